"""The file of an SQLite database: one server uses it at a time, and it must still be the file that was opened."""

import os
import sqlite3
from pathlib import Path
from typing import Final

from baffe.service.database.errors import Damaged, FileLost, InUse

PATIENCE: Final = 1.0  # seconds in which a server that is just stopping may let go
MAGIC: Final = b"SQLite format 3\0"
HEADER: Final = 100  # bytes


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
    """What is written to a file that was removed, replaced or cut off is lost, and nobody complains: somebody has to
    look.

    The descriptor stays open until SQLite has closed the file: to close it earlier would end SQLite's own locks.
    """

    def __init__(self, file: Path) -> None:
        self._files: Final = [(path, _identity(path)) for path in (file, file.with_name(file.name + "-wal"))]
        self._opened: Final = os.open(file, os.O_RDONLY)
        self._size = os.fstat(self._opened).st_size

    def check(self) -> None:
        for path, identity in self._files:
            found = _identity(path)
            if found != identity:
                raise FileLost("the database file is gone" if found is None else "the database file was replaced")
        self._check_header()

    def _check_header(self) -> None:
        """SQLite reads the first page once: it would not notice before the next start."""
        header = os.pread(self._opened, HEADER, 0)
        size = os.fstat(self._opened).st_size
        if header[: len(MAGIC)] != MAGIC:
            raise Damaged("the database file does not begin as one")
        if size < self._size and size < _size_by(header):  # it may shrink, but then it says so
            raise Damaged("the database file was cut off")
        self._size = size

    def end(self) -> None:
        os.close(self._opened)


def _size_by(header: bytes) -> int:
    """In bytes, as the header of the file has it."""
    page = int.from_bytes(header[16:18], "big")
    return (65_536 if page == 1 else page) * int.from_bytes(header[28:32], "big")


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_dev, found.st_ino
