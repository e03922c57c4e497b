"""Cards that add smashes, aim them, or make them worse; and the ray that heals for pay."""

from baffe.games.tokyo import facts
from baffe.games.tokyo.card import Card, Held
from baffe.games.tokyo.hand import TWO, count
from baffe.games.tokyo.table import TokyoTable


class AcidAttack(Card):
    """One smash more, even without any on the dice."""

    id = "acid_attack"
    cost = 6

    def smashes(self, table: TokyoTable, it: Held) -> int:
        return 1


class Burrowing(Card):
    """One smash more in Tokyo; whoever takes the place that its owner fled from loses a heart."""

    id = "burrowing"
    cost = 5

    def smashes(self, table: TokyoTable, it: Held) -> int:
        return 1 if table.in_tokyo(it.seat) else 0

    def bites(self, table: TokyoTable, it: Held) -> int:
        return 1


class FireBreathing(Card):
    """A result with a smash burns both neighbours."""

    id = "fire_breathing"
    cost = 4

    def fire(self, table: TokyoTable, it: Held) -> int:
        return 1


class HealingRay(Card):
    """Heart dice may heal others, who pay for it."""

    id = "healing_ray"
    cost = 4

    def heals_others(self, table: TokyoTable, it: Held) -> bool:
        """Even while nobody is wounded: smashes resolved first may see to that."""
        return True


class NovaBreath(Card):
    """Smashes hit everybody."""

    id = "nova_breath"
    cost = 7

    def smashes_everybody(self, table: TokyoTable, it: Held) -> bool:
        return True


class PoisonQuills(Card):
    """Three 2s add two smashes."""

    id = "poison_quills"
    cost = 3

    def smashes(self, table: TokyoTable, it: Held) -> int:
        return 2 if count(table.hand, TWO) >= 3 else 0


class PoisonSpit(Card):
    """Smashed monsters are poisoned."""

    id = "poison_spit"
    cost = 4

    def drew_blood(self, table: TokyoTable, it: Held, victim: int) -> None:
        table.monsters[victim].poison += 1
        table.tell(facts.TOKEN_GIVEN, victim, self.id, 0, it.seat, "poison")


class ShrinkRay(Card):
    """Smashed monsters shrink: they roll fewer dice."""

    id = "shrink_ray"
    cost = 6

    def drew_blood(self, table: TokyoTable, it: Held, victim: int) -> None:
        table.monsters[victim].shrink += 1
        table.tell(facts.TOKEN_GIVEN, victim, self.id, 0, it.seat, "shrink")


class SpikedTail(Card):
    """One smash more where there is one."""

    id = "spiked_tail"
    cost = 5

    def more_smashes(self, table: TokyoTable, it: Held) -> int:
        return 1


class Urbavore(Card):
    """In Tokyo: one star more at the start of a turn, one smash more where there is one."""

    id = "urbavore"
    cost = 4

    def turn_started_in_tokyo(self, table: TokyoTable, it: Held) -> None:
        table.score(it.seat, 1, self.id)

    def more_smashes(self, table: TokyoTable, it: Held) -> int:
        return 1 if table.in_tokyo(it.seat) else 0
