"""What the dice of a turn bring, as they lie."""

from typing import Any, Final

from baffe.games.duel.shop import OpenShop
from baffe.kernel.agenda import Decision
from baffe.kernel.forecast import Forecast
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

MINE: Final = {"healed": "hearts", "energy_gained": "energy", "tokens_gained": "tokens"}


class DuelForecast(Forecast):
    kind = "roll"
    word = "stop"
    until = (OpenShop,)
    ways = {"resolve": ("group:", "special:"), "final": ("",), "bonus": ("",)}

    def shields(self, table: Table, asked: Decision) -> bool:
        return asked.kind == "brace"

    def amounts(self, table: Table, seat: Seat, events: list[dict[str, Any]]) -> dict[str, int]:
        found = dict.fromkeys(("pull:fame", "pull:destruction", "hearts", "energy", "tokens"), 0)
        fallen = [event["seat"] for event in events if event["type"] == "knocked_out"]
        for event in events:
            kind, whose = event["type"], event["seat"]
            if kind in MINE and whose == seat:
                found[MINE[kind]] += event[MINE[kind]]
            elif kind == "stepped" and whose == seat:
                found[f"pull:{event['track']}"] += 1
            elif kind == "hurt" and whose not in fallen:
                found[f"hit@{whose}"] = found.get(f"hit@{whose}", 0) + event["hearts"]
        for loser in fallen:
            found[f"fall@{loser}"] = 1
        if table.ending is not None and not fallen and seat in table.ending.winners:
            found["win"] = 1
        return found
