"""What tables of all games are drawn with."""

from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from baffe.texts.wording import Wording

HEART: Final = "red"
COLUMNS: Final = 80
DIE: Final = 7  # columns for a die, unless a face is wider


def console_for_people() -> Console:
    """The terminal at its width; anything else gets whole lines."""
    console = Console(highlight=False, markup=False, emoji=False)
    return console if console.is_terminal else Console(highlight=False, markup=False, emoji=False, width=1000)


def indented(words: str | Text, indent: int) -> Padding:
    """Long lines go on below their own beginning."""
    return Padding(words if isinstance(words, Text) else Text(words), (0, 0, 0, indent), expand=False)


def padded(words: str, width: int) -> str:
    return words + " " * (width - cell_len(words))


def seat_names(wording: Wording, players: dict[int, str]) -> list[str]:
    """The monsters, with the people who play them, all equally wide."""
    names = [f"{name} ({players[seat]})" if seat in players else name for seat, name in enumerate(wording.names)]
    width = max([cell_len(name) for name in names])
    return [padded(name, width) for name in names]


def marked(seat: int, view: dict[str, Any]) -> Text:
    """The beginning of a seat's line: a sign where it has the turn."""
    return Text("▸ " if seat == view["turn"] and view["outcome"] is None else "  ")


def with_belongings(line: Text, owned: str) -> list[Text | Padding]:
    """What a monster has, beside its scores where there is room, else below."""
    if owned and cell_len(line.plain + owned) + 2 <= COLUMNS:
        line.append("  " + owned)
        owned = ""
    return [line, indented(owned, 6)] if owned else [line]


def offers_line(offers: list[tuple[str, int, int]], wording: Wording) -> Padding:
    """Cards for sale: id, price now, printed price."""
    cards = [
        wording.say("offer", card=wording.card(id), price=price, cost=cost, reduced=int(price < cost))
        for id, price, cost in offers
    ]
    return indented(Text.assemble(Text(wording.ours("offers"), style="bold"), "  " + (" · ".join(cards) or "–")), 2)


def dice_lines(faces: list[str], wording: Wording) -> list[Text]:
    """The dice in a row, each with its number above it."""
    label, shown = wording.say("die"), wording.say("die-shows")
    width = max(cell_len(label), cell_len(shown)) + 2
    die = max([DIE, *[cell_len(wording.short(face)) + 1 for face in faces]])
    above, below = Text("  " + padded(label, width), style="dim"), Text("  " + padded(shown, width))
    for number, face in enumerate(faces, 1):
        above.append(f"{number:<{die}}")
        below.append(padded(wording.short(face), die), style="bold")
    return [above, below]


def cards_below(monster: dict[str, Any], names: list[str]) -> list[Text | Padding]:
    return [indented(", ".join(names), 6)] if monster["cards"] else []
