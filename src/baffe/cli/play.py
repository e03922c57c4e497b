"""A game in the terminal: people at the keyboard, bots, and the log between them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from baffe import Decision, Refused, Table
from baffe.arena.match import bot_answers
from baffe.bots import Bot
from baffe.cli.asking import ChoiceMenu, Questioner, Quit
from baffe.cli.cards import Finder, card_lines
from baffe.cli.chronicle import Chronicle
from baffe.cli.files import write
from baffe.cli.greeting import greet
from baffe.cli.real import Box
from baffe.cli.speech import complain, file_error, refusal_text
from baffe.cli.terminal.drawing import dice_lines, indented
from baffe.cli.terminal.look import look_of
from baffe.texts.wording import wording_of


class Session:
    """One table, the people and bots around it, and what was shown so far."""

    def __init__(
        self,
        table: Table,
        humans: list[int],
        bots: dict[int, Bot],
        language: str,
        console: Console,
        record: Path | None,
        read: Callable[[], str],
        box: Box | None = None,
    ) -> None:
        self.table: Final = table
        self.humans: Final = humans
        self.bots: Final = bots
        self.language: Final = language
        self.console: Final = console
        self.record: Final = record
        self.read: Final = read
        self.box: Final = box  # people throw and draw themselves
        view = table.view(None)
        self.look: Final = look_of(view["game"])
        self.options: Final[dict[str, Any]] = view.get("options", {})
        self.wording: Final = wording_of(view, language)
        self.look.meet(table, self.wording)
        self.look.height = console.height if console.is_terminal else 0
        self.drawn: Any = None  # the moment at which the table was last drawn
        self.last = humans[0] if humans else -1  # who had the keyboard
        self.unsaved = bool(humans)
        # one person may know what its seat knows; several share one screen, so they see what all may see
        self.eyes: Final = humans[0] if len(humans) == 1 else None
        self.chronicle: Final = Chronicle(self.wording, console, self.eyes) if box is None else box.chronicle
        if box is not None:
            box.leave = self._leave
            box.show_table = self._show_table

    # -- the game --

    def run(self) -> None:
        """Play until the game is over or somebody leaves; the record is kept either way."""
        if self.box is None:
            self._greet()
        try:
            self.chronicle.follow(self.table)
            while True:
                while (decision := self.table.decision) is not None:
                    if decision.seat in self.humans:
                        self._turn_to(decision.seat)
                        self._answer(decision)
                    else:
                        word = bot_answers(self.table, decision, self.bots[decision.seat])
                        self._play(word, decision)
                    self.chronicle.follow(self.table)
                self._show_outcome()
                if not self._doubts():
                    break
        except (Quit, EOFError, KeyboardInterrupt):
            self._put("")
            complain(self._say("play-left"))
        finally:
            if self.record is not None:
                self._save(self.record, self.table.record)

    def _play(self, word: str, decision: Decision) -> None:
        if self.box is None:
            self.table.play(word, decision.seat, decision.number)
        else:
            self.box.game.play(word, decision.seat, decision.number, decision.seat in self.humans)

    def _greet(self) -> None:
        start = self.table.origin
        seed = "" if start is None or start.scene is not None else self._say("play-seed", seed=str(start.seed))
        greet(self.console, self.wording, self.humans, self.bots, self.options, seed)

    def _show_outcome(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        self._put("")
        self._show_table()
        self._put(Text("\n" + self.wording.outcome(outcome), style="bold"))
        self.unsaved = False

    def _doubts(self) -> bool:
        """Whether the end rests on a slip of the tongue, and was taken back."""
        if self.box is None:
            return False
        self._put(self._say("real-over"))
        if self.read().strip().lower() != "u":
            return False
        self._undo(self.last)
        return True

    def _turn_to(self, seat: int) -> None:
        """Another person takes the keyboard: what the last one knew leaves the screen."""
        if seat == self.last or len(self.humans) < 2 or self.box is not None:
            return
        self._put("")
        self._put(Text(self._say("play-pass", name=self.wording.names[seat]), style="bold"))
        self.read()
        if self._sees(self.last) != self._sees(None):
            self.console.clear()
            for line in self.chronicle.lines[-20:]:
                self._put(line.styled())
            self.drawn = None
        self.last = seat

    def _sees(self, seat: int | None) -> dict[str, Any]:
        """What a seat knows of the table, its own questions aside."""
        return {key: value for key, value in self.table.view(seat).items() if key != "decisions"}

    # -- asking --

    def _answer(self, decision: Decision) -> None:
        """Ask until a word is chosen, or until the question is no longer the same."""
        asking = Questioner(self.table, decision.seat, self.wording, self.look)
        self._put("")
        moment = self.look.moment(asking.view)
        is_drawn = moment != self.drawn
        if is_drawn:
            self.drawn = moment
            self._show_table(decision.seat, asking.question)
            self._put("")
        for line in self.look.above(asking.view, asking.question, self.wording, is_drawn):
            self._put(line)
        menus = [asking.menu()]
        self._show_menu(menus[-1])
        while True:
            typed = self.read().strip()
            if typed not in asking.typed and self._command(typed, decision.seat, menus[-1], asking.question):
                if self.table.decision is not decision:
                    return
                continue
            found = asking.word_for(menus[-1], " ".join(typed.lower().split()))
            if found is None:
                self._put(self._say(refusing(menus[-1]), typed=typed))
            elif isinstance(found, ChoiceMenu):
                menus.append(found)
                self._show_menu(found)
            elif not found:
                menus.pop()
                self._show_menu(menus[-1])
            else:
                self._play(found, decision)
                return

    def _show_table(self, seat: int | None = None, question: dict[str, Any] | None = None) -> None:
        """As whoever has the keyboard may see it; it is passed on with a clean screen, unless there is a real table."""
        players = {seat: self._say("player-number", number=i) for i, seat in enumerate(self.humans, 1)}
        if len(self.humans) == 1:
            players = {self.humans[0]: self._say("player-you")}
        view = self.table.view(self.eyes if seat is None or self.box is not None else seat)
        for line in self.look.table_lines(view, self.wording, players, question):
            self._put(line)

    def _show_menu(self, menu: ChoiceMenu) -> None:
        self._put(Text(menu.title, style="bold"))
        if menu.dice is not None:
            for line in dice_lines(menu.dice, self.wording):
                self._put(line)
            if menu.brings:
                self._put(indented(menu.brings, 2))
            if menu.rolls_on:
                self._put(indented(self._say("roll-hint"), 2))
        if menu.picks is not None and len(menu.picks) > 1:
            self._put(indented(self._say("pick-hint"), 2))
        if menu.hint:
            self._put(indented(menu.hint, 2))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(overflow="fold")
        for entry in menu.entries:
            label = Text(entry.label)
            if entry.note:
                label.append("\n" + entry.note, style="dim")
            grid.add_row(Text(entry.key or self._say("key-enter"), style="bold"), label)
        self._put(Padding(grid, (0, 0, 0, 2), expand=False))

    # -- commands --

    def _command(self, typed: str, seat: int, menu: ChoiceMenu, question: dict[str, Any]) -> bool:
        """Carry out a command that is not an answer; False when it is none."""
        verb, _, rest = typed.partition(" ")
        rest = rest.strip()
        match verb.lower():
            case "?":
                self._help()
            case "c":
                self._look_up(rest, seat)
                return True
            case "w":
                self._why(rest)
                return True
            case "t":
                self._show_table(seat, question)
                self._put("")
            case "u":
                self._undo(seat)
                return True
            case "s":
                self._save_as(rest)
                return True
            case "q":
                self._leave()
            case _:
                return False
        self._show_menu(menu)
        return True

    def _help(self) -> None:
        for name in self.look.helps:
            id = f"play-help-{name}-real" if name == "undo" and self.box is not None else f"play-help-{name}"
            self._put(indented(self.wording.ours(id) if self.wording.has(id) else self._say(id), 2))
        self._put("")

    def _look_up(self, wanted: str, seat: int) -> None:
        """A card by its name or by its number on the table; all cards on the table without either."""
        on_table = self.look.cards_in_play(self.table.view(seat if self.box is None else self.eyes))
        if not wanted:
            for number, card in enumerate(on_table, 1):
                self._put(f"{number:>4}  {self.wording.card(card)}")
            self._put(indented(self._say("cards-hint"), 2))
            return
        if wanted.isdigit() and wanted.isascii() and 1 <= int(wanted) <= len(on_table):
            found = [on_table[int(wanted) - 1]]
        else:
            finder = Finder(wanted, self.look)
            found = finder.found
            if not found:
                self._put(finder.apology(self.language))
        for card in found[:5]:
            for line in card_lines(card, self.language, self.look):
                self._put(line)

    def _why(self, wanted: str) -> None:
        """The rules and cards behind the last lines of the log."""
        if wanted and not (wanted.isdigit() and wanted.isascii() and int(wanted) > 0):
            self._put(self._say("bad-number", typed=wanted))
            return
        for line in self.chronicle.lines[-(int(wanted) if wanted else 5) :]:
            self._put(Text("  " + line.words, style="bold"))
            why = self.wording.why(line.event)
            if why:
                self._put(indented(why, 4))

    def _undo(self, seat: int) -> None:
        if self.box is not None:
            self._put(self._say("play-undone"))
            self.box.game.undo()
            self.drawn = None
            return
        try:
            self.table.undo(seat)
        except Refused as refused:
            self._put(refusal_text(self.language, refused))
            return
        self.chronicle.shown = self.table.told
        self._put(self._say("play-undone"))

    def _save_as(self, name: str) -> None:
        if not name:
            self._put(self._say("save-where"))
        elif self._save(Path(name).expanduser(), self.table.save):
            self.unsaved = False

    def _save(self, path: Path, data: Callable[[], str]) -> bool:
        try:
            write(path, data())
        except Refused as refused:
            complain(refusal_text(self.language, refused))
        except FileExistsError:
            complain(self._say("error-not-ours", file=str(path)))
        except OSError as error:
            complain(file_error(self.language, error))
        else:
            complain(self._say("play-saved", file=str(path)))
            return True
        return False

    def _leave(self) -> None:
        """Nothing is lost by accident: without a record one may still save."""
        if self.unsaved and self.record is None:
            self._put(self._say("play-save-first"))
            name = self.read().strip()
            if name:
                if not self._save(Path(name).expanduser(), self.table.save):
                    return
        raise Quit

    # -- speaking --

    def _say(self, id: str, **args: object) -> str:
        return self.wording.say(id, **args)

    def _put(self, what: RenderableType) -> None:
        self.console.print(what)


def refusing(menu: ChoiceMenu) -> str:
    """The text that says how this menu is answered."""
    if menu.dice is not None:
        return "bad-input-roll"
    return "bad-input-pick" if menu.picks is not None else "bad-input-typed" if menu.hint else "bad-input"
