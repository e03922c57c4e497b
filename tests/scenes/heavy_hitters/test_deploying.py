"""The order of a round, and the Deploy phase: support units come onto the board."""

from typing import Any

import pytest

from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.scenes import (
    arena,
    asked,
    at,
    dull,
    facts,
    hh,
    kind,
    options,
    orders,
    play,
    rules,
    seat_of,
    until,
)

WOLF = "kw_p2 " * 5 + "kw_s1 kw_s2 u_deploy " * 4 + "u_m_burst u_m_kw u_r_chaff " * 2 + "u_orbital u_r_kw"
RESERVE = ("deploy:combat", "deploy:repair", "deploy:recon")


def hammer(phase: str = "deploy", theirs: dict[str, Any] | None = None, **mine: Any) -> HeavyTable:
    """HammerStrike on g6 against King Wolf far away, on a board without buildings; hands are empty unless told."""
    scene: dict[str, Any] = {key: mine.pop(key) for key in ("buildings", "rubble", "dice") if key in mine}
    seat: dict[str, Any] = {"faction": "hammerstrike", "units": hh("g6"), "hand": []} | mine
    other: dict[str, Any] = {"faction": "kingwolf", "units": hh("m11"), "hand": []} | (theirs or {})
    return arena(seat, other, phase=phase, **{"buildings": [], **scene})


def three(**scene: Any) -> HeavyTable:
    """Three seats without cards in hand."""
    seats: list[dict[str, Any]] = [
        {"faction": name, "hand": []} for name in ("diamondback", "kingwolf", "thunderhappy")
    ]
    seats[1] |= scene.pop("second", {})
    return arena(*seats, **scene)


def questions_of_a_round(table: HeavyTable) -> list[tuple[int, str]]:
    """Seat and kind of every question until the next round begins."""
    found: list[tuple[int, str]] = []
    before = table.view(None)["round"]
    while table.view(None)["round"] == before:
        decision = table.decisions[0]
        found.append((decision.seat, decision.kind))
        table.play(dull(decision.options), decision.seat, decision.number)
    return found


def places(table: HeavyTable) -> set[str]:
    assert kind(table) == "place"
    return {word.partition(":")[2] for word in options(table)}


def up(table: HeavyTable) -> tuple[int, str]:
    """Seat and kind of the only open question."""
    (decision,) = table.decisions
    return decision.seat, decision.kind


# -- rounds --


def test_a_round_has_five_phases() -> None:
    """gkr/G55"""
    table = hammer()
    questions_of_a_round(table)
    found = [event["phase"] for event in facts(table, "phase_started")]
    assert found == ["deploy", "movement", "combat", "tag", "reset", "deploy"]
    assert [event["round"] for event in facts(table, "round_started")] == [1, 2]


def test_the_glory_hound_holder_is_first_and_others_follow_clockwise() -> None:
    """gkr/G56, gkr/G60, gkr/G145: in each of these steps everybody is asked once, seat 1 first."""
    found = questions_of_a_round(three(glory_hound=1))
    for name in ("deploy", "move", "tag", "reset"):
        assert [seat for seat, asked_for in found if asked_for == name] == [1, 2, 0]


def test_eliminated_players_are_skipped() -> None:
    """gkr/G57: neither asked nor in the way of the token."""
    table = three(second={"damage": WOLF.split()})
    assert seat_of(table, 1)["out"]
    found = questions_of_a_round(table)
    assert {seat for seat, _ in found} == {0, 2}
    assert table.view(None)["glory_hound"] == 2


def test_in_combat_the_faster_weapon_comes_first_whoever_fires_it() -> None:
    """gkr/G59: speed 7 of the second player before speed 5 of the first."""
    table = hammer("combat", {"units": hh("g4", "s"), "hand": ["kw_p2"]}, hand=["hs_s3"], dice="1 1 1 1")
    orders(table, "commit:hs_s3", "commit:kw_p2")
    assert asked(table) == (1, "attack", ("fire:hh@0", "hold"))
    play(table, "hold")
    assert asked(table) == (0, "attack", ("fire:hh@1", "hold"))


def test_each_player_finishes_deploying_tagging_and_tidying_before_the_next() -> None:
    """gkr/G60: the same player is asked until done."""
    table = hammer(hand=["u_deploy", "u_deploy", "hs_p1"], buildings=["g5"])
    play(table, "deploy:recon", "place:f5")
    assert asked(table) == (0, "deploy", ("deploy:combat", "deploy:repair", "done"))
    play(table, "deploy:combat", "place:h5", "done")
    assert up(table) == (1, "deploy")
    until(table, "tag")
    play(table, "tag:recon>g5")
    assert asked(table) == (0, "tag", ("done",))
    until(table, "reset")
    assert asked(table) == (0, "reset", ("discard:hs_p1", "done"))
    play(table, "discard:hs_p1")
    assert up(table) == (0, "reset")
    play(table, "done")
    assert up(table) == (1, "reset")


def test_a_crowd_surge_works_when_the_token_would_pass() -> None:
    """gkr/G206: it is played in step 1 of Reset; until all are done the old order holds."""
    table = hammer("reset", sponsors=["s_surge"])
    play(table, "s_surge", "done")
    assert up(table) == (1, "reset") and facts(table, "glory_hound") == []
    play(table, "done")
    assert table.view(None)["glory_hound"] == 0 and rules(table, "glory_hound") == ["gkr/G206"]
    assert up(table) == (0, "deploy")


def test_without_a_surge_the_next_player_begins_the_next_round() -> None:
    """gkr/G56, gkr/G206"""
    table = hammer("reset")
    play(table, "done", "done")
    assert up(table) == (1, "deploy")


# -- deploying --


def test_a_deploy_card_brings_a_unit_from_the_reserve_next_to_its_heavy_hitter() -> None:
    """gkr/G61, gkr/G62, gkr/card/u_deploy: T4, within 2 hexes."""
    table = hammer(hand=["u_deploy"])
    assert asked(table) == (0, "deploy", (*RESERVE, "done"))
    play(table, "deploy:recon")
    assert len(places(table)) == 18 and "g8" in places(table) and "g9" not in places(table)
    assert table.view(None)["decisions"][0]["about"] == {"unit": "recon"}
    play(table, "place:g8")
    assert at(table, 0, "recon") == "g8" and at(table, 0, "combat") is None
    assert [event["at"] for event in facts(table, "deployed", 0)] == ["g8"]


def test_a_deploy_card_costs_one_energy_and_is_discarded() -> None:
    """gkr/G63, gkr/card/u_deploy"""
    table = hammer(hand=["u_deploy"])
    play(table, "deploy:combat", "place:g5")
    seat = seat_of(table, 0)
    assert seat["energy"] == 4 and seat["discard"] == ["u_deploy"] and seat["in_play"] == []
    assert options(table) == ("done",)


def test_any_number_of_deploy_cards_may_be_played() -> None:
    """gkr/G64, gkr/G66: until no unit is left in reserve; the fourth card is of no use."""
    table = hammer(hand=["u_deploy"] * 4)
    play(table, "deploy:combat", "place:g5", "deploy:repair", "place:g7", "deploy:recon", "place:h6")
    assert options(table) == ("done",)
    assert seat_of(table, 0)["energy"] == 2 and seat_of(table, 0)["hand_count"] == 1


def test_without_a_card_nothing_is_offered_but_it_is_asked() -> None:
    """gkr/G61: so that silence tells nothing."""
    table = hammer()
    assert asked(table) == (0, "deploy", ("done",))


def test_a_unit_on_the_board_is_not_deployed_again() -> None:
    """gkr/G66"""
    table = hammer(hand=["u_deploy"], units=hh("g6", recon="g7"))
    assert options(table) == ("deploy:combat", "deploy:repair", "done")


def test_the_hex_must_be_empty() -> None:
    """gkr/G65, gkr/G81: no unit of anybody, no standing building; rubble is allowed."""
    table = hammer(
        theirs={"units": hh("h5", combat="h6")}, hand=["u_deploy"],
        units=hh("g6", recon="g7"), buildings=["g5"], rubble={"f6": 1},
    )  # fmt: skip
    play(table, "deploy:combat")
    assert len(places(table)) == 18 - 4
    assert "f6" in places(table) and not {"g5", "g6", "g7", "h5", "h6"} & places(table)


def test_a_unit_is_not_deployed_where_there_is_no_room() -> None:
    """gkr/G62, gkr/G65: in a corner between buildings the card is not offered."""
    around = ["a2", "a3", "b1", "b2", "c1", "c2"]
    table = hammer(hand=["u_deploy"], units=hh("a1"), buildings=around[:-1])
    play(table, "deploy:recon")
    assert at(table, 0, "recon") == around[-1]  # the only hex is taken without a question
    table = hammer(hand=["u_deploy"], units=hh("a1"), buildings=around, sponsors=["s_express"])
    assert options(table) == ("done",)


def test_a_deploy_card_that_cannot_be_paid_is_not_offered() -> None:
    """gkr/G63, gkr/G53"""
    deck = WOLF.split()
    deck.remove("u_deploy")
    wolf = {"hand": ["u_deploy"], "damage": deck, "energy": 0}
    table = hammer(theirs=wolf)
    play(table, "done")
    assert asked(table) == (1, "deploy", ("done",))
    table = hammer(theirs=wolf | {"damage": deck[1:]})
    play(table, "done")
    assert asked(table) == (1, "deploy", (*RESERVE, "done"))


def test_a_destroyed_unit_is_deployed_again_at_full_hit_points() -> None:
    """gkr/G67, gkr/card/u_deploy"""
    wolf = {"units": hh("g4", "s"), "hand": ["kw_s1"]}
    recon = {"recon": {"at": "g5", "hits": 1}}
    table = hammer("combat", wolf, hand=["u_deploy"], units=hh("a1") | recon, dice="6 6 1 1")
    orders(table, "commit:none", "commit:kw_s1")
    play(table, "hold")  # the Recon unit is as fast, and its owner is first
    play(table, "fire:recon@0")
    until(table, "deploy", 0)
    assert at(table, 0, "recon") is None
    assert options(table) == (*RESERVE, "done")
    play(table, "deploy:recon", "place:a2")
    assert seat_of(table, 0)["units"]["recon"] == {"at": "a2", "hits": 0}


def test_a_unit_acts_in_the_round_in_which_it_is_deployed() -> None:
    """gkr/G68: it moves, fights and tags."""
    table = hammer(theirs={"units": hh("g3")}, hand=["u_deploy"], buildings=["h4"], dice="1 1")
    play(table, "deploy:recon", "place:g7")
    until(table, "move_unit")
    play(table, "move:g4")
    until(table, "attack")
    play(table, "fire:hh@1")
    until(table, "tag")
    assert "tag:recon>h4" in options(table)


# -- what makes deploying easier --


def test_an_express_delivery_needs_neither_card_nor_energy() -> None:
    """gkr/card/s_express"""
    table = hammer(sponsors=["s_express"], units=hh("g6", combat="g5"), energy=0)
    assert asked(table) == (0, "deploy", ("s_express:repair", "s_express:recon", "done"))
    play(table, "s_express:repair")
    assert len(places(table)) == 17 and "g8" in places(table)
    play(table, "place:g8")
    assert at(table, 0, "repair") == "g8" and seat_of(table, 0)["energy"] == 0
    assert seat_of(table, 0)["damage_count"] == 0
    assert options(table) == ("done",) and table.view(None)["sponsor_discard"] == ["s_express"]


def test_the_deploy_question_with_every_word() -> None:
    """gkr/G61, gkr/card/u_deploy, gkr/card/s_express: cards of the hand come first."""
    table = hammer(hand=["u_deploy", "u_deploy"], sponsors=["s_express", "s_battery"])
    express = tuple([word.replace("deploy", "s_express") for word in RESERVE])
    assert options(table) == (*RESERVE, *express, "done", "s_battery")


def test_sol_okafor_deploys_for_nothing() -> None:
    """gkr/pilot/p_hs2"""
    table = hammer(hand=["u_deploy"] * 2, pilot="p_hs2")
    play(table, "deploy:combat")
    assert len(places(table)) == 18
    play(table, "place:g5", "deploy:repair", "place:g7")
    assert seat_of(table, 0)["energy"] == 5 and facts(table, "paid") == []


@pytest.mark.parametrize("pilot", [None, "p_hs2"])
def test_a_drone_bay_deploys_for_nothing_and_farther(pilot: str | None) -> None:
    """gkr/upgrade/g_bay, gkr/G198: range 3, for an express delivery as well."""
    mine: dict[str, Any] = {"pilot": pilot} if pilot else {}
    table = hammer(hand=["u_deploy"], sponsors=["s_express"], upgrades=["g_bay"], **mine)
    play(table, "deploy:combat")
    assert len(places(table)) == 36 and "g9" in places(table) and "g10" not in places(table)
    play(table, "place:g9", "s_express:recon", "place:g3")
    assert seat_of(table, 0)["energy"] == 5 and at(table, 0, "recon") == "g3"


@pytest.mark.parametrize(("pilot", "left"), [(None, None), ("p_hs3", "g5")])
def test_petra_quill_gives_support_units_one_more_hit_point(pilot: str | None, left: str | None) -> None:
    """gkr/pilot/p_hs3: a Recon unit with 3 hit points survives 2 hits."""
    mine: dict[str, Any] = {"pilot": pilot} if pilot else {}
    table = hammer(
        "combat", {"units": hh("g4", "s"), "hand": ["kw_s1"]}, units=hh("a1", recon="g5"), dice="6 6 1 1", **mine
    )
    orders(table, "commit:none", "commit:kw_s1")
    play(table, "hold", "fire:recon@0")
    until(table, "tag")
    assert at(table, 0, "recon") == left
    assert [event["left"] for event in facts(table, "hurt")] == [1 if pilot else 0]
