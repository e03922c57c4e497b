"""PostgreSQL: several server processes side by side on one database."""

import asyncio
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, NullPool
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from baffe.service.database.address import Address
from baffe.service.database.errors import DriverMissing, worth_another_try
from baffe.service.database.migrate import migrate
from baffe.service.database.notify import PostgresListener
from baffe.service.database.statements import Statements
from baffe.service.database.store import Store

T = TypeVar("T")

SLOWEST: Final = 30.0
"""Seconds after which a statement that is not answered counts as failed."""


class Postgres:
    """Each lane of the writer has a connection, readers share a few others."""

    lanes = 2
    batches = True

    def __init__(self, address: Address) -> None:
        self._address = address
        self._engine = engine_of(address, pool_size=2 * self.lanes, max_overflow=4, pool_timeout=address.patience or 1)
        self.statements = Statements(self._engine.dialect)

    async def start(self) -> None:
        # In a thread with a loop of its own: Alembic keeps what it does in globals, so that two stores of one process
        # have to wait for each other, which a loop must not do.
        await asyncio.to_thread(asyncio.run, self._migrate())

    async def stop(self) -> None:
        await self._engine.dispose()

    async def transact(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[..., T], *arguments: Any) -> T:
        try:
            return await self._read(work, *arguments)
        except Exception as error:
            if not worth_another_try(error):
                raise
        return await self._read(work, *arguments)

    async def give_back(self) -> bool:
        """Its autovacuum does that."""
        return False

    async def rewrite(self) -> None:
        """Its operator does that, with VACUUM FULL, if ever."""

    async def _read(self, work: Callable[..., T], *arguments: Any) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work, *arguments)

    async def read_anew(self, work: Callable[[Connection], T]) -> T:
        return await self.read(work)

    async def examine(self) -> None:
        """PostgreSQL looks after its pages itself, and complains of the one that it reads."""

    def interrupt(self) -> None:
        """There is nothing to interrupt."""

    async def forget_pages(self) -> None:
        """They are on the other side."""

    async def _migrate(self) -> None:
        engine = engine_of(self._address, poolclass=NullPool)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(migrate)
        finally:
            await engine.dispose()


def engine_of(address: Address, **settings: Any) -> AsyncEngine:
    patience = max(1, int(address.patience * 1000))
    connect = {
        "timeout": max(address.patience, 1.0),
        "command_timeout": max(SLOWEST, address.patience * 2),
        "server_settings": {"application_name": "baffe", "lock_timeout": str(patience), "jit": "off"},
    }
    return create_async_engine(address.url("asyncpg"), connect_args=connect, **settings)


def open_postgres(address: Address, group: bool) -> Store:
    if find_spec("asyncpg") is None:
        raise DriverMissing("PostgreSQL needs the package asyncpg: install baffe[postgres]")
    return Store(Postgres(address), group, PostgresListener(engine_of(address, poolclass=NullPool)))
