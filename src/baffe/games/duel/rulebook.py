"""What a table of Duel is played by: the cards, the house rules, and each side's player and timetable."""

from typing import Any, Final

from baffe.games.duel.autobot import AUTOBOT_PARTS, AUTOBOT_TURN, Autobot
from baffe.games.duel.card import Card
from baffe.games.duel.cards import CARDS
from baffe.games.duel.options import House
from baffe.games.duel.table import Player
from baffe.games.duel.turn import NEXT_TURN, PARTS, TURN, OpenWindow
from baffe.kernel.agenda import Due, Step, laid_out, listed
from baffe.kernel.seat import Seat


class Rulebook:
    """The same object for all tables with the same options; it never changes."""

    def __init__(self, house: House) -> None:
        rival, timetable = (Autobot(house), AUTOBOT_TURN) if house.autobot else (Player(), TURN)
        self.house: Final = house
        self.players: Final[tuple[Player, ...]] = (Player(), rival)
        self.turns: Final[tuple[Due, ...]] = (_chain(TURN), _chain(timetable))
        self.next_turn: Final[Step[Any]] = NEXT_TURN
        self.cards: Final[tuple[Card, ...]] = CARDS
        self.buy_words: Final[tuple[str, ...]] = tuple(["buy:" + card.id for card in CARDS])

    def turn_from(self, seat: Seat, step: str) -> Due:
        """What is due in a turn of that seat from the step of that name on; all of it where there is no such step."""
        due: Due | None = self.turns[seat]
        while due is not None and due.step.name != step:
            due = due.rest
        return due or self.turns[seat]


def _chain(timetable: tuple[Step[Any], ...]) -> Due:
    return Due(timetable[0], laid_out(list(timetable[1:])))


_BOOKS: Final[dict[str, Rulebook]] = {}


def rulebook(house: House, rules: int) -> Rulebook:
    """The one rulebook for these house rules in that version of the rules."""
    key = f"{rules} {sorted(house.plain().items())}"
    book = _BOOKS.get(key)
    if book is None:
        book = _BOOKS[key] = Rulebook(house)
    return book


# For each step of a timetable the last one of its part, "" for one that saves never hold.
LAST_OF_PART: Final[dict[str, str]] = {
    **{step.name: "" for step in TURN + AUTOBOT_TURN},
    **{step: part.split()[-1] for part in PARTS + AUTOBOT_PARTS for step in part.split()},
}


def without_rest_of_turn(agenda: list[Step[Any]]) -> list[Step[Any]]:
    """The agenda to the end of the part at hand, the next step last."""
    for i in range(len(agenda) - 1, -1, -1):
        last = LAST_OF_PART.get(agenda[i].name)
        if last == "":
            return agenda[i + 1 :]
        if last is not None:
            while i > 0 and agenda[i].name != last:
                i -= 1
            return agenda[i:]
    return agenda


def with_rest_of_turn(book: Rulebook, seat: Seat, agenda: list[Step[Any]]) -> list[Step[Any]]:
    """The inverse. What saves hold of no part has come up before the window of the turn was opened (D9)."""
    if not agenda:
        return agenda
    if agenda[0].name in LAST_OF_PART:
        return listed(book.turn_from(seat, agenda[0].name)) + agenda[1:]
    return listed(book.turn_from(seat, OpenWindow.name)) + agenda
