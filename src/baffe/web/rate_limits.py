"""Rate limits: messages, which are many, by token buckets of our own; rare requests by the package `limits`.

Its memory store walks over all its keys after every hit: for thousands of guests that would cost more than the
messages themselves.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from limits import RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from baffe.service.errors import ServiceError
from baffe.service.token_buckets import TokenBuckets
from baffe.web.settings import Limits

MOST_PENALTIES: Final = 10_000  # the oldest are forgotten when there are more
FORGIVEN: Final = 300.0  # seconds of good conduct after which a penalty begins anew
TOLERATED: Final = 8  # sockets hung up on within that time, before their whole address has to wait too


class OpenSockets:
    """How many sockets a guest and an address have open; several pages of one person share the guest."""

    def __init__(self, limits: Limits) -> None:
        self._most_of_guest: Final = limits.guest_sockets
        self._most_of_address: Final = limits.address_sockets
        self._guests: Final[Counter[str]] = Counter()
        self._addresses: Final[Counter[str]] = Counter()

    @contextmanager
    def one_more(self, guest: str, address: str) -> Iterator[None]:
        """While it is open. One too many is refused and not counted."""
        if self._guests[guest] >= self._most_of_guest:
            raise ServiceError("too_many", "guest", f"{self._most_of_guest} sockets are open already")
        if self._addresses[address] >= self._most_of_address:
            raise ServiceError("too_many", "address", f"{self._most_of_address} sockets of this address are open")
        for counted, key in ((self._guests, guest), (self._addresses, address)):
            counted[key] += 1
        try:
            yield
        finally:
            for counted, key in ((self._guests, guest), (self._addresses, address)):
                counted[key] -= 1
                if not counted[key]:
                    del counted[key]


class Penalties:
    """Whoever was hung up on waits before coming back: twice as long each time, until a while has passed.

    A guest is quickly exchanged for a new one, so addresses are counted too, but given more chances: behind one there
    may be a whole school.
    """

    def __init__(self, limits: Limits) -> None:
        self._first, self._longest = limits.penalty
        self._given: Final[dict[str, tuple[int, float]]] = {}  # key: how many, and when the last one was

    def give(self, guest: str, address: str) -> None:
        now = monotonic()
        for key in (f"guest {guest}", f"address {address}"):
            count, last = self._given.pop(key, (0, now))
            self._given[key] = (1 if now - last > FORGIVEN else count + 1, now)
        while len(self._given) > MOST_PENALTIES:
            del self._given[next(iter(self._given))]

    def check(self, guest: str, address: str) -> None:
        left = max(self._left(f"guest {guest}", 0), self._left(f"address {address}", TOLERATED))
        if left > 0:
            raise ServiceError("too_many", "", f"come back in {left:.0f} seconds")

    def _left(self, key: str, tolerated: int) -> float:
        count, last = self._given.get(key, (0, 0.0))
        times = count - tolerated
        if times <= 0:
            return 0.0
        return last + min(self._first * 2.0 ** min(times - 1, 16), self._longest) - monotonic()


class Penalty:
    """Of one socket: whoever notices first that it is to be hung up on gives it, and it is given once."""

    def __init__(self, penalties: Penalties, guest: str, address: str) -> None:
        self._penalties: Final = penalties
        self._guest: Final = guest
        self._address: Final = address
        self._given = False

    def give(self) -> None:
        if not self._given:
            self._given = True
            self._penalties.give(self._guest, self._address)


class RateLimiter:
    """All limits of one server."""

    def __init__(self, limits: Limits) -> None:
        self._guests: Final = TokenBuckets(limits.guest)
        self._addresses: Final = TokenBuckets(limits.address)
        self._joins: Final = TokenBuckets(limits.wrong_joins)
        self._joins_in_all: Final = TokenBuckets(limits.wrong_joins_in_all)
        self.sockets: Final = OpenSockets(limits)
        self.penalties: Final = Penalties(limits)
        self._rare: Final = MovingWindowRateLimiter(MemoryStorage())
        self._tables: Final = RateLimitItemPerHour(limits.tables_an_hour)
        self._wrong: Final = RateLimitItemPerMinute(limits.wrong_codes_a_minute)

    def passes(self, guest: str, address: str) -> bool:
        """One message or request."""
        return self._addresses.take(address) and self._guests.take(guest)

    def address_passes(self, address: str) -> bool:
        """One request of somebody who is not identified yet."""
        return self._addresses.take(address)

    def count_table(self, address: str) -> None:
        if not self._rare.hit(self._tables, "table", address):
            raise ServiceError("too_many", "", "this address has opened many tables within an hour")

    def count_wrong_code(self, address: str) -> None:
        self._rare.hit(self._wrong, "code", address)

    def check_wrong_codes(self, address: str) -> None:
        if not self._rare.test(self._wrong, "code", address):
            raise ServiceError("too_many", "", "this address has tried many wrong codes within a minute")

    def try_join_code(self, address: str) -> None:
        """Counted before it is looked up, so that many at the same time are not let through."""
        if not self._joins.take(address):
            raise ServiceError("too_many", "join", "this address has tried many wrong codes within a minute")
        if not self._joins_in_all.take(""):
            raise ServiceError("too_many", "join", "many wrong codes were tried within a minute")

    def was_right(self, address: str) -> None:
        """Only wrong join codes count."""
        self._joins.give_back(address)
        self._joins_in_all.give_back("")
