"""Provably fair dice: seeds that nobody can guess, and what a record proves."""

from secrets import token_bytes

from msgspec import Struct

import baffe
from baffe import BrokenRecord, Table
from baffe.session.fairness import COMMITMENT, SEED_BYTES, SecretSeed, seed_of


def new_seed() -> SecretSeed:
    return SecretSeed(int.from_bytes(token_bytes(SEED_BYTES), "big"))


class Verification(Struct):
    """What a record proves."""

    table: Table
    commitment: str  # "" when the record has none
    seed: SecretSeed

    @property
    def is_fair(self) -> bool:
        return self.commitment == self.seed.commitment


def verify(text: str, commitment: str = "") -> Verification:
    """Play a record again and compare its seed with the commitment, in the record or given."""
    table = baffe.replay(text)
    seed = seed_of(table)
    if seed.value >= 256**SEED_BYTES:
        raise BrokenRecord("seed", f"has more than {SEED_BYTES} bytes: no table of ours began with it")
    remarks = [line[len(COMMITMENT) :].strip() for line in text.splitlines() if line.startswith(COMMITMENT)]
    return Verification(table, commitment.strip().lower() or (remarks[0] if remarks else ""), seed)
