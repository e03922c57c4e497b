"""Heavy Hitters as a program sees it that thinks ahead: a look goes to the end of the round."""

from typing import Any, Final

from baffe.games.heavy_hitters import features, prospects
from baffe.games.heavy_hitters.options import SOLO
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.chance import Chance
from baffe.kernel.search import Search
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

MODE: Final = "heavy_hitters-"  # and the number of seats
SOLO_MODE: Final = "heavy_hitters-solo-"  # the same with those of the opponents
FEWEST: Final = 2
MOST: Final = 4


class HeavySearch(Search):
    """A leaf is the first question of another round."""

    passing = ("done", "no", "pass", "stay", "hold", "stop")

    def is_leaf(self, table: Table, turn: int) -> bool:
        return table.decision is None or (table.turns > 0 and table.turns != turn)

    def is_lost(self, table: Table, seat: Seat) -> bool:
        assert isinstance(table, HeavyTable)
        return table.squads[seat].is_out()

    def mode(self, table: Table) -> str:
        assert isinstance(table, HeavyTable)
        return f"{SOLO_MODE if table.book.house.is_solo() else MODE}{table.seat_count()}"

    def modes(self) -> tuple[str, ...]:
        numbers = range(FEWEST, MOST + 1)
        return tuple([f"{mode}{seats}" for mode in (MODE, SOLO_MODE) for seats in numbers])

    def deal_for(self, mode: str, chance: Chance) -> tuple[int, dict[str, Any]]:
        """Half of the tables are as the box says, the others have zones, paths, built decks, more cards."""
        seats = seats_of(mode)
        options: dict[str, Any] = {}
        if chance.below(2):
            if chance.below(2):
                options["board"] = "alternative"
            if chance.below(3) == 0:
                options["decks"] = "built"
            if chance.below(3) == 0:
                options["pack"] = "extended"
            if chance.below(2) and not mode.startswith(SOLO_MODE):
                options["paths"] = True
        if mode.startswith(SOLO_MODE):
            options["solo"] = SOLO.values[1 + chance.below(len(SOLO.values) - 1)]
        elif seats > FEWEST:
            alliances = chance.below(3)
            if alliances == 1:
                options["alliances"] = "shifting"
            elif alliances == 2 and seats == MOST:
                options["alliances"] = "fixed"
        return seats, options

    def feature_names(self, mode: str) -> list[str]:
        return prospects.feature_names(seats_of(mode))

    def features(self, table: Table, seat: Seat) -> list[int]:
        assert isinstance(table, HeavyTable)
        return prospects.features_of(table, seat)

    def sight_names(self, mode: str) -> list[str]:
        return features.feature_names(seats_of(mode))

    def sight(self, table: Table, seat: Seat) -> list[int]:
        """Hexes, tags and cards one by one."""
        assert isinstance(table, HeavyTable)
        return features.features_of(table, seat)


def seats_of(mode: str) -> int:
    return int(mode.rpartition("-")[2])
