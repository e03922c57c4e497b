"""A game as it was: its record with the commitment to its seed, every step of it, and a moment of it as a scene.

Everything here plays a whole game again, in time that grows with its entries, and knows only what is stored: a server
lets a process of its own do it (`archive_worker.py`).
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from baffe.kernel.game import Game, Start
from baffe.kernel.record import written
from baffe.kernel.table import Table
from baffe.session.entries import GameSetup, RecordEntry, Snapshot
from baffe.session.fairness import COMMITMENT, seed_of_setup
from baffe.session.session import GameSession
from baffe.session.working import Working, nobody_waits

Plain = dict[str, Any]

MOST_STEPS: Final = 4000
"""Of a longer game only the choices that stood are shown: nobody looks at thousands that were taken back."""


def is_resumed(entries: list[RecordEntry]) -> bool:
    """Whether the game went on under other rules: then only its end can be shown."""
    return any([entry.kind == "resume" for entry in entries])


def shown(entries: list[RecordEntry]) -> list[RecordEntry]:
    """The entries that a replay has a step for, in the same way for everybody who names a step."""
    return entries if len(entries) <= MOST_STEPS or is_resumed(entries) else standing(entries)


def standing(entries: list[RecordEntry]) -> list[RecordEntry]:
    """The choices that were not taken back, numbered as if nothing ever had been."""
    kept: list[RecordEntry] = []
    undone = 0  # numbers used up by what was taken back
    for entry in entries:
        if entry.kind == "undo":
            del kept[entry.to :]
            undone = entry.number + 1 - entry.to
        else:
            kept.append(replace(entry, number=entry.number - undone))
    return kept


def record_text(table: Table, code: str, commitment: str, entries: list[RecordEntry]) -> str:
    """The canonical record, with the commitment to its seed and what was taken back as remarks."""
    return _with_remarks(table.record(), code, commitment, entries, [])


def unplayed_record(
    game: str, setup: GameSetup, rules: int, entries: list[RecordEntry], code: str, remarks: list[str]
) -> str:
    """The same from what is stored alone, whether the game can still be played or not."""
    start = Start(setup.seats, int(setup.seed), setup.options, setup.scene, rules)
    # Whoever waits for others who are asked at the same time may stand behind a gap: that is no choice yet.
    made = [(entry.seat, entry.word) for n, entry in enumerate(standing(entries)) if entry.number == n]
    text = written(game, rules, start, made)
    return _with_remarks(text, code, seed_of_setup(setup).commitment, entries, remarks)


def _with_remarks(text: str, code: str, commitment: str, entries: list[RecordEntry], more: list[str]) -> str:
    title, _, rest = text.partition("\n")
    remarks = [f"# table {code}", f"{COMMITMENT}{commitment}", *more]
    for entry in entries:
        if entry.kind == "undo":
            remarks.append(f"# entry {entry.number}: back to choice {entry.to}")
        elif entry.kind == "resume":
            remarks.append(f"# entry {entry.number}: the rules changed, the game went on from entry {entry.to}")
    return "\n".join([title, *remarks, rest])


def replay_steps(
    session: GameSession, entries: list[RecordEntry], everything: bool, working: Working = nobody_waits
) -> list[Plain]:
    """The first moment, and a step for each entry. The session is at its start, and at the end afterwards."""
    steps = [_step(session, 0, 0, everything)]
    for entry in entries:
        working()
        since, told = session.seq + 1, session.table.told
        session.apply(entry)
        done = {"seat": entry.seat, "word": entry.word, "undone": entry.kind == "undo"}
        steps.append({**_step(session, since, min(told, session.table.told), everything), **done})
    return steps


def _step(session: GameSession, since: int, told: int, everything: bool) -> Plain:
    """`told`: how many of the events that stand were told in earlier steps."""
    decision = session.table.decision
    seat = decision.seat if everything and decision is not None else None
    events = session.events(seat, since)
    if everything:
        full = {event["n"]: event for event in session.table.told_to_all(told)}
        events = [{**event, **full[event["n"]]} if event["type"] != "back" else event for event in events]
    return {"seq": session.seq, "view": session.view(seat), "events": events}


def last_step(session: GameSession, everything: bool) -> list[Plain]:
    """All that can be shown of a game that went on under other rules."""
    return [_step(session, 0, 0, everything)]


class PastGame:
    """A game from what is stored of it."""

    def __init__(
        self, game: Game, setup: GameSetup, rules: int, entries: list[RecordEntry], snapshots: list[Snapshot]
    ) -> None:
        self._game: Final = game
        self._setup: Final = setup
        self._rules: Final = rules
        self._entries: Final = entries
        self._snapshots: Final = snapshots

    def end(self) -> Table:
        return self._folded().table

    def steps(self, everything: bool, working: Working = nobody_waits) -> tuple[list[Plain], Table]:
        """All that a replay shows, and the table at its end."""
        if is_resumed(self._entries):
            session = self._folded()
            return last_step(session, everything), session.table
        session = self._start()
        return replay_steps(session, shown(self._entries), everything, working), session.table

    def position(self, at: int | None) -> tuple[Plain, int] | None:
        """The position after that step of the replay, the last one for None, as a scene; None: no scene can say it."""
        if is_resumed(self._entries):
            return position([self.end()])
        session = self._start()
        tables = [session.table]
        for entry in standing(self._entries if at is None else shown(self._entries)[:at]):
            session.apply(entry)
            tables.append(session.table)
        return position(tables)

    def _start(self) -> GameSession:
        return GameSession(self._game, self._setup, self._rules)

    def _folded(self) -> GameSession:
        """Without what was taken back: it left no trace, and may be most of the entries."""
        entries, snapshots = self._entries, self._snapshots
        if not is_resumed(entries):
            entries, snapshots = standing(entries), []
        return GameSession.from_record(self._game, self._setup, self._rules, entries, snapshots)


def position(tables: list[Table]) -> tuple[Plain, int] | None:
    """The last of these positions as a scene, and who is asked there; None: no scene can say it.

    Written from what a spectator sees: no hand and no face-down card goes into it.
    """
    return scene_from(tables[-1].game, (table.view(None) for table in reversed(tables)))


def scene_from(game: Game, views: Iterator[Plain]) -> tuple[Plain, int] | None:
    """The same from views, the last one first; only as many are asked for as are needed.

    Where a scene has no words for the moment, it is the last one before it for which there are some.
    """
    view = earlier = next(views)
    scene = game.scene_of(view, None)
    while scene is None:
        found = next(views, None)
        if found is None:
            return None
        earlier, scene = found, game.scene_of(found, None)
    if earlier is not view:
        resolved = game.scene_of(view, earlier)
        view, scene = (view, resolved) if resolved is not None else (earlier, scene)
    return scene, view["decisions"][0]["seat"]
