"""Keep cards about pulling markers and Buzz tokens."""

from typing import Final

from baffe.games.duel import facts
from baffe.games.duel.board import BLANK, DESTRUCTION, NO_TOKEN, covering
from baffe.games.duel.card import Card
from baffe.games.duel.damage import strike
from baffe.games.duel.monster import RIVAL
from baffe.games.duel.table import DuelTable
from baffe.kernel.seat import Seat


class LightningSpeed(Card):
    """Blank spaces of Buzz tokens may be hits."""

    cost = 4
    buzz = "alien"
    own_words = ("lightning_speed",)

    def makes_hit_of(self, table: DuelTable, me: Seat, bonus: str) -> bool:
        return bonus == BLANK


class Scrappy(Card):
    """A dice token for every marker pulled off a Buzz token."""

    cost = 2
    buzz = "lizard"

    def stepped(self, table: DuelTable, me: Seat, track: int, before: int, after: int) -> None:
        left = covering(table.buzz, track, before)
        if left != NO_TOKEN and left != covering(table.buzz, track, after):
            table.gain_tokens(me, 1, self.id)


class SpikedTail(Card):
    """A hit for each space that Destruction travels."""

    cost = 4

    def pulled(self, table: DuelTable, me: Seat, track: int, steps: int) -> None:
        if track == DESTRUCTION:
            strike(table, RIVAL[me], hits=steps, by=me, why=self.id)


class ThunderStomp(Card):
    """The rival throws one die fewer next turn if Destruction moved while dice were resolved."""

    cost = 4

    def pulled(self, table: DuelTable, me: Seat, track: int, steps: int) -> None:
        if track == DESTRUCTION and table.phase == "resolve" and table.active == me and not table.is_used(self):
            table.use_up(self)
            table.sides[RIVAL[me]].fewer += 1
            table.tell(facts.FEWER_NEXT, RIVAL[me], self.id, 1)


class Unchained(Card):
    """Any Buzz bonus may be a hit instead."""

    cost = 3
    buzz = "penguin"
    own_words = ("unchained",)

    def makes_hit_of(self, table: DuelTable, me: Seat, bonus: str) -> bool:
        return bonus != BLANK


CARDS: Final[tuple[Card, ...]] = (LightningSpeed(), Scrappy(), SpikedTail(), ThunderStomp(), Unchained())
