"""The pool of processes in which bots think, so that a slow bot never delays another table."""

import asyncio
from typing import Final

import structlog
from msgspec import json

from baffe import Decision, Table
from baffe.bots.thinking import imagined
from baffe.service.bot_worker import BotAnswer, BotRequest
from baffe.service.worker_process import WorkerFailed, WorkerProcess

log = structlog.get_logger("bots")


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
        save = imagined(table, decision.seat, bot, seed).save()
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
        self._process: Final = WorkerProcess("baffe.service.bot_worker")

    @property
    def pid(self) -> int | None:
        return self._process.pid

    async def ask(self, request: BotRequest, budget: float) -> str:
        """The word, or "" when the bot made a mistake or took too long."""
        try:
            answer = await self._process.ask(json.encode(request), budget, read_answer)
        except WorkerFailed as failed:
            answer = BotAnswer(error=str(failed))
        if answer.error:
            log.warning("bot gave up", bot=request.bot, error=answer.error)
        return answer.word

    async def stop(self) -> None:
        await self._process.stop()


def read_answer(line: bytes) -> BotAnswer:
    return json.decode(line, type=BotAnswer)
