"""Cards that keep hits away."""

from typing import Any

import pytest

from tests.scenes.duel.support import (
    KING,
    KITTY,
    asked,
    attack,
    cards,
    dice_of,
    dice_thrown,
    duel,
    energy,
    facts,
    hearts,
    kind,
    on,
    places,
    play,
    prevented,
    question,
    quiet,
    shopping,
    smashing,
    whose_turn,
)

FAME_TRIPLE = "smash fame fame fame destruction destruction"
ON_A_TOKEN: dict[str, Any] = {"fame": 0, "buzz": {"panda": on("fame", 0)}}


# -- Armor Plating --


@pytest.mark.parametrize(("smashes", "left"), [(1, 13), (2, 12), (5, 9)])
def test_armor_plating_takes_one_hit_off_the_first_event(smashes: int, left: int) -> None:
    """duel/card/armor_plating, duel/card/armor_plating#1, duel/D44"""
    assert hearts(attack(smashes, {"cards": ["armor_plating"]}))[1] == left


def test_armor_plating_ignores_only_the_first_hit_of_a_turn() -> None:
    """duel/card/armor_plating#1, duel/D44"""
    table = attack(1, {"cards": ["armor_plating"]}, by={"energy": 2}, row=["too_cute"])
    play(table, "buy:too_cute", "place:fame:5")
    assert hearts(table)[1] == 11


def test_armor_plating_is_renewed_with_every_turn() -> None:
    """duel/card/armor_plating#1, duel/D11"""
    dice = f"{smashing(2)} fame fame destruction destruction energy energy {smashing(2)}"
    table = duel({}, {"cards": ["armor_plating"]}, dice=dice, row=[], deck_exact=True)
    play(table, "stop", "stop", "stop")
    assert hearts(table)[1] == 11
    assert len(facts(table, "prevented")) == 2


def test_armor_plating_that_comes_after_the_first_hit_does_not_help_in_that_turn() -> None:
    """duel/card/armor_plating, duel/card/unstable_dna"""
    by = {"energy": 2, "cards": ["armor_plating"]}
    table = attack(3, {"cards": ["unstable_dna"]}, by=by, row=["too_cute"])
    play(table, "swap:armor_plating", "buy:too_cute", "place:fame:5")
    assert hearts(table)[1] == 8


@pytest.mark.parametrize("card", ["armor_plating", "trendsetter"])
def test_the_first_hit_is_not_ignored_on_the_owners_own_turn(card: str) -> None:
    """duel/card/armor_plating#2, duel/card/armor_plating#4, duel/card/trendsetter#2, duel/D44"""
    table = shopping(["hors_d_oeuvres"], {"cards": [card]}, **ON_A_TOKEN)
    play(table, "buy:hors_d_oeuvres", "place:fame:5")
    assert hearts(table)[0] == 11


@pytest.mark.parametrize(("smashes", "left"), [(1, 13), (2, 13), (4, 11)])
def test_armor_plating_and_trendsetter_ignore_two_hits_together(smashes: int, left: int) -> None:
    """duel/card/armor_plating#3, duel/card/armor_plating#4, duel/D44"""
    assert hearts(attack(smashes, {"cards": ["armor_plating", "trendsetter"]}, **ON_A_TOKEN))[1] == left


def test_a_hit_that_armor_plating_ignored_was_not_taken() -> None:
    """duel/card/armor_plating#4, duel/card/trendsetter#2: the next hit is the first one, and Fame is on a token now."""
    victim = {"cards": ["armor_plating", "trendsetter"]}
    table = attack(0, victim, by={"energy": 2}, dice=FAME_TRIPLE, row=["too_cute"], buzz={"panda": on("fame", -1)})
    play(table, "group:smash", "buy:too_cute", "place:fame:5")
    assert hearts(table)[1] == 12


def test_trendsetter_goes_first_and_leaves_armor_plating_for_later() -> None:
    """duel/D43, duel/card/camouflage#2: also when Armor Plating was bought first."""
    victim = {"cards": ["armor_plating", "trendsetter"]}
    table = attack(0, victim, by={"energy": 2}, dice=FAME_TRIPLE, row=["too_cute"], **ON_A_TOKEN)
    play(table, "group:smash", "buy:too_cute", "place:fame:5")
    assert prevented(table) == [("trendsetter", 1), ("armor_plating", 1)]
    assert hearts(table)[1] == 12


# -- Trendsetter --


@pytest.mark.parametrize(
    ("fame", "buzz", "left"),
    [
        (0, {"panda": on("fame", 0)}, 12),
        (1.5, {"phantom": on("fame", 1)}, 12),
        (2, {"king": [on("fame", 2)]}, 12),
        (0, {}, 11),
        (0, {"panda": on("fame", 1)}, 11),
        (0, {"panda": on("destruction", 0)}, 11),
    ],
)
def test_trendsetter_ignores_the_first_hit_while_fame_is_on_any_token(
    fame: float, buzz: dict[str, Any], left: int
) -> None:
    """duel/card/trendsetter, duel/card/trendsetter#1"""
    victim = {**KITTY, "cards": ["trendsetter"]}
    assert hearts(attack(2, victim, by=KING, fame=fame, buzz=buzz))[1] == left


@pytest.mark.parametrize(("order", "left"), [(("group:fame", "group:smash"), 13), (("group:smash", "group:fame"), 12)])
def test_trendsetter_looks_where_fame_stands_when_the_hit_arrives(order: tuple[str, str], left: int) -> None:
    """duel/card/trendsetter#1"""
    table = attack(0, {"cards": ["trendsetter"]}, dice=FAME_TRIPLE, buzz={"panda": on("fame", -1)})
    play(table, order[0])
    if kind(table) == "resolve":
        play(table, order[1])
    assert hearts(table)[1] == left


def test_trendsetter_does_not_help_after_a_hit_that_found_fame_elsewhere() -> None:
    """duel/card/trendsetter#2"""
    victim = {"cards": ["trendsetter"]}
    table = attack(0, victim, by={"energy": 2}, dice=FAME_TRIPLE, row=["too_cute"], buzz={"panda": on("fame", -1)})
    play(table, "group:smash", "buy:too_cute", "place:fame:5")
    assert hearts(table)[1] == 10


def test_trendsetter_ignores_one_hit_a_turn() -> None:
    """duel/card/trendsetter#2, duel/D44"""
    table = attack(1, {"cards": ["trendsetter"]}, by={"energy": 2}, row=["too_cute"], **ON_A_TOKEN)
    play(table, "buy:too_cute", "place:fame:5")
    assert hearts(table)[1] == 11


# -- Camouflage --


def test_camouflage_throws_a_die_for_each_hit_and_each_heart_cancels_one() -> None:
    """duel/card/camouflage, duel/card/camouflage#1, duel/D43"""
    table = attack(4, {"cards": ["camouflage"]}, then="heart smash heart energy")
    play(table, "camouflage")
    assert facts(table, "threw")[0]["dice"] == ["smash", "heart", "heart", "energy"]
    assert hearts(table)[1] == 11


@pytest.mark.parametrize("hearts_thrown, left", [(20, 5), (16, 1), (15, 0)])
def test_camouflage_counts_every_one_of_twenty_dice(hearts_thrown: int, left: int) -> None:
    """duel/card/camouflage, duel/monster/meka_dragon: five smashes times four specials."""
    white = ["acid_attack", "extra_head", "natural_selection", "hibernation"]
    dice = ["smash"] * 4 + ["special"] * 4 + ["heart"] * hearts_thrown + ["smash"] * (20 - hearts_thrown)
    me, rival = {"monster": "meka_dragon", "cards": white}, {"hearts": 5, "cards": ["camouflage"]}
    table = duel(me, rival, dice=dice, step="resolve")
    play(table, "special:smash", "camouflage")
    assert hearts(table)[1] == left
    assert len(facts(table, "threw")[0]["dice"]) == 20
    assert facts(table, "prevented")[0]["hearts"] == hearts_thrown


def test_camouflage_may_be_declined() -> None:
    """duel/card/camouflage#4, duel/P17"""
    table = attack(3, {"cards": ["camouflage"]}, then="heart heart heart")
    assert asked(table) == (1, "brace", ("camouflage", "take"))
    play(table, "take")
    assert facts(table, "threw") == []
    assert hearts(table)[1] == 10


def test_camouflage_helps_against_hits_of_ones_own_too() -> None:
    """duel/card/camouflage#1"""
    table = shopping(["hors_d_oeuvres"], {"cards": ["camouflage"]}, dice="heart heart fame")
    play(table, "buy:hors_d_oeuvres", "place:fame:5")
    assert asked(table) == (0, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert hearts(table)[0] == 13


def test_camouflage_comes_before_trendsetter_and_armor_plating() -> None:
    """duel/card/camouflage#2, duel/card/camouflage#4, duel/D43: four dice for four hits; two of three are ignored."""
    victim = {"cards": ["armor_plating", "trendsetter", "camouflage"]}
    table = attack(4, victim, then="heart smash fame energy", **ON_A_TOKEN)
    play(table, "camouflage")
    assert [fact["cause"] for fact in facts(table, "prevented")] == ["camouflage", "trendsetter", "armor_plating"]
    assert len(facts(table, "threw")[0]["dice"]) == 4
    assert hearts(table)[1] == 12


def test_a_hit_that_camouflage_cancels_leaves_armor_plating_for_the_next() -> None:
    """duel/card/camouflage#2"""
    victim = {"cards": ["armor_plating", "camouflage"]}
    table = attack(1, victim, then="heart", by={"energy": 2}, row=["too_cute"])
    play(table, "camouflage", "buy:too_cute", "place:fame:5", "take")
    assert hearts(table)[1] == 12


def test_camouflage_throws_once_and_leaves_the_roll_alone() -> None:
    """duel/card/camouflage#3"""
    dice = "smash smash destruction destruction heart energy smash energy"
    table = attack(0, {"cards": ["camouflage"]}, dice=dice)
    before = dice_of(table)
    play(table, "group:smash")
    assert kind(table) == "brace"
    assert dice_of(table) == before
    play(table, "camouflage")
    assert len(facts(table, "threw")) == 1
    assert hearts(table)[1] == 11
    assert facts(table, "resolved", 0)[-1]["count"] == 1


def test_camouflage_is_offered_for_every_event_by_itself() -> None:
    """duel/card/camouflage, duel/P17"""
    table = attack(1, {"cards": ["camouflage"]}, by={"energy": 2}, row=["too_cute"])
    play(table, "take", "buy:too_cute", "place:fame:5")
    assert asked(table) == (1, "brace", ("camouflage", "take"))


def test_camouflage_is_not_offered_to_who_takes_no_hits() -> None:
    """duel/D43, duel/card/hibernation#1"""
    table = attack(3, {"cards": ["camouflage", "hibernation"]})
    assert kind(table) == "wake"
    assert hearts(table)[1] == 13


# -- Hibernation --


def test_hibernation_protects_at_once_on_both_sides_turns() -> None:
    """duel/card/hibernation, duel/card/hibernation#1, duel/D43, duel/D53"""
    table = shopping(["hors_d_oeuvres", "hibernation"], {}, dice=["smash"] * 6)
    play(table, "buy:hibernation", "buy:hors_d_oeuvres", "place:fame:5")
    assert hearts(table)[0] == 14
    play(table, "stop")
    assert hearts(table)[0] == 14
    assert [fact["hearts"] for fact in facts(table, "unhurt")] == [3, 6]


def test_hibernation_asks_first_of_all_in_its_owners_turn() -> None:
    """duel/card/hibernation, duel/P2, duel/D9"""
    me = {"cards": ["made_in_a_lab", "hibernation"], "energy": 9, "dominated": 1, "tokens": 1}
    table = duel(me, {}, step="start")
    assert asked(table) == (0, "wake", ("hibernation:sleep", "hibernation:discard"))


def test_sleeping_brings_six_hearts_and_ends_the_turn() -> None:
    """duel/card/hibernation#2, duel/D10: no dice, no free energy, nothing at the end of the turn, the card stays."""
    table = duel({"hearts": 5, "energy": 7, "cards": ["hibernation", "electrical_aura"]}, {}, step="start")
    play(table, "hibernation:sleep")
    assert question(table)[0] == whose_turn(table) == 1
    assert hearts(table)[0] == 11
    assert energy(table)[0] == 7
    assert places(table) == (0, 0)
    assert facts(table, "rolled", 0) == []
    assert "hibernation" in cards(table, 0)


def test_sleeping_never_brings_more_hearts_than_there_were_at_the_start() -> None:
    """duel/card/hibernation#2, duel/D1"""
    table = duel({"hearts": 12, "cards": ["hibernation"]}, {}, step="start")
    play(table, "hibernation:sleep")
    assert hearts(table)[0] == 14


def test_regeneration_adds_a_heart_to_those_of_sleep() -> None:
    """duel/card/hibernation#2, duel/D47"""
    table = duel({"hearts": 5, "cards": ["hibernation", "regeneration"]}, {}, step="start")
    play(table, "hibernation:sleep")
    assert hearts(table)[0] == 12


def test_sleeping_uses_up_what_waited_for_the_turn() -> None:
    """duel/D10: neither Thunder Stomp nor Dominate waits for the turn after."""
    sleeper = {"cards": ["hibernation", "giant_brain"], "fewer": 1, "dominated": 1}
    table = duel(sleeper, {}, step="start", dice=f"{quiet()} {quiet()}", row=[], deck_exact=True)
    play(table, "hibernation:sleep", "stop", "hibernation:discard")
    assert kind(table) == "roll"
    assert dice_thrown(table, 0)[0] == 6


def test_after_getting_up_the_window_goes_on_with_the_lab_and_dominate() -> None:
    """duel/card/hibernation#3, duel/D9: and Hibernation itself costs no die any more."""
    me = {"cards": ["hibernation", "made_in_a_lab", "giant_brain"], "energy": 5, "dominated": 1}
    table = duel(me, {}, step="start", row=["snack_time"], deck_exact=True)
    play(table, "hibernation:discard")
    assert asked(table) == (0, "lab", ("buy:snack_time", "no"))
    play(table, "no")
    assert asked(table) == (0, "dominated", ("discard:made_in_a_lab", "discard:giant_brain", "done"))
    play(table, "done")
    assert dice_thrown(table, 0)[0] == 4


def test_who_has_got_up_is_hit_again() -> None:
    """duel/card/hibernation"""
    dice = f"{quiet()} {smashing(3)}"
    table = duel({"cards": ["hibernation"]}, {}, step="start", dice=dice, row=[], deck_exact=True)
    play(table, "hibernation:discard", "stop", "stop")
    assert cards(table, 0) == []
    assert hearts(table)[0] == 11
