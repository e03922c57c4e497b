"""What the tests of Heavy Hitters are written with."""

from functools import cache
from pathlib import Path
from typing import Any

import yaml

from baffe.games.heavy_hitters.hexes import Board
from baffe.games.heavy_hitters.overlay import shipped_board
from baffe.games.heavy_hitters.walking import CLOSED, OPEN, RUBBLE, TAKEN

FACTS = Path(__file__).resolve().parents[2] / "facts"


@cache
def facts(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((FACTS / f"gkr_{name}.yaml").read_text(encoding="utf-8"))
    return found


def board() -> Board:
    return shipped_board()


def hex_of(name: str) -> int:
    number = board().number(name)
    assert number >= 0, name
    return number


def at(*names: str) -> tuple[int, ...]:
    """Hexes by name."""
    return tuple([hex_of(name) for name in names])


def names(hexes: list[int] | tuple[int, ...]) -> list[str]:
    return [board().names[h] for h in hexes]


def ground(closed: str = "", rubble: str = "", taken: str = "") -> list[int]:
    """What stands where, as names of hexes."""
    found = [OPEN] * board().size
    for hexes, what in ((closed, CLOSED), (rubble, RUBBLE), (taken, TAKEN)):
        for h in at(*hexes.split()):
            found[h] |= what
    return found
