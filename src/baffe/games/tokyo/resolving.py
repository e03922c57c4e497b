"""Resolving the dice: points, hearts, energy; smashes go to attack."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.attack import Attack
from baffe.games.tokyo.hand import ENERGY, HEART, ONE, SMASH, count
from baffe.games.tokyo.monster import OUTSIDE
from baffe.games.tokyo.table import Ask, TokyoStep, TokyoTable
from baffe.kernel.agenda import Decision


class Resolve(TokyoStep):
    """S8: smashes added by cards, what cards read in the dice, points; then hearts, energy and smashes."""

    name = "resolve"

    def run(self, table: TokyoTable) -> None:
        table.phase = "resolve"
        me = table.active
        cards = table.monsters[me].powers
        count_smashes(table, me)
        for it in cards:
            it.power.resolving(table, it)
        for face in range(3):
            same = count(table.hand, face)
            if same >= 3:
                table.score(me, face + 1 + same - 3, "tokyo/R23")
                if face == ONE:
                    for it in cards:
                        it.power.three_ones(table, it)
        if can_heal_others(table):
            table.then(ORDER)
        else:
            take_hearts(table)
            take_energy(table)
            if table.smashes > 0:
                table.then(ATTACK)


def count_smashes(table: TokyoTable, me: int) -> None:
    """Those of the result, once and for all."""
    total = smashes_of(table, me)
    on_dice = count(table.hand, SMASH)
    table.smashes = total
    if total > on_dice:
        table.tell(facts.SMASHES_ADDED, me, "tokyo/R29", total - on_dice)


def smashes_of(table: TokyoTable, me: int) -> int:
    """On dice, given by others, added by cards, and those added where there is at least one."""
    cards = table.monsters[me].powers
    total = count(table.hand, SMASH) + table.smashes
    for it in cards:
        total += it.power.smashes(table, it)
    if total > 0:
        more = 0
        for it in cards:
            more += it.power.more_smashes(table, it)
        total += more
    return total


class Order(Ask):
    """Hearts may go to others, so it matters whether hearts or smashes come first; energy never matters."""

    name = "order"

    def question(self, table: TokyoTable) -> Decision | None:
        if table.smashes > 0 and count(table.hand, HEART) > 0 and reaches_somebody(table):
            return table.ask(table.active, "order", ("first:heart", "first:smash"))
        return None

    def run(self, table: TokyoTable) -> None:
        self.choose(table, "first:heart")

    def choose(self, table: TokyoTable, choice: str) -> None:
        take_energy(table)
        if choice == "first:heart":
            table.then(HEARTS)
            table.then(ATTACK)
        else:
            table.then(ATTACK)
            table.then(HEARTS)


def reaches_somebody(table: TokyoTable) -> bool:
    """The smashes, or the fire that comes with them, hurt at least one monster unless it is stopped."""
    me = table.active
    for it in table.monsters[me].powers:
        if it.power.smashes_everybody(table, it) or it.power.fire(table, it):
            return True
    return any([table.in_tokyo(seat) != table.in_tokyo(me) for seat in table.others(me)])


def can_heal_others(table: TokyoTable) -> bool:
    for it in table.monsters[table.active].powers:
        if it.power.heals_others(table, it):
            return True
    return False


class Hearts(TokyoStep):
    """Heart dice that may go to others."""

    name = "hearts"

    def run(self, table: TokyoTable) -> None:
        take_hearts(table)


def take_hearts(table: TokyoTable) -> None:
    """Heart dice heal outside Tokyo; they are shared out one by one where tokens or other monsters make it matter."""
    me = table.active
    hearts = count(table.hand, HEART)
    if hearts == 0:
        return
    monster = table.monsters[me]
    if can_heal_others(table) or monster.poison + monster.shrink > 0:
        table.then(ShareHearts(hearts, 0, 0, 0, (0,) * len(table.monsters)))
    elif monster.place == OUTSIDE:
        table.heal(me, hearts, "tokyo/R25")


def take_energy(table: TokyoTable) -> None:
    """All energy dice are one gain."""
    energy = count(table.hand, ENERGY)
    if energy > 0:
        table.gain_energy(table.active, energy, "tokyo/R24")


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

    def about(self, table: TokyoTable) -> dict[str, Any]:
        return {"left": self.left}

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


ORDER: Final = Order()
HEARTS: Final = Hearts()
ATTACK: Final = Attack()
