"""Factions, pilots (16), achievements, upgrades (12) and the four paths to them."""

from typing import Final

from baffe.games.heavy_hitters.data.entries import (
    DB,
    HOUSE,
    HS,
    KW,
    SOURCED,
    TH,
    Achievement,
    Effect,
    Faction,
    Number,
    Path,
    Pilot,
    Upgrade,
)

FACTIONS: Final[tuple[Faction, ...]] = (
    Faction(DB, "yellow", "db", SOURCED),
    Faction(KW, "orange", "kw", SOURCED),
    Faction(TH, "blue", "th", SOURCED),
    Faction(HS, "green", "hs", SOURCED),
)

# id, faction, how often, window, question, effect, source
PILOTS: Final[tuple[Pilot, ...]] = (
    Pilot("p_db1", DB, "round", "own_attack_before_roll", "aim", Effect("attack_number", n=-1, min_range=5), HOUSE),
    Pilot("p_db2", DB, "round", "combat_start", "face", Effect("refacing"), HOUSE),
    Pilot("p_db3", DB, "round", "movement_own_hh", "", Effect("free_hexes", n=1), HOUSE),
    Pilot("p_db4", DB, "game", "combat_revealed", "overclock", Effect("set_speed", n=10), HOUSE),
    Pilot("p_kw1", KW, "round", "own_attack_before_roll", "aim", Effect("damage", n=1, max_range=1), HOUSE),
    Pilot("p_kw2", KW, "always", "displacement", "", Effect("displace_damage", n=1), HOUSE),
    Pilot("p_kw3", KW, "game", "movement_after_own_hh", "dash", Effect("free_hexes_after", n=2), HOUSE),
    Pilot("p_kw4", KW, "round", "payment", "", Effect("free_overspend", n=1), HOUSE),
    Pilot("p_th1", TH, "always", "repair", "", Effect("repair_on", n=2), HOUSE),
    Pilot("p_th2", TH, "round", "sponsor_draw", "sift", Effect("sponsor_sift"), HOUSE),
    Pilot("p_th3", TH, "always", "reset_phase", "", Effect("hand_size", n=7), HOUSE),
    Pilot("p_th4", TH, "game", "reset_start", "reset", Effect("repair_random", n=3), HOUSE),
    Pilot("p_hs1", HS, "round", "after_saves", "save", Effect("reroll_one_save"), HOUSE),
    Pilot("p_hs2", HS, "always", "deploy_phase", "", Effect("deploy_cost", n=0), HOUSE),
    Pilot("p_hs3", HS, "always", "setup", "", Effect("su_hp", n=1), HOUSE),
    Pilot("p_hs4", HS, "game", "demolition", "blast", Effect("demolition_blast", n=2), HOUSE),
)

ACHIEVEMENTS: Final[tuple[Achievement, ...]] = (
    Achievement("a_newtag", 1, HOUSE),
    Achievement("a_demolish", 2, HOUSE),
    Achievement("a_unit", 1, HOUSE),
    Achievement("a_bighit", 1, HOUSE),
    Achievement("a_kill", 3, HOUSE),
)

# The spaces that unlock an upgrade of tier 1, 2 and 3 (G162).
THRESHOLDS: Final[tuple[Number, ...]] = (
    Number("1", 3, HOUSE),
    Number("2", 6, HOUSE),
    Number("3", 10, HOUSE),
)

# id, tier, path, how often, window, question, effect, source
UPGRADE_TILES: Final[tuple[Upgrade, ...]] = (
    Upgrade("g_servo", 1, "engine", "always", "movement_own_hh", "", Effect("max_move_set", n=5), HOUSE),
    Upgrade("g_scope", 1, "blitz", "round", "own_attack_after_roll", "reroll", Effect("reroll_one_attack_die"), HOUSE),
    Upgrade("g_skin", 1, "fortress", "round", "on_damage", "brace", Effect("reduce_damage", n=1), HOUSE),
    Upgrade("g_relay", 1, "broadcast", "round", "own_tag_step", "tag", Effect("tag_range", n=2), HOUSE),
    Upgrade("g_reactor", 2, "engine", "always", "reset_phase", "", Effect("energy_max", n=6), HOUSE),
    Upgrade("g_feed", 2, "blitz", "always", "reset_phase", "", Effect("hand_size_plus", n=1), HOUSE),
    Upgrade("g_core", 2, "fortress", "round", "payment", "", Effect("free_overspend", n=1), HOUSE),
    Upgrade("g_bay", 2, "broadcast", "always", "deploy_phase", "", Effect("deploy_upgrade", cost=0, range=3), HOUSE),
    Upgrade("g_rails", 3, "blitz", "always", "own_attack_before_roll", "", Effect("primary_damage", n=1), HOUSE),
    Upgrade("g_bulwark", 3, "fortress", "always", "saves", "", Effect("armor_set", n=4), HOUSE),
    Upgrade("g_ads", 3, "broadcast", "round", "own_tag_step", "tag", Effect("extra_tag"), HOUSE),
    Upgrade("g_refit", 3, "engine", "round", "reset_start", "mend", Effect("repair", n=1), HOUSE),
)

ALTERNATIVE_PATHS: Final[tuple[Path, ...]] = (
    Path("blitz", ("g_scope", "g_feed", "g_rails"), HOUSE),
    Path("fortress", ("g_skin", "g_core", "g_bulwark"), HOUSE),
    Path("broadcast", ("g_relay", "g_bay", "g_ads"), HOUSE),
    Path("engine", ("g_servo", "g_reactor", "g_refit"), HOUSE),
)
