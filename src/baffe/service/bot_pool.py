"""The pool of processes in which bots think, so that a slow bot never delays another table."""

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Final

import structlog
from msgspec import json

from baffe import Decision, Table
from baffe.bots.thinking import imagined
from baffe.service.bot_schedule import Asker, BotSchedule
from baffe.service.bot_worker import BotAnswer, BotRequest
from baffe.service.errors import ServiceError
from baffe.service.worker_process import WorkerDown, WorkerFailed, WorkerProcess

NICE: Final = 5  # the server itself comes first: all wait for it, also those who have no bots
RETRY_SECONDS: Final = 1.0  # between attempts to start one, for all tables together

log = structlog.get_logger("bots")


class BotsStopped(ServiceError):
    """The processes in which bots think do not start: tables wait, rather than let something be played."""

    def __init__(self, reason: str = "") -> None:
        super().__init__("bots_stopped", "", reason)


class BotPool:
    """As many processes as wanted, started when the first bot is asked, replaced when one takes too long."""

    def __init__(self, count: int, budget: float) -> None:
        self._budget: Final = budget
        self._workers: Final = [WorkerProcess("baffe.service.bot_worker", NICE) for _ in range(max(count, 1))]
        self._free: Final = [*self._workers]
        self._schedule: Final = BotSchedule(len(self._workers))
        self._failed_at = -inf  # when a process last did not start

    @property
    def busy(self) -> int:
        return self._schedule.busy

    @property
    def waiting(self) -> int:
        return self._schedule.waiting

    async def choose(
        self,
        table: Table,
        decision: Decision,
        bot: str,
        seed: int,
        asker: Asker | None = None,
        still: Callable[[], bool] = lambda: True,
    ) -> str:
        """The bot's word; after the budget, or a mistake of the bot, a word that is legal.

        "" if the question was no longer the bot's when its turn came. Raises BotsStopped.
        """
        turn = await self._schedule.begin(asker or Asker("", "", f"{table.game.name} {bot}"))
        begun: float | None = None
        try:
            if not still():
                return ""
            worker = self._free.pop()
            try:
                await self._start(worker)
                begun = monotonic()
                word = await self._ask(worker, table, decision, bot, seed)
            finally:
                self._free.append(worker)
        finally:
            self._schedule.end(turn, None if begun is None else monotonic() - begun)
        return word if word in decision.options else decision.options[-1]

    async def _ask(self, worker: WorkerProcess, table: Table, decision: Decision, bot: str, seed: int) -> str:
        """The word, or "" when the bot made a mistake or took too long."""
        save = imagined(table, decision.seat, bot, seed).save()
        request = json.encode(BotRequest(save, decision.seat, bot, seed))
        try:
            answer = await worker.ask(request, self._budget, read_answer)
        except WorkerDown as down:
            raise self._stopped(down) from down
        except WorkerFailed as failed:
            answer = BotAnswer(error=str(failed))
        if answer.error:
            log.warning("bot gave up", bot=bot, error=answer.error)
        return answer.word

    async def check(self) -> None:
        """Raises BotsStopped if no process runs and none can be started. Before any bot was asked, none is needed."""
        if any([worker.is_running for worker in self._workers]):
            return
        if self._failed_at > -inf or any([worker.has_run for worker in self._workers]):
            await self._start(self._workers[0])

    async def _start(self, worker: WorkerProcess) -> None:
        """Not tried by every table at once: what has just failed fails for the others too."""
        is_new = not worker.is_running
        if is_new and monotonic() - self._failed_at < RETRY_SECONDS:
            raise BotsStopped
        try:
            await worker.start()
        except WorkerDown as down:
            raise self._stopped(down) from down
        if is_new and self._failed_at > -inf:
            log.warning("bots think again")
            self._failed_at = -inf

    def _stopped(self, down: WorkerDown) -> BotsStopped:
        if self._failed_at == -inf:
            log.error("bots cannot think: their processes do not start", error=str(down))
        self._failed_at = monotonic()
        return BotsStopped(str(down))

    async def stop(self) -> None:
        for worker in self._workers:
            await worker.stop()


def read_answer(line: bytes) -> BotAnswer:
    return json.decode(line, type=BotAnswer)
