"""Provably fair dice: the hash of a seed is published before the first die falls, the seed after the end."""

from hashlib import blake2b, sha256
from typing import Final, NamedTuple

from baffe.kernel.chance import LARGEST_SEED
from baffe.kernel.table import Table
from baffe.session.entries import GameSetup

SEED_BYTES: Final = 16
COMMITMENT: Final = "# commitment "
"""The remark of a record that says which hash was published."""


class SecretSeed(NamedTuple):
    """The seed of a table; nobody knows it before the game is over."""

    value: int

    @property
    def revealed(self) -> str:
        return self.value.to_bytes(SEED_BYTES, "big").hex()

    @property
    def commitment(self) -> str:
        return sha256(self.value.to_bytes(SEED_BYTES, "big")).hexdigest()


def seed_of(table: Table) -> SecretSeed:
    """The seed with which a table began."""
    start = table.origin
    assert start is not None
    return SecretSeed(start.seed if start.scene is None else int(start.scene.get("seed", 0)))


def seed_of_setup(setup: GameSetup) -> SecretSeed:
    """The same, before anything is dealt."""
    return SecretSeed(int(setup.seed if setup.scene is None else setup.scene.get("seed", 0)))


def bot_seed(setup: GameSetup, number: int) -> int:
    """A bot's own chance for one question: the same in every process and after a restart, and nobody can foresee it.

    It comes from the hidden seed of the table, which every process reads and no player knows; from the code of the
    table, which is public, anybody could have computed what a bot will do. The function is one-way and has a label of
    its own: whoever guesses a bot's chance from its answers learns nothing of the dice. Records hold the words, so
    nothing but a restart ever computes it again; these bytes never change.
    """
    key = seed_of_setup(setup).value.to_bytes(LARGEST_SEED.bit_length() // 8, "big")
    return int.from_bytes(blake2b(str(number).encode(), digest_size=8, key=key, person=b"baffe bot").digest(), "big")
