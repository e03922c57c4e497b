"""The levels of Heavy Hitters that think ahead: a file of their own, so that other games do not load its rules."""

from typing import ClassVar

from baffe.bots.search.planner import Planner


class HeavyTactician(Planner):
    """A few plans and a small value."""

    name: ClassVar[str] = "tactician"
    nodes = 300
    breadth = 3


class HeavyTitan(Planner):
    """More plans on more tables, and a larger value."""

    name: ClassVar[str] = "titan"
    nodes = 3_000
    breadth = 8
    draws = 4
