"""The table of Duel: its data, and the verbs that cards and steps are written with."""

from typing import TYPE_CHECKING, Any, Final

from baffe.games.duel import facts, moments
from baffe.games.duel.board import FAME, covering, in_spotlight, is_victory
from baffe.games.duel.card import Card
from baffe.games.duel.hand import SMASH, SPECIAL, count
from baffe.games.duel.side import Side
from baffe.kernel.agenda import Decision, Step
from baffe.kernel.fact import NOBODY
from baffe.kernel.table import Table

if TYPE_CHECKING:
    from baffe.games.duel.monsters import Monster
    from baffe.games.duel.rulebook import Rulebook

MOST_TOKENS: Final = 2
ROW: Final = 3
BOTH: Final = (0, 1)


class DuelTable(Table):
    book: "Rulebook"
    sides: list[Side]
    active: int
    first_turn: bool  # of the game
    markers: tuple[int, ...]  # Fame and Destruction, in halves
    buzz: tuple[int, ...]  # the spot of each token
    row: tuple[int, ...]  # slot 1 first; the last one is 1 energy cheaper
    bag: bytes  # the face-down deck has no order
    top: tuple[int, ...]  # what a scene has put on top of it
    discard: bytes
    red: int  # dice of this turn
    white: int
    hand: int
    added: int  # faces added to the Roll
    allowance: int  # throws in this turn
    throws_left: int
    spent: int  # specials used by the monster's power
    closed: int  # face groups resolved, one bit each
    smashed: int  # smash faces resolved this turn
    used: tuple[int, ...]  # cards used up for this turn
    bought: bool
    encores: int  # extra turns owed to the active side
    symbol: int  # the Autobot's track symbol, -1 before it is fixed
    phase: str

    def copy(self) -> "DuelTable":
        twin = DuelTable()
        self.share(twin)
        twin.adopt(self)
        return twin

    def adopt(self, other: "DuelTable") -> None:
        self.book = other.book
        self.sides = [side.copy() for side in other.sides]
        self.active = other.active
        self.first_turn = other.first_turn
        self.markers = other.markers
        self.buzz = other.buzz
        self.row = other.row
        self.bag = other.bag
        self.top = other.top
        self.discard = other.discard
        self.red = other.red
        self.white = other.white
        self.hand = other.hand
        self.added = other.added
        self.allowance = other.allowance
        self.throws_left = other.throws_left
        self.spent = other.spent
        self.closed = other.closed
        self.smashed = other.smashed
        self.used = other.used
        self.bought = other.bought
        self.encores = other.encores
        self.symbol = other.symbol
        self.phase = other.phase

    def position(self) -> dict[str, Any]:
        from baffe.games.duel.position import position_of

        return position_of(self)

    def restore(self, position: Any) -> None:
        from baffe.games.duel.position import restore

        restore(self, position)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        from baffe.games.duel.view import seen_by

        return seen_by(self, seat)

    def dream(self, seat: int) -> None:
        """Nobody knows anything of the deck."""
        self.bag = bytes(sorted(self.bag + bytes(self.top)))
        self.top = ()

    # -- looking --

    def seat_count(self) -> int:
        return 2

    def monster(self, seat: int) -> "Monster":
        return self.sides[seat].figure

    def cards_of(self, seat: int) -> tuple[Card, ...]:
        return self.sides[seat].held

    def cards_at(self, seat: int, moment: int) -> tuple[Card, ...]:
        """The cards of that seat, if one of them speaks at that moment."""
        return self.sides[seat].cards_at(moment)

    def most_hearts(self, seat: int) -> int:
        return self.sides[seat].figure.hearts

    def faces(self, face: int) -> int:
        """How many of that face the Roll has, added ones included."""
        n = count(self.hand, face) + count(self.added, face)
        if face == SMASH:
            for card in self.cards_at(self.active, moments.SMASHES):
                n += card.smashes(self, self.active)
        return n

    def specials_left(self) -> int:
        return self.faces(SPECIAL) - self.spent

    def is_used(self, card: Card) -> bool:
        return card.number in self.used

    def use_up(self, card: Card) -> None:
        self.used += (card.number,)

    def fame_is_on_token(self) -> bool:
        return covering(self.buzz, FAME, self.markers[FAME]) >= 0

    def price(self, slot: int) -> int:
        """The card farthest from the deck costs 1 less."""
        cost = self.book.cards[self.row[slot]].cost
        return cost - 1 if slot == len(self.row) - 1 else cost

    # -- asking --

    def ask(self, seat: int, kind: str, words: tuple[str, ...], always: bool = False) -> Decision:
        """A question with the words that the seat may use at any time of its turn; they alone are no reason to ask."""
        if seat == self.active and (len(words) > 1 or always):
            for card in self.cards_at(seat, moments.ANY_TIME):
                words += card.any_time(self, seat)
        return Decision(seat, kind, words, always)

    # -- scores --

    def heal(self, seat: int, hearts: int, why: str) -> None:
        side = self.sides[seat]
        room = self.most_hearts(seat) - side.hearts
        if hearts > 0 and room > 0:
            gained = min(hearts, room)
            for card in self.cards_at(seat, moments.MORE_HEARTS):
                if gained < room:  # a card is not used up where there is no room for its heart
                    gained += card.more_hearts(self, seat)
            side.hearts += gained
            self.tell(facts.HEALED, seat, why, gained)

    def gain_energy(self, seat: int, energy: int, why: str) -> None:
        if energy > 0:
            self.sides[seat].energy += energy
            self.tell(facts.ENERGY_GAINED, seat, why, energy)

    def resolve_energy(self, seat: int, energy: int, why: str) -> None:
        """Energy that the resolution of dice brings; the rival may have a say."""
        self.gain_energy(seat, energy, why)
        if energy > 0 and self.phase == "resolve":
            for card in self.cards_at(1 - seat, moments.RIVAL_RESOLVED_ENERGY):
                card.rival_resolved_energy(self, 1 - seat, energy)

    def pay(self, seat: int, energy: int, why: str) -> None:
        if energy > 0:
            self.sides[seat].energy -= energy
            self.tell(facts.ENERGY_PAID, seat, why, energy)

    def gain_tokens(self, seat: int, tokens: int, why: str) -> None:
        self.book.players[seat].gain_tokens(self, seat, tokens, why)

    def take_tokens(self, seat: int, tokens: int, why: str) -> None:
        side = self.sides[seat]
        gained = min(tokens, MOST_TOKENS - side.tokens)
        if gained > 0:
            side.tokens += gained
            self.tell(facts.TOKENS_GAINED, seat, why, gained)

    # -- cards --

    def can_draw(self) -> bool:
        """Whether the deck has a card, or gets one from the discards."""
        return bool(self.top or self.bag) or (self.book.house.reshuffle and len(self.discard) > 0)

    def draw(self, why: str) -> int:
        """The top card of the deck, or -1."""
        if not self.top and not self.bag and self.book.house.reshuffle and self.discard:
            self.tell(facts.RESHUFFLED, NOBODY, why, len(self.discard))
            self.bag = bytes(sorted(self.discard))
            self.discard = b""
        if self.top:
            card = self.top[0]
            self.top = self.top[1:]
            self.chance.uncovered += 1
            return card
        if not self.bag:
            return -1
        at = self.chance.pick(self.bag)
        card = self.bag[at]
        self.bag = self.bag[:at] + self.bag[at + 1 :]
        return card

    def fill_row(self, why: str) -> None:
        """Cards slide away from the deck, new ones come to slot 1."""
        while len(self.row) < ROW:
            card = self.draw(why)
            if card < 0:
                return
            self.row = (card, *self.row)
            self.tell(facts.REVEALED, NOBODY, why, 0, NOBODY, self.book.cards[card].id)

    def remove_from_row(self, slot: int, seat: int, why: str) -> None:
        """Discard a card of the row; it is replaced at once."""
        number = self.row[slot]
        self.row = self.row[:slot] + self.row[slot + 1 :]
        self.tell(facts.REMOVED, seat, why, 0, NOBODY, self.book.cards[number].id)
        self.discard += bytes([number])
        self.fill_row(why)

    def discard_card(self, seat: int, number: int, why: str) -> None:
        """A Keep card leaves its owner."""
        side = self.sides[seat]
        side.hold(tuple([other for other in side.cards if other != number]), self.book.cards)
        self.discard += bytes([number])
        self.tell(facts.DISCARDED, seat, why, 0, NOBODY, self.book.cards[number].id)

    # -- the end --

    def check_markers(self) -> bool:
        """D58 to D61: whether somebody has won on the tracks, the active side first."""
        fame, destruction = self.markers[0], self.markers[1]
        for seat in (self.active, 1 - self.active):
            if is_victory(fame, seat) or is_victory(destruction, seat):
                self.finish(seat, "victory_space", "duel/D59")
                return True
            if in_spotlight(fame, seat) and in_spotlight(destruction, seat):
                self.finish(seat, "spotlight", "duel/D58")
                return True
        return False

    def finish(self, winner: int, reason: str, why: str) -> None:
        """The game is over; -1: nobody has won."""
        self.phase = "over"
        self.tell(facts.GAME_OVER, winner, why, 0, NOBODY, reason)
        if winner < 0:
            self.end((), (BOTH,), reason)
        else:
            self.end((winner,), ((winner,), (1 - winner,)), reason)


class DuelStep(Step[DuelTable]):
    """A step of this game."""


class Ask(DuelStep):
    """A step that asks whose turn it is; after a word that may be used at any time the question is asked again."""

    def answer(self, table: DuelTable, choice: str) -> None:
        seat = table.active
        for card in table.cards_at(seat, moments.ANY_TIME):
            if choice in card.any_time(table, seat):
                card.use(table, seat, choice)
                table.then(self)
                return
        self.choose(table, choice)

    def choose(self, table: DuelTable, choice: str) -> None:
        """Acts on one of the question's own words."""


class Give(DuelStep):
    """Something is gained when its turn comes: hearts, energy or dice tokens."""

    name = "give"
    shape = "seat:seat what:str amount:int why:str"

    def __init__(self, seat: int, what: str, amount: int, why: str) -> None:
        self.seat: Final = seat
        self.what: Final = what
        self.amount: Final = amount
        self.why: Final = why

    def run(self, table: DuelTable) -> None:
        if self.what == "hearts":
            table.heal(self.seat, self.amount, self.why)
        elif self.what == "energy":
            table.gain_energy(self.seat, self.amount, self.why)
        elif self.what == "tokens":
            table.gain_tokens(self.seat, self.amount, self.why)
