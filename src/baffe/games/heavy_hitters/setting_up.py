"""Before the first round: the token, factions, pilots, paths, the map, decks and hands (G17 to G30, G194)."""

from typing import Any, Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.cards import draw
from baffe.games.heavy_hitters.data.entries import Deck, Scenario
from baffe.games.heavy_hitters.deckbuilding import cards_of
from baffe.games.heavy_hitters.hexes import DIRECTIONS
from baffe.games.heavy_hitters.options import House, Wishes, suits
from baffe.games.heavy_hitters.packing import opponent_deck, pack_counts, pack_kinds, pairs_of_secondaries, weapons_of
from baffe.games.heavy_hitters.rounds import ROUND_DUE
from baffe.games.heavy_hitters.squad import HH, NONE, Attack, fresh_squad
from baffe.games.heavy_hitters.table import NO_MAP, STANDING, HeavyAsk, HeavyStep, HeavyTable
from baffe.kernel.agenda import Decision, Step, together
from baffe.kernel.pile import Pile, packed
from baffe.kernel.seat import NOBODY, TURNS, Seat

# -- laying out --


def lay_out(table: HeavyTable, seats: int) -> None:
    """A table before its set-up: everybody on their own side, or on that of their team."""
    house = table.book.house
    table.squads = [fresh_squad(Seat(seat), house.is_solo() and seat > 0) for seat in range(seats)]
    table.sides = starting_sides(house, seats)
    table.attack = new_attack()
    table.active = NOBODY
    table.sponsor_deck = Pile(NOBODY, packed(list(table.book.sponsors)))
    table.survey()
    for squad in table.squads:
        squad.equip(table.book)


def new_attack() -> Attack:
    attack = Attack()
    attack.start()
    return attack


def starting_sides(house: House, seats: int) -> tuple[int, ...]:
    """X118: teams are seats 0 and 2 against 1 and 3; in solo all opponents are on one side."""
    if house.alliances == "fixed":
        return tuple([seat % 2 for seat in range(seats)])
    if house.is_solo():
        return tuple([min(seat, 1) for seat in range(seats)])
    return tuple(range(seats))


def throw_for_glory(table: HeavyTable) -> None:
    """G17, G18: the highest total of two dice takes the token; ties are thrown again. In solo there is none (X54)."""
    if table.book.house.is_solo():
        return
    seats = list(table.seats())
    while len(seats) > 1:
        totals: list[int] = []
        for seat in seats:
            one, other = table.chance.die() + 1, table.chance.die() + 1
            totals.append(one + other)
            if table.loud:
                table.tell_all(facts.DICE_OFF, seat, "gkr/G17", (one + other, (str(one), str(other))))
        seats = [seat for seat, total in zip(seats, totals, strict=True) if total == max(totals)]
    table.glory = seats[0]
    table.tell(facts.GLORY_HOUND, table.glory, "gkr/G17")


def begin(table: HeavyTable, wishes: Wishes) -> None:
    """What the seats bring is put down; what they have not brought is asked."""
    if table.loud and table.book.house.data:
        table.tell_all(facts.DATA, NOBODY, "", (table.book.house.data,))
    throw_for_glory(table)
    for seat in table.seats():
        if wishes.factions[seat]:
            choose_faction(table, seat, wishes.factions[seat], "gkr/G194")
    if wishes.drawn:
        for seat in table.seats():
            draw_faction(table, seat)
    for seat in table.seats():
        if wishes.pilots[seat]:
            choose_pilot(table, seat, wishes.pilots[seat])
        if wishes.paths[seat]:
            choose_path(table, seat, wishes.paths[seat])
        deck = wishes.decks[seat]
        if deck is not None:
            show_deck(table, seat, deck)
    if wishes.scenario is not None:
        choose_map(table, wishes.scenario, "gkr/G194")
    round_the_table = TURNS[len(table.squads)][table.glory]
    for seat in round_the_table:
        table.then(ChooseFaction(seat))
    table.then(DrawFactions())
    for seat in [*round_the_table[1:], table.glory]:
        table.then(ChoosePilot(seat))
        table.then(ChoosePath(seat))
    table.then(ChooseMap())
    table.then(ChooseDecks(0))


# -- factions, pilots, paths --


def choose_faction(table: HeavyTable, seat: Seat, faction: str, why: str) -> None:
    table.squads[seat].faction = [row.id for row in table.book.data.factions].index(faction)
    table.tell(facts.FACTION_CHOSEN, seat, why, word=faction)


def free_factions(table: HeavyTable) -> list[str]:
    taken = [squad.faction for squad in table.squads]
    return [row.id for place, row in enumerate(table.book.data.factions) if place not in taken]


def draw_faction(table: HeavyTable, seat: Seat) -> None:
    if table.squads[seat].faction == NONE:
        free = free_factions(table)
        choose_faction(table, seat, free[table.chance.below(len(free))], "gkr/G194")


class ChooseFaction(HeavyAsk):
    """G18, G19: the holder of the token first, then clockwise."""

    def question(self, table: HeavyTable) -> Decision | None:
        squad = table.squads[self.seat]
        if squad.faction != NONE or squad.automatic:
            return None
        return table.ask(self.seat, "faction", tuple([f"faction:{id}" for id in free_factions(table)]))

    def choose(self, table: HeavyTable, choice: str) -> None:
        choose_faction(table, self.seat, choice.partition(":")[2], "gkr/G19")


class DrawFactions(HeavyStep):
    """X134: solo opponents draw among the factions that are left."""

    def run(self, table: HeavyTable) -> None:
        for seat in table.seats():
            draw_faction(table, seat)


def choose_pilot(table: HeavyTable, seat: Seat, pilot: str) -> None:
    squad = table.squads[seat]
    squad.pilot = [row.id for row in table.book.data.pilots].index(pilot)
    squad.equip(table.book)
    table.tell(facts.PILOT_CHOSEN, seat, "gkr/G20", word=pilot)


class ChoosePilot(HeavyAsk):
    """G20, G21: the holder of the token last; not in solo (X54)."""

    def question(self, table: HeavyTable) -> Decision | None:
        squad = table.squads[self.seat]
        if squad.pilot != NONE or table.book.house.is_solo():
            return None
        faction = table.book.data.factions[squad.faction].id
        pilots = [row.id for row in table.book.data.pilots if row.faction == faction]
        return table.ask(self.seat, "pilot", tuple([f"pilot:{id}" for id in pilots]))

    def choose(self, table: HeavyTable, choice: str) -> None:
        choose_pilot(table, self.seat, choice.partition(":")[2])


def choose_path(table: HeavyTable, seat: Seat, path: str) -> None:
    table.squads[seat].path = [row.id for row in table.book.data.alternative_paths].index(path)
    table.tell(facts.PATH_CHOSEN, seat, "gkr/X15", word=path)


class ChoosePath(HeavyAsk):
    """X15, X18: with progression paths, right after the pilot; each path once."""

    def question(self, table: HeavyTable) -> Decision | None:
        if not table.book.house.paths or table.squads[self.seat].path != NONE:
            return None
        taken = [squad.path for squad in table.squads]
        rows = table.book.data.alternative_paths
        words = tuple([f"path:{row.id}" for place, row in enumerate(rows) if place not in taken])
        return table.ask(self.seat, "path", words)

    def choose(self, table: HeavyTable, choice: str) -> None:
        choose_path(table, self.seat, choice.partition(":")[2])


# -- the map --


def choose_map(table: HeavyTable, scenario: Scenario, why: str) -> None:
    """G23: it fixes buildings and start hexes."""
    board = table.board
    maps = table.book.data.scenarios
    table.map = maps.index(scenario) if scenario in maps else len(maps)
    table.hexes = tuple([board.number(name) for name in scenario.buildings])
    table.credits = (STANDING,) * len(table.hexes)
    starts = table.book.data.starts_of(scenario, len(table.squads))
    table.starts = tuple([number for start in starts for number in (board.number(start.hex), start.facing)])
    for squad in table.squads:
        squad.tags = (0,) * len(table.hexes)
    table.survey()
    if table.loud:
        table.tell_all(facts.MAP_CHOSEN, table.glory, why, (table.map_name(), scenario.buildings))


class ChooseMap(HeavyStep):
    """G24: the holder of the token chooses among the maps for so many players and this side of the board."""

    def _maps(self, table: HeavyTable) -> list[Scenario]:
        house = table.book.house
        return [row for row in table.book.data.scenarios if suits(row, len(table.squads), house)]

    def question(self, table: HeavyTable) -> Decision | None:
        if table.map != NO_MAP:
            return None
        return table.ask(table.glory, "scenario", tuple([f"scenario:{row.id}" for row in self._maps(table)]))

    def answer(self, table: HeavyTable, choice: str) -> None:
        id = choice.partition(":")[2]
        choose_map(table, [row for row in self._maps(table) if row.id == id][0], "gkr/G24")


# -- decks --


def numbers_of(table: HeavyTable, deck: Deck) -> list[int]:
    """The cards of a deck, by their numbers."""
    cards = cards_of(table.book.data, deck)
    return [table.book.data.card_number(id) for id, copies in cards.items() for _ in range(copies)]


def show_deck(table: HeavyTable, seat: Seat, deck: Deck) -> None:
    """A deck that is given with the deal is open to all (G194)."""
    squad = table.squads[seat]
    numbers = sorted(numbers_of(table, deck))
    squad.building = tuple(numbers)
    squad.known = tuple([numbers.count(card) for card in range(len(table.book.data.cards))])
    if table.loud:
        cards = tuple([table.card_id(card) for card in numbers])
        table.tell_all(facts.DECK_SHOWN, seat, "gkr/G194", (deck.id, cards))


class ChooseDecks(HeavyStep):
    """G22, G38: all at the same time and in secret; part by part where decks are built, of everybody equally often."""

    part: int

    def run(self, table: HeavyTable) -> None:
        seats = [seat for seat in table.seats() if not table.squads[seat].automatic and not is_given(table, seat)]
        built = table.book.house.decks == "built"
        parts = 2 + len(pack_kinds(table.book)) if built else 1
        if not seats or self.part == parts:
            table.then(Ready())
            return
        kinds: list[Step[Any]] = []
        for seat in seats:
            kinds.append(BuildDeck(seat, self.part) if built else ChooseDeck(seat))
        table.then(together(kinds))
        table.then(ChooseDecks(self.part + 1))


def is_given(table: HeavyTable, seat: Seat) -> bool:
    """Whether that seat brought its deck."""
    return table.book.house.decks == "given" and bool(table.squads[seat].known)


class ChooseDeck(HeavyStep):
    """G38: one of the ready decks of the faction."""

    seat: Seat

    def _decks(self, table: HeavyTable) -> list[Deck]:
        faction = table.book.data.factions[table.squads[self.seat].faction].id
        return [deck for deck in table.book.data.decks if deck.faction == faction]

    def question(self, table: HeavyTable) -> Decision | None:
        return Decision(self.seat, "deck", tuple([f"deck:{deck.id}" for deck in self._decks(table)]), True)

    def answer(self, table: HeavyTable, choice: str) -> None:
        id = choice.partition(":")[2]
        deck = [deck for deck in self._decks(table) if deck.id == id][0]
        table.squads[self.seat].building = tuple(sorted(numbers_of(table, deck)))


class BuildDeck(HeavyStep):
    """G31 to G36: the primary weapon, the two secondaries, then how many of each utility card."""

    seat: Seat
    part: int

    def question(self, table: HeavyTable) -> Decision | None:
        book, squad = table.book, table.squads[self.seat]
        if self.part == 0:
            words = [f"primary:{table.card_id(card)}" for card in weapons_of(book, squad.faction, "primary")]
            return Decision(self.seat, "primary", tuple(words), True)
        if self.part == 1:
            pairs = pairs_of_secondaries(book, squad.faction)
            words = ["secondary:" + ",".join([table.card_id(card) for card in pair]) for pair in pairs]
            return Decision(self.seat, "secondary", tuple(words), True)
        card = pack_kinds(book)[self.part - 2].card(squad.faction)
        counts = pack_counts(book, squad.faction, self.part - 2, len(squad.building))
        words = [f"take:{table.card_id(card)}>{count}" for count in counts]
        return Decision(self.seat, "pack", tuple(words), True)

    def about(self, table: HeavyTable) -> dict[str, Any]:
        return {"part": self.part}

    def answer(self, table: HeavyTable, choice: str) -> None:
        verb, _, what = choice.partition(":")
        squad, numbers = table.squads[self.seat], table.book.data.constants
        if verb == "take":
            id, _, count = what.partition(">")
            copies = int(count)
        else:
            id, copies = what, numbers.primary_copies if verb == "primary" else numbers.secondary_copies
        cards = [table.book.data.card_number(one) for one in id.split(",")]
        squad.building = tuple(sorted([*squad.building, *[card for card in cards for _ in range(copies)]]))


class Ready(HeavyStep):
    """G25 to G30: everybody in place, decks shuffled, hands drawn; then a second hand for whoever wants one."""

    def run(self, table: HeavyTable) -> None:
        place_heavy_hitters(table)
        players: list[Step[Any]] = []
        for seat in table.seats():
            squad = table.squads[seat]
            if squad.automatic:
                squad.deck = Pile(NOBODY, packed(opponent_deck(table.book, squad.faction, table.chance)))
                table.tell(facts.DECK_READY, seat, "gkr/X57", squad.deck.count())
                continue
            squad.deck = Pile(NOBODY, packed(list(squad.building)))
            squad.building = ()
            table.tell(facts.DECK_READY, seat, "gkr/G29", squad.deck.count())
            squad.energy = squad.energy_max
            table.tell(facts.ENERGY_RESET, seat, "gkr/G29", squad.energy)
            draw(table, seat, squad.hand_size, "gkr/G29")
            players.append(Mulligan(seat))
        table.then(together(players))
        table.then_all(ROUND_DUE)


def place_heavy_hitters(table: HeavyTable) -> None:
    """G25: the holder of the token takes the first seat of the map, the others follow clockwise."""
    for place, seat in enumerate(TURNS[len(table.squads)][table.glory]):
        squad = table.squads[seat]
        squad.put(HH, table.starts[2 * place])
        squad.facing = table.starts[2 * place + 1]
        if table.loud:
            values = ("hh", table.board.names[squad.at[HH]], DIRECTIONS[squad.facing])
            table.tell_all(facts.PLACED, seat, "gkr/G25", values)
    table.starts = ()


class Mulligan(HeavyStep):
    """G30: once, the whole hand may be shuffled back and as many cards drawn."""

    seat: Seat

    def question(self, table: HeavyTable) -> Decision | None:
        return Decision(self.seat, "mulligan", ("keep", "redraw"), True)

    def answer(self, table: HeavyTable, choice: str) -> None:
        squad = table.squads[self.seat]
        if choice == "keep":
            table.tell(facts.HAND_KEPT, self.seat, "gkr/G30")
            return
        cards = squad.hand.count()
        table.tell(facts.REDREW, self.seat, "gkr/G30", cards)
        squad.deck = squad.deck.add_all(tuple(squad.hand.numbers()))
        squad.hand = Pile(self.seat)
        draw(table, self.seat, cards, "gkr/G30")


STEPS: Final = (
    ChooseFaction, DrawFactions, ChoosePilot, ChoosePath, ChooseMap, ChooseDecks, ChooseDeck, BuildDeck, Ready,
    Mulligan,
)  # fmt: skip
