"""What a field of the data may hold. Each kind reads a value of an overlay and refuses it with the field named."""

from typing import Any, Final

from baffe.games.heavy_hitters.data.entries import UNSAID, Effect, Offset
from baffe.games.heavy_hitters.hexes import length
from baffe.kernel.refusal import BadOption

FARTHEST_LETTER: Final = 8  # hexes from the Heavy Hitter
ALPHABET: Final = "ABCDEFGHIJKL"


class Kind:
    def read(self, value: Any, old: Any, path: str) -> Any:
        """The value as an entry holds it. `old` is the entry that is overlaid."""
        raise NotImplementedError

    def plain(self, value: Any) -> Any:
        """What an entry holds as an overlay says it."""
        return list(value) if isinstance(value, tuple) else value


class Whole(Kind):
    """A whole number."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def read(self, value: Any, old: Any, path: str) -> Any:
        return whole(value, self.low, self.high, path)


class Flag(Kind):
    def read(self, value: Any, old: Any, path: str) -> Any:
        return flag(value, path)


class Word(Kind):
    """One of several words; with `numbered`, kept as its place among them."""

    def __init__(self, known: tuple[str, ...], numbered: bool = False) -> None:
        self.known: Final = known
        self.numbered: Final = numbered

    def read(self, value: Any, old: Any, path: str) -> Any:
        found = word(value, self.known, path)
        return self.known.index(found) if self.numbered else found

    def plain(self, value: Any) -> Any:
        return self.known[value] if self.numbered else value


class Words(Kind):
    """Several different words, so many of them; with `bits`, kept as one bit for each."""

    def __init__(self, known: tuple[str, ...], fewest: int, most: int, bits: bool = False) -> None:
        self.known: Final = known
        self.fewest: Final = fewest
        self.most: Final = most
        self.bits: Final = bits

    def read(self, value: Any, old: Any, path: str) -> Any:
        found = [word(one, self.known, f"{path}[{i}]") for i, one in enumerate(items(value, path))]
        if len(set(found)) < len(found):
            raise BadOption(path, "names something twice")
        if not self.fewest <= len(found) <= self.most:
            raise BadOption(path, f"holds {len(found)}, not {self.fewest} to {self.most}")
        return sum([1 << self.known.index(one) for one in found]) if self.bits else tuple(found)

    def plain(self, value: Any) -> Any:
        return [one for i, one in enumerate(self.known) if value >> i & 1] if self.bits else list(value)


class Span(Kind):
    """From the nearest to the farthest."""

    def __init__(self, high: int) -> None:
        self.high: Final = high

    def read(self, value: Any, old: Any, path: str) -> Any:
        both = items(value, path)
        if len(both) != 2:
            raise BadOption(path, "is not a pair of numbers")
        nearest, farthest = [whole(one, 0, self.high, f"{path}[{i}]") for i, one in enumerate(both)]
        if nearest > farthest:
            raise BadOption(path, f"{nearest} is more than {farthest}")
        return nearest, farthest


class Numbers(Kind):
    """A number of the rules: a switch stays a switch, and each number has limits of its own."""

    def __init__(self, limits: dict[str, Whole]) -> None:
        self.limits: Final = limits

    def read(self, value: Any, old: Any, path: str) -> Any:
        if isinstance(old.v, bool):
            return flag(value, path)
        return self.limits[old.id].read(value, old, path)


class Letters(Kind):
    """A letter diagram: A, B, C … each with its offset, no two on the same hex."""

    def __init__(self, farthest: int = FARTHEST_LETTER) -> None:
        self.farthest: Final = farthest

    def read(self, value: Any, old: Any, path: str) -> Any:
        found = fields(value, path)
        if not found or "".join(sorted(found)) != ALPHABET[: len(found)]:
            raise BadOption(path, "letters must run from A without a gap")
        places: list[Offset] = []
        for letter in sorted(found):
            both = items(found[letter], f"{path}.{letter}")
            if len(both) != 2:
                raise BadOption(f"{path}.{letter}", "is not a pair of numbers")
            q, r = [
                whole(one, -FARTHEST_LETTER, FARTHEST_LETTER, f"{path}.{letter}[{i}]") for i, one in enumerate(both)
            ]
            if not 1 <= length(q, r) <= self.farthest or (q, r) in places:
                raise BadOption(f"{path}.{letter}", f"{[q, r]} is too far, its own hex, or there twice")
            places.append((q, r))
        return tuple(places)

    def plain(self, value: Any) -> Any:
        return {ALPHABET[i]: list(place) for i, place in enumerate(value)}


class Effects(Kind):
    """The numbers of an effect. What it does stays, and so does which numbers it has."""

    parts: Final[tuple[str, ...]] = (
        "n", "range", "min_range", "max_range", "min_damage", "self_damage", "cost", "over_max"
    )  # fmt: skip

    def __init__(self, limits: dict[str, Whole]) -> None:
        self.limits: Final = limits  # of n, for effects in which not every number from 0 to 9 makes sense

    def read(self, value: Any, old: Any, path: str) -> Any:
        effect: Effect = old.effect
        numbers = {name: int(getattr(effect, name)) for name in self.parts}
        for name, given in fields(value, path).items():
            if numbers.get(name, UNSAID) == UNSAID:
                raise BadOption(f"{path}.{name}", f"is not a number of {effect.op}")
            if name == "over_max":
                numbers[name] = int(flag(given, f"{path}.{name}"))
            else:
                limits = self.limits.get(effect.op) if name == "n" else None
                numbers[name] = (limits or Whole(0, 9)).read(given, old, f"{path}.{name}")
        return Effect(effect.op, **numbers)

    def plain(self, value: Any) -> Any:
        return {name: getattr(value, name) for name in self.parts if getattr(value, name) != UNSAID}


# -- single values --


def whole(value: Any, low: int, high: int, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadOption(path, f"{value!r} is not a whole number from {low} to {high}")
    return value


def flag(value: Any, path: str) -> bool:
    if not isinstance(value, bool):
        raise BadOption(path, f"{value!r} is neither true nor false")
    return value


def word(value: Any, known: tuple[str, ...], path: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise BadOption(path, f"{value!r} is none of {', '.join(known)}")
    return value


def text(value: Any, most: int, path: str) -> str:
    if not isinstance(value, str) or not 1 <= len(value) <= most or not value.isprintable():
        raise BadOption(path, f"is not a text of 1 to {most} letters")
    return value


def items(value: Any, path: str) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise BadOption(path, "is not a list")
    return list(value)


def fields(value: Any, path: str, known: tuple[str, ...] | None = None) -> dict[str, Any]:
    """An object, of which all keys are known ones."""
    if not isinstance(value, dict):
        raise BadOption(path, "is not an object")
    for name in value:
        if not isinstance(name, str) or (known is not None and name not in known):
            raise BadOption(f"{path}.{name}", "is not a field")
    return value
