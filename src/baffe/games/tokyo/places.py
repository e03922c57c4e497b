"""Tokyo: who flees from it, who takes it, and what it pays."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.damage import Damage, Hit, sharpened
from baffe.games.tokyo.monster import BAY, CITY, OUTSIDE, PLACES
from baffe.games.tokyo.table import TokyoStep, TokyoTable
from baffe.kernel.agenda import Decision, together
from baffe.kernel.asking import Ask
from baffe.kernel.seat import NOBODY, Seat

FLEE_OR_STAY: Final[tuple[str, ...]] = ("flee", "stay")


class Rewards:
    """Stars for taking Tokyo or starting a turn in it."""

    def entered(self, table: TokyoTable, seat: Seat) -> None:
        table.score(seat, 1, "tokyo/R65")

    def started(self, table: TokyoTable, seat: Seat) -> None:
        table.score(seat, 2, "tokyo/R12")


class TwoPlayerRewards(Rewards):
    """Energy: the variant for games that start with two monsters."""

    def entered(self, table: TokyoTable, seat: Seat) -> None:
        table.gain_energy(seat, 1, "two/V2")

    def started(self, table: TokyoTable, seat: Seat) -> None:
        table.gain_energy(seat, 1, "two/V3")


class Fleeing(TokyoStep):
    """S10: every monster in Tokyo that the smashes wounded, or are about to, stays or flees; all decide together."""

    def run(self, table: TokyoTable) -> None:
        waiting = [damage.victim for damage in table.held_back] if table.held_back else []
        wounded: list[Seat] = []
        for seat in range(len(table.monsters)):
            monster = table.monsters[seat]
            if monster.place != OUTSIDE and seat != table.active and (monster.smashed or seat in waiting):
                wounded.append(Seat(seat))
        if len(wounded) == 1:
            table.then(Flee(wounded[0], True))
        elif wounded:
            table.then(together([Flee(seat, False) for seat in wounded]))
        if waiting:
            table.then(HELD_BACK)


class Flee(Ask[TokyoTable]):
    """Stay in Tokyo or flee. While others are asked too there are no other words: they would uncover answers."""

    seat: Seat
    alone: bool

    def asks(self, table: TokyoTable) -> Seat:
        return self.seat

    def about(self, table: TokyoTable) -> dict[str, Any]:
        waiting = [damage.hearts + sharpened(table, damage) for damage in table.held_back if damage.victim == self.seat]
        return {"by": table.active, "waiting": sum(waiting)}

    def question(self, table: TokyoTable) -> Decision | None:
        monster = table.monsters[self.seat]
        if monster.out or monster.place == OUTSIDE:
            return None
        return table.ask(self.seat, "flee", FLEE_OR_STAY) if self.alone else Decision(self.seat, "flee", FLEE_OR_STAY)

    def choose(self, table: TokyoTable, choice: str) -> None:
        monster = table.monsters[self.seat]
        if choice == "stay":
            table.tell(facts.STAYED, self.seat, "tokyo/R57", word=PLACES[monster.place])
            return
        if monster.place == CITY:
            table.fled_city = self.seat
        else:
            table.fled_bay = self.seat
        table.tell(facts.FLED, self.seat, "tokyo/R57", word=PLACES[monster.place])
        monster.place = OUTSIDE
        table.held_back = tuple([damage for damage in table.held_back if damage.victim != self.seat])


class HeldBack(TokyoStep):
    """S11: smashes held back strike those who stayed."""

    def run(self, table: TokyoTable) -> None:
        held = table.held_back
        table.held_back = ()
        for seat in table.others(table.active):
            for damage in held:
                if damage.victim == seat:
                    table.then(Hit(damage, True))


class Enter(TokyoStep):
    """S12: the active monster, if outside, takes the City, or the open Bay; whoever fled from there may bite."""

    def run(self, table: TokyoTable) -> None:
        place = place_to_take(table)
        if place == OUTSIDE:
            return
        fled = table.fled_city if place == CITY else table.fled_bay
        if fled != NOBODY and not table.monsters[fled].out:
            bites = 0
            for it in table.monsters[fled].powers:
                bites += it.power.bites
            if bites > 0:
                table.blow += 1
                table.then(Hit(Damage(table.active, bites, "tokyo/R61", by=fled, packets=bites), False))
        table.then(TAKE_PLACE)


class TakePlace(TokyoStep):
    def run(self, table: TokyoTable) -> None:
        place = place_to_take(table)
        if place != OUTSIDE:
            table.enter(table.active, place, "tokyo/R63" if place == CITY else "tokyo/R64")


def place_to_take(table: TokyoTable) -> int:
    """The empty place that the active monster takes; OUTSIDE if there is none, or it is in Tokyo or out."""
    monster = table.monsters[table.active]
    if monster.out or monster.place != OUTSIDE:
        return OUTSIDE
    if table.occupant(CITY) == NOBODY:
        return CITY
    return BAY if table.bay_is_open() and table.occupant(BAY) == NOBODY else OUTSIDE


FLEEING: Final = Fleeing()
HELD_BACK: Final = HeldBack()
TAKE_PLACE: Final = TakePlace()
