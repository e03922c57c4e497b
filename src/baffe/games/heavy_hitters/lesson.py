"""The first game of somebody who learns it at seat 0: the last rounds of a match, with loaded dice."""

from typing import Any, Final

# Whoever follows the coach walks beside the last building, turns to the rival, shoots, is shot at, tags, and brings
# the building down in the second round. Other ways end with the round cap at the latest, four rounds later.
#
# Any two dice in a row make 7 or more, and no single one is a 5: every shot hits, no armor saves, whoever fires first.
SHOT: Final = (3, 4, 4)
SHOTS: Final = 30
# What is left to the rival are weak weapons. What could move it away, spoil a shot or bring units is damage already.
RIVAL_LOST: Final = (
    ("th_p2", 5), ("u_deploy", 4), ("u_orbital", 2), ("u_r_chaff", 2), ("u_r_th", 1),
)  # fmt: skip

AWAY: Final = (("s_hijack", 2), ("s_leglock", 2), ("s_scramble", 2), ("s_battery", 3), ("s_express", 2))

LESSON: Final[dict[str, Any]] = {
    "options": {"scenario": "crossfire_plaza"},
    "round": 16,
    "phase": "movement",
    "buildings": ["g5", "k3"],
    "rubble": {"d3": 0, "c6": 0, "e8": 0, "j8": 1},
    "seats": [
        {
            "faction": "diamondback",
            "hand": ["db_s1", "db_s1", "db_p2", "u_m_burst"],
            "deck": ["db_s2", "db_p2", "db_s2", "u_m_burst", "db_s1", "db_p2"],  # of which damage takes the first
            "energy": 6,  # a hex, a shot and a tag
            "units": {"hh": {"at": "e5", "facing": "s"}},
            "tags": {"g5": 2},
            "passed": True,  # nobody is asked about reactions in the first round
        },
        {
            "faction": "thunderhappy",
            "hand": ["th_s1"],
            "deck": ["th_s2", "th_s2", "u_m_burst", "u_m_th", "th_s1"],
            "damage": [card for card, count in RIVAL_LOST for _ in range(count)],
            "energy": 1,
            "units": {"hh": {"at": "h3", "facing": "sw"}},
            "passed": True,
        },
    ],
    # Hacks, which would take a tag away, hold somebody or spoil a shot; and boosts that ask before the coach speaks.
    "sponsor_discard": [card for card, count in AWAY for _ in range(count)],
    "dice": list(SHOT) * SHOTS,
}
