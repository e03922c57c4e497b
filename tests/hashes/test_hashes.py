"""Random games end in the same way in every form, on every machine and with every version of Python."""

import pytest

import baffe
from tests.hashes.regenerate import BLOCK, BLOCKS, GAMES, block, golden


@pytest.mark.parametrize("name", GAMES)
def test_every_block_has_a_hash(name: str) -> None:
    assert list(golden(name)) == list(range(0, GAMES[name], BLOCK))


# Plain Python takes long for games by the thousand: some blocks of each kind are enough for every day.
FEW = 300
SHOWN = [it if baffe.compiled or it[1] < FEW else pytest.param(*it, marks=pytest.mark.prove) for it in BLOCKS]


@pytest.mark.parametrize(("name", "first"), SHOWN)
def test_random_games_end_as_ever(name: str, first: int) -> None:
    assert block(name, first) == golden(name)[first]
