"""The requests around a game: opening tables, taking seats, making keys."""

import json
import time
from http.cookiejar import CookieJar
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

from baffe.client.conversation import SLOWER, ClientError
from baffe.client.table import Table

TRIES: Final = 20  # of a request that is told to come later
PATIENCE: Final = 30.0  # seconds


class Server:
    """A server and the guest that it takes us for: the cookie is kept as long as this object."""

    def __init__(self, address: str) -> None:
        """Such as http://localhost:8417."""
        self.address: Final = address.rstrip("/")
        self._cookies: Final = CookieJar()
        self._opener: Final = build_opener(ProxyHandler({}), HTTPCookieProcessor(self._cookies))

    def ask(self, method: str, path: str, wish: Any = None) -> Any:
        """One request under /api/v1; waits when it is told to. Raises ClientError with the server's word."""
        body = None if wish is None else json.dumps(wish).encode()
        headers = {"Content-Type": "application/json"} if body else {}
        for _ in range(TRIES):
            try:
                request = Request(f"{self.address}/api/v1{path}", body, headers, method=method)
                with self._opener.open(request, timeout=PATIENCE) as answer:
                    text = answer.read().decode()
                return json.loads(text) if answer.headers.get_content_subtype() == "json" else text
            except HTTPError as refused:
                problem = _problem(refused)
                if problem.code != "too_many" and refused.code != 503:
                    raise problem from None
                time.sleep(SLOWER)
        raise ClientError("too_many", "the server has no time for us")

    def open(self, game: str, seats: list[str], start: bool = True, **wishes: Any) -> Table:
        """A table of our own. Seats are "me", "open", "bot" or "bot:LEVEL"; more wishes as in `Open`: options, name."""
        wish = {"game": game, "seats": [_seat(seat) for seat in seats], "start": start, "pace": "off", **wishes}
        return self.table(self.ask("POST", "/tables", wish)["table"]["code"])

    def join(self, code: str, name: str, seat: int | None = None) -> Table:
        """A free seat at somebody's table."""
        wish = {"name": name} if seat is None else {"name": name, "seat": seat}
        return self.table(self.ask("POST", f"/tables/{code}/join", wish)["table"]["code"])

    def start(self, table: Table) -> None:
        self.ask("POST", f"/tables/{table.code}/start")

    def key(self, table: Table, seat: int) -> str:
        """For a program that is to play an open seat of a table of ours. It is told once."""
        return str(self.ask("POST", f"/tables/{table.code}/seats/{seat}/key")["key"])

    def record(self, table: Table) -> str:
        """After the end."""
        return str(self.ask("GET", f"/tables/{table.code}/record"))

    def table(self, code: str) -> Table:
        """As the guest that we are here."""
        return Table(self.address, code, cookie="; ".join([f"{one.name}={one.value}" for one in self._cookies]))


def _seat(word: str) -> dict[str, str]:
    kind, _, level = word.partition(":")
    return {"kind": kind, "bot": level} if level else {"kind": kind}


def _problem(refused: HTTPError) -> ClientError:
    try:
        told = json.loads(refused.read())
        return ClientError(told["code"], told.get("detail", ""), told.get("field", ""))
    except (ValueError, KeyError, TypeError):
        return ClientError(str(refused.code), refused.reason)
