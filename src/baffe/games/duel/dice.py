"""The dice of Duel: six red ones and two white ones, all alike."""

from typing import Final

from baffe.kernel.dice import UNITS, Dice, count, faces_in, packed, parts, rolls_up_to, size

SMASH: Final = 0
HEART: Final = 1
ENERGY: Final = 2
FAME: Final = 3
DESTRUCTION: Final = 4
SPECIAL: Final = 5
NO_FACE: Final = -1

FACES: Final[tuple[str, ...]] = ("smash", "heart", "energy", "fame", "destruction", "special")
RED_DICE: Final = 6
WHITE_DICE: Final = 2
MOST_DICE: Final = RED_DICE + WHITE_DICE
DICE: Final = Dice(FACES)

__all__ = [
    "DESTRUCTION", "DICE", "ENERGY", "FACES", "FAME", "HEART", "MOST_DICE", "NO_FACE", "RED_DICE", "SMASH", "SPECIAL",
    "UNITS", "WHITE_DICE", "count", "faces_in", "packed", "parts", "rolls_up_to", "size",
]  # fmt: skip
