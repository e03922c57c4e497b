"""All but the first layer of a net for many positions at once, with NumPy: equal to `Net` bit for bit.

Sums of whole numbers below 2^53 are exact in floating point, and matrices of floating point are what NumPy is fast at.
"""

from importlib import import_module
from typing import Any, Final

from baffe.bots.search.chance import CHANCES, RANGE, STEP_BITS


def numpy_if_here() -> Any:
    """The package, or None: nobody needs it for playing."""
    try:
        return import_module("numpy")
    except ImportError:
        return None


class Arrays:
    """The second layer and the last unit."""

    def __init__(
        self, np: Any, second: list[list[int]], second_bias: list[int], last: list[int], last_bias: int
    ) -> None:
        self._np: Final[Any] = np
        self._second: Final[Any] = np.array(second, dtype=np.float64)
        self._second_bias: Final[Any] = np.array(second_bias, dtype=np.float64)
        self._last: Final[Any] = np.array(last, dtype=np.float64)
        self._last_bias: Final[int] = last_bias
        self._chances: Final[Any] = np.array(CHANCES, dtype=np.int64)

    def units(self, packed: bytes, zero: int, clip: int, shift: int) -> Any:
        """A row of units of the second layer for each position, from the sums of the first layer as a net packs them.

        They are packed with `zero` added; units are at most `clip`, and sums are scaled down by `shift` bits.
        """
        np = self._np
        before = np.frombuffer(packed, dtype="<u4").reshape(-1, len(self._second)).astype(np.int64) - zero
        more = (np.clip(before, 0, clip).astype(np.float64) @ self._second + self._second_bias).astype(np.int64)
        return np.clip(more >> shift, 0, clip)

    def logits(self, units: Any) -> Any:
        return (units @ self._last).astype(self._np.int64) + self._last_bias

    def values(self, units: Any) -> list[int]:
        """Chances to win, from 0 to ONE."""
        np = self._np
        logits = self.logits(units)
        at = logits >> STEP_BITS
        inside = np.clip(at, -RANGE, RANGE - 1) + RANGE
        low = self._chances[inside]
        between = low + ((self._chances[inside + 1] - low) * (logits & 127) >> STEP_BITS)
        found: list[int] = np.where(
            at < -RANGE, self._chances[0], np.where(at >= RANGE, self._chances[2 * RANGE], between)
        ).tolist()
        return found


__all__ = ["Arrays", "numpy_if_here"]
