"""Deploy cards, and maneuvers: what a Heavy Hitter does instead of walking, or beside it."""

from typing import Final

from baffe.games.heavy_hitters.deploying import Place, deploy_words
from baffe.games.heavy_hitters.moving import DASH, LEAP, POUNCE, WALK, Convoy, March, Move
from baffe.games.heavy_hitters.power import HandCard, Maneuver, Power
from baffe.games.heavy_hitters.squad import SUPPORT
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.seat import Seat


class DeployCard(HandCard):
    """G61 to G68: any number of them in a Deploy phase. The price and the range are those of the owner."""

    id = "u_deploy"
    ask = "deploy"
    verb = "deploy"

    def price(self, table: HeavyTable, seat: Seat) -> int:
        return table.squads[seat].deploy_cost

    def words(self, table: HeavyTable, seat: Seat) -> tuple[str, ...]:
        return deploy_words(table, seat, self.verb, table.squads[seat].deploy_range)

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        table.then(Place(seat, table.unit_named(word), table.squads[seat].deploy_range))


class ThrusterBurst(Maneuver):
    id = "u_m_burst"
    ask = "move"

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        table.then(Move(seat, WALK, self.effect.n, self.effect.n, 0))


class SkyhookLeap(Maneuver):
    id = "u_m_leap"
    ask = "move"

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        table.then(Move(seat, LEAP, 0, self.effect.n, 0))


class ConvoyOrder(Maneuver):
    id = "u_m_convoy"
    ask = "move"

    def helps(self, table: HeavyTable, seat: Seat) -> bool:
        return any([table.squads[seat].on_board(unit) for unit in SUPPORT])

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        for unit in SUPPORT:
            table.then(Convoy(seat, unit, self.effect.n))
        table.then(Move(seat, WALK, 0, 0, 0))


class Pounce(Maneuver):
    id = "u_m_kw"
    ask = "move"

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        table.then(Move(seat, POUNCE, 0, self.effect.n, 0))


class DosageRush(Maneuver):
    id = "u_m_th"
    ask = "move"

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        table.then(Move(seat, WALK, self.effect.n, 0, self.effect.self_damage, self.id))


class Bulldoze(Maneuver):
    id = "u_m_hs"
    ask = "move"

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        table.then(March(seat, 0, self.effect.n, ()))


class SlitherStep(Maneuver):
    id = "u_m_db"
    ask = "late"

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        table.then(Move(seat, DASH, 0, self.effect.n, 0))


MANEUVERS: Final[tuple[type[Power], ...]] = (
    DeployCard, ThrusterBurst, SkyhookLeap, ConvoyOrder, Pounce, DosageRush, Bulldoze, SlitherStep,
)  # fmt: skip
