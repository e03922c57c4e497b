"""Mistakes that other implementations of the game are known for, and points on which they leave the rulebook."""

from typing import Any

import pytest

from baffe.games.tokyo.attack import lose_hearts
from tests.support import asked, facts, kind, options, play, tokyo

NOTHING = "1 1 2 2 3 3"


def test_declining_a_probe_closes_nothing_for_others() -> None:
    """tokyo/B1: the second owner is still asked, and the roller still changes its dice."""
    mimic = {"id": "mimic", "copies": "psychic_probe", "of": 1}
    table = tokyo(
        {"place": "city", "cards": ["herd_culler"]}, {"cards": ["psychic_probe"]}, {"cards": [mimic]},
        dice="1 1 2 2 3 3", rolls_left=0,
    )  # fmt: skip
    kinds = []
    for word in ("no", "no", "herd_culler:3"):
        question = asked(table)
        assert question is not None
        kinds.append(question[:2])
        play(table, word)
    assert kinds == [(1, "probe"), (2, "probe"), (0, "change")]
    assert [e["stars"] for e in facts(table, "scored", 0)] == [1]


@pytest.mark.parametrize(
    ("place", "cards"), [("outside", ["acid_attack", "spiked_tail"]), ("city", ["burrowing", "urbavore"])]
)
def test_a_smash_added_by_a_card_lets_others_add_theirs(place: str, cards: list[str]) -> None:
    """tokyo/B2, tokyo/X9: no smash on the dice, two in the result."""
    rival = {"place": "city" if place == "outside" else "outside"}
    table = tokyo({"place": place, "cards": cards}, rival, {}, step="resolve", dice=NOTHING)
    assert table.monsters[1].hearts == 8


def test_friend_of_children_adds_nothing_to_nothing() -> None:
    """tokyo/B3: no energy die, and a healed monster that cannot pay."""
    none = tokyo({"place": "city", "cards": ["friend_of_children"]}, {}, {}, step="resolve", dice=NOTHING)
    assert none.monsters[0].energy == 0
    cards = ["friend_of_children", "healing_ray"]
    poor = tokyo({"place": "city", "cards": cards}, {"hearts": 5}, {}, step="resolve", dice="heart 1 1 2 2 3")
    play(poor, "heart@1")
    assert (poor.monsters[0].energy, poor.monsters[1].hearts) == (0, 6)


def test_a_fresh_copy_of_freeze_time_does_not_look_at_old_dice() -> None:
    """tokyo/B4: seat 0 throws three 1s; seat 1 then copies Freeze Time and throws none."""
    mimic = {"id": "mimic", "copies": "jets", "of": 2}
    table = tokyo(
        {"place": "city"}, {"energy": 1, "cards": [mimic]}, {"cards": ["jets", "freeze_time"]},
        step="resolve", dice=f"1 1 1 2 2 3 {NOTHING}",
    )  # fmt: skip
    play(table, "copy:freeze_time@2", "stop")
    question = asked(table)
    assert question is not None and question[:2] == (2, "roll")
    assert facts(table, "extra_turn") == []


def test_a_dead_monster_takes_no_extra_turn() -> None:
    """tokyo/B5: it bought Frenzy and fell to its poison."""
    table = tokyo({"energy": 7, "hearts": 1, "poison": 1}, {}, {}, step="buy", market=["frenzy"])
    play(table, "buy:frenzy")
    assert table.monsters[0].out
    question = asked(table)
    assert question is not None and question[:2] == (1, "roll")
    assert facts(table, "extra_turn") == []


def test_a_later_loss_leaves_the_mark_of_the_smashes() -> None:
    """tokyo/B7: a costume may still be stolen from a monster that lost hearts to something else afterwards."""
    table = tokyo({"energy": 9}, {"place": "city", "cards": ["ghost"]}, {}, options={"modules": ["halloween"]},
                  step="resolve", dice="smash smash smash 1 2 3")  # fmt: skip
    lose_hearts(table, 1, 1, 1, 2, False, "tokyo/R38")
    play(table, "stay")
    assert asked(table) == (0, "steal", ("steal:ghost@1", "done"))


@pytest.mark.parametrize("copied", ["smoke_cloud", "plot_twist", "battery_monster", "psychic_probe"])
def test_every_copy_that_discards_itself_discards_the_mimic(copied: str) -> None:
    """tokyo/B9: all four alike; the card that was copied stays."""
    mimic: dict[str, Any] = {"id": "mimic", "copies": copied, "of": 1}
    if copied == "smoke_cloud":
        mimic["tokens"] = 1
    if copied == "battery_monster":
        mimic["tokens"] = 2
    table = tokyo(
        {"place": "city", "cards": [mimic]}, {"cards": [copied]}, {"place": "outside"},
        step="start", turn=2 if copied == "psychic_probe" else 0, dice="1 1 2 2 3 3 heart", rolls_left=0,
    )  # fmt: skip
    words = {"smoke_cloud": "smoke_cloud", "plot_twist": "plot_twist:3>2", "psychic_probe": "probe:3"}
    if copied in words:
        play(table, words[copied])
    assert [it.card.id for it in table.monsters[0].cards] == []
    assert [it.card.id for it in table.monsters[1].cards] == [copied]
    assert table.view(None)["discard"] == ["mimic"]


def test_buying_mimic_keeps_the_window_of_opportunists() -> None:
    """tokyo/B10: the card that took Mimic's slot is offered after the copy was chosen."""
    table = tokyo(
        {"place": "city", "energy": 8, "cards": ["jets"]}, {"energy": 9, "cards": ["opportunist"]}, {},
        step="buy", market=["mimic", "skyscraper", "tank"], deck=["wings"],
    )  # fmt: skip
    play(table, "buy:mimic")
    assert kind(table) == "copy"
    play(table, "copy:jets@0")
    assert asked(table) == (1, "snatch", ("buy:wings", "no"))


# -- where the rulebook is followed and not the custom of others --


def test_freeze_time_may_be_declined() -> None:
    """tokyo/X7"""
    table = tokyo({"place": "city", "cards": ["freeze_time"]}, {}, {}, step="resolve", dice="1 1 1 2 2 3")
    assert asked(table) == (0, "again", ("again", "no"))


def test_burrowing_bites_only_whoever_takes_the_place() -> None:
    """tokyo/X8: both flee; the attacker takes the City, so the burrower that left the Bay bites nobody."""

    def attacked(city: list[str], bay: list[str]) -> int:
        table = tokyo(
            {}, {"place": "city", "cards": city}, {"place": "bay", "cards": bay}, {}, {},
            step="resolve", dice="smash 1 1 2 2 3",
        )  # fmt: skip
        table.play("flee", seat=1)
        table.play("flee", seat=2)
        return table.monsters[0].hearts

    assert attacked(["burrowing"], []) == 9
    assert attacked([], ["burrowing"]) == 10


def test_burrowing_in_the_bay_bites_nobody_who_takes_a_dead_monsters_city() -> None:
    """tokyo/X8: the City falls, the Bay flees, the attacker takes the City."""
    bay = {"place": "bay", "cards": ["burrowing"]}
    table = tokyo({}, {"place": "city", "hearts": 1}, bay, {}, {}, {}, step="resolve", dice="smash 1 1 2 2 3")
    play(table, "flee")
    assert [(e["seat"], e["place"]) for e in facts(table, "entered")] == [(0, "city")]
    assert table.monsters[0].hearts == 10


def test_an_opportunist_keeps_access_to_all_cards_revealed_this_turn() -> None:
    """tokyo/X10: a card declined at the first reveal may be bought at the second."""
    table = tokyo(
        {"place": "city", "energy": 9}, {"energy": 9, "cards": ["opportunist"]}, {},
        step="buy", market=["heal", "corner_store", "tank"], deck=["wings", "jets"],
    )  # fmt: skip
    play(table, "buy:heal")
    assert asked(table) == (1, "snatch", ("buy:wings", "no"))
    play(table, "no", "buy:corner_store")
    assert options(table) == ("buy:wings", "buy:jets", "no")
