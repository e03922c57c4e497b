"""Many positions at once with NumPy, equal to `Net` bit for bit.

Sums of whole numbers below 2^53 are exact in floating point, and matrices of floating point are what NumPy is fast at.
"""

from typing import Any, Final

from baffe.bots.search.chance import CHANCES, RANGE, STEP_BITS
from baffe.bots.search.net import CLIP, SHIFT
from baffe.bots.search.weights import Weights
from baffe.learn.numeric import numpy


class BatchNet:
    """The net of the same weights for rows of 0 and 1."""

    def __init__(self, weights: Weights) -> None:
        np = numpy()
        self._first: Final = np.array(weights.first, dtype=np.float64)
        self._first_bias: Final = np.array(weights.first_bias, dtype=np.float64)
        self._second: Final = np.array(weights.second, dtype=np.float64)
        self._second_bias: Final = np.array(weights.second_bias, dtype=np.float64)
        self._last: Final = np.array(weights.last, dtype=np.float64)
        self._last_bias: Final = weights.last_bias
        self._chances: Final = np.array(CHANCES, dtype=np.int64)

    def logits(self, table: Any) -> Any:
        np = numpy()
        units = np.clip(table @ self._first + self._first_bias, 0, CLIP)
        more = (units @ self._second + self._second_bias).astype(np.int64) >> SHIFT
        return (np.clip(more, 0, CLIP) @ self._last).astype(np.int64) + self._last_bias

    def values(self, table: Any) -> Any:
        """Chances to win, from 0 to ONE."""
        np = numpy()
        logits = self.logits(table)
        at = np.clip(logits >> STEP_BITS, -RANGE - 1, RANGE)
        inside = np.clip(at, -RANGE, RANGE - 1) + RANGE
        low = self._chances[inside]
        between = low + ((self._chances[inside + 1] - low) * (logits & 127) >> STEP_BITS)
        return np.where(at < -RANGE, self._chances[0], np.where(at >= RANGE, self._chances[2 * RANGE], between))
