"""Line of sight and cover."""

from fractions import Fraction
from math import floor

import pytest

from baffe.games.heavy_hitters.hexes import length, mirrored, turned
from baffe.games.heavy_hitters.sight import (
    CLEAR,
    SIGHTS,
    buildings_met,
    hexes_between,
    line_between,
    sight,
    sight_of_target,
)
from tests.scenes.heavy_hitters.support import board, ground, hex_of, names

Offset = tuple[int, int]


def seen(one: str, other: str, *standing: str) -> str:
    return SIGHTS[sight(board(), hex_of(one), hex_of(other), ground(closed=" ".join(standing)))]


def both_sides(q: int, r: int) -> set[frozenset[Offset]]:
    """What the two shifted lines meet, whichever of them is which."""
    return {frozenset(hexes_between(q, r, side)) for side in (1, -1)}


# Every way from one hex of the board to another.
PLACES = [(board().q[h], board().r[h]) for h in range(board().size)]
OFFSETS = sorted({(q - p, s - r) for p, r in PLACES for q, s in PLACES if (p, r) != (q, s)})


@pytest.mark.parametrize(
    ("standing", "wanted"), [(("g5",), "cover"), (("h5",), "cover"), (("g5", "h5"), "blocked"), ((), "clear")]
)
def test_buildings_on_one_side_cover_and_on_both_block(standing: tuple[str, ...], wanted: str) -> None:
    """gkr/G91, gkr/G92, gkr/G93: T7, and cover both ways in the worked example."""
    assert seen("g6", "h4", *standing) == seen("h4", "g6", *standing) == wanted


def test_a_building_in_the_middle_of_the_line_blocks() -> None:
    """gkr/G93"""
    assert seen("g8", "g4", "g6") == "blocked"
    assert seen("g8", "g4", "f6", "h6") == "clear"


def test_an_adjacent_target_is_always_in_sight_and_the_ends_never_block() -> None:
    """gkr/G97"""
    around = names(board().within(hex_of("g6"), 2))
    assert all([seen("g6", name, *around) == "clear" for name in names(board().within(hex_of("g6"), 1))])
    assert seen("g6", "g4", "g6", "g4") == "clear"


def test_rubble_covers_from_more_than_one_hex_away() -> None:
    """gkr/G94, gkr/G95: two reasons for cover do not add up, and who is blocked stays so."""
    look = [
        sight_of_target(board(), hex_of(one), hex_of("h4"), ground(closed=standing, rubble="h4"))
        for one, standing in (("g6", ""), ("h5", ""), ("g6", "g5"), ("g6", "g5 h5"))
    ]
    assert [SIGHTS[one] for one in look] == ["cover", "clear", "cover", "blocked"]
    assert sight_of_target(board(), hex_of("h4"), hex_of("g6"), ground(rubble="h4")) == CLEAR


def test_the_buildings_that_are_met_are_named() -> None:
    """gkr/G93: for whoever draws the line."""
    standing = ground(closed="g5 h5 c3")
    assert names(buildings_met(board(), hex_of("g6"), hex_of("h4"), standing)) == ["g5", "h5"]
    assert buildings_met(board(), hex_of("g6"), hex_of("g5"), standing) == ()


def test_lines_never_depend_on_direction_rotation_or_mirror() -> None:
    """gkr/G92, gkr/G188: over every way from one hex of the board to another."""
    assert len(OFFSETS) > 400
    for q, r in OFFSETS:
        lines = both_sides(q, r)
        back = {frozenset([(q + dq, r + dr) for dq, dr in line]) for line in both_sides(-q, -r)}
        assert back == lines
        for sixths in range(1, 6):
            assert both_sides(*turned(q, r, sixths)) == {
                frozenset([turned(*o, sixths) for o in line]) for line in lines
            }
        assert both_sides(*mirrored(q, r)) == {frozenset([mirrored(*o) for o in line]) for line in lines}


def test_all_pairs_of_the_board_see_each_other_alike() -> None:
    """gkr/G188: both ways the same two sets of hexes, what lies off the board left out."""
    for one in range(board().size):
        for other in range(one):
            line, back = line_between(board(), one, other), line_between(board(), other, one)
            assert {frozenset(line.one), frozenset(line.other)} == {frozenset(back.one), frozenset(back.other)}
            assert not {one, other} & {*line.one, *line.other}


def test_a_line_is_what_fractions_with_an_infinitely_small_shift_give() -> None:
    """gkr/G92, gkr/G188: found again with pairs (number, multiple of the shift), compared in this order."""
    for q, r in OFFSETS:
        samples = length(q, r)
        for side in (1, -1):
            places = [
                nearest_hex((Fraction(q * i, samples), side), (Fraction(r * i, samples), 2 * side))
                for i in range(1, samples)
            ]
            assert hexes_between(q, r, side) == places


Symbolic = tuple[Fraction, int]  # a number and a multiple of something infinitely small


def nearest_hex(q: Symbolic, r: Symbolic) -> Offset:
    """Among the hexes around, the one whose largest difference of two cube coordinates is smallest."""
    s = (-q[0] - r[0], -q[1] - r[1])
    best: tuple[Symbolic, Offset] | None = None
    for near_q in (floor(q[0]), floor(q[0]) + 1):
        for near_r in (floor(r[0]), floor(r[0]) + 1):
            off = [(q[0] - near_q, q[1]), (r[0] - near_r, r[1]), (s[0] + near_q + near_r, s[1])]
            apart = max([minus(a, b) for a in off for b in off])
            if best is None or apart < best[0]:
                best = (apart, (near_q, near_r))
    assert best is not None
    return best[1]


def minus(a: Symbolic, b: Symbolic) -> Symbolic:
    return a[0] - b[0], a[1] - b[1]
