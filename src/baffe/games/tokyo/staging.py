"""Steps with which only a scene begins."""

from baffe.games.tokyo.rolling import dice_of, throw
from baffe.games.tokyo.table import TokyoStep, TokyoTable


class SceneRoll(TokyoStep):
    """The first Roll of a scene that says how many Rolls are left after it."""

    rolls: int

    def run(self, table: TokyoTable) -> None:
        table.phase = "roll"
        table.rolls_left = self.rolls
        throw(table, 0, dice_of(table))
