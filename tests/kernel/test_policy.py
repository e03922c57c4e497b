"""Exact dice: the best way to roll again."""

from itertools import product

import pytest

from baffe.kernel.dice import UNITS, count, packed, parts, size
from baffe.kernel.policy import Policy, keeps_of

ONE = 1 << 32


def stars(hand: int) -> int:
    """Of King of Tokyo: three equal numbers are worth as much, each further one 1 more."""
    return sum([face + count(hand, face) - 2 for face in range(3) if count(hand, face) >= 3])


def smashes(hand: int) -> int:
    return count(hand, 5)


def policy_for(dice: int, worth: dict[int, int]) -> Policy:
    return Policy(dice, [worth[hand] for hand in keeps_of(dice).hands()])


@pytest.mark.parametrize(
    ("dice", "worth", "expected"),
    [(6, stars, 2.2357417), (6, smashes, 2.5277778), (8, smashes, 8 * (1 - (5 / 6) ** 3))],
)
def test_three_rolls_bring_at_best_what_is_known(dice: int, worth: object, expected: float) -> None:
    values = {hand: ONE * worth(hand) for hand in keeps_of(dice).hands()}  # type: ignore[operator]
    assert policy_for(dice, values).kept_value(0, 3) / ONE == pytest.approx(expected, abs=5e-8)


def best_by_trying(hand: int, rolls_left: int, worth: dict[int, int]) -> float:
    """The same by trying every keep and every throw."""
    best = float(worth[hand])
    if rolls_left:
        for part in parts(hand):
            thrown = list(product(range(6), repeat=size(hand) - size(part)))
            total = sum([best_by_trying(part + packed(list(dice)), rolls_left - 1, worth) for dice in thrown])
            best = max(best, total / len(thrown))
    return best


def test_every_hand_of_two_dice_is_worth_what_trying_everything_finds() -> None:
    """Values without any order: each hand has another one."""
    worth = {hand: hand * 7919 % 1009 * ONE for hand in keeps_of(2).hands()}
    policy = policy_for(2, worth)
    for hand in worth:
        assert policy.hand_value(hand, 2) / ONE == pytest.approx(best_by_trying(hand, 2, worth) / ONE, abs=1e-6)


def test_whoever_has_no_rolls_or_nothing_to_gain_stops() -> None:
    policy = policy_for(6, {hand: smashes(hand) * ONE for hand in keeps_of(6).hands()})
    assert policy.best_keep(6 * UNITS[5], 2) == 6 * UNITS[5]
    assert policy.best_keep(6 * UNITS[0], 0) == 6 * UNITS[0]
    assert policy.best_keep(4 * UNITS[5] + UNITS[0] + UNITS[1], 1) == 4 * UNITS[5]
