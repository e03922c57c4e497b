"""The levels that think ahead where dice are rolled again."""

from typing import ClassVar

from baffe.bots.search.thinker import Thinker


class Tactician(Thinker):
    """Exact dice with a small value."""

    name: ClassVar[str] = "tactician"
    nodes = 8_000


class Titan(Thinker):
    """The best there is: a larger value that knows other thinkers, and several imagined draws."""

    name: ClassVar[str] = "titan"
    nodes = 30_000
    draws = 3
