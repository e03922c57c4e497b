"""The line to the database breaks in the moment of a commit: it was written, and nobody was told."""

from pathlib import Path
from typing import Any

import pytest

from baffe.service import wire
from baffe.service.errors import StoreGone
from baffe.service.service import Service
from tests.service.support import ME, Person, bots, serve


def test_what_a_bot_did_is_shown_though_its_commit_seemed_to_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baffe.service.driver.RETRY_SECONDS", 0.01)

    async def act(service: Service) -> None:
        append, lost = service.store.append, []

        async def half_deaf(code: str, entry: Any, snapshot: Any = None) -> None:
            await append(code, entry, snapshot)
            if entry.player.startswith("bot:"):
                lost.append(entry.number)
                raise StoreGone("connection was closed in the middle of operation")

        monkeypatch.setattr(service.store, "append", half_deaf)
        me = Person(service)
        joined = await service.open(me.guest, wire.Open("tokyo", [ME, *bots(1)], pace="off", start=True))
        await me.sit(joined.table.code)
        await me.play_on(lambda: len(lost) > 8 or me.ear.view["outcome"] is not None)
        assert len(lost) == len(set(lost)) > 3 and me.ear.errors == []

    serve(tmp_path, act)


def test_a_repeat_of_what_was_written_is_answered_and_not_applied_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(service: Service) -> None:
        append = service.store.append

        async def deaf(code: str, entry: Any, snapshot: Any = None) -> None:
            await append(code, entry, snapshot)
            raise StoreGone("connection was closed in the middle of operation")

        me = Person(service)
        seats = [ME, wire.SeatWish("device", "Tom")]
        joined = await service.open(me.guest, wire.Open("tokyo", seats, name="Léa", start=True))
        await me.sit(joined.table.code)
        question = me.asked()
        assert question is not None
        choice = wire.Choose("1", question["number"], question["options"][-1], question["seat"])
        with monkeypatch.context() as patch:
            patch.setattr(service.store, "append", deaf)
            await me.send(choice)
        assert me.ear.errors == ["store_failed"] and me.asked() == question
        await me.send(choice)
        assert me.ear.told[-1] == wire.Done("1", question["number"]) and me.asked() != question
        assert len(await service.store.entries(joined.table.code)) == 1

    serve(tmp_path, act)
