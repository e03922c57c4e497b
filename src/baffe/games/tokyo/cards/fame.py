"""Cards that bring stars, energy and turns."""

from baffe.games.tokyo import facts
from baffe.games.tokyo.card import SHOWN, TRIPLES, Card, Held
from baffe.games.tokyo.dice import ENERGY, HEART, ONE, THREE, TWO, count
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.agenda import Decision
from baffe.kernel.asking import Ask
from baffe.kernel.seat import Seat


class AlphaMonster(Card):
    """1 star for a result with a smash."""

    cost = 5

    def smashing(self, table: TokyoTable, it: Held) -> None:
        table.score(it.seat, 1, self.id)


class BatteryMonster(Card):
    """6 energy on arrival, 2 of them at the start of each turn; empty, it is discarded."""

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
            table.spend_tokens(it, taken)


class CompleteDestruction(Card):
    """9 stars for all six faces."""

    cost = 3
    reads = SHOWN

    def resolving(self, table: TokyoTable, it: Held) -> None:
        roll = table.roll
        if table.smashes > 0 and all([count(roll, face) for face in (ONE, TWO, THREE, HEART, ENERGY)]):
            table.score(it.seat, 9, self.id)


class Detritivore(Card):
    """2 stars for 1, 2 and 3."""

    cost = 4
    reads = SHOWN

    def resolving(self, table: TokyoTable, it: Held) -> None:
        if count(table.roll, ONE) and count(table.roll, TWO) and count(table.roll, THREE):
            table.score(it.seat, 2, self.id)


class EaterOfTheDead(Card):
    """3 stars whenever a monster falls."""

    cost = 4

    def somebody_fell(self, table: TokyoTable, it: Held) -> None:
        table.score(it.seat, 3, self.id)


class EnergyHoarder(Card):
    """1 star for every 6 energy as the turn ends."""

    cost = 3

    def turn_ended(self, table: TokyoTable, it: Held) -> None:
        table.score(it.seat, table.monsters[it.seat].energy // 6, self.id)


class FreezeTime(Card):
    """Three 1s: another turn with one die fewer, if wanted."""

    cost = 5
    reads = TRIPLES

    def next_turn_due(self, table: TokyoTable, it: Held) -> None:
        if count(table.roll, ONE) >= 3 and not table.is_used_up(it):
            table.use_up(it)
            table.then(FreezeAgain(it.seat))


class FreezeAgain(Ask[TokyoTable]):
    """Another turn?"""

    seat: Seat

    def asks(self, table: TokyoTable) -> Seat:
        return self.seat

    def question(self, table: TokyoTable) -> Decision | None:
        return table.ask(self.seat, "again", ("again", "no"))

    def choose(self, table: TokyoTable, choice: str) -> None:
        if choice == "again":
            table.again = True
            table.dice_fewer += 1
            table.tell(facts.EXTRA_TURN, self.seat, "tokyo/R86")


class FriendOfChildren(Card):
    """One energy more with every gain of energy."""

    cost = 3
    more_energy = 1


class Gourmet(Card):
    """2 stars more for three 1s."""

    cost = 4
    reads = TRIPLES

    def three_ones(self, table: TokyoTable, it: Held) -> None:
        table.score(it.seat, 2, self.id)


class Herbivore(Card):
    """1 star for a turn in which its owner made nobody lose hearts."""

    cost = 5

    def turn_ended(self, table: TokyoTable, it: Held) -> None:
        monster = table.monsters[it.seat]
        if monster.hurt_others + monster.hurt_itself == 0:
            table.score(it.seat, 1, self.id)


class RootingForTheUnderdog(Card):
    """1 star for being alone with the fewest stars."""

    cost = 3

    def turn_ending(self, table: TokyoTable, it: Held) -> None:
        mine = table.monsters[it.seat].stars
        if all([table.monsters[seat].stars > mine for seat in table.others(it.seat)]):
            table.score(it.seat, table.alike(it), self.id)


class SolarPowered(Card):
    """1 energy for an empty reserve."""

    cost = 2

    def turn_ended(self, table: TokyoTable, it: Held) -> None:
        if table.monsters[it.seat].energy == 0:
            for _ in range(table.alike(it)):
                table.gain_energy(it.seat, 1, self.id)
