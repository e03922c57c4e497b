"""The table service: open, join, start, play, watch, rematch. Everything a client can ask for goes through here."""

import asyncio
import contextlib
import time
from hashlib import blake2b
from secrets import token_hex, token_urlsafe
from typing import Any, Final

import structlog

from baffe import Refused
from baffe.bots import BOTS
from baffe.games import GAMES
from baffe.kernel.game import Game
from baffe.service import wire
from baffe.service.audience import now
from baffe.service.connection import Connection, Outlet
from baffe.service.course import Beginning, Course
from baffe.service.denied import Denied
from baffe.service.driver import Driver
from baffe.service.lobby import Lobby, Place, decoded, gathered, known_bot
from baffe.service.people import PROGRAM, Guest, clean_code, clean_name, new_code
from baffe.service.proof import new_secret
from baffe.service.replays import record_of, replay_of
from baffe.service.room import Deal, Room
from baffe.service.settings import ServiceSettings
from baffe.service.store import CodeTaken, Store, StoreFailed, TableRow
from baffe.service.thinkers import Thinkers

log = structlog.get_logger("service")

DAY: Final = 86_400.0
HOUSEKEEPING: Final = 60.0  # seconds between looks at what can be forgotten


class Service:
    def __init__(self, store: Store, settings: ServiceSettings | None = None, build: str = "dev") -> None:
        self.store: Final = store
        self.settings: Final = settings or ServiceSettings()
        self.build: Final = build
        self.holder: Final = token_hex(8)  # this process, in leases
        self.thinkers: Final = Thinkers(self.settings.thinkers, self.settings.think_seconds)
        self._rooms: Final[dict[str, Room]] = {}
        self._drivers: Final[dict[str, Driver]] = {}
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.store.start()
        self.store.listen(self._heard)
        self._keeper = asyncio.create_task(self._keep_house())

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        for driver in list(self._drivers.values()):
            await driver.stop()
        await self.thinkers.stop()
        with contextlib.suppress(StoreFailed):
            await self.store.release(self.holder)
        await self.store.stop()

    # -- opening --

    def games(self) -> list[wire.GameInfo]:
        return [_told(game) for game in GAMES.values()]

    async def open(self, guest: Guest, wish: wire.Open) -> wire.Joined:
        game = known_game(wish.game)
        if wish.guided:
            return await self._open_lesson(guest, wish, game)
        lobby = gathered(guest, wish, game, ruled_by(game, wish.options), figures_of(game, wish.options))
        self._dealt(game, lobby, 0)  # options that make no sense are refused before anybody is invited
        room = await self._create(wish.game, lobby)
        if wish.start and all([place.kind != "open" for place in lobby.seats]):
            await self._begin(room)
        return self._joined(room, guest)

    async def _open_lesson(self, guest: Guest, wish: wire.Open, game: Game) -> wire.Joined:
        scene = game.lesson()
        if scene is None:
            raise Denied("bad_wish", "guided", f"{wish.game} has no guided game")
        return await self._open_scene(guest, wire.OpenScene(wish.game, scene, 0, wish.name), guided=True)

    async def open_scene(self, guest: Guest, wish: wire.OpenScene) -> wire.Joined:
        known_game(wish.game)
        return await self._open_scene(guest, wish, guided=False)

    async def _open_scene(self, guest: Guest, wish: wire.OpenScene, guided: bool) -> wire.Joined:
        secret = new_secret()
        scene: dict[str, Any] = dict(wish.scene)
        scene["seed"] = secret.seed  # what comes after the loaded dice is nobody's to know
        beginning = Beginning(0, "0", {}, scene)
        course = begun(wish.game, beginning)
        seats = course.table.seat_count()
        if wish.seat >= seats:
            raise Denied("no_seat", "seat", f"the scene has {seats} seats")
        options: dict[str, Any] = course.table.view(None)["options"]  # as they are played, for a rematch too
        ruled = ruled_by(GAMES[wish.game], options)
        if wish.seat in ruled:
            raise Denied("bad_wish", "seat", f"nobody plays seat {wish.seat}: the scene's options say so")
        name = clean_name(wish.name) if wish.name.strip() else ""
        bot = known_bot(wish.bot)
        places = [Place("person", guest.id, name) if i == wish.seat else Place("bot", bot=bot) for i in range(seats)]
        lobby = Lobby(guest.id, places, options, guided=guided, scene=not guided)
        lobby.obey(ruled)
        room = await self._create(wish.game, lobby)
        await room.begin(lambda _: Deal(beginning, course, secret.commitment))
        self._drive(room)
        return self._joined(room, guest)

    async def _create(self, game: str, lobby: Lobby) -> Room:
        while True:
            at = time.time()
            row = TableRow(new_code(), game, GAMES[game].rules, "{}", lobby.encoded(), 0, "gathering", at, at)
            try:
                await self.store.create(row)
            except CodeTaken:
                continue
            room = Room(self.store, self.settings, self.build, row)
            self._rooms[row.code] = room
            return room

    # -- around a table --

    async def info(self, guest: Guest, code: str) -> wire.Joined:
        return self._joined(await self.room(code), guest)

    async def join(self, guest: Guest, code: str, wish: wire.Join) -> wire.Joined:
        room = await self.room(code)
        if room.over:
            raise Denied("game_over", "", "the game is over")
        await room.change(lambda lobby: lobby.join(guest, wish))
        return self._joined(room, guest)

    async def begin(self, guest: Guest, code: str) -> wire.Joined:
        room = await self.room(code)
        room.lobby.need_host(guest)
        if room.row.state != "gathering":
            raise Denied("already_started", "", "the game has begun")
        await self._begin(room)
        return self._joined(room, guest)

    async def _begin(self, room: Room) -> None:
        """Seats that are still open are played by bots; a friend who comes later may take one."""
        secret = new_secret()

        def deal(lobby: Lobby) -> Deal:
            return Deal(*self._dealt(GAMES[room.row.game], lobby, secret.seed), secret.commitment)

        await room.begin(deal)
        self._drive(room)

    def _dealt(self, game: Game, lobby: Lobby, seed: int) -> tuple[Beginning, Course]:
        options = game.with_figures(lobby.options, [place.figure for place in lobby.seats])
        beginning = Beginning(len(lobby.seats), str(seed), options)
        return beginning, begun(game.name, beginning)

    async def rematch(self, guest: Guest, code: str) -> wire.Joined:
        """The same people at a new table; whoever asks second comes to the table of the first."""
        old = await self.room(code)
        if not old.over:
            raise Denied("not_over", "", "the game is not over")
        if not old.lobby.held_by(guest):
            raise Denied("not_yours", "", "a rematch is for those who played")
        if old.lobby.rematch is None:
            seats = [Place(it.kind, it.guest, it.name, it.bot, it.figure) for it in old.lobby.seats]
            lobby = Lobby(
                old.lobby.host, seats, old.lobby.options, old.lobby.timer, old.lobby.pace, old.lobby.chat,
                old.lobby.watching,
            )  # fmt: skip
            lobby.obey(ruled_by(GAMES[old.row.game], lobby.options))
            room = await self._create(old.row.game, lobby)
            taken = await old.change(lambda lobby: _first_rematch(lobby, room.code))
            if taken == room.code:
                await self._begin(room)
        return self._joined(await self.room(old.lobby.rematch or ""), guest)

    async def change_seat(self, guest: Guest, code: str, seat: int, change: wire.SeatChange) -> wire.Joined:
        room = await self.room(code)

        def do(lobby: Lobby) -> None:
            figures = figures_of(GAMES[room.row.game], lobby.options)
            lobby.change_seat(guest, seat, change, figures, room.row.state != "gathering")

        await room.change(do)
        return self._joined(room, guest)

    async def change_settings(self, guest: Guest, code: str, wish: wire.Settings) -> wire.Joined:
        room = await self.room(code)
        room.lobby.need_host(guest)
        if wish.options is not None:
            if room.row.state != "gathering":
                raise Denied("already_started", "options", "the game has begun")
            game = GAMES[room.row.game]
            trial = decoded(room.lobby.encoded())
            _set(trial, wish, game)
            self._dealt(game, trial, 0)
        await room.change(lambda lobby: _set(lobby, wish, GAMES[room.row.game]))
        return self._joined(room, guest)

    # -- programs --

    async def seat_key(self, guest: Guest, code: str, seat: int) -> wire.SeatKey:
        """A key with which a program plays a seat; it is shown once and replaces the seat's holder."""
        room = await self.room(code)
        room.lobby.need_host(guest)
        secret = token_urlsafe(24)

        def do(lobby: Lobby) -> None:
            place = lobby.place(seat)
            if place.kind not in ("open", "bot", "program"):
                raise Denied("seat_taken", "seat", f"somebody sits on seat {seat}")
            name = lobby.free_name(f"Program {seat + 1}")
            lobby.seats[seat] = Place("program", program_of(secret).id, name, figure=place.figure)

        await room.change(do)
        return wire.SeatKey(seat, f"{room.code}.{seat}.{secret}")

    async def guest_of_key(self, key: str) -> Guest:
        match key.split("."):
            case [code, seat, secret] if seat.isascii() and seat.isdigit() and len(seat) < 3:
                guest = program_of(secret)
                room = await self.room(code)
                if int(seat) in room.lobby.held_by(guest):
                    return guest
        raise Denied("not_yours", "key", "this key opens no seat")

    async def choose(self, guest: Guest, code: str, wish: wire.Choose) -> wire.Done:
        room = await self.room(code)
        try:
            return await room.choose(guest, wish)
        except Refused as refused:
            raise Denied(refused.code, refused.field, refused.reason) from refused

    async def look(self, guest: Guest, code: str, seat: int | None, since: int) -> wire.Welcome:
        room = await self.room(code)
        self._may_look(room, guest)
        return room.welcome(Connection(room, guest, _NoOutlet(), room.eyes_of(guest, seat), True), since)

    # -- after the end --

    async def record(self, guest: Guest, code: str) -> str:
        room = await self.room(code)
        self._may_look(room, guest)
        return await record_of(room, self.store)

    async def replay(self, guest: Guest, code: str, everything: bool) -> wire.Replay:
        room = await self.room(code)
        self._may_look(room, guest)
        return await replay_of(room, self.store, everything)

    # -- listening --

    async def connect(
        self, guest: Guest, code: str, outlet: Outlet, since: int, seat: int | None, watch: bool
    ) -> Connection:
        room = await self.room(code)
        self._may_look(room, guest)
        eyes = None if watch else room.eyes_of(guest, seat)
        connection = Connection(room, guest, outlet, eyes, watch)
        await room.connected(connection, since)
        return connection

    def _may_look(self, room: Room, guest: Guest) -> None:
        if not room.may_look(guest):
            raise Denied("watching_off", "", "the host lets nobody watch")

    def _joined(self, room: Room, guest: Guest) -> wire.Joined:
        return wire.Joined(room.info(), room.you(guest, room.eyes_of(guest, None)))

    def figures(self) -> dict[str, float]:
        """For those who watch over the server."""
        rooms = list(self._rooms.values())
        return {
            "tables": float(len(rooms)),
            "connections": float(sum([len(room.connections) for room in rooms])),
            "playing": float(len([room for room in rooms if room.row.state == "playing"])),
            "thinking": float(self.thinkers.thinking),
        }

    # -- rooms --

    async def room(self, code: str) -> Room:
        """The table of a code, from memory or from the database."""
        code = clean_code(code)
        if code in self._rooms:
            return self._rooms[code]
        async with self._loading.setdefault(code, asyncio.Lock()):
            try:
                if code not in self._rooms:
                    row = await self.store.table(code)
                    if row is None or row.game not in GAMES:
                        raise Denied("no_table", "code", "no table has this code")
                    room = Room(self.store, self.settings, self.build, row)
                    await room.load()
                    self._drive(self._rooms.setdefault(code, room))
            finally:
                self._loading.pop(code, None)
        return self._rooms[code]

    def _drive(self, room: Room) -> None:
        if room.course is not None and not room.over and room.code not in self._drivers:
            self._drivers[room.code] = Driver(room, self.thinkers, self.holder)
            self._drivers[room.code].start()

    async def _heard(self, code: str, what: str) -> None:
        """Another process has changed something."""
        rooms = list(self._rooms.values()) if code == "*" else [self._rooms[code]] if code in self._rooms else []
        for room in rooms:
            try:
                if what in ("chat", "all"):
                    await room.hear_chat()
                if what in ("lobby", "all"):
                    await room.reread()
                if what in ("entry", "all"):
                    await room.catch_up()
                self._drive(room)
            except (Denied, Refused, StoreFailed) as trouble:
                log.warning("forgotten, to be read anew", code=room.code, trouble=str(trouble))
                await self._forget(room)

    async def _keep_house(self) -> None:
        """Remove tables that nobody touches; forget those that nobody looks at."""
        removed_at = 0.0
        while True:
            try:
                if self.settings.keep_days and now() - removed_at > DAY / 24:
                    for code in await self.store.remove_untouched(time.time() - self.settings.keep_days * DAY):
                        if code in self._rooms:
                            await self._forget(self._rooms[code])
                    removed_at = now()
                for room in list(self._rooms.values()):
                    idle = not room.connections and now() - room.idle_since > self.settings.forget_after
                    if idle and not self._bot_moves(room):
                        await self._forget(room)
            except StoreFailed as trouble:
                log.warning("housekeeping failed", trouble=str(trouble))
            await asyncio.sleep(HOUSEKEEPING)

    def _bot_moves(self, room: Room) -> bool:
        course = room.course
        return course is not None and any([room.lobby.plays_itself(it.seat) for it in course.decisions])

    async def _forget(self, room: Room) -> None:
        """Out of the memory; the database has everything."""
        driver = self._drivers.pop(room.code, None)
        self._rooms.pop(room.code, None)
        for connection in list(room.connections):
            connection.outlet.close(1012)  # it comes back at once and finds the table read anew
        if driver is not None:
            await driver.stop()


class _NoOutlet:
    def put(self, data: bytes) -> None:
        pass

    def close(self, code: int) -> None:
        pass


def figures_of(game: Game, options: dict[str, Any]) -> list[str]:
    """Whom one can play with these options; a deal checks the options themselves."""
    modules = options.get("modules")
    return list(game.figures(tuple(modules) if isinstance(modules, list) else ()))


def known_game(name: str) -> Game:
    if name not in GAMES:
        raise Denied("unknown_game", "game", f"{name!r} is none of {', '.join(GAMES)}")
    return GAMES[name]


def begun(game: str, beginning: Beginning) -> Course:
    """The first moment of a game; denied when it cannot begin like this."""
    try:
        return Course(game, beginning)
    except Refused as refused:
        raise Denied(refused.code, refused.field, refused.reason) from refused


def program_of(secret: str) -> Guest:
    """The guest that a seat key makes of a program; the key itself is not kept."""
    return Guest(PROGRAM + blake2b(secret.encode(), digest_size=16, person=b"baffe seat key").hexdigest())


def _first_rematch(lobby: Lobby, code: str) -> str:
    lobby.rematch = lobby.rematch or code
    return lobby.rematch


def ruled_by(game: Game, options: dict[str, Any]) -> dict[int, str]:
    """The seats that nobody plays under these options."""
    try:
        return game.rule_driven(options)
    except Refused as refused:
        raise Denied(refused.code, refused.field, refused.reason) from refused


def _told(game: Game) -> wire.GameInfo:
    usual = game.figures()
    added = {module: [it for it in game.figures((module,)) if it not in usual] for module in game.modules()}
    return wire.GameInfo(
        game.name, game.fewest, game.most, list(usual), {module: more for module, more in added.items() if more},
        list(game.modules()), list(BOTS),
        [wire.Switch(it.name, it.usual, it.seats) for it in game.switches()],
        [wire.Rival(it.name, it.seat, it.options) for it in game.rivals()], game.lesson() is not None,
    )  # fmt: skip


def _set(lobby: Lobby, wish: wire.Settings, game: Game) -> None:
    if wish.timer is not None:
        lobby.timer = wish.timer
    if wish.pace is not None:
        lobby.pace = wish.pace
    if wish.chat is not None:
        lobby.chat = wish.chat
    if wish.watching is not None:
        lobby.watching = wish.watching
    if wish.options is not None:
        lobby.options = wish.options
        lobby.drop_figures(figures_of(game, wish.options))
        lobby.obey(ruled_by(game, wish.options))
