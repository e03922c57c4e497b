"""Tokyo City and Tokyo Bay: who must enter, who takes which place, and what happens when the Bay closes."""

from typing import Any

import pytest

import baffe
from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    ONE_SMASH,
    asked,
    eliminated,
    facts,
    hearts,
    in_city,
    kind,
    now,
    places,
    play,
    result,
    scored,
    tokyo,
)


def crowd(*placed: str, **scene: Any) -> baffe.Table:
    """Monsters at these places; seat 0 resolves its dice."""
    return tokyo(*[{"place": place} for place in placed], step="resolve", **scene)


# -- entering --


def test_an_empty_city_must_be_entered_without_any_smash() -> None:
    """tokyo/R63, tokyo/S12: nobody is asked."""
    table = crowd("outside", "outside", "outside", dice=NOTHING)
    assert places(table) == ["city", "outside", "outside"]
    assert now(table) == (1, "roll")


def test_an_occupied_city_is_not_entered() -> None:
    """tokyo/R63"""
    assert places(crowd("outside", "city", "outside", dice=NOTHING)) == ["outside", "city", "outside"]


def test_an_empty_bay_must_be_entered_while_more_than_four_live() -> None:
    """tokyo/R64, tokyo/S12"""
    table = crowd("outside", "city", "outside", "outside", "outside", dice=NOTHING)
    assert places(table) == ["bay", "city", "outside", "outside", "outside"]
    assert [(e["seat"], e["place"], e["rule"]) for e in facts(table, "entered")] == [(0, "bay", "tokyo/R64")]


def test_the_bay_stays_closed_when_four_of_five_live() -> None:
    """tokyo/R64"""
    table = result(NOTHING, {}, IN_CITY, {}, {}, {"hearts": 0})
    assert places(table) == ["outside", "city", "outside", "outside", "outside"]


def test_the_city_comes_before_the_bay() -> None:
    """tokyo/R63, tokyo/R66"""
    assert places(crowd(*["outside"] * 5, dice=NOTHING))[0] == "city"


def test_the_city_is_taken_even_if_only_the_bay_is_occupied() -> None:
    """tokyo/R63, tokyo/R66"""
    table = crowd("outside", "bay", "outside", "outside", "outside", dice=NOTHING)
    assert places(table) == ["city", "bay", "outside", "outside", "outside"]


@pytest.mark.parametrize("others", [("outside", "outside"), ("city", "outside", "outside", "outside")])
def test_entering_scores_one_star(others: tuple[str, ...]) -> None:
    """tokyo/R65: the City as well as the Bay."""
    table = crowd("outside", *others, dice=NOTHING)
    assert [(e["stars"], e["rule"]) for e in facts(table, "scored", 0)] == [(1, "tokyo/R65")]


def test_moving_from_the_bay_to_the_city_scores_nothing() -> None:
    """tokyo/R65, tokyo/R95, tokyo/R96"""
    table = result(ONE_SMASH, {}, in_city(hearts=1), {"place": "bay"}, {}, {})
    assert places(table)[2] == "city"
    assert facts(table, "scored") == []


def test_the_attacker_takes_the_place_that_was_fled_from() -> None:
    """tokyo/R66: only the City flees; the monster in the Bay does not move up."""
    table = crowd("outside", "city", "bay", "outside", "outside", dice="smash 1 1 2 2 3")
    table.play("flee", seat=1)
    table.play("stay", seat=2)
    assert places(table) == ["city", "outside", "bay", "outside", "outside"]
    assert facts(table, "moved") == []


def test_the_attacker_takes_the_bay_when_only_the_bay_flees() -> None:
    """tokyo/R66"""
    table = crowd("outside", "city", "bay", "outside", "outside", dice="smash 1 1 2 2 3")
    table.play("stay", seat=1)
    table.play("flee", seat=2)
    assert places(table) == ["bay", "city", "outside", "outside", "outside"]


def test_when_both_flee_the_attacker_takes_the_city_and_the_bay_waits() -> None:
    """tokyo/R66: the next monster must fill it."""
    table = crowd("outside", "city", "bay", "outside", "outside", dice=f"smash 1 1 2 2 3 {NOTHING}")
    table.play("flee", seat=1)
    table.play("flee", seat=2)
    assert places(table) == ["city", "outside", "outside", "outside", "outside"]
    play(table, "stop")
    assert places(table) == ["city", "bay", "outside", "outside", "outside"]


def test_nobody_enters_when_both_stay() -> None:
    """tokyo/R66"""
    table = crowd("outside", "city", "bay", "outside", "outside", dice="smash 1 1 2 2 3")
    table.play("stay", seat=1)
    table.play("stay", seat=2)
    assert places(table) == ["outside", "city", "bay", "outside", "outside"]
    assert facts(table, "scored", 0) == []


def test_a_monster_that_fell_on_its_own_turn_does_not_enter() -> None:
    """tokyo/R67, tokyo/R99: Tokyo stays empty until the next monster's turn to enter."""
    table = result(f"smash 1 1 2 2 3 {NOTHING}", {"hearts": 1}, in_city("burrowing"), {})
    play(table, "flee")
    assert places(table) == ["outside", "outside", "outside"]
    assert facts(table, "entered") == []
    play(table, "stop")
    assert places(table) == ["outside", "city", "outside"]


@pytest.mark.parametrize("place", ["city", "bay"])
def test_a_monster_already_in_tokyo_does_nothing(place: str) -> None:
    """tokyo/R68: it neither moves to the other place, though free, nor scores."""
    table = crowd(place, "outside", "outside", "outside", "outside", dice=NOTHING)
    assert places(table)[0] == place
    assert facts(table, "entered") == facts(table, "scored") == facts(table, "moved") == []


def test_the_place_of_a_fallen_occupant_is_taken() -> None:
    """tokyo/R69"""
    table = result("smash smash 1 1 2 3", {}, in_city(hearts=2), {})
    assert eliminated(table)[1]
    assert places(table) == ["city", "outside", "outside"]
    assert scored(table, 0) == [1]


def test_the_bay_of_a_fallen_occupant_is_taken_while_it_is_open() -> None:
    """tokyo/R69: six play, five are left."""
    table = result(ONE_SMASH, {}, IN_CITY, {"place": "bay", "hearts": 1}, {}, {}, {})
    play(table, "stay")
    assert places(table) == ["bay", "city", "outside", "outside", "outside", "outside"]


# -- the Bay closes --


def test_the_bay_closes_at_four_monsters_and_its_occupant_leaves() -> None:
    """tokyo/R95: City is occupied, so it goes outside."""
    table = result(ONE_SMASH, IN_CITY, {"place": "bay"}, {"hearts": 1}, {}, {})
    assert places(table) == ["city", "outside", "outside", "outside", "outside"]
    assert [(e["seat"], e["rule"]) for e in facts(table, "left")] == [(1, "tokyo/R95")]


def test_the_bay_stays_open_at_five_of_six_monsters() -> None:
    """tokyo/R95"""
    table = result(ONE_SMASH, IN_CITY, {"place": "bay"}, {"hearts": 1}, {}, {}, {})
    assert places(table)[:2] == ["city", "bay"]


def test_the_occupant_of_the_closing_bay_moves_to_an_empty_city() -> None:
    """tokyo/R95: at once, before the attacker could enter."""
    table = result(ONE_SMASH, {"place": "bay"}, {"hearts": 1}, {}, {}, {})
    assert places(table) == ["city", "outside", "outside", "outside", "outside"]
    assert [e["seat"] for e in facts(table, "moved")] == [0]
    assert facts(table, "scored") == []


def test_being_moved_out_is_not_fleeing() -> None:
    """tokyo/R96: nothing is asked, nothing is scored, and Burrowing bites nobody."""
    table = result(ONE_SMASH, IN_CITY, {"place": "bay", "cards": ["burrowing"]}, {"hearts": 1}, {}, {})
    assert kind(table) == "roll"
    assert facts(table, "fled") == facts(table, "scored") == []
    assert hearts(table)[0] == 10


def test_a_smashed_monster_moved_to_the_city_is_still_asked_whether_it_flees() -> None:
    """tokyo/R96, tokyo/S10: the City falls, the Bay closes, and the attacker takes the City if it is left."""

    def closing() -> baffe.Table:
        return result(ONE_SMASH, {}, in_city(hearts=1), {"place": "bay"}, {}, {})

    stays, flees = closing(), closing()
    assert asked(stays) == (2, "flee", ("flee", "stay"))
    play(stays, "stay")
    play(flees, "flee")
    assert places(stays) == ["outside", "outside", "city", "outside", "outside"]
    assert places(flees) == ["city", "outside", "outside", "outside", "outside"]
    assert hearts(stays)[2] == hearts(flees)[2] == 9


def test_a_smashed_monster_moved_out_of_the_bay_is_not_asked() -> None:
    """tokyo/R96: a neighbour burnt by Fire Breathing falls, the Bay closes, and its smashed occupant is outside."""
    table = result(ONE_SMASH, {"cards": ["fire_breathing"]}, IN_CITY, {"place": "bay"}, {}, {"hearts": 1})
    assert places(table)[:3] == ["outside", "city", "outside"]
    assert hearts(table)[2] == 9
    assert asked(table) == (1, "flee", ("flee", "stay"))
