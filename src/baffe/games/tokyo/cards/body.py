"""Cards that save hearts, win them back, or make something of their loss."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.attack import Brace, answered
from baffe.games.tokyo.card import NO_WORDS, Card, Held
from baffe.games.tokyo.hand import FACES, HEART, THREE, UNITS, count, names
from baffe.games.tokyo.monster import OUTSIDE
from baffe.games.tokyo.table import Ask, TokyoTable
from baffe.kernel.agenda import Decision


class ArmorPlating(Card):
    """A loss of exactly 1 heart is ignored."""

    id = "armor_plating"
    cost = 4

    def shrugs_off(self, table: TokyoTable, it: Held, hearts: int) -> bool:
        return hearts == 1


class Camouflage(Card):
    """One die for each heart at stake; each heart thrown saves one. Once for each hit."""

    id = "camouflage"
    cost = 3
    own_words = ("camouflage",)

    def bracing(self, table: TokyoTable, it: Held, hit: Brace) -> tuple[str, ...]:
        return self.own_words

    def brace(self, table: TokyoTable, it: Held, hit: Brace, word: str) -> None:
        thrown = table.throw_beside(it.seat, hit.hearts, self.id)
        table.then(
            CamouflageDice(
                hit.victim, hit.hearts, hit.packets, hit.by, hit.smash, hit.spent, hit.why, it.number, thrown
            )
        )


class CamouflageDice(Ask):
    """3s among the dice thrown for Camouflage may be rolled again by a card that rolls 3s again."""

    name = "camouflage_dice"
    shape = "victim:seat hearts:int packets:int by:anybody smash:bool spent:ints why:str card:int thrown:int"

    def __init__(
        self,
        victim: int,
        hearts: int,
        packets: int,
        by: int,
        smash: bool,
        spent: tuple[int, ...],
        why: str,
        card: int,
        thrown: int,
    ) -> None:
        self.victim: Final = victim
        self.hearts: Final = hearts
        self.packets: Final = packets
        self.by: Final = by
        self.smash: Final = smash
        self.spent: Final = spent
        self.why: Final = why
        self.card: Final = card
        self.thrown: Final = thrown

    def asks(self, table: TokyoTable) -> int:
        return self.victim

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"dice": names(self.thrown), "hearts": self.hearts}

    def question(self, table: TokyoTable) -> Decision | None:
        word = rerolls_threes(table, self.victim) if count(self.thrown, THREE) else ""
        return table.ask(self.victim, "reroll", (word, "no")) if word else None

    def choose(self, table: TokyoTable, choice: str) -> None:
        if choice == "no":
            self.run(table)
            return
        new = table.chance.die()
        table.tell(facts.THREW, self.victim, choice, what=FACES[new])
        thrown = self.thrown + UNITS[new] - UNITS[THREE]
        table.then(
            CamouflageDice(
                self.victim, self.hearts, self.packets, self.by, self.smash, self.spent, self.why, self.card, thrown
            )
        )

    def run(self, table: TokyoTable) -> None:
        hit = Brace(self.victim, self.hearts, self.packets, self.by, self.smash, self.spent, self.why)
        answered(table, hit.left(self.card, self.hearts - count(self.thrown, HEART)))


def rerolls_threes(table: TokyoTable, seat: int) -> str:
    """The word of a card of that seat that rolls 3s again, or nothing."""
    for it in table.monsters[seat].powers:
        word = it.power.rerolls_threes
        if word:
            return word
    return ""


class EvenBigger(Card):
    """2 hearts on arrival, and a maximum of 12."""

    id = "even_bigger"
    cost = 4

    def most_hearts(self, table: TokyoTable, it: Held) -> int:
        return 12

    def arrived(self, table: TokyoTable, it: Held) -> None:
        table.heal(it.seat, 2, self.id)


class ItHasAChild(Card):
    """At 0 hearts: no cards, no stars, out of Tokyo, and 10 hearts."""

    id = "it_has_a_child"
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

    id = "jets"
    cost = 5

    def dodges(self, table: TokyoTable, it: Held) -> bool:
        return table.monsters[it.seat].place != OUTSIDE


class RapidHealing(Card):
    """2 energy for 1 heart, at any time."""

    id = "rapid_healing"
    cost = 3
    own_words = ("rapid_healing",)

    def any_time(self, table: TokyoTable, it: Held) -> tuple[str, ...]:
        monster = table.monsters[it.seat]
        return self.own_words if monster.energy >= 2 and monster.hearts < table.most_hearts(it.seat) else NO_WORDS

    def use(self, table: TokyoTable, it: Held, word: str) -> None:
        table.pay(it.seat, 2, self.id)
        table.heal(it.seat, 1, self.id)


class Regeneration(Card):
    """One heart more with every gain of hearts."""

    id = "regeneration"
    cost = 4

    def more_hearts(self, table: TokyoTable, it: Held) -> int:
        return 1


class WereOnlyMakingItStronger(Card):
    """1 energy for a loss of 2 hearts or more at once."""

    id = "were_only_making_it_stronger"
    cost = 3

    def lost_hearts(self, table: TokyoTable, it: Held, most: int) -> None:
        if most >= 2:
            table.gain_energy(it.seat, 1, self.id)


class Wings(Card):
    """2 energy: no heart is lost until the turn ends."""

    id = "wings"
    cost = 6
    own_words = ("wings",)

    def bracing(self, table: TokyoTable, it: Held, hit: Brace) -> tuple[str, ...]:
        return self.own_words if table.monsters[it.seat].energy >= 2 else NO_WORDS

    def brace(self, table: TokyoTable, it: Held, hit: Brace, word: str) -> None:
        table.pay(it.seat, 2, self.id)
        table.monsters[it.seat].untouchable = True
        answered(table, hit)
