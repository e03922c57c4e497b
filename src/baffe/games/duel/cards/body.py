"""Keep cards about hits, hearts and staying alive."""

from typing import Any, Final

from baffe.games.duel import facts
from baffe.games.duel.board import FAME
from baffe.games.duel.card import Card
from baffe.games.duel.dice import DICE, HEART, count
from baffe.games.duel.monster import RIVAL
from baffe.games.duel.pulling import pull
from baffe.games.duel.table import DuelStep, DuelTable, DuelWindow
from baffe.kernel.agenda import Decision, Step
from baffe.kernel.seat import NOBODY, Seat

LOT: Final = 15  # dice that are sure to fit into one tally, four bits for each face
IN_SHAPE_FROM: Final = 3  # hearts of a turn that bring nothing
SWAP_FROM: Final = 3
SLEEP_HEARTS: Final = 6


class ArmorPlating(Card):
    """The first hit of each rival turn is ignored."""

    cost = 6
    buzz = "cat"

    def stops_first_hit(self, table: DuelTable, me: Seat) -> bool:
        return not table.sides[me].was_hit


class Camouflage(Card):
    """A die for each hit; each heart cancels one."""

    cost = 4
    own_words = ("camouflage",)

    def brace(self, table: DuelTable, me: Seat, hits: int) -> int:
        lots = [table.chance.tally(min(hits - at, LOT)) for at in range(0, hits, LOT)]
        table.tell(facts.THREW, me, self.id, word=",".join([DICE.text(lot) for lot in lots]))
        stopped = sum([count(lot, HEART) for lot in lots])
        if stopped:
            table.tell(facts.PREVENTED, me, self.id, stopped)
        return hits - stopped


class Hibernation(Card):
    """No hits; at the start of a turn it is discarded, or the turn is slept through for 6 hearts."""

    cost = 5
    is_immune = True
    comes_first = True  # who sleeps on has no turn
    own_words = ("hibernation:sleep", "hibernation:discard")

    def turn_started(self, table: DuelTable, me: Seat) -> None:
        table.then(Wake(self.number))


class Wake(DuelStep):
    """P2, D10: sleep on, which ends the turn and uses up what waited for it, or get up."""

    card: int

    def question(self, table: DuelTable) -> Decision | None:
        return table.ask(table.active, "wake", Hibernation.own_words)

    def answer(self, table: DuelTable, choice: str) -> None:
        me = table.active
        if choice == "hibernation:sleep":
            table.heal(me, SLEEP_HEARTS, "hibernation")
            table.tell(facts.SLEPT, me, "hibernation")
            table.sides[me].fewer = table.sides[me].dominated = 0
            table.skip_to(table.book.next_turn)
        else:
            table.discard_card(me, self.card, "hibernation")


class InShape(Card):
    """From the fourth heart on that the rival loses in a turn, each may be worth 1 Fame for 1 energy."""

    cost = 4
    own_words = ("in_shape",)

    def hearts_lost(self, table: DuelTable, me: Seat, loser: Seat, hearts: int) -> None:
        lost = table.sides[loser].lost
        extra = lost - max(lost - hearts, IN_SHAPE_FROM)
        if loser != me and extra > 0:
            table.then(PayForFame(me, self.number, extra))


class PayForFame(DuelWindow):
    """P19: 1 energy for 1 Fame, one after the other."""

    kind = "in_shape"
    seat: Seat
    card: int
    times: int

    def opens_for(self, table: DuelTable) -> Seat:
        side = table.sides[self.seat]
        return self.seat if side.energy and self.times and self.card in side.cards else NOBODY

    def reactions(self, table: DuelTable, seat: Seat) -> tuple[str, ...]:
        return InShape.own_words

    def about(self, table: DuelTable) -> dict[str, Any]:
        return {"times": self.times}

    def react(self, table: DuelTable, seat: Seat, word: str) -> None:
        table.pay(seat, 1, word)
        pull(table, seat, FAME, 1, word)
        table.then(PayForFame(seat, self.card, self.times - 1))


class Regeneration(Card):
    """One heart more with the first gain of a turn that leaves room for it."""

    cost = 4

    def more_hearts(self, table: DuelTable, me: Seat) -> int:
        if table.is_used(self):
            return 0
        table.use_up(self)
        return 1


class Trendsetter(Card):
    """The first hit of each rival turn is ignored if Fame stands on a Buzz token."""

    cost = 3
    buzz = "dragon"
    comes_first = True  # Fame may have left the token when the next hit comes

    def stops_first_hit(self, table: DuelTable, me: Seat) -> bool:
        return not table.sides[me].was_hit and table.fame_is_on_token()


class UnstableDna(Card):
    """After three hearts lost at once it may be swapped for a Keep card of the rival."""

    cost = 3
    buzz = "tiger"

    def hearts_lost(self, table: DuelTable, me: Seat, loser: Seat, hearts: int) -> None:
        if loser == me and hearts >= SWAP_FROM:
            table.then(Swap(me, self.number))


class Swap(DuelWindow):
    """P18: for which card."""

    kind = "swap"
    seat: Seat
    card: int

    def opens_for(self, table: DuelTable) -> Seat:
        return self.seat if self.card in table.sides[self.seat].cards else NOBODY

    def reactions(self, table: DuelTable, seat: Seat) -> tuple[str, ...]:
        return tuple(["swap:" + card.id for card in table.cards_of(RIVAL[seat])])

    def react(self, table: DuelTable, seat: Seat, word: str) -> None:
        rival = RIVAL[seat]
        mine, theirs = table.sides[seat], table.sides[rival]
        cards = table.book.cards
        given, taken = cards[self.card], table.card_of(rival, word.removeprefix("swap:"))
        mine.hold(tuple([taken.number if n == given.number else n for n in mine.cards]), cards)
        theirs.hold(tuple([given.number if n == taken.number else n for n in theirs.cards]), cards)
        table.tell(facts.SWAPPED, seat, given.id, other=rival, word=f"{given.id},{taken.id}")


class Unstoppable(Card):
    """Stays at 1 heart once, and takes no more hits this turn."""

    cost = 3

    def survives(self, table: DuelTable, me: Seat) -> bool:
        table.sides[me].immune = True
        table.discard_card(me, self.number, self.id)
        return True


CARDS: Final[tuple[Card, ...]] = (
    ArmorPlating(), Camouflage(), Hibernation(), InShape(), Regeneration(), Trendsetter(), UnstableDna(), Unstoppable(),
)  # fmt: skip
STEPS: Final[tuple[type[Step[DuelTable]], ...]] = (Wake, PayForFame, Swap)
