"""Every word that a game of King of Tokyo can ever offer, in a fixed order."""

from typing import Final

from baffe.games.tokyo.cards import CARDS
from baffe.games.tokyo.hand import FACES, MOST_DICE, UNITS, keep_word
from baffe.games.tokyo.rulebook import MODULES

SEATS: Final = 6


def every_word() -> tuple[str, ...]:
    words = ["stop"] + [keep_word(hand) for hand in _hands(MOST_DICE - 1)]
    words += [word for card in CARDS for word in card.own_words]
    words += ["heart:self", "heart:poison", "heart:shrink"] + [f"heart@{seat}" for seat in range(SEATS)]
    words += ["first:heart", "first:smash", "take", "flee", "stay"]
    words += ["buy:" + card.id for card in CARDS]
    keeps = [card for card in CARDS if card.keep]
    words += [f"buy:{card.id}@{seat}" for card in keeps for seat in range(SEATS)]
    words += ["sweep"]
    words += [f"copy:{card.id}@{seat}" for card in keeps if card.copyable for seat in range(SEATS)]
    words += ["sell:" + card.id for card in keeps]
    words += ["use:" + card.id for card in keeps if card.discards_itself or not card.copyable]
    words += ["again", "no", "done"]
    words += [word for module in MODULES.values() for word in module.words()]
    return tuple(words)


def _hands(most: int) -> list[int]:
    """Every hand of up to that many dice, small ones first."""
    level = [(0, 0)]
    hands = [0]
    for _ in range(most):
        level = [(hand + UNITS[face], face) for hand, least in level for face in range(least, len(FACES))]
        hands += [hand for hand, _ in level]
    return hands
