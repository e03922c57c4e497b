"""Piles: a deck, a hand, a discard pile, a bag. A pile never changes, so copies of a table share it.

Cards are numbers. A face-down pile has no order: a card is drawn from it when it turns up, so there is nothing to leak.
Only cards that somebody has seen, or that a scene has put there, lie in order on top, each with who knows it.
"""

from typing import Any, Final

from baffe.kernel.chance import Chance, unpacked
from baffe.kernel.reader import Reader
from baffe.kernel.seat import EVERYBODY, NOBODY, Seat
from baffe.kernel.state import Value

NO_CARD: Final = -1
NOT_THERE: Final = -1
NOTHING: Final[tuple[int, ...]] = ()
PAIRS: Final[tuple[bytes, ...]] = tuple([bytes((0, card)) for card in range(256)])  # most games have no more cards


class Pile(Value):
    """Cards in one place. `viewer`: who sees all of them: nobody (a deck), one seat (a hand), everybody (discards)."""

    viewer: Seat = NOBODY
    cards: bytes = b""  # two for each card, so there may be many; sorted, or as they came if everybody sees them
    top: tuple[int, ...] = NOTHING  # in order, the uppermost first
    seen: tuple[int, ...] = NOTHING  # for each of those a mask of the seats that know it

    def count(self) -> int:
        return len(self.cards) // 2 + len(self.top)

    def numbers(self) -> list[int]:
        """Every card: those on top in their order, then the others."""
        return [*self.top, *unpacked(self.cards)]

    def kinds(self) -> list[int]:
        """Every card once, from the lowest to the highest."""
        found: list[int] = []
        for card in self.numbers() if self.viewer != EVERYBODY and not self.top else sorted(self.numbers()):
            if not found or found[-1] != card:
                found.append(card)
        return found

    def has(self, card: int) -> bool:
        return _place_of(self.cards, card) != NOT_THERE or card in self.top

    def knows(self, seat: Seat | None, card_at: int) -> bool:
        """Whether that seat (None: a spectator) knows the card at that depth of the top."""
        return seat is not None and bool(self.seen[card_at] >> seat & 1)

    def known_to(self, seat: Seat | None) -> bool:
        """Whether that seat sees every card of it."""
        return self.viewer == EVERYBODY or (self.viewer != NOBODY and self.viewer == seat)

    def top_known_to(self, seat: Seat | None) -> list[int]:
        """The top as far down as the seat knows a card; NO_CARD for one that it does not know."""
        known = [card if self.knows(seat, i) else NO_CARD for i, card in enumerate(self.top)]
        while known and known[-1] == NO_CARD:
            known.pop()
        return known

    def is_secret_of(self, seat: Seat) -> bool:
        """Whether that seat knows a card of it that not everybody sees."""
        return (self.viewer == seat and self.count() > 0) or any([bool(mask >> seat & 1) for mask in self.seen])

    # -- the same pile, changed --

    def add(self, card: int) -> "Pile":
        """One card more, where nobody knows its place."""
        if self.viewer == EVERYBODY:
            return Pile(self.viewer, self.cards + _pair(card), self.top, self.seen)
        return Pile(self.viewer, _with(self.cards, card), self.top, self.seen)

    def add_all(self, cards: tuple[int, ...]) -> "Pile":
        if not cards:
            return self
        if self.viewer == EVERYBODY:
            return Pile(self.viewer, self.cards + in_bytes(list(cards)), self.top, self.seen)
        return Pile(self.viewer, packed([*unpacked(self.cards), *cards]), self.top, self.seen)

    def stacked(self, cards: tuple[int, ...]) -> "Pile":
        """These cards on top of it, in this order, and nobody has seen them."""
        return Pile(self.viewer, self.cards, cards + self.top, (0,) * len(cards) + self.seen)

    def without(self, card: int) -> "Pile":
        """This card, wherever it lies, is taken out."""
        if card in self.top:
            i = self.top.index(card)
            return Pile(self.viewer, self.cards, self.top[:i] + self.top[i + 1 :], self.seen[:i] + self.seen[i + 1 :])
        i = _place_of(self.cards, card)
        assert i != NOT_THERE, "there is no such card in this pile"
        return Pile(self.viewer, self.cards[:i] + self.cards[i + 2 :], self.top, self.seen)

    def draw(self, chance: Chance) -> tuple[int, "Pile"]:
        """The uppermost card, and the pile without it. There must be one; whoever sees it is told by `uncover`."""
        if self.top:
            return self.top[0], Pile(self.viewer, self.cards, self.top[1:], self.seen[1:])
        cards = self.cards
        i = 2 * chance.pick(cards)
        return cards[i] * 256 + cards[i + 1], Pile(self.viewer, cards[:i] + cards[i + 2 :], NOTHING, NOTHING)

    def draw_some(self, most: int, chance: Chance) -> tuple[list[int], "Pile"]:
        """So many cards, one after the other, or as many as there are."""
        cards, top = self.cards, self.top
        drawn = list(top[:most])
        while len(drawn) < most and cards:
            i = 2 * chance.pick(cards)
            drawn.append(cards[i] * 256 + cards[i + 1])
            cards = cards[:i] + cards[i + 2 :]
        return drawn, Pile(self.viewer, cards, top[most:], self.seen[most:])

    def laid_out(self, depth: int, chance: Chance) -> "Pile":
        """The same with an order down to that depth, as far as there are cards."""
        cards, top, seen = self.cards, self.top, self.seen
        while len(top) <= depth and cards:
            i = 2 * chance.pick(cards)
            top += (cards[i] * 256 + cards[i + 1],)
            seen += (0,)
            cards = cards[:i] + cards[i + 2 :]
        return Pile(self.viewer, cards, top, seen)

    def shown_to(self, seat: Seat, depth: int) -> "Pile":
        """That seat now knows the card at that depth of the top."""
        seen = self.seen[:depth] + (self.seen[depth] | 1 << seat,) + self.seen[depth + 1 :]
        return Pile(self.viewer, self.cards, self.top, seen)

    def forgotten_by(self, seat: Seat, cards: set[int]) -> "Pile":
        """That seat no longer knows where these cards lie in the top."""
        others = ~(1 << seat)
        seen = [mask & others if card in cards else mask for card, mask in zip(self.top, self.seen, strict=True)]
        return Pile(self.viewer, self.cards, self.top, tuple(seen))

    # -- what a seat does not know --

    def hidden_from(self, seat: Seat) -> list[int]:
        """The cards whose place in this pile the seat does not know."""
        if self.known_to(seat):
            return []
        return [card for i, card in enumerate(self.top) if not self.knows(seat, i)] + unpacked(self.cards)

    # -- saves --

    def write(self, plain: dict[str, Any], keys: str) -> None:
        """Into a position: its loose cards, and its top and who knows it where the keys name them."""
        parts = [unpacked(self.cards), list(self.top), list(self.seen)]
        for key, part in zip(keys.split(), parts, strict=False):
            plain[key] = part


def packed(cards: list[int]) -> bytes:
    """Cards without an order."""
    return in_bytes(sorted(cards))


def in_bytes(cards: list[int]) -> bytes:
    return b"".join([_pair(card) for card in cards])


def _pair(card: int) -> bytes:
    return PAIRS[card] if card < 256 else bytes((card >> 8, card & 255))


def _place_of(bag: bytes, card: int) -> int:
    """Where the first such card begins."""
    high, low = card >> 8, card & 255
    for i in range(0, len(bag), 2):
        if bag[i + 1] == low and bag[i] == high:
            return i
    return NOT_THERE


def _with(bag: bytes, card: int) -> bytes:
    """One card more, in its place."""
    i = len(bag)
    while i and bag[i - 2] * 256 + bag[i - 1] > card:
        i -= 2
    return bag[:i] + _pair(card) + bag[i:]


def deck_of(cards: int) -> Pile:
    """A face-down pile of the cards 0 to n - 1."""
    return Pile(NOBODY, packed(list(range(cards))))


DISCARDS: Final = Pile(EVERYBODY)


def read_pile(reader: Reader, keys: str, blank: Pile) -> Pile:
    """The inverse of `write`; the blank pile says who sees it."""
    names = keys.split()
    cards = reader.integers(names[0], 0, "cards")
    top = reader.integers(names[1], 0, "cards") if len(names) > 1 else NOTHING
    everybody = (1 << (reader.limits["seats"] + 1)) - 1
    seen = reader.integers(names[2], 0, everybody) if len(names) > 2 else (0,) * len(top)
    if len(seen) != len(top):
        raise reader.broken(names[0], "the top and who knows it do not fit")
    ordered = list(cards) if blank.viewer == EVERYBODY else sorted(cards)
    return Pile(blank.viewer, in_bytes(ordered), top, seen)


def write_piles(piles: list[Pile], plain: dict[str, Any], key: str) -> None:
    """One pile for each seat, none of them in order."""
    plain[key] = [unpacked(pile.cards) for pile in piles]


def read_piles(reader: Reader, key: str, owned: bool) -> list[Pile]:
    """A pile for each seat, which sees it if it is `owned`."""
    lists = reader.items(key)
    seats = reader.limits["seats"] + 1
    if len(lists) != seats:
        raise reader.broken(key, f"there must be {seats}")
    readers = [Reader({"cards": cards}, f"{reader.where(key)}[{i}]", reader.limits) for i, cards in enumerate(lists)]
    return [read_pile(one, "cards", Pile(Seat(i) if owned else NOBODY)) for i, one in enumerate(readers)]


def dealt_anew(piles: list[Pile], seat: Seat, chance: Chance) -> list[Pile]:
    """As that seat may imagine them: what it does not know is dealt again among them. Order that nobody knows goes."""
    pool = sorted([card for pile in piles for card in pile.hidden_from(seat)])
    tops: list[list[int]] = []
    for pile in piles:
        top: list[int] = []
        for i, card in enumerate(pile.top):
            top.append(card if pile.known_to(seat) or pile.knows(seat, i) else pool.pop(chance.below(len(pool))))
        tops.append(top)
    left = sum([len(pile.cards) // 2 for pile in piles if not pile.known_to(seat)])
    dealt: list[Pile] = []
    for pile, top in zip(piles, tops, strict=True):
        if pile.known_to(seat):
            dealt.append(pile)
            continue
        left -= len(pile.cards) // 2
        loose = pool if left == 0 else [pool.pop(chance.below(len(pool))) for _ in range(len(pile.cards) // 2)]
        while top and pile.seen[len(top) - 1] == 0:
            loose.append(top.pop())
        dealt.append(Pile(pile.viewer, packed(loose), tuple(top), pile.seen[: len(top)]))
        if left == 0:
            pool = []
    return dealt
