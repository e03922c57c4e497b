"""Damage on its way: what stops it, how it is answered, what it costs, and who falls."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.monster import BAY, CITY, OUTSIDE
from baffe.games.tokyo.table import TokyoStep, TokyoTable, joined
from baffe.kernel.asking import Window
from baffe.kernel.fact import parts_of
from baffe.kernel.seat import NOBODY, Seat, named_seat
from baffe.kernel.state import Value

SAVED: Final = "damage.victim:seat damage.hearts:int damage.packets:int damage.by:anybody damage.smash:bool"


class Damage(Value):
    """Hearts that a monster is about to lose."""

    victim: Seat
    hearts: int
    why: str
    by: Seat = NOBODY
    smash: bool = False
    packets: int = 1  # how many losses it is made of, each of at least one heart

    def softened(self, hearts: int) -> "Damage":
        """The same with so many hearts left."""
        packets = min(self.packets, hearts) if hearts > 0 else 1
        return Damage(self.victim, hearts, self.why, self.by, self.smash, packets)

    def largest(self, hearts: int) -> int:
        """The largest packet, if it costs so many hearts: all others are single hearts."""
        return hearts - self.packets + 1


def held_back(victim: Seat, hearts: int, by: Seat) -> Damage:
    """Smashes that strike only those who stay in Tokyo."""
    return Damage(victim, hearts, "tokyo/R60", by, smash=True)


def strike(table: TokyoTable, victims: list[Seat], hearts: int, why: str, by: Seat = NOBODY) -> None:
    """A loss of hearts that is no smash, for each victim."""
    deal_out(table, [Damage(victim, hearts, why, by) for victim in victims])


def deal_out(table: TokyoTable, blow: list[Damage]) -> None:
    """One blow: each victim is finished before the next; one without cards has nothing to wait for."""
    table.blow += 1
    waiting = False
    for damage in blow:
        waiting = waiting or len(table.monsters[damage.victim].powers) > 0
        if waiting:
            table.then(Hit(damage, False))
        else:
            hit(table, damage, False)


class Hit(TokyoStep):
    """Damage reaches its victim."""

    shape = SAVED + " decided:bool damage.why:str"
    parts = {"damage": Damage}

    damage: Damage
    decided: bool  # the victim has already chosen not to flee

    def run(self, table: TokyoTable) -> None:
        hit(table, self.damage, self.decided)


def hit(table: TokyoTable, damage: Damage, decided: bool) -> None:
    """What stops it or holds it back comes first, then what the victim does about it."""
    monster = table.monsters[damage.victim]
    if monster.out or is_stopped(table, damage, damage.hearts):
        return
    if damage.smash and not decided:
        for it in monster.powers:
            if it.power.dodges(table, it):
                table.held_back += (held_back(damage.victim, damage.hearts, damage.by),)
                table.tell(facts.HELD_BACK, damage.victim, it.card.id, damage.hearts, damage.by)
                return
    if monster.powers:
        table.then(Brace(damage, ()))
    else:  # nothing to answer with
        lose_hearts(table, damage)


def is_stopped(table: TokyoTable, damage: Damage, stake: int) -> bool:
    """The damage has no effect at all; so many hearts were at stake."""
    why = what_stops(table, damage)
    if why:
        table.tell(facts.UNHURT, damage.victim, why, stake, damage.by)
    return why != ""


def what_stops(table: TokyoTable, damage: Damage) -> str:
    """Nothing is left, the victim cannot be touched, or its armour takes it: a rule or a card, "" for nothing."""
    monster = table.monsters[damage.victim]
    if damage.hearts <= 0:
        return "tokyo/R51"
    if monster.untouchable:
        return "tokyo/R41"
    for it in monster.powers:
        if it.power.shrugs_off(table, it, damage.largest(damage.hearts)):
            return it.power.id
    return ""


class Brace(Window[TokyoTable]):
    """S9: the victim answers with cards, one by one, and takes what is left."""

    shape = SAVED + " spent:ints damage.why:str"
    parts = {"damage": Damage}
    kind = "brace"
    declines = "take"

    damage: Damage
    spent: tuple[int, ...]  # cards that have answered it

    def about(self, table: TokyoTable) -> dict[str, Any]:
        damage = self.damage
        hearts = damage.hearts + sharpened(table, damage)
        return {"hearts": hearts, "by": named_seat(damage.by), "smash": damage.smash}

    def opens_for(self, table: TokyoTable) -> Seat:
        return NOBODY if table.monsters[self.damage.victim].out else self.damage.victim

    def reactions(self, table: TokyoTable, seat: Seat) -> tuple[str, ...]:
        words: tuple[str, ...] = ()
        for it in table.monsters[seat].powers:
            if it.number not in self.spent:
                extra = it.power.bracing(table, it, self.damage)
                if extra:
                    words = joined(words, extra)
        return table.with_any_time(seat, words)

    def react(self, table: TokyoTable, seat: Seat, word: str) -> None:
        for it in table.monsters[seat].powers:
            if it.number not in self.spent and word in it.power.bracing(table, it, self.damage):
                it.power.brace(table, it, self, word)
                return

    def declined(self, table: TokyoTable, seat: Seat) -> None:
        lose_hearts(table, self.damage)


def go_on(table: TokyoTable, damage: Damage, left: int, spent: tuple[int, ...]) -> None:
    """A card has left so many hearts of the damage."""
    rest = damage.softened(left)
    if not is_stopped(table, rest, damage.hearts):
        table.then(Brace(rest, spent))


def lose_hearts(table: TokyoTable, damage: Damage) -> None:
    """Hearts are lost, tokens are given, the loss is noted; at 0 the monster falls."""
    victim, by = damage.victim, damage.by
    monster = table.monsters[victim]
    lost = min(damage.hearts + sharpened(table, damage), monster.hearts)
    monster.hearts -= lost
    monster.lost += lost
    if table.loud:
        table.tell(facts.HURT, victim, damage.why, lost, by, parts_of(causes_of(table, damage), lost))
    if by == victim:
        monster.hurt_itself += lost
    elif by != NOBODY:
        attacker = table.monsters[by]
        attacker.hurt_others += lost
        monster.smashed = monster.smashed or damage.smash
        for it in attacker.powers:
            if damage.smash:
                it.power.drew_blood(table, it, victim)
            it.power.wounded(table, it, victim, min(damage.packets, lost))
    if monster.hearts == 0:
        fall(table, victim, by)
    if not monster.out:
        for it in monster.powers:
            it.power.lost_hearts(table, it, damage.largest(lost))


def causes_of(table: TokyoTable, damage: Damage) -> list[tuple[str, int]]:
    """What a loss comes from: smashes, the fire that comes with them, cards that make it worse; or one card alone."""
    causes = [(damage.why, min(damage.hearts, table.smashes) if damage.smash else damage.hearts)]
    if damage.by != NOBODY:
        cards = table.monsters[damage.by].powers
        if damage.smash:  # after a card of the victim nobody can say which heart is spared: smashes come first
            causes += [(it.power.id, it.power.fire) for it in cards if damage.hearts > table.smashes]
        if damage.by == table.active and damage.by != damage.victim:
            causes += [(it.power.id, it.power.sharpens * damage.packets) for it in cards]
    return causes


def sharpened(table: TokyoTable, damage: Damage) -> int:
    """What cards of the active monster add to a loss that it causes to another one."""
    hearts = 0
    if damage.by == table.active and damage.by != damage.victim:
        for it in table.monsters[damage.by].powers:
            hearts += it.power.sharpens
    return hearts * damage.packets


def fall(table: TokyoTable, victim: Seat, by: Seat) -> None:
    """At 0 hearts a card may save the monster; otherwise it is eliminated. Watchers are paid either way."""
    for it in table.monsters[victim].powers:
        if it.power.survives(table, it):
            break
    else:
        eliminate(table, victim, by)
    for monster in table.monsters:
        for it in monster.powers:
            it.power.somebody_fell(table, it)


def eliminate(table: TokyoTable, victim: Seat, by: Seat) -> None:
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
        table.put_tokens(it, 0)
    close_bay(table)


def close_bay(table: TokyoTable) -> None:
    """With four monsters or fewer the Bay's occupant leaves, or moves to the City if that is empty."""
    seat = NOBODY if table.bay_is_open() else table.occupant(BAY)
    if seat != NOBODY:
        if table.occupant(CITY) == NOBODY:
            table.move_to_city(seat, "tokyo/R95")
        else:
            table.leave_tokyo(seat, "tokyo/R95")
