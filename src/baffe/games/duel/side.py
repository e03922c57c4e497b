"""One side of the table: a monster and what it has."""

from typing import TYPE_CHECKING, Any, Final

from baffe.games.duel.card import Card

if TYPE_CHECKING:
    from baffe.games.duel.monsters import Monster

NO_CARDS: Final[tuple[Card, ...]] = ()


class Side:
    figure: "Monster"
    hearts: int
    energy: int  # the Autobot's cubes
    tokens: int  # dice tokens
    cards: tuple[int, ...]  # Keep cards, in the order in which they came
    held: tuple[Card, ...]  # the same
    moments: int  # bits of those at which they speak
    fewer: int  # dice fewer on its next turn
    dominated: int  # times that Dominate waits for its next turn
    immune: bool  # takes no more hits this turn
    lost: int  # hearts lost this turn
    was_hit: bool  # has taken a hit this turn

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

    def copy(self) -> "Side":
        twin = Side()
        twin.figure = self.figure
        twin.hearts = self.hearts
        twin.energy = self.energy
        twin.tokens = self.tokens
        twin.cards = self.cards
        twin.held = self.held
        twin.moments = self.moments
        twin.fewer = self.fewer
        twin.dominated = self.dominated
        twin.immune = self.immune
        twin.lost = self.lost
        twin.was_hit = self.was_hit
        return twin

    def plain(self) -> dict[str, Any]:
        return {
            "monster": self.monster, "hearts": self.hearts, "energy": self.energy, "tokens": self.tokens,
            "cards": list(self.cards), "fewer": self.fewer, "dominated": self.dominated, "immune": self.immune,
            "lost": self.lost, "was_hit": self.was_hit,
        }  # fmt: skip


def fresh_side(figure: "Monster") -> Side:
    side = Side()
    side.figure = figure
    side.hearts = figure.hearts
    side.energy = 0
    side.tokens = 0
    side.cards = ()
    side.held = NO_CARDS
    side.moments = 0
    side.fewer = 0
    side.dominated = 0
    side.immune = False
    side.lost = 0
    side.was_hit = False
    return side
