"""What every bot is: eyes on a table, and an answer to a question."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from baffe.kernel.agenda import Decision
from baffe.kernel.chance import Chance, seeded
from baffe.kernel.table import Table


def nobody_waits() -> None:
    """Where nobody wants to know how far a bot's thoughts are."""


class Eyes:
    """All that a seat may know of a table. Each look is counted: a bot that looks is at work."""

    def __init__(self, table: Table, seat: int, working: Callable[[], None] = nobody_waits) -> None:
        self._table: Final = table
        self._working: Final = working
        self.seat: Final = seat

    def view(self) -> dict[str, Any]:
        self._working()
        return self._table.view(self.seat)

    def events(self, since: int) -> list[dict[str, Any]]:
        return self._table.events(self.seat, since)

    def imagine(self, seed: int, events: bool = True) -> Table:
        """A table equal in all that the seat can see, to play on at will; without events it costs half."""
        self._working()
        if events or not self._table.loud:
            return self._table.imagine(self.seat, seed)
        quiet = self._table.copy()
        quiet.loud = False
        return quiet.imagine(self.seat, seed)

    def still_working(self) -> None:
        """For a bot that thinks for long without a look."""
        self._working()


class Bot:
    """A player without a body. Its chance is its own: the table's is never touched."""

    name: ClassVar[str] = ""
    hears: ClassVar[bool] = False  # wants the events too, not only views

    def __init__(self, seed: int) -> None:
        self.chance: Chance = seeded(seed)

    @classmethod
    def lacks(cls, table: Table) -> str:
        """What must still be brought before it can think at that table, by its name; "" where nothing is missing."""
        return ""

    @classmethod
    def takes(cls, table: Table, data: bytes) -> None:
        """What it lacked at that table has come; refused if it is not what it should be."""

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        """One of the decision's options."""
        raise NotImplementedError
