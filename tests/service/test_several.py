"""Several processes on one PostgreSQL: whoever writes, everybody hears; one drives the bots, another takes over."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from baffe.service import wire
from baffe.service.database import open_store
from baffe.service.service import Service
from baffe.service.settings import ServiceSettings
from tests.service.postgres import Cluster
from tests.service.support import FREE, ME, Person, bots


def two_services(cluster: Cluster, act: Callable[[Service, Service], Awaitable[None]]) -> None:
    """Two services as two processes would run them: each with connections and memory of its own."""
    url = cluster.new_database()

    async def run() -> None:
        settings = ServiceSettings(thinkers=1, several=True, lease_seconds=1.0)
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
        holder = next(iter(first._drivers.values()))
        await holder.stop()  # as if its process were dead
        async with asyncio.timeout(60):
            while not any([it.player.startswith("bot:") for it in await second.store.entries(code)]):
                for who in (lea, tom):
                    if who.asked():
                        await who.choose()
                await asyncio.sleep(0.05)
        assert second._drivers[code]._leased_until > 0

    two_services(cluster, act)


def test_chat_and_lobby_reach_the_other_process(cluster: Cluster) -> None:
    async def act(first: Service, second: Service) -> None:
        code, lea, tom = await friends(first, second)
        await tom.send(wire.Say("bonjour"))
        await lea.ear.until(lambda: any(isinstance(it, wire.Said) and it.chat.text == "bonjour" for it in lea.ear.told))
        await first.change_settings(lea.guest, code, wire.Settings(chat=False))
        await tom.ear.until(lambda: any(isinstance(it, wire.Lobby) and not it.table.chat for it in tom.ear.told))

    two_services(cluster, act)
