"""First games of somebody who learns at seat 0: against a rival, and against the Autobot. Dice are loaded."""

from typing import Any, Final

# Whoever follows the coach pulls Fame, heals, buys Photoshoot and puts its Buzz token right before the marker, pulls
# twice as far, and has the marker on the Victory space in the fourth turn. The rival stops after each first roll.
RIVAL_TURNS: Final[tuple[tuple[str, ...], ...]] = (
    ("fame", "fame", "smash", "energy", "destruction", "special"),  # two Fames are kept
    ("fame", "smash", "smash", "smash"),
    ("smash", "smash", "smash", "destruction", "destruction", "destruction"),  # the rival
    ("heart", "heart", "heart", "energy", "smash", "smash"),  # hearts to heal, energy for a card
    ("smash", "smash", "destruction", "destruction", "destruction", "destruction"),
    ("fame", "fame", "fame", "destruction", "special", "heart"),  # three Fames are kept
    ("fame", "smash", "smash"),
    ("heart", "heart", "heart", "destruction", "destruction", "destruction"),
    ("fame", "fame", "fame", "smash", "heart", "special"),  # the last space
)
AGAINST_A_RIVAL: Final[dict[str, Any]] = {
    "seats": [
        {"monster": "cyber_kitty", "hearts": 11},
        {"monster": "gigazaur", "hearts": 9},
    ],
    "turn": 0,
    "fame": -2,
    "row": ["giant_brain", "armor_plating", "photoshoot"],
    "deck": ["extra_head", "acid_attack"],
    "dice": [face for thrown in RIVAL_TURNS for face in thrown],
}

# Here it is the Autobot's rule that is learnt: what it keeps, the symbol that its rival chooses where the markers are
# level, the cubes, and the white dice that four of them bring. It is knocked out in the third turn.
AUTOBOT_TURNS: Final[tuple[tuple[str, ...], ...]] = (
    ("smash", "smash", "heart", "fame", "destruction", "special"),  # two smashes are kept
    ("smash", "smash", "energy", "special"),
    ("smash", "heart", "fame", "destruction", "energy", "special"),  # the Autobot: one Fame, one Destruction
    ("smash", "energy", "special"),
    ("energy", "special"),
    ("destruction", "destruction", "destruction", "smash", "smash", "fame"),  # a pull, and energy for a card
    ("heart", "heart", "fame", "energy", "energy", "special"),  # the Autobot has enough cubes after these
    ("energy", "energy", "special"),
    ("smash", "energy", "special"),
    ("smash", "energy"),  # its white dice
    ("smash", "smash", "smash", "fame", "destruction", "special"),  # three smashes are kept
    ("smash", "smash", "heart"),
)
AGAINST_THE_AUTOBOT: Final[dict[str, Any]] = {
    "options": {"autobot": "normal"},
    "seats": [
        {"monster": "cyber_kitty", "hearts": 11},
        {"monster": "gigazaur", "hearts": 8},
    ],
    "turn": 0,
    "row": ["giant_brain", "armor_plating", "snack_time"],
    "deck": ["extra_head", "acid_attack"],
    "dice": [face for thrown in AUTOBOT_TURNS for face in thrown],
}
