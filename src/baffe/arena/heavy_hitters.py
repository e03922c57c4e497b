"""What simulations count of Heavy Hitters: who wins with what, and how long it takes."""

from typing import Any, Final

from baffe.arena.tally import Tally
from baffe.kernel.table import Table

NAMED: Final = ("faction", "deck", "pilot", "path")
OWN: Final = "own"  # a deck that somebody has built or brought


class HeavyTally(Tally):
    """Games and wins by faction, deck, pilot and path; the rounds of all games."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.by: Final[dict[str, dict[str, dict[str, int]]]] = {name: {} for name in NAMED}
        self.rounds: Final[list[int]] = []

    def count(self, table: Table) -> None:
        super().count(table)
        outcome, view = table.outcome, table.view(None)
        assert outcome is not None
        decks = decks_of(table)
        for seat, squad in enumerate(view["seats"]):
            for name in NAMED:
                id = decks.get(seat) if name == "deck" else squad[name]
                if id is not None:
                    row = self.by[name].setdefault(id, {"games": 0, "wins": 0})
                    row["games"] += 1
                    row["wins"] += seat in outcome["winners"]
        self.rounds.append(view["round"])

    def plain(self) -> dict[str, Any]:
        rounds = {"least": min(self.rounds), "mean": sum(self.rounds) / len(self.rounds), "most": max(self.rounds)}
        return {
            **super().plain(),
            **{f"wins_by_{name}": dict(sorted(rows.items())) for name, rows in self.by.items() if rows},
            "rounds": rounds,
        }


def decks_of(table: Table) -> dict[int, str]:
    """The deck of each seat that has one: as the options give it, or as it was chosen."""
    start = table.origin
    given = None if start is None else start.options.get("decks")
    found: dict[int, str] = {}
    if isinstance(given, (list, tuple)):
        found = {seat: deck if isinstance(deck, str) else OWN for seat, deck in enumerate(given) if deck is not None}
    for line in table.record().partition("\nchoices\n")[2].splitlines():
        _, seat, word = line.split()[:3]
        if word.startswith("deck:"):
            found[int(seat)] = word.partition(":")[2]
        elif word.startswith("primary:"):
            found[int(seat)] = OWN
    return found
