"""How a game ends: who wins, why, and in which order all others come."""

from typing import Any

import pytest

from baffe.games.heavy_hitters.notation import every_word
from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.scenes import arena, asked, at, facts, hh, kind, life, orders, play, seat_of, until
from tests.scenes.heavy_hitters.worn import all_cards, end, fallen, to_the_end, worn

ZONED = {"board": "alternative"}
PLAIN: dict[str, Any] = {"hand": []}
PLACES = ("a1", "m1", "m11", "a11")
FACTIONS = ("diamondback", "kingwolf", "thunderhappy", "hammerstrike")


def last_shot(*others: dict[str, Any], saves: str = "1", **seat_1: Any) -> HeavyTable:
    """Seat 0 has fired at the Heavy Hitter of seat 1, which has one card left."""
    seat = {"faction": "diamondback", "units": hh("g6", "n"), "hand": ["db_p2"]}
    victim = worn("kingwolf", 1, "g4", tags={"a5": 2}, **seat_1)
    victim["units"] |= {"recon": {"at": "a3"}}
    table = arena(seat, victim, *others, phase="combat", buildings=["a5"], dice=f"4 4 {saves}")
    orders(table, *["commit:db_p2" if n == 0 else "commit:none" for n, _ in enumerate(table.decisions)])
    until(table, "attack", 0)
    play(table, "fire:hh@1")
    return table


def tidying(*seats: dict[str, Any], **scene: Any) -> HeavyTable:
    """The Reset phase of these seats, each on its corner."""
    told = [{"units": hh(PLACES[n]), **PLAIN, "faction": FACTIONS[n], **seat} for n, seat in enumerate(seats)]
    return arena(*told, **{"phase": "reset", "buildings": [], **scene})


# -- destroyed Heavy Hitters --


def test_the_last_one_whose_heavy_hitter_is_not_destroyed_wins() -> None:
    """gkr/G13, gkr/G15, gkr/G173: the attack is not even finished."""
    table = last_shot()
    assert end(table) == ([0], [[0], [1]], "last_standing") and table.decision is None
    assert table.view(None)["phase"] == "over" and not facts(table, "attack_over")


def test_a_heavy_hitter_is_destroyed_when_all_its_cards_are_damage() -> None:
    """gkr/G15"""
    table = last_shot(saves="6 6 6 6")
    assert table.outcome is None and life(table)[1] == 1
    assert sorted(seat_of(last_shot(), 1)["damage"]) == sorted(all_cards("kingwolf"))


def test_whoever_is_destroyed_is_out_and_the_others_play_on() -> None:
    """gkr/G16, gkr/G57, gkr/G126"""
    table = last_shot({"faction": "hammerstrike", "units": hh("m11"), "hand": []}, sponsors=["s_pit"])
    until(table, "tag")
    out = seat_of(table, 1)
    assert table.outcome is None and out["out"] and out["units"] == {} == out["tags"] and at(table, 1, "recon") is None
    assert out["sponsor_count"] == 0 and table.view(None)["sponsor_discard"] == ["s_pit"]
    play(table, "done")
    assert asked(table) == (2, "tag", ("done",))
    play(table, "done")
    assert {decision.seat for decision in table.decisions} == {0}
    until(table, "deploy")
    until(table, "reset", 2)
    told = [event["type"] for event in table.events(None) if event["seat"] == 1]
    assert told[told.index("eliminated") :] == ["eliminated", "sponsor_dropped"]


# -- demolition --


def demolishing(*seats: dict[str, Any]) -> HeavyTable:
    """Three buildings are down for seat 0, which has three tags on two more; so has seat 1 on one of them."""
    first = {"units": hh("g6"), "hand": [], "tags": {"g5": 3, "h6": 3}, "sponsors": ["s_billboard"]}
    second = {"units": hh("h4"), "hand": [], "tags": {"g5": 3}}
    down = {"a3": 0, "a5": 0, "a7": 0}
    return arena(first, second, *seats, phase="tag", buildings=["g5", "h6"], rubble=down)


def test_the_fourth_demolition_wins_before_later_players_tag() -> None:
    """gkr/G14, gkr/G173: T18; nothing more happens, not even on the achievements board."""
    table = demolishing()
    play(table, "tag:hh>g5")
    assert end(table) == ([0], [[0], [1]], "demolition") and table.decision is None
    assert seat_of(table, 0)["demolished"] == 4 and seat_of(table, 0)["fame"] == 0


def test_a_tag_of_a_card_wins_as_well() -> None:
    """gkr/G14, gkr/G173, gkr/card/s_billboard"""
    table = demolishing()
    play(table, "s_billboard:h6")
    assert end(table)[2] == "demolition"


def test_the_third_demolition_wins_nothing() -> None:
    """gkr/G14"""
    first = {"units": hh("g6"), "hand": [], "tags": {"g5": 3}}
    table = arena(first, PLAIN, phase="tag", buildings=["g5"], rubble={"a3": 0, "a5": 0, "a7": 1})
    play(table, "tag:hh>g5")
    assert table.outcome is None and kind(table) == "tag"


def test_those_who_stand_are_ranked_by_buildings_life_and_tags_then_those_who_fell() -> None:
    """gkr/G208, gkr/G175"""
    third = {"faction": "thunderhappy", "units": hh("a11"), "hand": [], "tags": {"h6": 1}}
    for damage, ranking in (([], [[0], [2], [1], [3]]), (["th_p2"], [[0], [1], [2], [3]])):
        table = demolishing(third | {"damage": damage}, fallen("hammerstrike"))
        play(table, "tag:hh>g5")
        assert end(table) == ([0], ranking, "demolition")


# -- all at once --


@pytest.mark.parametrize(
    ("first", "second", "rubble", "winner"),
    [
        ({}, {"tags": {"a5": 3}}, {"a3": 0}, 0),
        ({"tags": {"a5": 1}}, {"tags": {"a5": 2}}, {}, 1),
        ({"tags": {"a5": 2}}, {"tags": {"a5": 1}}, {"a3": 0, "a7": 1}, 0),
        ({"tags": {"a5": 1}}, {"tags": {"a5": 1}}, {}, 1),
    ],
    ids=["buildings", "tags", "buildings alike", "turn order"],
)
def test_when_all_fall_by_one_effect_buildings_then_tags_then_turn_order_decide(
    first: dict[str, Any], second: dict[str, Any], rubble: dict[str, int], winner: int
) -> None:
    """gkr/G174, gkr/G173, gkr/X13, gkr/X113: the token has passed to seat 1; neither is the last one standing."""
    seats = worn("diamondback", 2, "g6", **first), worn("kingwolf", 1, "g5", **second)
    table = tidying(*seats, options=ZONED, buildings=["a5"], rubble=rubble)
    assert to_the_end(table) == ([winner], [[winner], [1 - winner]], "all_destroyed")


def test_those_who_fall_in_one_moment_are_ranked_like_that_too() -> None:
    """gkr/G208, gkr/G174: seat 3 fell before, seat 2 has a tag more than seat 1."""
    seats: list[dict[str, Any]] = [{}, worn("kingwolf", 1, "g6"), worn("thunderhappy", 1, "g5", tags={"a5": 1})]
    table = tidying(*seats, {**fallen("hammerstrike"), "units": {}}, options=ZONED, buildings=["a5"])
    assert to_the_end(table) == ([0], [[0], [2], [1], [3]], "last_standing")


# -- the last round --


CAPPED = [
    ({"tags": {"a5": 3}}, {"damage": ["kw_p2"]}, {"a3": 1}, 1),
    ({"damage": ["db_p2"], "tags": {"a5": 3}}, {}, {}, 1),
    ({"tags": {"a5": 1}}, {}, {}, 0),
    ({}, {}, {}, 1),
]


@pytest.mark.parametrize(
    ("first", "second", "rubble", "winner"), CAPPED, ids=["buildings", "life", "tags", "turn order"]
)
@pytest.mark.parametrize(("cap", "reason"), [(20, "round_cap"), (0, "stalled")])
def test_after_the_last_round_buildings_life_tags_and_turn_order_decide(
    first: dict[str, Any], second: dict[str, Any], rubble: dict[str, int], winner: int, cap: int, reason: str
) -> None:
    """gkr/G175, gkr/G192, gkr/G208: round 20, or round 1,000 without a cap; seat 1 would be first in the next round."""
    scene = {"options": {"round_cap": cap}, "round": cap or 1000, "buildings": ["a5"], "rubble": rubble}
    table = tidying(first, second, **scene)
    assert to_the_end(table) == ([winner], [[winner], [1 - winner]], reason)


def test_the_game_goes_on_before_the_cap_and_without_one() -> None:
    """gkr/G175, gkr/G192"""
    for told, round_ in (({}, 19), ({"round_cap": 0}, 20), ({"round_cap": 0}, 999), ({"round_cap": 30}, 29)):
        table = tidying({}, {}, options=told, round=round_)
        until(table, "deploy")
        assert table.view(None)["round"] == round_ + 1
    assert to_the_end(tidying({}, {}, options={"round_cap": 3}, round=3))[2] == "round_cap"


def test_the_cap_is_on_unless_it_is_taken_off() -> None:
    """gkr/G192"""
    assert tidying({}, {}).view(None)["options"]["round_cap"] == 20


def test_the_cap_is_looked_at_after_zone_damage() -> None:
    """gkr/G192, gkr/X10: seat 0 had a card more."""
    seats = {"units": hh("g6"), "damage": ["db_p2"]}, {"damage": ["kw_p2"] * 2}
    assert to_the_end(tidying(*seats, round=20))[0] == [0]
    assert to_the_end(tidying(*seats, round=20, options=ZONED))[0] == [1]
    table = tidying(worn("diamondback", 1, "g6"), {}, round=20, options=ZONED)
    assert to_the_end(table) == ([1], [[1], [0]], "last_standing")


def test_the_cap_is_looked_at_before_alliances() -> None:
    """gkr/G192"""
    table = tidying({}, {}, {}, round=20, options={"alliances": "shifting"})
    assert to_the_end(table)[2] == "round_cap" and not facts(table, "ally_picked")


def test_all_who_stand_are_ranked_when_time_is_called() -> None:
    """gkr/G175, gkr/G208: seat 3 is out."""
    seats: list[dict[str, Any]] = [{"damage": ["db_p2"]}, {}, {"tags": {"a5": 1}}]
    out = {**fallen("hammerstrike"), "units": {}}
    assert to_the_end(tidying(*seats, out, round=20, buildings=["a5"])) == ([2], [[2], [1], [0], [3]], "round_cap")


def test_nobody_can_concede() -> None:
    """gkr/G176, gkr/G193: there is no word for it."""
    words = {word.partition(":")[0] for word in every_word()}
    assert not words & {"concede", "resign", "surrender", "leave", "quit"}
    table = tidying({}, {})
    assert asked(table) == (0, "reset", ("done",))
