"""Nobody's bots slow down those of another, and tables at which nobody looks come to rest."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from baffe.service import wire
from baffe.service.bot_schedule import Asker, Attention
from baffe.service.room import Room
from baffe.service.service import Service
from baffe.service.wire import SeatWish
from baffe.service.worker_process import WorkerProcess
from tests.service.postgres import Cluster
from tests.service.support import ME, Person, bots, serve
from tests.service.test_several import two_services

THINKS = 0.02
SECONDS = 0.8


@pytest.fixture(autouse=True)
def slow_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that take their time, without processes."""

    async def start(_: WorkerProcess) -> None:
        pass

    async def ask(_: WorkerProcess, line: bytes, seconds: float, read: Any) -> Any:
        await asyncio.sleep(THINKS)
        return read(b"{}")

    monkeypatch.setattr(WorkerProcess, "start", start)
    monkeypatch.setattr(WorkerProcess, "ask", ask)


async def opened(service: Service, host: Person, *seats: SeatWish) -> str:
    wish = wire.Open("tokyo", list(seats or bots(6)), pace="off", start=True)
    return (await service.open(host.guest, wish)).table.code


async def moves(service: Service, code: str, seconds: float = SECONDS) -> int:
    """How many choices are made there meanwhile."""
    before = made(service, code)
    await asyncio.sleep(seconds)
    return made(service, code) - before


def made(service: Service, code: str) -> int:
    return service.rooms._open[code].choices_made or 0


async def goes_on(service: Service, code: str) -> None:
    before = made(service, code)
    await until(lambda: made(service, code) > before)


async def stands_still(service: Service, code: str) -> None:
    room = service.rooms._open[code]
    await until(lambda: room.is_paused)
    await until(lambda: not service.rooms._bots.busy)  # what was being thought
    async with room._stored.lock:  # and is being written
        pass
    still = made(service, code)
    await asyncio.sleep(5 * THINKS)
    assert made(service, code) == still and not room.is_over


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


def attention(room: Room) -> Attention:
    return room._presence.attention


def long_ago(room: Room) -> None:
    """Whoever was here has been gone for more than a minute."""
    room._presence._begun_at -= 61.0
    room._presence._left_at.update({guest: at - 61.0 for guest, at in room._presence._left_at.items()})
    room._presence._asked_at -= 61.0
    room._broadcast.changed.set()


def test_sixty_tables_of_another_guest_leave_a_solo_player_s_bots_their_pace(tmp_path: Path) -> None:
    """Where they are shared by arrival, one table of sixty-one keeps a thirtieth of its pace."""

    async def act(service: Service) -> None:
        me, flood = Person(service), Person(service)
        mine = await opened(service, me)
        await me.sit(mine)
        alone = await moves(service, mine)
        codes = [await opened(service, flood) for _ in range(60)]
        unseen = await moves(service, mine)
        for code in codes:
            await Person(service, flood.guest).sit(code)
        crowded = await moves(service, mine)
        assert unseen > alone * 0.5 and crowded > alone * 0.25, (alone, unseen, crowded)

    serve(tmp_path, act, bot_workers=2)


def test_a_table_of_bots_pauses_when_nobody_has_looked_for_a_minute(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = await opened(service, me)
        room = service.rooms._open[code]
        await me.sit(code)
        assert attention(room) is Attention.PERSON
        assert me.line is not None
        await me.line.close()
        assert attention(room) is Attention.NOBODY and not room.is_paused
        await goes_on(service, code)  # whoever reloads the page misses nothing
        long_ago(room)
        await stands_still(service, code)
        assert service.metrics()["paused"] == 1.0
        await me.sit(code)
        await goes_on(service, code)

    serve(tmp_path, act)


def test_the_minute_can_be_set_and_a_paused_table_leaves_the_memory(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code = await opened(service, Person(service))
        room = service.rooms._open[code]
        await stands_still(service, code)
        assert made(service, code) > 0
        await until(lambda: room.can_be_forgotten)

    serve(tmp_path, act, pause_after=0.3, forget_after=0.5)


def test_a_television_alone_is_reason_enough_to_go_on(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = await opened(service, me)
        room = service.rooms._open[code]
        await me.sit(code, watch=True)
        long_ago(room)
        assert attention(room) is Attention.SCREEN and not room.is_paused
        await goes_on(service, code)

    serve(tmp_path, act)


def test_a_program_that_only_asks_keeps_its_table_awake_and_wakes_it(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        code = await opened(service, me, ME, *bots(3))
        room = service.rooms._open[code]
        long_ago(room)
        assert room.is_paused
        players: set[str] = set()
        while players != {me.guest.player, "bot:simple"}:
            looked = await service.look(me.guest, code, None, 0)
            assert looked.view is not None and attention(room) is Attention.PERSON
            asked = [it for it in looked.view["decisions"] if "options" in it]
            if asked:
                word = asked[0]["options"][-1]
                long_ago(room)
                await service.choose(me.guest, code, wire.Choose(f"{asked[0]['number']}", asked[0]["number"], word))
                assert not room.is_paused
            await asyncio.sleep(THINKS)
            players = {entry.player for entry in await service.store.entries(code)}

    serve(tmp_path, act)


def test_a_clock_does_not_run_out_while_a_table_pauses(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me = Person(service)
        wish = wire.Open("tokyo", [ME, *bots(1)], pace="off", start=True, timer="fast")
        code = (await service.open(me.guest, wish)).table.code
        await me.sit(code)
        await me.ear.until(lambda: me.asked() is not None)
        question, room = me.asked(), service.rooms._open[code]
        assert me.line is not None
        await me.line.close()
        long_ago(room)
        room._game.clock.restart(-3600.0)
        await until(lambda: room.is_paused)
        await me.sit(code)
        assert me.asked() == question and me.ear.told[0].deadline > 10.0
        assert not me.ear.told[0].table.seats[0].away

    serve(tmp_path, act)


def test_a_restart_wakes_only_the_tables_to_which_people_come_back(tmp_path: Path) -> None:
    host = Person(None)  # type: ignore[arg-type]

    async def fill(service: Service) -> list[str]:
        return [await opened(service, host) for _ in range(8)]

    async def come_back(service: Service) -> None:
        assert service.metrics()["tables"] == 0.0
        for code in codes:
            await service.info(host.guest, code)  # a page that lists its tables looks at none of them
        before = {code: made(service, code) for code in codes}
        me = Person(service, host.guest)
        await me.sit(codes[0])
        await until(lambda: made(service, codes[0]) > before[codes[0]] + 5)
        assert {code for code in codes if made(service, code) > before[code]} == {codes[0]}
        assert service.metrics()["paused"] == 7.0

    codes = serve(tmp_path, fill)
    serve(tmp_path, come_back)


def test_a_seat_that_is_taken_while_its_bot_waits_is_not_played_by_it(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        me, friend = Person(service), Person(service)
        code = await opened(service, me, ME, SeatWish("open"))
        await service.begin(me.guest, code)
        room, schedule = service.rooms._open[code], service.rooms._bots._schedule
        others = await schedule.begin(Asker("another table", "another guest", "simple"))
        await me.sit(code)
        while not schedule.waiting:
            if me.asked():
                await me.choose()
            await asyncio.sleep(0.01)
        await service.join(friend.guest, code, wire.Join("Tom"))
        await friend.sit(code)
        question = friend.asked()
        schedule.end(others, 0.0)
        await asyncio.sleep(5 * THINKS)
        assert question is not None and friend.asked() == question and not room.due()

    serve(tmp_path, act)


def test_a_table_goes_on_in_the_process_to_which_somebody_comes(cluster: Cluster) -> None:
    """A spectator is known to one process only: the other one lets go of the table instead of driving it unseen."""

    async def act(first: Service, second: Service) -> None:
        me = Person(first)
        code = await opened(first, me)
        await until(lambda: made(first, code) > 3)
        spectator = Person(second)
        long_ago(first.rooms._open[code])
        await until(lambda: first.rooms._open[code].is_paused)
        await asyncio.sleep(2 * THINKS)
        await spectator.sit(code)
        before = made(second, code)
        await until(lambda: made(second, code) > before + 3)
        assert second.rooms._drivers[code]._leased_until > 0
        await until(lambda: first.rooms._drivers[code]._leased_until == 0)

    two_services(cluster, act, lease_seconds=30.0)
