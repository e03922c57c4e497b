"""The timing chart keeps its promises: a query never touches, and a moment for one card only is one of the rules."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import baffe
from baffe.games.duel.board import BLANK
from baffe.games.duel.card import ANSWERS, PRINTED, QUERIES, REACTIONS, Card
from baffe.games.duel.cards import CARDS
from baffe.games.duel.table import DuelTable
from baffe.kernel.chance import seeded
from tests.generic.games import crowded_duel, wander

CHART = Path(__file__).resolve().parents[3] / "src" / "baffe" / "games" / "duel" / "card.py"
FURTHER: dict[str, tuple[Any, ...]] = {"makes_hit_of": ("heart", BLANK)}  # what a query is asked about


def hooks() -> dict[str, Any]:
    return {name: value for name, value in vars(Card).items() if callable(value) and not name.startswith("_")}


def told(hook: str) -> str:
    """What the timing chart says of a hook. Its source is read, because compiled classes keep no docstrings."""
    for node in ast.walk(ast.parse(CHART.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name == hook:
            return ast.get_docstring(node) or ""
    return ""


def test_every_hook_is_a_query_an_answer_or_a_reaction() -> None:
    """duel/D22, duel/D43"""
    kinds = [*QUERIES, *ANSWERS, *REACTIONS]
    assert sorted(kinds) == sorted(hooks())
    assert len(set(kinds)) == len(kinds)
    assert all([not callable(getattr(Card(), name)) for name in PRINTED])


@pytest.mark.parametrize("seed", range(12))
def test_a_query_looks_and_never_touches(seed: int) -> None:
    """duel/D22: every query of every card that is held, at every moment of some turns."""
    chance = seeded(seed)
    table = baffe.scene("duel", crowded_duel(chance))
    assert isinstance(table, DuelTable)
    for _ in range(12):
        before = table.save()
        for seat in table.seats():
            for card in table.cards_of(seat):
                for name in QUERIES:
                    for argument in FURTHER.get(name, (None,)):
                        getattr(card, name)(table, seat, *([] if argument is None else [argument]))
        assert table.save() == before
        wander(table, chance, 3)


@pytest.mark.parametrize("name", [*QUERIES, *ANSWERS, *REACTIONS])
def test_a_moment_for_one_card_only_is_one_of_the_rules(name: str) -> None:
    speakers = {type(card) for card in CARDS if getattr(type(card), name) is not getattr(Card, name)}
    assert speakers, "nobody speaks then"
    if len(speakers) == 1:
        assert re.search(r"duel/[DP]\d+", told(name)), f"{name} is for {speakers} alone, and no rule names it"
