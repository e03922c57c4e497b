"""Steps with which only a scene begins."""

from baffe.games.duel.autobot import is_autobot, stop
from baffe.games.duel.dice import RED_DICE
from baffe.games.duel.rolling import count_dice
from baffe.games.duel.table import DuelStep, DuelTable


class FewerThrows(DuelStep):
    """A scene says how many throws are left after the first."""

    left: int

    def run(self, table: DuelTable) -> None:
        table.phase = "roll"
        count_dice(table)
        table.allowance = self.left + 1


class SceneRoll(DuelStep):
    """The first dice are the final Roll."""

    def run(self, table: DuelTable) -> None:
        me = table.active
        if is_autobot(table, me):
            side = table.sides[me]
            table.red = max(RED_DICE - side.fewer, 0)
            table.roll = table.chance.tally(table.red)
            side.fewer = 0
            stop(table, "autobot/A13")
            return
        table.phase = "final"
        count_dice(table)
        table.roll = table.chance.tally(table.red + table.white)
        table.figure(me).roll_final(table, me)
