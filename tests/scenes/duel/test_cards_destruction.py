"""Keep cards about pulling Destruction."""

from typing import Any

import pytest

from baffe import Table
from tests.scenes.duel.support import (
    AWAY,
    GIGAZAUR,
    KING,
    KITTY,
    ONE_SMASH,
    ONE_STEP,
    ROW,
    buying,
    coaster,
    dice_thrown,
    duel,
    event_types,
    fewer,
    hurt,
    kind,
    on,
    owning,
    places,
    play,
    whose_turn,
    won_by,
)

# -- Spiked Tail --


def test_spiked_tail_hits_for_each_space_of_destruction_in_one_event() -> None:
    """duel/card/spiked_tail, duel/card/spiked_tail#1, duel/D42"""
    table = coaster("spiked_tail")
    assert hurt(table) == [(1, 3)]


def test_spiked_tail_hits_after_the_pull() -> None:
    """duel/card/spiked_tail#1: the cat's hit on the way comes first, by itself."""
    table = coaster("spiked_tail", buzz={"cat": on("destruction", -1)})
    assert hurt(table) == [(1, 1), (1, 3)]
    told = event_types(table, "stepped", "hurt")
    assert told == ["stepped", "hurt", "stepped", "stepped", "hurt"]


def test_spiked_tail_counts_inserted_spaces() -> None:
    """duel/card/spiked_tail#1: 0, -1, -1.5, -2 are three steps."""
    table = coaster("spiked_tail", buzz={"phantom": on("destruction", -2)})
    assert (places(table), hurt(table)) == ((0, -2), [(1, 3)])


def test_spiked_tail_counts_a_jump_as_one_space() -> None:
    """duel/card/spiked_tail#1: 0, -1, -3, -4 are three steps."""
    table = coaster("spiked_tail", buzz={"alien": on("destruction", -3)})
    assert (places(table), hurt(table)) == ((0, -4), [(1, 3)])


def test_spiked_tail_does_not_count_steps_that_the_king_takes_away() -> None:
    """duel/card/spiked_tail#1, duel/D40: spaces travelled, not spaces announced."""
    buzz = {"king": [on("destruction", -2)]}
    table = buying("monster_coaster", owning("spiked_tail"), KING, buzz=buzz)
    assert hurt(table) == [(1, 2)]


def test_spiked_tail_does_not_look_at_fame() -> None:
    """duel/card/spiked_tail"""
    table = buying("photoshoot", owning("spiked_tail"), KITTY)
    play(table, AWAY)
    assert (places(table), hurt(table)) == ((-1, 0), [])


def test_spiked_tail_does_not_look_at_the_rivals_pulls() -> None:
    """duel/card/spiked_tail"""
    table = buying("monster_coaster", GIGAZAUR, {**KITTY, "cards": ["spiked_tail"]})
    assert hurt(table) == []


def test_spiked_tail_hits_before_the_next_effect_of_a_card() -> None:
    """duel/card/spiked_tail#1: Kaijutsu's own hits are another event."""
    table = buying("kaijutsu", owning("spiked_tail"), KITTY)
    play(table, AWAY)
    assert hurt(table) == [(1, 1), (1, 2)]


def test_spiked_tail_hits_with_dice_and_with_a_power() -> None:
    """duel/card/spiked_tail: four Destruction faces are two spaces, two specials of Gigazaur one more."""
    dice = "destruction destruction destruction destruction special special"
    table = duel(owning("spiked_tail"), KITTY, step="resolve", row=ROW, dice=dice)
    play(table, "group:destruction", "special:destruction")
    assert hurt(table) == [(1, 2), (1, 1)]


def test_spiked_tail_hits_nobody_after_a_won_game() -> None:
    """duel/card/spiked_tail, duel/D59"""
    table = coaster("spiked_tail", destruction=-5)
    assert table.outcome == won_by(0, "victory_space")
    assert hurt(table) == []


def test_spiked_tail_may_knock_out() -> None:
    """duel/card/spiked_tail, duel/D57"""
    table = buying("monster_coaster", owning("spiked_tail"), {**KITTY, "hearts": 3})
    assert table.outcome == won_by(0, "knock_out")


# -- Thunder Stomp --


def stomping(dice: str, *cards: str, energy: int = 5, **scene: Any) -> Table:
    """Its owner resolves these dice; it has energy enough to be asked in the shop."""
    me = {**owning("thunder_stomp", *cards), "energy": energy}
    return duel(me, KITTY, **{"step": "resolve", "row": ROW, "dice": dice, **scene})


def test_thunder_stomp_takes_a_die_from_the_rivals_next_turn() -> None:
    """duel/card/thunder_stomp, duel/D17"""
    table = stomping(f"{ONE_STEP} {ONE_SMASH}")
    play(table, "done")
    assert (whose_turn(table), dice_thrown(table)[-1]) == (1, 5)


def test_thunder_stomp_takes_it_from_one_turn_only() -> None:
    """duel/card/thunder_stomp: five dice, and six again the turn after."""
    five = "smash fame fame destruction destruction"
    table = stomping(f"{ONE_STEP} {five} {ONE_SMASH} {ONE_SMASH}")
    play(table, "done", "stop", "stop", "done")
    assert dice_thrown(table, 1) == [5, 6]


def test_thunder_stomp_takes_one_die_however_far_the_marker_went() -> None:
    """duel/card/thunder_stomp#1: three spaces at once; or one by the dice and one by Gigazaur."""
    assert fewer(stomping("destruction destruction destruction destruction destruction fame")) == [0, 1]
    table = stomping("destruction destruction destruction special special fame")
    play(table, "group:destruction", "special:destruction")
    assert (places(table), fewer(table)) == ((0, -2), [0, 1])


def test_thunder_stomp_looks_at_gigazaurs_power() -> None:
    """duel/card/thunder_stomp#1"""
    table = stomping("smash special special fame fame destruction")
    play(table, "special:destruction")
    assert (kind(table), fewer(table)) == ("buy", [0, 1])


def test_thunder_stomp_does_not_look_at_fame() -> None:
    """duel/card/thunder_stomp"""
    table = stomping("fame fame fame destruction destruction special")
    assert (places(table), fewer(table)) == ((-1, 0), [0, 0])


def test_thunder_stomp_does_not_look_at_purchases() -> None:
    """duel/card/thunder_stomp#1: neither in the shop nor in the lab."""
    table = buying("seismic_test", {**owning("thunder_stomp"), "energy": 9}, KITTY)
    assert (places(table), fewer(table)) == ((0, -2), [0, 0])
    me = {**owning("thunder_stomp", "made_in_a_lab"), "energy": 4}
    table = duel(me, KITTY, step="start", row=["seismic_test", "extra_head", "cannonball"])
    play(table, "buy:seismic_test")
    assert (places(table), fewer(table)) == ((0, -2), [0, 0])


def test_thunder_stomp_does_not_look_at_the_end_of_the_turn() -> None:
    """duel/card/thunder_stomp#3: Electrical Aura pulls, but resolves no dice."""
    table = duel({**owning("thunder_stomp", "electrical_aura"), "energy": 7}, KITTY, step="end")
    assert (places(table), dice_thrown(table)[-1]) == ((0, -1), 6)


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("antimatter_pellets", "fame fame fame fame fame smash"),
        ("utter_destruction", "smash heart energy fame destruction special"),
    ],
)
def test_thunder_stomp_does_not_look_at_cards_that_read_the_final_roll(card: str, dice: str) -> None:
    """duel/card/thunder_stomp#2: their pulls come before the dice are resolved."""
    table = stomping(dice, card)
    assert places(table)[1] == -2
    assert fewer(table) == [0, 0]


def test_thunder_stomp_waits_through_a_frenzy_turn_and_adds_up() -> None:
    """duel/card/thunder_stomp#3: a die for the turn and a die for the extra turn."""
    table = stomping(f"{ONE_STEP} {ONE_STEP}", row=["acid_attack", "extra_head", "frenzy"])
    play(table, "buy:frenzy")
    assert (whose_turn(table), dice_thrown(table)[-1]) == (0, 6)
    play(table, "stop")
    assert (whose_turn(table), dice_thrown(table)[-1]) == (1, 4)


def test_thunder_stomp_adds_to_dominate() -> None:
    """duel/card/thunder_stomp#3: one die for each, and the card that is discarded costs none."""
    me = {**owning("thunder_stomp"), "energy": 2}
    rival = {**KITTY, "cards": ["regeneration", "unstoppable"]}
    row = ["acid_attack", "extra_head", "dominate"]
    table = duel(me, rival, step="resolve", row=row, dice=ONE_STEP)
    play(table, "buy:dominate", AWAY, "discard:unstoppable", "done")
    assert (whose_turn(table), dice_thrown(table)[-1]) == (1, 4)


def test_thunder_stomp_is_used_up_by_a_turn_slept_through() -> None:
    """duel/card/thunder_stomp, duel/D10"""
    rival = {**KITTY, "cards": ["hibernation"]}
    table = duel(owning("thunder_stomp"), rival, step="resolve", row=ROW, dice=ONE_STEP)
    play(table, "hibernation:sleep")
    assert (whose_turn(table), fewer(table)) == (0, [0, 0])


def test_thunder_stomp_leaves_the_autobot_five_dice() -> None:
    """duel/card/thunder_stomp, autobot/R15"""
    dice = f"{ONE_STEP} smash smash smash smash smash"
    table = duel(owning("thunder_stomp"), KITTY, step="resolve", row=ROW, dice=dice, options={"autobot": "normal"})
    assert dice_thrown(table, 1) == [5]
