"""A small net of whole numbers: which features hold, in; a chance to win, out.

All arithmetic is on whole numbers, so plain Python, the compiled form, NumPy and a browser agree on every bit. The
units of a layer lie side by side in one long number, 32 bits for each: adding a feature to all of them is one addition.
"""

from struct import unpack
from typing import Final

from baffe.bots.search.chance import ONE, chance_of

LANE: Final = 32
ZERO: Final = 1 << (LANE - 1)  # added to each lane, so that none is ever below 0
SCALE: Final = 256  # what stands for 1.0 in weights and in units
SHIFT: Final = 8
CLIP: Final = 1023  # a unit is at most this: 4.0
MOST_WEIGHT: Final = 32767  # a weight is 16 bits long


def lanes(numbers: list[int]) -> int:
    """Numbers side by side in one."""
    packed = 0
    for n, number in enumerate(numbers):
        packed += number << (LANE * n)
    return packed


class Net:
    """Two hidden layers. `first` has a row of weights for each feature, `second` one for each unit before it."""

    def __init__(
        self,
        first: list[list[int]],
        first_bias: list[int],
        second: list[list[int]],
        second_bias: list[int],
        last: list[int],
        last_bias: int,
    ) -> None:
        """Biases of the first layer are in SCALE, the others in SCALE * SCALE, like the sums that they are added to."""
        self.inputs: Final = len(first)
        self._rows: Final[list[int]] = [lanes(row) for row in first]
        self._start: Final[int] = lanes([bias + ZERO for bias in first_bias])
        self._bytes: Final[int] = 4 * len(first_bias)
        self._format: Final[str] = f"<{len(first_bias)}I"
        self._second: Final[list[int]] = [lanes(row) for row in second]
        self._second_start: Final[int] = lanes([bias + ZERO for bias in second_bias])
        self._second_bytes: Final[int] = 4 * len(second_bias)
        self._second_format: Final[str] = f"<{len(second_bias)}I"
        self._last: Final[list[int]] = last
        self._last_bias: Final[int] = last_bias

    def logit(self, features: list[int]) -> int:
        """How far above even, in SCALE * SCALE: the logarithm of the odds."""
        rows = self._rows
        total = self._start
        for feature in features:
            total += rows[feature]
        units: tuple[int, ...] = unpack(self._format, total.to_bytes(self._bytes, "little"))
        total = self._second_start
        for n, weights in enumerate(self._second):
            unit = units[n] - ZERO
            if unit > 0:
                total += weights * (unit if unit < CLIP else CLIP)
        units = unpack(self._second_format, total.to_bytes(self._second_bytes, "little"))
        sum_of_all = self._last_bias
        for n, weight in enumerate(self._last):
            unit = (units[n] - ZERO) >> SHIFT
            if unit > 0:
                sum_of_all += weight * (unit if unit < CLIP else CLIP)
        return sum_of_all

    def value(self, features: list[int]) -> int:
        """The chance to win, from 0 to ONE."""
        return chance_of(self.logit(features))


__all__ = ["CLIP", "MOST_WEIGHT", "ONE", "SCALE", "SHIFT", "Net", "lanes"]
