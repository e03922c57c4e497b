"""Rolling: how many dice and Rolls, which dice, and who else touches them."""

from typing import Any

import pytest

from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    asked,
    cards_of,
    copy_of,
    dice,
    energy,
    facts,
    in_city,
    kind,
    now,
    options,
    play,
    result,
    rolled,
    rolls_left,
    scored,
    shrink,
    tokyo,
)


def test_there_are_three_rolls_and_the_first_throws_all_dice() -> None:
    """tokyo/R14, tokyo/S3, tokyo/S4"""
    table = tokyo(IN_CITY, {}, {}, dice="1 1 2 2 3 3 " * 3)
    play(table, "keep:none", "keep:none")
    throws = facts(table, "rolled", 0)
    assert [len(throw["dice"]) for throw in throws] == [6, 6, 6]
    assert [throw["rolls_left"] for throw in throws] == [2, 1, 0]
    assert now(table) == (1, "roll")


@pytest.mark.parametrize("rolls", [1, 2])
def test_one_may_stop_after_any_roll(rolls: int) -> None:
    """tokyo/R14, tokyo/S4"""
    table = tokyo(IN_CITY, {}, {}, dice="1 1 2 2 3 3 " * 3)
    play(table, *["keep:none"] * (rolls - 1), "stop")
    assert len(facts(table, "rolled", 0)) == rolls
    assert [e["dice"] for e in facts(table, "stopped")] == [["1", "1", "2", "2", "3", "3"]]


def test_chosen_dice_are_kept_and_the_others_rolled_again() -> None:
    """tokyo/R15"""
    table = tokyo({}, {}, {}, dice="1 2 heart heart energy smash" + " 3 3 3 3")
    play(table, "keep:heart,heart")
    assert dice(table) == ["3", "3", "3", "3", "heart", "heart"]


def test_dice_set_aside_may_be_taken_back() -> None:
    """tokyo/R15: what was kept before the second Roll is rolled again in the third."""
    table = tokyo(IN_CITY, {}, {}, dice="3 3 1 heart energy smash" + " 2 2 2 1" + " smash smash smash")
    play(table, "keep:3,3", "keep:2,2,2")
    assert [e["dice"] for e in facts(table, "rolled", 0)][-1] == ["smash"] * 3
    assert scored(table, 0) == [2]


def test_every_choice_of_dice_is_offered_once() -> None:
    """tokyo/R15, tokyo/R16: 3 × 2 × 4 parts of the hand; keeping all of it is called stop."""
    table = tokyo({}, {}, {}, dice="1 1 2 smash smash smash")
    words = options(table)
    assert len(words) == len(set(words)) == 3 * 2 * 4
    assert words[0] == "stop"
    assert "keep:none" in words and "keep:1,2,smash,smash" in words


def test_a_reroll_needs_at_least_one_die() -> None:
    """tokyo/R16: all Rolls may be skipped, but none is made with no die."""
    table = tokyo({}, {}, {}, dice=NOTHING)
    assert "keep:1,1,2,2,3,3" not in options(table)
    assert "stop" in options(table)


@pytest.mark.parametrize(
    ("owned", "count"),
    [
        ({}, 6),
        ({"cards": ["extra_head"]}, 7),
        ({"cards": ["extra_head", "extra_head"]}, 8),
        ({"shrink": 2}, 4),
        ({"shrink": 2, "cards": ["extra_head"]}, 5),
        ({"shrink": 6}, 0),
        ({"shrink": 9}, 0),
    ],
)
def test_heads_add_dice_and_shrink_tokens_take_them(owned: dict[str, Any], count: int) -> None:
    """tokyo/R17: never below none."""
    table = tokyo(owned, {}, {}, step="start")
    assert len(facts(table, "rolled", 0)[0]["dice"]) == count


def test_a_monster_without_dice_is_not_asked_and_still_takes_tokyo() -> None:
    """tokyo/R17, tokyo/R63"""
    table = tokyo({"shrink": 6}, {}, {}, step="start")
    assert [(e["seat"], e["place"]) for e in facts(table, "entered")] == [(0, "city")]
    assert now(table) == (1, "roll")


def test_freeze_time_takes_a_die_from_the_extra_turn() -> None:
    """tokyo/R17"""
    table = result("1 1 1 2 2 3", in_city("freeze_time"), {}, {})
    play(table, "again")
    assert len(dice(table)) == 5


def test_the_number_of_dice_is_fixed_when_rolling_begins() -> None:
    """tokyo/R17: a Shrink token removed by a heart die brings no die back in the same turn."""
    table = rolled("heart 1 1 2 2", {"shrink": 1, "energy": 5}, IN_CITY, {})
    play(table, "heart:shrink")
    assert kind(table) == "buy" and shrink(table)[0] == 0
    assert len(dice(table)) == 5


@pytest.mark.parametrize(("cards", "rolls"), [([], 3), (["giant_brain"], 4)])
def test_giant_brain_adds_a_roll(cards: list[str], rolls: int) -> None:
    """tokyo/R18"""
    table = tokyo(in_city(*cards), {}, {}, dice="1 1 2 2 3 3 " * 4)
    play(table, *["keep:none"] * (rolls - 1))
    assert now(table)[0] == 1
    assert len(facts(table, "rolled", 0)) == rolls


@pytest.mark.parametrize(("card", "cost"), [("energy_drink", 1), ("smoke_cloud", 0)])
def test_energy_drink_and_smoke_add_a_roll_on_the_spot(card: str, cost: int) -> None:
    """tokyo/R18, tokyo/S4: even after the last one."""
    table = rolled("1 1 2 2 3 3 " * 2, in_city(card, energy=1), {}, {})
    assert asked(table) == (0, "roll", ("stop", card))
    play(table, card)
    assert rolls_left(table) == 1
    play(table, "keep:none")
    assert len(facts(table, "rolled", 0)) == 2
    assert energy(table)[0] == 1 - cost


def test_background_dweller_rolls_threes_again_without_a_roll() -> None:
    """tokyo/R19"""
    table = tokyo({"cards": ["background_dweller"]}, {}, {}, dice="1 1 2 2 3 3" + " smash")
    play(table, "background_dweller")
    assert dice(table) == ["1", "1", "2", "2", "3", "smash"]
    assert rolls_left(table) == 2


def test_background_dweller_still_works_after_the_last_roll() -> None:
    """tokyo/R19: as often as there is a 3, until the owner stops."""
    table = rolled("1 1 2 2 3 3" + " 3 energy heart", {"cards": ["background_dweller"]}, {}, {})
    for _ in range(3):
        assert asked(table) == (0, "roll", ("stop", "background_dweller"))
        play(table, "background_dweller")
    assert energy(table)[0] == 1


def test_background_dweller_is_gone_once_its_owner_has_stopped() -> None:
    """tokyo/R19: the 3 that is left counts."""
    table = tokyo(in_city("background_dweller", "herd_culler"), {}, {}, dice=NOTHING)
    play(table, "stop")
    assert kind(table) == "change" and "background_dweller" not in options(table)


def test_opponents_reroll_after_the_roller_has_ended() -> None:
    """tokyo/R20, tokyo/S5: whatever Rolls were left, the roller rolls no more."""
    table = tokyo(IN_CITY, {"cards": ["psychic_probe"]}, {}, dice="1 1 1 2 2 2" + " smash")
    assert kind(table) == "roll"
    play(table, "stop")
    assert asked(table) == (1, "probe", ("probe:1", "probe:2", "no"))
    play(table, "probe:1")
    assert scored(table, 0) == [2]
    assert now(table) == (1, "roll")


def test_every_owner_of_a_probe_acts_once_in_turn_order() -> None:
    """tokyo/R20, tokyo/S5: from the roller's left; here seat 2 owns the Probe and seat 0 copies it."""
    mimic = copy_of("psychic_probe", 2)
    table = tokyo({"cards": [mimic]}, IN_CITY, {"cards": ["psychic_probe"]}, turn=1, dice="1 1 2 2 3 3" + " 1 1")
    play(table, "stop")
    order = []
    while kind(table) == "probe":
        order.append(now(table)[0])
        play(table, "probe:3")
    assert order == [2, 0]
    assert len(facts(table, "die_rerolled")) == 2


def test_an_owner_of_a_probe_and_its_copy_acts_once() -> None:
    """tokyo/R20, tokyo/S5: whether it rolls or declines."""
    cards = ["psychic_probe", {"id": "mimic", "copies": "psychic_probe"}]
    for word in ("probe:3", "no"):
        table = rolled("1 1 2 2 3 3" + " smash", IN_CITY, {"cards": cards}, {})
        assert kind(table) == "probe"
        play(table, word)
        assert now(table) == (1, "roll")


def test_the_roller_may_reroll_a_three_that_an_opponent_threw() -> None:
    """tokyo/R20, tokyo/S6: Background Dweller answers the 3 of the Probe, and only that."""
    table = rolled("1 1 1 2 2 energy" + " 3 2", in_city("background_dweller"), {"cards": ["psychic_probe"]}, {})
    play(table, "probe:energy")
    assert asked(table) == (0, "change", ("done", "background_dweller"))
    play(table, "background_dweller")
    assert scored(table, 0) == [1, 2]


def test_changed_dice_cannot_be_answered_by_a_probe() -> None:
    """tokyo/R21, tokyo/S6: the Probe spoke before; what the roller sets then stands."""
    table = rolled(NOTHING, in_city("herd_culler"), {"cards": ["psychic_probe"]}, {})
    assert kind(table) == "probe"
    play(table, "no")
    assert kind(table) == "change"
    play(table, "herd_culler:3")
    assert scored(table, 0) == [1]
    assert now(table) == (1, "roll")


@pytest.mark.parametrize(
    "words",
    [
        ("herd_culler:3", "plot_twist:3>1", "stretchy:heart>1"),
        ("stretchy:heart>1", "plot_twist:3>1", "herd_culler:3"),
        ("plot_twist:3>1", "herd_culler:3", "stretchy:heart>1"),
    ],
)
def test_cards_change_dice_in_any_order(words: tuple[str, ...]) -> None:
    """tokyo/R21, tokyo/S6"""
    cards = ["herd_culler", "plot_twist", "stretchy"]
    table = rolled("1 1 2 3 3 heart", in_city(*cards, energy=2), {}, {})
    play(table, *words)
    assert scored(table, 0) == [3]  # five 1s


def test_herd_culler_works_once_and_its_copy_once_more() -> None:
    """tokyo/R21"""
    table = rolled("1 2 2 3 3 heart", in_city("herd_culler", {"id": "mimic", "copies": "herd_culler"}), {}, {})
    play(table, "herd_culler:2", "herd_culler:2")
    assert scored(table, 0) == [1]
    assert now(table) == (1, "roll")


def test_plot_twist_works_once() -> None:
    """tokyo/R21"""
    table = rolled(NOTHING, in_city("plot_twist"), {}, {})
    play(table, "plot_twist:3>1")
    assert cards_of(table, 0) == []
    assert now(table) == (1, "roll")


def test_stretchy_works_as_often_as_it_is_paid_for() -> None:
    """tokyo/R21"""
    table = rolled(NOTHING, in_city("stretchy", energy=5), {}, {}, market=[])
    play(table, "stretchy:3>1", "stretchy:3>1")
    assert energy(table)[0] == 1
    assert scored(table, 0) == [2]
