"""Cards that save hearts, win them back, or make something of their loss."""

from typing import Any

from baffe.games.tokyo import facts
from baffe.games.tokyo.card import NO_WORDS, Card, Held
from baffe.games.tokyo.cards.dice import words_for_threes
from baffe.games.tokyo.damage import SAVED, Brace, Damage, go_on
from baffe.games.tokyo.dice import DICE, FACES, HEART, THREE, UNITS, count
from baffe.games.tokyo.monster import OUTSIDE
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.asking import Window
from baffe.kernel.seat import Seat


class ArmorPlating(Card):
    """A loss of exactly 1 heart is ignored."""

    cost = 4

    def shrugs_off(self, table: TokyoTable, it: Held, hearts: int) -> bool:
        return hearts == 1


class Camouflage(Card):
    """One die for each heart at stake; each heart thrown saves one. Once for each hit."""

    cost = 3
    own_words = ("camouflage",)

    def bracing(self, table: TokyoTable, it: Held, damage: Damage) -> tuple[str, ...]:
        return self.own_words

    def brace(self, table: TokyoTable, it: Held, hit: Brace, word: str) -> None:
        thrown = table.throw_beside(it.seat, hit.damage.hearts, self.id)
        table.then(CamouflageDice(hit.damage, hit.spent, it.number, thrown))


class CamouflageDice(Window[TokyoTable]):
    """3s among the dice thrown for Camouflage may be rolled again by a card that rolls 3s again."""

    shape = SAVED + " spent:ints damage.why:str card:int thrown:int"
    parts = {"damage": Damage}
    kind = "reroll"

    damage: Damage
    spent: tuple[int, ...]
    card: int
    thrown: int

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"dice": DICE.names(self.thrown), "hearts": self.damage.hearts}

    def opens_for(self, table: TokyoTable) -> Seat:
        return self.damage.victim

    def reactions(self, table: TokyoTable, seat: Seat) -> tuple[str, ...]:
        return words_for_threes(table, seat) if count(self.thrown, THREE) else NO_WORDS

    def react(self, table: TokyoTable, seat: Seat, word: str) -> None:
        new = table.chance.die()
        table.tell(facts.THREW, seat, word, word=FACES[new])
        table.then(CamouflageDice(self.damage, self.spent, self.card, self.thrown + UNITS[new] - UNITS[THREE]))

    def declined(self, table: TokyoTable, seat: Seat) -> None:
        left = self.damage.hearts - count(self.thrown, HEART)
        go_on(table, self.damage, left, self.spent + (self.card,))


class EvenBigger(Card):
    """2 hearts on arrival, and a maximum of 12."""

    cost = 4
    most_hearts = 12

    def arrived(self, table: TokyoTable, it: Held) -> None:
        table.heal(it.seat, 2, self.id)


class ItHasAChild(Card):
    """At 0 hearts: no cards, no stars, out of Tokyo, and 10 hearts."""

    cost = 7

    def survives(self, table: TokyoTable, it: Held) -> bool:
        monster = table.monsters[it.seat]
        for card in monster.cards:
            table.discard_card(card, self.id)
        table.lose_stars(it.seat, monster.stars, it.seat, self.id)
        table.leave_tokyo(it.seat, self.id)
        monster.hearts = 10
        table.tell(facts.REBORN, it.seat, self.id)
        return True


class Jets(Card):
    """Whoever flees loses none of the hearts of that attack."""

    cost = 5

    def dodges(self, table: TokyoTable, it: Held) -> bool:
        return table.monsters[it.seat].place != OUTSIDE


class RapidHealing(Card):
    """2 energy for 1 heart, at any time."""

    cost = 3
    own_words = ("rapid_healing",)

    def any_time(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        monster = table.monsters[it.seat]
        return self.own_words if monster.energy >= 2 and monster.hearts < table.most_hearts(it.seat) else NO_WORDS

    def used(self, table: TokyoTable, it: Held, word: str) -> None:
        table.pay(it.seat, 2, self.id)
        table.heal(it.seat, 1, self.id)


class Regeneration(Card):
    """One heart more with every gain of hearts."""

    cost = 4
    more_hearts = 1


class WereOnlyMakingItStronger(Card):
    """1 energy for a loss of 2 hearts or more at once."""

    cost = 3

    def lost_hearts(self, table: TokyoTable, it: Held, most: int) -> None:
        if most >= 2:
            table.gain_energy(it.seat, 1, self.id)


class Wings(Card):
    """2 energy: no heart is lost until the turn ends."""

    cost = 6
    own_words = ("wings",)

    def bracing(self, table: TokyoTable, it: Held, damage: Damage) -> tuple[str, ...]:
        return self.own_words if table.monsters[it.seat].energy >= 2 else NO_WORDS

    def brace(self, table: TokyoTable, it: Held, hit: Brace, word: str) -> None:
        table.pay(it.seat, 2, self.id)
        table.monsters[it.seat].untouchable = True
        go_on(table, hit.damage, hit.damage.hearts, hit.spent)
