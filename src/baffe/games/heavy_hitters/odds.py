"""What a player may see of a shot before it is fired, from the very functions that decide about it."""

from typing import Any, Final

from baffe.games.heavy_hitters.aiming import Shot, armor_of, chance_of, facings, is_accurate, shot
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.data.weapons import TWIN
from baffe.games.heavy_hitters.hexes import ALL
from baffe.games.heavy_hitters.power import Hack
from baffe.games.heavy_hitters.sight import CLEAR, SIGHTS, buildings_met, hexes_met, sight_of_target
from baffe.games.heavy_hitters.squad import HH
from baffe.games.heavy_hitters.striking import needed
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.games.heavy_hitters.words import FACE_WORDS
from baffe.kernel.seat import Seat


def shot_offer(table: HeavyTable, seat: Seat, unit: int, card: int, target: Seat, target_unit: int) -> dict[str, Any]:
    """Range, sight, the number to reach, the chance to hit and the damage to expect, twins counted twice."""
    weapon = table.weapon_of(unit, card)
    found = shot(table, seat, unit, card, target, target_unit)
    here, there = table.squads[seat].at[unit], table.squads[target].at[target_unit]
    return plain_shot(found, is_accurate(weapon), 2 if weapon.has(TWIN) else 1) | line_told(table, here, there)


def attack_odds(table: HeavyTable) -> dict[str, Any]:
    """The same of the attack under way, with all that was played so far; public."""
    attack, weapon = table.attack, table.weapon_in_use()
    armor = armor_of(table, attack.target, attack.target_unit, weapon, attack.armor_set, attack.armor_bonus)
    chance = 1.0 if attack.hit else chance_of(needed(table), is_accurate(weapon))
    unsaved = (armor - 1) / 6  # of each die
    expected = chance * (weapon.damage + attack.more_damage) * unsaved * (unsaved if attack.saves_again else 1)
    return {"armor": armor, "chance": round(chance, 3), "expected": round(expected, 2)}


def odds_with(table: HeavyTable, seat: Seat, kind: str) -> dict[str, Any]:
    """The same after each card, pilot or upgrade that the seat may use on this question, tried on a copy."""
    found: dict[str, Any] = {}
    for power in table.offered(seat, kind):
        for word in power.words(table, seat):
            trial = table.copy()
            assert isinstance(trial, HeavyTable)
            trial.loud = False
            if isinstance(power, Hack):
                power.strike(trial, seat, word)  # if nobody cancels it
            else:
                power.act(trial, seat, word)
            found[word] = attack_odds(trial)
    return found


def line_told(table: HeavyTable, here: int, there: int) -> dict[str, list[str]]:
    """The hexes that a line of sight passes; in `met` those that give cover or block, perhaps the target's rubble."""
    names, board, ground = table.board.names, table.board, table.ground
    told = {"line": [names[h] for h in hexes_met(board, here, there)]}
    met = buildings_met(board, here, there, ground)
    if not met and sight_of_target(board, here, there, ground) != CLEAR:
        met = (there,)
    return {**told, "met": [names[h] for h in met]} if met else told


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


def lines(table: HeavyTable, seat: Seat, aims_of: list[list[list[Any]]]) -> dict[str, Any]:
    """The lines of sight to all targets that are in range of one of these weapons."""
    found: dict[str, Any] = {}
    for target, _, _, fault, *_ in [aim for one in aims_of for aim in one]:
        if fault != "range" and target not in found:
            unit, _, enemy = target.partition("@")
            there = table.squads[int(enemy)].at[UNITS.index(unit)]
            found[target] = line_told(table, table.squads[seat].at[HH], there)
    return found


def faced(table: HeavyTable, seat: Seat) -> dict[str, Any]:
    """For each facing the enemy units that weapons in hand could fire at from here; not those that fire all around."""
    squad = table.squads[seat]
    found: dict[str, Any] = {word: {} for word in FACE_WORDS}
    for card in sorted(set(squad.hand.numbers())):
        weapon = table.book.weapons[card]
        if weapon is None or weapon.arc == ALL:
            continue
        for enemy in table.enemies(seat):
            for unit in table.units_on_board(enemy):
                bits = facings(table, seat, weapon, table.squads[enemy].at[unit])
                for facing, word in enumerate(FACE_WORDS):
                    if bits >> facing & 1:
                        found[word].setdefault(weapon.id, []).append(f"{UNITS[unit]}@{enemy}")
    return {word: {"reaches": reached} for word, reached in found.items() if reached}
