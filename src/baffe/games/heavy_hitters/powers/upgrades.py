"""The twelve upgrade tiles."""

from typing import Final

from baffe.games.heavy_hitters.power import NO_WORDS, Power, UpgradeAbility
from baffe.games.heavy_hitters.squad import HH, Squad
from baffe.games.heavy_hitters.striking import reduce, roll
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.games.heavy_hitters.tagging import put_tag, tag_words
from baffe.kernel.seat import Seat


class ServoTuneUp(UpgradeAbility):
    id = "g_servo"

    def set_numbers(self, squad: Squad) -> None:
        squad.max_move = max(squad.max_move, self.effect.n)


class ScopeSuite(UpgradeAbility):
    """The word names the die; it is offered on a miss only."""

    id = "g_scope"
    ask = "reroll"

    def fits(self, table: HeavyTable, seat: Seat) -> bool:
        return table.attack.unit == HH

    def words(self, table: HeavyTable, seat: Seat) -> tuple[str, ...]:
        return ("g_scope:1", "g_scope:2")

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        one, other = table.attack.dice
        roll(table, (other,) if word == "g_scope:1" else (one,), self.id, word == "g_scope:1")


class AblativeSkin(UpgradeAbility):
    id = "g_skin"
    ask = "brace"

    def fits(self, table: HeavyTable, seat: Seat) -> bool:
        return table.attack.target_unit == HH

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        reduce(table, self.effect.n, self.id)


class AdRelay(UpgradeAbility):
    """One tag a round at a distance. Its words are those of a tag, and whoever uses one has used it up."""

    id = "g_relay"
    ask = "tag"

    def words(self, table: HeavyTable, seat: Seat) -> tuple[str, ...]:
        return tag_words(table, seat, self.effect.n, far_only=True)


class ReactorBank(UpgradeAbility):
    """From the next Reset on: it brings no Energy at once."""

    id = "g_reactor"

    def set_numbers(self, squad: Squad) -> None:
        squad.energy_max = max(squad.energy_max, self.effect.n)


class FeedLoader(UpgradeAbility):
    id = "g_feed"

    def add_numbers(self, squad: Squad) -> None:
        squad.hand_size += self.effect.n


class HardenedCore(UpgradeAbility):
    id = "g_core"

    def add_numbers(self, squad: Squad) -> None:
        squad.free_overspend += self.effect.n


class DroneBay(UpgradeAbility):
    id = "g_bay"

    def set_numbers(self, squad: Squad) -> None:
        squad.deploy_cost = min(squad.deploy_cost, self.effect.cost)
        squad.deploy_range = max(squad.deploy_range, self.effect.range)


class OverchargeRails(UpgradeAbility):
    id = "g_rails"

    def add_numbers(self, squad: Squad) -> None:
        squad.primary_damage += self.effect.n


class BulwarkPlating(UpgradeAbility):
    id = "g_bulwark"

    def set_numbers(self, squad: Squad) -> None:
        squad.armor = min(squad.armor, self.effect.n)


class SaturationAds(UpgradeAbility):
    """One more tag a round for nothing, beside all limits."""

    id = "g_ads"
    ask = "tag"
    verb = "ads"

    def words(self, table: HeavyTable, seat: Seat) -> tuple[str, ...]:
        if not table.has_tag_left(seat):
            return NO_WORDS
        return tuple(
            [
                f"ads:{table.unit_name(unit)}>{table.building_name(building)}"
                for unit in table.units_on_board(seat)
                for building in table.standing_buildings()
                if table.board.distance(table.squads[seat].at[unit], table.hexes[building]) <= 1
            ]
        )

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        put_tag(table, seat, table.unit_name(table.unit_named(word)), table.building_named(word), self.id)


class RapidRefit(UpgradeAbility):
    """It is asked as its owner's part of the Reset phase begins."""

    id = "g_refit"
    ask = "refit"


UPGRADES: Final[tuple[type[Power], ...]] = (
    ServoTuneUp, ScopeSuite, AblativeSkin, AdRelay, ReactorBank, FeedLoader, HardenedCore, DroneBay, OverchargeRails,
    BulwarkPlating, SaturationAds, RapidRefit,
)  # fmt: skip
