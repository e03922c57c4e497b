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


class WorkerFailed(Exception):
    """No answer: it took too long, died, or said something that makes no sense. The process is replaced."""


class WorkerProcess:
    """Started when it is first asked. It does one thing at a time: nobody asks before the last answer has come."""

    def __init__(self, module: str) -> None:
        self._module: Final = module
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """None as long as it does not run."""
        return None if self._process is None else self._process.pid

    async def ask(self, line: bytes, seconds: float, read: Callable[[bytes], T]) -> T:
        """What `read` makes of the line that comes back; raises WorkerFailed."""
        fresh = self._process is None or self._process.returncode is not None
        try:
            if fresh:
                self._process = await started(self._module)
            process = self._process
            assert process is not None and process.stdin is not None and process.stdout is not None
            process.stdin.write(line + b"\n")
            async with asyncio.timeout(seconds + (START_SECONDS if fresh else 0.0)):
                await process.stdin.drain()
                answer = await process.stdout.readline()
            if not answer:
                await self.stop()  # it has ended; one that had answered before is replaced at once
                if fresh:
                    raise WorkerFailed("the process ended without an answer")
                return await self.ask(line, seconds, read)
            return read(answer)
        except (TimeoutError, OSError, ValueError, MsgspecError) as error:
            await self.stop()
            raise WorkerFailed(str(error) or type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that of the next question
            raise

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


async def started(module: str) -> asyncio.subprocess.Process:
    paths = [path for path in sys.path if path]
    return await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", module,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        start_new_session=True,  # Ctrl-C in the terminal is for the server, which stops its workers itself
    )  # fmt: skip
