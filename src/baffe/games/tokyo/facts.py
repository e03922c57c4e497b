"""Everything that can happen in a game of King of Tokyo, as facts."""

from typing import Final

from baffe.kernel.fact import Fact

DICE_OFF: Final = Fact("dice_off", "dice:words")
FIRST_PLAYER: Final = Fact("first_player")
TURN_STARTED: Final = Fact("turn_started", "turn")
EXTRA_TURN: Final = Fact("extra_turn")
KEPT: Final = Fact("kept", "dice:words")
ROLLED: Final = Fact("rolled", "rolls_left", "dice:words")
STOPPED: Final = Fact("stopped", "dice:words")
EXTRA_ROLL: Final = Fact("extra_roll", "rolls_left")
DIE_REROLLED: Final = Fact("die_rerolled", "of:seat", "faces:words")  # before, after
DIE_CHANGED: Final = Fact("die_changed", "faces:words")
THREW: Final = Fact("threw", "dice:words")  # dice beside the turn's own, as for Camouflage
SMASHES_ADDED: Final = Fact("smashes_added", "smashes", "parts:parts")
SMASHED: Final = Fact("smashed", "smashes")
SCORED: Final = Fact("scored", "stars")
STARS_LOST: Final = Fact("stars_lost", "stars", "by:seat")
HEALED: Final = Fact("healed", "hearts", "by:seat", "parts:parts")
HURT: Final = Fact("hurt", "hearts", "by:seat", "parts:parts")
UNHURT: Final = Fact("unhurt", "hearts", "by:seat")  # nothing is left of a loss that was so large
HELD_BACK: Final = Fact("held_back", "hearts", "by:seat")
ENERGY_GAINED: Final = Fact("energy_gained", "energy", "from:seat", "parts:parts")
ENERGY_PAID: Final = Fact("energy_paid", "energy", "to:seat")
ENERGY_LOST: Final = Fact("energy_lost", "energy", "by:seat")
TOKEN_GIVEN: Final = Fact("token_given", "by:seat", "token:word")
TOKEN_REMOVED: Final = Fact("token_removed", "token:word")
FLED: Final = Fact("fled", "place:word")
STAYED: Final = Fact("stayed", "place:word")
ENTERED: Final = Fact("entered", "place:word")
LEFT: Final = Fact("left", "place:word")  # thrown out, not fled
MOVED: Final = Fact("moved", "place:word")
BOUGHT: Final = Fact("bought", "price", "from:seat", "card:word", "out_of:word")  # market, deck or monster
REVEALED: Final = Fact("revealed", "card:word")
SWEPT: Final = Fact("swept", "cards:words")
PEEKED: Final = Fact("peeked", "card:word")
DISCARDED: Final = Fact("discarded", "card:word")
SOLD: Final = Fact("sold", "energy", "card:word")
COPIED: Final = Fact("copied", "of:seat", "card:word")
COPY_LOST: Final = Fact("copy_lost", "card:word")
RESHUFFLED: Final = Fact("reshuffled", "count")
ELIMINATED: Final = Fact("eliminated", "by:seat")
COSTUMES_SHOWN: Final = Fact("costumes_shown", "cards:words")
DRESSED: Final = Fact("dressed", "card:word")  # in the costume chosen before the first turn
STOLEN: Final = Fact("stolen", "price", "from:seat", "card:word")
CHEERED: Final = Fact("cheered", "of:seat")
WIN_CERTAIN: Final = Fact("win_certain")  # if the monster lives until the turn ends
LEVEL_CLAIMED: Final = Fact("level_claimed", "level", "from:seat")  # of Tokyo Tower
REBORN: Final = Fact("reborn")
GAME_OVER: Final = Fact("game_over", "reason:word")
TRIMMED: Final = Fact("trimmed", "hearts")  # those above the maximum, when the card that allowed them is gone
CARD_TOKENS: Final = Fact("card_tokens", "tokens", "card:word")  # so many lie on it now
USED_UP: Final = Fact("used_up", "card:word")  # an ACTION goes to the discard pile

FACTS: Final[tuple[Fact, ...]] = (
    DICE_OFF, FIRST_PLAYER, TURN_STARTED, EXTRA_TURN, KEPT, ROLLED, STOPPED, EXTRA_ROLL, DIE_REROLLED, DIE_CHANGED,
    THREW, SMASHES_ADDED, SMASHED, SCORED, STARS_LOST, HEALED, HURT, UNHURT, HELD_BACK, ENERGY_GAINED, ENERGY_PAID,
    ENERGY_LOST, TOKEN_GIVEN, TOKEN_REMOVED, FLED, STAYED, ENTERED, LEFT, MOVED, BOUGHT, REVEALED, SWEPT, PEEKED,
    DISCARDED, SOLD, COPIED, COPY_LOST, RESHUFFLED, ELIMINATED, REBORN, GAME_OVER,
    LEVEL_CLAIMED, COSTUMES_SHOWN, DRESSED, STOLEN, CHEERED, WIN_CERTAIN,
    TRIMMED, CARD_TOKENS, USED_UP,
)  # fmt: skip
