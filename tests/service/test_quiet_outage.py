"""A database that is gone is the store's news: nobody else who meets it writes a line into the log."""

from pathlib import Path
from typing import Any, Final

import pytest
from structlog.testing import capture_logs

from baffe.service import wire
from baffe.service.errors import StoreFailed, StoreGone
from baffe.service.service import Service
from tests.service.stored_games import PlayedGame
from tests.service.support import ME, Person, bots, serve

ERRORS: Final = {StoreGone("connection refused"): 0, StoreFailed("cannot be read"): 1}


def failing(error: StoreFailed) -> Any:
    async def fail(*_: Any) -> Any:
        raise error

    return fail


@pytest.mark.parametrize(("error", "lines"), ERRORS.items())
def test_an_end_that_is_not_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: StoreFailed, lines: int
) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = (await service.open(me.guest, wire.Open("duel", [ME, *bots(1)], pace="off", start=True))).table.code
        await me.sit(code)
        await me.ear.until(me.asked)
        monkeypatch.setattr(service.store, "save_table", failing(error))
        await me.play_on()
        assert me.ear.view["outcome"] is not None

    with capture_logs() as told:
        serve(tmp_path, act)
    assert len([line for line in told if line["event"] == "the end is not noted yet"]) == lines


@pytest.mark.parametrize(("error", "lines"), ERRORS.items())
def test_a_table_that_cannot_be_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: StoreFailed, lines: int
) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = (await service.open(me.guest, wire.Open("tokyo", [ME, *bots(1)], pace="off"))).table.code
        await me.sit(code)
        monkeypatch.setattr(service.store, "table", failing(error))
        with capture_logs() as told:
            await service.rooms._on_change("*", "all")
        assert [line["event"] for line in told] == ["forgotten, to be loaded again"] * lines
        assert code not in service.rooms._open

    serve(tmp_path, act)


@pytest.mark.parametrize(("error", "lines"), ERRORS.items())
def test_games_that_are_not_packed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: StoreFailed, lines: int
) -> None:
    game = PlayedGame()

    async def act(service: Service) -> None:
        await service.rooms._housekeeper.stop()
        for _ in range(3):
            await game.store(service)
        monkeypatch.setattr(service.store, "pack", failing(error))
        with capture_logs() as told:
            if isinstance(error, StoreGone):
                with pytest.raises(StoreGone):
                    await service.rooms._housekeeper._pack()
            else:
                await service.rooms._housekeeper._pack()
        assert [line["event"] for line in told] == ["a finished game was not packed"] * 3 * lines

    serve(tmp_path, act)
