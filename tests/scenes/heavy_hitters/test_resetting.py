"""The Reset phase and the Glory Hound token."""

from typing import Any

import pytest

import baffe
from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.scenes import (
    arena,
    asked,
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
from tests.scenes.heavy_hitters.worn import fallen, worn

NEAR, FAR = hh("g6"), hh("a1")
OTHER: dict[str, Any] = {"faction": "kingwolf", "units": FAR, "hand": []}
FOUR = ["db_p2", "db_p2", "db_s1", "u_deploy"]


def resetting(other: dict[str, Any] = OTHER, **seat: Any) -> HeavyTable:
    """Seat 0 is about to tidy up."""
    told = {"units": NEAR, "hand": [], **seat}
    return arena(told, other, phase="reset", buildings=[])


def hand(table: HeavyTable, seat: int = 0) -> list[str]:
    found: list[str] = seat_of(table, seat, seat)["hand"]
    return found


def glory(table: HeavyTable) -> int:
    holder: int = table.view(None)["glory_hound"]
    return holder


# -- hands and Energy --


def test_any_number_of_hand_cards_may_be_discarded_in_turn_order() -> None:
    """gkr/G145, gkr/G60: a kind of card is one word."""
    table = resetting(OTHER | {"hand": ["kw_p2"]}, hand=FOUR)
    assert asked(table) == (0, "reset", ("discard:db_p2", "discard:db_s1", "discard:u_deploy", "done"))
    play(table, "discard:db_p2", "discard:u_deploy")
    assert sorted(hand(table)) == ["db_p2", "db_s1"] and seat_of(table, 0)["discard"] == ["db_p2", "u_deploy"]
    play(table, "done")
    assert asked(table) == (1, "reset", ("discard:kw_p2", "done"))


def test_all_draw_up_to_six_when_everybody_has_tidied_up() -> None:
    """gkr/G146, gkr/G44"""
    table = resetting(hand=FOUR)
    play(table, "done")
    assert len(hand(table)) == 4
    play(table, "done")
    assert [len(hand(table, seat)) for seat in (0, 1)] == [6, 6] and set(FOUR) <= set(hand(table))


def test_whoever_holds_too_many_cards_cannot_end_the_own_part() -> None:
    """gkr/G146, gkr/G206"""
    table = resetting(hand=[*FOUR, "db_s2", "db_s2", "u_orbital"])
    assert "done" not in options(table)
    play(table, "discard:db_s2")
    assert "done" in options(table)


def test_energy_is_at_its_maximum_again() -> None:
    """gkr/G147, gkr/G54: less and more than it."""
    table = resetting(OTHER | {"energy": 7}, energy=1)
    play(table, "done")
    assert [seat_of(table, seat)["energy"] for seat in (0, 1)] == [1, 7]
    play(table, "done")
    assert [seat_of(table, seat)["energy"] for seat in (0, 1)] == [5, 5]


def test_effects_of_this_round_end_and_those_of_the_next_begin() -> None:
    """gkr/G148: what was overspent is forgotten; who is snared in Combat is slow in the next Movement phase."""
    seat = {"units": hh("g6", "n"), "hand": ["db_s3"], "energy": 0}
    other = {"faction": "kingwolf", "units": hh("g4"), "hand": []}
    decks = {"decks": ["db_sniper", "kw_balanced"]}
    table = arena(seat, other, phase="combat", buildings=[], options=decks, dice="4 4 6")
    orders(table, "commit:db_s3", "commit:none")
    until(table, "attack")
    play(table, "fire:hh@1")
    until(table, "reset")
    assert seat_of(table, 0)["overspent"] == 1 and seat_of(table, 1)["snared_next"] is True
    until(table, "deploy")
    assert seat_of(table, 0)["overspent"] == 0 and seat_of(table, 1)["snared"] is True
    until(table, "move", 1)
    assert "move:g2" in options(table) and "move:g1" not in options(table)


def test_a_refunded_card_can_be_drawn_in_the_same_reset() -> None:
    """gkr/G178, gkr/card/s_pit, gkr/G146: the draw pile is empty, so the discard pile is all there is."""
    told = worn("diamondback", 1, "g6", ("db_p2",), sponsors=["s_pit"])
    table = arena(told, OTHER, phase="reset", buildings=[])
    play(table, "s_pit", "mend:u_r_db", "done", "done")
    assert sorted(hand(table)) == ["db_p2", "u_r_db"] and life(table)[0] == 2


# -- sponsor cards of this phase --


def test_pit_crew_brings_back_a_damage_card_of_choice() -> None:
    """gkr/card/s_pit, gkr/G178: in any order with discarding."""
    table = resetting(hand=FOUR, damage=["u_orbital", "db_s2", "db_s2"], sponsors=["s_pit"])
    play(table, "discard:db_p2", "s_pit")
    assert asked(table) == (0, "mend", ("mend:db_s2", "mend:u_orbital"))
    play(table, "mend:u_orbital")
    assert seat_of(table, 0)["discard"] == ["db_p2", "u_orbital"] and life(table)[0] == 23
    assert "discard:db_s1" in options(table) and table.view(None)["sponsor_discard"] == ["s_pit"]


def test_pit_crew_is_not_offered_without_a_damage_card() -> None:
    """gkr/card/s_pit, gkr/G212"""
    assert options(resetting(sponsors=["s_pit"])) == ("done",)


def test_crowd_surge_takes_the_token_in_place_of_its_passing() -> None:
    """gkr/card/s_surge, gkr/G206: it works when the token would pass."""
    seats = [{"units": hh(place), "hand": []} for place in ("a1", "m1", "m11")]
    seats[0] |= {"sponsors": ["s_surge"]}
    table = arena(*seats, phase="reset", buildings=[], glory_hound=1)
    play(table, "done", "done", "s_surge")
    assert glory(table) == 1 and kind(table) == "reset"
    play(table, "done")
    assert glory(table) == 0 and rounds_first(table) == 0
    assert [event["rule"] for event in facts(table, "glory_hound")] == ["gkr/G206"]


def test_crowd_surge_keeps_the_token_of_its_holder() -> None:
    """gkr/card/s_surge"""
    table = resetting(sponsors=["s_surge"])
    play(table, "s_surge", "done", "done")
    assert glory(table) == 0
    until(table, "reset")
    until(table, "deploy", 1)
    assert glory(table) == 1, "only once"


def rounds_first(table: HeavyTable) -> int:
    """Who is asked first in the round that begins."""
    assert table.decision is not None and table.decision.kind == "deploy"
    return table.decision.seat


def wrecking(die: str) -> HeavyTable:
    """Seat 0 has fired at a Recon unit with one hit left, which fails to save or not; it holds Wreck Bounty."""
    other = {"faction": "kingwolf", "units": FAR | {"recon": {"at": "g4", "hits": 1}}, "hand": []}
    seat = {"units": hh("g6", "n"), "hand": ["db_p2"], "sponsors": ["s_bounty"]}
    table = arena(seat, other, phase="combat", buildings=[], dice=f"4 4 {die} {die} {die} {die}")
    orders(table, "commit:db_p2", "commit:none")
    until(table, "attack", 0)
    play(table, "fire:recon@1")
    until(table, "reset")
    return table


def test_wreck_bounty_rewards_a_destroyed_support_unit() -> None:
    """gkr/card/s_bounty, gkr/G178: one space for the wreck and two more, which is space 3."""
    table = wrecking("1")
    assert seat_of(table, 0)["fame"] == 1 and "s_bounty" in options(table)
    play(table, "s_bounty")
    assert seat_of(table, 0)["fame"] == 3 and kind(table) == "upgrade"
    play(table, "upgrade:g_servo")
    assert kind(table) == "reset"


def test_wreck_bounty_needs_a_wreck_of_this_round() -> None:
    """gkr/card/s_bounty, gkr/G212, gkr/G148"""
    assert "s_bounty" not in options(wrecking("6"))
    table = wrecking("1")
    until(table, "deploy")
    until(table, "reset", 0)
    assert "s_bounty" not in options(table)


# -- pilots and upgrades of this phase --


def test_bex_anand_holds_seven_cards() -> None:
    """gkr/pilot/p_th3, gkr/G168"""
    table = resetting(faction="thunderhappy", pilot="p_th3")
    play(table, "done", "done")
    assert len(hand(table)) == 7 and len(hand(table, 1)) == 6


def test_bex_anand_holds_seven_cards_from_the_first_hand_on() -> None:
    """gkr/pilot/p_th3, gkr/G29"""
    told = {"scenario": "ring_road", "decks": ["th_balanced", "kw_balanced"], "pilots": ["p_th3", "p_kw1"]}
    table = baffe.deal("heavy_hitters", seats=2, seed=1, options=told)
    assert [seat["hand_count"] for seat in table.view(None)["seats"]] == [7, 6]


FONTAINE: dict[str, Any] = {"faction": "thunderhappy", "pilot": "p_th4"}


def test_uri_fontaine_brings_back_three_random_cards_once_a_game() -> None:
    """gkr/pilot/p_th4, gkr/G168"""
    table = resetting(**FONTAINE, damage=["th_p2"] * 5)
    assert options(table) == ("p_th4", "done")
    play(table, "p_th4")
    assert seat_of(table, 0)["discard"] == ["th_p2"] * 3 and life(table)[0] == 23
    assert options(table) == ("done",) and seat_of(table, 0)["used"] == ["p_th4"]
    until(table, "deploy")
    until(table, "reset", 0)
    assert "p_th4" not in options(table)


def test_uri_fontaine_chooses_nothing() -> None:
    """gkr/pilot/p_th4: the cards differ with the seed."""
    back = set()
    for seed in range(8):
        told = {"units": NEAR, "hand": [], "damage": ["th_p2", "th_s1", "th_s2", "u_orbital", "u_r_th"], **FONTAINE}
        table = arena(told, OTHER, phase="reset", buildings=[], seed=seed)
        play(table, "p_th4")
        back.add(tuple(seat_of(table, 0)["discard"]))
    assert len(back) > 1


def test_uri_fontaine_brings_back_what_there_is_and_is_not_offered_for_nothing() -> None:
    """gkr/pilot/p_th4, gkr/G212"""
    table = resetting(**FONTAINE, damage=["th_p2", "th_p2"])
    play(table, "p_th4")
    assert life(table)[0] == 25
    assert options(resetting(**FONTAINE)) == ("done",)


def test_rapid_refit_brings_back_a_card_in_each_reset_or_none() -> None:
    """gkr/upgrade/g_refit: it is asked as the own part begins."""
    table = resetting(upgrades=["g_refit"], damage=["u_orbital", "db_s2", "db_s2"])
    assert asked(table) == (0, "mend", ("mend:db_s2", "mend:u_orbital", "no"))
    play(table, "mend:db_s2")
    assert kind(table) == "reset" and seat_of(table, 0)["discard"] == ["db_s2"] and life(table)[0] == 23
    play(table, "done", "done")
    until(table, "mend", 0)
    play(table, "no")
    assert kind(table) == "reset" and life(table)[0] == 23


def test_rapid_refit_is_not_asked_without_damage() -> None:
    """gkr/upgrade/g_refit"""
    assert kind(resetting(upgrades=["g_refit"])) == "reset"


def test_reactor_bank_and_feed_loader_fill_up_higher() -> None:
    """gkr/upgrade/g_reactor, gkr/upgrade/g_feed"""
    table = resetting(upgrades=["g_reactor", "g_feed"], energy=0)
    play(table, "done", "done")
    assert [seat_of(table, seat)["energy"] for seat in (0, 1)] == [6, 5]
    assert [len(hand(table, seat)) for seat in (0, 1)] == [7, 6]


def test_feed_loader_adds_to_the_hand_of_bex_anand() -> None:
    """gkr/upgrade/g_feed, gkr/pilot/p_th3, gkr/G198"""
    table = resetting(faction="thunderhappy", pilot="p_th3", upgrades=["g_feed"])
    play(table, "done", "done")
    assert len(hand(table)) == 8


def test_reactor_bank_brings_no_energy_at_once() -> None:
    """gkr/upgrade/g_reactor, gkr/G164"""
    seat = {"units": hh("g6"), "hand": [], "fame": 5}
    table = arena(seat, OTHER, phase="tag", buildings=["g5"])
    play(table, "tag:hh>g5", "upgrade:g_reactor")
    assert seat_of(table, 0)["energy"] == 1
    until(table, "deploy")
    assert seat_of(table, 0)["energy"] == 6


# -- the token --


def three(*seats: dict[str, Any], **scene: Any) -> HeavyTable:
    places = ("a1", "m1", "m11")
    told = [seat or {"units": hh(places[n]), "hand": []} for n, seat in enumerate(seats)]
    return arena(*told, **{"phase": "reset", "buildings": [], **scene})


def test_the_token_passes_clockwise_and_marks_the_first_player() -> None:
    """gkr/G149, gkr/G171, gkr/G56"""
    table = three({}, {}, {}, glory_hound=2)
    until(table, "deploy")
    assert glory(table) == 0 and rounds_first(table) == 0
    until(table, "reset")
    until(table, "deploy")
    assert glory(table) == 1 and rounds_first(table) == 1


def test_the_token_skips_whoever_is_out() -> None:
    """gkr/G149, gkr/G57"""
    table = three({}, fallen("hammerstrike"), {})
    until(table, "deploy")
    assert glory(table) == 2


def test_the_token_of_an_eliminated_holder_passes_at_once() -> None:
    """gkr/G172, gkr/G16: it fell in Combat, so the Tag phase begins with the next."""
    victim = worn("kingwolf", 1, "g4")
    table = three({"units": hh("g6", "n"), "hand": ["db_p2"]}, victim, {}, phase="combat", glory_hound=1, dice="6 6 1")
    orders(table, "commit:db_p2", "commit:none", "commit:none")
    until(table, "attack")
    play(table, "fire:hh@1")
    until(table, "tag")
    assert glory(table) == 2 and [event["rule"] for event in facts(table, "glory_hound")] == ["gkr/G172"]
    assert table.decision is not None and table.decision.seat == 2


def test_the_token_never_goes_to_somebody_who_falls_in_the_same_moment() -> None:
    """gkr/G172: it has passed to seat 1 as the round ended; seats 1 and 2 are destroyed by their zone."""
    seats = [{}, worn("kingwolf", 1, "g6"), worn("thunderhappy", 1, "g5"), {"units": hh("a11"), "hand": []}]
    seats[2] |= {"tags": {"a5": 1}}  # so it falls last (G174)
    table = three(*seats, options={"board": "alternative"}, buildings=["a5"])
    until(table, "deploy")
    assert [event["seat"] for event in facts(table, "glory_hound")] == [1, 3] and rounds_first(table) == 3


def test_the_token_that_moves_in_reset_changes_the_order_of_the_next_step() -> None:
    """gkr/G207, gkr/X12: seat 0 tidies up first, but seat 1 is the first to suffer from its zone."""
    seats = [{"units": hh(place), "hand": ["u_deploy"]} for place in ("g6", "g5")]
    table = arena(*seats, phase="reset", buildings=[], options={"board": "alternative"})
    assert table.decision is not None and table.decision.seat == 0
    until(table, "lose")
    assert table.decision.seat == 1


@pytest.mark.parametrize("seed", range(4))
def test_the_holder_of_the_token_chooses_a_faction_first(seed: int) -> None:
    """gkr/G170"""
    table = baffe.deal("heavy_hitters", seats=3, seed=seed)
    assert table.decision is not None and table.decision.kind == "faction"
    assert table.decision.seat == table.view(None)["glory_hound"]
