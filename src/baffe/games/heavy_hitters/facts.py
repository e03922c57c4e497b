"""Everything that can happen in a game of Heavy Hitters, as facts."""

from typing import Final

from baffe.kernel.fact import Fact

# Set-up
DICE_OFF: Final = Fact("dice_off", "total", "dice:words")
GLORY_HOUND: Final = Fact("glory_hound")  # this seat has the token now
FACTION_CHOSEN: Final = Fact("faction_chosen", "faction:word")
PILOT_CHOSEN: Final = Fact("pilot_chosen", "pilot:word")
PATH_CHOSEN: Final = Fact("path_chosen", "path:word")
MAP_CHOSEN: Final = Fact("map_chosen", "scenario:word", "buildings:words")
PLACED: Final = Fact("placed", "unit:word", "at:word", "facing:word")  # a Heavy Hitter on its start hex
DECK_SHOWN: Final = Fact("deck_shown", "deck:word", "cards:words")  # a deck that was given with the deal
DECK_READY: Final = Fact("deck_ready", "cards")  # shuffled, with so many cards
HAND_KEPT: Final = Fact("hand_kept")
REDREW: Final = Fact("redrew", "count")
DATA: Final = Fact("data", "entries:value")  # what the owner of a box has laid over our numbers

# Cards
DREW: Final = Fact("drew", "count", "cards:words")
RESHUFFLED: Final = Fact("reshuffled", "count")  # the discard pile is the new draw pile
PLAYED: Final = Fact("played", "card:word")
USED: Final = Fact("used", "power:word", "for:word")  # a pilot or an upgrade, for this round or this game
SPONSOR_PLAYED: Final = Fact("sponsor_played", "on:seat", "card:word")
COUNTERED: Final = Fact("countered", "by:seat", "card:word")
DISCARDED: Final = Fact("discarded", "card:word", "from:word")  # from play, or from the hand
LOST: Final = Fact("lost", "left", "card:word", "from:word")  # a card becomes damage
LOST_UNSEEN: Final = Fact("lost_unseen", "left")  # the same from the draw pile of a solo opponent
MENDED: Final = Fact("mended", "card:word")  # damage becomes a discard
MENDED_UNSEEN: Final = Fact("mended_unseen")

# Energy
PAID: Final = Fact("paid", "energy")
OVERSPENT: Final = Fact("overspent", "energy")
ENERGY_GAINED: Final = Fact("energy_gained", "energy")
ENERGY_RESET: Final = Fact("energy_reset", "energy")

# Rounds
ROUND_STARTED: Final = Fact("round_started", "round")
PHASE_STARTED: Final = Fact("phase_started", "phase:word")
PASSED: Final = Fact("passed")  # for the rest of the round
ROUND_ENDED: Final = Fact("round_ended", "round")  # what was of this round is over

# Units
DEPLOYED: Final = Fact("deployed", "unit:word", "at:word")
MOVED: Final = Fact("moved", "price", "unit:word", "to:word")
STAYED: Final = Fact("stayed", "unit:word")
FACED: Final = Fact("faced", "facing:word")
DISPLACED: Final = Fact("displaced", "unit:word", "to:word")
PUSHED: Final = Fact("pushed", "unit:word", "to:word")  # by shove or reel
HURT: Final = Fact("hurt", "hits", "left", "unit:word")  # a support unit
UNIT_DESTROYED: Final = Fact("unit_destroyed", "by:seat", "unit:word")
ELIMINATED: Final = Fact("eliminated", "by:seat")
SNARED: Final = Fact("snared")
LEG_LOCKED: Final = Fact("leg_locked", "hexes")
DAZZLED: Final = Fact("dazzled", "unit:word")
NAUSEOUS: Final = Fact("nauseous")  # a solo opponent reveals 1 card fewer
POUNCED: Final = Fact("pounced")  # its first attack at range 1 is easier

# Combat
COMMITTED: Final = Fact("committed", "cards:words")
OVERCLOCKED: Final = Fact("overclocked", "speed", "card:word")
NO_TARGET: Final = Fact("no_target", "weapon:word")
HELD_FIRE: Final = Fact("held_fire", "weapon:word")
FIRED: Final = Fact("fired", "number", "damage", "distance", "on:seat", "weapon:word", "target:word", "sight:word")
MODIFIED: Final = Fact("modified", "number", "damage")  # by a card or a pilot: what the attack has now
ROLLED: Final = Fact("rolled", "needed", "dice:words")
HIT: Final = Fact("hit", "on:seat", "target:word")
MISSED: Final = Fact("missed", "on:seat", "target:word")
SAVES: Final = Fact("saves", "needed", "saved", "unit:word", "dice:words")
REDUCED: Final = Fact("reduced", "damage")
ATTACK_OVER: Final = Fact("attack_over")
REPAIR_TRIED: Final = Fact("repair_tried", "needed", "on:seat", "die:word")

# Tags and fame
TAGGED: Final = Fact("tagged", "tags", "unit:word", "at:word")
TAG_REMOVED: Final = Fact("tag_removed", "tags", "by:seat", "at:word")
DEMOLISHED: Final = Fact("demolished", "buildings", "at:word")
FAME: Final = Fact("fame", "spaces", "fame")
UPGRADED: Final = Fact("upgraded", "upgrade:word")
SPONSORS_DRAWN: Final = Fact("sponsors_drawn", "count", "cards:words")
SPONSOR_DROPPED: Final = Fact("sponsor_dropped", "card:word")
SPONSORS_RESHUFFLED: Final = Fact("sponsors_reshuffled", "count")

# Alliances
ALLY_PICKED: Final = Fact("ally_picked", "of:seat")
ALLIED: Final = Fact("allied", "with:seat")
ALLIANCES_OVER: Final = Fact("alliances_over")

# Solo opponents
DIE: Final = Fact("die", "die", "table:word")  # one die for a table: its column
LETTER: Final = Fact("letter", "table:word", "letter:word", "at:word")
LETTER_SKIPPED: Final = Fact("letter_skipped", "letter:word", "at:word", "reason:word")
NO_LETTER: Final = Fact("no_letter", "unit:word")
REVEALED: Final = Fact("revealed", "count", "cards:words")
DUPLICATE: Final = Fact("duplicate", "card:word")
TOSSED: Final = Fact("tossed", "die", "chosen:word", "among:words")  # between equal hexes or facings; "": thrown again

GAME_OVER: Final = Fact("game_over", "reason:word")

FACTS: Final[tuple[Fact, ...]] = (
    DICE_OFF, GLORY_HOUND, FACTION_CHOSEN, PILOT_CHOSEN, PATH_CHOSEN, MAP_CHOSEN, PLACED, DECK_SHOWN, DECK_READY,
    HAND_KEPT, REDREW, DATA, DREW, RESHUFFLED, PLAYED, USED, SPONSOR_PLAYED, COUNTERED, DISCARDED, LOST,
    LOST_UNSEEN, MENDED, MENDED_UNSEEN, PAID, OVERSPENT, ENERGY_GAINED, ENERGY_RESET, ROUND_STARTED, PHASE_STARTED,
    PASSED, ROUND_ENDED, DEPLOYED, MOVED, STAYED, FACED, DISPLACED, PUSHED, HURT, UNIT_DESTROYED, ELIMINATED,
    SNARED, LEG_LOCKED, DAZZLED, NAUSEOUS, POUNCED, COMMITTED, OVERCLOCKED, NO_TARGET, HELD_FIRE, FIRED, MODIFIED,
    ROLLED, HIT, MISSED, SAVES, REDUCED, ATTACK_OVER, REPAIR_TRIED, TAGGED, TAG_REMOVED, DEMOLISHED, FAME, UPGRADED,
    SPONSORS_DRAWN, SPONSOR_DROPPED, SPONSORS_RESHUFFLED, ALLY_PICKED, ALLIED, ALLIANCES_OVER, DIE, LETTER,
    LETTER_SKIPPED, NO_LETTER, REVEALED, DUPLICATE, TOSSED, GAME_OVER,
)  # fmt: skip
