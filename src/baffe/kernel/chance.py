"""Chance is part of the state: a key, a counter, and results loaded by a test, a search or people with real dice."""

from hashlib import blake2b
from typing import Final

BLOCK: Final = 64
LARGEST_SEED: Final = 2**256


class Chance:
    """Bytes of blake2b(counter, key=seed): equal in every form, not predictable from what was seen."""

    key: bytes
    counter: int
    block: bytes
    at: int
    loaded: tuple[int, ...]
    next_loaded: int
    uncovered: int  # hidden things that came to light without a draw, as a card that was fixed before

    def copy(self) -> "Chance":
        twin = Chance()
        twin.key = self.key
        twin.counter = self.counter
        twin.block = self.block
        twin.at = self.at
        twin.loaded = self.loaded
        twin.next_loaded = self.next_loaded
        twin.uncovered = self.uncovered
        return twin

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely: bytes that would favour some of them are thrown away."""
        if n > 256:
            return self._wide(n)
        fair = 256 - 256 % n
        while True:
            if self.at == BLOCK:
                self._refill()
            byte = self.block[self.at]
            self.at += 1
            if byte < fair:
                return byte % n

    def die(self) -> int:
        """One six-sided die, 0 to 5: the next loaded result, else one byte below 252."""
        if self.next_loaded < len(self.loaded):
            face = self.loaded[self.next_loaded]
            self.next_loaded += 1
            return face
        while True:
            if self.at == BLOCK:
                self._refill()
            byte = self.block[self.at]
            self.at += 1
            if byte < 252:
                return byte % 6

    def tally(self, dice: int) -> int:
        """So many dice counted by their faces, four bits for each face: the same results as from `die`."""
        counts = 0
        while dice > 0 and self.next_loaded < len(self.loaded):
            counts += 1 << (self.die() * 4)
            dice -= 1
        block = self.block
        at = self.at
        while dice > 0:
            if at == BLOCK:
                self._refill()
                block = self.block
                at = 0
            byte = block[at]
            at += 1
            if byte < 252:
                counts += 1 << (byte % 6 * 4)
                dice -= 1
        self.at = at
        return counts

    def load(self, faces: tuple[int, ...]) -> None:
        """The next dice show these faces; after them the seed goes on."""
        self.loaded = self.loaded[self.next_loaded :] + faces
        self.next_loaded = 0

    def mark(self) -> tuple[int, int, int, int]:
        """Where chance stands; it differs as soon as anything was drawn or has come to light."""
        return (self.counter, self.at, self.next_loaded - len(self.loaded), self.uncovered)

    def _wide(self, n: int) -> int:
        size = (n.bit_length() + 7) // 8
        fair = 256**size - 256**size % n
        while True:
            drawn = 0
            for _ in range(size):
                drawn = drawn * 256 + self.below(256)
            if drawn < fair:
                return drawn % n

    def _refill(self) -> None:
        self.block = blake2b(self.counter.to_bytes(8, "little"), key=self.key).digest()
        self.counter += 1
        self.at = 0


def seeded(seed: int) -> Chance:
    """Chance at its start for a seed from 0 to 2^256 - 1."""
    chance = Chance()
    chance.key = seed.to_bytes(32, "big")
    chance.counter = 0
    chance.block = b""
    chance.at = BLOCK
    chance.loaded = ()
    chance.next_loaded = 0
    chance.uncovered = 0
    return chance


def restored(key: bytes, counter: int, at: int, loaded: tuple[int, ...], uncovered: int) -> Chance:
    """Chance as a save left it."""
    chance = Chance()
    chance.key = key
    chance.counter = counter
    chance.block = blake2b((counter - 1).to_bytes(8, "little"), key=key).digest() if counter > 0 else b""
    chance.at = at
    chance.loaded = loaded
    chance.next_loaded = 0
    chance.uncovered = uncovered
    return chance
