"""Hexwalk, the tiny game of dice, steps and interruptions."""

from typing import TYPE_CHECKING, Any

import baffe
from baffe.kernel.table import Table
from tests.houses.house import Event, House, View

if TYPE_CHECKING or not baffe.compiled:
    from tests.tiny.hexwalk import HEXES, Hexwalk
else:  # compiled classes can only be extended by compiled ones
    from baffe_tiny.hexwalk import HEXES, Hexwalk

BAD_OPTIONS: list[tuple[Any, str]] = [
    ({"bears": "many"}, "bears"),
    ({"bears": "two"}, "bears"),  # nobody would be left to play
    ({"landing": "soft"}, "landing"),
    ({"wolves": "one"}, "wolves"),
    ({"corner": ["north"]}, "corner"),
    ({"corner": ["north", "north"]}, "corner"),
    ({"corner": ["up", None]}, "corner"),
    ({"pack": "light"}, "pack"),
    ({"bears": "one", "pack": [None, "full"]}, "pack"),
]
BAD_SCENES: list[tuple[Any, str]] = [
    ({"seats": [{}]}, "seats"),
    ({"seats": [{"at": [2, 2]}, {}]}, "seats[0].at"),
    ({"seats": [{}, {}], "traps": [{"at": [0, 0]}]}, "traps[0].owner"),
    ({"seats": [{}, {}], "dice": [7]}, "dice"),
    ({"seats": [{}, {}], "seed": -1}, "seed"),
]


class HexwalkHouse(House):
    game = Hexwalk()
    variants = (("landing", 2), ("one", 3), ("landing+two", 4))
    bad_options = BAD_OPTIONS
    bad_scenes = BAD_SCENES

    def options(self, variant: list[str]) -> dict[str, Any]:
        """The words are values: "one" and "two" of bears, "landing" by itself."""
        bears = [word for word in variant if word != "landing"]
        return {"landing": "landing" in variant, "bears": bears[0] if bears else "none"}

    def check(self, table: Table) -> None:
        """Bears are never asked."""
        bears = self.game.rule_driven(table.view(None)["options"])
        assert not [asked for asked in table.decisions if asked.seat in bears], "a bear is asked"

    def public(self, view: View) -> dict[str, Any]:
        public = {key: [seat[key] for seat in view["seats"]] for key in ("at", "points", "spare", "looks")}
        traps = sorted([(*trap["at"], trap["owner"]) for trap in view["traps"]])
        return {**public, "turns": view["turns"], "traps": traps, "berries": sorted(view["berries"])}

    def fold(self, seen: dict[str, Any], event: Event) -> None:
        seat, type_ = event["seat"], event["type"]
        place = list(HEXES[event["hex"]]) if "hex" in event else []
        if type_ == "turn_started":
            seen["turns"] = event["turn"]
        elif type_ in ("stepped", "landed"):
            seen["at"][seat], seen["looks"][seat] = place, event.get("way")
        elif type_ == "picked":
            seen["points"][seat] += 1
            seen["berries"].remove(place)
        elif type_ == "set":
            seen["spare"][seat] -= 1
            seen["traps"] = sorted([*seen["traps"], (*place, seat)])
        elif type_ == "sprung":
            seen["traps"].remove((*seen["at"][event["on"]], seat))
        elif type_ == "caught":
            seen["points"][seat] -= event["berries"]
            seen["points"][event["by"]] += event["berries"]
