"""Exact dice: the best way to roll again, for whatever final hands are worth.

What a kept part is worth is the mean over one more die, face by face; the best keep is the best part of the hand.
Values are whole numbers and means are rounded down, so that every form of the engine chooses the same.
"""

from typing import Final

from baffe.kernel.dice import UNITS, parts, rolls_up_to, size


class Keeps:
    """Every part that may be kept of so many dice, small ones first; whole hands come last."""

    def __init__(self, dice: int) -> None:
        rolls = rolls_up_to(dice)
        number = {roll: n for n, roll in enumerate(rolls)}
        self.dice: Final = dice
        self.rolls: Final = rolls
        self.number: Final = number
        self.first_hand: Final = len([roll for roll in rolls if size(roll) < dice])
        # with one more die: six numbers for each part that is no whole hand
        self.more: Final[list[int]] = [number[roll + unit] for roll in rolls[: self.first_hand] for unit in UNITS]
        # with one die less: for each part as many numbers as it has different faces
        self.fewer: Final[list[list[int]]] = [
            [number[roll - unit] for face, unit in enumerate(UNITS) if roll >> (face * 4) & 15] for roll in rolls
        ]

    def hands(self) -> list[int]:
        return self.rolls[self.first_hand :]


_KEEPS: Final[dict[int, Keeps]] = {}


def keeps_of(dice: int) -> Keeps:
    """Found once for each number of dice."""
    keeps = _KEEPS.get(dice)
    if keeps is None:
        _KEEPS[dice] = keeps = Keeps(dice)
    return keeps


class Policy:
    """The best keeps for one list of values, one value for each whole hand in the order of `Keeps.hands`."""

    def __init__(self, dice: int, values: list[int]) -> None:
        self.keeps: Final = keeps_of(dice)
        self._final: Final = values
        self._hands: Final[list[list[int]]] = [values]  # by Rolls left: what each hand is worth
        self._kept: Final[list[list[int]]] = [[]]  # by Rolls left: what each part is worth if all else is rolled

    def kept_value(self, part: int, rolls_left: int) -> int:
        """What keeping this part is worth: the rest is rolled now, and again as long as there are Rolls."""
        return self._parts(rolls_left)[self.keeps.number[part]]

    def hand_value(self, hand: int, rolls_left: int) -> int:
        """What a hand is worth under the best play."""
        return self._whole(rolls_left)[self.keeps.number[hand] - self.keeps.first_hand]

    def final_value(self, hand: int) -> int:
        """What a hand is worth as it lies."""
        return self._final[self.keeps.number[hand] - self.keeps.first_hand]

    def best_keep(self, hand: int, rolls_left: int) -> int:
        """The part to keep; the whole hand where it is best to stop. Of equals the one with the fewest Rolls, dice."""
        best = hand
        if rolls_left > 0:
            most = self.final_value(hand)
            values = self._parts(rolls_left)
            for part in parts(hand):
                if part != hand:
                    value = values[self.keeps.number[part]]
                    if value > most:
                        best = part
                        most = value
        return best

    def _parts(self, rolls_left: int) -> list[int]:
        while len(self._kept) <= rolls_left:
            self._kept.append(thrown(self.keeps, self._whole(len(self._kept) - 1)))
        return self._kept[rolls_left]

    def _whole(self, rolls_left: int) -> list[int]:
        while len(self._hands) <= rolls_left:
            self._hands.append(best_parts(self.keeps, self._parts(len(self._hands)), self._final))
        return self._hands[rolls_left]


def thrown(keeps: Keeps, hands: list[int]) -> list[int]:
    """What each part is worth when all other dice are thrown, and whole hands are worth this."""
    first = keeps.first_hand
    values = [0] * first + hands
    more = keeps.more
    for n in range(first - 1, -1, -1):
        at = 6 * n
        total = values[more[at]] + values[more[at + 1]] + values[more[at + 2]]
        total += values[more[at + 3]] + values[more[at + 4]] + values[more[at + 5]]
        values[n] = total // 6
    return values


def best_parts(keeps: Keeps, kept: list[int], final: list[int]) -> list[int]:
    """For each whole hand the most that one of its parts is worth, or the hand itself as it lies."""
    first = keeps.first_hand
    best = kept[:first] + final
    fewer = keeps.fewer
    for n in range(len(best)):
        most = best[n]
        for smaller in fewer[n]:
            if best[smaller] > most:
                most = best[smaller]
        best[n] = most
    return best[first:]
