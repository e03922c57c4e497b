"""All 32 weapons and the three of support units, fired with loaded dice and compared with the facts."""

from typing import Any

import pytest

from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters import support
from tests.scenes.heavy_hitters.fights import CARDS, WEAPONS, aimed, commit, fight, fires, offer, squad, target, turn_of
from tests.scenes.heavy_hitters.scenes import asked, dull, facts, kind, life, play, rules, seat_of

ARCS = {"narrow": "n", "front": "n ne nw", "all": "n ne se s sw nw"}
COMPASS = ("n", "ne", "se", "s", "sw", "nw")
UNITS = {row["id"]: row for row in support.facts("components")["support_units"]}
every_weapon = pytest.mark.parametrize("weapon", WEAPONS)


def foe(weapon: str, at: str, **more: Any) -> dict[str, Any]:
    return target(at, "th" if weapon.startswith("kw") else "kw", **more)


def north(hexes: int, of: int = 6) -> str:
    return f"g{of - hexes}"


def walk(way: str, hexes: int) -> str:
    """So many hexes in one direction from g6."""
    place = support.hex_of("g6")
    for _ in range(hexes):
        place = support.board().neighbours[place][COMPASS.index(way)]
    return support.board().names[place]


def play_on(table: HeavyTable) -> list[str]:
    """The dullest answers until the phase is over; the kinds of questions that are met."""
    met: list[str] = []
    while kind(table) != "tag":
        question = asked(table)
        assert question is not None
        met.append(question[1])
        play(table, dull(question[2]))
    return met


@every_weapon
def test_a_weapon_fires_with_its_own_numbers(weapon: str) -> None:
    """gkr/G102, gkr/G112, gkr/G115: cost, attack number and damage of each.

    gkr/weapon/db_p1, gkr/weapon/db_p2, gkr/weapon/db_p3, gkr/weapon/db_s1, gkr/weapon/db_s2, gkr/weapon/db_s3,
    gkr/weapon/db_s4, gkr/weapon/db_s5, gkr/weapon/kw_p1, gkr/weapon/kw_p2, gkr/weapon/kw_p3, gkr/weapon/kw_s1,
    gkr/weapon/kw_s2, gkr/weapon/kw_s3, gkr/weapon/kw_s4, gkr/weapon/kw_s5, gkr/weapon/th_p1, gkr/weapon/th_p2,
    gkr/weapon/th_p3, gkr/weapon/th_s1, gkr/weapon/th_s2, gkr/weapon/th_s3, gkr/weapon/th_s4, gkr/weapon/th_s5,
    gkr/weapon/hs_p1, gkr/weapon/hs_p2, gkr/weapon/hs_p3, gkr/weapon/hs_s1, gkr/weapon/hs_s2, gkr/weapon/hs_s3,
    gkr/weapon/hs_s4, gkr/weapon/hs_s5
    """
    row = CARDS[weapon]
    one, other = row["attack"] // 2, row["attack"] - row["attack"] // 2  # the dice just reach the number
    attacks = 2 if "twin" in row["keywords"] else 1
    dice = f"{one} {other}" + " 1" * row["damage"]
    table = aimed(weapon, "g6", foe(weapon, north(row["range"][0])), dice=" ".join([dice] * attacks))
    assert seat_of(table, 0)["energy"] == 5 - row["energy"]
    play(table, "fire:hh@1")
    play_on(table)
    assert [(shot["number"], shot["damage"]) for shot in facts(table, "fired")] == [
        (row["attack"], row["damage"])
    ] * attacks
    assert len(facts(table, "hit")) == attacks and life(table)[1] == 25 - attacks * row["damage"]


@every_weapon
def test_a_weapon_misses_one_below_its_number(weapon: str) -> None:
    """gkr/G112, gkr/keyword/accurate: only an accurate weapon throws once more."""
    row = CARDS[weapon]
    one, other = (row["attack"] - 1) // 2, row["attack"] - 1 - (row["attack"] - 1) // 2
    table = aimed(weapon, "g6", foe(weapon, north(row["range"][0])), dice=f"{one} {other} {one} {other}")
    play(table, "fire:hh@1")
    play_on(table)
    again = "accurate" in row["keywords"] or "twin" in row["keywords"]
    assert len(facts(table, "rolled")) == (2 if again else 1) and not facts(table, "hit")
    assert len(facts(table, "fired")) == (2 if "twin" in row["keywords"] else 1)


@every_weapon
def test_a_weapon_reaches_from_the_near_to_the_far_end_of_its_range(weapon: str) -> None:
    """gkr/G89, gkr/G90"""
    nearest, farthest = CARDS[weapon]["range"]
    assert farthest < 9
    for hexes in range(1, 10):
        table = aimed(weapon, "g10", foe(weapon, north(hexes, 10)))
        assert (kind(table) == "attack") == (nearest <= hexes <= farthest)


@every_weapon
def test_a_weapon_fires_into_its_arc(weapon: str) -> None:
    """gkr/G84, gkr/G87: narrow, front or all, for a Heavy Hitter that faces north."""
    row = CARDS[weapon]
    found = [way for way in COMPASS if kind(aimed(weapon, "g6", foe(weapon, walk(way, row["range"][0])))) == "attack"]
    assert sorted(found) == sorted(ARCS[row["arc"]].split())


@every_weapon
def test_a_weapon_acts_at_its_speed(weapon: str) -> None:
    """gkr/G103, gkr/G105: before a later player's Combat unit of that speed, after one that is faster by 1."""
    row = CARDS[weapon]
    for faster in (0, 1):
        speed = {"data": {"support_units": {"combat": {"weapon": {"speed": row["speed"] + faster}}}}}
        table = aimed(weapon, "g6", foe(weapon, north(row["range"][0]), combat="g7"), options=speed)
        assert table.decision is not None and table.decision.seat == faster


@every_weapon
def test_what_a_hit_does_beside_its_damage_is_what_the_keywords_say(weapon: str) -> None:
    """gkr/G181: each weapon against a Heavy Hitter with a card in hand and a Recon beside it."""
    row = CARDS[weapon]
    near = row["range"][0]
    table = aimed(weapon, "g6", foe(weapon, north(near), recon=f"h{5 - near}", hand="u_deploy"), dice="6 6" + " 1" * 9)
    turn_of(table, weapon)
    play(table, "fire:hh@1")
    met = play_on(table)
    seen = {"twin"} if len(facts(table, "fired")) == 2 else set()
    seen |= {"pierce"} if facts(table, "saves")[0]["needed"] == 6 else set()
    causes = [why for type_ in ("saves", "pushed", "snared", "dazzled", "discarded") for why in rules(table, type_)]
    seen |= {why for why in causes if not why.startswith("gkr/")}
    seen |= {"advance"} if "advance" in met else set()
    others = {"accurate", "hunter", "indirect", "seeking"}  # they do not show here
    assert seen == set(row["keywords"]) - others


@every_weapon
def test_what_a_weapon_makes_of_cover_and_buildings_is_what_its_keywords_say(weapon: str) -> None:
    """gkr/G93, gkr/G94, gkr/keyword/indirect, gkr/keyword/seeking: at its far end, into rubble, past a building."""
    row = CARDS[weapon]
    far = row["range"][1]
    if far == 1:
        return  # nothing comes between
    there = foe(weapon, north(far, 9))
    ignores = "indirect" in row["keywords"] or "seeking" in row["keywords"]
    table = aimed(weapon, "g9", there, rubble={north(far, 9): 0})
    assert offer(table, "fire:hh@1")["number"] == row["attack"] + (0 if ignores else 1)
    table = aimed(weapon, "g9", there, buildings=["g8"])
    assert (kind(table) == "attack") == ("indirect" in row["keywords"])


@every_weapon
def test_only_a_hunter_hurts_support_units_more(weapon: str) -> None:
    """gkr/keyword/hunter"""
    row = CARDS[weapon]
    table = aimed(weapon, "g6", foe(weapon, "m11", repair=north(row["range"][0])))
    turn_of(table, weapon)
    assert offer(table, "fire:repair@1")["damage"] == row["damage"] + ("hunter" in row["keywords"])


# -- weapons of support units --


@pytest.mark.parametrize("unit", ["combat", "repair", "recon"])
def test_a_support_unit_fires_with_the_numbers_of_its_weapon(unit: str) -> None:
    """gkr/G85, gkr/G104, gkr/G106, gkr/G127: Escort gun, Arc welder, Spotter carbine; all around."""
    row = UNITS[unit]["weapon"]
    nearest, farthest = row["range"]
    for way in COMPASS:
        for hexes in range(1, 5):
            table = fight(squad("db", "a1", **{unit: "g6"}), target(walk(way, hexes)), dice="1 1")
            commit(table)
            assert (kind(table) == "attack") == (nearest <= hexes <= farthest)
    table = fight(squad("db", "a1", **{unit: "g6"}), target("g5"), dice="6 6" + " 1" * row["damage"])
    commit(table)
    told = offer(table, "fire:hh@1")
    assert (told["number"], told["damage"]) == (row["attack"], row["damage"])
    play(table, "fire:hh@1")
    assert life(table) == [25, 25 - row["damage"]] and facts(table, "fired")[0]["weapon"] == unit


@pytest.mark.parametrize("unit", ["combat", "repair", "recon"])
def test_a_support_unit_acts_at_the_speed_of_its_weapon(unit: str) -> None:
    """gkr/G104, gkr/G105: after an earlier player's weapon of that speed, before one that is slower by 1."""
    for slower in (0, 1):
        speed = {"data": {"weapons": {"th_p2": {"speed": UNITS[unit]["weapon"]["speed"] - slower}}}}
        table = aimed("th_p2", "g6", foe("th_p2", "g4", **{unit: "g5"}), options=speed)
        assert table.decision is not None and table.decision.seat == slower


def test_a_hex_on_the_border_of_two_sextants_is_in_a_narrow_arc() -> None:
    """gkr/G86, gkr/G87: from g6 facing north h4 is, i4 is not."""
    assert fires(aimed("kw_s2", "g6", "h4")) == ("fire:hh@1",)
    assert kind(aimed("kw_s2", "g6", "i4")) == "tag"
