"""The first game of somebody who learns it at seat 0: loaded dice, and rivals who let themselves be beaten."""

from typing import Any, Final

# Whoever follows the coach scores three 3s, heals and buys, drives Gigazaur out of Tokyo, stays, flees, knocks the
# penguin out, and has 20 stars in the fifth turn. The dice of the rivals are such that they stop at once.
TURNS: Final[tuple[tuple[str, ...], ...]] = (
    ("3", "3", "1", "2", "energy", "smash"),  # two 3s are kept
    ("3", "energy", "1", "2"),
    ("1", "1", "1", "smash", "smash", "smash"),  # Gigazaur, from Tokyo
    ("2", "2", "2", "heart", "heart", "heart"),  # the penguin
    ("heart", "heart", "energy", "energy", "energy", "energy"),  # hearts to heal, energy for a card
    ("1", "1", "1", "1", "1", "smash"),
    ("2", "2", "2", "2", "2", "energy"),
    ("smash", "smash", "1", "2", "3", "heart"),  # two smashes are kept
    ("smash", "smash", "heart", "energy"),
    ("smash", "smash", "smash", "1", "1", "1"),  # against the learner in Tokyo: stay
    ("smash", "smash", "smash", "1", "1", "1"),  # and once more: flee
    ("smash", "smash", "smash", "smash", "smash", "heart"),  # as many as the penguin has hearts
    ("2", "2", "2", "heart", "heart", "heart"),
    ("3", "3", "3", "energy", "heart", "1"),  # the last three stars
)
LESSON: Final[dict[str, Any]] = {
    "seats": [
        {"monster": "cyber_kitty", "stars": 7},
        {"monster": "gigazaur", "stars": 1, "place": "city"},
        {"monster": "space_penguin", "hearts": 6},
    ],
    "turn": 0,
    "market": ["even_bigger", "apartment_building", "regeneration"],
    "deck": ["extra_head", "giant_brain"],
    "dice": [face for thrown in TURNS for face in thrown],
}
