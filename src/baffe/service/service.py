"""The table service: open, join, start, play, watch, rematch. Everything a client can ask for goes through here."""

from hashlib import blake2b
from secrets import token_urlsafe
from typing import Any, Final

from baffe.bots import SIMPLE
from baffe.kernel.game import Game
from baffe.service import wire
from baffe.service.catalogue import all_games, bot_of, deal, find_game, new_lobby, seat_choices
from baffe.service.connection import Connection, FrameSink
from baffe.service.database.store import Store
from baffe.service.encoded_replay import EncodedReplay
from baffe.service.errors import ServiceError
from baffe.service.health import Health
from baffe.service.lobby import FIGURE, Lobby, LobbySeat
from baffe.service.people import PROGRAM, Guest, clean_name
from baffe.service.provably_fair import new_seed
from baffe.service.room import Room
from baffe.service.rooms import Rooms
from baffe.service.settings import ServiceSettings
from baffe.session import GameSession
from baffe.session.dealing import scene_setup


class Service:
    def __init__(self, store: Store, settings: ServiceSettings | None = None, build: str = "dev") -> None:
        self.store: Final = store
        self.rooms: Final = Rooms(store, settings or ServiceSettings(), build)
        self.health: Final = Health(store.check, self.rooms.check_bots)

    async def start(self) -> None:
        await self.store.start()
        await self.rooms.start()

    async def stop(self) -> None:
        await self.health.stop()
        await self.rooms.stop()
        await self.store.stop()

    async def room(self, code: str, guest: Guest | None = None) -> Room:
        """With a guest who belongs there the table is found in the bin too."""
        return await self.rooms.find(code, guest)

    # -- opening --

    def games(self) -> list[wire.GameInfo]:
        return all_games()

    def consult(self, request: wire.Consult) -> wire.Consulted:
        return wire.Consulted(find_game(request.game).consult(request.what, request.asked))

    async def open(self, guest: Guest, request: wire.Open, opener: str = "") -> wire.Joined:
        game = find_game(request.game)
        if request.guided:
            return await self._open_lesson(guest, request, game, opener)
        lobby = new_lobby(guest, request, game)
        room = await self.rooms.create(request.game, lobby, opener)
        if request.start and all([seat.kind != "open" for seat in lobby.seats]):
            await self._begin(room)
        return room.joined(guest)

    async def _open_lesson(self, guest: Guest, request: wire.Open, game: Game, opener: str) -> wire.Joined:
        scene = game.lesson(request.options)
        if scene is None:
            raise ServiceError("bad_wish", "guided", f"{request.game} has no guided game with these options")
        # Lessons are made for a rival that never changes.
        wish = wire.OpenScene(request.game, scene, 0, request.name, SIMPLE)
        return await self.open_scene(guest, wish, opener, guided=True, pace=request.pace)

    async def open_scene(
        self,
        guest: Guest,
        request: wire.OpenScene,
        opener: str = "",
        guided: bool = False,
        pace: wire.Pace = "normal",
    ) -> wire.Joined:
        session, lobby = self._set_scene(guest, request, guided, pace)
        room = await self.rooms.create(request.game, lobby, opener)
        await self.rooms.begin(room, lambda _: session)
        return room.joined(guest)

    def preview(self, guest: Guest, request: wire.OpenScene) -> wire.ScenePreview:
        """The position as whoever plays that seat would find it. What the scene leaves open may be drawn otherwise."""
        session, lobby = self._set_scene(guest, request)
        lobby.seats[request.seat].online = True
        return wire.ScenePreview(lobby.info("", request.game, "playing"), session.view(None))

    def _set_scene(
        self, guest: Guest, request: wire.OpenScene, guided: bool = False, pace: wire.Pace = "normal"
    ) -> tuple[GameSession, Lobby]:
        game = find_game(request.game)
        seed = new_seed()
        session = GameSession(game, scene_setup(request.scene, seed.value), game.rules)
        count = session.table.seat_count()
        if request.seat >= count:
            raise ServiceError("no_seat", "seat", f"the scene has {count} seats")
        options: dict[str, Any] = session.view(None)["options"]  # as they are played, for a rematch too
        by_rule = game.rule_driven(options, count)
        if request.seat in by_rule:
            raise ServiceError("bad_wish", "seat", f"nobody plays seat {request.seat}: the scene's options say so")
        seats = [LobbySeat("bot", bot=bot_of(game, request.bot)) for _ in range(count)]
        name = clean_name(request.name) if request.name.strip() else ""
        seats[request.seat] = LobbySeat("person", guest.id, name)
        lobby = Lobby(guest.id, seats, options, pace=pace, guided=guided, scene=not guided, commitment=seed.commitment)
        lobby.set_rule_seats(by_rule)
        return session, lobby

    # -- around a table --

    async def info(self, guest: Guest, code: str) -> wire.Joined:
        return (await self.room(code, guest)).joined(guest)

    async def find(self, typed: str) -> wire.Found:
        """The table to which a join code leads."""
        return wire.Found(await self.rooms.joined_by(typed))

    async def join(self, guest: Guest, code: str, request: wire.Join) -> wire.Joined:
        room = await self.room(code, guest)
        if room.is_over:
            raise ServiceError("game_over", "", "the game is over")
        await room.change(lambda lobby: lobby.join(guest, request, room.choices_made))
        return room.joined(guest)

    async def begin(self, guest: Guest, code: str) -> wire.Joined:
        room = await self.room(code, guest)
        room.need_host(guest)
        await self._begin(room)
        return room.joined(guest)

    async def _begin(self, room: Room) -> None:
        """Bots play the seats that are still open; a friend who comes later may take one."""
        seed = new_seed()

        def start(lobby: Lobby) -> GameSession:
            lobby.commitment = seed.commitment
            return deal(room.game, lobby, seed.value)

        await self.rooms.begin(room, start)

    async def rematch(self, guest: Guest, code: str, opener: str = "") -> wire.Joined:
        """The same people at a new table; whoever asks second comes to the table of the first."""
        old = await self.room(code, guest)
        lobby = old.rematch_lobby(guest)
        if old.joined(guest).table.rematch is None:
            lobby.set_rule_seats(old.game.rule_driven(lobby.options, len(lobby.seats)))
            room = await self.rooms.create(old.game.name, lobby, opener)
            if await old.change(lambda lobby: lobby.first_rematch(room.code)) == room.code:
                await self._begin(room)
        return await self.info(guest, old.joined(guest).table.rematch or "")

    async def change_seat(self, guest: Guest, code: str, seat: int, change: wire.SeatChange) -> wire.Joined:
        room = await self.room(code, guest)

        def apply(lobby: Lobby) -> None:
            room.need_right(guest, seat, change)
            offered = seat_choices(room.game, lobby.options)
            if change.bot is not None:
                bot_of(room.game, change.bot)
            lobby.change_seat(guest, seat, change, offered, room.has_begun, room.choices_made)
            if change.choices:
                deal(room.game, lobby, 0)  # only the game knows what goes together

        await room.change(apply)
        return room.joined(guest)

    async def change_settings(self, guest: Guest, code: str, settings: wire.Settings) -> wire.Joined:
        room = await self.room(code, guest)
        room.need_host(guest)

        def apply(lobby: Lobby) -> None:
            lobby.set_house_rules(settings)
            if settings.host is not None:
                lobby.hand_over(settings.host)
            if settings.options is not None:
                if room.has_begun:
                    raise ServiceError("already_started", "options", "the game has begun")
                lobby.options = settings.options
                lobby.drop_figures(seat_choices(room.game, lobby.options)[FIGURE].values)
                lobby.set_rule_seats(room.game.rule_driven(lobby.options, len(lobby.seats)))
                deal(room.game, lobby, 0)

        await room.change(apply)
        return room.joined(guest)

    # -- programs --

    async def seat_key(self, guest: Guest, code: str, seat: int) -> wire.SeatKey:
        """A key with which a program plays a seat; it is shown once and replaces the seat's holder."""
        room = await self.room(code, guest)
        room.need_host(guest)
        secret = token_urlsafe(24)
        await room.change(lambda lobby: lobby.give_to_program(seat, program_guest(secret), room.choices_made))
        return wire.SeatKey(seat, f"{room.code}.{seat}.{secret}")

    async def guest_of_key(self, key: str) -> Guest:
        match key.split("."):
            case [code, seat, secret] if seat.isascii() and seat.isdigit() and len(seat) < 3:
                guest = program_guest(secret)
                if (await self.room(code, guest)).is_held_by(guest, int(seat)):
                    return guest
        raise ServiceError("not_yours", "key", "this key opens no seat")

    async def choose(self, guest: Guest, code: str, command: wire.Choose) -> wire.Done:
        room = await self.room(code, guest)
        done = await room.choose(guest, command)
        room.note_asking()
        return done

    async def look(self, guest: Guest, code: str, seat: int | None, since: int) -> wire.Welcome:
        room = await self._watched(guest, code)
        room.note_asking()
        return room.welcome(guest, seat, since)

    async def position(self, guest: Guest, code: str, at: int | None) -> wire.Position:
        return await (await self._watched(guest, code)).position(guest, self.rooms.archive, at)

    # -- after the end --

    async def record(self, guest: Guest, code: str) -> str:
        return await (await self._watched(guest, code)).record(guest, self.rooms.archive)

    async def replay(self, guest: Guest, code: str, everything: bool) -> EncodedReplay:
        return await (await self._watched(guest, code)).replay(guest, self.rooms.archive, everything)

    # -- listening --

    async def connect(
        self, guest: Guest, code: str, sink: FrameSink, since: int, seat: int | None, watch: bool
    ) -> Connection:
        return await (await self._watched(guest, code)).connect(guest, sink, seat, watch, since)

    async def _watched(self, guest: Guest, code: str) -> Room:
        """The table, if this guest may watch it."""
        room = await self.room(code, guest)
        room.need_watcher(guest)
        return room

    def metrics(self) -> dict[str, float]:
        """What an operator watches."""
        return self.rooms.metrics()


def program_guest(secret: str) -> Guest:
    """The guest that a seat's key makes of a program; the key itself is not stored."""
    return Guest(PROGRAM + blake2b(secret.encode(), digest_size=16, person=b"baffe seat key").hexdigest())
