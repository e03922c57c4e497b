"""Which dice to keep, where each face is worth something by itself: 0 of them so much, 1 of them so much, and so on.

The worth of all dice is then the sum over the faces, and what dice that are thrown will bring on average is a sum too:
one short table for each face instead of thousands of hands. With more than one throw to come one may insist on a face;
what else the later throws can mend is not looked at, which is why this is a rule of thumb and no search.
"""

from typing import Final

FACE_COUNT: Final = 6
MOST: Final = 12  # dice

_CHANCES: Final[dict[int, list[list[float]]]] = {}
_COUNTS: Final[dict[str, list[int]]] = {}


def chances(throws: int, insisted: bool) -> list[list[float]]:
    """For each number of dice, how likely 0, 1, 2 ... of them end on a face, insisted on or not."""
    key = throws * 2 + insisted
    found = _CHANCES.get(key)
    if found is None:
        missed = (5 / 6) ** throws
        one = 1 - missed if insisted else missed / 5
        found = [[1.0]]
        for dice in range(MOST):
            last = found[dice]
            row = [0.0] * (dice + 2)
            for hits, chance in enumerate(last):
                row[hits] += chance * (1 - one)
                row[hits + 1] += chance * one
            found.append(row)
        _CHANCES[key] = found
    return found


def counts_of(word: str, faces: tuple[str, ...]) -> list[int]:
    """How many of each face `keep:FACES` keeps."""
    key = faces[0] + word
    found = _COUNTS.get(key)
    if found is None:
        kept = word.partition(":")[2].split(",")
        found = _COUNTS[key] = [kept.count(face) for face in faces]
    return found


class Throwing:
    """One question about dice: what each number of each face is worth, and how many throws there are."""

    def __init__(self, faces: tuple[str, ...], worths: list[list[float]], throws: int) -> None:
        self.faces: Final = faces
        self.worths: Final = worths  # for each face, by how many of it there are
        self.throws: Final = throws
        self._means: Final[dict[int, float]] = {}

    def best(self, options: tuple[str, ...], dice: list[str], patience: float = 0.0) -> str:
        """`stop`, or what to keep; `patience`: how much a throw is worth beyond what is expected of it."""
        here = [dice.count(face) for face in self.faces]
        best = "stop"
        most = self.worth_of(here)
        for word in options:
            if word.startswith("keep:"):
                kept = counts_of(word, self.faces)
                thrown = len(dice)
                for count in kept:
                    thrown -= count
                worth = self.expected(kept, thrown) + patience
                if worth > most:
                    best = word
                    most = worth
        return best

    def worth_of(self, counts: list[int]) -> float:
        """Dice as they lie."""
        worth = 0.0
        for face in range(FACE_COUNT):
            worth += self.worths[face][counts[face]]
        return worth

    def expected(self, kept: list[int], thrown: int) -> float:
        """What is kept and what the others will bring on average, insisting on the face that is best to insist on."""
        worth = 0.0
        gain = 0.0
        for face in range(FACE_COUNT):
            plain = self._mean(face, kept[face], thrown, False)
            worth += plain
            gain = max(gain, self._mean(face, kept[face], thrown, True) - plain)
        return worth + gain

    def _mean(self, face: int, kept: int, thrown: int, insisted: bool) -> float:
        key = ((face * 16 + kept) * 16 + thrown) * 2 + insisted
        found = self._means.get(key)
        if found is None:
            worths = self.worths[face]
            found = 0.0
            for hits, chance in enumerate(chances(self.throws, insisted)[thrown]):
                found += chance * worths[kept + hits]
            self._means[key] = found
        return found
