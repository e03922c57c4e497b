"""Who is asked to flee from Tokyo, when, and what it costs."""

import pytest

from tests.scenes.tokyo.support import (
    IN_CITY,
    ONE_SMASH,
    asked,
    copy_of,
    hearts,
    in_city,
    kind,
    options,
    places,
    play,
    result,
    stars,
)


@pytest.mark.parametrize(("answer", "where"), [("flee", ["city", "outside"]), ("stay", ["outside", "city"])])
def test_whoever_was_smashed_in_tokyo_may_flee_and_keeps_the_loss(answer: str, where: list[str]) -> None:
    """tokyo/R57"""
    table = result("smash smash 1 1 2 3", {}, IN_CITY, {})
    assert asked(table) == (1, "flee", ("flee", "stay"))
    play(table, answer)
    assert places(table) == [*where, "outside"]
    assert hearts(table) == [10, 8, 10]


def test_a_monster_smashed_outside_tokyo_has_nothing_to_flee_from() -> None:
    """tokyo/R57"""
    table = result("smash smash 1 1 2 3", IN_CITY, {}, {})
    assert kind(table) == "roll"
    assert hearts(table) == [10, 8, 8]


def test_city_and_bay_are_asked_at_the_same_time() -> None:
    """tokyo/R58, tokyo/S10: neither sees the other's answer before both are given."""
    table = result("smash smash 1 1 2 3", {}, IN_CITY, {}, {"place": "bay"}, {})
    assert [(asking.seat, asking.kind, asking.options) for asking in table.decisions] == [
        (1, "flee", ("flee", "stay")),
        (3, "flee", ("flee", "stay")),
    ]
    before = table.view(1)
    table.play("flee", seat=3)
    assert table.view(1) == before
    assert places(table)[3] == "bay"
    table.play("stay", seat=1)
    assert places(table) == ["bay", "city", "outside", "outside", "outside"]


def test_answers_to_fleeing_do_not_depend_on_each_other() -> None:
    """tokyo/R58: both may flee; the attacker takes the City."""
    table = result("smash smash 1 1 2 3", {}, IN_CITY, {}, {"place": "bay"}, {})
    table.play("flee", seat=1)
    table.play("flee", seat=3)
    assert places(table) == ["city", "outside", "outside", "outside", "outside"]


def test_words_of_any_time_wait_while_several_are_asked_to_flee() -> None:
    """tokyo/R58, tokyo/R10: healing first and answering later would be a way to see the other answer; alone one may."""
    healer = {"energy": 2, "cards": ["rapid_healing"]}
    table = result("smash smash 1 1 2 2", {}, IN_CITY, {"place": "bay", **healer}, {}, {})
    assert [(asking.seat, asking.options) for asking in table.decisions] == [
        (1, ("flee", "stay")),
        (2, ("flee", "stay")),
    ]
    table = result("smash smash 1 1 2 2", {}, {"place": "city", **healer}, {})
    assert asked(table) == (1, "flee", ("flee", "stay", "rapid_healing"))


def test_the_dead_are_not_asked_to_flee() -> None:
    """tokyo/R58, tokyo/R69: their place is simply empty."""
    table = result("smash smash 1 1 2 3", {}, in_city(hearts=2), {})
    assert kind(table) == "roll"
    assert places(table)[0] == "city"


def test_damage_that_was_only_reduced_still_allows_fleeing() -> None:
    """tokyo/R59: one heart lost is enough."""
    table = result("smash smash 1 1 2 3 heart 1", {}, in_city("camouflage"), {})
    play(table, "camouflage")
    assert asked(table) == (1, "flee", ("flee", "stay"))


def test_a_jets_owner_that_flees_loses_nothing() -> None:
    """tokyo/R60"""
    table = result("smash smash 1 1 2 3", {}, in_city("jets"), {})
    play(table, "flee")
    assert hearts(table) == [10, 10, 10]
    assert places(table) == ["city", "outside", "outside"]


def test_a_jets_owner_that_stays_is_struck_with_reactions_and_not_asked_again() -> None:
    """tokyo/R60, tokyo/S11"""
    table = result("smash smash 1 1 2 3 heart 1", {}, in_city("jets", "camouflage"), {})
    play(table, "stay")
    assert asked(table) == (1, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert kind(table) == "roll"
    assert hearts(table)[1] == 9
    assert places(table)[1] == "city"


def test_each_jets_owner_hears_of_its_own_waiting_damage() -> None:
    """tokyo/R60: with fire on one of two owners the questions tell different losses."""
    table = result(
        "smash smash 1 1 2 3", {}, in_city("jets"), {"place": "bay", "cards": [copy_of("jets", 1)]},
        {"cards": ["fire_breathing"]}, {}, turn=3,
    )  # fmt: skip
    told = {seen["seat"]: seen["about"]["waiting"] for seen in table.view(None)["decisions"]}
    assert told == {1: 2, 2: 3}
    table.play("stay", seat=1)
    table.play("stay", seat=2)
    assert hearts(table) == [10, 8, 7, 10, 9]


def test_armor_takes_a_single_smash_before_jets_hold_it_back() -> None:
    """tokyo/R41, tokyo/R56: nothing is asked."""
    table = result(ONE_SMASH, {}, in_city("jets", "armor_plating"), {})
    assert kind(table) == "roll"
    assert hearts(table)[1] == 10
    assert places(table)[1] == "city"


def test_held_back_damage_strikes_a_jets_owner_that_the_closing_of_the_bay_moves_out() -> None:
    """tokyo/R56, tokyo/R95: fire kills an outsider, the Bay closes, and its occupant has no decision left."""
    table = result(
        "smash smash 1 1 2 3", {"cards": ["fire_breathing"]}, IN_CITY, {"place": "bay", "cards": ["jets"]}, {},
        {"hearts": 1},
    )  # fmt: skip
    assert asked(table) == (1, "flee", ("flee", "stay"))
    play(table, "stay")
    assert kind(table) == "roll"
    assert hearts(table) == [10, 7, 8, 10, 0]
    assert places(table) == ["outside", "city", "outside", "outside", "outside"]


def test_a_monster_moved_to_the_city_by_the_closing_of_the_bay_may_flee() -> None:
    """tokyo/R96, tokyo/R57: the City falls, the Bay closes, and the smashed occupant is asked in the City."""
    table = result(ONE_SMASH, {}, in_city(hearts=1), {"place": "bay"}, {}, {})
    assert places(table)[2] == "city"
    assert asked(table) == (2, "flee", ("flee", "stay"))
    assert stars(table)[2] == 0
    play(table, "flee")
    assert places(table)[0] == "city"
    assert hearts(table) == [10, 0, 9, 10, 10]


def test_the_bite_of_a_fled_monster_lands_before_the_attacker_enters() -> None:
    """tokyo/R61, tokyo/S11, tokyo/S12"""
    table = result(ONE_SMASH, {}, in_city("burrowing"), {})
    play(table, "flee")
    told = [fact["type"] for fact in table.events(None) if fact["type"] in ("fled", "hurt", "entered")]
    assert told == ["hurt", "fled", "hurt", "entered"]
    assert hearts(table) == [9, 9, 10]


def test_nobody_flees_in_its_own_turn() -> None:
    """tokyo/R62: neither its own smashes nor its own card make the active monster leave Tokyo."""
    table = result(ONE_SMASH, in_city(energy=4), {}, {}, market=["tank"])
    assert options(table) == ("buy:tank", "sweep", "done")
    play(table, "buy:tank")
    assert kind(table) == "roll"
    assert places(table)[0] == "city"
    assert hearts(table) == [7, 9, 9]


def test_being_burnt_is_no_reason_to_flee() -> None:
    """tokyo/R62, tokyo/R38: fire on a neighbour in the same place asks nothing."""
    table = result(ONE_SMASH, in_city("fire_breathing"), {"place": "bay"}, {}, {}, {})
    assert kind(table) == "roll"
    assert hearts(table) == [10, 9, 9, 9, 8]
    assert places(table)[1] == "bay"
