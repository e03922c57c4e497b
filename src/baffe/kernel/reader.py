"""Reading a save: a plain JSON object field by field."""

from typing import Any, Final

from baffe.kernel.refusal import BrokenSave
from baffe.kernel.seat import NOBODY, Seat


class Reader:
    """Reads a plain JSON object field by field; every complaint names the field."""

    def __init__(self, data: Any, path: str, limits: dict[str, int] | None = None) -> None:
        if not isinstance(data, dict):
            raise BrokenSave(path or "save", "is not an object")
        self.data: dict[str, Any] = data
        self.path: str = path
        self.limits: Final[dict[str, int]] = {} if limits is None else limits  # the largest number of a kind of thing

    def where(self, key: str) -> str:
        """The full name of a field."""
        return f"{self.path}.{key}" if self.path else key

    def get(self, key: str) -> Any:
        if key not in self.data:
            raise self.broken(key, "is missing")
        return self.data[key]

    def integer(self, key: str, low: int, most: int | str) -> int:
        return self._whole(key, self.get(key), low, most)

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.broken(key, f"{value!r} is neither true nor false")
        return value

    def word(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str):
            raise self.broken(key, f"{value!r} is not a word")
        return value

    def items(self, key: str) -> list[Any]:
        value = self.get(key)
        if not isinstance(value, list):
            raise self.broken(key, "is not a list")
        return value

    def integers(self, key: str, low: int, most: int | str) -> tuple[int, ...]:
        return tuple([self._whole(key, value, low, most) for value in self.items(key)])

    def _whole(self, key: str, value: Any, low: int, most: int | str) -> int:
        """`most` is a number, or the name of a limit."""
        high = most if isinstance(most, int) else self.limits[most]
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.broken(key, f"{value!r} is not a whole number from {low} to {high}")
        return value

    def seat(self, key: str, or_nobody: bool = False) -> Seat:
        return Seat(self.integer(key, NOBODY if or_nobody else 0, "seats"))

    def seats(self, key: str) -> tuple[Seat, ...]:
        return tuple([Seat(seat) for seat in self.integers(key, 0, "seats")])

    def inner(self, key: str) -> "Reader":
        return Reader(self.get(key), self.where(key), self.limits)

    def inners(self, key: str) -> "list[Reader]":
        """A list of objects."""
        where = self.where(key)
        return [Reader(item, f"{where}[{i}]", self.limits) for i, item in enumerate(self.items(key))]

    def broken(self, key: str, reason: str) -> BrokenSave:
        """The complaint about a field."""
        return BrokenSave(self.where(key), reason)
