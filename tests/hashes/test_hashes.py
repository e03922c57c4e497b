"""Random games end in the same way in every form, on every machine and with every version of Python."""

import pytest

from tests.hashes.regenerate import BLOCK, GAMES, block, golden


def test_every_block_has_a_hash() -> None:
    assert list(golden()) == list(range(0, GAMES, BLOCK))


@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
def test_random_games_end_as_ever(first: int) -> None:
    assert block(first) == golden()[first]
