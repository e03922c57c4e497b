"""Whether a server can keep what people do, and let bots think: each trouble in one sentence, without any secret."""

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from time import monotonic
from typing import Final

from baffe.service.bot_pool import BotsStopped
from baffe.service.database.errors import Damaged, DiskFault, FileLost, ReadOnly, translated
from baffe.service.errors import StoreBusy, StoreFailed, StoreFull

EVERY: Final = 1.0  # seconds between two looks; whoever asks meanwhile hears what the last one found
PATIENCE: Final = 3.0  # seconds for one
SILENT: Final = "the database does not answer"
NO_BOTS: Final = "bots cannot think: their processes do not start"

SENTENCES: Final[tuple[tuple[type[StoreFailed], str], ...]] = (
    (StoreFull, "the disk of the database is full"),
    (FileLost, "the file of the database is gone or was replaced: put it back, or restart the server"),
    (Damaged, "the file of the database is damaged: stop the server and restore a copy"),
    (ReadOnly, "the database cannot be written: its file or its disk is read-only"),
    (DiskFault, "the disk of the database reports an error"),
    (StoreBusy, "the database is busy: something keeps it locked"),
)


def sentence(error: StoreFailed) -> str:
    return next((text for kind, text in SENTENCES if isinstance(error, kind)), SILENT)


class Health:
    """Asked as often as anybody likes, it looks once a second at most."""

    def __init__(self, check_store: Callable[[], Awaitable[None]], check_bots: Callable[[], Awaitable[None]]) -> None:
        self._check_store: Final = check_store
        self._check_bots: Final = check_bots
        self._looked_at = -inf
        self._look: asyncio.Task[list[str]] | None = None

    async def troubles(self) -> list[str]:
        """Nothing if all is well."""
        if self._look is None or (self._look.done() and monotonic() - self._looked_at >= EVERY):
            self._looked_at = monotonic()
            self._look = asyncio.create_task(self._troubles())
        done, _ = await asyncio.wait([self._look], timeout=PATIENCE)
        return self._look.result() if done else [SILENT]

    async def stop(self) -> None:
        if self._look is not None:
            self._look.cancel()
            await asyncio.gather(self._look, return_exceptions=True)

    async def _troubles(self) -> list[str]:
        found = await asyncio.gather(self._trouble_of_store(), self._trouble_of_bots())
        return [trouble for trouble in found if trouble]

    async def _trouble_of_store(self) -> str:
        try:
            await self._check_store()
        except Exception as error:  # whatever it is, nobody may be told that all is well
            return sentence(translated(error))
        return ""

    async def _trouble_of_bots(self) -> str:
        try:
            await self._check_bots()
        except BotsStopped:
            return NO_BOTS
        return ""
