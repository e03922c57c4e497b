"""A turn before its dice: waking up, the start-of-turn window, and how many dice there are."""

from typing import Final

from baffe.games.duel import facts, moments
from baffe.games.duel.hand import RED_DICE, WHITE_DICE
from baffe.games.duel.rolling import SPEND_TOKENS
from baffe.games.duel.rounds import NEXT_TURN
from baffe.games.duel.table import Ask, DuelStep, DuelTable
from baffe.kernel.agenda import Decision, Due

THROWS: Final = 3


def wake(table: DuelTable, me: int) -> None:
    """D9: a card may be asked about before everything else; else the window opens."""
    for card in table.cards_at(me, moments.WAKES):
        if card.wakes(table, me):
            return
    open_window(table, me)


def open_window(table: DuelTable, me: int) -> None:
    for card in table.cards_at(me, moments.TURN_STARTED):
        card.turn_started(table, me)
    table.then_all(WINDOW)


def sleep(table: DuelTable, me: int, why: str) -> None:
    """D10: the turn ends at once; what waited for it is used up."""
    table.tell(facts.SLEPT, me, why)
    table.sides[me].fewer = table.sides[me].dominated = 0
    table.then_all(NEXT_TURN)


class Dominated(Ask):
    """P4: who is dominated may discard Keep cards before they cost dice."""

    name = "dominated"

    def question(self, table: DuelTable) -> Decision | None:
        side = table.sides[table.active]
        if not side.dominated or not side.cards:
            return None
        words = ["discard:" + card.id for card in table.cards_of(table.active)]
        return Decision(table.active, "dominated", (*words, "done"))

    def run(self, table: DuelTable) -> None:
        side = table.sides[table.active]
        side.fewer += side.dominated * len(side.cards)
        side.dominated = 0

    def choose(self, table: DuelTable, choice: str) -> None:
        if choice == "done":
            self.run(table)
            return
        for card in table.cards_of(table.active):
            if choice == "discard:" + card.id:
                table.discard_card(table.active, card.number, "dominate")
        table.then(self)


class CountDice(DuelStep):
    """D13, D15, D17: how many dice there are before tokens are spent."""

    name = "count_dice"

    def run(self, table: DuelTable) -> None:
        table.phase = "roll"
        count_dice(table)
        table.then_all(SPEND_TOKENS)


def count_dice(table: DuelTable) -> None:
    """Red and white dice of this turn, and its throws; what waited for it is used up."""
    me = table.active
    side = table.sides[me]
    base = table.book.players[me].first_turn_dice() if table.first_turn else RED_DICE
    table.red = max(base - side.fewer, 0)
    if side.fewer:
        table.tell(facts.DICE_FEWER, me, "duel/D17", base - table.red)
    side.fewer = 0
    white = 0
    table.allowance = THROWS
    for card in table.cards_at(me, moments.WHITE_DICE | moments.THROWS):
        white += card.white_dice(table, me)
        table.allowance += card.throws(table, me)
    table.white = min(white, WHITE_DICE)


WINDOW: Final = Due(Dominated(), Due(CountDice(), None))
STEPS: Final = (Dominated, CountDice)
