"""The pilot token on the achievements board, and the upgrades that it unlocks."""

from typing import Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.squad import NONE
from baffe.games.heavy_hitters.table import HeavyAsk, HeavyTable
from baffe.kernel.agenda import Decision
from baffe.kernel.seat import Seat

LAST_SPACE: Final = 12  # G165


def earn(table: HeavyTable, seat: Seat, spaces: int, why: str) -> None:
    """G161, G162: it moves, and each threshold that it reaches or passes unlocks one upgrade. Not in solo (X54)."""
    if table.book.house.is_solo():
        return
    squad = table.squads[seat]
    old = squad.fame
    squad.fame = min(old + spaces, max(LAST_SPACE, old))
    if squad.fame == old:
        return
    if table.loud:
        table.tell_all(facts.FAME, seat, why, (squad.fame - old, squad.fame))
    for place, threshold in enumerate(table.book.data.thresholds):
        if old < threshold <= squad.fame:
            table.then(Unlock(seat, place + 1))


class Unlock(HeavyAsk):
    """G163: one remaining tile of that tier; on a path the tile that comes next (X16)."""

    tier: int

    def question(self, table: HeavyTable) -> Decision | None:
        if table.squads[self.seat].path != NONE or table.squads[self.seat].fell:
            return None
        words = tuple([f"upgrade:{table.book.upgrades[tile].id}" for tile in self._tiles(table)])
        return table.ask(self.seat, "upgrade", words) if len(words) > 1 else None

    def _tiles(self, table: HeavyTable) -> list[int]:
        rows = table.book.data.upgrade_tiles
        return [n for n, row in enumerate(rows) if row.tier == self.tier and table.tiles >> n & 1]

    def run(self, table: HeavyTable) -> None:
        """The path decides, or what is left."""
        squad = table.squads[self.seat]
        if squad.fell:
            return
        if squad.path != NONE:
            path = table.book.data.alternative_paths[squad.path]
            self._take(table, table.book.power(path.order[self.tier - 1]).number, "gkr/X16")
        elif self._tiles(table):
            self._take(table, self._tiles(table)[0], "gkr/G163")

    def choose(self, table: HeavyTable, choice: str) -> None:
        self._take(table, table.book.power(choice.partition(":")[2]).number, "gkr/G163")

    def _take(self, table: HeavyTable, tile: int, why: str) -> None:
        squad = table.squads[self.seat]
        squad.upgrades |= 1 << tile
        table.tiles &= ~(1 << tile)
        squad.equip(table.book)
        table.tell(facts.UPGRADED, self.seat, why, word=table.book.upgrades[tile].id)


STEPS: Final = (Unlock,)
