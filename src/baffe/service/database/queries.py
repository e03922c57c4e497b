"""What can be read and written, inside a transaction that somebody else begins and ends.

A query that refuses has changed nothing: many of them may share one transaction.
"""

from time import monotonic
from typing import Any, Final

from sqlalchemy import Connection

from baffe.service.database.calendar import Calendar, after
from baffe.service.database.errors import NoTable
from baffe.service.database.packing import entry_rows_of, snapshots_of, squeeze, unpack, unsqueeze
from baffe.service.database.statements import Statements
from baffe.service.errors import CodeTaken, NumberTaken
from baffe.service.rows import ChatRow, TableRow
from baffe.session import RecordEntry, Snapshot

PORTION: Final = 20
"""Tables that housekeeping looks at in one transaction."""

MOMENT: Final = 0.005
"""Seconds after which it begins no further one: somebody may be waiting with a choice."""


def bound(row: Any) -> dict[str, Any]:
    return {f"v_{name}": getattr(row, name) for name in row.__dataclass_fields__}


class Queries:
    def __init__(self, statements: Statements, process: str) -> None:
        self.sql = statements
        self.process = process
        self.today = 0  # by the calendar of the house

    def _notify(self, connection: Connection, code: str, what: str) -> None:
        """Other processes hear of it when, and only when, it is committed."""
        if self.sql.notify is not None:
            self.sql.notify.run(connection, v_payload=f"{self.process}:{code}:{what}")

    def create(self, connection: Connection, row: TableRow) -> None:
        if self.sql.create.count(connection, v_today=self.today, **bound(row)) == 0:
            raise CodeTaken(row.code)

    def save_table(self, connection: Connection, row: TableRow) -> bool:
        if self.sql.save_table.count(connection, v_today=self.today, **bound(row)) == 0:
            return False
        self._notify(connection, row.code, "lobby")
        return True

    def append(self, connection: Connection, code: str, entry: RecordEntry, snapshot: Snapshot | None) -> None:
        if self.sql.append.count(connection, v_code=code, **bound(entry)) == 0:
            raise NumberTaken(f"{code} {entry.number}")
        if snapshot is not None:
            self.save_snapshot(connection, code, snapshot)
        self.sql.touch.count(connection, v_code=code, v_touched=entry.at, v_today=self.today)
        self._notify(connection, code, "entry")

    def save_snapshot(self, connection: Connection, code: str, snapshot: Snapshot) -> None:
        small = {**bound(snapshot), "v_save": squeeze(snapshot.save)}
        self.sql.save_snapshot.count(connection, v_code=code, **small)

    def say(self, connection: Connection, code: str, chat: ChatRow) -> int:
        if self.sql.next_line.count(connection, v_code=code) == 0:
            raise NoTable("there is no table of this code")
        line: int = self.sql.last_line.run(connection, v_code=code).scalar_one()
        self.sql.say.count(connection, **{**bound(chat), "v_code": code, "v_id": line})
        self.sql.remove_old_lines.count(connection, v_code=code, v_id=line)
        self._notify(connection, code, "chat")
        return line

    def lease(self, connection: Connection, code: str, holder: str, seconds: float) -> bool:
        return self.sql.lease.count(connection, v_code=code, v_holder=holder, v_seconds=seconds) > 0

    def release(self, connection: Connection, holder: str) -> None:
        self.sql.release.count(connection, v_holder=holder)

    # -- housekeeping, in small portions --

    def note_time(self, connection: Connection, ran: float, wall: float, process: str) -> bool:
        """Whether it is this process that keeps the calendar; the day is known then in any case."""
        before = Calendar(*tuple(self.sql.calendar.run(connection).one()))
        noted = after(before, process, ran, wall)
        if noted is not None:
            self.sql.note.count(connection, **bound(noted))
        self.today = int((noted or before).days)
        return noted is not None

    def use(self, connection: Connection, codes: list[str]) -> None:
        for code in codes:
            self.sql.use.count(connection, v_code=code, v_today=self.today)

    def put_away(self, connection: Connection, day: int) -> list[str]:
        """Some of the tables that nobody has used since before that day."""
        found = self.sql.unused.run(connection, v_day=day, v_most=PORTION).scalars().all()
        done: list[str] = []
        until = monotonic() + MOMENT
        while len(done) < len(found) and (not done or monotonic() < until):
            code = found[len(done)]
            self.sql.put_away.count(connection, v_code=code, v_today=self.today)
            self._notify(connection, code, "lobby")
            done.append(code)
        return done

    def empty_bin(self, connection: Connection, day: int) -> int:
        """Remove some of the tables that were put away before that day, with all that belongs to them."""
        found = self.sql.binned.run(connection, v_day=day, v_most=PORTION).scalars().all()
        done = 0
        until = monotonic() + MOMENT
        while done < len(found) and (not done or monotonic() < until):
            self.sql.remove.count(connection, v_code=found[done])
            done += 1
        return done

    def restore(self, connection: Connection, code: str) -> bool:
        return self.sql.restore.count(connection, v_code=code, v_today=self.today) > 0

    def pack(self, connection: Connection, code: str, packed: bytes) -> bool:
        """One blob instead of rows, if the game is over and nobody was faster."""
        if self.sql.mark_packed.count(connection, v_code=code) == 0:
            return False
        self.sql.save_record.count(connection, v_code=code, v_packed=packed)
        self.sql.remove_entries.count(connection, v_code=code)
        self.sql.remove_snapshots.count(connection, v_code=code)
        return True

    def beat(self, connection: Connection, padding: str) -> int:
        self.sql.beat.count(connection, v_id=1, v_beats=1, v_padding=padding)
        return self.beats(connection)

    # -- reading --

    def table(self, connection: Connection, code: str) -> TableRow | None:
        row = self.sql.table.run(connection, v_code=code).first()
        return None if row is None else TableRow(*tuple(row))

    def joined_by(self, connection: Connection, join_code: str) -> str | None:
        found: str | None = self.sql.joined_by.run(connection, v_join_code=join_code).scalar_one_or_none()
        return found

    def entries(self, connection: Connection, code: str, since: int) -> list[RecordEntry]:
        return [RecordEntry(*row) for row in self.entry_rows(connection, code, since)]

    def entry_rows(self, connection: Connection, code: str, since: int) -> list[tuple[Any, ...]]:
        rows = self.sql.entries.rows(connection, v_code=code, v_number=since)
        packed = None if rows else self.sql.record.run(connection, v_code=code).scalar_one_or_none()
        return rows if packed is None else entry_rows_of(unpack(packed), since)

    def snapshots(self, connection: Connection, code: str) -> list[Snapshot]:
        """Of a finished game only their hashes, where the save is no longer needed."""
        rows = [Snapshot(*tuple(row)) for row in self.sql.snapshots.run(connection, v_code=code)]
        packed = None if rows else self.sql.record.run(connection, v_code=code).scalar_one_or_none()
        if packed is not None:
            return snapshots_of(unpack(packed))
        return [Snapshot(row.number, row.rules, row.hash, unsqueeze(row.save)) for row in rows]

    def to_pack(self, connection: Connection, after: str) -> list[str]:
        return list(self.sql.to_pack.run(connection, v_code=after, v_most=PORTION).scalars().all())

    def read_day(self, connection: Connection) -> int:
        return int(self.sql.today.run(connection).scalar_one())

    def opened_by(self, connection: Connection, opener: str) -> int:
        return int(self.sql.opened_by.run(connection, v_opener=opener).scalar_one())

    def size(self, connection: Connection) -> int:
        return int(self.sql.size.run(connection).scalar_one())

    def snapshot_hashes(self, connection: Connection, code: str) -> list[Snapshot]:
        rows = self.sql.snapshot_hashes.rows(connection, v_code=code)
        packed = None if rows else self.sql.record.run(connection, v_code=code).scalar_one_or_none()
        if packed is not None:
            return snapshots_of(unpack(packed))
        return [Snapshot(number, rules, hash, "") for number, rules, hash in rows]

    def taken(self, connection: Connection) -> int:
        return int(self.sql.taken.run(connection).scalar_one())

    def said(self, connection: Connection, code: str, since: int) -> list[ChatRow]:
        newest_first = [ChatRow(*tuple(row)) for row in self.sql.said.run(connection, v_code=code, v_id=since)]
        return newest_first[::-1]

    def beats(self, connection: Connection) -> int:
        """How often it was tried whether something can be written."""
        return int(self.sql.beats.run(connection).scalar_one())
