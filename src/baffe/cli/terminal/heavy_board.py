"""The board of Heavy Hitters: hexes by name, buildings with their tags, rubble, zones, units, and where one can go."""

from typing import Any, Final

from rich.padding import Padding
from rich.text import Text

from baffe.cli.terminal.drawing import indented
from baffe.cli.terminal.heavy_squads import ARROWS, initials, unit_sign
from baffe.cli.terminal.hexmap import ROOM, Cell, map_lines
from baffe.games.heavy_hitters.hexes import Board
from baffe.texts.heavy_hitters import HH, HeavyWording
from baffe.texts.wording import taken_apart

BUILDING: Final = "#"
RUBBLE: Final = ":"
MORE: Final = "+"
FREE: Final = "×"  # in place of a price
GOALS: Final = ("move", "place", "shift")


def board_lines(
    view: dict[str, Any], wording: HeavyWording, question: dict[str, Any] | None, mine: int | None, most: int = 0
) -> list[Text | Padding]:
    """The board as it stands, with the hexes that a question offers; own units are bold. Then what the signs mean.

    `most`: how many lines there is room for; where it is enough, only the part around the offered hexes is shown.
    """
    zoned = view["options"]["board"] == "alternative"
    cells = empty_cells(wording.data.board, zoned)
    letters = initials(wording)
    for place in view["buildings"]:
        cells[place].sign, cells[place].fill = BUILDING * 2, BUILDING
        cells[place].inside = tag_signs(
            [(letters[i], seat["tags"].get(place, 0)) for i, seat in enumerate(view["seats"])]
        )
    for place in view["rubble"]:
        cells[place].sign = RUBBLE + (cells[place].sign or RUBBLE)
    for seat, unit, stands in standing_units(view):
        cell = cells[stands["at"]]
        facing = ARROWS[stands["facing"]] if unit == HH else ""
        cell.inside = f"{letters[seat]}-{unit_sign(unit, wording)}{facing}"
        cell.style = "bold" if seat == mine else ""
    goals = [] if question is None else mark_goals(cells, question)
    lines = map_lines(list(cells.values()))
    first, last = part_of(len(lines), [goal.row for goal in goals], most)
    letter = letters[0 if mine is None else mine]
    legend = wording.ours("board-legend", zones="yes" if zoned else "no", letter=letter)
    if last - first < len(lines):
        legend = wording.ours("board-part")
    return [*lines[first:last], indented(Text(legend, style="dim"), 0)]


def standing_units(view: dict[str, Any]) -> list[tuple[int, str, dict[str, Any]]]:
    """Seat, unit and where it stands; Heavy Hitters last, so that they cover the units that they displace."""
    units = [(seat, unit, at) for seat, squad in enumerate(view["seats"]) for unit, at in squad["units"].items()]
    return sorted(units, key=lambda entry: entry[1] == HH)


def part_of(lines: int, rows: list[int], most: int) -> tuple[int, int]:
    """The first line to be shown, and the one after the last: the hexes of these rows, and as much around them."""
    if not rows or not 0 < most < lines or max(rows) + 3 - min(rows) > most:
        return 0, lines
    first = min(max((min(rows) + max(rows) + 3 - most) // 2, 0), lines - most)
    return first, first + most


def empty_cells(board: Board, zoned: bool) -> dict[str, Cell]:
    """Every hex of a board by its name, with its zone where that matters."""
    left, top = min(board.q), min([2 * r + q for q, r in zip(board.q, board.r, strict=True)])
    cells: dict[str, Cell] = {}
    for place, name in enumerate(board.names):
        q, r = board.q[place], board.r[place]
        cells[name] = Cell(name, q - left, 2 * r + q - top)
        if zoned and board.zones[place] > 1:
            cells[name].sign = str(board.zones[place])
    return cells


def tag_signs(tags: list[tuple[str, int]]) -> str:
    """A letter for each tag; a plus where there are more."""
    signs = "".join([letter * count for letter, count in tags])
    return signs if len(signs) <= ROOM else signs[: ROOM - 1] + MORE


def mark_goals(cells: dict[str, Cell], question: dict[str, Any]) -> list[Cell]:
    """What it costs to go to a hex, in brackets; before a unit that would have to make room. The hexes themselves."""
    goals: list[Cell] = []
    for word in question.get("options", ()):
        verb, place, _, _ = taken_apart(word)
        if verb not in GOALS:
            continue
        offer = question.get("offers", {}).get(word, {})
        price = str(offer.get("price", FREE))
        cell = cells[place]
        taken = cell.inside.replace("-", "")
        cell.inside = (price + taken)[:ROOM] if taken else f"({price})" + "!" * ("over" in offer)
        cell.style = "bold"
        goals.append(cell)
    return goals
