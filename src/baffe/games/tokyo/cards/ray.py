"""Healing Ray: heart dice heal others, who pay for it; so it matters what is resolved first."""

from typing import Final

from baffe.games.tokyo.attack import ATTACK, smashes_everybody
from baffe.games.tokyo.card import ALL_HEARTS, Card, Held
from baffe.games.tokyo.dice import HEART, count
from baffe.games.tokyo.resolving import share_hearts, take_energy
from baffe.games.tokyo.table import TokyoStep, TokyoTable
from baffe.kernel.agenda import Decision
from baffe.kernel.asking import Ask
from baffe.kernel.seat import Seat


class HealingRay(Card):
    """Heart dice may heal others, who pay for it."""

    cost = 4
    reads = ALL_HEARTS

    def takes_over_dice(self, table: TokyoTable, it: Held) -> bool:
        """Even while nobody is wounded: smashes resolved first may see to that."""
        table.then(ORDER)
        return True

    def may_heal(self, table: TokyoTable, it: Held, given: tuple[int, ...]) -> list[Seat]:
        """Whoever still has room for hearts."""
        return [
            seat
            for seat in table.others(it.seat)
            if table.monsters[seat].hearts + given[seat] < table.most_hearts(seat)
        ]

    def hearts_given(self, table: TokyoTable, it: Held, given: tuple[int, ...]) -> None:
        """A healed monster pays 2 energy for each heart die, or what it has; to card and copy together."""
        if table.alike(it) == 0:
            return
        for seat in table.others(it.seat):
            if given[seat] > 0:
                price = min(table.monsters[seat].energy, 2 * given[seat])
                table.heal(seat, given[seat], "tokyo/R27", it.seat)
                table.pay(seat, price, "tokyo/R27", it.seat)
                table.gain_energy(it.seat, price, "tokyo/R27", seat)


class Order(Ask[TokyoTable]):
    """Hearts may go to others, so it matters whether hearts or smashes come first; energy never matters."""

    def question(self, table: TokyoTable) -> Decision | None:
        if table.smashes > 0 and count(table.roll, HEART) > 0 and reaches_somebody(table):
            return table.ask(table.active, "order", ("first:heart", "first:smash"))
        return None

    def run(self, table: TokyoTable) -> None:
        self.choose(table, "first:heart")

    def choose(self, table: TokyoTable, choice: str) -> None:
        take_energy(table)
        if choice == "first:heart":
            table.then(HEARTS)
            table.then(ATTACK)
        else:
            table.then(ATTACK)
            table.then(HEARTS)


def reaches_somebody(table: TokyoTable) -> bool:
    """The smashes, or the fire that comes with them, hurt at least one monster unless it is stopped."""
    me = table.active
    if smashes_everybody(table) or any([it.power.fire for it in table.monsters[me].powers]):
        return True
    return any([table.in_tokyo(seat) != table.in_tokyo(me) for seat in table.others(me)])


class Hearts(TokyoStep):
    """Heart dice that may go to others."""

    def run(self, table: TokyoTable) -> None:
        if count(table.roll, HEART) > 0:
            share_hearts(table)


ORDER: Final = Order()
HEARTS: Final = Hearts()
