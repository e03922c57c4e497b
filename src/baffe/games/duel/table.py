"""The table of Duel: its data, and the verbs that cards and steps are written with."""

from typing import TYPE_CHECKING, Any, Final

from baffe.games.duel import facts, moments
from baffe.games.duel.board import FAME, NO_TOKEN, NOWHERE, OFF, SPOTS, VICTORY, covering, in_spotlight, is_victory
from baffe.games.duel.card import Card
from baffe.games.duel.dice import NO_FACE, RED_DICE, SMASH, SPECIAL, WHITE_DICE, count
from baffe.games.duel.monster import BOTH, MOST_TOKENS, RIVAL, Side, fresh_side
from baffe.kernel.agenda import Decision, Step
from baffe.kernel.asking import Window
from baffe.kernel.fact import parts_of
from baffe.kernel.pile import DISCARDS, NO_CARD, Pile, deck_of
from baffe.kernel.reader import Reader
from baffe.kernel.refusal import BadOption
from baffe.kernel.seat import NOBODY, Seat
from baffe.kernel.state import kept, this_turn
from baffe.kernel.table import Table

if TYPE_CHECKING:
    from baffe.games.duel.figures import Figure
    from baffe.games.duel.rulebook import Rulebook

ROW: Final = 3
PHASES: Final = ("start", "roll", "final", "resolve", "buy", "end", "over")
# P22: the questions beside which words may be used at any time
INTERRUPTIBLE: Final = frozenset(["spend", "roll", "final", "skip", "batteries", "resolve", "buy"])


class DuelTable(Table):
    book: "Rulebook" = kept(own=True)
    sides: list[Side] = kept(own=True)
    first_turn: bool = kept(True)  # of the game
    markers: tuple[int, ...] = kept((0, 0), least=-VICTORY, most=VICTORY)  # Fame and Destruction, in halves
    buzz: tuple[int, ...] = kept(NOWHERE, least=OFF, most=SPOTS - 1)  # the spot of each token
    row: tuple[int, ...] = kept((), most="cards")  # slot 1 first; the last one is 1 energy cheaper
    deck: Pile = kept(Pile(), key="bag top")
    discard: Pile = kept(DISCARDS, key="discard")
    red: int = this_turn(0, most=RED_DICE)  # dice
    white: int = this_turn(0, most=WHITE_DICE)
    roll: int = this_turn(0, key="hand", most=1 << 24)
    added: int = this_turn(0, most=1 << 24)  # faces added to the Roll
    allowance: int = this_turn(0, most=9)  # throws in this turn
    throws_left: int = this_turn(0, most=9)
    spent: int = this_turn(0, most=99)  # specials used by the monster's power
    closed: int = this_turn(0, most=63)  # face groups resolved, one bit each
    smashed: int = this_turn(0, most=99)  # smash faces resolved
    used: tuple[int, ...] = this_turn((), unordered=True, most="cards")  # cards used up
    bought: bool = this_turn(False)
    encores: int = kept(0)  # extra turns owed to the active side
    symbol: int = this_turn(NO_FACE, least=NO_FACE, most=5)  # the Autobot's track symbol
    phase: str = this_turn("start")

    def lay_out(self, figures: list["Figure"]) -> None:
        """A table before its first turn."""
        self.sides = [fresh_side(figure) for figure in figures]
        self.active = BOTH[0]
        self.deck = deck_of(len(self.book.cards))

    # -- saves --

    def plain_book(self) -> dict[str, Any]:
        return self.book.house.plain()

    def read_book(self, reader: Reader) -> None:
        from baffe.games.duel.options import house_of
        from baffe.games.duel.rulebook import rulebook

        told = reader.inner("book")
        try:
            self.book = rulebook(house_of(told.data), self.rules)
        except BadOption as refused:
            raise told.broken(refused.field, refused.reason) from refused
        if told.data != self.plain_book():
            raise reader.broken("book", "does not tell all house rules")
        reader.limits["cards"] = len(self.book.cards) - 1
        reader.limits["seats"] = len(BOTH) - 1

    def plain_sides(self) -> list[dict[str, Any]]:
        return [side.plain() for side in self.sides]

    def read_sides(self, reader: Reader) -> None:
        self.sides = []
        for told in reader.inners("sides"):
            side = Side()
            side.read(told)
            side.hold(side.cards, self.book.cards)
            self.sides.append(side)
        if len(self.sides) != len(BOTH):
            raise reader.broken("sides", "there must be 2")

    def fault(self) -> str:
        from baffe.games.duel.fault import fault_of

        return fault_of(self)

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        from baffe.games.duel.view import seen_by

        return seen_by(self, seat)

    # -- looking --

    def seat_count(self) -> int:
        return len(BOTH)

    def figure(self, seat: Seat) -> "Figure":
        return self.sides[seat].figure

    def cards_of(self, seat: Seat) -> tuple[Card, ...]:
        return self.sides[seat].held

    def cards_at(self, seat: Seat, moment: int) -> tuple[Card, ...]:
        """The cards of that seat, if one of them speaks at that moment."""
        return self.sides[seat].cards_at(moment)

    def card_of(self, seat: Seat, id: str) -> Card:
        """The card of that id in front of that seat."""
        return [card for card in self.sides[seat].held if card.id == id][0]

    def card_id(self, card: int) -> str:
        return self.book.cards[card].id

    def most_hearts(self, seat: Seat) -> int:
        return self.sides[seat].figure.hearts

    def faces(self, face: int) -> int:
        """How many of that face the Roll has, added ones included."""
        n = count(self.roll, face) + count(self.added, face)
        if face == SMASH:
            for card in self.cards_at(self.active, moments.SMASHES):
                n += card.smashes(self, self.active)
        return n

    def specials_left(self) -> int:
        return self.faces(SPECIAL) - self.spent

    def spend_specials(self, specials: int) -> None:
        """The power of the active monster uses so many."""
        self.spent += specials
        self.tell(facts.SPECIALS_SPENT, self.active, "duel/D31", specials)

    def is_used(self, card: Card) -> bool:
        return card.number in self.used

    def use_up(self, card: Card) -> None:
        self.used += (card.number,)

    def fame_is_on_token(self) -> bool:
        return covering(self.buzz, FAME, self.markers[FAME]) != NO_TOKEN

    def price(self, slot: int) -> int:
        """The card farthest from the deck costs 1 less."""
        cost = self.book.cards[self.row[slot]].cost
        return cost - 1 if slot == len(self.row) - 1 else cost

    # -- asking --

    def ask(self, seat: Seat, kind: str, words: tuple[str, ...], always: bool = False) -> Decision:
        """A question with the words that the seat may use at any time of its turn; they alone are no reason to ask."""
        if seat == self.active and (len(words) > 1 or always):
            for card in self.cards_at(seat, moments.ANY_TIME):
                if kind in INTERRUPTIBLE:
                    words += card.any_time(self, seat)
        return Decision(seat, kind, words, always)

    def interrupts(self, seat: Seat, word: str) -> bool:
        if seat == self.active:
            for card in self.cards_at(seat, moments.ANY_TIME):
                if word in card.any_time(self, seat):
                    card.use(self, seat, word)
                    return True
        return False

    # -- scores --

    def heal(self, seat: Seat, hearts: int, why: str) -> None:
        side = self.sides[seat]
        room = self.most_hearts(seat) - side.hearts
        if hearts > 0 and room > 0:
            gained = min(hearts, room)
            causes = [(why, gained)]
            for card in self.cards_at(seat, moments.MORE_HEARTS):
                if gained < room:  # a card is not used up where there is no room for its heart
                    more = card.more_hearts(self, seat)
                    gained += more
                    causes.append((card.id, more))
            side.hearts += gained
            if self.loud:
                self.tell(facts.HEALED, seat, why, gained, word=parts_of(causes, gained))

    def gain_energy(self, seat: Seat, energy: int, why: str) -> None:
        if energy > 0:
            self.sides[seat].energy += energy
            self.tell(facts.ENERGY_GAINED, seat, why, energy)

    def resolve_energy(self, seat: Seat, energy: int, why: str) -> None:
        """Energy that the resolution of dice brings; the rival may have a say."""
        self.gain_energy(seat, energy, why)
        if energy > 0 and self.phase == "resolve":
            self.energy_resolved(seat, energy)

    def energy_resolved(self, seat: Seat, energy: int) -> None:
        """The dice have brought that seat energy, or cubes."""
        rival = RIVAL[seat]
        for card in self.cards_at(rival, moments.RIVAL_RESOLVED_ENERGY):
            card.rival_resolved_energy(self, rival, energy)

    def pay(self, seat: Seat, energy: int, why: str) -> None:
        if energy > 0:
            self.sides[seat].energy -= energy
            self.tell(facts.ENERGY_PAID, seat, why, energy)

    def gain_tokens(self, seat: Seat, tokens: int, why: str) -> None:
        self.book.players[seat].gain_tokens(self, seat, tokens, why)

    # -- cards --

    def can_draw(self) -> bool:
        """Whether the deck has a card, or gets one from the discards."""
        return self.deck.count() > 0 or (self.book.house.reshuffle and self.discard.count() > 0)

    def draw(self, why: str) -> int:
        """The top card of the deck, or none."""
        if not self.can_draw():
            return NO_CARD
        if self.deck.count() == 0:
            self.tell(facts.RESHUFFLED, NOBODY, why, self.discard.count())
            self.deck = self.deck.add_all(tuple(self.discard.numbers()))
            self.discard = DISCARDS
        card, self.deck = self.deck.draw(self.chance)
        return card

    def fill_row(self, why: str) -> None:
        """Cards slide away from the deck, new ones come to slot 1."""
        while len(self.row) < ROW:
            card = self.draw(why)
            if card == NO_CARD:
                return
            self.row = (card, *self.row)
            self.uncover(facts.REVEALED, NOBODY, why, self.card_id(card))

    def take_from_row(self, slot: int) -> int:
        """The card of that slot; the others slide together."""
        number = self.row[slot]
        self.row = self.row[:slot] + self.row[slot + 1 :]
        return number

    def remove_from_row(self, slot: int, seat: Seat, why: str) -> None:
        """Discard a card of the row; it is replaced at once."""
        number = self.take_from_row(slot)
        self.tell(facts.REMOVED, seat, why, word=self.card_id(number))
        self.discard = self.discard.add(number)
        self.fill_row(why)

    def discard_card(self, seat: Seat, number: int, why: str) -> None:
        """A Keep card leaves its owner."""
        side = self.sides[seat]
        side.hold(tuple([other for other in side.cards if other != number]), self.book.cards)
        self.discard = self.discard.add(number)
        self.tell(facts.DISCARDED, seat, why, word=self.card_id(number))

    # -- the end --

    def check_markers(self) -> bool:
        """D58 to D61: whether somebody has won on the tracks, the active side first."""
        fame, destruction = self.markers[0], self.markers[1]
        for seat in (self.active, RIVAL[self.active]):
            if is_victory(fame, seat) or is_victory(destruction, seat):
                self.finish(seat, "victory_space", "duel/D59")
                return True
            if in_spotlight(fame, seat) and in_spotlight(destruction, seat):
                self.finish(seat, "spotlight", "duel/D58")
                return True
        return False

    def finish(self, winner: Seat, reason: str, why: str) -> None:
        """The game is over; perhaps nobody has won."""
        self.phase = "over"
        self.tell(facts.GAME_OVER, winner, why, word=reason)
        if winner == NOBODY:
            self.end((), (BOTH,), reason)
        else:
            self.end((winner,), ((winner,), (RIVAL[winner],)), reason)


class Player:
    """What differs between a side that somebody plays and the Autobot."""

    def gain_tokens(self, table: DuelTable, me: Seat, tokens: int, why: str) -> None:
        side = table.sides[me]
        gained = min(tokens, MOST_TOKENS - side.tokens)
        if gained > 0:
            side.tokens += gained
            table.tell(facts.TOKENS_GAINED, me, why, gained)

    def bonus_rule(self, bonus: str) -> str:
        """By which rule the side takes a Buzz bonus."""
        return "duel/D37"


class DuelStep(Step[DuelTable]):
    """A step of this game."""


class DuelWindow(Window[DuelTable]):
    """A chance to react. Nothing is hidden in front of a monster, so who has nothing to react with is not asked."""


class Give(DuelStep):
    """Something is gained when its turn comes: hearts, energy or dice tokens."""

    seat: Seat
    what: str
    amount: int
    why: str

    def run(self, table: DuelTable) -> None:
        if self.what == "hearts":
            table.heal(self.seat, self.amount, self.why)
        elif self.what == "energy":
            table.gain_energy(self.seat, self.amount, self.why)
        elif self.what == "tokens":
            table.gain_tokens(self.seat, self.amount, self.why)
