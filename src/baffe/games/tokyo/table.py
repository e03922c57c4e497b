"""The table of King of Tokyo: its data, and the verbs that cards and steps are written with."""

from typing import TYPE_CHECKING, Any

from baffe.games.tokyo import facts, saved
from baffe.games.tokyo.card import Held, fresh
from baffe.games.tokyo.dice import DICE, FACES, UNITS
from baffe.games.tokyo.monster import CITY, GOAL, MOST_WITHOUT_BAY, OUTSIDE, PLACES, Monster, fresh_monster
from baffe.kernel.agenda import Decision, Step
from baffe.kernel.fact import parts_of
from baffe.kernel.pile import DISCARDS, NO_CARD, Pile, packed
from baffe.kernel.reader import Reader
from baffe.kernel.seat import AFTER, BANK, NOBODY, Seat
from baffe.kernel.state import kept, this_turn
from baffe.kernel.table import Table

if TYPE_CHECKING:
    from baffe.games.tokyo.damage import Damage
    from baffe.games.tokyo.rulebook import Rulebook


class TokyoTable(Table):
    book: "Rulebook" = kept(own=True)
    monsters: list[Monster] = kept(own=True)
    living: int = kept(most=6)
    anchor: Seat = kept()  # whose place in the round it is: extra turns of others do not move it
    roll: int = this_turn(0, key="hand", most=1 << 24)  # the active monster's dice
    rolls_left: int = this_turn(0)
    dice_fewer: int = kept(0)  # in this turn, because it follows another one
    smashes: int = this_turn(0, most=99)  # in the result; before it is read, those that others have given
    spare_threes: int = this_turn(0, most=99)  # 3s thrown by others that may still be rolled again
    held_back: "tuple[Damage, ...]" = this_turn((), own=True)  # smashes that wait for the decision to flee
    fled_city: Seat = this_turn(NOBODY)  # who fled from there
    fled_bay: Seat = this_turn(NOBODY)
    used: tuple[int, ...] = this_turn((), most="powers", unordered=True)  # cards used up
    deck: Pile = kept(Pile(), key="bag top seen_top")
    market: tuple[int, ...] = kept((), most="cards")
    fresh: tuple[int, ...] = this_turn((), most="cards", distinct=True)  # revealed this turn
    discard: Pile = kept(DISCARDS, key="discard")
    again: bool = this_turn(False)  # the active monster takes another turn
    encores: tuple[Seat, ...] = kept(())  # seats that are owed an extra turn
    blow: int = kept(0, own=True)  # counts attacks and other sources of damage
    phase: str = this_turn("start")

    def lay_out(self, names: list[str]) -> None:
        """Before the first turn: nobody in Tokyo, all cards in the deck."""
        nothing = (0,) * len(self.book.innate)
        powers = [self.book.innate_powers(Seat(seat), nothing) for seat in range(len(names))]
        self.monsters = [fresh_monster(name, innate) for name, innate in zip(names, powers, strict=True)]
        self.living = len(names)
        self.active = self.anchor = Seat(0)
        self.deck = self.book.deck

    # -- looking --

    def seat_count(self) -> int:
        return len(self.monsters)

    def others(self, seat: Seat) -> list[Seat]:
        """The other living monsters in turn order, the left neighbour first."""
        return [s for s in AFTER[len(self.monsters)][seat] if not self.monsters[s].out]

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """All other seats in turn order, eliminated ones too: they have no cards."""
        return AFTER[len(self.monsters)][seat]

    def in_tokyo(self, seat: Seat) -> bool:
        return self.monsters[seat].place != OUTSIDE

    def occupant(self, place: int) -> Seat:
        for seat in range(len(self.monsters)):
            if self.monsters[seat].place == place:
                return Seat(seat)
        return NOBODY

    def bay_is_open(self) -> bool:
        """Tokyo Bay is in use while more than four monsters live."""
        return self.living > MOST_WITHOUT_BAY

    def most_hearts(self, seat: Seat) -> int:
        most = 10
        for it in self.monsters[seat].powers:
            if it.power.most_hearts > most:
                most = it.power.most_hearts
        return most

    def discount(self, seat: Seat) -> int:
        """Off the price of every card that the seat buys."""
        discount = 0
        for it in self.monsters[seat].powers:
            discount += it.power.discount
        return discount

    def price(self, seat: Seat, number: int) -> int:
        return max(0, self.book.cards[number].cost - self.discount(seat))

    def purse(self, seat: Seat) -> int:
        """The energy of that seat, and what it could gain at once."""
        energy = self.monsters[seat].energy
        for it in self.monsters[seat].powers:
            if it.tokens > 0 and it.power.energy_for_token > 0:
                energy += it.tokens * (it.power.energy_for_token + self.more_energy(seat))
        return energy

    def more_energy(self, seat: Seat) -> int:
        """Added to every gain of energy."""
        energy = 0
        for it in self.monsters[seat].powers:
            energy += it.power.more_energy
        return energy

    def is_undying(self, seat: Seat) -> bool:
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

    def alike(self, it: Held) -> int:
        """How many cards of the owner have this power, said to the first of them: they look at the same moment."""
        same = [other.number for other in self.monsters[it.seat].cards if other.power is it.power]
        return len(same) if same[0] == it.number else 0

    def held(self, number: int) -> Held | None:
        """The card or innate power of that number, if a monster has it."""
        for monster in self.monsters:
            for it in monster.powers:
                if it.number == number:
                    return it
        return None

    def card_id(self, card: int) -> str:
        return self.book.cards[card].id

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        from baffe.games.tokyo.view import seen_by

        return seen_by(self, seat)

    # -- asking --

    def ask(self, seat: Seat, kind: str, words: tuple[str, ...], always: bool = False) -> Decision:
        """A question with the words that the seat may use at any time; they alone are no reason to ask."""
        if len(words) > 1 or always:
            words = self.with_any_time(seat, words)
        return Decision(seat, kind, words, always)

    def with_any_time(self, seat: Seat, words: tuple[str, ...]) -> tuple[str, ...]:
        """These words, and those that the seat may use at any time."""
        for it in self.monsters[seat].powers:
            extra = it.power.any_time(self, it)
            if extra:
                words = joined(words, extra)
        return words

    def interrupts(self, seat: Seat, word: str) -> bool:
        for it in self.monsters[seat].powers:
            if word in it.power.any_time(self, it):
                it.power.used(self, it, word)
                return True
        return False

    # -- scores --

    def score(self, seat: Seat, stars: int, why: str) -> None:
        monster = self.monsters[seat]
        scored = min(stars, GOAL - monster.stars)
        if scored > 0:
            monster.stars += scored
            self.tell(facts.SCORED, seat, why, scored)
            for it in monster.powers:
                it.power.scored(self, it)

    def lose_stars(self, seat: Seat, stars: int, by: Seat, why: str) -> None:
        monster = self.monsters[seat]
        lost = min(stars, monster.stars)
        if lost > 0:
            monster.stars -= lost
            self.tell(facts.STARS_LOST, seat, why, lost, by)

    def gain_energy(self, seat: Seat, energy: int, why: str, giver: Seat = NOBODY) -> None:
        """One gain, with what cards add to it."""
        if energy > 0:
            gained = energy + self.more_energy(seat)
            parts = ""
            if self.loud:
                more = [(it.power.id, it.power.more_energy) for it in self.monsters[seat].powers]
                parts = parts_of([(why, energy), *more], gained)
            self.take_energy(seat, gained, why, giver, parts)

    def take_energy(self, seat: Seat, energy: int, why: str, giver: Seat = NOBODY, parts: str = "") -> None:
        """Energy that was already the monster's own, or was counted before: no gain."""
        self.monsters[seat].energy += energy
        self.tell(facts.ENERGY_GAINED, seat, why, energy, giver, parts)

    def pay(self, seat: Seat, energy: int, why: str, to: Seat = BANK) -> None:
        if energy > 0:
            self.monsters[seat].energy -= energy
            self.tell(facts.ENERGY_PAID, seat, why, energy, to)

    def lose_energy(self, seat: Seat, energy: int, by: Seat, why: str) -> None:
        """Nobody is paid."""
        if energy > 0:
            self.monsters[seat].energy -= energy
            self.tell(facts.ENERGY_LOST, seat, why, energy, by)

    def heal(self, seat: Seat, hearts: int, why: str, by: Seat = NOBODY) -> None:
        """One gain of hearts, with what cards add to it, up to the maximum."""
        monster = self.monsters[seat]
        room = self.most_hearts(seat) - monster.hearts
        if hearts > 0 and room > 0 and not monster.out:
            plain = hearts
            for it in monster.powers:
                hearts += it.power.more_hearts
            gained = min(hearts, room)
            monster.hearts += gained
            if self.loud:
                causes = [(why, plain), *[(it.power.id, it.power.more_hearts) for it in monster.powers]]
                self.tell(facts.HEALED, seat, why, gained, by, parts_of(causes, gained))

    # -- dice --

    def thrown(self, dice: int) -> int:
        """A roll of so many dice."""
        return self.chance.tally(dice)

    def throw_beside(self, seat: Seat, dice: int, why: str) -> int:
        """Dice thrown beside the turn's own."""
        thrown = self.thrown(dice)
        if self.loud:
            self.tell(facts.THREW, seat, why, word=DICE.text(thrown))
        return thrown

    def change_die(self, old: int, new: int, why: str) -> None:
        self.roll += UNITS[new] - UNITS[old]
        self.tell(facts.DIE_CHANGED, self.active, why, 0, NOBODY, FACES[old] + "," + FACES[new])

    def reroll_die(self, seat: Seat, old: int, why: str) -> int:
        """That seat throws one of the active monster's dice again."""
        new = self.chance.die()
        self.roll += UNITS[new] - UNITS[old]
        self.tell(facts.DIE_REROLLED, seat, why, 0, self.active, FACES[old] + "," + FACES[new])
        return new

    def extra_roll(self, why: str) -> None:
        self.rolls_left += 1
        self.tell(facts.EXTRA_ROLL, self.active, why, self.rolls_left)

    # -- places --

    def enter(self, seat: Seat, place: int, why: str) -> None:
        """The monster takes control of an empty place and is rewarded."""
        self.monsters[seat].place = place
        self.tell(facts.ENTERED, seat, why, 0, NOBODY, PLACES[place])
        self.book.rewards.entered(self, seat)

    def leave_tokyo(self, seat: Seat, why: str) -> None:
        """The monster is made to leave; it has not fled."""
        monster = self.monsters[seat]
        if monster.place != OUTSIDE:
            self.tell(facts.LEFT, seat, why, 0, NOBODY, PLACES[monster.place])
            monster.place = OUTSIDE

    def move_to_city(self, seat: Seat, why: str) -> None:
        """From the Bay; nothing is earned."""
        self.monsters[seat].place = CITY
        self.tell(facts.MOVED, seat, why, 0, NOBODY, PLACES[CITY])

    # -- cards in front of monsters --

    def give_card(self, seat: Seat, number: int) -> None:
        """The card lies in front of the monster, with its tokens on it."""
        it = fresh(number, seat, self.book.cards[number])
        monster = self.monsters[seat]
        monster.hold((*monster.cards, it))
        self._count_tokens(it)
        it.card.arrived(self, it)

    def put_tokens(self, it: Held, tokens: int) -> Held:
        return self._replace(it, it.with_tokens(tokens))

    def spend_tokens(self, it: Held, tokens: int) -> Held:
        """Some of those that lie on a card."""
        left = self.put_tokens(it, it.tokens - tokens)
        self.tell(facts.CARD_TOKENS, it.seat, "tokyo/R109", left.tokens, NOBODY, it.card.id)
        return left

    def _count_tokens(self, it: Held) -> None:
        """Of a card that has just come, or become a copy."""
        if it.tokens > 0:
            self.tell(facts.CARD_TOKENS, it.seat, "tokyo/R109", it.tokens, NOBODY, it.card.id)

    def copy_power(self, it: Held, target: Held) -> None:
        """The card becomes a fresh copy of another one."""
        copy = self._replace(it, it.copying(target, target.card.tokens))
        self.tell(facts.COPIED, it.seat, it.card.id, 0, target.seat, target.card.id)
        self._count_tokens(copy)
        self._trim(it.seat)
        copy.power.arrived(self, copy)

    def discard_card(self, it: Held, why: str) -> None:
        """The card leaves play; copies of it lose their effect, and hearts above the maximum are gone."""
        self._lift(it)
        self.discard = self.discard.add(it.number)
        self.tell(facts.DISCARDED, it.seat, why, 0, NOBODY, it.card.id)
        self._trim(it.seat)
        for monster in self.monsters:
            for other in monster.cards:
                if other.target == it.number:
                    self._replace(other, Held(other.number, other.seat, other.card, other.card, 0, NO_CARD))
                    self.tell(facts.COPY_LOST, other.seat, "tokyo/R112", 0, NOBODY, it.card.id)
                    self._trim(other.seat)

    def take_card(self, it: Held) -> None:
        """The card leaves its owner; copies of it stay."""
        self._lift(it)
        self._trim(it.seat)

    def _lift(self, it: Held) -> None:
        monster = self.monsters[it.seat]
        monster.hold(tuple([other for other in monster.cards if other.number != it.number]))

    def _replace(self, old: Held, new: Held) -> Held:
        monster = self.monsters[old.seat]
        monster.innate = tuple([new if it.number == old.number else it for it in monster.innate])
        monster.hold(tuple([new if it.number == old.number else it for it in monster.cards]))
        return new

    def _trim(self, seat: Seat) -> None:
        """Hearts above the maximum are gone."""
        monster = self.monsters[seat]
        if monster.hearts > 10:
            over = monster.hearts - self.most_hearts(seat)
            if over > 0:
                monster.hearts -= over
                self.tell(facts.TRIMMED, seat, "tokyo/R25", over)

    # -- the deck and the market --

    def draw(self) -> int:
        """The top card turns; an empty deck is made anew from the discard pile. NO_CARD when there is none at all."""
        if self.deck.count() == 0:
            if self.discard.count() == 0:
                return NO_CARD
            self.deck = Pile(NOBODY, packed(self.discard.numbers()))
            self.discard = DISCARDS
            self.tell(facts.RESHUFFLED, NOBODY, "tokyo/R74", self.deck.count())
        number, self.deck = self.deck.draw(self.chance)
        return number

    def reveal(self, slot: int) -> None:
        """A new card on that slot of the market; without any card left the slot is gone."""
        number = self.draw()
        if number == NO_CARD:
            self.market = self.market[:slot] + self.market[slot + 1 :]
            return
        self.market = self.market[:slot] + (number,) + self.market[slot + 1 :]
        self.fresh += (number,)
        self.uncover(facts.REVEALED, NOBODY, "tokyo/R70", self.book.cards[number].id)

    def fill_market(self) -> None:
        """Three new cards, as far as there are any."""
        self.market = ()
        for slot in range(3):
            self.reveal(slot)

    # -- saves --

    def plain_book(self) -> str:
        return self.book.name

    def read_book(self, reader: Reader) -> None:
        self.book = saved.read_book(reader, self.rules)

    def plain_monsters(self) -> list[dict[str, Any]]:
        return saved.plain_monsters(self.monsters)

    def read_monsters(self, reader: Reader) -> None:
        self.monsters = saved.read_monsters(reader, self.book)

    def plain_held_back(self) -> list[int]:
        return [number for damage in self.held_back for number in (damage.victim, damage.hearts)]

    def read_held_back(self, reader: Reader) -> None:
        self.held_back = saved.read_held_back(reader)

    def plain_blow(self) -> int:
        return saved.plain_blow(self.blow, self.monsters)

    def read_blow(self, reader: Reader) -> None:
        self.blow = reader.integer("blow", 0, 99)

    def fault(self) -> str:
        from baffe.games.tokyo.fault import fault_of

        return fault_of(self)


def joined(words: tuple[str, ...], extra: tuple[str, ...]) -> tuple[str, ...]:
    """Both without repeats."""
    return words + tuple([word for word in extra if word not in words])


class TokyoStep(Step[TokyoTable]):
    """A step of this game that asks nobody."""
