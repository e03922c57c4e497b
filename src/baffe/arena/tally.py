"""What a simulation counts of a game beside what it counts of all games."""

from typing import Any

from baffe.kernel.table import Table


class Tally:
    """Sees every game when it is over. As it stands it counts who won, by seats."""

    def __init__(self, seats: int) -> None:
        self.wins_by_seat = [0] * seats

    def count(self, table: Table) -> None:
        outcome = table.outcome
        assert outcome is not None
        for seat in outcome["winners"]:
            self.wins_by_seat[seat] += 1

    def plain(self) -> dict[str, Any]:
        """What it has counted, as JSON."""
        return {"wins_by_seat": self.wins_by_seat}
