"""The board that lies on the owner's table, as an overlay: how many hexes, which are missing, which zone each is in."""

from typing import Any, Final

from baffe.games.heavy_hitters.data.ground import HEXES
from baffe.games.heavy_hitters.hexes import length
from baffe.games.heavy_hitters.kinds import fields, items, whole, word

Plain = dict[str, Any]

COLUMNS: Final = 13
ROWS: Final = 11
SMALLEST: Final = 5
LARGEST: Final = 16  # names run from a1 to p16
ZONES: Final = (1, 4)
NAMES: Final = tuple([f"{chr(ord('a') + column)}{n}" for column in range(LARGEST) for n in range(1, LARGEST + 1)])


def ground_of(told: Any) -> Plain:
    """What to lay over our data so that the board is this one; nothing where it is ours."""
    told = fields({} if told is None else told, "board", ("columns", "rows", "without", "zones"))
    columns = whole(told.get("columns", COLUMNS), SMALLEST, LARGEST, "board.columns")
    rows = whole(told.get("rows", ROWS), SMALLEST, LARGEST, "board.rows")
    without = [
        word(name, NAMES, f"board.without[{i}]") for i, name in enumerate(items(told.get("without", []), "board"))
    ]
    zones = {
        word(name, NAMES, f"board.zones.{name}"): whole(zone, *ZONES, f"board.zones.{name}")
        for name, zone in fields(told.get("zones", {}), "board.zones").items()
    }
    hexes = [one for one in _hexes(columns, rows) if one["id"] not in without]
    for one in hexes:
        one["alt_zone"] = zones.get(one["id"], one["alt_zone"])
    ours = [{"id": one.id, "q": one.q, "r": one.r, "alt_zone": one.alt_zone} for one in HEXES]
    return {} if hexes == ours else {"hexes": hexes}


def _hexes(columns: int, rows: int) -> list[Plain]:
    """Columns of so many hexes and of one fewer in turn, numbered from the top, as ours; the middle is 0,0."""
    found: list[Plain] = []
    for column in range(columns):
        q = column - columns // 2
        top = (columns // 2 - rows + 1) // 2 - column // 2
        for n in range(rows - column % 2):
            r = top + n
            found.append({"id": f"{chr(ord('a') + column)}{n + 1}", "q": q, "r": r, "alt_zone": _zone(length(q, r))})
    return found


def _zone(distance: int) -> int:
    """As on our board, until the owner says what is printed: by the distance to the middle (X4)."""
    by_distance = {length(one.q, one.r): one.alt_zone for one in HEXES}
    return by_distance.get(distance, 1)
