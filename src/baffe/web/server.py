"""Uvicorn around the application, with the settings that our sockets need."""

import gc
import logging
import socket
import threading
from typing import Final

import uvicorn

from baffe.web.app import App
from baffe.web.settings import WebSettings

PING_SECONDS: Final = 20.0
GRACE_SECONDS: Final = 5
LARGEST_FRAME: Final = 64 * 1024  # longer ones are not even read; what we answer to is much shorter
REFUSED: Final = "ASGI callable returned without completing handshake."  # uvicorn says it of every refusal by HTTP
COLLECTOR: Final = (20_000, 50, 100)


class WebServer(uvicorn.Server):
    """One process. It says when it listens, and why it could not."""

    def __init__(self, app: App, settings: WebSettings) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                loop="auto",  # uvloop where there is one
                http="httptools",
                ws="websockets-sansio",
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
        self._app: Final = app
        self._decided: Final = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        finally:
            self._decided.set()

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
        """What kept us from starting is reported once, by the caller; a socket that we refused is no error."""
        return self._app.failure is None and record.getMessage() != REFUSED


def calm_collector() -> None:
    """Collect garbage less often: with hundreds of tables in memory a full collection takes 50 ms and more.

    What was imported stays and is not looked at again; tables themselves hold no cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)
