"""Dice as one small number, four bits for each of six faces: a roll is copied, compared and looked up for nothing."""

from typing import Final

UNITS: Final[tuple[int, ...]] = (1, 1 << 4, 1 << 8, 1 << 12, 1 << 16, 1 << 20)


def count(roll: int, face: int) -> int:
    return (roll >> (face * 4)) & 15


def size(roll: int) -> int:
    pairs = (roll & 0x0F0F0F) + ((roll >> 4) & 0x0F0F0F)
    return (pairs & 255) + ((pairs >> 8) & 255) + (pairs >> 16)


def packed(faces: list[int]) -> int:
    roll = 0
    for face in faces:
        roll += UNITS[face]
    return roll


def faces_in(roll: int) -> list[int]:
    """The different faces that the roll shows."""
    return [face for face in range(6) if count(roll, face)]


def parts(roll: int) -> list[int]:
    """Every roll that can be taken out of this one, itself included, in a fixed order."""
    found = [0]
    for face in faces_in(roll):
        found = [part + n * UNITS[face] for part in found for n in range(count(roll, face) + 1)]
    return found


def rolls_up_to(most: int) -> list[int]:
    """Every roll of up to that many dice, small ones first."""
    level = [(0, 0)]
    rolls = [0]
    for _ in range(most):
        level = [(roll + UNITS[face], face) for roll, least in level for face in range(least, 6)]
        rolls += [roll for roll, _ in level]
    return rolls


class Menu:
    """The words of a roll question with nothing but dice in it."""

    def __init__(self, roll: int, words: tuple[str, ...]) -> None:
        self.roll: Final = roll
        self.words: Final = words


SLOTS: Final = 10169  # no two rolls of six dice or fewer share a slot


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

    def names(self, roll: int) -> list[str]:
        """Each die by its name, in the order of the faces."""
        return [self.faces[face] for face in range(6) for _ in range(count(roll, face))]

    def text(self, roll: int) -> str:
        return ",".join(self.names(roll))

    def keep_word(self, roll: int) -> str:
        word = self._words.get(roll)
        if word is None:
            self._words[roll] = word = "keep:" + (self.text(roll) or "none")
            self._kept[word] = roll
        return word

    def keep_menu(self, roll: int) -> tuple[str, ...]:
        """The word stop, and one for every choice of dice to keep that rolls at least one again. Found once a roll."""
        menu = self._slotted[roll % SLOTS]
        if menu is None or menu.roll != roll:
            menu = self._menus.get(roll) or self._new_menu(roll)
            self._slotted[roll % SLOTS] = menu
        return menu.words

    def _new_menu(self, roll: int) -> Menu:
        words = ["stop"]
        for part in parts(roll):
            if part != roll:
                words.append(self.keep_word(part))
        self._menus[roll] = menu = Menu(roll, tuple(words))
        return menu

    def kept_by(self, word: str) -> int:
        """The dice that a keep word keeps."""
        return self._kept[word]
