"""Arrivals and departures of many people are told together."""

import asyncio
from pathlib import Path

from baffe.service import wire
from baffe.service.broadcast import GATHER
from baffe.service.service import Service
from tests.service.support import FREE, ME, Person, serve

CROWD = 100


def told(person: Person) -> list[wire.TableChanged]:
    return [it for it in person.ear.told if isinstance(it, wire.TableChanged)]


async def crowd_at(service: Service) -> tuple[str, Person, list[Person]]:
    host = Person(service)
    code = (await service.open(host.guest, wire.Open("tokyo", [ME, FREE], name="Host"))).table.code
    await host.sit(code)
    return code, host, [Person(service) for _ in range(CROWD)]


def test_a_hundred_arrivals_are_a_few_frames_for_each_and_so_are_departures(tmp_path: Path) -> None:
    """One frame for everybody at each arrival would be 5,050 of them."""

    async def act(service: Service) -> None:
        code, host, crowd = await crowd_at(service)
        for person in crowd:
            await person.sit(code)
            assert isinstance(person.ear.told[0], wire.Welcome), "who comes is welcomed at once"
        await host.ear.until(lambda: told(host)[-1].table.watchers == CROWD)
        assert sum([len(told(person)) for person in [host, *crowd]]) < 4 * CROWD
        for person in crowd:
            assert person.line is not None
            await person.line.close()
        await host.ear.until(lambda: told(host)[-1].table.watchers == 0)
        assert sum([len(told(person)) for person in [host, *crowd]]) < 6 * CROWD

    serve(tmp_path, act)


def test_the_first_arrival_is_told_at_once_and_other_news_do_not_wait(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        code, host, crowd = await crowd_at(service)
        await crowd[0].sit(code)
        assert len(told(host)) == 1
        await crowd[1].sit(code)
        assert len(told(host)) == 1, "told with those that follow"
        await service.join(crowd[1].guest, code, wire.Join("Tom"))
        assert [seat.name for seat in told(host)[-1].table.seats] == ["Host", "Tom"]
        assert told(host)[-1].table.seats[1].online, "a change tells who has come meanwhile too"
        count = len(told(host))
        await asyncio.sleep(2 * GATHER)
        assert len(told(host)) == count, "nothing is told twice"

    serve(tmp_path, act)
