"""Dice as one small number: four bits for each face, so that a hand is copied, compared and looked up for nothing."""

from typing import Final

ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
HEART: Final = 3
ENERGY: Final = 4
SMASH: Final = 5

FACES: Final[tuple[str, ...]] = ("1", "2", "3", "heart", "energy", "smash")
UNITS: Final[tuple[int, ...]] = (1, 1 << 4, 1 << 8, 1 << 12, 1 << 16, 1 << 20)
MOST_DICE: Final = 9


def count(hand: int, face: int) -> int:
    return (hand >> (face * 4)) & 15


def size(hand: int) -> int:
    pairs = (hand & 0x0F0F0F) + ((hand >> 4) & 0x0F0F0F)
    return (pairs & 255) + ((pairs >> 8) & 255) + (pairs >> 16)


def face_of(name: str) -> int:
    """The face of that name, or -1."""
    return FACES.index(name) if name in FACES else -1


def packed(faces: list[int]) -> int:
    hand = 0
    for face in faces:
        hand += UNITS[face]
    return hand


def names(hand: int) -> list[str]:
    """["1", "1", "heart"], in the order of the faces."""
    return [FACES[face] for face in range(6) for _ in range(count(hand, face))]


def text(hand: int) -> str:
    return ",".join(names(hand))


def faces_in(hand: int) -> list[int]:
    """The different faces that the hand shows."""
    return [face for face in range(6) if count(hand, face)]


def keep_word(hand: int) -> str:
    return "keep:" + (text(hand) or "none")


def parts(hand: int) -> list[int]:
    """Every hand that can be taken out of this one, itself included, in a fixed order."""
    found = [0]
    for face in range(6):
        found = [part + n * UNITS[face] for part in found for n in range(count(hand, face) + 1)]
    return found


class Menu:
    """The words of a roll question with nothing but dice in it."""

    def __init__(self, hand: int, words: tuple[str, ...]) -> None:
        self.hand: Final = hand
        self.words: Final = words


SLOTS: Final = 10169  # no two hands of six dice or fewer share a slot

_SLOTTED: Final[list[Menu | None]] = [None] * SLOTS
_MENUS: Final[dict[int, Menu]] = {}
_KEPT: Final[dict[str, int]] = {}


def keep_menu(hand: int) -> tuple[str, ...]:
    """The word stop, and one for every choice of dice to keep that rolls at least one again. Found once a hand."""
    menu = _SLOTTED[hand % SLOTS]
    if menu is None or menu.hand != hand:
        menu = _MENUS.get(hand) or _new_menu(hand)
        _SLOTTED[hand % SLOTS] = menu
    return menu.words


def _new_menu(hand: int) -> Menu:
    words = ["stop"]
    for part in parts(hand):
        if part != hand:
            word = keep_word(part)
            _KEPT[word] = part
            words.append(word)
    _MENUS[hand] = menu = Menu(hand, tuple(words))
    return menu


def kept_by(word: str) -> int:
    """The dice that a keep word keeps; the word was on a menu."""
    return _KEPT[word]
