"""The levels that think ahead."""

from typing import ClassVar

from baffe.bots.search.net import ONE
from baffe.bots.search.planner import Planner
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


class HeavyTactician(Planner):
    """A few plans and a small value."""

    name: ClassVar[str] = "tactician"
    nodes = 600
    breadth = 3


class HeavyTitan(Planner):
    """More plans on more tables, and a larger value."""

    name: ClassVar[str] = "titan"
    nodes = 4_000
    breadth = 8
    draws = 4
    margin = ONE // 200
