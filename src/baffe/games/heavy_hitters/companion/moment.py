"""A moment of such a game in plain words: all that a client shows and offers, so that it needs no rule of its own."""

from typing import Any

from baffe.games.heavy_hitters.companion.game import Companion
from baffe.games.heavy_hitters.companion.weapons import every_weapon, numbers_of
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.games.heavy_hitters.view import seen_by
from baffe.kernel.telling import Teller

Plain = dict[str, Any]


class HeavyTeller(Teller[Companion]):
    def begin(self, setup: Plain) -> Companion:
        return Companion(setup)

    def told(self, game: Companion) -> Plain:
        return moment(game)


def moment(companion: Companion) -> Plain:
    table = companion.table
    return {
        "view": seen_by(table, None),
        "hexes": hexes(table),
        "ask": companion.ask,
        "log": list(companion.log),
        "fresh": companion.fresh,
        "weapons": {id: numbers_of(table, companion.printed, id) for id in every_weapon(table)},
        "outcome": None
        if table.ending is None
        else {"winners": list(table.ending.winners), "reason": table.ending.reason},
    }


def hexes(table: HeavyTable) -> list[list[Any]]:
    """The board: name, place and zone of every hex."""
    board = table.board
    return [[board.names[n], board.q[n], board.r[n], board.zones[n]] for n in range(board.size)]
