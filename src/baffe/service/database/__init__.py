"""The store in a database: SQLite in a file, or PostgreSQL for several processes."""

from baffe.service.database.address import Address, has_password, with_password
from baffe.service.database.errors import BadAddress, DriverMissing, NotOurs, SchemaTooNew
from baffe.service.database.store import Store

__all__ = ["BadAddress", "DriverMissing", "NotOurs", "SchemaTooNew", "has_password", "open_store", "with_password"]


def open_store(url: str, group: bool = True) -> Store:
    """The store at `sqlite:///FILE` or `postgresql://USER@HOST/NAME`; `?timeout=SECONDS` limits the wait for locks.

    With `group` off each write has a transaction of its own.
    """
    address = Address(url)
    if address.kind == "sqlite":
        from baffe.service.database.sqlite import Sqlite

        return Store(Sqlite(address), group)
    from baffe.service.database.postgres import open_postgres

    return open_postgres(address, group)
