"""The two tracks and the Buzz tokens on them. Places are counted in halves: an inserted space has a number too."""

from typing import Final

from baffe.kernel.seat import Seat

FAME: Final = 0
DESTRUCTION: Final = 1
TRACKS: Final[tuple[str, ...]] = ("fame", "destruction")

END: Final = 7  # the Victory space of side B; that of side A is -END
VICTORY: Final = 2 * END
SPOTLIGHT_FROM: Final = 6  # halves: spaces 3 to 5, inserted ones between them included
SPOTLIGHT_TO: Final = 10
DIRECTION: Final[tuple[int, ...]] = (-1, 1)  # seat 0 pulls towards -7, seat 1 towards +7

NOTHING: Final = ""
BLANK: Final = "blank"
STOP: Final = "stop"
OFF: Final = -1  # the spot of a token that is not on the board
NO_TOKEN: Final = -1


class Buzz:
    """A kind of Buzz token. `inserts`: a space appears between its two; `removes`: the one in its middle is gone."""

    def __init__(self, id: str, layout: tuple[str, ...], inserts: str = "", removes: bool = False) -> None:
        self.id: Final = id
        self.layout: Final = layout  # from left to right, as it lies without being flipped
        self.covers: Final = len(layout)
        self.inserts: Final = inserts  # the bonus of the space between
        self.removes: Final = removes
        self.turns: Final = len(layout) == 2 and layout[0] != layout[1]  # both ways round are possible


TOKENS: Final[tuple[Buzz, ...]] = (
    Buzz("cat", ("hit",)),
    Buzz("panda", ("dice_token",)),
    Buzz("fish", ("heart",)),
    Buzz("tiger", ("energy",)),
    Buzz("lizard", ("hit", "dice_token")),
    Buzz("anubis", ("energy", "heart")),
    Buzz("dragon", ("energy", "hit", "heart")),
    Buzz("pumpkin", ("heart", "hit_x2", "heart")),
    Buzz("alien", (BLANK, BLANK, BLANK), removes=True),
    Buzz("phantom", (BLANK, BLANK), inserts="heart"),
    Buzz("penguin", (BLANK, BLANK), inserts="hit"),
    Buzz("king1", (STOP,)),
    Buzz("king2", (STOP,)),
)
KING: Final[tuple[int, ...]] = (11, 12)
NOWHERE: Final[tuple[int, ...]] = (OFF,) * len(TOKENS)

_NUMBERS: Final = {token.id: i for i, token in enumerate(TOKENS)}


def token_of(id: str) -> int:
    """The number of that token, or NO_TOKEN."""
    return _NUMBERS.get(id, NO_TOKEN)


# A token's spot as one number: its track, its leftmost space and whether it lies flipped.


def spot(track: int, left: int, flipped: bool) -> int:
    return (track * 15 + left + END) * 2 + (1 if flipped else 0)


def track_of(spot: int) -> int:
    return spot // 30


def left_of(spot: int) -> int:
    return spot // 2 % 15 - END


def is_flipped(spot: int) -> bool:
    return spot % 2 == 1


SPOTS: Final = 60

# Spaces as bits, so that a board is looked at in a few steps: those of Fame from 0 on, those of Destruction from 15 on.
SPACES: Final = 15  # of a track


def _bits(left: int, covers: int) -> int:
    """So many spaces of a row; what would lie beyond the end of the track is left out."""
    row = ((1 << covers) - 1) << (left % SPACES) & ((1 << SPACES) - 1)
    return row << (left - left % SPACES)


# COVERED[token][spot]: the spaces under it; LEFTS[n]: the spaces at which a row of n may begin
COVERED: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([_bits(at // 2, token.covers) for at in range(SPOTS)]) for token in TOKENS]
)
LEFTS: Final[tuple[int, ...]] = tuple([_bits(0, SPACES + 1 - n) | _bits(SPACES, SPACES + 1 - n) for n in range(4)])


def covering(buzz: tuple[int, ...], track: int, place: int) -> int:
    """The token on which that place lies, or NO_TOKEN. An inserted place lies on the token that inserts it."""
    for i, at in enumerate(buzz):
        if at != OFF and track_of(at) == track:
            left = 2 * left_of(at)
            if left <= place <= left + 2 * (TOKENS[i].covers - 1):
                return i
    return NO_TOKEN


def bonus_at(buzz: tuple[int, ...], track: int, place: int) -> str:
    """What lies there: nothing, a blank space of a token, a stop, or a bonus."""
    i = covering(buzz, track, place)
    if i == NO_TOKEN:
        return NOTHING
    token = TOKENS[i]
    at = buzz[i]
    offset = place - 2 * left_of(at)
    if offset % 2:
        return token.inserts
    n = offset // 2
    if is_reversed(token, at):
        n = token.covers - 1 - n
    return token.layout[n]


def is_reversed(token: Buzz, at: int) -> bool:
    """Whether it lies the other way round: by choice, or because the zigzag leaves its three spaces no other way."""
    if token.covers == 3:
        return (left_of(at) + track_of(at)) % 2 == 0
    return is_flipped(at)


def next_place(buzz: tuple[int, ...], track: int, place: int, direction: int) -> int:
    """One step of a pull."""
    if place % 2:
        return place + direction
    i = covering(buzz, track, place)
    if i != NO_TOKEN:
        token = TOKENS[i]
        left = 2 * left_of(buzz[i])
        if token.inserts and place + 2 * direction in (left, left + 2):
            return place + direction
        if token.removes and place + 4 * direction in (left, left + 4):
            return place + 4 * direction
    return place + 2 * direction


def room_for(buzz: tuple[int, ...], token: int, markers: tuple[int, ...]) -> int:
    """Bits of the leftmost spaces of rows without another token or a marker. The token is lifted first."""
    taken = 0
    for i, at in enumerate(buzz):
        if at != OFF and i != token:
            taken |= COVERED[i][at]
    for track in range(2):
        if markers[track] % 2 == 0:
            taken |= 1 << (track * SPACES + markers[track] // 2 + END)
    covers = TOKENS[token].covers
    room = LEFTS[covers]
    for n in range(covers):
        room &= ~(taken >> n)
    return room


def spots_for(buzz: tuple[int, ...], token: int, markers: tuple[int, ...]) -> list[int]:
    """Where a token may be placed: on spaces in a row without another token or a marker. It is lifted first."""
    room = room_for(buzz, token, markers)
    turns = TOKENS[token].turns
    found: list[int] = []
    for left in range(2 * SPACES):
        if room >> left & 1:
            found.append(2 * left)
            if turns:
                found.append(2 * left + 1)
    return found


def is_under_marker(buzz: tuple[int, ...], token: int, markers: tuple[int, ...]) -> bool:
    at = buzz[token]
    return at != OFF and covering(buzz, track_of(at), markers[track_of(at)]) == token


def in_spotlight(place: int, seat: Seat) -> bool:
    """Whether the place lies wholly in that side's Spotlight zone."""
    return SPOTLIGHT_FROM <= (place if seat else -place) <= SPOTLIGHT_TO


def is_victory(place: int, seat: Seat) -> bool:
    return (place if seat else -place) >= VICTORY


def plain_place(place: int) -> int | float:
    """As scenes, views and events say it: 2 or 1.5."""
    return place / 2 if place % 2 else place // 2


# -- words about the board: where a token is placed --


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
