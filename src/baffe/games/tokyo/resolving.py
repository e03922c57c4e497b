"""Resolving the dice: points, hearts, energy; smashes go to attack."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.attack import ATTACK, blow_of, smashes_everybody
from baffe.games.tokyo.damage import sharpened
from baffe.games.tokyo.dice import ENERGY, HEART, ONE, SMASH, count
from baffe.games.tokyo.monster import BAY, CITY, MOST_WITHOUT_BAY, OUTSIDE
from baffe.games.tokyo.table import TokyoStep, TokyoTable
from baffe.kernel.agenda import Decision
from baffe.kernel.asking import Ask
from baffe.kernel.fact import parts_of
from baffe.kernel.seat import NOBODY, Seat


class Resolve(TokyoStep):
    """S8: smashes added by cards, what cards read in the dice, points; then hearts, energy and smashes."""

    def run(self, table: TokyoTable) -> None:
        table.phase = "resolve"
        me = table.active
        cards = table.monsters[me].powers
        count_smashes(table, me)
        for it in cards:
            it.power.resolving(table, it)
        for face in range(3):
            same = count(table.roll, face)
            if same >= 3:
                table.score(me, face + 1 + same - 3, "tokyo/R23")
                if face == ONE:
                    for it in cards:
                        it.power.three_ones(table, it)
        for it in cards:
            if it.power.takes_over_dice(table, it):
                return
        if table.smashes > 0 and table.book.order.is_asked(table):
            table.then(ORDER_IN_BAY)
            return
        take_hearts(table)
        take_energy(table)
        if table.smashes > 0:
            table.then(ATTACK)


def count_smashes(table: TokyoTable, me: Seat) -> None:
    """Those of the result, once and for all."""
    total = smashes_of(table, me)
    added = total - count(table.roll, SMASH)
    if added > 0 and table.loud:
        table.tell(facts.SMASHES_ADDED, me, "tokyo/R29", added, word=parts_of(added_by(table, me), added, fewest=1))
    table.smashes = total


def added_by(table: TokyoTable, me: Seat) -> list[tuple[str, int]]:
    """Smashes that do not lie on the dice, and the cards that add them; those of others come first."""
    cards = table.monsters[me].powers
    given = [("tokyo/R29", table.smashes)]
    return given + [(it.power.id, it.power.smashes(table, it) + it.power.more_smashes(table, it)) for it in cards]


def smashes_of(table: TokyoTable, me: Seat) -> int:
    """On dice, given by others, added by cards, and those added where there is at least one."""
    cards = table.monsters[me].powers
    total = count(table.roll, SMASH) + table.smashes
    for it in cards:
        total += it.power.smashes(table, it)
    if total > 0:
        more = 0
        for it in cards:
            more += it.power.more_smashes(table, it)
        total += more
    return total


def take_hearts(table: TokyoTable) -> None:
    """Heart dice heal outside Tokyo; with tokens to be rid of they are shared out one by one."""
    me = table.active
    hearts = count(table.roll, HEART)
    if hearts == 0:
        return
    monster = table.monsters[me]
    if monster.poison + monster.shrink > 0:
        share_hearts(table)
    elif monster.place == OUTSIDE:
        table.heal(me, hearts, "tokyo/R25")


def share_hearts(table: TokyoTable) -> None:
    table.then(ShareHearts(count(table.roll, HEART), 0, 0, 0, (0,) * len(table.monsters)))


def take_energy(table: TokyoTable) -> None:
    """All energy dice are one gain."""
    energy = count(table.roll, ENERGY)
    if energy > 0:
        table.gain_energy(table.active, energy, "tokyo/R24")


class DiceOrder:
    """tokyo/R22: hearts, energy, smashes; asked only by cards."""

    def is_asked(self, table: TokyoTable) -> bool:
        """Whether another order could change the result. Looks, never touches."""
        return False


class OrderInBayToo(DiceOrder):
    """tokyo/R22, tokyo/R95: hearts do nothing in Tokyo Bay; they do if smashes close it first, so that is asked."""

    def is_asked(self, table: TokyoTable) -> bool:
        me = table.monsters[table.active]
        if me.place != BAY or count(table.roll, HEART) == 0 or table.occupant(CITY) == NOBODY:
            return False  # with the City empty the Bay's monster moves there, and hearts do as little
        if me.hearts >= table.most_hearts(table.active) and me.poison + me.shrink == 0:
            return False
        falls = 0
        for damage in blow_of(table, table.smashes, smashes_everybody(table)):
            if table.monsters[damage.victim].hearts <= damage.hearts + sharpened(table, damage):
                falls += 1
        return table.living - falls <= MOST_WITHOUT_BAY


class OrderInBay(Ask[TokyoTable]):
    """Hearts or smashes first, when smashes may close Tokyo Bay."""

    def question(self, table: TokyoTable) -> Decision | None:
        return table.ask(table.active, "order", ("first:heart", "first:smash"))

    def choose(self, table: TokyoTable, choice: str) -> None:
        take_energy(table)
        if choice == "first:heart":
            take_hearts(table)
        table.then(ATTACK)
        if choice == "first:smash":
            table.then(LATE_HEARTS)


class LateHearts(TokyoStep):
    """Heart dice after smashes."""

    def run(self, table: TokyoTable) -> None:
        take_hearts(table)


ORDER_IN_BAY: Final = OrderInBay()
LATE_HEARTS: Final = LateHearts()


class ShareHearts(Ask[TokyoTable]):
    """Where the next heart die goes. When all are given, they take effect: one gain for each monster."""

    left: int
    own: int
    poison: int
    shrink: int
    given: tuple[int, ...]  # hearts for each seat

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"left": self.left}

    def question(self, table: TokyoTable) -> Decision | None:
        if self.left == 0:
            return None
        me = table.active
        monster = table.monsters[me]
        outside = monster.place == OUTSIDE
        words: list[str] = []
        if outside:
            words.append("heart:self")
            if monster.poison > self.poison:
                words.append("heart:poison")
            if monster.shrink > self.shrink:
                words.append("heart:shrink")
        for it in monster.powers:
            for seat in it.power.may_heal(table, it, self.given):
                word = f"heart@{seat}"
                if word not in words:
                    words.append(word)
        if not outside:
            words.append("no")
        return table.ask(me, "heart", tuple(words))

    def choose(self, table: TokyoTable, choice: str) -> None:
        given = self.given
        if choice.startswith("heart@"):
            seat = int(choice[6:])
            given = given[:seat] + (given[seat] + 1,) + given[seat + 1 :]
        own = self.own + (choice == "heart:self")
        poison = self.poison + (choice == "heart:poison")
        shrink = self.shrink + (choice == "heart:shrink")
        table.then(ShareHearts(self.left - 1, own, poison, shrink, given))

    def run(self, table: TokyoTable) -> None:
        me = table.active
        monster = table.monsters[me]
        monster.poison -= self.poison
        monster.shrink -= self.shrink
        for token in ["poison"] * self.poison + ["shrink"] * self.shrink:
            table.tell(facts.TOKEN_REMOVED, me, "tokyo/R26", word=token)
        table.heal(me, self.own, "tokyo/R25")
        for it in monster.powers:
            it.power.hearts_given(table, it, self.given)
