"""Hexwalk, a tiny game on hexes in which others may break into every single step of a move.

A turn: roll a die and walk up to that many steps. After each step the walker picks a berry that lies there, and then
whoever has set a trap on that hex may spring it: a die shows whether the walker gets away. At the end of the walk the
walker may set a trap. Five berries win; so do the most berries when none is left, or after sixty turns.

Options: with `landing` every walker first lands on a free hex and looks one way, and its first step that way costs
nothing; `bears` play one or two of the seats by a rule of their own. Each seat may choose the `corner` where it starts
and its `pack`: a light one holds one trap, a full one two. Bears carry nothing.
"""

from typing import Any, Final

from baffe.kernel.agenda import Decision, Step
from baffe.kernel.asking import Window
from baffe.kernel.chance import LARGEST_SEED, seeded
from baffe.kernel.fact import Fact
from baffe.kernel.game import (
    Game,
    Rival,
    SeatChoice,
    Setting,
    Switch,
    checked_choices,
    checked_setting,
    checked_switch,
)
from baffe.kernel.reader import Reader
from baffe.kernel.refusal import BadOption, BadScene
from baffe.kernel.scenery import checked_seats, items, objects, whole
from baffe.kernel.seat import AFTER, NOBODY, Seat
from baffe.kernel.state import kept
from baffe.kernel.table import Table

GOAL: Final = 5
TRAPS: Final = 2  # for each seat
DUSK: Final = 60  # turns

RADIUS: Final = 2
NOWHERE: Final = -1
# HEXES[h] is the place of hex h as (q, r); WAYS[d] is the name of direction d, NEXT[h][d] the hex there or -1
HEXES: Final = tuple(
    [(q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]
)
LAST: Final = len(HEXES) - 1
WAYS: Final = ("e", "ne", "nw", "w", "sw", "se")
MOVES: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def hex_at(q: int, r: int) -> int:
    return HEXES.index((q, r)) if (q, r) in HEXES else -1


NEXT: Final = tuple([tuple([hex_at(q + dq, r + dr) for dq, dr in MOVES]) for q, r in HEXES])
STARTS: Final = (hex_at(0, -2), hex_at(0, 2), hex_at(2, 0), hex_at(-2, 0))
BERRIES: Final = (hex_at(0, 0), hex_at(1, 0), hex_at(-1, 0), hex_at(0, 1), hex_at(0, -1), hex_at(2, -2), hex_at(-2, 2))

LANDING: Final = Switch("landing")
BEARS: Final = Setting("bears", ("none", "one", "two"), "none")
RIVALS: Final = (
    Rival("bear", (Seat(1),), {"bears": "one"}),
    Rival("bears", (Seat(1), Seat(2)), {"bears": "two"}),
)

CORNERS: Final = ("north", "south", "east", "west")  # in the order of STARTS
PACKS: Final = {"light": 1, "full": TRAPS}  # traps in it
CORNER: Final = SeatChoice("corner", CORNERS, True)
PACK: Final = SeatChoice("pack", tuple(PACKS))

LANDED: Final = Fact("landed", "hex", "way:word")
TURN_STARTED: Final = Fact("turn_started", "turn")
ROLLED: Final = Fact("rolled", "die")
STEPPED: Final = Fact("stepped", "hex")
PICKED: Final = Fact("picked", "hex")
SET: Final = Fact("set", "hex")
SPRUNG: Final = Fact("sprung", "die", "on:seat")
CAUGHT: Final = Fact("caught", "berries", "by:seat")
GAME_OVER: Final = Fact("game_over", "reason:word")
FACTS: Final = (LANDED, TURN_STARTED, ROLLED, STEPPED, PICKED, SET, SPRUNG, CAUGHT, GAME_OVER)

# -- the table: data and verbs --


class HexwalkTable(Table):
    at: list[int] = kept(own=True)  # the hex of each walker
    points: list[int] = kept(most=99)  # berries of each walker
    spare: list[int] = kept(most=TRAPS)  # traps that each walker can still set
    berries: tuple[int, ...] = kept((), most=LAST)  # hexes with a berry
    traps: tuple[Seat, ...] = kept((), own=True)  # for each hex whose trap lies there, or nobody
    looks: list[int] = kept(least=NOWHERE, most=5)  # the way each walker looks, until it has made use of it
    bears: tuple[Seat, ...] = kept(())  # seats that nobody plays

    def seat_count(self) -> int:
        return len(self.at)

    def step_to(self, place: int) -> None:
        self.at[self.active] = place
        self.tell(STEPPED, self.active, "hexwalk/2", place)
        if place in self.berries:
            self.berries = tuple([other for other in self.berries if other != place])
            self.points[self.active] += 1
            self.tell(PICKED, self.active, "hexwalk/3", place)

    def put_trap(self, place: int, owner: Seat) -> None:
        self.traps = self.traps[:place] + (owner,) + self.traps[place + 1 :]

    # -- saves --

    def plain_at(self) -> list[int]:
        return list(self.at)

    def read_at(self, reader: Reader) -> None:
        self.at = list(reader.integers("at", 0, LAST))
        if not 2 <= len(self.at) <= 4:
            raise reader.broken("at", "there must be 2 to 4")
        reader.limits["seats"] = len(self.at) - 1

    def plain_traps(self) -> list[int]:
        return list(self.traps)

    def read_traps(self, reader: Reader) -> None:
        self.traps = tuple([Seat(seat) for seat in reader.integers("traps", NOBODY, "seats")])

    def fault(self) -> str:
        if len(self.points) != len(self.at) or len(self.spare) != len(self.at):
            return "every seat needs its points and its traps"
        if len(self.traps) != len(HEXES) or len(set(self.berries)) != len(self.berries):
            return "berries or traps do not fit the board"
        if len(self.looks) != len(self.at):
            return "every seat must look somewhere or nowhere"
        return "" if self.active in self.seats() else "it is nobody's turn"

    # -- there are no secrets --

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        seats: list[dict[str, Any]] = []
        for other in range(len(self.at)):
            looks = None if self.looks[other] == NOWHERE else WAYS[self.looks[other]]
            seats.append(
                {
                    "at": list(HEXES[self.at[other]]),
                    "points": self.points[other],
                    "spare": self.spare[other],
                    "looks": looks,
                }
            )
        traps = [
            {"at": list(HEXES[place]), "owner": owner} for place, owner in enumerate(self.traps) if owner != NOBODY
        ]
        berries = [list(HEXES[place]) for place in self.berries]
        return {
            "game": "hexwalk",
            "seats": seats,
            "options": {"bears": BEARS.values[len(self.bears)]},
            "turn": self.active,
            "turns": self.turns,
            "berries": berries,
            "traps": traps,
        }


# -- the steps: what must happen --


class Land(Step[HexwalkTable]):
    """Rule 0: where to land, and which way to look: more than a hundred words, each with what it offers."""

    seats: tuple[Seat, ...]

    def question(self, table: HexwalkTable) -> Decision | None:
        return Decision(self.seats[0], "land", tuple(self.offers(table)))

    def offers(self, table: HexwalkTable) -> dict[str, Any]:
        taken = [table.at[seat] for seat in table.seats() if seat not in self.seats]
        return {
            f"land:{place}>{way}": {"at": list(HEXES[place]), "berry": nearest_berry(table, place)}
            for place in range(len(HEXES))
            if place not in taken
            for way in WAYS
        }

    def answer(self, table: HexwalkTable, choice: str) -> None:
        place, _, way = choice.removeprefix("land:").partition(">")
        seat = self.seats[0]
        table.at[seat] = int(place)
        table.looks[seat] = WAYS.index(way)
        if table.loud:
            table.tell_all(LANDED, seat, "hexwalk/0", (int(place), way))
        if len(self.seats) > 1:
            table.then(Land(self.seats[1:]))


def distance(one: int, other: int) -> int:
    q, r = HEXES[one][0] - HEXES[other][0], HEXES[one][1] - HEXES[other][1]
    return max(abs(q), abs(r), abs(q + r))


def nearest_berry(table: HexwalkTable, place: int) -> int:
    """Steps from there to a berry."""
    return min([distance(place, berry) for berry in table.berries])


class Turn(Step[HexwalkTable]):
    """Rule 1: the die says how far the walker may go."""

    def run(self, table: HexwalkTable) -> None:
        table.turns += 1
        table.tell(TURN_STARTED, table.active, "hexwalk/1", table.turns)
        die = table.chance.die() + 1
        table.tell(ROLLED, table.active, "hexwalk/1", die)
        table.then(Walk(die))
        table.then(SetTrap())
        table.then(TurnOver())


class Walk(Step[HexwalkTable]):
    """Rule 2: one step, then whatever happens there, then the rest of the walk."""

    left: int

    def question(self, table: HexwalkTable) -> Decision | None:
        if table.active in table.bears:
            return None
        ways = NEXT[table.at[table.active]]
        words = [f"go:{way}" for way, place in zip(WAYS, ways, strict=True) if place >= 0]
        return Decision(table.active, "walk", (*words, "rest"))

    def run(self, table: HexwalkTable) -> None:
        """Rule 7: a bear goes the first way that brings it nearer to a berry."""
        here = table.at[table.active]
        ways = [way for way, place in zip(WAYS, NEXT[here], strict=True) if place >= 0]
        nearer = [way for way in ways if nearest_berry(table, NEXT[here][WAYS.index(way)]) < nearest_berry(table, here)]
        self.answer(table, f"go:{nearer[0]}" if nearer else "rest")

    def about(self, table: HexwalkTable) -> dict[str, Any]:
        return {"left": self.left}

    def answer(self, table: HexwalkTable, choice: str) -> None:
        if choice == "rest":
            return
        me, way = table.active, WAYS.index(choice.removeprefix("go:"))
        place = NEXT[table.at[me]][way]
        left = self.left if way == table.looks[me] else self.left - 1
        table.looks[me] = NOWHERE
        table.step_to(place)
        if table.traps[place] not in (NOBODY, me):
            table.then(Spring(table.traps[place], left))
        elif left > 0 and table.berries:
            table.then(Walk(left))


class Spring(Window[HexwalkTable]):
    """Rule 4: the owner of the trap may spring it; on 4 or more the walker is caught, pays a berry and stops."""

    kind = "spring"
    declines = "pass"
    owner: Seat
    left: int

    def opens_for(self, table: HexwalkTable) -> Seat:
        return self.owner

    def reactions(self, table: HexwalkTable, seat: Seat) -> tuple[str, ...]:
        return ("spring",)

    def about(self, table: HexwalkTable) -> dict[str, Any]:
        return {"walker": table.active, "left": self.left}

    def react(self, table: HexwalkTable, seat: Seat, word: str) -> None:
        walker = table.active
        die = table.chance.die() + 1
        table.tell(SPRUNG, seat, "hexwalk/4", die, walker)
        table.put_trap(table.at[walker], NOBODY)
        if die < 4:
            self.declined(table, seat)
            return
        table.tell(CAUGHT, walker, "hexwalk/4", min(table.points[walker], 1), seat)
        if table.points[walker] > 0:
            table.points[walker] -= 1
            table.points[seat] += 1

    def declined(self, table: HexwalkTable, seat: Seat) -> None:
        if self.left > 0 and table.berries:
            table.then(Walk(self.left))


class SetTrap(Step[HexwalkTable]):
    """Rule 5: at the end of the walk a trap may be set on a free hex."""

    def question(self, table: HexwalkTable) -> Decision | None:
        if (
            table.active in table.bears
            or table.spare[table.active] == 0
            or table.traps[table.at[table.active]] != NOBODY
        ):
            return None
        return Decision(table.active, "trap", ("trap", "no"))

    def answer(self, table: HexwalkTable, choice: str) -> None:
        if choice == "trap":
            me = table.active
            table.spare[me] -= 1
            table.put_trap(table.at[me], me)
            table.tell(SET, me, "hexwalk/5", table.at[me])


class TurnOver(Step[HexwalkTable]):
    """Rule 6: the game ends with five berries, with the last berry, or at dusk; else the next seat walks."""

    def run(self, table: HexwalkTable) -> None:
        if max(table.points) >= GOAL:
            finish(table, "goal")
        elif not table.berries:
            finish(table, "bare")
        elif table.turns >= DUSK:
            finish(table, "dusk")
        else:
            table.active = AFTER[len(table.at)][table.active][0]
            table.then(Turn())


def finish(table: HexwalkTable, reason: str) -> None:
    levels = sorted(set(table.points), reverse=True)
    ranking = tuple([tuple([seat for seat in table.seats() if table.points[seat] == level]) for level in levels])
    table.tell(GAME_OVER, NOBODY, "hexwalk/6", word=reason)
    table.end(ranking[0], ranking, reason)


# -- the game: what the kernel asks for --


class Hexwalk(Game):
    name = "hexwalk"
    rules = 1
    fewest = 2
    most = 4

    def __init__(self) -> None:
        super().__init__((Land, Turn, Walk, Spring, SetTrap, TurnOver), FACTS)

    def new_table(self) -> Table:
        return HexwalkTable()

    def deal(self, table: Table, seats: int, options: dict[str, Any]) -> None:
        assert isinstance(table, HexwalkTable)
        for key in options:
            if key not in ("landing", "bears", "corner", "pack"):
                raise BadOption(key, "is not an option of hexwalk")
        lay_out(table, seats)
        table.bears = tuple(self.rule_driven({"bears": checked_setting(options, BEARS)}))
        if len(table.bears) >= seats:
            raise BadOption("bears", f"somebody must play: {len(table.bears)} of {seats} seats are bears")
        corners = checked_choices(options, CORNER, seats)
        free = [corner for corner in CORNERS if corner not in corners]
        table.at = [STARTS[CORNERS.index(corner or free.pop(0))] for corner in corners]
        packs = checked_choices(options, PACK, seats)
        if any([packs[seat] for seat in table.bears]):
            raise BadOption("pack", "a bear carries nothing")
        table.spare = [PACKS[pack or "full"] for pack in packs]
        table.active = Seat(table.chance.below(seats))
        if checked_switch(options, LANDING):
            table.then(Land(tuple([seat for seat in table.seats() if seat not in table.bears])))
        table.then(Turn())

    def set_scene(self, table: Table, scene: dict[str, Any]) -> None:
        """{"seats": [{"at": [0, 1], "points": 2}, {"spare": 1}], "traps": [{"at": [0, 0], "owner": 1}], "dice": [6]}"""
        assert isinstance(table, HexwalkTable)
        keys = ("seats", "traps", "berries", "turn", "dice", "seed")
        seats = checked_seats(self, scene, keys, ("at", "points", "spare"))
        table.chance = seeded(whole(scene, "seed", 0, 0, LARGEST_SEED - 1, ""))
        lay_out(table, len(seats))
        for i, seat in enumerate(seats):
            if "at" in seat:
                table.at[i] = place_of(seat["at"], f"seats[{i}].at")
            table.points[i] = whole(seat, "points", 0, 0, 99, f"seats[{i}].")
            table.spare[i] = whole(seat, "spare", TRAPS, 0, TRAPS, f"seats[{i}].")
        for i, trap in enumerate(objects(scene, "traps", ("at", "owner"))):
            place = place_of(trap.get("at"), f"traps[{i}].at")
            table.put_trap(place, Seat(whole(trap, "owner", -1, 0, len(seats) - 1, f"traps[{i}].")))
        if "berries" in scene:
            places = [place_of(place, f"berries[{i}]") for i, place in enumerate(items(scene, "berries", ""))]
            table.berries = tuple(sorted(set(places)))
        table.active = Seat(whole(scene, "turn", 0, 0, len(seats) - 1, ""))
        dice = [whole({"dice": die}, "dice", 0, 1, 6, "") - 1 for die in items(scene, "dice", "")]
        table.chance.load(tuple(dice))
        table.then(Turn())

    def words(self) -> tuple[str, ...]:
        landings = [f"land:{place}>{way}" for place in range(len(HEXES)) for way in WAYS]
        return (*landings, *[f"go:{way}" for way in WAYS], "rest", "spring", "pass", "trap", "no")

    def switches(self) -> tuple[Switch, ...]:
        return (LANDING,)

    def settings(self) -> tuple[Setting, ...]:
        return (BEARS,)

    def rivals(self) -> tuple[Rival, ...]:
        return RIVALS

    def seat_choices(self) -> tuple[SeatChoice, ...]:
        return (CORNER, PACK)


def lay_out(table: HexwalkTable, seats: int) -> None:
    """Walkers at their corners, berries in the middle, no traps."""
    table.at = list(STARTS[:seats])
    table.points = [0] * seats
    table.spare = [TRAPS] * seats
    table.looks = [NOWHERE] * seats
    table.berries = BERRIES
    table.traps = (NOBODY,) * len(HEXES)
    table.active = Seat(0)


def place_of(value: Any, field: str) -> int:
    if not isinstance(value, list) or tuple(value) not in HEXES:
        raise BadScene(field, f"{value!r} is not a hex of the board")
    return HEXES.index((value[0], value[1]))
