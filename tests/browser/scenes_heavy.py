"""Positions of Heavy Hitters in which the board has something to show. Whoever opens one plays seat 0."""

from typing import Any, Final

Scene = dict[str, Any]

PLAZA: Final = ["d3", "d8", "j3", "j8", "g3", "g9", "c6", "k6"]


def hh(at: str, facing: str = "n", **units: str) -> dict[str, Any]:
    """Units of a seat: hh("g6", "ne", recon="g8")."""
    found: dict[str, Any] = {"hh": {"at": at, "facing": facing}}
    return found | {unit: {"at": place} for unit, place in units.items()}


def _scene(me: dict[str, Any], rival: dict[str, Any], **more: Any) -> Scene:
    seats = [{"faction": "kingwolf", **me}, {"faction": "diamondback", **rival}]
    return {"seats": seats, "buildings": PLAZA, **more}


START: Final = _scene({}, {}, phase="movement")
# 2 of 5 Energy are left: some of the way is overspent; a support unit of the rival stands in it.
REACH: Final = _scene(
    {"units": hh("e6", "ne", recon="d6"), "energy": 2, "hand": []},
    {"units": hh("i5", "sw", combat="f5")}, phase="movement", rubble={"e5": 1, "h8": 0},
)  # fmt: skip
CORNER: Final = _scene({"units": hh("a1", "se")}, {"units": hh("m11", "nw")}, phase="movement")
TAG: Final = _scene(
    {"units": hh("d4", "n", recon="g4"), "tags": {"d3": 3, "g3": 1}, "energy": 5},
    {"units": hh("i5", "sw"), "tags": {"d3": 1, "j3": 2}}, phase="tag", rubble={"f6": 1},
)  # fmt: skip
DEPLOY: Final = _scene(
    {"units": hh("d5", "ne"), "hand": ["u_deploy", "u_deploy"], "energy": 5}, {"units": hh("i5", "sw")}, phase="deploy"
)
# Two targets, one of them behind a building: the dice hit, then two armor dice save.
SHOT: Final = _scene(
    {"units": hh("e5", "ne", combat="d6"), "hand": ["kw_p2", "kw_s1"], "energy": 5},
    {"units": hh("g4", "sw", recon="f5"), "hand": []}, phase="combat", dice=[6, 5, 6, 1, 2, 5, 3, 4],
)  # fmt: skip
ZONES: Final = _scene(
    {"units": hh("f4", "s", recon="c5"), "hand": []}, {"units": hh("h8", "n", combat="i9")},
    options={"board": "alternative"}, phase="movement",
)  # fmt: skip

_ALL: Final = ("d3", "d8", "j3", "j8", "g3", "g9", "g6", "e5")
# Four seats with all their units, and 60 tags on the board.
FULL: Final[Scene] = {
    "seats": [
        {
            "faction": faction,
            "units": units,
            "tags": {place: 1 if n == i else 2 for n, place in enumerate(_ALL)},
            "energy": 5, "fame": 9, "hand": [],
        }
        for i, (faction, units) in enumerate([
            ("kingwolf", hh("e7", "ne", combat="f7", repair="d6", recon="e9")),
            ("diamondback", hh("i4", "sw", combat="h4", repair="j5", recon="i2")),
            ("thunderhappy", hh("i8", "nw", combat="h7", repair="j7", recon="k9")),
            ("hammerstrike", hh("e3", "s", combat="f4", repair="c4", recon="d5")),
        ])
    ],
    "buildings": list(_ALL), "rubble": {"c6": 0, "k6": 1}, "phase": "movement", "round": 6,
}  # fmt: skip
# The last round that the cap allows, against three opponents who play by their tables.
LAST_ROUND: Final[Scene] = {
    "options": {"solo": "normal", "round_cap": 8}, "phase": "deploy", "round": 8, "buildings": PLAZA,
    "seats": [
        {"faction": "kingwolf", "units": hh("e6", "ne", recon="d6", combat="e8"), "energy": 5,
         "hand": ["kw_p2", "kw_s1", "u_deploy", "u_r_chaff"], "tags": {"d8": 2}},
        {"faction": "diamondback", "units": hh("g4", "s", recon="j6")},
        {"faction": "thunderhappy", "units": hh("i8", "nw", combat="h7")},
        {"faction": "hammerstrike", "units": hh("e3", "s", combat="f4")},
    ],
}  # fmt: skip
# A Heavy Hitter that reaches every hex: an owner's data may say so.
FAR: Final[Scene] = _scene(
    {"units": hh("g6", "n"), "energy": 5, "hand": []}, {"units": hh("a1", "se")},
    phase="movement", options={"data": {"constants": {"hh_max_move": {"v": 9}}}},
)  # fmt: skip
