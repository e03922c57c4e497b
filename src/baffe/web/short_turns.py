"""Asks the system to let the event loop run as soon as something has come for it.

Since version 6.12 Linux lets a thread ask for short turns on the processor. Whoever asks for them gets no more
time than before, but waits less for it: a thread with long turns (a bot that thinks, a replay that is worked out)
makes room at once, and not when its own turn has ended. Elsewhere nothing changes, and nothing is lost.
"""

import ctypes
import os
import struct
import sys
from typing import Final

TURN: Final = 100_000  # nanoseconds: the shortest that Linux gives
CALLS: Final = {"x86_64": 314, "aarch64": 274}  # the number of sched_setattr; older C libraries have no name for it
ATTRIBUTES: Final = struct.Struct("IIQiIQQQ")  # size, policy, flags, nice, priority, runtime, deadline, period
NOT_FOR_CHILDREN: Final = 1  # the processes of bots and replays, and other threads, have ordinary turns


def ask_for_short_turns() -> bool:
    """For this thread; whether the system has heard it. Older ones take the call and do nothing."""
    number = CALLS.get(os.uname().machine) if sys.platform == "linux" else None
    if number is None or os.sched_getscheduler(0) != os.SCHED_OTHER:
        return False
    nice = os.getpriority(os.PRIO_PROCESS, 0)
    wish = ATTRIBUTES.pack(ATTRIBUTES.size, os.SCHED_OTHER, NOT_FOR_CHILDREN, nice, 0, TURN, 0, 0)
    try:
        done: int = ctypes.CDLL(None).syscall(number, 0, wish, 0)
    except (OSError, AttributeError):  # a system without this door
        return False
    return done == 0
