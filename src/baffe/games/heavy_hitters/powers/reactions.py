"""Reaction cards: what a defender plays while it is attacked."""

from typing import Final

from baffe.games.heavy_hitters.attack import burst
from baffe.games.heavy_hitters.cards import draw
from baffe.games.heavy_hitters.data.weapons import REEL
from baffe.games.heavy_hitters.energy import gain_energy
from baffe.games.heavy_hitters.power import Power, Reaction
from baffe.games.heavy_hitters.striking import attack_distance, modify, reduce
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.seat import Seat


class ChaffCloud(Reaction):
    id = "u_r_chaff"
    ask = "dodge"
    hh_only = False

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        modify(table, self.effect.n, 0, self.id)


class ReturnPing(Reaction):
    id = "u_r_ping"
    ask = "missed"
    hh_only = False

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        squad = table.squads[seat]
        gain_energy(table, seat, min(self.effect.n, max(squad.energy_max - squad.energy, 0)), self.id)


class DigIn(Reaction):
    id = "u_r_hs"
    ask = "shield"

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        table.attack.armor_set = self.effect.n


class RefractionPlates(Reaction):
    id = "u_r_db"
    ask = "shield"

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        table.attack.saves_again = True


class EmergencyPurge(Reaction):
    id = "u_r_purge"
    ask = "brace"

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        reduce(table, self.effect.n, self.id)


class BiteBack(Reaction):
    """The attacker is bitten when the attack is over, if it is near enough by then."""

    id = "u_r_kw"
    ask = "brace"
    lingers = True

    def helps(self, table: HeavyTable, seat: Seat) -> bool:
        nearer = 1 if table.weapon_in_use().has(REEL) else 0
        return attack_distance(table) - nearer <= self.effect.range

    def attack_over(self, table: HeavyTable, seat: Seat) -> None:
        attack = table.attack
        if table.squads[attack.seat].on_board(attack.unit) and attack_distance(table) <= self.effect.range:
            burst(table, [(attack.seat, attack.unit)], self.effect.n, seat, self.id)


class BoosterShot(Reaction):
    id = "u_r_th"
    ask = "brace"
    lingers = True

    def helps(self, table: HeavyTable, seat: Seat) -> bool:
        return table.attack.failed >= self.effect.min_damage

    def attack_over(self, table: HeavyTable, seat: Seat) -> None:
        if table.attack.lost >= self.effect.min_damage:
            draw(table, seat, self.effect.n, self.id)


REACTIONS: Final[tuple[type[Power], ...]] = (
    ChaffCloud, ReturnPing, DigIn, RefractionPlates, EmergencyPurge, BiteBack, BoosterShot,
)  # fmt: skip
