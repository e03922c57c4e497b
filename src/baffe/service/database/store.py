"""The store on top of a database, the same for both kinds."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar
from uuid import uuid4

from sqlalchemy import Connection

from baffe.service.database.bulk import Appends
from baffe.service.database.errors import NoTable, translated
from baffe.service.database.statements import Statements
from baffe.service.database.verbs import Verbs
from baffe.service.database.writer import Writer
from baffe.service.store import ChatRow, Entry, Heard, Snapshot, StoreFailed, TableRow

T = TypeVar("T")


class Database(Protocol):
    """A place where functions get a connection to work with."""

    statements: Statements
    lanes: int  # how many transactions of a writer may run at the same time
    far: bool  # each statement is a journey: entries travel together

    async def start(self) -> None: ...
    async def stop(self) -> None: ...
    async def transact(self, work: Callable[[Connection], T]) -> T: ...
    async def read(self, work: Callable[..., T], *arguments: Any) -> T: ...


class Ear(Protocol):
    """Hears what other processes change."""

    def listen(self, heard: Heard) -> None: ...
    async def start(self) -> None: ...
    async def stop(self) -> None: ...


class DatabaseStore:
    """See `baffe.service.store.Store`, which says what each call promises."""

    def __init__(
        self, database: Database, group: bool = True, process: str | None = None, ear: Ear | None = None
    ) -> None:
        self.process = process or new_process()
        self._database = database
        self._verbs = Verbs(database.statements, self.process)
        self._group = group
        self._ear = ear
        self._writer: Writer | None = None
        self._appender: Writer | None = None  # the same one where entries do not travel apart

    async def start(self) -> None:
        try:
            await self._database.start()
        except Exception as error:
            raise translated(error) from error
        transact, lanes = self._database.transact, self._database.lanes
        self._writer = self._appender = Writer(transact, lanes, self._group)
        if self._database.far:
            self._appender = Writer(transact, lanes, self._group, Appends(self._verbs))
        if self._ear is not None:
            await self._ear.start()

    async def stop(self) -> None:
        """What waits is still written; then nothing more is taken."""
        if self._ear is not None:
            await self._ear.stop()
        if self._writer is not None and self._appender is not None:
            await self._appender.stop()
            await self._writer.stop()
            self._writer = self._appender = None
            await self._database.stop()

    async def create(self, row: TableRow) -> None:
        await self._write(self._verbs.create, row, code=row.code)

    async def table(self, code: str) -> TableRow | None:
        return await self._read(self._verbs.table, code)

    async def save_table(self, row: TableRow) -> bool:
        return bool(await self._write(self._verbs.save_table, row, code=row.code))

    async def append(self, code: str, entry: Entry, snapshot: Snapshot | None = None) -> None:
        if self._appender is None:
            raise StoreFailed("the database is closed")
        await self._appender.write(self._verbs.append, code, entry, snapshot, code=code)

    async def entries(self, code: str, since: int = 0) -> list[Entry]:
        return await self._read(self._verbs.entries, code, since)

    async def snapshots(self, code: str) -> list[Snapshot]:
        return await self._read(self._verbs.snapshots, code)

    async def say(self, code: str, chat: ChatRow) -> int:
        return int(await self._write(self._verbs.say, code, chat, code=code))

    async def said(self, code: str, since: int = 0) -> list[ChatRow]:
        return await self._read(self._verbs.said, code, since)

    async def lease(self, code: str, holder: str, seconds: float) -> bool:
        try:
            return bool(await self._write(self._verbs.lease, code, holder, seconds, code=code))
        except NoTable:
            return False  # removed meanwhile: there is nothing to drive

    async def release(self, holder: str) -> None:
        await self._write(self._verbs.release, holder)

    async def remove_untouched(self, before: float) -> list[str]:
        return list(await self._write(self._verbs.remove_untouched, before))

    def listen(self, heard: Heard) -> None:
        if self._ear is not None:
            self._ear.listen(heard)

    async def alive(self) -> bool:
        try:
            return await self._read(self._verbs.alive)
        except StoreFailed:
            return False

    async def _write(self, verb: Callable[..., Any], *arguments: Any, code: str = "") -> Any:
        if self._writer is None:
            raise StoreFailed("the database is closed")
        return await self._writer.write(verb, *arguments, code=code)

    async def _read(self, verb: Callable[..., T], *arguments: Any) -> T:
        if self._writer is None:
            raise StoreFailed("the database is closed")
        try:
            return await self._database.read(verb, *arguments)
        except Exception as error:
            raise translated(error) from error


def new_process() -> str:
    """A name by which a process knows its own notifications."""
    return uuid4().hex[:12]
