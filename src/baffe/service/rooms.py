"""The tables that one process has in memory: loaded when somebody comes, driven, forgotten."""

import asyncio
import contextlib
import time
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
from baffe.service.housekeeping import Housekeeper
from baffe.service.lobby import Lobby, decode_lobby
from baffe.service.people import Guest, clean_code, clean_join_code, new_code
from baffe.service.room import Room
from baffe.service.rows import TableRow
from baffe.service.settings import ServiceSettings
from baffe.service.stored_table import Deal, join_code_of

log = structlog.get_logger("service")

HOUSEKEEPING: Final = 60.0  # seconds between looks at what can be forgotten
MEGABYTE: Final = 1_000_000
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
        self._housekeeper: Final = Housekeeper(store, settings, self._process, self._in_use, self._forget_all)
        self._visited: Final[set[str]] = set()  # codes of tables that were loaded since the housekeeper asked
        self._forgetting: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._store.listen(self._on_change)
        self._housekeeper.start()
        self._forgetting = asyncio.create_task(self._forget_idle())

    async def stop(self) -> None:
        await self._housekeeper.stop()
        if self._forgetting is not None:
            self._forgetting.cancel()
            await asyncio.gather(self._forgetting, return_exceptions=True)
        for driver in list(self._drivers.values()):
            await driver.stop()
        loading = list(self._loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        await self._bots.stop()
        await self.archive.stop()
        self._aside.stop()
        with contextlib.suppress(StoreFailed):
            await self._store.release(self._process)

    async def create(self, game: str, lobby: Lobby, opener: str = "") -> Room:
        """`opener` is a hash of the address from which it is opened; "" is not counted."""
        await self._need_room(opener)
        while True:
            at = time.time()
            row = TableRow(new_code(), game, find_game(game).rules, "{}", lobby.encode(), 0, "gathering", at, at)
            row.opener = opener or None
            row.join_code = await join_code_of(self._store, row, lobby)
            try:
                await self._store.create(row)
            except CodeTaken:
                continue
            self._open[row.code] = self._room(row)
            return self._open[row.code]

    async def _need_room(self, opener: str) -> None:
        most, largest = self._settings.tables_kept, self._settings.megabytes * MEGABYTE
        if most and opener and await self._store.opened_by(opener) >= most:
            raise ServiceError("too_many_tables", "", f"this address has {most} tables; old ones are removed in time")
        if largest and await self._store.size() >= largest:
            raise ServiceError("no_room", "", "the database is as large as it may become")

    async def find(self, code: str, guest: Guest | None = None) -> Room:
        """The table of a code, from memory or from the database; from the bin for a guest who belongs there."""
        code = clean_code(code)
        if code in self._open:
            return self._open[code]
        loading = self._loading.get(code)
        if loading is None:
            task = self._loading[code] = asyncio.create_task(self._load(code, guest))
            task.add_done_callback(lambda done: self._loaded(code, done))
            return await asyncio.shield(task)
        try:
            return await asyncio.shield(loading)  # one fold for all who come meanwhile
        except ServiceError as refused:
            if refused.code != "put_away":
                raise
            return await self.find(code, guest)  # whoever came first had no right to it

    async def _load(self, code: str, guest: Guest | None) -> Room:
        row = await self._store.table(code)
        if row is None or not is_known(row.game):
            raise ServiceError("no_table", "code", "no table has this code")
        if row.binned_on is not None:
            await self._bring_back(row, guest)
        room = self._room(row)
        await room.load()
        self._visited.add(code)
        self._drive(self._open.setdefault(code, room))
        return self._open[code]

    def _loaded(self, code: str, done: asyncio.Task[Room]) -> None:
        del self._loading[code]
        if not done.cancelled():
            done.exception()  # those who wait are told; perhaps none does any more

    async def _bring_back(self, row: TableRow, guest: Guest | None) -> None:
        """Out of the bin, for the host and for those who sit there; others are told that there was a table."""
        lobby = decode_lobby(row.lobby)
        if guest is None or not (lobby.is_host(guest) or lobby.held_by(guest)):
            raise ServiceError("put_away", "code", "nobody has used this table for long; who played there can open it")
        if await self._store.restore(row.code):
            structlog.get_logger("baffe.house").info("a table was brought back from the bin")

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

    async def check_bots(self) -> None:
        """Raises BotsStopped."""
        await self._bots.check()

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
                if not isinstance(error, StoreGone):
                    log.warning("forgotten, to be loaded again", code=room.code, error=str(error))
                await self._forget(room)

    async def _forget_idle(self) -> None:
        while True:
            for room in [it for it in self._open.values() if it.can_be_forgotten]:
                await self._forget(room)
            await asyncio.sleep(HOUSEKEEPING)

    def _in_use(self) -> set[str]:
        """Codes of tables at which somebody is, or was since this was asked the last time."""
        visited = {*self._visited}
        self._visited.clear()
        return visited | {room.code for room in self._open.values() if room.connection_count}

    async def _forget_all(self, codes: list[str]) -> None:
        for room in [self._open[code] for code in codes if code in self._open]:
            await self._forget(room)

    async def _forget(self, room: Room) -> None:
        """Out of the memory; the database has everything."""
        driver = self._drivers.pop(room.code, None)
        self._open.pop(room.code, None)
        room.disconnect_all(RESTARTS)
        if driver is not None:
            await driver.stop()
