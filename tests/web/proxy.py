"""A door with https before a server: it ends TLS and says so in the headers, as nginx or Caddy are told to."""

import asyncio
import ssl
import threading
from contextlib import suppress
from typing import Final

import trustme

NAME: Final = "games.example"
AUTHORITY: Final = trustme.CA()  # of this run, trusted nowhere else
ADDED: Final = b"X-Forwarded-Proto: https\r\nX-Forwarded-For: 203.0.113.9\r\n"


class Proxy:
    """In a thread of its own. The head of the first request of a connection is completed, the rest is passed on."""

    def __init__(self, port: int) -> None:
        self._behind: Final = port
        self._ready: Final = threading.Event()
        self._thread: Final = threading.Thread(target=lambda: asyncio.run(self._run()))
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._loop: asyncio.AbstractEventLoop
        self._end: asyncio.Event
        self.port = 0

    def __enter__(self) -> "Proxy":
        self._thread.start()
        assert self._ready.wait(20)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(20)
        assert not self._thread.is_alive()

    async def _run(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        AUTHORITY.issue_cert(NAME, "localhost").configure_cert(context)
        listening = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=context)
        self.port = listening.sockets[0].getsockname()[1]
        self._ready.set()
        await self._end.wait()
        listening.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, outside: asyncio.StreamReader, to_outside: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        writers = [to_outside]
        try:
            inside, to_inside = await asyncio.open_connection("127.0.0.1", self._behind)
            writers.append(to_inside)
            to_inside.write(await outside.readuntil(b"\r\n") + ADDED)
            await asyncio.gather(_pour(outside, to_inside), _pour(inside, to_outside))
        except (OSError, asyncio.IncompleteReadError):
            return  # one of the two has gone
        finally:
            for writer in writers:
                writer.transport.abort()
            self._tasks.discard(task)


async def _pour(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65536):
            target.write(data)
            await target.drain()
    target.close()


def trusting() -> ssl.SSLContext:
    """What a browser needs that knows our certificate."""
    context = ssl.create_default_context()
    AUTHORITY.configure_trust(context)
    return context
