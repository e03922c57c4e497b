"""What is stored of a table: its row with the lobby, its record, its snapshots."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

import structlog
from msgspec import Raw, json

from baffe import Refused
from baffe.kernel.game import Game, is_played
from baffe.service import wire
from baffe.service.archive import Asked
from baffe.service.aside import Aside
from baffe.service.catalogue import find_game
from baffe.service.database.store import Store
from baffe.service.errors import NumberTaken, ServiceError, StoreBusy, StoreFailed, StoreGone
from baffe.service.lobby import Lobby, decode_lobby
from baffe.service.people import new_join_code
from baffe.service.rows import TableRow
from baffe.session import Diverged, GameSession, GameSetup, RecordEntry, Snapshot

T = TypeVar("T")
Deal = Callable[[Lobby], GameSession]
log = structlog.get_logger("room")
ENCODER: Final = json.Encoder()
PLAYED: Final = 5  # the first columns of an entry are what a game is played from
TRIES: Final = 8  # at writing a lobby that other processes write too


class StoredTable:
    """Whoever writes or rereads holds the lock."""

    def __init__(self, store: Store, aside: Aside, row: TableRow) -> None:
        self._store: Final = store
        self._aside: Final = aside
        self._row = row
        self.code: Final = row.code
        self.game: Final[Game] = find_game(row.game)
        self.lobby: Lobby = decode_lobby(row.lobby)
        self.lock: Final = asyncio.Lock()

    @property
    def state(self) -> wire.TableState:
        return self._row.state

    @property
    def join_code(self) -> str | None:
        """What friends type, while a seat is free."""
        return self._row.join_code

    # -- reading --

    async def reread(self) -> None:
        row = await self._store.table(self.code)
        if row is None or row.binned_on is not None:
            raise ServiceError("no_table", "", "the table is gone")
        self._row = row
        self.lobby = decode_lobby(row.lobby)

    async def entries(self, since: int = 0) -> list[RecordEntry]:
        rows = await self._store.entry_rows(self.code, since)
        return await self._aside.each(lambda row: RecordEntry(*row), rows)

    async def session(self) -> GameSession | None:
        """The game, rebuilt from the record; None before it has begun."""
        if self.state == "gathering":
            return None
        entries = await self.entries()
        resumed = any([entry.kind == "resume" for entry in entries])
        snapshots = await (self._store.snapshots(self.code) if resumed else self._store.snapshot_hashes(self.code))
        try:
            if self.state == "playing" and not is_played(self.game, self._row.rules):
                raise Diverged("its version of the rules is no longer played")
            return await self._fold(entries, snapshots)
        except Diverged as diverged:
            if self.state == "over":  # what has ended does not begin again
                raise ServiceError("stopped", "", "these rules cannot read the record of this game") from diverged
            return await self._resume(entries, await self._store.snapshots(self.code))

    async def _fold(self, entries: list[RecordEntry], snapshots: list[Snapshot]) -> GameSession:
        setup = json.decode(self._row.start, type=GameSetup)
        return await self._aside.last(GameSession.folding(self.game, setup, self._row.rules, entries, snapshots))

    async def _resume(self, entries: list[RecordEntry], snapshots: list[Snapshot]) -> GameSession | None:
        """The record leads elsewhere, or its rules are too old: go on from the last snapshot that can be read."""
        number = max([entry.number for entry in entries], default=-1) + 1
        for start in [*[snapshot.number for snapshot in reversed(snapshots)], 0]:
            entry = RecordEntry(number, "resume", -1, "", start, "", "", time.time())
            try:
                session = await self._fold([*entries, entry], snapshots)
            except (Diverged, Refused):
                continue
            return await self._resume_with(entry, session)
        raise ServiceError("stopped", "", "neither the record nor a snapshot can be read by these rules")

    async def _resume_with(self, entry: RecordEntry, session: GameSession) -> GameSession | None:
        try:
            await self.append(entry)
        except NumberTaken:  # another process, just as new, was faster
            await self.reread()
            return await self.session()
        await self.write(_mark_resumed, lambda _: {"rules": session.table.rules})
        return session

    async def for_archive(self, asked: Asked) -> bytes:
        """All that the archive needs to play this game again, up to the moment that is asked about."""
        last, _ = asked.progress
        rows = [row for row in await self._store.entry_rows(self.code) if row[0] <= last]
        entries = await self._aside.each(lambda row: ENCODER.encode(row[:PLAYED]), rows)
        resumed = any([row[1] == "resume" for row in rows])
        head = ENCODER.encode({
            "what": asked.what, "everything": asked.everything, "at": asked.at, "code": self.code,
            "game": self.game.name, "rules": self._row.rules, "setup": Raw(self._row.start.encode()),
            "commitment": self.lobby.commitment,
            "snapshots": await self._store.snapshots(self.code) if resumed else [],
        })  # fmt: skip
        return b'%b,"entries":[%b]}' % (head[:-1], b",".join(entries))

    # -- writing --

    async def append(self, entry: RecordEntry, snapshot: Snapshot | None = None) -> None:
        await self._store.append(self.code, entry, snapshot)

    async def write(
        self, change: Callable[[Lobby], T], columns: Callable[[T], dict[str, Any]] = lambda changed: {}
    ) -> T:
        """Change the lobby, and with it other columns of the row; tried again when another process was faster."""
        for _ in range(TRIES):
            lobby = decode_lobby(self._row.lobby)
            self._note_who_sits(lobby)  # before and after: whoever goes was there
            changed = change(lobby)
            self._note_who_sits(lobby)
            row = replace(
                self._row, lobby=lobby.encode(), version=self._row.version + 1, touched=time.time(), **columns(changed)
            )
            row.join_code = await join_code_of(self._store, row, lobby)
            if await self._store.save_table(row):
                self._row, self.lobby = row, lobby
                return changed
            await self.reread()
        raise StoreBusy("others are faster")

    async def give_join_code(self) -> None:
        """To a table that has a free seat and none: it was opened by a server of before."""
        if self.join_code is None and is_joinable(self._row, self.lobby):
            await self.write(lambda lobby: None)

    def _note_who_sits(self, lobby: Lobby) -> None:
        if self.state != "gathering":
            lobby.note_who_sits()

    async def begin(self, deal: Deal) -> GameSession:
        """The game starts, dealt for the seats and options of this very moment."""

        def start(lobby: Lobby) -> GameSession:
            if self.state != "gathering":
                raise ServiceError("already_started", "", "the game has begun")
            lobby.note_who_sits()
            return deal(lobby)

        return await self.write(start, lambda session: {
            "state": "playing", "start": json.encode(session.setup).decode(), "rules": self.game.rules,
        })  # fmt: skip

    async def note_end(self) -> None:
        """For lists of tables; the record says it too, so whoever reads the table next may do it as well."""
        if self.state == "playing":
            try:
                await self.write(lambda lobby: None, lambda _: {"state": "over"})
            except StoreGone:
                pass  # the log has it
            except StoreFailed as error:
                log.warning("the end is not noted yet", code=self.code, error=str(error))


def is_joinable(row: TableRow, lobby: Lobby) -> bool:
    return row.state != "over" and lobby.has_free_seat


async def join_code_of(store: Store, row: TableRow, lobby: Lobby) -> str | None:
    """The letters that lead to a table: the same as long as a seat is free, others when one is free again."""
    if not is_joinable(row, lobby):
        return None
    code = row.join_code or new_join_code()
    while code != row.join_code and await store.joined_by(code) is not None:
        code = new_join_code()
    return code


def _mark_resumed(lobby: Lobby) -> None:
    lobby.resumed = True
