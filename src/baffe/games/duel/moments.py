"""The moments of the timing chart as bits: a side knows at which of them its cards speak, so none is asked in vain."""

from typing import Final

WHITE_DICE: Final = 1 << 0
THROWS: Final = 1 << 1
SMASHES: Final = 1 << 2
MORE_HEARTS: Final = 1 << 3
ANY_TIME: Final = 1 << 4
WAKES: Final = 1 << 5
TURN_STARTED: Final = 1 << 6
REROLLS_FAME: Final = 1 << 7
FITS_ROLL: Final = 1 << 8
SKIPS_DICE: Final = 1 << 9
PUNISHES_ROLL: Final = 1 << 10
DICE_START: Final = 1 << 11
DICE_RESOLVED: Final = 1 << 12
TURN_OVER: Final = 1 << 13
STEPPED: Final = 1 << 14
PULLED: Final = 1 << 15
SWAPS_BONUS: Final = 1 << 16
FILLS_BLANKS: Final = 1 << 17
IS_IMMUNE: Final = 1 << 18
HIDES: Final = 1 << 19
STOPS_FIRST_HIT: Final = 1 << 20
HIT_TAKEN: Final = 1 << 21
RIVAL_HIT: Final = 1 << 22
SURVIVES: Final = 1 << 23
RIVAL_RESOLVED_ENERGY: Final = 1 << 24

# The methods of a card, in the order of the bits.
METHODS: Final[tuple[str, ...]] = (
    "white_dice", "throws", "smashes", "more_hearts", "any_time", "wakes", "turn_started", "rerolls_fame", "fits_roll",
    "skips_dice", "punishes_roll", "dice_start", "dice_resolved", "turn_over", "stepped", "pulled", "swaps_bonus",
    "fills_blanks", "is_immune", "hides", "stops_first_hit", "hit_taken", "rival_hit", "survives",
    "rival_resolved_energy",
)  # fmt: skip
