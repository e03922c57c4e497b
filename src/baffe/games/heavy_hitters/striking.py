"""The attack that is under way: its dice, the armor dice against it, and what changes their numbers (G112 to G117)."""

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.aiming import armor_of
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.seat import Seat


def attack_distance(table: HeavyTable) -> int:
    """Between the attacker and its target, as they stand now."""
    attack = table.attack
    return table.board.distance(
        table.squads[attack.seat].at[attack.unit], table.squads[attack.target].at[attack.target_unit]
    )


def needed(table: HeavyTable) -> int:
    """The attack number after all modifiers."""
    return table.weapon_in_use().attack + table.attack.modifier


def roll(table: HeavyTable, kept: tuple[int, ...], why: str, first: bool = False) -> None:
    """G112, G113: two dice, or one beside one that is kept; `first`: it is the first one that is thrown."""
    attack = table.attack
    if not kept:
        attack.dice = (table.chance.die() + 1, table.chance.die() + 1)
    elif first:
        attack.dice = (table.chance.die() + 1, kept[0])
    else:
        attack.dice = (kept[0], table.chance.die() + 1)
    total = attack.dice[0] + attack.dice[1]
    attack.hit = total == 12 or (total != 2 and total >= needed(table))
    if table.loud:
        table.tell_all(facts.ROLLED, attack.seat, why, (needed(table), (str(attack.dice[0]), str(attack.dice[1]))))


def throw_saves(table: HeavyTable, seat: Seat, unit: int, dice: int, why: str) -> int:
    """G115, G116: one white die for each damage; how many of them fail."""
    attack = table.attack
    weapon = table.weapon_in_use() if attack.is_on() else None
    value = armor_of(table, seat, unit, weapon, attack.armor_set, attack.armor_bonus)
    return thrown_against(table, seat, unit, dice, value, why)


def thrown_against(table: HeavyTable, seat: Seat, unit: int, dice: int, value: int, why: str) -> int:
    thrown = [table.chance.die() + 1 for _ in range(dice)]
    failed = 0
    for die in thrown:
        if die < value:
            failed += 1
    if table.loud:
        faces = tuple([str(die) for die in thrown])
        table.tell_all(facts.SAVES, seat, why, (value, dice - failed, table.unit_name(unit), faces))
    return failed


def save_again(table: HeavyTable, dice: int, why: str) -> None:
    """So many failed armor dice are thrown again."""
    attack = table.attack
    attack.failed += throw_saves(table, attack.target, attack.target_unit, dice, why) - dice


def modify(table: HeavyTable, number: int, damage: int, why: str) -> None:
    """A card or a pilot changes what must be rolled, or what a hit does."""
    attack = table.attack
    attack.modifier += number
    attack.more_damage += damage
    if table.loud:
        weapon = table.weapon_in_use()
        values = (weapon.attack + attack.modifier, weapon.damage + attack.more_damage)
        table.tell_all(facts.MODIFIED, attack.seat, why, values)


def reduce(table: HeavyTable, damage: int, why: str) -> None:
    """So much less of the damage that was not saved."""
    less = min(damage, table.attack.failed)
    table.attack.failed -= less
    table.tell(facts.REDUCED, table.attack.target, why, less)
