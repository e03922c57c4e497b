"""The sixteen pilots."""

from typing import Final

from baffe.games.heavy_hitters.cards import mend
from baffe.games.heavy_hitters.power import PilotAbility, Power
from baffe.games.heavy_hitters.squad import HH, Squad
from baffe.games.heavy_hitters.striking import attack_distance, modify, save_again
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.seat import Seat


class InesCalloway(PilotAbility):
    id = "p_db1"
    ask = "aim"

    def fits(self, table: HeavyTable, seat: Seat) -> bool:
        return table.attack.unit == HH and attack_distance(table) >= self.effect.min_range

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        modify(table, self.effect.n, 0, self.id)


class DexMarrow(PilotAbility):
    """The facing is asked before weapons are committed; whoever keeps it has said no."""

    id = "p_db2"
    ask = "reface"


class OonaPike(PilotAbility):
    id = "p_db3"

    def set_numbers(self, squad: Squad) -> None:
        squad.first_hex_free = self.effect.n > 0


class TobiasVane(PilotAbility):
    id = "p_db4"
    ask = "overclock"


class RookHalvorsen(PilotAbility):
    id = "p_kw1"
    ask = "aim"

    def fits(self, table: HeavyTable, seat: Seat) -> bool:
        return table.attack.unit == HH and attack_distance(table) <= self.effect.max_range

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        modify(table, 0, self.effect.n, self.id)


class MagsBrannigan(PilotAbility):
    id = "p_kw2"

    def add_numbers(self, squad: Squad) -> None:
        squad.displacement_damage += self.effect.n


class JunoSable(PilotAbility):
    id = "p_kw3"
    ask = "dash"


class PikeOdell(PilotAbility):
    id = "p_kw4"

    def add_numbers(self, squad: Squad) -> None:
        squad.free_overspend += self.effect.n


class LioMarsh(PilotAbility):
    id = "p_th1"

    def set_numbers(self, squad: Squad) -> None:
        squad.repair_on = min(squad.repair_on, self.effect.n)


class CassidyPlume(PilotAbility):
    """One more sponsor card is drawn, then one of those drawn is dropped."""

    id = "p_th2"
    ask = "sift"


class BexAnand(PilotAbility):
    id = "p_th3"

    def set_numbers(self, squad: Squad) -> None:
        squad.hand_size = max(squad.hand_size, self.effect.n)


class UriFontaine(PilotAbility):
    id = "p_th4"
    ask = "reset"

    def helps(self, table: HeavyTable, seat: Seat) -> bool:
        return table.squads[seat].damage.count() > 0

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        damage = table.squads[seat].damage
        for _ in range(min(self.effect.n, damage.count())):
            cards = table.squads[seat].damage.numbers()
            mend(table, seat, cards[table.chance.below(len(cards))], self.id)


class GundaFrost(PilotAbility):
    id = "p_hs1"
    ask = "save"

    def fits(self, table: HeavyTable, seat: Seat) -> bool:
        return table.attack.target_unit == HH and table.attack.failed > 0

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        save_again(table, 1, self.id)


class SolOkafor(PilotAbility):
    id = "p_hs2"

    def set_numbers(self, squad: Squad) -> None:
        squad.deploy_cost = min(squad.deploy_cost, self.effect.n)


class PetraQuill(PilotAbility):
    id = "p_hs3"

    def add_numbers(self, squad: Squad) -> None:
        squad.hit_points += self.effect.n


class HaleDorn(PilotAbility):
    id = "p_hs4"
    ask = "blast"


PILOTS: Final[tuple[type[Power], ...]] = (
    InesCalloway, DexMarrow, OonaPike, TobiasVane, RookHalvorsen, MagsBrannigan, JunoSable, PikeOdell, LioMarsh,
    CassidyPlume, BexAnand, UriFontaine, GundaFrost, SolOkafor, PetraQuill, HaleDorn,
)  # fmt: skip
