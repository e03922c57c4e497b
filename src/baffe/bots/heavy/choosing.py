"""What to deploy, to commit, to fire at, to tag; whom to side with."""

from typing import Final

from baffe.bots.heavy.adding import added
from baffe.bots.heavy.firing import (
    TagPlan,
    best_orders,
    pain,
    shot_worth,
    weapons_in_hand,
    wishes_of,
    worths_from,
)
from baffe.bots.heavy.going import best_facing
from baffe.bots.heavy.keeping import discard
from baffe.bots.heavy.look import Look
from baffe.games.heavy_hitters.combat import Act
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.hexes import NOWHERE
from baffe.games.heavy_hitters.squad import COMBAT, HH, RECON, REPAIR, RESERVE
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.games.heavy_hitters.tagging import tag_price
from baffe.games.heavy_hitters.words import FACE_WORDS, PUSH_WORDS
from baffe.kernel.agenda import Step
from baffe.kernel.seat import Seat

BATTERY: Final = "s_battery"
DONE: Final = "done"
CHARGED: Final = 1.3  # what the Energy of a battery must bring
FIRST: Final[tuple[int, ...]] = (RECON, COMBAT, REPAIR)  # in the order in which they are deployed


def step_of(table: HeavyTable, seat: Seat) -> Step[HeavyTable] | None:
    """The step that asks this seat."""
    for asked in table.decisions:
        if asked.seat == seat:
            return table.step_of(asked)
    return None


# -- Deploy --


def deploy(look: Look, words: tuple[str, ...]) -> str:
    """Recon first: it is fast and tags cheaply. Never on credit."""
    for verb in ("s_express", "deploy"):
        if verb == "deploy" and look.squad.deploy_cost > look.squad.energy:
            continue
        for unit in FIRST:
            word = f"{verb}:{UNITS[unit]}"
            if word in words:
                return word
    return DONE


# -- Movement and Combat --


def face(look: Look, words: tuple[str, ...]) -> str:
    """Where most can be fired at. A battery is used before that if its Energy is needed."""
    facing, worth = best_facing(look, look.squad.energy)
    if BATTERY in words and best_facing(look, look.squad.energy + charge(look))[1] - worth >= CHARGED:
        return BATTERY
    return FACE_WORDS[facing]


def charge(look: Look) -> int:
    """The Energy of a battery."""
    return look.table.book.power(BATTERY).effect.n


def commit(look: Look, words: tuple[str, ...]) -> str:
    """The weapons that bring most for their Energy; what tags need is kept."""
    book, squad = look.table.book, look.squad
    cards = weapons_in_hand(look)
    worths = worths_from(look, squad.at[HH], cards)[squad.facing] if squad.on_board(HH) else [0.0] * len(cards)
    orders = best_orders(look, cards, worths, wishes_of(look, squad.at), squad.energy)
    word = book.commit_word(tuple([card for i, card in enumerate(cards) if orders.chosen >> i & 1]))
    return word if word in words else words[0]


def attack(look: Look, words: tuple[str, ...]) -> str:
    """The target that is worth most, or a repair."""
    step = step_of(look.table, look.seat)
    best, most = "hold", 0.0
    if not isinstance(step, Act):
        return best
    weapon = look.table.weapon_of(step.unit, step.card)
    for word in words:
        verb, _, what = word.partition(":")
        worth = 0.0
        if verb == "fire":
            name, _, seat = what.partition("@")
            worth = shot_worth(look, step.unit, weapon, Seat(int(seat)), UNITS.index(name))
        elif word.startswith("repair"):
            worth = repair_worth(look, Seat(int(word[7:])) if "@" in word else look.seat)
        if worth > most:
            best, most = word, worth
    return best


def repair_worth(look: Look, patient: Seat) -> float:
    """Nothing for an ally of one round."""
    if patient not in look.team():
        return 0.0
    return (7 - look.squad.repair_on) / 6 * look.card_worth_of(patient) + 0.1


def overclock(look: Look, words: tuple[str, ...]) -> str:
    """Once a game: the best shot, if it is a good one and slow."""
    book, squad = look.table.book, look.squad
    best, most = "no", 1.5
    for word in words:
        card = book.data.card_number(word.partition(":")[2])
        if card >= 0:
            weapon = book.weapons[card]
            worth = worths_from(look, squad.at[HH], [card])[squad.facing][0]
            if weapon is not None and weapon.speed <= 6 and worth > most:
                best, most = word, worth
    return best


def push(look: Look, words: tuple[str, ...]) -> str:
    """Away from buildings, into dangerous zones."""
    table = look.table
    target = table.squads[table.attack.target].at[table.attack.target_unit]
    best, most = words[0], -99.0
    for word in words:
        if word in PUSH_WORDS:
            place = table.board.neighbours[target][PUSH_WORDS.index(word)]
            worth = 0.0 if place == NOWHERE else look.zone_harm(place, True)
            for building in table.standing_buildings():
                if place != NOWHERE and table.board.distance(place, table.hexes[building]) <= 1:
                    worth -= 1
            if worth > most:
                best, most = word, worth
    return best


# -- Tag --


def tag(look: Look, words: tuple[str, ...]) -> str:
    """As many good tags as there can be, then those of sponsors and upgrades, then harm to the tags of others."""
    pairs = [plan for plan in plans(look, words) if plan.worth > 0]
    chosen = matching(pairs, 0, 0, 0)
    energy = look.squad.energy
    best, most = "", 0.0
    for plan in chosen:
        worth = plan.worth - pain(look, energy, plan.price)
        if worth > most and (plan.price <= energy or BATTERY not in words):
            best, most = f"tag:{UNITS[plan.unit]}>{look.table.building_name(plan.building)}", worth
    if not best and BATTERY in words and any([plan.price <= energy + charge(look) for plan in chosen]):
        return BATTERY
    return best or _extra_tag(look, words) or _hijack(look, words) or DONE


def plans(look: Look, words: tuple[str, ...]) -> list[TagPlan]:
    found: list[TagPlan] = []
    for word in words:
        if word.startswith("tag:"):
            unit, building = look.table.unit_named(word), look.table.building_named(word)
            price = tag_price(look.table, unit)
            found.append(TagPlan(look.tag_worth(building) - 0.1 * price, price, unit, building))
    return found


def matching(pairs: list[TagPlan], start: int, units: int, buildings: int) -> list[TagPlan]:
    """The most worth of tags, one for each unit and each building."""
    best: list[TagPlan] = []
    most = 0.0
    for i in range(start, len(pairs)):
        pair = pairs[i]
        if units >> pair.unit & 1 or buildings >> pair.building & 1:
            continue
        rest = matching(pairs, i + 1, units | 1 << pair.unit, buildings | 1 << pair.building)
        worth = pair.worth + added([plan.worth for plan in rest])
        if worth > most:
            best, most = [pair, *rest], worth
    return best


def _extra_tag(look: Look, words: tuple[str, ...]) -> str:
    """Saturation Ads every round, a billboard where it counts."""
    best, most = "", 0.0
    for word in words:
        if word.startswith("ads:") or word.startswith("s_billboard:"):
            worth = look.tag_worth(look.table.building_named(word))
            if worth > most:
                best, most = word, worth
    return best


def _hijack(look: Look, words: tuple[str, ...]) -> str:
    """A tag on a building that would soon come down."""
    best, most = "", 1
    for word in words:
        if word.startswith("s_hijack:"):
            owner = Seat(int(word.partition("@")[2]))
            tags = look.table.squads[owner].tags[look.table.building_named(word)]
            if tags > most:
                best, most = word, tags
    return best


# -- Reset --


def reset(look: Look, words: tuple[str, ...]) -> str:
    for word in ("s_pit", "s_bounty"):
        if word in words:
            return word
    if "p_th4" in words and look.squad.damage.count() >= 5:
        return "p_th4"
    return discard(look, words)


def ally(look: Look, words: tuple[str, ...]) -> str:
    """Not whoever is nearest to a victory; of the others whoever is nearest on the board."""
    table = look.table
    best, most = words[0], -99.0
    for word in words:
        if "@" in word:
            seat = Seat(int(word.partition("@")[2]))
            at = table.squads[seat].at[HH]
            worth = -6 * look.nearness(seat)
            if at != RESERVE and look.squad.at[HH] != RESERVE:
                worth -= 0.2 * table.board.distance(at, look.squad.at[HH])
            if worth > most:
                best, most = word, worth
    return best
