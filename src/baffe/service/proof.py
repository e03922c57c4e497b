"""Provable dice: a seed is promised by its hash before the first die falls, and shown when the game is over."""

from hashlib import sha256
from secrets import token_bytes
from typing import Final

from msgspec import Struct

import baffe
from baffe import BrokenRecord, Table

SEED_BYTES: Final = 16
REMARK: Final = "# commitment "


class Secret(Struct, frozen=True):
    """A seed that nobody knows yet."""

    seed: int

    @property
    def shown(self) -> str:
        return self.seed.to_bytes(SEED_BYTES, "big").hex()

    @property
    def commitment(self) -> str:
        return sha256(self.seed.to_bytes(SEED_BYTES, "big")).hexdigest()


def new_secret() -> Secret:
    return Secret(int.from_bytes(token_bytes(SEED_BYTES), "big"))


def secret_of(table: Table) -> Secret:
    """The seed with which a table began."""
    start = table.origin
    assert start is not None
    return Secret(start.seed if start.scene is None else int(start.scene.get("seed", 0)))


class Verdict(Struct):
    """What a record proves."""

    table: Table
    promised: str  # "" when the record has no commitment
    secret: Secret

    @property
    def kept(self) -> bool:
        return self.promised == self.secret.commitment


def verified(text: str, promised: str = "") -> Verdict:
    """Play a record again and compare its seed with what was promised, in the record or elsewhere."""
    table = baffe.replay(text)
    secret = secret_of(table)
    if secret.seed >= 256**SEED_BYTES:
        raise BrokenRecord("seed", f"has more than {SEED_BYTES} bytes: no table of ours began with it")
    remarks = [line[len(REMARK) :].strip() for line in text.splitlines() if line.startswith(REMARK)]
    return Verdict(table, promised.strip().lower() or (remarks[0] if remarks else ""), secret)
