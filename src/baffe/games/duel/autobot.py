"""The Autobot: a side that nobody plays. Its turn follows a written rule, A1 to A23, from the dice alone."""

from typing import Final

from baffe.games.duel import facts, moments
from baffe.games.duel.board import DESTRUCTION as DESTRUCTION_TRACK
from baffe.games.duel.board import FAME as FAME_TRACK
from baffe.games.duel.hand import (
    DESTRUCTION,
    DICE,
    ENERGY,
    FACES,
    FAME,
    HEART,
    RED_DICE,
    SMASH,
    SPECIAL,
    UNITS,
    WHITE_DICE,
    count,
    size,
)
from baffe.games.duel.hits import strike
from baffe.games.duel.pulling import pull
from baffe.games.duel.rounds import END_TURN
from baffe.games.duel.rulebook import House, Player
from baffe.games.duel.table import DuelStep, DuelTable
from baffe.kernel.agenda import Decision
from baffe.kernel.fact import NOBODY

THRESHOLDS: Final = {"normal": 4, "hard": 3}
THROWS: Final = 3
HUMAN: Final = 0
AUTOBOT: Final = 1


class Autobot(Player):
    """Never asked anything. Its energy are the cubes on its board."""

    def __init__(self, house: House) -> None:
        self.threshold: Final = THRESHOLDS[house.autobot]
        self.first_dice: Final = house.autobot_first_turn_dice
        self.token_is_cube: Final = house.autobot_token_bonus == "cube"

    def begin_turn(self, table: DuelTable, me: int) -> None:
        table.phase = "roll"
        side = table.sides[me]
        base = self.first_dice if table.first_turn else RED_DICE
        table.red = max(base - side.fewer, 0)
        if side.fewer:
            table.tell(facts.DICE_FEWER, me, "autobot/R15", base - table.red)
        side.fewer = side.dominated = 0
        table.allowance = table.throws_left = THROWS
        if table.red:
            throw(table, 0, table.red, "autobot/A5")
        table.then(Sort())

    def gain_tokens(self, table: DuelTable, me: int, tokens: int, why: str) -> None:
        if self.token_is_cube:
            gain_cubes(table, tokens, "autobot/R9")

    def bonus_rule(self, bonus: str) -> str:
        return "autobot/R9" if bonus == "dice_token" else "autobot/R7"

    def first_turn_dice(self) -> int:
        return self.first_dice


def throw(table: DuelTable, kept: int, dice: int, why: str) -> None:
    table.throws_left -= 1
    thrown = table.chance.tally(dice)
    table.hand = kept + thrown
    table.added = thrown  # the dice just thrown: those kept earlier stay kept
    if table.loud:
        table.tell(facts.ROLLED, AUTOBOT, why, table.throws_left, NOBODY, DICE.text(thrown))


def gain_cubes(table: DuelTable, cubes: int, why: str) -> None:
    if cubes > 0:
        table.sides[AUTOBOT].energy += cubes
        table.tell(facts.CUBES_GAINED, AUTOBOT, why, cubes)


def deficit(table: DuelTable) -> int:
    return table.most_hearts(AUTOBOT) - table.sides[AUTOBOT].hearts


class Sort(DuelStep):
    """A6 to A13: what is kept and what is thrown again. The one choice, between markers in line, is the human's."""

    name = "sort"

    def question(self, table: DuelTable) -> Decision | None:
        if table.throws_left and table.symbol < 0 and self._in_line(table):
            return Decision(HUMAN, "symbol", ("fame", "destruction"))
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
        if table.symbol < 0:
            fix_symbol(table)
        kept = self._kept(table)
        again = size(table.hand) - size(kept)
        if not again:
            stop(table, "autobot/A12")
            return
        if table.loud and kept:
            table.tell(facts.KEPT, AUTOBOT, "autobot/A7", 0, NOBODY, DICE.text(kept))
        throw(table, kept, again, "autobot/A11")
        table.then(self)

    def _kept(self, table: DuelTable) -> int:
        """A7, A8, A10; what was kept before stays kept."""
        earlier = table.hand - table.added
        thrown = table.added
        hearts = min(count(thrown, HEART), max(deficit(table) - count(earlier, HEART), 0))
        kept = earlier + count(thrown, SMASH) * UNITS[SMASH] + hearts * UNITS[HEART]
        if table.symbol >= 0:
            kept += count(thrown, table.symbol) * UNITS[table.symbol]
        return kept


def stop(table: DuelTable, why: str) -> None:
    """The dice stand as they are and are resolved in a fixed order."""
    table.added = 0
    if table.loud:
        table.tell(facts.STOPPED, AUTOBOT, why, 0, NOBODY, DICE.text(table.hand))
    table.phase = "resolve"
    table.then(Smash())
    table.then(Heal())
    table.then(Tracks())
    table.then(Cubes(deficit(table)))
    table.then(OwnPower())


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
    table.tell(facts.SYMBOL_FIXED, AUTOBOT, why, 0, NOBODY, FACES[face])


class Smash(DuelStep):
    """A14."""

    name = "auto_smash"

    def run(self, table: DuelTable) -> None:
        strike(table, HUMAN, count(table.hand, SMASH), AUTOBOT, "autobot/A14")


class Heal(DuelStep):
    """A15."""

    name = "auto_heal"

    def run(self, table: DuelTable) -> None:
        table.heal(AUTOBOT, min(count(table.hand, HEART), deficit(table)), "autobot/A15")


class Tracks(DuelStep):
    """A16, A17: both tracks, whichever symbol was kept."""

    name = "auto_tracks"

    def run(self, table: DuelTable) -> None:
        pull(table, AUTOBOT, FAME_TRACK, count(table.hand, FAME) - 2, "autobot/A16")
        pull(table, AUTOBOT, DESTRUCTION_TRACK, count(table.hand, DESTRUCTION) - 2, "autobot/A17")


class Cubes(DuelStep):
    """A18: cubes for everything that was of no use. The deficit is that of the beginning (R6)."""

    name = "auto_cubes"
    shape = "deficit:int"

    def __init__(self, deficit: int) -> None:
        self.deficit: Final = deficit

    def run(self, table: DuelTable) -> None:
        hand = table.hand
        cubes = count(hand, ENERGY) + count(hand, SPECIAL) + max(count(hand, HEART) - self.deficit, 0)
        cubes += sum([count(hand, face) for face in (FAME, DESTRUCTION) if count(hand, face) < 3])
        gain_cubes(table, cubes, "autobot/A18")
        if cubes:
            for card in table.cards_at(HUMAN, moments.RIVAL_RESOLVED_ENERGY):
                card.rival_resolved_energy(table, HUMAN, cubes)


class OwnPower(DuelStep):
    """A19 to A23: cubes become a throw of the white dice, as often as there are enough."""

    name = "auto_power"

    def run(self, table: DuelTable) -> None:
        player = table.book.players[AUTOBOT]
        assert isinstance(player, Autobot)
        side = table.sides[AUTOBOT]
        table.phase = "end"
        if side.energy < player.threshold:
            table.then_all(END_TURN)
            return
        side.energy -= player.threshold
        table.tell(facts.CUBES_SPENT, AUTOBOT, "autobot/A20", player.threshold)
        if table.row and table.can_draw():  # R14
            table.remove_from_row(len(table.row) - 1, AUTOBOT, "autobot/A21")
        thrown = table.chance.tally(WHITE_DICE)
        if table.loud:
            table.tell(facts.THREW, AUTOBOT, "autobot/A22", 0, NOBODY, DICE.text(thrown))
        pull(table, AUTOBOT, FAME_TRACK, count(thrown, FAME), "autobot/A22")
        pull(table, AUTOBOT, DESTRUCTION_TRACK, count(thrown, DESTRUCTION), "autobot/A22")
        strike(table, HUMAN, count(thrown, SMASH), AUTOBOT, "autobot/A22")
        table.then(WhiteRest(count(thrown, HEART), count(thrown, ENERGY) + count(thrown, SPECIAL)))
        table.then(self)


class WhiteRest(DuelStep):
    """A22: hearts, a cube for each useless one, and cubes."""

    name = "white_rest"
    shape = "hearts:int cubes:int"

    def __init__(self, hearts: int, cubes: int) -> None:
        self.hearts: Final = hearts
        self.cubes: Final = cubes

    def run(self, table: DuelTable) -> None:
        useful = min(self.hearts, deficit(table))
        table.heal(AUTOBOT, useful, "autobot/A22")
        gain_cubes(table, self.hearts - useful + self.cubes, "autobot/A22")


STEPS: Final = (Sort, Smash, Heal, Tracks, Cubes, OwnPower, WhiteRest)

__all__ = ["AUTOBOT", "HUMAN", "STEPS", "Autobot"]
