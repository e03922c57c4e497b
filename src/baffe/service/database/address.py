"""Which database a URL means."""

from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from baffe.service.database.errors import BadAddress

PATIENCE: Final = 5.0
"""Seconds for which a lock is waited for; another number is given as `?timeout=` in the URL."""


def has_password(url: str) -> bool:
    """Whether whoever reads this URL also reads the password; False for what is no URL at all."""
    try:
        given = make_url(url)
    except (ArgumentError, ValueError):
        return False
    return bool(given.password) or "password" in given.query


def with_password(url: str, password: str) -> str:
    """The same database with a password that was kept elsewhere."""
    try:
        return make_url(url).set(password=password).render_as_string(hide_password=False)
    except (ArgumentError, ValueError):
        return url  # it is refused by name later


class Address:
    """A URL taken apart. Drivers are ours to choose: `sqlite:` and `sqlite+aiosqlite:` mean the same."""

    def __init__(self, url: str) -> None:
        try:
            given = make_url(url)
        except (ArgumentError, ValueError):
            raise BadAddress("not a URL of a database: sqlite:///FILE or postgresql://HOST/NAME is expected") from None
        self.kind = {"postgres": "postgresql"}.get(given.get_backend_name(), given.get_backend_name())
        if self.kind not in ("sqlite", "postgresql"):
            raise BadAddress(f"{self.kind} is not supported: sqlite:///FILE or postgresql://HOST/NAME is expected")
        if self.kind == "sqlite" and given.database in (None, "", ":memory:"):
            raise BadAddress("a SQLite database needs a file: sqlite:///FILE")
        patience = given.query.get("timeout", str(PATIENCE))
        try:
            self.patience = float(patience) if isinstance(patience, str) else -1.0
        except ValueError:
            self.patience = -1.0
        if not 0 <= self.patience <= 3600:
            raise BadAddress("timeout is not a number of seconds")
        self._url = given.difference_update_query(["timeout"])

    def url(self, driver: str) -> URL:
        return self._url.set(drivername=f"{self.kind}+{driver}")

    @property
    def file(self) -> Path:
        return Path(self._url.database or "")
