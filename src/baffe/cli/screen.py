"""Drawing a table in lines of 80 columns. Colour only helps: every number has its sign or its word beside it."""

from typing import Any

from rich.padding import Padding
from rich.text import Text

from baffe.cli.drawing import console_for_people, dice_lines, indented
from baffe.cli.looks import look_of
from baffe.texts.wording import AnyWording


def table_lines(view: dict[str, Any], wording: AnyWording, players: dict[int, str]) -> list[Text | Padding]:
    """The table as its game draws it; `players` says who plays a monster."""
    return look_of(view["game"]).table_lines(view, wording, players)


__all__ = ["console_for_people", "dice_lines", "indented", "table_lines"]
