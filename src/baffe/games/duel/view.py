"""What a seat may know: everything but the face-down deck."""

from typing import Any

from baffe.games.duel.autobot import AUTOBOT
from baffe.games.duel.board import TOKENS, TRACKS, is_flipped, left_of, plain_place, track_of
from baffe.games.duel.hand import DICE, FACES
from baffe.games.duel.table import DuelTable


def seen_by(table: DuelTable, seat: int | None) -> dict[str, Any]:
    cards = table.book.cards
    return {
        "game": table.game.name,
        "options": table.book.house.plain(),
        "seats": [_seen_side(table, seat) for seat in (0, 1)],
        "turn": table.active,
        "turns": table.turns,
        "phase": table.phase,
        "fame": plain_place(table.markers[0]),
        "destruction": plain_place(table.markers[1]),
        "buzz": seen_buzz(table),
        "row": [cards[number].id for number in table.row],
        "prices": [table.price(slot) for slot in range(len(table.row))],
        "deck_count": len(table.bag) + len(table.top),
        "discard": [cards[number].id for number in table.discard],
        "dice": DICE.names(table.hand),
        "added": DICE.names(table.added) if table.phase not in ("roll", "start") else [],
        "red": table.red,
        "white": table.white,
        "throws_left": table.throws_left,
        "rolls_left": table.throws_left,  # the name that all games share
        "resolved": [FACES[face] for face in range(6) if table.closed >> face & 1],
        "specials_spent": table.spent,
        "symbol": None if table.symbol < 0 else FACES[table.symbol],
        "first_turn": table.first_turn,
    }


def _seen_side(table: DuelTable, seat: int) -> dict[str, Any]:
    side = table.sides[seat]
    autobot = table.book.house.autobot and seat == AUTOBOT
    return {
        "monster": side.monster,
        "hearts": side.hearts,
        "energy": side.energy,
        "cubes": side.energy if autobot else 0,
        "tokens": side.tokens,
        "cards": [table.book.cards[number].id for number in side.cards],
        "fewer": side.fewer,
        "dominated": side.dominated,
        "immune": side.immune,
    }


def seen_buzz(table: DuelTable) -> dict[str, Any]:
    """Tokens on the board by id: the leftmost space, and whether it lies flipped."""
    seen: dict[str, Any] = {}
    for token, at in zip(TOKENS, table.buzz, strict=True):
        if at >= 0:
            seen[token.id] = {"track": TRACKS[track_of(at)], "at": left_of(at), "flipped": is_flipped(at)}
    return seen
