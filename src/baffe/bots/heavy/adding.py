"""Worths, added up."""


def added(worths: list[float]) -> float:
    """From left to right. Since Python 3.12 `sum` rounds floats otherwise, and a bot answers alike on every version."""
    total = 0.0
    for worth in worths:
        total += worth
    return total
