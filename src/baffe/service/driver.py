"""Drives one table: bots answer, clocks run out, bots stand in for whoever is away. One process at a time does it."""

import asyncio
from typing import Final

import structlog

from baffe.service.bot_pool import BotPool, BotsStopped
from baffe.service.database.store import Store
from baffe.service.errors import ServiceError, StoreFailed, StoreGone
from baffe.service.room import Room
from baffe.service.running_game import now
from baffe.service.settings import ServiceSettings

log = structlog.get_logger("driver")

RETRY_SECONDS: Final = 1.0  # until the next try when the database did not answer


class Driver:
    def __init__(self, room: Room, bots: BotPool, store: Store, settings: ServiceSettings, holder: str) -> None:
        self._room: Final = room
        self._bots: Final = bots
        self._store: Final = store
        self._settings: Final = settings
        self._holder: Final = holder
        self._leased_until = 0.0
        self._task: Final = asyncio.create_task(self._run())

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while not self._room.is_over:
            try:
                wait = await self._move()
            except (StoreGone, BotsStopped):  # they have said so themselves; the table waits until they are back
                wait = RETRY_SECONDS
            except Exception as error:  # whatever it was, the table must not stop for good
                unexpected = not isinstance(error, (StoreFailed, ServiceError))
                log.warning("cannot go on", code=self._room.code, error=str(error), exc_info=unexpected)
                wait = RETRY_SECONDS
            if wait is None or wait > 0:
                await self._room.wait_for_change(wait)

    async def _move(self) -> float | None:
        """Do what is due. Returns the seconds until something may be due again; None: when something changes."""
        if self._room.is_paused:
            await self._let_go()
            return None
        waits: list[float] = []
        for decision, seconds in self._room.due():
            if seconds > 0:
                waits.append(seconds)
            elif self._room.has_sealed(decision) or await self._holds_lease():
                await self._room.answer_by_bot(decision, self._bots)
                return 0.0
            else:
                waits.append(self._settings.lease_seconds / 2)
        return min(waits, default=None)

    async def _let_go(self) -> None:
        """The process to which somebody comes first drives the table, without waiting for our lease to end."""
        if self._leased_until > now():
            await self._store.lease(self._room.code, self._holder, 0.0)
        self._leased_until = 0.0

    async def _holds_lease(self) -> bool:
        """Whether this process drives the table. Alone on its database it always does."""
        seconds = self._settings.lease_seconds
        if not self._settings.several or self._leased_until - now() > seconds / 3:
            return True
        if not await self._store.lease(self._room.code, self._holder, seconds):
            return False
        self._leased_until = now() + seconds
        return True
