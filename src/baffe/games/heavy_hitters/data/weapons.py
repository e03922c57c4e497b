"""The 32 weapons and the 13 keywords."""

from typing import Final

from baffe.games.heavy_hitters.data.entries import DB, HOUSE, HS, KW, TH, Keyword, Weapon
from baffe.games.heavy_hitters.hexes import ALL, FRONT, NARROW

# One bit each, in the order of the table.
ACCURATE: Final = 1
TWIN: Final = 2
PIERCE: Final = 4
SPLASH: Final = 8
SNARE: Final = 16
DAZZLE: Final = 32
SHOVE: Final = 64
REEL: Final = 128
HUNTER: Final = 256
ADVANCE: Final = 512
NAUSEA: Final = 1024
INDIRECT: Final = 2048
SEEKING: Final = 4096

KEYWORDS: Final[tuple[Keyword, ...]] = (
    Keyword("accurate", ACCURATE, False, HOUSE),
    Keyword("twin", TWIN, False, HOUSE),
    Keyword("pierce", PIERCE, False, HOUSE),
    Keyword("splash", SPLASH, False, HOUSE),
    Keyword("snare", SNARE, False, HOUSE),
    Keyword("dazzle", DAZZLE, False, HOUSE),
    Keyword("shove", SHOVE, False, HOUSE),
    Keyword("reel", REEL, False, HOUSE),
    Keyword("hunter", HUNTER, False, HOUSE),
    Keyword("advance", ADVANCE, True, HOUSE),
    Keyword("nausea", NAUSEA, False, HOUSE),
    Keyword("indirect", INDIRECT, False, HOUSE),
    Keyword("seeking", SEEKING, False, HOUSE),
)

# id, faction, set, slot, copies, energy, speed, attack, damage, range, arc, keywords, source
WEAPONS: Final[tuple[Weapon, ...]] = (
    Weapon("db_p1", DB, "core", "primary", 5, 2, 4, 8, 4, (3, 7), NARROW, ACCURATE, HOUSE),
    Weapon("db_p2", DB, "core", "primary", 5, 2, 6, 7, 4, (1, 4), FRONT, 0, HOUSE),
    Weapon("db_p3", DB, "extended", "primary", 5, 3, 7, 7, 3, (1, 5), FRONT, TWIN, HOUSE),
    Weapon("db_s1", DB, "core", "secondary", 4, 1, 8, 7, 2, (1, 5), FRONT, 0, HOUSE),
    Weapon("db_s2", DB, "core", "secondary", 4, 2, 3, 7, 4, (3, 6), FRONT, SEEKING, HOUSE),
    Weapon("db_s3", DB, "core", "secondary", 4, 1, 5, 7, 1, (1, 3), ALL, SNARE, HOUSE),
    Weapon("db_s4", DB, "extended", "secondary", 4, 1, 9, 7, 1, (1, 4), FRONT, DAZZLE, HOUSE),
    Weapon("db_s5", DB, "extended", "secondary", 4, 1, 4, 6, 2, (1, 2), ALL, 0, HOUSE),
    Weapon("kw_p1", KW, "core", "primary", 5, 2, 8, 6, 4, (1, 1), FRONT, SHOVE, HOUSE),
    Weapon("kw_p2", KW, "core", "primary", 5, 2, 7, 7, 4, (1, 3), FRONT, 0, HOUSE),
    Weapon("kw_p3", KW, "extended", "primary", 5, 3, 3, 7, 6, (1, 2), FRONT, PIERCE, HOUSE),
    Weapon("kw_s1", KW, "core", "secondary", 4, 1, 7, 6, 2, (1, 2), FRONT, 0, HOUSE),
    Weapon("kw_s2", KW, "core", "secondary", 4, 1, 6, 7, 2, (2, 4), NARROW, REEL, HOUSE),
    Weapon("kw_s3", KW, "core", "secondary", 4, 2, 9, 7, 3, (1, 3), ALL, 0, HOUSE),
    Weapon("kw_s4", KW, "extended", "secondary", 4, 1, 10, 7, 2, (1, 1), ALL, HUNTER, HOUSE),
    Weapon("kw_s5", KW, "extended", "secondary", 4, 1, 5, 7, 2, (1, 3), FRONT, ADVANCE, HOUSE),
    Weapon("th_p1", TH, "core", "primary", 5, 3, 3, 7, 5, (2, 6), FRONT, SPLASH, HOUSE),
    Weapon("th_p2", TH, "core", "primary", 5, 2, 6, 7, 4, (1, 4), FRONT, 0, HOUSE),
    Weapon("th_p3", TH, "extended", "primary", 5, 2, 4, 7, 3, (1, 5), ALL, SPLASH, HOUSE),
    Weapon("th_s1", TH, "core", "secondary", 4, 1, 5, 7, 2, (2, 5), FRONT, 0, HOUSE),
    Weapon("th_s2", TH, "core", "secondary", 4, 1, 7, 7, 1, (1, 2), ALL, NAUSEA, HOUSE),
    Weapon("th_s3", TH, "core", "secondary", 4, 2, 2, 8, 4, (3, 7), ALL, INDIRECT, HOUSE),
    Weapon("th_s4", TH, "extended", "secondary", 4, 1, 9, 7, 2, (1, 4), ALL, 0, HOUSE),
    Weapon("th_s5", TH, "extended", "secondary", 4, 2, 6, 7, 2, (1, 4), FRONT, TWIN, HOUSE),
    Weapon("hs_p1", HS, "core", "primary", 5, 3, 2, 7, 5, (2, 6), FRONT, PIERCE, HOUSE),
    Weapon("hs_p2", HS, "core", "primary", 5, 2, 5, 6, 4, (1, 1), FRONT, SHOVE, HOUSE),
    Weapon("hs_p3", HS, "extended", "primary", 5, 2, 6, 7, 4, (1, 4), FRONT, 0, HOUSE),
    Weapon("hs_s1", HS, "core", "secondary", 4, 1, 4, 6, 2, (1, 2), FRONT, 0, HOUSE),
    Weapon("hs_s2", HS, "core", "secondary", 4, 2, 3, 8, 5, (3, 7), FRONT, INDIRECT, HOUSE),
    Weapon("hs_s3", HS, "core", "secondary", 4, 1, 5, 7, 2, (1, 3), ALL, HUNTER, HOUSE),
    Weapon("hs_s4", HS, "extended", "secondary", 4, 2, 1, 6, 3, (1, 2), ALL, SPLASH, HOUSE),
    Weapon("hs_s5", HS, "extended", "secondary", 4, 1, 4, 8, 3, (2, 4), FRONT, 0, HOUSE),
)
