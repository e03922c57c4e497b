"""Every connection of this server: how many there are, from where, and whether anybody is still at the other end.

Somebody can hold connections without ever sending a whole request. So they are counted when they are made, before
anything is read, and watched until they are gone. Whoever comes when all is full is told so, while there is standing
room.
"""

from collections import Counter
from enum import Enum, auto
from typing import Final, Protocol

from uvicorn.server import ServerState

from baffe.web.guards import address_of
from baffe.web.settings import Limits, Patience

PROXIES: Final = ("127.0.0.1", "::1")
"""Whose word we take for whom they ask: their connections belong to many people."""
STANDING_ROOM: Final = 64
"""Connections beyond the limit that are only told that it is reached."""


class Admission(Enum):
    WELCOME = auto()
    FULL = auto()  # it is told so once it has asked for something
    SHUT = auto()  # there is not even room to listen


class Watched(Protocol):
    """A connection."""

    def look(self, now: float) -> None:
        """End what has taken too long."""


class Doors(ServerState):
    """What all connections of one server share."""

    def __init__(self, limits: Limits, patience: Patience, most: int) -> None:
        super().__init__()
        self.patience: Final = patience
        self.most: Final = most
        self._standing: Final = min(STANDING_ROOM, max(1, most // 8))
        self._most_of_one: Final = limits.address_connections
        self._all: Final[set[Watched]] = set()
        self._from: Final[Counter[str]] = Counter()

    @property
    def count(self) -> int:
        return len(self._all)

    def arrives(self, connection: Watched, address: str) -> Admission:
        self._all.add(connection)
        if address:
            self._from[address] += 1
        over = max(len(self._all) - self.most, self._from[address] - self._most_of_one)
        if over <= 0:
            return Admission.WELCOME
        return Admission.FULL if over <= self._standing else Admission.SHUT

    def leaves(self, connection: Watched, address: str) -> None:
        if connection in self._all:
            self._all.discard(connection)
            self._from[address] -= 1
            if self._from[address] <= 0:
                del self._from[address]

    def look(self, now: float) -> None:
        """Several times a second; costs less than a timer for each request."""
        for connection in list(self._all):
            connection.look(now)


def counted_as(client: tuple[str, int] | None) -> str:
    """The address under which a connection is counted; "" for a proxy, which names the requester only later."""
    return "" if client is None or client[0] in PROXIES else address_of({"client": client})


class Pace:
    """Whether somebody takes what we send: enough of it in a given time, or all of it."""

    def __init__(self, patience: Patience) -> None:
        self._seconds: Final = patience.answer
        self._least: Final = int(patience.answer * patience.pace)
        self._waiting = 0  # bytes that were waiting when it last went on
        self._since = 0.0

    def is_stuck(self, waiting: int, now: float) -> bool:
        if not waiting or waiting > self._waiting or waiting <= self._waiting - self._least:
            self._waiting, self._since = waiting, now  # nothing waits, there is a new answer, or enough was taken
        return waiting > 0 and now - self._since > self._seconds
