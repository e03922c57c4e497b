"""Keep cards about pulling markers and Buzz tokens."""

from typing import Final

from baffe.games.duel.board import DESTRUCTION, covering
from baffe.games.duel.card import Card
from baffe.games.duel.hits import strike
from baffe.games.duel.table import DuelTable


class LightningSpeed(Card):
    """Blank spaces of Buzz tokens may be hits."""

    id = "lightning_speed"
    cost = 4
    buzz = "alien"
    own_words = ("lightning_speed",)

    def fills_blanks(self, table: DuelTable, me: int) -> bool:
        return True


class Scrappy(Card):
    """A dice token for every marker pulled off a Buzz token."""

    id = "scrappy"
    cost = 2
    buzz = "lizard"

    def stepped(self, table: DuelTable, me: int, track: int, before: int, after: int) -> None:
        left = covering(table.buzz, track, before)
        if left >= 0 and left != covering(table.buzz, track, after):
            table.gain_tokens(me, 1, self.id)


class SpikedTail(Card):
    """A hit for each space that Destruction travels."""

    id = "spiked_tail"
    cost = 4

    def pulled(self, table: DuelTable, me: int, track: int, steps: int) -> None:
        if track == DESTRUCTION:
            strike(table, 1 - me, steps, me, self.id)


class ThunderStomp(Card):
    """The rival throws one die fewer next turn if Destruction moved while dice were resolved."""

    id = "thunder_stomp"
    cost = 4

    def pulled(self, table: DuelTable, me: int, track: int, steps: int) -> None:
        if track == DESTRUCTION and table.phase == "resolve" and table.active == me and not table.is_used(self):
            table.use_up(self)
            table.sides[1 - me].fewer += 1


class Unchained(Card):
    """Any Buzz bonus may be a hit instead."""

    id = "unchained"
    cost = 3
    buzz = "penguin"
    own_words = ("unchained",)

    def swaps_bonus(self, table: DuelTable, me: int) -> bool:
        return True


CARDS: Final[tuple[Card, ...]] = (LightningSpeed(), Scrappy(), SpikedTail(), ThunderStomp(), Unchained())
