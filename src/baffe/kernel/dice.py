"""Dice as one small number, four bits for each of six faces: a hand is copied, compared and looked up for nothing."""

from typing import Final

UNITS: Final[tuple[int, ...]] = (1, 1 << 4, 1 << 8, 1 << 12, 1 << 16, 1 << 20)


def count(hand: int, face: int) -> int:
    return (hand >> (face * 4)) & 15


def size(hand: int) -> int:
    pairs = (hand & 0x0F0F0F) + ((hand >> 4) & 0x0F0F0F)
    return (pairs & 255) + ((pairs >> 8) & 255) + (pairs >> 16)


def packed(faces: list[int]) -> int:
    hand = 0
    for face in faces:
        hand += UNITS[face]
    return hand


def faces_in(hand: int) -> list[int]:
    """The different faces that the hand shows."""
    return [face for face in range(6) if count(hand, face)]


def parts(hand: int) -> list[int]:
    """Every hand that can be taken out of this one, itself included, in a fixed order."""
    found = [0]
    for face in faces_in(hand):
        found = [part + n * UNITS[face] for part in found for n in range(count(hand, face) + 1)]
    return found


def hands_up_to(most: int) -> list[int]:
    """Every hand of up to that many dice, small ones first."""
    level = [(0, 0)]
    hands = [0]
    for _ in range(most):
        level = [(hand + UNITS[face], face) for hand, least in level for face in range(least, 6)]
        hands += [hand for hand, _ in level]
    return hands


class Menu:
    """The words of a roll question with nothing but dice in it."""

    def __init__(self, hand: int, words: tuple[str, ...]) -> None:
        self.hand: Final = hand
        self.words: Final = words


SLOTS: Final = 10169  # no two hands of six dice or fewer share a slot


class Dice:
    """A game's dice: the names of their faces, and the words that keep some of them."""

    def __init__(self, faces: tuple[str, ...]) -> None:
        self.faces: Final = faces
        self._slotted: Final[list[Menu | None]] = [None] * SLOTS
        self._menus: Final[dict[int, Menu]] = {}
        self._words: Final[dict[int, str]] = {}  # menus share their words
        self._kept: Final[dict[str, int]] = {}

    def face_of(self, name: str) -> int:
        """The face of that name, or -1."""
        return self.faces.index(name) if name in self.faces else -1

    def names(self, hand: int) -> list[str]:
        """Each die by its name, in the order of the faces."""
        return [self.faces[face] for face in range(6) for _ in range(count(hand, face))]

    def text(self, hand: int) -> str:
        return ",".join(self.names(hand))

    def keep_word(self, hand: int) -> str:
        word = self._words.get(hand)
        if word is None:
            self._words[hand] = word = "keep:" + (self.text(hand) or "none")
            self._kept[word] = hand
        return word

    def keep_menu(self, hand: int) -> tuple[str, ...]:
        """The word stop, and one for every choice of dice to keep that rolls at least one again. Found once a hand."""
        menu = self._slotted[hand % SLOTS]
        if menu is None or menu.hand != hand:
            menu = self._menus.get(hand) or self._new_menu(hand)
            self._slotted[hand % SLOTS] = menu
        return menu.words

    def _new_menu(self, hand: int) -> Menu:
        words = ["stop"]
        for part in parts(hand):
            if part != hand:
                words.append(self.keep_word(part))
        self._menus[hand] = menu = Menu(hand, tuple(words))
        return menu

    def kept_by(self, word: str) -> int:
        """The dice that a keep word keeps."""
        return self._kept[word]
