"""The turn around its dice: the start-of-turn window, sleeping, once-per-turn uses, extra turns, the end."""

from baffe.kernel.game import STALLED_AFTER
from tests.scenes.duel.support import (
    ALIENOID,
    AWAY,
    GIGAZAUR,
    KING,
    asked,
    buying,
    cards,
    dice_of,
    discards,
    duel,
    energy,
    event_types,
    facts,
    hearts,
    hurt,
    kind,
    make_old,
    options,
    owning,
    places,
    play,
    question,
    resolving,
    turns_begun,
)

TWO_ENERGY = "heart heart energy energy fame destruction"  # a Roll that brings them
FRENZY = ["frenzy", "extra_head", "jets_scrambled"]  # a row


def test_players_take_whole_turns_in_alternation() -> None:
    """duel/D8: roll, resolve, buy or gain 1 energy, end; then the other one."""
    table = duel(GIGAZAUR, ALIENOID, step="start", dice=f"{TWO_ENERGY} {TWO_ENERGY}")
    play(table, "stop", "done")
    told = event_types(table)
    marks = [told.index(mark) for mark in ("turn_started", "rolled", "stopped", "resolved", "energy_gained")]
    assert marks == sorted(marks)
    assert turns_begun(table) == [0, 1]
    assert energy(table) == [3, 0]  # two energy dice, and one for buying nothing
    play(table, "stop", "done")
    assert turns_begun(table) == [0, 1, 0]


def test_the_window_opens_with_hibernation_then_the_lab_then_dominate() -> None:
    """duel/D9, duel/P2, duel/P3, duel/P4"""
    me = {"cards": ["made_in_a_lab", "giant_brain", "hibernation"], "energy": 3, "dominated": 1}
    table = duel(me, {}, step="start", row=["extra_head", "photoshoot", "frenzy"])
    assert asked(table) == (0, "wake", ("hibernation:sleep", "hibernation:discard"))
    play(table, "hibernation:discard")
    assert asked(table) == (0, "lab", ("buy:photoshoot", "no"))
    play(table, "no")
    assert asked(table) == (0, "dominated", ("discard:made_in_a_lab", "discard:giant_brain", "done"))
    play(table, "done")
    assert kind(table) == "roll"
    assert table.view(None)["red"] == 4


def test_getting_up_from_hibernation_does_not_close_the_window() -> None:
    """duel/D9: the lab still sells after the card was discarded."""
    me = {"cards": ["hibernation", "made_in_a_lab"], "energy": 9}
    table = duel(me, {}, step="start", row=["snack_time", "photoshoot", "frenzy"])
    play(table, "hibernation:discard")
    assert kind(table) == "lab"
    play(table, "buy:snack_time")
    assert energy(table)[0] == 7
    assert kind(table) == "roll"


def test_a_turn_slept_through_has_no_phases_and_uses_up_what_waited() -> None:
    """duel/D10, duel/P2"""
    held = ("hibernation", "electrical_aura", "made_in_a_lab")
    sleeper = owning(*held, hearts=5, energy=14, fewer=2, dominated=1)
    table = duel(sleeper, ALIENOID, step="start")
    play(table, "hibernation:sleep")
    assert question(table)[0] == 1
    assert hearts(table)[0] == 11
    assert energy(table)[0] == 14
    assert places(table) == (0, 0)
    assert "hibernation" in cards(table, 0)
    assert not facts(table, "rolled", 0)
    seen = table.view(None)["seats"][0]
    assert (seen["fewer"], seen["dominated"]) == (0, 0)


def test_uses_are_renewed_with_each_turn_even_an_extra_one() -> None:
    """duel/D11, duel/D12, duel/P22"""
    table = duel(
        {"cards": ["alien_metabolism"], "energy": 6}, {}, step="buy",
        row=["extra_head", "frenzy", "photoshoot"], deck=["giant_brain", "acid_attack", "regeneration"],
    )  # fmt: skip
    play(table, "alien_metabolism:photoshoot")
    assert not [word for word in options(table) if word.startswith("alien_metabolism")]
    play(table, "buy:frenzy")  # the last money; the turn ends by itself
    assert facts(table, "extra_turn", 0)[0]["rule"] == "duel/D12"
    assert kind(table) == "roll"
    assert [word for word in options(table) if word.startswith("alien_metabolism")]


def test_the_first_hit_and_the_hearts_lost_are_counted_anew_in_each_turn() -> None:
    """duel/D11, duel/D44, duel/D45: the armour stops a hit in the extra turn too, and three hearts are not enough."""
    dice = "smash smash smash smash fame destruction"
    rival = {**KING, "cards": ["armor_plating"]}
    table = resolving(f"{dice} {dice}", "in_shape", me={"energy": 6}, rival=rival, row=FRENZY)
    assert hurt(table) == [(1, 3)]
    play(table, "buy:frenzy", "stop")
    assert hurt(table) == [(1, 3), (1, 3)]
    assert kind(table) != "in_shape"


def test_hearts_lost_in_an_earlier_turn_do_not_count_for_in_shape() -> None:
    """duel/D11, duel/D45: three in each of two turns; with energy to pay, nothing is asked."""
    dice = "smash smash smash energy energy energy"
    table = resolving(f"{dice} {dice}", "in_shape", me={"energy": 9}, rival=KING, row=FRENZY, deck_exact=False)
    play(table, "group:smash", "buy:frenzy", "done", "stop", "group:smash")
    assert hurt(table) == [(1, 3), (1, 3)]
    assert kind(table) == "buy"


def test_frenzy_brings_a_complete_turn_after_the_end_of_this_one() -> None:
    """duel/D12"""
    me = owning("electrical_aura", energy=7)
    table = buying("frenzy", me, {}, row=FRENZY, dice=f"{TWO_ENERGY} {TWO_ENERGY}")
    assert turns_begun(table) == [0]
    assert len(dice_of(table)) == 6
    play(table, "stop", "done")
    assert question(table)[0] == 1
    assert energy(table)[0] == 4  # two dice, and one for buying nothing in the extra turn


def test_dominate_lets_its_victim_discard_cards_one_by_one() -> None:
    """duel/P4, duel/D17: even the last one, and the turn stays the victim's."""
    table = duel({"cards": ["giant_brain", "regeneration"], "dominated": 1}, {}, step="start")
    play(table, "discard:giant_brain")
    assert asked(table) == (0, "dominated", ("discard:regeneration", "done"))
    play(table, "discard:regeneration")
    assert discards(table) == ["giant_brain", "regeneration"]
    assert question(table) == (0, "roll")
    assert len(dice_of(table)) == 6


def test_dominate_costs_nothing_without_keep_cards() -> None:
    """duel/D17, duel/P4: nothing is asked."""
    table = duel({"dominated": 1}, {}, step="start")
    assert kind(table) == "roll"
    assert len(dice_of(table)) == 6


def test_dominate_waits_for_the_rival_while_its_buyer_has_frenzy() -> None:
    """duel/D12, duel/D17"""
    me, rival = {"energy": 9, "cards": ["giant_brain"]}, {"cards": ["regeneration"]}
    row = ["frenzy", "dominate", "extra_head"]
    table = buying("frenzy", me, rival, row=row, dice=f"{TWO_ENERGY} {TWO_ENERGY}")
    play(table, "buy:dominate", AWAY)
    assert turns_begun(table) == [0]
    assert len(dice_of(table)) == 6
    play(table, "stop")
    while kind(table) in ("resolve", "buy"):
        play(table, options(table)[-1])
    assert kind(table) == "dominated"
    play(table, "done")
    assert table.view(None)["red"] == 5


def test_the_end_phase_comes_after_the_free_energy() -> None:
    """duel/D64, duel/D51: the seventh energy is the free one."""
    table = duel({"cards": ["electrical_aura"], "energy": 6}, {}, step="buy", row=["energize"])
    play(table, "done")
    assert places(table) == (0, -1)
    assert energy(table)[0] == 7
    assert facts(table, "turn_started")[0]["seat"] == 1


def test_the_order_of_end_of_turn_effects_is_never_asked() -> None:
    """duel/P25: only one card has such an effect."""
    table = duel({"cards": ["electrical_aura", "giant_brain"], "energy": 14}, {}, step="end")
    assert places(table) == (0, -2)
    assert question(table) == (1, "roll")


def test_a_game_that_never_ends_is_called_off() -> None:
    """duel/D65: our own rule, after a thousand turns; nobody wins."""
    table = duel({"cards": ["hibernation"]}, {}, step="start")
    make_old(table, STALLED_AFTER - 1)
    play(table, "hibernation:sleep")
    assert table.outcome is None
    play(table, "stop")
    while table.outcome is None and kind(table) in ("resolve", "buy", "alien", "alien_again"):
        play(table, options(table)[-1])
    assert table.outcome == {"winners": [], "ranking": [[0, 1]], "reason": "stalled"}
    assert facts(table, "game_over")[0]["rule"] == "duel/D65"
    assert facts(table, "game_over")[0]["seat"] is None
    assert table.view(None)["turn"] == facts(table, "turn_started")[-1]["seat"]  # nobody's turn comes unsaid
