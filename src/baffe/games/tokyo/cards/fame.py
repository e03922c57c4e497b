"""Cards that bring stars, energy and turns."""

from typing import Final

from baffe.games.tokyo.card import Card, Held
from baffe.games.tokyo.hand import ENERGY, HEART, ONE, THREE, TWO, count
from baffe.games.tokyo.table import Ask, TokyoTable
from baffe.kernel.agenda import Decision


def alike(table: TokyoTable, it: Held) -> int:
    """How many cards of the owner have this power, said to the first of them: they look at the same moment."""
    same = [other.number for other in table.monsters[it.seat].cards if other.power is it.power]
    return len(same) if same[0] == it.number else 0


class AlphaMonster(Card):
    """1 star for a result with a smash."""

    id = "alpha_monster"
    cost = 5

    def smashing(self, table: TokyoTable, it: Held) -> None:
        table.score(it.seat, 1, self.id)


class BatteryMonster(Card):
    """6 energy on arrival, 2 of them at the start of each turn; empty, it is discarded."""

    id = "battery_monster"
    cost = 3
    tokens = 6

    def turn_started(self, table: TokyoTable, it: Held) -> None:
        """A card and its copy pay together: an emptied one takes the copy's effect away only afterwards."""
        taken = min(2, it.tokens)
        table.take_energy(it.seat, taken, self.id)
        now = table.held(it.number)
        if it.tokens == taken:
            table.discard_card(it, self.id)
        elif now is not None and now.power is self:
            table.put_tokens(it, it.tokens - taken)


class CompleteDestruction(Card):
    """9 stars for all six faces."""

    id = "complete_destruction"
    cost = 3

    def resolving(self, table: TokyoTable, it: Held) -> None:
        hand = table.hand
        if table.smashes > 0 and all([count(hand, face) for face in (ONE, TWO, THREE, HEART, ENERGY)]):
            table.score(it.seat, 9, self.id)


class Detritivore(Card):
    """2 stars for 1, 2 and 3."""

    id = "detritivore"
    cost = 4

    def resolving(self, table: TokyoTable, it: Held) -> None:
        if count(table.hand, ONE) and count(table.hand, TWO) and count(table.hand, THREE):
            table.score(it.seat, 2, self.id)


class EaterOfTheDead(Card):
    """3 stars whenever a monster falls."""

    id = "eater_of_the_dead"
    cost = 4

    def somebody_fell(self, table: TokyoTable, it: Held, victim: int) -> None:
        table.score(it.seat, 3, self.id)


class EnergyHoarder(Card):
    """1 star for every 6 energy as the turn ends."""

    id = "energy_hoarder"
    cost = 3

    def turn_ended(self, table: TokyoTable, it: Held) -> None:
        table.score(it.seat, table.monsters[it.seat].energy // 6, self.id)


class FreezeTime(Card):
    """Three 1s: another turn with one die fewer, if wanted."""

    id = "freeze_time"
    cost = 5

    def next_turn_due(self, table: TokyoTable, it: Held) -> None:
        if count(table.hand, ONE) >= 3 and not table.is_used_up(it):
            table.use_up(it)
            table.then(FreezeAgain(it.seat))


class FreezeAgain(Ask):
    """Another turn?"""

    name = "freeze_again"
    shape = "seat:seat"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, table: TokyoTable) -> Decision | None:
        return table.ask(self.seat, "again", ("again", "no"))

    def choose(self, table: TokyoTable, choice: str) -> None:
        table.again = choice == "again"


class FriendOfChildren(Card):
    """One energy more with every gain of energy."""

    id = "friend_of_children"
    cost = 3

    def more_energy(self, table: TokyoTable, it: Held) -> int:
        return 1


class Gourmet(Card):
    """2 stars more for three 1s."""

    id = "gourmet"
    cost = 4

    def three_ones(self, table: TokyoTable, it: Held) -> None:
        table.score(it.seat, 2, self.id)


class Herbivore(Card):
    """1 star for a turn in which its owner made nobody lose hearts."""

    id = "herbivore"
    cost = 5

    def turn_ended(self, table: TokyoTable, it: Held) -> None:
        monster = table.monsters[it.seat]
        if monster.hurt_others + monster.hurt_itself == 0:
            table.score(it.seat, 1, self.id)


class RootingForTheUnderdog(Card):
    """1 star for being alone with the fewest stars."""

    id = "rooting_for_the_underdog"
    cost = 3

    def turn_ending(self, table: TokyoTable, it: Held) -> None:
        mine = table.monsters[it.seat].stars
        if all([table.monsters[seat].stars > mine for seat in table.others(it.seat)]):
            table.score(it.seat, alike(table, it), self.id)


class SolarPowered(Card):
    """1 energy for an empty reserve."""

    id = "solar_powered"
    cost = 2

    def turn_ended(self, table: TokyoTable, it: Held) -> None:
        if table.monsters[it.seat].energy == 0:
            for _ in range(alike(table, it)):
                table.gain_energy(it.seat, 1, self.id)
