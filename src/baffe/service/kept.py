"""A table as the database has it: its row, its lobby, its course. All of it can be made anew from there."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

import structlog
from msgspec import json, structs

from baffe import Refused
from baffe.games import GAMES
from baffe.kernel.game import is_played
from baffe.service.course import Beginning, Course, Diverged, folded
from baffe.service.denied import Denied
from baffe.service.lobby import Lobby, decoded
from baffe.service.settings import ServiceSettings
from baffe.service.store import Entry, NumberTaken, Snapshot, Store, StoreBusy, StoreFailed, TableRow

T = TypeVar("T")
log = structlog.get_logger("room")
TRIES: Final = 8  # at writing a lobby that other processes write too


class Kept:
    """What is read and written. Whoever calls what begins with an underscore holds the lock."""

    def __init__(self, store: Store, settings: ServiceSettings, row: TableRow) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.code: Final = row.code
        self.row = row
        self.lobby: Lobby = decoded(row.lobby)
        self.course: Course | None = None
        self._lock: Final = asyncio.Lock()

    @property
    def over(self) -> bool:
        return self.course is not None and self.course.over

    def need_course(self) -> Course:
        if self.course is None:
            raise Denied("not_started", "", "the game has not begun")
        return self.course

    # -- reading --

    async def load(self) -> None:
        """The course, as the database has it."""
        if self.row.state == "gathering":
            return
        entries = await self.store.entries(self.code)
        snapshots = await self.store.snapshots(self.code)
        beginning = json.decode(self.row.start, type=Beginning)
        try:
            if self.row.state == "playing" and not is_played(GAMES[self.row.game], self.row.rules):
                raise Diverged("its version of the rules is no longer played")
            self.course = folded(self.row.game, beginning, entries, snapshots, self.row.rules)
        except Diverged as diverged:
            if self.row.state == "over":  # what has ended does not begin again
                raise Denied("stopped", "", "these rules cannot read the record of this game") from diverged
            await self._resume(beginning, entries, snapshots)
        await self._note_end()  # killed between the last choice and this

    async def _resume(self, beginning: Beginning, entries: list[Entry], snapshots: list[Snapshot]) -> None:
        """The record leads elsewhere, or its rules are too old: go on from the last snapshot that can be read."""
        number = max([entry.number for entry in entries], default=-1) + 1
        for snapshot in reversed([None, *snapshots]):
            entry = Entry(number, "resume", -1, "", snapshot.number if snapshot else 0, "", "", time.time())
            try:
                self.course = folded(self.row.game, beginning, [*entries, entry], snapshots, self.row.rules)
            except (Diverged, Refused):
                continue
            try:
                await self.store.append(self.code, entry)
            except NumberTaken:  # another process, just as new, was faster
                await self._reread()
                await self.load()
                return
            await self._write(_mark_resumed, rules=self.course.table.rules)
            return
        raise Denied("stopped", "", "neither the record nor a snapshot can be read by these rules")

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
            self.has_spoken(entry)

    async def _reread(self) -> None:
        row = await self.store.table(self.code)
        if row is None:
            raise Denied("no_table", "", "the table is gone")
        self.row = row
        self.lobby = decoded(row.lobby)

    def has_spoken(self, entry: Entry) -> None:
        """An entry of the record is now part of the course."""

    # -- writing --

    async def touch(self) -> None:
        """Count as in use today."""
        async with self._lock:
            await self._write(lambda lobby: None)

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

    async def _append(self, entry: Entry, snapshot: Snapshot | None = None) -> None:
        try:
            await self.store.append(self.code, entry, snapshot)
        except NumberTaken as taken:
            await self._catch_up()
            raise Denied("old_question", "number", f"question {entry.number} was answered already") from taken

    async def _note_end(self) -> None:
        """For lists of tables; the record says it too, so whoever reads the table next may do it as well."""
        if self.over and self.row.state == "playing":
            try:
                await self._write(lambda lobby: None, "over")
            except StoreFailed as trouble:
                log.warning("the end is not noted yet", code=self.code, trouble=str(trouble))


def rules_of(game: str) -> int:
    return GAMES[game].rules


def _mark_resumed(lobby: Lobby) -> None:
    lobby.resumed = True
