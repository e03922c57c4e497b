"""What the worst guest has prepared in patient hours: games that are as expensive to replay as the server allows."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from tools.webbench.guest import NO_EVENTS

from baffe import Refused
from baffe.service import wire
from baffe.service.database import open_store
from baffe.service.errors import ServiceError
from baffe.service.people import Guest, new_guest
from baffe.service.room import Room
from baffe.service.service import Service
from baffe.service.settings import ServiceSettings
from baffe.web.identity import Identity, read_key

SEATS: Final = 6
OPENING: Final = 40  # choices before the first is taken back: an undo costs more the longer the game


class Past(Struct):
    cookie: str
    finished: str  # codes of tables
    open: str
    word: str  # can be chosen at the open one and taken back, again and again
    entries: int  # of the finished one


class Loner:
    """Plays all seats of a table, so that undo is free."""

    def __init__(self, room: Room, guest: Guest) -> None:
        self._room: Final = room
        self._guest: Final = guest
        self._count = 0

    def _questions(self) -> list[dict[str, Any]]:
        view = self._room.welcome(self._guest, None, NO_EVENTS).view
        found: list[dict[str, Any]] = [] if view is None else view["decisions"]
        return found

    def _id(self) -> str:
        self._count += 1
        return f"p{self._count}"

    async def choose(self, word: str = "") -> str:
        id, question = self._id(), next(it for it in self._questions() if "options" in it)
        word = word or question["options"][self._count * 7 % len(question["options"])]
        await self._room.choose(self._guest, wire.Choose(id, question["number"], word, question["seat"]))
        return word

    async def undo(self) -> None:
        await self._room.undo(self._guest, wire.Undo(self._id(), self._questions()[0]["number"]))

    async def dither(self, pairs: int) -> str:
        """Choose and take back, until the server has had enough; the word that can be taken back again and again.

        "" where the game was over before.
        """
        for _ in range(OPENING):
            await self.choose()
        word = await self._find_word()
        with suppress(ServiceError, Refused):
            for _ in range(pairs if word else 0):
                await self.choose(word)
                await self.undo()
        return word

    async def _find_word(self) -> str:
        """After dice, and while several are asked at once, nothing can be taken back: then the game goes on."""
        while not self._room.is_over:
            word = await self.choose()
            with suppress(ServiceError, Refused, IndexError):
                await self.undo()
                return word
        return ""


async def _play(folder: Path, pairs: int) -> Past:
    store = open_store(f"sqlite:///{folder / 'tables.sqlite'}")
    service = Service(store, ServiceSettings())
    await service.start()
    try:
        guest = new_guest()
        seats = [wire.SeatWish("me"), *[wire.SeatWish("device", f"P{n}") for n in range(1, SEATS)]]
        codes: list[str] = []
        word = ""
        while len(codes) < 2:
            opened = await service.open(guest, wire.Open("tokyo", seats, name="P0", start=True))
            room = await service.room(opened.table.code)
            loner = Loner(room, guest)
            word = await loner.dither(pairs)
            while word and not codes and not room.is_over:  # the first one is played to its end
                await loner.choose()
            codes += [opened.table.code] * bool(word)
        entries = len(await store.entries(codes[0]))
    finally:
        await service.stop()
    scope: dict[str, Any] = {"scheme": "http"}
    Identity(read_key(folder)).set_cookie(scope, guest)
    cookie = scope["state"]["baffe_cookie"].decode().partition(";")[0]
    return Past(cookie, codes[0], codes[1], word, entries)


def make_past(folder: Path, pairs: int) -> Past:
    """Written into the folder of a server that does not run."""
    return asyncio.run(_play(folder, pairs))
