"""Facts: what happened, each with who may know it. Rules tell them and never read them back."""

from typing import Any, Final

NOBODY: Final = -1
EVERYBODY: Final = -1


class Fact:
    """A kind of event: its name, and what its number, its second seat and its word are called (empty: not used)."""

    def __init__(
        self, name: str, amount: str = "", other: str = "", what: str = "", words: str = "", parts: str = ""
    ) -> None:
        self.name: Final = name
        self.amount: Final = amount
        self.other: Final = other
        self.what: Final = what
        self.words: Final = words  # the word is a list parted by commas
        self.parts: Final = parts.split()  # the word is parted by commas, and each part has a name of its own


class Event:
    """One fact. `why` is a rule number ("tokyo/R41") or the id of the card at work. `knowers` is a mask of seats."""

    def __init__(self, fact: Fact, seat: int, amount: int, other: int, what: str, why: str, knowers: int) -> None:
        self.fact: Final = fact
        self.seat: Final = seat
        self.amount: Final = amount
        self.other: Final = other
        self.what: Final = what
        self.why: Final = why
        self.knowers: Final = knowers

    def known_to(self, seat: int | None) -> bool:
        """Everybody knows that it happened; its word may be for some seats only."""
        return self.knowers == EVERYBODY or (seat is not None and bool(self.knowers >> seat & 1))

    def seen_by(self, n: int, seat: int | None) -> dict[str, Any]:
        fact = self.fact
        seen: dict[str, Any] = {"n": n, "type": fact.name, "seat": None if self.seat == NOBODY else self.seat}
        by_rule = "/" in self.why
        seen["rule"] = self.why if by_rule else None
        if self.why and not by_rule:
            seen["cause"] = self.why
        if fact.amount:
            seen[fact.amount] = self.amount
        if fact.other:
            seen[fact.other] = None if self.other == NOBODY else self.other
        if fact.what and self.known_to(seat):
            seen[fact.what] = self.what
        if fact.words and self.known_to(seat):
            seen[fact.words] = self.what.split(",") if self.what else []
        if fact.parts and self.known_to(seat):
            for name, part in zip(fact.parts, self.what.split(","), strict=True):
                seen[name] = _value(part)
        return seen

    def in_full(self, n: int) -> dict[str, Any]:
        """As one who may know it sees it."""
        known = self.knowers == EVERYBODY or self.knowers <= 0
        return self.seen_by(n, None if known else self.knowers.bit_length() - 1)

    def forgotten_by(self, seat: int) -> "Event":
        """The same event without what that seat may not know."""
        if self.known_to(seat):
            return self
        return Event(self.fact, self.seat, self.amount, self.other, "", self.why, 0)


def _value(part: str) -> Any:
    """A number where it is one: places on a board may be halves."""
    digits = part.removeprefix("-")
    if digits.isdigit():
        return int(part)
    return float(part) if digits.replace(".", "", 1).isdigit() else part
