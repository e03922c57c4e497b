"""The timing chart keeps its promises: hooks are of three kinds, queries touch nothing, and a card is one place."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import baffe
from baffe.games.tokyo.card import ANSWERS, QUERIES, REACTIONS, Card, Held
from baffe.games.tokyo.cards import CARDS
from baffe.games.tokyo.damage import Damage
from baffe.games.tokyo.modules.halloween.costumes import COSTUMES
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.chance import seeded
from tests.generic.games import crowded, step

TOKYO: Final = Path(__file__).resolve().parents[3] / "src" / "baffe" / "games" / "tokyo"
HOOKS: Final = QUERIES + ANSWERS + REACTIONS
CITATION: Final = re.compile(r"\b[a-z]+/[A-Z]\d+\b")


def classes() -> dict[str, ast.ClassDef]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in TOKYO.rglob("*.py")]
    return {node.name: node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}


def is_card(name: str, known: dict[str, ast.ClassDef]) -> bool:
    """Whether that class inherits from Card."""
    bases = [base.id for base in known[name].bases if isinstance(base, ast.Name)] if name in known else []
    return any([base == "Card" or is_card(base, known) for base in bases])


def test_every_hook_is_a_query_an_answer_or_a_reaction() -> None:
    chart = methods(classes()["Card"])
    assert sorted([hook for hook in chart if hook != "__init__"]) == sorted(HOOKS)
    assert len(set(HOOKS)) == len(HOOKS)


def test_a_query_says_something_and_a_reaction_nothing() -> None:
    chart = methods(classes()["Card"])
    silent = [name for name in HOOKS if ast.unparse(chart[name].returns or ast.Constant(None)) == "None"]
    assert [name for name in QUERIES if name in silent] == []
    assert [name for name in REACTIONS if name not in silent] == []


@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_of_one_card_cites_the_rule_that_names_its_moment(hook: str) -> None:
    known = classes()
    overriding = [name for name in known if is_card(name, known) and hook in methods(known[name])]
    assert overriding, "no card uses it"
    told = ast.get_docstring(methods(known["Card"])[hook]) or ""
    assert told and (len(overriding) > 1 or CITATION.search(told)), f"only {overriding} use it, and no rule is cited"


def looks(table: TokyoTable, it: Held, query: str) -> Any:
    """What the card says now."""
    extra: dict[str, tuple[Any, ...]] = {
        "may_heal": ((0,) * table.seat_count(),),
        "bracing": (Damage(it.seat, 2, "tokyo/R33", by=table.active, smash=True),),
    }
    return getattr(it.power, query)(table, it, *extra.get(query, ()))


def busy_tables() -> Iterator[TokyoTable]:
    """In the middle of games in which everybody has cards."""
    chance = seeded(7)
    for n in range(40):
        table = baffe.scene("tokyo", crowded(chance, 2 + n % 5, modules=n % 2 == 1))
        assert isinstance(table, TokyoTable)
        for _ in range(n % 8):
            if table.decisions:
                step(table, chance, "busy")
        yield table


def test_queries_look_and_never_touch() -> None:
    said: set[str] = set()
    for table in busy_tables():
        before = table.save()
        for monster in table.monsters:
            for it in monster.powers:
                said |= {query for query in QUERIES if looks(table, it, query)}
        assert table.save() == before
    assert said == set(QUERIES), "some query never had anything to say"


def test_no_file_but_its_own_knows_a_card_by_its_name() -> None:
    ids = {card.id for card in (*CARDS, *COSTUMES)}
    for path in TOKYO.glob("*.py"):
        if path.name != "lesson.py":
            tree = ast.parse(path.read_text(encoding="utf-8"))
            words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
            assert not words & ids, path.name


def test_a_card_without_a_word_is_harmless() -> None:
    """What the chart says of itself: every default does nothing."""
    table = next(busy_tables())
    blank = Card()
    it = Held(0, table.active, blank, blank, 0, -1)
    before = table.save()
    for hook in QUERIES:
        assert not looks(table, it, hook)
    assert table.save() == before
