"""What the dice of a turn bring, as they lie."""

from typing import Any, Final

from baffe.games.tokyo.monster import GOAL
from baffe.games.tokyo.shop import OpenShop
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.agenda import Decision
from baffe.kernel.forecast import Forecast
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

MINE: Final = {"scored": "stars", "healed": "hearts", "energy_gained": "energy"}
SMASHES: Final = ("tokyo/R33", "tokyo/R60")  # by these rules they land


class TokyoForecast(Forecast):
    kind = "roll"
    word = "stop"
    until = (OpenShop,)
    ways = {"order": ("first:",), "heart": ("heart",)}
    making_room = {"flee": "flee"}
    needs_room = "enter"

    def shields(self, table: Table, asked: Decision) -> bool:
        """With cards, or by fleeing from smashes that wait for it."""
        return asked.kind == "brace" or (asked.kind == "flee" and table.step_of(asked).about(table)["waiting"] > 0)

    def amounts(self, table: Table, seat: Seat, events: list[dict[str, Any]]) -> dict[str, int]:
        assert isinstance(table, TokyoTable)
        found = dict.fromkeys(("stars", "goal", "hearts", "energy", "cultist", "level"), 0)
        fallen = [event["seat"] for event in events if event["type"] == "eliminated"]
        smashes = 0
        for event in events:
            kind, whose = event["type"], event["seat"]
            if kind == "smashed":
                smashes = event["smashes"]
            elif kind in MINE and whose == seat:
                found[MINE[kind]] += event[MINE[kind]]
            elif kind == "hurt" and whose not in fallen:
                # what cards add to smashes, or take from them, makes it a loss of so many hearts
                plain = event["rule"] in SMASHES and event["hearts"] == smashes
                add(found, f"{'smash' if plain else 'loss'}@{whose}", event["hearts"])
            elif kind == "eliminated":
                add(found, f"fall@{whose}", 1)
            elif kind == "token_given":
                add(found, "cultist" if event["token"] == "cultist" else f"{event['token']}@{whose}", 1)
            elif kind == "level_claimed":
                add(found, "level", event["level"])
            elif kind == "entered" and whose == seat:
                add(found, "enter", 1)  # where, depends on who flees
        if found["stars"] and table.monsters[seat].stars >= GOAL and seat not in fallen:
            found["goal"] = 1
        return found

    def if_room(self, seats: list[Seat], found: dict[str, list[int]]) -> str:
        """The line has just named whom it hits: where that is one monster, "it" will do."""
        if len(seats) > 1:
            return "follow:any"
        hit = {name for name in found if "@" in name}
        return "follow:it" if hit in ({f"smash@{seats[0]}"}, {f"loss@{seats[0]}"}) else f"follow@{seats[0]}"


def add(found: dict[str, int], name: str, amount: int) -> None:
    found[name] = found.get(name, 0) + amount
