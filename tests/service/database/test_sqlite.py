"""What can go wrong with a file: full, locked, read-only, somebody else's."""

import asyncio
import os
import sqlite3
from pathlib import Path
from secrets import token_hex

import pytest

from baffe.service.database import BadAddress, NotOurs, open_store
from baffe.service.database.errors import InUse, translated
from baffe.service.database.store import Store
from baffe.service.errors import StoreBusy, StoreFailed, StoreFull
from tests.service.database.support import entry, every_connection, opened, pragma, snapshot, table, with_store


def test_a_full_disk_is_named_and_loses_nothing(sqlite_url: str) -> None:
    async def fill(store: Store) -> int:
        await store.create(table())
        for number in range(1000):
            try:
                await store.append("AAAA", entry(number), snapshot(number, token_hex(10_000)))
            except StoreFull:
                return number
        raise AssertionError("the disk was never full")

    with every_connection(pragma("max_page_count = 60")):
        written = with_store(sqlite_url, fill)

    async def look(store: Store) -> None:
        assert [one.number for one in await store.entries("AAAA")] == list(range(written))
        assert [one.number for one in await store.snapshots("AAAA")] == list(range(written))
        await store.append("AAAA", entry(written), snapshot(written))

    with_store(sqlite_url, look)


def test_in_a_group_that_fills_the_disk_the_acknowledged_ones_are_there(sqlite_url: str) -> None:
    async def fill(store: Store) -> list[bool]:
        await store.create(table())
        results = await asyncio.gather(
            *[store.append("AAAA", entry(n), snapshot(n, token_hex(10_000))) for n in range(50)], return_exceptions=True
        )
        assert all([result is None or isinstance(result, StoreFull) for result in results])
        return [result is None for result in results]

    with every_connection(pragma("max_page_count = 60")):
        acknowledged = with_store(sqlite_url, fill)
    assert 0 < sum(acknowledged) < 50

    async def look(store: Store) -> None:
        assert [one.number for one in await store.entries("AAAA")] == [n for n in range(50) if acknowledged[n]]
        assert [one.number for one in await store.snapshots("AAAA")] == [n for n in range(50) if acknowledged[n]]

    with_store(sqlite_url, look)


def test_a_lock_is_waited_for_and_then_named(sqlite_url: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        other = sqlite3.connect(tmp_path / "baffe.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        results = await asyncio.gather(*[store.append("AAAA", entry(n)) for n in range(5)], return_exceptions=True)
        assert [type(result) for result in results] == [StoreBusy] * 5
        assert await store.entries("AAAA") == []  # readers do not wait for writers
        later = asyncio.create_task(store.append("AAAA", entry(0)))
        await asyncio.sleep(0.05)
        assert not later.done()
        other.execute("ROLLBACK")
        other.close()
        await later
        assert await store.entries("AAAA") == [entry(0)]

    with_store(f"{sqlite_url}?timeout=0.3", story)


def test_a_locked_file_cannot_be_opened(sqlite_url: str, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "baffe.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        with pytest.raises(StoreBusy):
            asyncio.run(open_store(f"{sqlite_url}?timeout=0.1").start())
    finally:
        other.close()


def test_a_read_only_database_is_named_before_anybody_plays(sqlite_url: str) -> None:
    async def create(store: Store) -> None:
        await store.create(table())

    with_store(sqlite_url, create)
    with every_connection(pragma("query_only = ON")), pytest.raises(StoreFailed, match="readonly"):
        asyncio.run(open_store(sqlite_url).start())


def test_a_file_that_is_no_database_stays_as_it_is(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "baffe.db"
    file.write_bytes(b"Dear diary, " * 100)
    with pytest.raises(StoreFailed, match="not a database"):
        asyncio.run(open_store(sqlite_url).start())
    assert file.read_bytes() == b"Dear diary, " * 100


def test_a_database_of_another_program_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "baffe.db")
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.commit()
    other.close()
    with pytest.raises(NotOurs):
        asyncio.run(open_store(sqlite_url).start())


def test_the_folder_is_made_and_the_file_is_for_its_owner(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "100% ours.db"

    async def story(store: Store) -> None:
        await store.create(table())
        modes = {path.name: path.stat().st_mode & 0o777 for path in file.parent.iterdir()}
        assert set(modes) == {file.name, f"{file.name}-wal", f"{file.name}-shm", f"{file.name}.lock"}
        assert set(modes.values()) == {0o600}

    with_store(f"sqlite:///{file}", story)
    assert sorted(os.listdir(file.parent)) == [file.name, f"{file.name}.lock"]


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailed):
        asyncio.run(open_store(f"sqlite:///{tmp_path / 'file' / 'baffe.db'}").start())


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite"])
def test_both_spellings_of_an_address_mean_the_same(tmp_path: Path, scheme: str) -> None:
    async def story() -> bool:
        async with opened(f"{scheme}:///{tmp_path / 'baffe.db'}") as store:
            await store.check()
            return True

    assert asyncio.run(story())


@pytest.mark.parametrize(
    "url",
    ["", "baffe.db", "mysql://here/baffe", "sqlite://", "sqlite:///:memory:", "sqlite:///a.db?timeout=soon",
     "sqlite:///a.db?timeout=-1", "sqlite:///a.db?timeout=nan", "postgresql://host:port/baffe"],
)  # fmt: skip
def test_an_address_that_we_cannot_use_is_named(url: str) -> None:
    with pytest.raises(BadAddress):
        open_store(url)


def test_a_complaint_of_the_system_names_no_file(tmp_path: Path) -> None:
    error = translated(OSError(28, "No space left on device", str(tmp_path)))
    assert isinstance(error, StoreFull)
    assert str(error) == "No space left on device"


def test_a_complaint_never_shows_what_was_written() -> None:
    error = translated(sqlite3.OperationalError("database is locked\n[SQL: INSERT …]\n[parameters: ('secret',)]"))
    assert isinstance(error, StoreBusy)
    assert str(error) == "database is locked"


def test_a_second_server_on_one_file_is_refused(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        with pytest.raises(InUse, match="another server"):
            await open_store(sqlite_url).start()
        await store.append("AAAA", entry(0))

    with_store(sqlite_url, story)
    with_store(sqlite_url, lambda store: store.append("AAAA", entry(1)))  # the first one has stopped


@pytest.mark.parametrize("part", ["", "-wal"])
@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_acknowledged_when_the_file_is_gone_or_replaced(
    sqlite_url: str, tmp_path: Path, part: str, replaced: bool
) -> None:
    file = tmp_path / f"baffe.db{part}"

    async def story(store: Store) -> None:
        await store.create(table())
        await store.append("AAAA", entry(0))
        copy = file.read_bytes()
        file.unlink()
        if replaced:
            (tmp_path / "other").write_bytes(b"")  # takes the number of the file that is gone
            file.write_bytes(copy)
        for number in (1, 2):
            with pytest.raises(StoreFailed, match="replaced" if replaced else "gone"):
                await store.append("AAAA", entry(number))

    with_store(sqlite_url, story)
