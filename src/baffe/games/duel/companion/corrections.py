"""The score as people set it by hand: each correction is checked, made, and told in one line."""

from typing import Any, Final

from baffe.games.duel.autobot import AUTOBOT, HUMAN
from baffe.games.duel.board import (
    DIRECTION,
    KING,
    NO_TOKEN,
    OFF,
    TOKENS,
    TRACKS,
    VICTORY,
    is_under_marker,
    next_place,
    plain_place,
    spot,
    spots_for,
    token_of,
)
from baffe.games.duel.dice import RED_DICE
from baffe.games.duel.fault import board_fault
from baffe.games.duel.table import DuelTable
from baffe.kernel.refusal import NotAnOption
from baffe.kernel.seat import Seat

Plain = dict[str, Any]

MOST_CUBES: Final = 99


def figures(table: DuelTable) -> dict[str, list[int]]:
    """Every figure that can be set, and the most that it can be."""
    me, bot = table.sides[HUMAN], table.sides[AUTOBOT]
    return {
        "mine": [me.hearts, table.most_hearts(HUMAN)],
        "bots": [bot.hearts, table.most_hearts(AUTOBOT)],
        "cubes": [bot.energy, MOST_CUBES],
        "fewer": [bot.fewer, RED_DICE],
    }


def ways(table: DuelTable) -> dict[str, list[int | float | None]]:
    """Where each marker comes by one step towards either side; None at the end of its track."""
    return {name: [_step(table, track, seat) for seat in (HUMAN, AUTOBOT)] for track, name in enumerate(TRACKS)}


def _step(table: DuelTable, track: int, seat: Seat) -> int | float | None:
    place = next_place(table.buzz, track, table.markers[track], DIRECTION[seat])
    return plain_place(place) if -VICTORY <= place <= VICTORY else None


def usable_tokens(table: DuelTable) -> list[int]:
    """King tokens are in the box unless the person is The King: the Autobot never uses them (R10)."""
    kings = table.figure(HUMAN).owns_stops
    return [token for token in range(len(TOKENS)) if kings or token not in KING]


def correct(table: DuelTable, move: Plain) -> Plain | None:
    """Set the score; what the log says of it. None if the move is no correction."""
    match move:
        case {"do": "set", "what": str(what), "to": int(to)} if not isinstance(to, bool):
            return _set_figure(table, what, to)
        case {"do": "marker", "track": str(track), "to": int(to) | float(to)} if track in TRACKS and not isinstance(
            to, bool
        ):
            return _set_marker(table, track, to)
        case {"do": "token", "token": str(token), "to": dict(to) | (None as to)}:
            return _set_token(table, token, to)
    return None


def _line(type: str, **fields: Any) -> Plain:
    return {"type": type, "seat": HUMAN, "rule": "", **fields}


def _set_figure(table: DuelTable, what: str, to: int) -> Plain:
    _, most = figures(table).get(what, (0, -1))
    if not 0 <= to <= most:
        raise NotAnOption("to", f"{what} cannot be {to}")
    if what == "mine":
        table.sides[HUMAN].hearts = to
    elif what == "bots":
        table.sides[AUTOBOT].hearts = to
    elif what == "cubes":
        table.sides[AUTOBOT].energy = to
    else:
        table.sides[AUTOBOT].fewer = to
    return _line(f"set_{what}", to=to)


def _set_marker(table: DuelTable, track: str, to: int | float) -> Plain:
    before, number = table.markers, TRACKS.index(track)
    place = int(2 * to)
    table.markers = (place, before[1]) if number == 0 else (before[0], place)
    if place != 2 * to or not -VICTORY <= place <= VICTORY or board_fault(table):
        table.markers = before
        raise NotAnOption("to", f"{to} is no space")
    return _line("set_marker", track=track, at=to)


def _set_token(table: DuelTable, id: str, to: Plain | None) -> Plain:
    token = token_of(id)
    if token == NO_TOKEN or token not in usable_tokens(table) or is_under_marker(table.buzz, token, table.markers):
        raise NotAnOption("token", f"{id} cannot be moved")
    where = OFF if to is None else _spot(table, token, to)
    table.buzz = (*table.buzz[:token], where, *table.buzz[token + 1 :])
    return _line("set_off", token=id) if to is None else _line("set_token", token=id, track=to["track"], at=to["at"])


def _spot(table: DuelTable, token: int, to: Plain) -> int:
    match to:
        case {"track": str(track), "at": int(at)} if track in TRACKS and not isinstance(at, bool):
            where = spot(TRACKS.index(track), at, bool(to.get("flipped", False)))
            if where in spots_for(table.buzz, token, table.markers):
                return where
    raise NotAnOption("to", f"{TOKENS[token].id} does not fit there")
