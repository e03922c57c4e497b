"""Energy: what it pays for, overspending and its price, and what makes that harmless."""

from typing import Any

import pytest

from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.scenes import (
    answer,
    arena,
    asked,
    at,
    dull,
    facts,
    hh,
    kind,
    life,
    options,
    orders,
    play,
    rules,
    seat_of,
    until,
)

DECK = {
    "diamondback": "db_p2 " * 5 + "db_s1 db_s2 u_deploy " * 4 + "u_orbital u_m_burst u_r_chaff " * 2 + "u_m_db u_r_db",
    "kingwolf": "kw_p2 " * 5 + "kw_s1 kw_s2 u_deploy " * 4 + "u_m_burst u_m_kw u_r_chaff " * 2 + "u_orbital u_r_kw",
}  # fmt: skip


def duel(phase: str = "movement", faction: str = "diamondback", dice: str = "", **mine: Any) -> HeavyTable:
    """A faction on g6 against one far away, on a board without buildings; nobody holds a card that is not named."""
    other = "kingwolf" if faction == "diamondback" else "diamondback"
    scene = {key: mine.pop(key) for key in ("buildings", "theirs", "options") if key in mine}
    seat: dict[str, Any] = {"faction": faction, "units": hh("g6"), "hand": []} | mine
    theirs: dict[str, Any] = {"faction": other, "units": hh("m11"), "hand": []} | scene.pop("theirs", {})
    return arena(seat, theirs, phase=phase, dice=dice, **({"buildings": []} | scene))


def damaged(left: int, hand: str = "", faction: str = "diamondback") -> dict[str, Any]:
    """Cards of a Heavy Hitter with so much life left, some of it in hand."""
    deck = DECK[faction].split()
    assert len(deck) == 25
    for card in hand.split():
        deck.remove(card)
    return {"faction": faction, "hand": hand.split(), "damage": deck[: 25 - left]}


def energy(table: HeavyTable, seat: int = 0) -> int:
    return int(seat_of(table, seat)["energy"])


def offers(table: HeavyTable, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table.view(seat)["decisions"][0]["offers"]
    return found


def next_round(table: HeavyTable) -> None:
    """Dull answers until the next round begins."""
    before = table.view(None)["round"]
    while table.view(None)["round"] == before:
        decision = table.decision
        assert decision is not None
        table.play(dull(decision.options), decision.seat, decision.number)


def up(table: HeavyTable) -> tuple[int, str]:
    """Seat and kind of the only open question."""
    (decision,) = table.decisions
    return decision.seat, decision.kind


# -- what it pays for --


def test_five_energy_pay_for_deploying_moving_firing_and_tagging() -> None:
    """gkr/G46, gkr/G47"""
    table = duel("deploy", hand=["u_deploy", "db_s1"], buildings=["g4"])
    assert [energy(table, 0), energy(table, 1)] == [5, 5]
    play(table, "deploy:combat")
    assert energy(table) == 4
    play(table, "place:g7", "done", "done", "move:g5")
    assert energy(table) == 3
    until(table, "commit")
    orders(table, "commit:none", "commit:none")
    until(table, "tag")
    play(table, "tag:hh>g4")
    assert energy(table) == 0
    until(table, "commit")
    orders(table, "commit:db_s1", "commit:none")
    assert energy(table) == 4
    assert rules(table, "paid", 0) == ["u_deploy", "gkr/G69", "gkr/G135", "gkr/G101"]


def test_maneuvers_cost_what_is_printed_on_them() -> None:
    """gkr/G48, gkr/card/u_m_burst: 1; gkr/card/u_m_db: nothing."""
    table = duel(hand=["u_m_burst"])
    play(table, "u_m_burst")
    assert energy(table) == 4
    table = duel(hand=["u_m_db"])
    until(table, "late")
    play(table, "u_m_db")
    assert energy(table) == 5


def test_reactions_cost_what_is_printed_on_them() -> None:
    """gkr/G48"""
    table = duel("combat", hand=["u_r_chaff"], dice="1 1", theirs={"units": hh("g4", "s"), "hand": ["kw_p2"]})
    orders(table, "commit:none", "commit:kw_p2")
    play(table, "fire:hh@0", "u_r_chaff")
    assert [energy(table, 0), energy(table, 1)] == [4, 3]


# -- overspending --


def test_each_missing_point_costs_a_card() -> None:
    """gkr/G49, gkr/G50, gkr/G53: T2, 1 Energy, a price of 3, life 9; it is not offered with life 2."""
    table = duel(energy=1, **damaged(9))
    assert offers(table)["move:g3"] == {"price": 3, "over": 2, "way": ["g5", "g4"]}
    play(table, "move:g3")
    assert energy(table) == 0 and seat_of(table, 0)["damage_count"] == 16 + 2
    assert life(table)[0] == 7
    assert [event["energy"] for event in facts(table, "overspent", 0)] == [2]
    table = duel(energy=1, **damaged(2))
    assert "move:g4" in options(table) and "move:g3" not in options(table)


def test_overspending_is_not_saved_reacted_to_or_reduced() -> None:
    """gkr/G51: no die is thrown, and no plating is asked for."""
    table = duel(energy=1, hand=["u_r_db"], upgrades=["g_skin", "g_bulwark"])
    play(table, "move:g4")
    assert kind(table) == "lose"
    play(table, "lose:top")
    assert kind(table) == "face" and life(table)[0] == 24
    assert facts(table, "saves") == []


def test_at_most_five_points_are_overspent_in_a_round() -> None:
    """gkr/G52: over all phases; the next round begins anew."""
    table = duel(energy=0, hand=["db_s1", "db_p2"], buildings=["g1"])
    play(table, "move:g2", "lose:rest")
    until(table, "commit")
    assert options_of(table, 0) == ("commit:none", "commit:db_s1")
    orders(table, "commit:db_s1", "commit:none")
    play(table, "lose:top")
    until(table, "tag", 0)
    assert options(table) == ("done",) and seat_of(table, 0)["overspent"] == 5
    next_round(table)
    assert seat_of(table, 0)["overspent"] == 0
    assert life(table)[0] == 20


def options_of(table: HeavyTable, seat: int) -> tuple[str, ...]:
    (found,) = [decision.options for decision in table.decisions if decision.seat == seat]
    return found


def test_committed_cards_are_paid_for_together() -> None:
    """gkr/G177, gkr/G52: with 1 Energy 5 more may be missing, so 6 can be paid, not 7."""
    hand = ["db_p2", "db_s1", "db_s2", "u_orbital"]
    table = duel("combat", energy=3, hand=hand)
    assert "commit:db_p2,db_s1,db_s2,u_orbital" in options_of(table, 0)
    table = duel("combat", energy=1, hand=hand)
    found = options_of(table, 0)
    assert "commit:db_p2,db_s1,u_orbital" in found and "commit:db_p2,db_s2,u_orbital" not in found
    assert len(found) == 2**4 - 2


def test_committed_cards_count_as_life() -> None:
    """gkr/G177, gkr/G53: of three cards two are committed; 2 missing points leave one, 3 leave none."""
    assert "commit:db_p2,db_s1" not in options_of(duel("combat", energy=0, **damaged(3, "db_p2 db_s1")), 0)
    table = duel("combat", energy=1, **damaged(3, "db_p2 db_s1"))
    answer(table, 0, "commit:db_p2,db_s1")
    answer(table, 1, "commit:none")
    assert asked(table) == (0, "lose", ("lose:db_p2", "lose:db_s1"))  # the last card of the draw pile is gone already
    play(table, "lose:db_p2")
    assert life(table)[0] == 1


def test_the_owner_names_the_cards_before_what_was_paid_for_takes_effect() -> None:
    """gkr/G179: a Deploy card, and a move."""
    table = duel("deploy", energy=0, hand=["u_deploy", "db_p2"])
    play(table, "deploy:recon")
    assert asked(table) == (0, "lose", ("lose:top", "lose:db_p2"))
    assert seat_of(table, 0)["in_play"] == ["u_deploy"] and at(table, 0, "recon") is None
    play(table, "lose:db_p2")
    assert kind(table) == "place" and seat_of(table, 0)["damage"] == ["db_p2"]
    table = duel(energy=0, hand=["db_p2"])
    play(table, "move:g4")
    assert asked(table) == (0, "lose", ("lose:top", "lose:db_p2", "lose:rest")) and at(table, 0) == "g6"
    play(table, "lose:rest")
    assert at(table, 0) == "g4"


@pytest.mark.parametrize(
    ("powers", "lost"),
    [
        ({}, 3),
        ({"pilot": "p_kw4"}, 2),
        ({"upgrades": ["g_core"]}, 2),
        ({"pilot": "p_kw4", "upgrades": ["g_core"]}, 1),
    ],
)
def test_the_first_points_overspent_may_be_harmless(powers: dict[str, Any], lost: int) -> None:
    """gkr/G197, gkr/pilot/p_kw4, gkr/upgrade/g_core: one each, and they add up."""
    table = duel(faction="kingwolf", energy=0, **powers)
    play(table, "move:g3")
    assert life(table)[0] == 25 - lost
    assert seat_of(table, 0)["overspent"] == 3


@pytest.mark.parametrize("powers", [{"pilot": "p_kw4"}, {"upgrades": ["g_core"]}])
def test_what_is_harmless_is_so_once_a_round(powers: dict[str, Any]) -> None:
    """gkr/pilot/p_kw4, gkr/upgrade/g_core: a second payment hurts, and the next round brings it back."""
    table = duel("deploy", "kingwolf", energy=0, hand=["u_deploy"], deck=["kw_p2"], **powers)
    play(table, "deploy:recon", "place:g7", "done", "done")
    assert life(table)[0] == 25
    play(table, "move:g5")
    assert life(table)[0] == 24
    next_round(table)
    until(table, "move", 0)
    play(table, "move:g1")
    until(table, "commit")
    answer(table, 0, "commit:kw_p2")
    until(table, "tag")
    assert life(table)[0] == 24 and [event["energy"] for event in facts(table, "overspent")] == [1, 1, 1]


def test_harmless_points_count_for_the_limit() -> None:
    """gkr/G197, gkr/G52, gkr/G53: but not for the life that must be left."""
    table = duel(energy=0, pilot="p_kw4", upgrades=["g_core"], **damaged(5, "kw_p2 kw_s1", "kingwolf"))
    play(table, "move:g2", "lose:rest")
    assert life(table)[0] == 3
    until(table, "commit")
    assert options_of(table, 0) == ("commit:none", "commit:kw_s1")
    table = duel(energy=0, pilot="p_kw4", upgrades=["g_core"], **damaged(1, "", "kingwolf"))
    assert {word: offer["over"] for word, offer in offers(table).items() if word.startswith("move:g")} == {
        "move:g4": 2, "move:g5": 1, "move:g7": 1, "move:g8": 2,
    }  # fmt: skip


def test_unspent_energy_is_lost() -> None:
    """gkr/G54: in the Reset phase everybody has 5 again."""
    table = duel("reset", energy=9, theirs={"energy": 1})
    play(table, "done")
    assert [energy(table, 0), energy(table, 1)] == [9, 1]
    play(table, "done")
    assert [energy(table, 0), energy(table, 1)] == [5, 5]
    assert [event["energy"] for event in facts(table, "energy_reset")] == [5, 5]


# -- the battery, and numbers --


def test_a_battery_brings_two_energy_above_the_maximum() -> None:
    """gkr/card/s_battery, gkr/G54: until Reset."""
    table = duel("deploy", sponsors=["s_battery", "s_battery"])
    play(table, "s_battery", "s_battery")
    assert energy(table) == 9 and options(table) == ("done",)
    assert table.view(None)["sponsor_discard"] == ["s_battery", "s_battery"]
    next_round(table)
    assert energy(table) == 5


def test_a_battery_widens_the_question_on_which_it_is_played() -> None:
    """gkr/card/s_battery, gkr/G180, gkr/G53: with life 1 nothing can be overspent."""
    table = duel(energy=0, sponsors=["s_battery"], **damaged(1))
    play(table, "pass")
    assert asked(table) == (0, "move", ("stay", "s_battery"))
    play(table, "s_battery")
    assert kind(table) == "move" and len(options(table)) == 1 + 18


def test_a_battery_is_a_word_on_every_question_to_its_owner_alone() -> None:
    """gkr/G180: from the Deploy phase to the end of the own tag step; never on secret orders, never in Reset."""
    table = duel(
        "deploy", hand=["u_deploy", "db_s1", "u_m_db"], sponsors=["s_battery"], buildings=["g8"],
        theirs={"units": hh("g3", "s", recon="g4"), "hand": ["kw_p2"]}, dice="6 6 1 6 6 1 1 1 1 6 6 1",
    )  # fmt: skip
    found: set[tuple[str, bool]] = set()
    play(table, "deploy:recon")
    while table.view(None)["round"] == 1:
        decision = table.decisions[0]
        if decision.seat == 0:
            found.add((decision.kind, "s_battery" in decision.options))
        words = [word for word in decision.options if word.startswith(("fire:", "commit:kw"))] or [
            dull(decision.options)
        ]
        table.play(words[0], decision.seat, decision.number)
    everywhere = ("deploy", "place", "hack", "move", "face", "late", "move_unit", "dodge", "lose", "attack", "tag")
    assert {(name, True) for name in everywhere} <= found
    assert [name for name, offered in sorted(found) if not offered] == ["commit", "reset"]
    assert not {("commit", True), ("reset", True)} & found


def test_after_the_own_tag_step_a_battery_is_no_longer_offered() -> None:
    """gkr/G180: a window in the tag step of somebody else, after and before the own one."""
    table = duel(
        "tag", sponsors=["s_battery"], buildings=["g7"], tags={"g7": 1},
        theirs={"units": hh("g8"), "sponsors": ["s_hijack", "s_battery"], "tags": {"g7": 1}},
    )  # fmt: skip
    assert "s_battery" in options(table)
    play(table, "done", "s_hijack:g7@0")
    assert asked(table) == (0, "counter", ("pass",))


def test_nothing_is_asked_only_for_a_battery() -> None:
    """gkr/G180: with no hand the top card is lost without a question."""
    table = duel(energy=0, sponsors=["s_battery"])
    play(table, "pass", "move:g5")
    assert kind(table) == "face" and life(table)[0] == 24
    table = duel(units=hh("g6", recon="a1"), sponsors=["s_battery"], buildings=["a2", "b1"])
    until(table, "face", 1)
    play(table, "face:n")
    assert table.phase == "combat"  # the Recon unit can only stay


def test_in_reset_no_battery_is_offered() -> None:
    """gkr/G180"""
    assert options(duel("reset", sponsors=["s_battery"])) == ("done",)


def test_a_battery_may_be_played_in_the_turn_of_another() -> None:
    """gkr/G180: its owner is asked alone where a displaced unit goes."""
    table = duel(theirs={"units": hh("m11", recon="g5"), "sponsors": ["s_battery"]})
    until(table, "move")
    play(table, "move:g5")
    assert up(table) == (1, "shift")
    play(table, "s_battery")
    assert energy(table, 1) == 7 and kind(table) == "shift"


@pytest.mark.parametrize(
    ("changes", "most"),
    [
        ({}, 4),
        ({"upgrades": ["g_servo"]}, 5),
        ({"snared": True}, 2),
        ({"upgrades": ["g_servo"], "snared": True}, 3),
    ],
)
def test_what_sets_a_number_comes_before_what_subtracts(changes: dict[str, Any], most: int) -> None:
    """gkr/G198, gkr/upgrade/g_servo: the maximum move is 5; a snare takes 2 off."""
    table = duel(**changes)
    assert max(offer["price"] for offer in offers(table).values()) == most


def test_the_maximum_move_is_never_below_zero() -> None:
    """gkr/G198, gkr/card/s_leglock: two viruses and a snare take 6 off."""
    table = duel(hand=["u_m_burst"], snared=True, theirs={"sponsors": ["s_leglock", "s_leglock"]})
    play(table, "s_leglock@0", "s_leglock@0")
    assert seat_of(table, 0)["leg_lock"] == 4
    assert asked(table) == (0, "move", ("stay", "u_m_burst"))
    play(table, "u_m_burst")
    assert kind(table) == "face"  # 4 and 2 more, 6 less: there is nowhere to go


def test_an_armor_value_is_never_worse_than_6() -> None:
    """gkr/G198: piercing fire at a unit that saves on 6."""
    theirs = {"faction": "hammerstrike", "units": hh("g3", "s"), "hand": ["hs_p1"]}
    table = duel("combat", units=hh("a1", repair="g6"), theirs=theirs, dice="6 6 6 6 6 6 5")
    orders(table, "commit:none", "commit:hs_p1")
    until(table, "attack", 1)
    play(table, "fire:repair@0")
    until(table, "tag")
    assert [(event["needed"], event["saved"]) for event in facts(table, "saves")] == [(6, 4)]
    assert seat_of(table, 0)["units"]["repair"]["hits"] == 1


def test_an_armor_value_is_never_better_than_3() -> None:
    """gkr/G198: plating sets 4, and polish that is twice as good as ours improves it by 1 only."""
    data = {"sponsor_cards": {"s_polish": {"effect": {"n": 2}}}}
    theirs = {"units": hh("g4", "s"), "hand": ["kw_p2"]}
    mine: dict[str, Any] = {"upgrades": ["g_bulwark"], "sponsors": ["s_polish"]}
    table = duel("combat", theirs=theirs, dice="6 6 3 3 2 2", options={"data": data}, **mine)
    orders(table, "commit:none", "commit:kw_p2")
    play(table, "fire:hh@0", "pass")
    until(table, "shield")
    play(table, "s_polish")
    until(table, "tag")
    assert [(event["needed"], event["saved"]) for event in facts(table, "saves")] == [(3, 2)]
