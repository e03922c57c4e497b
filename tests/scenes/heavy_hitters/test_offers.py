"""What comes with a question: from the functions that decide, small, and true for whoever is asked."""

from json import dumps
from random import Random
from typing import Any

import pytest

import baffe
from baffe.games.heavy_hitters.aiming import facings, is_legal
from baffe.games.heavy_hitters.combat import next_to_act, queue
from baffe.games.heavy_hitters.dataset import NO_CARD
from baffe.games.heavy_hitters.odds import faced
from baffe.games.heavy_hitters.sight import BLOCKED, CLEAR, hexes_met, sight_of_target
from baffe.games.heavy_hitters.squad import HH
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.games.heavy_hitters.walking import CLOSED, RUBBLE, TAKEN, walks, way, ways
from baffe.kernel.seat import Seat
from tests.scenes.heavy_hitters.fights import shot, squad
from tests.scenes.heavy_hitters.scenes import arena, hh, play, until

LARGEST = 4000  # bytes of what comes with one question
MODES: list[tuple[int, dict[str, Any]]] = [
    (4, {"pack": "extended", "board": "alternative"}),
    (4, {"alliances": "fixed"}),
    (4, {"alliances": "shifting", "paths": True, "pack": "extended"}),
    (4, {"solo": "brutal"}),
]


def offers(table: HeavyTable, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in table.view(seat)["decisions"] if one["seat"] == seat)["offers"]
    return found


def random_table(seed: int, steps: int) -> HeavyTable:
    """A table in the middle of a game of four."""
    random = Random(seed)
    table = baffe.deal("heavy_hitters", 4, seed, MODES[seed % len(MODES)][1], events=False)
    for _ in range(steps):
        if table.decision is not None:
            asked = random.choice(table.decisions)
            table.play(random.choice(asked.options), asked.seat, asked.number)
    assert isinstance(table, HeavyTable)
    return table


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_what_comes_with_a_question_takes_at_most_4_kb_in_whole_games_of_four(mode: int) -> None:
    """gkr/G187, gkr/G100: and the queue tells who is next."""
    seats, options = MODES[mode]
    random = Random(mode)
    table = baffe.deal("heavy_hitters", seats, mode, options, events=False)
    assert isinstance(table, HeavyTable)
    kinds: set[str] = set()
    while table.decision is not None:
        asked = random.choice(table.decisions)
        question = next(one for one in table.view(asked.seat)["decisions"] if one["seat"] == asked.seat)
        told = dumps([question.get("offers", {}), question["about"]], separators=(",", ":"))
        assert len(told) <= LARGEST, (asked.kind, len(told))
        assert {*question.get("offers", {})} <= {*asked.options}
        kinds |= {asked.kind} if "offers" in question else set()
        check_queue(table)
        table.play(random.choice(asked.options), asked.seat, asked.number)
    assert {"move", "face", "commit", "attack", "tag", "deploy", "move_unit"} <= kinds


def check_queue(table: HeavyTable) -> None:
    """The first of all that wait is one of those among which the rules choose the next."""
    waiting = queue(table)
    seat, cards, units = next_to_act(table)
    if not waiting:
        assert not cards and not units
        return
    first = waiting[0]
    assert first[0] == seat and (first[2] in cards if first[2] != NO_CARD else first[1] in units)
    assert [entry[3] for entry in waiting] == sorted([entry[3] for entry in waiting], reverse=True)
    told = table.view(None)["queue"]
    assert len(told) == (len(waiting) if table.phase == "combat" else 0)


def test_ways_are_those_that_an_opponent_walks() -> None:
    """gkr/G72, gkr/X88: all at once or one by one, on crowded ground with rubble."""
    random = Random(5)
    table = arena({}, {})
    board = table.board
    for _ in range(40):
        ground = [random.choice((0, 0, 0, 0, RUBBLE, TAKEN, CLOSED)) for _ in range(board.size)]
        start, most, extra = random.randrange(board.size), random.randint(1, 6), random.randint(0, 1)
        found = ways(board, ground, start, walks(board, ground, start, most, extra), extra)
        for end in range(board.size):
            if end != start:
                assert found.get(end, []) == way(board, ground, start, end, most, extra)


def test_a_way_goes_around_a_building_and_costs_what_is_said() -> None:
    """gkr/G72: rubble counts twice."""
    table = arena({"units": hh("g6")}, {"units": hh("m11")}, phase="movement", buildings=["g5", "c3"], rubble={"h5": 0})
    until(table, "move", 0)
    told = offers(table)
    assert told["move:g4"] == {"price": 3, "way": ["f5", "f4"]} and "move:g2" not in told
    assert told["move:h5"] == {"price": 2} and "g5" not in told["move:g4"]["way"]


def test_facings_are_those_in_which_the_rules_let_a_weapon_fire() -> None:
    """gkr/G84, gkr/G87, gkr/G108: whatever the Heavy Hitter faces now."""
    compared = 0
    for seed in range(12):
        table = random_table(seed, 150 + 40 * seed)
        for seat in table.seats():
            squad = table.squads[seat]
            for enemy in table.enemies(seat) if squad.on_board(HH) else []:
                for unit in table.units_on_board(enemy):
                    there = table.squads[enemy].at[unit]
                    for weapon in table.book.data.weapons[::5]:
                        bits = facings(table, seat, weapon, there)
                        for facing in range(6):
                            squad.facing = facing
                            assert bool(bits >> facing & 1) == is_legal(table, seat, HH, weapon, there)
                            compared += 1
    assert compared > 500


def test_a_facing_is_offered_with_what_it_lets_me_hit() -> None:
    """gkr/G87: a narrow arc, a broad one, and one that reaches nobody."""
    mine = {"faction": "diamondback", "hand": ["db_p1", "db_s2", "db_s3"], "units": hh("g6", "n")}
    foe = {"faction": "kingwolf", "hand": [], "units": hh("g3", recon="i6")}
    options = {"decks": ["db_sniper", "kw_balanced"]}
    table = arena(mine, foe, phase="movement", buildings=["c3"], options=options)
    told = faced(table, Seat(0))
    assert told["face:n"] == {"reaches": {"db_p1": ["hh@1"], "db_s2": ["hh@1"]}}
    assert "hh@1" in told["face:nw"]["reaches"]["db_s2"] and "db_p1" not in told["face:nw"]["reaches"]
    assert "face:s" not in told or "hh@1" not in told["face:s"]["reaches"].get("db_s2", [])
    assert not any(["db_s3" in each["reaches"] for each in told.values()])  # it fires all around


def test_a_line_passes_hexes_and_meets_what_covers_or_blocks() -> None:
    """gkr/G92 to gkr/G97: what is met is on the line or under the target, and explains the sight."""
    for seed in range(8):
        table = random_table(seed, 500)
        for here in range(0, table.board.size, 7):
            for there in range(0, table.board.size, 5):
                line = hexes_met(table.board, here, there)
                assert all([table.board.distance(here, h) < table.board.distance(here, there) for h in line])
                blocked = sight_of_target(table.board, here, there, table.ground) == BLOCKED
                assert not blocked or any([table.ground[h] >= CLOSED for h in line])
    mine = {"faction": "diamondback", "hand": ["db_p2", "db_s1"], "energy": 2, "units": hh("g6", "n")}
    table = arena(mine, {"hand": [], "units": hh("g3", recon="h4")}, phase="combat", buildings=["g4"], rubble={"h4": 0})
    until(table, "commit", 0)
    told = offers(table)
    assert told["commit:none"]["lines"]["hh@1"] == {"line": ["g5", "g4"], "met": ["g4"]}
    assert told["commit:none"]["lines"]["recon@1"]["met"] == ["h4"]
    assert told["commit:db_p2,db_s1"] == {"price": 3, "over": 1} and told["commit:db_s1"]["price"] == 1
    assert told["commit:db_p2"]["targets"][0][:4] == ["hh@1", 3, "blocked", "sight"]
    assert sight_of_target(table.board, 0, 1, table.ground) == CLEAR


def test_a_tag_is_offered_with_how_many_are_missing() -> None:
    """gkr/G135, gkr/G139, gkr/X35: in a team those of both count."""
    units = hh("k11", recon="g6")
    table = arena({"units": units, "tags": {"g5": 2}, "energy": 1}, {}, phase="tag", buildings=["g5", "c3"])
    until(table, "tag", 0)
    assert offers(table)["tag:recon>g5"] == {"price": 2, "over": 1, "tags": 2, "missing": 2}
    seats = [{"units": units, "tags": {"g5": 1}}, {}, {"tags": {"g5": 2}}, {}]
    table = arena(*seats, phase="tag", buildings=["g5", "c3"], options={"alliances": "fixed"})
    until(table, "tag", 0)
    assert (offers(table)["tag:recon>g5"]["tags"], offers(table)["tag:recon>g5"]["missing"]) == (3, 1)


def test_a_window_says_how_the_attack_stands_and_what_each_card_would_change() -> None:
    """gkr/G112, gkr/G116, gkr/G181: tried on a copy; nothing is rolled, played or told for it."""
    guns = squad("hs", "g4", "n", "u_r_chaff u_r_hs", sponsors=["s_scramble", "s_polish"])
    table = shot("th_p2", "g6", guns, dice="6 6 6 6 1 1")
    (asked,) = table.view(1)["decisions"]
    assert (asked["kind"], asked["about"]) == ("dodge", {"armor": 5, "chance": 0.583, "expected": 1.56})
    odds = {"armor": 5, "chance": 0.278, "expected": 0.74}  # 9 or more instead of 7
    assert asked["offers"] == {"u_r_chaff": {"price": 1, **odds}, "s_scramble": odds}
    before = (table.told, table.chance.plain())
    table.view(1)
    assert (table.told, table.chance.plain()) == before and table.attack.modifier == 0
    play(table, "pass")
    (asked,) = table.view(1)["decisions"]
    assert (asked["kind"], asked["about"]) == ("shield", {"armor": 5, "chance": 1.0, "expected": 2.67})
    assert asked["offers"]["u_r_hs"] == {"price": 1, "armor": 4, "chance": 1.0, "expected": 2.0}
    assert asked["offers"]["s_polish"] == {"armor": 4, "chance": 1.0, "expected": 2.0}
