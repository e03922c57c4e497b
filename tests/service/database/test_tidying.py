"""Old tables are removed while people play: nobody waits for it, and the file becomes smaller."""

import asyncio
import sqlite3
import statistics
from pathlib import Path

import pytest
from tools.webbench import tidying

from baffe.service import housekeeping
from baffe.service.database import open_store, sqlite
from baffe.service.database.store import Store
from tests.service.database.support import opened, table, with_store


def test_choices_do_not_wait_while_thousands_of_tables_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Generous, as other tests run beside this one; `python -m tools.webbench.tidying` has the strict figure."""
    file = tmp_path / "baffe.db"

    async def story() -> int:
        async with opened(f"sqlite:///{file}") as store:
            tidying.fill(file, 3000)
            pairs = await tidying.compared(store, rounds=3, seconds=0.4)
            ratios = [tidying.p95(beside) / tidying.p95(alone) for alone, beside in pairs]
            assert statistics.median(ratios) < 4, ratios
            full = await store.size()
            monkeypatch.setattr(housekeeping, "REST", 0)  # nobody plays any more: all at once
            monkeypatch.setattr("baffe.service.database.queries.PORTION", 3000)
            for module in ("queries", "sqlite"):
                monkeypatch.setattr(f"baffe.service.database.{module}.MOMENT", 1.0)
            await tidying.keeper(store).round()
            assert await store.empty_bin(0) == 0 and await store.entries("NOW0"), (
                "the old ones have gone, and only they"
            )
            return full

    full = asyncio.run(story())
    assert file.stat().st_size < full / 5
    assert not (tmp_path / "baffe.db-wal").exists()


def test_a_portion_takes_a_moment_only(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However large a table is, the clock is looked at after each; at most twenty are removed at once."""

    async def story(store: Store) -> None:
        tidying.fill(tmp_path / "baffe.db", 50)
        assert 1 <= await store.empty_bin(0) <= 20
        monkeypatch.setattr("baffe.service.database.queries.MOMENT", 0.0)
        assert await store.empty_bin(0) == 1

    with_store(sqlite_url, story)


def test_a_large_file_of_before_is_not_rewritten_at_the_start(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That could take minutes: `baffe tidy` does it."""
    file = tmp_path / "baffe.db"

    def shrinks() -> bool:
        database = sqlite3.connect(file)
        [mode] = database.execute("PRAGMA auto_vacuum").fetchone()
        database.close()
        return bool(mode == 2)

    async def create(store: Store) -> None:
        await store.create(table())

    async def rewrite(store: Store) -> None:
        await store.rewrite()
        assert await store.table("AAAA") is not None

    with_store(sqlite_url, create)
    assert shrinks()
    database = sqlite3.connect(file, isolation_level=None)
    for statement in ("PRAGMA journal_mode = DELETE", "PRAGMA auto_vacuum = NONE", "VACUUM"):
        database.execute(statement)
    database.close()
    assert not shrinks()
    monkeypatch.setattr(sqlite, "QUICKLY", 1000)
    asyncio.run(started_and_stopped(sqlite_url))
    assert not shrinks()
    with_store(sqlite_url, rewrite)
    assert shrinks()


async def started_and_stopped(url: str) -> None:
    store = open_store(url)
    await store.start()
    await store.stop()
