"""The table service: open, join, start, play, watch, rematch. Everything a client can ask for goes through here."""

from hashlib import blake2b
from secrets import token_urlsafe
from typing import Any, Final

from baffe import Refused
from baffe.games import GAMES
from baffe.kernel.game import Game
from baffe.service import wire
from baffe.service.catalogue import begun, dealt, figures_of, known_game, ruled_by, told
from baffe.service.connection import Connection, Outlet
from baffe.service.course import Beginning
from baffe.service.denied import Denied
from baffe.service.lobby import Lobby, Place, decoded, gathered, known_bot
from baffe.service.people import PROGRAM, Guest, clean_name
from baffe.service.proof import new_secret
from baffe.service.replays import record_of, replay_of
from baffe.service.room import Deal, Room
from baffe.service.rooms import Rooms
from baffe.service.settings import ServiceSettings
from baffe.service.store import Store


class Service:
    def __init__(self, store: Store, settings: ServiceSettings | None = None, build: str = "dev") -> None:
        self.store: Final = store
        self.rooms: Final = Rooms(store, settings or ServiceSettings(), build)

    async def start(self) -> None:
        await self.store.start()
        await self.rooms.start()

    async def stop(self) -> None:
        await self.rooms.stop()
        await self.store.stop()

    async def room(self, code: str) -> Room:
        return await self.rooms.find(code)

    # -- opening --

    def games(self) -> list[wire.GameInfo]:
        return [told(game) for game in GAMES.values()]

    async def open(self, guest: Guest, wish: wire.Open) -> wire.Joined:
        game = known_game(wish.game)
        if wish.guided:
            return await self._open_lesson(guest, wish, game)
        lobby = gathered(guest, wish, game, ruled_by(game, wish.options), figures_of(game, wish.options))
        dealt(game, lobby, 0)  # options that make no sense are refused before anybody is invited
        room = await self.rooms.create(wish.game, lobby)
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
        room = await self.rooms.create(wish.game, lobby)
        await room.begin(lambda _: Deal(beginning, course, secret.commitment))
        self.rooms.drive(room)
        return self._joined(room, guest)

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
            return Deal(*dealt(GAMES[room.row.game], lobby, secret.seed), secret.commitment)

        await room.begin(deal)
        self.rooms.drive(room)

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
            room = await self.rooms.create(old.row.game, lobby)
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
            dealt(game, trial, 0)
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
        rooms = list(self.rooms.open.values())
        return {
            "tables": float(len(rooms)),
            "connections": float(sum([len(room.connections) for room in rooms])),
            "playing": float(len([room for room in rooms if room.row.state == "playing"])),
            "thinking": float(self.rooms.thinkers.thinking),
        }


class _NoOutlet:
    def put(self, data: bytes) -> None:
        pass

    def close(self, code: int) -> None:
        pass


def program_of(secret: str) -> Guest:
    """The guest that a seat key makes of a program; the key itself is not kept."""
    return Guest(PROGRAM + blake2b(secret.encode(), digest_size=16, person=b"baffe seat key").hexdigest())


def _first_rematch(lobby: Lobby, code: str) -> str:
    lobby.rematch = lobby.rematch or code
    return lobby.rematch


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
