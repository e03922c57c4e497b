"""Rate limits: messages, which are many, by token buckets of our own; rare requests by the package `limits`.

Its memory store walks over all its keys after every hit: for thousands of guests that would cost more than the
messages themselves.
"""

from time import monotonic
from typing import Final

from limits import RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from baffe.service.errors import ServiceError
from baffe.web.settings import Limits, Rate

MOST_BUCKETS: Final = 20_000  # full ones are dropped when there are more


class TokenBuckets:
    """A token bucket for each key: a message takes a token, tokens are refilled steadily."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._levels: Final[dict[str, tuple[float, float]]] = {}  # key: tokens left, and when that was

    def take(self, key: str) -> bool:
        now = monotonic()
        left, since = self._levels.get(key, (float(self._rate.burst), now))
        left = min(self._rate.burst, left + (now - since) * self._rate.steady)
        passed = left >= 1
        self._levels[key] = (left - 1 if passed else left, now)
        if len(self._levels) > MOST_BUCKETS:
            self._drop_full(now)
        return passed

    def give_back(self, key: str) -> None:
        """What was taken did no harm."""
        if key in self._levels:
            left, since = self._levels[key]
            self._levels[key] = (left + 1, since)

    def _drop_full(self, now: float) -> None:
        full = [
            key
            for key, (left, since) in self._levels.items()
            if left + (now - since) * self._rate.steady >= self._rate.burst
        ]
        for key in full or list(self._levels):
            del self._levels[key]


class RateLimiter:
    """All limits of one server."""

    def __init__(self, limits: Limits) -> None:
        self._guests: Final = TokenBuckets(limits.guest)
        self._addresses: Final = TokenBuckets(limits.address)
        self._joins: Final = TokenBuckets(limits.wrong_joins)
        self._joins_in_all: Final = TokenBuckets(limits.wrong_joins_in_all)
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
