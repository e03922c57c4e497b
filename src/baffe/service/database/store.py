"""The store on top of a database, the same for both kinds."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar
from uuid import uuid4

from sqlalchemy import Connection

from baffe.service.database.bulk import Appends
from baffe.service.database.errors import NoTable, translated
from baffe.service.database.queries import Queries
from baffe.service.database.statements import Statements
from baffe.service.database.writer import Writer
from baffe.service.store import ChangeListener, ChatRow, StoreFailed, TableRow
from baffe.session.entries import RecordEntry, Snapshot

T = TypeVar("T")


class Database(Protocol):
    """A place where functions get a connection to work with."""

    statements: Statements
    lanes: int  # how many transactions of a writer may run at the same time
    batches: bool  # each statement is a round trip: entries are sent together

    async def start(self) -> None: ...
    async def stop(self) -> None: ...
    async def transact(self, work: Callable[[Connection], T]) -> T: ...
    async def read(self, work: Callable[..., T], *arguments: Any) -> T: ...


class Listener(Protocol):
    """Calls back when other processes change something."""

    def listen(self, on_change: ChangeListener) -> None: ...
    async def start(self) -> None: ...
    async def stop(self) -> None: ...


class DatabaseStore:
    """See `baffe.service.store.Store`, which says what each call promises."""

    def __init__(
        self, database: Database, group: bool = True, process: str | None = None, listener: Listener | None = None
    ) -> None:
        self.process = process or new_process()
        self._database = database
        self._queries = Queries(database.statements, self.process)
        self._group = group
        self._listener = listener
        self._writer: Writer | None = None
        self._appender: Writer | None = None  # the same one where entries are not batched

    async def start(self) -> None:
        try:
            await self._database.start()
        except Exception as error:
            raise translated(error) from error
        transact, lanes = self._database.transact, self._database.lanes
        self._writer = self._appender = Writer(transact, lanes, self._group)
        if self._database.batches:
            self._appender = Writer(transact, lanes, self._group, Appends(self._queries))
        if self._listener is not None:
            await self._listener.start()

    async def stop(self) -> None:
        """What waits is still written; then nothing more is taken."""
        if self._listener is not None:
            await self._listener.stop()
        if self._writer is not None and self._appender is not None:
            await self._appender.stop()
            await self._writer.stop()
            self._writer = self._appender = None
            await self._database.stop()

    async def create(self, row: TableRow) -> None:
        await self._write(self._queries.create, row, code=row.code)

    async def table(self, code: str) -> TableRow | None:
        return await self._read(self._queries.table, code)

    async def save_table(self, row: TableRow) -> bool:
        return bool(await self._write(self._queries.save_table, row, code=row.code))

    async def append(self, code: str, entry: RecordEntry, snapshot: Snapshot | None = None) -> None:
        if self._appender is None:
            raise StoreFailed("the database is closed")
        await self._appender.write(self._queries.append, code, entry, snapshot, code=code)

    async def entries(self, code: str, since: int = 0) -> list[RecordEntry]:
        return await self._read(self._queries.entries, code, since)

    async def snapshots(self, code: str) -> list[Snapshot]:
        return await self._read(self._queries.snapshots, code)

    async def say(self, code: str, chat: ChatRow) -> int:
        return int(await self._write(self._queries.say, code, chat, code=code))

    async def said(self, code: str, since: int = 0) -> list[ChatRow]:
        return await self._read(self._queries.said, code, since)

    async def lease(self, code: str, holder: str, seconds: float) -> bool:
        try:
            return bool(await self._write(self._queries.lease, code, holder, seconds, code=code))
        except NoTable:
            return False  # removed meanwhile: there is nothing to drive

    async def release(self, holder: str) -> None:
        await self._write(self._queries.release, holder)

    async def remove_untouched(self, before: float) -> list[str]:
        return list(await self._write(self._queries.remove_untouched, before))

    def listen(self, on_change: ChangeListener) -> None:
        if self._listener is not None:
            self._listener.listen(on_change)

    async def alive(self) -> bool:
        try:
            return await self._read(self._queries.alive)
        except StoreFailed:
            return False

    async def _write(self, query: Callable[..., Any], *arguments: Any, code: str = "") -> Any:
        if self._writer is None:
            raise StoreFailed("the database is closed")
        return await self._writer.write(query, *arguments, code=code)

    async def _read(self, query: Callable[..., T], *arguments: Any) -> T:
        if self._writer is None:
            raise StoreFailed("the database is closed")
        try:
            return await self._database.read(query, *arguments)
        except Exception as error:
            raise translated(error) from error


def new_process() -> str:
    """A name by which a process knows its own notifications."""
    return uuid4().hex[:12]
