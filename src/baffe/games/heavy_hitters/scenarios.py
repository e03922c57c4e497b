"""Maps: reading one of one's own, and whether it can be played (X115)."""

from typing import TYPE_CHECKING, Any, Final

from baffe.games.heavy_hitters.data.entries import HOUSE, SIDES, Scenario, Start, Starts
from baffe.games.heavy_hitters.hexes import DIRECTIONS, NOWHERE, Board
from baffe.games.heavy_hitters.kinds import fields, items, text, whole, word
from baffe.games.heavy_hitters.walking import CLOSED, NO_WAY, OPEN, walks
from baffe.kernel.refusal import BadOption

if TYPE_CHECKING:
    from baffe.games.heavy_hitters.dataset import Data

FEWEST_BUILDINGS: Final = 4
FEWEST_FOR_TEAMS: Final = 6
BETWEEN_STARTS: Final = 4
OWN: Final = "own"  # the id of a map that has none
LONGEST_TEXT: Final = 400  # letters of a name, a note or a source
SEATS: Final[tuple[str, ...]] = ("nw", "ne", "se", "sw", "s", "n", "e", "w")

# -- reading --


def read_scenario(board: Board, value: Any, path: str, source: str = HOUSE) -> Scenario:
    """A map as it is written in options and data; hexes may be written in capitals, with or without q and r."""
    held = fields(value, path, ("id", "name", "players", "side", "note", "buildings", "starts", "source"))
    for name in ("players", "buildings"):
        if name not in held:
            raise BadOption(f"{path}.{name}", "is missing")
    for name in ("name", "note", "source"):
        if held.get(name) is not None:
            text(held[name], LONGEST_TEXT, f"{path}.{name}")
    starts = held.get("starts")
    players = [
        whole(one, 2, 4, f"{path}.players[{i}]") for i, one in enumerate(items(held["players"], f"{path}.players"))
    ]
    if not players or len(set(players)) < len(players):
        raise BadOption(f"{path}.players", "names no number of seats, or one twice")
    buildings: list[str] = []
    for i, one in enumerate(items(held["buildings"], f"{path}.buildings")):
        name = _hex(board, one, (), f"{path}.buildings[{i}]")
        if name in buildings:
            raise BadOption(f"{path}.buildings[{i}]", f"{name} is there twice")
        buildings.append(name)
    return Scenario(
        text(held.get("id", OWN), 40, f"{path}.id"),
        tuple(players),
        word(held.get("side", "any"), SIDES, f"{path}.side"),
        tuple(buildings),
        read_starts(board, [] if starts is None else starts, f"{path}.starts"),
        source,
    )


def read_starts(board: Board, value: Any, path: str) -> tuple[Start, ...]:
    found: list[Start] = []
    for i, one in enumerate(items(value, path)):
        place = f"{path}[{i}]"
        name = _hex(board, one, ("seat", "facing", "facing_name"), place)
        facing = whole(one.get("facing"), 0, 5, f"{place}.facing")
        if str(one.get("facing_name", DIRECTIONS[facing])).lower() != DIRECTIONS[facing]:
            raise BadOption(f"{place}.facing_name", f"{one['facing_name']!r} is not {DIRECTIONS[facing]}")
        seat = one.get("seat", SEATS[i % len(SEATS)])
        seat = word(seat.lower() if isinstance(seat, str) else seat, SEATS, f"{place}.seat")
        if seat in [start.seat for start in found]:
            raise BadOption(f"{place}.seat", f"{seat} is there twice")
        found.append(Start(seat, name, facing))
    return tuple(found)


def _hex(board: Board, value: Any, more: tuple[str, ...], path: str) -> str:
    """The name of a hex: a word, or an object that may say its place too. A start is always an object."""
    if isinstance(value, str) and not more:
        value = {"hex": value}
    held = fields(value, path, ("hex", "q", "r", *more))
    name = held.get("hex")
    number = board.number(name.lower()) if isinstance(name, str) else NOWHERE
    if number == NOWHERE:
        raise BadOption(f"{path}.hex", f"{name!r} is not a hex of the board")
    for key, place in (("q", board.q[number]), ("r", board.r[number])):
        if isinstance(held.get(key), bool) or held.get(key, place) != place:
            raise BadOption(f"{path}.{key}", f"{held[key]!r} is not that of {board.names[number]}")
    return board.names[number]


def plain_scenario(scenario: Scenario) -> dict[str, Any]:
    return {
        "id": scenario.id,
        "players": list(scenario.players),
        "side": scenario.side,
        "buildings": list(scenario.buildings),
        "starts": plain_starts(scenario.starts),
    }


def plain_starts(starts: tuple[Start, ...]) -> list[dict[str, Any]]:
    return [{"seat": start.seat, "hex": start.hex, "facing": start.facing} for start in starts]


# -- can it be played? --


def check_scenario(data: "Data", scenario: Scenario, path: str) -> None:
    """Refuses a map that breaks a rule for any number of seats that it names."""
    board = data.board
    most = data.constants.buildings
    if not FEWEST_BUILDINGS <= len(scenario.buildings) <= most:
        raise BadOption(f"{path}.buildings", f"{len(scenario.buildings)}, not {FEWEST_BUILDINGS} to {most}")
    buildings = [board.number(name) for name in scenario.buildings]
    for i, building in enumerate(buildings):
        if building == NOWHERE:
            raise BadOption(f"{path}.buildings[{i}]", f"{scenario.buildings[i]} is not a hex of the board")
    for players in scenario.players:
        starts = data.starts_of(scenario, players)
        if len(starts) != players:
            raise BadOption(f"{path}.starts", f"{len(starts)} starts for {players} seats")
        _check_starts(board, starts, buildings, f"{path}.starts")
        _check_ways(board, starts, buildings, path)


def _check_starts(board: Board, starts: tuple[Start, ...], buildings: list[int], path: str) -> None:
    places = [board.number(start.hex) for start in starts]
    for i, place in enumerate(places):
        if place == NOWHERE:
            raise BadOption(f"{path}[{i}].hex", f"{starts[i].hex} is not a hex of the board")
        if any([board.distance(place, building) <= 1 for building in buildings]):
            raise BadOption(f"{path}[{i}].hex", f"there is a building on {starts[i].hex} or next to it")
        if any([board.distance(place, other) < BETWEEN_STARTS for other in places[:i]]):
            raise BadOption(f"{path}[{i}].hex", f"{starts[i].hex} is less than {BETWEEN_STARTS} from another start")


def _check_ways(board: Board, starts: tuple[Start, ...], buildings: list[int], path: str) -> None:
    """Every building has a hex beside it that every start can reach on foot."""
    ground = [OPEN] * board.size
    for building in buildings:
        ground[building] = CLOSED
    reached = [walks(board, ground, board.number(start.hex), board.size) for start in starts]
    for i, building in enumerate(buildings):
        beside = board.around[building]
        if not any([all([ways[near] != NO_WAY for ways in reached]) for near in beside]):
            raise BadOption(f"{path}.buildings[{i}]", f"{board.names[building]} cannot be reached from every start")


def check_fits(data: "Data", scenario: Scenario, seats: int, side: str, teams: bool, path: str) -> None:
    """Refuses a map that is not for so many seats, this side of the board, or fixed alliances."""
    if seats not in scenario.players:
        raise BadOption(f"{path}.players", f"{scenario.id} is not for {seats} seats")
    if scenario.side not in ("any", side):
        raise BadOption(f"{path}.side", f"{scenario.id} is not for the {side} side of the board")
    if teams and len(scenario.buildings) < FEWEST_FOR_TEAMS:
        raise BadOption(f"{path}.buildings", f"fixed alliances need {FEWEST_FOR_TEAMS}, not {len(scenario.buildings)}")


def read_start_lists(
    board: Board, rows: tuple[Starts, ...], changes: Any, path: str, source: str
) -> tuple[Starts, ...]:
    """The start hexes for each number of players, with these changes."""
    found = fields(changes, path, tuple([row.id for row in rows]))
    result: list[Starts] = []
    for row in rows:
        if row.id in found:
            held = fields(found[row.id], f"{path}.{row.id}", ("seats",))
            where = f"{path}.{row.id}.seats"
            row = Starts(row.id, read_starts(board, held.get("seats", plain_starts(row.seats)), where), source)
            if len(row.seats) != int(row.id):
                raise BadOption(where, f"{len(row.seats)} starts for {row.id} seats")
        result.append(row)
    return tuple(result)
