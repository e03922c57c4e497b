"""The Tag phase: who may tag what, what it costs, and buildings that come down."""

from typing import Any

from baffe.games.heavy_hitters.table import HeavyTable
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

SQUARE = hh("g6", combat="f5", repair="f4", recon="h5")  # all four next to g5
FAR: dict[str, Any] = {"units": hh("a1"), "hand": []}


def tagging(
    units: dict[str, Any] = SQUARE, other: dict[str, Any] = FAR, buildings: str = "g5", dice: str = "", **seat: Any
) -> HeavyTable:
    """Seat 0 is about to tag, with nothing in hand."""
    return arena({"units": units, "hand": [], **seat}, other, phase="tag", buildings=buildings.split(), dice=dice)


def tags(table: HeavyTable) -> list[dict[str, int]]:
    return [seat["tags"] for seat in table.view(None)["seats"]]


def rubble(table: HeavyTable) -> dict[str, int]:
    found: dict[str, int] = table.view(None)["rubble"]
    return found


# -- one tag --


def test_all_four_units_can_tag() -> None:
    """gkr/G133"""
    words = ("tag:hh>g5", "tag:combat>g5", "tag:repair>g5", "tag:recon>g5", "done")
    assert asked(tagging()) == (0, "tag", words)


def test_a_tag_costs_four_energy_but_three_for_a_combat_and_two_for_a_recon_unit() -> None:
    """gkr/G134, gkr/G135, gkr/G47"""
    for unit, left in (("hh", 1), ("combat", 2), ("repair", 1), ("recon", 3)):
        table = tagging()
        play(table, f"tag:{unit}>g5")
        assert seat_of(table, 0)["energy"] == left and tags(table) == [{"g5": 1}, {}]


def test_a_tag_may_be_overspent_and_the_card_is_lost_before_the_tag_is_there() -> None:
    """gkr/G135, gkr/G50, gkr/G179"""
    table = tagging(energy=2, hand=["db_p2"])
    play(table, "tag:combat>g5")
    assert kind(table) == "lose" and tags(table) == [{}, {}]
    play(table, "lose:db_p2")
    assert life(table) == [24, 25] and tags(table) == [{"g5": 1}, {}]


def test_whoever_cannot_pay_is_left_with_the_recon_unit() -> None:
    """gkr/G135, gkr/G53"""
    damage = ["db_p2"] * 5 + ["db_s1"] * 4 + ["db_s2"] * 4 + ["u_deploy"] * 4 + ["u_orbital"] * 2 + ["u_m_burst"] * 2
    table = tagging(energy=2, damage=[*damage, "u_m_db", "u_r_chaff", "u_r_chaff"])
    assert life(table) == [1, 25] and options(table) == ("tag:recon>g5", "done")


def test_a_unit_tags_once_a_round() -> None:
    """gkr/G136"""
    table = tagging(hh("g6", combat="g4"), buildings="g5 h6")
    assert options(table) == ("tag:hh>g5", "tag:hh>h6", "tag:combat>g5", "done")
    play(table, "tag:hh>h6")
    assert options(table) == ("tag:combat>g5", "done")


def test_only_standing_buildings_on_adjacent_hexes_are_tagged() -> None:
    """gkr/G136"""
    table = arena(FAR | {"units": hh("g6")}, FAR, phase="tag", buildings=["g4", "i6"], rubble={"g5": 1})
    assert asked(table) == (0, "tag", ("done",))


def test_a_faction_tags_a_building_once_a_round() -> None:
    """gkr/G137"""
    table = tagging()
    play(table, "tag:recon>g5")
    assert options(table) == ("done",)
    until(table, "deploy")
    until(table, "tag", 0)
    assert "tag:recon>g5" in options(table) and "tag:hh>g5" in options(table)


def test_a_faction_without_tags_in_its_supply_cannot_tag() -> None:
    """gkr/G143, gkr/G140: 20 lie on the board; a building that comes down brings them back."""
    stock = {"a3": 3, "a5": 3, "a7": 3, "a9": 3, "c3": 3, "c5": 3}
    places = " ".join([*stock, "g5", "h6"])
    billboard: dict[str, Any] = {"sponsors": ["s_billboard"], "upgrades": ["g_ads"]}
    table = tagging(tags={**stock, "h6": 2}, buildings=places, **billboard)
    assert options(table) == ("done",)
    table = tagging(tags={**stock, "h6": 1}, buildings=places)
    play(table, "tag:recon>h6")
    assert options(table) == ("done",)
    table = tagging(tags={**stock, "h6": 1, "c5": 2}, buildings=places)
    play(table, "tag:recon>h6")
    assert "tag:hh>g5" in options(table)


def test_each_player_finishes_before_the_next_and_is_asked_even_without_a_building() -> None:
    """gkr/G60"""
    table = tagging()
    play(table, "tag:hh>g5", "done")
    assert asked(table) == (1, "tag", ("done",))


# -- demolition --


def test_the_fourth_tag_of_a_faction_demolishes() -> None:
    """gkr/G137, gkr/G139: T15."""
    table = tagging(hh("g6", combat="f5"), tags={"g5": 3})
    play(table, "tag:hh>g5")
    assert options(table) == ("done",), "the Combat unit finds no building any more"
    assert rubble(table) == {"g5": 0} and seat_of(table, 0)["demolished"] == 1
    assert [event["at"] for event in facts(table, "demolished", 0)] == ["g5"]


def test_tags_of_different_factions_do_not_add_up() -> None:
    """gkr/G138, gkr/G139"""
    table = tagging(other={"units": hh("h4"), "hand": [], "tags": {"g5": 3}}, tags={"g5": 2})
    play(table, "tag:hh>g5")
    assert tags(table) == [{"g5": 3}, {"g5": 3}] and not rubble(table)
    play(table, "done", "tag:hh>g5")
    assert rubble(table) == {"g5": 1}, "it is credited to whose four tags they are"


def test_all_tags_return_when_a_building_comes_down() -> None:
    """gkr/G140"""
    table = tagging(other=FAR | {"tags": {"g5": 2, "i5": 1}}, tags={"g5": 3, "i5": 2}, buildings="g5 i5")
    play(table, "tag:hh>g5")
    assert tags(table) == [{"i5": 2}, {"i5": 1}]


def test_a_demolished_building_is_rubble_that_can_be_entered() -> None:
    """gkr/G140, gkr/G72"""
    table = tagging(tags={"g5": 3})
    play(table, "tag:hh>g5")
    until(table, "move", 0)
    assert table.view(None)["buildings"] == [] and "move:g5" in options(table)
    play(table, "move:g5")
    assert at(table, 0) == "g5" and seat_of(table, 0)["energy"] == 3


def test_a_demolished_building_no_longer_blocks_sight() -> None:
    """gkr/G140, gkr/G93"""
    other = {"faction": "kingwolf", "units": hh("g4", "s"), "hand": []}
    for before in (2, 3):
        table = tagging(hh("g6"), other, tags={"g5": before}, hand=["db_p2"])
        play(table, "tag:hh>g5")
        until(table, "commit")
        orders(table, "commit:db_p2", "commit:none")
        assert bool(facts(table, "no_target", 0)) is (before == 2)
        assert (kind(table) == "attack") is (before == 3)


# -- pilots and upgrades --


def test_ad_relay_tags_a_building_two_hexes_away_once_a_round() -> None:
    """gkr/upgrade/g_relay"""
    table = tagging(hh("g6", combat="f6"), upgrades=["g_relay"], buildings="g5 g4 e5 g3")
    near, far = ("tag:hh>g5",), ("tag:hh>g4", "tag:hh>e5", "tag:combat>g5", "tag:combat>e5")
    assert sorted(options(table)) == sorted((*near, *far, "done")), "never one that is 3 hexes away"
    play(table, "tag:combat>e5")
    assert options(table) == ("tag:hh>g5", "done") and seat_of(table, 0)["energy"] == 2
    assert seat_of(table, 0)["used"] == ["g_relay"]


def test_a_usual_tag_does_not_use_up_ad_relay() -> None:
    """gkr/upgrade/g_relay, gkr/G136: and a unit still tags once."""
    table = tagging(hh("g6", combat="f6"), upgrades=["g_relay"], buildings="g5 g4 e5")
    play(table, "tag:hh>g5")
    assert options(table) == ("tag:combat>e5", "done") and seat_of(table, 0)["used"] == []


def test_saturation_ads_place_a_tag_beside_all_limits() -> None:
    """gkr/upgrade/g_ads, gkr/G136, gkr/G137, gkr/G159"""
    table = tagging(hh("g6"), upgrades=["g_ads"], tags={"g5": 2}, energy=4)
    play(table, "tag:hh>g5")
    assert options(table) == ("ads:hh>g5", "done")
    play(table, "ads:hh>g5")
    assert rubble(table) == {"g5": 0} and seat_of(table, 0)["energy"] == 0 and life(table) == [25, 25]


def test_saturation_ads_come_once_a_round_and_leave_the_usual_tag() -> None:
    """gkr/upgrade/g_ads, gkr/G168"""
    table = tagging(hh("g6", combat="f6"), upgrades=["g_ads"], buildings="g5")
    assert options(table) == ("tag:hh>g5", "ads:hh>g5", "done"), "the Combat unit is not next to it"
    play(table, "ads:hh>g5")
    assert options(table) == ("tag:hh>g5", "done")
    until(table, "deploy")
    until(table, "tag", 0)
    assert {"tag:hh>g5", "ads:hh>g5"} <= set(options(table))


DORN: dict[str, Any] = {"faction": "hammerstrike", "pilot": "p_hs4", "tags": {"g5": 3, "h6": 3}}


def test_hale_dorn_blasts_every_enemy_unit_next_to_the_building() -> None:
    """gkr/pilot/p_hs4, gkr/G205: saves are rolled first, then all damage is applied."""
    other = {"faction": "kingwolf", "units": hh("h4", recon="g4", combat="g3"), "hand": []}
    table = tagging(hh("g6", recon="h5"), other, "g5", "5 1 1 6", **DORN | {"tags": {"g5": 3}})
    play(table, "tag:hh>g5")
    assert asked(table) == (0, "blast", ("p_hs4", "no"))
    play(table, "p_hs4")
    assert [(event["unit"], event["dice"], event["saved"]) for event in facts(table, "saves")] == [
        ("hh", ["5", "1"], 1), ("recon", ["1", "6"], 1),
    ]  # fmt: skip
    assert life(table) == [25, 24] and [(e["unit"], e["left"]) for e in facts(table, "hurt")] == [("recon", 1)]
    assert seat_of(table, 0)["used"] == ["p_hs4"]


def test_hale_dorn_blasts_once_a_game_but_may_wait() -> None:
    """gkr/pilot/p_hs4, gkr/G168"""
    other = {"faction": "kingwolf", "units": hh("h4", recon="i6"), "hand": []}
    for first, then in (("no", "blast"), ("p_hs4", "tag")):
        table = tagging(hh("g6", recon="h5"), other, "g5 h6", "6 6 6 6", **DORN)
        play(table, "tag:hh>g5", first, "tag:recon>h6", "upgrade:g_servo")
        assert kind(table) == then


def test_hale_dorn_is_not_asked_where_no_enemy_stands() -> None:
    """gkr/pilot/p_hs4, gkr/G212"""
    table = tagging(hh("g6", recon="h5"), FAR, "g5", **DORN | {"tags": {"g5": 3}})
    play(table, "tag:hh>g5")
    assert asked(table) == (0, "tag", ("done",))


def test_what_a_blast_destroys_is_an_achievement_at_once() -> None:
    """gkr/pilot/p_hs4, gkr/G161: two spaces for the building, one for the unit."""
    other = {"faction": "kingwolf", "units": hh("a1", recon="g4"), "hand": []}
    table = tagging(hh("g6"), other, "g5", "1 1", **DORN | {"tags": {"g5": 3}})
    play(table, "tag:hh>g5", "p_hs4")
    assert at(table, 1, "recon") is None and [event["fame"] for event in facts(table, "fame", 0)] == [2, 3]
    assert kind(table) == "upgrade"
