"""Who sleeps, comes late or comes back, and what clocks and bots make of it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from baffe.service import wire
from baffe.service.errors import StoreBusy
from baffe.service.room import Room
from baffe.service.running_game import now
from baffe.service.service import Service
from baffe.session import TIMERS
from tests.service.support import ME, Person, bots, serve, table_of_two

LONG = 3600.0


def long_ago(room: Room) -> None:
    """Every open question was asked an hour ago."""
    room._game.clock.restart(now() - LONG)


async def clock_runs_out(room: Room, seat: int) -> None:
    """A bot is due for this seat; what that changes in the lobby."""
    long_ago(room)
    _, change = room._presence.stand_in(next(it for it in room._game.decisions if it.seat == seat))
    if change is not None:
        await room.change(change)
    room._game.clock.restart(now())


async def asked_of(me: Person, friend: Person) -> tuple[Person, Person]:
    """Who is asked, and the other one."""
    return (me, friend) if me.asked() else (friend, me)


def test_a_table_that_everybody_has_left_waits_for_them(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        wish = wire.Open("tokyo", [ME, *bots(1)], pace="off", start=True)
        code = (await service.open(me.guest, wish)).table.code
        await me.sit(code)
        await me.ear.until(lambda: me.asked() is not None)
        question = me.asked()
        assert me.line is not None
        await me.line.close()
        room, driver = service.rooms._open[code], service.rooms._drivers[code]
        room._presence._left_at[me.guest.id] -= LONG
        long_ago(room)
        assert await driver._move() is None, "nothing will be due until somebody comes"
        await me.sit(code)
        assert me.asked() == question and not me.ear.told[0].table.seats[0].away
        due = await driver._move()
        assert due is None or due > 0

    serve(tmp_path, act)


def test_clocks_stand_still_while_nobody_is_there(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        wish = wire.Open("tokyo", [ME, *bots(1)], pace="off", start=True, timer="relaxed")
        code = (await service.open(me.guest, wish)).table.code
        room = service.rooms._open[code]
        await me.sit(code)
        await me.ear.until(lambda: me.asked() is not None)
        assert me.line is not None
        await me.line.close()
        long_ago(room)
        assert await service.rooms._drivers[code]._move() is None
        await me.sit(code)
        assert me.ear.told[0].deadline > TIMERS["relaxed"] / 2
        assert await service.store.entries(code) == [] or me.asked() is not None

    serve(tmp_path, act)


def test_a_clock_that_is_switched_on_begins_then(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service, pace="off")
        room = service.rooms._open[code]
        number = me.ear.view["decisions"][0]["number"]
        long_ago(room)  # somebody has thought for an hour
        await service.change_settings(me.guest, code, wire.Settings(timer="relaxed"))
        told = [it for it in friend.ear.told if isinstance(it, wire.Update)]
        assert told and told[-1].deadline is not None and told[-1].deadline > TIMERS["relaxed"] / 2
        assert await service.rooms._drivers[code]._move() is not None
        assert friend.ear.view["decisions"][0]["number"] == number

    serve(tmp_path, act)


def test_only_clocks_that_run_out_in_a_row_bring_a_bot_to_stay(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service, pace="off", timer="relaxed")
        room = service.rooms._open[code]
        for _ in range(3):
            who, _ = await asked_of(me, friend)
            question = who.asked()
            assert question is not None
            await clock_runs_out(room, question["seat"])
            await who.choose()
            assert not any([place.away for place in room._stored.lobby.seats])
        who, _ = await asked_of(me, friend)
        seat = who.asked()["seat"]  # type: ignore[index]
        await clock_runs_out(room, seat)
        await clock_runs_out(room, seat)
        assert room._stored.lobby.seats[seat].away

    serve(tmp_path, act)


def test_somebody_who_is_connected_says_that_it_is_back(tmp_path: Path) -> None:
    """A bot that answers at once leaves no question for a person to answer: taking the seat again is enough."""

    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service, pace="off")
        await service.rooms._open[code].change(lambda lobby: lobby.set_away(1))
        assert (await service.info(me.guest, code)).table.seats[1].away
        await friend.send(wire.Sit(1, friend.ear.told[0].seq + 1))
        assert not (await service.info(me.guest, code)).table.seats[1].away

    serve(tmp_path, act)


def test_who_is_turned_away_at_the_door_is_not_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(service: Service) -> None:
        code, me, friend = await table_of_two(service)
        await friend.send(wire.Leave())
        assert friend.line is not None
        await friend.line.close()

        async def locked(*_: Any) -> bool:
            raise StoreBusy("locked")

        with monkeypatch.context() as patch:
            patch.setattr(service.store, "save_table", locked)
            with pytest.raises(StoreBusy):
                await friend.sit(code)
        assert not (await service.info(me.guest, code)).table.seats[1].online
        await friend.sit(code)
        assert (await service.info(me.guest, code)).table.seats[1].online

    serve(tmp_path, act)


def test_a_mistake_of_ours_does_not_stop_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        broken = True
        choose = service.rooms._bots.choose

        async def fails_once(*arguments: Any) -> str:
            nonlocal broken
            if broken:
                broken = False
                raise RuntimeError("our mistake")
            return await choose(*arguments)

        monkeypatch.setattr(service.rooms._bots, "choose", fails_once)
        monkeypatch.setattr("baffe.service.driver.RETRY_SECONDS", 0.01)
        wish = wire.Open("tokyo", bots(2), pace="off", start=True)
        code = (await service.open(me.guest, wish)).table.code
        async with asyncio.timeout(60):
            while not await service.store.entries(code):
                await asyncio.sleep(0.02)
        assert not broken

    serve(tmp_path, act)
