"""Shots: what each is worth from a place, and which of them, and which tags, the Energy is best spent on."""

from typing import Final

from baffe.bots.heavy.adding import added
from baffe.bots.heavy.look import WIN, Look, reaches
from baffe.games.heavy_hitters.aiming import Shot, armor_of, attack_number, damage_of
from baffe.games.heavy_hitters.data.entries import Weapon
from baffe.games.heavy_hitters.data.weapons import (
    ACCURATE,
    DAZZLE,
    INDIRECT,
    NAUSEA,
    SHOVE,
    SNARE,
    SPLASH,
    TWIN,
)
from baffe.games.heavy_hitters.hexes import ALL, ARC_SEXTANTS
from baffe.games.heavy_hitters.sight import BLOCKED, CLEAR, sight_of_target
from baffe.games.heavy_hitters.squad import ALL_UNITS, HH, RESERVE
from baffe.games.heavy_hitters.tagging import tag_price
from baffe.kernel.seat import Seat

NEVER: Final = 1e9  # what cannot be paid
BIG_HIT: Final = 3
UNSEEN: Final = -1  # nobody has looked yet
MOST_DAMAGE: Final = 64  # more than any weapon does
MOST_ARMOR: Final = 8
UNSURE: Final = 0.7  # of a shot at a Heavy Hitter that moves later
UNSURE_UNIT: Final = 0.55


def _chances(accurate: bool) -> tuple[float, ...]:
    return tuple([Shot(0, True, True, CLEAR, True, number, 0, 0).chance(accurate) for number in range(16)])


PLAIN: Final[tuple[float, ...]] = _chances(False)
ACCURATELY: Final[tuple[float, ...]] = _chances(True)


def hit_chance(weapon: Weapon, number: int) -> float:
    return (ACCURATELY if weapon.has(ACCURATE) else PLAIN)[max(min(number, 15), 0)]


# -- shots --


def shot_worth(look: Look, unit: int, weapon: Weapon, target: Seat, target_unit: int) -> float:
    """What firing at a legal target brings, as all stand now."""
    table = look.table
    there = table.squads[target].at[target_unit]
    number = attack_number(table, look.seat, unit, weapon, there)
    damage = damage_of(table, look.seat, unit, weapon, target_unit)
    armor = armor_of(table, target, target_unit, weapon, 0, 0)
    chance = hit_chance(weapon, number)
    key = ((target * len(ALL_UNITS) + target_unit) * MOST_DAMAGE + damage) * MOST_ARMOR + armor
    known = look.damage_worths.get(key)
    if known is None:
        known = look.damage_worths[key] = worth_of_damage(look, target, target_unit, damage, armor)
    worth = known
    if weapon.has(TWIN):
        worth *= 1.8
    if weapon.keywords:
        worth += _keywords(look, unit, weapon, target, target_unit, there)
    return chance * worth


def worth_of_damage(look: Look, target: Seat, target_unit: int, damage: int, armor: int) -> float:
    """What a hit with so many dice is worth."""
    table = look.table
    fails = damage * (armor - 1) / 6
    if target_unit == HH:
        life = table.squads[target].life()
        worth = min(fails, life) * look.hit_worth(target) + 0.3 * reaches(damage, armor, BIG_HIT)
        if damage >= life:
            last = look.allied or len(look.enemies) == 1
            worth += reaches(damage, armor, life) * (WIN if last else 6.0)
        return worth
    left = table.most_hits(target, target_unit) - table.squads[target].hits[target_unit]
    killed = reaches(damage, armor, left)
    return killed * look.unit_worth(target, target_unit) + min(fails, left) * 0.25 * look.style.units


def _keywords(look: Look, unit: int, weapon: Weapon, target: Seat, target_unit: int, there: int) -> float:
    worth = 0.0
    if target_unit == HH:
        if weapon.has(SNARE):
            worth += 0.3
        if weapon.has(NAUSEA):
            worth += 0.4
    if weapon.has(DAZZLE):
        worth += 0.4
    if weapon.has(SHOVE):
        worth += 0.1
    if weapon.has(SPLASH):
        worth += _splash(look, unit, target, target_unit, there)
    return worth


def _splash(look: Look, unit: int, target: Seat, target_unit: int, there: int) -> float:
    """Enemies beside the target, less its own units there."""
    table, worth = look.table, 0.0
    for owner in (look.seat, *look.enemies):
        at = table.squads[owner].at
        for other in ALL_UNITS:
            if at[other] == RESERVE or table.board.distance(there, at[other]) > 1:
                continue
            if owner == look.seat:
                worth -= 0.0 if other == unit else 0.8
            elif owner != target or other != target_unit:
                worth += 0.6 * look.hit_worth(owner) if other == HH else 0.5
    return worth


def worths_from(look: Look, place: int, cards: list[int]) -> list[list[float]]:
    """For each facing, what each of these weapons is worth if the Heavy Hitter stands there."""
    table, squad = look.table, look.squad
    board, weapons = table.board, table.book.weapons
    worths: list[list[float]] = [[0.0] * len(cards) for _ in range(6)]
    here = squad.at[HH]
    if place != here:
        squad.put(HH, place)
    distances = board.distances(place)
    for enemy in look.enemies:
        at = table.squads[enemy].at
        for unit in ALL_UNITS:
            there = at[unit]
            if there in (RESERVE, place):
                continue
            distance = distances[there]
            seen = UNSEEN
            sextants = 0
            sure = 1.0
            for i, card in enumerate(cards):
                weapon = weapons[card]
                if weapon is None or not weapon.range[0] <= distance <= weapon.range[1]:
                    continue
                if seen == UNSEEN:
                    seen = sight_of_target(board, place, there, table.ground)
                    sextants = board.sextants(place, there)
                    if not look.is_settled(enemy, unit):
                        sure = UNSURE if unit == HH else UNSURE_UNIT
                if seen == BLOCKED and not weapon.has(INDIRECT):
                    continue
                worth = shot_worth(look, HH, weapon, enemy, unit)
                if weapon.slot != "orbital":
                    worth *= sure
                for facing in range(6):
                    if worth > worths[facing][i]:
                        if weapon.arc == ALL or sextants & ARC_SEXTANTS[weapon.arc][facing]:
                            worths[facing][i] = worth
    if place != here:
        squad.put(HH, here)
    return worths


def weapons_in_hand(look: Look) -> list[int]:
    """One of each."""
    is_weapon = look.table.book.is_weapon
    return sorted({card for card in look.squad.hand.numbers() if is_weapon[card]})


# -- tags --


class TagPlan:
    """One unit tags one building."""

    def __init__(self, worth: float, price: int, unit: int, building: int) -> None:
        self.worth: Final = worth
        self.price: Final = price
        self.unit: Final = unit
        self.building: Final = building


def rank(plan: TagPlan) -> float:
    return -plan.worth


def tag_plans(look: Look, at: tuple[int, ...]) -> list[TagPlan]:
    """Tags that units on these hexes can place this round, the best first: one for each unit and each building."""
    left = look.tags_left()
    pairs: list[TagPlan] = []
    for unit in ALL_UNITS:
        place = at[unit]
        if place != RESERVE and not look.squad.tagging >> unit & 1:
            for building in look.taggable(place):
                price = tag_price(look.table, unit)
                pairs.append(TagPlan(look.tag_worth(building) - 0.1 * price, price, unit, building))
    if len(pairs) < 2:
        return pairs[:left]
    pairs.sort(key=rank)
    units = buildings = 0
    found: list[TagPlan] = []
    for pair in pairs:
        if not units >> pair.unit & 1 and not buildings >> pair.building & 1:
            units |= 1 << pair.unit
            buildings |= 1 << pair.building
            found.append(pair)
    return found[:left]


def worth_of_tags(look: Look, at: tuple[int, ...]) -> float:
    """What all tags from these hexes are worth, whatever they cost."""
    return added([plan.worth for plan in tag_plans(look, at)])


# -- spending Energy --


def pain(look: Look, energy: int, spent: int) -> float:
    """What overspending costs."""
    over = spent - energy
    if over <= 0:
        return 0.0
    squad = look.squad
    if squad.overspent + over > look.table.book.data.constants.overspend_cap:
        return NEVER
    lost = over - min(over, max(squad.free_overspend - squad.forgiven, 0))
    if lost + 2 >= squad.life():
        return NEVER
    return lost * look.card_worth() * look.style.thrift


class Wish:
    """Something beside weapons that Energy may be spent on."""

    def __init__(self, worth: float, price: int) -> None:
        self.worth: Final = worth
        self.price: Final = price


def wishes_of(look: Look, at: tuple[int, ...]) -> list[Wish]:
    """Tags from these hexes, and a reaction that may be needed."""
    wishes = [Wish(plan.worth, plan.price) for plan in tag_plans(look, at)]
    kept = look.reserve()
    if kept > 0:
        wishes.append(Wish(0.45, kept))
    return wishes


class Orders:
    """The best use of an amount of Energy: which of the weapons, one bit each, and what all of it is worth."""

    def __init__(self, chosen: int, worth: float) -> None:
        self.chosen: Final = chosen
        self.worth: Final = worth


def best_orders(look: Look, cards: list[int], worths: list[float], wishes: list[Wish], energy: int) -> Orders:
    prices = look.table.book.prices
    best, most = 0, -NEVER
    useful = 0
    for i, worth in enumerate(worths):
        if worth > 0.02:
            useful |= 1 << i
    for chosen in range(1 << len(cards)):
        if chosen & ~useful:
            continue
        spent = 0
        worth = 0.0
        for i, card in enumerate(cards):
            if chosen >> i & 1:
                spent += prices[card]
                worth += worths[i]
        paid = pain(look, energy, spent)
        if paid >= NEVER:
            continue
        worth -= paid
        for wish in wishes:
            more = pain(look, energy, spent + wish.price) - paid if wish.price else 0.0
            if wish.worth > more:
                worth += wish.worth - more
                spent += wish.price
                paid += more
        if worth > most:
            best, most = chosen, worth
    return Orders(best, most)
