"""Deploy cards, maneuvers, reactions and Orbital Strikes (16), and the sponsor cards (13 kinds, 25 cards)."""

from typing import Final

from baffe.games.heavy_hitters.data.entries import DB, EACH, HOUSE, HS, KW, TH, Effect, Sponsor, Utility, Weapon
from baffe.games.heavy_hitters.data.weapons import INDIRECT, SPLASH
from baffe.games.heavy_hitters.hexes import ALL

# Its Energy and its copies are those of the card.
ORBITAL_STRIKE: Final = Weapon(
    "u_orbital", EACH, "core", "orbital", 0, 0, 1, 8, 4, (0, 99), ALL, INDIRECT | SPLASH, HOUSE
)

# id, kind, faction, set, copies, energy, window, effect, source
UTILITY_CARDS: Final[tuple[Utility, ...]] = (
    Utility("u_deploy", "deploy", EACH, "core", 5, 1, "deploy_phase", Effect("deploy", range=2), HOUSE),
    Utility(
        "u_orbital",
        "orbital",
        EACH,
        "core",
        3,
        3,
        "combat_commit",
        Effect("attack"),
        HOUSE,
        ORBITAL_STRIKE,
        decision=False,
    ),
    Utility("u_m_burst", "maneuver", EACH, "core", 2, 1, "movement_own_hh", Effect("free_hexes", n=2), HOUSE),
    Utility("u_m_leap", "maneuver", EACH, "extended", 2, 2, "movement_own_hh", Effect("leap", n=3), HOUSE),
    Utility("u_m_convoy", "maneuver", EACH, "extended", 2, 0, "movement_own_hh", Effect("convoy", n=1), HOUSE),
    Utility("u_r_chaff", "reaction", EACH, "core", 2, 1, "on_targeted", Effect("attack_number", n=2), HOUSE),
    Utility("u_r_purge", "reaction", EACH, "extended", 2, 1, "on_damage", Effect("reduce_damage", n=2), HOUSE),
    Utility("u_r_ping", "reaction", EACH, "extended", 2, 0, "on_missed", Effect("gain_energy", n=1), HOUSE),
    Utility("u_m_db", "maneuver", DB, "core", 2, 0, "movement_after_all_hh", Effect("late_step", n=1), HOUSE),
    Utility("u_r_db", "reaction", DB, "core", 2, 1, "on_hit", Effect("reroll_failed_saves"), HOUSE),
    Utility("u_m_kw", "maneuver", KW, "core", 2, 1, "movement_own_hh", Effect("pounce", n=3), HOUSE),
    Utility("u_r_kw", "reaction", KW, "core", 2, 1, "on_damage", Effect("counter_damage", n=2, range=2), HOUSE),
    Utility(
        "u_m_th",
        "maneuver",
        TH,
        "core",
        2,
        0,
        "movement_own_hh",
        Effect("free_hexes_self_damage", n=3, self_damage=1),
        HOUSE,
    ),
    Utility("u_r_th", "reaction", TH, "core", 2, 0, "on_damage", Effect("draw", n=2, min_damage=2), HOUSE),
    Utility("u_m_hs", "maneuver", HS, "core", 2, 1, "movement_own_hh", Effect("trample", n=1), HOUSE),
    Utility("u_r_hs", "reaction", HS, "core", 2, 1, "on_hit", Effect("set_armor", n=4), HOUSE),
)

# id, copies, class, window, whether it is left out in solo, effect, source
SPONSOR_CARDS: Final[tuple[Sponsor, ...]] = (
    Sponsor("s_battery", 3, "boost", "any_own_action", False, Effect("gain_energy", n=2, over_max=1), HOUSE),
    Sponsor("s_hijack", 2, "hack", "own_tag_step", True, Effect("remove_tag", range=3), HOUSE),
    Sponsor("s_firewall", 3, "counter", "on_hack", True, Effect("cancel_hack"), HOUSE),
    Sponsor("s_guided", 2, "boost", "own_attack_before_roll", False, Effect("attack_number", n=-2), HOUSE),
    Sponsor("s_polish", 2, "boost", "on_hit", False, Effect("armor_bonus", n=1), HOUSE),
    Sponsor("s_billboard", 2, "boost", "own_tag_step", False, Effect("extra_tag"), HOUSE),
    Sponsor("s_express", 2, "boost", "deploy_phase", False, Effect("deploy", range=2), HOUSE),
    Sponsor("s_leglock", 2, "hack", "movement_start", False, Effect("max_move", n=-2), HOUSE),
    Sponsor("s_scramble", 2, "hack", "on_targeted", False, Effect("attack_number", n=2), HOUSE),
    Sponsor("s_pit", 2, "boost", "reset_phase", False, Effect("repair", n=1), HOUSE),
    Sponsor("s_surge", 1, "boost", "reset_phase", True, Effect("take_glory_hound"), HOUSE),
    Sponsor("s_bounty", 1, "boost", "reset_phase", True, Effect("fame", n=2), HOUSE),
    Sponsor("s_replay", 1, "boost", "own_attack_after_roll", False, Effect("reroll_attack"), HOUSE),
)
