"""The Movement phase: Heavy Hitters, then Combat, Repair and Recon units (G58, G69 to G82)."""

from typing import Any, ClassVar, Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.damage import Reckon, hurt, hurt_unit
from baffe.games.heavy_hitters.energy import can_pay, most_payable, pay, priced
from baffe.games.heavy_hitters.hexes import DIRECTIONS, NOWHERE
from baffe.games.heavy_hitters.squad import HH, RESERVE, SUPPORT
from baffe.games.heavy_hitters.striking import throw_saves
from baffe.games.heavy_hitters.table import HeavyAsk, HeavyStep, HeavyTable
from baffe.games.heavy_hitters.walking import (
    BARRED,
    CLOSED,
    NO_WAY,
    RUBBLE,
    TAKEN,
    empty_around,
    fares,
    leaps,
    nearest_empty,
    pounces,
    walks,
    ways,
)
from baffe.games.heavy_hitters.windows import Gated
from baffe.games.heavy_hitters.words import FACE_WORDS, STEP_WORDS
from baffe.kernel.agenda import Decision
from baffe.kernel.seat import NOBODY, Seat

# How a Heavy Hitter moves.
WALK: Final = 0  # and pays for it
LEAP: Final = 1  # straight over everything
POUNCE: Final = 2  # towards an enemy
DASH: Final = 3  # a number of hexes for nothing

SNARE: Final = 2  # taken off the maximum move
MOST_WAYS: Final = 60  # ends whose ways are told with a question: all within 4 hexes


class HackWindow(Gated):
    """G203: before anybody moves, hacks may be played."""

    kind = "hack"
    until_pass = True
    seat: Seat

    def asks(self, table: HeavyTable) -> Seat:
        return self.seat


class LateWindow(Gated):
    """After all Heavy Hitters have moved, some may move once more."""

    kind = "late"
    seat: Seat

    def asks(self, table: HeavyTable) -> Seat:
        return self.seat


def max_move(table: HeavyTable, seat: Seat, further: int) -> int:
    """G198: never below 0."""
    squad = table.squads[seat]
    return max(squad.max_move + further - squad.leg_lock - (SNARE if squad.snared else 0), 0)


class Move(HeavyAsk):
    """G69 to G75, G187: the Heavy Hitter goes to an end hex by a cheapest way, or stays."""

    mode: int
    free: int  # hexes of a walk that cost nothing
    further: int  # hexes added to a walk; otherwise the number of hexes
    sting: int  # damage that it suffers afterwards
    why: str = ""  # because of this card

    def _prices(self, table: HeavyTable) -> list[int]:
        """For each hex what going there costs; NO_WAY where it cannot end."""
        squad = table.squads[self.seat]
        board, start = table.board, squad.at[HH]
        if self.mode == WALK:
            fare = table.book.data.constants.move_cost_per_hex
            most = max_move(table, self.seat, self.further)
            if fare == 1 and not self.free and not squad.first_hex_free:
                return walks(board, table.ground, start, most, 1, table.other_heavy_hitters(self.seat))
            ground = table.ground_for_heavy_hitter(self.seat)
            return fares(board, ground, start, most, fare, self.free, squad.first_hex_free)
        ground = table.ground_for_heavy_hitter(self.seat)
        if self.mode == DASH:
            return [NO_WAY if hexes == NO_WAY else 0 for hexes in walks(board, ground, start, self.further, 0)]
        if self.mode == LEAP:
            found = leaps(board, ground, start, self.further)
        else:
            prey = [table.squads[enemy].at[HH] for enemy in table.enemies(self.seat)]
            found = pounces(board, ground, start, self.further, tuple(prey))
        prices = [NO_WAY] * board.size
        for place in found:
            prices[place] = 0
        return prices

    def question(self, table: HeavyTable) -> Decision | None:
        squad = table.squads[self.seat]
        if squad.at[HH] == RESERVE:
            return None
        prices = table.fares = self._prices(table)
        most = most_payable(table, self.seat)
        words = ["stay"]
        names = table.book.move_words
        for place in table.board.within(squad.at[HH], max(squad.max_move, 0) + self.further):
            price = prices[place]
            if price <= most:
                words.append(names[place])
        first = self._is_first()
        if first:
            words += table.words_offered(self.seat, "move")
        return table.ask(self.seat, "move", tuple(words), first)

    def about(self, table: HeavyTable) -> dict[str, Any]:
        return {"unit": "hh"}

    def prices(self, table: HeavyTable) -> dict[str, int]:
        """What each end costs that can be paid."""
        here, most = table.squads[self.seat].at[HH], most_payable(table, self.seat)
        return {
            table.book.move_words[place]: price
            for place, price in enumerate(self._prices(table))
            if price <= most and place != here
        }

    def offers(self, table: HeavyTable) -> dict[str, Any]:
        """What each end costs, and by which hexes one goes there."""
        prices = self.prices(table)
        between = self._between(table) if len(prices) <= MOST_WAYS else {}
        return {
            word: {**priced(table, self.seat, price), **between.get(word, {})} for word, price in prices.items()
        } | (table.prices_offered(self.seat, "move") if self._is_first() else {})

    def _is_first(self) -> bool:
        """Before a maneuver was played."""
        return self.mode == WALK and self.free == 0 and self.further == 0

    def _between(self, table: HeavyTable) -> dict[str, Any]:
        """The hexes of cheapest ways; none where some hexes of a way are free, or where nobody walks."""
        squad = table.squads[self.seat]
        rubble_costs = 0 if self.mode == DASH else 1
        most = self.further if self.mode == DASH else max_move(table, self.seat, self.further)
        if self.mode not in (WALK, DASH) or self.mode == WALK and (self.free or squad.first_hex_free):
            return {}
        return ways_told(table, table.ground_for_heavy_hitter(self.seat), squad.at[HH], most, rubble_costs)

    def choose(self, table: HeavyTable, choice: str) -> None:
        if choice == "stay":
            table.tell(facts.STAYED, self.seat, "gkr/G69", word="hh")
            self._settle(table)
        elif choice.startswith("move:"):
            place = table.book.hex_of(choice)
            price = table.fares[place]
            pay(table, self.seat, price, "gkr/G69")
            table.then(Arrive(self.seat, place, price))
            self._settle(table)
        else:
            table.use(table.book.power_of(choice), self.seat, choice)

    def _settle(self, table: HeavyTable) -> None:
        table.then(Settle(self.seat, self.sting, self.mode == POUNCE, self.why))


def ways_told(table: HeavyTable, ground: list[int], start: int, most: int, rubble_costs: int) -> dict[str, Any]:
    """For each end that is farther than 1 hex the hexes between, as offers say them."""
    prices = walks(table.board, ground, start, most, rubble_costs)
    names = table.board.names
    return {
        table.book.move_words[end]: {"way": [names[h] for h in way[:-1]]}
        for end, way in ways(table.board, ground, start, prices, rubble_costs).items()
        if len(way) > 1 and ground[end] < TAKEN
    }


class Arrive(HeavyStep):
    """The Heavy Hitter stands on its end hex; whoever was there is displaced (G76)."""

    seat: Seat
    place: int
    price: int

    def run(self, table: HeavyTable) -> None:
        go_to(table, self.seat, HH, self.place, self.price, "gkr/G69")
        displace(table, self.seat)


def go_to(table: HeavyTable, seat: Seat, unit: int, place: int, price: int, why: str) -> None:
    table.squads[seat].put(unit, place)
    if table.loud:
        table.tell_all(facts.MOVED, seat, why, (price, table.unit_name(unit), table.board.names[place]))


def displace(table: HeavyTable, by: Seat) -> None:
    """Support units on the hex of that Heavy Hitter must leave it."""
    place = table.squads[by].at[HH]
    for seat in table.seats():
        for unit in SUPPORT:
            if table.squads[seat].at[unit] == place:
                table.then(Dislodge(seat, unit, by))


class Dislodge(HeavyStep):
    """G77, G202: what hurts a displaced unit hurts it before its new hex is chosen."""

    seat: Seat
    unit: int
    by: Seat

    def run(self, table: HeavyTable) -> None:
        squad = table.squads[self.seat]
        extra = table.squads[self.by].displacement_damage
        if extra and table.is_enemy(self.seat, self.by):
            hurt_unit(table, self.seat, self.unit, extra, self.by, "gkr/G202")
        if squad.on_board(self.unit) and not empty_around(table.board, table.ground_with_units(), squad.at[self.unit]):
            hurt_unit(table, self.seat, self.unit, 1, self.by, "gkr/G77")
        if squad.on_board(self.unit):
            table.then(Shift(self.seat, self.unit, self.by))


class Shift(HeavyAsk):
    """G76, G77: the owner chooses where a displaced unit goes. A solo opponent's unit follows X81."""

    unit: int
    by: Seat

    def places(self, table: HeavyTable) -> list[int]:
        """Empty hexes next to the one that it leaves; without any, the nearest."""
        ground, here = table.ground_with_units(), table.squads[self.seat].at[self.unit]
        return empty_around(table.board, ground, here) or nearest_empty(table.board, ground, here)

    def question(self, table: HeavyTable) -> Decision | None:
        if table.squads[self.seat].automatic:
            return None
        words = tuple([table.book.shift_words[place] for place in sorted(self.places(table))])
        return table.ask(self.seat, "shift", words) if words else None

    def about(self, table: HeavyTable) -> dict[str, Any]:
        return {"unit": table.unit_name(self.unit)}

    def run(self, table: HeavyTable) -> None:
        from baffe.games.heavy_hitters.opponents import place_to_shift_to

        places = self.places(table)
        if places:
            self._go(table, place_to_shift_to(table, self.seat, self.unit, places))

    def choose(self, table: HeavyTable, choice: str) -> None:
        self._go(table, table.book.hex_of(choice))

    def _go(self, table: HeavyTable, place: int) -> None:
        table.squads[self.seat].put(self.unit, place)
        if table.loud:
            why = "gkr/G76"
            if table.squads[self.seat].automatic:
                why = "gkr/X82" if self.by == self.seat else "gkr/X81"
            table.tell_all(facts.DISPLACED, self.seat, why, (table.unit_name(self.unit), table.board.names[place]))


class Settle(HeavyStep):
    """The movement of a Heavy Hitter is over: what it costs afterwards, its facing (G71), and a last dash."""

    seat: Seat
    sting: int
    pounced: bool
    why: str

    def run(self, table: HeavyTable) -> None:
        squad = table.squads[self.seat]
        if self.pounced and is_next_to_enemy(table, self.seat):
            squad.pounced = True
            table.tell(facts.POUNCED, self.seat, "gkr/G201")
        if self.sting:
            hurt(table, self.seat, HH, self.sting, NOBODY, self.why)
            table.then(Reckon(NOBODY, self.why))
        table.then(Face(self.seat))
        if table.ability(self.seat, "dash") is not None:
            table.then(Dash(self.seat))


def is_next_to_enemy(table: HeavyTable, seat: Seat) -> bool:
    here = table.squads[seat].at[HH]
    for enemy in table.enemies(seat):
        for place in table.squads[enemy].at:
            if place != RESERVE and table.board.distance(here, place) <= 1:
                return True
    return False


class Face(HeavyAsk):
    """G71: moved or not, the owner chooses the facing freely."""

    def question(self, table: HeavyTable) -> Decision | None:
        return None if table.squads[self.seat].at[HH] == RESERVE else table.ask(self.seat, "face", FACE_WORDS)

    def offers(self, table: HeavyTable) -> dict[str, Any]:
        from baffe.games.heavy_hitters.odds import faced

        return faced(table, self.seat)

    def choose(self, table: HeavyTable, choice: str) -> None:
        turn_to(table, self.seat, FACE_WORDS.index(choice), "gkr/G71")


def turn_to(table: HeavyTable, seat: Seat, facing: int, why: str) -> None:
    table.squads[seat].facing = facing
    table.tell(facts.FACED, seat, why, word=DIRECTIONS[facing])


class Dash(HeavyAsk):
    """A pilot may move the Heavy Hitter on; then its facing is chosen again."""

    def question(self, table: HeavyTable) -> Decision | None:
        power = table.ability(self.seat, "dash")
        if power is None or table.squads[self.seat].at[HH] == RESERVE:
            return None
        return table.ask(self.seat, "dash", (power.id, "done"))

    def choose(self, table: HeavyTable, choice: str) -> None:
        power = table.ability(self.seat, "dash")
        if choice != "done" and power is not None:
            power.spend(table, self.seat, choice)
            table.then(Move(self.seat, DASH, 0, power.effect.n, 0))


class March(HeavyAsk):
    """Bulldoze: the way is walked and paid step by step, because it matters (G187)."""

    walked: int  # movement so far
    harm: int  # what an enemy support unit on the way suffers
    harmed: tuple[int, ...]  # those that have suffered it

    def question(self, table: HeavyTable) -> Decision | None:
        squad = table.squads[self.seat]
        if squad.at[HH] == RESERVE:
            return None
        ground = table.ground_for_heavy_hitter(self.seat)
        left = max_move(table, self.seat, 0) - self.walked
        words: list[str] = []
        for direction, near in enumerate(table.board.neighbours[squad.at[HH]]):
            if near != NOWHERE and ground[near] < CLOSED and _length(ground, near) <= left:
                if can_pay(table, self.seat, self._price(table, ground, near)):
                    words.append(STEP_WORDS[direction])
        return table.ask(self.seat, "march", (*words, "stop"))

    def _price(self, table: HeavyTable, ground: list[int], near: int) -> int:
        fare = table.book.data.constants.move_cost_per_hex
        return fare + (1 if ground[near] & RUBBLE else 0)

    def prices(self, table: HeavyTable) -> dict[str, int]:
        """What each step costs that can be taken."""
        ground, squad = table.ground_for_heavy_hitter(self.seat), table.squads[self.seat]
        asked = self.question(table)
        words = () if asked is None else asked.options
        return {
            STEP_WORDS[direction]: self._price(table, ground, near)
            for direction, near in enumerate(table.board.neighbours[squad.at[HH]])
            if STEP_WORDS[direction] in words
        }

    def offers(self, table: HeavyTable) -> dict[str, Any]:
        return {word: priced(table, self.seat, price) for word, price in self.prices(table).items()}

    def choose(self, table: HeavyTable, choice: str) -> None:
        if choice == "stop":
            displace(table, self.seat)
            table.then(Settle(self.seat, 0, False, ""))
            return
        ground = table.ground_for_heavy_hitter(self.seat)
        near = table.board.neighbours[table.squads[self.seat].at[HH]][STEP_WORDS.index(choice)]
        price = self._price(table, ground, near)
        pay(table, self.seat, price, "gkr/G69")
        table.then(Trample(self.seat, near, price, self.walked + _length(ground, near), self.harm, self.harmed))


def _length(ground: list[int], near: int) -> int:
    """Movement that entering a hex takes (G72)."""
    return 2 if ground[near] & RUBBLE else 1


class Trample(HeavyStep):
    """One step of Bulldoze: an enemy support unit on the hex suffers, each at most once (G202)."""

    seat: Seat
    place: int
    price: int
    walked: int
    harm: int
    harmed: tuple[int, ...]

    def run(self, table: HeavyTable) -> None:

        go_to(table, self.seat, HH, self.place, self.price, "gkr/G187")
        harmed = self.harmed
        for enemy in table.enemies(self.seat):
            for unit in SUPPORT:
                if table.squads[enemy].at[unit] == self.place and enemy * 4 + unit not in harmed:
                    harmed += (enemy * 4 + unit,)
                    hits = throw_saves(table, enemy, unit, self.harm, "gkr/G202")
                    hurt(table, enemy, unit, hits, self.seat, "gkr/G202")
        table.then(March(self.seat, self.walked, self.harm, harmed))


class MoveUnit(HeavyAsk):
    """G78 to G81: a support unit walks for nothing, and ends on an empty hex."""

    rubble_costs: ClassVar[int] = 1

    unit: int

    def most(self, table: HeavyTable) -> int:
        return table.book.data.support_units[self.unit - 1].max_move

    def question(self, table: HeavyTable) -> Decision | None:
        start = table.squads[self.seat].at[self.unit]
        if start == RESERVE:
            return None
        most, board = self.most(table), table.board
        foes, friends = table.places_of_units(self.seat)
        found = walks(board, table.ground, start, most, self.rubble_costs, foes)
        for place in friends:
            found[place] = BARRED  # one may pass
        words = ["stay"]
        names = table.book.move_words
        for place in board.within(start, most):
            if found[place] <= most:
                words.append(names[place])
        return table.ask(self.seat, "move_unit", tuple(words))

    def about(self, table: HeavyTable) -> dict[str, Any]:
        return {"unit": table.unit_name(self.unit)}

    def offers(self, table: HeavyTable) -> dict[str, Any]:
        """By which hexes it goes to those that are not next to it."""
        ground, start = table.ground_for_unit(self.seat), table.squads[self.seat].at[self.unit]
        found = ways_told(table, ground, start, self.most(table), self.rubble_costs)
        return found if len(found) <= MOST_WAYS else {}

    def choose(self, table: HeavyTable, choice: str) -> None:
        if choice != "stay":
            go_to(table, self.seat, self.unit, table.book.hex_of(choice), 0, "gkr/G78")


class Convoy(MoveUnit):
    """A card lets the unit go a number of hexes beside its own move (G200)."""

    rubble_costs = 0

    hexes: int

    def most(self, table: HeavyTable) -> int:
        return self.hexes


STEPS: Final = (
    HackWindow, LateWindow, Move, Arrive, Dislodge, Shift, Settle, Face, Dash, March, Trample, MoveUnit, Convoy,
)  # fmt: skip
