"""Line of sight and cover, in whole numbers (G89 to G97, G188).

A line runs from centre to centre. It is looked at twice, shifted by a symbol's width to one side and to the other, so
that a line along the edge between two hexes meets one of them each time. Places are scaled by the number of samples
times SCALE, and the shift is 1, 2 and -3 of these units. Everything that is compared is a multiple of SCALE plus at
most 6 units; the shift therefore decides only what would be equal without it, as an infinitely small one does, and as
its three parts differ in size nothing is ever equal with it.
"""

from typing import Final

from baffe.games.heavy_hitters.hexes import NOWHERE, Board, Line, length
from baffe.games.heavy_hitters.walking import CLOSED, RUBBLE

# How many of the two lines meet a building.
CLEAR: Final = 0
COVER: Final = 1
BLOCKED: Final = 2
SIGHTS: Final[tuple[str, ...]] = ("clear", "cover", "blocked")

SCALE: Final = 16

Offset = tuple[int, int]


def hexes_between(q: int, r: int, side: int) -> list[Offset]:
    """Offsets of the hexes between here and there that the line meets when it is shifted to that side, 1 or -1."""
    samples = length(q, r)
    unit = samples * SCALE
    return [_nearest(q * i * SCALE + side, r * i * SCALE + 2 * side, unit) for i in range(1, samples)]


def _nearest(q: int, r: int, unit: int) -> Offset:
    """The hex in which a point lies. The cube coordinate that is rounded most follows from the two others."""
    s = -q - r
    near_q, near_r, near_s = _rounded(q, unit), _rounded(r, unit), _rounded(s, unit)
    off_q, off_r, off_s = abs(q - near_q * unit), abs(r - near_r * unit), abs(s - near_s * unit)
    if off_q > off_r and off_q > off_s:
        return -near_r - near_s, near_r
    if off_r > off_s:
        return near_q, -near_q - near_s
    return near_q, near_r


def _rounded(value: int, unit: int) -> int:
    return (2 * value + unit) // (2 * unit)


def line_between(board: Board, one: int, other: int) -> Line:
    """The hexes of the board between two of its hexes; what lies beyond its edge is left out and never blocks."""
    key = one * board.size + other
    line = board.lines[key]
    if line is None:
        first, second = _on_board(board, one, other, 1), _on_board(board, one, other, -1)
        line = board.lines[key] = Line(first, second)
    return line


def _on_board(board: Board, one: int, other: int, side: int) -> tuple[int, ...]:
    q, r = board.q[one], board.r[one]
    met = [board.at(q + dq, r + dr) for dq, dr in hexes_between(board.q[other] - q, board.r[other] - r, side)]
    return tuple([h for h in met if h != NOWHERE])


def sight(board: Board, one: int, other: int, ground: list[int]) -> int:
    """CLEAR, COVER or BLOCKED, as the standing buildings leave it (G93, G96, G97)."""
    if board.distance(one, other) <= 1:
        return CLEAR
    line = line_between(board, one, other)
    return _meets_building(line.one, ground) + _meets_building(line.other, ground)


def _meets_building(hexes: tuple[int, ...], ground: list[int]) -> int:
    """1 if it does, else 0."""
    for h in hexes:
        if ground[h] >= CLOSED:
            return 1
    return 0


def sight_of_target(board: Board, one: int, target: int, ground: list[int]) -> int:
    """The same, and a target that stands in rubble has cover from more than 1 hex away (G94, G95)."""
    seen = sight(board, one, target, ground)
    if seen == CLEAR and ground[target] & RUBBLE and board.distance(one, target) > 1:
        return COVER
    return seen


def hexes_met(board: Board, one: int, other: int) -> tuple[int, ...]:
    """The hexes between two, as one or the other line meets them, the nearest first."""
    line = line_between(board, one, other)
    distances = board.distances(one)
    return tuple(sorted({*line.one, *line.other}, key=lambda h: (distances[h], h)))


def buildings_met(board: Board, one: int, other: int, ground: list[int]) -> tuple[int, ...]:
    """The standing buildings that give cover or block, in the order of the board."""
    if board.distance(one, other) <= 1:
        return ()
    line = line_between(board, one, other)
    return tuple(sorted({h for h in line.one + line.other if ground[h] >= CLOSED}))
