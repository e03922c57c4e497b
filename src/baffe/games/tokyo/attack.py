"""Smashes and every other loss of hearts: who is hit, how it is answered, who flees, who falls, who enters Tokyo."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.monster import BAY, CITY, OUTSIDE, PLACES
from baffe.games.tokyo.table import Ask, TokyoStep, TokyoTable, joined
from baffe.kernel.agenda import Decision, together
from baffe.kernel.fact import NOBODY

TAKE: Final[tuple[str, ...]] = ("take",)
FLEE_OR_STAY: Final[tuple[str, ...]] = ("flee", "stay")


class Attack(TokyoStep):
    """Smashes strike every monster on the other side of the Tokyo line; fire reaches both neighbours."""

    name = "attack"

    def run(self, table: TokyoTable) -> None:
        me = table.active
        smashes = table.smashes
        if smashes == 0 or table.monsters[me].out:
            return
        table.tell(facts.SMASHED, me, "tokyo/R33", smashes)
        everybody = False
        for it in table.monsters[me].powers:
            it.power.smashing(table, it)
            everybody = everybody or it.power.smashes_everybody(table, it)
        deal_out(table, hits_of(table, smashes, everybody))
        if everybody or not table.in_tokyo(me):
            table.then(FLEEING)


def hits_of(table: TokyoTable, smashes: int, everybody: bool) -> list["Hit"]:
    """What so many smashes of the active monster do, before anybody answers."""
    me = table.active
    fire = 0
    for it in table.monsters[me].powers:
        fire += it.power.fire(table, it)
    others = table.others(me)
    inside = table.in_tokyo(me)
    hits: list[Hit] = []
    for i in range(len(others)):
        seat = others[i]
        burnt = fire if i == 0 or i == len(others) - 1 else 0
        if everybody or table.in_tokyo(seat) != inside:
            hits.append(Hit(seat, smashes + burnt, 1, me, True, False, "tokyo/R33"))
        elif burnt > 0:
            hits.append(Hit(seat, burnt, 1, me, False, False, "tokyo/R38"))
    return hits


def strike(table: TokyoTable, by: int, victims: list[int], hearts: int, why: str) -> None:
    """A loss of hearts that is no smash, for each victim."""
    deal_out(table, [Hit(seat, hearts, 1, by, False, False, why) for seat in victims])


def deal_out(table: TokyoTable, hits: list["Hit"]) -> None:
    """One blow: each victim is finished before the next; one without cards has nothing to wait for."""
    table.blow += 1
    waiting = False
    for hit in hits:
        waiting = waiting or len(table.monsters[hit.victim].powers) > 0
        if waiting:
            table.then(hit)
        else:
            hit.run(table)


class Hit(TokyoStep):
    """Damage on its way. `packets` counts the single hearts it is made of when it comes from several sources."""

    name = "hit"
    shape = "victim:seat hearts:int packets:int by:anybody smash:bool decided:bool why:str"

    def __init__(self, victim: int, hearts: int, packets: int, by: int, smash: bool, decided: bool, why: str) -> None:
        self.victim: Final = victim
        self.hearts: Final = hearts
        self.packets: Final = packets
        self.by: Final = by
        self.smash: Final = smash
        self.decided: Final = decided  # the victim has already chosen not to flee
        self.why: Final = why

    def run(self, table: TokyoTable) -> None:
        monster = table.monsters[self.victim]
        if monster.out:
            return
        if stopped(table, self.victim, self.hearts, self.packets, self.by):
            return
        if self.smash and not self.decided:
            for it in monster.powers:
                if it.power.dodges(table, it):
                    table.held_back += (self.victim, self.hearts)
                    table.tell(facts.HELD_BACK, self.victim, it.card.id, self.hearts, self.by)
                    return
        if monster.powers:
            table.then(Brace(self.victim, self.hearts, self.packets, self.by, self.smash, (), self.why))
        else:  # nothing to answer with
            lose_hearts(table, self.victim, self.hearts, self.packets, self.by, self.smash, self.why)


def stopped(table: TokyoTable, victim: int, hearts: int, packets: int, by: int) -> bool:
    """The hit has no effect at all."""
    why = what_stops(table, victim, hearts, packets)
    if why:
        table.tell(facts.UNHURT, victim, why, hearts, by)
    return why != ""


def what_stops(table: TokyoTable, victim: int, hearts: int, packets: int) -> str:
    """Nothing is left, the victim cannot be touched, or its armour takes it: a rule or a card, "" for nothing."""
    monster = table.monsters[victim]
    if hearts <= 0:
        return "tokyo/R51"
    if monster.untouchable:
        return "tokyo/R41"
    for it in monster.powers:
        if it.power.shrugs_off(table, it, hearts if packets == 1 else hearts - packets + 1):
            return it.power.id
    return ""


class Brace(Ask):
    """S9: the victim answers with cards, one by one, and takes what is left."""

    name = "brace"
    shape = "victim:seat hearts:int packets:int by:anybody smash:bool spent:ints why:str"

    def __init__(
        self, victim: int, hearts: int, packets: int, by: int, smash: bool, spent: tuple[int, ...], why: str
    ) -> None:
        self.victim: Final = victim
        self.hearts: Final = hearts
        self.packets: Final = packets
        self.by: Final = by
        self.smash: Final = smash
        self.spent: Final = spent  # cards that have answered this hit
        self.why: Final = why

    def asks(self, table: TokyoTable) -> int:
        return self.victim

    def about(self, table: TokyoTable) -> dict[str, Any]:
        hearts = self.hearts + sharpened(table, self.victim, self.packets, self.by)
        return {"hearts": hearts, "by": None if self.by == NOBODY else self.by, "smash": self.smash}

    def question(self, table: TokyoTable) -> Decision | None:
        cards = table.monsters[self.victim].powers
        if not cards:
            return None
        words: tuple[str, ...] = ()
        for it in cards:
            if it.number not in self.spent:
                extra = it.power.bracing(table, it, self)
                if extra:
                    words = joined(words, extra)
        for it in cards:
            extra = it.power.any_time(table, it)
            if extra:
                words = joined(words, extra)
        return Decision(self.victim, "brace", words + TAKE) if words else None

    def choose(self, table: TokyoTable, choice: str) -> None:
        if choice == "take":
            self.run(table)
            return
        for it in table.monsters[self.victim].powers:
            if it.number not in self.spent and choice in it.power.bracing(table, it, self):
                it.power.brace(table, it, self, choice)
                return

    def left(self, it_number: int, hearts: int) -> "Brace":
        """What is left of the hit after a card has answered it, which it may do once."""
        return self.softened(hearts, self.spent + (it_number,))

    def softened(self, hearts: int, spent: tuple[int, ...]) -> "Brace":
        packets = min(self.packets, hearts) if hearts > 0 else 1
        return Brace(self.victim, hearts, packets, self.by, self.smash, spent, self.why)

    def run(self, table: TokyoTable) -> None:
        if not table.monsters[self.victim].out:
            lose_hearts(table, self.victim, self.hearts, self.packets, self.by, self.smash, self.why)


def answered(table: TokyoTable, hit: Brace) -> None:
    """Go on with what a card has left of a hit."""
    if not stopped(table, hit.victim, hit.hearts, hit.packets, hit.by):
        table.then(hit)


def lose_hearts(table: TokyoTable, victim: int, hearts: int, packets: int, by: int, smash: bool, why: str) -> None:
    """Hearts are lost, tokens are given, the loss is noted; at 0 the monster falls."""
    monster = table.monsters[victim]
    lost = min(hearts + sharpened(table, victim, packets, by), monster.hearts)
    monster.hearts -= lost
    monster.lost += lost
    table.tell(facts.HURT, victim, why, lost, by)
    if by == victim:
        monster.hurt_itself += lost
    elif by != NOBODY:
        attacker = table.monsters[by]
        attacker.hurt_others += lost
        monster.smashed = monster.smashed or smash
        for it in attacker.powers:
            if smash:
                it.power.drew_blood(table, it, victim)
            it.power.wounded(table, it, victim, min(packets, lost))
    if monster.hearts == 0:
        fall(table, victim, by)
    if not monster.out:
        most = lost - packets + 1
        for it in monster.powers:
            it.power.lost_hearts(table, it, most)


def sharpened(table: TokyoTable, victim: int, packets: int, by: int) -> int:
    """What cards of the active monster add to a loss that it causes to another one."""
    hearts = 0
    if by == table.active and by != victim:
        for it in table.monsters[by].powers:
            hearts += it.power.sharpens(table, it)
    return hearts * packets


def fall(table: TokyoTable, victim: int, by: int) -> None:
    """At 0 hearts a card may save the monster; otherwise it is eliminated. Watchers are paid either way."""
    saved = False
    for it in table.monsters[victim].powers:
        if it.power.survives(table, it):
            saved = True
            break
    if not saved:
        eliminate(table, victim, by)
    for seat in range(len(table.monsters)):
        for it in table.monsters[seat].powers:
            it.power.somebody_fell(table, it, victim)


def eliminate(table: TokyoTable, victim: int, by: int) -> None:
    """The monster is out: its cards and energy are discarded, its stars and tokens gone, its place empty."""
    monster = table.monsters[victim]
    monster.out = True
    monster.fell = table.blow
    monster.hearts = 0
    monster.stars = 0
    monster.energy = 0
    monster.poison = 0
    monster.shrink = 0
    monster.place = OUTSIDE
    table.living -= 1
    table.tell(facts.ELIMINATED, victim, "tokyo/R93", 0, by)
    for it in monster.cards:
        table.discard_card(it, "tokyo/R93")
    for it in monster.innate:
        it.power.eliminated(table, it)
    table.close_bay()


class Fleeing(TokyoStep):
    """S10: every monster in Tokyo that the smashes wounded, or are about to, stays or flees; all decide together."""

    name = "fleeing"

    def run(self, table: TokyoTable) -> None:
        wounded: list[int] = []
        for seat in range(len(table.monsters)):
            monster = table.monsters[seat]
            if monster.place != OUTSIDE and seat != table.active:
                if monster.smashed or seat in table.held_back[::2]:
                    wounded.append(seat)
        if len(wounded) == 1:
            table.then(Flee(wounded[0], True))
        elif wounded:
            table.then(together([Flee(seat, False) for seat in wounded]))
        if table.held_back:
            table.then(HELD_BACK)


class Flee(Ask):
    """Stay in Tokyo or flee. While others are asked too there are no other words: they would uncover answers."""

    name = "flee"
    shape = "seat:seat alone:bool"

    def __init__(self, seat: int, alone: bool) -> None:
        self.seat: Final = seat
        self.alone: Final = alone

    def asks(self, table: TokyoTable) -> int:
        return self.seat

    def about(self, table: TokyoTable) -> dict[str, Any]:
        held = table.held_back
        seats = held[::2]
        if self.seat not in seats:
            return {"by": table.active, "waiting": 0}
        waiting = held[2 * seats.index(self.seat) + 1] + sharpened(table, self.seat, 1, table.active)
        return {"by": table.active, "waiting": waiting}

    def question(self, table: TokyoTable) -> Decision | None:
        monster = table.monsters[self.seat]
        if monster.out or monster.place == OUTSIDE:
            return None
        return table.ask(self.seat, "flee", FLEE_OR_STAY) if self.alone else Decision(self.seat, "flee", FLEE_OR_STAY)

    def choose(self, table: TokyoTable, choice: str) -> None:
        monster = table.monsters[self.seat]
        if choice == "stay":
            table.tell(facts.STAYED, self.seat, "tokyo/R57", what=PLACES[monster.place])
            return
        if monster.place == CITY:
            table.fled_city = self.seat
        else:
            table.fled_bay = self.seat
        table.tell(facts.FLED, self.seat, "tokyo/R57", what=PLACES[monster.place])
        monster.place = OUTSIDE
        held = table.held_back
        table.held_back = ()
        for i in range(0, len(held), 2):
            if held[i] != self.seat:
                table.held_back += (held[i], held[i + 1])


class HeldBack(TokyoStep):
    """S11: smashes held back strike those who stayed."""

    name = "held_back"

    def run(self, table: TokyoTable) -> None:
        held = table.held_back
        table.held_back = ()
        for seat in table.others(table.active):
            for i in range(0, len(held), 2):
                if held[i] == seat:
                    table.then(Hit(seat, held[i + 1], 1, table.active, True, True, "tokyo/R60"))


class Enter(TokyoStep):
    """S12: the active monster, if outside, takes the City, or the open Bay; whoever fled from there may bite."""

    name = "enter"

    def run(self, table: TokyoTable) -> None:
        me = table.active
        place = free_place(table)
        if table.monsters[me].out or table.in_tokyo(me) or place == OUTSIDE:
            return
        fled = table.fled_city if place == CITY else table.fled_bay
        if fled != NOBODY and not table.monsters[fled].out:
            bites = 0
            for it in table.monsters[fled].powers:
                bites += it.power.bites(table, it)
            if bites > 0:
                table.blow += 1
                table.then(Hit(me, bites, bites, fled, False, False, "tokyo/R61"))
        table.then(TAKE_PLACE)


def free_place(table: TokyoTable) -> int:
    if table.occupant(CITY) == NOBODY:
        return CITY
    return BAY if table.bay_is_open() and table.occupant(BAY) == NOBODY else OUTSIDE


class TakePlace(TokyoStep):
    name = "take_place"

    def run(self, table: TokyoTable) -> None:
        me = table.active
        place = free_place(table)
        if not table.monsters[me].out and not table.in_tokyo(me) and place != OUTSIDE:
            table.enter(me, place, "tokyo/R63" if place == CITY else "tokyo/R64")


FLEEING: Final = Fleeing()
HELD_BACK: Final = HeldBack()
TAKE_PLACE: Final = TakePlace()
