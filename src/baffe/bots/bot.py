"""What every bot is: eyes on a table, and an answer to a question."""

from typing import Any, ClassVar, Final

from baffe.kernel.agenda import Decision
from baffe.kernel.chance import Chance, seeded
from baffe.kernel.table import Table


class Eyes:
    """All that a seat may know of a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table: Final = table
        self.seat: Final = seat

    def view(self) -> dict[str, Any]:
        return self._table.view(self.seat)

    def events(self, since: int) -> list[dict[str, Any]]:
        return self._table.events(self.seat, since)

    def imagine(self, seed: int) -> Table:
        """A table equal in all that the seat can see; a bot may play on it as it likes."""
        return self._table.imagine(self.seat, seed)


class Bot:
    """A player without a body. Its chance is its own: the table's is never touched."""

    name: ClassVar[str] = ""
    hears: ClassVar[bool] = False  # wants the events too, not only views

    def __init__(self, seed: int) -> None:
        self.chance: Chance = seeded(seed)

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        """One of the decision's options."""
        raise NotImplementedError
