"""The King: his tokens, where they go and whom they stop."""

from typing import Any

import pytest

import baffe
from baffe import Table
from tests.scenes.duel.support import (
    ALIENOID,
    GIGAZAUR,
    asked,
    board,
    duel,
    eight,
    facts,
    hearts,
    on,
    options,
    places,
    play,
    six,
    whose_turn,
)


def king(*spots: tuple[str, int]) -> dict[str, Any]:
    """A board with his tokens on these spaces."""
    return {"king": [on(track, at) for track, at in spots]}


def spots(table: Table) -> dict[str, tuple[str, int]]:
    """Where his tokens lie."""
    buzz = board(table)
    return {token: (buzz[token]["track"], buzz[token]["at"]) for token in buzz if token.startswith("king")}


def rival_turn(dice: str, **scene: Any) -> Table:
    """The rival, on seat 1, has made a Roll against him."""
    return six("the_king", dice, turn=1, **scene)


def test_the_king_places_a_token_for_two_specials() -> None:
    """duel/monster/the_king, duel/P15, duel/D31"""
    table = six("the_king", "special special special")
    assert asked(table) == (0, "resolve", ("special:king", "done"))
    play(table, "special:king", "king1:fame:2")
    assert spots(table) == {"king1": ("fame", 2)}
    assert whose_turn(table) == 1


def test_the_king_places_or_moves_one_token_for_each_pair() -> None:
    """duel/monster/the_king, duel/P15: four pairs of eight specials."""
    table = eight("the_king", 8)
    play(table, "special:king", "king1:fame:2", "special:king", "king2:destruction:-4")
    assert spots(table) == {"king1": ("fame", 2), "king2": ("destruction", -4)}
    play(table, "special:king", "king1:destruction:3", "special:king", "king2:fame:-1")
    assert spots(table) == {"king1": ("destruction", 3), "king2": ("fame", -1)}
    assert whose_turn(table) == 1


def test_the_king_may_resolve_other_dice_between_two_placements() -> None:
    """duel/monster/the_king, duel/D26"""
    table = six("the_king", "special special special special smash")
    play(table, "special:king", "king1:fame:2", "group:smash", "special:king", "king2:fame:3")
    assert spots(table) == {"king1": ("fame", 2), "king2": ("fame", 3)}
    assert hearts(table)[1] == 13


def test_king_tokens_go_on_free_spaces_anywhere() -> None:
    """duel/monster/the_king, duel/D55: Victory, Spotlight and centre spaces too; no marker, no other token."""
    table = six("the_king", "special special", fame=2, buzz={"lizard": on("fame", -4)})
    play(table, "special:king")
    fame = [int(word.split(":")[2]) for word in options(table) if word.startswith("king1:fame:")]
    destruction = [int(word.split(":")[2]) for word in options(table) if word.startswith("king1:destruction:")]
    assert sorted(fame) == [-7, -6, -5, -2, -1, 0, 1, 3, 4, 5, 6, 7]
    assert sorted(destruction) == [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7]


def test_placing_a_king_token_brings_nothing_by_itself() -> None:
    """duel/monster/the_king, duel/D56"""
    table = six("the_king", "special special")
    play(table, "special:king", "king1:fame:-1")
    assert facts(table, "bonus") == []
    assert places(table) == (0, 0)


def test_a_king_token_under_a_marker_cannot_be_moved() -> None:
    """duel/monster/the_king"""
    table = six("the_king", "special special", fame=2, buzz=king(("fame", 2), ("fame", 4)))
    play(table, "special:king")
    assert not [word for word in options(table) if word.startswith("king1:")]
    play(table, "king2:fame:5")
    assert spots(table) == {"king1": ("fame", 2), "king2": ("fame", 5)}


def test_the_king_has_no_power_when_both_tokens_are_under_markers() -> None:
    """duel/monster/the_king"""
    buzz = king(("fame", 2), ("destruction", 0))
    table = six("the_king", "special special special special", fame=2, buzz=buzz)
    assert whose_turn(table) == 1


def test_the_king_may_decline_all_or_one_of_his_placements() -> None:
    """duel/monster/the_king, duel/P15"""
    table = six("the_king", "special special special special")
    play(table, "done")
    assert (whose_turn(table), spots(table)) == (1, {})
    table = six("the_king", "special special special special")
    play(table, "special:king", "no")
    assert asked(table) == (0, "resolve", ("special:king", "done"))
    play(table, "special:king", "king2:fame:-1")
    assert spots(table) == {"king2": ("fame", -1)}


def test_a_marker_pulled_by_the_rival_stops_on_a_king_token() -> None:
    """duel/monster/the_king, duel/D40: a pull of 3 ends after 2 spaces."""
    table = rival_turn("fame fame fame fame fame", buzz=king(("fame", 2)))
    assert places(table) == (2, 0)
    assert facts(table, "stopped_by_king", 1)[0]["lost"] == 1


def test_a_marker_that_starts_on_a_king_token_leaves_it() -> None:
    """duel/monster/the_king, duel/D40"""
    table = rival_turn("fame fame fame fame fame", fame=-2, buzz=king(("fame", -2)))
    assert places(table) == (1, 0)


def test_the_king_pulls_over_his_own_tokens() -> None:
    """duel/monster/the_king, duel/D40"""
    table = six("the_king", "fame fame fame fame fame", buzz=king(("fame", -1), ("fame", -2)))
    assert places(table) == (-3, 0)
    assert facts(table, "stopped_by_king") == []


def test_a_king_token_stops_one_pull_and_a_later_effect_goes_on() -> None:
    """duel/monster/the_king, duel/D40: what a card pulls afterwards starts on the token."""
    dice = "destruction destruction destruction destruction destruction"
    buzz = king(("destruction", 1))
    table = rival_turn(dice, rival={"energy": 4}, row=["seismic_test"], buzz=buzz)
    assert places(table) == (0, 1)
    play(table, "buy:seismic_test")
    assert places(table) == (0, 3)


def test_a_king_token_stops_each_pull_of_a_card_by_itself() -> None:
    """duel/monster/the_king, duel/D40: Destruction stops, Fame goes its way."""
    buzz = king(("destruction", 1))
    table = rival_turn("heart", rival={"energy": 7}, row=["sack_the_stadium"], buzz=buzz)
    play(table, "buy:sack_the_stadium", "place:fame:-6")
    assert places(table) == (2, 1)


def test_king_tokens_exist_only_when_the_king_plays() -> None:
    """duel/monster/the_king, duel/D4"""
    with pytest.raises(baffe.Refused) as refused:
        duel(ALIENOID, GIGAZAUR, buzz=king(("fame", 2)))
    assert refused.value.code == "bad_scene"
