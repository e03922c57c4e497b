"""What has gone wrong with a database, remembered until it is well again.

A full or read-only disk refuses by itself whatever is written. A damaged file does not: other pages still take what is
written, and it gets worse. So once damage was met, nothing more is written before every page makes sense again.
"""

import asyncio
from math import inf
from time import monotonic
from typing import Final, Protocol

import structlog

from baffe.service.database.errors import Damaged, DiskFault, ReadOnly, translated
from baffe.service.errors import StoreFailed, StoreFull

EVERY: Final = 30.0  # seconds between two examinations of a file that seems sound
SHARE: Final = 200  # and this many times as long as one takes
AGAIN: Final = 1.0  # the same for a file that is known to be damaged
SHARE_AGAIN: Final = 10
PADDING: Final = "x" * 65_536  # about what the largest choice needs

log = structlog.get_logger("database")


class Examined(Protocol):
    async def examine(self) -> None: ...
    async def forget_pages(self) -> None: ...
    def interrupt(self) -> None: ...


class Soundness:
    def __init__(self, database: Examined) -> None:
        self._database: Final = database
        self._damage: Damaged | None = None
        self._had_no_room = False
        self._examining: asyncio.Task[None] | None = None
        self._began_at = -inf
        self._took = 0.0

    def need(self) -> None:
        """Nothing is written to a damaged file. Raises Damaged."""
        if self._damage is not None:
            self._examine_when_due()
            raise Damaged(str(self._damage))

    def note(self, error: StoreFailed) -> None:
        """What a read or a write has complained of."""
        if isinstance(error, Damaged):
            if self._damage is None:
                log.error("the database is damaged: nothing more is written", reason=str(error))
            self._damage = error
        elif isinstance(error, StoreFull | ReadOnly | DiskFault):
            self._had_no_room = True

    @property
    def padding(self) -> str:
        """What has to find room before the disk counts as well again."""
        return PADDING if self._had_no_room else ""

    def is_writable(self) -> None:
        """It took the padding, if there was one."""
        self._had_no_room = False

    async def renew(self) -> None:
        """Look at the pages if it is time for that; a damaged file is waited for. Raises Damaged."""
        self._examine_when_due()
        if self._damage is not None and self._examining is not None:
            await asyncio.wait([self._examining])
        if self._damage is not None:
            raise Damaged(str(self._damage))

    async def stop(self) -> None:
        if self._examining is not None:
            self._database.interrupt()
            await asyncio.wait([self._examining])

    def _examine_when_due(self) -> None:
        pause = max(EVERY, SHARE * self._took) if self._damage is None else max(AGAIN, SHARE_AGAIN * self._took)
        if self._examining is None and monotonic() - self._began_at >= pause:
            self._began_at = monotonic()
            self._examining = asyncio.create_task(self._examine())

    async def _examine(self) -> None:
        try:
            await self._database.examine()
            if self._damage is not None:
                await self._database.forget_pages()
                self._damage = None
                log.warning("the database is sound again")
        except Exception as error:  # locked, gone, interrupted: that says nothing of the pages
            self.note(translated(error))
        finally:
            self._took = monotonic() - self._began_at
            self._examining = None
