"""What is printed on the components by these data, for clients that draw them."""

from typing import Any, Final

from baffe.games.heavy_hitters.data.entries import HOUSE, UNITS, UNSAID, Effect, Scenario, Start, Utility, Weapon
from baffe.games.heavy_hitters.data.solo import OWN_RULES, SOLO_RULES
from baffe.games.heavy_hitters.data.weapons import KEYWORDS
from baffe.games.heavy_hitters.dataset import Data
from baffe.games.heavy_hitters.hexes import ARCS

EFFECT_NUMBERS: Final = ("n", "range", "min_range", "max_range", "min_damage", "self_damage", "cost", "over_max")
# Numbers of the rules that somebody sees at the table.
SHOWN: Final = (
    "deck_size", "energy_max", "overspend_cap", "hand_size", "tags_to_demolish", "demolitions_to_win",
    "team_demolitions_to_win", "tag_cost", "tag_range", "sponsor_limit", "cover_modifier", "hh_armor", "hh_max_move",
    "deploy_range", "round_cap", "holo_boards_per_faction",
)  # fmt: skip
# Tables whose entries say where their numbers come from, by the key under which they are printed.
TOLD: Final = {
    "numbers": "constants", "factions": "factions", "keywords": "keywords", "weapons": "weapons",
    "utility": "utility_cards", "sponsors": "sponsor_cards", "pilots": "pilots", "upgrades": "upgrade_tiles",
    "paths": "alternative_paths", "fame": "achievements", "units": "support_units", "zones": "zones",
    "maps": "scenarios", "decks": "decks",
}  # fmt: skip


def printed_by(data: Data) -> dict[str, Any]:
    """Cards, pilots, tiles, units, the board and its maps, the numbers of the rules, and which are not ours."""
    constants = data.constants
    return {
        "numbers": {name: getattr(constants, name) for name in SHOWN},
        "thresholds": list(data.thresholds),
        "fame": {row.id: row.fame for row in data.achievements},
        "factions": {row.id: row.colour for row in data.factions},
        "keywords": [row.id for row in data.keywords],
        "weapons": {row.id: {**_pack(row), "slot": row.slot, **plain_weapon(row)} for row in data.weapons},
        "utility": {row.id: _utility(row) for row in data.utility_cards},
        "sponsors": {row.id: {"kind": row.sponsor_class, "copies": row.copies} for row in data.sponsor_cards},
        "pilots": {row.id: {"faction": row.faction, "frequency": row.frequency} for row in data.pilots},
        "upgrades": {
            row.id: {"tier": row.tier, "path": row.path, "frequency": row.frequency} for row in data.upgrade_tiles
        },
        "paths": {row.id: list(row.order) for row in data.alternative_paths},
        "units": {
            row.id: {
                "move": row.max_move,
                "hits": row.hit_points,
                "armor": row.armor_save,
                "tag": row.tag_cost,
                "repair": row.repair_on,
                "weapon": plain_weapon(row.weapon),
            }
            for row in data.support_units
        },
        "hexes": {row.id: [row.q, row.r, row.alt_zone] for row in data.rows["hexes"]},
        "zones": {
            row.id: {"deploy": row.deploy, "bonus": row.damage_bonus, "reset": row.reset_damage} for row in data.zones
        },
        "starts": {row.id: _starts(row.seats) for row in data.starts},
        "maps": {row.id: _map(row) for row in data.scenarios},
        "decks": {
            row.id: {
                "faction": row.faction, "primary": row.primary, "secondary": list(row.secondary),
                "utility": row.utility,
            }
            for row in data.decks
        },
        # What a die says in each table of a solo opponent: the unit that comes, a plan, a number of cards.
        "solo": {
            "deploy": [row.plan for row in data.deploy],
            **{UNITS[unit]: [row.plan for row in columns] for unit, columns in enumerate(data.moves)},
            "reveal": [row.cards for row in data.combat_cards],
        },
        # Cards of a solo opponent, which are its life.
        "levels": {row.id: row.cards for row in data.levels},
        # Numbers of the X rules that they follow, and those that are our own.
        "rules": {"solo": list(SOLO_RULES), "own": list(OWN_RULES)},
        # Entries by their keys above whose numbers are published; all others are our own.
        "published": {
            key: found
            for key, table in TOLD.items()
            if (found := [row.id for row in data.rows[table] if row.source != HOUSE])
        },
    }  # fmt: skip


def plain_weapon(weapon: Weapon) -> dict[str, Any]:
    """The numbers by which it fires."""
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
    found = {name: getattr(effect, name) for name in EFFECT_NUMBERS}
    return {"op": effect.op, **{name: value for name, value in found.items() if value != UNSAID}}


def _pack(row: Weapon | Utility) -> dict[str, Any]:
    """Whose card it is, how many there are, and what it costs."""
    return {"faction": row.faction, "set": row.set, "copies": row.copies, "energy": row.energy}


def _utility(row: Utility) -> dict[str, Any]:
    fires = {} if row.weapon is None else plain_weapon(row.weapon)
    return {**_pack(row), "kind": row.kind, **fires}


def _starts(starts: tuple[Start, ...]) -> list[list[Any]]:
    """Each as its hex and its facing, 0 to 5 clockwise from north."""
    return [[start.hex, start.facing] for start in starts]


def _map(row: Scenario) -> dict[str, Any]:
    found = {"players": list(row.players), "side": row.side, "buildings": list(row.buildings)}
    return {**found, "starts": _starts(row.starts)} if row.starts else found
