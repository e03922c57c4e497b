"""The board, its zones, the support units on it, and the maps with their start hexes."""

from typing import Final

from baffe.games.heavy_hitters.data.entries import (
    EACH,
    HOUSE,
    SOURCED,
    Scenario,
    Start,
    Starts,
    SupportUnit,
    Weapon,
    Zone,
)
from baffe.games.heavy_hitters.hexes import ALL, Hex, length

COLUMNS: Final = 6  # to each side of the middle one


def _zone(distance: int) -> int:
    """X4: by the distance to the centre."""
    return 4 if distance <= 1 else 3 if distance <= 3 else 2 if distance == 4 else 1


def _hexes() -> tuple[Hex, ...]:
    """13 columns a to m of 11 or 10 hexes, numbered from the top."""
    found: list[Hex] = []
    for q in range(-COLUMNS, COLUMNS + 1):
        rows = [r for r in range(-8, 9) if abs(2 * r + q) <= 10]
        for n, r in enumerate(rows, start=1):
            found.append(Hex(f"{chr(ord('a') + q + COLUMNS)}{n}", q, r, _zone(length(q, r)), HOUSE))
    return tuple(found)


HEXES: Final[tuple[Hex, ...]] = _hexes()

# id, whether units may be deployed there, more damage from there, damage at the end of Reset, source
ZONES: Final[tuple[Zone, ...]] = (
    Zone("1", True, 0, 0, SOURCED),
    Zone("2", False, 0, 0, SOURCED),
    Zone("3", False, 1, 1, SOURCED),
    Zone("4", False, 2, 2, SOURCED),
)

ESCORT_GUN: Final = Weapon("combat", EACH, "core", "support", 0, 0, 5, 7, 2, (1, 3), ALL, 0, HOUSE)
ARC_WELDER: Final = Weapon("repair", EACH, "core", "support", 0, 0, 3, 8, 1, (1, 2), ALL, 0, HOUSE)
SPOTTER_CARBINE: Final = Weapon("recon", EACH, "core", "support", 0, 0, 7, 8, 1, (1, 3), ALL, 0, HOUSE)

# id, max_move, hit_points, armor_save, tag_cost, repair_on, weapon, source
SUPPORT_UNITS: Final[tuple[SupportUnit, ...]] = (
    SupportUnit("combat", 2, 3, 5, 3, 0, ESCORT_GUN, HOUSE),
    SupportUnit("repair", 2, 3, 6, 4, 3, ARC_WELDER, HOUSE),
    SupportUnit("recon", 4, 2, 6, 2, 0, SPOTTER_CARBINE, HOUSE),
)

STARTS: Final[tuple[Starts, ...]] = (
    Starts("2", (Start("nw", "a1", 2), Start("se", "m11", 5)), HOUSE),
    Starts("3", (Start("nw", "a1", 2), Start("ne", "m1", 4), Start("s", "g11", 0)), HOUSE),
    Starts("4", (Start("nw", "a1", 2), Start("ne", "m1", 4), Start("se", "m11", 5), Start("sw", "a11", 1)), HOUSE),
)

# In fixed alliances allies sit in opposite corners and turns alternate between the teams (X30, X31).
TEAM_SEATS: Final[tuple[tuple[str, str], ...]] = (("nw", "se"), ("ne", "sw"))

SCENARIOS: Final[tuple[Scenario, ...]] = (
    Scenario("crossfire_plaza", (2,), "any", ("d3", "d8", "j3", "j8", "g3", "g9", "c6", "k6"), (), HOUSE),
    Scenario("ring_road", (2, 4), "any", ("e3", "e9", "i3", "i9", "c5", "c7", "k5", "k7", "g5", "g7"), (), HOUSE),
    Scenario("canyon_row", (2, 4), "any", ("e4", "e8", "i4", "i8", "c3", "c9", "k3", "k9", "g2", "g10"), (), HOUSE),
    Scenario("dead_centre", (2, 4), "any", ("g6", "d4", "d7", "j4", "j7", "e2", "e10", "i2", "i10"), (), HOUSE),
    Scenario(
        "three_wells",
        (3,),
        "any",
        ("j8", "c7", "h2", "k7", "d8", "f2", "i5", "g8", "e5"),
        (Start("nw", "b3", 2), Start("ne", "l3", 4), Start("s", "g11", 0)),
        HOUSE,
    ),
    Scenario(
        "fallout_ring", (2, 4), "alternative", ("c3", "c9", "k3", "k9", "e5", "e7", "i5", "i7", "g3", "g9"), (), HOUSE
    ),
    Scenario("double_row", (2, 4), "any", ("c4", "c8", "k4", "k8", "e2", "e10", "i2", "i10", "g4", "g8"), (), HOUSE),
)
