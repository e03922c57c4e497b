"""The tables that an overlay may change, with the fields of their entries and what each may hold."""

from typing import Any, Final

from baffe.games.heavy_hitters.data.cards import SPONSOR_CARDS, UTILITY_CARDS
from baffe.games.heavy_hitters.data.entries import (
    OWNER,
    PACKS,
    UNITS,
    Achievement,
    Column,
    Faction,
    Keyword,
    Level,
    Number,
    OpponentDeck,
    Path,
    Pilot,
    Priority,
    Reveal,
    Sponsor,
    SupportUnit,
    Upgrade,
    Utility,
    Weapon,
    Zone,
)
from baffe.games.heavy_hitters.data.ground import HEXES, SUPPORT_UNITS, ZONES
from baffe.games.heavy_hitters.data.numbers import CONSTANTS, COUNTS, HEAVY_HITTER
from baffe.games.heavy_hitters.data.pilots import (
    ACHIEVEMENTS,
    ALTERNATIVE_PATHS,
    FACTIONS,
    PILOTS,
    THRESHOLDS,
    UPGRADE_TILES,
)
from baffe.games.heavy_hitters.data.solo import (
    ATTACK_PRIORITY,
    COMBAT_CARDS,
    COMBAT_MOVE,
    DEPLOY,
    HEAVY_HITTER_MOVE,
    LEVELS,
    OPPONENTS,
    RECON_MOVE,
    REPAIR_MOVE,
)
from baffe.games.heavy_hitters.data.weapons import KEYWORDS, WEAPONS
from baffe.games.heavy_hitters.hexes import ARCS, Hex
from baffe.games.heavy_hitters.kinds import (
    Effects,
    Flag,
    Kind,
    Letters,
    Numbers,
    Span,
    Whole,
    Word,
    Words,
    fields,
    text,
)
from baffe.kernel.refusal import BadOption

LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 400


class Table:
    """Entries of one class, with the fields that an overlay may change and those that it may not."""

    def __init__(
        self, name: str, make: Any, rows: tuple[Any, ...], fixed: str, changing: dict[str, Kind], texts: bool = False
    ) -> None:
        self.name: Final = name
        self.make: Final = make
        self.rows: Final = rows
        self.fixed: Final[tuple[str, ...]] = tuple(fixed.split())
        self.changing: Final = changing
        self.texts: Final = texts  # entries have a name and a text

    def overlaid(self, changes: Any, path: str) -> tuple[Any, ...]:
        """The entries with these changes."""
        found = fields(changes, path)
        known = [row.id for row in self.rows]
        for id in found:
            if id not in known:
                raise BadOption(f"{path}.{id}", f"is not an entry of {self.name}")
        return tuple(
            [self.entry(row, found[row.id], f"{path}.{row.id}") if row.id in found else row for row in self.rows]
        )

    def entry(self, row: Any, changes: Any, path: str) -> Any:
        held = {name: getattr(row, name) for name in (*self.fixed, *self.changing)}
        for name, value in fields(changes, path).items():
            if name in self.changing:
                held[name] = self.changing[name].read(value, row, f"{path}.{name}")
            elif not self.texts or name not in ("name", "text"):
                raise BadOption(f"{path}.{name}", f"is not a field of {self.name}")
        return self.make(**held, source=OWNER)

    def plain(self, row: Any) -> dict[str, Any]:
        """What an overlay could say of this entry."""
        return {name: kind.plain(getattr(row, name)) for name, kind in self.changing.items()}


class CardTable(Table):
    """Utility cards: the effect of an Orbital Strike is that of a weapon."""

    def entry(self, row: Any, changes: Any, path: str) -> Any:
        if row.weapon is None or "effect" not in fields(changes, path):
            return super().entry(row, changes, path)
        held: Utility = super().entry(row, {name: changes[name] for name in changes if name != "effect"}, path)
        weapon: Weapon = STRIKES.entry(row.weapon, changes["effect"], f"{path}.effect")
        return Utility(
            held.id, held.kind, held.faction, held.set, held.copies, held.energy, held.window, held.effect, OWNER,
            weapon, held.decision,
        )  # fmt: skip

    def plain(self, row: Any) -> dict[str, Any]:
        found = super().plain(row)
        return found if row.weapon is None else {**found, "effect": STRIKES.plain(row.weapon)}


class Gun(Kind):
    """The weapon of a support unit."""

    def read(self, value: Any, old: Any, path: str) -> Any:
        return GUNS.entry(old.weapon, value, path)

    def plain(self, value: Any) -> Any:
        return GUNS.plain(value)


def named(table: str, changes: dict[str, Any], path: str) -> dict[str, tuple[str, str]]:
    """The names and texts that an overlay gives to entries, by their ids; "" where it gives none."""
    found: dict[str, tuple[str, str]] = {}
    for id, change in changes.items():
        if "name" in change or "text" in change:
            name = text(change["name"], LONGEST_NAME, f"{path}.{id}.name") if "name" in change else ""
            about = text(change["text"], LONGEST_TEXT, f"{path}.{id}.text") if "text" in change else ""
            found[id] = (name, about)
    return found


SMALL: Final = Whole(0, 10)
ANY_NUMBER: Final = Whole(-20, 20)
KEYWORD_IDS: Final[tuple[str, ...]] = tuple([row.id for row in KEYWORDS])
PRIMARY_IDS: Final[tuple[str, ...]] = tuple([row.id for row in WEAPONS if row.slot == "primary"])
SECONDARY_IDS: Final[tuple[str, ...]] = tuple([row.id for row in WEAPONS if row.slot == "secondary"])
UPGRADE_IDS: Final[tuple[str, ...]] = tuple([row.id for row in UPGRADE_TILES])

FIRING: Final[dict[str, Kind]] = {
    "speed": Whole(0, 20), "attack": Whole(2, 13), "damage": Whole(0, 12), "range": Span(99),
    "arc": Word(ARCS, numbered=True), "keywords": Words(KEYWORD_IDS, 0, len(KEYWORD_IDS), bits=True),
}  # fmt: skip
STRIKES: Final = Table("Orbital Strike", Weapon, (), "id faction set slot copies energy", FIRING)
GUNS: Final = Table("weapon", Weapon, (), "id faction set slot copies", {"energy": SMALL, **FIRING})

# What each number of the rules may be. How many kinds of weapons a deck has is part of the questions, so it stays.
LIMITS: Final[dict[str, Whole]] = {
    "deck_size": Whole(10, 60), "primary_types": Whole(1, 1), "primary_copies": Whole(1, 10),
    "secondary_types": Whole(2, 2), "secondary_copies": Whole(1, 10), "deploy_cards_max": SMALL,
    "energy_max": Whole(0, 20), "overspend_cap": Whole(0, 20), "hand_size": Whole(1, 15),
    "tags_to_demolish": Whole(1, 20), "demolitions_to_win": Whole(1, 10), "team_demolitions_to_win": Whole(1, 10),
    "tag_cost": SMALL, "tags_per_building_per_round": Whole(1, 4), "tag_range": Whole(1, 5), "sponsor_limit": SMALL,
    "cover_modifier": Whole(0, 5), "hh_armor": Whole(3, 6), "hh_max_move": SMALL, "deploy_cost": SMALL,
    "round_cap": Whole(0, 1000), "stalled_rounds": Whole(1, 1000), "zone_deploy_limit": SMALL,
    "move_cost_per_hex": SMALL, "deploy_range": Whole(1, 5), "buildings": Whole(4, 10),
    "holo_boards_per_faction": Whole(1, 99), "1": Whole(1, 12), "2": Whole(1, 12), "3": Whole(1, 12),
}  # fmt: skip
NUMBERS: Final[dict[str, Kind]] = {"v": Numbers(LIMITS)}
EFFECTS: Final = Effects(
    {
        "attack_number": Whole(-5, 5), "max_move": Whole(-9, 0), "set_speed": Whole(0, 20), "set_armor": Whole(3, 6),
        "armor_set": Whole(3, 6), "repair_on": Whole(1, 6), "hand_size": Whole(1, 15), "energy_max": Whole(0, 20),
        "max_move_set": SMALL,
    }
)  # fmt: skip
LETTERS: Final[dict[str, Kind]] = {"letters": Letters()}
CARD: Final[dict[str, Kind]] = {"set": Word(PACKS), "copies": Whole(1, 10)}
ZONE: Final[dict[str, Kind]] = {"deploy": Flag(), "damage_bonus": SMALL, "reset_damage": SMALL}
HEX: Final[dict[str, Kind]] = {"q": ANY_NUMBER, "r": ANY_NUMBER, "alt_zone": Whole(1, 9)}

TABLES: Final[tuple[Table, ...]] = (
    Table("constants", Number, CONSTANTS, "id", NUMBERS),
    Table("heavy_hitter", Number, HEAVY_HITTER, "id", NUMBERS),
    Table("counts", Number, COUNTS, "id", NUMBERS),
    Table("thresholds", Number, THRESHOLDS, "id", NUMBERS),
    Table("factions", Faction, FACTIONS, "id colour prefix", {}, texts=True),
    Table("keywords", Keyword, KEYWORDS, "id bit", {"decision": Flag()}, texts=True),
    Table("weapons", Weapon, WEAPONS, "id faction slot", {**CARD, "energy": SMALL, **FIRING}, texts=True),
    CardTable("utility_cards", Utility, UTILITY_CARDS, "id kind faction window weapon decision",
              {**CARD, "energy": SMALL, "effect": EFFECTS}, texts=True),
    Table("sponsor_cards", Sponsor, SPONSOR_CARDS, "id sponsor_class window",
          {"copies": Whole(0, 10), "not_in_solo": Flag(), "effect": EFFECTS}, texts=True),
    Table("pilots", Pilot, PILOTS, "id faction frequency window ask", {"effect": EFFECTS}, texts=True),
    Table("upgrade_tiles", Upgrade, UPGRADE_TILES, "id frequency path window ask",
          {"tier": Whole(1, 3), "effect": EFFECTS}, texts=True),
    Table("alternative_paths", Path, ALTERNATIVE_PATHS, "id", {"order": Words(UPGRADE_IDS, 3, 3)}, texts=True),
    Table("achievements", Achievement, ACHIEVEMENTS, "id", {"fame": Whole(0, 12)}),
    Table("support_units", SupportUnit, SUPPORT_UNITS, "id",
          {"max_move": SMALL, "hit_points": Whole(1, 20), "armor_save": Whole(3, 6), "tag_cost": SMALL,
           "repair_on": Whole(0, 6), "weapon": Gun()}, texts=True),
    Table("deploy", Column, DEPLOY, "id", {"plan": Word(UNITS[1:]), "letters": Letters(farthest=1)}),
    Table("heavy_hitter_move", Column, HEAVY_HITTER_MOVE, "id plan", LETTERS),
    Table("combat_move", Column, COMBAT_MOVE, "id plan", LETTERS),
    Table("repair_move", Column, REPAIR_MOVE, "id plan", LETTERS),
    Table("recon_move", Column, RECON_MOVE, "id plan", LETTERS),
    Table("combat_cards", Reveal, COMBAT_CARDS, "id", {"cards": SMALL}),
    Table("attack_priority", Priority, ATTACK_PRIORITY, "id", {"order": Words(UNITS, 4, 4)}),
    Table("opponents", OpponentDeck, OPPONENTS, "id",
          {"primary": Words(PRIMARY_IDS, 2, 2), "secondary": Words(SECONDARY_IDS, 3, 3), "orbital": Whole(0, 3),
           "extra_secondary": Word(SECONDARY_IDS)}),
    Table("levels", Level, LEVELS, "id",
          {"cards": Whole(1, 99), "more_revealed": SMALL, "extra_secondary": Flag()}),
    Table("zones", Zone, ZONES, "id", ZONE),
    Table("hexes", Hex, HEXES, "id", HEX),
)  # fmt: skip
