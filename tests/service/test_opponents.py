"""One person against any number of opponents that nobody plays."""

from pathlib import Path
from typing import Any

import pytest

from baffe.service import wire
from baffe.service.service import Service
from tests.service.support import FREE, ME, Person, serve


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
