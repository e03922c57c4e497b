"""The table of King of Tokyo: its data, and the verbs that cards and steps are written with."""

from typing import TYPE_CHECKING, Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.card import Held
from baffe.games.tokyo.hand import FACES, UNITS, text
from baffe.games.tokyo.monster import BAY, CITY, OUTSIDE, PLACES, Monster
from baffe.kernel.agenda import Decision, Step
from baffe.kernel.fact import EVERYBODY, NOBODY
from baffe.kernel.table import Table

if TYPE_CHECKING:
    from baffe.games.tokyo.rulebook import Rulebook

GOAL: Final = 20
BANK: Final = -1

# ROUND[n][seat]: the other seats of n in turn order, the left neighbour first
ROUND: Final = tuple([tuple([tuple([(s + i) % n for i in range(1, n)]) for s in range(n)]) for n in range(7)])


class TokyoTable(Table):
    book: "Rulebook"
    monsters: list[Monster]
    living: int
    active: int  # whose turn it is
    anchor: int  # whose place in the round it is: extra turns of others do not move it
    hand: int  # the active monster's dice
    rolls_left: int
    dice_fewer: int  # in this turn, by Freeze Time
    smashes: int  # in the result, added ones included; before it is read, those that others have given
    spare_threes: int  # 3s thrown by others that may still be rolled again
    held_back: tuple[int, ...]  # seat, hearts, seat, hearts: smashes that wait for the decision to flee
    fled_city: int  # who fled from there this turn
    fled_bay: int
    used: tuple[int, ...]  # cards used up for this turn
    bag: bytes  # the face-down deck has no order: a card is drawn from it when it turns
    top: tuple[int, ...]  # cards that somebody has seen, or that a scene has put, on top of it
    seen_top: tuple[int, ...]  # for each of them the mask of the seats that know it
    market: tuple[int, ...]
    fresh: tuple[int, ...]  # revealed this turn
    discard: bytes
    again: bool  # the active monster takes another turn
    encores: tuple[int, ...]  # seats that are owed an extra turn
    blow: int  # counts attacks and other sources of damage
    phase: str

    def copy(self) -> "TokyoTable":
        twin = TokyoTable()
        self.share(twin)
        twin.adopt(self)
        return twin

    def adopt(self, other: "TokyoTable") -> None:
        self.book = other.book
        self.monsters = [monster.copy() for monster in other.monsters]
        self.living = other.living
        self.active = other.active
        self.anchor = other.anchor
        self.hand = other.hand
        self.rolls_left = other.rolls_left
        self.dice_fewer = other.dice_fewer
        self.smashes = other.smashes
        self.spare_threes = other.spare_threes
        self.held_back = other.held_back
        self.fled_city = other.fled_city
        self.fled_bay = other.fled_bay
        self.used = other.used
        self.bag = other.bag
        self.top = other.top
        self.seen_top = other.seen_top
        self.market = other.market
        self.fresh = other.fresh
        self.discard = other.discard
        self.again = other.again
        self.encores = other.encores
        self.blow = other.blow
        self.phase = other.phase

    def position(self) -> dict[str, Any]:
        from baffe.games.tokyo.position import position_of

        return position_of(self)

    def restore(self, position: Any) -> None:
        from baffe.games.tokyo.position import restore

        restore(self, position)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        from baffe.games.tokyo.view import seen_by

        return seen_by(self, seat)

    def dream(self, seat: int) -> None:
        from baffe.games.tokyo.view import dream

        dream(self, seat)

    # -- looking --

    def seat_count(self) -> int:
        return len(self.monsters)

    def others(self, seat: int) -> list[int]:
        """The other living monsters in turn order, the left neighbour first."""
        return [s for s in ROUND[len(self.monsters)][seat] if not self.monsters[s].out]

    def after(self, seat: int) -> tuple[int, ...]:
        """All other seats in turn order, eliminated ones too: they have no cards."""
        return ROUND[len(self.monsters)][seat]

    def in_tokyo(self, seat: int) -> bool:
        return self.monsters[seat].place != OUTSIDE

    def occupant(self, place: int) -> int:
        for seat in range(len(self.monsters)):
            if self.monsters[seat].place == place:
                return seat
        return NOBODY

    def bay_is_open(self) -> bool:
        """Tokyo Bay is in use while more than four monsters live."""
        return self.living > 4

    def most_hearts(self, seat: int) -> int:
        most = 10
        for it in self.monsters[seat].powers:
            limit = it.power.most_hearts(self, it)
            if limit > most:
                most = limit
        return most

    def discount(self, seat: int) -> int:
        """Off the price of every card that the seat buys."""
        discount = 0
        for it in self.monsters[seat].powers:
            discount += it.power.discount(self, it)
        return discount

    def price(self, seat: int, number: int) -> int:
        return max(0, self.book.cards[number].cost - self.discount(seat))

    def purse(self, seat: int) -> int:
        """The energy of that seat, and what it could gain at once."""
        energy = self.monsters[seat].energy
        for it in self.monsters[seat].powers:
            energy += it.power.spare_energy(self, it)
        return energy

    def is_undying(self, seat: int) -> bool:
        return any([it.power.undying for it in self.monsters[seat].powers])

    def is_used(self, it: Held) -> bool:
        return it.number in self.used

    def is_used_up(self, it: Held) -> bool:
        """The owner has used this power this turn, with this card or with a copy of it."""
        for other in self.monsters[it.seat].powers:
            if other.power is it.power and other.number in self.used:
                return True
        return False

    def use_up(self, it: Held) -> None:
        self.used += (it.number,)

    def held(self, number: int) -> Held | None:
        """The card or innate power of that number, if a monster has it."""
        for monster in self.monsters:
            for it in monster.powers:
                if it.number == number:
                    return it
        return None

    # -- asking --

    def ask(self, seat: int, kind: str, words: tuple[str, ...], always: bool = False) -> Decision:
        """A question with the words that the seat may use at any time; they alone are no reason to ask."""
        if len(words) > 1 or always:
            for it in self.monsters[seat].powers:
                extra = it.power.any_time(self, it)
                if extra:
                    words = joined(words, extra)
        return Decision(seat, kind, words, always)

    # -- scores --

    def score(self, seat: int, stars: int, why: str) -> None:
        monster = self.monsters[seat]
        scored = min(stars, GOAL - monster.stars)
        if scored > 0 and not monster.out:
            monster.stars += scored
            self.tell(facts.SCORED, seat, why, scored)
            for it in monster.powers:
                it.power.scored(self, it)

    def lose_stars(self, seat: int, stars: int, by: int, why: str) -> None:
        monster = self.monsters[seat]
        lost = min(stars, monster.stars)
        if lost > 0:
            monster.stars -= lost
            self.tell(facts.STARS_LOST, seat, why, lost, by)

    def gain_energy(self, seat: int, energy: int, why: str, giver: int = NOBODY) -> None:
        """One gain, with what cards add to it."""
        if energy > 0:
            for it in self.monsters[seat].powers:
                energy += it.power.more_energy(self, it)
            self.take_energy(seat, energy, why, giver)

    def take_energy(self, seat: int, energy: int, why: str, giver: int = NOBODY) -> None:
        """Energy that was already the monster's own, or was counted before: no gain."""
        self.monsters[seat].energy += energy
        self.tell(facts.ENERGY_GAINED, seat, why, energy, giver)

    def pay(self, seat: int, energy: int, why: str, to: int = BANK) -> None:
        if energy > 0:
            self.monsters[seat].energy -= energy
            self.tell(facts.ENERGY_PAID, seat, why, energy, to)

    def heal(self, seat: int, hearts: int, why: str, by: int = NOBODY) -> None:
        """One gain of hearts, with what cards add to it, up to the maximum."""
        monster = self.monsters[seat]
        room = self.most_hearts(seat) - monster.hearts
        if hearts > 0 and room > 0 and not monster.out:
            for it in monster.powers:
                hearts += it.power.more_hearts(self, it)
            gained = min(hearts, room)
            monster.hearts += gained
            self.tell(facts.HEALED, seat, why, gained, by)

    # -- dice --

    def roll(self, dice: int) -> int:
        """A hand of freshly thrown dice."""
        return self.chance.tally(dice)

    def change_die(self, old: int, new: int, why: str) -> None:
        self.hand += UNITS[new] - UNITS[old]
        self.tell(facts.DIE_CHANGED, self.active, why, 0, NOBODY, FACES[old] + "," + FACES[new])

    def reroll_die(self, seat: int, old: int, why: str) -> int:
        """That seat throws one of the active monster's dice again."""
        new = self.chance.die()
        self.hand += UNITS[new] - UNITS[old]
        self.tell(facts.DIE_REROLLED, seat, why, 0, self.active, FACES[old] + "," + FACES[new])
        return new

    def extra_roll(self, why: str) -> None:
        self.rolls_left += 1
        self.tell(facts.EXTRA_ROLL, self.active, why, self.rolls_left)

    # -- places --

    def enter(self, seat: int, place: int, why: str) -> None:
        """The monster takes control of an empty place and is rewarded."""
        self.monsters[seat].place = place
        self.tell(facts.ENTERED, seat, why, 0, NOBODY, PLACES[place])
        self.book.rewards.entered(self, seat)

    def leave_tokyo(self, seat: int, why: str) -> None:
        """The monster is made to leave; it has not fled."""
        monster = self.monsters[seat]
        if monster.place != OUTSIDE:
            self.tell(facts.LEFT, seat, why, 0, NOBODY, PLACES[monster.place])
            monster.place = OUTSIDE

    def move_to_city(self, seat: int, why: str) -> None:
        """From the Bay; nothing is earned."""
        self.monsters[seat].place = CITY
        self.tell(facts.MOVED, seat, why, 0, NOBODY, PLACES[CITY])

    def close_bay(self) -> None:
        """With four monsters or fewer the Bay's occupant leaves, or moves to the City if that is empty."""
        if self.bay_is_open():
            return
        seat = self.occupant(BAY)
        if seat != NOBODY:
            if self.occupant(CITY) == NOBODY:
                self.move_to_city(seat, "tokyo/R95")
            else:
                self.leave_tokyo(seat, "tokyo/R95")

    # -- cards in front of monsters --

    def give_card(self, seat: int, number: int) -> Held:
        """The card lies in front of the monster, with its tokens on it."""
        card = self.book.cards[number]
        it = Held(number, seat, card, card, card.tokens, -1)
        monster = self.monsters[seat]
        monster.hold((*monster.cards, it))
        card.arrived(self, it)
        return it

    def put_tokens(self, it: Held, tokens: int) -> Held:
        return self._replace(it, Held(it.number, it.seat, it.card, it.power, tokens, it.target))

    def copy_power(self, it: Held, target: Held) -> None:
        """The card becomes a fresh copy of another one."""
        fresh = self._replace(it, Held(it.number, it.seat, it.card, target.card, target.card.tokens, target.number))
        self.tell(facts.COPIED, it.seat, it.card.id, 0, target.seat, target.card.id)
        self._trim(it.seat)
        fresh.power.arrived(self, fresh)

    def discard_card(self, it: Held, why: str) -> None:
        """The card leaves play; copies of it lose their effect, and hearts above the maximum are gone."""
        self.take_card(it)
        self.discard += bytes((it.number,))
        self.tell(facts.DISCARDED, it.seat, why, 0, NOBODY, it.card.id)
        for monster in self.monsters:
            for other in monster.cards:
                if other.target == it.number:
                    self._replace(other, Held(other.number, other.seat, other.card, other.card, 0, -1))
                    self.tell(facts.COPY_LOST, other.seat, "tokyo/R112", 0, NOBODY, it.card.id)
                    self._trim(other.seat)

    def take_card(self, it: Held) -> None:
        """The card leaves its owner; copies of it stay."""
        monster = self.monsters[it.seat]
        monster.hold(tuple([other for other in monster.cards if other.number != it.number]))
        self._trim(it.seat)

    def _replace(self, old: Held, new: Held) -> Held:
        monster = self.monsters[old.seat]
        monster.innate = tuple([new if it.number == old.number else it for it in monster.innate])
        monster.hold(tuple([new if it.number == old.number else it for it in monster.cards]))
        return new

    def _trim(self, seat: int) -> None:
        monster = self.monsters[seat]
        if monster.hearts > 10:
            monster.hearts = min(monster.hearts, self.most_hearts(seat))

    # -- the deck --

    def deck_count(self) -> int:
        return len(self.bag) + len(self.top)

    def draw(self) -> int:
        """The top card turns; an empty deck is made anew from the discard pile. -1 when there is no card at all."""
        if self.top:
            number = self.top[0]
            self.chance.uncovered += 1
            self.top = self.top[1:]
            self.seen_top = self.seen_top[1:]
            return number
        return self._draw_from_bag()

    def _draw_from_bag(self) -> int:
        if not self.bag:
            if not self.discard:
                return -1
            self.bag = bytes(sorted(self.discard))
            self.discard = b""
            self.tell(facts.RESHUFFLED, NOBODY, "tokyo/R74", len(self.bag))
        i = self.chance.pick(self.bag)
        number = self.bag[i]
        self.bag = self.bag[:i] + self.bag[i + 1 :]
        return number

    def peek(self, seat: int, depth: int, why: str) -> None:
        """That seat alone sees the card at that depth of the deck, 0 being the top."""
        while len(self.top) <= depth:
            if not self.bag:
                return
            self.top += (self._draw_from_bag(),)
            self.seen_top += (0,)
        if not self.seen_top[depth] >> seat & 1:
            self.chance.uncovered += 1
            masks = list(self.seen_top)
            masks[depth] |= 1 << seat
            self.seen_top = tuple(masks)
            self.tell(facts.PEEKED, seat, why, depth, NOBODY, self.book.cards[self.top[depth]].id, 1 << seat)

    def reveal(self, slot: int) -> None:
        """A new card on that slot of the market; without any card left the slot is gone."""
        number = self.draw()
        if number < 0:
            self.market = self.market[:slot] + self.market[slot + 1 :]
            return
        self.market = self.market[:slot] + (number,) + self.market[slot + 1 :]
        self.fresh += (number,)
        self.tell(facts.REVEALED, NOBODY, "tokyo/R70", 0, NOBODY, self.book.cards[number].id)

    def fill_market(self) -> None:
        """Three new cards, as far as there are any."""
        market: list[int] = []
        while len(market) < 3:
            number = self.draw()
            if number < 0:
                break
            market.append(number)
            self.tell(facts.REVEALED, NOBODY, "tokyo/R70", 0, NOBODY, self.book.cards[number].id)
        self.market = tuple(market)
        self.fresh += self.market

    def throw_beside(self, seat: int, dice: int, why: str) -> int:
        """Dice thrown beside the turn's own."""
        thrown = self.roll(dice)
        self.tell(facts.THREW, seat, why, 0, NOBODY, text(thrown), EVERYBODY)
        return thrown


def joined(words: tuple[str, ...], extra: tuple[str, ...]) -> tuple[str, ...]:
    """Both without repeats."""
    return words + tuple([word for word in extra if word not in words])


class TokyoStep(Step[TokyoTable]):
    """A step of this game. Asking steps inherit from Ask."""


class Ask(TokyoStep):
    """A step that asks its seat; after a word that may be used at any time the question is asked again."""

    def asks(self, table: TokyoTable) -> int:
        """The seat that is asked."""
        return table.active

    def answer(self, table: TokyoTable, choice: str) -> None:
        seat = self.asks(table)
        for it in table.monsters[seat].powers:
            if choice in it.power.any_time(table, it):
                it.power.use(table, it, choice)
                table.then(self)
                return
        self.choose(table, choice)

    def choose(self, table: TokyoTable, choice: str) -> None:
        """Acts on one of the question's own words."""


class AskOwner(Ask):
    """A question of the one who holds a card, whoever that is by then."""

    shape = "card:int"

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def asks(self, table: TokyoTable) -> int:
        it = table.held(self.card)
        return it.seat if it is not None else table.active
