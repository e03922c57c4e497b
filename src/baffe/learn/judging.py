"""How good values are: whether what they say happens as often as they say."""

from typing import Any, Final

from baffe.bots.search.chance import ONE
from baffe.bots.search.net import MOST_WEIGHT, SCALE
from baffe.bots.search.weights import Weights
from baffe.learn.fitting import PORTION, Model, Positions
from baffe.learn.numeric import numpy

LEVELS: Final = ("tactician", "titan")
STEPS: Final = 25  # towards the best correction; a handful is enough
NO_DOUBT: Final = 1e-6
DOUBT: Final = 10.0  # as much as ten positions say
DOUBT_EACH: Final = 100.0  # the same for each weight of the last unit


def portions(positions: Positions) -> list[Any]:
    """The numbers of all positions, a portion at a time."""
    np = numpy()
    return [np.arange(start, min(start + PORTION, len(positions))) for start in range(0, len(positions), PORTION)]


def straight(logits: Any, won: Any, doubt: float) -> tuple[float, float]:
    """Stretch and shift of these logits after which chances are right on the whole.

    Doubt speaks for leaving them as they are: without any, a handful of games that were all won is a certainty.
    """
    np = numpy()
    stretch, shift = 1.0, 0.0
    for _ in range(STEPS):  # Newton's method for a logistic curve
        chances = 1 / (1 + np.exp(-(stretch * logits + shift)))
        spread = chances * (1 - chances)
        off = chances - won
        slope = np.array([(off * logits).sum() + doubt * (stretch - 1), off.sum() + doubt * shift])
        mixed = (spread * logits).sum()
        bend = np.array(
            [
                [(spread * logits * logits).sum() + doubt, mixed],
                [mixed, spread.sum() + doubt],
            ]
        )
        change = np.clip(np.linalg.solve(bend, slope), -1, 1)
        stretch -= float(change[0])
        shift -= float(change[1])
    return stretch, shift


def corrected(model: Model, positions: Positions) -> Weights:
    """The weights, with their logits stretched and shifted so that chances are right on these unseen positions."""
    np = numpy()
    logits = np.concatenate([model.logits(positions.graded(rows)) for rows in portions(positions)])
    return model.weights(*straight(logits.astype(np.float64), positions.won.astype(np.float64), NO_DOUBT))


def set_right(weights: Weights, positions: Positions) -> Weights:
    """The same with the last unit learned anew: on the whole as `straight` has it, and right for every kind of seat.

    One stretch and shift for all cannot tell those who think ahead from those who do not; the units before can.
    """
    np = numpy()
    net = weights.net()
    units = np.concatenate([net.units(positions.lists(rows)) for rows in portions(positions)]) / SCALE
    won = positions.won.astype(np.float64)
    last = np.array([*weights.last, weights.last_bias / SCALE]) / SCALE
    given = np.column_stack([units, np.ones(len(won))])
    stretch, shift = straight(given @ last, won, DOUBT)
    last *= stretch
    last[-1] += shift
    found = leaning(given, won, last)
    return Weights(
        weights.first,
        weights.first_bias,
        weights.second,
        weights.second_bias,
        [max(-MOST_WEIGHT, min(round(float(weight) * SCALE), MOST_WEIGHT)) for weight in found[:-1]],
        round(float(found[-1]) * SCALE**2),
    )


def leaning(given: Any, won: Any, start: Any) -> Any:
    """Weights of a logistic curve that fits best, with a doubt that speaks for the start."""
    np = numpy()
    weights = start.copy()
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-np.clip(given @ weights, -30, 30)))
        slope = given.T @ (chances - won) + DOUBT_EACH * (weights - start)
        bend = (given * (chances * (1 - chances))[:, None]).T @ given + DOUBT_EACH * np.eye(len(weights))
        weights -= np.clip(np.linalg.solve(bend, slope), -1, 1)
    return weights


def judged(weights: Weights, positions: Positions) -> dict[str, Any]:
    """Predicted and real winning shares by tenths of the prediction, and how well winners are told from losers."""
    np = numpy()
    net = weights.net()
    values = np.concatenate([net.values(positions.lists(rows)) for rows in portions(positions)]) / ONE
    won = positions.won.astype(np.float64)
    tenths: list[dict[str, Any]] = []
    for tenth in range(10):
        inside = (values >= tenth / 10) & ((values < (tenth + 1) / 10) | (tenth == 9))
        count = int(inside.sum())
        if count:
            said, came = float(values[inside].mean()), float(won[inside].mean())
            tenths.append({"tenth": tenth, "positions": count, "predicted": round(said, 4), "real": round(came, 4)})
    return {
        "positions": len(positions),
        "auc": round(area(values, won), 4),
        "brier": round(float(((values - won) ** 2).mean()), 4),
        "worst": round(max([abs(row["predicted"] - row["real"]) for row in tenths]), 4),
        "tenths": tenths,
    }


def area(values: Any, won: Any) -> float:
    """Of two positions, one won and one lost, how often the won one is valued higher."""
    np = numpy()
    _, ranks, counts = np.unique(values, return_inverse=True, return_counts=True)
    middle = np.cumsum(counts) - (counts - 1) / 2
    winners = won.sum()
    losers = len(won) - winners
    if not winners or not losers:
        return 0.5
    return float(((middle[ranks] * won).sum() - winners * (winners + 1) / 2) / (winners * losers))


def pooled(modes: dict[str, Any], level: str) -> list[dict[str, Any]]:
    """Predicted and real shares by tenths, over all modes of a game."""
    rows: list[dict[str, Any]] = []
    for tenth in range(10):
        inside = [row for told in modes.values() for row in told[level]["tenths"] if row["tenth"] == tenth]
        count = sum([row["positions"] for row in inside])
        if count:
            said, came = [sum([row[key] * row["positions"] for row in inside]) / count for key in ("predicted", "real")]
            rows.append({"tenth": tenth, "positions": count, "predicted": round(said, 4), "real": round(came, 4)})
    return rows


def overall(modes: dict[str, Any], level: str) -> dict[str, Any]:
    """How far off a level is in its worst tenth, over all modes of a game."""
    rows = pooled(modes, level)
    worst = max([abs(row["predicted"] - row["real"]) for row in rows])
    return {"positions": sum([row["positions"] for row in rows]), "worst": round(worst, 4), "tenths": rows}
