"""Heavy Hitters with good sense: the rules of thumb of `bots/heavy`, weighed by what won most games in the arena."""

from typing import ClassVar, Final

from baffe.bots.heavy.look import Style
from baffe.bots.simple_heavy import SimpleHeavy

# Buildings win more games than wrecks, and whoever wants buildings must live: less for hits, more for tags, and no
# place where many can fire.
SENSIBLE: Final = Style(damage=1.0, tags=2.2, pull=1.1, fear=2.0, thrift=1.2)


class BrawlerHeavy(SimpleHeavy):
    """Like `simple`, but it has learned what a hit, a unit and a tag are worth."""

    name: ClassVar[str] = "brawler"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.style = SENSIBLE
