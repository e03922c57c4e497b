"""What a player may see of a shot before it is fired, from the very functions that decide about it."""

from typing import Any

from baffe.games.heavy_hitters.aiming import Shot, is_accurate, shot
from baffe.games.heavy_hitters.data.weapons import TWIN
from baffe.games.heavy_hitters.sight import SIGHTS
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
