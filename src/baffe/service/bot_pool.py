"""The pool of processes in which bots think, so that a slow bot never delays another table."""

import asyncio
import os
import sys
from hashlib import blake2b
from typing import Final

import structlog
from msgspec import MsgspecError, json

from baffe import Decision, Table
from baffe.bots import bot_class
from baffe.service.bot_worker import BotAnswer, BotRequest

LONGEST_LINE: Final = 16 * 2**20
START_SECONDS: Final = 20.0  # a first answer also waits for the process to start

log = structlog.get_logger("bots")


def bot_seed(code: str, number: int) -> int:
    """The bot's own chance: the same in every process and after every restart, so these bytes never change."""
    return int.from_bytes(blake2b(f"{code} {number}".encode(), digest_size=8, person=b"baffe thinker").digest(), "big")


class BotPool:
    """As many processes as wanted, started when the first bot is asked, replaced when one takes too long."""

    def __init__(self, count: int, budget: float) -> None:
        self._budget: Final = budget
        self.busy = 0
        self._free: Final[asyncio.Queue[BotProcess]] = asyncio.Queue()
        self._workers: Final = [BotProcess() for _ in range(max(count, 1))]
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, table: Table, decision: Decision, bot: str, seed: int) -> str:
        """The bot's word; after the budget, or a mistake of the bot, a word that is legal."""
        copy = table.copy()
        copy.loud = bot_class(table.game.name, bot).hears  # most bots need no log, and it is the longest part of a save
        save = copy.imagine(decision.seat, seed).save()
        worker = await self._free.get()
        self.busy += 1
        try:
            word = await worker.ask(BotRequest(save, decision.seat, bot, seed), self._budget)
        finally:
            self.busy -= 1
            self._free.put_nowait(worker)
        return word if word in decision.options else decision.options[-1]

    async def stop(self) -> None:
        for worker in self._workers:
            await worker.stop()


class BotProcess:
    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, request: BotRequest, budget: float) -> str:
        """The word, or "" when the bot made a mistake or took too long."""
        fresh = self._process is None or self._process.returncode is not None
        try:
            if fresh:
                self._process = await _started()
            process = self._process
            assert process is not None and process.stdin is not None and process.stdout is not None
            process.stdin.write(json.encode(request) + b"\n")
            async with asyncio.timeout(budget + (START_SECONDS if fresh else 0.0)):
                await process.stdin.drain()
                line = await process.stdout.readline()
            if not line:
                await self.stop()  # it has ended; one that had answered before is replaced at once
                return "" if fresh else await self.ask(request, budget)
            answer = json.decode(line, type=BotAnswer)
        except (TimeoutError, OSError, ValueError, MsgspecError) as error:
            answer = BotAnswer(error=str(error) or type(error).__name__)
            await self.stop()
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that of the next question
            raise
        if answer.error:
            log.warning("bot gave up", bot=request.bot, error=answer.error)
        return answer.word

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


async def _started() -> asyncio.subprocess.Process:
    paths = [path for path in sys.path if path]
    return await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", "baffe.service.bot_worker",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        start_new_session=True,  # Ctrl-C in the terminal is for the server, which stops its workers itself
    )  # fmt: skip
