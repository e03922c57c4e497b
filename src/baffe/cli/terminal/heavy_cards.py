"""Weapons, utility and sponsor cards, pilots, upgrades and maps of Heavy Hitters, as they are looked up."""

from typing import Any

from baffe.cli.terminal.look import NO_PRICE, PrintedCard
from baffe.games.heavy_hitters.data.entries import UNSAID, Effect, Pilot, Scenario, Sponsor, Upgrade, Utility, Weapon
from baffe.games.heavy_hitters.data.weapons import KEYWORDS
from baffe.games.heavy_hitters.hexes import ARCS


def printed(row: Any) -> PrintedCard:
    """An entry of the data as a card; what is not bought has no cost."""
    if isinstance(row, Weapon):
        return PrintedCard(row.id, row.energy, False, row.copies, row.slot)
    if isinstance(row, Utility):
        return PrintedCard(row.id, row.energy, False, row.copies, row.kind)
    if isinstance(row, Sponsor):
        return PrintedCard(row.id, NO_PRICE, False, row.copies, row.sponsor_class)
    return PrintedCard(row.id, NO_PRICE, False, 1, text_kind(row)[0])


def text_kind(row: Any) -> tuple[str, str]:
    """How the texts of an entry begin, and what they call that which it does."""
    if isinstance(row, Pilot):
        return "pilot", "effect"
    if isinstance(row, Upgrade):
        return "upgrade", "effect"
    return ("scenario", "about") if isinstance(row, Scenario) else ("card", "effect")


def plain_entry(row: Any) -> dict[str, Any]:
    """The numbers of an entry beyond its cost and copies, and where they come from."""
    found: dict[str, Any] = {"source": row.source}
    for name in ("faction", "set", "window", "frequency", "tier", "path", "not_in_solo"):
        if hasattr(row, name):
            found[name] = getattr(row, name)
    if isinstance(row, Weapon):
        found |= plain_weapon(row)
    elif isinstance(row, Scenario):
        found |= {"players": list(row.players), "side": row.side, "buildings": list(row.buildings)}
    else:
        found["numbers"] = plain_effect(row.effect)
    if isinstance(row, Utility) and row.weapon is not None:
        found |= plain_weapon(row.weapon)
    return found


def plain_weapon(weapon: Weapon) -> dict[str, Any]:
    return {
        "speed": weapon.speed,
        "attack": weapon.attack,
        "damage": weapon.damage,
        "range": list(weapon.range),
        "arc": ARCS[weapon.arc],
        "keywords": [keyword.id for keyword in KEYWORDS if weapon.has(keyword.bit)],
    }


def plain_effect(effect: Effect) -> dict[str, Any]:
    """What it does, and the numbers that belong to it."""
    names = ("n", "range", "min_range", "max_range", "min_damage", "self_damage", "cost", "over_max")
    found = {name: getattr(effect, name) for name in names}
    return {"op": effect.op, **{name: value for name, value in found.items() if value != UNSAID}}
