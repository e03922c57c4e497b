"""A bot for Ambush."""

from typing import ClassVar

from baffe.bots.bot import Bot, Eyes
from baffe.kernel.agenda import Decision


class BoldBot(Bot):
    """Always lays the strongest card, and parries when it can."""

    name: ClassVar[str] = "simple"

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        cards = [word for word in decision.options if ":" in word]
        if not cards:
            return decision.options[0]
        return cards[0] if decision.kind == "draft" else cards[-1]
