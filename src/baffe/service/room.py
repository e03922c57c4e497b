"""A table in the memory of one process: what is stored, the running game, who is present, what is broadcast.

A change is committed first, then made, then broadcast.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from msgspec import json

from baffe import Decision, Refused
from baffe.kernel.game import Game
from baffe.kernel.refusal import CannotUndo
from baffe.service import wire
from baffe.service.archive import Archive, Asked
from baffe.service.aside import Aside
from baffe.service.bot_pool import BotPool
from baffe.service.bot_schedule import Asker
from baffe.service.broadcast import Broadcast
from baffe.service.connection import Connection, FrameSink
from baffe.service.database.store import Store
from baffe.service.encoded_replay import EncodedReplay
from baffe.service.errors import ServiceError, StoreFailed, StoreGone
from baffe.service.lobby import Lobby, Wish
from baffe.service.people import Guest
from baffe.service.presence import Presence
from baffe.service.rows import TableRow
from baffe.service.running_game import RunningGame, now
from baffe.service.settings import ServiceSettings
from baffe.service.stored_table import Deal, StoredTable, T, log
from baffe.session import GameSession
from baffe.session.fairness import bot_seed
from baffe.session.play import SILENCE

CONSENT_SECONDS: Final = 30.0
"""Who has not agreed to an undo by then does not agree."""


class Room:
    def __init__(self, store: Store, settings: ServiceSettings, build: str, aside: Aside, row: TableRow) -> None:
        self._settings: Final = settings
        self._stored: Final = StoredTable(store, aside, row)
        self._game: Final = RunningGame(self._stored, aside, settings)
        self._presence: Final = Presence(self._stored, self._game, settings)
        self._broadcast: Final = Broadcast(store, build, self._stored, self._game, self._presence)
        self.code: Final = row.code

    async def load(self) -> None:
        await self._broadcast.read_chat()
        await self._game.load()
        async with self._stored.lock:
            await self._stored.give_join_code()
        self._tell_absence_later()

    # -- what others ask about it --

    @property
    def game(self) -> Game:
        return self._stored.game

    @property
    def has_begun(self) -> bool:
        return self._stored.state != "gathering"

    @property
    def is_over(self) -> bool:
        return self._game.is_over

    @property
    def is_running(self) -> bool:
        return self._game.session is not None and not self.is_over

    @property
    def connection_count(self) -> int:
        return len(self._presence.connections)

    @property
    def is_paused(self) -> bool:
        """Nobody looks: bots stop until somebody comes."""
        return self._presence.is_paused

    @property
    def can_be_forgotten(self) -> bool:
        """Nobody has been connected for long, and no bot is to move."""
        bot_moves = any([self._lobby.bot_for(it.seat) for it in self._game.decisions])
        return (self.is_paused or not bot_moves) and self._presence.idle_seconds > self._settings.forget_after

    @property
    def _lobby(self) -> Lobby:
        return self._stored.lobby

    @property
    def choices_made(self) -> int | None:
        return self._game.choices_made

    def need_host(self, guest: Guest) -> None:
        if not self._lobby.is_host(guest) and self._presence.host != guest.id:
            raise ServiceError("not_host", "", "only the host may do this")

    def need_right(self, guest: Guest, seat: int, change: wire.SeatChange) -> None:
        """Its holder names a seat and chooses for it. Who holds it is the host's affair, unless somebody is playing."""
        mine = self._lobby.seat(seat).guest == guest.id
        if not mine or (change.kind, change.bot, change.locked) != (None, None, None):
            self.need_host(guest)
        if change.kind is not None and self.has_begun and not mine and not self._presence.is_free(seat):
            raise ServiceError("seat_held", "seat", f"seat {seat} is played by somebody who is here")

    def need_watcher(self, guest: Guest) -> None:
        if not self._presence.may_watch(guest):
            raise ServiceError("watching_off", "", "the host lets nobody watch")

    def is_held_by(self, guest: Guest, seat: int) -> bool:
        return seat in self._lobby.held_by(guest)

    def rematch_lobby(self, guest: Guest) -> Lobby:
        """The lobby of a new table for the same people."""
        if not self.is_over:
            raise ServiceError("not_over", "", "the game is not over")
        if not self._lobby.held_by(guest):
            raise ServiceError("not_yours", "", "a rematch is for those who played")
        return self._lobby.for_rematch()

    def note_asking(self) -> None:
        """Somebody without a connection plays or looks on: bots go on for them."""
        if self.is_paused:
            self._broadcast.changed.set()
        self._presence.note_asking()

    def joined(self, guest: Guest) -> wire.Joined:
        return wire.Joined(self._broadcast.info(), self._broadcast.you(guest, self._presence.viewpoint(guest)))

    def welcome(self, guest: Guest, seat: int | None, since: int) -> wire.Welcome:
        return self._broadcast.welcome(guest, self._presence.viewpoint(guest, seat), since)

    async def record(self, guest: Guest, archive: Archive) -> str:
        asked = Asked(self.code, self._need_end().progress, "record")
        return json.decode(await archive.answer(guest.id, asked, self._stored.for_archive), type=str)

    async def replay(self, guest: Guest, archive: Archive, everything: bool) -> EncodedReplay:
        asked = Asked(self.code, self._need_end().progress, "replay", everything)
        past = await archive.answer(guest.id, asked, self._stored.for_archive)
        return EncodedReplay(self._broadcast.info(), past)

    async def position(self, guest: Guest, archive: Archive, at: int | None) -> wire.Position:
        """Of now, or after the end of any step of the replay."""
        session = self._game.need_session() if at is None else self._need_end()
        at = None if at is None else min(at, session.entry_count)
        asked = Asked(self.code, session.progress, "position", at=at)
        return json.decode(await archive.answer(guest.id, asked, self._stored.for_archive), type=wire.Position)

    def _need_end(self) -> GameSession:
        session = self._game.need_session()
        if not session.is_over:
            raise ServiceError("not_over", "", "records and seeds are shown after the end")
        return session

    # -- the lobby --

    async def change(self, change: Callable[[Lobby], T]) -> T:
        """Change the lobby: written first, then shown to everybody."""
        before = self._lobby
        async with self._stored.lock:
            changed = await self._stored.write(change)
        self._lobby_changed(before)
        return changed

    def _lobby_changed(self, before: Lobby) -> None:
        if self._presence.follow(before):
            self._tell_absence_later()
        self._broadcast.reseat()
        self._broadcast.lobby()
        if self._lobby.timer != before.timer:
            self._game.clock.restart(now())
        if house_rules(self._lobby) != house_rules(before):
            self._broadcast.update()

    async def begin(self, deal: Deal) -> None:
        async with self._stored.lock:
            self._game.session = await self._stored.begin(deal)
            self._presence.begin()
            self._game.follow_questions()
        self._broadcast.lobby()
        self._broadcast.welcomes()

    # -- what other processes do --

    async def catch_up(self) -> None:
        """Another process has written entries."""
        async with self._stored.lock:
            waiting, before = self._game.session is None, self._lobby
            await self._game.catch_up()
        if self._lobby.encode() != before.encode():  # it was read too
            self._lobby_changed(before)
        if waiting:
            self._broadcast.welcomes()
        else:
            self._broadcast.update()

    async def _hear_of_events(self, seq: int) -> None:
        """Whoever comes from another process may have seen more than this one has heard of: never show them less."""
        known = -1 if self._game.session is None else self._game.session.seq
        if self._settings.several and seq > known:
            await self.catch_up()

    async def _hear_of_question(self, number: int) -> None:
        """The same for whoever answers a question. The lock is held."""
        if self._settings.several and number > self._game.need_session().number:
            await self._game.catch_up()

    async def reread(self) -> None:
        """Another process has changed the lobby."""
        before = self._lobby
        async with self._stored.lock:
            await self._stored.reread()
            begins = self._game.session is None and self.has_begun
            if begins:
                await self._game.load()
        self._lobby_changed(before)
        if begins:
            self._broadcast.welcomes()
        await self._answer_call()

    # -- playing --

    async def choose(self, guest: Guest, command: wire.Choose) -> wire.Done:
        async with self._stored.lock:  # whoever waited here may have lost the seat meanwhile
            await self._hear_of_question(command.number)
            entry = await self._game.choose(guest, command)
        if entry is not None:
            await self._show_progress()
            if self._lobby.seats[entry.seat].away:
                await self._come_back(guest)
        return self._game.done(guest, command)

    async def undo(self, guest: Guest, command: wire.Undo) -> wire.Done:
        async with self._stored.lock:
            entry = await self._game.undo(guest, command)
        if entry is not None:
            self._broadcast.update()
        return self._game.done(guest, command)

    async def ask_undo(self, guest: Guest, command: wire.AskUndo) -> wire.Done:
        """Across dice a choice is taken back only if everybody who has sat here agrees; who is absent does not."""

        def ask(lobby: Lobby) -> None:
            seat = self._game.asked_undo(guest, command.number)
            lobby.ask_undo(Wish(command.number, guest.id, seat, time.time() + CONSENT_SECONDS))
            if {*lobby.waiting} - self._presence.players:
                raise CannotUndo("absent", "somebody who would have to agree is not here")

        await self.change(ask)
        await self._grant()
        return wire.Done(command.id, command.number)

    async def consent(self, guest: Guest, command: wire.Consent) -> wire.Done:
        await self.change(lambda lobby: lobby.answer_wish(guest, command.number, command.agrees, time.time()))
        await self._grant()
        return wire.Done(command.id, command.number)

    async def _grant(self) -> None:
        """Take back what everybody has agreed to. Whoever agrees last grants it, in whichever process."""
        async with self._stored.lock:
            wish = self._game.open_wish()
            if wish is None or wish.refused or self._lobby.waiting:
                return
            with suppress(ServiceError, Refused):  # the game has gone on
                await self._game.undo_agreed(wish)
        self._broadcast.update()
        self._broadcast.lobby()

    async def substitute(self, guest: Guest, command: wire.Substitute) -> wire.Done:
        """The host calls somebody who is awaited; a bot answers at once for whoever is gone."""
        self.need_host(guest)
        place = self._lobby.seat(command.seat)
        gone = place.guest == guest.id or self._presence.is_free(command.seat)
        self._game.need_asked(command.seat, command.number)
        if gone:
            self._game.clock.give_to_bot(command.number)
            self._broadcast.changed.set()
        else:
            numbers = [it.number for it in self._game.decisions]
            await self.change(lambda lobby: lobby.hurry(command.number, numbers))
        return wire.Done(command.id, command.number)

    async def _show_progress(self) -> None:
        """What is committed is shown before anything else can fail."""
        self._broadcast.update()
        if self.is_over:
            async with self._stored.lock:
                await self._game.note_end()

    # -- what the driver asks for --

    def due(self) -> list[tuple[Decision, float]]:
        """Questions that a bot is to answer, and in how many seconds."""
        return [] if self._game.is_full else self._presence.due()

    async def answer_by_bot(self, decision: Decision, bots: BotPool) -> None:
        """Ask a bot and store its answer, unless something has changed meanwhile."""
        closes = self._presence.closes_in(decision)
        if closes is not None and closes <= 0:
            return await self._go_on(lambda: self._game.close_window(decision))
        if self._presence.has_only_answer(decision):
            return await self._answer(decision, decision.options[0], SILENCE)
        bot, change = self._presence.stand_in(decision)
        if change is not None:
            await self.change(change)
        if not bot:
            return
        session = self._game.need_session()
        asker = Asker(self.code, self._lobby.host, f"{self.game.name} {bot}", lambda: self._presence.attention)
        seed = bot_seed(session.setup, decision.number)
        word = await bots.choose(session.table, decision, bot, seed, asker, lambda: self._is_due(decision))
        if word:
            await self._answer(decision, word, f"bot:{bot}")

    def has_sealed(self, decision: Decision) -> bool:
        """Whether an answer waits here, and in no other process, until its window closes."""
        return self._game.clock.sealed(decision.number) is not None

    def _is_due(self, decision: Decision) -> bool:
        """Still: a bot may wait for its turn while somebody takes its seat, or everybody goes."""
        return any([it.number == decision.number and seconds <= 0 for it, seconds in self.due()])

    async def _answer(self, decision: Decision, word: str, player: str) -> None:
        await self._go_on(lambda: self._game.answer(decision, word, player))

    async def _go_on(self, answer: Callable[[], Awaitable[None]]) -> None:
        known = self._game.need_session().progress
        async with self._stored.lock:
            with suppress(ServiceError, Refused):  # it was answered already
                await answer()
        if self._game.need_session().progress != known:  # perhaps by this very answer, whose commit seemed to fail
            await self._show_progress()

    async def wait_for_change(self, seconds: float | None) -> None:
        """Until something changes or has changed since the last wait, or the time is over."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._broadcast.changed.wait()
        self._broadcast.changed.clear()

    # -- people come and go --

    async def connect(self, guest: Guest, sink: FrameSink, seat: int | None, watch: bool, since: int) -> Connection:
        await self._hear_of_events(since - 1)
        connection = Connection(self, guest, sink, None if watch else self._presence.viewpoint(guest, seat), watch)
        if not self._presence.has_company:
            self._game.clock.restart(now())  # clocks stood still while nobody was here
        self._presence.connections.add(connection)
        try:
            self._broadcast.welcome_to(connection, since)
            held = [] if watch else [self._lobby.seats[n] for n in self._lobby.held_by(guest)]
            gone = not watch and guest.player in self._lobby.gone
            if gone or any([place.away or (self._settings.several and not place.online) for place in held]):
                await self._come_back(guest)
            else:
                self._broadcast.presence(except_for=connection)
        except BaseException:
            self._presence.connections.discard(connection)  # whoever was turned away at the door is not here
            raise
        return connection

    async def disconnect(self, connection: Connection) -> None:
        if connection not in self._presence.connections:
            return
        self._presence.connections.discard(connection)
        guest = connection.guest
        if guest.id not in self._presence.guests:
            self._presence.note_absence(guest.id)
            self._tell_absence_later()
            if self._settings.several and self._lobby.held_by(guest):
                try:
                    await self.change(lambda lobby: lobby.set_online(guest, False))
                except StoreGone:
                    pass  # they find out when they wait for somebody who is not there
                except (StoreFailed, ServiceError) as error:
                    log.warning("other processes do not know who has gone", code=self.code, error=str(error))
        self._broadcast.presence()

    def _tell_absence_later(self) -> None:
        moment = 0.05  # a timer may fire a little early
        asyncio.get_running_loop().call_later(self._settings.absence + moment, self._tell_absence)

    def _tell_absence(self) -> None:
        """Somebody may be gone for good by now: seats are free, and perhaps there is another host."""
        if self._presence.connections:
            self._broadcast.lobby()

    def disconnect_all(self, code: int) -> None:
        for connection in list(self._presence.connections):
            connection.sink.close(code)

    async def sit(self, connection: Connection, seat: int, since: int) -> None:
        """See through another of the guest's own seats; whoever does that is back."""
        connection.seat = self._presence.viewpoint(connection.guest, seat)
        self._broadcast.welcome_to(connection, since)
        if self._lobby.seats[seat].away:
            await self._come_back(connection.guest)

    async def _come_back(self, guest: Guest) -> None:
        await self.change(lambda lobby: lobby.set_online(guest, True))

    async def leave(self, guest: Guest) -> None:
        await self.change(lambda lobby: lobby.leave(guest, self.has_begun))

    async def _answer_call(self) -> None:
        """Say again who is connected here, where the lobby does not say so."""
        here = self._presence.guests if self._settings.several else set()
        if any([place.guest in here and not place.online for place in self._lobby.seats]):
            await self.change(lambda lobby: lobby.answer_call(here))

    # -- chat and bets --

    async def say(self, guest: Guest, text: str, emote: wire.Emote | None) -> None:
        await self._broadcast.say(guest, text, emote)

    async def read_chat(self) -> None:
        """Another process has written lines."""
        await self._broadcast.read_chat()

    async def bet(self, guest: Guest, seat: int) -> None:
        view = self._game.need_session().view(None)
        if self.is_over:
            raise ServiceError("game_over", "", "the game is over")
        alive = any([not view["seats"][mine].get("eliminated", False) for mine in self._lobby.held_by(guest)])
        await self.change(lambda lobby: lobby.bet(guest, seat, alive))


def house_rules(lobby: Lobby) -> tuple[wire.Timer, list[int], bool, Wish | None]:
    """What of a lobby is told with the game: it changes clocks, or what may be taken back."""
    return lobby.timer, lobby.called, lobby.is_solo, lobby.wish
