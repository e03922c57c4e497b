"""What databases complain of, in the three words that the service knows."""

from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from baffe.service.errors import StoreBusy, StoreFailed, StoreFull, StoreGone


class BadAddress(StoreFailed):
    """The URL names no database that we can use."""

    code = "store_address"


class DriverMissing(StoreFailed):
    """The package that talks to this database is not installed."""

    code = "store_driver"


class SchemaTooNew(StoreFailed):
    """A newer Baffe has written this database: an older one must not touch it."""

    code = "store_newer"


class InUse(StoreFailed):
    """Another server has this database."""

    code = "store_in_use"


class NoTable(StoreFailed):
    """There is no table of this code, or no longer."""

    code = "store_no_table"


class NotOurs(StoreFailed):
    """The database holds something else."""

    code = "store_foreign"


class FileLost(StoreFailed):
    """The file of the database was removed or replaced: what is written goes nowhere."""


class Damaged(StoreFailed):
    """Something else than the database has been written over it: nothing more is written before it is sound again."""


class ReadOnly(StoreFailed):
    """The file or its disk cannot be written."""


class DiskFault(StoreFailed):
    """The disk reports an error."""


FULL: Final = ("database or disk is full", "no space left on device", "disk quota exceeded")
BUSY: Final = ("database is locked", "database table is locked", "database schema is locked")
DAMAGED: Final = ("database disk image is malformed", "file is not a database", "malformed database schema")
UNREADABLE: Final = "could not decode to utf-8"  # goes on with the text itself, which may be secret
READ_ONLY: Final = ("readonly database", "read-only file system")
DISK_FAULT: Final = ("disk i/o error", "unable to open database file", "input/output error")

# SQLSTATEs of PostgreSQL
FULL_STATES: Final = ("53100", "53200")  # disk_full, out_of_memory
BUSY_STATES: Final = ("55P03", "53300", "57014")  # lock, too many connections, cancelled
GONE_STATES: Final = ("08", "57P01", "57P02", "57P03")  # no connection, shut down, crashed, starting up
DAMAGED_STATES: Final = ("XX001", "XX002")  # data_corrupted, index_corrupted
READ_ONLY_STATES: Final = ("25006",)  # read_only_sql_transaction
DISK_STATES: Final = ("58030",)  # io_error
NO_PARENT: Final = "23503"  # foreign_key_violation
AGAIN_STATES: Final = ("40001", "40P01")  # serialization_failure, deadlock_detected


def state_of(error: BaseException) -> str:
    """The SQLSTATE that PostgreSQL gave, "" where there is none."""
    original = error.orig if isinstance(error, DBAPIError) else error
    state = getattr(original, "sqlstate", None)
    return state if isinstance(state, str) else ""


def worth_another_try(error: BaseException) -> bool:
    """Nothing was committed, and the same transaction may well succeed on the next attempt."""
    return (isinstance(error, DBAPIError) and error.connection_invalidated) or state_of(error) in AGAIN_STATES


def is_gone(error: BaseException) -> bool:
    """There is no server of the database, or it has hung up."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, ConnectionError) or state_of(error).startswith(GONE_STATES)


def translated(error: BaseException) -> StoreFailed:
    """The named error for whatever a driver raised; never the statement or its values, which may be secret."""
    if isinstance(error, StoreFailed):
        return error
    original = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    reason = short(original)
    state = state_of(error)
    words = reason.lower()
    if state in FULL_STATES or any([known in words for known in FULL]):
        return StoreFull(reason)
    if state in BUSY_STATES or state in AGAIN_STATES or any([known in words for known in BUSY]):
        return StoreBusy(reason)
    if is_gone(error):
        return StoreGone(reason or type(original).__name__)
    if state == NO_PARENT or "foreign key constraint failed" in words:
        return NoTable("there is no table of this code")
    if UNREADABLE in words:
        return StoreFailed("a text in the database cannot be read")
    if state in DAMAGED_STATES or any([known in words for known in DAMAGED]):
        return Damaged(reason)
    if state in READ_ONLY_STATES or any([known in words for known in READ_ONLY]):
        return ReadOnly(reason)
    if state in DISK_STATES or any([known in words for known in DISK_FAULT]):
        return DiskFault(reason)
    if isinstance(original, TimeoutError | PoolTimeout):
        return StoreBusy("the database did not answer in time")
    return StoreFailed(reason or type(original).__name__)


def short(error: BaseException) -> str:
    """The first line of a complaint, without the class that a driver's adapter puts before it."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror[:200]  # without the name of the file
    text = str(error).strip().splitlines()
    line = text[0] if text else ""
    if line.startswith("<class '"):
        line = line.partition(">: ")[2]
    return line[:200]
