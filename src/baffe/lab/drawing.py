"""A table as text, drawn as in the terminal."""

from io import StringIO
from typing import Final

from rich.console import Console

from baffe.cli.terminal.look import look_of
from baffe.kernel.table import Table
from baffe.texts.wording import wording_of

COLUMNS: Final = 100


def drawn(table: Table, seat: int | None) -> str:
    """What that seat (None: a spectator) sees, in English."""
    view = table.view(seat)
    wording = wording_of(view, "en")
    look = look_of(view["game"])
    look.meet(table, wording)
    console = Console(file=StringIO(), width=COLUMNS, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        for line in look.table_lines(view, wording, {}):
            console.print(line)
    return captured.get()
