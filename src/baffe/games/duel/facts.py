"""Everything that can happen in a game of Duel, as facts."""

from typing import Final

from baffe.kernel.fact import Fact

DICE_OFF: Final = Fact("dice_off", "dice:words")
FIRST_PLAYER: Final = Fact("first_player")
TURN_STARTED: Final = Fact("turn_started", "turn")
EXTRA_TURN: Final = Fact("extra_turn")
SLEPT: Final = Fact("slept")
TOKEN_SPENT: Final = Fact("token_spent", "left")
KEPT: Final = Fact("kept", "dice:words")
ROLLED: Final = Fact("rolled", "throws_left", "dice:words")
STOPPED: Final = Fact("stopped", "dice:words")
DICE_FEWER: Final = Fact("dice_fewer", "dice")
FACE_ADDED: Final = Fact("face_added", "face:word")
SET_ASIDE: Final = Fact("set_aside", "dice:words")
SKIPPED: Final = Fact("skipped")  # the dice are not resolved
RESOLVED: Final = Fact("resolved", "count", "face:word")
MULTIPLIED: Final = Fact("multiplied", "hits")
PULLED: Final = Fact("pulled", "steps", "track:word")  # a pull begins
STEPPED: Final = Fact("stepped", "track:word", "at:value")
STOPPED_BY_KING: Final = Fact("stopped_by_king", "lost", "track:word")
BONUS: Final = Fact("bonus", "bonus:word")
PLACED: Final = Fact("placed", "token:word", "track:word", "at:value", "flipped:word")
LEFT: Final = Fact("left_token", "token:word")  # the token stays where it lies
THREW: Final = Fact("threw", "dice:words")
HURT: Final = Fact("hurt", "hearts", "by:seat", "parts:parts")
UNHURT: Final = Fact("unhurt", "hearts", "by:seat")
PREVENTED: Final = Fact("prevented", "hearts")
HEALED: Final = Fact("healed", "hearts", "parts:parts")
ENERGY_GAINED: Final = Fact("energy_gained", "energy")
ENERGY_PAID: Final = Fact("energy_paid", "energy")
TOKENS_GAINED: Final = Fact("tokens_gained", "tokens")
BOUGHT: Final = Fact("bought", "price", "card:word")
REVEALED: Final = Fact("revealed", "card:word")
REFRESHED: Final = Fact("refreshed", "cards:words")
DISCARDED: Final = Fact("discarded", "card:word")
REMOVED: Final = Fact("removed", "card:word")  # from the row
SWAPPED: Final = Fact("swapped", "with:seat", "cards:words")
RESHUFFLED: Final = Fact("reshuffled", "count")
SYMBOL_FIXED: Final = Fact("symbol_fixed", "face:word")
CUBES_GAINED: Final = Fact("cubes_gained", "cubes")
CUBES_SPENT: Final = Fact("cubes_spent", "cubes")
KNOCKED_OUT: Final = Fact("knocked_out", "by:seat")
SURVIVED: Final = Fact("survived")
GAME_OVER: Final = Fact("game_over", "reason:word")
DICE_COUNTED: Final = Fact("dice_counted", "red", "white", "throws")  # of this turn, before tokens are spent
NO_DICE: Final = Fact("no_dice", "throws_left")  # nothing to throw
FEWER_NEXT: Final = Fact("fewer_next", "dice")  # on its next turn
DOMINATED: Final = Fact("dominated")  # Dominate waits for its next turn
SPECIALS_SPENT: Final = Fact("specials_spent", "specials")  # by the monster's power
USED_UP: Final = Fact("used_up", "card:word")  # an ACTION goes to the discard pile

FACTS: Final[tuple[Fact, ...]] = (
    DICE_OFF, FIRST_PLAYER, TURN_STARTED, EXTRA_TURN, SLEPT, TOKEN_SPENT, KEPT, ROLLED, STOPPED, DICE_FEWER, FACE_ADDED,
    SET_ASIDE, SKIPPED, RESOLVED, MULTIPLIED, PULLED, STEPPED, STOPPED_BY_KING, BONUS, PLACED, LEFT, THREW, HURT,
    UNHURT, PREVENTED, HEALED, ENERGY_GAINED, ENERGY_PAID, TOKENS_GAINED, BOUGHT, REVEALED, REFRESHED, DISCARDED,
    REMOVED, SWAPPED, RESHUFFLED, SYMBOL_FIXED, CUBES_GAINED, CUBES_SPENT, KNOCKED_OUT, SURVIVED, GAME_OVER,
    DICE_COUNTED, NO_DICE, FEWER_NEXT, DOMINATED, SPECIALS_SPENT, USED_UP,
)  # fmt: skip
