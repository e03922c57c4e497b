"""Uvicorn around the application, with the settings that our sockets need."""

import asyncio
import gc
import logging
import socket
import threading
from math import inf
from time import monotonic
from types import FrameType
from typing import Final

import uvicorn

from baffe.web.app import App
from baffe.web.descriptors import most_connections, raise_limit
from baffe.web.doors import Doors
from baffe.web.http_protocol import HttpDoor
from baffe.web.settings import WebSettings
from baffe.web.short_turns import ask_for_short_turns
from baffe.web.socket_protocol import SocketDoor

PING_SECONDS: Final = 20.0
GRACE_SECONDS: Final = 5
LARGEST_FRAME: Final = 64 * 1024  # longer ones are not even read; what we answer to is much shorter
LOOKS: Final = 5  # ticks of uvicorn between two looks at all connections: half a second
REFUSED: Final = "ASGI callable returned without completing handshake."  # uvicorn says it of every refusal by HTTP
STRANGERS: Final = (  # what others do wrong: worth a line to whoever looks for it, and no more
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
COLLECTOR: Final = (20_000, 50, 100)


class WebServer(uvicorn.Server):
    """One process. It says when it listens, and why it could not."""

    def __init__(self, app: App, settings: WebSettings) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                loop="auto",  # uvloop where there is one
                http=HttpDoor,
                ws=SocketDoor,
                timeout_keep_alive=settings.patience.idle,
                ws_max_size=LARGEST_FRAME,
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PING_SECONDS,
                ws_per_message_deflate=False,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=True,
                forwarded_allow_ips="127.0.0.1,::1",
                timeout_graceful_shutdown=GRACE_SECONDS,
            )
        )
        self.doors: Final = Doors(
            settings.limits, settings.patience, most_connections(settings.limits.connections, raise_limit())
        )
        self.server_state = self.doors
        app.context.full_at = min(settings.full_at, self.doors.most * 9 // 10)
        self._app: Final = app
        self._drain: Final = settings.drain_seconds
        self._stops_at = inf
        self._decided: Final = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        ask_for_short_turns()  # here, because it is for the thread of the loop
        try:
            await super().startup(sockets)
        finally:
            self._decided.set()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Load balancers hear of it first; a second signal does not wait for them."""
        self._app.context.stage = "stopping"
        if self._drain and self._stops_at == inf:
            self._stops_at = monotonic() + self._drain
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOKS == 0:
            self.doors.look(asyncio.get_running_loop().time())
        if monotonic() >= self._stops_at:
            self.should_exit = True
        return await super().on_tick(counter)

    def ready(self, seconds: float = 60.0) -> bool:
        """Wait until it listens; False when it never will."""
        self._decided.wait(seconds)
        return self.started

    def run_until_stopped(self, sockets: list[socket.socket]) -> BaseException | None:
        """Until a signal or `should_exit`; what kept it from starting, if something did."""
        errors = logging.getLogger("uvicorn.error")
        errors.addFilter(self._is_news)
        try:
            self.run(sockets=sockets)
        except SystemExit:  # uvicorn's way to say that the application did not start
            if self._app.failure is None:
                raise
        finally:
            self._decided.set()
            errors.removeFilter(self._is_news)
        return self._app.failure

    def _is_news(self, record: logging.LogRecord) -> bool:
        """What kept us from starting is reported once, by the caller; what strangers send is no error of ours."""
        said = record.getMessage()
        if said in STRANGERS:
            record.exc_info = None
            record.levelno, record.levelname = logging.INFO, "INFO"
            return logging.getLogger().isEnabledFor(logging.INFO)
        return self._app.failure is None and said != REFUSED


def calm_collector() -> None:
    """Collect garbage less often: with hundreds of tables in memory a full collection takes 50 ms and more.

    What was imported stays and is not looked at again; tables themselves hold no cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)
