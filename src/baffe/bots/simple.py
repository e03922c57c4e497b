"""A sensible beginner: in every game it plays by rules of thumb of its own."""

from baffe.bots.bot import Bot, Eyes
from baffe.bots.simple_duel import SimpleDuel
from baffe.bots.simple_tokyo import SimpleTokyo
from baffe.kernel.agenda import Decision


class SimpleBot(Bot):
    name = "simple"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.tokyo = SimpleTokyo()
        self.duel = SimpleDuel()

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        view = eyes.view()
        if view["game"] == "duel":
            return self.duel.choose(decision, view)
        return self.tokyo.choose(decision, view)
