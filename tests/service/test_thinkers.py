"""Bots think in processes of their own: one that hangs, dies or errs delays nobody for long."""

import asyncio
import os
import signal

import baffe
from baffe.service.thinkers import Thinkers


def at_work(thinkers: Thinkers) -> int:
    """The number of its process."""
    process = thinkers._workers[0]._process
    assert process is not None
    return process.pid


def test_a_bot_that_takes_too_long_is_answered_for_and_replaced() -> None:
    async def act() -> None:
        table = baffe.deal("tokyo", 2, 7)
        decision = table.decision
        assert decision is not None
        thinkers = Thinkers(1, 0.5)
        try:
            assert await thinkers.choose(table, decision, "simple", 1) in decision.options
            hung = at_work(thinkers)
            os.kill(hung, signal.SIGSTOP)
            assert await thinkers.choose(table, decision, "simple", 1) == decision.options[-1]
            assert await thinkers.choose(table, decision, "simple", 1) in decision.options
            assert at_work(thinkers) != hung
        finally:
            await thinkers.stop()

    asyncio.run(act())


def test_a_bot_whose_process_dies_thinks_again_in_another() -> None:
    async def act() -> None:
        table = baffe.deal("tokyo", 2, 7)
        decision = table.decision
        assert decision is not None
        thinkers = Thinkers(1, 5.0)
        try:
            first = await thinkers.choose(table, decision, "simple", 1)
            os.kill(at_work(thinkers), signal.SIGKILL)
            assert await thinkers.choose(table, decision, "simple", 1) == first, "the same seed, the same thought"
        finally:
            await thinkers.stop()

    asyncio.run(act())


def test_a_bot_is_told_nothing_of_the_true_table() -> None:
    """The save that a thinker gets has no seed and no past."""

    async def act() -> None:
        table = baffe.deal("tokyo", 2, 7)
        decision = table.decision
        assert decision is not None
        thinkers = Thinkers(1, 5.0)
        heard: list[str] = []

        async def ask(thought: object, budget: float) -> str:
            heard.append(str(getattr(thought, "save", "")))
            return ""

        thinkers._workers[0].ask = ask  # type: ignore[method-assign]
        await thinkers.choose(table, decision, "simple", 1)
        assert '"start":null' in heard[0] and '"choices":[]' in heard[0]
        assert f"{7:064x}" not in heard[0]

    asyncio.run(act())
