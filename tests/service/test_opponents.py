"""One person against any number of opponents that nobody plays."""

from pathlib import Path
from typing import Any

import pytest

from baffe.service import wire
from baffe.service.service import Service
from tests.service.support import FREE, ME, Person, denied, serve


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


@pytest.mark.parametrize("level", ["tactician", "titan"])
def test_a_level_that_thinks_ahead_answers_at_a_table(level: str, tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        wish = wire.Open("duel", [ME, wire.SeatWish("bot", bot=level)], pace="off", start=True)
        code = (await service.open(me.guest, wish)).table.code
        await me.sit(code)
        await me.play_on(lambda: me.ear.view["turns"] > 2 or me.ear.view["outcome"] is not None)
        told = [event for it in me.ear.told if isinstance(it, wire.Update) for event in it.events]
        assert {event["seat"] for event in told if event["type"] == "rolled"} == {0, 1} and me.ear.errors == []

    serve(tmp_path, act)


def test_a_level_that_the_game_does_not_have_is_refused(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = (await service.open(me.guest, wire.Open("duel", [ME, FREE]))).table.code
        wish = wire.Open("duel", [ME, wire.SeatWish("bot", bot="nobody")])
        for doing in (
            service.open(me.guest, wish),
            service.change_seat(me.guest, code, 1, wire.SeatChange(kind="bot", bot="nobody")),
        ):
            refused = await denied("bad_wish", doing)
            assert refused.reason == "'nobody' is none of random, rookie, simple, brawler, tactician, titan"

    serve(tmp_path, act)
