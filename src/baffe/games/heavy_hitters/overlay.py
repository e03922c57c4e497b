"""What the owner of a box lays over the shipped data: `options["data"]`, read and checked.

An overlay is {table: {id: {field: value}}}. Hexes and zones may also be given whole, as lists. What makes no sense is
refused with table, entry and field. Tables with the same overlay share one Data.
"""

import json
from typing import Any, Final

from baffe.games.heavy_hitters.data.decks import DECKS
from baffe.games.heavy_hitters.data.entries import OWNER, Deck, Scenario, Zone
from baffe.games.heavy_hitters.data.ground import HEXES, SCENARIOS, STARTS
from baffe.games.heavy_hitters.dataset import Data
from baffe.games.heavy_hitters.deckbuilding import check_deck, plain_deck, read_deck
from baffe.games.heavy_hitters.hexes import Board, Hex
from baffe.games.heavy_hitters.kinds import fields, whole
from baffe.games.heavy_hitters.scenarios import check_scenario, plain_scenario, read_scenario, read_start_lists
from baffe.games.heavy_hitters.tables import HEX, TABLES, ZONE
from baffe.kernel.refusal import BadOption

LARGEST: Final = 64_000  # bytes of JSON
MOST_HEXES: Final = 250
# Every name that a hex of any board may have, because all words of a game are published beforehand.
HEX_NAMES: Final[tuple[str, ...]] = tuple([f"{letter}{n}" for letter in "abcdefghijklmnop" for n in range(1, 17)])


def _read(overlay: dict[str, Any]) -> Data:
    """The data with what an overlay changes; refused with table, entry and field if it makes no sense."""
    known = (*[table.name for table in TABLES], "starts", "scenarios", "decks")
    fields(overlay, "data", known)
    rows: dict[str, tuple[Any, ...]] = {}
    for table in TABLES:
        path = f"data.{table.name}"
        changes = overlay.get(table.name)
        if isinstance(changes, list) and table.name in ("hexes", "zones"):
            rows[table.name] = _zones(changes, path) if table.name == "zones" else _hexes(changes, path)
        else:
            rows[table.name] = table.rows if table.name not in overlay else table.overlaid(changes, path)
    board = _board(rows["hexes"], len(rows["zones"]))
    rows["starts"] = read_start_lists(board, STARTS, overlay.get("starts", {}), "data.starts", OWNER)
    rows["scenarios"] = _scenarios(board, overlay.get("scenarios", {}))
    rows["decks"] = _decks(overlay.get("decks", {}))
    data = Data(overlay, rows, board)
    if isinstance(overlay.get("hexes"), list):
        rows["scenarios"] = _fitting(data, overlay.get("scenarios", {}))
        data = Data(overlay, rows, board)
    _check(data)
    return data


def _fitting(data: Data, changes: dict[str, Any]) -> tuple[Scenario, ...]:
    """On a board of somebody's own, those of our maps that can be played there, and all that were changed for it."""
    found: list[Scenario] = []
    for scenario in data.scenarios:
        try:
            check_scenario(data, scenario, "")
        except BadOption:
            if scenario.id not in changes:
                continue
        found.append(scenario)
    return tuple(found)


def _hexes(value: list[Any], path: str) -> tuple[Hex, ...]:
    """A whole board of somebody's own."""
    found: list[Hex] = []
    for i, one in enumerate(value):
        held = fields(one, f"{path}[{i}]", ("id", *HEX))
        name = held.get("id")
        if not isinstance(name, str) or name.lower() not in HEX_NAMES:
            raise BadOption(f"{path}[{i}].id", f"{name!r} is not a name from a1 to p16")
        q, r, zone = [HEX[key].read(held.get(key, usual), None, f"{path}[{i}].{key}")
                      for key, usual in (("q", None), ("r", None), ("alt_zone", 1))]  # fmt: skip
        found.append(Hex(name.lower(), q, r, zone, OWNER))
    return tuple(found)


def _zones(value: list[Any], path: str) -> tuple[Zone, ...]:
    """Zones of somebody's own, the outermost first."""
    if not 1 <= len(value) <= 9:
        raise BadOption(path, f"{len(value)} zones, not 1 to 9")
    found: list[Zone] = []
    for i, one in enumerate(value):
        place = f"{path}[{i}]"
        held = fields(one, place, ("zone", *ZONE))
        whole(held.get("zone", i + 1), i + 1, i + 1, f"{place}.zone")
        read = {name: kind.read(held.get(name), None, f"{place}.{name}") for name, kind in ZONE.items()}
        found.append(Zone(str(i + 1), **read, source=OWNER))
    return tuple(found)


def _board(hexes: tuple[Hex, ...], zones: int) -> Board:
    """The shipped board, or one of these hexes."""
    if hexes is HEXES and zones == 4:
        return shipped_board()
    if not 1 <= len(hexes) <= MOST_HEXES:
        raise BadOption("data.hexes", f"{len(hexes)} hexes, not 1 to {MOST_HEXES}")
    ids: set[str] = set()
    places: set[tuple[int, int]] = set()
    for one in hexes:
        if one.id in ids or (one.q, one.r) in places:
            raise BadOption(f"data.hexes.{one.id}", "its name or its place is there twice")
        if one.alt_zone > zones:
            raise BadOption(f"data.hexes.{one.id}.alt_zone", f"there is no zone {one.alt_zone}")
        ids.add(one.id)
        places.add((one.q, one.r))
    return Board(hexes)


def _scenarios(board: Board, changes: Any) -> tuple[Scenario, ...]:
    path = "data.scenarios"
    found = fields(changes, path, tuple([row.id for row in SCENARIOS]))
    rows: list[Scenario] = []
    for row in SCENARIOS:
        if row.id in found:
            where = f"{path}.{row.id}"
            held = fields(found[row.id], where, ("players", "side", "buildings", "starts"))
            rows.append(read_scenario(board, {**plain_scenario(row), **held}, where, OWNER))
        else:
            rows.append(row)
    return tuple(rows)


def _decks(changes: Any) -> tuple[Deck, ...]:
    path = "data.decks"
    found = fields(changes, path, tuple([row.id for row in DECKS]))
    rows: list[Deck] = []
    for row in DECKS:
        if row.id in found:
            held = fields(found[row.id], f"{path}.{row.id}", ("primary", "secondary", "utility"))
            rows.append(read_deck({**plain_deck(row), **held}, row.faction, f"{path}.{row.id}", OWNER))
        else:
            rows.append(row)
    return tuple(rows)


def _check(data: Data) -> None:
    """Refuses what cannot be together."""
    for deck in data.decks:
        check_deck(data, "core", deck, f"data.decks.{deck.id}")
    for scenario in data.scenarios:
        check_scenario(data, scenario, f"data.scenarios.{scenario.id}")
    rising = data.thresholds
    if not rising[0] < rising[1] < rising[2]:
        raise BadOption("data.thresholds.3.v", f"{list(rising)} do not rise")
    if not any([zone.deploy for zone in data.zones]):
        raise BadOption("data.zones.1.deploy", "units could be deployed nowhere")
    for path in data.alternative_paths:
        tiers = [data.row("upgrade_tiles", id).tier for id in path.order]
        if tiers != [1, 2, 3]:
            raise BadOption(f"data.alternative_paths.{path.id}.order", f"is of the tiers {tiers}, not 1, 2, 3")
    numbers = data.constants
    for opponent in data.opponents:
        for id in (*opponent.primary, *opponent.secondary, opponent.extra_secondary):
            if data.card(data.card_number(id)).faction != opponent.id:
                raise BadOption(f"data.opponents.{opponent.id}", f"{id} is a weapon of another faction")
        if opponent.extra_secondary in opponent.secondary:
            raise BadOption(f"data.opponents.{opponent.id}.extra_secondary", "is one of the three already")
        for level in data.levels:
            size = 2 * numbers.primary_copies + 3 * numbers.secondary_copies + opponent.orbital
            size += numbers.secondary_copies if level.extra_secondary else 0
            if size != level.cards:
                raise BadOption(f"data.levels.{level.id}.cards", f"{opponent.id} has {size} cards, not {level.cards}")


_BOARDS: Final[list[Board]] = []
_DATA: Final[dict[str, Data]] = {}
MOST_KEPT: Final = 32  # sets of data that are remembered; a table holds its own in any case


def shipped_board() -> Board:
    """The board of 137 hexes; built when first asked for."""
    if not _BOARDS:
        _BOARDS.append(Board(HEXES))
    return _BOARDS[0]


def data_of(overlay: Any = None) -> Data:
    """The one Data for this overlay; raises BadOption."""
    if overlay is None:
        overlay = {}
    if not isinstance(overlay, dict):
        raise BadOption("data", "is not an object")
    try:
        text = json.dumps(overlay, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
        size = len(text.encode())
    except (TypeError, ValueError, RecursionError):
        raise BadOption("data", "is not plain JSON") from None
    if size > LARGEST:
        raise BadOption("data", f"is of {size} bytes, at most {LARGEST}")
    data = _DATA.get(text)
    if data is None:
        data = _read(json.loads(text))
        if len(_DATA) >= MOST_KEPT:
            del _DATA[next(iter(_DATA))]
        _DATA[text] = data
    return data
