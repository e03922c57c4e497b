"""What scenes of Duel are written with: a scene answers every question it meets, and an unplanned one fails it."""

from typing import Any

import baffe
from baffe.games.duel.table import DuelTable
from tests.support import asked, facts, kind, options, play

__all__ = [
    "AWAY", "asked", "buying", "cards", "duel", "energy", "facts", "hearts", "hurt", "kind", "options", "places",
    "play", "stepped", "tokens",
]  # fmt: skip

AWAY = "place:fame:4"  # for tokens of any size, where nothing of interest happens
OTHERS = ("giant_brain", "regeneration")  # in the row beside a card that is bought


def duel(*seats: dict[str, Any], **scene: Any) -> DuelTable:
    """A scene of Duel; dice may be given as one text: "smash smash heart fame energy special"."""
    if isinstance(scene.get("dice"), str):
        scene["dice"] = scene["dice"].split()
    table = baffe.scene("duel", {"seats": list(seats) or [{}, {}], **scene})
    assert isinstance(table, DuelTable)
    return table


def buying(card: str, *seats: dict[str, Any], **scene: Any) -> DuelTable:
    """Whose turn it is has bought that card from slot 1, with exactly its price unless the scene gives energy."""
    turn = scene.get("turn", 0)
    given = list(seats) or [{}, {}]
    given[turn] = {"energy": price(card), **given[turn]}
    table = duel(*given, **{"step": "buy", "row": [card, *OTHERS], **scene})
    play(table, "buy:" + card)
    return table


def price(card: str) -> int:
    table = duel({"energy": 99}, {}, step="buy", row=[card, *[other for other in OTHERS if other != card]])
    found: int = table.view(0)["prices"][0]
    return found


def hearts(table: DuelTable) -> list[int]:
    return [seat["hearts"] for seat in table.view(None)["seats"]]


def energy(table: DuelTable) -> list[int]:
    return [seat["energy"] for seat in table.view(None)["seats"]]


def tokens(table: DuelTable) -> list[int]:
    """Dice tokens."""
    return [seat["tokens"] for seat in table.view(None)["seats"]]


def cards(table: DuelTable, seat: int) -> list[str]:
    found: list[str] = table.view(None)["seats"][seat]["cards"]
    return found


def places(table: DuelTable) -> tuple[float, float]:
    """Where Fame and Destruction stand."""
    view = table.view(None)
    return view["fame"], view["destruction"]


def hurt(table: DuelTable) -> list[tuple[int, int]]:
    """Who lost how many hearts, event by event."""
    return [(event["seat"], event["hearts"]) for event in facts(table, "hurt")]


def stepped(table: DuelTable) -> list[tuple[str, float]]:
    """Every space that a marker came to."""
    return [(event["track"], event["at"]) for event in facts(table, "stepped")]
