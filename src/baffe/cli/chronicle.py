"""Events as lines that a person can follow."""

from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from baffe import Table
from baffe.cli.terminal.drawing import indented
from baffe.texts.wording import Wording


class Line:
    """A line of the log and the event behind it."""

    def __init__(self, words: str, event: dict[str, Any], wording: Wording) -> None:
        self.words: Final = words
        self.event: Final = event
        self.wording: Final = wording

    def styled(self, mine: str = "") -> Padding | Text:
        """Turns and milestones stand out, everything else is indented below them; one's own name is bold."""
        if self.event["type"] in self.wording.sections:
            return Text("\n── " + self.words + " ──", style="bold")
        if self.event["type"] in self.wording.milestones:
            return indented(Text(self.words, style="bold"), 2)
        line = Text(self.words)
        if mine:
            line.highlight_words([mine], "bold")
        return indented(line, 2)


def lines_of(events: list[dict[str, Any]], wording: Wording) -> list[Line]:
    """One line for each event; keeping dice and rolling the others are one."""
    lines: list[Line] = []
    kept: dict[str, Any] | None = None
    for event in events:
        if (event["type"], event["rule"] or event.get("cause")) in wording.implied:
            continue
        if event["type"] == "kept" and wording.has("event-kept_rolled"):
            kept = event
        elif kept is not None and event["type"] == "rolled":
            lines.append(Line(wording.rolled_again(kept, event), event, wording))
            kept = None
        else:
            lines.append(Line(wording.event(event), event, wording))
    if kept is not None:  # the others have not fallen yet
        lines.append(Line(wording.event(kept), kept, wording))
    return lines


class Chronicle:
    """The log of a game: what was told so far, as one person may know it or as all of them may."""

    def __init__(self, wording: Wording, console: Console, eyes: int | None) -> None:
        self.wording: Final = wording
        self.console: Final = console
        self.eyes: Final = eyes
        self.lines: Final[list[Line]] = []
        self.shown = 0  # events told so far

    @property
    def mine(self) -> str:
        """The name of that person's seat, which may be chosen during the game; "" for all of them."""
        return "" if self.eyes is None else self.wording.names[self.eyes]

    def follow(self, table: Table) -> None:
        """Tell what has happened since; some of what was told may have been taken back."""
        self.shown = min(self.shown, table.told)
        for line in lines_of(table.events(self.eyes, self.shown), self.wording):
            self.lines.append(line)
            self.console.print(line.styled(self.mine))
        self.shown = table.told
