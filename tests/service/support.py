"""A service on a database in a folder, and people who sit at its tables."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import pytest
from msgspec import json

from baffe import Refused
from baffe.service import wire
from baffe.service.connection import Connection
from baffe.service.database import open_store
from baffe.service.errors import ServiceError
from baffe.service.people import Guest, new_guest
from baffe.service.service import Service
from baffe.service.settings import ServiceSettings

T = TypeVar("T")


class Ear:
    """An outlet that remembers what it was told, and lets a test wait for something."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.frames: list[bytes] = []
        self.closed: int | None = None
        self._news = asyncio.Event()

    def put(self, data: bytes) -> None:
        self.frames.append(data)
        self.told.append(json.decode(data, type=wire.FromServer))
        self._news.set()

    def close(self, code: int) -> None:
        self.closed = code
        self._news.set()

    async def until(self, true: Callable[[], Any], seconds: float = 20.0) -> None:
        async with asyncio.timeout(seconds):
            while not true():
                self._news.clear()
                await self._news.wait()

    @property
    def view(self) -> dict[str, Any]:
        """The last one told."""
        views = [it.view for it in self.told if isinstance(it, (wire.Welcome, wire.Update)) and it.view is not None]
        found: dict[str, Any] = views[-1]
        return found

    @property
    def errors(self) -> list[str]:
        return [it.code for it in self.told if isinstance(it, wire.Failed)]


class Person:
    """Somebody at a table, with one line to it."""

    def __init__(self, service: Service, guest: Guest | None = None) -> None:
        self.service = service
        self.guest = guest or new_guest()
        self.ear = Ear()
        self.line: Connection | None = None
        self._ids = 0

    async def sit(self, code: str, since: int = 0, seat: int | None = None, watch: bool = False) -> None:
        self.ear = Ear()
        self.line = await self.service.connect(self.guest, code, self.ear, since, seat, watch)

    async def send(self, message: wire.FromClient) -> None:
        assert self.line is not None
        await self.line.receive(message)

    def asked(self) -> dict[str, Any] | None:
        for question in self.ear.view["decisions"]:
            if "options" in question:
                found: dict[str, Any] = question
                return found
        return None

    async def choose(self, word: str | None = None) -> None:
        question = self.asked()
        assert question is not None
        self._ids += 1
        word = question["options"][-1] if word is None else word
        await self.send(wire.Choose(f"{self._ids}", question["number"], word, question["seat"]))

    async def play_on(self, over: Callable[[], bool] | None = None) -> None:
        """Answer whatever is asked, the last option always, until the game is over."""
        while not (over or self._over)():
            await self.ear.until(lambda: self._over() or self.asked() is not None)
            if self.asked() is not None and not self._over():
                await self.choose()

    def _over(self) -> bool:
        return self.ear.view["outcome"] is not None


def bots(count: int, bot: str = "simple") -> list[wire.SeatWish]:
    return [wire.SeatWish("bot", bot=bot) for _ in range(count)]


SLOW = (600.0, 600.0)  # people in tests answer by themselves, also where there is one answer only
ME = wire.SeatWish("me")
FREE = wire.SeatWish("open")


async def denied(code: str, doing: Any) -> ServiceError | Refused:
    with pytest.raises((ServiceError, Refused)) as refused:
        await doing
    assert isinstance(refused.value, ServiceError | Refused) and refused.value.code == code
    return refused.value


async def table_of_two(service: Service, **wish: Any) -> tuple[str, Person, Person]:
    """Léa, who is host, and Tom; the game has begun."""
    me, friend = Person(service), Person(service)
    code = (await service.open(me.guest, wire.Open("tokyo", [ME, FREE], name="Léa", **wish))).table.code
    await service.join(friend.guest, code, wire.Join("Tom"))
    await service.begin(me.guest, code)
    await me.sit(code)
    await friend.sit(code)
    return code, me, friend


def serve(folder: Path, act: Callable[[Service], Awaitable[T]], seed: int = 7, **settings: Any) -> T:
    """Run `act` with a service whose database lies in that folder; again with the same folder is a restart.

    Seeds are drawn from a list, so that a test plays the same game every time. With seed 7 seat 0 of two begins.
    """
    seeds = count(seed)

    async def run() -> T:
        service = Service(
            open_store(f"sqlite:///{folder / 'baffe.db'}"),
            ServiceSettings(**{"bot_workers": 1, "only_answer": SLOW, **settings}),
        )
        await service.start()
        try:
            return await act(service)
        finally:
            await service.stop()

    with patch("baffe.service.provably_fair.token_bytes", lambda size: next(seeds).to_bytes(size, "big")):
        return asyncio.run(run())
