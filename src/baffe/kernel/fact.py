"""Facts: what happened, each with who may know it. Rules tell them and never read them back."""

from typing import Any, Final

from baffe.kernel.seat import EVERYBODY, NOBODY, Seat, named_seat
from baffe.kernel.state import Value

NUMBER: Final = 0
SEAT: Final = 1
WORD: Final = 2
WORDS: Final = 3  # a list of words, told as one text parted by commas
VALUE: Final = 4  # anything plain, as a place that may be a half
PARTS: Final = 5  # what a number is made of, as "tokyo/R33:2" and "devil:1"; left out where it is of one piece
BLANKS: Final[tuple[Any, ...]] = (0, NOBODY, "", (), None, ())  # what an older event says of a newer field, by its kind
KINDS: Final = {
    "": NUMBER, "number": NUMBER, "seat": SEAT, "word": WORD, "words": WORDS, "value": VALUE, "parts": PARTS,
}  # fmt: skip


NO_VALUES: Final[tuple[Any, ...]] = ()


class Fact:
    """A kind of event: its name and its fields, as "hearts", "by:seat", "card:word", "dice:words", "at:value".

    If an event is told to some only, the others learn its numbers and seats, and none of its words and values.
    """

    def __init__(self, name: str, *fields: str) -> None:
        parts = [field.partition(":") for field in fields]
        self.name: Final = name
        self.fields: Final[tuple[str, ...]] = tuple([field for field, _, _ in parts])
        self.kinds: Final[tuple[int, ...]] = tuple([KINDS[kind] for _, _, kind in parts])


class Event(Value):
    """One fact, kept as it was told. `why` is a rule number ("tokyo/R41") or the id of the card at work."""

    fact: Fact
    seat: Seat
    why: str
    to: Seat  # who may know all of it
    number: int
    other: Seat
    word: str
    told: tuple[Any, ...] = NO_VALUES  # a value for each field, where one number, one seat and one word are not enough

    def values(self) -> list[Any]:
        """A value for each field of the fact."""
        if self.told:
            return list(self.told)
        values: list[Any] = []
        for kind in self.fact.kinds:
            if kind == NUMBER:
                values.append(self.number)
            elif kind == SEAT:
                values.append(self.other if self.other >= 0 else NOBODY)  # that it was the bank goes without saying
            elif kind in (WORDS, PARTS):
                values.append(self.word.split(",") if self.word else [])
            else:
                values.append(self.word)
        return values

    def known_to(self, seat: Seat | None) -> bool:
        """Everybody knows that it happened; its words may be for one seat only."""
        return self.to == EVERYBODY or (seat is not None and self.to == seat)

    def seen_by(self, n: int, seat: Seat | None) -> dict[str, Any]:
        seen: dict[str, Any] = {"n": n, "type": self.fact.name, "seat": named_seat(self.seat)}
        by_rule = "/" in self.why
        seen["rule"] = self.why if by_rule else None
        if self.why and not by_rule:
            seen["cause"] = self.why
        known = self.known_to(seat)
        for name, kind, value in zip(self.fact.fields, self.fact.kinds, self.values(), strict=True):
            if kind == SEAT:
                seen[name] = named_seat(value)
            elif (kind == NUMBER or known) and (kind != PARTS or value):
                seen[name] = list(value) if kind in (WORDS, PARTS) else value
        return seen

    def in_full(self, n: int) -> dict[str, Any]:
        """As one who may know it sees it."""
        return self.seen_by(n, None if self.to < 0 else self.to)

    def forgotten_by(self, seat: Seat) -> "Event":
        """The same event without what that seat may not know."""
        if self.known_to(seat):
            return self
        public = [value if kind <= SEAT else None for kind, value in zip(self.fact.kinds, self.values(), strict=True)]
        return Event(self.fact, self.seat, self.why, NOBODY, self.number, self.other, "", tuple(public))

    def plain(self) -> list[Any]:
        values = self.values()
        if self.fact.kinds[-1:] == (PARTS,) and not values[-1]:
            values.pop()
        return [self.fact.name, self.seat, self.why, self.to, values]


def parts_of(causes: list[tuple[str, int]], total: int, fewest: int = 2) -> str:
    """ "tokyo/R33:2,devil:1": as much of each cause as makes up the total; "" where that are too few to be told."""
    found: list[str] = []
    for why, amount in causes:
        taken = min(amount, total)
        if taken > 0:
            found.append(f"{why}:{taken}")
            total -= taken
    return ",".join(found) if len(found) >= fewest else ""


def event_with(fact: Fact, seat: Seat, why: str, to: Seat, values: tuple[Any, ...]) -> Event:
    """An event that has a value for each field."""
    return Event(fact, seat, why, to, 0, NOBODY, "", values)


def read_event(data: Any, facts: dict[str, Fact]) -> Event | None:
    """The inverse of `plain`; also what saves held before facts had names for all they say. None if it is neither.

    A fact may have got more fields since, at its end: they are blank.
    """
    match data:
        case [str(name), int(seat), str(why), int(to), list(values)] if name in facts:
            fact = facts[name]
            if len(values) > len(fact.kinds):
                return None
            read = [tuple(value) if isinstance(value, list) else value for value in values]
            read += [BLANKS[kind] for kind in fact.kinds[len(values) :]]
            return event_with(fact, Seat(seat), why, Seat(to), tuple(read))
        case [str(name), int(seat), int(number), int(other), str(word), str(why), int(knowers)] if name in facts:
            return _old_event(facts[name], Seat(seat), number, Seat(other), word, why, knowers)
    return None


def _old_event(fact: Fact, seat: Seat, number: int, other: Seat, word: str, why: str, knowers: int) -> Event:
    """One number, one seat, one text whose parts are those of a fact with several words; knowers are a mask."""
    to = EVERYBODY if knowers < 0 else NOBODY if knowers == 0 else Seat(knowers.bit_length() - 1)
    parts = word.split(",") if word else []
    texts = [kind for kind in fact.kinds if kind in (WORD, VALUE)]
    values: list[Any] = []
    for kind in fact.kinds:
        if kind == NUMBER:
            values.append(number)
        elif kind == SEAT:
            values.append(other)
        elif kind == WORDS:
            values.append(tuple(parts))
        elif kind == PARTS:
            values.append(())
        elif len(texts) == 1:
            values.append(word)
        else:
            part = parts.pop(0) if parts else ""
            values.append(_value(part) if kind == VALUE else part)
    return event_with(fact, seat, why, to, tuple(values))


def _value(part: str) -> Any:
    """A number where it is one: places on a board may be halves."""
    digits = part.removeprefix("-")
    if digits.isdigit():
        return int(part)
    return float(part) if digits.replace(".", "", 1).isdigit() else part
