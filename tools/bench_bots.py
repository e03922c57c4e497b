"""How long the levels take for a decision: processor time of questions with a choice, games of a level with itself.

`make bench-bots` builds the compiled form first. `--strict` fails where a level takes longer than it should.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
ALL_MODULES = {"modules": ["halloween", "cultists", "tower"]}
TABLES: tuple[tuple[str, str, int, dict[str, Any]], ...] = (
    ("tokyo-2", "tokyo", 2, {}),
    ("tokyo-2, all modules", "tokyo", 2, ALL_MODULES),
    ("tokyo-4", "tokyo", 4, {}),
    ("tokyo-4, all modules", "tokyo", 4, ALL_MODULES),
    ("tokyo-6, all modules", "tokyo", 6, ALL_MODULES),
    ("duel", "duel", 2, {}),
    ("duel-autobot", "duel", 2, {"autobot": "hard"}),
    ("heavy_hitters-2", "heavy_hitters", 2, {}),
    ("heavy_hitters-4", "heavy_hitters", 4, {"alliances": "shifting"}),
    ("heavy_hitters-solo-4", "heavy_hitters", 4, {"solo": "hard"}),
)


class Limit(NamedTuple):
    """In milliseconds; of a mean, a median and the longest one."""

    mean: float | None = None
    median: float | None = None
    longest: float | None = None


LIMITS = {
    "rookie": Limit(mean=1.0),
    "brawler": Limit(mean=1.0),
    "tactician": Limit(median=10.0, longest=60.0),
    "titan": Limit(mean=20.0, longest=100.0),
}


class Row(NamedTuple):
    """The decisions of one level at one kind of table."""

    table: str
    level: str
    decisions: int
    mean: float
    median: float
    longest: float

    def too_long(self) -> list[str]:
        """Which of its figures are above their limits."""
        limit = LIMITS[self.level]
        pairs = (("mean", self.mean), ("median", self.median), ("longest", self.longest))
        return [name for name, value in pairs if (most := getattr(limit, name)) is not None and value > most]


def row_of(table: str, level: str, times: list[float]) -> Row:
    """The figures of these times in milliseconds."""
    return Row(table, level, len(times), mean(times), median(times), max(times))


def measured(table: str, game: str, seats: int, options: dict[str, Any], level: str, decisions: int) -> Row:
    """At least so many decisions, in whole games. The first one of all is left out: it reads the net."""
    import baffe
    from baffe.bots import Eyes, make
    from baffe.games import GAMES

    times: list[float] = []
    seed = 0
    first = True
    ruled = GAMES[game].rule_driven(options, seats)
    while len(times) < decisions:
        seed += 1
        played = baffe.deal(game, seats, seed, options, events=False)
        bots = {seat: make(game, level, seed * 8 + seat) for seat in range(seats) if seat not in ruled}
        while (asked := played.decision) is not None:
            began = process_time()
            word = bots[asked.seat].choose(asked, Eyes(played, asked.seat))
            took = process_time() - began
            if len(asked.options) > 1 and not first:
                times.append(1000 * took)
            first = False
            played.play(word, asked.seat, asked.number)
    return row_of(table, level, times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=1000, help="of each level at each kind of table, at least")
    parser.add_argument("--only", metavar="TABLE", help="a kind of table: " + "; ".join([row[0] for row in TABLES]))
    parser.add_argument("--level", choices=[*LIMITS], help="one level only")
    parser.add_argument("--plain", action="store_true", help="plain Python instead of the compiled form")
    parser.add_argument("--strict", action="store_true", help="fail where a level takes longer than it should")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if not given.plain:
        sys.path.insert(0, str(COMPILED))
    import baffe

    if not given.plain and not baffe.compiled:
        sys.exit("bench: there is no compiled form: make bench-bots builds it")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    rows = [
        measured(*table, level, given.decisions)
        for table in TABLES
        if given.only in (None, table[0])
        for level in LIMITS
        if given.level in (None, level)
    ]
    if given.json:
        print(json.dumps({"compiled": baffe.compiled, "rows": [row._asdict() for row in rows]}, indent=2))
    else:
        print("milliseconds of a decision" + " " * 12 + "decisions    mean  median  longest")
        for row in rows:
            late = f"  above its limit: {', '.join(row.too_long())}" if row.too_long() else ""
            figures = f"{row.decisions:14,} {row.mean:7.2f} {row.median:7.2f} {row.longest:8.1f}"
            print(f"{row.table:22} {row.level:10} {figures}{late}")
    if given.strict and any([row.too_long() for row in rows]):
        sys.exit(1)


if __name__ == "__main__":
    main()
