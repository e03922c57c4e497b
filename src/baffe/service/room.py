"""A table in memory: its lobby, its course, and everybody who listens. All of it can be made anew from the database."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

import structlog
from msgspec import convert, json, structs

from baffe import Refused
from baffe.games import GAMES
from baffe.service import wire
from baffe.service.connection import ENCODER, Connection
from baffe.service.course import Beginning, Course, Diverged, folded
from baffe.service.denied import Denied
from baffe.service.lobby import Lobby, Place, decoded
from baffe.service.people import Guest, clean_text
from baffe.service.proof import secret_of
from baffe.service.settings import TIMERS, ServiceSettings
from baffe.service.store import ChatRow, Entry, NumberTaken, Snapshot, Store, StoreBusy, StoreFailed, TableRow

T = TypeVar("T")
log = structlog.get_logger("room")
TRIES: Final = 8  # at writing a lobby that other processes write too


class Deal(NamedTuple):
    """A game about to begin."""

    beginning: Beginning
    course: Course
    commitment: str


class Room:
    """One table. A change is committed first, then made in memory, then told."""

    def __init__(self, store: Store, settings: ServiceSettings, build: str, row: TableRow) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.build: Final = build
        self.code: Final = row.code
        self.row = row
        self.lobby: Lobby = decoded(row.lobby)
        self.course: Course | None = None
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
        self._lock: Final = asyncio.Lock()

    # -- from the database --

    async def load(self) -> None:
        """The course and the chat, as the database has them."""
        for line in await self.store.said(self.code, self.last_chat):
            self._remember(line)
        if self.row.state != "gathering":
            entries = await self.store.entries(self.code)
            snapshots = await self.store.snapshots(self.code)
            beginning = json.decode(self.row.start, type=Beginning)
            try:
                if self.row.state == "playing" and self.row.rules != _rules(self.row.game):
                    raise Diverged("the rules have a new version")
                self.course = folded(self.row.game, beginning, entries, snapshots)
            except Diverged as diverged:
                if self.row.state == "over":  # what has ended does not begin again
                    raise Denied("stopped", "", "these rules cannot read the record of this game") from diverged
                await self._resume(beginning, entries, snapshots)
            await self._note_end()  # killed between the last choice and this
            self._questions()

    async def _resume(self, beginning: Beginning, entries: list[Entry], snapshots: list[Snapshot]) -> None:
        """The rules have changed: go on from the last snapshot that can be read, and say so."""
        number = max([entry.number for entry in entries], default=-1) + 1
        for snapshot in reversed([None, *snapshots]):
            entry = Entry(number, "resume", -1, "", snapshot.number if snapshot else 0, "", "", time.time())
            try:
                self.course = folded(self.row.game, beginning, [*entries, entry], snapshots)
            except (Diverged, Refused):
                continue
            try:
                await self.store.append(self.code, entry)
            except NumberTaken:  # another process, just as new, was faster
                await self._reread()
                await self.load()
                return
            await self._write(_mark_resumed, rules=_rules(self.row.game))
            return
        raise Denied("stopped", "", "neither the record nor a snapshot can be read by these rules")

    async def catch_up(self) -> None:
        """Another process has written: read what is new."""
        async with self._lock:
            waiting = self.course is None
            await self._catch_up()
        self._seat_everybody()
        if waiting:
            self._welcome_all()
        else:
            self._told()

    async def _catch_up(self) -> None:
        await self._reread()
        if self.course is None:
            if self.row.state != "gathering":
                await self.load()
            return
        first = min([self.course.number, self.course.last + 1])
        for entry in await self.store.entries(self.code, first):
            if entry.number in self.course.numbers:
                continue
            if entry.kind == "resume":
                await self.load()
                return
            self.course.fold(entry)
            self._has_spoken(entry)

    async def reread(self) -> None:
        """Another process has changed the lobby."""
        timer = self.lobby.timer
        async with self._lock:
            await self._reread()
            begins = self.course is None and self.row.state != "gathering"
            if begins:
                await self.load()
        self._lobby_changed(timer)
        if begins:
            self._welcome_all()
        await self._answer_call()

    async def _reread(self) -> None:
        row = await self.store.table(self.code)
        if row is None:
            raise Denied("no_table", "", "the table is gone")
        self.row = row
        self.lobby = decoded(row.lobby)

    # -- the lobby --

    @property
    def over(self) -> bool:
        return self.course is not None and self.course.over

    async def change(self, do: Callable[[Lobby], T]) -> T:
        """Change the lobby: written first, then shown to everybody."""
        timer = self.lobby.timer
        async with self._lock:
            done = await self._write(do)
        self._lobby_changed(timer)
        return done

    def _lobby_changed(self, timer: wire.Timer) -> None:
        self._seat_everybody()
        self.tell_lobby()
        if self.lobby.timer != timer:  # nobody is late by a clock that did not run
            self.asked_at = dict.fromkeys(self.asked_at, now())
            self._told()
        self.changed.set()

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

    async def _write(
        self, do: Callable[[Lobby], T], state: str | None = None, start: Callable[[], str] | None = None, rules: int = 0
    ) -> T:
        for _ in range(TRIES):
            lobby = decoded(self.row.lobby)
            done = do(lobby)
            row = structs.replace(
                self.row,
                lobby=lobby.encoded(),
                version=self.row.version + 1,
                state=state or self.row.state,
                start=self.row.start if start is None else start(),
                rules=rules or self.row.rules,
                touched=time.time(),
            )
            if await self.store.save_table(row):
                self.row, self.lobby = row, lobby
                return done
            await self._reread()
        raise StoreBusy("others are faster")

    async def begin(self, deal: Callable[[Lobby], Deal]) -> None:
        """The game starts, dealt for the seats and options of this very moment."""
        dealt: list[Deal] = []

        def start(lobby: Lobby) -> None:
            if self.row.state != "gathering":
                raise Denied("already_started", "", "the game has begun")
            dealt[:] = [deal(lobby)]
            lobby.commitment = dealt[0].commitment

        async with self._lock:
            await self._write(start, "playing", lambda: json.encode(dealt[0].beginning).decode(), _rules(self.row.game))
            self.course = dealt[0].course
            self._questions()
        self.tell_lobby()
        self._welcome_all()

    def _welcome_all(self) -> None:
        """The game has begun: everybody takes a seat's eyes and sees the table."""
        for connection in list(self.connections):
            if connection.seat is None and not connection.watch:
                connection.seat = self.eyes_of(connection.guest, None)
            connection.tell(self.welcome(connection, 0))
        self.changed.set()

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

    def need_course(self) -> Course:
        if self.course is None:
            raise Denied("not_started", "", "the game has not begun")
        return self.course

    # -- playing --

    async def choose(self, guest: Guest, wish: wire.Choose) -> wire.Done:
        client = _client(guest, wish.id)
        async with self._lock:  # whoever waited here may have lost its seat meanwhile
            course = self.need_course()
            held = self._need_seats(guest)
            if wish.seat is not None and wish.seat not in held:
                raise Denied("not_yours", "seat", f"seat {wish.seat} is not yours")
            if client in course.clients:  # a repeat is answered, not applied
                return wire.Done(wish.id, course.clients[client])
            seat = held[0] if wish.seat is None else wish.seat
            if wish.seat is None and len(held) > 1:
                asked = [it.seat for it in course.decisions if course.number_of(it) == wish.number and it.seat in held]
                seat = asked[0] if asked else seat
            try:
                await self._choose(course, seat, wish.word, wish.number, guest.player, client)
            except Denied:
                if not self._was_ours(client):
                    raise
        await self._tell_all()
        if self.lobby.seats[seat].away:
            await self.come_back(guest)
        return wire.Done(wish.id, wish.number)

    def _need_seats(self, guest: Guest) -> list[int]:
        held = self.lobby.held_by(guest)
        if not held:
            raise Denied("not_yours", "seat", "you hold no seat at this table")
        return held

    def _was_ours(self, client: str) -> bool:
        """The number was taken by this very command: it had been written, and only its answer got lost."""
        return client in self.need_course().clients

    async def _choose(self, course: Course, seat: int, word: str, number: int, player: str, client: str) -> None:
        table = course.answered(word, seat, number)
        entry = Entry(number, "choice", seat, word, 0, player, client, time.time())
        snapshot = None
        if table.count != course.table.count and table.count % self.settings.snapshot_every == 0:
            snapshot = course.snapshot(table, table.count + course.offset)
        await self._append(entry, snapshot)
        course.adopt(table, entry)
        self._has_spoken(entry)

    def _has_spoken(self, entry: Entry) -> None:
        if entry.kind == "choice" and not entry.player.startswith("bot:"):
            self.too_late.pop(entry.seat, None)

    async def _tell_all(self) -> None:
        """What is committed is told before anything else can fail."""
        self._told()
        if self.over and self.row.state == "playing":
            async with self._lock:
                await self._note_end()

    async def _note_end(self) -> None:
        """For lists of tables; the record says it too, so whoever reads the table next may do it as well."""
        if self.over and self.row.state == "playing":
            try:
                await self._write(lambda lobby: None, "over")
            except StoreFailed as trouble:
                log.warning("the end is not noted yet", code=self.code, trouble=str(trouble))

    async def _append(self, entry: Entry, snapshot: Snapshot | None = None) -> None:
        try:
            await self.store.append(self.code, entry, snapshot)
        except NumberTaken as taken:
            await self._catch_up()
            raise Denied("old_question", "number", f"question {entry.number} was answered already") from taken

    async def undo(self, guest: Guest, wish: wire.Undo) -> wire.Done:
        client = _client(guest, wish.id)
        async with self._lock:
            course = self.need_course()
            held = self._need_seats(guest)
            if client in course.clients:
                return wire.Done(wish.id, course.clients[client])
            to = course.undo_to(held, self.lobby.solo, wish.number)
            table = course.before(to)
            entry = Entry(wish.number, "undo", held[0], "", to, guest.player, client, time.time())
            try:
                await self._append(entry)
                course.adopt(table, entry)
            except Denied:
                if not self._was_ours(client):
                    raise
        self._told()
        return wire.Done(wish.id, wish.number)

    async def substitute(self, guest: Guest, wish: wire.Substitute) -> wire.Done:
        """The host lets a bot answer one question for somebody who is awaited."""
        self.lobby.need_host(guest)
        self.lobby.place(wish.seat)
        course = self.need_course()
        asked = [it for it in course.decisions if it.seat == wish.seat and course.number_of(it) == wish.number]
        if not asked:
            raise Denied("old_question", "number", f"seat {wish.seat} is not asked question {wish.number}")
        self.stand_ins.add(wish.number)
        self.changed.set()
        return wire.Done(wish.id, wish.number)

    async def answer(self, seat: int, word: str, number: int, player: str) -> None:
        """A bot has thought; whatever has changed meanwhile wins."""
        async with self._lock:
            try:
                await self._choose(self.need_course(), seat, word, number, player, "")
            except (Denied, Refused):
                return
        await self._tell_all()

    # -- people come and go --

    async def connected(self, connection: Connection, since: int) -> None:
        if not self.has_company:
            self.asked_at = dict.fromkeys(self.asked_at, now())  # clocks stood still while nobody was here
        self.connections.add(connection)
        try:
            connection.tell(self.welcome(connection, since))
            guest = connection.guest
            held = [] if connection.watch else self.lobby.held_by(guest)
            if any([self.lobby.seats[seat].away for seat in held]):
                await self.come_back(guest)
            elif self.settings.several and any([not self.lobby.seats[seat].online for seat in held]):
                await self.change(lambda lobby: _online(lobby, guest, True))
            else:
                self.tell_lobby(connection)
        except BaseException:
            self.connections.discard(connection)  # who was turned away at the door is not here
            raise
        self.changed.set()

    async def disconnected(self, connection: Connection) -> None:
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        guest = connection.guest
        if not self._is_connected(guest.id):
            self.left_at[guest.id] = now()
            if self.settings.several and self.lobby.held_by(guest):
                try:
                    await self.change(lambda lobby: _online(lobby, guest, False))
                except (StoreFailed, Denied) as trouble:
                    log.warning("nobody else hears who has gone", code=self.code, trouble=str(trouble))
        self.tell_lobby()
        self.changed.set()

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

    async def call(self, seat: int) -> None:
        """Is somebody still here of whom another process said so? If that process lives, it says so again."""
        guest = self.lobby.seats[seat].guest
        self.left_at[guest] = now()

        def do(lobby: Lobby) -> None:
            if lobby.seats[seat].guest == guest:
                lobby.seats[seat].online = False

        await self.change(do)

    async def _answer_call(self) -> None:
        """Say again who is connected here, where the lobby does not say so."""
        if not self.settings.several:
            return
        here = {it.guest.id for it in self.connections if not it.watch}
        if any([place.guest in here and not place.online for place in self.lobby.seats]):

            def do(lobby: Lobby) -> None:
                for place in lobby.seats:
                    place.online = place.online or place.guest in here

            await self.change(do)

    async def sit(self, connection: Connection, seat: int, since: int) -> None:
        """Look through one of one's own seats; whoever does that is back."""
        if seat not in self.lobby.held_by(connection.guest):
            raise Denied("not_yours", "seat", f"seat {seat} is not yours")
        connection.seat = seat
        connection.tell(self.welcome(connection, since))
        if self.lobby.seats[seat].away:
            await self.come_back(connection.guest)

    async def come_back(self, guest: Guest) -> None:
        await self.change(lambda lobby: _online(lobby, guest, True))

    async def leave(self, guest: Guest) -> None:
        def do(lobby: Lobby) -> None:
            for seat in lobby.held_by(guest):
                lobby.seats[seat].away = self.row.state != "gathering"
                if self.row.state == "gathering" and not lobby.is_host(guest):
                    old = lobby.seats[seat]
                    lobby.seats[seat] = Place("open", figure=old.figure, locked=old.locked)

        await self.change(do)

    async def replace(self, seat: int) -> None:
        """Somebody does not answer: a bot stands in until it comes back."""

        def do(lobby: Lobby) -> None:
            lobby.seats[seat].away = lobby.seats[seat].kind in ("person", "program")

        await self.change(do)

    async def bet(self, guest: Guest, seat: int) -> None:
        view = self.need_course().view(None)
        if self.over:
            raise Denied("game_over", "", "the game is over")
        alive = any([not view["seats"][mine].get("eliminated", False) for mine in self.lobby.held_by(guest)])
        await self.change(lambda lobby: lobby.bet(guest, seat, alive))

    async def say(self, guest: Guest, text: str, emote: wire.Emote | None) -> None:
        if not self.lobby.chat and emote is None:
            raise Denied("chat_off", "", "the host has switched the chat off")
        held = self.lobby.held_by(guest)
        seat = held[0] if held else None
        name = "" if seat is None else self.lobby.seats[seat].name
        cleaned = clean_text(text, 300)
        if not cleaned and emote is None:
            raise Denied("bad_message", "text", "has no visible letter")
        line = ChatRow(0, guest.player, name, seat, cleaned, emote, time.time())
        line.id = await self.store.say(self.code, line)
        if line.id > self.last_chat + 1:  # others have spoken elsewhere, and were first
            await self.hear_chat()
        else:
            self._tell_chat(line)

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

    # -- telling --

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

    @property
    def idle_since(self) -> float:
        return max([self.loaded_at, *self.left_at.values()])


def _client(guest: Guest, id: str) -> str:
    """A command's id as the record keeps it."""
    if "\x00" in id:
        raise Denied("bad_message", "id", "holds a character that not every database takes")
    return f"{guest.player} {id}"


def _rules(game: str) -> int:
    return GAMES[game].rules


def _mark_resumed(lobby: Lobby) -> None:
    lobby.resumed = True


def _online(lobby: Lobby, guest: Guest, here: bool) -> None:
    for seat in lobby.held_by(guest):
        lobby.seats[seat].online = here
        if here:
            lobby.seats[seat].away = False


def now() -> float:
    return asyncio.get_running_loop().time()
