"""The rules change while tables are kept.

Running tables go on under their own version. Where that is no longer played they go on from their snapshot; finished
ones stay finished.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from baffe.games import GAMES
from baffe.service import wire
from baffe.service.database.packing import entry_rows_of, pack, snapshots_of, unpack
from baffe.service.people import Guest, new_guest
from baffe.service.service import Service
from baffe.session import RecordEntry
from tests.service.support import Person, denied, serve
from tests.service.test_record import opened, until_asked


@pytest.fixture(autouse=True)
def rules_may_change() -> Iterator[None]:
    game = GAMES["tokyo"]
    rules, oldest = game.rules, game.oldest_rules
    yield
    game.rules, game.oldest_rules = rules, oldest


def forget_old_rules() -> None:
    """A new version comes, and none of the old ones is played any more."""
    game = GAMES["tokyo"]
    game.rules += 1
    game.oldest_rules = game.rules


def begin_game(folder: Path, guest: Guest, entries: int, seats: int = 1) -> str:
    """A table whose record has at least so many entries; its code."""

    async def act(service: Service) -> str:
        me = Person(service, guest)
        code = await opened(service, guest, count=seats)
        await me.sit(code)
        while len(await service.store.entries(code)) < entries:
            await until_asked(me)
            await me.choose()
        await until_asked(me)
        return code

    return serve(folder, act)


def finish_game(folder: Path, guest: Guest, code: str) -> wire.TableInfo:
    async def act(service: Service) -> wire.TableInfo:
        me = Person(service, guest)
        await me.sit(code)
        await me.play_on()
        return (await service.info(guest, code)).table

    return serve(folder, act)


def test_a_game_that_went_on_is_finished_and_shown(tmp_path: Path) -> None:
    guest = new_guest()
    code = begin_game(tmp_path, guest, 25)
    forget_old_rules()
    table = finish_game(tmp_path, guest, code)
    assert (table.state, table.resumed, len(table.seed or "")) == ("over", True, 32)

    async def look(service: Service) -> None:
        await service.rooms._housekeeper.round()  # packs it
        assert (await service.info(guest, code)).table.seed == table.seed
        assert "the rules changed" in await service.record(guest, code)
        assert (await service.replay(guest, code, False)).decoded().steps[-1]["view"]["outcome"]

    serve(tmp_path, look)


def test_a_running_table_goes_on_under_its_own_version(tmp_path: Path) -> None:
    guest = new_guest()
    code = begin_game(tmp_path, guest, 25)
    played = GAMES["tokyo"].rules
    GAMES["tokyo"].rules += 1
    table = finish_game(tmp_path, guest, code)
    assert (table.state, table.resumed) == ("over", False)

    async def look(service: Service) -> None:
        assert not [it for it in await service.store.entries(code) if it.kind == "resume"]
        assert f"\nrules {played}\n" in await service.record(guest, code)
        steps = (await service.replay(guest, code, False)).decoded().steps
        assert steps[-1]["view"]["outcome"] and len(steps) > 25
        new = await opened(service, guest, count=1)
        row = await service.store.table(new)
        assert row is not None and row.rules == played + 1

    serve(tmp_path, look)


def test_a_finished_game_does_not_begin_again(tmp_path: Path) -> None:
    guest = new_guest()
    code = begin_game(tmp_path, guest, 1)
    table = finish_game(tmp_path, guest, code)
    assert table.state == "over"
    forget_old_rules()

    async def readable(service: Service) -> None:
        await service.rooms._housekeeper.round()
        now = (await service.info(guest, code)).table
        assert (now.state, now.seed, now.resumed) == ("over", table.seed, False)
        assert (await service.replay(guest, code, False)).decoded().steps[-1]["view"]["outcome"]
        assert not [it for it in await service.store.entries(code) if it.kind == "resume"]

    def spoil() -> None:
        """As if the rules led elsewhere than they did then."""
        with sqlite3.connect(tmp_path / "baffe.db") as database:
            [[blob]] = database.execute("SELECT packed FROM records WHERE code = ?", [code])
            packed = unpack(blob)
            entries, snapshots = [RecordEntry(*row) for row in entry_rows_of(packed, 0)], snapshots_of(packed)
            snapshots[-1].hash = "0" * 32
            database.execute("UPDATE records SET packed = ? WHERE code = ?", [pack(entries, snapshots), code])
        database.close()

    async def unreadable(service: Service) -> None:
        before = await service.store.entries(code)
        await denied("stopped", service.info(guest, code))
        assert await service.store.entries(code) == before

    serve(tmp_path, readable)
    spoil()
    serve(tmp_path, unreadable)


def test_a_second_change_is_noticed_too(tmp_path: Path) -> None:
    guest = new_guest()
    code = begin_game(tmp_path, guest, 25)

    async def resumes(service: Service) -> int:
        me = Person(service, guest)
        await me.sit(code)
        await until_asked(me)
        return len([it for it in await service.store.entries(code) if it.kind == "resume"])

    forget_old_rules()
    assert [serve(tmp_path, resumes) for _ in range(2)] == [1, 1]
    forget_old_rules()
    assert [serve(tmp_path, resumes) for _ in range(2)] == [2, 2]


def test_taking_back_after_a_change_does_not_replay_what_was_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The choices of before were made under other rules: nothing may be rebuilt from them."""
    guest = new_guest()
    code = begin_game(tmp_path, guest, 25)
    forget_old_rules()

    def from_the_beginning(*_: Any) -> None:
        raise AssertionError("replayed under rules that it was not played by")

    async def act(service: Service) -> None:
        me = Person(service, guest)
        await me.sit(code)
        question = await until_asked(me)
        before = me.ear.view
        with monkeypatch.context() as patch:
            patch.setattr("baffe.kernel.record.restart", from_the_beginning)
            await me.send(wire.Choose("new", question["number"], question["options"][-1]))
            await until_asked(me)
            await me.send(wire.Undo("u", me.ear.view["decisions"][0]["number"]))
        assert me.ear.errors == []
        again = me.asked()
        assert again is not None and again["options"] == question["options"] and again["number"] > question["number"]
        assert me.ear.view["seats"] == before["seats"] and me.ear.view["dice"] == before["dice"]
        await me.send(wire.Undo("v", again["number"]))
        assert me.ear.errors == ["cannot_undo"], "what was before the change stays"

    serve(tmp_path, act)

    async def restarted(service: Service) -> None:
        me = Person(service, guest)
        await me.sit(code)
        await until_asked(me)

    serve(tmp_path, restarted)
