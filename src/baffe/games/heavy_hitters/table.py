"""The table of Heavy Hitters: its data, and the verbs that powers and steps are written with."""

from typing import TYPE_CHECKING, Any, Final

from baffe.games.heavy_hitters.data.entries import UNITS, Weapon
from baffe.games.heavy_hitters.dataset import NO_CARD
from baffe.games.heavy_hitters.hexes import NOWHERE, Board
from baffe.games.heavy_hitters.scenarios import OWN
from baffe.games.heavy_hitters.squad import ALL_UNITS, HH, RESERVE, Attack, Squad
from baffe.games.heavy_hitters.walking import CLOSED, OPEN, RUBBLE, TAKEN, is_empty
from baffe.kernel.agenda import Decision, Step
from baffe.kernel.asking import Ask
from baffe.kernel.pile import DISCARDS, Pile
from baffe.kernel.reader import Reader
from baffe.kernel.refusal import BadOption
from baffe.kernel.seat import NOBODY, SEATS, TURNS, Seat
from baffe.kernel.state import derived, kept
from baffe.kernel.table import Table

if TYPE_CHECKING:
    from baffe.games.heavy_hitters.book import Book
    from baffe.games.heavy_hitters.power import Power

PHASES: Final[tuple[str, ...]] = ("setup", "deploy", "movement", "combat", "tag", "reset", "over")
STANDING: Final = -1  # who is credited with a building that stands
NO_MAP: Final = -1
ABSENT: Final = -2  # a building of the map that a scene has left out
NO_FARES: Final[list[int]] = []
HUMAN: Final = Seat(0)  # in solo
ANY_OWN_ACTION: Final = frozenset(["deploy", "movement", "combat", "tag"])  # the phases of G180


class HeavyTable(Table):
    book: "Book" = kept(own=True)
    squads: list[Squad] = kept(own=True)
    round: int = kept(0)
    phase: str = kept("setup")
    glory: Seat = kept(Seat(0))  # who holds the Glory Hound token
    map: int = kept(NO_MAP, least=NO_MAP, most="maps")  # its place among the maps; behind them all: an own one
    hexes: tuple[int, ...] = kept((), most="hexes")  # of the buildings
    credits: tuple[int, ...] = kept((), least=ABSENT, most="seats")  # who has demolished each, STANDING or ABSENT
    starts: tuple[int, ...] = kept((), most="hexes")  # hex and facing for each seat of the map, until they are taken
    tiles: int = kept(4095, most=4095)  # upgrades that nobody has taken yet, one bit each
    sides: tuple[int, ...] = kept((), most="seats")  # seats on the same side are allies
    picks: tuple[int, ...] = kept((), least=NOBODY, most="seats")  # whom each seat has chosen as an ally
    sponsor_deck: Pile = kept(Pile(), key="sponsor_deck sponsor_top")
    sponsor_discard: Pile = kept(DISCARDS, key="sponsor_discard")
    attack: Attack = kept(own=True, copied=True)

    ground: list[int] = derived()  # each hex without its units: OPEN, RUBBLE or CLOSED; never changed in place
    fares: list[int] = derived(NO_FARES)  # what the move that is asked for costs: found by its question

    # -- saves --

    def plain_book(self) -> dict[str, Any]:
        return {**self.book.house.plain(), "seats": len(self.squads), "data": self.book.house.data}

    def read_book(self, reader: Reader) -> None:
        from baffe.games.heavy_hitters.book import book_for

        told = reader.inner("book")
        seats = told.integer("seats", 2, 4)
        options = {key: value for key, value in told.data.items() if key != "seats"}
        try:
            self.book = book_for(options, seats)
        except BadOption as refused:
            raise told.broken(refused.field, refused.reason) from refused
        self.squads = []
        if {**self.book.house.plain(), "seats": seats, "data": self.book.house.data} != told.data:
            raise reader.broken("book", "does not tell all options")
        data = self.book.data
        sizes = {
            "seats": seats,
            "hexes": self.board.size,
            "cards": len(data.cards),
            "factions": len(data.factions),
            "pilots": len(data.pilots),
            "paths": len(data.alternative_paths),
            "maps": len(data.scenarios) + 1,
        }
        for name, size in sizes.items():
            reader.limits[name] = size - 1

    def plain_squads(self) -> list[dict[str, Any]]:
        return [squad.plain() for squad in self.squads]

    def read_squads(self, reader: Reader) -> None:
        from baffe.games.heavy_hitters.squad import read_squad

        found = reader.inners("squads")
        if len(found) != reader.limits["seats"] + 1:
            raise reader.broken("squads", f"there must be {reader.limits['seats'] + 1}")
        self.squads = [
            read_squad(one, Seat(seat), self.book.house.is_solo() and seat > 0, self.book)
            for seat, one in enumerate(found)
        ]

    def plain_attack(self) -> dict[str, Any]:
        return self.attack.plain()

    def read_attack(self, reader: Reader) -> None:
        self.attack = Attack()
        self.attack.start()
        self.attack.read(reader.inner("attack"))

    def restore(self, position: Any) -> None:
        super().restore(position)
        self.survey()

    def fault(self) -> str:
        from baffe.games.heavy_hitters.fault import fault_of

        return fault_of(self)

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        from baffe.games.heavy_hitters.view import seen_by

        return seen_by(self, seat)

    def dream(self, seat: Seat) -> None:
        from baffe.games.heavy_hitters.dreaming import dream

        dream(self, seat)

    def keeps_secrets(self, seat: Seat) -> bool:
        return len(self.squads[seat].building) > 0 or super().keeps_secrets(seat)

    def piles(self) -> list[Pile]:
        found = [self.sponsor_deck, self.sponsor_discard]
        for squad in self.squads:
            found += [squad.deck, squad.hand, squad.discard, squad.damage, squad.sponsors, squad.drawn]
        return found

    def card_id(self, card: int) -> str:
        return self.book.data.cards[card].id

    # -- who --

    def seat_count(self) -> int:
        return len(self.squads)

    @property
    def board(self) -> Board:
        return self.book.board

    def order(self) -> list[Seat]:
        """Whoever still plays, in turn order (G56, G57)."""
        squads = self.squads
        found: list[Seat] = []
        for seat in TURNS[len(squads)][self.glory]:
            if not squads[seat].fell:
                found.append(seat)
        return found

    def players(self) -> list[Seat]:
        """Those of them that somebody plays."""
        return [seat for seat in self.order() if not self.squads[seat].automatic]

    def is_enemy(self, one: Seat, other: Seat) -> bool:
        return self.sides[one] != self.sides[other]

    def enemies(self, seat: Seat) -> list[Seat]:
        """Enemies that still play, in the order of seats."""
        squads, side = self.squads, self.sides[seat]
        return [other for other in SEATS[len(squads)] if self.sides[other] != side and not squads[other].fell]

    # -- where --

    def survey(self) -> None:
        """Derive the ground from the buildings."""
        self.ground = [OPEN] * self.board.size
        for place, credit in zip(self.hexes, self.credits, strict=True):
            if credit == STANDING:
                self.ground[place] = CLOSED
            elif credit >= 0:
                self.ground[place] = RUBBLE

    def ground_for_heavy_hitter(self, seat: Seat) -> list[int]:
        """It may end on support units, never on another Heavy Hitter (G73 to G75)."""
        ground = self.ground.copy()
        for place in self.other_heavy_hitters(seat):
            ground[place] = CLOSED
        return ground

    def other_heavy_hitters(self, seat: Seat) -> list[int]:
        squads = self.squads
        return [
            squads[other].at[HH] for other in SEATS[len(squads)] if other != seat and squads[other].at[HH] != RESERVE
        ]

    def ground_for_unit(self, seat: Seat) -> list[int]:
        """A support unit passes its own side and no enemy, and ends on an empty hex (G80, X27)."""
        ground = self.ground.copy()
        foes, friends = self.places_of_units(seat)
        for place in foes:
            ground[place] |= CLOSED
        for place in friends:
            ground[place] |= TAKEN
        return ground

    def places_of_units(self, seat: Seat) -> tuple[list[int], list[int]]:
        """Of its enemies, and of its own side."""
        foes: list[int] = []
        friends: list[int] = []
        side = self.sides[seat]
        for other in SEATS[len(self.squads)]:
            places = friends if self.sides[other] == side else foes
            for place in self.squads[other].at:
                if place != RESERVE:
                    places.append(place)
        return foes, friends

    def ground_with_units(self) -> list[int]:
        """Where nobody stands is empty (G65)."""
        ground = self.ground.copy()
        for squad in self.squads:
            for place in squad.at:
                if place != RESERVE:
                    ground[place] |= TAKEN
        return ground

    def is_free(self, place: int) -> bool:
        """On the board, no unit, no standing building."""
        if place == NOWHERE or not is_empty(self.ground, place):
            return False
        for squad in self.squads:
            if place in squad.at:
                return False
        return True

    def units_on_board(self, seat: Seat) -> list[int]:
        at = self.squads[seat].at
        return [unit for unit in ALL_UNITS if at[unit] != RESERVE]

    def zone_of(self, place: int) -> int:
        """Its place among the zones, 0 for the outermost; on the standard side every hex is of that one."""
        return self.board.zones[place] - 1 if self.book.house.zoned else 0

    def unit_name(self, unit: int) -> str:
        return UNITS[unit]

    def unit_named(self, word: str) -> int:
        """The unit in `deploy:recon`, `tag:recon>g5`, `fire:hh@1`."""
        return UNITS.index(word.partition(":")[2].partition(">")[0].partition("@")[0])

    # -- buildings --

    def map_name(self) -> str:
        """The id of the map, "own" for one that came with the options; "" before it is chosen."""
        if self.map == NO_MAP:
            return ""
        maps = self.book.data.scenarios
        return OWN if self.map == len(maps) else maps[self.map].id

    def standing_buildings(self) -> list[int]:
        return [building for building, credit in enumerate(self.credits) if credit == STANDING]

    def building_name(self, building: int) -> str:
        return self.board.names[self.hexes[building]]

    def building_named(self, word: str) -> int:
        """The building in `tag:recon>g5`, `s_hijack:g5@1`."""
        rest = word.partition("@")[0].partition(":")[2]
        name = rest.partition(">")[2] or rest
        return self.hexes.index(self.board.number(name))

    def is_within(self, seat: Seat, building: int, most: int) -> bool:
        """Whether a unit of that seat is so near to a building."""
        place, squad = self.hexes[building], self.squads[seat]
        return any(self.board.distance(at, place) <= most for at in squad.at if at != RESERVE)

    def is_beside(self, seat: Seat, building: int) -> bool:
        return self.is_within(seat, building, 1)

    def has_tag_left(self, seat: Seat) -> bool:
        return self.squads[seat].tag_count() < self.book.data.constants.holo_boards_per_faction

    # -- asking --

    def ask(self, seat: Seat, kind: str, words: tuple[str, ...], always: bool = False) -> Decision:
        """A question to one seat alone, with the sponsor cards that it may play at any time (G180)."""
        if (len(words) > 1 or always) and self.squads[seat].sponsors.count():
            if self.phase in ANY_OWN_ACTION and not self.squads[seat].tags_done:
                for power in self.book.sponsor_cards("any"):
                    if power.is_held(self, seat):
                        words += power.own_words
        return Decision(seat, kind, words, always)

    def interrupts(self, seat: Seat, word: str) -> bool:
        power = self.book.played_any_time(word)
        if power is None:
            return False
        power.spend(self, seat, word)
        power.act(self, seat, word)
        return True

    def offered(self, seat: Seat, kind: str) -> list["Power"]:
        """The powers that a seat may use on a question, in the order of their words."""
        squad = self.squads[seat]
        found: list[Power] = []
        if squad.hand.count():
            for card in self.book.hand_cards(squad.faction, kind):
                if card.is_ready(self, seat) and card.fits(self, seat) and card.is_held(self, seat):
                    if card.helps(self, seat):
                        found.append(card)
        if squad.sponsors.count():
            for sponsor in self.book.sponsor_cards(kind):
                if sponsor.is_held(self, seat) and sponsor.fits(self, seat) and sponsor.helps(self, seat):
                    found.append(sponsor)
        for power in squad.powers:
            if power.ask == kind and power.is_held(self, seat) and power.fits(self, seat) and power.helps(self, seat):
                found.append(power)
        if len(found) > 1:
            found.sort(key=place_of)
        return found

    def words_offered(self, seat: Seat, kind: str) -> tuple[str, ...]:
        words: tuple[str, ...] = ()
        for power in self.offered(seat, kind):
            words += power.words(self, seat)
        return words

    def prices_offered(self, seat: Seat, kind: str) -> dict[str, Any]:
        """What the cards of its hand cost that a seat may play on a question."""
        from baffe.games.heavy_hitters.energy import priced
        from baffe.games.heavy_hitters.power import HandCard

        return {
            word: priced(self, seat, power.price(self, seat))
            for power in self.offered(seat, kind)
            if isinstance(power, HandCard)
            for word in power.words(self, seat)
        }

    def gate(self, seat: Seat, kind: str) -> bool:
        """G182: whether public facts allow a card, a pilot or an upgrade on this question."""
        squad = self.squads[seat]
        if squad.passed or squad.automatic or squad.fell:
            return False
        if squad.sponsors.count():
            for sponsor in self.book.sponsor_cards(kind):
                if sponsor.fits(self, seat):
                    return True
        if squad.hand.count():
            for card in self.book.hand_cards(squad.faction, kind):
                if card.is_ready(self, seat) and card.fits(self, seat):
                    return True
        for power in squad.powers:
            if power.ask == kind and power.is_held(self, seat) and power.fits(self, seat):
                return True
        return False

    def ability(self, seat: Seat, kind: str) -> "Power | None":
        """The pilot or upgrade of that seat that is asked by this kind of question and can still be used."""
        for power in self.squads[seat].powers:
            if power.ask == kind and power.is_held(self, seat):
                return power
        return None

    def use(self, power: "Power", seat: Seat, word: str) -> None:
        """It is paid, then it works, then it is over."""
        power.spend(self, seat, word)
        self.then(Work(seat, power.index, word))

    def counter_or_strike(self, victim: Seat, by: Seat, power: int, word: str) -> None:
        """A hack: its victim may counter it."""
        from baffe.games.heavy_hitters.windows import Counter

        self.then(Counter(victim, by, power, word))

    # -- weapons --

    def weapon_of(self, unit: int, card: int) -> Weapon:
        weapon = self.book.data.support_units[unit - 1].weapon if card == NO_CARD else self.book.weapons[card]
        assert weapon is not None
        return weapon

    def weapon_in_use(self) -> Weapon:
        attack = self.attack
        if attack.card != NO_CARD and self.squads[attack.seat].automatic:
            weapon = self.book.automatic_weapons[attack.card]
            assert weapon is not None
            return weapon
        return self.weapon_of(attack.unit, attack.card)

    # -- units --

    def most_hits(self, seat: Seat, unit: int) -> int:
        """With so many hits a support unit is destroyed."""
        return self.book.data.support_units[unit - 1].hit_points + self.squads[seat].hit_points


def place_of(power: "Power") -> int:
    return power.index


class HeavyStep(Step[HeavyTable]):
    """A step of this game."""


class HeavyAsk(Ask[HeavyTable]):
    """A step that asks one seat, which may use what it may use at any time."""

    seat: Seat

    def asks(self, table: HeavyTable) -> Seat:
        return self.seat


class Work(HeavyStep):
    """What was paid for works."""

    seat: Seat
    power: int
    word: str

    def run(self, table: HeavyTable) -> None:
        power = table.book.powers[self.power]
        power.act(table, self.seat, self.word)
        if not power.lingers:
            power.over(table, self.seat)
