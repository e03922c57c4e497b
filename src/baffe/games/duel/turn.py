"""The turn around its dice: waking up, the start-of-turn window, the end, and who is next."""

from typing import Final

from baffe.games.duel import facts
from baffe.games.duel.hand import RED_DICE, WHITE_DICE
from baffe.games.duel.table import Ask, DuelStep, DuelTable
from baffe.kernel.agenda import Decision
from baffe.kernel.fact import NOBODY
from baffe.kernel.game import STALLED_AFTER

THROWS: Final = 3


class StartTurn(DuelStep):
    """D8: a side begins its turn."""

    name = "start_turn"

    def run(self, table: DuelTable) -> None:
        if table.turns >= STALLED_AFTER:
            table.finish(NOBODY, "stalled", "duel/D65")
            return
        table.turns += 1
        forget_turn(table)
        me = table.active
        table.tell(facts.TURN_STARTED, me, "duel/D8", table.turns)
        table.book.players[me].begin_turn(table, me)


def forget_turn(table: DuelTable) -> None:
    """D11: once-per-turn uses are renewed."""
    table.phase = "start"
    table.red = table.white = 0
    table.hand = table.added = 0
    table.allowance = table.throws_left = 0
    table.spent = table.closed = table.smashed = 0
    table.used = ()
    table.bought = False
    table.symbol = -1
    for side in table.sides:
        side.immune = False
        side.lost = 0
        side.was_hit = False


def wake(table: DuelTable, me: int) -> None:
    """D9: a card may be asked about before everything else; else the window opens."""
    for card in table.cards_of(me):
        if card.wakes(table, me):
            return
    open_window(table, me)


def open_window(table: DuelTable, me: int) -> None:
    for card in table.cards_of(me):
        card.turn_started(table, me)
    table.then(Dominated())
    table.then(CountDice())


def sleep(table: DuelTable, me: int, why: str) -> None:
    """D10: the turn ends at once; what waited for it is used up."""
    table.tell(facts.SLEPT, me, why)
    table.sides[me].fewer = table.sides[me].dominated = 0
    table.then(NextTurn())


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
        from baffe.games.duel.rolling import SpendTokens

        table.phase = "roll"
        count_dice(table)
        table.then(SpendTokens())


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
    for card in table.cards_of(me):
        white += card.white_dice(table, me)
        table.allowance += card.throws(table, me)
    table.white = min(white, WHITE_DICE)


class EndTurn(DuelStep):
    """D64: the end-of-turn phase."""

    name = "end_turn"

    def run(self, table: DuelTable) -> None:
        table.phase = "end"
        for card in table.cards_of(table.active):
            card.turn_over(table, table.active)
        table.then(NextTurn())


class NextTurn(DuelStep):
    """D8, D12: the rival's turn, or another one of the same side."""

    name = "next_turn"

    def run(self, table: DuelTable) -> None:
        table.first_turn = False
        if table.encores:
            table.encores -= 1
            table.tell(facts.EXTRA_TURN, table.active, "duel/D12")
        else:
            table.active = 1 - table.active
        table.then(StartTurn())


STEPS: Final = (StartTurn, Dominated, CountDice, EndTurn, NextTurn)
