"""Ambush, a tiny game of hidden hands and secret orders.

Every seat holds a hidden hand and a face-down pile, its life. Each round all seats lay one card at the same time.
Whoever laid the strongest card alone takes a star; whoever laid the weakest loses a card of its pile. Then everybody
draws one card from its pile. When fewer than two seats hold cards, the most stars win.
"""

from typing import Any, Final

from baffe.kernel.agenda import Decision, Step, together
from baffe.kernel.chance import LARGEST_SEED, seeded
from baffe.kernel.codec import Reader
from baffe.kernel.fact import NOBODY, Fact
from baffe.kernel.game import Game
from baffe.kernel.refusal import BadOption, BadScene, BrokenSave
from baffe.kernel.table import Table

STRENGTHS: Final = 6  # cards of strength 1 to 6
COPIES: Final = 6  # of each
PILE: Final = 4  # cards of a pile at the start
LARGEST_HAND: Final = 4
NO_CARD: Final = 0

DEALT: Final = Fact("dealt", words="cards")
ROUND_STARTED: Final = Fact("round_started", amount="round")
LAID: Final = Fact("laid", what="card")
SCORED: Final = Fact("scored", amount="stars")
WOUNDED: Final = Fact("wounded", what="card")
DREW: Final = Fact("drew", what="card")
GAME_OVER: Final = Fact("game_over", what="reason")
FACTS: Final = (DEALT, ROUND_STARTED, LAID, SCORED, WOUNDED, DREW, GAME_OVER)

# -- the table: data and verbs --


class AmbushTable(Table):
    hands: list[tuple[int, ...]]  # sorted
    piles: list[tuple[int, ...]]  # sorted: a pile has no order, a card is drawn from it when it turns
    stars: list[int]
    laid: list[int]  # this round, NO_CARD before
    bag: tuple[int, ...]  # cards that are not in the game; nobody knows which
    discard: tuple[int, ...]
    leader: int

    def seat_count(self) -> int:
        return len(self.hands)

    def copy(self) -> "AmbushTable":
        twin = AmbushTable()
        self.share(twin)
        twin.adopt(self)
        return twin

    def adopt(self, other: "AmbushTable") -> None:
        self.hands = other.hands.copy()
        self.piles = other.piles.copy()
        self.stars = other.stars.copy()
        self.laid = other.laid.copy()
        self.bag = other.bag
        self.discard = other.discard
        self.leader = other.leader

    def in_play(self) -> list[int]:
        """The seats that hold cards, the leader first."""
        seats = len(self.hands)
        return [seat for seat in [(self.leader + i) % seats for i in range(seats)] if self.hands[seat]]

    def from_bag(self) -> int:
        at = self.chance.below(len(self.bag))
        card = self.bag[at]
        self.bag = self.bag[:at] + self.bag[at + 1 :]
        return card

    def from_pile(self, seat: int) -> int:
        pile = self.piles[seat]
        at = self.chance.below(len(pile))
        self.piles[seat] = pile[:at] + pile[at + 1 :]
        return pile[at]

    def lay(self, seat: int, card: int) -> None:
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)
        self.laid[seat] = card
        self.tell(LAID, seat, "ambush/2", what=str(card))

    def wound(self, seat: int) -> None:
        if self.piles[seat]:
            card = self.from_pile(seat)
            self.discard += (card,)
            self.tell(WOUNDED, seat, "ambush/4", what=str(card))

    def draw(self, seat: int) -> None:
        """Everybody sees that a card is drawn; only its owner sees which."""
        if self.piles[seat]:
            card = self.from_pile(seat)
            self.hands[seat] = tuple(sorted(self.hands[seat] + (card,)))
            self.tell(DREW, seat, "ambush/5", what=str(card), knowers=1 << seat)

    # -- the position as plain JSON and back --

    def position(self) -> dict[str, Any]:
        return {
            "hands": [list(hand) for hand in self.hands],
            "piles": [list(pile) for pile in self.piles],
            "stars": list(self.stars),
            "laid": list(self.laid),
            "bag": list(self.bag),
            "discard": list(self.discard),
            "leader": self.leader,
        }

    def restore(self, position: Any) -> None:
        reader = Reader(position, "position")
        seats = len(reader.items("hands"))
        if not 2 <= seats <= 4:
            raise BrokenSave("position.hands", "there must be 2 to 4")
        self.hands = read_groups(reader, "hands", seats)
        self.piles = read_groups(reader, "piles", seats)
        self.stars = list(reader.integers("stars", 0, 99))
        self.laid = list(reader.integers("laid", NO_CARD, STRENGTHS))
        if len(self.stars) != seats or len(self.laid) != seats:
            raise BrokenSave("position", "every seat needs its stars and its laid card")
        self.bag = tuple(sorted(reader.integers("bag", 1, STRENGTHS)))
        self.discard = reader.integers("discard", 1, STRENGTHS)
        self.leader = reader.integer("leader", 0, seats - 1)
        if sorted(self.all_cards()) != sorted(whole_bag()):
            raise BrokenSave("position", "cards are missing or too many")

    def all_cards(self) -> list[int]:
        cards = list(self.bag) + list(self.discard) + [card for card in self.laid if card != NO_CARD]
        for group in self.hands + self.piles:
            cards += list(group)
        return cards

    # -- secrets: a whitelist of what a seat sees, and a shuffle of what it does not --

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        seats: list[dict[str, Any]] = []
        for other in range(len(self.hands)):
            seen: dict[str, Any] = {"stars": self.stars[other], "pile": len(self.piles[other])}
            seen["hand"] = list(self.hands[other]) if other == seat else len(self.hands[other])
            seats.append(seen)
        return {
            "game": "ambush",
            "seats": seats,
            "leader": self.leader,
            "turns": self.turns,
            "discard": list(self.discard),
        }

    def dream(self, seat: int) -> None:
        """Cards that lie face down, and hands of others, are dealt again."""
        unknown = list(self.bag)
        for other in range(len(self.hands)):
            unknown += list(self.piles[other])
            if other != seat:
                unknown += list(self.hands[other])
        self.bag = tuple(sorted(unknown))
        for other in range(len(self.hands)):
            self.piles[other] = self.some(len(self.piles[other]))
            if other != seat:
                self.hands[other] = self.some(len(self.hands[other]))

    def some(self, count: int) -> tuple[int, ...]:
        return tuple(sorted([self.from_bag() for _ in range(count)]))


def read_groups(reader: Reader, key: str, seats: int) -> list[tuple[int, ...]]:
    groups = [Reader({key: group}, "position").integers(key, 1, STRENGTHS) for group in reader.items(key)]
    if len(groups) != seats:
        raise BrokenSave(f"position.{key}", f"there must be {seats}")
    return [tuple(sorted(group)) for group in groups]


def whole_bag() -> tuple[int, ...]:
    return tuple([strength for strength in range(1, STRENGTHS + 1) for _ in range(COPIES)])


# -- the steps: what must happen --


class AmbushStep(Step[AmbushTable]):
    """A step of this game."""


class Round(AmbushStep):
    """Rule 1: all who hold cards choose together; the game ends when fewer than two do."""

    name = "round"

    def run(self, table: AmbushTable) -> None:
        seats = table.in_play()
        if len(seats) < 2:
            finish(table)
            return
        table.turns += 1
        table.tell(ROUND_STARTED, table.leader, "ambush/1", table.turns)
        table.then(together([Lay(seat) for seat in seats]))
        table.then(Compare())


class Lay(AmbushStep):
    """Rule 2: which card to lay. With two cards alike there is one answer only, but silence would betray the hand."""

    name = "lay"
    shape = "seat:int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, table: AmbushTable) -> Decision | None:
        hand = table.hands[self.seat]
        words = tuple([f"lay:{card}" for card in sorted(set(hand))])
        return Decision(self.seat, "lay", words, always=len(hand) > 1)

    def answer(self, table: AmbushTable, choice: str) -> None:
        table.lay(self.seat, int(choice.removeprefix("lay:")))


class Compare(AmbushStep):
    """Rules 3 to 5: the strongest card scores if it is alone, the weakest is wounded, everybody draws."""

    name = "compare"

    def run(self, table: AmbushTable) -> None:
        cards = [card for card in table.laid if card != NO_CARD]
        strongest = [seat for seat, card in enumerate(table.laid) if card == max(cards)]
        if len(strongest) == 1:
            table.stars[strongest[0]] += 1
            table.tell(SCORED, strongest[0], "ambush/3", 1)
        for seat, card in enumerate(table.laid):
            if card == min(cards) < max(cards):
                table.wound(seat)
        table.discard += tuple(cards)
        for seat, card in enumerate(table.laid):
            if card != NO_CARD:
                table.draw(seat)
        table.laid = [NO_CARD] * len(table.laid)
        table.leader = (table.leader + 1) % len(table.hands)
        table.then(Round())


def finish(table: AmbushTable) -> None:
    """Rule 6: the most stars win; equals share."""
    levels = sorted(set(table.stars), reverse=True)
    ranking = tuple([tuple([seat for seat, stars in enumerate(table.stars) if stars == level]) for level in levels])
    table.tell(GAME_OVER, NOBODY, "ambush/6", what="stars")
    table.end(ranking[0], ranking, "stars")


# -- the game: what the kernel asks for --


class Ambush(Game):
    name = "ambush"
    rules = 1
    fewest = 2
    most = 4

    def new_table(self) -> Table:
        return AmbushTable()

    def deal(self, table: Table, seats: int, options: dict[str, Any]) -> None:
        assert isinstance(table, AmbushTable)
        for key in options:
            if key != "hand":
                raise BadOption(key, "is not an option of ambush")
        size = options.get("hand", 2)
        if isinstance(size, bool) or not isinstance(size, int) or not 1 <= size <= LARGEST_HAND:
            raise BadOption("hand", f"{size!r} is not a whole number from 1 to {LARGEST_HAND}")
        lay_out(table, seats)
        for seat in range(seats):
            table.hands[seat] = table.some(size)
            table.piles[seat] = table.some(PILE)
            cards = ",".join([str(card) for card in table.hands[seat]])
            table.tell(DEALT, seat, "ambush/1", what=cards, knowers=1 << seat)
        table.leader = table.chance.below(seats)
        table.then(Round())

    def set_scene(self, table: Table, scene: dict[str, Any]) -> None:
        """{"seats": [{"hand": [1, 6], "pile": [3], "stars": 2}, ...], "leader": 0, "seed": 1}"""
        assert isinstance(table, AmbushTable)
        for key in scene:
            if key not in ("seats", "leader", "seed"):
                raise BadScene(key, "is not a field of a scene")
        table.chance = seeded(whole(scene, "seed", 0, LARGEST_SEED - 1, ""))
        seats = scene.get("seats")
        if not isinstance(seats, list) or not 2 <= len(seats) <= 4:
            raise BadScene("seats", "must be a list of 2 to 4")
        lay_out(table, len(seats))
        for i, seat in enumerate(seats):
            if not isinstance(seat, dict):
                raise BadScene(f"seats[{i}]", "is not an object")
            for key in seat:
                if key not in ("hand", "pile", "stars"):
                    raise BadScene(f"seats[{i}].{key}", "is not a field of a scene")
            table.hands[i] = take(table, seat.get("hand", []), f"seats[{i}].hand")
            table.piles[i] = take(table, seat.get("pile", []), f"seats[{i}].pile")
            table.stars[i] = whole(seat, "stars", 0, 99, f"seats[{i}].")
        table.leader = whole(scene, "leader", 0, len(seats) - 1, "")
        table.then(Round())

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return (Round, Lay, Compare)

    def facts(self) -> tuple[Fact, ...]:
        return FACTS

    def words(self) -> tuple[str, ...]:
        return tuple([f"lay:{card}" for card in range(1, STRENGTHS + 1)])


def lay_out(table: AmbushTable, seats: int) -> None:
    """A table before anything is dealt."""
    table.hands = [()] * seats
    table.piles = [()] * seats
    table.stars = [0] * seats
    table.laid = [NO_CARD] * seats
    table.bag = whole_bag()
    table.discard = ()
    table.leader = 0


def take(table: AmbushTable, cards: Any, field: str) -> tuple[int, ...]:
    """These cards out of the bag."""
    if not isinstance(cards, list):
        raise BadScene(field, "is not a list")
    bag = list(table.bag)
    for card in cards:
        if isinstance(card, bool) or card not in bag:
            raise BadScene(field, f"there is no {card!r} left")
        bag.remove(card)
    table.bag = tuple(bag)
    return tuple(sorted(cards))


def whole(data: dict[str, Any], key: str, low: int, high: int, path: str) -> int:
    value = data.get(key, low)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadScene(f"{path}{key}", f"{value!r} is not a whole number from {low} to {high}")
    return value
