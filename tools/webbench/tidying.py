"""How long choices wait while thousands of old tables are removed, beside how long they wait without that.

Rounds with and without housekeeping take turns on one database; ratios of one run.
"""

import argparse
import asyncio
import contextlib
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from secrets import token_bytes, token_hex
from typing import Final

from baffe.service.database import open_store
from baffe.service.database.store import Store
from baffe.service.housekeeping import Housekeeper
from baffe.service.rows import TableRow
from baffe.service.settings import ServiceSettings
from baffe.session import RecordEntry

OLD: Final = 3000  # tables that are to be removed
ENTRIES: Final = 40  # of each that was left in the middle of its game
PLAYING: Final = 20  # tables at which somebody chooses all the time
PAUSE: Final = 0.04  # seconds between two choices at a table


def fill(file: Path, tables: int) -> None:
    """Old tables, already in the bin: every second one was left in the middle, the others are finished and packed."""
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        codes = [f"OLD{n:07}" for n in range(tables)]
        lobby = '{"seats": ' + "x" * 1000 + "}"
        columns = "code, game, rules, start, lobby, version, state, opened, touched, used_on, binned_on, packed"
        database.executemany(
            f"INSERT INTO tables ({columns}) VALUES (?, 'tokyo', 1, '{{}}', ?, 5, 'over', 0, 0, -90, -50, 1)",
            [(code, lobby) for code in codes],
        )
        database.executemany("INSERT INTO records VALUES (?, ?)", [(code, token_bytes(4000)) for code in codes[::2]])
        database.executemany(
            "INSERT INTO entries VALUES (?, ?, 'choice', 1, 'keep:1,1,heart', 0, 'ab12cd34ef56', ?, 1.7e9)",
            [(code, n, f"ab12cd34ef56 {token_hex(12)}") for code in codes[1::2] for n in range(ENTRIES)],
        )
        database.executemany(
            "INSERT INTO snapshots VALUES (?, ?, 1, 'hash', ?)",
            [(code, n, token_hex(1800)) for code in codes[1::2] for n in range(20, ENTRIES + 1, 20)],
        )


def keeper(store: Store) -> Housekeeper:
    async def forget(_: list[str]) -> None: ...

    return Housekeeper(store, ServiceSettings(), "measure", set, forget)


class Players:
    """People who choose at some tables, and how long each choice took until it was stored."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._numbers: Final = count()
        self._codes: Final = [f"NOW{n}" for n in range(PLAYING)]

    async def sit_down(self) -> None:
        for code in self._codes:
            await self._store.create(TableRow(code, "tokyo", 1, "{}", "{}", 0, "playing", 0.0, 0.0))

    async def play(self, seconds: float) -> list[float]:
        until = time.perf_counter() + seconds
        waits: list[float] = []

        async def choose(code: str) -> None:
            while (began := time.perf_counter()) < until:
                number = next(self._numbers)
                entry = RecordEntry(number, "choice", 1, "keep:1,1,heart", 0, "p", f"p {number}", 1.7e9)
                await self._store.append(code, entry)
                waits.append(time.perf_counter() - began)
                await asyncio.sleep(PAUSE)

        await asyncio.gather(*[choose(code) for code in self._codes])
        return waits


@contextlib.asynccontextmanager
async def tidying(store: Store) -> AsyncIterator[None]:
    """Somebody keeps the house meanwhile."""
    work = asyncio.create_task(keeper(store).round())
    try:
        yield
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)


async def compared(store: Store, rounds: int, seconds: float) -> list[tuple[list[float], list[float]]]:
    """For each round how long choices waited alone, and beside the removal of old tables."""
    players = Players(store)
    await players.sit_down()
    await players.play(0.3)  # everything is warm
    pairs: list[tuple[list[float], list[float]]] = []
    for _ in range(rounds):
        alone = await players.play(seconds)
        async with tidying(store):
            pairs.append((alone, await players.play(seconds)))
    return pairs


def p95(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.95)]


async def measure(file: Path, rounds: int, seconds: float) -> float:
    store = open_store(f"sqlite:///{file}")
    await store.start()
    fill(file, OLD)
    before, began = await store.size(), time.perf_counter()
    ratios: list[float] = []
    for alone, beside in await compared(store, rounds, seconds):
        ratios.append(p95(beside) / p95(alone))
        print(
            f"choices wait {1000 * p95(alone):6.2f} ms alone (p95, longest {1000 * max(alone):6.1f}), "
            f"{1000 * p95(beside):6.2f} ms beside the removal (longest {1000 * max(beside):6.1f}): {ratios[-1]:.2f}"
        )
    await keeper(store).round()
    await store.stop()
    print(
        f"{OLD} tables were removed within {time.perf_counter() - began:.0f} s; "
        f"the file had {before / 1e6:.1f} MB and has {file.stat().st_size / 1e6:.1f}"
    )
    return statistics.median(ratios)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each half of a round")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="baffe-tidy-") as folder:
        ratio = asyncio.run(measure(Path(folder) / "tables.sqlite", wish.rounds, wish.seconds))
    print(f"p95 of choices while old tables are removed: {ratio:.2f} times that without (to reach: at most 1.5)")


if __name__ == "__main__":
    main()
