"""Chance: the same bits for ever, fair, and loadable."""

from hashlib import blake2b

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baffe.kernel.chance import restored, seeded

STEADY = settings(derandomize=True, deadline=None, database=None, max_examples=60)


def test_dice_of_seed_7_are_these_for_ever() -> None:
    chance = seeded(7)
    assert [chance.die() for _ in range(48)] == DICE_OF_7


def test_draws_of_seed_7_are_these_for_ever() -> None:
    chance = seeded(7)
    assert [chance.below(n) for n in (2, 3, 6, 10, 52, 66, 100, 255, 256, 257, 1000, 65_536, 10**9)] == DRAWS_OF_7


@STEADY
@given(seed=st.integers(0, 2**256 - 1))
def test_chance_is_a_keyed_hash_in_counter_mode(seed: int) -> None:
    key = seed.to_bytes(32, "big")
    stream = b"".join([blake2b(n.to_bytes(8, "little"), key=key).digest() for n in range(5)])
    chance = seeded(seed)
    assert bytes([chance.below(256) for _ in range(320)]) == stream
    dice = seeded(seed)
    expected = [byte % 6 for byte in stream if byte < 252]
    assert [dice.die() for _ in range(len(expected))] == expected


@STEADY
@given(seed=st.integers(0, 2**256 - 1), n=st.integers(1, 2**70))
def test_draws_stay_below_their_bound(seed: int, n: int) -> None:
    chance = seeded(seed)
    assert all(0 <= chance.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 66, 129, 255, 256])
def test_small_draws_favour_nobody(n: int) -> None:
    """Of the 256 values of a byte, each result gets equally many and the rest are thrown away."""
    stream = b"".join([blake2b(i.to_bytes(8, "little"), key=(3).to_bytes(32, "big")).digest() for i in range(40)])
    chance = seeded(3)
    fair = [byte % n for byte in stream if byte < 256 - 256 % n]
    assert [chance.below(n) for _ in range(len(fair))] == fair


@pytest.mark.parametrize("n", [257, 300, 40_000])
def test_wide_draws_reach_everything_about_equally(n: int) -> None:
    chance = seeded(12)
    draws = [chance.below(n) for _ in range(20_000)]
    thirds = [0, 0, 0]
    for drawn in draws:
        thirds[drawn * 3 // n] += 1
    assert all(6_200 < third < 7_130 for third in thirds), thirds
    assert min(draws) < n // 50 and max(draws) >= n - 1 - n // 50


def test_dice_are_fair() -> None:
    chance = seeded(99)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.die()] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5  # chi squared, 5 degrees of freedom, 0.1 %


def test_loaded_dice_come_first_and_leave_the_seed_alone() -> None:
    chance = seeded(7)
    chance.load((5, 5, 0))
    assert [chance.die() for _ in range(5)] == [5, 5, 0, *DICE_OF_7[:2]]
    chance.load((1,))
    chance.load((2,))
    assert [chance.die() for _ in range(3)] == [1, 2, DICE_OF_7[2]]


def test_loaded_dice_do_not_decide_other_draws() -> None:
    plain, loaded = seeded(7), seeded(7)
    loaded.load((5,))
    assert [plain.below(66) for _ in range(9)] == [loaded.below(66) for _ in range(9)]
    assert loaded.die() == 5


@pytest.mark.parametrize("drawn", [0, 1, 63, 64, 65, 200])
def test_chance_goes_on_where_a_save_left_it(drawn: int) -> None:
    chance = seeded(7)
    chance.load((4, 3))
    chance.die()
    for _ in range(drawn):
        chance.below(256)
    again = restored(chance.key, chance.counter, chance.at, chance.loaded[chance.next_loaded :], 0)
    assert [again.die() for _ in range(90)] == [chance.die() for _ in range(90)]


def test_copies_of_chance_are_independent() -> None:
    chance = seeded(7)
    chance.load((5,))
    copy = chance.copy()
    assert [copy.die() for _ in range(70)] == [chance.die() for _ in range(70)]
    assert copy.mark() == chance.mark()
    copy.die()
    assert copy.mark() != chance.mark()


def test_the_mark_tells_every_draw() -> None:
    chance = seeded(7)
    chance.load((5,))
    marks = [chance.mark()]
    for _ in range(130):
        chance.die()
        marks.append(chance.mark())
    assert len(set(marks)) == len(marks)


# worked out from hashlib alone
DICE_OF_7 = [
    2, 5, 4, 2, 0, 3, 4, 0, 0, 1, 0, 2, 2, 0, 3, 5, 3, 2, 2, 2, 5, 0, 1, 4,
    4, 3, 2, 5, 1, 1, 3, 3, 2, 2, 2, 3, 1, 4, 2, 3, 5, 4, 1, 5, 4, 5, 2, 5,
]  # fmt: skip
DRAWS_OF_7 = [0, 2, 4, 0, 0, 16, 38, 36, 115, 187, 130, 27629, 866405465]
