"""Who enters the arena: levels, specialists, opponents that follow a written rule, and bots of somebody else."""

import shlex
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

from baffe.bots import bot_class, bots_of, make
from baffe.bots.bot import Eyes
from baffe.games import GAMES, PLUGS
from baffe.games.plug import resolve
from baffe.kernel.agenda import Decision
from baffe.kernel.refusal import BadOption

SOLO: Final = "solo:"  # and the name of an opponent that follows a written rule
RUN: Final = "run:"  # and the command line of a program


class Player(Protocol):
    """What the arena asks of a bot. One of somebody else need not inherit from ours."""

    def choose(self, decision: Decision, eyes: Eyes) -> str: ...


class Entrant(NamedTuple):
    """One who enters. A process of its own can be told of it, so it holds words only."""

    name: str  # as it was given, and as it is told
    kind: str  # "bot", "specialist", "class", "program" or "solo"


def entrant(game: str, name: str) -> Entrant:
    """Whoever is called that; raises BadOption if nobody is."""
    if name in bots_of(game):
        return Entrant(bot_class(game, name).name, "bot")
    if name in PLUGS[game].specialists:
        return Entrant(name, "specialist")
    if name.startswith(SOLO):
        if name.removeprefix(SOLO) in rivals_of(game):
            return Entrant(name, "solo")
    elif name.startswith(RUN):
        if shlex.split(name.removeprefix(RUN)):
            return Entrant(name, "program")
    elif ":" in name:
        try:
            class_named(name)
        except Exception as error:  # somebody else's module may fail in any way
            reason = f"{type(error).__name__}: {error}".splitlines()[0]
            raise BadOption("bots", f"{name} cannot be loaded: {reason}") from error
        return Entrant(name, "class")
    raise BadOption("bots", f"{name!r} is none of {', '.join(known(game))}")


def known(game: str) -> list[str]:
    """All who can enter by name."""
    return [*bots_of(game), *PLUGS[game].specialists, *[SOLO + name for name in rivals_of(game)]]


def rivals_of(game: str) -> dict[str, dict[str, Any]]:
    """Opponents that follow a written rule, and the options of a deal that seat them."""
    return {rival.name: rival.options for rival in GAMES[game].rivals()}


def class_named(reference: str) -> Any:
    """The class that "module:Class" names. Unlike a game's own names it is looked up anew, and may fail."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


def seat_player(game: str, entrant: Entrant, seed: int) -> Player:
    """A bot for one seat and one game. Programs are started by whoever plays with them."""
    if entrant.kind == "bot":
        return make(game, entrant.name, seed)
    found: Any = resolve(PLUGS[game].specialists[entrant.name]) if entrant.kind == "specialist" else None
    player: Player = (found or class_named(entrant.name))(seed)
    return player
