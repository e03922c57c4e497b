"""SQLite: one file, one thread that writes, a few connections that read.

The file is in WAL mode with synchronous=FULL: what is committed survives the death of this process at any moment, and
a power cut too. Each commit waits for the disk; commits that wait at the same time share one (writer.py).

Room that becomes free is used by the next tables. Where it is much, the file gives it back, some pages at a time
(auto_vacuum=INCREMENTAL). A file of before has to be rewritten once for that: at the start where that is quick, else by
`baffe tidy`.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Connection, Engine, NullPool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from baffe.service.database.address import Address
from baffe.service.database.errors import Damaged, translated
from baffe.service.database.guarded_file import SameFile, SoleUse
from baffe.service.database.migrate import migrate
from baffe.service.database.statements import Statements
from baffe.service.errors import StoreFailed

T = TypeVar("T")
log = structlog.get_logger("database")

INCREMENTAL: Final = 2  # as SQLite numbers it
QUICKLY: Final = 64_000_000
"""Bytes of a file that is rewritten while a server starts: about a second."""

PAGES: Final = 16
"""Pages that are given back at once; then it is looked at the clock."""

MOMENT: Final = 0.005
"""Seconds after which the rest waits for the next time."""

SPARE: Final = 256
"""Free pages that stay: the next tables need them."""

LONGEST_LOG: Final = 4_194_304
"""Bytes that the write-ahead log keeps once it was copied into the file."""

EXAMINATION: Final = "PRAGMA quick_check(1)"


class Sqlite:
    """Writes run in a thread of their own on the plain driver: a group of them costs one change of thread, where the
    asynchronous driver would change twice for each statement."""

    lanes = 1
    batches = False

    def __init__(self, address: Address) -> None:
        self._address = address
        self._engine = writing_engine(address)
        self._reading = self._reading_engine()
        self._reads: Final[set[asyncio.Task[Any]]] = set()  # under way
        self._looking = create_engine(address.url("pysqlite"), poolclass=NullPool, creator=self._connect_to_look)
        self._examined: Connection | None = None  # by which the whole file is being read
        self.statements = Statements(self._engine.dialect)
        self._thread: ThreadPoolExecutor | None = None
        self._connection: Connection | None = None
        self._sole_use: SoleUse | None = None
        self._same_file: SameFile | None = None

    def _reading_engine(self) -> AsyncEngine:
        engine = create_async_engine(
            self._address.url("aiosqlite"),
            pool_size=2,
            max_overflow=0,
            connect_args={"timeout": self._address.patience},
            isolation_level="AUTOCOMMIT",  # a single select needs no transaction, and no end of one
            pool_reset_on_return=None,
            skip_autocommit_rollback=True,
        )
        event.listen(engine.sync_engine, "connect", _prepare_reader)
        event.listen(engine.sync_engine, "do_connect", self._check_file)
        return engine

    async def start(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="baffe-writer")
        try:
            await self._in_thread(self._open)
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        await self._end_reading(self._reading)
        if self._thread is not None:
            await self._in_thread(self._close)
            self._thread.shutdown()
            self._thread = None

    async def transact(self, work: Callable[[Connection], T]) -> T:
        connection = self._connection
        if connection is None:
            raise StoreFailed("the database is closed")
        return await self._in_thread(self._written, work, connection)

    def _check_file(self, *_: object) -> None:
        """Also before connecting: who opens an SQLite file that was emptied removes its log with the last choices."""
        if self._same_file is not None:
            self._same_file.check()

    def _connect_to_look(self) -> sqlite3.Connection:
        """For a single look; it never makes a file."""
        self._check_file()
        name = f"{self._address.file.absolute().as_uri()}?mode=ro"
        patience = self._address.patience
        return sqlite3.connect(name, timeout=patience, isolation_level=None, uri=True, check_same_thread=False)

    def _written(self, work: Callable[[Connection], T], connection: Connection) -> T:
        self._check_file()  # before: what is refused is not written either
        result = work(connection)
        self._check_file()  # after the commit: nothing is acknowledged that nobody will find again
        return result

    async def read(self, work: Callable[..., T], *arguments: Any) -> T:
        """Whoever is cancelled leaves, and the read goes on to its end.

        The driver ends the thread of a read that is broken off without waiting for it, and the thread may then report
        to an event loop that is closed.
        """
        reading = asyncio.create_task(self._read(work, *arguments))
        self._reads.add(reading)
        reading.add_done_callback(self._was_read)
        return await asyncio.shield(reading)

    def _was_read(self, reading: asyncio.Task[Any]) -> None:
        self._reads.discard(reading)
        if not reading.cancelled():
            reading.exception()  # whoever waits is told; perhaps nobody does any more

    async def _read(self, work: Callable[..., T], *arguments: Any) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work, *arguments)

    async def give_back(self) -> bool:
        return await self.transact(give_back)

    async def rewrite(self) -> None:
        """The whole file anew, without what is free in it. Nobody else can write meanwhile."""
        await self.transact(rewrite)

    async def read_anew(self, work: Callable[[Connection], T]) -> T:
        """By a connection that remembers nothing, from the file of that name: as the next server would read it."""
        return await asyncio.to_thread(self._read_anew, work)

    def _read_anew(self, work: Callable[[Connection], T]) -> T:
        with self._looking.connect() as connection:
            return work(connection)

    async def examine(self) -> None:
        """Read every page; raises Damaged. It takes some seconds for each gigabyte, and nobody waits meanwhile."""
        complaint = await self.read_anew(self._complaint)
        if complaint != "ok":
            raise Damaged("the database file has pages that make no sense")

    def _complaint(self, connection: Connection) -> str:
        self._examined = connection
        try:
            return str(connection.exec_driver_sql(EXAMINATION).scalar_one())
        finally:
            self._examined = None

    def interrupt(self) -> None:
        """Whoever stops does not wait for the last page."""
        if self._examined is not None:
            driver: Any = self._examined.connection.driver_connection
            driver.interrupt()

    async def forget_pages(self) -> None:
        """What connections remember of a file that was damaged may be the damage."""
        before, self._reading = self._reading, self._reading_engine()
        await self._end_reading(before)
        await self._in_thread(self._connect_again)

    async def _end_reading(self, engine: AsyncEngine) -> None:
        """Connections that are in use cannot be closed, so reads come to their end first."""
        if self._reads:
            await asyncio.wait([*self._reads])
        await engine.dispose()

    def _connect_again(self) -> None:
        self._check_file()
        before = self._connection
        self._connection = self._engine.connect()  # first: whoever closes last removes the log
        if before is not None:
            before.close()

    async def _in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        if self._thread is None:
            raise StoreFailed("the database is closed")
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    def _open(self) -> None:
        file = self._address.file
        file.parent.mkdir(parents=True, exist_ok=True)
        # Seeds and hands of running games are in there: the file is for its owner only.
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        self._sole_use = SoleUse(file)
        self._connection = self._engine.connect()
        migrate(self._connection, file)
        self._make_shrinkable(file)
        self._same_file = SameFile(file)

    def _make_shrinkable(self, file: Path) -> None:
        assert self._connection is not None
        if pragma(self._connection, "auto_vacuum") == INCREMENTAL:
            return
        if file.stat().st_size > QUICKLY:
            log.warning("the database file never becomes smaller; stop the server and run `baffe tidy` once")
            return
        try:
            rewrite(self._connection)
        except Exception as error:  # no room for the copy, perhaps: it works as before
            log.warning("the database file could not be rewritten", error=str(translated(error)))

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._engine.dispose()
        self._looking.dispose()
        if self._same_file is not None:
            self._same_file.end()
            self._same_file = None
        if self._sole_use is not None:
            self._sole_use.end()
            self._sole_use = None


def writing_engine(address: Address) -> Engine:
    engine = create_engine(
        address.url("pysqlite"), poolclass=NullPool, connect_args={"timeout": address.patience, "isolation_level": None}
    )
    event.listen(engine, "connect", _prepare_writer)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare_writer(connection: sqlite3.Connection, _: object) -> None:
    for setting in (
        "auto_vacuum = INCREMENTAL",  # first: it holds for a file that is still empty
        "journal_mode = WAL",
        f"journal_size_limit = {LONGEST_LOG}",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {setting}")


def _prepare_reader(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()


def pragma(connection: Connection, name: str) -> int:
    driver: Any = connection.connection.driver_connection
    return int(driver.execute(f"PRAGMA {name}").fetchone()[0])


def rewrite(connection: Connection) -> None:
    driver: Any = connection.connection.driver_connection
    driver.execute("VACUUM")
    driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def give_back(connection: Connection) -> bool:
    """Some of the free pages, for a moment; whether there are more than the spare ones left."""
    driver: Any = connection.connection.driver_connection
    until = time.monotonic() + MOMENT
    with connection.begin():
        while pragma(connection, "freelist_count") > SPARE:
            driver.execute(f"PRAGMA incremental_vacuum({PAGES})").fetchall()
            if time.monotonic() > until:
                return True
    return False


def _begin(connection: Connection) -> None:
    """The driver would begin late and for reading: then another writer could come between."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
