"""A turn on one page, and the steps that begin and end it; those in between are in rolling, resolving and shop."""

from typing import Any, Final

from baffe.games.duel import facts, moments
from baffe.games.duel.cards.actions import Dominated
from baffe.games.duel.monster import RIVAL
from baffe.games.duel.resolving import DiceStart, Resolve, Resolved
from baffe.games.duel.rolling import NOTHING_DONE, CountDice, RollFinal, Skip, SpendTokens, Throws
from baffe.games.duel.shop import OPEN_SHOP, Buy
from baffe.games.duel.table import DuelStep, DuelTable
from baffe.kernel.agenda import Step
from baffe.kernel.game import STALLED_AFTER
from baffe.kernel.seat import NOBODY


class StartTurn(DuelStep):
    """D8, D11: a side begins its turn; once-per-turn uses are renewed. Cards that come first speak at once (D9)."""

    def run(self, table: DuelTable) -> None:
        table.turns += 1
        table.forget()
        me = table.active
        table.tell(facts.TURN_STARTED, me, "duel/D8", table.turns)
        for card in table.cards_at(me, moments.TURN_STARTED):
            if card.comes_first:
                card.turn_started(table, me)


class OpenWindow(DuelStep):
    """D9: the other cards of the start-of-turn window."""

    def run(self, table: DuelTable) -> None:
        for card in table.cards_at(table.active, moments.TURN_STARTED):
            if not card.comes_first:
                card.turn_started(table, table.active)


class EndTurn(DuelStep):
    """D64: the end-of-turn phase."""

    def run(self, table: DuelTable) -> None:
        table.phase = "end"
        for card in table.cards_at(table.active, moments.TURN_OVER):
            card.turn_over(table, table.active)


class NextTurn(DuelStep):
    """D8, D12: the rival's turn, or another one of the same side."""

    def run(self, table: DuelTable) -> None:
        table.first_turn = False
        if table.turns >= STALLED_AFTER:
            table.finish(NOBODY, "stalled", "duel/D65")
            return
        if table.encores:
            table.encores -= 1
            table.tell(facts.EXTRA_TURN, table.active, "duel/D12")
        else:
            table.active = RIVAL[table.active]
        table.then_all(table.book.turns[table.active])


NEXT_TURN: Final = NextTurn()

# The timetable of a turn, first step first.
TURN: Final[tuple[Step[Any], ...]] = (
    StartTurn(),
    OpenWindow(),
    Dominated(),
    CountDice(),
    SpendTokens(),
    Throws(),
    RollFinal(NOTHING_DONE),
    Skip(),
    DiceStart(),
    Resolve(),
    Resolved(),
    OPEN_SHOP,
    Buy(),
    EndTurn(),
    NEXT_TURN,
)
# Saves hold the part of the turn that is at hand, to its last step; the rest of the timetable follows from it.
# A step that is in no part is never written.
PARTS: Final[tuple[str, ...]] = (
    "start_turn",
    "dominated count_dice",
    "spend_tokens",
    "throws",
    "roll_final skip",
    "dice_start resolve resolved",
    "open_shop",
    "buy",
    "end_turn",
    "next_turn",
)
STEPS: Final = (StartTurn, OpenWindow, EndTurn, NextTurn)
