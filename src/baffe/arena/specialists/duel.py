"""Duel with one idea; in everything else it answers as `simple` does."""

from typing import ClassVar

from baffe.bots.bot import Eyes
from baffe.bots.simple_duel import SimpleDuel
from baffe.kernel.agenda import Decision


class SmashOnly(SimpleDuel):
    """Keeps smashes and nothing else."""

    name: ClassVar[str] = "smash_only"

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        if decision.kind != "roll":
            return super().choose(decision, eyes)
        dice: list[str] = eyes.view()["dice"]
        smashes = ["smash"] * dice.count("smash")
        word = "keep:" + (",".join(smashes) or "none")
        return word if len(smashes) < len(dice) and word in decision.options else "stop"
