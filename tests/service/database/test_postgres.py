"""Several processes on one PostgreSQL."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from baffe.service.database import DriverMissing, open_store, postgres, with_password
from baffe.service.database.notify import ChangeListener
from baffe.service.database.store import Store
from baffe.service.errors import StoreBusy, StoreFailed
from tests.service.database.support import entry, line, opened, table, with_store
from tests.service.postgres import Cluster

PLAYER = Path(__file__).with_name("appending.py")


class Ears:
    """Remembers what was heard."""

    def __init__(self) -> None:
        self.news: list[tuple[str, str]] = []

    async def __call__(self, code: str, what: str) -> None:
        self.news.append((code, what))

    async def until(self, condition: Callable[[list[tuple[str, str]]], bool]) -> None:
        async with asyncio.timeout(10):
            while not condition(self.news):
                await asyncio.sleep(0.01)


async def listening(url: str, heard: ChangeListener) -> Store:
    store = open_store(url)
    store.listen(heard)
    await store.start()
    return store


def test_others_hear_what_was_committed_and_oneself_does_not(postgres_url: str) -> None:
    async def story() -> None:
        mine, yours = Ears(), Ears()
        me, you = await listening(postgres_url, mine), await listening(postgres_url, yours)
        await me.create(table())
        await me.append("AAAA", entry(0))
        assert await me.save_table(table(version=1))
        assert not await me.save_table(table(version=1))
        await me.say("AAAA", line("hello"))
        with pytest.raises(Exception, match="AAAA 0"):
            await me.append("AAAA", entry(0))
        await you.append("AAAA", entry(1))
        await mine.until(lambda news: len(news) == 1)
        await yours.until(lambda news: len(news) >= 3)
        await asyncio.sleep(0.1)
        assert mine.news == [("AAAA", "entry")]
        assert yours.news == [("AAAA", "entry"), ("AAAA", "lobby"), ("AAAA", "chat")]
        await me.stop()
        await you.stop()

    asyncio.run(story())


def test_what_is_told_is_there_to_be_read(postgres_url: str) -> None:
    async def story() -> None:
        seen: list[int] = []

        async def look(code: str, what: str) -> None:
            seen.append(len(await you.entries(code)))

        you = await listening(postgres_url, look)
        async with opened(postgres_url) as me:
            await me.create(table())
            for number in range(10):
                await me.append("AAAA", entry(number))
                async with asyncio.timeout(10):
                    while len(seen) <= number:
                        await asyncio.sleep(0.005)
        assert seen == list(range(1, 11))
        await you.stop()

    asyncio.run(story())


def test_who_loses_the_connection_is_told_to_look_at_everything(postgres_url: str, cluster: Cluster) -> None:
    async def story() -> None:
        ears = Ears()
        async with opened(postgres_url) as me:
            await me.create(table())
            you = await listening(postgres_url, ears)
            name = postgres_url.rpartition("/")[2]
            await asyncio.to_thread(
                cluster.sql,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                f" WHERE datname = '{name}' AND query ILIKE 'LISTEN%'",
            )
            await ears.until(lambda news: ("*", "all") in news)
            await me.append("AAAA", entry(0))
            await ears.until(lambda news: ("AAAA", "entry") in news)
            await you.stop()

    asyncio.run(story())


def test_who_begins_to_listen_late_is_told_to_look_at_everything(postgres_url: str) -> None:
    async def story(store: Store) -> None:
        ears = Ears()
        store.listen(ears)
        await ears.until(lambda news: news == [("*", "all")])

    with_store(postgres_url, story)


def test_a_listener_that_fails_goes_on_listening(postgres_url: str) -> None:
    async def story() -> None:
        calls: list[str] = []

        async def fail(code: str, what: str) -> None:
            calls.append(code)
            raise ValueError("not my day")

        you = await listening(postgres_url, fail)
        async with opened(postgres_url) as me:
            for code in ("AAAA", "BBBB"):
                await me.create(table(code))
                await me.append(code, entry(0))
        async with asyncio.timeout(10):
            while calls != ["AAAA", "BBBB"]:
                await asyncio.sleep(0.01)
        await you.stop()

    asyncio.run(story())


def test_writes_and_reads_survive_that_all_connections_are_cut(postgres_url: str, cluster: Cluster) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        await asyncio.gather(*[store.append("AAAA", entry(n)) for n in range(10)])
        name = postgres_url.rpartition("/")[2]
        for number in range(10, 13):
            await asyncio.to_thread(
                cluster.sql, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
            )
            await store.append("AAAA", entry(number))
        await asyncio.to_thread(
            cluster.sql, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )
        assert len(await store.entries("AAAA")) == 13

    with_store(postgres_url, story)


def test_a_lock_is_waited_for_and_then_named_by_postgres_too(postgres_url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        other = await asyncpg.connect(postgres_url)
        async with other.transaction():
            await other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            results = await asyncio.gather(*[store.append("AAAA", entry(n)) for n in range(5)], return_exceptions=True)
            assert [type(result) for result in results] == [StoreBusy] * 5
        await other.close()
        await store.append("AAAA", entry(0))
        assert await store.entries("AAAA") == [entry(0)]

    with_store(f"{postgres_url}?timeout=0.3", story)


def test_a_table_that_is_being_written_to_is_not_removed(postgres_url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table("BUSY"))
        await store.create(table("IDLE"))
        other = await asyncpg.connect(postgres_url)
        async with other.transaction():
            await other.execute("UPDATE tables SET used_on = 1 WHERE code = 'BUSY'")
            assert await store.put_away(1) == ["IDLE"]
        await other.close()
        assert await store.put_away(1) == []

    with_store(postgres_url, story)


def test_processes_that_race_for_every_number_take_each_once(postgres_url: str) -> None:
    """Each tries to write all numbers of all tables, in groups; together they write each of them once."""
    codes = [f"T{n}" for n in range(5)]

    async def create(store: Store) -> None:
        for code in codes:
            await store.create(table(code))

    with_store(postgres_url, create)
    racers = [
        subprocess.Popen(
            [sys.executable, str(PLAYER), postgres_url, "race", f"p{n}", *codes], stdout=subprocess.PIPE, text=True
        )
        for n in range(3)
    ]
    won: dict[tuple[str, int], str] = {}
    for n, racer in enumerate(racers):
        output, _ = racer.communicate(timeout=100)
        assert racer.returncode == 0
        for told in output.split():
            code, number = told.split(":")
            assert (code, int(number)) not in won
            won[code, int(number)] = f"p{n}"

    async def look(store: Store) -> dict[tuple[str, int], str]:
        return {(code, one.number): one.player for code in codes for one in await store.entries(code)}

    assert with_store(postgres_url, look) == won
    assert len(won) == 5 * 100


def test_a_server_that_is_not_there_is_named() -> None:
    async def story() -> None:
        store = open_store("postgresql://baffe@127.0.0.1:1/baffe")
        with pytest.raises(StoreFailed):
            await store.start()
        with pytest.raises(StoreFailed):
            await store.check()
        await store.stop()

    asyncio.run(story())


def test_a_password_comes_from_where_postgres_programs_look_for_it(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, password = cluster.locked_database()

    async def open_and_close(url: str) -> None:
        store = open_store(url)
        try:
            await store.start()
        finally:
            await store.stop()

    for wrong in (with_password(url, "hunter2"), f"{url}?password=hunter2"):
        with pytest.raises(StoreFailed, match="password authentication failed") as refused:
            asyncio.run(open_and_close(wrong))
        assert "hunter2" not in str(refused.value)
    monkeypatch.setenv("PGPASSWORD", password)
    asyncio.run(open_and_close(url))
    monkeypatch.delenv("PGPASSWORD")
    kept = tmp_path / "passwords"
    kept.write_text(f"127.0.0.1:*:*:*:{password}\n", encoding="utf-8")
    kept.chmod(0o600)
    monkeypatch.setenv("PGPASSFILE", str(kept))
    asyncio.run(open_and_close(url))


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://baffe:hunter2@127.0.0.1:1/baffe",
        "postgresql://baffe:hunter2@127.0.0.1:port/baffe",
        "postgresql://baffe:hunter2@no.such.host.invalid/baffe",
        "mysql://baffe:hunter2@127.0.0.1/baffe",
        "postgresql://baffe:hunter2@127.0.0.1/baffe?timeout=hunter2",
        "postgresql//baffe:hunter2@127.0.0.1/baffe",
    ],
)
def test_no_complaint_tells_the_password(url: str) -> None:
    with pytest.raises(StoreFailed) as refused:
        asyncio.run(open_store(url).start())
    assert "hunter2" not in str(refused.value) + repr(refused.value)


def test_a_missing_driver_is_named_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> None:
        return None

    monkeypatch.setattr(postgres, "find_spec", nothing)
    with pytest.raises(DriverMissing, match="asyncpg"):
        open_store("postgresql://here/baffe")
