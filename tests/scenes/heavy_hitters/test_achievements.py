"""The achievements board: what moves the pilot token, what it unlocks, and the paths on the reverse; pilots."""

from typing import Any

import pytest

import baffe
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.refusal import BadScene
from tests.scenes.heavy_hitters.scenes import arena, asked, at, facts, hh, kind, options, orders, play, seat_of, until
from tests.scenes.heavy_hitters.support import facts as printed
from tests.scenes.heavy_hitters.worn import worn

FAR: dict[str, Any] = {"faction": "kingwolf", "units": hh("a1"), "hand": []}
TIERS = [
    tuple([f"upgrade:{tile['id']}" for tile in printed("components")["upgrade_tiles"] if tile["tier"] == tier])
    for tier in (1, 2, 3)
]


def fame(table: HeavyTable, seat: int = 0) -> int:
    spaces: int = seat_of(table, seat)["fame"]
    return spaces


def tagging(other: dict[str, Any] = FAR, told: dict[str, Any] | None = None, **seat: Any) -> HeavyTable:
    """Seat 0 is next to g5 and i6 and about to tag."""
    first = {"units": hh("g6", recon="h5", combat="i5"), "hand": [], **seat}
    return arena(first, other, phase="tag", buildings=["g5", "i6"], options=told or {})


def firing(target: dict[str, Any], dice: str, aim: str = "hh", **seat: Any) -> HeavyTable:
    """Seat 0 has fired Facet Cutter at seat 1."""
    first = {"faction": "diamondback", "units": hh("g6", "n"), "hand": ["db_p2"], **seat}
    third = {"faction": "hammerstrike", "units": hh("m11"), "hand": []}
    table = arena(first, target, third, phase="combat", buildings=[], dice=dice)
    orders(table, "commit:db_p2", "commit:none", "commit:none")
    until(table, "attack", 0)
    play(table, f"fire:{aim}@1")
    return table


# -- what moves the token --


def test_the_first_own_tag_on_a_building_is_one_space() -> None:
    """gkr/G160, gkr/G161: tags of others do not matter, a second tag brings nothing."""
    table = tagging(FAR | {"tags": {"g5": 1}}, tags={"i6": 1})
    play(table, "tag:hh>g5")
    assert fame(table) == 1
    play(table, "tag:recon>i6")
    assert fame(table) == 1 and seat_of(table, 0)["tags"] == {"g5": 1, "i6": 2}


def test_a_demolished_building_is_two_spaces() -> None:
    """gkr/G161"""
    table = tagging(tags={"g5": 3})
    play(table, "tag:hh>g5")
    assert fame(table) == 2


def test_a_destroyed_support_unit_is_one_space() -> None:
    """gkr/G161"""
    target = {"faction": "kingwolf", "units": hh("a1", recon="g4"), "hand": []}
    for saves, spaces in (("1 1 1 1", 1), ("6 6 6 1", 0)):
        table = firing(target, f"4 4 {saves}", "recon")
        until(table, "tag")
        assert fame(table) == spaces and (at(table, 1, "recon") is None) is bool(spaces)


@pytest.mark.parametrize(("saves", "spaces"), [("1 1 1 1", 1), ("6 1 1 1", 1), ("6 6 1 1", 0)])
def test_an_attack_that_costs_three_cards_is_one_space(saves: str, spaces: int) -> None:
    """gkr/G161"""
    table = firing({"faction": "kingwolf", "units": hh("g4"), "hand": []}, f"4 4 {saves}")
    until(table, "tag")
    assert fame(table) == spaces


def test_a_destroyed_heavy_hitter_is_three_spaces() -> None:
    """gkr/G161"""
    table = firing(worn("kingwolf", 2, "g4"), "4 4 1 1 6 6")
    assert kind(table) == "upgrade" and fame(table) == 3, "two cards are not three"


def test_what_an_attack_earns_counts_when_its_keywords_have_worked() -> None:
    """gkr/G161, gkr/G181: three cards of the target and a wreck by splash."""
    seat = {"faction": "thunderhappy", "units": hh("g6", "n"), "hand": ["th_p1"]}
    other = {"faction": "kingwolf", "units": FAR["units"] | hh("g3") | {"recon": {"at": "g2", "hits": 1}}, "hand": []}
    decks = {"decks": ["th_siege", "kw_balanced"]}
    table = arena(seat, other, phase="combat", buildings=[], dice="4 4 1 1 1 6 6 1", options=decks)
    orders(table, "commit:th_p1", "commit:none")
    until(table, "attack", 0)
    play(table, "fire:hh@1")
    until(table, "tag")
    told = [event["type"] for event in table.events(None) if event["type"] in ("lost", "unit_destroyed", "fame")]
    assert told == ["lost", "lost", "lost", "unit_destroyed", "fame"] and fame(table) == 2


def test_what_counts_is_cards_really_lost() -> None:
    """gkr/G161, gkr/upgrade/g_skin"""
    table = firing({"faction": "kingwolf", "units": hh("g4"), "hand": [], "upgrades": ["g_skin"]}, "4 4 6 1 1 1")
    play(table, "g_skin")
    until(table, "tag")
    assert fame(table) == 0


# -- upgrades --


def test_a_space_that_is_passed_unlocks_too() -> None:
    """gkr/G162, gkr/G163: T19."""
    table = tagging(tags={"g5": 3}, fame=2)
    play(table, "tag:hh>g5")
    assert fame(table) == 4 and asked(table) == (0, "upgrade", TIERS[0])
    play(table, "upgrade:g_servo")
    assert kind(table) == "tag" and seat_of(table, 0)["upgrades"] == ["g_servo"]
    assert "g_servo" not in table.view(None)["upgrades"]


@pytest.mark.parametrize(("before", "tier"), [(2, 1), (5, 2), (9, 3)])
def test_spaces_three_six_and_ten_unlock_a_tier_each(before: int, tier: int) -> None:
    """gkr/G162"""
    table = tagging(fame=before)
    play(table, "tag:hh>g5")
    assert asked(table) == (0, "upgrade", TIERS[tier - 1])


@pytest.mark.parametrize("before", [0, 1, 3, 4, 6, 7, 8, 10])
def test_other_spaces_unlock_nothing(before: int) -> None:
    """gkr/G162"""
    table = tagging(fame=before)
    play(table, "tag:hh>g5")
    assert kind(table) == "tag" and seat_of(table, 0)["upgrades"] == []


def test_two_spaces_passed_at_once_unlock_both() -> None:
    """gkr/G162: three cards and the last one of a Heavy Hitter are four spaces."""
    table = firing(worn("kingwolf", 3, "g4"), "4 4 1 1 1 6", fame=2)
    assert asked(table) == (0, "upgrade", TIERS[0])
    play(table, "upgrade:g_skin")
    assert asked(table) == (0, "upgrade", TIERS[1])
    play(table, "upgrade:g_core")
    assert seat_of(table, 0)["upgrades"] == ["g_skin", "g_core"]


def test_a_tile_is_there_once_and_the_last_one_is_not_asked() -> None:
    """gkr/G163"""
    table = tagging(FAR | {"upgrades": ["g_servo", "g_scope"]}, fame=2)
    play(table, "tag:hh>g5")
    assert options(table) == ("upgrade:g_skin", "upgrade:g_relay")
    table = tagging(FAR | {"upgrades": ["g_servo", "g_scope", "g_skin"]}, fame=2)
    play(table, "tag:hh>g5")
    assert kind(table) == "tag" and seat_of(table, 0)["upgrades"] == ["g_relay"]


@pytest.mark.parametrize("glory", [0, 1])
def test_turn_order_decides_who_takes_a_tile_first(glory: int) -> None:
    """gkr/G163: a Combat unit costs a Heavy Hitter four cards and is destroyed by its Bite Back."""
    seat = {"units": hh("a1") | {"combat": {"at": "g5", "hits": 1}}, "hand": [], "fame": 2}
    other = {"faction": "kingwolf", "units": hh("g4"), "hand": ["u_r_kw"], "fame": 2}
    scene = {"phase": "combat", "buildings": [], "options": {"board": "alternative"}, "glory_hound": glory}
    table = arena(seat, other, dice="4 4 1 1 1 1 1 1", **scene)
    orders(table, "commit:none", "commit:none")
    until(table, "attack", 0)
    play(table, "fire:hh@1")
    until(table, "brace", 1)
    play(table, "u_r_kw")
    assert asked(table) == (glory, "upgrade", TIERS[0]) and fame(table) == fame(table, 1) == 3
    play(table, "upgrade:g_relay")
    assert asked(table) == (1 - glory, "upgrade", tuple([word for word in TIERS[0] if word != "upgrade:g_relay"]))


def test_an_upgrade_works_at_once_and_stays() -> None:
    """gkr/G164"""
    first = {"units": hh("g6", recon="g4"), "hand": [], "fame": 2}
    table = arena(first, FAR, phase="tag", buildings=["g5", "g2"])
    assert "tag:recon>g2" not in options(table)
    play(table, "tag:hh>g5", "upgrade:g_relay")
    assert "tag:recon>g2" in options(table)
    until(table, "deploy")
    until(table, "tag", 0)
    assert "tag:recon>g2" in options(table)


def test_the_track_ends_at_twelve() -> None:
    """gkr/G165"""
    table = tagging(tags={"g5": 3}, fame=11)
    play(table, "tag:hh>g5")
    assert fame(table) == 12 and [event["spaces"] for event in facts(table, "fame")] == [1]
    play(table, "tag:recon>i6")
    assert fame(table) == 12 and len(facts(table, "fame")) == 1 and kind(table) == "tag"


# -- paths --


@pytest.mark.parametrize("row", printed("components")["alternative_paths"], ids=lambda row: str(row["id"]))
def test_a_path_unlocks_its_upgrades_in_a_fixed_order(row: dict[str, Any]) -> None:
    """gkr/X16, gkr/X17, gkr/X19, gkr/path/blitz, gkr/path/fortress, gkr/path/broadcast, gkr/path/engine"""
    got = []
    for before in (2, 5, 9):
        table = tagging(told={"paths": True}, fame=before, path=row["id"])
        play(table, "tag:hh>g5")
        assert kind(table) == "tag", "nothing is chosen"
        got += seat_of(table, 0)["upgrades"]
    assert got == row["order"]


def test_there_are_four_paths_and_each_is_taken_once() -> None:
    """gkr/X17, gkr/X18"""
    with pytest.raises(BadScene) as refused:
        tagging(FAR | {"path": "blitz"}, {"paths": True}, path="blitz")
    assert refused.value.field == "seats[1].path"


def test_a_path_is_chosen_with_the_pilot_and_each_only_once() -> None:
    """gkr/X15, gkr/X17, gkr/X18, gkr/G20: the holder of the Glory Hound is the last to choose."""
    factions = ["diamondback", "kingwolf", "thunderhappy", "hammerstrike"]
    told = {"paths": True, "factions": factions, "scenario": "ring_road"}
    table = baffe.deal("heavy_hitters", seats=4, seed=3, options=told)
    glory = table.view(None)["glory_hound"]
    left = ["path:blitz", "path:fortress", "path:broadcast", "path:engine"]
    for seat in [(glory + n) % 4 for n in (1, 2, 3)]:
        assert table.decision is not None and (table.decision.seat, table.decision.kind) == (seat, "pilot")
        play(table, table.decision.options[0])
        assert asked(table) == (seat, "path", tuple(left))
        play(table, left.pop())
    assert table.decision is not None and (table.decision.seat, table.decision.kind) == (glory, "pilot")
    play(table, table.decision.options[0])
    assert table.view(None)["seats"][glory]["path"] == "blitz", "the one that is left"
    assert {decision.kind for decision in table.decisions} == {"deck"}


@pytest.mark.parametrize(("paths", "wanted"), [(False, "mulligan"), (True, "path")])
def test_without_the_option_there_are_no_paths(paths: bool, wanted: str) -> None:
    """gkr/X15"""
    told = {"paths": paths, "decks": ["db_balanced", "kw_balanced"], "pilots": ["p_db1", "p_kw1"]}
    table = baffe.deal("heavy_hitters", seats=2, seed=3, options={"scenario": "ring_road", **told})
    assert table.decision is not None and table.decision.kind == wanted


# -- pilots --


@pytest.mark.parametrize("faction", ["diamondback", "kingwolf", "thunderhappy", "hammerstrike"])
def test_each_player_has_one_of_four_pilots_of_the_own_faction_open_to_all(faction: str) -> None:
    """gkr/G166, gkr/G167, gkr/G169"""
    other = "kingwolf" if faction != "kingwolf" else "diamondback"
    told = {"factions": [faction, other], "scenario": "ring_road"}
    table = baffe.deal("heavy_hitters", seats=2, seed=1, options=told)
    if table.decision is not None and table.decision.seat == 1:
        play(table, options(table)[0])
    pilots = [row["id"] for row in printed("components")["pilots"] if row["faction"] == faction]
    assert asked(table) == (0, "pilot", tuple([f"pilot:{id}" for id in pilots])) and len(pilots) == 4
    play(table, f"pilot:{pilots[2]}")
    assert table.view(1)["seats"][0]["pilot"] == pilots[2] == table.view(None)["seats"][0]["pilot"]
