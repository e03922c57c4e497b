"""Many entries of many tables in one statement: with PostgreSQL each statement is a round trip."""

from typing import Any, Final

from sqlalchemy import Connection

from baffe.service.database.errors import NoTable
from baffe.service.database.queries import Queries
from baffe.service.database.statements import CHANNEL
from baffe.service.database.writer import Result, Results, Write
from baffe.service.errors import NumberTaken
from baffe.session import RecordEntry

# The rows of the tables are locked first and in one order, so that processes which write to the same tables wait for
# each other in a line. Entries whose number is taken are left out, and those of a game that is over and packed; a table
# that does not exist is not among the locked.
APPEND: Final = f"""
WITH new AS (
    SELECT * FROM unnest(
        $2::text[], $3::integer[], $4::text[], $5::integer[], $6::text[], $7::integer[], $8::text[], $9::text[],
        $10::double precision[]
    ) AS new(code, number, kind, seat, word, "to", player, client, at)
), locked AS (
    SELECT code, packed FROM tables WHERE code = ANY($2::text[]) ORDER BY code FOR NO KEY UPDATE
), put AS (
    INSERT INTO entries (code, number, kind, seat, word, "to", player, client, at)
    SELECT new.* FROM new JOIN locked ON locked.code = new.code AND locked.packed = 0
    ON CONFLICT DO NOTHING
    RETURNING code, number, at
), touch AS (
    UPDATE tables SET touched = greatest(tables.touched, last.at), used_on = $11::integer, binned_on = NULL
    FROM (SELECT code, max(at) AS at FROM put GROUP BY code) AS last
    WHERE tables.code = last.code
)
SELECT code, number, pg_notify('{CHANNEL}', $1 || ':' || code || ':entry')::text FROM put
UNION ALL
SELECT code, NULL, NULL FROM locked
"""

COLUMNS: Final = ("number", "kind", "seat", "word", "to", "player", "client", "at")


class Appends:
    """Stands in for `Queries.append` where a group holds nothing else."""

    def __init__(self, queries: Queries) -> None:
        self._queries = queries

    def __call__(self, connection: Connection, group: list[Write]) -> Results:
        results: dict[int, Result] = {}
        waiting = list(enumerate(group))
        while waiting:
            # Two that exclude each other must not be in one statement: it would not say which of them it took.
            now: list[tuple[int, Write]] = []
            later: list[tuple[int, Write]] = []
            seen: set[tuple[Any, ...]] = set()
            for place, write in waiting:
                code, entry, _ = write.arguments
                keys: set[tuple[Any, ...]] = {(code, entry.number)}
                if entry.client:
                    keys.add((code, entry.player, entry.client))
                (later if keys & seen else now).append((place, write))
                seen |= keys
            self._put(connection, now, results)
            waiting = later
        return [results[place] for place in range(len(group))]

    def _put(self, connection: Connection, writes: list[tuple[int, Write]], results: dict[int, Result]) -> None:
        codes: list[str] = [write.arguments[0] for _, write in writes]
        rows: list[RecordEntry] = [write.arguments[1] for _, write in writes]
        columns = [[getattr(row, name) for row in rows] for name in COLUMNS]
        values = (self._queries.process, codes, *columns, self._queries.today)
        put = {(code, number) for code, number, _ in connection.exec_driver_sql(APPEND, values).all()}
        for place, write in writes:
            code, entry, snapshot = write.arguments
            if (code, entry.number) in put:
                if snapshot is not None:
                    self._queries.save_snapshot(connection, code, snapshot)
                results[place] = Result()
            elif (code, None) in put:
                results[place] = Result(error=NumberTaken(f"{code} {entry.number}"))
            else:
                results[place] = Result(error=NoTable("there is no table of this code"))
