"""A game beside the real box: how it began and what was done since. Any beginning of its moves is a game too: undo.

The turn of a person is one move; what it has changed is set by hand. The Autobot's turn is the engine's, step by step.
"""

from typing import Any, Final

from baffe.games.duel.autobot import AUTOBOT, HUMAN, Cubes, Heal, WhiteRest
from baffe.games.duel.cards import NUMBERS
from baffe.games.duel.cards.fame import Conduct
from baffe.games.duel.companion.asking import KEEPS, answer, asked
from baffe.games.duel.companion.corrections import correct
from baffe.games.duel.damage import knock_out
from baffe.games.duel.game import Duel
from baffe.games.duel.monster import BOTH
from baffe.games.duel.pulling import Pull
from baffe.games.duel.table import DuelTable
from baffe.games.duel.turn import NextTurn, StartTurn
from baffe.kernel.agenda import Step
from baffe.kernel.game import Start, blank
from baffe.kernel.refusal import BadOption, GameOver, NotAnOption
from baffe.kernel.seat import NOBODY

Plain = dict[str, Any]

DUEL: Final = Duel()
NEXT: Final = {"kind": "next", "rule": ""}  # something has happened: people look, move things on the board, go on
TO_LOOK_AT: Final = (
    "healed", "pulled", "stepped", "stopped_by_king", "bonus", "energy_gained", "cubes_gained",
)  # fmt: skip
UNTOLD: Final = ("dice_counted", "no_dice")  # beside a real box one sees it
OWN_ROW: Final = "duel/D3"  # the cards that the engine has dealt: on the table lie others


class Companion:
    def __init__(self, setup: Plain) -> None:
        self.table: Final = _dealt(setup)
        self.log: Final[list[Plain]] = []
        self.fresh = 0  # where in the log begins what has happened since the last answer
        self.ask: Plain | None = None  # what the Autobot's turn waits for; None in a person's turn, and at the end
        self.copied = 0  # R16: energy that Superconductor may copy now
        self._told = 0
        self._news = False  # something to look at has happened since people were asked last
        self._go_on()

    def play(self, move: Plain) -> None:
        """Go on by one move. One that does not follow is refused, and nothing has changed."""
        table = self.table
        if table.ending is not None:
            raise GameOver("", "the game is over")
        line = correct(table, move)
        if line is not None:
            self._note(line)
            return
        before = len(self.log)
        self._carry_out(move)
        self.fresh, self.copied = before, 0
        self._go_on()

    def _carry_out(self, move: Plain) -> None:
        table, ask, kind = self.table, self.ask, move.get("do")
        if kind == "finish":
            if not end_by_score(table):
                raise NotAnOption("do", "nobody has won")
        elif ask is NEXT and kind == "next":
            self._news = False
        elif ask is not None and ask is not NEXT:
            answer(table, ask, move)
            self._news = False
        elif ask is None and kind == "over":
            table.skip_to(table.book.next_turn)
        else:
            raise NotAnOption("do", f"nobody has asked for {kind!r}")

    def _go_on(self) -> None:
        """To what must be asked next."""
        table, step = self.table, None
        self._hear()
        while table.ending is None:
            due = table.next_step
            if isinstance(due, Conduct):
                self.copied = max(self.copied, due.energy)
                table.take_step()  # the person says so on the table
                continue
            if table.active == HUMAN and not isinstance(due, (StartTurn, NextTurn)):
                self.ask = None
                return
            self.ask = NEXT if self._news and step is not None and _is_whole(step) else asked(table)
            if self.ask is not None:
                return
            step = table.take_step()
            step.run(table)
            self._hear()
        self.ask = None

    def _hear(self) -> None:
        """Write down what the engine has told."""
        for event in self.table.events(None, self._told):
            self._told = event.pop("n") + 1
            if event["type"] in TO_LOOK_AT and event["seat"] == AUTOBOT:
                self._news = True
            if event["type"] not in UNTOLD and event["rule"] != OWN_ROW:
                self.log.append(_line(event))

    def _note(self, line: Plain) -> None:
        """A correction of a correction is one line."""
        last = self.log[-1]
        same = all([last.get(key) == line.get(key) for key in ("type", "track", "token")])
        if same and line["type"] != "set_off":
            self.log.pop()
        self.log.append(line)


def _dealt(setup: Plain) -> DuelTable:
    """Before the first turn. The person holds the one card that the Autobot's dice may call (R16)."""
    match setup:
        case {"monsters": [str(mine), str(bots)], "level": str(level)}:
            options: Plain = {"monsters": [mine, bots], "autobot": level}
        case _:
            raise BadOption("setup", "names no monsters and no level")
    if setup.get("firstDice") is not None:
        options["autobot_first_turn_dice"] = setup["firstDice"]
    if setup.get("tokenCube"):
        options["autobot_token_bonus"] = "cube"
    table = blank(DUEL, Start(len(BOTH), 0, options, None, DUEL.rules), True)
    assert isinstance(table, DuelTable)
    DUEL.deal(table, len(BOTH), options)
    table.sides[HUMAN].hold((NUMBERS["superconductor"],), table.book.cards)
    return table


def _is_whole(step: Step[Any]) -> bool:
    """Whether one thing that the dice bring is done with this step."""
    return isinstance(step, (Heal, Cubes, WhiteRest)) or (isinstance(step, Pull) and step.left == 0)


def _line(event: Plain) -> Plain:
    """An event for the log, with all rules that it follows."""
    line = {**event, "rule": event["rule"] or ""}
    if event.get("card") == "":
        del line["card"]  # nobody has told us which
    if event["type"] == "kept":
        line["rules"] = sorted({KEEPS[face] for face in event["dice"]}, key=list(KEEPS.values()).index)
    return line


def end_by_score(table: DuelTable) -> bool:
    """End the game if the score that stands, however it came about, is that of an end."""
    fallen = [seat for seat in BOTH if table.sides[seat].hearts <= 0]
    if fallen:
        knock_out(table, fallen, NOBODY)
        return True
    return table.check_markers()
