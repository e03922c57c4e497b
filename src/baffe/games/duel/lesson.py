"""The scene of somebody's first game: against the Autobot, with dice that show something of everything."""

from typing import Any, Final

# Three Fames pull the marker towards the learner; there is energy for Photoshoot on the cheap slot, whose Buzz token
# can be put right before the marker: the card then pulls Fame onto it, and the heart that it gives is needed.
# What the learner does not throw is left to the Autobot.
LESSON: Final[dict[str, Any]] = {
    "options": {"autobot": "normal"},
    "seats": [
        {"monster": "cyber_kitty", "hearts": 11, "energy": 3},
        {"monster": "gigazaur", "hearts": 12, "cubes": 1},
    ],
    "turn": 0,
    "destruction": 1,
    "row": ["giant_brain", "made_in_a_lab", "photoshoot"],
    "dice": ["fame", "fame", "fame", "energy", "smash", "heart", "fame", "energy", "smash", "heart"],
}
