"""What a seat thinks of the positions that its answers lead to."""

from typing import Final

from baffe.bots.bot import Eyes
from baffe.bots.search.net import ONE, Net
from baffe.kernel.agenda import Decision
from baffe.kernel.dice import size
from baffe.kernel.policy import Policy, keeps_of
from baffe.kernel.search import Budget, Search
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

REPORTS: Final = 64  # hands between two signs of life


class Thoughts:
    """For one decision: a search, a net, a budget. `weighs`: kinds of question at which rivals think too."""

    def __init__(
        self, search: Search, net: Net, seat: Seat, turn: int, budget: Budget, weighs: tuple[str, ...], eyes: Eyes
    ) -> None:
        self.search: Final = search
        self.net: Final = net
        self.seat: Final = seat
        self.turn: Final = turn
        self.budget: Final = budget
        self.weighs: Final = weighs
        self.eyes: Final = eyes
        self.thinks: Final = net.inputs - 1  # a feature of whoever thinks ahead
        self._valued: Final[dict[tuple[int, ...], int]] = {}  # many hands lead to one position, and nets are dear

    def value(self, table: Table, seat: Seat) -> int:
        """The chance of that seat to win, from 0 to ONE."""
        self.budget.spend()
        if table.ending is not None:
            return ONE if seat in table.ending.winners else 0
        if self.search.is_lost(table, seat):
            return 0
        features = self.search.features(table, seat)
        if seat == self.seat:
            features.append(self.thinks)
        position = tuple(features)
        known = self._valued.get(position)
        if known is None:
            self._valued[position] = known = self.net.value(features)
        return known

    def run(self, table: Table) -> None:
        """Up to a leaf. Rivals answer by default, or by their own value where that matters most."""
        search = self.search
        while not search.is_leaf(table, self.turn):
            asked = table.decision
            assert asked is not None
            if asked.kind in self.weighs and not self.budget.is_spent():
                word = self.best_word(table, asked)
            else:
                word = search.default(table, asked)
            self.budget.spend()
            table.play(word, asked.seat, asked.number)

    def best_word(self, table: Table, asked: Decision) -> str:
        """The word after which whoever is asked has the best chance; what follows is answered by default."""
        best = asked.options[0]
        most = -1
        for word in asked.options:
            twin = table.copy()
            twin.play(word, asked.seat, asked.number)
            self.search.run(twin, self.turn, self.budget)
            value = self.value(twin, asked.seat)
            if value > most:
                best = word
                most = value
        return best

    def value_after(self, table: Table, word: str) -> int:
        """What a word of one's own is worth; the table stays as it is."""
        twin = table.copy()
        self.budget.spend()
        twin.play(word, self.seat)
        self.run(twin)
        return self.value(twin, self.seat)

    def policy(self, table: Table) -> Policy:
        """The best way to roll on from an open question for dice: every final hand is tried, those alike once."""
        search = self.search
        dice = size(search.hand(table))
        apart = search.reads_dice(table)
        found: dict[int, int] = {}
        like: dict[int, int] = {}  # hands that look alike to whoever has no budget left
        values: list[int] = []
        hands = keeps_of(dice).hands()
        for n, hand in enumerate(hands):
            key = hand if apart else search.alike(table, hand)
            value = found.get(key, -1)
            if value < 0:
                value = self._value_of(table, hand, like)
                found[key] = value
                if n % REPORTS == 0:
                    self.eyes.still_working()
            values.append(value)
        return Policy(dice, values)

    def _value_of(self, table: Table, hand: int, like: dict[int, int]) -> int:
        look = self.search.alike(table, hand)
        if self.budget.is_spent() and look in like:
            return like[look]
        twin = self.search.stopped_with(table, hand)
        self.budget.spend()
        self.run(twin)
        like[look] = value = self.value(twin, self.seat)
        return value
