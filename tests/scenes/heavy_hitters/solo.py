"""What scenes with solo opponents are written with: the human is seat 0, all others follow their tables."""

from collections.abc import Sequence
from typing import Any

import baffe
from baffe.games.heavy_hitters.hexes import DIRECTIONS, turned
from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.scenes import arena, facts, hh, until
from tests.scenes.heavy_hitters.support import board, hex_of

FAR = hh("a1")  # where the human is out of the way
ALONE: dict[str, Any] = {"faction": "diamondback", "units": FAR, "hand": []}
KINGWOLF: dict[str, Any] = {"faction": "kingwolf"}


def solo(
    *opponents: dict[str, Any],
    human: dict[str, Any] | None = None,
    level: str = "normal",
    options: dict[str, Any] | None = None,
    **scene: Any,
) -> HeavyTable:
    """A scene with a human (far away, without cards) and opponents (King Wolf), on a board without buildings."""
    seats = [ALONE | (human or {}), *[(KINGWOLF if n == 0 else {}) | one for n, one in enumerate(opponents or ({},))]]
    return arena(*seats, options={"solo": level, **(options or {})}, **{"buildings": [], **scene})


def deployed(*opponents: dict[str, Any], **scene: Any) -> HeavyTable:
    """The Deploy phase is over: the human has deployed nothing."""
    table = solo(*opponents, phase="deploy", **scene)
    until(table, "move")
    return table


def moved(*opponents: dict[str, Any], **scene: Any) -> HeavyTable:
    """The Movement phase is over: no unit of the human has moved."""
    table = solo(*opponents, phase="movement", **scene)
    until(table, "commit")
    return table


def fought(*opponents: dict[str, Any], **scene: Any) -> HeavyTable:
    """The Combat phase is over: the human has committed nothing and answered as dully as possible."""
    table = solo(*opponents, phase="combat", **scene)
    until(table, "tag")
    return table


def dealt(seats: int = 2, seed: int = 1, **options: Any) -> baffe.Table:
    """A game from its set-up on, at the human's first question."""
    given = {"solo": "normal", "scenario": "canyon_row", "decks": ["db_balanced"] + [None] * (seats - 1), **options}
    return baffe.deal("heavy_hitters", seats=seats, seed=seed, options=given)


def dice(table: baffe.Table, for_table: str, seat: int = 1) -> list[int]:
    """The dice thrown for a table."""
    return [event["die"] for event in facts(table, "die", seat) if event["table"] == for_table]


def letters(table: baffe.Table, for_table: str, seat: int = 1) -> list[str]:
    """Letters taken in a table."""
    return [event["letter"] for event in facts(table, "letter", seat) if event["table"] == for_table]


def skipped(table: baffe.Table, seat: int = 1) -> list[str]:
    """Letters skipped, as "A:occupied"."""
    return [f"{event['letter']}:{event['reason']}" for event in facts(table, "letter_skipped", seat)]


def shots(table: baffe.Table, seat: int = 1) -> list[str]:
    """What a seat has fired at whom, as "kw_p2>hh"."""
    return [f"{event['weapon']}>{event['target']}" for event in facts(table, "fired", seat)]


def revealed(table: baffe.Table, seat: int = 1) -> list[str]:
    return [card for event in facts(table, "revealed", seat) for card in event["cards"]]


def offset_hex(anchor: str, facing: str, offset: Sequence[int]) -> str:
    """The hex at an offset in the frame of a Heavy Hitter that stands there and faces that way."""
    grid, at = board(), hex_of(anchor)
    q, r = turned(offset[0], offset[1], DIRECTIONS.index(facing))
    place = grid.at(grid.q[at] + q, grid.r[at] + r)
    assert place >= 0, f"{offset} from {anchor} is off the board"
    return grid.names[place]


def around(anchor: str) -> list[str]:
    """Its six neighbours, in the order of directions."""
    return [offset_hex(anchor, facing, (0, -1)) for facing in DIRECTIONS]
