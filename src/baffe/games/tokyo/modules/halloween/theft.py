"""Three smashes or more: costumes of the wounded may be stolen, for their price."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.card import Held
from baffe.games.tokyo.damage import eliminate
from baffe.games.tokyo.modules.halloween.costumes import Costume
from baffe.games.tokyo.shop import offer
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.agenda import Decision
from baffe.kernel.asking import Ask
from baffe.kernel.seat import Seat

ENOUGH: Final = 3


class Theft(Ask[TokyoTable]):
    """S13: one costume after the other, as long as the thief can pay and wants to."""

    def question(self, table: TokyoTable) -> Decision | None:
        loot = loot_of(table)
        if not loot:
            return None
        me = table.active
        prices = [table.price(me, it.number) for it in loot]
        words = [word_for(it) for it in loot if table.price(me, it.number) <= table.monsters[me].energy]
        return table.ask(me, "steal", (*words, "done"), min(prices) <= table.purse(me))

    def offers(self, table: TokyoTable) -> dict[str, Any]:
        return {word_for(it): offer(table, table.active, it.number) for it in loot_of(table)}

    def choose(self, table: TokyoTable, choice: str) -> None:
        for it in loot_of(table):
            if choice == word_for(it):
                steal(table, table.active, it)
                table.then(self)
                return


def word_for(it: Held) -> str:
    return f"steal:{it.card.id}@{it.seat}"


def loot_of(table: TokyoTable) -> list[Held]:
    """Costumes of the monsters that the active one has wounded with its smashes and that live."""
    me = table.active
    if table.smashes < ENOUGH or table.monsters[me].out:
        return []
    wounded = [seat for seat in table.others(me) if table.monsters[seat].smashed]
    return [it for seat in wounded for it in table.monsters[seat].cards if isinstance(it.card, Costume)]


def steal(table: TokyoTable, thief: Seat, it: Held) -> None:
    """No purchase: nobody reacts to it. An owner that lived on by the costume alone is out."""
    price = table.price(thief, it.number)
    table.tell(facts.STOLEN, thief, "halloween/H9", price, it.seat, it.card.id)
    table.pay(thief, price, "halloween/H11", it.seat)
    table.gain_energy(it.seat, price, "halloween/H11", thief)
    table.take_card(it)
    if table.monsters[it.seat].hearts == 0 and not table.is_undying(it.seat):
        table.blow += 1
        eliminate(table, it.seat, thief)
    table.give_card(thief, it.number)
