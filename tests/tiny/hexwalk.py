"""Hexwalk, a tiny game on hexes in which others may break into every single step of a move.

A turn: roll a die and walk up to that many steps. After each step the walker picks a berry that lies there, and then
whoever has set a trap on that hex may spring it: a die shows whether the walker gets away. At the end of the walk the
walker may set a trap. Five berries win; so do the most berries when none is left, or after sixty turns.
"""

from typing import Any, Final

from baffe.kernel.agenda import Decision, Step
from baffe.kernel.chance import LARGEST_SEED, seeded
from baffe.kernel.codec import Reader
from baffe.kernel.fact import NOBODY, Fact
from baffe.kernel.game import Game
from baffe.kernel.refusal import BadOption, BadScene, BrokenSave
from baffe.kernel.table import Table

GOAL: Final = 5
TRAPS: Final = 2  # for each seat
DUSK: Final = 60  # turns
FREE: Final = -1  # no trap there

RADIUS: Final = 2
# HEXES[h] is the place of hex h as (q, r); WAYS[d] is the name of direction d, NEXT[h][d] the hex there or -1
HEXES: Final = tuple(
    [(q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]
)
WAYS: Final = ("e", "ne", "nw", "w", "sw", "se")
MOVES: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def hex_at(q: int, r: int) -> int:
    return HEXES.index((q, r)) if (q, r) in HEXES else -1


NEXT: Final = tuple([tuple([hex_at(q + dq, r + dr) for dq, dr in MOVES]) for q, r in HEXES])
STARTS: Final = (hex_at(0, -2), hex_at(0, 2), hex_at(2, 0), hex_at(-2, 0))
BERRIES: Final = (hex_at(0, 0), hex_at(1, 0), hex_at(-1, 0), hex_at(0, 1), hex_at(0, -1), hex_at(2, -2), hex_at(-2, 2))

TURN_STARTED: Final = Fact("turn_started", amount="turn")
ROLLED: Final = Fact("rolled", amount="die")
STEPPED: Final = Fact("stepped", amount="hex")
PICKED: Final = Fact("picked", amount="hex")
SET: Final = Fact("set", amount="hex")
SPRUNG: Final = Fact("sprung", amount="die", other="on")
CAUGHT: Final = Fact("caught", other="by")
GAME_OVER: Final = Fact("game_over", what="reason")
FACTS: Final = (TURN_STARTED, ROLLED, STEPPED, PICKED, SET, SPRUNG, CAUGHT, GAME_OVER)

# -- the table: data and verbs --


class HexwalkTable(Table):
    at: list[int]  # the hex of each walker
    points: list[int]  # berries of each walker
    spare: list[int]  # traps that each walker can still set
    berries: tuple[int, ...]  # hexes with a berry
    traps: tuple[int, ...]  # for each hex whose trap lies there, or FREE
    active: int

    def seat_count(self) -> int:
        return len(self.at)

    def copy(self) -> "HexwalkTable":
        twin = HexwalkTable()
        self.share(twin)
        twin.adopt(self)
        return twin

    def adopt(self, other: "HexwalkTable") -> None:
        self.at = other.at.copy()
        self.points = other.points.copy()
        self.spare = other.spare.copy()
        self.berries = other.berries
        self.traps = other.traps
        self.active = other.active

    def step_to(self, place: int) -> None:
        self.at[self.active] = place
        self.tell(STEPPED, self.active, "hexwalk/2", place)
        if place in self.berries:
            self.berries = tuple([other for other in self.berries if other != place])
            self.points[self.active] += 1
            self.tell(PICKED, self.active, "hexwalk/3", place)

    def put_trap(self, place: int, owner: int) -> None:
        self.traps = self.traps[:place] + (owner,) + self.traps[place + 1 :]

    # -- the position as plain JSON and back --

    def position(self) -> dict[str, Any]:
        return {
            "at": list(self.at),
            "points": list(self.points),
            "spare": list(self.spare),
            "berries": list(self.berries),
            "traps": list(self.traps),
            "active": self.active,
        }

    def restore(self, position: Any) -> None:
        reader = Reader(position, "position")
        last = len(HEXES) - 1
        self.at = list(reader.integers("at", 0, last))
        seats = len(self.at)
        if not 2 <= seats <= 4:
            raise BrokenSave("position.at", "there must be 2 to 4")
        self.points = list(reader.integers("points", 0, 99))
        self.spare = list(reader.integers("spare", 0, TRAPS))
        if len(self.points) != seats or len(self.spare) != seats:
            raise BrokenSave("position", "every seat needs its points and its traps")
        self.berries = reader.integers("berries", 0, last)
        self.traps = reader.integers("traps", FREE, seats - 1)
        if len(self.traps) != len(HEXES) or len(set(self.berries)) != len(self.berries):
            raise BrokenSave("position", "berries or traps do not fit the board")
        self.active = reader.integer("active", 0, seats - 1)

    # -- there are no secrets --

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        seats: list[dict[str, Any]] = []
        for other in range(len(self.at)):
            seats.append({"at": list(HEXES[self.at[other]]), "points": self.points[other], "spare": self.spare[other]})
        traps = [{"at": list(HEXES[place]), "owner": owner} for place, owner in enumerate(self.traps) if owner != FREE]
        berries = [list(HEXES[place]) for place in self.berries]
        return {
            "game": "hexwalk",
            "seats": seats,
            "turn": self.active,
            "turns": self.turns,
            "berries": berries,
            "traps": traps,
        }

    def dream(self, seat: int) -> None:
        """Everybody sees everything."""


# -- the steps: what must happen --


class HexwalkStep(Step[HexwalkTable]):
    """A step of this game."""


class Turn(HexwalkStep):
    """Rule 1: the die says how far the walker may go."""

    name = "turn"

    def run(self, table: HexwalkTable) -> None:
        table.turns += 1
        table.tell(TURN_STARTED, table.active, "hexwalk/1", table.turns)
        die = table.chance.die() + 1
        table.tell(ROLLED, table.active, "hexwalk/1", die)
        table.then(Walk(die))
        table.then(SetTrap())
        table.then(TurnOver())


class Walk(HexwalkStep):
    """Rule 2: one step, then whatever happens there, then the rest of the walk."""

    name = "walk"
    shape = "left:int"

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def question(self, table: HexwalkTable) -> Decision | None:
        ways = NEXT[table.at[table.active]]
        words = [f"go:{way}" for way, place in zip(WAYS, ways, strict=True) if place >= 0]
        return Decision(table.active, "walk", (*words, "rest"))

    def about(self, table: HexwalkTable) -> dict[str, Any]:
        return {"left": self.left}

    def answer(self, table: HexwalkTable, choice: str) -> None:
        if choice == "rest":
            return
        place = NEXT[table.at[table.active]][WAYS.index(choice.removeprefix("go:"))]
        table.step_to(place)
        if table.traps[place] not in (FREE, table.active):
            table.then(Spring(table.traps[place], self.left - 1))
        elif self.left > 1:
            table.then(Walk(self.left - 1))


class Spring(HexwalkStep):
    """Rule 4: the owner of the trap may spring it; on 4 or more the walker is caught, pays a berry and stops."""

    name = "spring"
    shape = "owner:int left:int"

    def __init__(self, owner: int, left: int) -> None:
        self.owner: Final = owner
        self.left: Final = left

    def question(self, table: HexwalkTable) -> Decision | None:
        return Decision(self.owner, "spring", ("spring", "pass"))

    def about(self, table: HexwalkTable) -> dict[str, Any]:
        return {"walker": table.active, "left": self.left}

    def answer(self, table: HexwalkTable, choice: str) -> None:
        walker = table.active
        if choice == "spring":
            die = table.chance.die() + 1
            table.tell(SPRUNG, self.owner, "hexwalk/4", die, walker)
            table.put_trap(table.at[walker], FREE)
            if die >= 4:
                table.tell(CAUGHT, walker, "hexwalk/4", 0, self.owner)
                if table.points[walker] > 0:
                    table.points[walker] -= 1
                    table.points[self.owner] += 1
                return
        if self.left > 0:
            table.then(Walk(self.left))


class SetTrap(HexwalkStep):
    """Rule 5: at the end of the walk a trap may be set on a free hex."""

    name = "set_trap"

    def question(self, table: HexwalkTable) -> Decision | None:
        if table.spare[table.active] == 0 or table.traps[table.at[table.active]] != FREE:
            return None
        return Decision(table.active, "trap", ("trap", "no"))

    def answer(self, table: HexwalkTable, choice: str) -> None:
        if choice == "trap":
            me = table.active
            table.spare[me] -= 1
            table.put_trap(table.at[me], me)
            table.tell(SET, me, "hexwalk/5", table.at[me])


class TurnOver(HexwalkStep):
    """Rule 6: the game ends with five berries, with the last berry, or at dusk; else the next seat walks."""

    name = "turn_over"

    def run(self, table: HexwalkTable) -> None:
        if max(table.points) >= GOAL:
            finish(table, "goal")
        elif not table.berries:
            finish(table, "bare")
        elif table.turns >= DUSK:
            finish(table, "dusk")
        else:
            table.active = (table.active + 1) % len(table.at)
            table.then(Turn())


def finish(table: HexwalkTable, reason: str) -> None:
    levels = sorted(set(table.points), reverse=True)
    ranking = tuple([tuple([seat for seat, points in enumerate(table.points) if points == level]) for level in levels])
    table.tell(GAME_OVER, NOBODY, "hexwalk/6", what=reason)
    table.end(ranking[0], ranking, reason)


# -- the game: what the kernel asks for --


class Hexwalk(Game):
    name = "hexwalk"
    rules = 1
    fewest = 2
    most = 4

    def new_table(self) -> Table:
        return HexwalkTable()

    def deal(self, table: Table, seats: int, options: dict[str, Any]) -> None:
        assert isinstance(table, HexwalkTable)
        for key in options:
            raise BadOption(key, "hexwalk has no options")
        lay_out(table, seats)
        table.active = table.chance.below(seats)
        table.then(Turn())

    def set_scene(self, table: Table, scene: dict[str, Any]) -> None:
        """{"seats": [{"at": [0, 1], "points": 2}, {"spare": 1}], "traps": [{"at": [0, 0], "owner": 1}], "dice": [6]}"""
        assert isinstance(table, HexwalkTable)
        check_keys(scene, ("seats", "traps", "berries", "turn", "dice", "seed"), "")
        table.chance = seeded(whole(scene, "seed", 0, LARGEST_SEED - 1, 0, ""))
        seats = objects(scene, "seats")
        if not 2 <= len(seats) <= 4:
            raise BadScene("seats", "must be a list of 2 to 4")
        lay_out(table, len(seats))
        for i, seat in enumerate(seats):
            check_keys(seat, ("at", "points", "spare"), f"seats[{i}].")
            if "at" in seat:
                table.at[i] = place_of(seat["at"], f"seats[{i}].at")
            table.points[i] = whole(seat, "points", 0, 99, 0, f"seats[{i}].")
            table.spare[i] = whole(seat, "spare", 0, TRAPS, TRAPS, f"seats[{i}].")
        for i, trap in enumerate(objects(scene, "traps")):
            check_keys(trap, ("at", "owner"), f"traps[{i}].")
            place = place_of(trap.get("at"), f"traps[{i}].at")
            table.put_trap(place, whole(trap, "owner", 0, len(seats) - 1, -1, f"traps[{i}]."))
        if "berries" in scene:
            places = [place_of(place, f"berries[{i}]") for i, place in enumerate(listed(scene, "berries"))]
            table.berries = tuple(sorted(set(places)))
        table.active = whole(scene, "turn", 0, len(seats) - 1, 0, "")
        dice = [whole({"dice": die}, "dice", 1, 6, 0, "") - 1 for die in listed(scene, "dice")]
        table.chance.load(tuple(dice))
        table.then(Turn())

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return (Turn, Walk, Spring, SetTrap, TurnOver)

    def facts(self) -> tuple[Fact, ...]:
        return FACTS

    def words(self) -> tuple[str, ...]:
        return (*[f"go:{way}" for way in WAYS], "rest", "spring", "pass", "trap", "no")


def lay_out(table: HexwalkTable, seats: int) -> None:
    """Walkers at their corners, berries in the middle, no traps."""
    table.at = list(STARTS[:seats])
    table.points = [0] * seats
    table.spare = [TRAPS] * seats
    table.berries = BERRIES
    table.traps = (FREE,) * len(HEXES)
    table.active = 0


def check_keys(data: dict[str, Any], known: tuple[str, ...], path: str) -> None:
    for key in data:
        if key not in known:
            raise BadScene(f"{path}{key}", "is not a field of a scene")


def listed(data: dict[str, Any], key: str) -> list[Any]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise BadScene(key, "is not a list")
    return value


def objects(data: dict[str, Any], key: str) -> list[dict[str, Any]]:
    values = listed(data, key)
    for i, value in enumerate(values):
        if not isinstance(value, dict):
            raise BadScene(f"{key}[{i}]", "is not an object")
    return values


def place_of(value: Any, field: str) -> int:
    if not isinstance(value, list) or tuple(value) not in HEXES:
        raise BadScene(field, f"{value!r} is not a hex of the board")
    return HEXES.index((value[0], value[1]))


def whole(data: dict[str, Any], key: str, low: int, high: int, default: int, path: str) -> int:
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadScene(f"{path}{key}", f"{value!r} is not a whole number from {low} to {high}")
    return value
