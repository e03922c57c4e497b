"""Heavy Hitters with one way to win; how it is done is as `simple` does it."""

from typing import ClassVar

from baffe.bots.heavy.look import Style
from baffe.bots.simple_heavy import SimpleHeavy


class DemolitionOnly(SimpleHeavy):
    """Wants buildings, and overspends for them."""

    name: ClassVar[str] = "demolition_only"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.style = Style(damage=1.5, units=1.5, tags=1.6, pull=0.7, chase=0.25, thrift=1.0)


class DestructionOnly(SimpleHeavy):
    """Hunts Heavy Hitters; it tags only where nothing else wants the Energy."""

    name: ClassVar[str] = "destruction_only"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.style = Style(damage=3.0, units=1.5, tags=0.04, pull=0.5, chase=0.6, fear=0.2)
