"""The tables, as the newest migration leaves them; a test compares the two."""

from typing import Any

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, text

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_of_%(referred_table_name)s",
        "ix": "%(table_name)s_by_%(column_0_N_name)s",
    }
)


def _of_table() -> Column[str]:
    """Whatever belongs to a table goes with it."""
    return Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


def _only(where: str) -> dict[str, Any]:
    """An index of those rows only."""
    return {"sqlite_where": text(where), "postgresql_where": text(where)}


tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("start", Text, nullable=False),
    Column("lobby", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("opened", Float, nullable=False),
    Column("touched", Float, nullable=False),
    # How many lines were ever said here. Taking the next id from it makes speakers of several processes queue, so
    # that nobody who asks for "ids above n" can miss a smaller one that is committed later.
    Column("said", Integer, nullable=False, server_default=text("0")),
    Column("join_code", Text),  # what friends type, while a seat is free
    Index("tables_by_join_code", "join_code", unique=True),
    # Days of the calendar of the house, which no wrong clock can spoil.
    Column("used_on", Integer, nullable=False, server_default=text("0")),
    Column("binned_on", Integer),  # put away: no longer found, and removed some days later
    Index("tables_by_used_on", "used_on", **_only("binned_on IS NULL")),
    Index("tables_by_binned_on", "binned_on", **_only("binned_on IS NOT NULL")),
    Column("packed", Integer, nullable=False, server_default=text("0")),  # 1: its entries are in `records`
    Index("tables_to_pack", "code", **_only("state = 'over' AND packed = 0")),
    Column("opener", Text),  # a keyed hash of the address from which it was opened
    Index("tables_by_opener", "opener", **_only("opener IS NOT NULL")),
)

entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("word", Text, nullable=False),
    Column("to", Integer, nullable=False),
    Column("player", Text, nullable=False),
    Column("client", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# A second guard against a command that is applied twice. Pages number their commands as they like, so two players may
# well use one id: it counts together with the player.
Index(
    "entries_by_client",
    entries.c.code,
    entries.c.player,
    entries.c.client,
    unique=True,
    **_only("client <> ''"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("rules", Integer, nullable=False),
    Column("hash", Text, nullable=False),
    Column("save", Text, nullable=False),
)

records = Table(
    "records",
    metadata,
    _of_table(),
    Column("packed", LargeBinary, nullable=False),  # entries and snapshots of a finished game (packing.py)
)

chats = Table(
    "chats",
    metadata,
    _of_table(),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("emote", Text),
    Column("at", Float, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    _of_table(),
    Column("holder", Text, nullable=False, index=True),
    Column("until", Float, nullable=False),  # seconds since 1970 on the database's clock
)

calendar = Table(
    "calendar",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row, 1
    Column("days", Float, nullable=False),
    Column("ran", Float, nullable=False),
    Column("wall", Float, nullable=False),
    Column("holder", Text, nullable=False),
)

# One row, which is written and read back to see whether that works. Where there was no room for something, it is
# written with a long padding: an update of a short row needs no room.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beats", Integer, nullable=False),
    Column("padding", Text, nullable=False),
)
