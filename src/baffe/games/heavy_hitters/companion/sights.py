"""What an opponent's unit could fire at, in its order of priority: for whoever holds the printed weapon in hand."""

from typing import Any

from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.hexes import ARCS
from baffe.games.heavy_hitters.odds import line_told
from baffe.games.heavy_hitters.sight import SIGHTS, sight_of_target
from baffe.games.heavy_hitters.squad import HH, RESERVE
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.seat import Seat

Plain = dict[str, Any]


def sights(table: HeavyTable, seat: Seat, unit: int) -> list[Plain]:
    """Enemy units on the board by X95, with distance, arcs and sight; which of them a weapon reaches is printed."""
    squad, board = table.squads[seat], table.board
    here = squad.at[unit]
    found: list[Plain] = []
    for name in table.book.data.row("attack_priority", UNITS[unit]).order:
        for enemy in table.enemies(seat):
            there = table.squads[enemy].at[UNITS.index(name)]
            if there == RESERVE:
                continue
            arcs = [
                arc for n, arc in enumerate(ARCS) if unit != HH or board.in_arc(here, squad.facing, n, there)
            ]  # fmt: skip
            found.append({
                "unit": name, "seat": enemy, "at": board.names[there], "distance": board.distance(here, there),
                "arcs": arcs, "sight": SIGHTS[sight_of_target(board, here, there, table.ground)],
                **line_told(table, here, there),
            })  # fmt: skip
    return found
