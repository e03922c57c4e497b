"""Bots: they see views and decisions, and tables that they imagine; never the true one."""

from typing import Final

from baffe.bots.bot import Bot, Eyes
from baffe.bots.chaos import RandomBot
from baffe.games.plug import resolve
from baffe.games.registry import PLUGS

USUAL: Final = "brawler"  # what plays where nobody says
SIMPLE: Final = "simple"  # never changes: a yardstick, and the opponent of tables that were kept


def bots_of(game: str) -> tuple[str, ...]:
    """The bots of a game by their names: `random`, which plays every game, then its own."""
    return (RandomBot.name, *PLUGS[game].bots)


def offered(game: str) -> tuple[str, ...]:
    """The bots among which people choose, the best one last: not the yardstick, where there is something better."""
    own = PLUGS[game].bots
    return (RandomBot.name, *[name for name in own if name != SIMPLE or USUAL not in own])


def every_bot() -> list[str]:
    """The bots that some game has, by their names; the usual one and `simple` can always be asked for."""
    return list(dict.fromkeys([USUAL, SIMPLE, *[bot for game in PLUGS for bot in bots_of(game)]]))


def bot_class(game: str, name: str) -> type[Bot]:
    """The bot of that name for that game; other names raise ValueError.

    A game without the usual one is played by `simple`, and one without that at random.
    """
    own = PLUGS[game].bots
    if name == USUAL and name not in own:
        name = SIMPLE
    if name in own:
        found: type[Bot] = resolve(own[name])
        return found
    if name not in (RandomBot.name, SIMPLE):
        raise ValueError(f"{name!r} is none of {', '.join(bots_of(game))}")
    return RandomBot


def make(game: str, name: str, seed: int) -> Bot:
    """A bot of that name for that game, with chance of its own."""
    return bot_class(game, name)(seed)


__all__ = ["SIMPLE", "USUAL", "Bot", "Eyes", "bot_class", "bots_of", "every_bot", "make", "offered"]
