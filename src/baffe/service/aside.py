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
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, Final, TypeVar

T = TypeVar("T")
Item = TypeVar("Item")

SLICE_SECONDS: Final = 0.002
SWITCH_SECONDS: Final = 0.001
FEW: Final = 8  # whatever is done with so many entries is done within a slice, or little more


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

    async def each(self, make: Callable[[Item], T], items: Sequence[Item]) -> list[T]:
        """What is made of each of these; of a few at once, without waiting for a turn."""
        if len(items) <= FEW:
            return [make(item) for item in items]
        made: list[T] = []

        def steps() -> Iterator[None]:
            for item in items:
                made.append(make(item))
                yield

        await self.last(steps())
        return made

    async def in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        """Whatever it reads must not change meanwhile: whoever asks holds the table's lock."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)
