"""Turn after turn: how one begins, how it ends, and whose is next."""

from typing import Final

from baffe.games.duel import facts, moments
from baffe.games.duel.table import DuelStep, DuelTable
from baffe.kernel.agenda import Due
from baffe.kernel.fact import NOBODY
from baffe.kernel.game import STALLED_AFTER


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


class EndTurn(DuelStep):
    """D64: the end-of-turn phase."""

    name = "end_turn"

    def run(self, table: DuelTable) -> None:
        table.phase = "end"
        for card in table.cards_at(table.active, moments.TURN_OVER):
            card.turn_over(table, table.active)
        table.then_all(NEXT_TURN)


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
        table.then_all(START_TURN)


# What is due next when nothing else is: one link for all tables.
START_TURN: Final = Due(StartTurn(), None)
NEXT_TURN: Final = Due(NextTurn(), None)
END_TURN: Final = Due(EndTurn(), None)
STEPS: Final = (StartTurn, EndTurn, NextTurn)
