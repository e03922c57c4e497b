"""The variant for games that start with two monsters: Tokyo pays in energy."""

import pytest

import baffe
from baffe.games.tokyo.table import TokyoTable
from tests.support import asked, facts, kind, options, play, tokyo

NOTHING = "1 1 2 2 3 3"
OFF = {"two_player_variant": False}


def wealth(table: TokyoTable, seat: int = 0) -> tuple[int, int]:
    """Stars and energy."""
    return (table.monsters[seat].stars, table.monsters[seat].energy)


def test_the_variant_is_on_by_default_with_two_monsters() -> None:
    """two/V1"""
    table = tokyo({}, {}, step="resolve", dice=NOTHING)
    assert wealth(table) == (0, 1)
    assert baffe.deal("tokyo", seats=2, seed=1).view(None)["options"]["two_player_variant"]


def test_the_variant_can_be_switched_off() -> None:
    """two/V1"""
    assert wealth(tokyo({}, {}, step="resolve", dice=NOTHING, options=OFF)) == (1, 0)
    assert wealth(tokyo({"place": "city"}, {}, step="start", options=OFF)) == (2, 0)
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
    table = tokyo({}, {}, step="resolve", dice=NOTHING)
    assert wealth(table) == (0, 1)
    assert [e["rule"] for e in facts(table, "energy_gained")] == ["two/V2"]


def test_starting_in_tokyo_pays_an_energy_instead_of_two_stars() -> None:
    """two/V3"""
    table = tokyo({"place": "city"}, {}, step="start")
    assert wealth(table) == (0, 1)
    assert [e["rule"] for e in facts(table, "energy_gained")] == ["two/V3"]


def test_heart_dice_still_heal_outside_tokyo_only() -> None:
    """two/V4"""
    inside = tokyo({"place": "city", "hearts": 5}, {}, step="resolve", dice="heart heart 1 1 2 2")
    outside = tokyo({"hearts": 5}, {"place": "city"}, step="resolve", dice="heart heart 1 1 2 2")
    assert (inside.monsters[0].hearts, outside.monsters[0].hearts) == (5, 7)


def test_smashes_still_strike_the_other_side_and_allow_to_flee() -> None:
    """two/V4"""
    out = tokyo({"place": "city"}, {}, step="resolve", dice="smash smash 1 1 2 2")
    assert out.monsters[1].hearts == 8 and kind(out) == "roll"
    into = tokyo({}, {"place": "city"}, step="resolve", dice="smash smash 1 1 2 2")
    assert asked(into) == (1, "flee", ("flee", "stay"))
    play(into, "flee")
    assert (into.monsters[0].energy, into.monsters[1].hearts) == (1, 8)


def test_dice_still_score_and_twenty_stars_still_win() -> None:
    """two/V4"""
    table = tokyo({"stars": 17}, {"place": "city"}, step="resolve", dice="3 3 3 1 1 2")
    assert table.outcome is not None and table.outcome["winners"] == [0]
    short = tokyo({"stars": 16}, {"place": "city"}, step="resolve", dice="3 3 3 1 1 2")
    assert short.outcome is None


def test_a_bigger_game_keeps_its_stars_when_two_are_left() -> None:
    """two/V5"""
    entering = tokyo({}, {}, {"hearts": 0}, step="resolve", dice=NOTHING)
    starting = tokyo({"place": "city"}, {}, {"hearts": 0}, step="start")
    assert (wealth(entering), wealth(starting)) == ((1, 0), (2, 0))


def test_the_energy_of_tokyo_is_a_gain_like_any_other() -> None:
    """two/V6: Friend of Children adds 1 to each."""
    friend = ["friend_of_children"]
    entering = tokyo({"cards": friend}, {}, step="resolve", dice=NOTHING, market=[])
    starting = tokyo({"cards": friend, "place": "city"}, {}, step="start")
    assert (wealth(entering), wealth(starting)) == ((0, 2), (0, 2))


def test_urbavore_still_scores_its_star() -> None:
    """two/V7"""
    assert wealth(tokyo({"place": "city", "cards": ["urbavore"]}, {}, step="start")) == (1, 1)


def test_death_from_above_scores_two_stars_and_pays_the_energy_for_entering() -> None:
    """two/V7"""
    table = tokyo({"energy": 5}, {"place": "city"}, step="buy", market=["death_from_above"])
    play(table, "buy:death_from_above")
    assert wealth(table) == (2, 1)
    assert [monster["place"] for monster in table.view(None)["seats"]] == ["city", "outside"]


def test_two_monsters_have_no_bay() -> None:
    """two/V8: whoever finds the City taken stays outside, and a scene with a monster in the Bay is refused."""
    table = tokyo({}, {"place": "city"}, step="resolve", dice=NOTHING)
    assert table.view(None)["seats"][0]["place"] == "outside"
    with pytest.raises(baffe.BadScene) as refused:
        tokyo({"place": "bay"}, {})
    assert refused.value.field == "seats[0].place"


@pytest.mark.parametrize(("owner", "rival"), [("outside", "outside"), ("outside", "city"), ("city", "outside")])
def test_fire_costs_the_only_opponent_one_heart(owner: str, rival: str) -> None:
    """two/V9: 1 heart in all, beside the smash where that strikes too."""
    table = tokyo(
        {"place": owner, "cards": ["fire_breathing"]}, {"place": rival}, step="resolve", dice="smash 1 1 2 2 3"
    )
    assert table.monsters[1].hearts == 10 - 1 - (owner != rival)


def test_a_copy_of_fire_burns_the_only_opponent_once_more() -> None:
    """two/V9: 1 heart for each of them."""
    cards = ["fire_breathing", {"id": "mimic", "copies": "fire_breathing"}]
    table = tokyo({"cards": cards}, {}, step="resolve", dice="smash 1 1 2 2 3")
    assert table.monsters[1].hearts == 8


def test_the_energy_for_entering_can_be_spent_in_the_same_turn() -> None:
    """two/V2: entering comes before buying."""
    table = tokyo({"energy": 1}, {}, step="resolve", dice=NOTHING, market=["solar_powered"])
    assert kind(table) == "buy" and "buy:solar_powered" in options(table)
