"""Positions in which the page has something to show. Whoever opens one plays seat 0; bots play the others."""

import json
from pathlib import Path
from typing import Any, Final

Scene = dict[str, Any]

BLOW: Final = ["smash", "smash", "1", "2", "3", "energy"]


def _seats(*mine_first: dict[str, Any]) -> list[dict[str, Any]]:
    """Four monsters of our choice, so that every run looks the same."""
    monsters = ("gigazaur", "the_king", "cyber_kitty", "space_penguin")
    more = [*mine_first, *[{} for _ in monsters]]
    return [{"monster": monster, **more[i]} for i, monster in enumerate(monsters)]


ROLL: Final[Scene] = {
    "seats": _seats(
        {"stars": 6, "energy": 5, "cards": ["jets", "acid_attack"]},
        {"place": "city", "stars": 9, "hearts": 7, "energy": 2},
        {"stars": 4, "energy": 6},
        {"hearts": 3, "stars": 2, "energy": 1},
    ),
    "turn": 0,
    "market": ["skyscraper", "wings", "fire_breathing"],
    "dice": ["3", "3", "2", "heart", "energy", "smash"],
}
BUY: Final[Scene] = {
    "seats": _seats({"energy": 5, "stars": 4, "hearts": 7}, {"place": "city", "stars": 2}),
    "turn": 0,
    "step": "buy",
    "market": ["corner_store", "alien_origin", "extra_head"],
}
FLEE: Final[Scene] = {
    "seats": _seats(
        {"hearts": 6, "stars": 8, "energy": 4, "place": "city", "cards": ["spiked_tail", "armor_plating"]},
        {"energy": 4, "stars": 5},
        {"stars": 11, "hearts": 8, "energy": 2, "cards": ["extra_head"]},
        {"hearts": 3, "stars": 2, "energy": 7},
    ),
    "turn": 1,
    "market": ["heal", "rapid_healing", "corner_store"],
    "step": "resolve",
    "dice": BLOW,
}
BRACE: Final[Scene] = {
    "seats": _seats({"hearts": 5, "energy": 6, "place": "city", "cards": ["wings", "camouflage"]}),
    "turn": 1,
    "market": ["heal", "rapid_healing", "corner_store"],
    "step": "resolve",
    "dice": BLOW,
}
CHANGE: Final[Scene] = {
    "seats": _seats({"energy": 6, "cards": ["plot_twist", "stretchy"]}, {"place": "city"}),
    "turn": 0,
    "rolls_left": 0,
    "dice": ["1", "1", "2", "heart", "energy", "smash"],
}
OUT: Final[Scene] = {
    "seats": _seats({"hearts": 0}, {"place": "city", "stars": 5}, {"hearts": 6}, {"hearts": 4, "stars": 3}),
    "turn": 1,
}
# One answer, and it is over: the dice bring the last star.
END: Final[Scene] = {
    "seats": _seats(
        {"stars": 19, "energy": 3}, {"place": "city", "stars": 12}, {"hearts": 2, "stars": 7}, {"hearts": 0}
    ),
    "turn": 0,
    "dice": ["1", "1", "1", "heart", "energy", "2"],
}


def worst() -> Scene:
    """Six monsters with five cards each, all tokens, nine dice, the longest French names."""
    scene: Scene = json.loads(Path(__file__).with_name("worst.json").read_text("utf-8"))
    return scene


def worst_buy() -> Scene:
    scene = worst()
    del scene["dice"]
    scene["seats"][0]["cards"][3] = "parasitic_tentacles"
    scene["seats"][1]["cards"][0] = "were_only_making_it_stronger"
    return {**scene, "step": "buy"}


# -- the modules --

MODULES: Final = ["cultists", "tower", "halloween"]
COSTUMES: Final = (
    ["cheerleader", "clown"], ["statue_of_liberty", "astronaut"], ["vampire", "zombie"], ["ghost", "pirate"],
    ["princess", "witch"], ["devil", "robot"],
)  # fmt: skip

# Three smashes out of Tokyo: everybody else is wounded, and nobody has anything to decide about it.
THEFT: Final[Scene] = {
    "options": {"modules": MODULES},
    "seats": _seats(
        {"hearts": 8, "stars": 5, "energy": 12, "place": "city", "cards": ["devil"], "cultists": 1},
        {"hearts": 9, "stars": 9, "energy": 2, "cards": ["witch", "statue_of_liberty"], "tower": [1]},
        {"hearts": 6, "stars": 4, "energy": 6, "cards": ["ghost"], "tower": [2]},
        {"hearts": 5, "stars": 2, "energy": 1, "cards": ["pirate"]},
    ),
    "turn": 0,
    "market": ["skyscraper", "princess", "fire_breathing"],
    "step": "resolve",
    "dice": ["smash", "smash", "smash", "2", "3", "1"],
}
WITCH: Final[Scene] = {
    "options": {"modules": ["halloween"]},
    "seats": _seats({"hearts": 7, "energy": 5, "place": "city", "cards": ["witch"]}, {"cards": ["vampire"]}),
    "turn": 1,
    "market": ["heal", "rapid_healing", "corner_store"],
    "rolls_left": 0,
    "dice": BLOW,
}
ROBOT: Final[Scene] = {
    "options": {"modules": ["halloween"]},
    "seats": _seats({"hearts": 5, "energy": 8, "place": "city", "cards": ["robot", "zombie"]}, {"cards": ["vampire"]}),
    "turn": 1,
    "market": ["heal", "rapid_healing", "corner_store"],
    "step": "resolve",
    "dice": ["smash"] * 6,
}


def worst_modules() -> Scene:
    """The worst case with all modules: two costumes among the five cards of each, a certain win, somebody undead."""
    scene = worst()
    scene["options"] = {"modules": MODULES}
    for seat, costumes in zip(scene["seats"], COSTUMES, strict=True):
        kept = seat["cards"][:3]
        seat["cards"] = [*kept, *costumes]
    scene["seats"][1]["astronaut"] = True
    scene["seats"][2]["hearts"] = 0
    for seat, monster in ((3, "pumpkin_jack"), (4, "boogie_woogie")):
        scene["seats"][seat]["monster"] = monster
    return scene


def worst_theft() -> Scene:
    """Everybody outside is wounded by whoever stands in Tokyo and can prevent nothing; not all costumes can be paid."""
    scene = worst_modules()
    seats = scene["seats"]
    for seat in seats[1:]:
        seat["cultists"] = 0
    seats[0] |= {"place": "city", "energy": 3}
    seats[1] |= {"place": "outside"}
    seats[5] |= {"energy": 0}
    return {**scene, "step": "resolve", "dice": ["smash", "smash", "smash", "1", "2", "3", "heart", "energy", "2"]}


# Whoever is asked has seen the card on top of the deck.
LAB: Final[dict[str, Any]] = {
    "seats": [{"cards": ["made_in_a_lab"], "energy": 9, "place": "city"}, {}],
    "step": "buy", "deck": ["jets", "acid_attack", "nova_breath"],
}  # fmt: skip
