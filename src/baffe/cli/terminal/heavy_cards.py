"""Weapons, utility and sponsor cards, pilots, upgrades and maps of Heavy Hitters, as they are looked up."""

from typing import Any

from baffe.cli.terminal.look import NO_PRICE, PrintedCard
from baffe.games.heavy_hitters.components import plain_effect, plain_weapon
from baffe.games.heavy_hitters.data.entries import Pilot, Scenario, Sponsor, Upgrade, Utility, Weapon


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
