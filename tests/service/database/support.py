"""Rows for tests of the store."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

from sqlalchemy import Engine, event

from baffe.service.database import open_store
from baffe.service.database.calendar import DAY
from baffe.service.database.store import Store
from baffe.service.rows import ChatRow, TableRow
from baffe.session import RecordEntry, Snapshot

T = TypeVar("T")


@asynccontextmanager
async def opened(url: str, group: bool = True) -> AsyncIterator[Store]:
    store = open_store(url, group)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


def with_store(url: str, story: Callable[[Store], Awaitable[T]], group: bool = True) -> T:
    async def tell() -> T:
        async with opened(url, group) as store:
            return await story(store)

    return asyncio.run(tell())


@contextmanager
def every_connection(does: Callable[[Any], None]) -> Iterator[None]:
    def prepare(connection: Any, _: object) -> None:
        does(connection)

    event.listen(Engine, "connect", prepare)
    try:
        yield
    finally:
        event.remove(Engine, "connect", prepare)


def pragma(text: str) -> Callable[[Any], None]:
    def run(connection: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {text}")
        cursor.close()

    return run


async def grow_old(store: Store, days: int) -> None:
    """A server runs for so many days; a housekeeper that notes the time meanwhile does not matter."""
    goal = store.today + days
    while store.today < goal:
        await store.note_time("test", 0.0, 1e12)
        await store.note_time("test", (goal - store.today) * DAY + 1, 1e12)


def table(code: str = "AAAA", version: int = 0, touched: float = 100.0, lobby: str = "{}") -> TableRow:
    return TableRow(code, "tokyo", 1, "{}", lobby, version, "gathering", 100.0, touched)


def entry(number: int, client: str = "", word: str = "roll", player: str = "p1", at: float = 200.5) -> RecordEntry:
    return RecordEntry(number, "choice", 1, word, 0, player, client, at)


def snapshot(number: int, save: str = "{}") -> Snapshot:
    return Snapshot(number, 1, "abc", save)


def line(text: str) -> ChatRow:
    return ChatRow(0, "p1", "Ada", None, text, None, 5.25)
