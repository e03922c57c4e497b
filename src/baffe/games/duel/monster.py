"""One side of the table: a monster and what it has."""

from typing import TYPE_CHECKING, Final

from baffe.games.duel.card import NO_WORDS, Card
from baffe.kernel.reader import Reader
from baffe.kernel.seat import Seat
from baffe.kernel.state import State, derived, kept, this_turn

if TYPE_CHECKING:
    from baffe.games.duel.figures import Figure

MOST_TOKENS: Final = 2
NO_CARDS: Final[tuple[Card, ...]] = ()
BOTH: Final[tuple[Seat, ...]] = (Seat(0), Seat(1))
RIVAL: Final[tuple[Seat, ...]] = (Seat(1), Seat(0))  # of each seat


class Side(State):
    figure: "Figure" = kept(key="monster", own=True)
    hearts: int = kept(0, most="hearts")
    energy: int = kept(0)  # the Autobot's cubes
    tokens: int = kept(0, most=MOST_TOKENS)  # dice tokens
    cards: tuple[int, ...] = kept((), most="cards")  # Keep cards, in the order in which they came
    held: tuple[Card, ...] = derived(NO_CARDS)  # the same
    moments: int = derived(0)  # bits of those at which they speak
    fewer: int = kept(0)  # dice fewer on its next turn
    dominated: int = kept(0)  # times that Dominate waits for its next turn
    immune: bool = this_turn(False)  # takes no more hits
    lost: int = this_turn(0)  # hearts
    was_hit: bool = this_turn(False)  # has taken a hit

    @property
    def monster(self) -> str:
        return self.figure.id

    def hold(self, numbers: tuple[int, ...], cards: tuple[Card, ...]) -> None:
        """These are its Keep cards now."""
        self.cards = numbers
        self.held = tuple([cards[number] for number in numbers])
        self.moments = 0
        for card in self.held:
            self.moments |= card.moments

    def cards_at(self, moment: int) -> tuple[Card, ...]:
        """Its cards, if one of them speaks at that moment."""
        return self.held if self.moments & moment else NO_CARDS

    def ids_at(self, moment: int) -> tuple[str, ...]:
        """The ids of those of its cards that speak at that moment: words for a question."""
        if not self.moments & moment:
            return NO_WORDS
        return tuple([card.id for card in self.held if card.moments & moment])

    def plain_figure(self) -> str:
        return self.figure.id

    def read_figure(self, reader: Reader) -> None:
        from baffe.games.duel.figures import MONSTERS

        name = reader.word("monster")
        if name not in MONSTERS:
            raise reader.broken("monster", f"{name!r} is not a monster we know")
        self.figure = MONSTERS[name]
        reader.limits["hearts"] = self.figure.hearts


def fresh_side(figure: "Figure") -> Side:
    side = Side()
    side.start()
    side.figure = figure
    side.hearts = figure.hearts
    return side
