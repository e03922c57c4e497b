"""Sponsor cards."""

from typing import Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.achievements import earn
from baffe.games.heavy_hitters.deploying import Place, deploy_words
from baffe.games.heavy_hitters.energy import gain_energy
from baffe.games.heavy_hitters.mending import Mend
from baffe.games.heavy_hitters.power import Hack, Power, SponsorCard
from baffe.games.heavy_hitters.striking import modify, roll
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.games.heavy_hitters.tagging import put_tag
from baffe.kernel.seat import Seat


class BatteryEndorsement(SponsorCard):
    """G180: one more word on every question that is asked of its owner alone."""

    id = "s_battery"
    ask = "any"

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        squad = table.squads[seat]
        room = max(squad.energy_max - squad.energy, 0)
        gain_energy(table, seat, self.effect.n if self.effect.over_max else min(self.effect.n, room), self.id)


class ExpressDelivery(SponsorCard):
    id = "s_express"
    ask = "deploy"

    def words(self, table: HeavyTable, seat: Seat) -> tuple[str, ...]:
        return deploy_words(table, seat, self.id, self._range(table, seat))

    def _range(self, table: HeavyTable, seat: Seat) -> int:
        return max(self.effect.range, table.squads[seat].deploy_range)

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        table.then(Place(seat, table.unit_named(word), self._range(table, seat)))


class LegLockVirus(Hack):
    id = "s_leglock"
    ask = "hack"

    def words(self, table: HeavyTable, seat: Seat) -> tuple[str, ...]:
        return tuple([f"{self.id}@{enemy}" for enemy in table.enemies(seat)])

    def strike(self, table: HeavyTable, seat: Seat, word: str) -> None:
        victim = self.victim(table, word)
        table.squads[victim].leg_lock += -self.effect.n
        table.tell(facts.LEG_LOCKED, victim, self.id, -self.effect.n)


class FirewallContract(SponsorCard):
    """G156: it cancels a hack; the step that asks for it does so."""

    id = "s_firewall"
    ask = "counter"


class TargetingScramble(Hack):
    id = "s_scramble"
    ask = "dodge"

    def victim(self, table: HeavyTable, word: str) -> Seat:
        return table.attack.seat

    def strike(self, table: HeavyTable, seat: Seat, word: str) -> None:
        modify(table, self.effect.n, 0, self.id)


class GuidedAmmoDeal(SponsorCard):
    id = "s_guided"
    ask = "aim"

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        modify(table, self.effect.n, 0, self.id)


class ReplayReview(SponsorCard):
    id = "s_replay"
    ask = "reroll"

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        roll(table, (), self.id)


class ArmorPolish(SponsorCard):
    id = "s_polish"
    ask = "shield"

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        table.attack.armor_bonus += self.effect.n


class FreeBillboard(SponsorCard):
    id = "s_billboard"
    ask = "tag"

    def words(self, table: HeavyTable, seat: Seat) -> tuple[str, ...]:
        if not table.has_tag_left(seat):
            return ()
        near = [building for building in table.standing_buildings() if table.is_beside(seat, building)]
        return tuple([f"{self.id}:{table.building_name(building)}" for building in near])

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        put_tag(table, seat, "", table.building_named(word), self.id)


class SignalHijack(Hack):
    id = "s_hijack"
    ask = "tag"

    def words(self, table: HeavyTable, seat: Seat) -> tuple[str, ...]:
        found: list[str] = []
        for building in table.standing_buildings():
            if table.is_within(seat, building, self.effect.range):
                found += [
                    f"{self.id}:{table.building_name(building)}@{enemy}"
                    for enemy in table.enemies(seat)
                    if table.squads[enemy].tags[building]
                ]
        return tuple(found)

    def strike(self, table: HeavyTable, seat: Seat, word: str) -> None:
        victim, building = self.victim(table, word), table.building_named(word)
        squad = table.squads[victim]
        squad.set_tags(building, squad.tags[building] - 1)
        if table.loud:
            values = (squad.tags[building], seat, table.building_name(building))
            table.tell_all(facts.TAG_REMOVED, victim, self.id, values)


class PitCrew(SponsorCard):
    id = "s_pit"
    ask = "reset"

    def helps(self, table: HeavyTable, seat: Seat) -> bool:
        return table.squads[seat].damage.count() > 0

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        table.then(Mend(seat, self.effect.n, False, self.id))


class CrowdSurge(SponsorCard):
    """G206: it is played in step 1 and works when the token passes."""

    id = "s_surge"
    ask = "reset"

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        for squad in table.squads:
            squad.surging = False
        table.squads[seat].surging = True


class WreckBounty(SponsorCard):
    id = "s_bounty"
    ask = "reset"

    def helps(self, table: HeavyTable, seat: Seat) -> bool:
        return table.squads[seat].wrecked

    def act(self, table: HeavyTable, seat: Seat, word: str) -> None:
        earn(table, seat, self.effect.n, self.id)


SPONSORS: Final[tuple[type[Power], ...]] = (
    BatteryEndorsement, ExpressDelivery, LegLockVirus, FirewallContract, TargetingScramble, GuidedAmmoDeal,
    ReplayReview, ArmorPolish, FreeBillboard, SignalHijack, PitCrew, CrowdSurge, WreckBounty,
)  # fmt: skip
