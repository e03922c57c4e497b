"""The turn around its dice: the start-of-turn window, sleeping, once-per-turn uses, extra turns, the end."""

from baffe.games.duel.table import DuelTable
from baffe.kernel.game import STALLED_AFTER
from tests.scenes.duel.support import asked, cards, duel, energy, facts, hearts, kind, options, places, play

QUIET = "heart heart energy energy fame destruction"


def phases(table: DuelTable) -> list[str]:
    return [event["type"] for event in table.events(None)]


def test_players_take_whole_turns_in_alternation() -> None:
    """duel/D8: roll, resolve, buy or gain 1 energy, end; then the other one."""
    table = duel({"monster": "gigazaur"}, {"monster": "alienoid"}, step="start", dice=f"{QUIET} {QUIET}")
    play(table, "stop", "done")
    told = phases(table)
    marks = [told.index(mark) for mark in ("turn_started", "rolled", "stopped", "resolved", "energy_gained")]
    assert marks == sorted(marks)
    assert [event["seat"] for event in facts(table, "turn_started")] == [0, 1]
    assert energy(table) == [3, 0]  # two energy dice, and one for buying nothing
    play(table, "stop", "done")
    assert [event["seat"] for event in facts(table, "turn_started")] == [0, 1, 0]


def test_the_window_opens_with_hibernation_then_the_lab_then_dominate() -> None:
    """duel/D9, duel/P2, duel/P3, duel/P4"""
    mine = ["made_in_a_lab", "giant_brain", "hibernation"]
    table = duel(
        {"cards": mine, "energy": 3, "dominated": 1}, {}, step="start", row=["extra_head", "photoshoot", "frenzy"]
    )
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
    table = duel(
        {"cards": ["hibernation", "made_in_a_lab"], "energy": 9}, {}, step="start",
        row=["snack_time", "photoshoot", "frenzy"],
    )  # fmt: skip
    play(table, "hibernation:discard")
    assert kind(table) == "lab"
    play(table, "buy:snack_time")
    assert energy(table)[0] == 7
    assert kind(table) == "roll"


def test_a_turn_slept_through_has_no_phases_and_uses_up_what_waited() -> None:
    """duel/D10, duel/P2"""
    sleeper = {
        "monster": "gigazaur", "cards": ["hibernation", "electrical_aura", "made_in_a_lab"], "hearts": 5, "energy": 14,
        "fewer": 2, "dominated": 1,
    }  # fmt: skip
    table = duel(sleeper, {"monster": "alienoid"}, step="start")
    play(table, "hibernation:sleep")
    question = asked(table)
    assert question is not None and question[0] == 1
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
    table = duel(
        {"monster": "gigazaur", "cards": ["in_shape"], "energy": 6},
        {"monster": "the_king", "cards": ["armor_plating"]}, step="resolve",
        dice=f"{dice} {dice}", row=["frenzy", "extra_head", "jets_scrambled"],
    )  # fmt: skip
    assert [event["hearts"] for event in facts(table, "hurt", 1)] == [3]
    play(table, "buy:frenzy", "stop")
    assert [event["hearts"] for event in facts(table, "hurt", 1)] == [3, 3]
    assert kind(table) != "in_shape"


def test_hearts_lost_in_an_earlier_turn_do_not_count_for_in_shape() -> None:
    """duel/D11, duel/D45: three in each of two turns; with energy to pay, nothing is asked."""
    dice = "smash smash smash energy energy energy"
    table = duel(
        {"monster": "gigazaur", "cards": ["in_shape"], "energy": 9}, {"monster": "the_king"}, step="resolve",
        dice=f"{dice} {dice}", row=["frenzy", "extra_head", "jets_scrambled"],
    )  # fmt: skip
    play(table, "group:smash", "buy:frenzy", "done", "stop", "group:smash")
    assert [event["hearts"] for event in facts(table, "hurt", 1)] == [3, 3]
    assert kind(table) == "buy"


def test_frenzy_brings_a_complete_turn_after_the_end_of_this_one() -> None:
    """duel/D12"""
    table = duel(
        {"monster": "gigazaur", "energy": 7, "cards": ["electrical_aura"]}, {}, step="buy",
        row=["frenzy", "extra_head", "jets_scrambled"], dice=f"{QUIET} {QUIET}",
    )  # fmt: skip
    play(table, "buy:frenzy")
    started = facts(table, "turn_started")
    assert [event["seat"] for event in started] == [0]
    assert len(table.view(None)["dice"]) == 6
    play(table, "stop", "done")
    question = asked(table)
    assert question is not None and question[0] == 1
    assert energy(table)[0] == 4  # two dice, and one for buying nothing in the extra turn


def test_dominate_lets_its_victim_discard_cards_one_by_one() -> None:
    """duel/P4, duel/D17: even the last one, and the turn stays the victim's."""
    table = duel({"cards": ["giant_brain", "regeneration"], "dominated": 1}, {}, step="start")
    play(table, "discard:giant_brain")
    assert asked(table) == (0, "dominated", ("discard:regeneration", "done"))
    play(table, "discard:regeneration")
    assert table.view(None)["discard"] == ["giant_brain", "regeneration"]
    question = asked(table)
    assert question is not None and question[:2] == (0, "roll")
    assert len(table.view(None)["dice"]) == 6


def test_dominate_costs_nothing_without_keep_cards() -> None:
    """duel/D17, duel/P4: nothing is asked."""
    table = duel({"dominated": 1}, {}, step="start")
    assert kind(table) == "roll"
    assert len(table.view(None)["dice"]) == 6


def test_dominate_waits_for_the_rival_while_its_buyer_has_frenzy() -> None:
    """duel/D12, duel/D17"""
    table = duel(
        {"energy": 9, "cards": ["giant_brain"]}, {"cards": ["regeneration"]}, step="buy",
        row=["frenzy", "dominate", "extra_head"], dice=f"{QUIET} {QUIET}",
    )  # fmt: skip
    play(table, "buy:frenzy", "buy:dominate", "place:fame:4")
    assert [event["seat"] for event in facts(table, "turn_started")] == [0]
    assert len(table.view(None)["dice"]) == 6
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
    question = asked(table)
    assert question is not None and question[:2] == (1, "roll")


def test_a_game_that_never_ends_is_called_off() -> None:
    """duel/D65: our own rule, after a thousand turns; nobody wins."""
    table = duel({"cards": ["hibernation"]}, {}, step="start")
    table.turns = STALLED_AFTER - 1
    play(table, "hibernation:sleep")
    assert table.outcome is None
    play(table, "stop")
    while table.outcome is None and kind(table) in ("resolve", "buy", "alien", "alien_again"):
        play(table, options(table)[-1])
    assert table.outcome == {"winners": [], "ranking": [[0, 1]], "reason": "stalled"}
    assert facts(table, "game_over")[0]["rule"] == "duel/D65"
    assert facts(table, "game_over")[0]["seat"] is None
