"""Phase 1: tokens for white dice, the throws, and what happens when the Roll is final."""

from typing import Final

from baffe.games.duel import facts, moments
from baffe.games.duel.hand import DICE, FAME, UNITS, WHITE_DICE, count, size
from baffe.games.duel.resolving import start_resolving
from baffe.games.duel.shop import OPEN_SHOP
from baffe.games.duel.table import Ask, DuelTable
from baffe.kernel.agenda import Decision, Due
from baffe.kernel.fact import NOBODY

SPEND: Final[tuple[str, ...]] = ("spend", "throw")
STOP: Final[tuple[str, ...]] = ("stop",)
NOTHING: Final[tuple[int, ...]] = ()


class SpendTokens(Ask):
    """D14, D16: dice tokens become white dice as long as one is free; then all dice are thrown."""

    name = "spend_tokens"

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
        table.then_all(THROWS)

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
    table.hand = kept + thrown
    if table.loud:
        table.tell(facts.ROLLED, table.active, "duel/D18", table.throws_left, NOBODY, DICE.text(thrown))


class Throws(Ask):
    """D18 to D20: which dice to keep, as long as there are throws; Fame dice perhaps for longer."""

    name = "throws"

    def question(self, table: DuelTable) -> Decision | None:
        words = STOP
        if table.hand:
            if table.throws_left > 0:
                words = DICE.keep_menu(table.hand)
            elif table.cards_at(table.active, moments.REROLLS_FAME):
                words = fame_menu(table)
        return table.ask(table.active, "roll", words) if len(words) > 1 else None

    def run(self, table: DuelTable) -> None:
        if table.loud:
            table.tell(facts.STOPPED, table.active, "duel/D21", 0, NOBODY, DICE.text(table.hand))
        table.phase = "final"
        table.monster(table.active).roll_final(table, table.active)
        table.then_all(ROLL_IS_FINAL)

    def choose(self, table: DuelTable, choice: str) -> None:
        if choice == "stop":
            self.run(table)
            return
        kept = DICE.kept_by(choice)
        table.throws_left = max(table.throws_left - 1, 0)
        if table.loud and kept:
            table.tell(facts.KEPT, table.active, "duel/D18", 0, NOBODY, DICE.text(kept))
        throw(table, kept, size(table.hand - kept))
        table.then(self)


def fame_menu(table: DuelTable) -> tuple[str, ...]:
    """Only dice showing Fame may be thrown again, if a card says so."""
    me = table.active
    if not any([card.rerolls_fame(table, me) for card in table.cards_of(me)]):
        return STOP
    words = ["stop"]
    for n in range(1, count(table.hand, FAME) + 1):
        words.append(DICE.keep_word(table.hand - n * UNITS[FAME]))
    return tuple(words)


class RollFinal(Ask):
    """D22 (b): cards that read the final Roll, in any order."""

    name = "roll_final"
    shape = "done:ints"

    def __init__(self, done: tuple[int, ...]) -> None:
        self.done: Final = done

    def _due(self, table: DuelTable) -> tuple[int, ...]:
        me = table.active
        cards = table.cards_at(me, moments.FITS_ROLL)
        if not cards:
            return NOTHING
        due = [card for card in cards if card.number not in self.done and card.fits_roll(table, me)]
        if len(due) > 1:
            due.sort(key=lambda card: not card.comes_first)
        return tuple([card.number for card in due])

    def question(self, table: DuelTable) -> Decision | None:
        due = self._due(table)
        if not due or table.book.cards[due[0]].comes_first:
            return None
        return table.ask(table.active, "final", tuple([table.book.cards[number].id for number in due]))

    def run(self, table: DuelTable) -> None:
        due = self._due(table)
        if due:
            self._fire(table, due[0])

    def choose(self, table: DuelTable, choice: str) -> None:
        for number in self._due(table):
            if table.book.cards[number].id == choice:
                self._fire(table, number)

    def _fire(self, table: DuelTable, number: int) -> None:
        table.book.cards[number].roll_final(table, table.active)
        table.then(RollFinal((*self.done, number)))


class Skip(Ask):
    """D22 (c), D24: the resolution of dice may be skipped."""

    name = "skip"

    def question(self, table: DuelTable) -> Decision | None:
        for card in table.cards_at(table.active, moments.SKIPS_DICE):
            if card.skips_dice(table, table.active):
                return table.ask(table.active, "skip", (card.id, "no"))
        return None

    def run(self, table: DuelTable) -> None:
        self.choose(table, "no")

    def choose(self, table: DuelTable, choice: str) -> None:
        if choice == "no":
            start_resolving(table)
            return
        table.tell(facts.SKIPPED, table.active, choice)
        for card in table.cards_of(table.active):
            if card.id == choice:
                card.use(table, table.active, choice)
        table.then_all(OPEN_SHOP)


SPEND_TOKENS: Final = Due(SpendTokens(), None)
THROWS: Final = Due(Throws(), None)
ROLL_IS_FINAL: Final = Due(RollFinal(()), Due(Skip(), None))
STEPS: Final = (SpendTokens, Throws, RollFinal, Skip)
