"""Actions that later turns remember: Dominate and Frenzy."""

from typing import Any

from tests.scenes.duel.support import (
    ALIENOID,
    AWAY,
    KITTY,
    ONE_SMASH,
    asked,
    buying,
    cards,
    dice_thrown,
    discards,
    duel,
    energy,
    event_types,
    facts,
    kind,
    options,
    owning,
    places,
    play,
    question,
    turns_begun,
    whose_turn,
)

# -- Dominate --


def rolled(table: Any) -> int:
    """How many dice were thrown last."""
    return len(facts(table, "rolled")[-1]["dice"])


def test_dominate_takes_a_die_for_each_keep_card_of_the_rival() -> None:
    """duel/card/dominate, duel/D17"""
    table = buying("dominate", {}, {"cards": ["regeneration", "trendsetter"]}, row=["dominate", "frenzy", "snack_time"])
    play(table, AWAY)
    assert asked(table) == (1, "dominated", ("discard:regeneration", "discard:trendsetter", "done"))
    play(table, "done")
    assert dice_thrown(table)[-1] == 4


def test_dominate_lets_cards_be_discarded_one_by_one_before_it_counts() -> None:
    """duel/card/dominate#1, duel/P4"""
    kept = ["regeneration", "trendsetter", "unstoppable"]
    table = duel({}, {"cards": kept, "dominated": 1}, turn=1, step="start")
    play(table, "discard:trendsetter")
    assert options(table) == ("discard:regeneration", "discard:unstoppable", "done")
    play(table, "discard:regeneration", "done")
    assert (dice_thrown(table)[-1], cards(table, 1)) == (5, ["unstoppable"])
    assert discards(table) == ["trendsetter", "regeneration"]


def test_dominate_waits_for_hibernation_and_the_lab() -> None:
    """duel/card/dominate#1, duel/D9: and a card bought in the lab counts."""
    rival = {"cards": ["hibernation", "made_in_a_lab"], "dominated": 1, "energy": 3}
    table = duel({}, rival, turn=1, step="start", row=["giant_brain", "regeneration", "frenzy"])
    assert kind(table) == "wake"
    play(table, "hibernation:discard")
    assert kind(table) == "lab"
    play(table, "buy:giant_brain")
    assert asked(table) == (1, "dominated", ("discard:made_in_a_lab", "discard:giant_brain", "done"))
    play(table, "done")
    assert dice_thrown(table)[-1] == 4


def test_dominate_takes_red_dice_only() -> None:
    """duel/card/dominate#2, duel/card/dominate#3: eight cards, no red die, but two white ones."""
    held = [
        "extra_head", "regeneration", "trendsetter", "unstoppable", "spiked_tail", "unchained", "scrappy",
        "giant_brain",
    ]  # fmt: skip
    table = duel({}, {"cards": held, "tokens": 1, "dominated": 1}, turn=1, step="start")
    play(table, "done")
    assert asked(table) == (1, "spend", ("spend", "throw"))
    play(table, "spend")
    assert dice_thrown(table)[-1] == 2


def test_dominate_leaves_no_dice_to_who_keeps_six_cards() -> None:
    """duel/card/dominate#3, duel/D19: the Roll is empty and the turn goes on with the cards."""
    held = ["regeneration", "trendsetter", "unstoppable", "spiked_tail", "unchained", "scrappy"]
    table = duel({}, {"cards": held, "dominated": 1, "energy": 2}, turn=1, step="start", row=["acid_attack"])
    play(table, "done")
    assert facts(table, "rolled") == []
    assert question(table) == (1, "buy")


def test_dominate_does_nothing_to_who_keeps_no_card() -> None:
    """duel/card/dominate#2"""
    table = buying("dominate")
    play(table, AWAY)
    assert kind(table) == "roll" and dice_thrown(table)[-1] == 6


def test_dominate_lets_the_last_card_go_and_the_turn_goes_on() -> None:
    """duel/card/dominate#3: the turn stays with who discarded it, with all six dice."""
    table = duel({}, {"cards": ["regeneration"], "dominated": 1}, turn=1, step="start")
    play(table, "discard:regeneration")
    assert question(table) == (1, "roll")
    assert dice_thrown(table)[-1] == 6


def test_dominate_waits_through_a_frenzy_turn() -> None:
    """duel/card/dominate#3, duel/card/frenzy#2"""
    me = {**ALIENOID, "energy": 9, "cards": ["unstoppable"]}
    table = duel(me, {"cards": ["regeneration"]}, step="buy", row=["dominate", "frenzy", "extra_head"], dice=ONE_SMASH)
    play(table, "buy:dominate", AWAY, "buy:frenzy")
    assert (kind(table), whose_turn(table), dice_thrown(table)[-1]) == ("roll", 0, 6)
    play(table, "stop")
    assert asked(table) == (1, "dominated", ("discard:regeneration", "done"))
    play(table, "done")
    assert dice_thrown(table)[-1] == 5


def test_dominate_is_used_up_by_a_turn_slept_through() -> None:
    """duel/card/dominate#3, duel/D10: with a heart gained and without one."""
    for lost in (0, 3):
        rival = {**KITTY, "hearts": 13 - lost, "cards": ["hibernation"], "dominated": 1}
        table = duel(ALIENOID, rival, turn=1, step="start")
        play(table, "hibernation:sleep")
        assert whose_turn(table) == 0
        assert table.view(None)["seats"][1]["dominated"] == 0


def test_dominate_lasts_one_turn() -> None:
    """duel/card/dominate"""
    table = duel({}, {"cards": ["regeneration"], "dominated": 1}, turn=1, step="start")
    play(table, "done")
    assert dice_thrown(table)[-1] == 5
    side = table.view(None)["seats"][1]
    assert (side["dominated"], side["fewer"]) == (0, 0)


# -- Frenzy --


def test_frenzy_brings_another_full_turn() -> None:
    """duel/card/frenzy, duel/D12"""
    table = buying("frenzy")
    assert turns_begun(table) == [0]
    assert question(table) == (0, "roll")


def test_frenzy_lets_the_turn_end_as_usual() -> None:
    """duel/card/frenzy#1, duel/D64: more purchases and the end-of-turn phase come before the extra turn."""
    me = {"energy": 16, "cards": ["electrical_aura"]}
    table = buying("frenzy", me, {}, deck=["snack_time"])
    assert kind(table) == "buy"
    play(table, "buy:regeneration")
    assert places(table) == (0, 0)
    play(table, "done")
    told = event_types(table)
    assert told.index("bought") < told.index("pulled") < told.index("extra_turn") < told.index("turn_started")
    assert places(table) == (0, -1)


def test_frenzy_gives_one_turn_only() -> None:
    """duel/card/frenzy"""
    table = buying("frenzy", {}, {}, dice=ONE_SMASH)
    play(table, "stop")
    assert whose_turn(table) == 1
    assert len(facts(table, "extra_turn")) == 1


def test_frenzy_in_the_very_first_turn_gives_six_dice() -> None:
    """duel/card/frenzy, duel/D13: five dice are for one turn."""
    assert dice_thrown(buying("frenzy", first_turn=True))[-1] == 6


def test_frenzy_after_thunder_stomp_costs_its_buyer_no_die() -> None:
    """duel/card/frenzy#2, duel/card/thunder_stomp#3"""
    me = owning("thunder_stomp", energy=5)
    dice = f"destruction destruction destruction fame fame special {ONE_SMASH}"
    table = duel(me, KITTY, step="resolve", row=["acid_attack", "extra_head", "frenzy"], dice=dice)
    play(table, "buy:frenzy")
    assert (whose_turn(table), dice_thrown(table)[-1]) == (0, 6)
    play(table, "stop")
    assert (whose_turn(table), dice_thrown(table)[-1]) == (1, 5)


def test_frenzy_renews_uses_once_in_a_turn() -> None:
    """duel/card/frenzy#2, duel/D11: Alien Metabolism in this turn and in the extra one."""
    me = {"energy": 6, "cards": ["alien_metabolism"]}
    table = duel(me, {}, step="buy", row=["frenzy", "extra_head", "giant_brain"], deck=["seismic_test", "scrappy"])
    play(table, "alien_metabolism:extra_head", "buy:frenzy")
    assert kind(table) == "roll"
    assert "alien_metabolism:giant_brain" in options(table)


def test_frenzy_counts_purchases_of_each_turn_apart() -> None:
    """duel/card/frenzy, duel/D51: nothing bought in the extra turn brings 1 energy, Frenzy itself was bought before."""
    table = buying("frenzy", {}, {}, dice=ONE_SMASH)
    assert energy(table) == [0, 0]
    play(table, "stop")
    assert energy(table) == [1, 0]
