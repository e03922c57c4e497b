"""Programs at tables, four sockets each, in a process of their own. One order comes in, one report goes out.

ours: every socket looks through its own seat's eyes and answers when it is asked.
bare: the sockets take turns, at each of them as many bytes come in and go out.
"""

import asyncio
import contextlib
import sys
import time
from typing import Any, Final

from msgspec import Struct, json
from tools.webbench.guest import Guest, dial, read, socket_of
from websockets.asyncio.client import ClientConnection

SEATS: Final = 4


class Order(Struct):
    form: str  # ours or bare
    port: int
    tables: int
    seconds: float
    pause: float = 0.0  # between two choices of a table; 0: as fast as they are answered
    samples: int = 0  # frames to bring home


class Report(Struct):
    choices: int
    seconds: float
    bytes: int
    latencies: list[float]
    frames: list[str]


class Table:
    """Four programs around one table. The time from a choice to each other seat is taken here."""

    def __init__(self, crowd: "Crowd", index: int) -> None:
        self.crowd: Final = crowd
        self.index: Final = index
        self.lines: list[ClientConnection] = []
        self.sent_at = 0.0
        self.sender = -1
        self.choices = 0
        self.heard = 0
        self.ready = asyncio.Event()

    async def open(self, guest: Guest) -> None:
        order, code = self.crowd.order, ""
        if order.form == "ours":
            seats = [{"kind": "me"}] + [{"kind": "device", "name": f"P{i}"} for i in range(1, SEATS)]
            code = await guest.open({"game": "tokyo", "seats": seats, "name": "P0", "start": True})
        for seat in range(SEATS):
            path = socket_of(code, seat) if code else f"/room/{self.index}?seat={seat}"
            self.lines.append(await dial(order.port, path, guest.cookie, guest.address))

    async def sit(self, seat: int) -> None:
        """Listen for one seat, and answer."""
        crowd = self.crowd
        with contextlib.suppress(Exception):
            async for text in self.lines[seat]:
                at = time.perf_counter()
                if crowd.counting:
                    crowd.report.bytes += len(text)
                frame = read(text)
                if frame.type == "update":
                    if crowd.counting and self.sender not in (-1, seat):
                        crowd.report.latencies.append(at - self.sent_at)
                    if crowd.order.samples and len(crowd.report.frames) < crowd.order.samples and crowd.counting:
                        crowd.report.frames.append(str(text))
                    self.heard += 1
                if crowd.order.form == "bare":
                    if frame.type == "done":
                        await self.choose((seat + 1) % SEATS, 0, "keep:1,1,heart")
                elif frame.view is not None and frame.type in ("update", "welcome"):
                    for question in frame.view.decisions:
                        if question.options is not None:
                            word = question.options[question.number * 7 % len(question.options)]
                            await self.choose(seat, question.number, word)

    async def choose(self, seat: int, number: int, word: str) -> None:
        crowd = self.crowd
        await crowd.started.wait()
        if crowd.order.pause:
            await asyncio.sleep(max(self.sent_at + crowd.order.pause - time.perf_counter(), 0.0))
        self.choices += 1
        if crowd.counting:
            crowd.report.choices += 1
        self.sender = seat
        wish = {"type": "choose", "id": f"{self.choices}", "number": number, "word": word, "seat": seat}
        data = json.encode(wish).decode()
        self.sent_at = time.perf_counter()
        await self.lines[seat].send(data)


class Crowd:
    def __init__(self, order: Order) -> None:
        self.order: Final = order
        self.report: Final = Report(0, 0.0, 0, [], [])
        self.started: Final = asyncio.Event()
        self.counting = False

    async def run(self) -> None:
        order = self.order
        tables = [Table(self, index) for index in range(order.tables)]
        tasks: list[asyncio.Task[None]] = []
        guest = Guest(order.port, "127.0.0.1")
        for table in tables:
            await table.open(guest)
            tasks += [asyncio.create_task(table.sit(seat)) for seat in range(SEATS)]
        say({"ready": True})
        await asyncio.to_thread(sys.stdin.readline)
        for i, table in enumerate(tables):  # not all in the same instant
            table.sent_at = time.perf_counter() - order.pause * i / max(len(tables), 1)
            if order.form == "bare":
                tasks.append(asyncio.create_task(table.choose(0, 0, "keep:1,1,heart")))
        self.started.set()
        await asyncio.sleep(min(order.seconds / 4, 2.0))
        self.counting = True
        began = time.perf_counter()
        await asyncio.sleep(order.seconds)
        self.counting = False
        self.report.seconds = time.perf_counter() - began
        say(self.report)
        for task in tasks:
            task.cancel()


def say(what: Any) -> None:
    sys.stdout.buffer.write(json.encode(what) + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    order = json.decode(sys.stdin.readline(), type=Order)
    asyncio.run(Crowd(order).run())


if __name__ == "__main__":
    main()
