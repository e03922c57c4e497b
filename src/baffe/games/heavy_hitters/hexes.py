"""The board: hexes as small numbers, the six directions, distance, sextants and arcs."""

from typing import Final

from baffe.kernel.state import Value

NOWHERE: Final = -1  # the hex beyond the edge of the board
ANY_WAY: Final = 6  # behind the six directions

# The six directions, clockwise; flat-top hexes in axial coordinates.
DIRECTIONS: Final[tuple[str, ...]] = ("n", "ne", "se", "s", "sw", "nw")
STEP_Q: Final[tuple[int, ...]] = (0, 1, 1, 0, -1, -1)
STEP_R: Final[tuple[int, ...]] = (-1, -1, 0, 1, 1, 0)

# What a weapon reaches: the faced sextant, that and its two neighbours, or all six (G87).
ARCS: Final[tuple[str, ...]] = ("narrow", "front", "all")
NARROW: Final = 0
FRONT: Final = 1
ALL: Final = 2
EVERY_SEXTANT: Final = 0b111111


def _arc(width: int) -> tuple[int, ...]:
    """For each facing the sextants, one bit each, that lie at most that far from it."""
    turns = range(-width, width + 1)
    return tuple([sum([1 << (facing + turn) % 6 for turn in turns]) for facing in range(6)])


ARC_SEXTANTS: Final[tuple[tuple[int, ...], ...]] = (_arc(0), _arc(1), (EVERY_SEXTANT,) * 6)

# For each set of sextants the directions in it, the lower index first.
DIRECTIONS_IN: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([d for d in range(6) if bits >> d & 1]) for bits in range(EVERY_SEXTANT + 1)]
)

_DIRECTION_NUMBERS: Final = {name: d for d, name in enumerate(DIRECTIONS)}


def direction_of(name: str) -> int:
    """The index of that direction, or NOWHERE."""
    return _DIRECTION_NUMBERS.get(name, NOWHERE)


def opposite(direction: int) -> int:
    return (direction + 3) % 6


def turned(q: int, r: int, sixths: int) -> tuple[int, int]:
    """An offset turned clockwise by so many sixths of a circle."""
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def mirrored(q: int, r: int) -> tuple[int, int]:
    """An offset with left and right exchanged."""
    return -q, q + r


def length(q: int, r: int) -> int:
    """Distance in hexes of an offset."""
    return max(abs(q), abs(r), abs(q + r))


def sextants_of(q: int, r: int) -> int:
    """The sextants in which an offset lies, one bit each: one, two on a border, all six for the hex itself (G86)."""
    s = -q - r
    best = -1
    bits = 0
    for d in range(6):
        dq, dr = STEP_Q[d], STEP_R[d]
        product = q * dq + r * dr - s * (dq + dr)
        if product > best:
            best, bits = product, 1 << d
        elif product == best:
            bits |= 1 << d
    return bits


class Hex(Value):
    """One hex of a board."""

    id: str
    q: int
    r: int
    alt_zone: int  # on the side with zones; 1 is the outside
    source: str


class Line(Value):
    """The hexes between two ends, as a line shifted a little to one side meets them, and one shifted to the other."""

    one: tuple[int, ...]
    other: tuple[int, ...]


class Board:
    """All that follows from a set of hexes. Built once and shared; rows and lines are made when first asked for."""

    def __init__(self, hexes: tuple[Hex, ...]) -> None:
        self.size: Final = len(hexes)
        self.names: Final[tuple[str, ...]] = tuple([one.id for one in hexes])
        self.q: Final[tuple[int, ...]] = tuple([one.q for one in hexes])
        self.r: Final[tuple[int, ...]] = tuple([one.r for one in hexes])
        self.zones: Final[tuple[int, ...]] = tuple([one.alt_zone for one in hexes])
        self._numbers: Final[dict[str, int]] = {one.id: h for h, one in enumerate(hexes)}
        self._places: Final[dict[int, int]] = {_key(one.q, one.r): h for h, one in enumerate(hexes)}
        # neighbours[h][d]: the hex next to h in direction d, or NOWHERE
        self.neighbours: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([self.at(one.q + STEP_Q[d], one.r + STEP_R[d]) for d in range(6)]) for one in hexes]
        )
        # around[h]: all hexes next to it, in the order of directions
        self.around: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([near for near in six if near != NOWHERE]) for six in self.neighbours]
        )
        # ahead[8 * h + d]: whoever has come to h in direction d goes on straight or to one side, as such numbers; all
        # other hexes next to h are also next to the one left. ahead[8 * h + ANY_WAY]: whoever starts there.
        self.ahead: Final[tuple[tuple[int, ...], ...]] = tuple(
            [self._goes_on(h, d) for h in range(self.size) for d in range(8)]
        )
        self._distances: Final[list[bytes]] = [b""] * self.size
        self._sextants: Final[list[bytes]] = [b""] * self.size
        self._within: Final[dict[int, tuple[int, ...]]] = {}
        self.lines: Final[list[Line | None]] = [None] * (self.size * self.size)  # kept by sight.py

    def _goes_on(self, at: int, direction: int) -> tuple[int, ...]:
        ways = range(direction - 1, direction + 2) if direction < ANY_WAY else range(6)
        return tuple([8 * self.neighbours[at][d % 6] + d % 6 for d in ways if self.neighbours[at][d % 6] != NOWHERE])

    def number(self, name: str) -> int:
        """The hex of that name, or NOWHERE."""
        return self._numbers.get(name, NOWHERE)

    def at(self, q: int, r: int) -> int:
        """The hex at that place, or NOWHERE."""
        return self._places.get(_key(q, r), NOWHERE)

    def placed(self, anchor: int, facing: int, q: int, r: int) -> int:
        """The hex at an offset in the frame of a Heavy Hitter there that faces that way, or NOWHERE (X108)."""
        q, r = turned(q, r, facing)
        return self.at(self.q[anchor] + q, self.r[anchor] + r)

    def distance(self, one: int, other: int) -> int:
        """In hexes, the target counted and the own one not (G89)."""
        return self.distances(one)[other]

    def distances(self, one: int) -> bytes:
        """The distance to every hex."""
        row = self._distances[one]
        if not row:
            q, r = self.q[one], self.r[one]
            row = bytes([length(self.q[h] - q, self.r[h] - r) for h in range(self.size)])
            self._distances[one] = row
        return row

    def sextants(self, one: int, other: int) -> int:
        """The sextants of `one` in which the other lies, one bit each."""
        row = self._sextants[one]
        if not row:
            q, r = self.q[one], self.r[one]
            row = bytes([sextants_of(self.q[h] - q, self.r[h] - r) for h in range(self.size)])
            self._sextants[one] = row
        return row[other]

    def in_arc(self, at: int, facing: int, arc: int, target: int) -> bool:
        """Whether one of the target's sextants belongs to the arc (G87)."""
        return bool(self.sextants(at, target) & ARC_SEXTANTS[arc][facing])

    def within(self, at: int, most: int) -> tuple[int, ...]:
        """Every other hex at most that far away, in the order of the board."""
        key = at * 64 + min(most, 63)
        found = self._within.get(key)
        if found is None:
            found = tuple([h for h in range(self.size) if h != at and self.distance(at, h) <= most])
            self._within[key] = found
        return found


def _key(q: int, r: int) -> int:
    return q * 256 + r
