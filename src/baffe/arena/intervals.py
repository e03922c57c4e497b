"""How sure a share is."""

from math import sqrt
from typing import Final

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927): also right for few games and for shares near 0 or 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max((middle - half) / scale, 0.0), min((middle + half) / scale, 1.0)
