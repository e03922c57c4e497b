"""Words about the board: where a token is placed."""

from baffe.games.duel.board import TRACKS, is_flipped, left_of, spot, track_of


def place_word(verb: str, at: int) -> str:
    """place:fame:-3, place:fame:-3:flipped, king1:fame:-3."""
    word = f"{verb}:{TRACKS[track_of(at)]}:{left_of(at)}"
    return word + ":flipped" if is_flipped(at) else word


def spot_of(word: str) -> int:
    """The spot that such a word names."""
    parts = word.split(":")
    return spot(TRACKS.index(parts[1]), int(parts[2]), len(parts) == 4)
