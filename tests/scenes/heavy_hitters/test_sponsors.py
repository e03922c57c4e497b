"""Sponsor cards: how they come, how many are held, when they are played; and the four kinds of utility cards."""

from typing import Any

import pytest

import baffe
from baffe.games.heavy_hitters.overlay import data_of
from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.scenes import arena, asked, facts, hh, kind, life, options, orders, play, seat_of, until

FAR: dict[str, Any] = {"faction": "kingwolf", "units": hh("a1"), "hand": []}
NEAR = hh("g6", combat="i5", recon="h5")  # g5 is next to two of them, i6 to the two others
CARDS = [row.id for row in data_of().sponsor_cards]


def tagging(other: dict[str, Any] = FAR, options: dict[str, Any] | None = None, **seat: Any) -> HeavyTable:
    """Seat 0 is about to tag; the buildings are g5 and i6."""
    told = {"units": NEAR, "hand": [], **seat}
    return arena(told, other, phase="tag", buildings=["g5", "i6"], options=options or {})


def only(**copies: int) -> dict[str, Any]:
    """A sponsor deck of these cards."""
    return {"data": {"sponsor_cards": {id: {"copies": copies.get(id, 0)} for id in CARDS}}}


def held(table: HeavyTable, seat: int = 0) -> list[str]:
    found: list[str] = seat_of(table, seat, seat)["sponsors"]
    return found


def dropped(table: HeavyTable) -> list[str]:
    return [event["card"] for event in facts(table, "sponsor_dropped", 0)]


# -- how they come --


def test_a_sponsor_card_comes_for_each_building_tagged_when_the_tags_are_done() -> None:
    """gkr/G141, gkr/G190"""
    table = tagging()
    play(table, "tag:hh>g5", "tag:combat>i6")
    assert held(table) == []
    play(table, "done")
    assert len(held(table)) == 2 and table.view(None)["sponsor_count"] == 23


def test_two_tags_on_one_building_bring_one_card() -> None:
    """gkr/G190"""
    table = tagging(sponsors=["s_billboard"])
    play(table, "tag:hh>g5", "s_billboard:g5", "done")
    assert [event["count"] for event in facts(table, "sponsors_drawn")] == [1] and len(held(table)) == 1


def test_whoever_tags_nothing_gets_nothing() -> None:
    """gkr/G141"""
    table = tagging()
    play(table, "done")
    assert not facts(table, "sponsors_drawn") and asked(table) == (1, "tag", ("done",))


def test_a_fourth_sponsor_card_is_dropped_openly() -> None:
    """gkr/G141, gkr/G142, gkr/G190: T16."""
    table = tagging(sponsors=["s_pit", "s_pit"])
    play(table, "tag:hh>g5", "tag:combat>i6", "done")
    assert kind(table) == "sift" and "drop:s_pit" in options(table)
    assert set(options(table)) == {f"drop:{card}" for card in held(table)} and len(held(table)) == 4
    play(table, "drop:s_pit")
    assert asked(table) == (1, "tag", ("done",)) and len(held(table)) == 3
    assert dropped(table) == ["s_pit"] == table.view(1)["sponsor_discard"]


def test_the_excess_is_dropped_one_by_one() -> None:
    """gkr/G190"""
    table = tagging(sponsors=["s_pit", "s_pit", "s_surge"])
    play(table, "tag:hh>g5", "tag:combat>i6", "done", "drop:s_surge", "drop:s_pit")
    assert dropped(table) == ["s_surge", "s_pit"] and len(held(table)) == 3


def test_what_to_drop_is_asked_even_where_all_cards_are_alike() -> None:
    """gkr/G142, gkr/G190: else silence would tell."""
    table = tagging(sponsors=["s_pit"] * 3, options=only(s_pit=5))
    play(table, "tag:hh>g5", "done")
    assert asked(table) == (0, "sift", ("drop:s_pit",))


def test_others_know_how_many_sponsor_cards_a_seat_holds_and_no_more() -> None:
    """gkr/G196, gkr/G190"""
    table = tagging()
    play(table, "tag:hh>g5", "done")
    assert seat_of(table, 0, 1)["sponsor_count"] == 1 and "sponsors" not in seat_of(table, 0, 1)
    drawn = [[e for e in table.events(seat) if e["type"] == "sponsors_drawn"][0] for seat in (0, 1)]
    assert drawn[0]["cards"] == held(table) and "cards" not in drawn[1]


def test_an_empty_sponsor_deck_is_renewed_by_its_discard_pile() -> None:
    """gkr/G144"""
    table = tagging(sponsors=["s_billboard"], options=only(s_billboard=1))
    play(table, "s_billboard:g5", "done")
    assert held(table) == ["s_billboard"] and table.view(None)["sponsor_discard"] == []
    assert [event["count"] for event in facts(table, "sponsors_reshuffled")] == [1]


def test_without_deck_and_discard_pile_the_draw_is_skipped() -> None:
    """gkr/G144"""
    table = tagging(sponsors=["s_pit"], options=only(s_pit=2))
    play(table, "tag:hh>g5", "tag:combat>i6", "done")
    assert held(table) == ["s_pit", "s_pit"] and asked(table) == (1, "tag", ("done",))


PLUME: dict[str, Any] = {"faction": "thunderhappy", "pilot": "p_th2"}


def test_cassidy_plume_draws_one_more_and_drops_one_of_those_drawn() -> None:
    """gkr/pilot/p_th2"""
    table = tagging(**PLUME, sponsors=["s_surge"], options=only(s_surge=1, s_pit=2))
    play(table, "tag:hh>g5", "done")
    assert asked(table) == (0, "sift", ("drop:s_pit",)), "Crowd Surge was not drawn now"
    assert seat_of(table, 0, 1)["sponsor_count"] == 3
    play(table, "drop:s_pit")
    assert sorted(held(table)) == ["s_pit", "s_surge"] and dropped(table) == ["s_pit"]


def test_cassidy_plume_still_holds_three_at_most_and_works_in_every_round() -> None:
    """gkr/pilot/p_th2, gkr/G142, gkr/G168"""
    table = tagging(**PLUME, sponsors=["s_surge", "s_pit", "s_pit"], options=only(s_surge=1, s_pit=2, s_bounty=9))
    play(table, "tag:hh>g5", "done", "drop:s_bounty", "drop:s_surge")
    assert asked(table) == (1, "tag", ("done",)) and held(table) == ["s_pit", "s_pit", "s_bounty"]
    until(table, "deploy")
    until(table, "tag", 0)
    play(table, "tag:hh>g5", "done")
    assert asked(table) == (0, "sift", ("drop:s_bounty",)) and len(facts(table, "used", 0)) == 2


def test_cassidy_plume_draws_nothing_where_nothing_is_drawn() -> None:
    """gkr/pilot/p_th2"""
    table = tagging(**PLUME)
    play(table, "done")
    assert held(table) == [] and not facts(table, "used")


# -- playing them --


def test_a_sponsor_card_is_offered_in_its_window_only() -> None:
    """gkr/G151"""
    seat = {"units": NEAR, "hand": [], "sponsors": ["s_billboard", "s_express", "s_surge"]}
    table = arena(seat, FAR, buildings=["g5"])
    assert set(options(table)) == {"s_express:repair", "done"}
    until(table, "tag")
    assert [word for word in options(table) if word.startswith("s_")] == ["s_billboard:g5"]
    until(table, "reset")
    assert [word for word in options(table) if word.startswith("s_")] == ["s_surge"]


def test_a_free_billboard_is_one_more_tag_on_a_building_tagged_already() -> None:
    """gkr/card/s_billboard, gkr/G155, gkr/G157, gkr/G159"""
    table = tagging(sponsors=["s_billboard"], energy=4, tags={"g5": 2})
    play(table, "tag:hh>g5")
    assert {"s_billboard:g5", "s_billboard:i6"} <= set(options(table))
    play(table, "s_billboard:g5")
    assert table.view(None)["rubble"] == {"g5": 0} and life(table) == [25, 25] and seat_of(table, 0)["energy"] == 0
    assert held(table) == [] and table.view(None)["sponsor_discard"] == ["s_billboard"]


def test_a_free_billboard_takes_no_units_turn_and_stands_next_to_a_unit() -> None:
    """gkr/card/s_billboard"""
    table = tagging(sponsors=["s_billboard"], units=hh("g6"))
    assert options(table) == ("tag:hh>g5", "s_billboard:g5", "done")
    play(table, "s_billboard:g5")
    assert options(table) == ("tag:hh>g5", "done")


HACKED = {"faction": "kingwolf", "units": hh("a1"), "hand": [], "tags": {"g5": 2, "i6": 1}}


def test_signal_hijack_removes_an_enemy_tag() -> None:
    """gkr/card/s_hijack, gkr/G191, gkr/G155: an owner without sponsor cards cannot counter."""
    table = tagging(HACKED, sponsors=["s_hijack"], tags={"i6": 3}, energy=0)
    assert [word for word in options(table) if word.startswith("s_")] == ["s_hijack:g5@1", "s_hijack:i6@1"]
    play(table, "s_hijack:i6@1")
    assert kind(table) == "tag" and [seat_of(table, seat)["tags"] for seat in (0, 1)] == [{"i6": 3}, {"g5": 2}]
    assert [(e["seat"], e["by"], e["at"]) for e in facts(table, "tag_removed")] == [(1, 0, "i6")]
    assert life(table) == [25, 25] and table.view(None)["sponsor_discard"] == ["s_hijack"]


def test_a_hijacked_tag_returns_to_the_supply_of_its_owner() -> None:
    """gkr/G191, gkr/G143"""
    stock = {"a3": 3, "a5": 3, "a7": 3, "a9": 3, "c3": 3, "c5": 3, "g5": 2}
    seats = ({"units": NEAR, "hand": [], "sponsors": ["s_hijack"]}, HACKED | {"units": hh("a2"), "tags": stock})
    for first in ((), ("s_hijack:g5@1",)):
        table = arena(*seats, phase="tag", buildings=list(stock))
        play(table, *first, "done")
        assert options(table) == (("tag:hh>a3", "done") if first else ("done",))


def test_signal_hijack_reaches_three_hexes_from_any_unit() -> None:
    """gkr/card/s_hijack"""
    for recon, reaches in (("g9", True), ("g10", False)):
        seat = {"units": hh("a11", recon=recon), "hand": [], "sponsors": ["s_hijack"]}
        table = arena(seat, FAR | {"tags": {"g6": 1}}, phase="tag", buildings=["g6"])
        assert ("s_hijack:g6@1" in options(table)) is reaches


def test_the_owner_of_the_tag_may_counter_a_hijack() -> None:
    """gkr/G191, gkr/G154, gkr/G155, gkr/G156, gkr/G157: nobody counters a counter."""
    table = tagging(HACKED | {"sponsors": ["s_firewall"]}, sponsors=["s_hijack", "s_firewall"])
    play(table, "s_hijack:g5@1")
    assert asked(table) == (1, "counter", ("s_firewall", "pass"))
    play(table, "s_firewall")
    assert kind(table) == "tag" and seat_of(table, 1)["tags"] == {"g5": 2, "i6": 1}
    assert sorted(table.view(None)["sponsor_discard"]) == ["s_firewall", "s_hijack"] and held(table) == ["s_firewall"]
    assert [(event["by"], event["card"]) for event in facts(table, "countered", 0)] == [(1, "s_hijack")]


def test_whoever_holds_any_sponsor_card_is_asked_to_counter_and_may_let_it_pass() -> None:
    """gkr/G182, gkr/G191, gkr/card/s_hijack"""
    table = tagging(HACKED | {"sponsors": ["s_pit"]}, sponsors=["s_hijack"])
    play(table, "s_hijack:g5@1")
    assert asked(table) == (1, "counter", ("pass",))
    play(table, "pass")
    assert seat_of(table, 1)["tags"] == {"g5": 1, "i6": 1}


@pytest.mark.parametrize(("first", "words"), [(0, ("pass", "s_battery")), (1, ("pass",))])
def test_battery_endorsement_is_offered_up_to_the_end_of_the_own_tag_step(first: int, words: tuple[str, ...]) -> None:
    """gkr/G180, gkr/G191: the owner of the tag has still to tag, or has done so."""
    hacker = {"units": NEAR, "hand": [], "sponsors": ["s_hijack"]}
    scene: dict[str, Any] = {"phase": "tag", "buildings": ["g5", "i6"], "glory_hound": first}
    table = arena(hacker, HACKED | {"sponsors": ["s_battery"]}, **scene)
    until(table, "tag", 0)
    play(table, "s_hijack:g5@1")
    assert asked(table) == (1, "counter", words)


def test_a_building_that_has_come_down_cannot_be_hijacked_back() -> None:
    """gkr/G191"""
    seat = {"units": NEAR, "hand": [], "sponsors": ["s_hijack"]}
    table = arena(seat, HACKED | {"tags": {}}, phase="tag", buildings=["i6"], rubble={"g5": 1})
    assert not [word for word in options(table) if word.startswith("s_")]


def test_cards_marked_not_in_solo_are_taken_out_there() -> None:
    """gkr/G158, gkr/X55"""
    decks = []
    for solo in ("none", "normal"):
        told = {
            "solo": solo,
            "scenario": "ring_road",
            "decks": ["db_balanced", "kw_balanced" if solo == "none" else None],
        }
        decks.append(baffe.deal("heavy_hitters", seats=2, seed=1, options=told).view(None)["sponsor_count"])
    assert decks == [25, 18], "2 Signal Hijack, 3 Firewall Contract, Crowd Surge and Wreck Bounty are left out"


# -- utility cards --


def test_utility_cards_are_of_four_kinds() -> None:
    """gkr/G150"""
    assert {row.kind for row in data_of().utility_cards} == {"deploy", "maneuver", "reaction", "orbital"}


def test_an_orbital_strike_hits_whom_it_likes_last_of_all() -> None:
    """gkr/G153, gkr/G185: it needs neither arc nor sight, costs 3, and its splash hurts the neighbour."""
    other = {"faction": "kingwolf", "units": hh("a1", repair="a2"), "hand": []}
    seat = {"units": hh("m11", "se", repair="b1"), "hand": ["u_orbital"]}
    table = arena(seat, other, phase="combat", buildings=["b2", "l10", "m10"], dice="4 4 1 1 5 6 1 1")
    orders(table, "commit:u_orbital", "commit:none")
    assert seat_of(table, 0)["energy"] == 2
    until(table, "attack", 1)
    play(table, "hold")
    assert {"fire:hh@1", "fire:repair@1"} <= set(options(table)), "speed 1 comes after the speed 3 of Repair units"
    play(table, "fire:hh@1")
    until(table, "tag")
    shot = facts(table, "fired", 0)[0]
    assert (shot["number"], shot["damage"], shot["sight"]) == (8, 4, "blocked") and life(table) == [25, 23]
    assert [(event["seat"], event["unit"]) for event in facts(table, "hurt")] == [(0, "repair"), (1, "repair")]
