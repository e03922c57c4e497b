"""What the page draws without asking: `make wire` writes it down."""

from typing import Any

from baffe.games.heavy_hitters.components import printed_by
from baffe.games.heavy_hitters.overlay import data_of


def printed() -> dict[str, Any]:
    return printed_by(data_of())
