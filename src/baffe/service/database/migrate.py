"""Bring the schema up to date when the store starts."""

import os
import sqlite3
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from baffe.service.database.errors import NotOurs, SchemaTooNew

if TYPE_CHECKING:
    from alembic.config import Config

HEAD: str = "0004"
"""The newest revision. Known here, so that a start with nothing to do need not load Alembic."""

VERSIONS: Path = Path(__file__).parent / "migrations"

_ONE_AT_A_TIME: Final = Lock()  # Alembic keeps the migration that runs in a global
_ADVISORY: Final = 0x62616666  # the number under which processes queue for PostgreSQL's advisory lock


def migrate(connection: Connection, file: Path | None = None) -> None:
    """All steps in one transaction, or none. A SQLite file that holds something is copied first."""
    with _ONE_AT_A_TIME, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_ADVISORY})"))
        current = revision_of(connection)
        if current == HEAD:
            return
        from alembic import command
        from alembic.script import ScriptDirectory

        config = config_of(connection)
        known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
        if current is not None and current not in known:
            raise SchemaTooNew(f"the database was written by a newer Baffe (revision {current}): update this one")
        if file is not None and current is not None:
            copy_before(file, HEAD)
        command.upgrade(config, HEAD)


def config_of(connection: Connection | None = None) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(VERSIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def revision_of(connection: Connection) -> str | None:
    """None for an empty database."""
    names = inspect(connection).get_table_names()
    if "alembic_version" in names:
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
    if names:
        raise NotOurs("the database holds tables of another program")
    return None


def copy_before(file: Path, revision: str) -> Path:
    """A sound copy beside the file, complete or not there at all."""
    copy = file.with_name(f"{file.name}.before-{revision}")
    unfinished = file.with_name(f"{copy.name}.part")
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_RDWR, 0o600))
    source = sqlite3.connect(file)
    target = sqlite3.connect(unfinished)
    try:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # the copy is one file, without a log beside it
    finally:
        target.close()
        source.close()
    os.replace(unfinished, copy)
    return copy
