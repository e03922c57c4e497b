"""The real server on a free port, and people who come to it over HTTP and sockets."""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from msgspec import json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from baffe.service.settings import ServiceSettings
from baffe.service.token_buckets import Rate
from baffe.web.app import make_app
from baffe.web.server import WebServer
from baffe.web.settings import Limits, WebSettings

PATIENCE: Final = 40.0
UNLIMITED: Final = Limits(
    guest=Rate(1e6, 10**6), address=Rate(1e6, 10**6), tables_an_hour=10**6, wrong_codes_a_minute=10**6,
    wrong_joins=Rate(1e6, 10**6), wrong_joins_in_all=Rate(1e6, 10**6), guest_sockets=10**6, address_sockets=10**6,
    penalty=(0.0, 0.0),
)  # fmt: skip


def until(true: Callable[[], bool], what: str) -> None:
    """Wait for it; `what` is wrong if it never comes."""
    patience = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < patience, what
        time.sleep(0.02)


class Serving:
    """One server in a thread of this process."""

    def __init__(self, data: Path, buffer: int | None = None, **settings: Any) -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        if buffer is not None:  # of the system, for what a client has not read yet; connections inherit it
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        self.port: Final[int] = listening.getsockname()[1]
        self.host: Final = f"127.0.0.1:{self.port}"
        settings.setdefault("limits", UNLIMITED)
        settings.setdefault("service", ServiceSettings(bot_workers=1))
        self.settings: Final = WebSettings(data=data, port=self.port, **settings)
        self.app: Final = make_app(self.settings)
        self.server: Final = WebServer(self.app, self.settings)
        self._thread: Final = threading.Thread(target=self.server.run_until_stopped, args=([listening],))

    def __enter__(self) -> "Serving":
        self._thread.start()
        assert self.server.ready(), self.app.failure
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @contextmanager
    def guest(self, **headers: str) -> Iterator["Person"]:
        """Somebody new."""
        with httpx.Client(base_url=f"http://{self.host}", headers=headers, timeout=PATIENCE) as client:
            yield Person(client, self.host)


class Person:
    """A browser, or a program: it keeps its cookie."""

    def __init__(self, client: httpx.Client, host: str) -> None:
        self.http: Final = client
        self.host: Final = host

    def ask(self, method: str, path: str, wish: Any = None, **more: Any) -> httpx.Response:
        if wish is not None:
            more["json"] = wish
        return self.http.request(method, f"/api/v1{path}", **more)

    def told(self, method: str, path: str, wish: Any = None) -> Any:
        """What is answered when all is well."""
        answer = self.ask(method, path, wish)
        assert answer.is_success, answer.text
        return answer.json()

    def open(self, *seats: str, **more: Any) -> str:
        """A table whose seats are "me", "open", "bot" or a nickname on this device; its code."""
        wish = [_wish(seat) for seat in seats]
        joined = self.told("POST", "/tables", {"game": "tokyo", "seats": wish, "name": "Host", "pace": "off", **more})
        return str(joined["table"]["code"])

    @contextmanager
    def sit(self, code: str, query: str = "", **headers: str) -> Iterator["Line"]:
        """A socket to a table."""
        cookie = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])
        if cookie:
            headers.setdefault("Cookie", cookie)
        address = f"ws://{self.host}/api/v1/tables/{code}/socket{query}"
        with connect(
            address, additional_headers=headers, compression=None, open_timeout=PATIENCE, max_size=2**24, proxy=None,
            max_queue=None,  # who does not read everything can still say goodbye
        ) as socket:  # fmt: skip
            yield Line(socket)


def _wish(seat: str) -> dict[str, str]:
    if seat in ("me", "open", "bot"):
        return {"kind": seat}
    return {"kind": "device", "name": seat}


class Line:
    """An open socket; remembers every byte that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.frames: Final[list[str]] = []

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.encode(message).decode())

    def next(self, *kinds: str) -> Any:
        """The next message, of those kinds if some are named."""
        while True:
            frame = self.socket.recv(PATIENCE)
            assert isinstance(frame, str)
            self.frames.append(frame)
            message = json.decode(frame)
            if not kinds or message["type"] in kinds:
                return message

    def code_of_end(self) -> int:
        """Read until the server hangs up; its code."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return -1 if closed.rcvd is None else int(closed.rcvd.code)

    def answer(self, view: Any, answered: set[int]) -> None:
        """Answer what is asked of us with a word that changes from question to question, so that much happens."""
        for question in view["decisions"]:
            number = question["number"]
            if "options" in question and number not in answered:
                answered.add(number)
                options = question["options"]
                word = options[number * 7 % len(options)]
                self.send({"type": "choose", "id": f"q{number}", "number": number, "word": word})
