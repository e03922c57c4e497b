"""Rate limits: messages are counted by buckets of our own, because they are many; rare things by `limits`.

The memory store of `limits` walks over all its keys after every hit: for thousands of guests that would cost more than
the messages themselves.
"""

from time import monotonic
from typing import Final

from limits import RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from baffe.service.denied import Denied
from baffe.web.settings import Limits, Rate

KEPT: Final = 20_000  # buckets; full ones are forgotten when there are more


class Buckets:
    """One bucket for each key: a message takes a drop, drops fall in steadily."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._levels: Final[dict[str, tuple[float, float]]] = {}  # key: drops left, and when that was

    def take(self, key: str) -> bool:
        now = monotonic()
        left, since = self._levels.get(key, (float(self._rate.burst), now))
        left = min(self._rate.burst, left + (now - since) * self._rate.steady)
        passed = left >= 1
        self._levels[key] = (left - 1 if passed else left, now)
        if len(self._levels) > KEPT:
            self._forget(now)
        return passed

    def _forget(self, now: float) -> None:
        full = [
            key
            for key, (left, since) in self._levels.items()
            if left + (now - since) * self._rate.steady >= self._rate.burst
        ]
        for key in full or list(self._levels):
            del self._levels[key]


class Limiter:
    """All limits of one server."""

    def __init__(self, limits: Limits) -> None:
        self._guests: Final = Buckets(limits.guest)
        self._addresses: Final = Buckets(limits.address)
        self._rare: Final = MovingWindowRateLimiter(MemoryStorage())
        self._tables: Final = RateLimitItemPerHour(limits.tables_an_hour)
        self._wrong: Final = RateLimitItemPerMinute(limits.wrong_codes_a_minute)

    def passes(self, guest: str, address: str) -> bool:
        """One message or request."""
        return self._addresses.take(address) and self._guests.take(guest)

    def address_passes(self, address: str) -> bool:
        """One request of somebody who is not known yet."""
        return self._addresses.take(address)

    def open_table(self, address: str) -> None:
        if not self._rare.hit(self._tables, "table", address):
            raise Denied("too_many", "", "this address has opened many tables within an hour")

    def wrong_code(self, address: str) -> None:
        self._rare.hit(self._wrong, "code", address)

    def check_codes(self, address: str) -> None:
        if not self._rare.test(self._wrong, "code", address):
            raise Denied("too_many", "", "this address has tried many wrong codes within a minute")
