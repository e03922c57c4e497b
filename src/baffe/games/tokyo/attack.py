"""The smashes of a result: whom they hit."""

from typing import Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.damage import Damage, deal_out
from baffe.games.tokyo.places import FLEEING
from baffe.games.tokyo.table import TokyoStep, TokyoTable


class Attack(TokyoStep):
    """Smashes strike every monster on the other side of the Tokyo line; fire reaches both neighbours."""

    def run(self, table: TokyoTable) -> None:
        me = table.active
        if table.smashes == 0 or table.monsters[me].out:
            return
        table.tell(facts.SMASHED, me, "tokyo/R33", table.smashes)
        for it in table.monsters[me].powers:
            it.power.smashing(table, it)
        everybody = smashes_everybody(table)
        deal_out(table, blow_of(table, table.smashes, everybody))
        if everybody or not table.in_tokyo(me):
            table.then(FLEEING)


def blow_of(table: TokyoTable, smashes: int, everybody: bool) -> list[Damage]:
    """What so many smashes of the active monster do, before anybody answers."""
    me = table.active
    fire = 0
    for it in table.monsters[me].powers:
        fire += it.power.fire
    others = table.others(me)
    inside = table.in_tokyo(me)
    blow: list[Damage] = []
    for i in range(len(others)):
        seat = others[i]
        burnt = fire if i == 0 or i == len(others) - 1 else 0
        if everybody or table.in_tokyo(seat) != inside:
            blow.append(Damage(seat, smashes + burnt, "tokyo/R33", by=me, smash=True))
        elif burnt > 0:
            blow.append(Damage(seat, burnt, "tokyo/R38", by=me))
    return blow


def smashes_everybody(table: TokyoTable) -> bool:
    """The active monster's smashes hit all others, wherever they are."""
    for it in table.monsters[table.active].powers:
        if it.power.smashes_everybody:
            return True
    return False


ATTACK: Final = Attack()
