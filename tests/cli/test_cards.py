"""Looking up cards."""

import json

import pytest
from typer.testing import CliRunner

from baffe.cli.app import app
from baffe.games.tokyo.cards import CARDS


def test_json_lists_every_card_in_printed_order() -> None:
    done = CliRunner().invoke(app, ["cards", "tokyo", "--json"])
    cards = json.loads(done.stdout)
    assert [card["id"] for card in cards] == [card.id for card in CARDS]
    assert sum([card["copies"] for card in cards]) == 66
    keys = ["id", "name_en", "name_fr", "cost", "type", "copies", "effect_en", "effect_fr"]
    assert all([list(card) == keys for card in cards])
    jets = next(card for card in cards if card["id"] == "jets")
    assert (jets["name_en"], jets["name_fr"], jets["cost"], jets["type"]) == ("Jets", "Réacteurs", 5, "keep")
    assert next(card for card in cards if card["id"] == "heal")["type"] == "discard"


@pytest.mark.parametrize("name", ["jets", "Jets", "réacteurs", "REACTEURS", "reac"])
def test_a_card_is_found_by_name_in_any_language(name: str) -> None:
    done = CliRunner().invoke(app, ["cards", "tokyo", name, "--json"])
    assert [card["id"] for card in json.loads(done.stdout)] == ["jets"]


def test_people_read_names_and_effects_in_their_language() -> None:
    done = CliRunner().invoke(app, ["cards", "tokyo", "--lang", "fr"])
    assert "Réacteurs" in done.stdout and "POUVOIR" in done.stdout and "Jets" not in done.stdout
    done = CliRunner().invoke(app, ["cards", "tokyo", "jets", "--lang", "en"])
    assert "Jets  5⚡  keep" in done.stdout


def test_an_unknown_card_is_refused_with_a_guess() -> None:
    done = CliRunner().invoke(app, ["cards", "tokyo", "jetz", "--lang", "en"])
    assert done.exit_code == 1 and "Perhaps: Jets" in done.stderr and done.stdout == ""
