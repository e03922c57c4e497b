"""Work on the games of this process that would hold the event loop: in slices between its turns, or in a thread.

Folding a record needs the session that it makes, so it cannot go to another process. It cannot well go to a thread
either: the loop gives up the interpreter's lock at every turn, and a thread that computes would keep it for a while
each time. Slices are what the loop can plan with: one of 2 ms, then as long for everybody else. All folds share these
slices, so that a hundred of them hold nobody up longer than one does, only each other.

A snapshot cannot be cut into slices: it is written in a thread. The loop waits for it no longer than the switch
interval, which we set to 1 ms, and than the one call that turns the finished position into text, about 1 ms too.
"""

import asyncio
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, Final, TypeVar

T = TypeVar("T")

SLICE_SECONDS: Final = 0.002
SWITCH_SECONDS: Final = 0.001


class Aside:
    def __init__(self) -> None:
        self._turn: Final = asyncio.Lock()  # whoever waits for a slice gets one in the order of asking
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="baffe-aside")
        sys.setswitchinterval(min(sys.getswitchinterval(), SWITCH_SECONDS))

    def stop(self) -> None:
        self._thread.shutdown()

    async def last(self, steps: Iterable[T]) -> T:
        """The last of these steps, when all of them are done; there is one at least, and none takes long."""
        rest = iter(steps)
        done: list[T] = []
        while True:
            async with self._turn:
                began = perf_counter()
                for step in rest:
                    done = [step]
                    if perf_counter() - began > SLICE_SECONDS:
                        break
                else:
                    return done[0]
                await asyncio.sleep(perf_counter() - began)

    async def all(self, steps: Iterable[T]) -> list[T]:
        """What all of these steps give."""
        done: list[T] = []
        await self.last(kept(steps, done))
        return done

    async def in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        """Whatever it reads must not change meanwhile: whoever asks holds the table's lock."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)


def kept(steps: Iterable[T], done: list[T]) -> Iterator[None]:
    yield  # there may be no step at all
    for step in steps:
        done.append(step)
        yield
