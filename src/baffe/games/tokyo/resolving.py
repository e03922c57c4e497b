"""Resolving the dice: points, hearts, energy; smashes go to attack."""

from typing import Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.attack import Attack
from baffe.games.tokyo.hand import ENERGY, HEART, ONE, SMASH, count
from baffe.games.tokyo.table import Ask, TokyoStep, TokyoTable
from baffe.kernel.agenda import Decision


class Resolve(TokyoStep):
    """S8: smashes added by cards, what cards read in the dice, points; then hearts, energy and smashes."""

    name = "resolve"

    def run(self, table: TokyoTable) -> None:
        table.phase = "resolve"
        me = table.active
        cards = table.monsters[me].cards
        count_smashes(table, me)
        for it in cards:
            it.power.resolving(table, it)
        for face in (0, 1, 2):
            same = count(table.hand, face)
            if same >= 3:
                table.score(me, face + 1 + same - 3, "tokyo/R23")
                if face == ONE:
                    for it in cards:
                        it.power.three_ones(table, it)
        table.then(ORDER)


def count_smashes(table: TokyoTable, me: int) -> None:
    """The result's smashes: those on dice, those that cards add, and those added where there is at least one."""
    cards = table.monsters[me].cards
    on_dice = count(table.hand, SMASH)
    total = on_dice
    for it in cards:
        total += it.power.smashes(table, it)
    if total > 0:
        more = 0
        for it in cards:
            more += it.power.more_smashes(table, it)
        total += more
    table.smashes = total
    if total > on_dice:
        table.tell(facts.SMASHES_ADDED, me, "tokyo/R29", total - on_dice)


class Order(Ask):
    """Hearts, energy, smashes; the order of hearts and smashes is asked where hearts may go to others."""

    name = "order"

    def question(self, table: TokyoTable) -> Decision | None:
        if table.smashes > 0 and count(table.hand, HEART) > 0 and can_heal_others(table):
            return table.ask(table.active, "order", ("first:heart", "first:smash"))
        return None

    def run(self, table: TokyoTable) -> None:
        table.then(HEARTS)
        table.then(GAIN_ENERGY)
        table.then(ATTACK)

    def choose(self, table: TokyoTable, choice: str) -> None:
        if choice == "first:heart":
            self.run(table)
        else:
            table.then(GAIN_ENERGY)
            table.then(ATTACK)
            table.then(HEARTS)


def can_heal_others(table: TokyoTable) -> bool:
    for it in table.monsters[table.active].cards:
        if it.power.heals_others(table, it):
            return True
    return False


class Hearts(TokyoStep):
    """Heart dice heal outside Tokyo; they are shared out one by one where tokens or other monsters make it matter."""

    name = "hearts"

    def run(self, table: TokyoTable) -> None:
        me = table.active
        hearts = count(table.hand, HEART)
        if hearts == 0 or table.monsters[me].out:
            return
        table.then(ShareHearts(hearts, 0, 0, 0, (0,) * len(table.monsters)))


class ShareHearts(Ask):
    """Where the next heart die goes. When all are given, they take effect: one gain for each monster."""

    name = "share_hearts"
    shape = "left:int own:int poison:int shrink:int given:ints"

    def __init__(self, left: int, own: int, poison: int, shrink: int, given: tuple[int, ...]) -> None:
        self.left: Final = left
        self.own: Final = own
        self.poison: Final = poison
        self.shrink: Final = shrink
        self.given: Final = given  # hearts for each seat

    def question(self, table: TokyoTable) -> Decision | None:
        if self.left == 0:
            return None
        me = table.active
        monster = table.monsters[me]
        words: list[str] = []
        outside = not table.in_tokyo(me)
        if outside:
            words.append("heart:self")
            if monster.poison > self.poison:
                words.append("heart:poison")
            if monster.shrink > self.shrink:
                words.append("heart:shrink")
        if can_heal_others(table):
            for seat in table.others(me):
                if table.monsters[seat].hearts + self.given[seat] < table.most_hearts(seat):
                    words.append(f"heart@{seat}")
        if not outside:
            words.append("no")
        return table.ask(me, "heart", tuple(words))

    def choose(self, table: TokyoTable, choice: str) -> None:
        left, own, poison, shrink = self.left - 1, self.own, self.poison, self.shrink
        given = self.given
        if choice == "heart:self":
            own += 1
        elif choice == "heart:poison":
            poison += 1
        elif choice == "heart:shrink":
            shrink += 1
        elif choice.startswith("heart@"):
            seat = int(choice[6:])
            given = given[:seat] + (given[seat] + 1,) + given[seat + 1 :]
        table.then(ShareHearts(left, own, poison, shrink, given))

    def run(self, table: TokyoTable) -> None:
        me = table.active
        monster = table.monsters[me]
        for _ in range(self.poison):
            monster.poison -= 1
            table.tell(facts.TOKEN_REMOVED, me, "tokyo/R26", what="poison")
        for _ in range(self.shrink):
            monster.shrink -= 1
            table.tell(facts.TOKEN_REMOVED, me, "tokyo/R26", what="shrink")
        table.heal(me, self.own, "tokyo/R25")
        for seat in table.others(me):
            if self.given[seat]:
                heal_for_pay(table, me, seat, self.given[seat])


def heal_for_pay(table: TokyoTable, healer: int, seat: int, hearts: int) -> None:
    """The healed monster pays 2 energy for each heart die, or what it has."""
    price = min(table.monsters[seat].energy, 2 * hearts)
    table.heal(seat, hearts, "tokyo/R27", healer)
    table.pay(seat, price, "tokyo/R27", healer)
    table.gain_energy(healer, price, "tokyo/R27", seat)


class GainEnergy(TokyoStep):
    """All energy dice are one gain."""

    name = "gain_energy"

    def run(self, table: TokyoTable) -> None:
        if not table.monsters[table.active].out:
            table.gain_energy(table.active, count(table.hand, ENERGY), "tokyo/R24")


ORDER = Order()
HEARTS = Hearts()
GAIN_ENERGY = GainEnergy()
ATTACK = Attack()
