"""Cards about hearts that are gained or lost, and about staying alive."""

from typing import Any

import pytest

from tests.scenes.duel.support import (
    asked,
    attack,
    board,
    cards,
    discards,
    duel,
    energy,
    facts,
    hearts,
    kind,
    options,
    places,
    play,
    question,
    quiet,
    rolling,
    shopping,
    smashing,
    whose_turn,
    won_by,
)

# -- In Shape --


def test_in_shape_sells_fame_for_each_hit_from_the_fourth_on() -> None:
    """duel/card/in_shape, duel/card/in_shape#1, duel/card/in_shape#2, duel/P19, duel/D45"""
    table = attack(5, {}, by={"energy": 3, "cards": ["in_shape"]})
    assert asked(table) == (0, "in_shape", ("in_shape", "no"))
    play(table, "in_shape", "in_shape")
    assert kind(table) == "roll"
    assert places(table)[0] == -2
    assert len(facts(table, "energy_paid", 0)) == 2


@pytest.mark.parametrize("energy", [0, 5])
def test_in_shape_is_silent_up_to_three_hits(energy: int) -> None:
    """duel/card/in_shape#1"""
    assert kind(attack(3, {}, by={"energy": energy, "cards": ["in_shape"]})) == "roll"


def test_in_shape_must_be_paid_for() -> None:
    """duel/card/in_shape#1: one energy is enough for one of three."""
    table = attack(6, {}, by={"energy": 1, "cards": ["in_shape"]})
    play(table, "in_shape")
    assert kind(table) == "roll"
    assert places(table)[0] == -1


def test_declining_in_shape_drops_the_rest_of_the_event() -> None:
    """duel/card/in_shape#1, duel/P19"""
    table = attack(6, {}, by={"energy": 5, "cards": ["in_shape"]})
    play(table, "in_shape", "no")
    assert kind(table) == "roll"
    assert places(table)[0] == -1


def test_in_shape_adds_up_the_hits_of_a_turn() -> None:
    """duel/card/in_shape#1: two smashes and two hits of a card make one beyond three."""
    table = attack(2, {}, by={"energy": 5, "cards": ["in_shape"]}, row=["too_cute"])
    play(table, "buy:too_cute", "place:fame:5", "in_shape")
    assert kind(table) == "roll"
    assert places(table)[0] == -1


def test_in_shape_offers_each_hit_once() -> None:
    """duel/card/in_shape#1: one of four smashes, then both hits of a card."""
    table = attack(4, {}, by={"energy": 9, "cards": ["in_shape"]}, row=["too_cute"])
    play(table, "in_shape", "buy:too_cute", "place:fame:5", "in_shape", "in_shape")
    assert kind(table) == "roll"
    assert places(table)[0] == -3


def test_in_shape_counts_every_turn_by_itself() -> None:
    """duel/card/in_shape#1, duel/D11"""
    dice = f"{smashing(3)} fame fame destruction destruction energy energy {smashing(3)}"
    table = duel({"energy": 5, "cards": ["in_shape"]}, {}, dice=dice, row=[], deck_exact=True)
    play(table, "stop", "stop", "stop")
    assert question(table) == (1, "roll")
    assert hearts(table)[1] == 7


@pytest.mark.parametrize(
    ("smashes", "victim", "offered"),
    [
        (4, {"cards": ["armor_plating"]}, 0),
        (5, {"cards": ["armor_plating"]}, 1),
        (6, {"hearts": 5, "cards": ["unstoppable"]}, 1),
    ],
)
def test_in_shape_counts_hearts_that_were_really_lost(smashes: int, victim: dict[str, Any], offered: int) -> None:
    """duel/card/in_shape#1, duel/D45"""
    table = attack(smashes, victim, by={"energy": 9, "cards": ["in_shape"]})
    times = 0
    while kind(table) == "in_shape":
        play(table, "in_shape")
        times += 1
    assert times == offered


def test_in_shape_works_on_the_turn_of_the_rival() -> None:
    """duel/card/in_shape#3"""
    table = shopping(["jets_scrambled"], {}, {"energy": 2, "cards": ["in_shape"]})
    play(table, "buy:jets_scrambled", "place:fame:-6")
    assert asked(table) == (1, "in_shape", ("in_shape", "no"))
    play(table, "in_shape", "in_shape")
    assert places(table)[0] == 2
    assert energy(table)[1] == 0


def test_in_shape_sells_nothing_once_it_was_swapped_away() -> None:
    """duel/card/in_shape, duel/card/unstable_dna"""
    table = attack(5, {"cards": ["unstable_dna"]}, by={"energy": 5, "cards": ["in_shape"]})
    play(table, "swap:in_shape")
    assert question(table) == (1, "roll")
    assert places(table)[0] == 0


# -- Regeneration --


def test_regeneration_adds_a_heart_to_the_first_gain_of_a_turn_only() -> None:
    """duel/card/regeneration, duel/card/regeneration#1, duel/D47"""
    dice = "heart heart fame fame destruction destruction"
    me = {"hearts": 5, "energy": 2, "cards": ["regeneration"]}
    table = duel(me, {}, step="resolve", dice=dice, row=["snack_time"], deck_exact=True)
    assert hearts(table)[0] == 8
    play(table, "buy:snack_time")
    assert hearts(table)[0] == 11


def test_regeneration_is_renewed_with_every_turn() -> None:
    """duel/card/regeneration, duel/D11"""
    gain = "heart fame fame destruction destruction special"
    table = rolling("regeneration", me={"hearts": 5}, dice=f"{gain} {quiet()} {gain}")
    play(table, "stop", "stop", "stop")
    assert hearts(table)[0] == 9


def test_regeneration_stays_within_the_limit() -> None:
    """duel/card/regeneration#1, duel/D1"""
    table = shopping(["snack_time"], {"hearts": 11, "cards": ["regeneration"]})
    play(table, "buy:snack_time")
    assert hearts(table)[0] == 14
    assert facts(table, "healed", 0)[0]["hearts"] == 3


def test_a_gain_without_effect_does_not_use_regeneration_up() -> None:
    """duel/card/regeneration#1, duel/D47: unhurt, then three hits, then two hearts and one more."""
    row = ["moment_of_respite", "hors_d_oeuvres", "snack_time"]
    table = shopping(row, {"cards": ["regeneration"]})
    play(table, "buy:snack_time", "buy:hors_d_oeuvres", "place:fame:5")
    assert hearts(table)[0] == 11
    play(table, "buy:moment_of_respite", "place:fame:-6")
    assert hearts(table)[0] == 14


def test_a_gain_that_leaves_no_room_does_not_use_regeneration_up() -> None:
    """duel/card/regeneration#1, duel/D47: three hearts fill up; then three hits, then two hearts and one more."""
    row = ["moment_of_respite", "hors_d_oeuvres", "snack_time"]
    table = shopping(row, {"hearts": 11, "cards": ["regeneration"]})
    play(table, "buy:snack_time", "buy:hors_d_oeuvres", "place:fame:5")
    assert hearts(table)[0] == 11
    play(table, "buy:moment_of_respite", "place:fame:-6")
    assert hearts(table)[0] == 14


def test_being_saved_is_no_gain_of_hearts() -> None:
    """duel/card/regeneration#2, duel/card/unstoppable#2"""
    table = attack(4, {"hearts": 2, "cards": ["regeneration", "unstoppable"]})
    assert hearts(table)[1] == 1
    assert facts(table, "healed") == []


def test_regeneration_adds_nothing_to_what_the_rival_gains() -> None:
    """duel/card/regeneration#2"""
    table = shopping(["snack_time"], {"hearts": 5}, {"hearts": 5, "cards": ["regeneration"]})
    play(table, "buy:snack_time")
    assert hearts(table) == [8, 5]


# -- Unstable DNA --


def test_unstable_dna_may_be_swapped_after_three_hits_at_once() -> None:
    """duel/card/unstable_dna, duel/P18, duel/D45"""
    table = attack(3, {"cards": ["extra_head", "unstable_dna"]}, by={"cards": ["giant_brain", "gentle_giant"]})
    assert asked(table) == (1, "swap", ("swap:giant_brain", "swap:gentle_giant", "no"))
    play(table, "swap:gentle_giant")
    assert cards(table, 0) == ["giant_brain", "unstable_dna"]
    assert cards(table, 1) == ["extra_head", "gentle_giant"]


def test_unstable_dna_may_be_kept() -> None:
    """duel/card/unstable_dna, duel/P18"""
    table = attack(3, {"cards": ["unstable_dna"]}, by={"cards": ["giant_brain"]})
    play(table, "no")
    assert (cards(table, 0), cards(table, 1)) == (["giant_brain"], ["unstable_dna"])


def test_a_swap_is_no_purchase() -> None:
    """duel/card/unstable_dna#1: neither the token of the card nor what it brings when bought."""
    by = {"cards": ["natural_selection", "armor_plating"]}
    for wanted in ("natural_selection", "armor_plating"):
        dice = ["smash", "smash", "smash", "fame", "fame", "destruction", "destruction"]
        table = attack(0, {"hearts": 8, "cards": ["unstable_dna"]}, by=by, dice=dice)
        play(table, "swap:" + wanted)
        assert question(table) == (1, "roll")
        assert hearts(table)[1] == 5
        assert energy(table)[1] == 0
        assert board(table) == {}


@pytest.mark.parametrize(
    ("smashes", "victim"),
    [
        (2, {"cards": ["unstable_dna"]}),
        (3, {"cards": ["unstable_dna", "armor_plating"]}),
        (6, {"cards": ["unstable_dna", "unstoppable"], "hearts": 3}),
    ],
)
def test_unstable_dna_looks_at_hearts_lost_after_prevention(smashes: int, victim: dict[str, Any]) -> None:
    """duel/card/unstable_dna#1, duel/D45"""
    assert kind(attack(smashes, victim, by={"cards": ["giant_brain"]})) == "roll"


def test_small_events_do_not_add_up_for_unstable_dna() -> None:
    """duel/card/unstable_dna#1"""
    by = {"energy": 2, "cards": ["giant_brain"]}
    table = attack(2, {"cards": ["unstable_dna"]}, by=by, row=["too_cute"])
    play(table, "buy:too_cute", "place:fame:5")
    assert hearts(table)[1] == 9
    assert kind(table) == "roll"


def test_unstable_dna_works_on_its_owners_own_turn() -> None:
    """duel/card/unstable_dna#1"""
    table = shopping(["hors_d_oeuvres"], {"cards": ["unstable_dna"]}, {"cards": ["extra_head"]})
    play(table, "buy:hors_d_oeuvres", "place:fame:5")
    assert asked(table) == (0, "swap", ("swap:extra_head", "no"))
    play(table, "swap:extra_head")
    assert (cards(table, 0), cards(table, 1)) == (["extra_head"], ["unstable_dna"])


def test_unstable_dna_needs_a_card_of_the_rival() -> None:
    """duel/card/unstable_dna#1"""
    assert kind(attack(4, {"cards": ["unstable_dna", "giant_brain"]})) == "roll"


def test_both_monsters_may_lose_three_hearts_and_one_of_them_swaps() -> None:
    """duel/card/unstable_dna, duel/D62"""
    table = shopping(["jets_scrambled"], {"cards": ["giant_brain"]}, {"cards": ["unstable_dna"]})
    play(table, "buy:jets_scrambled", "place:fame:5")
    assert asked(table) == (1, "swap", ("swap:giant_brain", "no"))
    assert hearts(table) == [9, 8]


# -- Unstoppable --


def test_unstoppable_stays_at_one_heart_by_itself_and_is_discarded() -> None:
    """duel/card/unstoppable, duel/card/unstoppable#1, duel/D46"""
    table = attack(6, {"hearts": 3, "cards": ["unstoppable"]})
    assert table.outcome is None
    assert hearts(table)[1] == 1
    assert cards(table, 1) == []
    assert "unstoppable" in discards(table)


def test_unstoppable_waits_for_a_deadly_hit() -> None:
    """duel/card/unstoppable, duel/D46"""
    table = attack(3, {"hearts": 4, "cards": ["unstoppable"]})
    assert hearts(table)[1] == 1
    assert cards(table, 1) == ["unstoppable"]


def test_unstoppable_takes_no_more_hits_this_turn() -> None:
    """duel/card/unstoppable#1, duel/D43"""
    table = attack(3, {"hearts": 3, "cards": ["unstoppable"]}, by={"energy": 2}, row=["too_cute"])
    play(table, "buy:too_cute", "place:fame:5")
    assert table.outcome is None
    assert hearts(table)[1] == 1
    assert [fact["hearts"] for fact in facts(table, "unhurt", 1)] == [2]


def test_unstoppable_on_ones_own_turn_protects_no_longer_than_that_turn() -> None:
    """duel/card/unstoppable#2, duel/D46"""
    table = shopping(["hors_d_oeuvres"], {"hearts": 2, "cards": ["unstoppable"]}, dice=smashing(1))
    play(table, "buy:hors_d_oeuvres", "place:fame:5")
    assert hearts(table)[0] == 1
    play(table, "stop")
    assert table.outcome == won_by(1, "knock_out")


def test_unstoppable_does_not_protect_in_an_extra_turn_of_the_rival() -> None:
    """duel/card/unstoppable#2, duel/D12"""
    victim = {"hearts": 3, "cards": ["unstoppable"]}
    table = attack(3, victim, then=smashing(1), by={"energy": 5}, row=["frenzy"])
    play(table, "buy:frenzy")
    assert (whose_turn(table), hearts(table)[1]) == (0, 1)
    play(table, "stop")
    assert table.outcome == won_by(0, "knock_out")


def test_unstoppable_saves_its_owner_when_both_would_fall() -> None:
    """duel/card/unstoppable, duel/D46, duel/D57"""
    table = shopping(["jets_scrambled"], {"hearts": 3, "cards": ["unstoppable"]}, {"hearts": 4})
    play(table, "buy:jets_scrambled", "place:fame:5")
    assert table.outcome == won_by(0, "knock_out")
    assert hearts(table) == [1, 0]


def test_a_monster_with_one_heart_that_is_saved_loses_none() -> None:
    """duel/card/unstoppable#2"""
    table = attack(4, {"hearts": 1, "cards": ["unstoppable"]})
    assert hearts(table)[1] == 1
    assert facts(table, "hurt", 1) == []
    assert len(facts(table, "survived", 1)) == 1
    assert options(table)[0] == "stop"
