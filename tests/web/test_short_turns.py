"""The event loop asks for short turns on the processor: for itself only, and never at the price of a start."""

import os
import subprocess
import sys
import threading

import pytest

from baffe.web import short_turns

ASK = "import os; from baffe.web.short_turns import ask_for_short_turns as ask; print(ask(), "


def said(rest: str) -> list[str]:
    return subprocess.run([sys.executable, "-c", ASK + rest], capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.skipif(sys.platform != "linux" or os.uname().machine not in short_turns.CALLS, reason="Linux only")
def test_the_system_hears_it_and_children_have_ordinary_turns() -> None:
    """A thread that asked keeps its priority; what it starts is told apart by a flag that only Linux knows."""
    heard, nice, policy = said(
        "os.getpriority(os.PRIO_PROCESS, 0), os.sched_getscheduler(0) & ~os.SCHED_RESET_ON_FORK)"
    )
    assert (heard, int(policy)) == ("True", os.SCHED_OTHER)
    assert int(nice) == os.getpriority(os.PRIO_PROCESS, 0)
    assert said("bool(os.sched_getscheduler(0) & os.SCHED_RESET_ON_FORK))")[1] == "True"


def test_an_unknown_machine_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(short_turns, "CALLS", {})
    assert short_turns.ask_for_short_turns() is False


def test_a_system_that_refuses_the_call_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    """-1 is what a system answers that does not know the call."""
    monkeypatch.setattr(short_turns, "CALLS", {os.uname().machine: 100_000})
    found: list[bool] = []
    asking = threading.Thread(target=lambda: found.append(short_turns.ask_for_short_turns()))
    asking.start()
    asking.join()
    assert found == [False]
