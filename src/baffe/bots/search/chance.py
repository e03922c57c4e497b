"""From odds to chances, in whole numbers: no machine rounds them differently."""

from typing import Final

ONE: Final = 1 << 30  # certainty
STEP_BITS: Final = 7  # between two entries of the table lie 2^7 steps of a logit, of which 2^16 are 1.0
RANGE: Final = 4096  # entries on each side of even: up to e^8 to one
EXACT: Final = 60  # bits of the numbers from which the table is made


def _exponential() -> int:
    """e^(1/512) in EXACT bits, by its series."""
    total = term = 1 << EXACT
    for n in range(1, 12):
        term = term // (512 * n)
        total += term
    return total


def _table() -> list[int]:
    """The chance to win for each entry: odds / (odds + 1)."""
    factor = _exponential()
    odds = 1 << EXACT
    upper: list[int] = []
    for _ in range(RANGE + 1):
        upper.append((ONE * odds) // (odds + (1 << EXACT)))
        odds = odds * factor >> EXACT
    lower = [ONE - chance for chance in upper[1:]]
    lower.reverse()
    return lower + upper


CHANCES: Final[list[int]] = _table()


def chance_of(logit: int) -> int:
    """The chance for a logit of which 2^16 are 1.0; between two entries in a straight line."""
    at = logit >> STEP_BITS
    if at < -RANGE:
        return CHANCES[0]
    if at >= RANGE:
        return CHANCES[2 * RANGE]
    low = CHANCES[at + RANGE]
    return low + ((CHANCES[at + RANGE + 1] - low) * (logit & 127) >> STEP_BITS)
