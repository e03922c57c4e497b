"""Requests, with an end to waiting: uvicorn by itself waits for ever for the rest of a head or of a body."""

import asyncio
from typing import Any, Final

import structlog
from msgspec import json
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from baffe.web.doors import Admission, Doors, Pace, counted_as
from baffe.web.problems import FULL, MEDIA_TYPE, RETRY_AFTER, problem

IS_FULL: Final = "baffe_full"
"""In the state of a request: it came when all connections were taken."""
SHORT_PATIENCE: Final = 2.0
"""Seconds for the head of a request that will be refused anyway."""
LARGEST_HEAD: Final = 32 * 1024

log = structlog.get_logger("baffe.web")


def is_full(scope: Any) -> bool:
    return bool(scope.get("state", {}).get(IS_FULL))


class HttpDoor(HttpToolsProtocol):
    """One connection, until it ends or becomes a socket."""

    server_state: Doors

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._patience = self.server_state.patience
        self._pace = Pace(self._patience)
        self._address = counted_as(self.client)
        self._in_head = False
        self._head = 0  # bytes of a head that is not complete
        self._deadline: float | None = self._in(self._patience.head)
        admission = self.server_state.arrives(self, self._address)
        if admission is not Admission.WELCOME:
            log.warning("connections are full", connections=self.server_state.count)
        if admission is Admission.FULL:
            self.app_state = {**self.app_state, IS_FULL: True}  # the application answers, as it does to everything
            self._deadline = self._in(min(SHORT_PATIENCE, self._patience.head))
        elif admission is Admission.SHUT:
            self._end_with(503, FULL, "all connections are taken")

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.leaves(self, self._address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.server_state.leaves(self, self._address)  # and comes back as a socket
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():  # whatever comes after our last word
            return
        super().data_received(data)
        self._head = self._head + len(data) if self._in_head else 0
        if self._head > LARGEST_HEAD:
            self._end_with(431, "too_large", f"the head of a request has at most {LARGEST_HEAD} bytes")

    # -- how far a request has come; called by the parser --

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        if IS_FULL not in self.app_state:
            self._deadline = self._in(self._patience.head)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._deadline = self._in(self._patience.body)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        answered = self.cycle is None or self.cycle.response_complete
        self._deadline = self._in(self._patience.idle) if answered else None  # None: it is our turn

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._deadline is None:
            self._deadline = self._in(self._patience.idle)

    # -- what takes too long --

    def look(self, now: float) -> None:
        if self._pace.is_stuck(self.transport.get_write_buffer_size(), now):
            self.transport.abort()
        elif self._deadline is not None and now > self._deadline and not self.transport.is_closing():
            self._deadline = None
            if self._may_speak():
                self._end_with(408, "too_slow", "the request did not come to its end in time")
            else:
                self.transport.close()

    def _may_speak(self) -> bool:
        """Whether somebody waits for an answer that has not begun; in the middle of another one we must not speak."""
        idle = self.cycle is None or self.cycle.response_complete
        return idle if self._in_head else not (idle or self.cycle.response_started or self.pipeline)

    def _end_with(self, status: int, code: str, detail: str) -> None:
        """The last word, past the application: it may not even know of this request."""
        told = problem(status, code, detail)
        body = json.encode(told)
        head = [f"HTTP/1.1 {status} {told.title}", f"content-type: {MEDIA_TYPE}", f"content-length: {len(body)}"]
        if status == 503:
            head.append(f"retry-after: {RETRY_AFTER}")
        self.transport.write("\r\n".join([*head, "connection: close", "", ""]).encode() + body)
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()

    def _in(self, seconds: float) -> float:
        return self.loop.time() + seconds
