"""The bot that chooses blindly: the measure for all others."""

from baffe.bots.bot import Bot, Eyes
from baffe.kernel.agenda import Decision


class RandomBot(Bot):
    """Every option is equally likely."""

    name = "random"

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        return decision.options[self.chance.below(len(decision.options))]
