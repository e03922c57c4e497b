"""Somebody with a browser: requests and sockets from an address of their own.

Every address of 127.0.0.0/8 is this machine, and to the server each is another household. Requests are written by
hand: a comfortable client takes longer for one than the server does, and would slow down everybody by itself.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE: Final = 60.0
NO_EVENTS: Final = 10**9  # since: what has happened so far is not needed
BROKEN: Final = (WebSocketException, OSError, EOFError)


class Named(Struct):
    code: str


class Opened(Struct):
    table: Named


class Question(Struct):
    number: int
    seat: int
    options: list[str] | None = None


class View(Struct):
    decisions: list[Question]
    outcome: Any = None


class Frame(Struct):
    """All that a client needs to know of a message; the rest is skipped."""

    type: str
    id: str | None = None
    code: str = ""
    view: View | None = None


read: Final = json.Decoder(Frame).decode


class Guest:
    def __init__(self, port: int, address: str, cookie: str = "") -> None:
        self.port: Final = port
        self.address: Final = address
        self.cookie = cookie

    async def request(self, method: str, path: str, wish: Any = None) -> tuple[int, bytes]:
        """Status and body."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        try:
            body = b"" if wish is None else json.encode(wish)
            lines = [
                f"{method} /api/v1{path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close",
                "Content-Type: application/json", f"Content-Length: {len(body)}",
                *([f"Cookie: {self.cookie}"] if self.cookie else []),
            ]  # fmt: skip
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            head, _, answer = (await reader.read(-1)).partition(b"\r\n\r\n")
        finally:
            writer.close()
        if not head:
            raise ConnectionError("no answer")
        for line in head.decode("latin-1").split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                self.cookie = line.partition(":")[2].partition(";")[0].strip()
        return int(head.split(b" ", 2)[1]), answer

    async def passes(self, method: str, path: str, wish: Any = None) -> bool:
        """Whether a request was let through."""
        return (await self.request(method, path, wish))[0] < 400

    async def open(self, wish: Any) -> str:
        """The code of a new table."""
        status, body = await self.request("POST", "/tables", wish)
        if status != 201:
            raise ConnectionError(f"no table: {status}")
        return json.decode(body, type=Opened).table.code

    async def line(self, code: str, seat: int | None = None, hear: "Callable[[Frame], None] | None" = None) -> "Line":
        """A socket to a table; raises when it is refused."""
        connection = await dial(self.port, socket_of(code, seat), self.cookie, self.address)
        line = Line(connection, hear)
        await line.welcomed()
        return line


def socket_of(code: str, seat: int | None) -> str:
    """Where to listen to a table, through the eyes of a seat."""
    return f"/api/v1/tables/{code}/socket?since={NO_EVENTS}" + ("" if seat is None else f"&seat={seat}")


async def dial(port: int, path: str, cookie: str, address: str) -> ClientConnection:
    return await connect(
        f"ws://127.0.0.1:{port}{path}", additional_headers={"Cookie": cookie} if cookie else {}, compression=None,
        proxy=None, ping_interval=None, max_size=2**24, open_timeout=PATIENCE, local_addr=(address, 0),
    )  # fmt: skip


class Line:
    """A socket to a table, with somebody who listens."""

    def __init__(self, connection: ClientConnection, hear: Callable[[Frame], None] | None) -> None:
        self._connection: Final = connection
        self._hear: Final = hear
        self._first: Final = asyncio.Event()
        self._waiting: Final[dict[str, asyncio.Future[Frame]]] = {}
        self.view: View | None = None
        self.refused = 0
        self._listener: Final = asyncio.create_task(self._listen())

    @property
    def is_open(self) -> bool:
        return not self._listener.done()

    def question(self) -> Question | None:
        """What whoever looks through this line is asked."""
        found = [it for it in self.view.decisions if it.options is not None] if self.view else []
        return found[0] if found else None

    async def welcomed(self) -> None:
        await self._first.wait()
        if self.view is None and not self.is_open:
            raise ConnectionError("refused")

    async def send(self, message: str) -> None:
        await self._connection.send(message)

    async def ask(self, id: str, wish: Any) -> Frame:
        """Send a command and wait for its answer."""
        answer: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self._waiting[id] = answer
        await self.send(json.encode({**wish, "id": id}).decode())
        return await answer

    async def close(self) -> None:
        self._listener.cancel()
        await self._connection.close()

    async def _listen(self) -> None:
        try:
            with contextlib.suppress(*BROKEN):
                async for text in self._connection:
                    self._take(read(text))
        finally:
            self._first.set()
            for answer in self._waiting.values():
                answer.cancel()

    def _take(self, frame: Frame) -> None:
        if frame.view is not None:
            self.view = frame.view
        self._first.set()
        self.refused += frame.type == "error"
        answer = self._waiting.pop(frame.id or "", None)
        if answer is not None and not answer.done():
            answer.set_result(frame)
        if self._hear is not None:
            self._hear(frame)
