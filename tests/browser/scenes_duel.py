"""Positions of a Duel in which the page has something to show. Whoever opens one plays seat 0."""

from typing import Any, Final

Scene = dict[str, Any]

ROW: Final = ["giant_brain", "dominate", "acid_attack"]
MIXED: Final = ["fame", "fame", "smash", "heart", "energy", "special"]


def _scene(me: dict[str, Any], rival: dict[str, Any], **more: Any) -> Scene:
    """Two monsters of our choice, so that every run looks the same."""
    seats = [{"monster": "gigazaur", **me}, {"monster": "space_penguin", **rival}]
    return {"seats": seats, "turn": 0, "row": ROW, **more}


SOLO: Final = {"autobot": "normal"}
LYING: Final = {
    "fish": {"track": "fame", "at": -2},
    "lizard": {"track": "destruction", "at": 1, "flipped": True},
    "phantom": {"track": "fame", "at": 3},
}

SPEND: Final = _scene({"tokens": 2, "energy": 3, "hearts": 9}, {"tokens": 1}, step="start", dice=MIXED)
ROLL: Final = _scene(
    {"hearts": 9, "energy": 4, "cards": ["giant_brain"]},
    {"hearts": 11, "energy": 2, "tokens": 1, "cards": ["spiked_tail"]},
    row=["scrappy", "dominate", "acid_attack"], buzz=LYING, fame=-1, destruction=2, dice=MIXED,
)  # fmt: skip
ROLL_EIGHT: Final = _scene(
    {"cards": ["extra_head", "natural_selection"]}, {}, dice=["fame", *MIXED, "destruction"], fame=1, destruction=-2
)
RESOLVE: Final = _scene(
    {"hearts": 9, "cards": ["extra_head", "natural_selection"]}, {"hearts": 6},
    step="resolve", dice=["fame"] * 3 + ["smash", "smash", "heart", "special", "special"], fame=-1, buzz=LYING,
)  # fmt: skip
BUY: Final = _scene({"energy": 6, "hearts": 9}, {"energy": 3}, step="buy", fame=-1, destruction=2, buzz=LYING)
# Lizard, two spaces that differ: it can lie both ways round.
PLACE: Final = _scene(
    {"energy": 5}, {}, step="buy", row=["dominate", "acid_attack", "scrappy"], fame=-2, destruction=1,
    buzz={"fish": {"track": "fame", "at": -4}},
)  # fmt: skip
KING: Final[Scene] = {
    "seats": [{"monster": "the_king"}, {"monster": "meka_dragon"}],
    "turn": 0, "step": "resolve", "row": ROW, "dice": ["special", "special", "smash", "heart", "energy", "fame"],
    "buzz": {"king": [{"track": "fame", "at": 2}]}, "fame": -1, "destruction": 3,
}  # fmt: skip
ALIEN: Final[Scene] = {
    "seats": [{"monster": "alienoid", "hearts": 8}, {"monster": "meka_dragon"}],
    "turn": 0, "step": "resolve", "row": ROW, "dice": ["special"] * 4 + ["smash", "fame"], "fame": -2,
}  # fmt: skip
# As much Fame as Destruction while the markers stand in line: the rule leaves it to me.
SYMBOL: Final = _scene(
    {"hearts": 9}, {"cubes": 2}, options=SOLO, turn=1,
    dice=["fame", "destruction", "smash", "energy", "energy", "heart"],
)  # fmt: skip
# Camouflage: the Autobot strikes, and waits for me.
BRACE: Final = _scene(
    {"hearts": 6, "cards": ["camouflage"]}, {"hearts": 9, "cubes": 1}, options=SOLO, turn=1, step="resolve",
    dice=["smash", "smash", "smash", "heart", "fame", "energy"], fame=1,
)  # fmt: skip
# Unchained: the bonus on the way, or a hit instead.
BONUS: Final = _scene(
    {"hearts": 9, "cards": ["unchained"]}, {}, step="resolve", buzz=LYING, fame=-1,
    dice=["fame"] * 3 + ["energy", "energy", "special"],
)  # fmt: skip
# Three steps, and a bonus on the second: the marker walks, the heart appears.
WALK: Final = _scene({"hearts": 9, "energy": 4}, {}, step="resolve", buzz=LYING, dice=["fame"] * 5 + ["heart"])
# A whole turn of the Autobot that asks nobody, then my turn.
AUTOBOT: Final = _scene(
    {"hearts": 9, "energy": 3}, {"hearts": 9, "cubes": 2}, options=SOLO, turn=1, fame=1, destruction=-1,
    dice=["smash", "heart", "fame", "fame", "energy", "special"] + ["smash", "fame", "energy"] * 2,
)  # fmt: skip
END: Final = _scene({"hearts": 9}, {"hearts": 2, "energy": 2}, step="resolve", dice=["smash"] * 4 + ["heart", "fame"])

CARDS: Final = (
    ["extra_head", "eye_of_the_storm", "alien_metabolism", "titanic_batteries", "antimatter_pellets",
     "natural_selection", "adrenaline_augment", "unstoppable"],
    ["made_in_a_lab", "in_the_shadows", "utter_destruction", "thunder_stomp", "signature_move", "gentle_giant",
     "lightning_speed", "electrical_aura"],
)  # fmt: skip
EVERYWHERE: Final = {
    "dragon": {"track": "fame", "at": -7},
    "phantom": {"track": "fame", "at": -4},
    "fish": {"track": "fame", "at": -2},
    "tiger": {"track": "fame", "at": -1},
    "king": [{"track": "fame", "at": 1}, {"track": "destruction", "at": -2}],
    "lizard": {"track": "fame", "at": 2, "flipped": True},
    "penguin": {"track": "fame", "at": 4},
    "cat": {"track": "fame", "at": 6},
    "pumpkin": {"track": "destruction", "at": -6},
    "panda": {"track": "destruction", "at": -1},
    "alien": {"track": "destruction", "at": 1},
    "anubis": {"track": "destruction", "at": 5},
}


def worst(**more: Any) -> Scene:
    """Eight cards on each side with the longest French names, all tokens on the tracks, eight dice."""
    sides = [
        {"monster": "alienoid", "hearts": 13, "energy": 88, "tokens": 2, "cards": CARDS[0]},
        {"monster": "the_king", "hearts": 12, "energy": 99, "tokens": 2, "cards": CARDS[1], "fewer": 2, "dominated": 1},
    ]
    dice = ["fame", "fame", "destruction", "heart", "energy", "smash", "special", "special"]
    row = ["thermonuclear_cooking", "sack_the_stadium", "the_partys_over"]
    return {"seats": sides, "turn": 0, "row": row, "destruction": 4, "buzz": EVERYWHERE, "dice": dice, **more}


def worst_added() -> Scene:
    """Faces are added to eight dice."""
    return worst(step="resolve", dice=["special"] * 5 + ["fame", "destruction", "heart"])


def worst_place() -> Scene:
    """A token that lies somewhere may be moved or turned, and there is hardly any room."""
    buzz = {token: lying for token, lying in EVERYWHERE.items() if token not in ("anubis", "panda", "alien")}
    return worst(step="buy", dice=[], row=["thermonuclear_cooking", "sack_the_stadium", "scrappy"], buzz=buzz)
