"""A map of flat-top hexes in characters: 6 columns from hex to hex, 2 lines for each.

    /g5   \\_____/
    \\_KHH↗/h5   \\
    /g6 ##\\_____/
"""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

ACROSS: Final = 6
ROOM: Final = ACROSS - 1  # characters in a line of a hex
QUIET: Final = "dim"


class Cell:
    """What is shown of one hex: its name with a sign beside it, and below what lies there."""

    def __init__(self, name: str, column: int, row: int) -> None:
        self.name: Final = name
        self.column: Final = column
        self.row: Final = row  # in halves: hexes of the next column lie half a hex lower or higher
        self.sign = ""
        self.inside = ""
        self.fill = "_"  # around what lies inside
        self.style = ""

    def lines(self) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        """Both lines, each as words with their styles."""
        is_empty = not self.sign and not self.inside
        name = self.name.ljust(ROOM - 2) + self.sign.rjust(2)
        left = (ROOM - cell_len(self.inside) + 1) // 2
        right = ROOM - cell_len(self.inside) - left
        fill = QUIET if self.fill == "_" else ""
        return (
            [(name, QUIET if is_empty else "")],
            [(self.fill * left, fill), (self.inside, self.style), (self.fill * right, fill)],
        )


def map_lines(cells: list[Cell]) -> list[Text]:
    """The map, a text for each line."""
    wide = max([cell.column for cell in cells]) + 1
    high = max([cell.row for cell in cells]) + 3
    signs: list[list[tuple[str, str]]] = [[(" ", "")] * (wide * ACROSS + 1) for _ in range(high)]

    def put(line: int, at: int, words: str, style: str) -> None:
        for sign in words:
            signs[line][at] = (sign, style)
            at += 1

    for cell in cells:
        at, line = cell.column * ACROSS, cell.row + 1
        if signs[line - 1][at + 1][0] == " ":
            put(line - 1, at + 1, "_" * ROOM, QUIET)
        put(line, at, "/", QUIET)
        put(line, at + ACROSS, "\\", QUIET)
        put(line + 1, at, "\\", QUIET)
        put(line + 1, at + ACROSS, "/", QUIET)
        for more, parts in enumerate(cell.lines()):
            place = at + 1
            for words, style in parts:
                put(line + more, place, words, style)
                place += len(words)
    return [joined(line) for line in signs]


def joined(line: list[tuple[str, str]]) -> Text:
    """One line of signs, without the blanks at its end."""
    text = Text(no_wrap=True, overflow="crop")
    for sign, style in line:
        text.append(sign, style=style)
    text.rstrip()
    return text
