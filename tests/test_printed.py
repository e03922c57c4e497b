"""What is printed on components is written once, in the rules: the page's files are made from it."""

import gzip
import importlib
import json
from typing import Any

import pytest

from baffe.games.duel.cards import CARDS as DUEL
from baffe.games.heavy_hitters.overlay import data_of
from baffe.games.tokyo.cards import CARDS as TOKYO

wire = importlib.import_module("tools.wire")


def page_of(game: str) -> dict[str, Any]:
    """What the page would be given now."""
    made: dict[str, Any] = json.loads(wire.printed()[wire.PAGES / game / "printed.json"])
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


def test_what_the_rules_say_of_heavy_hitters_is_on_the_page_and_stays_small() -> None:
    """The page loads it with the table: 8 kB packed at most."""
    page = page_of("heavy_hitters")
    data = data_of()
    assert page["numbers"]["deck_size"] == data.constants.deck_size == 25
    assert {id: (row["energy"], row["damage"]) for id, row in page["weapons"].items()} == {
        row.id: (row.energy, row.damage) for row in data.weapons
    }
    assert [[*place] for place in page["hexes"].values()] == [
        [*place] for place in zip(data.board.q, data.board.r, data.board.zones, strict=True)
    ]
    assert {*page["maps"]} == {row.id for row in data.scenarios} and {*page["decks"]} == {row.id for row in data.decks}
    assert "deck_size" in page["published"]["numbers"] and "tag_cost" not in page["published"]["numbers"]
    assert "weapons" not in page["published"]  # they are ours
    assert len(gzip.compress(json.dumps(page, separators=(",", ":")).encode())) < 8000
