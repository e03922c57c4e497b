"""Ambush, a tiny game of hidden hands and secret orders.

Every seat holds a hidden hand and a face-down stack, its life. Each round all seats lay one card at the same time.
Whoever laid the strongest card alone takes a star; whoever laid the weakest loses a card of its stack. Then everybody
draws one card from its stack. When fewer than two seats hold cards, the most stars win.

Options: with a `draft` every seat first puts cards back in secret, one after the other, all seats equally often; with
`parry` whoever is about to be wounded may stop it with a strong card; `teams` of two share their stars; the `deck` may
be huge.
"""

from typing import Any, Final

from baffe.kernel.agenda import Decision, Step, together
from baffe.kernel.asking import Window
from baffe.kernel.chance import LARGEST_SEED, seeded
from baffe.kernel.fact import Fact
from baffe.kernel.game import Game, Setting, Switch, checked_setting, checked_switch
from baffe.kernel.pile import DISCARDS, Pile, deck_of
from baffe.kernel.reader import Reader
from baffe.kernel.refusal import BadOption, BadScene
from baffe.kernel.scenery import checked_seats, items, whole
from baffe.kernel.seat import AFTER, NOBODY, Seat
from baffe.kernel.state import kept
from baffe.kernel.table import Table

STRENGTHS: Final = 6  # cards of strength 1 to 6
STRONG: Final = 5  # enough to parry
PILE: Final = 4  # cards of a stack at the start
LARGEST_HAND: Final = 4
NO_CARD: Final = -1
COPIES: Final = {"small": 6, "huge": 50}  # of each strength
PARTS: Final = {"none": 0, "short": 1, "long": 2}  # cards that each seat puts back

DECK: Final = Setting("deck", tuple(COPIES), "small")
DRAFT: Final = Setting("draft", tuple(PARTS), "none")
TEAMS: Final = Setting("teams", ("alone", "pairs"), "alone")
PARRY: Final = Switch("parry")
OPTIONS: Final = ("hand", "deck", "draft", "teams", "parry")

DEALT: Final = Fact("dealt", "cards:words")
PUT_BACK: Final = Fact("put_back", "card:word")
ROUND_STARTED: Final = Fact("round_started", "round")
LAID: Final = Fact("laid", "card:word")
SCORED: Final = Fact("scored", "stars")
PARRIED: Final = Fact("parried", "card:word")
WOUNDED: Final = Fact("wounded", "card:word")
DREW: Final = Fact("drew", "card:word")
GAME_OVER: Final = Fact("game_over", "reason:word")
FACTS: Final = (DEALT, PUT_BACK, ROUND_STARTED, LAID, SCORED, PARRIED, WOUNDED, DREW, GAME_OVER)


def strength(card: int) -> int:
    return card % STRENGTHS + 1


# -- the table: data and verbs --


class AmbushTable(Table):
    stars: list[int] = kept(own=True)
    hands: list[Pile] = kept(owned=True)
    stacks: list[Pile] = kept(key="piles")
    laid: list[int] = kept(least=NO_CARD, most="cards")  # this round
    bag: Pile = kept(deck_of(0), key="bag")  # cards that are not in the game; nobody knows which
    discard: Pile = kept(DISCARDS, key="discard")
    leader: Seat = kept(Seat(0))
    house: str = kept("small none alone False", own=True)  # deck, draft, teams, parry

    def seat_count(self) -> int:
        return len(self.stars)

    def card_id(self, card: int) -> str:
        return str(strength(card))

    def option(self, n: int) -> str:
        return self.house.split()[n]

    def in_play(self) -> list[Seat]:
        """The seats that hold cards, the leader first."""
        seats = [self.leader, *AFTER[len(self.hands)][self.leader]]
        return [seat for seat in seats if self.hands[seat].count()]

    def team_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Who shares its stars: nobody else, or the seat across."""
        return (seat,) if self.option(2) == "alone" else (Seat(seat % 2), Seat(seat % 2 + 2))

    def one_of(self, seat: Seat, shown: int) -> int:
        """A card of that strength in the seat's hand."""
        return min([card for card in self.hands[seat].numbers() if strength(card) == shown])

    def lay(self, seat: Seat, shown: int) -> None:
        card = self.one_of(seat, shown)
        self.hands[seat] = self.hands[seat].without(card)
        self.laid[seat] = card
        self.uncover(LAID, seat, "ambush/2", self.card_id(card))

    def put_back(self, seat: Seat, shown: int) -> None:
        """Everybody sees that a card goes back; only its owner sees which."""
        card = self.one_of(seat, shown)
        self.hands[seat] = self.hands[seat].without(card)
        self.bag = self.bag.add(card)
        self.tell(PUT_BACK, seat, "ambush/0", word=self.card_id(card), to=seat)

    def wound(self, seat: Seat) -> None:
        if self.stacks[seat].count():
            card, self.stacks[seat] = self.stacks[seat].draw(self.chance)
            self.discard = self.discard.add(card)
            self.uncover(WOUNDED, seat, "ambush/4", self.card_id(card))

    def draw(self, seat: Seat) -> None:
        """Everybody sees that a card is drawn; only its owner sees which."""
        if self.stacks[seat].count():
            card, self.stacks[seat] = self.stacks[seat].draw(self.chance)
            self.hands[seat] = self.hands[seat].add(card)
            self.uncover(DREW, seat, "ambush/5", self.card_id(card), seat)

    # -- saves --

    def plain_stars(self) -> list[int]:
        return list(self.stars)

    def read_stars(self, reader: Reader) -> None:
        self.stars = list(reader.integers("stars", 0, 99))
        if not 2 <= len(self.stars) <= 4:
            raise reader.broken("stars", "there must be 2 to 4")
        reader.limits["seats"] = len(self.stars) - 1
        deck = reader.word("house").partition(" ")[0]
        if deck not in COPIES:
            raise reader.broken("house", f"{deck!r} is not a deck we know")
        reader.limits["cards"] = COPIES[deck] * STRENGTHS - 1

    def plain_house(self) -> str:
        return self.house

    def read_house(self, reader: Reader) -> None:
        self.house = reader.word("house")

    def fault(self) -> str:
        if len(self.laid) != len(self.stars):
            return "every seat needs its laid card"
        words = self.house.split()
        if (
            len(words) != 4
            or words[1] not in PARTS
            or words[2] not in TEAMS.values
            or words[3] not in ("True", "False")
        ):
            return "the house rules make no sense"
        if sorted(self.all_cards()) != list(range(COPIES[words[0]] * STRENGTHS)):
            return "cards are missing or too many"
        return ""

    def all_cards(self) -> list[int]:
        return [card for pile in self.piles() for card in pile.numbers()] + [c for c in self.laid if c != NO_CARD]

    # -- a whitelist of what a seat sees; piles keep their own secrets --

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        seats: list[dict[str, Any]] = []
        for other in self.seats():
            hand, stack = self.hands[other], self.stacks[other]
            seen: dict[str, Any] = {"stars": self.stars[other], "pile": stack.count()}
            seen["hand"] = sorted([strength(card) for card in hand.numbers()]) if other == seat else hand.count()
            seats.append(seen)
        return {
            "game": "ambush",
            "seats": seats,
            "turn": None,  # all choose together
            "leader": self.leader,
            "turns": self.turns,
            "discard": [strength(card) for card in self.discard.numbers() + [c for c in self.laid if c != NO_CARD]],
        }


# -- the steps: what must happen --


class Draft(Step[AmbushTable]):
    """Rule 0: every seat puts a card back in secret, part by part, all of them equally often."""

    left: int

    def run(self, table: AmbushTable) -> None:
        if self.left > 0:
            table.then(together([PutBack(seat) for seat in table.seats()]))
            table.then(Draft(self.left - 1))


class PutBack(Step[AmbushTable]):
    """Which card to put back."""

    seat: Seat

    def question(self, table: AmbushTable) -> Decision | None:
        shown = {strength(card) for card in table.hands[self.seat].numbers()}
        return Decision(self.seat, "draft", tuple([f"back:{one}" for one in sorted(shown)]), always=True)

    def answer(self, table: AmbushTable, choice: str) -> None:
        table.put_back(self.seat, int(choice.removeprefix("back:")))


class Round(Step[AmbushTable]):
    """Rule 1: all who hold cards choose together; the game ends when fewer than two do."""

    def run(self, table: AmbushTable) -> None:
        seats = table.in_play()
        if len(seats) < 2:
            finish(table)
            return
        if table.turns:
            table.leader = AFTER[len(table.laid)][table.leader][0]
        table.turns += 1
        table.tell(ROUND_STARTED, table.leader, "ambush/1", table.turns)
        table.then(together([Lay(seat) for seat in seats]))
        table.then(Compare())


class Lay(Step[AmbushTable]):
    """Rule 2: which card to lay. With two cards alike there is one answer only, but silence would betray the hand."""

    seat: Seat

    def question(self, table: AmbushTable) -> Decision | None:
        hand = table.hands[self.seat]
        shown = {strength(card) for card in hand.numbers()}
        return Decision(self.seat, "lay", tuple([f"lay:{one}" for one in sorted(shown)]), always=hand.count() > 1)

    def answer(self, table: AmbushTable, choice: str) -> None:
        table.lay(self.seat, int(choice.removeprefix("lay:")))


class Compare(Step[AmbushTable]):
    """Rule 3: the strongest card scores if it is alone; the weakest are about to be wounded."""

    def run(self, table: AmbushTable) -> None:
        shown = {seat: strength(table.laid[seat]) for seat in table.seats() if table.laid[seat] != NO_CARD}
        most, least = max(shown.values()), min(shown.values())
        strongest = [seat for seat in shown if shown[seat] == most]
        if len(strongest) == 1:
            table.stars[strongest[0]] += 1
            table.tell(SCORED, strongest[0], "ambush/3", 1)
        table.then(Parry(tuple([seat for seat in shown if shown[seat] == least < most])))
        table.then(RoundOver())


class Parry(Window[AmbushTable]):
    """Rule 4: the weakest are wounded; a strong card stops it. Whoever holds cards is asked, strong ones or not."""

    kind = "parry"
    declines = "pass"
    seats: tuple[Seat, ...]

    def opens_for(self, table: AmbushTable) -> Seat:
        if not self.seats or table.option(3) == "False" or not table.hands[self.seats[0]].count():
            return NOBODY
        return self.seats[0]

    def reactions(self, table: AmbushTable, seat: Seat) -> tuple[str, ...]:
        shown = {strength(card) for card in table.hands[seat].numbers()}
        return tuple([f"parry:{one}" for one in sorted(shown) if one >= STRONG])

    def insists(self, table: AmbushTable, seat: Seat) -> bool:
        return True

    def react(self, table: AmbushTable, seat: Seat, word: str) -> None:
        card = table.one_of(seat, int(word.removeprefix("parry:")))
        table.hands[seat] = table.hands[seat].without(card)
        table.discard = table.discard.add(card)
        table.uncover(PARRIED, seat, "ambush/4", table.card_id(card))
        table.then(Parry(self.seats[1:]))

    def declined(self, table: AmbushTable, seat: Seat) -> None:
        table.wound(seat)
        table.then(Parry(self.seats[1:]))

    def closed(self, table: AmbushTable) -> None:
        if self.seats:
            self.declined(table, self.seats[0])


class RoundOver(Step[AmbushTable]):
    """Rule 5: laid cards are discarded, and whoever laid one draws."""

    def run(self, table: AmbushTable) -> None:
        for seat in table.seats():
            if table.laid[seat] != NO_CARD:
                table.discard = table.discard.add(table.laid[seat])
        for seat in table.seats():
            if table.laid[seat] != NO_CARD:
                table.draw(seat)
        table.laid = [NO_CARD] * len(table.laid)
        table.then(Round())


def finish(table: AmbushTable) -> None:
    """Rule 6: the most stars win, a team's together; equals share."""
    teams = sorted({table.team_of(seat) for seat in table.seats()})
    stars = {team: sum([table.stars[seat] for seat in team]) for team in teams}
    levels = sorted(set(stars.values()), reverse=True)
    ranking = tuple([tuple(sorted([s for team in teams if stars[team] == level for s in team])) for level in levels])
    table.tell(GAME_OVER, NOBODY, "ambush/6", word="stars")
    table.end(ranking[0], ranking, "stars", tuple(teams) if len(teams[0]) > 1 else ())


# -- the game: what the kernel asks for --


class Ambush(Game):
    name = "ambush"
    rules = 1
    fewest = 2
    most = 4

    def __init__(self) -> None:
        super().__init__((Draft, PutBack, Round, Lay, Compare, Parry, RoundOver), FACTS)

    def new_table(self) -> Table:
        return AmbushTable()

    def deal(self, table: Table, seats: int, options: dict[str, Any]) -> None:
        assert isinstance(table, AmbushTable)
        for key in options:
            if key not in OPTIONS:
                raise BadOption(key, "is not an option of ambush")
        size = options.get("hand", 2)
        if isinstance(size, bool) or not isinstance(size, int) or not 1 <= size <= LARGEST_HAND:
            raise BadOption("hand", f"{size!r} is not a whole number from 1 to {LARGEST_HAND}")
        words = [checked_setting(options, setting) for setting in (DECK, DRAFT, TEAMS)]
        if words[2] == "pairs" and seats != 4:
            raise BadOption("teams", f"pairs are for 4 seats, not {seats}")
        table.house = " ".join([*words, str(checked_switch(options, PARRY))])
        parts = PARTS[words[1]]
        lay_out(table, seats)
        for seat in table.seats():
            for _ in range(size + parts):
                card, table.bag = table.bag.draw(table.chance)
                table.hands[seat] = table.hands[seat].add(card)
            for _ in range(PILE):
                card, table.bag = table.bag.draw(table.chance)
                table.stacks[seat] = table.stacks[seat].add(card)
            cards = ",".join([table.card_id(card) for card in table.hands[seat].numbers()])
            table.uncover(DEALT, seat, "ambush/1", cards, seat)
        table.leader = Seat(table.chance.below(seats))
        table.then(Draft(parts))
        table.then(Round())

    def set_scene(self, table: Table, scene: dict[str, Any]) -> None:
        """{"seats": [{"hand": [1, 6], "pile": [3], "stars": 2}, ...], "leader": 0, "seed": 1}"""
        assert isinstance(table, AmbushTable)
        seats = checked_seats(self, scene, ("seats", "leader", "seed"), ("hand", "pile", "stars"))
        table.chance = seeded(whole(scene, "seed", 0, 0, LARGEST_SEED - 1, ""))
        lay_out(table, len(seats))
        for i, seat in enumerate(seats):
            table.hands[i] = take(table, table.hands[i], seat, "hand", i)
            table.stacks[i] = take(table, table.stacks[i], seat, "pile", i)
            table.stars[i] = whole(seat, "stars", 0, 0, 99, f"seats[{i}].")
        table.leader = Seat(whole(scene, "leader", 0, 0, len(seats) - 1, ""))
        table.then(Round())

    def words(self) -> tuple[str, ...]:
        shown = range(1, STRENGTHS + 1)
        words = [f"{verb}:{one}" for verb in ("lay", "back") for one in shown]
        return (*words, *[f"parry:{one}" for one in shown if one >= STRONG], "pass")

    def switches(self) -> tuple[Switch, ...]:
        return (PARRY,)

    def settings(self) -> tuple[Setting, ...]:
        return (DECK, DRAFT, TEAMS)


def lay_out(table: AmbushTable, seats: int) -> None:
    """A table before anything is dealt."""
    table.stars = [0] * seats
    table.hands = [Pile(seat) for seat in table.seats()]
    table.stacks = [Pile() for _ in range(seats)]
    table.laid = [NO_CARD] * seats
    table.bag = deck_of(COPIES[table.option(0)] * STRENGTHS)


def take(table: AmbushTable, pile: Pile, seat: dict[str, Any], key: str, n: int) -> Pile:
    """Cards of these strengths out of the bag."""
    for shown in items(seat, key, f"seats[{n}]."):
        left = [card for card in table.bag.numbers() if strength(card) == shown]
        if isinstance(shown, bool) or not left:
            raise BadScene(f"seats[{n}].{key}", f"there is no {shown!r} left")
        table.bag = table.bag.without(left[0])
        pile = pile.add(left[0])
    return pile
