"""Words about the board: where a token is placed."""

from typing import Final

from baffe.games.duel.board import KING, SPOTS, TOKENS, TRACKS, is_flipped, left_of, track_of


def place_word(verb: str, at: int) -> str:
    """place:fame:-3, place:fame:-3:flipped, king1:fame:-3."""
    word = f"{verb}:{TRACKS[track_of(at)]}:{left_of(at)}"
    return word + ":flipped" if is_flipped(at) else word


# For each spot its word: such a question has up to 48 of them.
PLACE_WORDS: Final[tuple[str, ...]] = tuple([place_word("place", at) for at in range(SPOTS)])
KING_WORDS: Final[tuple[tuple[str, ...], ...]] = tuple(
    [tuple([place_word(TOKENS[token].id, at) for at in range(SPOTS)]) for token in KING]
)
_SPOTS: Final[dict[str, int]] = {word: at for words in (PLACE_WORDS, *KING_WORDS) for at, word in enumerate(words)}


def spot_of(word: str) -> int:
    """The spot that such a word names."""
    return _SPOTS[word]
