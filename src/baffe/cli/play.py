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
from baffe.cli.asking import Menu, Questioner
from baffe.cli.cards import Finder, card_lines
from baffe.cli.chronicle import Line, lines_of
from baffe.cli.files import write
from baffe.cli.looks import look_of
from baffe.cli.screen import dice_lines, indented, table_lines
from baffe.cli.speech import complain, file_error, refusal_text
from baffe.texts.wording import AnyWording


class Quit(Exception):
    """Somebody leaves the table."""


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
    ) -> None:
        self.table: Final = table
        self.humans: Final = humans
        self.bots: Final = bots
        self.language: Final = language
        self.console: Final = console
        self.record: Final = record
        self.read: Final = read
        view = table.view(None)
        self.look: Final = look_of(view["game"])
        self.options: Final[dict[str, Any]] = view["options"]
        monsters = [seat["monster"] for seat in view["seats"]]
        self.wording: Final[AnyWording] = self.look.wording(language, monsters)
        self.log: Final[list[Line]] = []
        self.shown = 0  # events told so far
        self.drawn = -1  # the turn at which the table was last drawn
        self.last = humans[0] if humans else -1  # who had the keyboard
        self.unsaved = bool(humans)
        # one person may know what its seat knows; several share one screen, so they see what all may see
        self.eyes: Final = humans[0] if len(humans) == 1 else None

    # -- the game --

    def run(self) -> None:
        """Play until the game is over or somebody leaves; the record is kept either way."""
        self._greet()
        try:
            self._tell()
            while (decision := self.table.decision) is not None:
                if decision.seat in self.humans:
                    self._turn_to(decision.seat)
                    self._answer(decision)
                else:
                    word = bot_answers(self.table, decision, self.bots[decision.seat])
                    self.table.play(word, decision.seat, decision.number)
                self._tell()
            self._show_outcome()
        except (Quit, EOFError, KeyboardInterrupt):
            self._put("")
            complain(self._say("play-left"))
        finally:
            if self.record is not None:
                self._save(self.record, self.table.record)

    def _greet(self) -> None:
        if self.humans:
            names = [self.wording.names[seat] for seat in self.humans]
            self._put(self._say("play-you", count=len(names), names=self.wording.listed(names)))
            self._put(self._say("play-hint"))
        for name in dict.fromkeys([bot.name for bot in self.bots.values()]):
            names = [self.wording.names[seat] for seat, bot in self.bots.items() if bot.name == name]
            self._put(self._say("play-bots", bot=self._say(f"bot-{name}"), names=self.wording.listed(names)))
        if self.options.get("autobot"):
            self._put(self._say("play-autobot", name=self.wording.names[1], level=self.options["autobot"]))
        modules = self.options.get("modules", [])
        if modules:
            self._put(self._say("play-modules", names=self.wording.modules(modules), count=len(modules)))
        if self.table.start is not None and self.table.start.scene is None:
            self._put(self._say("play-seed", seed=str(self.table.start.seed)))

    def _tell(self) -> None:
        """Show what has happened since."""
        events = self.table.events(self.eyes, self.shown)
        self.shown += len(events)
        mine = self.wording.names[self.humans[0]] if len(self.humans) == 1 else ""
        for line in lines_of(events, self.wording):
            self.log.append(line)
            self._put(line.styled(mine))

    def _show_outcome(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        self._put("")
        self._show_table()
        self._put(Text("\n" + self.wording.outcome(outcome), style="bold"))
        self.unsaved = False

    def _turn_to(self, seat: int) -> None:
        """Another person takes the keyboard: what the last one knew leaves the screen."""
        if seat == self.last or len(self.humans) < 2:
            return
        self._put("")
        self._put(Text(self._say("play-pass", name=self.wording.names[seat]), style="bold"))
        self.read()
        if self.table.view(self.last).get("deck"):
            self.console.clear()
            for line in self.log[-20:]:
                self._put(line.styled())
        self.last = seat

    # -- asking --

    def _answer(self, decision: Decision) -> None:
        """Ask until a word is chosen, or until the question is no longer the same."""
        asking = Questioner(self.table, decision.seat, self.wording)
        self._put("")
        if self.table.turns != self.drawn:
            self.drawn = self.table.turns
            self._show_table()
            self._put("")
        elif decision.kind != "roll":
            self._show_scores(decision.seat)
        menus = [asking.menu()]
        self._show_menu(menus[-1])
        while True:
            typed = self.read().strip()
            if self._command(typed, decision.seat, menus[-1]):
                if self.table.decision is not decision:
                    return
                continue
            found = asking.word_for(menus[-1], " ".join(typed.lower().split()))
            if found is None:
                self._put(self._say("bad-input-roll" if menus[-1].dice is not None else "bad-input", typed=typed))
            elif isinstance(found, Menu):
                menus.append(found)
                self._show_menu(found)
            elif not found:
                menus.pop()
                self._show_menu(menus[-1])
            else:
                self.table.play(found, decision.seat, decision.number)
                return

    def _show_scores(self, seat: int) -> None:
        scores = self.look.scores(self.table.view(seat)["seats"][seat], self.wording)
        self._put(Text.assemble((self.wording.names[seat], "bold"), " ", scores))

    def _show_table(self) -> None:
        players = {seat: self._say("player-number", number=i) for i, seat in enumerate(self.humans, 1)}
        if len(self.humans) == 1:
            players = {self.humans[0]: self._say("player-you")}
        for line in table_lines(self.table.view(self.eyes), self.wording, players):
            self._put(line)

    def _show_menu(self, menu: Menu) -> None:
        self._put(Text(menu.title, style="bold"))
        if menu.dice is not None:
            for line in dice_lines(menu.dice, self.wording):
                self._put(line)
            if menu.rolls_on:
                self._put(indented(self._say("roll-hint"), 2))
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

    def _command(self, typed: str, seat: int, menu: Menu) -> bool:
        """Carry out a command that is not an answer; False when it is none."""
        verb, _, rest = typed.partition(" ")
        rest = rest.strip()
        match verb.lower():
            case "?":
                self._help()
            case "c":
                self._look_up(rest)
                return True
            case "w":
                self._why(rest)
                return True
            case "t":
                self._show_table()
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
        for id in ("answer", "roll", "cards", "why", "table", "undo", "save", "quit"):
            self._put(indented(self._say(f"play-help-{id}"), 2))
        self._put("")

    def _look_up(self, wanted: str) -> None:
        """A card by its name or by its number on the table; all cards on the table without either."""
        on_table = self.look.cards_in_play(self.table.view(self.eyes))
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
        for line in self.log[-(int(wanted) if wanted else 5) :]:
            self._put(Text("  " + line.words, style="bold"))
            why = self.wording.why(line.event)
            if why:
                self._put(indented(why, 4))

    def _undo(self, seat: int) -> None:
        try:
            self.table.undo(seat)
        except Refused as refused:
            self._put(refusal_text(self.language, refused))
            return
        self.shown = len(self.table.events(None))
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
