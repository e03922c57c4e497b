"""A game that lobbies do not offer is opened by name: over HTTP and in the terminal."""

from pathlib import Path
from typing import Any

import pytest

from baffe.games import PLUGS
from baffe.service import wire
from baffe.service.service import Service
from tests.service.support import FREE, ME, Person, serve

UNLISTED = [name for name in PLUGS if not PLUGS[name].lobby]


@pytest.mark.parametrize("name", UNLISTED)
def test_it_is_not_in_the_catalogue_and_can_be_opened(name: str, tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        assert name not in [game.name for game in service.games()]
        me = Person(service)
        opened = await service.open(me.guest, wire.Open(name, [ME, FREE], pace="off"))
        assert opened.table.game == name

    serve(tmp_path, act)


@pytest.mark.parametrize(("seats", "opponents"), [([ME], 1), ([ME, FREE], 1), ([ME, FREE, FREE], 2)])
def test_as_many_opponents_sit_at_the_table_as_its_host_wants(seats: Any, opponents: int, tmp_path: Path) -> None:
    """A rule that plays any number of seats plays those that there are; at least one."""

    async def act(service: Service) -> None:
        me = Person(service)
        wish = wire.Open("heavy_hitters", seats, options={"solo": "hard"}, pace="off", start=True)
        opened = await service.open(me.guest, wish)
        assert [seat.rule for seat in opened.table.seats] == ["", *["hard"] * opponents]
        await me.sit(opened.table.code)
        assert len(me.ear.view["seats"]) == opponents + 1 and me.asked() is not None

    serve(tmp_path, act)
