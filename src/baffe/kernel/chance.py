"""Chance is part of the state: a key and a counter with results loaded by a test or a search, or what people tell."""

from hashlib import blake2b
from typing import Final, NoReturn

from baffe.kernel.state import State, derived

BLOCK: Final = 64
LARGEST_SEED: Final = 2**256
FACES: Final = (0, 1, 2, 3, 4, 5)


def unpacked(bag: bytes) -> list[int]:
    """The cards of a bag, which has two bytes for each."""
    return [bag[i] * 256 + bag[i + 1] for i in range(0, len(bag), 2)]


class Wanted(Exception):
    """Something must fall that nobody has told yet: so many dice, a card, or a number. The table is in mid-step."""

    def __init__(self, kind: str, count: int, choices: tuple[int, ...]) -> None:
        super().__init__(f"{kind}: {count} of {choices}")
        self.kind: Final = kind  # "dice", "card" or "number"
        self.count: Final = count
        self.choices: Final = choices  # what each of them may be


class Chance(State):
    """Bytes of blake2b(counter, key=seed): equal in every form, not predictable from what was seen."""

    key: bytes = derived()
    counter: int = derived(0)
    block: bytes = derived(b"")
    at: int = derived(BLOCK)
    loaded: tuple[int, ...] = derived(())
    next_loaded: int = derived(0)
    uncovered: int = derived(0)  # hidden things that have come to light

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

    def pick(self, bag: bytes) -> int:
        """Where in the bag the card lies that is drawn; two bytes for each."""
        return self.below(len(bag) // 2)

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


class RealChance(Chance):
    """Chance of a real table: all that falls was told by people, in its order, and nothing comes from a seed."""

    def below(self, n: int) -> int:
        if self._is_next_below(n):
            return self._fallen()
        raise Wanted("number", 1, tuple(range(n)))

    def pick(self, bag: bytes) -> int:
        """Cards are told by their numbers."""
        cards = unpacked(bag)
        if self.next_loaded < len(self.loaded):
            told = self.loaded[self.next_loaded]
            if told in cards:
                self.next_loaded += 1
                return cards.index(told)
        raise Wanted("card", 1, tuple(cards))

    def die(self) -> int:
        if not self._is_next_below(6):
            self._miss(1)
        return self._fallen()

    def tally(self, dice: int) -> int:
        counts = 0
        for left in range(dice, 0, -1):
            if not self._is_next_below(6):
                self._miss(left)
            counts += 1 << (self._fallen() * 4)
        return counts

    def load(self, faces: tuple[int, ...]) -> None:
        """These fall next. What has fallen stays known: the record holds it."""
        self.loaded += faces

    def fallen(self) -> tuple[int, ...]:
        """All that has fallen so far."""
        return self.loaded[: self.next_loaded]

    def forget(self) -> None:
        """What was loaded and has not fallen will not fall."""
        self.loaded = self.loaded[: self.next_loaded]

    def mark(self) -> tuple[int, int, int, int]:
        """Always the same: nobody is fooled who goes back behind their own dice."""
        return (0, 0, 0, 0)

    def _is_next_below(self, n: int) -> bool:
        return self.next_loaded < len(self.loaded) and 0 <= self.loaded[self.next_loaded] < n

    def _fallen(self) -> int:
        result = self.loaded[self.next_loaded]
        self.next_loaded += 1
        return result

    def _miss(self, dice: int) -> NoReturn:
        raise Wanted("dice", dice, FACES)


def seeded(seed: int) -> Chance:
    """Chance at its start for a seed from 0 to 2^256 - 1."""
    return _at_start(Chance(), seed)


def told(seed: int, results: tuple[int, ...]) -> RealChance:
    """Chance of a real table at its start. The seed is for those who do not want to throw themselves."""
    chance = RealChance()
    _at_start(chance, seed)
    chance.loaded = results
    return chance


def _at_start(chance: Chance, seed: int) -> Chance:
    chance.start()
    chance.key = seed.to_bytes(32, "big")
    return chance


def restored(key: bytes, counter: int, at: int, loaded: tuple[int, ...], uncovered: int) -> Chance:
    """Chance as a save left it."""
    chance = Chance()
    chance.start()
    chance.key = key
    chance.counter = counter
    chance.block = blake2b((counter - 1).to_bytes(8, "little"), key=key).digest() if counter > 0 else b""
    chance.at = at
    chance.loaded = loaded
    chance.uncovered = uncovered
    return chance
