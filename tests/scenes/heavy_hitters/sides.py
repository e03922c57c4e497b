"""What scenes with allies are written with."""

from typing import Any

from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.scenes import arena, hh

FACTIONS = ("diamondback", "kingwolf", "thunderhappy", "hammerstrike")
CORNERS = ("a1", "m1", "m11", "a11")


def allied(
    mode: str, *seats: dict[str, Any], count: int = 4, told: dict[str, Any] | None = None, **scene: Any
) -> HeavyTable:
    """Seats in their corners with nothing in hand, unless they say otherwise; no buildings."""
    given = [*seats, *[{}] * (count - len(seats))]
    full = [{"faction": FACTIONS[n], "units": hh(CORNERS[n]), "hand": [], **seat} for n, seat in enumerate(given)]
    return arena(*full, options={"alliances": mode, **(told or {})}, **{"buildings": [], **scene})
