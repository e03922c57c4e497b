"""What the simple bot of Heavy Hitters does where it is plain what should be done."""

from typing import Any

import pytest

import baffe
from baffe.bots import Eyes, make
from baffe.bots.heavy.adding import added
from baffe.bots.heavy.firing import best_orders, pain, tag_plans
from baffe.bots.heavy.look import Look, Style, reaches
from baffe.bots.simple_heavy import SimpleHeavy
from baffe.games.heavy_hitters.moving import Shift
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.seat import Seat
from tests.scenes.heavy_hitters.scenes import arena, hh, until

DIAMOND = {"faction": "diamondback"}
WOLF = {"faction": "kingwolf"}
PLAZA = {"scenario": "crossfire_plaza"}


def answer(table: baffe.Table, seat: int = 0, kind: str = "") -> str:
    """What the simple bot answers for that seat; to the first question of that kind, if one is named."""
    if kind:
        until(table, kind, seat)
    decision = [asked for asked in table.decisions if asked.seat == seat][0]
    return make("heavy_hitters", "simple", 1).choose(decision, Eyes(table, decision.seat))


# -- Deploy and Movement --


def test_recon_is_deployed_first_and_nothing_on_credit() -> None:
    me = {**DIAMOND, "hand": ["u_deploy", "db_p2"], "units": hh("a1")}
    assert answer(arena(me, WOLF, options=PLAZA)) == "deploy:recon"
    assert answer(arena({**me, "energy": 0}, WOLF, options=PLAZA)) == "done"


def test_a_unit_walks_to_a_building_that_no_other_one_tags() -> None:
    """One tag for each building in a round: the Recon unit leaves d3 to the Heavy Hitter."""
    me = {**DIAMOND, "hand": [], "energy": 0, "units": hh("d2", recon="e2")}
    table = arena(me, {**WOLF, "units": hh("m11")}, options=PLAZA, phase="movement")
    word = answer(table, 0, "move_unit")
    table.play(word)
    (plan,) = [one for one in tag_plans(look(table), squad_places(table)) if one.unit == 3]
    assert table.building_name(plan.building) != "d3"


def test_it_faces_whom_it_can_fire_at() -> None:
    me = {**DIAMOND, "hand": ["db_p2"], "units": hh("g6", "s")}
    table = arena(me, {**WOLF, "units": hh("g4")}, options=PLAZA, phase="movement")
    until(table, "face", 0)
    assert answer(table) == "face:n"


def test_it_does_not_end_a_round_in_the_impact_centre_without_a_reason() -> None:
    options = {"scenario": "fallout_ring", "board": "alternative"}
    me = {**DIAMOND, "hand": [], "units": hh("g6")}
    table = arena(me, {**WOLF, "units": hh("m11")}, options=options, phase="movement")
    table.play(answer(table, 0, "move"))
    assert table.zone_of(table.squads[0].at[0]) < 3


# -- Combat --


def test_weapons_are_committed_only_where_they_can_fire() -> None:
    for place, wanted in (("g3", "commit:db_p2"), ("m1", "commit:none")):
        me = {**DIAMOND, "hand": ["db_p2", "u_m_burst"], "units": hh("g6", "n")}
        table = arena(
            me, {**WOLF, "units": hh(place, "s")}, buildings=["d3", "d8", "j3", "j8"], options=PLAZA, phase="combat"
        )
        assert answer(table, 0, "commit") == wanted


def test_a_unit_that_would_win_for_its_owner_is_shot_first() -> None:
    rubble = {"j3": 1, "j8": 1, "g9": 1}
    for tags, wanted in (({"g3": 3}, "fire:recon@1"), ({}, "fire:hh@1")):
        me = {**DIAMOND, "hand": ["db_p2"], "damage": ["db_s1"], "units": hh("g6", "n")}
        units = {**hh("h4", "s"), "recon": {"at": "g4", "hits": 0}}
        foe: dict[str, Any] = {**WOLF, "tags": tags, "units": units}
        if not tags:
            units["recon"]["at"] = "f5"
            foe["damage"] = ["kw_p2"] * 5 + ["kw_s1"] * 4 + ["kw_s2"] * 4 + ["u_deploy"] * 4 + ["u_m_burst"] * 2
            foe["damage"] += ["u_m_kw"] * 2 + ["u_r_chaff"]
            foe["hand"], foe["discard"] = ["u_orbital"], ["u_r_chaff", "u_r_kw"]
        table = arena(
            me, foe, buildings=["g3", "d8", "c6"], rubble=rubble if tags else {}, options=PLAZA, phase="combat"
        )
        until(table, "commit", 0)
        table.play("commit:db_p2", 0)
        assert answer(table, 0, "attack") == wanted


def test_it_passes_for_the_round_when_it_holds_nothing_for_windows() -> None:
    for hand, wanted in ((["db_s1"], "pass:round"), (["u_r_db"], "pass")):
        me = {**DIAMOND, "hand": hand, "units": hh("g6", "n")}
        foe = {**WOLF, "hand": ["kw_s2"], "units": hh("g3", "s")}
        table = arena(me, foe, buildings=["d3", "d8", "c6", "k6"], options=PLAZA, phase="combat")
        until(table, "commit", 1)
        for decision in table.decisions:
            table.play("commit:kw_s2" if decision.seat == 1 else "commit:none", decision.seat)
        until(table, "attack", 1)
        table.play("fire:hh@0")
        assert answer(table, 0, "dodge") == wanted


# -- Tag and Reset --


def test_the_tag_that_wins_is_placed_whatever_it_costs() -> None:
    me = {**DIAMOND, "energy": 0, "tags": {"d3": 3}, "units": hh("d4", "se")}
    table = arena(me, WOLF, buildings=["d3", "d8"], rubble={"j3": 0, "j8": 0, "g9": 0}, options=PLAZA, phase="tag")
    assert answer(table) == "tag:hh>d3"


def test_tags_are_shared_out_so_that_all_units_tag() -> None:
    """The Recon unit reaches both buildings, the Heavy Hitter one of them."""
    me = {**DIAMOND, "energy": 5, "units": hh("c4", "se", recon="d5")}
    table = arena(me, WOLF, buildings=["d4", "e5"], options=OWN_MAP, phase="tag")
    words = [answer(table)]
    table.play(words[0])
    words.append(answer(table))
    assert sorted(words) == ["tag:hh>d4", "tag:recon>e5"]


def test_cards_of_no_use_are_discarded_and_lost_first() -> None:
    """All support units are on the board: more than one Deploy card is dead."""
    hand = ["db_p2", "db_s1", "u_deploy", "u_deploy", "u_deploy"]
    me = {**DIAMOND, "hand": hand, "units": hh("a1", "se", combat="a2", repair="b1", recon="b2")}
    table = arena(me, WOLF, options=PLAZA, phase="reset")
    assert answer(table) == "discard:u_deploy"


OWN_MAP: dict[str, Any] = {"scenario": {"players": [2], "buildings": ["d4", "e5", "j8", "k6"]}}


# -- allies --


def test_it_never_displaces_a_unit_of_its_ally() -> None:
    for seed in range(2):
        table = baffe.deal("heavy_hitters", 4, seed, {"alliances": "fixed"}, events=False)
        bots = [make("heavy_hitters", "simple", seat) for seat in range(4)]
        while True:
            decision = table.decision
            if decision is None:
                break
            step = table.step_of(decision)
            if isinstance(step, Shift):
                assert step.by == decision.seat or step.by % 2 != decision.seat % 2
            table.play(bots[decision.seat].choose(decision, Eyes(table, decision.seat)), decision.seat, decision.number)


def test_it_repairs_an_ally_for_good_and_not_one_of_a_round() -> None:
    for alliances, wanted in (("fixed", "repair@2"), ("shifting", "hold")):
        me = {"units": {**hh("a1", "se"), "repair": {"at": "g6"}}}
        friend = {"damage": ["kw_p2"] * 5, "units": hh("f6", "se"), **WOLF}
        options = {"alliances": alliances, "scenario": "ring_road"}
        seats = ({**me, **DIAMOND}, {"faction": "thunderhappy"}, friend, {"faction": "hammerstrike"})
        table = arena(
            *seats, options=options, allies=[[0, 2]] if alliances == "shifting" else [[0, 2], [1, 3]], phase="combat"
        )
        assert answer(table, 0, "attack") == wanted


# -- what it reckons with --


def look(table: HeavyTable, seat: int = 0) -> Look:
    return Look(table, Seat(seat), Style(), "")


def squad_places(table: HeavyTable, seat: int = 0) -> tuple[int, ...]:
    return table.squads[seat].at


def test_chances_of_failed_armor_dice() -> None:
    assert reaches(2, 5, 3) == 0
    assert reaches(2, 5, 0) == 1
    assert reaches(2, 5, 2) == pytest.approx(16 / 36)
    assert reaches(3, 4, 1) == pytest.approx(7 / 8)


def test_overspending_hurts_and_has_its_limit() -> None:
    table = arena({**DIAMOND, "energy": 2}, WOLF, options=PLAZA, phase="combat")
    seen = look(table)
    assert pain(seen, 2, 2) == 0
    assert 0 < pain(seen, 2, 3) < pain(seen, 2, 4)
    assert pain(seen, 2, 8) > 1000
    assert best_orders(seen, [], [], [], 2).chosen == 0


def test_a_style_changes_what_it_does() -> None:
    """A hunter does not pay for a tag, a tagger does."""
    me = {**DIAMOND, "hand": ["db_p2"], "energy": 4, "units": hh("d4", "se")}
    foe = {**WOLF, "units": hh("f4", "nw")}
    for style, wanted in ((Style(tags=0.02), "commit:db_p2"), (Style(tags=3.0, thrift=9.0), "commit:none")):
        table = arena(me, foe, buildings=["d3", "d8"], options=PLAZA, phase="combat")
        until(table, "commit", 0)
        decision = [asked for asked in table.decisions if asked.seat == 0][0]
        bot = SimpleHeavy(1)
        bot.style = style
        assert bot.choose(decision, Eyes(table, decision.seat)) == wanted


def test_questions_stay_few() -> None:
    """At most 30 a round for each seat, of which 8 with only one thing to do."""
    quiet = ("pass", "pass:round", "stay", "hold", "no", "done")
    asked = thin = rounds = 0
    for seed in range(6):
        table = baffe.deal("heavy_hitters", 2, seed, events=False)
        bots = [make("heavy_hitters", "simple", seat) for seat in range(2)]
        while True:
            decision = table.decision
            if decision is None:
                break
            asked += 1
            thin += len([word for word in decision.options if word not in quiet]) == 1
            table.play(bots[decision.seat].choose(decision, Eyes(table, decision.seat)), decision.seat, decision.number)
        rounds += 2 * table.turns
    assert asked <= 30 * rounds and thin <= 8 * rounds


def test_worths_are_added_from_left_to_right_on_every_version_of_python() -> None:
    """`sum` keeps the 1 since Python 3.12: a bot in the page would answer otherwise than one at the server."""
    assert added([1e16, 1.0, -1e16]) == 0.0
