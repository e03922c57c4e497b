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

REPORTS: Final = 16  # hands that are tried between two signs of life
UNKNOWN: Final = -1


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
        worth = self.plain_value(table, seat)
        if worth == UNKNOWN:
            features = self.features(table, seat)
            position = tuple(features)
            worth = self._valued.get(position, UNKNOWN)
            if worth == UNKNOWN:
                self._valued[position] = worth = self.net.value(features)
        return worth

    def plain_value(self, table: Table, seat: Seat) -> int:
        """The value where nobody needs to think, else UNKNOWN."""
        if table.ending is not None:
            return ONE if seat in table.ending.winners else 0
        return 0 if self.search.is_lost(table, seat) else UNKNOWN

    def features(self, table: Table, seat: Seat) -> list[int]:
        """What the net is told."""
        features = self.search.features(table, seat)
        if seat == self.seat:
            features.append(self.thinks)
        return features

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
        ends = Ends(self)
        found: dict[int, int] = {}
        like: dict[int, int] = {}  # hands that look alike to whoever has no budget left
        places: list[int] = []
        for hand in keeps_of(dice).hands():
            key = hand if apart else search.alike(table, hand)
            place = found.get(key, -1)
            if place < 0:
                place = self._end_of(table, hand, like, ends)
                found[key] = place
                if len(found) % REPORTS == 0:
                    self.eyes.still_working()
            places.append(place)
        worths = ends.values()
        return Policy(dice, [worths[place] for place in places])

    def _end_of(self, table: Table, hand: int, like: dict[int, int], ends: "Ends") -> int:
        look = self.search.alike(table, hand)
        if self.budget.is_spent() and look in like:
            return like[look]
        twin = self.search.stopped_with(table, hand)
        self.budget.spend()
        self.run(twin)
        like[look] = place = ends.add(twin)
        return place


class Ends:
    """Positions that a look ahead has come to. They are valued all at once, and equal ones once."""

    def __init__(self, thoughts: Thoughts) -> None:
        self._thoughts: Final = thoughts
        self._worths: Final[list[int]] = []
        self._rows: Final[list[list[int]]] = []  # of positions that have no value yet
        self._places: Final[list[int]] = []  # of the same among the worths
        self._known: Final[dict[tuple[int, ...], int]] = {}

    def add(self, table: Table) -> int:
        """Its place in the list of values."""
        thoughts = self._thoughts
        seat = thoughts.seat
        thoughts.budget.spend()
        worth = thoughts.plain_value(table, seat)
        if worth == UNKNOWN:
            features = thoughts.features(table, seat)
            position = tuple(features)
            place = self._known.get(position, -1)
            if place >= 0:
                return place
            self._known[position] = len(self._worths)
            self._rows.append(features)
            self._places.append(len(self._worths))
        self._worths.append(worth)
        return len(self._worths) - 1

    def values(self) -> list[int]:
        for place, worth in zip(self._places, self._thoughts.net.values(self._rows), strict=True):
            self._worths[place] = worth
        return self._worths
