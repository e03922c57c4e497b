"""Phase 1: how many dice there are, the throws, and what happens when the Roll is final."""

from typing import Final

from baffe.games.duel import facts, moments
from baffe.games.duel.card import Card, in_order
from baffe.games.duel.dice import DICE, FAME, RED_DICE, UNITS, WHITE_DICE, count, size
from baffe.games.duel.monster import NO_CARDS
from baffe.games.duel.shop import OPEN_SHOP
from baffe.games.duel.table import DuelStep, DuelTable, DuelWindow
from baffe.kernel.agenda import Decision
from baffe.kernel.asking import Ask
from baffe.kernel.seat import Seat

THROWS: Final = 3
FIRST_TURN_DICE: Final = 5
SPEND: Final[tuple[str, ...]] = ("spend", "throw")
STOP: Final[tuple[str, ...]] = ("stop",)
NOTHING_DONE: Final[tuple[int, ...]] = ()


class CountDice(DuelStep):
    """D13, D15, D17: how many dice there are before tokens are spent."""

    def run(self, table: DuelTable) -> None:
        table.phase = "roll"
        count_dice(table)


def count_dice(table: DuelTable) -> None:
    """Red and white dice of this turn, and its throws; what waited for it is used up."""
    me = table.active
    count_red(table, FIRST_TURN_DICE if table.first_turn else RED_DICE, "duel/D17")
    white = 0
    table.allowance = THROWS
    for card in table.cards_at(me, moments.WHITE_DICE | moments.THROWS):
        white += card.white_dice
        table.allowance += card.throws
    table.white = min(white, WHITE_DICE)
    tell_dice(table, "duel/D13")


def tell_dice(table: DuelTable, why: str) -> None:
    if table.loud:
        table.tell_all(facts.DICE_COUNTED, table.active, why, (table.red, table.white, table.allowance))


def count_red(table: DuelTable, dice: int, why: str) -> None:
    """So many red dice, without those that were taken away."""
    side = table.sides[table.active]
    table.red = max(dice - side.fewer, 0)
    if side.fewer:
        table.tell(facts.DICE_FEWER, table.active, why, dice - table.red)
    side.fewer = 0


class SpendTokens(Ask[DuelTable]):
    """D14, D16: dice tokens become white dice as long as one is free; then all dice are thrown."""

    def question(self, table: DuelTable) -> Decision | None:
        if table.sides[table.active].tokens and table.white < WHITE_DICE:
            return table.ask(table.active, "spend", SPEND)
        return None

    def run(self, table: DuelTable) -> None:
        dice = table.red + table.white
        table.throws_left = table.allowance
        if dice:
            table.throws_left -= 1
            throw(table, 0, dice)
        else:
            table.tell(facts.NO_DICE, table.active, "duel/D19", table.throws_left)

    def choose(self, table: DuelTable, choice: str) -> None:
        if choice == "throw":
            self.run(table)
            return
        side = table.sides[table.active]
        side.tokens -= 1
        table.white += 1
        table.tell(facts.TOKEN_SPENT, table.active, "duel/D14", side.tokens)
        table.then(self)


def throw(table: DuelTable, kept: int, dice: int) -> None:
    """Throw that many dice and lay them beside the kept ones."""
    thrown = table.chance.tally(dice)
    table.roll = kept + thrown
    if table.loud:
        table.tell(facts.ROLLED, table.active, "duel/D18", table.throws_left, word=DICE.text(thrown))


class Throws(Ask[DuelTable]):
    """D18 to D20: which dice to keep, as long as there are throws; Fame dice perhaps for longer."""

    def question(self, table: DuelTable) -> Decision | None:
        words = STOP
        if table.roll:
            if table.throws_left > 0:
                words = DICE.keep_menu(table.roll)
            elif table.sides[table.active].moments & moments.REROLLS_FAME:
                words = fame_menu(table.roll)
        return table.ask(table.active, "roll", words) if len(words) > 1 else None

    def run(self, table: DuelTable) -> None:
        """D21, D22 (a): the Roll is final, and the monster's own power speaks first."""
        if table.loud:
            table.tell(facts.STOPPED, table.active, "duel/D21", word=DICE.text(table.roll))
        table.phase = "final"
        table.figure(table.active).roll_final(table, table.active)

    def choose(self, table: DuelTable, choice: str) -> None:
        if choice == "stop":
            self.run(table)
            return
        kept = DICE.kept_by(choice)
        table.throws_left = max(table.throws_left - 1, 0)
        if table.loud and kept:
            table.tell(facts.KEPT, table.active, "duel/D18", word=DICE.text(kept))
        throw(table, kept, size(table.roll - kept))
        table.then(self)


def fame_menu(roll: int) -> tuple[str, ...]:
    """D20, P7: only dice showing Fame may be thrown again."""
    again = [DICE.keep_word(roll - n * UNITS[FAME]) for n in range(1, count(roll, FAME) + 1)]
    return ("stop", *again)


class RollFinal(Ask[DuelTable]):
    """D22 (b): cards that read the final Roll, in any order; those that come first are not asked about."""

    done: tuple[int, ...]

    def _due(self, table: DuelTable) -> tuple[Card, ...]:
        me = table.active
        cards = table.cards_at(me, moments.FITS_ROLL)
        if not cards:
            return NO_CARDS
        return tuple([card for card in in_order(cards) if card.number not in self.done and card.fits_roll(table, me)])

    def question(self, table: DuelTable) -> Decision | None:
        due = self._due(table)
        if not due or due[0].comes_first:
            return None
        return table.ask(table.active, "final", tuple([card.id for card in due]))

    def run(self, table: DuelTable) -> None:
        due = self._due(table)
        if due:
            self._fire(table, due[0])

    def choose(self, table: DuelTable, choice: str) -> None:
        self._fire(table, table.card_of(table.active, choice))

    def _fire(self, table: DuelTable, card: Card) -> None:
        card.roll_final(table, table.active)
        table.then(RollFinal((*self.done, card.number)))


class Skip(DuelWindow):
    """D22 (c), D24: the resolution of dice may be skipped; else (d) whatever the Roll costs is due."""

    kind = "skip"

    def opens_for(self, table: DuelTable) -> Seat:
        return table.active

    def reactions(self, table: DuelTable, seat: Seat) -> tuple[str, ...]:
        return table.sides[seat].ids_at(moments.DICE_SKIPPED)

    def react(self, table: DuelTable, seat: Seat, word: str) -> None:
        table.tell(facts.SKIPPED, seat, word)
        table.card_of(seat, word).dice_skipped(table, seat)
        table.skip_to(OPEN_SHOP)

    def declined(self, table: DuelTable, seat: Seat) -> None:
        table.phase = "resolve"
        for card in table.cards_at(seat, moments.DICE_START):
            if card.comes_first:
                card.dice_start(table, seat)


STEPS: Final = (CountDice, SpendTokens, Throws, RollFinal, Skip)
