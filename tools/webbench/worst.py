"""The worst guest: one cookie, one address, and no mercy. Each deed is done as often as the limits allow.

Beside each deed stands something harmless that can be sent as often: reading what the server offers, or a ping.
"""

import asyncio
import os
import sys
import time
from typing import Any, ClassVar, Final

from msgspec import Struct, json
from tools.webbench.guest import BROKEN, Guest, Line
from tools.webbench.neighbours import PING, WARM_UP, say
from tools.webbench.past import Past

BURST: Final = 60  # at once
STEADY: Final = 20.0  # a second from then on, as a guest may
FAN_OUT: Final = 20  # sockets that hear what is said
DEEP: Final = "[" * 4000  # as long as a message may be
ADDRESS: Final = "127.0.1.1"


class Order(Struct):
    port: int
    seconds: float
    past: Past
    deeds: list[str]
    harmless: list[int] | None = None  # how often, for each deed: then nothing bad is done


class Tally(Struct):
    """What became of one deed. What is neither refused nor answered was still waiting at the end."""

    sent: int = 0
    answered: int = 0
    refused: int = 0  # by name, or by hanging up


class Deed:
    """Something that can be done again and again."""

    name: ClassVar[str]
    by_message: ClassVar[bool] = False  # on a socket, not by requests
    at_once: ClassVar[int] = 200  # so many may wait for their answers
    is_greedy: ClassVar[bool] = False  # prepares last: it takes all that is left

    def __init__(self, guest: Guest, past: Past) -> None:
        self.guest: Final = guest
        self.past: Final = past

    async def prepare(self) -> None:
        """What is needed first."""

    async def once(self) -> bool:
        """Do it; whether it was let through."""
        raise NotImplementedError


class Replays(Deed):
    """Asks for every step of a long game full of undos."""

    name = "replays"

    async def once(self) -> bool:
        return await self.guest.passes("GET", f"/tables/{self.past.finished}/replay")


class OpeningTables(Deed):
    name = "opening tables"

    async def once(self) -> bool:
        seats = [{"kind": "me"}, *[{"kind": "open"} for _ in range(5)]]
        return await self.guest.passes("POST", "/tables", {"game": "tokyo", "seats": seats, "name": "W"})


class TablesOfBots(Deed):
    """Opens tables at which bots play among themselves, as fast as they can."""

    name = "tables of bots"

    async def once(self) -> bool:
        wish = {
            "game": "tokyo",
            "seats": [{"kind": "bot"} for _ in range(6)],
            "name": "W",
            "pace": "off",
            "start": True,
        }
        return await self.guest.passes("POST", "/tables", wish)


class Sockets(Deed):
    """Opens socket after socket to a table and closes none."""

    name = "sockets"

    def __init__(self, guest: Guest, past: Past) -> None:
        super().__init__(guest, past)
        self._lines: Final[list[Line]] = []

    async def once(self) -> bool:
        self._lines.append(await self.guest.line(self.past.open))
        return True


class Messages(Deed):
    """Something that is sent on a socket; a new one when the server has hung up."""

    by_message = True
    message: ClassVar[str] = PING

    def __init__(self, guest: Guest, past: Past) -> None:
        super().__init__(guest, past)
        self._opening: Final = asyncio.Lock()
        self._line: Line | None = None

    async def prepare(self) -> None:
        await self.line()

    async def line(self) -> Line:
        async with self._opening:
            if self._line is None or not self._line.is_open:
                self._line = await self.guest.line(self.past.open)
            return self._line

    async def once(self) -> bool:
        line = await self.line()
        refused = line.refused
        await line.send(self.message)
        return line.refused == refused  # what came meanwhile is the answer to one of the last


class Chat(Messages):
    """Long lines, told to many sockets."""

    name = "chat"
    is_greedy = True
    message = json.encode({"type": "say", "text": "W" * 300}).decode()

    async def prepare(self) -> None:
        await super().prepare()
        self._audience = []
        for _ in range(FAN_OUT):
            try:
                self._audience.append(await self.guest.line(self.past.open))
            except BROKEN:
                break


class MalformedFrames(Messages):
    name = "malformed frames"
    message = DEEP


class Undos(Messages):
    """Chooses and takes it back, late in a long game."""

    name = "undos"
    at_once = 1

    def __init__(self, guest: Guest, past: Past) -> None:
        super().__init__(guest, past)
        self._is_back = True  # the choice was taken back

    async def once(self) -> bool:
        line = await self.line()
        async with self._opening:
            if line.view is None:
                return False
            wish: dict[str, Any] = {"type": "undo", "number": line.view.decisions[0].number}
            if self._is_back:
                wish = {**wish, "type": "choose", "word": self.past.word}
            answer = await line.ask(f"u{time.monotonic_ns()}", wish)
            self._is_back ^= answer.type == "done"
            return answer.type == "done"


class Reading(Deed):
    """Harmless: what the server offers."""

    async def once(self) -> bool:
        return await self.guest.passes("GET", "/server")


DEEDS: Final[tuple[type[Deed], ...]] = (
    Replays, Undos, Sockets, OpeningTables, TablesOfBots, Chat, MalformedFrames,
)  # fmt: skip


async def storm(deed: Deed, seconds: float, most: int | None) -> Tally:
    """Do it all the time; answers are not waited for. With `most`: no more often than that, as evenly as the deed."""
    tally, doing = Tally(), set[asyncio.Task[None]]()

    async def once() -> None:
        try:
            passed = await deed.once()
        except BROKEN:
            passed = False
        tally.answered += passed
        tally.refused += not passed

    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        due = BURST + int(STEADY * elapsed)
        if most is not None:
            due = min(due, most)
        while tally.sent < due and len(doing) < deed.at_once:
            tally.sent += 1
            task = asyncio.create_task(once())
            doing.add(task)
            task.add_done_callback(doing.discard)
        await asyncio.sleep(0.01)
    return tally


async def act(order: Order) -> list[Tally]:
    """All deeds of the order at the same time."""
    guest = Guest(order.port, ADDRESS, order.past.cookie)
    kinds = {kind.name: kind for kind in DEEDS}
    deeds: list[Deed] = []
    for name in order.deeds:
        kind = kinds[name]
        if order.harmless is not None:
            kind = Messages if kind.by_message else Reading
        deeds.append(kind(guest, order.past))
    for deed in sorted(deeds, key=lambda deed: deed.is_greedy):
        await deed.prepare()
    say({"ready": True})
    await asyncio.to_thread(sys.stdin.readline)
    await asyncio.sleep(WARM_UP)
    limits: list[int | None] = [*order.harmless] if order.harmless else [None for _ in deeds]
    return list(await asyncio.gather(*[storm(deed, order.seconds, n) for deed, n in zip(deeds, limits, strict=True)]))


def main() -> None:
    os.nice(10)  # this guest is far away: what they do here must not take the processor from anybody
    while line := sys.stdin.readline():
        say(asyncio.run(act(json.decode(line, type=Order))))


if __name__ == "__main__":
    main()
