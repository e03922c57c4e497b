"""Keeps the house: packs finished games, puts unused tables into the bin, empties it, gives room back to the disk.

Nobody waits for any of it. It is done in portions of some milliseconds, each in a transaction of its own, and after
each portion it rests for forty times as long: of a hundred choices two or three meet one, and wait that long.
"""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog

from baffe.service.database.calendar import NOTED_EVERY
from baffe.service.database.store import Store
from baffe.service.errors import StoreFailed, StoreGone
from baffe.service.settings import ServiceSettings

log = structlog.get_logger("baffe.house")
T = TypeVar("T")

EVERY: Final = 60.0  # seconds between rounds
REST: Final = 40.0  # times as long as the last portion took


class Housekeeper:
    def __init__(
        self,
        store: Store,
        settings: ServiceSettings,
        process: str,
        in_use: Callable[[], set[str]],
        forget: Callable[[list[str]], Awaitable[None]],
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """`in_use` tells the codes of tables that somebody has looked at since it was asked."""
        self._store: Final = store
        self._settings: Final = settings
        self._process: Final = process
        self._in_use: Final = in_use
        self._forget: Final = forget
        self._wall: Final = wall
        self._monotonic: Final = monotonic
        self._noted_at: float | None = None  # by the monotonic clock
        self._asked_at: float | None = None
        self._marked: Final[set[str]] = set()  # in use today, as the database knows already
        self._marked_on = -1
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.round()
            except StoreGone:
                pass  # the log has it; the next round will do
            except StoreFailed as error:
                log.warning("housekeeping failed", error=str(error))
            except Exception as error:  # whatever it was, the house must be kept tomorrow too
                log.warning("housekeeping failed", error=str(error), exc_info=True)
            await asyncio.sleep(EVERY)

    async def round(self) -> None:
        """Everything that is due."""
        await self._note_time()
        await self._mark_used()
        await self._pack()
        if self._settings.keep_days:
            await self._put_away()
            await self._empty_bin()
        while await self._portion(self._store.give_back()):
            pass

    async def _portion(self, work: Awaitable[T]) -> T:
        """Do it, then let others come first for a while."""
        began = time.perf_counter()
        done = await work
        await asyncio.sleep(REST * (time.perf_counter() - began))
        return done

    async def _note_time(self) -> None:
        now = self._monotonic()
        if self._asked_at is not None and now - self._asked_at < NOTED_EVERY:
            return
        self._asked_at = now
        ran = 0.0 if self._noted_at is None else now - self._noted_at
        if await self._store.note_time(self._process, ran, self._wall()):
            self._noted_at = now

    async def _mark_used(self) -> None:
        if self._marked_on != self._store.today:
            self._marked.clear()
            self._marked_on = self._store.today
        codes = sorted(self._in_use() - self._marked)
        if codes:
            await self._store.use(codes)
            self._marked.update(codes)

    async def _pack(self) -> None:
        last = ""
        while codes := await self._store.to_pack(last):
            for last in codes:
                try:
                    await self._portion(self._store.pack(last))
                except StoreGone:
                    raise
                except StoreFailed as error:  # one that cannot be read must not keep the others from it
                    log.warning("a finished game was not packed", error=str(error))

    async def _put_away(self) -> None:
        count = 0
        while codes := await self._portion(self._store.put_away(self._day_before(self._settings.keep_days))):
            await self._forget(codes)
            await self._mark_used()  # this may take minutes, in which somebody may come
            count += len(codes)
        if count:
            why = f"nobody has used them for {self._settings.keep_days:g} days"
            log.info("tables were put into the bin", tables=count, why=why, day=self._store.today)

    async def _empty_bin(self) -> None:
        count = 0
        while removed := await self._portion(self._store.empty_bin(self._day_before(self._settings.bin_days))):
            count += removed
        if count:
            why = f"nobody has come back for them within {self._settings.bin_days:g} days"
            log.info("tables were removed", tables=count, why=why, day=self._store.today)

    def _day_before(self, days: float) -> int:
        """Whatever happened before that day is longer ago than so many days."""
        return math.ceil(self._store.today - days)
