"""Who can be hit from where, and how likely: range, arc, sight, cover, attack number, damage, armor (G83 to G117).

These are the only functions that know it: the rules use them, and whoever shows a shot before it is fired.
"""

from typing import Final

from baffe.games.heavy_hitters.data.entries import Weapon
from baffe.games.heavy_hitters.data.weapons import ACCURATE, HUNTER, INDIRECT, PIERCE, SEEKING
from baffe.games.heavy_hitters.sight import BLOCKED, COVER, sight_of_target
from baffe.games.heavy_hitters.squad import ALL_UNITS, HH, RESERVE
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.seat import Seat
from baffe.kernel.state import Value

DAZZLED: Final = 2  # added to the attack number
POUNCED: Final = 1  # taken off it
BEST_ARMOR: Final = 3  # G198
WORST_ARMOR: Final = 6


class Shot(Value):
    """One weapon and one target, as they stand now."""

    distance: int
    in_range: bool
    in_arc: bool
    sight: int  # CLEAR, COVER or BLOCKED, whatever the weapon makes of it
    legal: bool
    number: int  # the sum that two dice must reach
    damage: int  # dice that the defender throws
    armor: int  # what each of them must reach

    def chance(self, accurate: bool = False) -> float:
        """How likely it hits."""
        return chance_of(self.number, accurate)

    def expected(self, accurate: bool = False) -> float:
        """Damage that is expected before cards, pilots and upgrades."""
        return self.chance(accurate) * self.damage * (self.armor - 1) / 6


def shot(table: HeavyTable, seat: Seat, unit: int, card: int, target: Seat, target_unit: int) -> Shot:
    """That unit fires that weapon at that target."""
    weapon = table.weapon_of(unit, card)
    here, there = table.squads[seat].at[unit], table.squads[target].at[target_unit]
    distance = table.board.distance(here, there)
    in_range = weapon.range[0] <= distance <= weapon.range[1]
    in_arc = is_in_arc(table, seat, unit, weapon, there)
    seen = sight_of_target(table.board, here, there, table.ground)
    legal = in_range and in_arc and (seen != BLOCKED or weapon.has(INDIRECT))
    return Shot(
        distance,
        in_range,
        in_arc,
        seen,
        legal,
        attack_number(table, seat, unit, weapon, there),
        damage_of(table, seat, unit, weapon, target_unit),
        armor_of(table, target, target_unit, weapon, 0, 0),
    )


def is_in_arc(table: HeavyTable, seat: Seat, unit: int, weapon: Weapon, there: int) -> bool:
    """G84 to G87: only Heavy Hitters have a facing."""
    squad = table.squads[seat]
    return unit != HH or table.board.in_arc(squad.at[HH], squad.facing, weapon.arc, there)


def is_legal(table: HeavyTable, seat: Seat, unit: int, weapon: Weapon, there: int) -> bool:
    """G108: in range, in arc, in sight."""
    here = table.squads[seat].at[unit]
    distance = table.board.distance(here, there)
    if not weapon.range[0] <= distance <= weapon.range[1] or not is_in_arc(table, seat, unit, weapon, there):
        return False
    return weapon.has(INDIRECT) or sight_of_target(table.board, here, there, table.ground) != BLOCKED


def facings(table: HeavyTable, seat: Seat, weapon: Weapon, there: int) -> int:
    """The facings, one bit each, in which its Heavy Hitter could fire that weapon there (G108)."""
    here, board = table.squads[seat].at[HH], table.board
    if not weapon.range[0] <= board.distance(here, there) <= weapon.range[1]:
        return 0
    if not weapon.has(INDIRECT) and sight_of_target(board, here, there, table.ground) == BLOCKED:
        return 0
    return sum([1 << facing for facing in range(6) if board.in_arc(here, facing, weapon.arc, there)])


def targets(table: HeavyTable, seat: Seat, unit: int, card: int) -> list[tuple[Seat, int]]:
    """Every legal target, by seats and units."""
    weapon = table.weapon_of(unit, card)
    found: list[tuple[Seat, int]] = []
    for enemy in table.enemies(seat):
        at = table.squads[enemy].at
        for other in ALL_UNITS:
            there = at[other]
            if there != RESERVE and is_legal(table, seat, unit, weapon, there):
                found.append((enemy, other))
    return found


def has_cover(table: HeavyTable, seat: Seat, unit: int, weapon: Weapon, there: int) -> bool:
    """G93 to G95."""
    if weapon.has(INDIRECT) or weapon.has(SEEKING):
        return False
    here = table.squads[seat].at[unit]
    return sight_of_target(table.board, here, there, table.ground) == COVER


def attack_number(table: HeavyTable, seat: Seat, unit: int, weapon: Weapon, there: int) -> int:
    """Before cards and pilots: cover, a dazzled attacker, a pounce."""
    squad = table.squads[seat]
    number = weapon.attack
    if has_cover(table, seat, unit, weapon, there):
        number += table.book.data.constants.cover_modifier
    if squad.dazzled >> unit & 1:
        number += DAZZLED
    if squad.pounced and table.board.distance(squad.at[unit], there) <= 1:
        number -= POUNCED
    return number


def damage_of(table: HeavyTable, seat: Seat, unit: int, weapon: Weapon, target_unit: int) -> int:
    """Before cards and pilots: hunter, the zone fired from (X7, X8, X114), an upgrade."""
    squad = table.squads[seat]
    damage = weapon.damage
    if target_unit != HH and weapon.has(HUNTER):
        damage += 1
    if table.book.house.zoned and (weapon.slot != "orbital" or table.book.house.zone_bonus_orbital):
        damage += table.book.data.zones[table.zone_of(squad.at[unit])].damage_bonus
    if weapon.slot == "primary":
        damage += squad.primary_damage
    return damage


def armor_of(table: HeavyTable, target: Seat, unit: int, weapon: Weapon | None, set_to: int, bonus: int) -> int:
    """G198: the best value that is set, then what is added, from 3+ to 6+. No weapon: nothing pierces."""
    squad = table.squads[target]
    armor = squad.armor if unit == HH else table.book.data.support_units[unit - 1].armor_save
    if set_to:
        armor = min(armor, set_to)
    armor -= bonus
    if weapon is not None and weapon.has(PIERCE):
        armor += 1
    return min(max(armor, BEST_ARMOR), WORST_ARMOR)


# -- chances --


def _ways() -> tuple[int, ...]:
    """WAYS[n]: how many of 36 throws of two dice reach n or more; 12 always hits, 2 never (G113)."""
    reached = [
        sum([1 for one in range(1, 7) for other in range(1, 7) if one + other >= max(min(n, 12), 3)]) for n in range(14)
    ]
    return tuple(reached)


WAYS: Final[tuple[int, ...]] = _ways()


def chance_of(number: int, accurate: bool) -> float:
    """How likely two dice reach that number, the lower one thrown again where the weapon is accurate."""
    needed = max(min(number, 12), 3)
    if not accurate:
        return WAYS[needed] / 36
    hits = 0.0
    for one in range(1, 7):
        for other in range(1, 7):
            if one + other >= needed:
                hits += 1
            else:
                better = max(one, other)
                hits += sum([1 for again in range(1, 7) if better + again >= needed]) / 6
    return hits / 36


def is_accurate(weapon: Weapon) -> bool:
    return weapon.has(ACCURATE)
