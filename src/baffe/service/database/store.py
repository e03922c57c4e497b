"""The store on top of a database, the same for both kinds."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from baffe.service.database.bulk import Appends
from baffe.service.database.errors import NoTable, translated
from baffe.service.database.notify import ChangeListener, PostgresListener
from baffe.service.database.outage import Outage
from baffe.service.database.packing import pack
from baffe.service.database.queries import Queries
from baffe.service.database.soundness import Soundness
from baffe.service.database.writer import Write, Writer, each, run
from baffe.service.errors import CodeTaken, NumberTaken, StoreFailed, StoreGone
from baffe.service.rows import ChatRow, TableRow
from baffe.session import RecordEntry, Snapshot

if TYPE_CHECKING:
    from baffe.service.database.postgres import Postgres
    from baffe.service.database.sqlite import Sqlite

T = TypeVar("T")


class Store:
    """Everything is committed when a call returns. Commits of several tables may be grouped."""

    def __init__(self, database: "Sqlite | Postgres", group: bool, listener: PostgresListener | None = None) -> None:
        self._database = database
        self._queries = Queries(database.statements, "" if listener is None else listener.process)
        self._soundness = Soundness(database)
        self._group = group
        self._listener = listener
        self._writer: Writer | None = None
        self._appender: Writer | None = None  # the same one where entries are not batched
        self._outage = Outage()

    async def start(self) -> None:
        try:
            await self._database.start()
        except Exception as error:
            raise translated(error) from error
        transact, lanes = self._database.transact, self._database.lanes
        self._writer = self._appender = Writer(transact, lanes, self._group)
        if self._database.batches:
            self._appender = Writer(transact, lanes, self._group, Appends(self._queries))
        self._queries.today = await self._read(self._queries.read_day)
        if self._listener is not None:
            await self._listener.start()

    async def stop(self) -> None:
        """What waits is still written; then nothing more is taken."""
        if self._listener is not None:
            await self._listener.stop()
        await self._soundness.stop()
        if self._writer is not None and self._appender is not None:
            await self._appender.stop()
            await self._writer.stop()
            self._writer = self._appender = None
            await self._database.stop()

    async def create(self, row: TableRow) -> None:
        """Raises CodeTaken."""
        await self._write(self._queries.create, row, code=row.code)

    async def table(self, code: str) -> TableRow | None:
        return await self._read(self._queries.table, code)

    async def joined_by(self, join_code: str) -> str | None:
        """The code of the table to which these letters lead."""
        return await self._read(self._queries.joined_by, join_code)

    async def save_table(self, row: TableRow) -> bool:
        """Writes all that changes with a lobby, unless another writer was first: row.version is one more."""
        return bool(await self._write(self._queries.save_table, row, code=row.code))

    async def append(self, code: str, entry: RecordEntry, snapshot: Snapshot | None = None) -> None:
        """Raises NumberTaken."""
        await self._write_by(self._appender, self._queries.append, code, entry, snapshot, code=code)

    async def entries(self, code: str, since: int = 0) -> list[RecordEntry]:
        """By number, from `since` on."""
        return await self._read(self._queries.entries, code, since)

    async def entry_rows(self, code: str, since: int = 0) -> list[tuple[Any, ...]]:
        """The same as the database gives them: of a long record whoever asks makes entries when there is time."""
        return await self._read(self._queries.entry_rows, code, since)

    async def snapshots(self, code: str) -> list[Snapshot]:
        return await self._read(self._queries.snapshots, code)

    async def snapshot_hashes(self, code: str) -> list[Snapshot]:
        """The same without the positions, which are long: enough to see whether a record still leads there."""
        return await self._read(self._queries.snapshot_hashes, code)

    async def say(self, code: str, chat: ChatRow) -> int:
        """The id given to the line; old lines beyond 200 are removed."""
        return int(await self._write(self._queries.say, code, chat, code=code))

    async def said(self, code: str, since: int = 0) -> list[ChatRow]:
        """The last 100 lines with an id above `since`, oldest first."""
        return await self._read(self._queries.said, code, since)

    async def lease(self, code: str, holder: str, seconds: float) -> bool:
        """The table is the holder's for this time; False: it is another's."""
        try:
            return bool(await self._write(self._queries.lease, code, holder, seconds, code=code))
        except NoTable:
            return False  # removed meanwhile: there is nothing to drive

    async def release(self, holder: str) -> None:
        await self._write(self._queries.release, holder)

    # -- housekeeping: small portions, each in a transaction of its own, so that nobody waits for long --

    @property
    def today(self) -> int:
        """The day of the calendar by which tables grow old (calendar.py)."""
        return self._queries.today

    async def note_time(self, process: str, ran: float, wall: float) -> bool:
        """This process has run for so many seconds since it noted something; False: another keeps the calendar."""
        return bool(await self._alone(self._queries.note_time, ran, wall, process))

    async def use(self, codes: list[str]) -> None:
        """Somebody has looked at these tables today."""
        await self._alone(self._queries.use, codes)

    async def put_away(self, day: int) -> list[str]:
        """The codes of some tables that nobody has used since before that day: they are in the bin now."""
        return list(await self._alone(self._queries.put_away, day))

    async def restore(self, code: str) -> bool:
        """Out of the bin again; False: it was not there."""
        return bool(await self._write(self._queries.restore, code, code=code))

    async def empty_bin(self, day: int) -> int:
        """How many tables were removed that had been put away before that day; 0: there are no more."""
        return int(await self._alone(self._queries.empty_bin, day))

    async def to_pack(self, after: str) -> list[str]:
        """Codes, behind that one, of some finished games whose record still consists of rows."""
        return await self._read(self._queries.to_pack, after)

    async def pack(self, code: str) -> bool:
        """Nothing is added to the record of a finished game, so it can be read first and replaced then."""
        entries, snapshots = await self.entries(code), await self.snapshots(code)
        packed = await asyncio.to_thread(pack, entries, snapshots)
        return bool(await self._alone(self._queries.pack, code, packed))

    async def give_back(self) -> bool:
        """A portion of what is free in the file goes back to the disk; False: there is not enough to be worth it."""
        need_open(self._writer)
        try:
            return await self._database.give_back()
        except Exception as error:
            raise translated(error) from error

    async def rewrite(self) -> None:
        """The whole database without what is free in it; everything else waits meanwhile."""
        need_open(self._writer)
        try:
            await self._database.rewrite()
        except Exception as error:
            raise translated(error) from error

    async def opened_by(self, opener: str) -> int:
        """How many tables of that opener are there, in the bin too."""
        return await self._read(self._queries.opened_by, opener)

    async def size(self) -> int:
        """Bytes that are used."""
        return await self._read(self._queries.size)

    async def taken(self) -> int:
        """Bytes that are taken from the disk, those that are free for the next tables too."""
        return await self._read(self._queries.taken)

    def listen(self, on_change: ChangeListener) -> None:
        """Be called back when other processes change something."""
        if self._listener is not None:
            self._listener.listen(on_change)

    async def check(self) -> None:
        """Write, and read back what was written as the next server would. Raises StoreFailed."""
        need_open(self._writer)
        await self._soundness.renew()
        beat: int = await self._write(self._queries.beat, self._soundness.padding)
        self._soundness.is_writable()
        found = await self._noted(self._database.read_anew(self._queries.beats))
        if found < beat:
            raise StoreFailed("what was written cannot be read back")

    async def _write(self, query: Callable[..., Any], *arguments: Any, code: str = "") -> Any:
        return await self._write_by(self._writer, query, *arguments, code=code)

    async def _write_by(self, writer: Writer | None, query: Callable[..., Any], *arguments: Any, code: str = "") -> Any:
        self._soundness.need()
        return await self._noted(need_open(writer).write(query, *arguments, code=code))

    async def _alone(self, query: Callable[..., Any], *arguments: Any) -> Any:
        """In a transaction that no choice has to share."""
        need_open(self._writer)
        self._soundness.need()
        return await self._noted(self._run_alone(query, *arguments))

    async def _run_alone(self, query: Callable[..., Any], *arguments: Any) -> Any:
        write = Write(query, arguments, "", asyncio.get_running_loop().create_future())
        [result] = await self._database.transact(lambda connection: run(connection, [write], each))
        if result.error is not None:
            raise result.error
        return result.value

    async def _read(self, query: Callable[..., T], *arguments: Any) -> T:
        need_open(self._writer)
        return await self._noted(self._database.read(query, *arguments))

    async def _noted(self, call: Awaitable[T]) -> T:
        """Whether the database answers, and makes sense, is known from every call."""
        asked_at = time.monotonic()
        try:
            result = await call
        except Exception as error:
            failed = error if isinstance(error, (StoreFailed, NumberTaken, CodeTaken)) else translated(error)
            if isinstance(failed, StoreFailed):
                self._soundness.note(failed)
            if isinstance(failed, StoreGone):
                self._outage.goes_on(failed, asked_at)
            if failed is error:
                raise
            raise failed from error
        self._outage.is_over(asked_at)
        return result


def need_open(writer: Writer | None) -> Writer:
    if writer is None:
        raise StoreFailed("the database is closed")
    return writer
