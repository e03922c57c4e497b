"""One attack without cards: what is told before it, the dice, cover, armor, and the worked example."""

from itertools import product

import pytest

from tests.scenes.heavy_hitters.fights import aimed, commit, dice_of, fight, fires, offer, shot, squad, target, turn_of
from tests.scenes.heavy_hitters.scenes import asked, facts, kind, life, play, seat_of

SIX = range(1, 7)


def chance_of(number: int, accurate: bool) -> float:
    """Found by throwing all dice: 12 always hits, 2 never (G113); accurate throws the lower die again after a miss."""

    def hits(*dice: int) -> bool:
        return sum(dice) == 12 or (sum(dice) > 2 and sum(dice) >= number)

    if not accurate:
        return sum(hits(*dice) for dice in product(SIX, SIX)) / 36
    return sum(hits(*dice) or hits(max(dice), again) for *dice, again in product(SIX, SIX, SIX)) / 216


# -- what is offered --


@pytest.mark.parametrize(
    ("weapon", "there", "rubble", "wanted"),
    [
        ("th_p2", "g3", False, (3, "clear", 7, 4, 5)),
        ("th_p2", "g3", True, (3, "cover", 8, 4, 5)),
        ("db_p1", "g3", False, (3, "clear", 8, 4, 5)),
        ("db_p1", "g2", True, (4, "cover", 9, 4, 5)),
        ("kw_p3", "g4", False, (2, "clear", 7, 6, 6)),
        ("db_s5", "g5", True, (1, "clear", 6, 2, 5)),
    ],
)
def test_a_shot_is_told_with_its_chance_and_the_damage_to_expect(
    weapon: str, there: str, rubble: bool, wanted: tuple[int, str, int, int, int]
) -> None:
    """gkr/G112, gkr/G113, gkr/G116, gkr/keyword/accurate, gkr/keyword/pierce: compared with all throws of the dice."""
    table = aimed(weapon, "g6", there, rubble={there: 0} if rubble else {})
    told = offer(table, "fire:hh@1")
    assert tuple(told[key] for key in ("distance", "sight", "number", "damage", "armor")) == wanted
    chance = chance_of(wanted[2], weapon == "db_p1")
    failing = sum(die < wanted[4] for die in SIX) / 6
    assert told["chance"] == pytest.approx(chance, abs=0.0005)
    assert told["expected"] == pytest.approx(chance * wanted[3] * failing, abs=0.005)


def test_the_chance_of_every_number_is_that_of_all_throws() -> None:
    """gkr/G112, gkr/G113: from 2, which one throw of 36 misses, to 13, which one hits."""
    for number in range(2, 14):
        for weapon in ("db_p1", "db_p2"):
            easier = {"data": {"weapons": {weapon: {"attack": min(number, 12)}}}}
            table = aimed(weapon, "g6", "g3", options=easier, rubble={"g3": 0} if number == 13 else {})
            told = offer(table, "fire:hh@1")
            assert told["number"] == number
            assert told["chance"] == pytest.approx(chance_of(number, weapon == "db_p1"), abs=0.0005)


def test_twins_count_twice_in_the_damage_to_expect() -> None:
    """gkr/keyword/twin: two attacks with 7 or more, 3 dice each that fail with 4 of 6."""
    table = aimed("db_p3", "g6", "g4")
    told = offer(table, "fire:hh@1")
    assert told["chance"] == 0.583 and told["expected"] == pytest.approx(2 * 21 / 36 * 3 * 4 / 6, abs=0.005)


def test_the_target_is_told_and_options_are_for_the_attacker_only() -> None:
    """gkr/G108"""
    table = aimed("th_p2", "g6", target("g4", repair="g3"))
    question = table.view(1)["decisions"][0]
    assert question["about"] == {"unit": "hh", "weapon": "th_p2"} and "offers" not in question
    assert asked(table) == (0, "attack", ("fire:hh@1", "fire:repair@1", "hold"))


# -- range, arc, sight --


def test_range_counts_the_target_hex() -> None:
    """gkr/G89, gkr/G90: Lozenge Launcher reaches from 2 to 5."""
    table = fight(squad("th", "g7", "n", "th_s1"), target("g1", combat="g6", repair="g5", recon="g2"))
    commit(table, "th_s1")
    turn_of(table, "th_s1")
    assert fires(table) == ("fire:repair@1", "fire:recon@1")


def test_being_hit_from_behind_makes_no_difference() -> None:
    """gkr/G88"""
    for facing in ("n", "s"):
        table = aimed("th_p2", "g6", squad("kw", "g4", facing))
        assert (offer(table, "fire:hh@1")["number"], offer(table, "fire:hh@1")["armor"]) == (7, 5)


def test_units_neither_block_nor_cover() -> None:
    """gkr/G96: a Recon and a Heavy Hitter stand in the line."""
    mine = squad("th", "g6", "n", "th_p2", recon="g5")
    table = fight(mine, target("g4", combat="g3"), target("g2", "db"))
    commit(table, "th_p2")
    turn_of(table, "th_p2")
    assert fires(table) == ("fire:hh@1", "fire:combat@1", "fire:hh@2")
    assert offer(table, "fire:hh@2")["number"] == 7


@pytest.mark.parametrize(
    ("buildings", "rubble", "number"),
    [("", "", 7), ("g5", "", 8), ("", "h4", 8), ("g5", "h4", 8), ("h5", "g5", 8)],
)
def test_cover_raises_the_attack_number_by_one_and_only_once(buildings: str, rubble: str, number: int) -> None:
    """gkr/G91, gkr/G93, gkr/G94, gkr/G95: from g6 to h4, a building beside the line, rubble under the target."""
    ruins = dict.fromkeys(rubble.split(), 0)
    table = shot("th_p2", "g6", "h4", "ne", "3 4 1 1 1 1", buildings=buildings.split(), rubble=ruins)
    assert facts(table, "rolled")[0]["needed"] == number
    assert len(facts(table, "hit")) == (number == 7)


def test_between_two_buildings_nothing_can_be_aimed_at() -> None:
    """gkr/G93: T7, from g6 to h4 with buildings on g5 and h5."""
    table = aimed("th_p2", "g6", "h4", "ne", buildings=["g5", "h5"])
    assert kind(table) == "tag" and facts(table, "no_target")


def test_an_adjacent_target_in_rubble_has_no_cover() -> None:
    """gkr/G94, gkr/G97"""
    table = aimed("th_p2", "g6", "g5", rubble={"g5": 0})
    assert offer(table, "fire:hh@1")["number"] == 7


# -- the dice --


@pytest.mark.parametrize(("dice", "hit"), [("3 3", False), ("3 4", True), ("6 1", True), ("1 5", False)])
def test_two_dice_must_reach_the_attack_number(dice: str, hit: bool) -> None:
    """gkr/G112: 7 for Needle Storm."""
    table = shot("th_p2", "g6", "g4", dice=dice + " 6 6 6 6")
    assert [event["type"] for event in table.events(None) if event["type"] in ("hit", "missed")] == [
        "hit" if hit else "missed"
    ]
    assert dice_of(table, "rolled") == [dice.split()]
    assert seat_of(table, 0)["discard"] == ["th_p2"]


def test_a_twelve_always_hits_and_a_two_always_misses() -> None:
    """gkr/G113: T10, an attack number of 13 and one of 2."""
    hard = {"data": {"weapons": {"th_p2": {"attack": 12}}}}
    table = shot("th_p2", "g6", "g4", dice="6 6 1 1 1 1", options=hard, rubble={"g4": 0})
    assert facts(table, "rolled")[0]["needed"] == 13 and life(table)[1] == 21
    easy = {"data": {"weapons": {"th_p2": {"attack": 2}}}}
    table = shot("th_p2", "g6", "g4", dice="1 1", options=easy)
    assert facts(table, "rolled")[0]["needed"] == 2 and facts(table, "missed") and life(table)[1] == 25


def test_the_defender_throws_a_die_for_each_damage_and_saves_with_five() -> None:
    """gkr/G115, gkr/G116, gkr/G117: T11, damage 4, dice 6 5 4 1."""
    table = shot("th_p2", "g6", "g4", dice="6 6 6 5 4 1")
    saves = facts(table, "saves")[0]
    assert (saves["needed"], saves["saved"], saves["unit"], saves["seat"]) == (5, 2, "hh", 1)
    assert dice_of(table) == [["6", "5", "4", "1"]] and life(table)[1] == 23


@pytest.mark.parametrize(("unit", "armor"), [("combat", 5), ("repair", 6), ("recon", 6)])
def test_armor_of_support_units(unit: str, armor: int) -> None:
    """gkr/G117"""
    table = aimed("db_s1", "g6", target("m11", **{unit: "g3"}), dice="6 6 4 5")
    play(table, f"fire:{unit}@1")
    saves = facts(table, "saves")[0]
    assert (saves["needed"], saves["saved"]) == (armor, int(armor == 5))


def test_more_than_eight_dice_may_be_thrown() -> None:
    """gkr/G12"""
    big = {"data": {"weapons": {"kw_p3": {"damage": 12}}}}
    table = shot("kw_p3", "g6", "g4", dice="6 6" + " 1" * 12, options=big)
    assert len(dice_of(table)[0]) == 12 and life(table)[1] == 13


# -- the worked example --


def test_the_worked_attack_goes_as_it_is_written() -> None:
    """gkr/G98, gkr/G101, gkr/G103, gkr/G112, gkr/G116, gkr/G119: section 21 of the rules, from orders to life."""
    table = fight(
        squad("th", "g6", "ne", "th_p2 th_s1", energy=4),
        squad("kw", "h4", "sw", "kw_p2 u_r_chaff", energy=1),
        buildings=["g5"],
        dice="3 6 5 2 1 6 5 4",
    )
    commit(table, "th_p2", "kw_p2")
    play(table, "lose:top")  # King Wolf has 1 Energy for 2
    assert life(table) == [25, 24] and seat_of(table, 0)["energy"] == 2
    assert asked(table) == (1, "attack", ("fire:hh@0", "hold")) and offer(table, "fire:hh@0")["number"] == 8
    play(table, "fire:hh@0", "pass")
    assert facts(table, "rolled")[0]["needed"] == 8 and facts(table, "saves")[0]["saved"] == 2
    play(table, "pass", "lose:th_s1")  # 2 damage; the other card comes from the top, since the hand is empty
    assert asked(table) == (0, "attack", ("fire:hh@1", "hold")) and offer(table, "fire:hh@1")["number"] == 8
    play(table, "fire:hh@1", "u_r_chaff")
    assert facts(table, "rolled")[1]["needed"] == 10 and facts(table, "missed")
    assert life(table) == [23, 23] and seat_of(table, 0)["discard"] == ["th_p2"]
