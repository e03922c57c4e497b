"""What can be read and written, inside a transaction that somebody else begins and ends.

A query that refuses has changed nothing: many of them may share one transaction.
"""

from typing import Any

from sqlalchemy import Connection

from baffe.service.database.errors import NoTable
from baffe.service.database.statements import Statements
from baffe.service.errors import CodeTaken, NumberTaken
from baffe.service.rows import ChatRow, TableRow
from baffe.session import RecordEntry, Snapshot


def bound(row: Any) -> dict[str, Any]:
    return {f"v_{name}": getattr(row, name) for name in row.__dataclass_fields__}


class Queries:
    def __init__(self, statements: Statements, process: str) -> None:
        self.sql = statements
        self.process = process

    def _notify(self, connection: Connection, code: str, what: str) -> None:
        """Other processes hear of it when, and only when, it is committed."""
        if self.sql.notify is not None:
            self.sql.notify.run(connection, v_payload=f"{self.process}:{code}:{what}")

    def create(self, connection: Connection, row: TableRow) -> None:
        if self.sql.create.count(connection, **bound(row)) == 0:
            raise CodeTaken(row.code)

    def save_table(self, connection: Connection, row: TableRow) -> bool:
        if self.sql.save_table.count(connection, **bound(row)) == 0:
            return False
        self._notify(connection, row.code, "lobby")
        return True

    def append(self, connection: Connection, code: str, entry: RecordEntry, snapshot: Snapshot | None) -> None:
        if self.sql.append.count(connection, v_code=code, **bound(entry)) == 0:
            raise NumberTaken(f"{code} {entry.number}")
        if snapshot is not None:
            self.sql.save_snapshot.count(connection, v_code=code, **bound(snapshot))
        self.sql.touch.count(connection, v_code=code, v_touched=entry.at)
        self._notify(connection, code, "entry")

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

    def remove_untouched(self, connection: Connection, before: float) -> list[str]:
        codes = [str(code) for (code,) in self.sql.untouched.run(connection, v_touched=before)]
        for code in codes:
            self.sql.remove.count(connection, v_code=code)
        return codes

    # -- reading --

    def table(self, connection: Connection, code: str) -> TableRow | None:
        row = self.sql.table.run(connection, v_code=code).first()
        return None if row is None else TableRow(*tuple(row))

    def joined_by(self, connection: Connection, join_code: str) -> str | None:
        found: str | None = self.sql.joined_by.run(connection, v_join_code=join_code).scalar_one_or_none()
        return found

    def entries(self, connection: Connection, code: str, since: int) -> list[RecordEntry]:
        return [RecordEntry(*tuple(row)) for row in self.sql.entries.run(connection, v_code=code, v_number=since)]

    def entry_rows(self, connection: Connection, code: str, since: int) -> list[tuple[Any, ...]]:
        return self.sql.entries.rows(connection, v_code=code, v_number=since)

    def snapshots(self, connection: Connection, code: str) -> list[Snapshot]:
        return [Snapshot(*tuple(row)) for row in self.sql.snapshots.run(connection, v_code=code)]

    def said(self, connection: Connection, code: str, since: int) -> list[ChatRow]:
        newest_first = [ChatRow(*tuple(row)) for row in self.sql.said.run(connection, v_code=code, v_id=since)]
        return newest_first[::-1]

    def alive(self, connection: Connection) -> bool:
        return bool(self.sql.alive.run(connection).scalar_one())
