"""The variant for games that start with two monsters: Tokyo pays in energy."""

import pytest

import baffe
from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    ONE_SMASH,
    asked,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    options,
    outcome,
    places,
    play,
    result,
    shop,
    stars,
    tokyo,
)

OFF = {"two_player_variant": False}


def wealth(table: baffe.Table, seat: int = 0) -> tuple[int, int]:
    """Stars and energy."""
    return (stars(table)[seat], energy(table)[seat])


def test_the_variant_is_on_by_default_with_two_monsters() -> None:
    """two/V1"""
    table = result(NOTHING, {}, {})
    assert wealth(table) == (0, 1)
    assert baffe.deal("tokyo", seats=2, seed=1).view(None)["options"]["two_player_variant"]


def test_the_variant_can_be_switched_off() -> None:
    """two/V1"""
    assert wealth(result(NOTHING, {}, {}, options=OFF)) == (1, 0)
    assert wealth(tokyo(IN_CITY, {}, step="start", options=OFF)) == (2, 0)
    assert baffe.deal("tokyo", seats=2, seed=1, options=OFF).view(None)["options"]["two_player_variant"] is False


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_variant_is_for_two_monsters_only(seats: int) -> None:
    """two/V1, two/V5"""
    assert baffe.deal("tokyo", seats=seats, seed=1).view(None)["options"]["two_player_variant"] is False
    with pytest.raises(baffe.BadOption) as refused:
        baffe.deal("tokyo", seats=seats, seed=1, options={"two_player_variant": True})
    assert refused.value.field == "two_player_variant"


def test_entering_tokyo_pays_an_energy_instead_of_a_star() -> None:
    """two/V2"""
    table = result(NOTHING, {}, {})
    assert wealth(table) == (0, 1)
    assert [e["rule"] for e in facts(table, "energy_gained")] == ["two/V2"]


def test_starting_in_tokyo_pays_an_energy_instead_of_two_stars() -> None:
    """two/V3"""
    table = tokyo(IN_CITY, {}, step="start")
    assert wealth(table) == (0, 1)
    assert [e["rule"] for e in facts(table, "energy_gained")] == ["two/V3"]


def test_heart_dice_still_heal_outside_tokyo_only() -> None:
    """two/V4"""
    inside = result("heart heart 1 1 2 2", in_city(hearts=5), {})
    outside = result("heart heart 1 1 2 2", {"hearts": 5}, IN_CITY)
    assert (hearts(inside)[0], hearts(outside)[0]) == (5, 7)


def test_smashes_still_strike_the_other_side_and_allow_to_flee() -> None:
    """two/V4"""
    out = result("smash smash 1 1 2 2", IN_CITY, {})
    assert hearts(out)[1] == 8 and kind(out) == "roll"
    into = result("smash smash 1 1 2 2", {}, IN_CITY)
    assert asked(into) == (1, "flee", ("flee", "stay"))
    play(into, "flee")
    assert (energy(into)[0], hearts(into)[1]) == (1, 8)


def test_dice_still_score_and_twenty_stars_still_win() -> None:
    """two/V4"""
    table = result("3 3 3 1 1 2", {"stars": 17}, IN_CITY)
    assert outcome(table)["winners"] == [0]
    short = result("3 3 3 1 1 2", {"stars": 16}, IN_CITY)
    assert short.outcome is None


def test_a_bigger_game_keeps_its_stars_when_two_are_left() -> None:
    """two/V5"""
    entering = result(NOTHING, {}, {}, {"hearts": 0})
    starting = tokyo(IN_CITY, {}, {"hearts": 0}, step="start")
    assert (wealth(entering), wealth(starting)) == ((1, 0), (2, 0))


def test_the_energy_of_tokyo_is_a_gain_like_any_other() -> None:
    """two/V6: Friend of Children adds 1 to each."""
    friend = ["friend_of_children"]
    entering = result(NOTHING, {"cards": friend}, {}, market=[])
    starting = tokyo(in_city(*friend), {}, step="start")
    assert (wealth(entering), wealth(starting)) == ((0, 2), (0, 2))


def test_urbavore_still_scores_its_star() -> None:
    """two/V7"""
    assert wealth(tokyo(in_city("urbavore"), {}, step="start")) == (1, 1)


def test_death_from_above_scores_two_stars_and_pays_the_energy_for_entering() -> None:
    """two/V7"""
    table = shop(["death_from_above"], {"energy": 5}, IN_CITY)
    play(table, "buy:death_from_above")
    assert wealth(table) == (2, 1)
    assert places(table) == ["city", "outside"]


def test_two_monsters_have_no_bay() -> None:
    """two/V8: whoever finds the City taken stays outside, and a scene with a monster in the Bay is refused."""
    table = result(NOTHING, {}, IN_CITY)
    assert places(table)[0] == "outside"
    with pytest.raises(baffe.BadScene) as refused:
        tokyo({"place": "bay"}, {})
    assert refused.value.field == "seats[0].place"


@pytest.mark.parametrize(("owner", "rival"), [("outside", "outside"), ("outside", "city"), ("city", "outside")])
def test_fire_costs_the_only_opponent_one_heart(owner: str, rival: str) -> None:
    """two/V9: 1 heart in all, beside the smash where that strikes too."""
    table = result(ONE_SMASH, {"place": owner, "cards": ["fire_breathing"]}, {"place": rival})
    assert hearts(table)[1] == 10 - 1 - (owner != rival)


def test_a_copy_of_fire_burns_the_only_opponent_once_more() -> None:
    """two/V9: 1 heart for each of them."""
    cards = ["fire_breathing", {"id": "mimic", "copies": "fire_breathing"}]
    table = result(ONE_SMASH, {"cards": cards}, {})
    assert hearts(table)[1] == 8


def test_the_energy_for_entering_can_be_spent_in_the_same_turn() -> None:
    """two/V2: entering comes before buying."""
    table = result(NOTHING, {"energy": 1}, {}, market=["solar_powered"])
    assert kind(table) == "buy" and "buy:solar_powered" in options(table)
