"""Random games end in the same way in every form, on every machine and with every version of Python."""

import pytest

from tests.hashes.regenerate import BLOCK, BLOCKS, GAMES, block, golden


@pytest.mark.parametrize("name", GAMES)
def test_every_block_has_a_hash(name: str) -> None:
    assert list(golden(name)) == list(range(0, GAMES[name], BLOCK))


@pytest.mark.parametrize(("name", "first"), BLOCKS)
def test_random_games_end_as_ever(name: str, first: int) -> None:
    assert block(name, first) == golden(name)[first]
