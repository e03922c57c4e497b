"""What the Autobot's turn waits for, seen from the step that is due, and how an answer is carried out."""

from typing import Any, Final

from baffe.games.duel import facts
from baffe.games.duel.autobot import AUTOBOT, HUMAN, ClearSlot, Sort, Throw, ThrowWhite
from baffe.games.duel.cards import NUMBERS
from baffe.games.duel.damage import Blow
from baffe.games.duel.dice import DICE, WHITE_DICE
from baffe.games.duel.rolling import THROWS
from baffe.games.duel.table import DuelTable
from baffe.kernel.refusal import NotAnOption
from baffe.kernel.seat import NOBODY

Plain = dict[str, Any]

KEEPS: Final = {
    "smash": "autobot/A7", "heart": "autobot/A8", "fame": "autobot/A10", "destruction": "autobot/A10",
}  # fmt: skip
"""The rule by which it keeps a face."""


def asked(table: DuelTable) -> Plain | None:
    """What people must do or tell before the next step; None where it needs nobody."""
    step = table.next_step
    if isinstance(step, Throw):
        again = table.roll - step.kept  # as they lie, before they are thrown
        return {
            "kind": "throw", "rule": step.why, "white": False, "dice": step.dice, "throws": THROWS,
            "number": THROWS - table.throws_left + 1, "kept": DICE.names(step.kept), "again": DICE.names(again),
            "rules": KEEPS,
        }  # fmt: skip
    if isinstance(step, ThrowWhite):
        return {
            "kind": "throw", "rule": "autobot/A22", "white": True, "dice": WHITE_DICE, "throws": 1, "number": 1,
            "kept": [], "again": [], "rules": {},
        }  # fmt: skip
    if isinstance(step, ClearSlot):
        return {"kind": "card", "rule": "autobot/A21"}
    if isinstance(step, Blow):
        by_dice = step.why != "duel/D38"  # else by a bonus that lies on the track
        return {"kind": "hits", "rule": step.why, "hits": step.victims[1], "by_dice": by_dice}
    if isinstance(step, Sort):
        question = step.question(table)
        if question is not None:
            tracks = list(question.options)
            return {"kind": "symbol", "rule": "autobot/A9", "tracks": tracks, "dice": DICE.names(table.roll)}
    return None


def answer(table: DuelTable, ask: Plain, move: Plain) -> None:
    """Carry out the step that was asked about. What does not answer it is refused, and nothing has changed."""
    step = table.next_step
    match move:
        case {"do": "dice", "dice": [*names]} if ask["kind"] == "throw":
            assert step is not None
            fallen = tuple([DICE.face_of(str(name)) for name in names])
            if len(fallen) != ask["dice"] or -1 in fallen:
                raise NotAnOption("dice", f"{ask['dice']} dice were thrown")
            table.chance.load(fallen)
            table.take_step().run(table)
        case {"do": "symbol", "track": str(track)} if ask["kind"] == "symbol" and track in ask["tracks"]:
            table.take_step().answer(table, track)
        case {"do": "hits", "taken": int(taken)} if (
            isinstance(step, Blow) and not isinstance(taken, bool) and 0 <= taken <= ask["hits"]
        ):
            table.take_step()
            if taken < ask["hits"]:
                table.tell(facts.PREVENTED, HUMAN, "duel/D43", ask["hits"] - taken)
            Blow((HUMAN, taken), (), step.by, step.why).run(table)
        case {"do": "card"} if ask["kind"] == "card":
            _change_row(table, move.get("card"), bool(move.get("empty", False)))
        case _:
            raise NotAnOption("do", f"nobody has asked for {move.get('do')!r}")


def _change_row(table: DuelTable, card: Any, empty: bool) -> None:
    """A21 on the real row, of which we know at most the card that is new."""
    if card is not None and (not isinstance(card, str) or card not in NUMBERS):
        raise NotAnOption("card", f"{card!r} is not a card we know")
    table.take_step()
    if not empty:
        table.tell(facts.REMOVED, AUTOBOT, "autobot/A21")
    if card is not None:
        table.tell(facts.REVEALED, NOBODY, "autobot/A21", word=card)
