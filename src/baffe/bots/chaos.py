"""The bot that chooses blindly: the measure for all others."""

from typing import ClassVar

from baffe.bots.bot import Bot, Eyes
from baffe.kernel.agenda import Decision


class RandomBot(Bot):
    """Every option is equally likely."""

    name: ClassVar[str] = "random"

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        return decision.options[self.chance.below(len(decision.options))]
