"""Mimic: what it may copy, when its token moves, when a copy is lost, and when it stays."""

from typing import Any

import pytest

from tests.scenes.tokyo.support import (
    COPYABLE,
    IN_CITY,
    KEEPER,
    NOTHING,
    ONE_SMASH,
    OWNER,
    RIVAL,
    asked,
    cards_of,
    cards_shown,
    copied,
    copy_of,
    eliminated,
    energy,
    facts,
    hearts,
    in_city,
    is_idle,
    kind,
    most_hearts,
    now,
    options,
    pile,
    play,
    result,
    rolled,
    rolls_left,
    shop,
    stars,
    tokens_of,
    tokyo,
    whose_turn,
)

TOKENS = {"battery_monster": 6, "smoke_cloud": 3}


# -- which cards, and how a copy begins --


@pytest.mark.parametrize("card", COPYABLE)
def test_every_keep_card_may_be_copied_as_if_newly_played(card: str) -> None:
    """tokyo/R110 tokyo/R111 tokyo/card/mimic tokyo/card/mimic#2"""
    theirs: Any = {"id": card, "tokens": 1} if card in TOKENS else card
    other = "wings" if card != "wings" else "jets"
    table = shop(["mimic"], {"cards": [other]}, {"energy": 10}, {"cards": [theirs]}, turn=OWNER, deck=["energize"])
    play(table, "buy:mimic")
    assert asked(table) == (OWNER, "copy", (f"copy:{other}@{RIVAL}", f"copy:{card}@{KEEPER}"))
    play(table, f"copy:{card}@{KEEPER}")
    assert (copied(table, OWNER), tokens_of(table, OWNER, "mimic")) == (card, TOKENS.get(card, 0))
    assert tokens_of(table, KEEPER, card) == (1 if card in TOKENS else 0)


@pytest.mark.parametrize("card", COPYABLE)
def test_every_copy_is_lost_when_its_card_is_discarded(card: str) -> None:
    """tokyo/R112 tokyo/card/mimic#3"""
    theirs = [card] if card == "metamorph" else [card, "metamorph"]
    table = tokyo(
        {}, {"cards": [copy_of(card, KEEPER)]}, {"cards": theirs}, turn=KEEPER, step="end", market=["energize"]
    )
    assert copied(table, OWNER) == card
    play(table, f"sell:{card}")
    assert is_idle(table, OWNER)
    assert cards_shown(table, OWNER) == ["mimic"]
    assert [(event["seat"], event["card"]) for event in facts(table, "copy_lost")] == [(OWNER, card)]


@pytest.mark.parametrize("card", COPYABLE)
def test_every_copy_stays_when_its_card_changes_hands(card: str) -> None:
    """tokyo/R114 tokyo/card/mimic#4"""
    copy = copy_of(card, KEEPER, **({"tokens": 1} if card in TOKENS else {}))
    buyer = OWNER if card == "parasitic_tentacles" else RIVAL
    rival = {"cards": [] if buyer == OWNER else ["parasitic_tentacles"], "energy": 9}
    table = shop(["energize"], rival, {"cards": [copy], "energy": 4}, {"cards": [card]}, turn=buyer, deck=["tank"])
    play(table, f"buy:{card}@{KEEPER}")
    assert cards_of(table, KEEPER) == []
    assert (copied(table, OWNER), tokens_of(table, OWNER, "mimic")) == (card, 1 if card in TOKENS else 0)
    assert cards_shown(table, OWNER)[0]["of"] == buyer


def test_a_mimic_is_not_copied_and_an_action_cannot_be() -> None:
    """tokyo/R111 tokyo/card/mimic#1: own cards may, Mimic itself may not."""
    table = shop(
        ["mimic", "tank"], {"energy": 9, "cards": ["jets", "wings"]}, {"cards": ["spiked_tail"]}, {}, deck=["energize"]
    )
    play(table, "buy:mimic")
    assert asked(table) == (0, "copy", ("copy:jets@0", "copy:wings@0", "copy:spiked_tail@1"))
    play(table, "copy:jets@0")
    assert copied(table, 0) == "jets"


def test_cards_of_eliminated_monsters_are_not_there_to_be_copied() -> None:
    """tokyo/R111 tokyo/R97: they were discarded with their owner, and so are the copies' effects."""
    table = shop(
        ["flame_thrower"], {"energy": 3, "cards": [copy_of("jets", 1)]}, {"hearts": 2, "cards": ["jets"]},
        {"cards": ["wings"]}, deck=["energize"],
    )  # fmt: skip
    play(table, "buy:flame_thrower")
    assert eliminated(table)[1]
    assert is_idle(table, 0)


def test_mimic_without_any_card_to_copy_waits_without_effect() -> None:
    """tokyo/card/mimic#6"""
    table = shop(["mimic"], {"energy": 10}, {}, {}, deck=["energize"])
    play(table, "buy:mimic")
    assert kind(table) == "buy"
    assert is_idle(table, 0)


def test_a_waiting_mimic_may_be_placed_for_one_energy_as_a_turn_begins() -> None:
    """tokyo/card/mimic#6 tokyo/R112"""
    table = tokyo({"energy": 1, "cards": ["mimic"]}, {"cards": ["jets"]}, {}, step="start")
    assert asked(table) == (0, "copy", ("copy:jets@1", "no"))
    play(table, "copy:jets@1")
    assert energy(table)[0] == 0
    assert copied(table, 0) == "jets"


def test_arrival_effects_happen_for_the_copy() -> None:
    """tokyo/R110 tokyo/card/mimic#2 tokyo/card/even_bigger#3"""
    table = shop(["mimic"], {"energy": 8, "hearts": 9}, {"cards": ["even_bigger"]}, {}, deck=["energize"])
    play(table, "buy:mimic")
    assert hearts(table)[0] == 11
    assert most_hearts(table, 0) == 12


def test_tokens_of_a_copy_lie_on_mimic_itself() -> None:
    """tokyo/R110 tokyo/card/mimic#2: spending them leaves the original's alone."""
    table = rolled(NOTHING, {"cards": [copy_of("smoke_cloud", 1)]}, in_city({"id": "smoke_cloud", "tokens": 2}), {})
    play(table, "smoke_cloud")
    assert tokens_of(table, 0, "mimic") == 2
    assert tokens_of(table, 1, "smoke_cloud") == 2


# -- losing and placing the token --


def test_losing_a_copied_even_bigger_brings_the_maximum_back() -> None:
    """tokyo/R112 tokyo/card/even_bigger#1"""
    table = tokyo(
        {"hearts": 12, "cards": [copy_of("even_bigger", 1)]}, {"cards": ["even_bigger", "metamorph"]}, {},
        turn=1, step="end", market=["energize"],
    )  # fmt: skip
    play(table, "sell:even_bigger")
    assert hearts(table)[0] == 10


def test_a_used_up_original_takes_the_copy_along() -> None:
    """tokyo/R112: Plot Twist is discarded by use."""
    table = rolled(
        NOTHING, {"cards": ["plot_twist"]}, {"cards": [copy_of("plot_twist", 0)]}, IN_CITY, market=["energize"]
    )
    play(table, "plot_twist:2>1")
    assert is_idle(table, 1)


def test_the_returned_token_is_placed_again_at_the_owners_next_turn_before_the_first_roll() -> None:
    """tokyo/R112 tokyo/card/mimic#3"""
    table = tokyo(
        {"cards": ["jets", "metamorph", "wings"]}, {"energy": 1, "cards": [copy_of("jets", 0)]}, {},
        step="end", market=["energize"],
    )  # fmt: skip
    play(table, "sell:jets", "done")
    assert asked(table) == (1, "copy", ("copy:metamorph@0", "copy:wings@0", "no"))
    assert facts(table, "rolled", 1) == []
    play(table, "copy:wings@0")
    assert (energy(table)[1], kind(table)) == (0, "roll")


def test_moving_the_token_costs_one_energy_and_may_be_declined() -> None:
    """tokyo/R113 tokyo/card/mimic"""
    table = tokyo({"energy": 3, "cards": [copy_of("jets", 1)]}, {"cards": ["jets", "wings"]}, {}, step="start")
    play(table, "no")
    assert (energy(table)[0], copied(table, 0)) == (3, "jets")
    table = tokyo({"energy": 3, "cards": [copy_of("jets", 1)]}, {"cards": ["jets", "wings"]}, {}, step="start")
    play(table, "copy:wings@1")
    assert (energy(table)[0], copied(table, 0)) == (2, "wings")


def test_the_token_moves_once_a_turn() -> None:
    """tokyo/R113"""
    table = tokyo({"energy": 9, "cards": [copy_of("jets", 1)]}, {"cards": ["jets", "wings"]}, {}, step="start")
    play(table, "copy:wings@1")
    assert kind(table) == "roll"


def test_the_token_does_not_move_without_energy() -> None:
    """tokyo/R113"""
    table = tokyo({"cards": [copy_of("jets", 1)]}, {"cards": ["jets", "wings"]}, {}, step="start")
    assert kind(table) == "roll"


def test_the_token_moves_only_as_its_owners_turn_begins() -> None:
    """tokyo/R113: not in the turns of others, not later in the own one."""
    table = tokyo(
        in_city(copy_of("jets", 1), energy=9), {"cards": ["jets", "wings"]}, {},
        turn=2, step="start", market=["skyscraper"], dice="1 1 2 2 3 3 1 1 2 2 3 3",
    )  # fmt: skip
    assert now(table) == (2, "roll")
    play(table, "stop")
    assert asked(table) == (0, "copy", ("copy:wings@1", "no"))
    play(table, "no", "stop")
    assert options(table) == ("buy:skyscraper", "sweep", "done")


def test_the_token_moves_to_a_different_card_only() -> None:
    """tokyo/R113 tokyo/card/mimic#5"""
    table = tokyo({"energy": 9, "cards": [copy_of("jets", 1)]}, {"cards": ["jets"]}, {}, step="start")
    assert kind(table) == "roll"


def test_a_moved_token_brings_arrival_effects_and_fresh_counters() -> None:
    """tokyo/R113"""
    mine = [copy_of("smoke_cloud", 1, tokens=1)]
    theirs = ["smoke_cloud", {"id": "battery_monster", "tokens": 2}, "even_bigger"]
    table = tokyo({"energy": 9, "cards": mine}, {"cards": theirs}, {}, step="start")
    play(table, "copy:battery_monster@1")
    assert tokens_of(table, 0, "mimic") == 6
    table = tokyo({"energy": 9, "hearts": 7, "cards": mine}, {"cards": theirs}, {}, step="start")
    play(table, "copy:even_bigger@1")
    assert (tokens_of(table, 0, "mimic"), hearts(table)[0]) == (0, 9)


def test_moving_the_token_off_even_bigger_loses_the_hearts_above_ten() -> None:
    """tokyo/R113 tokyo/card/even_bigger#1"""
    table = tokyo(
        {"energy": 1, "hearts": 12, "cards": [copy_of("even_bigger", 1)]}, {"cards": ["even_bigger", "jets"]}, {},
        step="start",
    )  # fmt: skip
    play(table, "copy:jets@1")
    assert hearts(table)[0] == 10


def test_the_move_comes_after_the_start_of_turn_effects() -> None:
    """tokyo/R13 tokyo/card/mimic#5: what is copied now brings no start-of-turn benefit this turn."""
    table = tokyo(in_city("battery_monster", copy_of("jets", 1)), {"cards": ["jets", "urbavore"]}, {}, step="start")
    assert (stars(table)[0], energy(table)[0]) == (2, 2)
    play(table, "copy:urbavore@1")
    assert (stars(table)[0], energy(table)[0], kind(table)) == (2, 1, "roll")
    table = tokyo(
        {"energy": 1, "cards": [copy_of("jets", 1)]}, {"cards": ["jets", "battery_monster"]}, {}, step="start"
    )
    play(table, "copy:battery_monster@1")
    assert (energy(table)[0], tokens_of(table, 0, "mimic")) == (0, 6)


def test_a_snatched_mimic_is_placed_by_the_opportunist() -> None:
    """tokyo/card/mimic tokyo/R78"""
    table = shop(
        ["corner_store"], {"energy": 3, "cards": ["jets"]}, {"energy": 8, "cards": ["opportunist"]}, {},
        deck=["mimic", "energize"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:mimic")
    assert asked(table) == (1, "copy", ("copy:jets@0", "copy:opportunist@1"))


# -- copies that discard themselves --


def test_a_used_copy_of_plot_twist_discards_mimic() -> None:
    """tokyo/R116 tokyo/card/mimic#7 tokyo/card/plot_twist#1"""
    table = rolled(
        NOTHING, {"cards": [copy_of("plot_twist", 1)]}, {"cards": ["plot_twist"]}, IN_CITY, market=["energize"]
    )
    play(table, "plot_twist:2>1")
    assert pile(table) == ["mimic"]
    assert cards_of(table, 1) == ["plot_twist"]


def test_an_emptied_copy_of_battery_monster_discards_mimic() -> None:
    """tokyo/R116 tokyo/card/mimic#7"""
    table = tokyo(
        {"cards": [copy_of("battery_monster", 1, tokens=2)]}, {"cards": ["battery_monster"]}, {},
        step="start", market=["energize"],
    )  # fmt: skip
    assert energy(table)[0] == 2
    assert pile(table) == ["mimic"]
    assert tokens_of(table, 1, "battery_monster") == 6


def test_a_copy_of_psychic_probe_that_rolls_a_heart_discards_mimic() -> None:
    """tokyo/R116 tokyo/card/mimic#7 tokyo/card/psychic_probe#3"""
    table = rolled(
        "1 1 2 2 3 3 heart", in_city("psychic_probe"), {"cards": [copy_of("psychic_probe", 0)]}, {},
        turn=2, market=["energize"],
    )  # fmt: skip
    play(table, "no")
    assert asked(table) == (1, "probe", ("probe:1", "probe:2", "probe:3", "no"))
    play(table, "probe:1")
    assert pile(table) == ["mimic"]
    assert cards_of(table, 0) == ["psychic_probe"]


def test_an_emptied_copy_of_smoke_cloud_discards_mimic() -> None:
    """tokyo/R116 tokyo/card/mimic#7"""
    table = rolled(
        NOTHING, {"cards": [copy_of("smoke_cloud", 1, tokens=1)]}, in_city("smoke_cloud"), {}, market=["energize"]
    )
    play(table, "smoke_cloud")
    assert pile(table) == ["mimic"]
    assert tokens_of(table, 1, "smoke_cloud") == 3
    assert rolls_left(table) == 1


def test_a_copied_child_discards_mimic_with_the_rest() -> None:
    """tokyo/card/it_has_a_child#5"""
    table = result(
        ONE_SMASH, {}, in_city(copy_of("it_has_a_child", 2), "jets", hearts=1), {"cards": ["it_has_a_child"]},
        turn=0, market=["energize"],
    )  # fmt: skip
    play(table, "stay")
    assert (hearts(table)[1], cards_of(table, 1)) == (10, [])
    assert pile(table) == ["mimic", "jets"]


# -- limits for each turn --


def test_a_card_and_its_copy_are_each_used_once_a_turn() -> None:
    """tokyo/R115 tokyo/card/herd_culler#1"""
    table = rolled(NOTHING, {"cards": ["herd_culler", copy_of("herd_culler", 0)]}, IN_CITY, {}, market=["energize"])
    play(table, "herd_culler:2", "herd_culler:3")
    assert stars(table)[0] == 2
    assert whose_turn(table) == 1


def test_a_card_and_its_copy_roll_once_each_against_a_hit() -> None:
    """tokyo/R115 tokyo/card/camouflage#2"""
    table = result("smash smash smash 1 1 2 heart 1 1 heart 1", {}, in_city("camouflage", copy_of("camouflage", 1)), {})
    play(table, "camouflage")
    assert asked(table) == (1, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert kind(table) == "flee"
    assert hearts(table)[1] == 9


def test_psychic_probe_and_its_copy_are_one_probe() -> None:
    """tokyo/R115 tokyo/card/psychic_probe#2"""
    table = rolled("1 1 2 2 3 3 2", {}, in_city("psychic_probe", copy_of("psychic_probe", 1)), {}, market=["energize"])
    assert kind(table) == "probe"
    play(table, "probe:1")
    assert now(table) == (1, "roll")
