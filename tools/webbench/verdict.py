"""Whether one guest can slow down the others: rounds of deeds and of harmless requests in turns, and medians."""

import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from msgspec import Struct
from tools.webbench import neighbours, worst
from tools.webbench.past import make_past
from tools.webbench.processes import Clients, clients, running

TABLES: Final = 8
MOST: Final = 2.0  # times slower that the others may become
TOGETHER: Final = "all together"


class Measure(Struct):
    """What the others felt during one storm: 95th percentiles, in milliseconds."""

    choices: float
    pings: float
    samples: int
    spoiled: int  # choices of the others that were refused: there must be none
    tallies: list[worst.Tally]


class Round(Struct):
    deed: Measure
    harmless: Measure

    @property
    def ratio(self) -> float:
        """Of the worse of choices and pings."""
        return max(self.deed.choices / self.harmless.choices, self.deed.pings / self.harmless.pings)


class Row(Struct):
    """The median of the rounds for one deed."""

    deed: str
    sent: int
    answered: int
    refused: int
    choices_harmless: float
    choices: float
    pings_harmless: float
    pings: float
    ratio: float
    spoiled: int
    samples: int

    @property
    def is_fine(self) -> bool:
        return self.ratio <= MOST and self.spoiled == 0


def row_of(deed: str, rounds: Sequence[Round]) -> Row:
    def median(values: Iterator[float]) -> float:
        return statistics.median(values)

    return Row(
        deed,
        round(median(float(sum([it.sent for it in one.deed.tallies])) for one in rounds)),
        round(median(float(sum([it.answered for it in one.deed.tallies])) for one in rounds)),
        round(median(float(sum([it.refused for it in one.deed.tallies])) for one in rounds)),
        median(one.harmless.choices for one in rounds),
        median(one.deed.choices for one in rounds),
        median(one.harmless.pings for one in rounds),
        median(one.deed.pings for one in rounds),
        median(one.ratio for one in rounds),
        sum([one.deed.spoiled + one.harmless.spoiled for one in rounds]),
        min([min(one.deed.samples, one.harmless.samples) for one in rounds]),
    )


def p95(seconds: Sequence[float]) -> float:
    """In milliseconds; without a sample nobody got an answer at all."""
    ordered = sorted(seconds)
    return 1000 * ordered[int(len(ordered) * 0.95)] if ordered else float("inf")


class Trial:
    """A server as it comes, the others at their tables, and the worst guest."""

    def __init__(self, others: Clients, guest: Clients, folder: Path, pairs: int, seconds: float) -> None:
        self._others: Final = others
        self._guest: Final = guest
        self._folder: Final = folder
        self._seconds: Final = seconds
        self.past: Final = make_past(folder, pairs)

    def round(self, deeds: list[str]) -> Round:
        """First the deeds, then as many harmless requests; each on a server of its own."""
        deed = self._measure(deeds, None)
        return Round(deed, self._measure(deeds, [tally.sent for tally in deed.tallies]))

    def _measure(self, deeds: list[str], harmless: list[int] | None) -> Measure:
        with running("plain", past=self._folder) as server:
            self._others.prepare(neighbours.Order(server.port, TABLES, self._seconds))
            self._guest.prepare(worst.Order(server.port, self._seconds, self.past, deeds, harmless))
            for people in (self._others, self._guest):
                people.begin()
            felt = self._others.report(neighbours.Report)
            tallies = self._guest.report(list[worst.Tally])
        samples = min(len(felt.choices), len(felt.pings))
        return Measure(p95(felt.choices), p95(felt.pings), samples, felt.refused, tallies)


def judge(rounds: int, seconds: float, pairs: int, only: Sequence[str] = (), silent: bool = False) -> list[Row]:
    """A row for each deed alone, and one for all of them together."""
    names = [kind.name for kind in worst.DEEDS]
    plans = {**{name: [name] for name in names}, TOGETHER: names}
    plans = {name: plan for name, plan in plans.items() if not only or name in only}
    found: dict[str, list[Round]] = {name: [] for name in plans}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="baffe-bench-")))
        others, guest = [stack.enter_context(clients(form)) for form in ("neighbours", "worst")]
        trial = Trial(others, guest, folder, pairs, seconds)
        for n in range(1, rounds + 1):
            for name, plan in plans.items():
                one = trial.round(plan)
                found[name].append(one)
                if not silent:
                    print(
                        f"round {n}, {name}: choices {one.harmless.choices:.1f} -> {one.deed.choices:.1f} ms, "
                        f"pings {one.harmless.pings:.1f} -> {one.deed.pings:.1f} ms",
                        file=sys.stderr, flush=True,
                    )  # fmt: skip
    return [row_of(name, one) for name, one in found.items()]


def table(rows: Sequence[Row]) -> str:
    """For people: one line for each deed."""
    columns = (
        f"{'deed':17} {'sent':>5} {'answered':>8} {'refused':>7}",
        f"{'choices: harmless':>17} {'deed':>9}",
        f"{'pings: harmless':>15} {'deed':>9}",
        f"{'ratio':>6}",
        "verdict",
    )
    lines = ["  ".join(columns)]
    for row in rows:
        verdict = "fine" if row.is_fine else "TOO MUCH" if not row.spoiled else f"TOO MUCH, {row.spoiled} refused"
        lines.append(
            f"{row.deed:17} {row.sent:5} {row.answered:8} {row.refused:7}  "
            f"{row.choices_harmless:14.1f} ms {row.choices:6.1f} ms  "
            f"{row.pings_harmless:12.1f} ms {row.pings:6.1f} ms  {row.ratio:6.2f}  {verdict}"
        )
    return "\n".join(lines)
