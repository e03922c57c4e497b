"""The Autobot: a side that nobody plays. Its turn follows a written rule, A1 to A23, from the dice alone."""

from typing import Any, Final

from baffe.games.duel import facts, rolling
from baffe.games.duel.board import DESTRUCTION as DESTRUCTION_TRACK
from baffe.games.duel.board import FAME as FAME_TRACK
from baffe.games.duel.damage import strike
from baffe.games.duel.dice import (
    DESTRUCTION,
    DICE,
    ENERGY,
    FACES,
    FAME,
    HEART,
    NO_FACE,
    RED_DICE,
    SMASH,
    SPECIAL,
    UNITS,
    WHITE_DICE,
    count,
    size,
)
from baffe.games.duel.options import House
from baffe.games.duel.pulling import pull
from baffe.games.duel.table import DuelStep, DuelTable, Player
from baffe.games.duel.turn import NEXT_TURN, EndTurn, StartTurn
from baffe.kernel.agenda import Decision, Step
from baffe.kernel.seat import Seat

THRESHOLDS: Final = {"normal": 4, "hard": 3}
HUMAN: Final = Seat(0)
AUTOBOT: Final = Seat(1)


def is_autobot(table: DuelTable, seat: Seat) -> bool:
    return bool(table.book.house.autobot) and seat == AUTOBOT


class Autobot(Player):
    """Never asked anything. Its energy are the cubes on its board."""

    def __init__(self, house: House) -> None:
        self.threshold: Final = THRESHOLDS[house.autobot]
        self.token_is_cube: Final = house.autobot_token_bonus == "cube"

    def gain_tokens(self, table: DuelTable, me: Seat, tokens: int, why: str) -> None:
        if self.token_is_cube:
            gain_cubes(table, tokens, "autobot/R9")

    def bonus_rule(self, bonus: str) -> str:
        return "autobot/R9" if bonus == "dice_token" else "autobot/R7"


class FirstThrow(DuelStep):
    """A5: all its dice."""

    name = "auto_throw"

    def run(self, table: DuelTable) -> None:
        table.phase = "roll"
        dice = table.book.house.autobot_first_turn_dice if table.first_turn else RED_DICE
        rolling.count_red(table, dice, "autobot/R15")
        table.sides[AUTOBOT].dominated = 0
        table.allowance = table.throws_left = rolling.THROWS
        rolling.tell_dice(table, "autobot/A5")
        if table.red:
            table.then(Throw(0, table.red, "autobot/A5"))
        else:
            table.tell(facts.NO_DICE, AUTOBOT, "autobot/R15", table.throws_left)


class Throw(DuelStep):
    """So many dice beside those that were kept. A step of its own: beside the real box somebody tells what fell."""

    name = "auto_dice"
    kept: int
    dice: int
    why: str

    def run(self, table: DuelTable) -> None:
        table.throws_left -= 1
        thrown = table.chance.tally(self.dice)
        table.roll = self.kept + thrown
        table.added = thrown  # the dice just thrown: those kept earlier stay kept
        if table.loud:
            table.tell(facts.ROLLED, AUTOBOT, self.why, table.throws_left, word=DICE.text(thrown))


def gain_cubes(table: DuelTable, cubes: int, why: str) -> None:
    if cubes > 0:
        table.sides[AUTOBOT].energy += cubes
        table.tell(facts.CUBES_GAINED, AUTOBOT, why, cubes)


def deficit(table: DuelTable) -> int:
    return table.most_hearts(AUTOBOT) - table.sides[AUTOBOT].hearts


class Sort(DuelStep):
    """A6 to A13: what is kept and what is thrown again. The one choice, between markers in line, is the human's."""

    def question(self, table: DuelTable) -> Decision | None:
        if table.throws_left and table.symbol == NO_FACE and self._in_line(table):
            return table.ask(HUMAN, "symbol", ("fame", "destruction"))
        return None

    def _in_line(self, table: DuelTable) -> bool:
        """A9.3: as many of both, and the markers stand in one column."""
        thrown = table.added
        shown = count(thrown, FAME)
        return shown > 0 and shown == count(thrown, DESTRUCTION) and table.markers[0] == table.markers[1]

    def answer(self, table: DuelTable, choice: str) -> None:
        fix(table, FAME if choice == "fame" else DESTRUCTION, "autobot/A9")
        self.run(table)

    def run(self, table: DuelTable) -> None:
        if not table.throws_left:
            stop(table, "autobot/A13")
            return
        if table.symbol == NO_FACE:
            fix_symbol(table)
        kept = self._kept(table)
        again = size(table.roll) - size(kept)
        if not again:
            stop(table, "autobot/A12")
            return
        if table.loud and kept:
            table.tell(facts.KEPT, AUTOBOT, "autobot/A7", word=DICE.text(kept))
        table.then(Throw(kept, again, "autobot/A11"))
        table.then(self)

    def _kept(self, table: DuelTable) -> int:
        """A7, A8, A10; what was kept before stays kept."""
        earlier = table.roll - table.added
        thrown = table.added
        hearts = min(count(thrown, HEART), max(deficit(table) - count(earlier, HEART), 0))
        kept = earlier + count(thrown, SMASH) * UNITS[SMASH] + hearts * UNITS[HEART]
        if table.symbol != NO_FACE:
            kept += count(thrown, table.symbol) * UNITS[table.symbol]
        return kept


def stop(table: DuelTable, why: str) -> None:
    """The dice stand as they are."""
    table.added = 0
    if table.loud:
        table.tell(facts.STOPPED, AUTOBOT, why, word=DICE.text(table.roll))


class ResolveInOrder(DuelStep):
    """A14 to A18: the dice are resolved in a fixed order."""

    name = "auto_resolve"

    def run(self, table: DuelTable) -> None:
        table.phase = "resolve"
        table.then(Smash())
        table.then(Heal())
        table.then(Tracks())
        table.then(Cubes(deficit(table)))


def fix_symbol(table: DuelTable) -> None:
    """A9.1 and A9.2."""
    fame, destruction = count(table.added, FAME), count(table.added, DESTRUCTION)
    if fame > destruction:
        fix(table, FAME, "autobot/A9")
    elif destruction > fame:
        fix(table, DESTRUCTION, "autobot/A9")
    elif fame:
        nearer = FAME if table.markers[FAME_TRACK] > table.markers[DESTRUCTION_TRACK] else DESTRUCTION
        fix(table, nearer, "autobot/A9")


def fix(table: DuelTable, face: int, why: str) -> None:
    table.symbol = face
    table.tell(facts.SYMBOL_FIXED, AUTOBOT, why, word=FACES[face])


class Smash(DuelStep):
    """A14."""

    name = "auto_smash"

    def run(self, table: DuelTable) -> None:
        strike(table, HUMAN, hits=count(table.roll, SMASH), by=AUTOBOT, why="autobot/A14")


class Heal(DuelStep):
    """A15."""

    name = "auto_heal"

    def run(self, table: DuelTable) -> None:
        table.heal(AUTOBOT, min(count(table.roll, HEART), deficit(table)), "autobot/A15")


class Tracks(DuelStep):
    """A16, A17: both tracks, whichever symbol was kept."""

    name = "auto_tracks"

    def run(self, table: DuelTable) -> None:
        pull(table, AUTOBOT, FAME_TRACK, count(table.roll, FAME) - 2, "autobot/A16")
        pull(table, AUTOBOT, DESTRUCTION_TRACK, count(table.roll, DESTRUCTION) - 2, "autobot/A17")


class Cubes(DuelStep):
    """A18: cubes for everything that was of no use. The deficit is that of the beginning (R6)."""

    name = "auto_cubes"
    deficit: int

    def run(self, table: DuelTable) -> None:
        roll = table.roll
        cubes = count(roll, ENERGY) + count(roll, SPECIAL) + max(count(roll, HEART) - self.deficit, 0)
        cubes += sum([count(roll, face) for face in (FAME, DESTRUCTION) if count(roll, face) < 3])
        gain_cubes(table, cubes, "autobot/A18")
        if cubes:
            table.energy_resolved(AUTOBOT, cubes)


class OwnPower(DuelStep):
    """A19 to A23: cubes become a throw of the white dice, as often as there are enough."""

    name = "auto_power"

    def run(self, table: DuelTable) -> None:
        player = table.book.players[AUTOBOT]
        assert isinstance(player, Autobot)
        side = table.sides[AUTOBOT]
        table.phase = "end"
        if side.energy < player.threshold:
            return
        side.energy -= player.threshold
        table.tell(facts.CUBES_SPENT, AUTOBOT, "autobot/A20", player.threshold)
        table.then(CLEAR_SLOT)
        table.then(THROW_WHITE)
        table.then(self)


class ClearSlot(DuelStep):
    """A21: the card of the last slot goes, if another one can come (R14)."""

    def run(self, table: DuelTable) -> None:
        if table.row and table.can_draw():
            table.remove_from_row(len(table.row) - 1, AUTOBOT, "autobot/A21")


class ThrowWhite(DuelStep):
    """A22: the white dice, once."""

    def run(self, table: DuelTable) -> None:
        thrown = table.chance.tally(WHITE_DICE)
        if table.loud:
            table.tell(facts.THREW, AUTOBOT, "autobot/A22", word=DICE.text(thrown))
        pull(table, AUTOBOT, FAME_TRACK, count(thrown, FAME), "autobot/A22")
        pull(table, AUTOBOT, DESTRUCTION_TRACK, count(thrown, DESTRUCTION), "autobot/A22")
        strike(table, HUMAN, hits=count(thrown, SMASH), by=AUTOBOT, why="autobot/A22")
        table.then(WhiteRest(count(thrown, HEART), count(thrown, ENERGY) + count(thrown, SPECIAL)))


CLEAR_SLOT: Final = ClearSlot()
THROW_WHITE: Final = ThrowWhite()


class WhiteRest(DuelStep):
    """A22: hearts, a cube for each useless one, and cubes."""

    hearts: int
    cubes: int

    def run(self, table: DuelTable) -> None:
        useful = min(self.hearts, deficit(table))
        table.heal(AUTOBOT, useful, "autobot/A22")
        gain_cubes(table, self.hearts - useful + self.cubes, "autobot/A22")


# The timetable of its turn, first step first, and which of its steps saves hold (see turn.py).
AUTOBOT_TURN: Final[tuple[Step[Any], ...]] = (
    StartTurn(),
    FirstThrow(),
    Sort(),
    ResolveInOrder(),
    OwnPower(),
    EndTurn(),
    NEXT_TURN,
)
AUTOBOT_PARTS: Final[tuple[str, ...]] = ("sort", "auto_power")
STEPS: Final = (
    FirstThrow, Throw, ResolveInOrder, Sort, Smash, Heal, Tracks, Cubes, OwnPower, ClearSlot, ThrowWhite, WhiteRest,
)  # fmt: skip
