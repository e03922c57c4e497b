"""What the service asks of a database. The record stored there is the truth; memory can be rebuilt from it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from baffe.service.wire import TableState
from baffe.session.entries import RecordEntry, Snapshot


class StoreFailed(Exception):
    """The database did not take it: nothing was changed, nothing may be acknowledged."""

    code = "store_failed"


class StoreBusy(StoreFailed):
    """Locked by somebody else for too long."""

    code = "store_busy"


class StoreFull(StoreFailed):
    """No room left on the disk."""

    code = "store_full"


class NumberTaken(Exception):
    """Somebody else's entry has this number: read what is new and look again."""


class CodeTaken(Exception):
    """There is a table of this code."""


@dataclass(slots=True)
class TableRow:
    """One table. `start` and `lobby` are JSON; `version` counts the changes of the lobby."""

    code: str
    game: str
    rules: int
    start: str
    lobby: str
    version: int
    state: TableState
    opened: float  # seconds since 1970
    touched: float


@dataclass(slots=True)
class ChatRow:
    id: int
    player: str
    name: str
    seat: int | None
    text: str
    emote: str | None
    at: float


ChangeListener = Callable[[str, str], Awaitable[None]]
"""Called with a code and what changed there ("entry", "lobby", "chat") in another process."""


class Store(Protocol):
    """Everything is committed when a call returns. Commits of several tables may be grouped."""

    async def start(self) -> None: ...
    async def stop(self) -> None: ...

    async def create(self, row: TableRow) -> None: ...  # CodeTaken
    async def table(self, code: str) -> TableRow | None: ...
    async def save_table(self, row: TableRow) -> bool: ...  # False: another writer was first

    # writes start, rules, lobby, state, touched where the stored version is row.version - 1

    async def append(self, code: str, entry: RecordEntry, snapshot: Snapshot | None = None) -> None: ...  # NumberTaken
    async def entries(self, code: str, since: int = 0) -> list[RecordEntry]: ...  # by number, from `since` on
    async def snapshots(self, code: str) -> list[Snapshot]: ...  # by number

    async def say(self, code: str, chat: ChatRow) -> int: ...  # the id given to it; old lines beyond 200 are removed
    async def said(self, code: str, since: int = 0) -> list[ChatRow]: ...  # ids above `since`, oldest first, last 100

    async def lease(self, code: str, holder: str, seconds: float) -> bool: ...  # mine until then; False: another's
    async def release(self, holder: str) -> None: ...  # all leases of this holder

    async def remove_untouched(self, before: float) -> list[str]: ...  # codes of the tables removed, records included
    def listen(self, listener: ChangeListener) -> None: ...  # what other processes change
    async def alive(self) -> bool: ...  # for /healthz
