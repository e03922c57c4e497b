"""Hits and hearts: what stops a damage event, and what follows from it."""

import pytest

from baffe import Table
from tests.scenes.duel.support import (
    AWAY,
    GIGAZAUR,
    KING,
    ONE_SMASH,
    asked,
    buying,
    cards,
    discards,
    duel,
    energy,
    facts,
    hearts,
    hurt,
    kind,
    on,
    owning,
    places,
    play,
    prevented,
    resolving,
    rolling,
    whose_turn,
    won_by,
)


def smashed(cards: list[str], smashes: int, dice: str = "", **scene: object) -> Table:
    """The rival owns these cards and is about to take so many smashes; further dice are Camouflage's."""
    roll = " ".join(["smash"] * smashes + ["heart"] * (6 - smashes))
    rival = {**KING, "cards": cards}
    return duel(GIGAZAUR, rival, step="resolve", dice=f"{roll} {dice}", **scene)


def test_full_immunity_comes_before_everything() -> None:
    """duel/D43: nothing is asked, nothing is used up."""
    table = smashed(["camouflage", "armor_plating", "hibernation"], 3)
    assert hurt(table) == [] and not facts(table, "prevented")
    assert facts(table, "unhurt", 1)[0]["hearts"] == 3


def test_camouflage_comes_first_and_may_be_declined() -> None:
    """duel/D43, duel/P17: one die for each hit; the others stop what remains."""
    table = smashed(["armor_plating", "camouflage"], 4, "heart smash heart energy")
    assert asked(table) == (1, "brace", ("camouflage", "take"))
    declined = table.copy()
    play(table, "camouflage")
    assert prevented(table) == [("camouflage", 2), ("armor_plating", 1)]
    assert hurt(table) == [(1, 1)]
    play(declined, "take")
    assert hurt(declined) == [(1, 3)]


@pytest.mark.parametrize("held", [["armor_plating", "trendsetter"], ["trendsetter", "armor_plating"]])
def test_trendsetter_comes_before_armor_plating(held: list[str]) -> None:
    """duel/D43, duel/P17: no order is asked, because the armour is worth more later."""
    table = smashed(held, 1, fame=2, buzz={"cat": on("fame", 2)})
    assert [event["cause"] for event in facts(table, "prevented")] == ["trendsetter"]


def test_armor_plating_and_trendsetter_add_up() -> None:
    """duel/D44"""
    table = smashed(["armor_plating", "trendsetter"], 4, fame=2, buzz={"cat": on("fame", 2)})
    assert hurt(table) == [(1, 2)]


def test_they_do_not_protect_on_the_owners_own_turn() -> None:
    """duel/D44"""
    me = owning("armor_plating", "trendsetter")
    table = buying("hors_d_oeuvres", me, KING, fame=2, buzz={"cat": on("fame", 2)})
    assert hurt(table) == [(0, 3)]


def test_each_of_them_stops_one_hit_in_a_rival_turn() -> None:
    """duel/D44: a second event of the same turn is not stopped."""
    rival = {**KING, "cards": ["armor_plating"]}
    table = resolving("smash smash heart heart fame special", me={"energy": 3}, rival=rival, row=["too_cute"])
    assert hurt(table) == [(1, 1)]
    play(table, "buy:too_cute", AWAY)
    assert hurt(table) == [(1, 1), (1, 2)]


def test_hearts_do_not_go_below_zero() -> None:
    """duel/D45, duel/D57"""
    table = resolving("smash smash smash smash fame heart", rival={**KING, "hearts": 2})
    assert hurt(table) == [(1, 2)]
    assert hearts(table)[1] == 0


def test_unstable_dna_looks_at_one_event() -> None:
    """duel/D45, duel/P18: three hearts at once; the victim may swap or not."""
    rival = {**KING, "cards": ["unstable_dna"]}
    held = ("giant_brain", "regeneration")
    few = resolving("smash smash heart heart fame special", *held, rival=rival)
    assert not facts(few, "swapped") and kind(few) != "swap"
    table = resolving("smash smash smash heart fame special", *held, rival=rival)
    assert asked(table) == (1, "swap", ("swap:giant_brain", "swap:regeneration", "no"))
    play(table, "swap:regeneration")
    assert (cards(table, 0), cards(table, 1)) == (["giant_brain", "unstable_dna"], ["regeneration"])


def test_in_shape_adds_up_the_hearts_of_a_turn() -> None:
    """duel/D45, duel/P19: from the fourth one on, 1 energy for 1 Fame, as often as wanted."""
    dice = "smash smash smash smash smash heart"
    table = resolving(dice, "in_shape", me={"energy": 5}, rival=KING, row=["energize"])
    assert asked(table) == (0, "in_shape", ("in_shape", "no"))
    play(table, "in_shape")
    assert (places(table), energy(table)[0]) == ((-1, 0), 4)
    play(table, "no")
    assert kind(table) == "buy"


def test_in_shape_adds_up_one_event_after_the_other() -> None:
    """duel/D45, duel/P19: a heart by a die and two by a card are three; the two of the next card are worth Fame."""
    table = resolving(ONE_SMASH, "in_shape", me={"energy": 12}, rival=KING, row=["too_cute", "kaijutsu"])
    play(table, "buy:too_cute", AWAY)
    assert (hearts(table)[1], kind(table)) == (12, "buy")
    play(table, "buy:kaijutsu", "place:destruction:4")
    assert (hearts(table)[1], asked(table)) == (10, (0, "in_shape", ("in_shape", "no")))
    assert table.view(0)["decisions"][0]["about"] == {"times": 2}


def test_unstoppable_stays_at_one_heart_until_the_turn_ends() -> None:
    """duel/D46"""
    rival = {**KING, "hearts": 2, "cards": ["unstoppable"]}
    table = resolving("smash smash smash heart fame special", me={"energy": 3}, rival=rival, row=["too_cute"])
    assert hearts(table)[1] == 1
    assert cards(table, 1) == [] and "unstoppable" in discards(table)
    play(table, "buy:too_cute", AWAY)
    assert hearts(table)[1] == 1
    assert table.outcome is None
    assert whose_turn(table) == 1
    assert not table.view(None)["seats"][1]["immune"]


def test_unstoppable_on_ones_own_turn_ends_with_that_turn() -> None:
    """duel/D46: the immunity does not last through the rival's turn."""
    table = buying("hors_d_oeuvres", owning("unstoppable", hearts=3), KING, dice="smash heart heart heart fame special")
    play(table, AWAY, "stop")
    assert table.outcome == won_by(1, "knock_out")


def test_regeneration_adds_one_heart_to_the_first_gain_that_counts() -> None:
    """duel/D47: within the limit."""
    dice = "heart heart smash smash fame special"
    one_more = resolving(dice, "regeneration", me={"hearts": 9}, rival=KING)
    play(one_more, "group:heart")
    assert hearts(one_more)[0] == 12
    capped = resolving(dice, "regeneration", me={"hearts": 12}, rival=KING)
    play(capped, "group:heart")
    assert hearts(capped)[0] == 14
    twice = resolving(dice, "regeneration", me={"hearts": 2, "energy": 3}, rival=KING, row=["snack_time"])
    play(twice, "group:heart", "buy:snack_time")
    assert hearts(twice)[0] == 2 + 3 + 3


def test_superconductor_is_asked_of_the_rival_for_energy_of_dice_only() -> None:
    """duel/P20: neither for unused throws nor for the free energy."""
    rival = {**KING, "cards": ["superconductor"]}
    dice = "energy energy energy heart fame special"
    table = rolling("eye_of_the_storm", rival=rival, dice=dice, row=["energize"])
    play(table, "stop")
    assert facts(table, "energy_gained", 0)[0]["cause"] == "eye_of_the_storm"
    assert asked(table) == (1, "conduct", ("superconductor", "no"))
    kept = table.copy()
    play(table, "superconductor")
    assert energy(table) == [5, 3]
    assert cards(table, 1) == []
    play(kept, "no")
    assert kind(kept) == "buy"
    play(kept, "done")
    assert cards(kept, 1) == ["superconductor"] and whose_turn(kept) == 1
