"""Every word that a game of Duel can ever offer, in a fixed order."""

from baffe.games.duel.board import KING, NOWHERE, TOKENS, place_word, spot, spots_for
from baffe.games.duel.cards import CARDS
from baffe.games.duel.dice import DICE, MOST_DICE, rolls_up_to
from baffe.games.duel.figures import ADDABLE
from baffe.games.duel.resolving import GROUP_WORDS


def every_word() -> tuple[str, ...]:
    words = ["spend", "throw", "stop"] + [DICE.keep_word(roll) for roll in rolls_up_to(MOST_DICE - 1)]
    words += list(GROUP_WORDS) + list(ADDABLE) + ["special:token", "special:king"]
    own = [word for card in CARDS for word in card.own_words]
    words += [word for word in own if not word.endswith("*")]
    words += [word.removesuffix("*") + card.id for word in own if word.endswith("*") for card in CARDS]
    words += ["buy:" + card.id for card in CARDS] + ["refresh"]
    keeps = [card.id for card in CARDS if card.keep]
    words += ["discard:" + id for id in keeps] + ["swap:" + id for id in keeps]
    everywhere = sorted({at for token in (0, 4) for at in spots_for(NOWHERE, token, (1, 1))})
    words += [place_word("place", at) for at in everywhere] + ["leave"]
    for token in KING:
        words += [place_word(TOKENS[token].id, spot(track, left, False)) for track in (0, 1) for left in range(-7, 8)]
    words += ["fame", "destruction", "take", "again", "no", "done"]
    return tuple(dict.fromkeys(words))
