"""Whom a value must know: opponents with one idea each, bots that try things out, and learners."""

from typing import ClassVar, Final

from baffe.bots import bot_class, make
from baffe.bots.bot import Bot, Eyes
from baffe.bots.search.planner import Planner
from baffe.bots.search.thinker import Thinker
from baffe.games.plug import resolve
from baffe.games.registry import PLUGS
from baffe.kernel.agenda import Decision


class Wanderer(Bot):
    """Another bot that now and then answers anything: nobody learns what a card is worth that nobody has."""

    def __init__(self, seed: int, bot: Bot, one_in: int) -> None:
        super().__init__(seed)
        self.bot: Final = bot
        self.one_in: Final = one_in

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        if decision.kind != "roll" and self.chance.below(self.one_in) == 0:
            return decision.options[self.chance.below(len(decision.options))]
        return self.bot.choose(decision, eyes)


def specialists(game: str) -> tuple[str, ...]:
    """Bots with one idea, by their names: those of the arena."""
    return tuple(PLUGS[game].specialists)


def bot_named(game: str, name: str, seed: int) -> Bot:
    """A specialist, or a bot of the game."""
    one_idea = PLUGS[game].specialists.get(name)
    if one_idea is not None:
        specialist: type[Bot] = resolve(one_idea)
        return specialist(seed)
    return make(game, name, seed)


class Pupil(Thinker):
    """Thinks ahead with what it has learned so far, and as little as it can."""

    name: ClassVar[str] = "pupil"
    nodes = 8_000


class PlanningPupil(Planner):
    """The same where plans are weighed instead of dice."""

    name: ClassVar[str] = Pupil.name
    nodes = 300
    breadth = 3


def pupil_of(game: str, seed: int) -> Bot:
    """Whoever learns this game: it thinks as the levels of the game do."""
    return PlanningPupil(seed) if issubclass(bot_class(game, "tactician"), Planner) else Pupil(seed)
