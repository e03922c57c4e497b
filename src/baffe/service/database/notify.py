"""Hears from PostgreSQL what other processes have committed. Only ids are sent; the tables say what changed."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from logging import getLogger
from typing import Any, Final
from uuid import uuid4

from sqlalchemy.ext.asyncio import AsyncEngine

from baffe.service.database.statements import CHANNEL

ChangeListener = Callable[[str, str], Awaitable[None]]
"""Called with a code and what changed there ("entry", "lobby", "chat") in another process."""

EVERYTHING: Final = ("*", "all")
"""Reported after a time without a connection: anything may have changed anywhere."""

PULSE: Final = 10.0  # seconds of silence after which the connection is tried
PAUSES: Final = (0.05, 0.2, 1.0)  # seconds between attempts to connect, the last one from then on
QUIET: Final = 1  # attempts that may fail unheard: a line that breaks and is back at once is no news

log = getLogger(__name__)


class PostgresListener:
    """One connection that listens; a new one when it drops."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.process = uuid4().hex[:12]  # by which a process knows its own notifications
        self._on_change: ChangeListener | None = None
        self._task: asyncio.Task[None] | None = None
        self._changes: asyncio.Queue[tuple[str, str] | None] = asyncio.Queue()
        self._started = False

    def listen(self, on_change: ChangeListener) -> None:
        self._on_change = on_change
        if self._started:
            self._begin(missed=True)

    async def start(self) -> None:
        self._started = True
        if self._on_change is not None:
            await self._begin(missed=False).wait()

    async def stop(self) -> None:
        self._started = False
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        await self._engine.dispose()

    def _begin(self, missed: bool) -> asyncio.Event:
        """Listen from now on; the event is set when the first attempt is over."""
        tried = asyncio.Event()
        if self._task is None:
            self._task = asyncio.create_task(self._keep_listening(missed, tried))
        else:
            tried.set()
        return tried

    async def _keep_listening(self, missed: bool, tried: asyncio.Event) -> None:
        failures, reason = 0, ""
        while True:
            try:
                async with self._engine.connect() as connection:
                    driver: Any = (await connection.get_raw_connection()).driver_connection
                    self._changes = asyncio.Queue()
                    driver.add_termination_listener(self._dropped)
                    await driver.add_listener(CHANNEL, self._notified)
                    if failures > QUIET:
                        log.warning("listening to other processes again")
                    failures = 0
                    tried.set()
                    if missed:
                        await self._call_back(*EVERYTHING)
                    await self._receive(driver)
            except Exception as error:
                reason = type(error).__name__
            missed = True
            tried.set()
            if failures == QUIET:
                log.warning("not listening to other processes, trying again: %s", reason)
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    async def _receive(self, driver: Any) -> None:
        """Until the connection drops."""
        while True:
            try:
                async with asyncio.timeout(PULSE):  # wait_for, before Python 3.12, may swallow that we are stopped
                    change = await self._changes.get()
            except TimeoutError:
                await driver.execute("SELECT 1")
                continue
            if change is None:
                return
            await self._call_back(*change)

    async def _call_back(self, code: str, what: str) -> None:
        try:
            assert self._on_change is not None
            await self._on_change(code, what)
        except Exception:
            log.exception("a listener to other processes failed")

    def _notified(self, _driver: Any, _pid: int, _channel: str, payload: object) -> None:
        process, _, rest = str(payload).partition(":")
        code, _, what = rest.rpartition(":")
        if process != self.process:
            self._changes.put_nowait((code, what))

    def _dropped(self, _driver: Any) -> None:
        self._changes.put_nowait(None)
