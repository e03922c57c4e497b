"""A squad: the Heavy Hitter of a seat, its three support units, its cards, its Energy and what it has earned."""

from typing import TYPE_CHECKING, Final

from baffe.games.heavy_hitters.dataset import NO_CARD
from baffe.games.heavy_hitters.hexes import NOWHERE
from baffe.kernel.pile import DISCARDS, Pile
from baffe.kernel.reader import Reader
from baffe.kernel.seat import NOBODY, Seat
from baffe.kernel.state import State, derived, kept, this_turn

if TYPE_CHECKING:
    from baffe.games.heavy_hitters.book import Book
    from baffe.games.heavy_hitters.power import Power

# Units by number, in the order of UNITS.
HH: Final = 0
COMBAT: Final = 1
REPAIR: Final = 2
RECON: Final = 3
SUPPORT: Final[tuple[int, ...]] = (COMBAT, REPAIR, RECON)
ALL_UNITS: Final[tuple[int, ...]] = (HH, COMBAT, REPAIR, RECON)

NONE: Final = -1  # no faction, pilot or path (yet)
RESERVE: Final = NOWHERE  # where a unit is that is not on the board
NO_HITS: Final[tuple[int, ...]] = (0, 0, 0, 0)


class Squad(State):
    faction: int = kept(NONE, least=NONE, most="factions")  # its place in the table of factions
    pilot: int = kept(NONE, least=NONE, most="pilots")
    path: int = kept(NONE, least=NONE, most="paths")

    deck: Pile = kept(Pile(), key="deck deck_top")
    hand: Pile = kept(Pile(), key="hand")
    in_play: tuple[int, ...] = kept((), most="cards")  # committed, or at work
    discard: Pile = kept(DISCARDS, key="discard")
    damage: Pile = kept(DISCARDS, key="damage")
    known: tuple[int, ...] = kept((), most=99)  # how many of each card others know to be in the deck; () for none
    sponsors: Pile = kept(Pile(), key="sponsors")
    drawn: Pile = kept(Pile(), key="drawn")  # sponsor cards among which one must still be dropped

    energy: int = kept(0, most=99)
    at: tuple[int, ...] = kept((RESERVE,) * 4, least=RESERVE, most="hexes")  # the hex of each unit
    facing: int = kept(0, most=5)
    hits: tuple[int, ...] = kept(NO_HITS, most=99)  # taken by each support unit
    tags: tuple[int, ...] = kept((), most=99)  # on each building of the map
    fame: int = kept(0, most=99)
    earned: int = kept(0, most=99)  # spaces that count when the attack is over
    upgrades: int = kept(0, most=4095)  # one bit for each tile
    demolished: int = kept(0, most=99)  # buildings
    building: tuple[int, ...] = kept((), most="cards")  # the deck as far as it is built; secret
    fell: int = kept(0, most=99)  # when it was destroyed, counted from 1; 0 while it stands
    pilot_spent: bool = kept(False)  # an ability that works once a game
    snared: bool = kept(False)  # in this round's Movement phase
    snared_next: bool = kept(False)
    queasy: int = kept(0, most=99)  # cards fewer that a solo opponent reveals next time

    # of this round
    overspent: int = this_turn(0, most=99)
    forgiven: int = this_turn(0, most=99)  # overspent Energy that caused no damage
    used: int = this_turn(0, most=8191)  # of its pilot (bit 0) and its upgrades (from bit 1 on)
    passed: bool = this_turn(False)  # no more windows this round
    maneuvered: bool = this_turn(False)
    leg_lock: int = this_turn(0, most=99)  # taken off its maximum move
    pounced: bool = this_turn(False)  # its first attack at range 1 is easier
    overclocked: int = this_turn(NO_CARD, least=NO_CARD, most="cards")  # the weapon that resolves early
    fired: tuple[int, ...] = this_turn((), most="cards")  # weapons that have acted in this Combat phase
    acted: int = this_turn(0, most=15)  # support units that have acted in this Combat phase, one bit each
    dazzled: int = this_turn(0, most=15)  # units
    wrecked: bool = this_turn(False)  # has destroyed an enemy support unit
    tagging: int = this_turn(0, most=15)  # units that have tagged
    tagged: int = this_turn(0, most=16**10)  # tags in the normal way, four bits for each building
    told_of: int = this_turn(0, most=1023)  # buildings tagged in any way: each brings a sponsor card
    tags_done: bool = this_turn(False)
    surging: bool = this_turn(False)  # takes the Glory Hound at the end of the round

    # what follows from pilot, upgrades and data
    powers: "tuple[Power, ...]" = derived(())
    automatic: bool = derived(False)  # a solo opponent
    max_move: int = derived(0)
    hand_size: int = derived(0)
    energy_max: int = derived(0)
    deploy_cost: int = derived(0)
    deploy_range: int = derived(0)
    armor: int = derived(0)
    primary_damage: int = derived(0)
    free_overspend: int = derived(0)
    hit_points: int = derived(0)  # more for each support unit
    displacement_damage: int = derived(0)
    repair_on: int = derived(0)
    first_hex_free: bool = derived(False)

    # -- cards --

    def life(self) -> int:
        """Cards that are not damage (G40)."""
        return self.deck.count() + self.hand.count() + self.discard.count() + len(self.in_play)

    def is_out(self) -> bool:
        return self.fell > 0

    def on_board(self, unit: int) -> bool:
        return self.at[unit] != RESERVE

    # -- changes --

    def put(self, unit: int, place: int) -> None:
        places = list(self.at)
        places[unit] = place
        self.at = tuple(places)

    def set_hits(self, unit: int, hits: int) -> None:
        self.hits = (*self.hits[:unit], hits, *self.hits[unit + 1 :])

    def set_tags(self, building: int, tags: int) -> None:
        self.tags = (*self.tags[:building], tags, *self.tags[building + 1 :])

    def tag_count(self) -> int:
        return sum(self.tags)

    def leave_play(self, card: int) -> None:
        """One card of that kind is no longer in play."""
        i = self.in_play.index(card)
        self.in_play = self.in_play[:i] + self.in_play[i + 1 :]

    def equip(self, book: "Book") -> None:
        """G198: what sets a number comes first, the best value of several; then what adds to it."""
        numbers = book.data.constants
        self.powers = book.powers_of(self.pilot, self.upgrades)
        self.max_move = numbers.hh_max_move
        self.hand_size = numbers.hand_size
        self.energy_max = numbers.energy_max
        self.deploy_cost = numbers.deploy_cost
        self.deploy_range = numbers.deploy_range
        self.armor = numbers.hh_armor
        self.repair_on = book.data.support_units[REPAIR - 1].repair_on
        self.primary_damage = self.free_overspend = self.hit_points = self.displacement_damage = 0
        self.first_hex_free = False
        for power in self.powers:
            power.set_numbers(self)
        for power in self.powers:
            power.add_numbers(self)


def fresh_squad(seat: Seat, automatic: bool) -> Squad:
    """Before the set-up. A solo opponent's cards are seen by nobody (X60)."""
    squad = Squad()
    squad.start()
    squad.automatic = automatic
    if automatic:
        squad.discard = squad.damage = Pile()
    else:
        squad.hand = squad.sponsors = squad.drawn = Pile(seat)
    return squad


def read_squad(reader: Reader, seat: Seat, automatic: bool, book: "Book") -> Squad:
    squad = fresh_squad(seat, automatic)
    squad.read(reader)
    squad.equip(book)
    return squad


class Attack(State):
    """The attack that is under way: who fires what at whom, and how it stands. There is never more than one."""

    seat: Seat = kept(NOBODY)  # nobody while there is none
    unit: int = kept(HH, most=3)
    card: int = kept(NO_CARD, least=NO_CARD, most="cards")  # none: the weapon of a support unit
    target: Seat = kept(NOBODY)
    target_unit: int = kept(HH, most=3)
    where: int = kept(0, most="hexes")  # the target's hex when it was aimed at
    repeats: bool = kept(False)  # a second attack follows
    modifier: int = kept(0, least=-99, most=99)  # of cards and pilots, added to the attack number
    more_damage: int = kept(0, most=99)
    dice: tuple[int, ...] = kept((), least=1, most=6)  # the two attack dice
    hit: bool = kept(False)
    armor_set: int = kept(0, most=6)  # by a card; 0: none
    armor_bonus: int = kept(0, most=9)
    saves_again: bool = kept(False)  # every failed armor die is thrown again
    failed: int = kept(0, most=99)  # armor dice that have failed: damage that is not saved
    reacted: bool = kept(False)  # the defender has played its one reaction
    lost: int = kept(0, most=99)  # cards that the target has lost

    def is_on(self) -> bool:
        return self.seat != NOBODY
