"""Every word that a game of King of Tokyo can ever offer, in a fixed order."""

from typing import Final

from baffe.games.tokyo.cards import CARDS
from baffe.games.tokyo.dice import DICE, MOST_DICE, rolls_up_to
from baffe.games.tokyo.rulebook import MODULES

SEATS: Final = 6


def every_word() -> tuple[str, ...]:
    words = ["stop"] + [DICE.keep_word(roll) for roll in rolls_up_to(MOST_DICE - 1)]
    words += [word for card in CARDS for word in card.own_words]
    words += ["heart:self", "heart:poison", "heart:shrink"] + [f"heart@{seat}" for seat in range(SEATS)]
    words += ["first:heart", "first:smash", "take", "flee", "stay"]
    words += ["buy:" + card.id for card in CARDS]
    keeps = [card for card in CARDS if card.keep]
    words += [f"buy:{card.id}@{seat}" for card in keeps for seat in range(SEATS)]
    words += ["sweep"]
    words += [f"copy:{card.id}@{seat}" for card in keeps if card.copyable for seat in range(SEATS)]
    words += ["sell:" + card.id for card in keeps]
    words += ["use:" + card.id for card in keeps if card.discards_itself or card.copies_others]
    words += ["again", "no", "done"]
    words += [word for module in MODULES.values() for word in module.words()]
    return tuple(words)
