"""Bots: they see views and decisions, and tables that they imagine; never the true one."""

from typing import Final

from baffe.bots.bot import Bot, Eyes
from baffe.bots.chaos import RandomBot
from baffe.bots.simple import SimpleBot

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "simple": SimpleBot}


def make(name: str, seed: int) -> Bot:
    """A bot of that name with chance of its own."""
    if name not in BOTS:
        raise ValueError(f"{name!r} is none of {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "Eyes", "make"]
