"""Everything that can happen in a game of King of Tokyo, as facts."""

from typing import Final

from baffe.kernel.fact import Fact

DICE_OFF: Final = Fact("dice_off", words="dice")
FIRST_PLAYER: Final = Fact("first_player")
TURN_STARTED: Final = Fact("turn_started", amount="turn")
EXTRA_TURN: Final = Fact("extra_turn")
KEPT: Final = Fact("kept", words="dice")
ROLLED: Final = Fact("rolled", amount="rolls_left", words="dice")
STOPPED: Final = Fact("stopped", words="dice")
EXTRA_ROLL: Final = Fact("extra_roll", amount="rolls_left")
DIE_REROLLED: Final = Fact("die_rerolled", other="of", words="faces")  # before, after
DIE_CHANGED: Final = Fact("die_changed", words="faces")
THREW: Final = Fact("threw", words="dice")  # dice beside the turn's own, as for Camouflage
SMASHES_ADDED: Final = Fact("smashes_added", amount="smashes")
SMASHED: Final = Fact("smashed", amount="smashes")
SCORED: Final = Fact("scored", amount="stars")
STARS_LOST: Final = Fact("stars_lost", amount="stars", other="by")
HEALED: Final = Fact("healed", amount="hearts", other="by")
HURT: Final = Fact("hurt", amount="hearts", other="by")
UNHURT: Final = Fact("unhurt", amount="hearts", other="by")  # a loss that something stopped entirely
HELD_BACK: Final = Fact("held_back", amount="hearts", other="by")
ENERGY_GAINED: Final = Fact("energy_gained", amount="energy", other="from")
ENERGY_PAID: Final = Fact("energy_paid", amount="energy", other="to")
ENERGY_LOST: Final = Fact("energy_lost", amount="energy", other="by")
TOKEN_GIVEN: Final = Fact("token_given", other="by", what="token")
TOKEN_REMOVED: Final = Fact("token_removed", what="token")
FLED: Final = Fact("fled", what="place")
STAYED: Final = Fact("stayed", what="place")
ENTERED: Final = Fact("entered", what="place")
LEFT: Final = Fact("left", what="place")  # thrown out, not fled
MOVED: Final = Fact("moved", what="place")
BOUGHT: Final = Fact("bought", amount="price", other="from", what="card")
REVEALED: Final = Fact("revealed", what="card")
SWEPT: Final = Fact("swept", words="cards")
PEEKED: Final = Fact("peeked", what="card")
DISCARDED: Final = Fact("discarded", what="card")
SOLD: Final = Fact("sold", amount="energy", what="card")
COPIED: Final = Fact("copied", other="of", what="card")
COPY_LOST: Final = Fact("copy_lost", what="card")
RESHUFFLED: Final = Fact("reshuffled", amount="count")
ELIMINATED: Final = Fact("eliminated", other="by")
COSTUMES_SHOWN: Final = Fact("costumes_shown", words="cards")
DRESSED: Final = Fact("dressed", what="card")  # in the costume chosen before the first turn
STOLEN: Final = Fact("stolen", amount="price", other="from", what="card")
CHEERED: Final = Fact("cheered", other="of")
WIN_CERTAIN: Final = Fact("win_certain")  # if the monster lives until the turn ends
LEVEL_CLAIMED: Final = Fact("level_claimed", amount="level", other="from")  # of Tokyo Tower
REBORN: Final = Fact("reborn")
GAME_OVER: Final = Fact("game_over", what="reason")

FACTS: Final[tuple[Fact, ...]] = (
    DICE_OFF, FIRST_PLAYER, TURN_STARTED, EXTRA_TURN, KEPT, ROLLED, STOPPED, EXTRA_ROLL, DIE_REROLLED, DIE_CHANGED,
    THREW, SMASHES_ADDED, SMASHED, SCORED, STARS_LOST, HEALED, HURT, UNHURT, HELD_BACK, ENERGY_GAINED, ENERGY_PAID,
    ENERGY_LOST, TOKEN_GIVEN, TOKEN_REMOVED, FLED, STAYED, ENTERED, LEFT, MOVED, BOUGHT, REVEALED, SWEPT, PEEKED,
    DISCARDED, SOLD, COPIED, COPY_LOST, RESHUFFLED, ELIMINATED, REBORN, GAME_OVER,
    LEVEL_CLAIMED, COSTUMES_SHOWN, DRESSED, STOLEN, CHEERED, WIN_CERTAIN,
)  # fmt: skip
