"""Positions out of games: the features that held at every leaf, and who won."""

from array import array
from typing import Any, Final

import baffe
from baffe.bots.bot import Bot, Eyes
from baffe.kernel.chance import Chance
from baffe.kernel.search import Search
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

NO_FEATURE: Final = -1
MOST_PERSPECTIVES: Final = 2  # of one leaf: those of a table are much alike


class Harvest:
    """Positions one after the other: all their features in a row, where each begins, and whether it was won."""

    def __init__(self) -> None:
        self.features: Final = array("H")
        self.begins: Final = array("L", [0])
        self.won: Final = array("B")

    def add(self, features: list[int], won: bool) -> None:
        self.features.extend(features)
        self.begins.append(len(self.features))
        self.won.append(1 if won else 0)

    def add_some(self, other: "Harvest", chance: Chance, one_in: int) -> None:
        """One in so many of the other positions."""
        for n in range(len(other.won)):
            if chance.below(one_in) == 0:
                self.add(list(other.features[other.begins[n] : other.begins[n + 1]]), other.won[n] == 1)


class Seen(Harvest):
    """Positions of a game that is not over yet, with the seats that saw them."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: Final[list[Seat]] = []

    def see(self, features: list[int], seat: Seat) -> None:
        self.add(features, False)
        self.seats.append(seat)

    def decided(self, winners: tuple[Seat, ...]) -> None:
        for n, seat in enumerate(self.seats):
            self.won[n] = 1 if seat in winners else 0


def play_and_see(
    game: str, seats: int, options: dict[str, Any], seed: int, bots: list[Bot], thinks: list[bool], chance: Chance
) -> tuple[Seen, Table]:
    """One game. `thinks`: which seats think ahead, which its nets are told; chance picks whose eyes are used."""
    table = baffe.deal(game, seats, seed, options, events=False)
    search = table.game.search()
    features = len(search.feature_names(search.mode(table)))
    extra = [features + (1 if it else 0) if True in thinks else NO_FEATURE for it in thinks]
    seen = Seen()
    turn = table.turns - 1
    while True:
        asked = table.decision
        if asked is None:
            break
        if search.is_leaf(table, turn):
            see(seen, search, table, extra, chance)
            turn = table.turns
        word = bots[asked.seat].choose(asked, Eyes(table, asked.seat))
        if search.next_turn and asked.seat == table.active:
            after = table.copy()
            search.within_turn(after)
            after.play(word, asked.seat, asked.number)
            if after.decision is None and after.ending is None:
                see(seen, search, after, extra, chance)
        table.play(word, asked.seat, asked.number)
    assert table.ending is not None
    seen.decided(table.ending.winners)
    return seen, table


def see(seen: Seen, search: Search, table: Table, extra: list[int], chance: Chance) -> None:
    """The leaf as some of those see it who can still win, each with a feature that is no fact of the table."""
    seats = [seat for seat in table.seats() if seat < len(extra) and not search.is_lost(table, seat)]
    while len(seats) > MOST_PERSPECTIVES:
        seats.pop(chance.below(len(seats)))
    for seat in seats:
        features = search.features(table, seat)
        if extra[seat] != NO_FEATURE:
            features.append(extra[seat])
        seen.see(features, seat)
