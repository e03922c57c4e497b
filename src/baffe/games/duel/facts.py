"""Everything that can happen in a game of Duel, as facts."""

from typing import Final

from baffe.kernel.fact import Fact

DICE_OFF: Final = Fact("dice_off", words="dice")
FIRST_PLAYER: Final = Fact("first_player")
TURN_STARTED: Final = Fact("turn_started", amount="turn")
EXTRA_TURN: Final = Fact("extra_turn")
SLEPT: Final = Fact("slept")
TOKEN_SPENT: Final = Fact("token_spent", amount="left")
KEPT: Final = Fact("kept", words="dice")
ROLLED: Final = Fact("rolled", amount="throws_left", words="dice")
STOPPED: Final = Fact("stopped", words="dice")
DICE_FEWER: Final = Fact("dice_fewer", amount="dice")
FACE_ADDED: Final = Fact("face_added", what="face")
SET_ASIDE: Final = Fact("set_aside", words="dice")
SKIPPED: Final = Fact("skipped")  # the dice are not resolved
RESOLVED: Final = Fact("resolved", amount="count", what="face")
MULTIPLIED: Final = Fact("multiplied", amount="hits")
PULLED: Final = Fact("pulled", amount="steps", what="track")  # a pull begins
STEPPED: Final = Fact("stepped", parts="track at")
STOPPED_BY_KING: Final = Fact("stopped_by_king", amount="lost", what="track")
BONUS: Final = Fact("bonus", what="bonus")
PLACED: Final = Fact("placed", parts="token track at flipped")
LEFT: Final = Fact("left_token", what="token")  # the token stays where it lies
THREW: Final = Fact("threw", words="dice")
HURT: Final = Fact("hurt", amount="hearts", other="by")
UNHURT: Final = Fact("unhurt", amount="hearts", other="by")
PREVENTED: Final = Fact("prevented", amount="hearts")
HEALED: Final = Fact("healed", amount="hearts")
ENERGY_GAINED: Final = Fact("energy_gained", amount="energy")
ENERGY_PAID: Final = Fact("energy_paid", amount="energy")
TOKENS_GAINED: Final = Fact("tokens_gained", amount="tokens")
BOUGHT: Final = Fact("bought", amount="price", what="card")
REVEALED: Final = Fact("revealed", what="card")
REFRESHED: Final = Fact("refreshed", words="cards")
DISCARDED: Final = Fact("discarded", what="card")
REMOVED: Final = Fact("removed", what="card")  # from the row
SWAPPED: Final = Fact("swapped", other="with", words="cards")
RESHUFFLED: Final = Fact("reshuffled", amount="count")
SYMBOL_FIXED: Final = Fact("symbol_fixed", what="face")
CUBES_GAINED: Final = Fact("cubes_gained", amount="cubes")
CUBES_SPENT: Final = Fact("cubes_spent", amount="cubes")
KNOCKED_OUT: Final = Fact("knocked_out", other="by")
SURVIVED: Final = Fact("survived")
GAME_OVER: Final = Fact("game_over", what="reason")

FACTS: Final[tuple[Fact, ...]] = (
    DICE_OFF, FIRST_PLAYER, TURN_STARTED, EXTRA_TURN, SLEPT, TOKEN_SPENT, KEPT, ROLLED, STOPPED, DICE_FEWER, FACE_ADDED,
    SET_ASIDE, SKIPPED, RESOLVED, MULTIPLIED, PULLED, STEPPED, STOPPED_BY_KING, BONUS, PLACED, LEFT, THREW, HURT,
    UNHURT, PREVENTED, HEALED, ENERGY_GAINED, ENERGY_PAID, TOKENS_GAINED, BOUGHT, REVEALED, REFRESHED, DISCARDED,
    REMOVED, SWAPPED, RESHUFFLED, SYMBOL_FIXED, CUBES_GAINED, CUBES_SPENT, KNOCKED_OUT, SURVIVED, GAME_OVER,
)  # fmt: skip
