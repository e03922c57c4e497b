"""A game as it was: its record with the commitment to its seed, every step of it, and a moment of it as a scene."""

from typing import Any

from baffe import Table
from baffe.session import GameSession, RecordEntry

Plain = dict[str, Any]


def record_text(table: Table, code: str, commitment: str, entries: list[RecordEntry]) -> str:
    """The canonical record, with the commitment to its seed and what was taken back as remarks."""
    title, _, rest = table.record().partition("\n")
    remarks = [f"# table {code}", f"# commitment {commitment}"]
    for entry in entries:
        if entry.kind == "undo":
            remarks.append(f"# entry {entry.number}: back to choice {entry.to}")
        elif entry.kind == "resume":
            remarks.append(f"# entry {entry.number}: the rules changed, the game went on from entry {entry.to}")
    return "\n".join([title, *remarks, rest])


def replay_steps(end: GameSession, entries: list[RecordEntry], everything: bool) -> list[dict[str, Any]]:
    """A step for each entry; of a game that went on under other rules only the end."""
    if any([entry.kind == "resume" for entry in entries]):
        return [_step(end, 0, everything)]
    session = GameSession(end.game, end.setup, end.table.rules)
    steps = [_step(session, 0, everything)]
    for entry in entries:
        since = session.seq + 1
        session.apply(entry)
        done = {"seat": entry.seat, "word": entry.word, "undone": entry.kind == "undo"}
        steps.append({**_step(session, since, everything), **done})
    return steps


def _step(session: GameSession, since: int, everything: bool) -> dict[str, Any]:
    decision = session.table.decision
    seat = decision.seat if everything and decision is not None else None
    events = session.events(seat, since)
    if everything:
        full = session.table.told_to_all()
        events = [{**event, **full[event["n"]]} if event["type"] != "back" else event for event in events]
    return {"seq": session.seq, "view": session.view(seat), "events": events}


def position(now: GameSession, entries: list[RecordEntry]) -> tuple[Plain, int] | None:
    """The position after these entries as a scene, and who is asked there; None: no scene can say it.

    Written from what a spectator sees: no hand and no face-down card goes into it. Where a scene has no words for the
    moment, it is the last one before it for which there are some.
    """
    game, tables = now.game, _tables(now, entries)
    view = tables[-1].view(None)
    earlier = None
    while tables and earlier is None:
        seen = tables.pop().view(None)
        earlier = seen if game.scene_of(seen, None) is not None else None
    if earlier is None:
        return None
    scene = game.scene_of(view, earlier)
    if scene is None:
        view, scene = earlier, game.scene_of(earlier, None)
    assert scene is not None
    return scene, view["decisions"][0]["seat"]


def _tables(now: GameSession, entries: list[RecordEntry]) -> list[Table]:
    """The table after each entry; only that of now, where the game went on under other rules."""
    if any([entry.kind == "resume" for entry in entries]):
        return [now.table]
    session = GameSession(now.game, now.setup, now.table.rules)
    tables = [session.table]
    for entry in entries:
        session.apply(entry)
        tables.append(session.table)
    return tables
