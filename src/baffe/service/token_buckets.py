"""How much somebody may do: so many a second in the long run, and so many at once."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec import Struct

MOST_BUCKETS: Final = 20_000  # full ones are dropped when there are more


class Rate(Struct, frozen=True):
    """How many a second in the long run, and how many at once."""

    steady: float
    burst: int


class TokenBuckets:
    """A token bucket for each key: whatever is done takes a token, tokens are refilled steadily."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate: Final = rate
        self._clock: Final = clock
        self._levels: Final[dict[str, tuple[float, float]]] = {}  # key: tokens left, and when that was

    def has(self, key: str) -> bool:
        """Whether there is a token to take."""
        return self._left(key, self._clock()) >= 1

    def take(self, key: str) -> bool:
        now = self._clock()
        left = self._left(key, now)
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

    def _left(self, key: str, now: float) -> float:
        left, since = self._levels.get(key, (float(self._rate.burst), now))
        return min(self._rate.burst, left + (now - since) * self._rate.steady)

    def _drop_full(self, now: float) -> None:
        full = [key for key in self._levels if self._left(key, now) >= self._rate.burst]
        for key in full or list(self._levels):
            del self._levels[key]
