"""A turn as a whole: its phases and steps, its start, its end, and what is asked when."""

from typing import Any

import pytest

from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    ONE_SMASH,
    asked,
    copy_of,
    energy,
    facts,
    hearts,
    hurt,
    in_city,
    kind,
    now,
    options,
    outcome,
    play,
    poison,
    result,
    rolled,
    shop,
    stars,
    tokyo,
    told,
)


def test_a_turn_has_five_phases_in_order() -> None:
    """tokyo/R8: Roll, resolve, enter Tokyo, buy, end."""
    table = tokyo(
        {"poison": 1}, {},
        options={"two_player_variant": False}, market=["corner_store", "tank", "heal"],
        dice="1 1 1 energy energy energy 2 2 3 3 3 3",
    )  # fmt: skip
    phases = [table.view(None)["phase"]]
    play(table, "stop")
    phases.append(table.view(None)["phase"])
    play(table, "buy:corner_store")
    happened = told(table, "rolled", "stopped", "scored", "energy_gained", "entered", "bought", "hurt", "turn_started")
    assert phases == ["roll", "buy"]
    assert happened == [
        "turn_started tokyo/R8", "rolled tokyo/R14", "stopped tokyo/R14",
        "scored tokyo/R23", "energy_gained tokyo/R24",
        "entered tokyo/R63", "scored tokyo/R65",
        "bought tokyo/R70", "scored corner_store",
        "hurt tokyo/R82",
        "turn_started tokyo/R8", "rolled tokyo/R14",
    ]  # fmt: skip


def test_questions_come_in_the_order_of_the_steps() -> None:
    """tokyo/R9, tokyo/S2, tokyo/S4, tokyo/S5, tokyo/S6, tokyo/S8, tokyo/S9, tokyo/S10, tokyo/S14, tokyo/S15, tokyo/S16,
    tokyo/S17, tokyo/S19: one turn that asks everything, and the beginning of the extra turn after it."""
    table = tokyo(
        {"energy": 12, "hearts": 5, "poison": 1, "cards": ["herd_culler", "metamorph", "freeze_time"]},
        in_city("psychic_probe", "wings", energy=2), {"energy": 9, "cards": ["opportunist"]},
        market=["mimic", "heal", "skyscraper"], deck=["jets"], dice="1 1 2 heart smash energy 3 2 2 3 3 smash",
    )  # fmt: skip
    script = [
        (0, "roll", "stop"),
        (1, "probe", "probe:energy"),
        (0, "change", "herd_culler:2"),
        (0, "heart", "heart:self"),
        (1, "brace", "take"),
        (1, "flee", "flee"),
        (0, "buy", "buy:mimic"),
        (0, "copy", "copy:herd_culler@0"),
        (2, "snatch", "no"),
        (0, "buy", "done"),
        (0, "sell", "done"),
        (0, "again", "again"),
        (0, "copy", "no"),
        (0, "roll", "stop"),
    ]
    for seat, what, word in script:
        assert now(table) == (seat, what)
        play(table, word)


def test_what_happens_by_itself_keeps_the_order_of_the_steps() -> None:
    """tokyo/R9, tokyo/S1, tokyo/S3, tokyo/S8, tokyo/S12, tokyo/S18, tokyo/S19: from the start of a
    turn to the first Roll of the next."""
    table = tokyo(
        {"cards": ["battery_monster", "herbivore"], "poison": 1}, {}, {},
        step="start", rolls_left=0, dice=f"3 3 3 smash 2 2 {NOTHING}", market=["skyscraper"],
    )  # fmt: skip
    play(table, "done")
    assert told(table, "turn_started", "energy_gained", "rolled", "scored", "smashed", "entered", "hurt") == [
        "turn_started tokyo/R8",
        "energy_gained battery_monster",
        "rolled tokyo/R14",
        "scored tokyo/R23",
        "smashed tokyo/R33",
        "entered tokyo/R63",
        "scored tokyo/R65",
        "scored herbivore",
        "hurt tokyo/R82",
        "turn_started tokyo/R8",
        "rolled tokyo/R14",
    ]


def test_held_back_losses_strike_before_the_attacker_enters() -> None:
    """tokyo/S11, tokyo/S12: the Jets owner in the City stays and is hurt; only then the attacker takes the Bay."""
    table = result("smash smash 1 1 2 2", {}, in_city("jets"), {"place": "bay"}, {}, {})
    table.play("stay", seat=1)
    table.play("flee", seat=2)
    assert told(table, "hurt", "fled", "stayed", "entered") == [
        "hurt tokyo/R33", "stayed tokyo/R57", "fled tokyo/R57", "hurt tokyo/R60", "entered tokyo/R64",
    ]  # fmt: skip


def test_burrowing_bites_before_the_attacker_enters() -> None:
    """tokyo/S11, tokyo/S12"""
    table = result("smash smash 1 1 2 2", {}, in_city("burrowing"), {})
    play(table, "flee")
    assert told(table, "hurt", "fled", "entered") == [
        "hurt tokyo/R33", "fled tokyo/R57", "hurt tokyo/R61", "entered tokyo/R63",
    ]  # fmt: skip


def test_steps_in_which_nobody_can_act_are_passed_over() -> None:
    """tokyo/R9, tokyo/R11: between the last Roll of one monster and the first of the next nothing is asked."""
    table = rolled(NOTHING, {}, IN_CITY, {})
    assert now(table) == (1, "roll")


def test_rapid_healing_is_offered_on_every_question_of_its_owner() -> None:
    """tokyo/R10: on Rolls, heart dice, in answer to damage, on purchases; never on the questions of others."""
    table = tokyo(
        {"hearts": 2, "energy": 20, "poison": 2, "cards": ["rapid_healing"]}, in_city(energy=3, hearts=5), {},
        dice="heart heart smash 1 1 2", rolls_left=1, market=["heal", "tank", "mimic"],
    )  # fmt: skip
    seen = []
    for word in ("rapid_healing", "stop", "heart:self", "rapid_healing", "heart:poison"):
        seen.append((kind(table), "rapid_healing" in options(table)))
        play(table, word)
    assert seen == [("roll", True), ("roll", True), ("heart", True), ("heart", True), ("heart", True)]
    assert asked(table) == (1, "flee", ("flee", "stay"))
    play(table, "flee")
    assert kind(table) == "buy" and "rapid_healing" in options(table)
    play(table, "rapid_healing")
    assert kind(table) == "buy"
    assert (hearts(table)[0], energy(table)[0]) == (6, 14)
    play(table, "done")
    assert kind(table) == "brace" and "rapid_healing" in options(table)


def test_rapid_healing_answers_damage_whether_lethal_or_not() -> None:
    """tokyo/R10"""
    for before in (3, 6):
        table = result("smash smash smash 1 1 2", {}, in_city("rapid_healing", hearts=before, energy=2), {})
        assert asked(table) == (1, "brace", ("rapid_healing", "take"))
        play(table, "rapid_healing")
        assert hearts(table)[1] == before + 1 - 3


def test_what_may_be_used_at_any_time_is_no_reason_to_ask() -> None:
    """tokyo/R10, tokyo/R11: without a question of its own the owner of Rapid Healing is not stopped for it."""
    healer = {"hearts": 2, "energy": 2, "cards": ["rapid_healing"]}
    table = rolled(NOTHING, healer, IN_CITY, {}, market=[])
    assert now(table) == (1, "roll")


def test_an_opportunist_that_can_buy_nothing_is_not_stopped_for_its_healing() -> None:
    """tokyo/R10, tokyo/R11"""
    table = shop(
        ["heal", "tank", "jets"], in_city(energy=3),
        {"hearts": 5, "energy": 2, "cards": ["opportunist", "rapid_healing"]}, {}, deck=["wings"],
    )  # fmt: skip
    play(table, "buy:heal")
    assert now(table) == (1, "roll")


def test_a_question_with_one_answer_is_not_asked() -> None:
    """tokyo/R11: without energy there is nothing to buy; with enough there is."""
    market = ["corner_store", "tank", "heal"]
    poor = shop(market, in_city(energy=1), {}, {})
    rich = shop(market, in_city(energy=3), {}, {})
    assert kind(poor) == "roll"
    assert asked(rich) == (0, "buy", ("buy:corner_store", "buy:heal", "sweep", "done"))


def test_a_question_is_asked_where_silence_would_tell_a_secret() -> None:
    """tokyo/R11: Made in a Lab shows a card too dear for its owner, and the others must not learn that."""
    table = shop(["skyscraper", "tank", "heal"], in_city("made_in_a_lab", energy=1), {}, {}, deck=["mimic"])
    assert asked(table) == (0, "buy", ("done",))


# -- the start of a turn --


def test_starting_in_tokyo_scores_two_stars() -> None:
    """tokyo/R12, tokyo/S1"""
    table = tokyo(IN_CITY, {}, {}, step="start")
    assert [(e["seat"], e["stars"], e["rule"]) for e in facts(table, "scored")] == [(0, 2, "tokyo/R12")]


def test_the_turns_of_others_score_nothing_for_being_in_tokyo() -> None:
    """tokyo/R12"""
    table = tokyo(IN_CITY, {}, {}, turn=1, step="start", dice=f"{NOTHING} {NOTHING} {NOTHING}")
    play(table, "stop", "stop")
    assert [(e["type"], e["seat"]) for e in table.events(None) if e["type"] in ("turn_started", "scored")] == [
        ("turn_started", 1), ("turn_started", 2), ("turn_started", 0), ("scored", 0),
    ]  # fmt: skip


def test_a_turn_outside_tokyo_starts_without_reward() -> None:
    """tokyo/R12"""
    table = tokyo({}, IN_CITY, {}, step="start")
    assert facts(table, "scored") == []


def test_start_of_turn_effects_keep_their_order() -> None:
    """tokyo/R13, tokyo/S1: Battery Monster, then the Tokyo reward, then Urbavore, whichever card came first."""
    table = tokyo(in_city("urbavore", "battery_monster"), {}, {}, step="start")
    assert told(table, "energy_gained", "scored", "rolled") == [
        "energy_gained battery_monster", "scored tokyo/R12", "scored urbavore", "rolled tokyo/R14",
    ]  # fmt: skip


@pytest.mark.parametrize("copied", ["urbavore", "battery_monster"])
def test_a_card_copied_as_the_turn_starts_gives_no_start_of_turn_benefit(copied: str) -> None:
    """tokyo/R13, tokyo/S2: Mimic moves after the start-of-turn effects and before the first Roll."""
    mimic = copy_of("jets", 1)
    table = tokyo(in_city(mimic, energy=5), {"cards": ["jets", copied]}, {}, step="start")
    assert kind(table) == "copy" and facts(table, "rolled") == []
    play(table, f"copy:{copied}@1")
    assert (stars(table)[0], energy(table)[0]) == (2, 4)
    assert kind(table) == "roll"


def test_the_first_roll_throws_by_itself() -> None:
    """tokyo/S3"""
    table = tokyo({}, {}, {}, step="start", dice="1 2 3 heart energy smash")
    assert kind(table) == "roll"
    assert [e["dice"] for e in facts(table, "rolled")] == [["1", "2", "3", "heart", "energy", "smash"]]


# -- the buy phase and the end of a turn --


def buyer(**more: Any) -> dict[str, Any]:
    return {"energy": 9, **more}


def test_the_only_monster_at_twenty_stars_does_not_buy() -> None:
    """tokyo/R79"""
    table = shop(["tank"], buyer(stars=20), {"stars": 19}, {})
    assert outcome(table)["winners"] == [0]


def test_the_last_survivor_does_not_buy() -> None:
    """tokyo/R79"""
    table = result(ONE_SMASH, buyer(), in_city(hearts=1), {"hearts": 0}, market=["tank"])
    assert outcome(table)["reason"] == "last_standing"


def test_a_monster_that_poison_may_kill_is_no_certain_winner_and_buys() -> None:
    """tokyo/R79: hearts must exceed Poison tokens."""
    safe = shop(["heal"], buyer(stars=20, hearts=3, poison=2), {}, {})
    doomed = shop(["heal"], buyer(stars=20, hearts=2, poison=2), {}, {})
    assert safe.outcome is not None
    assert asked(doomed) == (0, "buy", ("buy:heal", "sweep", "done"))
    play(doomed, "buy:heal", "done")
    assert outcome(doomed)["winners"] == [0]


def test_two_monsters_at_twenty_stars_leave_no_certain_winner() -> None:
    """tokyo/R79"""
    table = shop(["evacuation_orders"], buyer(stars=20, energy=7), {"stars": 20}, {})
    play(table, "buy:evacuation_orders")
    assert outcome(table)["winners"] == [0]


def test_certainty_is_tested_once_as_the_phase_opens() -> None:
    """tokyo/R79: twenty stars reached by a purchase do not close the shop."""
    table = shop(["skyscraper", "tank", "heal"], buyer(stars=17, energy=12), {}, {})
    play(table, "buy:skyscraper")
    assert stars(table)[0] == 20
    assert kind(table) == "buy"


def test_an_eliminated_monster_does_not_buy() -> None:
    """tokyo/R79, tokyo/R99: bitten to death by Burrowing before the buy phase."""
    table = result(ONE_SMASH, buyer(hearts=1), in_city("burrowing"), {})
    play(table, "flee")
    assert now(table) == (1, "roll")


def test_end_of_turn_effects_keep_their_order() -> None:
    """tokyo/R81, tokyo/S18: Rooting for the Underdog, Energy Hoarder, Herbivore, then poison."""
    cards = ["energy_hoarder", "herbivore", "rooting_for_the_underdog"]
    table = tokyo(in_city(*cards, energy=6, poison=1), {"stars": 1}, {"stars": 1}, step="end")
    assert told(table, "scored", "hurt") == [
        "scored rooting_for_the_underdog", "scored energy_hoarder", "scored herbivore", "hurt tokyo/R82",
    ]  # fmt: skip


def test_solar_powered_comes_before_poison() -> None:
    """tokyo/R81: the energy still pays for an answer to the poison."""
    table = tokyo(in_city("solar_powered", poison=2), {}, {}, step="end")
    assert told(table, "energy_gained", "hurt") == ["energy_gained solar_powered", "hurt tokyo/R82"]


def test_poison_costs_a_heart_for_each_token_at_once() -> None:
    """tokyo/R82: three tokens are one loss, which Armor Plating does not stop; a single one it does."""
    armed = in_city("armor_plating")
    three = tokyo({**armed, "poison": 3}, {}, {}, step="end")
    one = tokyo({**armed, "poison": 1}, {}, {}, step="end")
    assert [(e["hearts"], e["by"]) for e in facts(three, "hurt")] == [(3, None)]
    assert (hearts(three)[0], hearts(one)[0]) == (7, 10)
    assert poison(three)[0] == 3


def test_poison_hurts_the_active_monster_only() -> None:
    """tokyo/R82"""
    table = tokyo(in_city(poison=1), {"poison": 2}, {}, step="end")
    assert hurt(table) == [(0, 1)]


def test_poison_can_be_answered() -> None:
    """tokyo/S18: the same reactions as to any loss."""
    table = tokyo(in_city("wings", poison=2, energy=2), {}, {}, step="end")
    assert asked(table) == (0, "brace", ("wings", "take"))
    play(table, "wings")
    assert hearts(table)[0] == 10


def test_victory_is_checked_after_the_poison() -> None:
    """tokyo/R83, tokyo/S19: poison takes the twenty stars away with their owner."""
    table = tokyo(in_city(stars=20, poison=1, hearts=1), {}, {}, step="end")
    assert table.outcome is None
    assert now(table) == (1, "roll")


def test_an_extra_turn_is_asked_for_after_the_end_of_turn_effects() -> None:
    """tokyo/R83, tokyo/R86, tokyo/R90, tokyo/S19: first the poison, then the question, then the turn."""
    table = result("1 1 1 2 2 3", in_city("freeze_time", poison=1), {}, {})
    assert hearts(table)[0] == 9
    assert asked(table) == (0, "again", ("again", "no"))
    play(table, "again")
    assert now(table) == (0, "roll")


def test_an_extra_turn_that_is_declined_passes_to_the_left() -> None:
    """tokyo/R90, tokyo/X7"""
    table = result("1 1 1 2 2 3", in_city("freeze_time"), {}, {})
    play(table, "no")
    assert now(table) == (1, "roll")


def test_no_extra_turn_is_offered_when_the_game_is_won() -> None:
    """tokyo/S19: victory is checked first."""
    table = result("1 1 1 2 2 3", in_city("freeze_time", stars=19), {}, {})
    assert outcome(table)["winners"] == [0]
