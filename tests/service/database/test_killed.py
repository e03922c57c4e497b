"""kill -9 at any moment: what was acknowledged is there, once."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import asyncpg  # type: ignore[import-untyped]
import pytest

from baffe.service.database.store import Store
from tests.service.database.support import table, with_store

PLAYER = Path(__file__).with_name("appending.py")


async def buried(url: str) -> None:
    """PostgreSQL notices a moment later that a client is dead, and may finish what that one had asked for."""
    connection = await asyncpg.connect(url)
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    while await connection.fetchval(others):
        await asyncio.sleep(0.02)
    await connection.close()


@pytest.mark.slow
def test_nothing_that_was_acknowledged_is_lost_or_doubled(url: str) -> None:
    chance = Random(7)
    told: list[int] = []

    async def create(store: Store) -> None:
        await store.create(table())

    async def look(store: Store) -> list[int]:
        rows = [one.number for one in await store.entries("AAAA")]
        assert [one.number for one in await store.snapshots("AAAA")] == [n for n in rows if n % 20 == 0]
        return rows

    with_store(url, create)
    player = subprocess.Popen(
        [sys.executable, str(PLAYER), url, "follow", "AAAA"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with player:
        assert player.stdin is not None and player.stdout is not None
        for _ in range(10):
            player.stdin.write("live\n")
            player.stdin.flush()
            pid = int(player.stdout.readline().removeprefix("pid "))
            told.append(int(player.stdout.readline()))
            time.sleep(chance.uniform(0.0, 0.2))
            os.kill(pid, signal.SIGKILL)
            told += [int(line) for line in iter(player.stdout.readline, "dead\n")]
            if url.startswith("postgres"):
                asyncio.run(buried(url))
            kept = with_store(url, look)
            assert kept == list(range(len(kept)))
            assert set(told) <= set(kept)
        player.stdin.close()
    assert len(told) == len(set(told)) > 20
