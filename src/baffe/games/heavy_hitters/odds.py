"""What a player may see of a shot before it is fired, from the very functions that decide about it."""

from typing import Any, Final

from baffe.games.heavy_hitters.aiming import Shot, is_accurate, shot
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.data.weapons import TWIN
from baffe.games.heavy_hitters.sight import SIGHTS
from baffe.games.heavy_hitters.squad import HH
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.seat import Seat


def shot_offer(table: HeavyTable, seat: Seat, unit: int, card: int, target: Seat, target_unit: int) -> dict[str, Any]:
    """Range, sight, the number to reach, the chance to hit and the damage to expect, twins counted twice."""
    weapon = table.weapon_of(unit, card)
    found = shot(table, seat, unit, card, target, target_unit)
    return plain_shot(found, is_accurate(weapon), 2 if weapon.has(TWIN) else 1)


def plain_shot(found: Shot, accurate: bool, attacks: int) -> dict[str, Any]:
    return {
        "distance": found.distance,
        "sight": SIGHTS[found.sight],
        "number": found.number,
        "damage": found.damage,
        "armor": found.armor,
        "chance": round(found.chance(accurate), 3),
        "expected": round(found.expected(accurate) * attacks, 2),
    }


# What is told of a weapon and one target before weapons are committed; of a target that it cannot hit, the first four.
AIM: Final = ("target", "distance", "sight", "fault", "number", "damage", "armor", "chance", "expected")


def aims(table: HeavyTable, seat: Seat, card: int) -> list[list[Any]]:
    """What a weapon card of that Heavy Hitter could do to each enemy unit, in the order of AIM."""
    weapon = table.weapon_of(HH, card)
    found: list[list[Any]] = []
    for enemy in table.enemies(seat):
        for unit in table.units_on_board(enemy):
            aim = shot(table, seat, HH, card, enemy, unit)
            fault = "" if aim.legal else "range" if not aim.in_range else "arc" if not aim.in_arc else "sight"
            told = plain_shot(aim, is_accurate(weapon), 2 if weapon.has(TWIN) else 1)
            entry = [f"{UNITS[unit]}@{enemy}", aim.distance, told["sight"], fault]
            found.append(entry + ([] if fault else [told[name] for name in AIM[4:]]))
    return found
