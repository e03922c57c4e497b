"""Replays, records and positions of stored games: worked out in a process of their own, remembered as bytes.

What is asked for is named by the table, the question and how far the game had come (`Asked`). So an answer is never
that of an earlier or another moment, and it holds nothing that depends on who asks: rights are looked at before.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final, Literal, NamedTuple

import structlog
from msgspec import json

from baffe.service.archive_worker import GIVEN, REFUSED
from baffe.service.byte_cache import ByteCache
from baffe.service.errors import ServiceError
from baffe.service.settings import ServiceSettings
from baffe.service.worker_process import WorkerFailed, WorkerProcess

log = structlog.get_logger("archive")

NICE: Final = 10  # bots and players come first


class Asked(NamedTuple):
    """What somebody would like to know of a game."""

    code: str
    progress: tuple[int, int]  # of the session: another one after every choice and every undo
    what: Literal["replay", "record", "position"]
    everything: bool = False
    at: int | None = None


ReadStored = Callable[[Asked], Awaitable[bytes]]
"""Reads what is stored of the game, as the line that a worker is asked with."""


class ArchiveFailed(Exception):
    """A game that was played cannot be played again: a mistake of ours."""


class Archive:
    """Who asks for what others have asked for gets their answer. Of all else, each guest has one at work at a time."""

    def __init__(self, settings: ServiceSettings) -> None:
        self._settings: Final = settings
        self._cache: Final = ByteCache(settings.replay_bytes)
        self._under_way: Final[dict[Asked, asyncio.Task[bytes]]] = {}
        self._counts: Final[Counter[str]] = Counter()  # under way, by guest
        self._turns: Final[dict[str, asyncio.Lock]] = {}  # of guests who have something under way
        self._processes: Final = [
            WorkerProcess("baffe.service.archive_worker", NICE) for _ in range(max(settings.replay_workers, 1))
        ]
        self._free: Final[asyncio.Queue[WorkerProcess]] = asyncio.Queue()
        for process in self._processes:
            self._free.put_nowait(process)

    @property
    def busy(self) -> int:
        """How many are at work or waiting."""
        return len(self._under_way)

    async def stop(self) -> None:
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in self._processes:
            await process.stop()

    async def answer(self, guest: str, asked: Asked, read_stored: ReadStored) -> memoryview:
        """JSON, as it is kept; raises ServiceError where there is no answer, or where too many wait for theirs."""
        found = self._cache.get(asked)
        if found is None:
            task = self._under_way.get(asked) or self._begin(guest, asked, read_stored)
            found = await asyncio.shield(task)  # others may wait for it too, and it is kept
        if found[:1] == REFUSED:
            code, reason = json.decode(found[1:], type=tuple[str, str])
            if code == "internal":
                raise ArchiveFailed(f"{asked.what} of {asked.code}: {reason}")
            raise ServiceError(code, "", reason)
        return memoryview(found)[1:]

    def _begin(self, guest: str, asked: Asked, read_stored: ReadStored) -> asyncio.Task[bytes]:
        if self._counts[guest] >= self._settings.replays_a_guest:
            raise ServiceError("too_many", "", "wait for what you have asked for")
        if self.busy >= self._settings.replays_in_all:
            raise ServiceError("too_many", "", "many ask for replays just now")
        self._counts[guest] += 1
        turn = self._turns.setdefault(guest, asyncio.Lock())
        task = asyncio.create_task(self._work_out(turn, asked, read_stored))
        self._under_way[asked] = task

        def end(done: asyncio.Task[bytes]) -> None:
            del self._under_way[asked]
            self._counts[guest] -= 1
            if not self._counts[guest]:
                del self._counts[guest], self._turns[guest]
            if not done.cancelled():
                done.exception()  # whoever waits is told; perhaps nobody does any more

        task.add_done_callback(end)
        return task

    async def _work_out(self, turn: asyncio.Lock, asked: Asked, read_stored: ReadStored) -> bytes:
        async with turn:  # before the line for a process: whoever asks for much waits behind who asks for little
            process = await self._free.get()
            try:
                line = await read_stored(asked)  # not before: what waits takes no memory
                answer = await process.ask(line, self._settings.replay_seconds, read_answer)
            except WorkerFailed as failed:
                log.warning("no answer", asked=asked.what, code=asked.code, error=str(failed))
                raise ServiceError("too_many", "", "the server is busy") from failed
            finally:
                self._free.put_nowait(process)
        self._cache.put(asked, answer)
        return answer


def read_answer(line: bytes) -> bytes:
    """As it came, without the line break; the cache holds it like this."""
    if line[:1] not in (GIVEN, REFUSED) or line[-1:] != b"\n":
        raise ValueError("is no answer")
    return line[:-1]
