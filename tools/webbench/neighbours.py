"""The others: tables at which people play on while somebody else does whatever they like to the server.

Each table has two clients, who answer quickly and send a ping four times a second, whether or not the last one was
answered: whoever waits for a slow server would otherwise measure it less often than a quick one.
"""

import asyncio
import random
import sys
import time
from collections import deque
from typing import Any, Final

from msgspec import Struct, json
from tools.webbench.guest import Frame, Guest, Line

SEATS: Final = 2
PAUSE: Final = (0.08, 0.16)  # seconds between two choices of a table
PING_SECONDS: Final = 0.25
WARM_UP: Final = 1.0
PING: Final = '{"type":"ping"}'
WISH: Final = {
    "game": "tokyo", "name": "P0", "start": True, "seats": [{"kind": "me"}, {"kind": "device", "name": "P1"}],
}  # fmt: skip


class Order(Struct):
    port: int
    tables: int
    seconds: float


class Report(Struct):
    """Seconds from a choice or a ping to its answer. What was never answered counts with the time that it waited."""

    choices: list[float]
    pings: list[float]
    refused: int


class Pings:
    """Pongs come in the order of the pings."""

    def __init__(self, table: "Table") -> None:
        self._table: Final = table
        self._sent: Final[deque[float]] = deque()

    def hear(self, frame: Frame) -> None:
        if frame.type == "pong" and self._sent:
            self._table.note(self._table.report.pings, self._sent.popleft())

    async def go_on(self, line: Line) -> None:
        await asyncio.sleep(random.uniform(0, PING_SECONDS))
        while True:
            self._sent.append(time.perf_counter())
            await line.send(PING)
            await asyncio.sleep(PING_SECONDS)

    def end(self) -> None:
        while self._sent:
            self._table.note(self._table.report.pings, self._sent.popleft())


class Table:
    def __init__(self, order: Order, index: int, report: Report) -> None:
        self._guest: Final = Guest(order.port, f"127.0.2.{index + 1}")
        self.report: Final = report
        self.counted_from = float("inf")
        self._lines: list[Line] = []
        self._pings: list[Pings] = []
        self._asked_at = 0.0
        self._count = 0

    def note(self, latencies: list[float], since: float) -> None:
        if since >= self.counted_from:
            latencies.append(time.perf_counter() - since)

    async def open(self) -> None:
        code = await self._guest.open(WISH)
        self._pings = [Pings(self) for _ in range(SEATS)]
        self._lines = [await self._guest.line(code, seat, self._pings[seat].hear) for seat in range(SEATS)]

    async def play(self) -> None:
        """One game after the other."""
        while True:
            async with asyncio.TaskGroup() as group:
                pinging = [
                    group.create_task(pings.go_on(line))
                    for pings, line in zip(self._pings, self._lines, strict=True)
                ]  # fmt: skip
                await self._play_game()
                for task in pinging:
                    task.cancel()
            for line in self._lines:
                await line.close()
            await self.open()

    async def _play_game(self) -> None:
        while not any([line.view is not None and line.view.outcome is not None for line in self._lines]):
            await asyncio.sleep(random.uniform(*PAUSE))
            for line in self._lines:
                question = line.question()
                if question is not None:
                    await self._choose(line, question.number, question.seat, question.options or [])
                    break

    async def _choose(self, line: Line, number: int, seat: int, words: list[str]) -> None:
        self._count += 1
        word = words[number * 7 % len(words)]
        self._asked_at = time.perf_counter()
        answer = await line.ask(f"c{self._count}", {"type": "choose", "number": number, "word": word, "seat": seat})
        self.note(self.report.choices, self._asked_at)
        self._asked_at = 0.0
        self.report.refused += answer.type == "error"

    def end(self) -> None:
        if self._asked_at:
            self.note(self.report.choices, self._asked_at)
        for pings in self._pings:
            pings.end()


async def measure(order: Order) -> Report:
    report = Report([], [], 0)
    tables = [Table(order, index, report) for index in range(order.tables)]
    await Guest(order.port, "127.0.2.254").passes("GET", "/server")  # the first page makes the server load its games
    for table in tables:
        await table.open()
    say({"ready": True})
    await asyncio.to_thread(sys.stdin.readline)
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(WARM_UP)
    for table in tables:
        table.counted_from = time.perf_counter()
    done, _ = await asyncio.wait(playing, timeout=order.seconds, return_when=asyncio.FIRST_EXCEPTION)
    for table in tables:
        table.end()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    report.refused += len(done)  # a table at which nobody could go on
    return report


def say(what: Any) -> None:
    sys.stdout.buffer.write(json.encode(what) + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    while line := sys.stdin.readline():
        say(asyncio.run(measure(json.decode(line, type=Order))))


if __name__ == "__main__":
    main()
