"""What is sent to everybody who is connected to a table: welcome, update, lobby."""

from typing import Final

from baffe.service import wire
from baffe.service.chat import ChatLog
from baffe.service.connection import ENCODER, Connection
from baffe.service.people import Guest
from baffe.service.presence import Presence
from baffe.service.provably_fair import server_seed
from baffe.service.running_game import RunningGame
from baffe.service.stored_table import StoredTable


class Broadcast:
    def __init__(self, build: str, stored: StoredTable, game: RunningGame, presence: Presence, chat: ChatLog) -> None:
        self._build: Final = build
        self._stored: Final = stored
        self._game: Final = game
        self._presence: Final = presence
        self._chat: Final = chat
        self._seq: int | None = None  # of the last event sent, -1 for none; None before there is a game

    # -- what a message says --

    def info(self) -> wire.TableInfo:
        here = self._presence.guests
        lobby = self._stored.lobby
        info = lobby.info(self._stored.code, self._stored.game.name, self._stored.state)
        for n, place in enumerate(lobby.seats):
            info.seats[n].online = place.guest in here or self._presence.is_elsewhere(n)
        info.watchers = len([it for it in self._presence if it.seat is None])
        if self._game.is_over:
            info.state = "over"
            info.seed = server_seed(self._game.need_session().table).revealed
        return info

    def you(self, guest: Guest, seat: int | None) -> wire.You:
        lobby = self._stored.lobby
        return wire.You(guest.player, lobby.held_by(guest), seat, lobby.is_host(guest))

    def welcome(self, guest: Guest, seat: int | None, since: int = 0) -> wire.Welcome:
        session = self._game.session
        seq = -1 if session is None else session.seq
        if since > seq + 1:
            since = 0  # the page knew a future that is no longer ours
        return wire.Welcome(
            wire.PROTOCOL, self._build, seq, self.you(guest, seat), self.info(),
            None if session is None else session.view(seat), [] if session is None else session.events(seat, since),
            self._chat.lines, self._game.deadline(), since,
        )  # fmt: skip

    # -- to everybody --

    def start(self) -> None:
        """Updates begin after what every welcome holds already."""
        session = self._game.session
        if self._seq is None and session is not None:
            self._seq = session.seq

    def welcomes(self) -> None:
        """The game has begun: everybody sees it, through a seat of their own if they have one."""
        for connection in self._presence:
            if connection.seat is None and not connection.watch:
                connection.seat = self._presence.viewpoint(connection.guest)
            self._welcome(connection)

    def reseat(self) -> None:
        """Seats may have changed hands: nobody sees through another's seat, and whoever may not watch is cut off."""
        for connection in self._presence:
            guest = connection.guest
            held = self._stored.lobby.held_by(guest)
            if guest.is_program and not held:
                connection.sink.close(4401)  # its key was replaced
            elif not self._presence.may_watch(guest):
                connection.sink.close(4403)
            elif (connection.seat not in held) if connection.seat is not None else (held and not connection.watch):
                connection.seat = None if connection.watch else self._presence.viewpoint(guest)
                self._welcome(connection)

    def _welcome(self, connection: Connection) -> None:
        connection.send(self.welcome(connection.guest, connection.seat))

    def lobby(self, except_for: Connection | None = None) -> None:
        info = self.info()
        for connection in self._presence:
            if connection is not except_for:
                connection.send(wire.TableChanged(info, self.you(connection.guest, connection.seat)))

    def update(self) -> None:
        """What has happened since the last update, to everybody as their seat may know it."""
        session = self._game.session
        if session is None:
            return
        self._game.follow_questions()
        since = 0 if self._seq is None else self._seq + 1
        self._seq = session.seq
        deadline = self._game.deadline()
        by_seat: dict[int | None, bytes] = {}
        for connection in self._presence:
            seat = connection.seat
            if seat not in by_seat:
                update = wire.Update(session.seq, session.events(seat, since), session.view(seat), deadline)
                by_seat[seat] = ENCODER.encode(update)
            connection.sink.put(by_seat[seat])
        if session.is_over:
            self.lobby()
