"""The module Tokyo Tower: three levels, claimed in Tokyo with four 1s."""

from typing import Any

import pytest

import baffe
from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    ONE_SMASH,
    TOWER,
    eliminated,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    now,
    outcome,
    play,
    result,
    rolled,
    seen,
    stars,
    tokyo,
    whose_turn,
)

BOTH = {"modules": ["cultists", "tower"]}

ONES = "1 1 1 1 2 3"

MARKET = ["heal", "skyscraper", "tank"]


def tower(table: baffe.Table) -> list[list[int]]:
    """The levels of every seat."""
    return [seat["tower"] for seat in table.view(None)["seats"]]


def tower_result(dice: str, *seats: dict[str, Any], **scene: Any) -> baffe.Table:
    """Those dice are the final result of seat 0."""
    return tokyo(*seats, **{"options": TOWER, "step": "resolve", "dice": dice, "market": MARKET, **scene})


def starts(*seats: dict[str, Any], **scene: Any) -> baffe.Table:
    """The turn of seat 0 starts."""
    return tokyo(*seats, **{"options": TOWER, "step": "start", "dice": NOTHING, **scene})


def test_at_first_nobody_owns_a_level() -> None:
    """tower/T1"""
    table = baffe.deal("tokyo", seats=3, seed=1, options=TOWER)
    assert [seat["tower"] for seat in table.view(None)["seats"]] == [[], [], []]


def test_four_ones_in_tokyo_claim_a_level() -> None:
    """tower/T1, tower/T2"""
    table = tower_result(ONES, IN_CITY, {}, {})
    assert tower(table) == [[1], [], []]
    claimed = facts(table, "level_claimed")
    assert [(fact["seat"], fact["level"], fact["from"]) for fact in claimed] == [(0, 1, None)]


def test_three_ones_claim_nothing() -> None:
    """tower/T1"""
    assert tower(tower_result("1 1 1 2 2 3", IN_CITY, {}, {})) == [[], [], []]


def test_four_other_faces_claim_nothing() -> None:
    """tower/T1"""
    assert tower(tower_result("2 2 2 2 1 3", IN_CITY, {}, {})) == [[], [], []]


def test_outside_tokyo_nothing_is_claimed() -> None:
    """tower/T1"""
    assert tower(tower_result(ONES, {}, IN_CITY, {})) == [[], [], []]


def test_entering_tokyo_afterwards_is_too_late() -> None:
    """tower/T1, tower/T10"""
    table = tower_result(ONES, {}, {}, {})
    assert facts(table, "entered", seat=0)
    assert tower(table) == [[], [], []]


def test_the_bay_is_in_tokyo() -> None:
    """tower/T1"""
    table = tower_result(ONES, {"place": "bay"}, IN_CITY, {}, {}, {})
    assert tower(table) == [[1], [], [], [], []]


@pytest.mark.parametrize(("before", "after"), [([], [1]), ([1], [1, 2]), ([2], [1, 2])])
def test_the_lowest_level_not_owned_comes_first(before: list[int], after: list[int]) -> None:
    """tower/T2"""
    assert tower(tower_result(ONES, in_city(tower=before), {}, {}))[0] == after


def test_six_ones_claim_one_level() -> None:
    """tower/T2"""
    assert tower(tower_result("1 1 1 1 1 1", IN_CITY, {}, {}))[0] == [1]


def test_eight_ones_claim_one_level() -> None:
    """tower/T2"""
    heads = in_city("extra_head", "extra_head")
    assert tower(tower_result("1 1 1 1 1 1 1 1", heads, {}, {}))[0] == [1]


def test_a_level_is_taken_from_its_owner() -> None:
    """tower/T3"""
    table = tower_result(ONES, IN_CITY, {}, {"tower": [1]})
    assert tower(table) == [[1], [], []]
    assert [(fact["level"], fact["from"]) for fact in facts(table, "level_claimed", seat=0)] == [(1, 2)]


def test_only_that_level_is_taken() -> None:
    """tower/T3"""
    assert tower(tower_result(ONES, IN_CITY, {"tower": [1, 2]}, {})) == [[1], [2], []]


def test_whoever_lost_level_one_wins_it_back_before_the_top() -> None:
    """tower/T3"""
    table = tower_result(ONES, in_city(tower=[2]), {"tower": [1]}, {})
    assert tower(table) == [[1, 2], [], []]
    assert table.outcome is None


def test_the_ones_score_and_feed_the_gourmet_as_ever() -> None:
    """tower/T4, tokyo/card/gourmet"""
    table = tower_result(ONES, in_city("gourmet"), {}, {})
    assert stars(table)[0] == 2 + 2
    assert tower(table)[0] == [1]


def test_the_ones_freeze_time_as_ever() -> None:
    """tower/T2, tower/T4, tokyo/card/freeze_time: in the extra turn the next level may be claimed."""
    frozen = in_city("freeze_time")
    table = tower_result(ONES + " 1 1 1 1 2", frozen, {}, {})
    assert kind(table) == "again"
    play(table, "again")
    assert kind(table) == "roll" and whose_turn(table) == 0
    play(table, "stop")
    assert tower(table)[0] == [1, 2]


def test_a_die_turned_into_a_one_counts() -> None:
    """tower/T4, tokyo/card/herd_culler"""
    table = rolled("1 1 1 2 2 3", in_city("herd_culler"), {}, {}, options=TOWER, market=MARKET)
    play(table, "herd_culler:3")
    assert tower(table)[0] == [1]


@pytest.mark.parametrize(("levels", "healed", "gained"), [([], 0, 0), ([1], 1, 0), ([2], 1, 1), ([1, 2], 2, 1)])
def test_levels_pay_at_the_start_of_their_owners_turn(levels: list[int], healed: int, gained: int) -> None:
    """tower/T5"""
    table = starts({"hearts": 5, "tower": levels}, IN_CITY, {})
    assert (hearts(table)[0], energy(table)[0]) == (5 + healed, gained)


def test_levels_of_others_pay_nothing_in_this_turn() -> None:
    """tower/T5"""
    table = starts({"hearts": 5}, {"hearts": 5, "tower": [1, 2]}, {})
    assert (hearts(table)[:2], energy(table)[:2]) == ([5, 5], [0, 0])


def test_the_bonus_stops_at_the_maximum() -> None:
    """tower/T5"""
    table = starts({"hearts": 9, "tower": [1, 2]}, {}, {})
    assert (hearts(table)[0], energy(table)[0]) == (10, 1)


def test_the_bonus_heals_in_tokyo() -> None:
    """tower/T6"""
    assert hearts(starts(in_city(hearts=5, tower=[1, 2]), {}, {}))[0] == 7


def test_each_level_is_a_gain_of_its_own_for_regeneration() -> None:
    """tower/T6, tokyo/card/regeneration"""
    table = starts({"hearts": 3, "tower": [1, 2], "cards": ["regeneration"]}, {}, {})
    assert hearts(table)[0] == 3 + 2 + 2


def test_friend_of_children_adds_to_the_energy_of_level_two() -> None:
    """tower/T5, tokyo/card/friend_of_children"""
    assert energy(starts({"tower": [1, 2], "cards": ["friend_of_children"]}, {}, {}))[0] == 2


def test_the_bonus_comes_after_the_battery_and_before_the_stars_of_tokyo() -> None:
    """tower/T7"""
    owner = in_city("battery_monster", "urbavore", hearts=5, tower=[1, 2])
    table = starts(owner, {}, {})
    told = [
        (fact["type"], fact.get("cause", fact["rule"]))
        for fact in table.events(None)
        if fact["type"] in ("energy_gained", "healed", "scored")
    ]
    assert told == [
        ("energy_gained", "battery_monster"),
        ("healed", "tower/T5"),
        ("healed", "tower/T5"),
        ("energy_gained", "tower/T5"),
        ("scored", "tokyo/R12"),
        ("scored", "urbavore"),
    ]


def test_the_top_level_wins_at_once() -> None:
    """tower/T8, tower/T10: nothing of the dice is resolved any more."""
    table = tower_result(ONES, in_city(tower=[1, 2]), {"stars": 19}, {})
    assert outcome(table) == {"winners": [0], "ranking": [[0], [1], [2]], "reason": "tower"}
    assert kind(table) == "over"
    assert stars(table)[0] == 0
    assert [fact["type"] for fact in table.events(None)][-2:] == ["level_claimed", "game_over"]


def test_the_top_level_wins_although_poison_would_kill() -> None:
    """tower/T8, tokyo/X4"""
    table = tower_result(ONES, in_city(tower=[1, 2], hearts=1, poison=3), {}, {})
    assert (outcome(table)["winners"], outcome(table)["reason"]) == ([0], "tower")


def test_outside_tokyo_the_top_level_is_out_of_reach() -> None:
    """tower/T1, tower/T8"""
    table = tower_result(ONES, {"tower": [1, 2]}, IN_CITY, {})
    assert table.outcome is None and tower(table)[0] == [1, 2]


def test_levels_of_an_eliminated_monster_return_to_the_table() -> None:
    """tower/T9"""
    table = tower_result("1 1 1 1 smash smash", IN_CITY, {"hearts": 2, "tower": [2]}, {})
    assert eliminated(table)[1]
    assert tower(table) == [[1], [], []]


def test_a_level_that_came_back_is_claimed_from_nobody() -> None:
    """tower/T2, tower/T9"""
    seats: list[dict[str, Any]] = [{"place": "city"}, {"place": "bay"}, {"hearts": 2, "tower": [1]}, {}, {}, {}]
    table = tower_result("smash smash 2 2 3 3 " + ONES, *seats)
    assert eliminated(table)[2]
    assert now(table) == (1, "roll")
    play(table, "stop")
    assert tower(table) == [[], [1], [], [], [], []]
    assert [fact["from"] for fact in facts(table, "level_claimed")] == [None]


def test_a_child_keeps_the_levels() -> None:
    """tower/T9, tokyo/card/it_has_a_child"""
    victim = in_city("it_has_a_child", hearts=1, tower=[1, 2])
    table = tower_result(ONE_SMASH, {}, victim, {})
    assert facts(table, "reborn", seat=1)
    assert tower(table) == [[], [1, 2], []]


def test_the_claim_comes_before_points_and_smashes() -> None:
    """tower/T10"""
    table = tower_result("1 1 1 1 smash smash", IN_CITY, {"tower": [1]}, {})
    told = [fact["type"] for fact in table.events(None)]
    assert told.index("level_claimed") < told.index("scored") < told.index("hurt")


def test_a_level_is_claimed_before_its_owner_is_smashed_out() -> None:
    """tower/T3, tower/T10"""
    table = tower_result("1 1 1 1 smash smash", IN_CITY, {"hearts": 2, "tower": [1]}, {})
    assert eliminated(table)[1]
    assert [fact["from"] for fact in facts(table, "level_claimed")] == [1]


def test_with_both_modules_four_ones_bring_a_level_and_then_a_cultist() -> None:
    """tower/T10, cultists/C4"""
    table = tower_result(ONES, IN_CITY, {}, {}, options=BOTH)
    mine = seen(table, 0)
    assert (mine["tower"], mine["cultists"]) == ([1], 1)
    told = [fact["type"] for fact in table.events(None)]
    assert told.index("level_claimed") < told.index("scored") < told.index("token_given")


def test_with_both_modules_the_top_level_leaves_no_time_for_a_cultist() -> None:
    """tower/T8, cultists/C4"""
    table = tower_result(ONES, in_city(tower=[1, 2]), {}, {}, options=BOTH)
    assert outcome(table)["reason"] == "tower"
    assert seen(table, 0)["cultists"] == 0


def test_both_are_lost_with_elimination() -> None:
    """tower/T9, cultists/C10"""
    victim = in_city(hearts=1, tower=[1, 2], cultists=2)
    table = tower_result(ONE_SMASH, {}, victim, {}, options=BOTH)
    play(table, "take")
    theirs = seen(table, 1)
    assert (theirs["eliminated"], theirs["tower"], theirs["cultists"]) == (True, [], 0)


def test_both_are_kept_by_a_child() -> None:
    """tower/T9, cultists/C10, tokyo/card/it_has_a_child"""
    victim = in_city("it_has_a_child", hearts=1, tower=[2], cultists=2)
    table = tower_result(ONE_SMASH, {}, victim, {}, options=BOTH)
    play(table, "take")
    theirs = seen(table, 1)
    assert (theirs["hearts"], theirs["tower"], theirs["cultists"]) == (10, [2], 2)


def test_the_order_in_which_modules_are_named_does_not_matter() -> None:
    one = tower_result(ONES, IN_CITY, {}, {}, options=BOTH)
    other = tower_result(ONES, IN_CITY, {}, {}, options={"modules": ["tower", "cultists"]})
    assert one.state_hash() == other.state_hash()


def test_in_the_two_player_variant_the_bonus_comes_before_the_energy_of_tokyo() -> None:
    """tower/T5, tower/T7, two/V3"""
    table = starts(in_city(hearts=5, tower=[1, 2]), {}, options=BOTH)
    assert (hearts(table)[0], energy(table)[0], stars(table)[0]) == (7, 2, 0)
    assert [fact["rule"] for fact in facts(table, "energy_gained", seat=0)] == ["tower/T5", "two/V3"]
    assert table.view(None)["options"] == {"two_player_variant": True, "modules": ["cultists", "tower"]}


def test_without_the_module_four_ones_only_score() -> None:
    """tower/T1"""
    table = result(ONES, IN_CITY, {}, {})
    assert stars(table)[0] == 2 and not facts(table, "level_claimed")
    assert "tower" not in seen(table, 0)


@pytest.mark.parametrize(
    ("seats", "modules", "seat"),
    [
        ([{}, {"tower": [1]}, {}], [], 1),
        ([{}, {"tower": [1]}, {}], ["cultists"], 1),
        ([{"tower": [3]}, {}, {}], ["tower"], 0),
        ([{"tower": [1, 2, 3]}, {}, {}], ["tower"], 0),
        ([{"tower": [0]}, {}, {}], ["tower"], 0),
        ([{"tower": [1, 1]}, {}, {}], ["tower"], 0),
        ([{"tower": [1.0]}, {}, {}], ["tower"], 0),
        ([{"tower": ["1"]}, {}, {}], ["tower"], 0),
        ([{"tower": [[1]]}, {}, {}], ["tower"], 0),
        ([{"tower": 1}, {}, {}], ["tower"], 0),
        ([{"tower": None}, {}, {}], ["tower"], 0),
        ([{}, {"tower": [1], "hearts": 0}, {}], ["tower"], 1),
        ([{"tower": [1]}, {}, {"tower": [1, 2]}], ["tower"], 2),
    ],
)
def test_scenes_with_impossible_towers_are_refused(seats: list[dict[str, Any]], modules: list[str], seat: int) -> None:
    with pytest.raises(baffe.BadScene) as refused:
        tokyo(*seats, options={"modules": modules})
    assert refused.value.field == f"seats[{seat}].tower"
