"""A small net of whole numbers: which features hold, in; a chance to win, out.

All arithmetic is on whole numbers, so plain Python, the compiled form, NumPy and a browser agree on every bit. The
units of a layer lie side by side in one long number, 32 bits for each: adding a feature to all of them is one addition.
Where there is NumPy it does the rest for many positions at once.
"""

from struct import unpack
from typing import Any, Final

from baffe.bots.search.arrays import Arrays, numpy_if_here
from baffe.bots.search.chance import ONE, chance_of

LANE: Final = 32
ZERO: Final = 1 << (LANE - 1)  # added to each lane, so that none is ever below 0
SCALE: Final = 256  # what stands for 1.0 in weights and in units
SHIFT: Final = 8
CLIP: Final = 1023  # a unit is at most this: 4.0
MOST_WEIGHT: Final = 32767  # a weight is 16 bits long
MANY: Final = 6  # positions for which NumPy is worth calling
PORTION: Final = 64  # positions that it gets at a time: so few that one core does it


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
        self._last_summed: tuple[list[int], int] = ([], self._start)  # a position and its sums
        np = numpy_if_here()
        self._arrays: Final[Arrays | None] = None if np is None else Arrays(np, second, second_bias, last, last_bias)

    def _summed(self, features: list[int]) -> bytes:
        """The sums of the first layer, side by side.

        Positions that are valued one after the other are much alike: the sums go on from those of the last one.
        """
        rows = self._rows
        before, total = self._last_summed
        at, end = 0, len(before)
        for feature in features:
            while at < end and before[at] < feature:
                total -= rows[before[at]]
                at += 1
            if at < end and before[at] == feature:
                at += 1
            else:
                total += rows[feature]
        while at < end:
            total -= rows[before[at]]
            at += 1
        self._last_summed = (features[:], total)
        return total.to_bytes(self._bytes, "little")

    def logit(self, features: list[int]) -> int:
        """How far above even, in SCALE * SCALE: the logarithm of the odds."""
        units: tuple[int, ...] = unpack(self._format, self._summed(features))
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

    def values(self, rows: list[list[int]]) -> list[int]:
        """Those of many positions."""
        arrays = self._arrays
        if arrays is None or len(rows) < MANY:
            return [self.value(row) for row in rows]
        found: list[int] = []
        for start in range(0, len(rows), PORTION):
            found.extend(arrays.values(self.units(rows[start : start + PORTION])))
        return found

    def units(self, rows: list[list[int]]) -> Any:
        """A row of units of the second layer for each position, as an array of NumPy."""
        assert self._arrays is not None
        return self._arrays.units(b"".join([self._summed(row) for row in rows]), ZERO, CLIP, SHIFT)


__all__ = ["CLIP", "MANY", "MOST_WEIGHT", "ONE", "PORTION", "SCALE", "SHIFT", "Net", "lanes"]
