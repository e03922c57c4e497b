"""Those who listen at a table: through whose eyes, who is here, and what each of them is told."""

import asyncio
from typing import Final

from msgspec import convert

from baffe.service import wire
from baffe.service.connection import ENCODER, Connection
from baffe.service.denied import Denied
from baffe.service.kept import Kept
from baffe.service.people import Guest
from baffe.service.proof import secret_of
from baffe.service.settings import TIMERS, ServiceSettings
from baffe.service.store import ChatRow, Entry, Store, TableRow


class Audience(Kept):
    """A table and its open lines."""

    def __init__(self, store: Store, settings: ServiceSettings, build: str, row: TableRow) -> None:
        super().__init__(store, settings, row)
        self.build: Final = build
        self.connections: Final[set[Connection]] = set()
        self.changed: Final = asyncio.Event()  # wakes the driver
        self.asked_at: dict[int, float] = {}  # when each open question was asked, by its number
        self.left_at: dict[str, float] = {}  # when somebody's last connection closed, by guest
        self.loaded_at: Final = now()
        self.too_late: Final[dict[int, int]] = {}  # clocks that ran out in a row, by seat
        self.stand_ins: Final[set[int]] = set()  # questions that a bot is to answer although a person holds the seat
        self.last_chat = 0
        self._seq: int | None = None  # of the last event told, -1 for none; None before there is a game
        self._chat: list[wire.Chat] = []

    async def load(self) -> None:
        """The chat as well."""
        for line in await self.store.said(self.code, self.last_chat):
            self._remember(line)
        await super().load()
        if self.course is not None:
            self._questions()

    # -- who looks --

    def you(self, guest: Guest, seat: int | None) -> wire.You:
        return wire.You(guest.player, self.lobby.held_by(guest), seat, self.lobby.is_host(guest))

    def eyes_of(self, guest: Guest, wanted: int | None) -> int | None:
        """The seat through which somebody looks: the one wanted, one that is asked, or the first that it holds."""
        held = self.lobby.held_by(guest)
        if wanted is not None:
            if wanted not in held:
                raise Denied("not_yours", "seat", f"seat {wanted} is not yours")
            return wanted
        asked = [] if self.course is None else [it.seat for it in self.course.decisions if it.seat in held]
        return asked[0] if asked else held[0] if held else None

    def may_look(self, guest: Guest) -> bool:
        return self.lobby.watching or self.lobby.is_host(guest) or bool(self.lobby.held_by(guest))

    def _seat_everybody(self) -> None:
        """Seats may have changed hands: nobody looks through eyes that are not its own, and who may not look goes."""
        for connection in list(self.connections):
            guest = connection.guest
            held = self.lobby.held_by(guest)
            if guest.is_program and not held:
                connection.outlet.close(4401)  # its key was replaced
            elif not self.may_look(guest):
                connection.outlet.close(4403)
            elif (connection.seat not in held) if connection.seat is not None else (held and not connection.watch):
                connection.seat = None if connection.watch else self.eyes_of(guest, None)
                connection.tell(self.welcome(connection, 0))

    # -- who is here --

    def _is_connected(self, guest: str) -> bool:
        return any([it.guest.id == guest and not it.watch for it in self.connections])

    def is_here(self, seat: int) -> bool:
        place = self.lobby.seats[seat]
        return self._is_connected(place.guest) or self.is_said_to_be_here(seat)

    def is_said_to_be_here(self, seat: int) -> bool:
        """Another process says so."""
        place = self.lobby.seats[seat]
        return self.settings.several and place.online and not self._is_connected(place.guest)

    @property
    def has_company(self) -> bool:
        """Somebody is at the table. As long as nobody is, it waits: nobody would see what bots make of the game."""
        here = any([not it.watch for it in self.connections])
        return here or any([self.is_said_to_be_here(seat) for seat in range(len(self.lobby.seats))])

    @property
    def idle_since(self) -> float:
        return max([self.loaded_at, *self.left_at.values()])

    # -- the game, told --

    def info(self) -> wire.TableInfo:
        info = self.lobby.info(self.code, self.row.game, self.row.state)
        if self.over:
            info.state = "over"
            assert self.course is not None
            info.seed = secret_of(self.course.table).shown
        here = {connection.guest.id for connection in self.connections if not connection.watch}
        for place, seat in zip(self.lobby.seats, info.seats, strict=True):
            seat.online = place.guest in here or (self.settings.several and place.online)
        info.watchers = len([it for it in self.connections if it.seat is None])
        return info

    def welcome(self, connection: Connection, since: int) -> wire.Welcome:
        course = self.course
        seat = connection.seat
        told = -1 if course is None else course.seq
        if since > told + 1:
            since = 0  # it knew a future that is no longer ours
        return wire.Welcome(
            wire.PROTOCOL, self.build, told, self.you(connection.guest, seat), self.info(),
            None if course is None else course.view(seat), [] if course is None else course.events(seat, since),
            self._chat, self.deadline(), since,
        )  # fmt: skip

    def _welcome_all(self) -> None:
        """The game has begun: everybody takes a seat's eyes and sees the table."""
        for connection in list(self.connections):
            if connection.seat is None and not connection.watch:
                connection.seat = self.eyes_of(connection.guest, None)
            connection.tell(self.welcome(connection, 0))
        self.changed.set()

    def tell_lobby(self, except_for: Connection | None = None) -> None:
        info = self.info()
        for connection in list(self.connections):
            if connection is not except_for:
                connection.tell(wire.Lobby(info, self.you(connection.guest, connection.seat)))

    def _told(self) -> None:
        """Tell everybody what has happened since the last time, each through its own eyes."""
        course = self.course
        if course is None:
            return
        self._questions()
        since = 0 if self._seq is None else self._seq + 1
        self._seq = course.seq
        deadline = self.deadline()
        by_seat: dict[int | None, bytes] = {}
        for connection in list(self.connections):
            seat = connection.seat
            if seat not in by_seat:
                update = wire.Update(course.seq, course.events(seat, since), course.view(seat), deadline)
                by_seat[seat] = ENCODER.encode(update)
            connection.outlet.put(by_seat[seat])
        if course.over:
            self.tell_lobby()
        self.changed.set()

    # -- clocks --

    def _questions(self) -> None:
        """Note when each open question was asked."""
        course = self.course
        assert course is not None
        if self._seq is None:
            self._seq = course.seq
        numbers = [course.number_of(asked) for asked in course.decisions]
        self.asked_at = {number: self.asked_at.get(number, now()) for number in numbers}
        self.stand_ins.intersection_update(numbers)

    def deadline(self) -> float | None:
        """Seconds left to those who are awaited; None without a timer."""
        limit = TIMERS[self.lobby.timer]
        course = self.course
        if not limit or course is None:
            return None
        people = [it for it in course.decisions if not self.lobby.plays_itself(it.seat)]
        left = [self.asked_at[course.number_of(it)] + limit - now() for it in people]
        return max(min(left), 0.0) if left else None

    def has_spoken(self, entry: Entry) -> None:
        if entry.kind == "choice" and not entry.player.startswith("bot:"):
            self.too_late.pop(entry.seat, None)

    # -- chat --

    async def hear_chat(self) -> None:
        for line in await self.store.said(self.code, self.last_chat):
            self._tell_chat(line)

    def _tell_chat(self, line: ChatRow) -> None:
        if line.id <= self.last_chat:
            return
        said = self._remember(line)
        data = ENCODER.encode(wire.Said(said))
        for connection in list(self.connections):
            connection.outlet.put(data)

    def _remember(self, line: ChatRow) -> wire.Chat:
        self.last_chat = max(self.last_chat, line.id)
        emote = convert(line.emote, wire.Emote | None)
        said = wire.Chat(line.id, line.player, line.name, line.seat, line.text, emote)
        self._chat = [*self._chat, said][-100:]
        return said


def now() -> float:
    return asyncio.get_running_loop().time()
