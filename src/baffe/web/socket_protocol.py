"""Sockets, with limits for what uvicorn answers and collects by itself, before the application sees any of it."""

import asyncio
from asyncio.transports import BaseTransport
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from baffe.web.doors import Doors, counted_as

MOST_SMALL: Final = 200
"""Pings, pongs and pieces of messages between two looks; a browser sends one ping or pong in that time, if any."""
SLICE: Final = 16 * 1024
"""Bytes that are parsed at once: thousands of tiny frames that come together must not keep others waiting."""

NONSENSE: Final = 4400
"""What the application hears as the close code, whatever the protocol calls it."""

ON_NONSENSE: Final = "on_nonsense"
"""The key, in the state of a socket, of what the application wants called before we hang up because of nonsense."""


class SocketDoor(WebSocketsSansIOProtocol):
    """One connection, since it became a socket."""

    def __init__(
        self,
        config: Config,
        server_state: Doors,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._doors: Final = server_state
        self._address = ""
        self._small = 0
        self._given_up = False
        self._closing_since: float | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._address = counted_as(self.client)
        self._doors.arrives(self, self._address)  # it was let in when it was a request

    def connection_lost(self, exc: Exception | None) -> None:
        self._doors.leaves(self, self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self._given_up:
                return
            super().data_received(data[start : start + SLICE])

    # -- frames that are no messages --

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._small = max(self._small, len(self.frames))  # empty pieces do not count towards the size of a message
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        self._small += 1
        if self._small > MOST_SMALL and not self._given_up:
            if not self.close_sent and not self.transport.is_closing():
                self.conn.send_close(CloseCode.POLICY_VIOLATION, "too many small frames")
                self.handle_parser_exception()
            self._given_up = True
        return not self._given_up

    def handle_parser_exception(self) -> None:
        """Frames that are none, too large or no text: whoever sends them is not let in again at once.

        The application is told before the sender can know of it: it hears of the end only when its turn comes, and the
        next connection of the sender might be faster.
        """
        self._given_up = True
        scope: Any = getattr(self, "scope", {})  # there is none before the handshake
        on_nonsense = scope.get("state", {}).get(ON_NONSENSE)
        if on_nonsense is not None:
            on_nonsense()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": NONSENSE})
        super().handle_parser_exception()

    def look(self, now: float) -> None:
        """A socket that is closed waits until all was sent: for ever, if nobody reads it."""
        self._small = 0
        if not self.transport.is_closing():
            return
        if self._closing_since is None:
            self._closing_since = now
        elif now - self._closing_since > self._doors.patience.farewell:
            self.transport.abort()
