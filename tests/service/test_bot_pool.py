"""Bots think in processes of their own: one that hangs, dies or errs delays nobody for long."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

import pytest
from msgspec import json

import baffe
from baffe.service.bot_pool import BotPool, BotsStopped
from baffe.service.bot_worker import BotAnswer, BotRequest

T = TypeVar("T")


def at_work(pool: BotPool) -> int:
    """The number of its process."""
    pid = pool._workers[0].pid
    assert pid is not None
    return pid


def test_a_bot_that_takes_too_long_is_answered_for_and_replaced() -> None:
    async def act() -> None:
        table = baffe.deal("tokyo", 2, 7)
        decision = table.decision
        assert decision is not None
        pool = BotPool(1, 0.5)
        try:
            assert await pool.choose(table, decision, "simple", 1) in decision.options
            hung = at_work(pool)
            os.kill(hung, signal.SIGSTOP)
            assert await pool.choose(table, decision, "simple", 1) == decision.options[-1]
            assert await pool.choose(table, decision, "simple", 1) in decision.options
            assert at_work(pool) != hung
        finally:
            await pool.stop()

    asyncio.run(act())


def test_a_bot_whose_process_dies_thinks_again_in_another() -> None:
    async def act() -> None:
        table = baffe.deal("tokyo", 2, 7)
        decision = table.decision
        assert decision is not None
        pool = BotPool(1, 5.0)
        try:
            first = await pool.choose(table, decision, "simple", 1)
            os.kill(at_work(pool), signal.SIGKILL)
            assert await pool.choose(table, decision, "simple", 1) == first, "the same seed, the same thought"
        finally:
            await pool.stop()

    asyncio.run(act())


def test_a_bot_is_told_nothing_of_the_true_table() -> None:
    """The save that a worker gets has no seed and no past."""

    async def act() -> None:
        table = baffe.deal("tokyo", 2, 7)
        decision = table.decision
        assert decision is not None
        pool = BotPool(1, 5.0)
        heard: list[str] = []

        async def ask(line: bytes, seconds: float, read: Callable[[bytes], T]) -> T:
            heard.append(json.decode(line, type=BotRequest).save)
            return read(b"{}")

        async def start() -> None:
            pass

        pool._workers[0].ask = ask  # type: ignore[method-assign]
        pool._workers[0].start = start  # type: ignore[method-assign]
        await pool.choose(table, decision, "simple", 1)
        assert '"start":null' in heard[0] and '"choices":[]' in heard[0]
        assert f"{7:064x}" not in heard[0]

    asyncio.run(act())


def test_nonsense_of_a_process_is_no_answer_and_the_process_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def chatterbox(module: str, nice: int) -> asyncio.subprocess.Process:
        said = (
            "import sys; sys.stdin.readline(); print(flush=True); "  # it has started
            "sys.stdin.readline(); print('Hmm, let me think ...', flush=True); sys.stdin.read()"
        )
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(sys.executable, "-c", said, stdin=pipe, stdout=pipe)

    async def act() -> None:
        table = baffe.deal("tokyo", 2, 7)
        decision = table.decision
        assert decision is not None
        pool = BotPool(1, 30.0)
        try:
            with monkeypatch.context() as patch:
                patch.setattr("baffe.service.worker_process.started", chatterbox)
                assert await pool.choose(table, decision, "simple", 1) == decision.options[-1]
            assert pool._workers[0].pid is None
        finally:
            await pool.stop()

    asyncio.run(act())


def test_where_no_process_can_start_nothing_is_played_until_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is out of processes must not make fools of the bots."""
    attempts: list[float] = []

    async def stillborn(module: str, nice: int) -> asyncio.subprocess.Process:
        attempts.append(monotonic())
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(sys.executable, "-c", "", stdin=pipe, stdout=pipe)

    async def act() -> None:
        table = baffe.deal("tokyo", 2, 7)
        decision = table.decision
        assert decision is not None
        pool = BotPool(2, 5.0)
        await pool.check()  # nobody has asked for a bot: that none runs is no trouble
        try:
            with monkeypatch.context() as patch:
                patch.setattr("baffe.service.worker_process.started", stillborn)
                for _ in range(20):
                    with pytest.raises(BotsStopped):
                        await pool.choose(table, decision, "simple", 1)
                with pytest.raises(BotsStopped):
                    await pool.check()
                assert len(attempts) == 1, "not every table tries"
            async with asyncio.timeout(30):
                while not await can_think(pool):
                    await asyncio.sleep(0.05)
            assert await pool.choose(table, decision, "simple", 1) in decision.options
        finally:
            await pool.stop()

    asyncio.run(act())


async def can_think(pool: BotPool) -> bool:
    try:
        await pool.check()
    except BotsStopped:
        return False
    return True


def test_what_a_bot_prints_is_not_taken_for_its_answer() -> None:
    talkative = (
        "from baffe.service import bot_worker\n"
        "bot_worker.answer = lambda request: print('Hmm ...', flush=True) or 'stop'\n"
        "bot_worker.main()\n"
    )
    asked = json.encode(BotRequest("{}", 0, "simple", 1)) + b"\n"
    done = subprocess.run([sys.executable, "-c", talkative], input=asked, capture_output=True, timeout=60, check=True)
    assert (json.decode(done.stdout, type=BotAnswer).word, done.stderr.strip()) == ("stop", b"Hmm ...")
