"""Cards that add smashes, aim them, or make them worse."""

from baffe.games.tokyo import facts
from baffe.games.tokyo.card import TRIPLES, Card, Held
from baffe.games.tokyo.dice import TWO, count
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.seat import Seat


class AcidAttack(Card):
    """One smash more, even without any on the dice."""

    cost = 6

    def smashes(self, table: TokyoTable, it: Held) -> int:
        return 1


class Burrowing(Card):
    """One smash more in Tokyo; whoever takes the place that its owner fled from loses a heart."""

    cost = 5
    bites = 1

    def smashes(self, table: TokyoTable, it: Held) -> int:
        return 1 if table.in_tokyo(it.seat) else 0


class FireBreathing(Card):
    """A result with a smash burns both neighbours."""

    cost = 4
    fire = 1


class NovaBreath(Card):
    """Smashes hit everybody."""

    cost = 7
    smashes_everybody = True


class PoisonQuills(Card):
    """Three 2s add two smashes."""

    cost = 3
    reads = TRIPLES

    def smashes(self, table: TokyoTable, it: Held) -> int:
        return 2 if count(table.roll, TWO) >= 3 else 0


class PoisonSpit(Card):
    """Smashed monsters are poisoned."""

    cost = 4

    def drew_blood(self, table: TokyoTable, it: Held, victim: Seat) -> None:
        table.monsters[victim].poison += 1
        table.tell(facts.TOKEN_GIVEN, victim, self.id, 0, it.seat, "poison")


class ShrinkRay(Card):
    """Smashed monsters shrink: they roll fewer dice."""

    cost = 6

    def drew_blood(self, table: TokyoTable, it: Held, victim: Seat) -> None:
        table.monsters[victim].shrink += 1
        table.tell(facts.TOKEN_GIVEN, victim, self.id, 0, it.seat, "shrink")


class SpikedTail(Card):
    """One smash more where there is one."""

    cost = 5

    def more_smashes(self, table: TokyoTable, it: Held) -> int:
        return 1


class Urbavore(Card):
    """In Tokyo: one star more at the start of a turn, one smash more where there is one."""

    cost = 4

    def turn_started_in_tokyo(self, table: TokyoTable, it: Held) -> None:
        table.score(it.seat, 1, self.id)

    def more_smashes(self, table: TokyoTable, it: Held) -> int:
        return 1 if table.in_tokyo(it.seat) else 0
