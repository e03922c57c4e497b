"""The tables that one process has in memory: loaded when somebody comes, driven, forgotten."""

import asyncio
import contextlib
import time
from math import inf
from secrets import token_hex
from typing import Final

import structlog

from baffe import Refused
from baffe.service.archive import Archive
from baffe.service.aside import Aside
from baffe.service.bot_pool import BotPool
from baffe.service.catalogue import find_game, is_known
from baffe.service.database.store import Store
from baffe.service.driver import Driver
from baffe.service.errors import CodeTaken, ServiceError, StoreFailed, StoreGone
from baffe.service.lobby import Lobby
from baffe.service.people import clean_code, clean_join_code, new_code
from baffe.service.room import Room
from baffe.service.rows import TableRow
from baffe.service.running_game import now
from baffe.service.settings import ServiceSettings
from baffe.service.stored_table import Deal, join_code_of

log = structlog.get_logger("service")

DAY: Final = 86_400.0
HOUSEKEEPING: Final = 60.0  # seconds between looks at what can be forgotten
RESTARTS: Final = 1012  # a close code: the client comes back at once and finds the table loaded again


class Rooms:
    def __init__(self, store: Store, settings: ServiceSettings, build: str) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self._build: Final = build
        self._process: Final = token_hex(8)  # as leases name it
        self._bots: Final = BotPool(settings.bot_workers, settings.bot_seconds)
        self._aside: Final = Aside()
        self.archive: Final = Archive(settings)
        self._open: Final[dict[str, Room]] = {}
        self._drivers: Final[dict[str, Driver]] = {}
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._housekeeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._store.listen(self._on_change)
        self._housekeeper = asyncio.create_task(self._keep_house())

    async def stop(self) -> None:
        if self._housekeeper is not None:
            self._housekeeper.cancel()
            await asyncio.gather(self._housekeeper, return_exceptions=True)
        for driver in list(self._drivers.values()):
            await driver.stop()
        for loading in list(self._loading.values()):
            loading.cancel()
        await self._bots.stop()
        await self.archive.stop()
        self._aside.stop()
        with contextlib.suppress(StoreFailed):
            await self._store.release(self._process)

    async def create(self, game: str, lobby: Lobby) -> Room:
        while True:
            at = time.time()
            row = TableRow(new_code(), game, find_game(game).rules, "{}", lobby.encode(), 0, "gathering", at, at)
            row.join_code = await join_code_of(self._store, row, lobby)
            try:
                await self._store.create(row)
            except CodeTaken:
                continue
            self._open[row.code] = self._room(row)
            return self._open[row.code]

    async def find(self, code: str) -> Room:
        """The table of a code, from memory or from the database."""
        code = clean_code(code)
        if code in self._open:
            return self._open[code]
        if code not in self._loading:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda done: self._loaded(code, done))
        return await asyncio.shield(self._loading[code])  # one fold for all who come meanwhile

    async def _load(self, code: str) -> Room:
        row = await self._store.table(code)
        if row is None or not is_known(row.game):
            raise ServiceError("no_table", "code", "no table has this code")
        room = self._room(row)
        await room.load()
        self._drive(self._open.setdefault(code, room))
        return self._open[code]

    def _loaded(self, code: str, done: asyncio.Task[Room]) -> None:
        del self._loading[code]
        if not done.cancelled():
            done.exception()  # those who wait are told; perhaps none does any more

    async def joined_by(self, typed: str) -> str:
        """The code of the table that has a free seat and these letters."""
        join_code = clean_join_code(typed)
        code = await self._store.joined_by(join_code) if join_code else None
        if code is None:
            raise ServiceError("no_table", "join", "no table with a free seat has this code")
        return code

    async def begin(self, room: Room, deal: Deal) -> None:
        await room.begin(deal)
        self._drive(room)

    def metrics(self) -> dict[str, float]:
        rooms = list(self._open.values())
        return {
            "tables": float(len(rooms)),
            "connections": float(sum([room.connection_count for room in rooms])),
            "playing": float(len([room for room in rooms if room.is_running])),
            "paused": float(len([room for room in rooms if room.is_running and room.is_paused])),
            "thinking": float(self._bots.busy),
            "replays": float(self.archive.busy),
            "waiting_to_think": float(self._bots.waiting),
        }

    def _room(self, row: TableRow) -> Room:
        return Room(self._store, self._settings, self._build, self._aside, row)

    def _drive(self, room: Room) -> None:
        if room.is_running and room.code not in self._drivers:
            self._drivers[room.code] = Driver(room, self._bots, self._store, self._settings, self._process)

    async def _on_change(self, code: str, what: str) -> None:
        """Another process has changed something."""
        rooms = list(self._open.values()) if code == "*" else [self._open[code]] if code in self._open else []
        for room in rooms:
            try:
                if what in ("chat", "all"):
                    await room.read_chat()
                if what in ("lobby", "all"):
                    await room.reread()
                if what in ("entry", "all"):
                    await room.catch_up()
                self._drive(room)
            except (ServiceError, Refused, StoreFailed) as error:
                log.warning("forgotten, to be loaded again", code=room.code, error=str(error))
                await self._forget(room)

    async def _keep_house(self) -> None:
        """Remove tables that nobody uses; forget those that nobody looks at."""
        removed_at = -inf
        while True:
            try:
                if self._settings.keep_days and now() - removed_at > DAY / 24:
                    await self._remove_unused()
                    removed_at = now()
                for room in [it for it in self._open.values() if it.can_be_forgotten]:
                    await self._forget(room)
            except StoreGone:
                pass  # the next time will do
            except (StoreFailed, ServiceError) as error:
                log.warning("housekeeping failed", error=str(error))
            await asyncio.sleep(HOUSEKEEPING)

    async def _remove_unused(self) -> None:
        for room in [it for it in self._open.values() if it.connection_count]:
            await room.change(lambda lobby: None)  # whatever clocks say: somebody is there
        for code in await self._store.remove_untouched(time.time() - self._settings.keep_days * DAY):
            if code in self._open:
                await self._forget(self._open[code])

    async def _forget(self, room: Room) -> None:
        """Out of the memory; the database has everything."""
        driver = self._drivers.pop(room.code, None)
        self._open.pop(room.code, None)
        room.disconnect_all(RESTARTS)
        if driver is not None:
            await driver.stop()
