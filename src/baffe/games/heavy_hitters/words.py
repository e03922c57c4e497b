"""Words that are offered often, made once."""

from typing import Final

from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.hexes import DIRECTIONS
from baffe.kernel.seat import MOST_SEATS

FACE_WORDS: Final[tuple[str, ...]] = tuple([f"face:{name}" for name in DIRECTIONS])
STEP_WORDS: Final[tuple[str, ...]] = tuple([f"step:{name}" for name in DIRECTIONS])
PUSH_WORDS: Final[tuple[str, ...]] = tuple([f"push:{name}" for name in DIRECTIONS])
# FIRE_WORDS[unit][seat]
FIRE_WORDS: Final[tuple[tuple[str, ...], ...]] = tuple(
    [tuple([f"fire:{unit}@{seat}" for seat in range(MOST_SEATS)]) for unit in UNITS]
)
# Whom such a word names: the unit and its seat.
FIRED_AT: Final[dict[str, tuple[int, int]]] = {
    word: (unit, seat) for unit, words in enumerate(FIRE_WORDS) for seat, word in enumerate(words)
}
