"""Tokyo Tower: three levels, claimed in Tokyo with four 1s; the top one wins the game."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.card import FOURFOLD, Held
from baffe.games.tokyo.dice import ONE, count
from baffe.games.tokyo.module import Innate, Module, before
from baffe.games.tokyo.table import TokyoStep, TokyoTable
from baffe.games.tokyo.turn import finish
from baffe.kernel.agenda import Step
from baffe.kernel.seat import NOBODY, Seat

TOP: Final = 3


class TowerLevels(Innate):
    """Tokens are levels as bits. Level 1 brings a heart at the start of a turn, level 2 a heart and an energy."""

    id = "tower"
    key = "tower"
    nothing: Any = []
    shared = False
    reads = FOURFOLD

    def makes_sense(self, tokens: int) -> bool:
        return tokens & ~0b1110 == 0

    def seen(self, tokens: int) -> Any:
        return levels(tokens)

    def read(self, value: Any) -> int:
        if not isinstance(value, (list, tuple)) or not all([type(level) is int for level in value]):
            return -1
        if list(value) not in ([], [1], [2], [1, 2]):
            return -1  # whoever has level 3 has won
        return sum([1 << level for level in value])

    def turn_started(self, table: TokyoTable, it: Held) -> None:
        for level in levels(it.tokens):
            table.heal(it.seat, 1, "tower/T5")
            if level == 2:
                table.gain_energy(it.seat, 1, "tower/T5")


def levels(tokens: int) -> list[int]:
    return [level for level in range(1, TOP + 1) if tokens >> level & 1]


class ClaimTower(TokyoStep):
    """As dice are resolved in Tokyo with four 1s: the lowest level that the monster has not, from whoever has it."""

    def run(self, table: TokyoTable) -> None:
        me = table.active
        if not table.in_tokyo(me) or count(table.roll, ONE) < 4:
            return
        mine = levels(tower_of(table, me).tokens)
        level = min([level for level in range(1, TOP + 1) if level not in mine])
        loser = NOBODY
        for seat in table.after(me):
            theirs = tower_of(table, seat)
            if theirs.tokens >> level & 1:
                table.put_tokens(theirs, theirs.tokens - (1 << level))
                loser = seat
        it = tower_of(table, me)
        table.put_tokens(it, it.tokens + (1 << level))
        table.tell(facts.LEVEL_CLAIMED, me, "tower/T2", level, loser)
        if level == TOP:
            finish(table, (me,), "tower", "tower/T8")


def tower_of(table: TokyoTable, seat: Seat) -> Held:
    return [it for it in table.monsters[seat].innate if it.power.id == "tower"][0]


class Tower(Module):
    name = "tower"

    def innate(self) -> tuple[Innate, ...]:
        return (TowerLevels(),)

    def timetable(self, turn: list[Step[Any]]) -> list[Step[Any]]:
        return before("resolve", ClaimTower(), turn)

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return (ClaimTower,)
