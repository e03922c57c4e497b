"""A table and what is done at it: playing, coming and going. A change is committed first, then made, then told."""

import time
from collections.abc import Callable
from typing import NamedTuple

from msgspec import json

from baffe import Refused
from baffe.service import wire
from baffe.service.audience import Audience, now
from baffe.service.connection import Connection
from baffe.service.course import Beginning, Course
from baffe.service.denied import Denied
from baffe.service.kept import T, log, rules_of
from baffe.service.lobby import Lobby, Place
from baffe.service.people import Guest, clean_text
from baffe.service.store import ChatRow, Entry, StoreFailed


class Deal(NamedTuple):
    """A game about to begin."""

    beginning: Beginning
    course: Course
    commitment: str


class Room(Audience):
    """One table in the memory of one process."""

    # -- around the game --

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

    async def begin(self, deal: Callable[[Lobby], Deal]) -> None:
        """The game starts, dealt for the seats and options of this very moment."""
        dealt: list[Deal] = []

        def start(lobby: Lobby) -> None:
            if self.row.state != "gathering":
                raise Denied("already_started", "", "the game has begun")
            dealt[:] = [deal(lobby)]
            lobby.commitment = dealt[0].commitment

        async with self._lock:
            await self._write(
                start, "playing", lambda: json.encode(dealt[0].beginning).decode(), rules_of(self.row.game)
            )
            self.course = dealt[0].course
            self._questions()
        self.tell_lobby()
        self._welcome_all()

    # -- what other processes do --

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

    async def _choose(self, course: Course, seat: int, word: str, number: int, player: str, client: str) -> None:
        table = course.answered(word, seat, number)
        entry = Entry(number, "choice", seat, word, 0, player, client, time.time())
        snapshot = None
        if table.count != course.table.count and table.count % self.settings.snapshot_every == 0:
            snapshot = course.snapshot(table, table.count + course.offset)
        await self._append(entry, snapshot)
        course.adopt(table, entry)
        self.has_spoken(entry)

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

    def _need_seats(self, guest: Guest) -> list[int]:
        held = self.lobby.held_by(guest)
        if not held:
            raise Denied("not_yours", "seat", "you hold no seat at this table")
        return held

    def _was_ours(self, client: str) -> bool:
        """The number was taken by this very command: it had been written, and only its answer got lost."""
        return client in self.need_course().clients

    async def _tell_all(self) -> None:
        """What is committed is told before anything else can fail."""
        self._told()
        if self.over and self.row.state == "playing":
            async with self._lock:
                await self._note_end()

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

    # -- what is said --

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

    async def bet(self, guest: Guest, seat: int) -> None:
        view = self.need_course().view(None)
        if self.over:
            raise Denied("game_over", "", "the game is over")
        alive = any([not view["seats"][mine].get("eliminated", False) for mine in self.lobby.held_by(guest)])
        await self.change(lambda lobby: lobby.bet(guest, seat, alive))


def _client(guest: Guest, id: str) -> str:
    """A command's id as the record keeps it."""
    if "\x00" in id:
        raise Denied("bad_message", "id", "holds a character that not every database takes")
    return f"{guest.player} {id}"


def _online(lobby: Lobby, guest: Guest, here: bool) -> None:
    for seat in lobby.held_by(guest):
        lobby.seats[seat].online = here
        if here:
            lobby.seats[seat].away = False
