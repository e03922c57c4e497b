"""Several processes on one PostgreSQL: whoever writes, everybody hears; one drives the bots, another takes over."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from baffe.service import wire
from baffe.service.database import open_store
from baffe.service.driver import Driver
from baffe.service.service import Service
from baffe.service.settings import ServiceSettings
from tests.service.database.support import grow_old
from tests.service.postgres import Cluster
from tests.service.support import FREE, ME, Person, bots, denied


def two_services(cluster: Cluster, act: Callable[[Service, Service], Awaitable[None]], **more: Any) -> None:
    """Two services as two processes would run them: each with connections and memory of its own."""
    url = cluster.new_database()

    async def run() -> None:
        settings = ServiceSettings(**{"bot_workers": 1, "several": True, "lease_seconds": 1.0, **more})
        first, second = [Service(open_store(url), settings) for _ in range(2)]
        await first.start()
        await second.start()
        try:
            await act(first, second)
        finally:
            await first.stop()
            await second.stop()

    asyncio.run(run())


async def friends(first: Service, second: Service, *more: wire.SeatWish, **wish: Any) -> tuple[str, Person, Person]:
    """Léa is connected to the first, Tom to the second."""
    lea, tom = Person(first), Person(second)
    opened = await first.open(lea.guest, wire.Open("tokyo", [ME, FREE, *more], name="Léa", pace="off", **wish))
    code = opened.table.code
    await second.join(tom.guest, code, wire.Join("Tom"))
    await lea.sit(code)
    await tom.sit(code)
    await lea.ear.until(lambda: lea.ear.told[-1].table.seats[1].name == "Tom")
    await first.begin(lea.guest, code)
    await tom.ear.until(lambda: any(getattr(it, "view", None) for it in tom.ear.told))
    return code, lea, tom


async def driver_of(service: Service, code: str) -> Driver:
    """A process that hears of a game from another one shows it first, and drives it a moment later."""
    async with asyncio.timeout(20):
        while code not in service.rooms._drivers:
            await asyncio.sleep(0.02)
    return service.rooms._drivers[code]


def test_two_people_at_two_processes_play_one_game(cluster: Cluster) -> None:
    async def act(first: Service, second: Service) -> None:
        code, lea, tom = await friends(first, second, *bots(1))
        async with asyncio.timeout(100):
            await asyncio.gather(lea.play_on(), tom.play_on())
        assert lea.ear.view["outcome"] == tom.ear.view["outcome"]
        told = [
            [event["n"] for it in who.ear.told if isinstance(it, wire.Update) for event in it.events]
            for who in (lea, tom)
        ]
        assert told[0] == sorted(set(told[0])) and told[0][-50:] == told[1][-50:]
        entries = await first.store.entries(code)
        assert [entry.number for entry in entries] == list(range(len(entries)))
        assert lea.ear.errors == tom.ear.errors == []

    two_services(cluster, act)


def test_another_process_takes_over_the_bots(cluster: Cluster) -> None:
    async def act(first: Service, second: Service) -> None:
        code, lea, tom = await friends(first, second, *bots(2))
        holder = next(iter(first.rooms._drivers.values()))
        await holder.stop()  # as if its process were dead
        async with asyncio.timeout(60):
            while not any([it.player.startswith("bot:") for it in await second.store.entries(code)]):
                for who in (lea, tom):
                    if who.asked():
                        await who.choose()
                await asyncio.sleep(0.05)
        assert second.rooms._drivers[code]._leased_until > 0

    two_services(cluster, act)


def test_chat_and_lobby_reach_the_other_process(cluster: Cluster) -> None:
    async def act(first: Service, second: Service) -> None:
        code, lea, tom = await friends(first, second)
        await tom.send(wire.Say("bonjour"))
        await lea.ear.until(lambda: any(isinstance(it, wire.Said) and it.chat.text == "bonjour" for it in lea.ear.told))
        await first.change_settings(lea.guest, code, wire.Settings(chat=False))
        await tom.ear.until(lambda: any(isinstance(it, wire.TableChanged) and not it.table.chat for it in tom.ear.told))

    two_services(cluster, act)


def test_who_closes_one_of_two_tabs_is_still_here(cluster: Cluster) -> None:
    """Tabs may be connected to different processes."""

    async def act(first: Service, second: Service) -> None:
        code, lea, _ = await friends(first, second)
        tab = Person(second, lea.guest)
        await tab.sit(code)
        assert lea.line is not None
        await lea.line.close()
        room = await first.room(code)
        async with asyncio.timeout(20):
            while not (room._presence.is_here(0) and room.connection_count == 0):
                await asyncio.sleep(0.02)
        assert (await first.info(lea.guest, code)).table.seats[0].online

    two_services(cluster, act)


def test_nobody_waits_for_ever_for_those_whose_process_has_died(cluster: Cluster) -> None:
    async def act(first: Service, second: Service) -> None:
        code, lea, tom = await friends(first, second)
        room, gone = await first.room(code), second.rooms._open[code]
        assert room._presence.is_here(1)
        await (await driver_of(second, code)).stop()
        gone._presence.connections.clear()  # as if it were dead: it says nothing of Tom, not even goodbye
        while lea.asked():
            await lea.choose()
        async with asyncio.timeout(60):
            while not room._stored.lobby.seats[1].away:
                await asyncio.sleep(0.02)
        await lea.ear.until(lambda: lea.asked() is not None)
        assert tom.line is not None

    two_services(cluster, act, absence=0.3)


def test_those_whose_process_lives_are_called_and_stay(cluster: Cluster) -> None:
    async def act(first: Service, second: Service) -> None:
        code, lea, tom = await friends(first, second)
        room = await first.room(code)
        await room.change(lambda lobby: lobby.call(1, tom.guest.id))
        assert not room._stored.lobby.seats[1].online
        async with asyncio.timeout(20):
            while not room._stored.lobby.seats[1].online:
                await asyncio.sleep(0.02)
        assert not room._stored.lobby.seats[1].away and lea.ear.errors == tom.ear.errors == []

    two_services(cluster, act)


def test_seats_and_house_rules_reach_lines_of_the_other_process(cluster: Cluster) -> None:
    async def act(first: Service, second: Service) -> None:
        code, lea, tom = await friends(first, second)
        stranger = Person(second)
        await stranger.sit(code)
        await tom.send(wire.Leave())
        room = await first.room(code)
        await lea.ear.until(lambda: room._stored.lobby.seats[1].left)
        await first.change_seat(lea.guest, code, 1, wire.SeatChange(kind="open"))
        await tom.ear.until(lambda: tom.line is not None and tom.line.seat is None)
        await first.join(tom.guest, code, wire.Join("Tom"))
        await tom.ear.until(lambda: tom.line is not None and tom.line.seat == 1)
        await first.change_settings(lea.guest, code, wire.Settings(watching=False))
        await stranger.ear.until(lambda: stranger.ear.closed == 4403)
        assert tom.ear.closed is None

    two_services(cluster, act)


def test_an_absence_runs_in_every_process_from_its_beginning(cluster: Cluster) -> None:
    async def act(first: Service, second: Service) -> None:
        code, lea, tom = await friends(first, second)
        await asyncio.sleep(0.6)  # longer than an absence: how long the table has been open does not count
        assert tom.line is not None
        await tom.line.close()
        await lea.ear.until(lambda: free_in(lea, 1) is not None)
        assert 0.0 < (free_in(lea, 1) or 0.0) <= 0.5
        await denied("seat_held", first.change_seat(lea.guest, code, 1, wire.SeatChange(kind="bot")))
        await lea.ear.until(lambda: free_in(lea, 1) == 0.0)
        await first.change_seat(lea.guest, code, 1, wire.SeatChange(kind="bot"))

    two_services(cluster, act, absence=0.5)


def free_in(who: Person, seat: int) -> float | None:
    told = [it for it in who.ear.told if isinstance(it, (wire.Welcome, wire.TableChanged))]
    return told[-1].table.seats[seat].free_in


def test_somebody_at_another_process_sees_that_they_are_called(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baffe.session.pacing.PATIENCE", 0.8)

    async def act(first: Service, second: Service) -> None:
        code, lea, tom = await friends(first, second)
        while lea.asked():
            await lea.choose()
        await tom.ear.until(lambda: tom.asked() is not None)
        number = (tom.asked() or {})["number"]
        await lea.send(wire.Substitute("s", 1, number))
        await tom.ear.until(lambda: isinstance(tom.ear.told[-1], wire.Update) and tom.ear.told[-1].deadline)
        assert len(await first.store.entries(code)) <= number, "there is time to answer"
        await lea.ear.until(lambda: lea.ear.view["decisions"][0]["number"] > number)
        assert (await first.store.entries(code))[number].player == "bot:simple"

    two_services(cluster, act)


def test_an_id_that_the_database_could_not_keep_is_a_bad_message(cluster: Cluster) -> None:
    async def act(first: Service, second: Service) -> None:
        _, lea, tom = await friends(first, second)
        who = lea if lea.asked() else tom
        question = who.asked()
        assert question is not None
        await who.send(wire.Choose("a\x00", question["number"], question["options"][-1]))
        await who.send(wire.Undo("\x00", question["number"]))
        assert who.ear.errors == ["bad_message", "bad_message"] and who.asked() == question

    two_services(cluster, act)


def test_lines_of_chat_that_cross_each_other_all_arrive(cluster: Cluster) -> None:
    async def act(first: Service, second: Service) -> None:
        _, lea, tom = await friends(first, second)
        for n in range(10):
            await asyncio.gather(lea.send(wire.Say(f"l{n}")), tom.send(wire.Say(f"t{n}")))
        wanted = sorted([f"{who}{n}" for who in "lt" for n in range(10)])
        for who in (lea, tom):
            await who.ear.until(partial(_has_heard, who, wanted))
            ids = [it.chat.id for it in who.ear.told if isinstance(it, wire.Said)]
            assert ids == sorted(set(ids))

    two_services(cluster, act)


def _has_heard(who: Person, wanted: list[str]) -> bool:
    return sorted([it.chat.text for it in who.ear.told if isinstance(it, wire.Said)]) == wanted


def test_whoever_comes_from_another_process_is_shown_no_less_than_they_have_seen(cluster: Cluster) -> None:
    """News of what was committed may come a moment later than the people themselves."""

    async def act(first: Service, second: Service) -> None:
        lea = Person(first)
        wish = wire.Open("tokyo", [ME, wire.SeatWish("device", "Tom")], name="Léa", start=True)
        code = (await first.open(lea.guest, wish)).table.code
        moved = Person(second, lea.guest)
        await moved.sit(code)
        before = moved.ear.told[0].seq
        assert second.store._listener is not None
        await second.store._listener.stop()

        async def answer(service: Service, id: str) -> int:
            """What is asked as the first process knows it; how many events it has told then."""
            look = await first.look(lea.guest, code, None, 0)
            assert look.view is not None
            question = look.view["decisions"][0]
            choice = wire.Choose(id, question["number"], question["options"][-1], question["seat"])
            await service.choose(lea.guest, code, choice)
            return (await service.look(lea.guest, code, None, 0)).seq

        seen = await answer(first, "1")
        assert seen > before
        await moved.sit(code, since=seen + 1)
        assert (moved.ear.told[0].seq, moved.ear.told[0].events) == (seen, [])
        await answer(first, "2")
        await answer(second, "3")
        assert len(await first.store.entries(code)) == 3

    two_services(cluster, act)


def test_a_table_that_one_process_puts_away_is_forgotten_by_the_others(cluster: Cluster) -> None:
    async def act(first: Service, second: Service) -> None:
        lea, stranger = Person(first), Person(second)
        code = (await first.open(lea.guest, wire.Open("tokyo", [ME, FREE], name="Léa"))).table.code
        assert (await second.info(stranger.guest, code)).table.code == code
        for service in (first, second):
            await service.rooms._housekeeper.stop()  # the first round may still go on
        await grow_old(first.store, 31)
        await second.store.note_time("second", 0.0, 1e12)  # and reads which day it is
        assert second.store.today == 31
        assert await first.store.put_away(1) == [code]
        async with asyncio.timeout(20):
            while code in second.rooms._open:
                await asyncio.sleep(0.01)
        await denied("put_away", second.info(stranger.guest, code))
        assert (await second.info(lea.guest, code)).table.code == code
        assert await first.store.put_away(1) == []

    two_services(cluster, act)
