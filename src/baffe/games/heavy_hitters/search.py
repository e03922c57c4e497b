"""Heavy Hitters as a program sees it that learns: features of a position. No values are learned for them yet."""

from typing import Any, Final

from baffe.games.heavy_hitters.features import feature_names, features_of
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.chance import Chance
from baffe.kernel.search import Search
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

MODE: Final = "heavy_hitters-"  # and the number of seats


class HeavySearch(Search):
    def mode(self, table: Table) -> str:
        return f"{MODE}{table.seat_count()}"

    def deal_for(self, mode: str, chance: Chance) -> tuple[int, dict[str, Any]]:
        return int(mode.removeprefix(MODE)), {}

    def feature_names(self, mode: str) -> list[str]:
        return feature_names(int(mode.removeprefix(MODE)))

    def features(self, table: Table, seat: Seat) -> list[int]:
        assert isinstance(table, HeavyTable)
        return features_of(table, seat)
