"""The file of an SQLite database: one server uses it at a time, and it must still be the file that was opened."""

import os
import sqlite3
from pathlib import Path
from typing import Final

from baffe.service.database.errors import InUse
from baffe.service.errors import StoreFailed

PATIENCE: Final = 1.0  # seconds in which a server that is just stopping may let go


class SoleUse:
    """Two servers on one file would each show positions that the other has changed long ago.

    The lock is one of SQLite's own, on an empty file beside the database: it works wherever SQLite works, and it goes
    with the process, however that ends.
    """

    def __init__(self, file: Path) -> None:
        beside = file.with_name(file.name + ".lock")
        os.close(os.open(beside, os.O_CREAT | os.O_RDWR, 0o600))
        self._connection: Final = sqlite3.connect(
            beside, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("PRAGMA journal_mode = OFF")  # there is nothing to write
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._connection.close()
            if "locked" not in str(error):
                raise
            raise InUse("another server uses this database; stop it first, or give this one another folder") from error

    def end(self) -> None:
        self._connection.close()


class SameFile:
    """What is written to a file that was removed or replaced is lost, and nobody complains: somebody has to look."""

    def __init__(self, file: Path) -> None:
        self._files: Final = [(path, _identity(path)) for path in (file, file.with_name(file.name + "-wal"))]

    def check(self) -> None:
        for path, identity in self._files:
            found = _identity(path)
            if found != identity:
                raise StoreFailed("the database file is gone" if found is None else "the database file was replaced")


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
