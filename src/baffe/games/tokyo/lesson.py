"""The first game of somebody who learns it at seat 0."""

from typing import Any, Final

# A first turn with something of everything: a pair to complete, a heart, energy for the market, and Tokyo to be taken.
LESSON: Final[dict[str, Any]] = {
    "seats": [
        {"monster": "cyber_kitty", "energy": 3},
        {"monster": "gigazaur", "stars": 1, "place": "city"},
        {"monster": "space_penguin"},
    ],
    "turn": 0,
    "market": ["skyscraper", "spiked_tail", "heal"],
    "dice": ["2", "2", "heart", "energy", "smash", "1", "smash", "2", "energy", "heart"],
}
