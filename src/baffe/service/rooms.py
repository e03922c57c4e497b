"""The tables that one process has in memory: read when somebody comes, driven, told apart, forgotten."""

import asyncio
import contextlib
import time
from math import inf
from secrets import token_hex
from typing import Final

import structlog

from baffe import Refused
from baffe.games import GAMES
from baffe.service.audience import now
from baffe.service.denied import Denied
from baffe.service.driver import Driver
from baffe.service.lobby import Lobby
from baffe.service.people import clean_code, new_code
from baffe.service.room import Room
from baffe.service.settings import ServiceSettings
from baffe.service.store import CodeTaken, Store, StoreFailed, TableRow
from baffe.service.thinkers import Thinkers

log = structlog.get_logger("service")

DAY: Final = 86_400.0
HOUSEKEEPING: Final = 60.0  # seconds between looks at what can be forgotten


class Rooms:
    def __init__(self, store: Store, settings: ServiceSettings, build: str) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.build: Final = build
        self.holder: Final = token_hex(8)  # this process, in leases
        self.thinkers: Final = Thinkers(settings.thinkers, settings.think_seconds)
        self.open: Final[dict[str, Room]] = {}
        self.drivers: Final[dict[str, Driver]] = {}
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.store.listen(self._heard)
        self._keeper = asyncio.create_task(self._keep_house())

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        for driver in list(self.drivers.values()):
            await driver.stop()
        await self.thinkers.stop()
        with contextlib.suppress(StoreFailed):
            await self.store.release(self.holder)

    async def create(self, game: str, lobby: Lobby) -> Room:
        while True:
            at = time.time()
            row = TableRow(new_code(), game, GAMES[game].rules, "{}", lobby.encoded(), 0, "gathering", at, at)
            try:
                await self.store.create(row)
            except CodeTaken:
                continue
            room = Room(self.store, self.settings, self.build, row)
            self.open[row.code] = room
            return room

    async def find(self, code: str) -> Room:
        """The table of a code, from memory or from the database."""
        code = clean_code(code)
        if code in self.open:
            return self.open[code]
        async with self._loading.setdefault(code, asyncio.Lock()):
            try:
                if code not in self.open:
                    row = await self.store.table(code)
                    if row is None or row.game not in GAMES:
                        raise Denied("no_table", "code", "no table has this code")
                    room = Room(self.store, self.settings, self.build, row)
                    await room.load()
                    self.drive(self.open.setdefault(code, room))
            finally:
                self._loading.pop(code, None)
        return self.open[code]

    def drive(self, room: Room) -> None:
        if room.course is not None and not room.over and room.code not in self.drivers:
            self.drivers[room.code] = Driver(room, self.thinkers, self.holder)
            self.drivers[room.code].start()

    async def _heard(self, code: str, what: str) -> None:
        """Another process has changed something."""
        rooms = list(self.open.values()) if code == "*" else [self.open[code]] if code in self.open else []
        for room in rooms:
            try:
                if what in ("chat", "all"):
                    await room.hear_chat()
                if what in ("lobby", "all"):
                    await room.reread()
                if what in ("entry", "all"):
                    await room.catch_up()
                self.drive(room)
            except (Denied, Refused, StoreFailed) as trouble:
                log.warning("forgotten, to be read anew", code=room.code, trouble=str(trouble))
                await self._forget(room)

    async def _keep_house(self) -> None:
        """Remove tables that nobody touches; forget those that nobody looks at."""
        removed_at = -inf
        while True:
            try:
                if self.settings.keep_days and now() - removed_at > DAY / 24:
                    for room in [it for it in self.open.values() if it.connections]:
                        await room.touch()  # whatever clocks say: somebody is there
                    for code in await self.store.remove_untouched(time.time() - self.settings.keep_days * DAY):
                        if code in self.open:
                            await self._forget(self.open[code])
                    removed_at = now()
                for room in list(self.open.values()):
                    idle = not room.connections and now() - room.idle_since > self.settings.forget_after
                    if idle and not self._bot_moves(room):
                        await self._forget(room)
            except (StoreFailed, Denied) as trouble:
                log.warning("housekeeping failed", trouble=str(trouble))
            await asyncio.sleep(HOUSEKEEPING)

    def _bot_moves(self, room: Room) -> bool:
        course = room.course
        return course is not None and any([room.lobby.plays_itself(it.seat) for it in course.decisions])

    async def _forget(self, room: Room) -> None:
        """Out of the memory; the database has everything."""
        driver = self.drivers.pop(room.code, None)
        self.open.pop(room.code, None)
        for connection in list(room.connections):
            connection.outlet.close(1012)  # it comes back at once and finds the table read anew
        if driver is not None:
            await driver.stop()
