"""The running game of a room: its session, its clocks, and how answers reach the record."""

import asyncio
import time
from typing import Final

from baffe import Decision
from baffe.service import wire
from baffe.service.aside import Aside
from baffe.service.errors import NumberTaken, ServiceError
from baffe.service.lobby import Wish
from baffe.service.people import Guest
from baffe.service.settings import ServiceSettings
from baffe.service.stored_table import StoredTable
from baffe.session import Bounds, Clock, GameSession, Play, RecordEntry, unasked


class RunningGame:
    """A change is committed first and applied then. Whoever calls what is asynchronous holds the table's lock."""

    def __init__(self, stored: StoredTable, aside: Aside, settings: ServiceSettings) -> None:
        self._stored: Final = stored
        self._aside: Final = aside
        self._settings: Final = settings
        self._bounds: Final = Bounds(settings.most_entries, settings.most_undos)
        self.session: GameSession | None = None  # before the game has begun
        self.clock: Final = Clock()

    @property
    def is_over(self) -> bool:
        return self.session is not None and self.session.is_over

    @property
    def decisions(self) -> list[Decision]:
        """Every open question; none before the game has begun."""
        return [] if self.session is None else self.session.decisions

    @property
    def is_full(self) -> bool:
        """Nothing more can be written down."""
        return self.session is not None and self.need_play().is_full

    def need_session(self) -> GameSession:
        if self.session is None:
            raise ServiceError("not_started", "", "the game has not begun")
        return self.session

    def follow_questions(self) -> None:
        """Clocks start with the questions that are new."""
        numbers = [decision.number for decision in self.decisions]
        self.clock.follow(numbers, now())
        for number in {*numbers} & {*self._stored.lobby.called}:
            self.clock.call(number, now())

    @property
    def play(self) -> Play | None:
        """The game as it is played at this table; None before it has begun."""
        return None if self.session is None else self.need_play()

    def need_play(self) -> Play:
        return Play(self.need_session(), self.clock, self._stored.lobby, self._bounds, self._settings.windows)

    @property
    def choices_made(self) -> int | None:
        """None before the game has begun."""
        return None if self.session is None else self.session.table.count

    # -- reading --

    async def load(self) -> None:
        self.session = await self._stored.session()
        self.follow_questions()
        await self.note_end()  # killed between the last choice and this

    async def catch_up(self) -> None:
        """Another process has written: read what is new."""
        await self._stored.reread()
        entries = [] if self.session is None else await self._stored.entries(self.session.next_number)
        if self.session is None or any([entry.kind == "resume" for entry in entries]):
            return await self.load()
        await self._aside.each(self._apply, entries)

    def _apply(self, entry: RecordEntry) -> None:
        self.need_session().apply(entry)
        self._was_answered(entry)

    # -- answering --

    async def choose(self, guest: Guest, command: wire.Choose) -> RecordEntry | None:
        """The entry by which the command is carried out; None for a repeat, which is not applied again, and for what
        waits until a window closes."""
        held, client = self._seats_of(guest), command_id(guest, command.id)
        entry = self.need_play().choice(
            held, command.number, command.word, command.seat, guest.player, client, time.time()
        )
        if entry is None or self.need_play().seals(entry, now()):
            return None
        await self._commit(entry)
        return entry

    async def undo(self, guest: Guest, command: wire.Undo) -> RecordEntry | None:
        held, client = self._seats_of(guest), command_id(guest, command.id)
        entry = self.need_play().undo(held, command.number, guest.player, client, time.time())
        if entry is not None:
            await self._commit(entry)
        return entry

    # -- taking back with everybody's consent --

    def asked_undo(self, guest: Guest, number: int) -> int:
        """The seat whose last choice its holder may ask to take back."""
        return self.need_play().asked_undo(self._seats_of(guest), number)

    def may_ask_undo(self, seat: int | None) -> bool:
        """Whether the holder of this seat may ask the others to take back their last choice now."""
        wish = self._stored.lobby.wish
        if self.session is None or (wish is not None and wish.number == self.session.number):
            return False
        return self.need_play().may_ask_undo(seat)

    async def undo_agreed(self, wish: Wish) -> None:
        """All have agreed. Refused if the game has gone on meanwhile."""
        guest = Guest(wish.guest)
        held = self._seats_of(guest)
        await self._commit(self.need_play().agreed_undo(held, wish.seat, wish.number, guest.player, time.time()))

    def open_wish(self) -> Wish | None:
        """The wish about the question that is open; one whose time is over counts as refused."""
        wish = self._stored.lobby.wish
        if wish is None or self.session is None or self.is_over or wish.number != self.session.number:
            return None
        return wish

    def done(self, guest: Guest, command: wire.Choose | wire.Undo) -> wire.Done:
        known = self.need_session().number_of_command(command_id(guest, command.id))
        return wire.Done(command.id, command.number if known is None else known)  # None: it is sealed

    async def answer(self, decision: Decision, word: str, player: str) -> None:
        """An answer that no client has sent: a bot's, or the only one there is."""
        entry = unasked(decision, word, player, time.time())
        if not self.need_play().seals(entry, now()):
            await self._commit(entry)

    async def close_window(self, decision: Decision) -> None:
        await self._commit(self.need_play().closing(decision, time.time()))

    def need_asked(self, seat: int, number: int) -> None:
        self.need_session()
        if (seat, number) not in [(it.seat, it.number) for it in self.decisions]:
            raise ServiceError("old_question", "number", f"seat {seat} is not asked question {number}")

    async def note_end(self) -> None:
        if self.is_over:
            await self._stored.note_end()

    async def _commit(self, entry: RecordEntry) -> None:
        session = self.need_session()
        if self.is_full:
            raise ServiceError("record_full", "", "the record of this table is full: it cannot go on")
        after, every = session.after(entry), self._settings.snapshot_every
        snapshot = None
        if entry.kind == "choice" and session.snapshot_is_due(after, every):
            snapshot = await self._aside.in_thread(session.snapshot, after, every)
        try:
            await self._stored.append(entry, snapshot)
        except NumberTaken as taken:
            await self.catch_up()
            if self.need_session().number_of_command(entry.client) is None:
                raise ServiceError("old_question", "number", f"question {entry.number} was answered already") from taken
            return  # by this very command: it had been written, and only its answer got lost
        session.apply(entry, after)
        self._was_answered(entry)

    def _was_answered(self, entry: RecordEntry) -> None:
        if entry.kind == "choice" and entry.client:
            self.clock.was_answered(entry.seat)

    def _seats_of(self, guest: Guest) -> list[int]:
        self.need_session()
        held = self._stored.lobby.held_by(guest)
        if not held:
            raise ServiceError("not_yours", "seat", "you hold no seat at this table")
        return held


def command_id(guest: Guest, id: str) -> str:
    """A command's id as the record has it."""
    if "\x00" in id:
        raise ServiceError("bad_message", "id", "holds a character that not every database takes")
    return f"{guest.player} {id}"


def now() -> float:
    return asyncio.get_running_loop().time()
