"""Bots: they see views and decisions, and tables that they imagine; never the true one."""

from typing import Final

from baffe.bots.bot import Bot, Eyes
from baffe.bots.chaos import RandomBot
from baffe.games.plug import resolve
from baffe.games.registry import PLUGS

SIMPLE: Final = "simple"  # a sensible opponent: what plays where nobody says


def bots_of(game: str) -> tuple[str, ...]:
    """The bots of a game by their names: `random`, which plays every game, then its own, the best one last."""
    return (RandomBot.name, *PLUGS[game].bots)


def every_bot() -> list[str]:
    """The bots that some game has, by their names; `simple` can always be asked for."""
    return list(dict.fromkeys([SIMPLE, *[bot for game in PLUGS for bot in bots_of(game)]]))


def bot_class(game: str, name: str) -> type[Bot]:
    """The bot of that name for that game. A game without `simple` is played at random; other names raise ValueError."""
    own = PLUGS[game].bots
    if name in own:
        found: type[Bot] = resolve(own[name])
        return found
    if name not in (RandomBot.name, SIMPLE):
        raise ValueError(f"{name!r} is none of {', '.join(bots_of(game))}")
    return RandomBot


def make(game: str, name: str, seed: int) -> Bot:
    """A bot of that name for that game, with chance of its own."""
    return bot_class(game, name)(seed)


__all__ = ["SIMPLE", "Bot", "Eyes", "bot_class", "bots_of", "every_bot", "make"]
