"""Positions of Heavy Hitters for a television. Whoever opens one plays seat 0."""

from typing import Any, Final

Scene = dict[str, Any]

BUILDINGS: Final = ["d3", "d8", "j3", "j8", "g2", "g9", "c6", "k6"]


def _seat(faction: str, at: str, facing: str, support: str, **more: Any) -> dict[str, Any]:
    """Support units stand on three hexes, in the order of their names: combat, recon, repair."""
    units = {name: {"at": place} for name, place in zip(("combat", "recon", "repair"), support.split(), strict=True)}
    return {"faction": faction, "units": {"hh": {"at": at, "facing": facing}, **units}, "energy": 5, **more}


# Four factions, each with all its units, tags on every building, one of which leans.
FOUR: Final[Scene] = {
    "seats": [
        _seat("kingwolf", "e7", "ne", "f7 e9 d6", tags={"d8": 3, "c6": 1, "g9": 2}, fame=7),
        _seat("diamondback", "e4", "s", "f4 c4 d5", tags={"d3": 2, "g2": 1, "c6": 2}, fame=3),
        _seat("thunderhappy", "i4", "sw", "h4 i2 k5", tags={"j3": 3, "k6": 1, "g2": 2}, fame=12),
        _seat("hammerstrike", "i8", "nw", "h7 k9 j6", tags={"j8": 2, "k6": 2, "g9": 1}, fame=0),
    ],
    "buildings": BUILDINGS, "rubble": {"g5": 0, "g7": 2}, "round": 4, "phase": "movement", "glory_hound": 2,
}  # fmt: skip
# King Wolf fires at DiamondBack, hits, and some of it goes through the armor; then one more tag brings down the last
# building that it needs.
SHOT: Final[Scene] = {
    "seats": [
        _seat("kingwolf", "e6", "ne", "d6 e9 c8", hand=["kw_p2", "kw_s1"], sponsors=["s_guided"], tags={"d8": 3}),
        _seat("diamondback", "g4", "sw", "i5 i2 k4", hand=[], tags={"g2": 3, "j3": 1}),
    ],
    "buildings": BUILDINGS[:7], "rubble": {"g6": 0, "e4": 0, "h7": 0}, "round": 3, "phase": "combat",
    "dice": [6, 5, 6, 1, 2, 5, 3, 4],
}  # fmt: skip
