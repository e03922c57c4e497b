"""What a seat may know: everything but the face-down deck."""

from typing import Any

from baffe.games.duel.autobot import AUTOBOT
from baffe.games.duel.board import OFF, TOKENS, TRACKS, is_flipped, left_of, plain_place, track_of
from baffe.games.duel.dice import DICE, FACES, NO_FACE
from baffe.games.duel.monster import BOTH
from baffe.games.duel.table import DuelTable
from baffe.kernel.seat import Seat


def seen_by(table: DuelTable, seat: Seat | None) -> dict[str, Any]:
    return {
        "game": table.game.name,
        "options": table.book.house.plain(),
        "seats": [_seen_side(table, seat) for seat in BOTH],
        "turn": table.active,
        "turns": table.turns,
        "phase": table.phase,
        "fame": plain_place(table.markers[0]),
        "destruction": plain_place(table.markers[1]),
        "buzz": seen_buzz(table),
        "row": [table.card_id(number) for number in table.row],
        "prices": [table.price(slot) for slot in range(len(table.row))],
        "deck_count": table.deck.count(),
        "discard": [table.card_id(number) for number in table.discard.numbers()],
        "dice": DICE.names(table.roll),
        "added": DICE.names(table.added) if table.phase not in ("roll", "start") else [],
        "red": table.red,
        "white": table.white,
        "throws_left": table.throws_left,
        "rolls_left": table.throws_left,  # the name that all games share
        "resolved": [FACES[face] for face in range(6) if table.closed >> face & 1],
        "specials_spent": table.spent,
        "symbol": None if table.symbol == NO_FACE else FACES[table.symbol],
        "first_turn": table.first_turn,
    }


def _seen_side(table: DuelTable, seat: Seat) -> dict[str, Any]:
    side = table.sides[seat]
    autobot = table.book.house.autobot and seat == AUTOBOT
    return {
        "monster": side.monster,
        "hearts": side.hearts,
        "energy": side.energy,
        "cubes": side.energy if autobot else 0,
        "tokens": side.tokens,
        "cards": [card.id for card in side.held],
        "fewer": side.fewer,
        "dominated": side.dominated,
        "immune": side.immune,
    }


def seen_buzz(table: DuelTable) -> dict[str, Any]:
    """Tokens on the board by id: the leftmost space, and whether it lies flipped."""
    seen: dict[str, Any] = {}
    for token, at in zip(TOKENS, table.buzz, strict=True):
        if at != OFF:
            seen[token.id] = {"track": TRACKS[track_of(at)], "at": left_of(at), "flipped": is_flipped(at)}
    return seen
