"""The zoned side of the board: where units are deployed, what an attack gains, what the end of a round costs."""

from typing import Any

import pytest

import baffe
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.refusal import BadOption
from tests.scenes.heavy_hitters.fights import SUPPORT_UNITS, fight, squad
from tests.scenes.heavy_hitters.scenes import (
    arena,
    asked,
    at,
    facts,
    hh,
    kind,
    life,
    options,
    orders,
    play,
    seat_of,
    until,
)
from tests.scenes.heavy_hitters.solo import around
from tests.scenes.heavy_hitters.support import facts as printed
from tests.scenes.heavy_hitters.worn import worn

FAR: dict[str, Any] = {"faction": "kingwolf", "units": hh("a1"), "hand": []}


def zoned(*seats: dict[str, Any], told: dict[str, Any] | None = None, **scene: Any) -> HeavyTable:
    """A scene on the zoned side, without buildings."""
    return arena(*seats, options={"board": "alternative", **(told or {})}, **{"buildings": [], **scene})


# -- the board --


@pytest.mark.parametrize("row", printed("scenarios")["scenarios"], ids=lambda row: str(row["id"]))
def test_any_scenario_can_be_set_up_on_the_zoned_side(row: dict[str, Any]) -> None:
    """gkr/X1: one of them only there."""
    for seats in row["players"]:
        told = {"board": "alternative", "scenario": row["id"]}
        assert baffe.deal("heavy_hitters", seats=seats, seed=1, options=told).view(None)["scenario"] == row["id"]
        if row["side"] == "alternative":
            with pytest.raises(BadOption):
                baffe.deal("heavy_hitters", seats=seats, seed=1, options={"scenario": row["id"]})


OWN: dict[str, Any] = {"players": [2], "side": "any", "buildings": ["e5", "i5", "g3", "g9"]}


def test_a_scenario_of_ones_own_can_be_set_up_there_too() -> None:
    """gkr/X1, gkr/X115"""
    told = {"board": "alternative", "scenario": OWN}
    assert baffe.deal("heavy_hitters", seats=2, seed=1, options=told).view(None)["buildings"] == OWN["buildings"]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"buildings": ["e5", "i5", "g3", "g3"]}, "scenario.buildings[3]"),
        ({"buildings": ["e5", "i5", "g3"]}, "scenario.buildings"),
        ({"buildings": ["e5", "i5", "g3", "z9"]}, "scenario.buildings[3].hex"),
        ({"side": "standard"}, "scenario.side"),
        ({"players": [3]}, "scenario.players"),
    ],
)
def test_a_scenario_of_ones_own_that_breaks_its_rules_is_refused_with_the_field(
    change: dict[str, Any], field: str
) -> None:
    """gkr/X115"""
    with pytest.raises(BadOption) as refused:
        baffe.deal("heavy_hitters", seats=2, seed=1, options={"board": "alternative", "scenario": {**OWN, **change}})
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("place", "lost"), [("g6", 2), ("g7", 2), ("f6", 2), ("g8", 1), ("g9", 1), ("j7", 1), ("g10", 0), ("g11", 0)]
)
def test_the_zone_follows_from_the_distance_to_the_centre(place: str, lost: int) -> None:
    """gkr/X3, gkr/X4, gkr/X10: 0 and 1 hexes, 2 and 3, 4, 5 or more."""
    table = zoned({"units": hh(place), "hand": []}, FAR, phase="reset")
    until(table, "deploy")
    assert life(table) == [25 - lost, 25]


def test_the_standard_side_has_no_zones() -> None:
    """gkr/X1, gkr/G5"""
    table = arena({"units": hh("g6"), "hand": ["u_deploy"]}, FAR, buildings=[])
    play(table, "deploy:recon")
    assert "place:g7" in options(table)
    until(table, "reset")
    until(table, "deploy")
    assert life(table) == [25, 25]


# -- deploying --


def places(table: HeavyTable, word: str = "deploy:recon") -> set[str]:
    """Where the unit may be placed; nowhere if it is not offered."""
    if word not in options(table):
        return set()
    play(table, word)
    return {one.partition(":")[2] for one in options(table)}


@pytest.mark.parametrize(
    ("place", "found"),
    [("g9", {"e10", "f10", "g11", "h10", "i10"}), ("g8", set()), ("a1", {"a2", "a3", "b1", "b2", "c1", "c2"})],
)
def test_units_are_deployed_into_zone_1_within_two_hexes(place: str, found: set[str]) -> None:
    """gkr/X5, gkr/X6, gkr/X2: Y1; the usual range stays."""
    seat = {"hand": ["u_deploy"], "units": hh(place), "sponsors": ["s_express"]}
    table = zoned(seat, FAR | {"units": hh("m11")})
    assert places(table.copy()) == found == places(table, "s_express:recon")


def test_zone_2_is_closed_to_deployment() -> None:
    """gkr/X5: of the hexes within 2 of g10 only those of Zone 1."""
    table = zoned({"hand": ["u_deploy"], "units": hh("g10")}, FAR)
    assert places(table) == {"g11", "f10", "h10", "e10", "e11", "i10", "i11"}


def test_drone_bay_reaches_farther_into_zone_1_but_not_from_farther_away() -> None:
    """gkr/X112, gkr/X6"""
    seat = {"hand": ["u_deploy"], "units": hh("g8"), "upgrades": ["g_bay"]}
    assert places(zoned(seat, FAR)) == set(), "g11 is 3 hexes away"
    farther = places(zoned(seat | {"units": hh("g9")}, FAR))
    assert farther == {"d9", "d10", "e10", "e11", "f10", "g11", "h10", "i10", "i11", "j9", "j10"}


# -- attacks --


def fired(table: HeavyTable, weapon: str, target: str = "hh", other: str = "commit:none") -> tuple[int, list[int]]:
    """Seat 0 fires at seat 1: damage, and how many dice each unit threw."""
    orders(table, f"commit:{weapon}", other)
    until(table, "attack", 0)
    play(table, f"fire:{target}@1")
    until(table, "tag")
    shot: int = facts(table, "fired", 0)[-1]["damage"]
    return shot, [len(event["dice"]) for event in facts(table, "saves")]


@pytest.mark.parametrize(
    ("place", "target", "damage"), [("g6", "g4", 6), ("g4", "g1", 5), ("g2", "g5", 4), ("g11", "g8", 4)]
)
def test_an_attack_gains_damage_from_the_zone_it_is_fired_from(place: str, target: str, damage: int) -> None:
    """gkr/X7, gkr/X8: Y2; the zone of the target does not matter, and the bonus comes before saves."""
    facing = "s" if place == "g2" else "n"
    seat = {"units": hh(place, facing), "hand": ["db_p2"]}
    table = zoned(seat, FAR | {"units": hh(target)}, phase="combat", dice="6 6")
    assert fired(table, "db_p2") == (damage, [damage])


def test_support_units_gain_it_too() -> None:
    """gkr/X8"""
    table = zoned(FAR | {"faction": "diamondback", "units": hh("a1", combat="g5")},
                  FAR | {"units": hh("g3")}, phase="combat", dice="6 6")  # fmt: skip
    orders(table, "commit:none", "commit:none")
    play(table, "fire:hh@1")
    assert facts(table, "fired", 0)[0]["damage"] == 4


def test_the_hex_at_the_moment_of_the_attack_counts() -> None:
    """gkr/X8: a harpoon has pulled the attacker from Zone 2 into Zone 3."""
    seat = {"units": hh("g10", "n"), "hand": ["db_s2"]}
    other = {"faction": "kingwolf", "units": hh("g6", "s"), "hand": ["kw_s2"]}
    table = zoned(seat, other, phase="combat", dice="6 6 6 6 6 6 6 6")
    orders(table, "commit:db_s2", "commit:kw_s2")
    until(table, "attack", 1)
    play(table, "fire:hh@0")
    until(table, "attack", 0)
    assert at(table, 0) == "g9"
    play(table, "fire:hh@1")
    assert facts(table, "fired", 0)[0]["damage"] == 5


def test_splash_gets_no_bonus() -> None:
    """gkr/X9"""
    seat = {"faction": "thunderhappy", "units": hh("g6", "n"), "hand": ["th_p1"]}
    told = {"decks": ["th_siege", "kw_balanced"]}
    table = zoned(seat, FAR | {"units": hh("g3", repair="g2")}, told=told, phase="combat", dice="6 6")
    assert fired(table, "th_p1") == (7, [7, 1])


def test_the_splash_of_an_orbital_strike_gets_no_bonus() -> None:
    """gkr/X9, gkr/X114: only the strike itself does, from Zone 4."""
    table = zoned({"units": hh("g6", "n"), "hand": ["u_orbital"]}, FAR | {"units": hh("a1", repair="a2")},
                  phase="combat", dice="6 6")  # fmt: skip
    assert fired(table, "u_orbital") == (6, [6, 1])


def test_counter_damage_gets_no_bonus() -> None:
    """gkr/X9: Bite Back from Zone 4 is 2 damage."""
    other = {"faction": "kingwolf", "units": hh("g6"), "hand": ["u_r_kw"]}
    table = zoned({"units": hh("g8", "n"), "hand": ["db_p2"]}, other, phase="combat", dice="6 6 1 1 1 1 1 6 6")
    orders(table, "commit:db_p2", "commit:none")
    play(table, "fire:hh@1")
    until(table, "brace", 1)
    play(table, "u_r_kw")
    assert [(event["seat"], len(event["dice"])) for event in facts(table, "saves")] == [(1, 5), (0, 2)]


@pytest.mark.parametrize(("told", "damage"), [({}, 6), ({"zone_bonus_orbital": False}, 4)])
def test_an_orbital_strike_gains_from_the_zone_of_its_heavy_hitter(told: dict[str, Any], damage: int) -> None:
    """gkr/X114, gkr/X9"""
    seat = {"units": hh("g6", "n"), "hand": ["u_orbital"]}
    table = zoned(seat, FAR, told=told, phase="combat", dice="6 6")
    assert fired(table, "u_orbital") == (damage, [damage])


# -- the end of the round --


def test_a_recon_unit_in_the_centre_is_destroyed() -> None:
    """gkr/X10, gkr/X11, gkr/X13: Y3; nothing is rolled, and it is nobody's achievement."""
    table = zoned({"units": hh("a11"), "hand": []}, FAR | {"units": hh("a1", recon="g6", combat="g8")}, phase="reset")
    until(table, "deploy")
    assert at(table, 1, "recon") is None and seat_of(table, 1)["units"]["combat"] == {"at": "g8", "hits": 1}
    assert not facts(table, "saves") and [seat_of(table, seat)["fame"] for seat in (0, 1)] == [0, 0]


def test_nothing_reduces_zone_damage() -> None:
    """gkr/X11: neither plating nor skin, and no window opens for Emergency Purge."""
    seat = {"units": hh("g6"), "hand": [], "upgrades": ["g_skin", "g_bulwark"], "sponsors": ["s_polish"]}
    table = zoned(seat, FAR, phase="reset", dice="6 6 6 6")
    play(table, "done", "done")
    assert kind(table) == "lose" and not facts(table, "saves")
    until(table, "deploy")
    assert life(table) == [23, 25] and seat_of(table, 0)["used"] == []


def test_zone_damage_comes_owner_by_owner_after_the_token_has_passed() -> None:
    """gkr/X12, gkr/X113, gkr/G149: and support units lose their points with their owner."""
    seats = [{"units": hh("g6", combat="g8"), "hand": []}, {"units": hh("g9", combat="f6"), "hand": []}]
    table = zoned(*seats, phase="reset")
    until(table, "deploy")
    told = [(event["type"], event["seat"]) for event in table.events(None)]
    told = told[told.index(("glory_hound", 1)) : told.index(("round_started", None))]
    assert [one for one in told if one[0] in ("lost", "hurt")] == [
        ("lost", 1), ("hurt", 1), ("lost", 0), ("lost", 0), ("hurt", 0),
    ]  # fmt: skip


def test_zone_damage_belongs_to_the_round_that_ends() -> None:
    """gkr/X139"""
    table = zoned({"units": hh("g6"), "hand": ["u_deploy"]}, FAR, phase="reset", round=4)
    play(table, "done", "done")
    assert kind(table) == "lose"
    assert (table.view(None)["phase"], table.view(None)["round"]) == ("reset", 4)
    until(table, "deploy")
    assert (table.view(None)["phase"], table.view(None)["round"]) == ("deploy", 5)


def test_a_heavy_hitter_destroyed_by_its_zone_eliminates_its_player() -> None:
    """gkr/X13, gkr/X10: nobody is credited."""
    third = {"faction": "hammerstrike", "units": hh("m11"), "hand": []}
    table = zoned(worn("diamondback", 2, "g6"), FAR, third, phase="reset")
    until(table, "deploy")
    assert seat_of(table, 0)["out"] and [seat["fame"] for seat in table.view(None)["seats"]] == [0, 0, 0]
    assert table.decision is not None and table.decision.seat == 1


def test_a_support_unit_walks_into_any_zone() -> None:
    """gkr/X14: from Zone 3 inward to Zone 4 and outward to Zones 2 and 1; with Convoy Order as well."""
    table = zoned({"units": hh("a11", combat="g9"), "hand": []}, FAR, phase="movement")
    until(table, "move_unit", 0)
    assert {"move:g7", "move:g8", "move:g10", "move:g11"} <= {*options(table)}
    convoy = squad("db", "a11", hand="u_m_convoy", combat="g8", recon="g10")
    table = fight(convoy, FAR, phase="movement", options={"board": "alternative"})
    play(table, "u_m_convoy")
    for place in ("g8", "g10"):
        assert {*options(table)} == {"stay", *[f"move:{near}" for near in around(place)]}
        play(table, "stay")


@pytest.mark.parametrize(("start", "place"), [("g6", "g8"), ("g8", "g10")])
def test_a_support_unit_is_displaced_into_any_zone(start: str, place: str) -> None:
    """gkr/X14: the hexes next to g8 belong to Zones 3 and 4, those next to g10 to Zones 1, 2 and 3."""
    table = zoned({"units": hh(start), "hand": []}, FAR | {"units": hh("a1", recon=place)}, phase="movement")
    play(table, f"move:{place}")
    assert {*options(table)} == {f"shift:{near}" for near in around(place)}


@pytest.mark.parametrize(("place", "building"), [("g11", "h10"), ("g10", "g9"), ("g8", "g9"), ("g7", "g6")])
def test_support_units_tag_from_any_zone(place: str, building: str) -> None:
    """gkr/X14: Zones 1 to 4."""
    for unit in SUPPORT_UNITS:
        table = zoned({"units": hh("a11", **{unit: place}), "hand": []}, FAR, phase="tag", buildings=[building])
        assert options(table) == (f"tag:{unit}>{building}", "done")


def test_zones_limit_neither_movement_nor_displacement_nor_tags() -> None:
    """gkr/X14"""
    seat = {"units": hh("g9"), "hand": [], "energy": 4}
    other = {"faction": "kingwolf", "units": hh("a1", recon="g6"), "hand": []}
    table = zoned(seat, other, phase="movement", buildings=["g5"])
    assert "move:g6" in options(table) and "move:h10" in options(table)
    play(table, "move:g6")
    assert seat_of(table, 0)["energy"] == 1
    assert asked(table) == (1, "shift", ("shift:f5", "shift:f6", "shift:g7", "shift:h5", "shift:h6"))
    play(table, "shift:g7")
    until(table, "tag", 0)
    assert "tag:hh>g5" in options(table)
