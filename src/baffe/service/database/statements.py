"""Every statement, compiled once for each kind of database, so that storing a choice builds none."""

from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Dialect,
    bindparam,
    delete,
    exists,
    func,
    literal_column,
    null,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import Insert as PostgresInsert
from sqlalchemy.dialects.sqlite import Insert as SqliteInsert
from sqlalchemy.engine import CursorResult
from sqlalchemy.schema import Table
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from baffe.service.database.schema import calendar, chats, entries, leases, pulse, records, snapshots, tables
from baffe.service.rows import TableRow

CHATS_STORED: Final = 200
CHATS_READ: Final = 100
CHANNEL: Final = "baffe"
WRITTEN: Final = ("start", "rules", "lobby", "state", "touched", "version", "join_code")
"""What of a table changes with its lobby."""


class CompiledStatement:
    """A statement as the driver wants it."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        self._direct = dialect.name == "sqlite"
        self._sql = str(compiled)
        self._order = tuple(compiled.positiontup or ())
        self._fixed = {name: value for name, value in compiled.params.items() if value is not None}

    def run(self, connection: Connection, **values: Any) -> CursorResult[Any]:
        return connection.exec_driver_sql(self._sql, self._ordered(values))

    def rows(self, connection: Connection, **values: Any) -> list[tuple[Any, ...]]:
        """As the driver has fetched them. SQLAlchemy would make an object of each, all at once."""
        result = self.run(connection, **values)
        try:
            return list(result.cursor.fetchall())
        finally:
            result.close()

    def count(self, connection: Connection, **values: Any) -> int:
        """How many rows it wrote. SQLite's driver is called directly: SQLAlchemy would cost more than the statement."""
        if self._direct:
            driver: Any = connection.connection.driver_connection
            return int(driver.execute(self._sql, self._ordered(values)).rowcount)
        return self.run(connection, **values).rowcount

    def _ordered(self, values: dict[str, Any]) -> tuple[Any, ...]:
        return tuple([values[name] if name in values else self._fixed[name] for name in self._order])


def _now(dialect: Dialect) -> ColumnElement[float]:
    """Seconds since 1970, read in each statement from the one clock that all processes share."""
    if dialect.name == "sqlite":
        return literal_column("((julianday('now') - 2440587.5) * 86400.0)")
    return literal_column("CAST(extract(epoch FROM clock_timestamp()) AS double precision)")


def _size(dialect: Dialect, pages: str) -> ColumnElement[int]:
    """Bytes that the database takes; with SQLite what is free in its file can be left out: new tables use it first."""
    if dialect.name == "sqlite":
        pragmas = "pragma_page_count, pragma_freelist_count, pragma_page_size"
        return literal_column(f"(SELECT ({pages}) * page_size FROM {pragmas})")
    return literal_column("pg_database_size(current_database())")


class Statements:
    """All of them for one dialect. What is bound is named `v_…`, so that it never clashes with a column."""

    def __init__(self, dialect: Dialect) -> None:
        def ready(statement: ClauseElement) -> CompiledStatement:
            return CompiledStatement(statement, dialect)

        def put(table: Table) -> Any:
            """An insert of all columns; the two dialects spell its conflicts alike but share no class."""
            own = SqliteInsert if dialect.name == "sqlite" else PostgresInsert
            bound = {c.name: bindparam(f"v_{c.name}", type_=c.type) for c in table.c if c.server_default is None}
            return own(table).values(bound)

        code = bindparam("v_code", type_=tables.c.code.type)
        t, e, s, c, h = tables.c, entries.c, snapshots.c, chats.c, leases.c
        columns = [t[name] for name in TableRow.__dataclass_fields__]
        today = bindparam("v_today", type_=t.used_on.type)
        used = {"used_on": today, "binned_on": null()}  # whoever uses a table takes it out of the bin

        self.create = ready(put(tables).values(used_on=today).on_conflict_do_nothing())
        self.table = ready(select(*columns).where(t.code == code))
        join_code = bindparam("v_join_code", type_=t.join_code.type)
        self.joined_by = ready(select(t.code).where(t.join_code == join_code))
        self.save_table = ready(
            update(tables)
            .where(t.code == code, t.version == bindparam("v_version", type_=t.version.type) - 1)
            .values({**{name: bindparam(f"v_{name}") for name in WRITTEN}, **used})
        )
        later = func.max if dialect.name == "sqlite" else func.greatest
        touched = bindparam("v_touched", type_=t.touched.type)
        self.touch = ready(update(tables).where(t.code == code).values(touched=later(t.touched, touched), **used))

        # The numbers of a packed record are not in `entries`, where they could be found taken: nothing is added to it.
        is_packed = exists(select(t.code).where(t.code == code, t.packed == 1))
        new = select(*[bindparam(f"v_{column.name}", type_=column.type) for column in entries.c]).where(~is_packed)
        own = SqliteInsert if dialect.name == "sqlite" else PostgresInsert
        self.append = ready(own(entries).from_select(list(entries.c.keys()), new).on_conflict_do_nothing())
        number = bindparam("v_number", type_=e.number.type)
        read = [column for column in entries.c if column is not e.code]
        self.entries = ready(select(*read).where(e.code == code, e.number >= number).order_by(e.number))

        keep = put(snapshots)
        self.save_snapshot = ready(
            keep.on_conflict_do_update(
                index_elements=[s.code, s.number],
                set_={name: keep.excluded[name] for name in ("rules", "hash", "save")},
            )
        )
        self.snapshot_hashes = ready(select(s.number, s.rules, s.hash).where(s.code == code).order_by(s.number))
        self.snapshots = ready(select(s.number, s.rules, s.hash, s.save).where(s.code == code).order_by(s.number))

        self.next_line = ready(update(tables).where(t.code == code).values(said=t.said + 1))
        self.last_line = ready(select(t.said).where(t.code == code))
        self.say = ready(put(chats))
        line = bindparam("v_id", type_=c.id.type)
        self.remove_old_lines = ready(delete(chats).where(c.code == code, c.id <= line - CHATS_STORED))
        lines = [column for column in chats.c if column is not c.code]
        self.said = ready(select(*lines).where(c.code == code, c.id > line).order_by(c.id.desc()).limit(CHATS_READ))

        now = _now(dialect)
        seconds = bindparam("v_seconds", type_=h.until.type)
        mine = put(leases).values(until=now + seconds)
        self.lease = ready(
            mine.on_conflict_do_update(
                index_elements=[h.code],
                set_={"holder": mine.excluded.holder, "until": mine.excluded.until},
                where=(h.holder == mine.excluded.holder) | (h.until <= now),
            )
        )
        self.release = ready(delete(leases).where(h.holder == bindparam("v_holder", type_=h.holder.type)))

        # A table that somebody is just writing to is not unused: its lock is not waited for. SQLite, which has one
        # writer at a time, leaves these words out.
        day = bindparam("v_day", type_=t.used_on.type)
        most = bindparam("v_most", type_=t.used_on.type)
        unused = select(t.code).where(t.used_on < day, t.binned_on.is_(None)).order_by(t.used_on).limit(most)
        self.unused = ready(unused.with_for_update(skip_locked=True))
        self.put_away = ready(update(tables).where(t.code == code).values(binned_on=today, join_code=null()))
        binned = select(t.code).where(t.binned_on < day).order_by(t.binned_on).limit(most)
        self.binned = ready(binned.with_for_update(skip_locked=True))
        self.remove = ready(delete(tables).where(t.code == code))
        self.use = ready(update(tables).where(t.code == code, t.used_on < today).values(used))
        self.restore = ready(update(tables).where(t.code == code, t.binned_on.is_not(None)).values(used))

        to_pack = select(t.code).where(
            t.state == literal_column("'over'"), t.packed == literal_column("0"), t.code > code
        )
        self.to_pack = ready(to_pack.order_by(t.code).limit(most))
        self.mark_packed = ready(
            update(tables).where(t.code == code, t.state == "over", t.packed == 0).values(packed=literal_column("1"))
        )
        self.save_record = ready(put(records))
        self.record = ready(select(records.c.packed).where(records.c.code == code))
        self.remove_entries = ready(delete(entries).where(e.code == code))
        self.remove_snapshots = ready(delete(snapshots).where(s.code == code))

        d = calendar.c
        noted = [d.days, d.ran, d.wall, d.holder]
        self.calendar = ready(select(*noted).with_for_update())
        self.today = ready(select(d.days))
        self.note = ready(update(calendar).values({column.name: bindparam(f"v_{column.name}") for column in noted}))

        opener = bindparam("v_opener", type_=t.opener.type)
        self.opened_by = ready(select(func.count()).select_from(tables).where(t.opener == opener))
        self.size = ready(select(_size(dialect, "page_count - freelist_count")))
        self.taken = ready(select(_size(dialect, "page_count")))

        beat = put(pulse)
        self.beat = ready(
            beat.on_conflict_do_update(
                index_elements=[pulse.c.id],
                set_={"beats": pulse.c.beats + 1, "padding": beat.excluded.padding},
            )
        )
        self.beats = ready(select(pulse.c.beats))
        payload = bindparam("v_payload", type_=t.code.type)
        self.notify = None if dialect.name == "sqlite" else ready(select(func.pg_notify(CHANNEL, payload)))
