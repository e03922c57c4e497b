"""What is told of numbers that change beside the dice: every fact is folded, or changes nothing that all can see."""

from typing import Any

import pytest

from baffe.games.tokyo.facts import FACTS
from tests.generic.folding import check_folds
from tests.generic.games import MOODS
from tests.houses import folds_tokyo
from tests.scenes.tokyo.support import attack, copy_of, facts, hearts, in_city, play, result, shop, tokyo


def test_every_fact_is_folded_or_changes_no_public_number() -> None:
    assert {*folds_tokyo.FOLDS, *folds_tokyo.IDLE} == {fact.name for fact in FACTS}
    assert not folds_tokyo.IDLE & set(folds_tokyo.FOLDS)


LARGE: dict[str, list[dict[str, Any]]] = {
    "sold": [{"hearts": 12, "cards": ["even_bigger", "metamorph"]}, {}, {}],
    "bought": [{"energy": 9, "cards": ["parasitic_tentacles"]}, {"hearts": 12, "cards": ["even_bigger"]}, {}],
    "copied": [{"hearts": 12, "energy": 1, "cards": [copy_of("even_bigger", 1)]}, {"cards": ["even_bigger"]}, {}],
}


@pytest.mark.parametrize(
    ("way", "word", "loser"), [("sold", "sell:even_bigger", 0), ("bought", "buy:even_bigger@1", 1)]
)
def test_hearts_above_the_maximum_are_told_as_lost(way: str, word: str, loser: int) -> None:
    """tokyo/card/even_bigger#1: after the card itself has gone."""
    table = tokyo(*LARGE[way], step="buy", market=[])
    play(table, word)
    (lost,) = facts(table, "trimmed")
    assert (lost["seat"], lost["hearts"], hearts(table)[loser]) == (loser, 2, 10)
    assert lost["n"] > facts(table, "discarded" if way == "sold" else "bought")[0]["n"]


@pytest.mark.parametrize("way", LARGE)
@pytest.mark.parametrize("mood", MOODS)
def test_whoever_loses_hearts_above_the_maximum_is_followed(way: str, mood: str) -> None:
    for seed in range(4):
        check_folds(tokyo(*LARGE[way], step="start" if way == "copied" else "buy", seed=seed), seed, mood, 40)


@pytest.mark.parametrize(
    ("cards", "smashes", "thrown", "words", "stopped"),
    [
        (["armor_plating"], 1, "", [], 1),
        (["wings"], 3, "", ["wings"], 3),
        (["camouflage"], 3, "heart heart heart", ["camouflage"], 3),
        (["camouflage", "armor_plating"], 3, "heart heart smash", ["camouflage"], 3),
    ],
)
def test_unhurt_says_how_many_hearts_were_at_stake(
    cards: list[str], smashes: int, thrown: str, words: list[str], stopped: int
) -> None:
    """tokyo/R51: whether armour, wings or dice have stopped them."""
    table = attack({"energy": 2, "cards": cards}, smashes, *thrown.split())
    play(table, *words)
    assert [fact["hearts"] for fact in facts(table, "unhurt", 1)] == [stopped]
    assert hearts(table)[1] == 10


def test_tokens_on_cards_are_counted_when_they_come_and_go() -> None:
    """tokyo/R109, tokyo/R110: also on a copy."""
    table = shop(["smoke_cloud"], {"energy": 12, "cards": ["metamorph"]}, in_city("mimic"), {}, deck=["heal"])
    play(table, "buy:smoke_cloud")
    assert [(fact["seat"], fact["card"], fact["tokens"]) for fact in facts(table, "card_tokens")] == [
        (0, "smoke_cloud", 3)
    ]
    table = tokyo({"cards": ["smoke_cloud"]}, {"energy": 1, "cards": ["mimic"]}, {}, turn=1, step="start")
    play(table, "copy:smoke_cloud@0", "smoke_cloud")
    counted = [(fact["seat"], fact["card"], fact["tokens"]) for fact in facts(table, "card_tokens")]
    assert counted == [(1, "mimic", 3), (1, "mimic", 2)]


def test_a_purchase_says_where_the_card_came_from() -> None:
    """tokyo/R70, tokyo/R77"""
    me = {"energy": 30, "cards": ["made_in_a_lab", "parasitic_tentacles"]}
    table = shop(["heal"], me, {"cards": ["jets"]}, {}, deck=["skyscraper", "tank"])
    play(table, "buy:top", "buy:jets@1", "buy:heal")
    bought = [(fact["card"], fact["out_of"], fact["from"]) for fact in facts(table, "bought")]
    assert bought == [("skyscraper", "deck", None), ("jets", "monster", 1), ("heal", "market", None)]


def test_an_action_lies_on_the_discard_pile_after_the_market_was_refilled() -> None:
    """tokyo/R72, tokyo/R74: it is not among the cards that become the new deck."""
    table = shop(["heal"], {"energy": 3}, {}, {}, deck=[], deck_exact=True, discard=["tank"])
    play(table, "buy:heal")
    told = [event["type"] for event in table.events(None)]
    assert told.index("reshuffled") < told.index("used_up")
    assert table.view(None)["discard"] == ["heal"]


def test_a_lost_copy_of_a_card_with_tokens_is_followed() -> None:
    """tokyo/R112"""
    for seed in range(6):
        seats: list[dict[str, Any]] = [
            {"cards": ["smoke_cloud", "battery_monster"]},
            {"energy": 5, "cards": ["mimic"]},
            {},
        ]
        check_folds(tokyo(*seats, step="start", turn=1, seed=seed), seed, MOODS[seed % 5], 60)
    check_folds(result("1 1 2 2 3 3", {"cards": ["battery_monster"]}, {}), 1, "busy", 60)
