"""Where units can go, and what it costs."""

from random import Random

import pytest

from baffe.games.heavy_hitters.hexes import DIRECTIONS, NOWHERE
from baffe.games.heavy_hitters.walking import (
    CLOSED,
    NO_WAY,
    OPEN,
    RUBBLE,
    TAKEN,
    away_from,
    empty_around,
    empty_within,
    fares,
    leaps,
    nearest_empty,
    pounces,
    toward,
    walks,
    way,
)
from tests.scenes.heavy_hitters.support import at, board, ground, hex_of, names


def by_trying(
    field: list[int], start: int, most: int, fare: int = 1, free: int = 0, first_free: bool = False
) -> list[int]:
    """The cheapest price of every hex, found by walking every way there is."""
    found = [NO_WAY] * board().size
    found[start] = 0

    def price(passed: list[int]) -> int:
        costs = [fare + (1 if field[h] & RUBBLE else 0) for h in passed]
        paid = costs[1:] if first_free else costs
        return sum(sorted(paid)[: max(0, len(paid) - free)])

    def go(passed: list[int], here: int, moved: int) -> None:
        for near in board().neighbours[here]:
            if near != NOWHERE and field[near] < CLOSED:
                movement = moved + (2 if field[near] & RUBBLE else 1)
                if movement <= most:
                    way = [*passed, near]
                    if found[near] == NO_WAY or price(way) < found[near]:
                        found[near] = price(way)
                    go(way, near, movement)

    go([], start, 0)
    return found


def random_ground(chance: Random) -> list[int]:
    return [chance.choice((OPEN, OPEN, OPEN, RUBBLE, RUBBLE, TAKEN, CLOSED)) for _ in range(board().size)]


def test_a_heavy_hitter_alone_reaches_60_hexes_for_4() -> None:
    """gkr/G69, gkr/G70: each hex costs 1, whichever way it goes."""
    (g6,) = at("g6")
    found = walks(board(), ground(), g6, 4)
    reached = [h for h in range(board().size) if h != g6 and found[h] != NO_WAY]
    assert len(reached) == 60 and all([found[h] == board().distance(g6, h) for h in reached])


def test_rubble_costs_one_more() -> None:
    """gkr/G72, gkr/G200: and nothing more where hexes are counted."""
    (g6, g5) = at("g6", "g5")
    field = ground(rubble="g5 f5 f6 g7 h5 h6")
    assert walks(board(), field, g6, 4)[g5] == 2
    assert max(walks(board(), field, g6, 4)[h] for h in board().within(g6, 3)) == 4
    assert walks(board(), field, g6, 4, rubble_costs=0)[g5] == 1


def test_buildings_and_other_heavy_hitters_are_walked_around() -> None:
    """gkr/G73, gkr/G74"""
    g6, g4, g5 = at("g6", "g4", "g5")
    found = walks(board(), ground(closed="g5 h5 f5"), g6, 6)
    assert found[g5] == NO_WAY and found[g4] == 6 - 1


def test_a_way_leads_past_units_of_the_own_side() -> None:
    """gkr/G78, gkr/G80"""
    g6, g5, g4 = at("g6", "g5", "g4")
    field = ground(taken="g5", closed="f5 h5 f6 h6 g7")
    found = walks(board(), field, g6, 2)
    assert found[g5] == 1 and found[g4] == 2


@pytest.mark.parametrize("seed", range(6))
def test_prices_are_those_of_the_best_of_all_ways(seed: int) -> None:
    """gkr/G187, gkr/G199: free hexes are counted where they save most, Oona Pike's is the first of the way."""
    chance = Random(seed)
    field = random_ground(chance)
    start = chance.randrange(board().size)
    assert walks(board(), field, start, 4) == by_trying(field, start, 4)
    for fare, free, first_free in (
        (1, 2, False),
        (1, 3, False),
        (1, 0, True),
        (1, 2, True),
        (2, 1, False),
        (0, 0, True),
    ):
        found = fares(board(), field, start, 5, fare, free, first_free)
        assert found == by_trying(field, start, 5, fare, free, first_free), (fare, free, first_free)


def test_free_hexes_go_to_rubble_first() -> None:
    """gkr/G199"""
    g6, g4 = at("g6", "g4")
    field = ground(closed="f5 h5 f4 h4", rubble="g5")
    assert fares(board(), field, g6, 6)[g4] == 3
    assert fares(board(), field, g6, 6, free=1)[g4] == 1
    assert fares(board(), field, g6, 6, first_free=True)[g4] == 1
    assert fares(board(), field, g6, 2, free=2)[g4] == NO_WAY  # the maximum move counts free hexes too


@pytest.mark.parametrize("seed", range(4))
def test_a_way_costs_what_was_said_and_turns_to_the_lower_direction_first(seed: int) -> None:
    """gkr/G187, gkr/X88"""
    chance = Random(seed)
    field = random_ground(chance)
    start = chance.randrange(board().size)
    found = walks(board(), field, start, 5)
    for end in range(board().size):
        passed = way(board(), field, start, end, 5)
        if found[end] in (NO_WAY, 0):
            assert passed == []
            continue
        assert passed[-1] == end and all(
            [one in board().neighbours[other] for one, other in zip(passed, [start, *passed], strict=False)]
        )
        assert sum([2 if field[h] & RUBBLE else 1 for h in passed]) == found[end]
    assert names(way(board(), ground(), hex_of("g6"), hex_of("h4"), 5)) == ["g5", "h4"]


def test_a_leap_goes_straight_over_anything() -> None:
    """gkr/G189, gkr/G200: only its end must hold neither a Heavy Hitter nor a building."""
    field = ground(closed="g5 g4")
    found = leaps(board(), field, hex_of("g6"), 3)
    assert [name for name in names(found) if name.startswith("g")] == ["g3", "g7", "g8", "g9"]
    assert len(found) == 16
    assert names(leaps(board(), ground(), hex_of("a1"), 1)) == ["a2", "b1"]


def test_a_pounce_comes_nearer_with_every_step() -> None:
    """gkr/G201: to one and the same Heavy Hitter, around what stands in the way."""
    g6, g2, g10 = at("g6", "g2", "g10")
    field = ground(closed="g2 g10")
    found = pounces(board(), field, g6, 3, (g2,))
    assert found and all([board().distance(h, g2) + board().distance(h, g6) == 4 for h in found])
    assert names(found) == ["g3", "g4", "g5"]
    assert set(pounces(board(), field, g6, 3, (g2, g10))) == {*found, *pounces(board(), field, g6, 3, (g10,))}
    assert pounces(board(), ground(closed="g5"), g6, 3, (g2,)) == []


def test_a_displaced_unit_goes_next_to_where_it_was_or_to_the_nearest_empty_hex() -> None:
    """gkr/G77, gkr/G65: rubble is empty too."""
    (g6,) = at("g6")
    field = ground(taken="g5 h5", closed="h6 f6 g7", rubble="f5")
    assert names(empty_around(board(), field, g6)) == ["f5"]
    field = ground(taken="g5 h5 f5", closed="h6 f6 g7")
    assert empty_around(board(), field, g6) == []
    assert nearest_empty(board(), field, g6) == [h for h in board().within(g6, 2) if board().distance(g6, h) == 2]


def test_a_unit_is_deployed_to_an_empty_hex_near_its_heavy_hitter() -> None:
    """gkr/G62, gkr/G65"""
    field = ground(taken="g5", closed="g7", rubble="g8")
    found = names(empty_within(board(), field, hex_of("g6"), 2))
    assert len(found) == 16 and "g8" in found and not {"g5", "g7", "g6"} & set(found)


def test_shove_and_reel_go_along_the_sextant() -> None:
    """gkr/G186: two ways on a border."""
    g6, g4, h4 = at("g6", "g4", "h4")
    assert [DIRECTIONS[d] for d in away_from(board(), g6, g4)] == ["n"]
    assert [DIRECTIONS[d] for d in away_from(board(), g6, h4)] == ["n", "ne"]
    assert [DIRECTIONS[d] for d in toward(board(), g6, h4)] == ["s", "sw"]
