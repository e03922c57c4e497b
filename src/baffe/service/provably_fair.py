"""Provably fair dice: the hash of a seed is published before the first die falls, the seed after the end."""

from hashlib import blake2b, sha256
from secrets import token_bytes
from typing import Final

from msgspec import Struct

import baffe
from baffe import BrokenRecord, Table
from baffe.kernel.chance import LARGEST_SEED
from baffe.session import GameSetup

SEED_BYTES: Final = 16
REMARK: Final = "# commitment "


class ServerSeed(Struct, frozen=True):
    """The seed of a table; nobody knows it before the game is over."""

    value: int

    @property
    def revealed(self) -> str:
        return self.value.to_bytes(SEED_BYTES, "big").hex()

    @property
    def commitment(self) -> str:
        return sha256(self.value.to_bytes(SEED_BYTES, "big")).hexdigest()


def new_seed() -> ServerSeed:
    return ServerSeed(int.from_bytes(token_bytes(SEED_BYTES), "big"))


def server_seed(table: Table) -> ServerSeed:
    """The seed with which a table began."""
    start = table.origin
    assert start is not None
    return ServerSeed(start.seed if start.scene is None else int(start.scene.get("seed", 0)))


def bot_seed(setup: GameSetup, number: int) -> int:
    """A bot's own chance for one question: the same in every process and after a restart, and nobody can foresee it.

    It comes from the hidden seed of the table, which every process reads and no player knows; from the code of the
    table, which is public, anybody could have computed what a bot will do. The function is one-way and has a label of
    its own: whoever guesses a bot's chance from its answers learns nothing of the dice. Records hold the words, so
    nothing but a restart ever computes it again; these bytes never change.
    """
    hidden = int(setup.seed if setup.scene is None else setup.scene.get("seed", 0))
    key = hidden.to_bytes(LARGEST_SEED.bit_length() // 8, "big")
    return int.from_bytes(blake2b(str(number).encode(), digest_size=8, key=key, person=b"baffe bot").digest(), "big")


class Verification(Struct):
    """What a record proves."""

    table: Table
    commitment: str  # "" when the record has none
    seed: ServerSeed

    @property
    def is_fair(self) -> bool:
        return self.commitment == self.seed.commitment


def verify(text: str, commitment: str = "") -> Verification:
    """Play a record again and compare its seed with the commitment, in the record or given."""
    table = baffe.replay(text)
    seed = server_seed(table)
    if seed.value >= 256**SEED_BYTES:
        raise BrokenRecord("seed", f"has more than {SEED_BYTES} bytes: no table of ours began with it")
    remarks = [line[len(REMARK) :].strip() for line in text.splitlines() if line.startswith(REMARK)]
    return Verification(table, commitment.strip().lower() or (remarks[0] if remarks else ""), seed)
