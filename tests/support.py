"""What scenes are written with: a scene answers every question it meets, and an unplanned one fails it."""

from typing import Any

import baffe
from baffe.games.tokyo.table import TokyoTable


def tokyo(*seats: dict[str, Any], **scene: Any) -> TokyoTable:
    """A scene of King of Tokyo; dice may be given as one text: "smash smash 1 2 3 heart"."""
    if isinstance(scene.get("dice"), str):
        scene["dice"] = scene["dice"].split()
    table = baffe.scene("tokyo", {"seats": list(seats), **scene})
    assert isinstance(table, TokyoTable)
    return table


def asked(table: baffe.Table) -> tuple[int, str, tuple[str, ...]] | None:
    """Seat, kind and options of the only open question; None when the game is over."""
    assert len(table.decisions) < 2, f"several questions are open: {table.decisions}"
    decision = table.decision
    return None if decision is None else (decision.seat, decision.kind, decision.options)


def kind(table: baffe.Table) -> str:
    """Kind of the open question, or "over"."""
    question = asked(table)
    return "over" if question is None else question[1]


def play(table: baffe.Table, *words: str) -> None:
    """Answer one question after the other."""
    for word in words:
        assert asked(table) is not None, f"nothing is asked, but {word!r} was to be played"
        table.play(word)


def options(table: baffe.Table) -> tuple[str, ...]:
    question = asked(table)
    assert question is not None, "nothing is asked"
    return question[2]


def facts(table: baffe.Table, type_: str, seat: int | None = None) -> list[dict[str, Any]]:
    """All events of a type as a spectator sees them, of one seat if given."""
    return [e for e in table.events(None) if e["type"] == type_ and (seat is None or e["seat"] == seat)]
