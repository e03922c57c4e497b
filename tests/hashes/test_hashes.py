"""Random games end in the same way in every form, on every machine and with every version of Python."""

from typing import Any

import pytest

import baffe
from tests.hashes.regenerate import BLOCK, BLOCKS, GAMES, block, golden


@pytest.mark.parametrize("name", GAMES)
def test_every_block_has_a_hash(name: str) -> None:
    assert list(golden(name)) == list(range(0, GAMES[name], BLOCK))


# Plain Python takes long for games by the thousand: some blocks of each kind are enough for every day.
FEW = 300
LONG = {"heavy_hitters_300": 100}  # whose games are long: fewer of them


def shown(name: str, first: int) -> Any:
    few = first < LONG.get(name, FEW)
    return (name, first) if few or baffe.compiled else pytest.param(name, first, marks=pytest.mark.prove)


@pytest.mark.parametrize(("name", "first"), [shown(*it) for it in BLOCKS])
def test_random_games_end_as_ever(name: str, first: int) -> None:
    assert block(name, first) == golden(name)[first]
