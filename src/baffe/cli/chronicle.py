"""Events as lines that a person can follow."""

from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from baffe import Table
from baffe.cli.drawing import indented
from baffe.texts.wording import AnyWording

# Told already by the line before or after: a price, a payment, a card that was sold, a Cultist that was traded, booty,
# tokens that come and go with what they bring, cards and specials that are used up, the dice about to be thrown.
TOLD: Final = frozenset(
    {
        ("energy_paid", "tokyo/R70"),
        ("energy_paid", "tokyo/R71"),
        ("energy_paid", "tokyo/R27"),
        ("discarded", "tokyo/R80"),
        ("token_removed", "cultists/C5"),
        ("energy_paid", "halloween/H11"),
        ("energy_lost", "pirate"),
        ("energy_paid", "duel/D48"),
        ("energy_paid", "duel/D50"),
        ("energy_paid", "made_in_a_lab"),
        ("resolved", "duel/D26"),
        ("card_tokens", "tokyo/R109"),
        ("used_up", "tokyo/R72"),
        ("used_up", "duel/D52"),
        ("dominated", "dominate"),
        ("specials_spent", "duel/D31"),
        ("dice_counted", "duel/D13"),
        ("dice_counted", "autobot/A5"),
    }
)


class Line:
    """A line of the log and the event behind it."""

    def __init__(self, words: str, event: dict[str, Any]) -> None:
        self.words: Final = words
        self.event: Final = event

    def styled(self, mine: str = "") -> Padding | Text:
        """Turns stand out, everything else is indented below them; one's own name is bold."""
        if self.event["type"] == "turn_started":
            return Text("\n── " + self.words + " ──", style="bold")
        if self.event["type"] in ("eliminated", "knocked_out", "game_over"):
            return indented(Text(self.words, style="bold"), 2)
        line = Text(self.words)
        if mine:
            line.highlight_words([mine], "bold")
        return indented(line, 2)


def lines_of(events: list[dict[str, Any]], wording: AnyWording) -> list[Line]:
    """One line for each event; keeping dice and rolling the others are one."""
    lines: list[Line] = []
    kept: dict[str, Any] | None = None
    for event in events:
        if (event["type"], event["rule"] or event.get("cause")) in TOLD:
            continue
        if event["type"] == "kept":
            kept = event
        elif kept is not None and event["type"] == "rolled":
            lines.append(Line(wording.rolled_again(kept, event), event))
            kept = None
        else:
            lines.append(Line(wording.event(event), event))
    if kept is not None:  # the others have not fallen yet
        lines.append(Line(wording.event(kept), kept))
    return lines


class Chronicle:
    """The log of a game: what was told so far, as one person may know it or as all of them may."""

    def __init__(self, wording: AnyWording, console: Console, eyes: int | None) -> None:
        self.wording: Final = wording
        self.console: Final = console
        self.eyes: Final = eyes
        self.mine: Final = "" if eyes is None else wording.names[eyes]
        self.lines: Final[list[Line]] = []
        self.shown = 0  # events told so far

    def follow(self, table: Table) -> None:
        """Tell what has happened since; some of what was told may have been taken back."""
        self.shown = min(self.shown, table.told)
        for line in lines_of(table.events(self.eyes, self.shown), self.wording):
            self.lines.append(line)
            self.console.print(line.styled(self.mine))
        self.shown = table.told
