"""What is printed on components is written once, in the rules: the page's files are made from it."""

import importlib
import json

import pytest

from baffe.games.duel.cards import CARDS as DUEL
from baffe.games.tokyo.cards import CARDS as TOKYO

wire = importlib.import_module("tools.wire")


def page_of(game: str) -> dict[str, dict[str, int]]:
    """What the page would be given now."""
    made: dict[str, dict[str, int]] = json.loads(wire.printed()[wire.PAGES / game / "printed.json"])
    return made


def test_the_page_has_what_the_rules_print() -> None:
    for path, text in wire.printed().items():
        assert path.read_text("utf-8") == text, "run: make wire"


@pytest.mark.parametrize(("game", "cards"), [("tokyo", TOKYO), ("duel", DUEL)])
def test_a_price_changed_in_the_rules_alone_is_the_price_on_the_page(
    game: str, cards: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    card = next(card for card in cards if card.id == "acid_attack")  # type: ignore[attr-defined]
    assert page_of(game)["keep"]["acid_attack"] == card.cost  # type: ignore[attr-defined]
    monkeypatch.setattr(card, "cost", 11)
    assert page_of(game)["keep"]["acid_attack"] == 11
