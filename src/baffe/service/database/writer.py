"""Grouped commits: whatever waits while a transaction runs goes together into the next one.

Nobody waits for company: a lone write starts at once. Each write gets its own result, and gets it after the commit.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection

from baffe.service.database.errors import translated, worth_another_try
from baffe.service.errors import CodeTaken, NumberTaken, StoreBusy, StoreFailed

MOST: Final = 256
"""Writes in one transaction: beyond that the first one would wait for long."""

TRIES: Final = 3
"""Attempts where nothing was committed and nobody is to blame: a deadlock, a connection that had gone."""


@dataclass(slots=True)
class Write:
    """Something to be done in a transaction, and who waits for it."""

    query: Callable[..., Any]
    arguments: tuple[Any, ...]
    code: str
    done: "asyncio.Future[Any]"


@dataclass(slots=True)
class Result:
    """What came of a write: a value or an error."""

    value: Any = None
    error: Exception | None = None


Results = list[Result]
Transact = Callable[[Callable[[Connection], Results]], Awaitable[Results]]
"""Calls with a connection; the function begins and commits by itself."""

Perform = Callable[[Connection, list[Write]], Results]
"""Does all the writes of a group, inside a transaction."""


class Writer:
    """A queue, emptied by one or more lanes; each lane runs one transaction at a time."""

    def __init__(self, transact: Transact, lanes: int, group: bool, perform: Perform | None = None) -> None:
        self._transact = transact
        self._perform = perform or each
        self._idle = lanes
        self._most = MOST if group else 1
        self._queue: deque[Write] = deque()
        self._running: set[asyncio.Task[None]] = set()
        self._open = True

    async def write(self, query: Callable[..., Any], *arguments: Any, code: str = "") -> Any:
        """Committed when this returns; when it raises, nothing of it was written."""
        if not self._open:
            raise StoreFailed("the database is closed")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.append(Write(query, arguments, code, done))
        if self._idle:
            self._idle -= 1
            lane = asyncio.create_task(self._empty())
            self._running.add(lane)
            lane.add_done_callback(self._running.discard)
        return await done

    async def stop(self) -> None:
        """Take nothing more; what waits is still written."""
        self._open = False
        while self._running:
            await asyncio.wait(self._running)

    async def _empty(self) -> None:
        try:
            while self._queue:
                group: list[Write] = []
                while self._queue and len(group) < self._most:
                    write = self._queue.popleft()
                    if not write.done.done():  # nobody waits any more for one that was cancelled
                        group.append(write)
                if group:
                    await self._commit(group)
        finally:
            self._idle += 1

    async def _commit(self, group: list[Write]) -> None:
        # One order for all processes: transactions that touch the same tables wait for each other in a line, not in a
        # ring. The order of the writes of one table stays.
        group.sort(key=lambda write: write.code)
        try:
            results = await self._transact(lambda connection: run(connection, group, self._perform))
        except asyncio.CancelledError:
            for write in group:
                write.done.cancel()
            raise
        except Exception as error:
            results = [Result(error=translated(error)) for _ in group]
        for write, result in zip(group, results, strict=True):
            if write.done.done():
                continue
            if result.error is None:
                write.done.set_result(result.value)
            else:
                write.done.set_exception(result.error)


def run(connection: Connection, group: list[Write], perform: Perform) -> Results:
    """All in one transaction; if one of them breaks it, each in its own, so that only that one fails.

    What fails in the commit itself is not tried again: where the connection to PostgreSQL is lost at that very moment,
    it may have been written all the same. Whoever repeats it then finds its number taken, by itself.
    """
    for attempt in range(1, TRIES + 1):
        reached = False
        try:
            with connection.begin():
                reached = True
                results = perform(connection, group)
                reached = False
            return results
        except Exception as error:
            if reached and attempt < TRIES and worth_another_try(error):
                continue
            named = translated(error)
            if reached and len(group) > 1 and not isinstance(named, StoreBusy):
                return [run(connection, [write], perform)[0] for write in group]
            return [Result(error=translated(error)) for _ in group]
    raise AssertionError("the last attempt returns")


def each(connection: Connection, group: list[Write]) -> Results:
    return [result_of(connection, write) for write in group]


def result_of(connection: Connection, write: Write) -> Result:
    """A refusal is a result: it has changed nothing and does not disturb the others."""
    try:
        return Result(write.query(connection, *write.arguments))
    except (NumberTaken, CodeTaken, StoreFailed) as refusal:
        return Result(error=refusal)
