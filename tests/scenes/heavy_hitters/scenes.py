"""What scenes of Heavy Hitters are written with: a scene answers every question it meets."""

from typing import Any

import baffe
from baffe.games.heavy_hitters.table import HeavyTable
from tests.support import asked, facts, kind, options, play

__all__ = ["asked", "facts", "kind", "options", "play"]

# The dullest answers, in this order.
PASSIVE = ("done", "pass", "stay", "commit:none", "hold", "no", "keep", "lose:top")


def arena(*seats: dict[str, Any], dice: str = "", **scene: Any) -> HeavyTable:
    """A scene; dice may be given as one text: "6 3 5". Two seats play if only one or none is described."""
    told = [dict(seat) for seat in seats]
    while len(told) < 2:
        told.append({})
    table = baffe.scene("heavy_hitters", {"seats": told, "dice": [int(die) for die in dice.split()], **scene})
    assert isinstance(table, HeavyTable)
    return table


def hh(at: str, facing: str = "n", **units: str) -> dict[str, Any]:
    """Units of a seat: hh("g6", "ne", recon="g8")."""
    found: dict[str, Any] = {"hh": {"at": at, "facing": facing}}
    return found | {unit: {"at": place} for unit, place in units.items()}


def answer(table: baffe.Table, seat: int, word: str) -> None:
    """Answer the question to that seat where several are open, as secret orders are."""
    table.play(word, seat=seat)


def orders(table: baffe.Table, *words: str) -> None:
    """Secret orders of seats 0, 1, …: orders(table, "commit:th_p2", "commit:none")."""
    for seat, word in enumerate(words):
        table.play(word, seat=seat)


def until(table: baffe.Table, wanted: str, seat: int | None = None) -> None:
    """Give the dullest answers until a question of that kind (of that seat) is open."""
    for _ in range(400):
        found = [d for d in table.decisions if d.kind == wanted and (seat is None or d.seat == seat)]
        if found:
            return
        decision = table.decision
        assert decision is not None, f"the game is over before {wanted!r} is asked"
        table.play(dull(decision.options), decision.seat, decision.number)
    raise AssertionError(f"{wanted!r} is never asked")


def dull(words: tuple[str, ...]) -> str:
    for word in PASSIVE:
        if word in words:
            return word
    return words[0]


def seat_of(table: baffe.Table, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """One seat as a view shows it: to a spectator, or to the viewer."""
    seen: dict[str, Any] = table.view(viewer)["seats"][seat]
    return seen


def at(table: baffe.Table, seat: int, unit: str = "hh") -> str | None:
    """The hex of a unit; None in reserve."""
    units = seat_of(table, seat)["units"]
    return units[unit]["at"] if unit in units else None


def life(table: baffe.Table) -> list[int]:
    return [seat["life"] for seat in table.view(None)["seats"]]


def rules(table: baffe.Table, type_: str, seat: int | None = None) -> list[str]:
    """The rules or causes that events of a type name."""
    return [event["rule"] or event.get("cause", "") for event in facts(table, type_, seat)]
