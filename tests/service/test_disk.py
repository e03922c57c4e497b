"""What games leave on the disk: little after their end, and nothing of the record is lost by it."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from baffe.games import GAMES
from baffe.service.aside import Aside
from baffe.service.database.store import Store
from baffe.service.housekeeping import Housekeeper
from baffe.service.settings import ServiceSettings
from baffe.service.stored_table import StoredTable
from baffe.session import RecordEntry
from tests.service.database.support import every_connection, pragma, with_store
from tests.service.whole_games import play_whole

GOLDEN = Path(__file__).parent / "golden"
MOST = 25_000  # bytes of a finished game


def housekeeper(store: Store, **settings: Any) -> Housekeeper:
    async def forget(_: list[str]) -> None: ...

    return Housekeeper(store, ServiceSettings(**settings), "house", set, forget)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("tokyo", 4, {"modules": list(GAMES["tokyo"].modules())}), ("duel", 2, {}), ("heavy_hitters", 2, {})],
)
def test_a_finished_game_takes_little_room_and_is_read_as_before(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any]
) -> None:
    file = tmp_path / "baffe.db"

    async def story(store: Store) -> None:
        empty = await store.size()
        code = await play_whole(store, game, seats, options, 5)
        before, stored = await store.entries(code), await read_again(store, code)
        large = await store.size() - empty
        await housekeeper(store).round()
        small = await store.size() - empty
        assert small <= MOST < large, f"{small} bytes, {large} before"
        after = await store.entries(code)
        assert [told(it) for it in after] == [told(it) for it in before]
        assert [it.client for it in after[-20:]] == [it.client for it in before[-20:]]
        assert await store.entries(code, before[-3].number) == after[-3:]
        assert {it.save for it in await store.snapshots(code)} == {""}
        assert await read_again(store, code) == stored

    with every_connection(pragma("synchronous = OFF")):  # nobody pulls the plug here
        with_store(f"sqlite:///{file}", story)


async def read_again(store: Store, code: str) -> tuple[str, list[dict[str, Any]]]:
    """The record and the last position, as somebody sees it who comes after a restart."""
    row = await store.table(code)
    assert row is not None and row.state == "over"
    session = await StoredTable(store, Aside(), row).session()
    assert session is not None and session.is_over
    return session.table.record(), session.events(None, 0)


def told(entry: RecordEntry) -> tuple[Any, ...]:
    return entry.number, entry.kind, entry.seat, entry.word, entry.to, entry.player, round(entry.at * 1000)


def test_games_that_ended_before_are_packed_too(tmp_path: Path) -> None:
    """In a database of a server of before, which also never became smaller: now it can."""
    file = tmp_path / "baffe.db"
    with sqlite3.connect(file) as database:
        database.executescript((GOLDEN / "tables.sql").read_text("utf-8"))
    database.close()

    async def story(store: Store) -> None:
        [code] = await store.to_pack("")
        before, rows = await read_again(store, code), await store.entries(code)
        await housekeeper(store, keep_days=0).round()
        assert await store.to_pack("") == []
        assert await read_again(store, code) == before and len(await store.entries(code)) == len(rows)

    with_store(f"sqlite:///{file}", story)
    database = sqlite3.connect(file)
    assert database.execute("PRAGMA auto_vacuum").fetchone() == (2,)
    over = "SELECT count(*) FROM {} JOIN tables USING (code) WHERE state = 'over'"
    counts = [database.execute(over.format(name)).fetchone()[0] for name in ("entries", "snapshots", "records")]
    assert counts == [0, 0, 1]
    database.close()
