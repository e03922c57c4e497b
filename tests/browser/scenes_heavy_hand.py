"""Positions of Heavy Hitters in which cards are to be chosen. Whoever opens one plays seat 0."""

from typing import Any, Final

Scene = dict[str, Any]

FULL_HAND: Final = ["kw_p2", "kw_s1", "kw_s2", "u_orbital", "u_r_chaff", "u_m_kw"]


def _hh(at: str, facing: str, **units: str) -> dict[str, Any]:
    found: dict[str, Any] = {"hh": {"at": at, "facing": facing}}
    return found | {unit: {"at": place} for unit, place in units.items()}


# Two enemies ahead at different distances: two weapons and a strike reach them.
ORDERS: Final[Scene] = {
    "seats": [
        {"faction": "kingwolf", "pilot": "p_kw1", "units": _hh("g6", "n", recon="f7"), "hand": FULL_HAND,
         "sponsors": ["s_guided", "s_battery"], "upgrades": ["g_servo"], "fame": 4},
        {"faction": "diamondback", "pilot": "p_db1", "units": _hh("g4", "s", combat="h5"),
         "hand": ["db_p2", "u_r_chaff", "u_r_db", "db_s1", "u_deploy", "u_m_burst"]},
    ],
    "phase": "combat", "round": 3, "buildings": ["g5", "d3", "j3", "j8"],
}  # fmt: skip
# Six weapons and three enemies with all their units: as much as a hand can ever show.
CROWDED: Final[Scene] = {
    "seats": [
        {"faction": "thunderhappy", "pilot": "p_th3", "units": _hh("g6", "ne", combat="f6", repair="f7", recon="g8"),
         "hand": ["th_p1", "th_s1", "th_s3", "u_orbital", "u_r_th", "u_m_burst"], "sponsors": ["s_guided", "s_polish"],
         "discard": ["th_p1", "th_s1", "u_deploy", "u_deploy"], "damage": ["th_s3", "th_s3", "u_r_chaff"],
         "fame": 7, "upgrades": ["g_scope", "g_skin"], "tags": {"d3": 2}},
        {"faction": "kingwolf", "pilot": "p_kw2", "units": _hh("i4", "sw", combat="h4", repair="j4", recon="i6"),
         "damage": ["kw_p2", "kw_s1"]},
        {"faction": "diamondback", "pilot": "p_db2", "units": _hh("k5", "nw", combat="k3", repair="l4", recon="j7")},
        {"faction": "hammerstrike", "pilot": "p_hs1", "units": _hh("c8", "ne", combat="d9", repair="c9", recon="e6")},
    ],
    "options": {"decks": ["th_siege", "kw_balanced", "db_balanced", "hs_balanced"]},
    "phase": "combat", "round": 5, "buildings": ["d3", "d8", "j3", "j8", "h6"],
}  # fmt: skip
# Little life: the draw pile is short and every card counts.
HURT: Final[Scene] = {
    "seats": [
        {"faction": "kingwolf", "pilot": "p_kw1", "units": _hh("g6", "n"), "energy": 1,
         "hand": ["kw_p2", "kw_s1", "kw_s2", "u_orbital", "u_r_chaff", "u_m_kw"]},
        {"faction": "diamondback", "units": _hh("g4", "s")},
    ],
    "phase": "combat", "round": 8, "buildings": ["d3", "d8", "j3", "j8"],
}  # fmt: skip
RESET: Final[Scene] = {**ORDERS, "phase": "reset"}
DEAL: Final = {"board": "standard", "paths": True}
# A first tag brings the third space of the achievements board, and with it an upgrade.
FAME: Final[Scene] = {
    **ORDERS,
    "phase": "tag",
    "seats": [{**ORDERS["seats"][0], "fame": 2, "upgrades": []}, ORDERS["seats"][1]],
}
# A pit crew at hand and cards to mend.
MEND: Final[Scene] = {
    **ORDERS, "phase": "reset",
    "seats": [{**ORDERS["seats"][0], "sponsors": ["s_pit", "s_surge"], "hand": ["kw_p2", "kw_p2", "u_r_chaff"],
               "damage": ["kw_s1", "kw_s1", "u_orbital", "kw_s2"]}, ORDERS["seats"][1]],
}  # fmt: skip
