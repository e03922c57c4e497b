"""Looking up cards."""

import json

import pytest
from typer.testing import CliRunner

from baffe.cli.app import app
from baffe.games.duel.cards import CARDS as DUEL_CARDS
from baffe.games.tokyo.cards import CARDS
from baffe.games.tokyo.modules.halloween.costumes import COSTUMES


def test_json_lists_every_card_in_printed_order() -> None:
    done = CliRunner().invoke(app, ["cards", "tokyo", "--json"])
    cards = json.loads(done.stdout)
    assert [card["id"] for card in cards] == [card.id for card in (*CARDS, *COSTUMES)]
    assert sum([card["copies"] for card in cards if card["type"] != "costume"]) == 66
    keys = ["id", "name_en", "name_fr", "cost", "type", "copies", "effect_en", "effect_fr"]
    assert all([list(card) == keys for card in cards])
    jets = next(card for card in cards if card["id"] == "jets")
    assert (jets["name_en"], jets["name_fr"], jets["cost"], jets["type"]) == ("Jets", "Réacteurs", 5, "keep")
    assert next(card for card in cards if card["id"] == "heal")["type"] == "discard"
    ghost = next(card for card in cards if card["id"] == "ghost")
    assert (ghost["name_fr"], ghost["cost"], ghost["type"], ghost["copies"]) == ("Fantôme", 4, "costume", 1)


def test_json_lists_the_cards_of_duel_with_their_tokens() -> None:
    done = CliRunner().invoke(app, ["cards", "duel", "--json"])
    cards = json.loads(done.stdout)
    assert [card["id"] for card in cards] == [card.id for card in DUEL_CARDS]
    keys = ["id", "name_en", "name_fr", "cost", "type", "copies", "buzz", "effect_en", "effect_fr"]
    assert all([list(card) == keys and card["copies"] == 1 for card in cards])
    acid, frenzy = [next(card for card in cards if card["id"] == id) for id in ("acid_attack", "frenzy")]
    assert (acid["name_fr"], acid["cost"], acid["type"], acid["buzz"]) == ("Attaque acide", 6, "keep", "tiger")
    assert (frenzy["name_fr"], frenzy["type"], frenzy["buzz"]) == ("Rage", "discard", None)


@pytest.mark.parametrize("name", ["frenzy", "rage", "RAGE"])
def test_a_card_of_duel_is_found_by_name_and_never_in_the_other_game(name: str) -> None:
    done = CliRunner().invoke(app, ["cards", "duel", name, "--json"])
    assert [card["id"] for card in json.loads(done.stdout)] == ["frenzy"]
    others = json.loads(CliRunner().invoke(app, ["cards", "duel", "jets", "--json"]).stdout)
    assert [card["id"] for card in others] == ["jets_scrambled"]


def test_people_read_the_token_beside_a_card_of_duel() -> None:
    done = CliRunner().invoke(app, ["cards", "duel", "acid", "--lang", "en"])
    assert "Acid Attack  6⚡  KEEP  Buzz: Tiger" in done.stdout
    done = CliRunner().invoke(app, ["cards", "duel", "--lang", "fr"])
    assert "Attaque acide" in done.stdout and "POUVOIR" in done.stdout


@pytest.mark.parametrize("name", ["jets", "Jets", "réacteurs", "REACTEURS", "reac"])
def test_a_card_is_found_by_name_in_any_language(name: str) -> None:
    done = CliRunner().invoke(app, ["cards", "tokyo", name, "--json"])
    assert [card["id"] for card in json.loads(done.stdout)] == ["jets"]


def test_people_read_names_and_effects_in_their_language() -> None:
    done = CliRunner().invoke(app, ["cards", "tokyo", "--lang", "fr"])
    assert "Réacteurs" in done.stdout and "POUVOIR" in done.stdout and "Jets" not in done.stdout
    done = CliRunner().invoke(app, ["cards", "tokyo", "jets", "--lang", "en"])
    assert "Jets  5⚡  KEEP" in done.stdout


def test_an_unknown_card_is_refused_with_a_guess() -> None:
    done = CliRunner().invoke(app, ["cards", "tokyo", "jetz", "--lang", "en"])
    assert done.exit_code == 1 and "Perhaps: Jets" in done.stderr and done.stdout == ""
