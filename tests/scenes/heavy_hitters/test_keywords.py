"""The thirteen keywords of weapons."""

from typing import Any

import pytest

from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.fights import (
    aimed,
    commit,
    dice_of,
    fight,
    fires,
    offer,
    shot,
    squad,
    target,
    turn_of,
)
from tests.scenes.heavy_hitters.scenes import (
    arena,
    asked,
    at,
    facts,
    hh,
    kind,
    life,
    options,
    play,
    rules,
    seat_of,
    until,
)


def hits_of(table: HeavyTable, seat: int, unit: str) -> int:
    return int(seat_of(table, seat)["units"][unit]["hits"])


# -- accurate, twin, pierce, hunter --


@pytest.mark.parametrize(
    ("dice", "thrown", "hit"),
    [
        ("2 5 3", ["3", "5"], True),
        ("5 2 3", ["5", "3"], True),
        ("3 3 5", ["5", "3"], True),  # of two equal dice the first
        ("1 4 3", ["3", "4"], False),  # the new total stands
    ],
)
def test_an_accurate_weapon_throws_the_lower_die_again_after_a_miss(dice: str, thrown: list[str], hit: bool) -> None:
    """gkr/keyword/accurate: once."""
    table = shot("db_p1", "g6", "g3", dice=dice + " 6 6 6 6")
    assert dice_of(table, "rolled") == [dice.split()[:2], thrown]
    assert bool(facts(table, "hit")) == hit and rules(table, "rolled")[1] == "accurate"


def test_an_accurate_weapon_that_hits_keeps_its_dice() -> None:
    """gkr/keyword/accurate"""
    assert dice_of(shot("db_p1", "g6", "g3", dice="2 6 1 1 1 1"), "rolled") == [["2", "6"]]


def test_twins_attack_the_same_target_twice_with_two_sets_of_saves() -> None:
    """gkr/keyword/twin, gkr/G184: the first misses, the second hits; the card is discarded once."""
    table = shot("th_s5", "g6", "g4", dice="1 1 6 6 1 6")
    assert dice_of(table, "rolled") == [["1", "1"], ["6", "6"]] and dice_of(table) == [["1", "6"]]
    assert [event["on"] for event in facts(table, "fired")] == [1, 1]
    assert life(table)[1] == 24 and seat_of(table, 0)["discard"] == ["th_s5"]
    assert facts(table, "paid")[0]["energy"] == 2


def test_the_second_of_twins_is_lost_when_its_target_is_gone() -> None:
    """gkr/keyword/twin, gkr/G184: it is not aimed at another unit."""
    table = aimed("th_s5", "g6", target("g3", recon="g4"), dice="6 6 1 1")
    turn_of(table, "th_s5")
    play(table, "fire:recon@1")
    assert at(table, 1, "recon") is None and len(facts(table, "fired")) == 1
    assert seat_of(table, 0)["discard"] == ["th_s5"] and kind(table) == "tag"


def test_each_of_twins_has_its_own_windows() -> None:
    """gkr/keyword/twin, gkr/G119, gkr/G184: a reaction may be played in both."""
    table = shot("th_s5", "g6", target("g4", hand="u_r_chaff u_r_chaff"), dice="3 4 3 4")
    play(table, "u_r_chaff")
    assert asked(table) == (1, "dodge", ("u_r_chaff", "pass", "pass:round"))
    play(table, "u_r_chaff")
    assert [event["needed"] for event in facts(table, "rolled")] == [9, 9] and kind(table) == "tag"


@pytest.mark.parametrize("weapon", ["kw_p3", "hs_p1"])
def test_piercing_makes_armor_worse_but_a_six_still_saves(weapon: str) -> None:
    """gkr/keyword/pierce, gkr/weapon/kw_p3, gkr/weapon/hs_p1: 5 fails a Heavy Hitter, 6 saves it and a Recon."""
    table = shot(weapon, "g6", "g4", dice="6 6 5 5 6 6 6 6")
    assert facts(table, "saves")[0]["needed"] == 6 and life(table)[1] == 23
    table = aimed(weapon, "g6", target("m11", "db", recon="g4"), dice="6 6 6 6 6 6 6 6")
    turn_of(table, weapon)
    play(table, "fire:recon@1")
    assert facts(table, "saves")[0]["needed"] == 6 and hits_of(table, 1, "recon") == 0


def test_a_hunter_makes_support_units_throw_one_die_more() -> None:
    """gkr/keyword/hunter: three dice for a Combat unit, two for a Heavy Hitter."""
    for word, dice in (("fire:combat@1", 3), ("fire:hh@1", 2)):
        table = aimed("hs_s3", "g6", target("g3", "db", combat="g4"), dice="6 6 1 6 6")
        turn_of(table, "hs_s3")
        play(table, word)
        assert len(dice_of(table)[0]) == dice


# -- splash --


def splashed(dice: str, **more: Any) -> HeavyTable:
    """Quake Charges of seat 0 on g6, with its own Repair unit and two enemies beside the target on g5."""
    table = fight(
        squad("hs", "g6", "n", "hs_s4", repair="f4"),
        squad("kw", "g5", "s", combat="g4", recon="g3"),
        squad("db", "h4", "n"),
        dice=dice,
        **more,
    )
    commit(table, "hs_s4")
    turn_of(table, "hs_s4")
    play(table, "fire:hh@1")
    return table


def test_splash_hurts_every_other_unit_next_to_the_target_but_never_the_attacker() -> None:
    """gkr/keyword/splash: friend and foe; a Recon two hexes away is safe."""
    table = splashed("6 6 6 6 6 1 1 1")
    assert hits_of(table, 0, "repair") == 1 and hits_of(table, 1, "combat") == 1 and hits_of(table, 1, "recon") == 0
    assert life(table) == [25, 25, 24]


def test_a_miss_does_not_splash() -> None:
    """gkr/keyword/splash"""
    assert life(splashed("1 1")) == [25, 25, 25]


@pytest.mark.parametrize(
    ("first", "order"), [(0, "repair combat hh"), (1, "combat hh repair"), (2, "hh repair combat")]
)
def test_saves_against_splash_come_in_turn_order_before_all_damage(first: int, order: str) -> None:
    """gkr/G205: owners in turn order; armor of each, nothing pierces."""
    table = splashed("6 6 6 6 6 5 5 5", glory_hound=first)
    saves = [(event["unit"], event["needed"]) for event in facts(table, "saves")[1:]]
    assert saves == [(unit, 6 if unit == "repair" else 5) for unit in order.split()]
    assert hits_of(table, 0, "repair") == 1 and life(table)[2] == 25
    types = [event["type"] for event in table.events(None)]
    assert types.index("hurt") > max(n for n, type_ in enumerate(types) if type_ == "saves")


def test_units_of_one_owner_are_splashed_from_the_heavy_hitter_to_recon() -> None:
    """gkr/G205"""
    table = aimed("hs_s4", "g6", target("g4", combat="f4", repair="h4", recon="g5"), dice="6 6 6 6 6 6 6 6")
    turn_of(table, "hs_s4")
    play(table, "fire:recon@1")
    assert [event["unit"] for event in facts(table, "saves")[1:]] == ["hh", "combat", "repair"]


def test_splash_opens_no_window() -> None:
    """gkr/G184: the third player holds cards and a pilot for windows and loses a card all the same."""
    table = fight(
        squad("th", "g6", "n", "u_orbital"),
        target("g5"),
        squad("hs", "h4", "n", "u_r_hs", pilot="p_hs1", upgrades=["g_skin"], sponsors=["s_polish"]),
        dice="6 6 6 6 6 6 1",
    )
    commit(table, "u_orbital")
    play(table, "fire:hh@1")
    assert asked(table) == (2, "lose", ("lose:top", "lose:u_r_hs"))


def test_splash_still_happens_when_the_target_is_destroyed() -> None:
    """gkr/G204, gkr/keyword/splash: from the hex on which it stood."""
    table = aimed("hs_s4", "g6", target("m11", "db", combat="g3", recon="g4"), dice="6 6 1 1 1 1")
    turn_of(table, "hs_s4")
    play(table, "fire:recon@1")
    assert at(table, 1, "recon") is None and hits_of(table, 1, "combat") == 1


# -- snare, dazzle, nausea --


def test_a_snared_heavy_hitter_moves_two_hexes_less_in_the_next_movement_phase() -> None:
    """gkr/keyword/snare: even if all damage is saved, and for one phase only."""
    table = shot("db_s3", "g6", "g4", dice="6 6 6")
    assert seat_of(table, 1)["snared_next"] and rules(table, "snared", 1) == ["snare"]
    reach: list[int] = []
    for _ in range(2):
        until(table, "move", 1)
        reach.append(len(options(table)))
        until(table, "tag")
    assert reach[0] == 18 < reach[1]  # stay and the hexes within 2, but for that of seat 0


def test_snares_do_not_add_up_and_support_units_are_not_snared() -> None:
    """gkr/keyword/snare"""
    twice = {"data": {"weapons": {"db_s3": {"keywords": ["snare", "twin"]}}}}
    table = shot("db_s3", "g6", "g4", dice="6 6 6 6 6 6", options=twice)
    assert len(facts(table, "snared")) == 1
    until(table, "move", 1)
    assert len(options(table)) == 18
    table = aimed("db_s3", "g6", target("m11", recon="g5"), dice="6 6 6")
    turn_of(table, "db_s3")
    play(table, "fire:recon@1")
    assert facts(table, "hit") and not facts(table, "snared")


def test_a_dazzled_heavy_hitter_shoots_worse_for_the_rest_of_the_phase() -> None:
    """gkr/keyword/dazzle: +2 to every later attack of the target, not to those of its units, and not twice."""
    twice = {"data": {"weapons": {"db_s4": {"keywords": ["dazzle", "twin"]}}}}
    table = fight(
        squad("db", "g6", "n", "db_s4"), squad("kw", "g4", "s", "kw_p2", recon="g5"), dice="6 6 6 6 6 6", options=twice
    )
    commit(table, "db_s4", "kw_p2")
    play(table, "fire:hh@1")
    assert seat_of(table, 1)["dazzled"] == ["hh"]
    assert offer(table, "fire:hh@0")["number"] == 9
    play(table, "hold")
    assert offer(table, "fire:hh@0")["number"] == 8  # Recon's own number
    play(table, "hold", "done", "done", "done", "done")
    assert "dazzled" not in seat_of(table, 1)


def test_a_dazzled_support_unit_shoots_worse() -> None:
    """gkr/keyword/dazzle"""
    table = aimed("db_s4", "g6", target("m11", combat="g4"), dice="6 6 6")
    play(table, "fire:combat@1")
    assert offer(table, "fire:hh@0")["number"] == 9


def test_nausea_discards_a_random_card_of_the_hand() -> None:
    """gkr/keyword/nausea: to the discard pile, so no life is lost; the hand is seen then."""
    table = shot("th_s2", "g6", target("g5", hand="u_deploy u_deploy u_orbital"), dice="6 6 6")
    play(table, "pass")
    seat = seat_of(table, 1)
    assert seat["hand_count"] == 2 and len(seat["discard"]) == 1 and seat["life"] == 25
    found = set()
    for seed in range(9):
        table = shot("th_s2", "g6", target("g5", hand="u_deploy u_orbital"), dice="6 6 6", seed=seed)
        play(table, "pass")
        found |= set(seat_of(table, 1)["discard"])
    assert found == {"u_deploy", "u_orbital"}


def test_nausea_finds_nothing_in_an_empty_hand_or_a_support_unit() -> None:
    """gkr/keyword/nausea"""
    table = shot("th_s2", "g6", "g5", dice="6 6 6")
    assert seat_of(table, 1)["discard"] == []
    table = aimed("th_s2", "g6", target("m11", repair="g5", hand="u_deploy"), dice="6 6 6")
    play(table, "fire:repair@1", "pass")
    assert facts(table, "hit") and seat_of(table, 1)["hand_count"] == 1


# -- shove, reel, advance --


@pytest.mark.parametrize("weapon", ["kw_p1", "hs_p2"])
def test_a_shoved_unit_goes_straight_away_and_keeps_its_facing(weapon: str) -> None:
    """gkr/keyword/shove, gkr/G186, gkr/weapon/kw_p1, gkr/weapon/hs_p2: for nothing, rubble included."""
    table = shot(weapon, "g6", squad("db", "h5", "se"), "ne", "6 6 6 6 6 6", rubble={"i5": 0})
    assert seat_of(table, 1)["units"]["hh"] == {"at": "i5", "facing": "se"}
    assert rules(table, "pushed") == ["shove"] and seat_of(table, 1)["energy"] == 5


@pytest.mark.parametrize("what", ["edge", "building", "unit", "miss"])
def test_a_shoved_unit_stays_where_the_hex_behind_it_is_not_empty(what: str) -> None:
    """gkr/keyword/shove, gkr/G211"""
    here, there = ("g2", "g1") if what == "edge" else ("g6", "g5")
    other = squad("db", there, "n", **({"recon": "g4"} if what == "unit" else {}))
    dice = "1 1" if what == "miss" else "6 6 6 6 6 6"
    table = aimed("kw_p1", here, other, dice=dice, buildings=["g4"] if what == "building" else [])
    turn_of(table, "kw_p1")
    play(table, "fire:hh@1")
    assert at(table, 1) == there and facts(table, "pushed") == []


def test_a_reeled_unit_comes_straight_toward_the_attacker() -> None:
    """gkr/keyword/reel, gkr/G186"""
    table = shot("kw_s2", "g6", squad("db", "g3", "se"), dice="6 6 6 6")
    assert seat_of(table, 1)["units"]["hh"] == {"at": "g4", "facing": "se"} and rules(table, "pushed") == ["reel"]


def test_on_the_border_of_two_sextants_the_attacker_chooses_the_way() -> None:
    """gkr/G186, gkr/G211, gkr/keyword/reel: from h4 toward g6 by h5 or by g5."""
    for word, place in (("push:s", "h5"), ("push:sw", "g5")):
        table = shot("kw_s2", "g6", "h4", dice="6 6 6 6")
        assert asked(table) == (0, "push", ("push:s", "push:sw"))
        play(table, word)
        assert at(table, 1) == place


def solo(human: dict[str, Any], opponent: dict[str, Any], dice: str) -> HeavyTable:
    seats = ({"hand": []} | human, opponent)
    return arena(*seats, options={"solo": "normal"}, phase="combat", buildings=[], dice=dice)


def test_an_automatic_opponent_takes_the_way_with_the_lower_index() -> None:
    """gkr/G186: of south and south-west it is south."""
    opponent = {"faction": "kingwolf", "units": hh("g6", "n"), "deck": ["kw_s2"] * 4}
    table = solo({"faction": "diamondback", "units": hh("h4")}, opponent, "6 6 6 6 6")
    play(table, "commit:none")
    assert rules(table, "pushed") == ["reel"] and at(table, 0) == "h5"


def test_a_nauseous_opponent_has_no_hand_and_will_reveal_one_card_fewer() -> None:
    """gkr/keyword/nausea"""
    human = {"faction": "thunderhappy", "units": hh("g6"), "hand": ["th_s2"]}
    table = solo(human, {"faction": "kingwolf", "units": hh("g5", "n"), "deck": ["kw_s2"] * 4}, "6 6 6 6")
    play(table, "commit:th_s2", "fire:hh@1")
    assert facts(table, "nauseous", 1) and seat_of(table, 1)["queasy"] == 1


def test_of_two_ways_the_open_one_is_taken_without_a_question() -> None:
    """gkr/G211: with none open it stays."""
    table = shot("kw_s2", "g6", "h4", dice="6 6 6 6", buildings=["g5"])
    assert kind(table) == "tag" and at(table, 1) == "h5"
    table = shot("kw_s2", "g6", "h4", dice="6 6 6 6", buildings=["g5"], mine={"repair": "h5"})
    assert at(table, 1) == "h4" and facts(table, "pushed") == []


@pytest.mark.parametrize("keyword", ["shove", "reel", "dazzle"])
def test_a_destroyed_target_feels_no_keyword(keyword: str) -> None:
    """gkr/G204"""
    data = {"data": {"weapons": {"hs_p2": {"keywords": [keyword]}}}}
    table = aimed("hs_p2", "g6", target("m11", "db", recon="g5"), dice="6 6 1 1 1 1", options=data)
    turn_of(table, "hs_p2")
    play(table, "fire:recon@1")
    assert at(table, 1, "recon") is None and facts(table, "pushed") == facts(table, "dazzled") == []


@pytest.mark.parametrize("dice", ["1 1", "6 6 6 6"])
def test_after_an_advancing_attack_the_heavy_hitter_may_go_one_hex(dice: str) -> None:
    """gkr/keyword/advance, gkr/G200: hit or miss, for nothing, rubble too, never into a building or another HH."""
    table = shot("kw_s5", "g6", "g5", dice=dice, rubble={"h6": 0}, buildings=["g7"])
    assert asked(table) == (0, "advance", ("stay", "move:f5", "move:f6", "move:h5", "move:h6"))
    play(table, "move:h6")
    assert seat_of(table, 0)["units"]["hh"] == {"at": "h6", "facing": "n"} and seat_of(table, 0)["energy"] == 4
    assert kind(table) == "tag"


def test_an_advance_may_be_declined_and_may_displace_a_support_unit() -> None:
    """gkr/keyword/advance, gkr/G76"""
    table = shot("kw_s5", "g6", "g5", dice="1 1")
    play(table, "stay")
    assert at(table, 0) == "g6" and kind(table) == "tag"
    table = aimed("kw_s5", "g6", target("g4", "th", repair="g5"), dice="1 1")
    turn_of(table, "kw_s5")
    play(table, "fire:hh@1", "move:g5")
    question = asked(table)
    assert question is not None and question[:2] == (1, "shift") and "shift:h4" in question[2]
    play(table, "shift:h4")
    assert at(table, 0) == "g5" and at(table, 1, "repair") == "h4"


# -- indirect, seeking --


@pytest.mark.parametrize("weapon", ["th_s3", "hs_s2"])
def test_indirect_fire_needs_no_sight_and_ignores_cover(weapon: str) -> None:
    """gkr/keyword/indirect, gkr/weapon/th_s3, gkr/weapon/hs_s2"""
    table = aimed(weapon, "g6", "g2", buildings=["g4", "g5"], rubble={"g2": 0})
    assert fires(table) == ("fire:hh@1",)
    assert offer(table, "fire:hh@1")["sight"] == "blocked" and offer(table, "fire:hh@1")["number"] == 8


def test_seeking_fire_ignores_cover_and_needs_sight() -> None:
    """gkr/keyword/seeking, gkr/weapon/db_s2"""
    table = aimed("db_s2", "g6", "g3", rubble={"g3": 0})
    assert offer(table, "fire:hh@1") | {"chance": 0, "expected": 0} == {
        "distance": 3, "sight": "cover", "number": 7, "damage": 4, "armor": 5, "chance": 0, "expected": 0,
        "line": ["g5", "g4"], "met": ["g3"],
    }  # fmt: skip
    assert kind(aimed("db_s2", "g6", "g3", buildings=["g4"])) == "tag"
