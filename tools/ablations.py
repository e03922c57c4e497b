"""What each half of the strongest level is worth: bots that think about some questions, and answer the others simply.

PYTHONPATH=build/compiled:tools baffe arena tokyo titan ablations:DiceOnly ablations:AllButDice simple
PYTHONPATH=build/compiled:tools baffe arena heavy_hitters ablations:WalksOnly simple --games 300
"""

from __future__ import annotations

from typing import ClassVar

from baffe.bots import SIMPLE, Bot, Eyes, make
from baffe.bots.search.planner import WALKS
from baffe.kernel.agenda import Decision

BEST = "titan"
DICE = ("roll",)


class Half:
    """The level thinks about questions of these kinds, or about all others."""

    kinds: ClassVar[tuple[str, ...]] = ()
    others: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.bots: dict[str, Bot] = {}

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        name = BEST if (decision.kind in self.kinds) != self.others else SIMPLE
        if name not in self.bots:  # the first question tells which game it is
            self.bots[name] = make(eyes.view()["game"], name, self.seed)
        return self.bots[name].choose(decision, eyes)


class DiceOnly(Half):
    """Which dice to keep is thought about; whatever else is asked is answered simply."""

    kinds = DICE


class AllButDice(Half):
    kinds = DICE
    others = True


class WalksOnly(Half):
    """Of Heavy Hitters: where to go."""

    kinds = WALKS


class AllButWalks(Half):
    kinds = WALKS
    others = True
