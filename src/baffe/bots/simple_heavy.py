"""Heavy Hitters by rule of thumb: units beside buildings, guns where they do most, little overspent."""

from typing import ClassVar, Final

from baffe.bots.bot import Bot, Eyes
from baffe.bots.heavy.look import Look, Style
from baffe.bots.heavy.thumb import word_for
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.agenda import Decision

SIMPLE: Final = Style()


class SimpleHeavy(Bot):
    """A sensible beginner."""

    name: ClassVar[str] = "simple"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.style: Style = SIMPLE

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        words = decision.options
        if len(words) == 1:
            return words[0]
        table = eyes.imagine(decision.number)
        assert isinstance(table, HeavyTable)
        table.loud = False
        return word_for(Look(table, decision.seat, self.style, decision.kind), words, self.chance)
