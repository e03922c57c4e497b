"""The dice of King of Tokyo."""

from typing import Final

from baffe.kernel.dice import UNITS, Dice, count, faces_in, rolls_up_to, size

ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
HEART: Final = 3
ENERGY: Final = 4
SMASH: Final = 5

FACES: Final[tuple[str, ...]] = ("1", "2", "3", "heart", "energy", "smash")
MOST_DICE: Final = 9
DICE: Final = Dice(FACES)

__all__ = [
    "DICE", "ENERGY", "FACES", "HEART", "MOST_DICE", "ONE", "SMASH", "THREE", "TWO", "UNITS", "count", "faces_in",
    "rolls_up_to", "size",
]  # fmt: skip
