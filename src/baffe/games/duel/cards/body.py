"""Keep cards about hits, hearts and staying alive."""

from typing import Any, Final

from baffe.games.duel import facts
from baffe.games.duel.board import FAME
from baffe.games.duel.card import Card
from baffe.games.duel.pulling import pull
from baffe.games.duel.table import DuelStep, DuelTable
from baffe.games.duel.turn import open_window, sleep
from baffe.kernel.agenda import Decision

IN_SHAPE_FROM: Final = 3  # hearts of a turn that bring nothing
SWAP_FROM: Final = 3
SLEEP_HEARTS: Final = 6


class ArmorPlating(Card):
    """The first hit of each rival turn is ignored."""

    id = "armor_plating"
    cost = 6
    buzz = "cat"

    def stops_first_hit(self, table: DuelTable, me: int) -> bool:
        return not table.sides[me].was_hit


class Camouflage(Card):
    """A die for each hit; each heart cancels one."""

    id = "camouflage"
    cost = 4
    own_words = ("camouflage",)

    def hides(self, table: DuelTable, me: int) -> bool:
        return True


class Hibernation(Card):
    """No hits; at the start of a turn it is discarded, or the turn is slept through for 6 hearts."""

    id = "hibernation"
    cost = 5
    own_words = ("hibernation:sleep", "hibernation:discard")

    def is_immune(self, table: DuelTable, me: int) -> bool:
        return True

    def wakes(self, table: DuelTable, me: int) -> bool:
        table.then(Wake(self.number))
        return True


class Wake(DuelStep):
    """P2: sleep on, or get up."""

    name = "wake"
    shape = "card:int"

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def question(self, table: DuelTable) -> Decision | None:
        return Decision(table.active, "wake", Hibernation.own_words)

    def answer(self, table: DuelTable, choice: str) -> None:
        me = table.active
        if choice == "hibernation:sleep":
            table.heal(me, SLEEP_HEARTS, "hibernation")
            sleep(table, me, "hibernation")
        else:
            table.discard_card(me, self.card, "hibernation")
            open_window(table, me)


class InShape(Card):
    """From the fourth heart on that the rival loses in a turn, each may be worth 1 Fame for 1 energy."""

    id = "in_shape"
    cost = 4
    own_words = ("in_shape",)

    def rival_hit(self, table: DuelTable, me: int, before: int, hearts: int) -> None:
        extra = before + hearts - max(before, IN_SHAPE_FROM)
        if extra > 0:
            table.then(PayForFame(me, self.number, extra))


class PayForFame(DuelStep):
    """P19: 1 energy for 1 Fame, one after the other."""

    name = "pay_for_fame"
    shape = "seat:seat card:int times:int"

    def __init__(self, seat: int, card: int, times: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.times: Final = times

    def question(self, table: DuelTable) -> Decision | None:
        side = table.sides[self.seat]
        if not side.energy or not self.times or self.card not in side.cards:
            return None
        return Decision(self.seat, "in_shape", ("in_shape", "no"))

    def about(self, table: DuelTable) -> dict[str, Any]:
        return {"times": self.times}

    def answer(self, table: DuelTable, choice: str) -> None:
        if choice == "in_shape":
            table.pay(self.seat, 1, "in_shape")
            pull(table, self.seat, FAME, 1, "in_shape")
            table.then(PayForFame(self.seat, self.card, self.times - 1))


class Regeneration(Card):
    """One heart more with the first gain of a turn that leaves room for it."""

    id = "regeneration"
    cost = 4

    def more_hearts(self, table: DuelTable, me: int) -> int:
        if table.is_used(self):
            return 0
        table.use_up(self)
        return 1


class Trendsetter(Card):
    """The first hit of each rival turn is ignored if Fame stands on a Buzz token."""

    id = "trendsetter"
    cost = 3
    buzz = "dragon"
    comes_first = True  # Fame may have left the token when the next hit comes

    def stops_first_hit(self, table: DuelTable, me: int) -> bool:
        return not table.sides[me].was_hit and table.fame_is_on_token()


class UnstableDna(Card):
    """After three hearts lost at once it may be swapped for a Keep card of the rival."""

    id = "unstable_dna"
    cost = 3
    buzz = "tiger"

    def hit_taken(self, table: DuelTable, me: int, hearts: int) -> None:
        if hearts >= SWAP_FROM:
            table.then(Swap(me, self.number))


class Swap(DuelStep):
    """P18: for which card."""

    name = "swap"
    shape = "seat:seat card:int"

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def question(self, table: DuelTable) -> Decision | None:
        theirs = table.cards_of(1 - self.seat)
        if not theirs or self.card not in table.sides[self.seat].cards:
            return None
        return Decision(self.seat, "swap", (*["swap:" + card.id for card in theirs], "no"))

    def answer(self, table: DuelTable, choice: str) -> None:
        mine, theirs = table.sides[self.seat], table.sides[1 - self.seat]
        for card in table.cards_of(1 - self.seat):
            if choice == "swap:" + card.id:
                cards = table.book.cards
                mine.hold(tuple([card.number if n == self.card else n for n in mine.cards]), cards)
                theirs.hold(tuple([self.card if n == card.number else n for n in theirs.cards]), cards)
                given = table.book.cards[self.card].id
                table.tell(facts.SWAPPED, self.seat, given, 0, 1 - self.seat, f"{given},{card.id}")


class Unstoppable(Card):
    """Stays at 1 heart once, and takes no more hits this turn."""

    id = "unstoppable"
    cost = 3

    def survives(self, table: DuelTable, me: int) -> bool:
        table.sides[me].immune = True
        table.discard_card(me, self.number, self.id)
        return True


CARDS: Final[tuple[Card, ...]] = (
    ArmorPlating(), Camouflage(), Hibernation(), InShape(), Regeneration(), Trendsetter(), UnstableDna(), Unstoppable(),
)  # fmt: skip
STEPS: Final[tuple[type[DuelStep], ...]] = (Wake, PayForFame, Swap)
