"""The schema grows by steps, and an old file is kept before each."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from baffe.service.database import SchemaTooNew, migrate, open_store
from baffe.service.database.address import Address
from baffe.service.database.schema import metadata
from baffe.service.database.store import Store
from baffe.service.errors import StoreFailed
from tests.service.database.support import entry, table, with_store

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "test_next"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("colour", sa.Text, server_default="red"))
    op.execute("{statement}")
"""


async def fill(store: Store) -> None:
    await store.create(table())
    await store.append("AAAA", entry(0))


async def read(store: Store) -> int:
    return len(await store.entries("AAAA"))


def grow(monkeypatch: pytest.MonkeyPatch, folder: Path, statement: str = "UPDATE tables SET colour = 'blue'") -> None:
    """From here on the program has one more revision."""
    shutil.copytree(migrate.VERSIONS, folder)
    (folder / "versions" / "next.py").write_text(NEXT.format(before=migrate.HEAD, statement=statement))
    monkeypatch.setattr(migrate, "VERSIONS", folder)
    monkeypatch.setattr(migrate, "HEAD", "test_next")


def inside(url: str, statement: str) -> list[tuple[object, ...]]:
    """Ask the database behind the store's back."""

    async def ask() -> list[tuple[object, ...]]:
        address = Address(url)
        engine = create_async_engine(address.url("aiosqlite" if address.kind == "sqlite" else "asyncpg"))
        try:
            async with engine.begin() as connection:
                return [tuple(row) for row in await connection.execute(text(statement))]
        finally:
            await engine.dispose()

    return asyncio.run(ask())


def test_the_newest_revision_is_the_one_that_the_program_wants() -> None:
    assert ScriptDirectory.from_config(migrate.config_of()).get_heads() == [migrate.HEAD]


def test_the_migrations_lead_to_the_schema_that_the_statements_use(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[object]:
        address = Address(url)
        engine = create_async_engine(address.url("aiosqlite" if address.kind == "sqlite" else "asyncpg"))
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    with_store(url, fill)
    assert asyncio.run(compare()) == []


def test_an_old_database_is_brought_up_to_date(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(url, fill)
    grow(monkeypatch, tmp_path / "grown")
    assert with_store(url, read) == 1
    assert inside(url, "SELECT colour FROM tables") == [("blue",)]
    assert inside(url, "SELECT version_num FROM alembic_version") == [("test_next",)]


def test_a_file_is_copied_before_a_migration_and_only_then(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(sqlite_url, fill)
    with_store(sqlite_url, read)
    assert {path.name for path in tmp_path.glob("baffe.db*")} == {"baffe.db", "baffe.db.lock"}
    grow(monkeypatch, tmp_path / "grown")
    with_store(sqlite_url, read)
    copy = tmp_path / "baffe.db.before-test_next"
    assert {path.name for path in tmp_path.glob("baffe.db*")} == {"baffe.db", "baffe.db.lock", copy.name}
    assert copy.stat().st_mode & 0o777 == 0o600
    kept = sqlite3.connect(copy)
    assert kept.execute("SELECT number FROM entries").fetchall() == [(0,)]
    assert "colour" not in [column[1] for column in kept.execute("PRAGMA table_info(tables)")]
    kept.close()


def test_a_copy_holds_what_was_still_in_the_log(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after kill -9: the last commits are in the -wal file only."""
    with_store(sqlite_url, fill)
    holder = sqlite3.connect(tmp_path / "baffe.db")  # while it is open, closing the store does not empty the log
    holder.execute("SELECT * FROM tables").fetchall()

    async def more(store: Store) -> None:
        await store.append("AAAA", entry(1))

    with_store(sqlite_url, more)
    assert (tmp_path / "baffe.db-wal").stat().st_size > 0
    grow(monkeypatch, tmp_path / "grown")
    with_store(sqlite_url, read)
    holder.close()
    kept = sqlite3.connect(tmp_path / "baffe.db.before-test_next")
    assert kept.execute("SELECT number FROM entries ORDER BY number").fetchall() == [(0,), (1,)]
    kept.close()


def test_a_migration_that_fails_changes_nothing(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(url, fill)
    with monkeypatch.context() as grown:
        grow(grown, tmp_path / "grown", statement="UPDATE nothing SET at = all")
        with pytest.raises(StoreFailed):
            asyncio.run(open_store(url).start())
    assert with_store(url, read) == 1
    with pytest.raises(Exception, match="colour"):
        inside(url, "SELECT colour FROM tables")


def test_a_database_of_a_newer_program_is_refused(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(url, fill)
    with monkeypatch.context() as grown:
        grow(grown, tmp_path / "grown")
        with_store(url, read)
    with pytest.raises(SchemaTooNew, match="test_next"):
        asyncio.run(open_store(url).start())
    assert inside(url, "SELECT version_num FROM alembic_version") == [("test_next",)]


def test_tables_of_before_the_calendar_are_as_young_as_it_is(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several processes start at once where there can be several; whatever the clock said, nothing is put away."""

    async def begin() -> None:
        address = Address(url)
        engine = create_async_engine(address.url("aiosqlite" if address.kind == "sqlite" else "asyncpg"))
        async with engine.connect() as connection:
            await connection.run_sync(migrate.migrate)
        await engine.dispose()

    async def look() -> None:
        stores = [open_store(url) for _ in range(1 if url.startswith("sqlite") else 4)]
        await asyncio.gather(*[store.start() for store in stores])
        for store in stores:
            assert await store.put_away(0) == []
            row = await store.table("AAAA")
            assert row is not None and (row.touched, row.binned_on, row.opener) == (5.0, None, None)
            assert [one.word for one in await store.entries("AAAA")] == ["roll"]
            await store.stop()

    with monkeypatch.context() as older:
        older.setattr(migrate, "HEAD", "0002")
        asyncio.run(begin())
    columns = "code, game, rules, start, lobby, version, state, opened, touched"
    inside(url, f"INSERT INTO tables ({columns}) VALUES ('AAAA', 'tokyo', 1, '', '', 0, 'over', 5, 5) RETURNING code")
    values = "'AAAA', 0, 'choice', 1, 'roll', 0, 'p1', '', 5"
    inside(url, f"INSERT INTO entries VALUES ({values}) RETURNING code")
    asyncio.run(look())


def test_several_who_start_at_once_migrate_once(postgres_url: str) -> None:
    async def story() -> None:
        stores = [open_store(postgres_url) for _ in range(4)]
        await asyncio.gather(*[store.start() for store in stores])
        await stores[0].create(table())
        assert [await store.table("AAAA") for store in stores] == [table()] * 4
        for store in stores:
            await store.stop()

    asyncio.run(story())
