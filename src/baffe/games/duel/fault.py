"""What is impossible about a position, whether a save or a scene says it."""

from baffe.games.duel.board import KING, NO_TOKEN, OFF, TOKENS, TRACKS, covering, spots_for
from baffe.games.duel.dice import MOST_DICE, size
from baffe.games.duel.table import PHASES, ROW, DuelTable


def fault_of(table: DuelTable) -> str:
    """The first thing that is, or nothing."""
    numbers = [number for side in table.sides for number in side.cards]
    numbers += [*table.row, *table.deck.numbers(), *table.discard.numbers()]
    if len(set(numbers)) != len(numbers):
        return "a card is in two places"
    if len(table.row) > ROW:
        return f"the row has {ROW} slots"
    if table.active not in table.seats():
        return "it is nobody's turn"
    if table.sides[0].monster == table.sides[1].monster:
        return "both sides play the same monster"
    if not all([table.book.cards[number].keep for side in table.sides for number in side.cards]):
        return "a card that cannot be kept lies in front of a monster"
    if size(table.roll) > MOST_DICE:
        return "the hand has too many dice"
    if table.phase not in PHASES:
        return f"the phase {table.phase!r} is none of {', '.join(PHASES)}"
    return board_fault(table)


def board_fault(table: DuelTable) -> str:
    """What is impossible about tokens, or about a marker between them."""
    if len(table.markers) != len(TRACKS) or len(table.buzz) != len(TOKENS):
        return f"there must be {len(TRACKS)} markers, and {len(TOKENS)} places in buzz"
    for token, at in enumerate(table.buzz):
        if at != OFF and at not in spots_for(table.buzz, token, (1, 1)):
            return f"the token {TOKENS[token].id} does not fit where it lies"
        if at != OFF and token in KING and not any([side.figure.owns_stops for side in table.sides]):
            return "King tokens belong to The King"
    for track, place in enumerate(table.markers):
        on = covering(table.buzz, track, place)
        if between_spaces(table, track):
            return "a marker stands between two spaces"
        if (
            on != NO_TOKEN
            and TOKENS[on].removes
            and covering(table.buzz, track, place - 2) == on == covering(table.buzz, track, place + 2)
        ):
            return "a marker stands on a space that is gone"
    return ""


def between_spaces(table: DuelTable, track: int) -> bool:
    """Whether a marker stands on a half where no token has put a space."""
    place = table.markers[track]
    on = covering(table.buzz, track, place)
    return place % 2 != 0 and (on == NO_TOKEN or not TOKENS[on].inserts)
