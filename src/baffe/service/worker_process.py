"""A process that works for the server, one line in, one line out, so that long work never holds the event loop.

Here is the server's side; `worker_lines.py` is the other one. Who asks for what, and in which order, is decided by
the pools that own these processes (`bot_pool.py`, `archive.py`).
"""

import asyncio
import os
import sys
from collections.abc import Callable
from typing import Final, TypeVar

from msgspec import MsgspecError

T = TypeVar("T")

LONGEST_LINE: Final = 64 * 2**20
START_SECONDS: Final = 20.0  # a first answer also waits for the process to start


FAULTS: Final = (TimeoutError, OSError, EOFError, ValueError, MsgspecError)


class WorkerFailed(Exception):
    """No answer: it took too long, died, or said something that makes no sense. The process is replaced."""


class WorkerDown(WorkerFailed):
    """The process does not even start: it is not what it was asked that went wrong."""


class WorkerProcess:
    """Started when it is first asked. It does one thing at a time: nobody asks before the last answer has come."""

    def __init__(self, module: str, nice: int) -> None:
        """`nice`: how far it stands back behind others on a busy machine, as the system counts it."""
        self._module: Final = module
        self._nice: Final = nice
        self._process: asyncio.subprocess.Process | None = None
        self._starting: Final = asyncio.Lock()
        self._is_fresh = True  # it has answered nothing yet
        self.has_run = False

    @property
    def pid(self) -> int | None:
        """None as long as it does not run."""
        return None if self._process is None else self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Unless it runs. It has begun when it has answered an empty line; raises WorkerDown."""
        async with self._starting:
            if self.is_running:
                return
            try:
                self._process = await started(self._module, self._nice)
                await self._exchange(b"", START_SECONDS)
            except FAULTS as error:
                await self.stop()
                raise WorkerDown(str(error) or type(error).__name__) from error
            except asyncio.CancelledError:
                await self.stop()
                raise
            self._is_fresh = self.has_run = True

    async def ask(self, line: bytes, seconds: float, read: Callable[[bytes], T]) -> T:
        """What `read` makes of the line that comes back; raises WorkerFailed."""
        await self.start()
        try:
            try:
                return read(await self._answer(line, seconds))
            except (EOFError, ConnectionError):  # it may have ended long ago; another one is asked once
                await self.stop()
                await self.start()
                return read(await self._answer(line, seconds))
        except FAULTS as error:
            await self.stop()
            raise WorkerFailed(str(error) or type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that of the next question
            raise

    async def _answer(self, line: bytes, seconds: float) -> bytes:
        """The first one also waits for the rules to be loaded."""
        answer = await self._exchange(line, seconds + (START_SECONDS if self._is_fresh else 0.0))
        self._is_fresh = False
        return answer

    async def _exchange(self, line: bytes, seconds: float) -> bytes:
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        process.stdin.write(line + b"\n")
        async with asyncio.timeout(seconds):
            await process.stdin.drain()
            answer = await process.stdout.readline()
        if not answer:
            raise EOFError("the process has ended")
        return answer

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


BEGINNING: Final = """
import os, runpy, sys
if hasattr(os, "nice"):  # not everywhere
    os.nice(int(sys.argv[1]))
runpy.run_module(sys.argv[2], run_name="__main__", alter_sys=True)
"""
"""Makes room for others before anything is loaded: that takes longer than most answers."""


async def started(module: str, nice: int) -> asyncio.subprocess.Process:
    paths = [path for path in sys.path if path]
    return await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-c", BEGINNING, str(nice), module,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        start_new_session=True,  # Ctrl-C in the terminal is for the server, which stops its workers itself
    )  # fmt: skip
