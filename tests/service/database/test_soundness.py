"""A database in trouble is named, refuses instead of acknowledging, and is trusted again when it is well."""

import asyncio
import resource
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from baffe.service.database import open_store, soundness
from baffe.service.database.errors import Damaged, DiskFault, FileLost, ReadOnly, translated
from baffe.service.database.sqlite import Sqlite
from baffe.service.database.store import Store
from baffe.service.errors import StoreFailed, StoreFull
from baffe.service.health import SILENT, Health, sentence
from tests.service.database.support import entry, opened, snapshot, table, with_store
from tests.service.postgres import Cluster

PAGE = 4096
LONG = "x" * 20_000


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soundness, "AGAIN", 0.0)
    monkeypatch.setattr(soundness, "SHARE_AGAIN", 0)


async def trouble(store: Store) -> StoreFailed | None:
    """What a check finds."""
    try:
        await store.check()
    except StoreFailed as error:
        return error
    return None


async def until_well(store: Store) -> None:
    async with asyncio.timeout(20):
        while await trouble(store) is not None:
            await asyncio.sleep(0.02)


async def refuses(store: Store, kind: type[StoreFailed], number: int, save: str = "{}") -> None:
    """Health names it, and so does whoever plays."""
    with pytest.raises(kind) as refused:
        await store.append("AAAA", entry(number), snapshot(number, save))
    assert refused.value.code in ("store_failed", "store_full")
    assert isinstance(await trouble(store), kind)


async def set_writer(store: Store, text: str) -> None:
    """Change a setting of the connection that writes, in the thread to which it belongs."""
    database = store._database
    assert isinstance(database, Sqlite) and database._connection is not None
    driver: Any = database._connection.connection.driver_connection
    await database._in_thread(driver.execute, f"PRAGMA {text}")


def test_a_check_writes_and_reads_back(url: str) -> None:
    async def story(store: Store) -> None:
        assert await store._database.read_anew(lambda c: c.exec_driver_sql("SELECT * FROM pulse").all()) == []
        for beats in (1, 2, 3):
            await store.check()
            found = await store._database.read_anew(lambda c: c.exec_driver_sql("SELECT beats FROM pulse").all())
            assert [tuple(row) for row in found] == [(beats,)]

    with_store(url, story)


def test_a_full_disk_is_told_until_there_is_room_again(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        await store.check()
        await set_writer(store, "max_page_count = 40")
        number = 0
        with pytest.raises(StoreFull):
            while True:
                await store.append("AAAA", entry(number), snapshot(number, LONG))
                number += 1
        await refuses(store, StoreFull, number, LONG)
        await set_writer(store, "max_page_count = 100000")
        await store.check()
        await store.append("AAAA", entry(number), snapshot(number, LONG))

    with_store(sqlite_url, story)


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """The system itself refuses to write beyond."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_disk_that_takes_nothing_is_told(sqlite_url: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        await store.append("AAAA", entry(0))
        with no_file_longer_than((tmp_path / "baffe.db-wal").stat().st_size):
            await refuses(store, DiskFault, 1)
        await store.check()
        await store.append("AAAA", entry(1))

    with_store(sqlite_url, story)


def test_a_database_that_cannot_be_written_is_told(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        await set_writer(store, "query_only = ON")
        await refuses(store, ReadOnly, 0)
        await set_writer(store, "query_only = OFF")
        await store.check()
        await store.append("AAAA", entry(0))

    with_store(sqlite_url, story)


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_is_gone_is_told_and_welcome_back(sqlite_url: str, tmp_path: Path, replaced: bool) -> None:
    file, away = tmp_path / "baffe.db", tmp_path / "away"

    async def story(store: Store) -> None:
        await store.create(table())
        file.rename(away)
        if replaced:
            shutil.copy(away, file)
        await refuses(store, FileLost, 0)
        away.rename(file)
        await store.check()
        await store.append("AAAA", entry(1))
        assert [one.number for one in await store.entries("AAAA")] == [1], "what was refused was not written"

    with_store(sqlite_url, story)


@pytest.mark.parametrize("fault", ["emptied", "cut off", "overwritten"])
def test_a_file_whose_beginning_or_end_is_lost_is_told(
    sqlite_url: str, tmp_path: Path, quick: None, fault: str
) -> None:
    file = tmp_path / "baffe.db"
    with_store(sqlite_url, lambda store: fill(store))

    async def story(store: Store) -> None:
        await store.append("AAAA", entry(40))
        whole = file.read_bytes()
        with file.open("r+b") as opened:
            opened.truncate(0 if fault == "emptied" else 5 * PAGE if fault == "cut off" else len(whole))
            opened.write(b"" if fault != "overwritten" else b"#!/bin/sh\n" * 20)
        await refuses(store, Damaged, 41)
        file.write_bytes(whole)
        await until_well(store)
        await store.append("AAAA", entry(42))

    with_store(sqlite_url, story)


async def fill(store: Store) -> None:
    await store.create(table())
    for number in range(40):
        await store.append("AAAA", entry(number), snapshot(number, LONG))


def root_of(file: Path, name: str) -> int:
    """The page at which a table begins."""
    plain = sqlite3.connect(file)
    try:
        found: int = plain.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [name]).fetchone()[0]
    finally:
        plain.close()
    return found


@contextmanager
def garbage(file: Path, page: int) -> Iterator[None]:
    with file.open("r+b") as opened:
        opened.seek((page - 1) * PAGE)
        before = opened.read(PAGE)
        opened.seek((page - 1) * PAGE)
        opened.write(b"\xa5" * PAGE)
    try:
        yield
    finally:
        with file.open("r+b") as opened:
            opened.seek((page - 1) * PAGE)
            opened.write(before)


def test_a_page_that_makes_no_sense_is_noticed_when_it_is_read(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: None
) -> None:
    """From then on nothing is written, at no table, until every page makes sense again."""
    monkeypatch.setattr(soundness, "EVERY", 3600.0)
    file = tmp_path / "baffe.db"
    with_store(sqlite_url, fill)
    page = root_of(file, "snapshots")

    async def story(store: Store) -> None:
        await store.create(table("BBBB"))
        with garbage(file, page):
            store._soundness._began_at = float("inf")  # nobody looks at all pages
            await store.append("BBBB", entry(0))
            assert len(await store.entries("AAAA")) == 40, "other pages are sound"
            with pytest.raises(Damaged):
                await store.snapshots("AAAA")
            store._soundness._began_at = 0.0
            for number in (1, 2):
                with pytest.raises(Damaged):
                    await store.append("BBBB", entry(number))
            assert isinstance(await trouble(store), Damaged)
        await until_well(store)
        await store.append("BBBB", entry(1))
        assert len(await store.snapshots("AAAA")) == 40
        assert [one.number for one in await store.entries("BBBB")] == [0, 1]

    with_store(sqlite_url, story)


def test_it_is_noticed_by_the_first_checks_though_nobody_reads_it(sqlite_url: str, tmp_path: Path, quick: None) -> None:
    file = tmp_path / "baffe.db"
    with_store(sqlite_url, fill)

    async def story(store: Store) -> None:
        async with asyncio.timeout(20):
            while not isinstance(await trouble(store), Damaged):
                await asyncio.sleep(0.02)

    with garbage(file, root_of(file, "entries")):
        with_store(sqlite_url, story)
    with_store(sqlite_url, until_well)


def test_a_damaged_text_is_never_shown() -> None:
    error = translated(sqlite3.OperationalError("Could not decode to UTF-8 column 'lobby' with text 'secret\ufffd'"))
    assert str(error) == "a text in the database cannot be read"


def test_a_stop_does_not_wait_for_the_last_page(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    endless = "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n) SELECT count(*) FROM n"
    monkeypatch.setattr("baffe.service.database.sqlite.EXAMINATION", endless)

    async def story() -> None:
        async with asyncio.timeout(20), opened(sqlite_url) as store:
            await store.check()
            database = store._database
            assert isinstance(database, Sqlite)
            while database._examined is None:
                await asyncio.sleep(0.01)

    asyncio.run(story())


class Door:
    """Between a server and its PostgreSQL; it can be shut."""

    def __init__(self, port: int) -> None:
        self._behind = port
        self._lines: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def shut(self) -> None:
        assert self._server is not None
        self._server.close()
        for line in list(self._lines):
            line.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        behind, onward = await asyncio.open_connection("127.0.0.1", self._behind)
        self._lines |= {writer, onward}
        await asyncio.gather(self._carry(reader, onward), self._carry(behind, writer), return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
        writer.close()


def test_a_postgresql_that_is_lost_is_told_and_welcome_back(cluster: Cluster) -> None:
    url = cluster.new_database()

    async def story() -> None:
        door = Door(cluster.port)
        await door.open()
        store = open_store(url.replace(f":{cluster.port}/", f":{door.port}/") + "?timeout=1")
        await store.start()
        try:
            await store.create(table())
            await store.check()
            await door.shut()
            with pytest.raises(StoreFailed):
                await store.append("AAAA", entry(0))
            error = await trouble(store)
            assert error is not None and sentence(error) == SILENT
            await door.open()
            await until_well(store)
            await store.append("AAAA", entry(1))
        finally:
            await store.stop()
            await door.shut()

    asyncio.run(story())


def healthy(check: Callable[[], Awaitable[None]], story: Callable[[Health], Awaitable[None]]) -> None:
    async def bots() -> None:
        pass

    async def tell() -> None:
        health = Health(check, bots)
        try:
            await story(health)
        finally:
            await health.stop()

    asyncio.run(tell())


def test_whoever_asks_within_a_second_hears_of_the_same_look() -> None:
    looks: list[int] = []

    async def check() -> None:
        looks.append(1)
        if len(looks) == 1:
            raise StoreFull("no room")

    async def story(health: Health) -> None:
        told = await asyncio.gather(*[health.troubles() for _ in range(50)])
        assert told == [["the disk of the database is full"]] * 50 and len(looks) == 1
        health._looked_at -= 1.0
        assert await health.troubles() == [] and len(looks) == 2

    healthy(check, story)


def test_a_database_that_hangs_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baffe.service.health.PATIENCE", 0.05)

    async def check() -> None:
        await asyncio.sleep(3600)

    async def story(health: Health) -> None:
        assert [*await asyncio.gather(health.troubles(), health.troubles())] == [[SILENT], [SILENT]]

    healthy(check, story)


def test_what_nobody_has_foreseen_is_no_health() -> None:
    async def check() -> None:
        raise RuntimeError("of postgresql://baffe:secret@host")

    async def story(health: Health) -> None:
        assert await health.troubles() == [SILENT]

    healthy(check, story)
