"""Fitting a net to positions: gradient descent in floating point, then whole numbers.

Reproducible: everything random comes from the seed. (Two machines may round differently while they learn; the weights
that come out are whole numbers, and mean the same everywhere.)
"""

import re
from collections.abc import Callable
from math import log
from typing import Any, Final

from baffe.bots.search.net import CLIP, MOST_WEIGHT, SCALE
from baffe.bots.search.weights import Weights
from baffe.learn.numeric import numpy

LIMIT: Final = CLIP / SCALE  # of a unit
MOST_LAST: Final = MOST_WEIGHT / SCALE
MOMENTUM: Final = 0.9
SQUARES: Final = 0.999
DECAY: Final = 0.5  # towards weights that say nothing
MOST_BYTES: Final = 3 * 10**9  # of positions that are laid out once; more are laid out anew each time
PORTION: Final = 8192


NUMBERED: Final = re.compile(r"(.*):(-?[0-9]+)(@[0-9]+)?")


def scales_in(names: list[str]) -> list[tuple[int, int]]:
    """Where numbers of one kind stand in a row, as hearts:0@1, hearts:1@1, hearts:2@1: first and end of each."""
    found: list[tuple[int, int]] = []
    first = 0
    for n in range(1, len(names) + 1):
        if n == len(names) or not follows(names[n - 1], names[n]):
            if n - first > 1:
                found.append((first, n))
            first = n
    return found


def follows(name: str, other: str) -> bool:
    one, two = NUMBERED.fullmatch(name), NUMBERED.fullmatch(other)
    return (
        one is not None and two is not None and one[1] == two[1] and one[3] == two[3] and int(one[2]) + 1 == int(two[2])
    )


class Positions:
    """Positions as arrays: features in a row, where each position begins, whether it was won."""

    def __init__(self, features: Any, begins: Any, won: Any, names: list[str]) -> None:
        self.features: Final = features
        self.begins: Final = begins
        self.won: Final = won
        self.inputs: Final = len(names)
        self.scales: Final = scales_in(names)
        self._table: Any = None

    def __len__(self) -> int:
        return len(self.won)

    def lists(self, rows: Any) -> list[list[int]]:
        """The features of these positions, as a net is told them."""
        return [self.features[self.begins[n] : self.begins[n + 1]].tolist() for n in rows]

    def dense(self, rows: Any) -> Any:
        """These positions as rows of 0 and 1; of two equal cards, 2."""
        np = numpy()
        starts = self.begins[rows]
        lengths = self.begins[rows + 1] - starts
        at = np.repeat(starts - np.concatenate(([0], np.cumsum(lengths)[:-1])), lengths) + np.arange(lengths.sum())
        cells = np.repeat(np.arange(len(rows)) * self.inputs, lengths) + self.features[at]
        table = np.bincount(cells, minlength=len(rows) * self.inputs).astype(np.float32)
        return table.reshape(len(rows), self.inputs)

    def graded(self, rows: Any) -> Any:
        """The same, but 7 hearts are also 6 hearts and more, 5 hearts and more, and so on.

        What is learned of 7 hearts is then learned of 8 as well, as far as nothing speaks against it.
        """
        table = self.dense(rows)
        for first, end in self.scales:
            table[:, first:end] = table[:, first:end][:, ::-1].cumsum(axis=1)[:, ::-1]
        return table

    def rows(self, rows: Any) -> Any:
        """The same as `graded` for whoever comes back again and again: all of them are laid out once, in bytes."""
        np = numpy()
        if len(self) * self.inputs > MOST_BYTES:
            return self.graded(rows)
        if self._table is None:
            self._table = np.empty((len(self), self.inputs), dtype=np.uint8)
            for start in range(0, len(self), PORTION):
                some = np.arange(start, min(start + PORTION, len(self)))
                self._table[some] = self.graded(some)
        return self._table[rows].astype(np.float32)

    def unseen(self) -> Any:
        """Features that hold in none of these positions."""
        np = numpy()
        return np.bincount(self.features, minlength=self.inputs) == 0


def usual_logit(won: Any) -> float:
    """What a net begins with that knows nothing but how often positions are won.

    From zero, where one in thirty is won, it would first learn to say less, and so strongly that its units go dead.
    """
    lost = len(won) - int(won.sum())
    return log((len(won) - lost + 1) / (lost + 1))


class Model:
    """The net in floating point."""

    def __init__(self, positions: Positions, units: int, more_units: int, seed: int) -> None:
        np = numpy()
        self.scales: Final = positions.scales
        random = np.random.default_rng(seed)
        self.parts: Final[list[Any]] = [
            random.normal(0, 0.05, (positions.inputs, units)).astype(np.float32),
            np.full(units, 0.1, dtype=np.float32),
            random.normal(0, (1 / units) ** 0.5, (units, more_units)).astype(np.float32),
            np.full(more_units, 0.1, dtype=np.float32),
            random.normal(0, (1 / more_units) ** 0.5, (more_units, 1)).astype(np.float32),
            np.full(1, usual_logit(positions.won), dtype=np.float32),
        ]
        self._means: Final = [np.zeros_like(part) for part in self.parts]
        self._squares: Final = [np.zeros_like(part) for part in self.parts]
        self._steps = 0
        self.averages = False  # from now on
        self._sums: Final = [np.zeros(part.shape) for part in self.parts]
        self._summed = 0
        self.parts[0][positions.unseen()] = 0  # what nobody has seen means nothing

    def logits(self, table: Any) -> Any:
        return self._forward(table)[4]

    def _forward(self, table: Any) -> tuple[Any, Any, Any, Any, Any]:
        np = numpy()
        first, first_bias, second, second_bias, last, last_bias = self.parts
        before = table @ first + first_bias
        units = np.clip(before, 0, LIMIT)
        before_more = units @ second + second_bias
        more = np.clip(before_more, 0, LIMIT)
        return before, units, before_more, more, (more @ last + last_bias)[:, 0]

    def step(self, table: Any, won: Any, rate: float, decay: float) -> float:
        """One step downhill; returns the loss before it."""
        np = numpy()
        before, units, before_more, more, logits = self._forward(table)
        chances = 1 / (1 + np.exp(-logits))
        wrong = ((chances - won) / len(won)).astype(np.float32)[:, None]
        back_more = (wrong @ self.parts[4].T) * ((before_more > 0) & (before_more < LIMIT))
        back = (back_more @ self.parts[2].T) * ((before > 0) & (before < LIMIT))
        slopes = [
            table.T @ back,
            back.sum(axis=0),
            units.T @ back_more,
            back_more.sum(axis=0),
            more.T @ wrong,
            wrong.sum(axis=0),
        ]
        self._descend(slopes, rate, decay)
        sure = np.clip(chances, 1e-6, 1 - 1e-6)
        return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())

    def _descend(self, slopes: list[Any], rate: float, decay: float) -> None:
        """Adam."""
        np = numpy()
        self._steps += 1
        scale = rate * (1 - SQUARES**self._steps) ** 0.5 / (1 - MOMENTUM**self._steps)
        for n, slope in enumerate(slopes):
            self._means[n] += (1 - MOMENTUM) * (slope - self._means[n])
            self._squares[n] += (1 - SQUARES) * (slope * slope - self._squares[n])
            self.parts[n] -= scale * self._means[n] / (np.sqrt(self._squares[n]) + 1e-8)
            if slope.ndim == 2:
                self.parts[n] *= 1 - rate * decay
            if self.averages:
                self._sums[n] += self.parts[n]
        self._summed += 1 if self.averages else 0

    def settle(self) -> None:
        """Become the mean of what it has been since it averages."""
        for n, total in enumerate(self._sums):
            self.parts[n] = (total / self._summed).astype(self.parts[n].dtype)

    def weights(self, stretch: float = 1.0, shift: float = 0.0) -> Weights:
        """In whole numbers; stretch and shift correct the logits."""
        np = numpy()
        first, first_bias, second, second_bias, last, last_bias = self.parts
        first = first.copy()
        for start, end in self.scales:  # from steps between numbers to the numbers themselves
            first[start:end] = first[start:end].cumsum(axis=0)

        def whole(part: Any, scale: int) -> Any:
            return np.rint(part.astype(np.float64) * scale).astype(np.int64)

        def small(part: Any) -> Any:
            return np.clip(whole(part, SCALE), -MOST_WEIGHT, MOST_WEIGHT)

        return Weights(
            small(first).tolist(),
            whole(first_bias, SCALE).tolist(),
            small(second).tolist(),
            whole(second_bias, SCALE * SCALE).tolist(),
            small(last[:, 0] * stretch).tolist(),
            int(whole(last_bias * stretch + shift, SCALE * SCALE)[0]),
        )


def fit(
    positions: Positions,
    units: int,
    more_units: int,
    epochs: int,
    batch: int,
    seed: int,
    progress: Callable[[int, int, float], None] | None = None,
) -> Model:
    """Learn from these positions, all of them in each epoch; the rate falls from epoch to epoch.

    The net is the mean of all that it was during the last epoch: where a single step ends is chance.
    """
    np = numpy()
    model = Model(positions, units, more_units, seed)
    random = np.random.default_rng(seed + 1)
    for epoch in range(epochs):
        model.averages = epoch == epochs - 1
        rate = 0.002 * 0.5 ** (4 * epoch / max(epochs - 1, 1))
        order = random.permutation(len(positions))
        losses: list[float] = []
        for start in range(0, len(order), batch):
            rows = order[start : start + batch]
            won = positions.won[rows].astype(np.float32)
            losses.append(model.step(positions.rows(rows), won, rate, DECAY))
        if progress is not None:
            progress(epoch + 1, epochs, sum(losses) / len(losses))
    model.settle()
    return model
