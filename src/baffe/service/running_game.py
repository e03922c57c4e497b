"""The running game of a room: its session, its clocks, and how answers reach the record."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from baffe import Decision
from baffe.service import wire
from baffe.service.errors import ServiceError
from baffe.service.people import Guest
from baffe.service.store import NumberTaken
from baffe.service.stored_table import StoredTable
from baffe.session.entries import RecordEntry
from baffe.session.pacing import Clock
from baffe.session.session import GameSession

What = tuple[Literal["choice", "undo"], str, int]  # kind, word and target of an entry


class Carried(NamedTuple):
    """A command was carried out."""

    number: int  # of its entry
    seat: int
    is_new: bool  # not a repeat


class RunningGame:
    """A change is committed first and applied then. Whoever calls what is asynchronous holds the table's lock."""

    def __init__(self, stored: StoredTable, snapshot_every: int) -> None:
        self._stored: Final = stored
        self._snapshot_every: Final = snapshot_every
        self.session: GameSession | None = None  # before the game has begun
        self.clock: Final = Clock()

    @property
    def is_over(self) -> bool:
        return self.session is not None and self.session.is_over

    @property
    def decisions(self) -> list[Decision]:
        """Every open question; none before the game has begun."""
        return [] if self.session is None else self.session.decisions

    def need_session(self) -> GameSession:
        if self.session is None:
            raise ServiceError("not_started", "", "the game has not begun")
        return self.session

    def follow_questions(self) -> None:
        """Clocks start with the questions that are new."""
        self.clock.follow([decision.number for decision in self.decisions], now())

    def deadline(self) -> float | None:
        """Seconds left to those who are awaited; None without a timer."""
        lobby = self._stored.lobby
        people = [it.number for it in self.decisions if not lobby.bot_for(it.seat)]
        return self.clock.deadline(people, lobby.timer, now())

    # -- reading --

    async def load(self) -> None:
        self.session = await self._stored.session()
        self.follow_questions()
        await self.note_end()  # killed between the last choice and this

    async def catch_up(self) -> None:
        """Another process has written: read what is new."""
        await self._stored.reread()
        session = self.session
        if session is None:
            await self.load()
            return
        for entry in await self._stored.entries(session.next_number):
            if session.has(entry):
                continue
            if entry.kind == "resume":
                await self.load()
                return
            session.apply(entry)
            self._was_answered(entry)

    # -- answering --

    async def choose(self, guest: Guest, command: wire.Choose) -> Carried:
        session = self.need_session()
        held = self._seats_of(guest)
        if command.seat is not None and command.seat not in held:
            raise ServiceError("not_yours", "seat", f"seat {command.seat} is not yours")
        asked = [it.seat for it in session.decisions if it.number == command.number and it.seat in held]
        seat = [*asked, *held][0] if command.seat is None else command.seat
        return await self._carry_out(guest, command, seat, lambda: ("choice", command.word, 0))

    async def undo(self, guest: Guest, command: wire.Undo) -> Carried:
        session = self.need_session()
        held = self._seats_of(guest)
        free = self._stored.lobby.is_solo
        return await self._carry_out(
            guest, command, held[0], lambda: ("undo", "", session.undo_to(held, free, command.number))
        )

    async def answer(self, decision: Decision, word: str, player: str) -> None:
        """A bot's answer."""
        await self._commit(RecordEntry(decision.number, "choice", decision.seat, word, 0, player, "", time.time()))

    async def note_end(self) -> None:
        if self.is_over:
            await self._stored.note_end()

    async def _carry_out(
        self, guest: Guest, command: wire.Choose | wire.Undo, seat: int, what: Callable[[], What]
    ) -> Carried:
        client = command_id(guest, command.id)
        known = self.need_session().number_of_command(client)
        if known is not None:  # a repeat is answered, not applied
            return Carried(known, seat, False)
        kind, word, to = what()
        await self._commit(RecordEntry(command.number, kind, seat, word, to, guest.player, client, time.time()))
        return Carried(command.number, seat, True)

    async def _commit(self, entry: RecordEntry) -> None:
        session = self.need_session()
        after = session.after(entry)
        snapshot = session.snapshot(after, self._snapshot_every) if entry.kind == "choice" else None
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
        if entry.kind == "choice" and not entry.player.startswith("bot:"):
            self.clock.was_answered(entry.seat)

    def _seats_of(self, guest: Guest) -> list[int]:
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
