"""What is sent to everybody who is connected to a table: welcome, update, lobby, chat."""

import asyncio
import time
from typing import Final

from msgspec import convert

from baffe.service import wire
from baffe.service.connection import ENCODER, Connection
from baffe.service.database.store import Store
from baffe.service.errors import ServiceError
from baffe.service.people import Guest, clean_text
from baffe.service.presence import Presence
from baffe.service.rows import ChatRow
from baffe.service.running_game import RunningGame, now
from baffe.service.stored_table import StoredTable
from baffe.session.fairness import seed_of

LINES: Final = 100  # of chat, in a welcome
LONGEST: Final = 300  # characters of a line
GATHER: Final = 0.25  # seconds in which arrivals and departures are told together


class Broadcast:
    def __init__(self, store: Store, build: str, stored: StoredTable, game: RunningGame, presence: Presence) -> None:
        self._store: Final = store
        self._build: Final = build
        self._stored: Final = stored
        self._game: Final = game
        self._presence: Final = presence
        self._chat: list[wire.Chat] = []  # the last lines
        self._last_chat = 0  # id of the last line
        self._gathering: asyncio.TimerHandle | None = None  # somebody has come or gone a moment ago
        self._untold = False  # and somebody else since
        self.changed: Final = asyncio.Event()  # whatever is sent may also change what bots have to do

    # -- what a message says --

    def info(self) -> wire.TableInfo:
        info = self._stored.lobby.info(self._stored.code, self._stored.game.name, self._stored.state)
        info.host = Guest(self._presence.host).player
        for number, seat in enumerate(info.seats):
            seat.online = self._presence.is_here(number)
            seat.free_in = self._presence.free_in(number) if info.state == "playing" else None
        info.wish = self._wish()
        info.join = self._stored.join_code
        info.watchers = self._presence.watchers
        if self._game.is_over:
            info.state = "over"
            info.seed = seed_of(self._game.need_session().table).revealed
        return info

    def _wish(self) -> wire.Wish | None:
        wish = self._game.open_wish()
        if wish is None:
            return None
        left = wish.until - time.time()
        waiting = self._stored.lobby.waiting
        return wire.Wish(wish.number, wish.seat, waiting, max(left, 0.0), wish.refused or left <= 0)

    def you(self, guest: Guest, seat: int | None) -> wire.You:
        return wire.You(guest.player, self._stored.lobby.held_by(guest), seat, self._presence.host == guest.id)

    def welcome(self, guest: Guest, seat: int | None, since: int = 0) -> wire.Welcome:
        you, info, session, play = self.you(guest, seat), self.info(), self._game.session, self._game.play
        if session is None or play is None:
            return wire.Welcome(wire.PROTOCOL, self._build, -1, you, info, None, [], self._chat)
        if since > session.seq + 1:
            since = 0  # the page knew a future that is no longer ours
        shown = play.shown(seat, since, now())
        return wire.Welcome(
            wire.PROTOCOL, self._build, shown.seq, you, info, shown.view, shown.events, self._chat, shown.deadline,
            since, shown.undo, self._game.may_ask_undo(seat), shown.secrets,
        )  # fmt: skip

    def welcome_to(self, connection: Connection, since: int = 0) -> None:
        welcome = self.welcome(connection.guest, connection.seat, since)
        connection.seq = welcome.seq
        connection.send(welcome)

    # -- to everybody --

    def welcomes(self) -> None:
        """The game has begun: everybody sees it, through a seat of their own if they have one."""
        self.changed.set()
        for connection in list(self._presence.connections):
            if connection.seat is None and not connection.watch:
                connection.seat = self._presence.viewpoint(connection.guest)
            self.welcome_to(connection)

    def reseat(self) -> None:
        """Seats may have changed hands: nobody sees through another's seat, and whoever may not watch is cut off."""
        for connection in list(self._presence.connections):
            guest = connection.guest
            held = self._stored.lobby.held_by(guest)
            if guest.is_program and not held:
                connection.sink.close(4401)  # its key was replaced
            elif not self._presence.may_watch(guest):
                connection.sink.close(4403)
            elif (connection.seat not in held) if connection.seat is not None else (held and not connection.watch):
                connection.seat = None if connection.watch else self._presence.viewpoint(guest)
                self.welcome_to(connection)

    def presence(self, except_for: Connection | None = None) -> None:
        """Somebody has come or gone. The first is told at once, those that follow together: a crowd of n people would
        otherwise make n² frames."""
        self.changed.set()
        if self._gathering is not None:
            self._untold = True
        elif self._presence.connections - {except_for}:  # with nobody to tell there is nothing to gather
            self._gather()
            self.lobby(except_for)

    def _gather(self) -> None:
        self._gathering = asyncio.get_running_loop().call_later(GATHER, self._tell_gathered)

    def _tell_gathered(self) -> None:
        self._gathering = None
        if self._untold and self._presence.connections:
            self._gather()
            self.lobby()

    def lobby(self, except_for: Connection | None = None) -> None:
        info = self.info()
        self.changed.set()
        self._untold = False  # this tells it too
        for connection in list(self._presence.connections):
            if connection is not except_for:
                connection.send(wire.TableChanged(info, self.you(connection.guest, connection.seat)))

    def update(self) -> None:
        """What has happened since the last update, to everybody as their seat may know it."""
        session = self._game.session
        if session is None:
            return
        self.changed.set()
        self._game.follow_questions()
        play = self._game.need_play()
        encoded: dict[tuple[int | None, int], bytes] = {}
        for connection in list(self._presence.connections):
            seat, seen = key = (connection.seat, connection.seq)
            if key not in encoded:
                seq, events, view, deadline, undo, secrets = play.shown(seat, seen + 1, now())
                ask = self._game.may_ask_undo(seat)
                encoded[key] = ENCODER.encode(wire.Update(seq, events, view, deadline, undo, ask, secrets))
            connection.seq = session.seq
            connection.sink.put(encoded[key])
        if session.is_over:
            self.lobby()

    # -- chat --

    async def read_chat(self) -> None:
        """Lines that are not known here."""
        for line in await self._store.said(self._stored.code, self._last_chat):
            self._send_chat(line)

    async def say(self, guest: Guest, text: str, emote: wire.Emote | None) -> None:
        lobby = self._stored.lobby
        if not lobby.chat and emote is None:
            raise ServiceError("chat_off", "", "the host has switched the chat off")
        held = lobby.held_by(guest)
        seat = held[0] if held else None
        name = "" if seat is None else lobby.seats[seat].name
        cleaned = clean_text(text, LONGEST)
        if not cleaned and emote is None:
            raise ServiceError("bad_message", "text", "has no visible letter")
        line = ChatRow(0, guest.player, name, seat, cleaned, emote, time.time())
        line.id = await self._store.say(self._stored.code, line)
        if line.id > self._last_chat + 1:  # lines from other processes came first
            await self.read_chat()
        else:
            self._send_chat(line)

    def _send_chat(self, line: ChatRow) -> None:
        if line.id <= self._last_chat:
            return
        self._last_chat = line.id
        chat = wire.Chat(line.id, line.player, line.name, line.seat, line.text, convert(line.emote, wire.Emote | None))
        self._chat = [*self._chat, chat][-LINES:]
        data = ENCODER.encode(wire.Said(chat))
        for connection in self._presence.connections:
            connection.sink.put(data)
