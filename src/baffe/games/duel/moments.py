"""The moments of the timing chart (card.py) as bits, in its order: a side knows at which of them its cards speak.

They are written down because the compiled form wants constants; a test compares them with the chart.
"""

from typing import Final

WHITE_DICE: Final = 1 << 0
THROWS: Final = 1 << 1
REROLLS_FAME: Final = 1 << 2
IS_IMMUNE: Final = 1 << 3

SMASHES: Final = 1 << 4
ANY_TIME: Final = 1 << 5
FITS_ROLL: Final = 1 << 6
MAKES_HIT_OF: Final = 1 << 7

STOPS_FIRST_HIT: Final = 1 << 8
BRACE: Final = 1 << 9
SURVIVES: Final = 1 << 10
MORE_HEARTS: Final = 1 << 11

USE: Final = 1 << 12
TURN_STARTED: Final = 1 << 13
ROLL_FINAL: Final = 1 << 14
DICE_SKIPPED: Final = 1 << 15
DICE_START: Final = 1 << 16
DICE_RESOLVED: Final = 1 << 17
RIVAL_RESOLVED_ENERGY: Final = 1 << 18
STEPPED: Final = 1 << 19
PULLED: Final = 1 << 20
HEARTS_LOST: Final = 1 << 21
BOUGHT: Final = 1 << 22
OTHER_BOUGHT: Final = 1 << 23
TURN_OVER: Final = 1 << 24
