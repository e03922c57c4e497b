"""Ambush, the tiny game of hidden hands and secret orders."""

from typing import TYPE_CHECKING, Any

import baffe
from baffe.kernel.table import Table
from tests.houses.house import Event, House, View

if TYPE_CHECKING or not baffe.compiled:
    from tests.tiny.ambush import Ambush, AmbushTable
else:  # compiled classes can only be extended by compiled ones
    from baffe_tiny.ambush import Ambush, AmbushTable

BAD_OPTIONS: list[tuple[Any, str]] = [
    ({"hand": 0}, "hand"),
    ({"hand": 9}, "hand"),
    ({"hand": True}, "hand"),
    ({"hand": "2"}, "hand"),
    ({"Hand": 2}, "Hand"),
    ({"draft": "endless"}, "draft"),
    ({"deck": 50}, "deck"),
    ({"teams": "pairs"}, "teams"),
    ({"parry": "yes"}, "parry"),
]
BAD_SCENES: list[tuple[Any, str]] = [
    ({}, "seats"),
    ({"seats": [{}, {}], "colour": 1}, "colour"),
    ({"seats": [{"hand": [7]}, {}]}, "seats[0].hand"),
    ({"seats": [{"hand": [1, 1, 1, 1]}, {"pile": [1, 1, 1]}]}, "seats[1].pile"),
    ({"seats": [{"stars": -1}, {}]}, "seats[0].stars"),
    ({"seats": [{}, {}], "leader": 2}, "leader"),
]


class AmbushHouse(House):
    game = Ambush()
    asks_together = True
    variants = (("huge+long+pairs", 4), ("long+parry", 3), ("short+parry", 2))
    bad_options = BAD_OPTIONS
    bad_scenes = BAD_SCENES

    def options(self, variant: list[str]) -> dict[str, Any]:
        options: dict[str, Any] = {"parry": "parry" in variant}
        for setting in self.game.settings():
            for value in setting.values:
                if value in variant:
                    options[setting.name] = value
        return options

    def check(self, table: Table) -> None:
        """No card is lost, and nobody's turn is shown."""
        assert isinstance(table, AmbushTable)
        assert not table.fault(), table.fault()
        assert table.view(None)["turn"] is None

    def public(self, view: View) -> dict[str, Any]:
        hands = [seat["hand"] if isinstance(seat["hand"], int) else len(seat["hand"]) for seat in view["seats"]]
        return {
            "stars": [seat["stars"] for seat in view["seats"]],
            "pile": [seat["pile"] for seat in view["seats"]],
            "hand": hands,
            "leader": view["leader"],
            "turns": view["turns"],
            "discard": sorted(view["discard"]),
        }

    def fold(self, seen: dict[str, Any], event: Event) -> None:
        seat, type_ = event["seat"], event["type"]
        if type_ == "round_started":
            seen["leader"], seen["turns"] = seat, event["round"]
        elif type_ == "scored":
            seen["stars"][seat] += event["stars"]
        elif type_ in ("laid", "put_back", "parried"):
            seen["hand"][seat] -= 1
        elif type_ in ("wounded", "drew"):
            seen["pile"][seat] -= 1
        if type_ == "drew":
            seen["hand"][seat] += 1
        if type_ in ("laid", "parried", "wounded"):
            seen["discard"] = sorted([*seen["discard"], int(event["card"])])
