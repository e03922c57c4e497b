"""ACTION cards: they act once, on being bought. Most differ by numbers only and are rows."""

from typing import Final

from baffe.games.tokyo.card import Card
from baffe.games.tokyo.damage import strike
from baffe.games.tokyo.monster import BAY, CITY
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.seat import Seat


class Action(Card):
    """Stars, energy and hearts first, damage afterwards."""

    keep = False

    def __init__(
        self,
        id: str,
        cost: int,
        stars: int = 0,
        energy: int = 0,
        hearts: int = 0,
        hurts_me: int = 0,
        hurts_others: int = 0,
    ) -> None:
        self.id = id
        self.cost = cost
        self.stars: Final = stars
        self.energy: Final = energy
        self.hearts: Final = hearts
        self.hurts_me: Final = hurts_me
        self.hurts_others: Final = hurts_others

    def acquired(self, table: TokyoTable, seat: Seat, number: int) -> None:
        table.score(seat, self.stars, self.id)
        table.gain_energy(seat, self.energy, self.id)
        table.heal(seat, self.hearts, self.id)
        if self.hurts_others > 0:
            victims = table.others(seat)
            if self.hurts_me > 0:
                victims.append(seat)
            strike(table, victims, self.hurts_others, self.id, by=seat)
        elif self.hurts_me > 0:
            strike(table, [seat], self.hurts_me, self.id, by=seat)


class DeathFromAbove(Action):
    """The buyer throws out whoever is in Tokyo and ends in the City; only a monster from outside is rewarded for it."""

    def acquired(self, table: TokyoTable, seat: Seat, number: int) -> None:
        super().acquired(table, seat, number)
        for other in table.others(seat):
            table.leave_tokyo(other, self.id)
        if table.monsters[seat].place == BAY:
            table.move_to_city(seat, self.id)
        elif not table.in_tokyo(seat):
            table.enter(seat, CITY, self.id)


class EvacuationOrders(Action):
    """All others lose 5 stars."""

    def acquired(self, table: TokyoTable, seat: Seat, number: int) -> None:
        for other in table.others(seat):
            table.lose_stars(other, 5, seat, self.id)


class Frenzy(Action):
    """One more turn for the buyer, right after this one."""

    def acquired(self, table: TokyoTable, seat: Seat, number: int) -> None:
        table.encores += (seat,)


class VastStorm(Action):
    """All others lose half of their energy, rounded down."""

    def acquired(self, table: TokyoTable, seat: Seat, number: int) -> None:
        super().acquired(table, seat, number)
        for other in table.others(seat):
            table.lose_energy(other, table.monsters[other].energy // 2, seat, self.id)


def _twice(card: Action) -> Action:
    card.copies = 2
    return card


ACTIONS: Final[tuple[Card, ...]] = (
    Action("apartment_building", 5, stars=3),
    Action("commuter_train", 4, stars=2),
    Action("corner_store", 3, stars=1),
    DeathFromAbove("death_from_above", 5, stars=2),
    Action("energize", 8, energy=9),
    _twice(EvacuationOrders("evacuation_orders", 7)),
    Action("flame_thrower", 3, hurts_others=2),
    Frenzy("frenzy", 7),
    Action("gas_refinery", 6, stars=2, hurts_others=3),
    Action("heal", 3, hearts=2),
    Action("high_altitude_bombing", 4, hurts_me=3, hurts_others=3),
    Action("jet_fighters", 5, stars=5, hurts_me=4),
    Action("national_guard", 3, stars=2, hurts_me=2),
    Action("nuclear_power_plant", 6, stars=2, hearts=3),
    Action("skyscraper", 6, stars=4),
    Action("tank", 4, stars=4, hurts_me=3),
    VastStorm("vast_storm", 6, stars=2),
)
