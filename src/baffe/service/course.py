"""The course of a game: the record's entries, folded into a table of the engine and a stream of events.

Every process that folds the same entries gets the same table, the same numbers and the same stream. Numbers never go
back: a question's number is that of the entry that will answer it, and taking a choice back is an entry too.
"""

from bisect import bisect_left
from typing import Any, Final

from msgspec import Struct, json

import baffe
from baffe import Decision, Refused, Table
from baffe.games import GAMES
from baffe.kernel.game import Start, begin, is_played
from baffe.service.denied import Denied
from baffe.service.store import Entry, Snapshot


class Beginning(Struct):
    """How the game began, as the table's row keeps it."""

    seats: int
    seed: str  # decimal: JSON has no room for 128 bits
    options: dict[str, Any]
    scene: dict[str, Any] | None = None


class Diverged(Exception):
    """The record no longer leads where it led: the rules have changed."""


class Back(Struct):
    """In the stream: everything from event `to` on was taken back."""

    seq: int
    to: int


class Course:
    """One game under way."""

    def __init__(self, game: str, beginning: Beginning, rules: int) -> None:
        """By that version of the rules if it is still played, else by the newest."""
        known = GAMES[game]
        version = rules if is_played(known, rules) else known.rules
        start = Start(beginning.seats, int(beginning.seed), beginning.options, beginning.scene, version)
        self.game: Final = known
        self.table: Table = begin(known, start, True)
        self.offset = 0  # number of a question here, less its number at the engine's table
        self.last = -1  # the highest number of an entry
        self.numbers: Final[set[int]] = set()  # of all entries folded
        self.clients: Final[dict[str, int]] = {}  # commands carried out: client's id -> number
        self.backs: Final[list[Back]] = []
        self.seqs: list[int] = []  # of the events that stand, by their number
        self.seq = -1
        self.floor = 0  # choices that can no longer be taken back, after a change of rules
        self._ground: dict[str, Any] | None = None  # the save from which the game went on then
        self._count_events()

    # -- folding --

    def fold(self, entry: Entry) -> None:
        """Go on by one entry of the record."""
        if entry.kind == "undo":
            self.adopt(self.before(entry.to), entry)
        elif entry.kind == "choice":
            self.adopt(self.answered(entry.word, entry.seat, entry.number), entry)

    def adopt(self, table: Table, entry: Entry) -> None:
        """The table after this entry is now ours."""
        self.table = table
        self.last = max(self.last, entry.number)
        self.numbers.add(entry.number)
        if entry.client:
            self.clients[entry.client] = entry.number
        if entry.kind == "undo":
            kept = table.told
            self.seq += 1
            self.backs.append(Back(self.seq, kept))
            del self.seqs[kept:]
            self.offset = entry.number + 1 - table.count
        self._count_events()

    def _count_events(self) -> None:
        for _ in range(len(self.seqs), self.table.told):
            self.seq += 1
            self.seqs.append(self.seq)

    def resume(self, snapshot: Snapshot, number: int) -> None:
        """Go on from a snapshot, by its own rules if they are still played, else by the newest."""
        data = json.decode(snapshot.save)
        if not is_played(self.game, snapshot.rules):
            data["rules"] = self.game.rules
        self.table = baffe.load(data)
        self._ground = data
        self.last = number
        self.floor = self.table.count
        self.offset = number + 1 - self.floor
        self.backs.clear()
        self.seqs.clear()
        self._count_events()

    def check(self, snapshot: Snapshot) -> None:
        if self.table.state_hash() != snapshot.hash:
            raise Diverged(f"position {snapshot.number} is not what it was")

    # -- asking --

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return self.table.decisions

    @property
    def over(self) -> bool:
        return self.table.ending is not None

    @property
    def number(self) -> int:
        """Of the first open question, and of the next undo; at the end that of no question."""
        decision = self.table.decision
        return self.last + 1 if decision is None else decision.number + self.offset

    def number_of(self, decision: Decision) -> int:
        return decision.number + self.offset

    def answered(self, word: str, seat: int, number: int) -> Table:
        """The table after that choice; ours has not changed."""
        twin = self.table.copy()
        twin.play(word, seat, number - self.offset)
        return twin

    def before(self, count: int) -> Table:
        """The table as it was after its first choices."""
        if count < self.floor:
            raise Denied("cannot_undo", "", "the rules have changed since")
        if self._ground is None:
            return self.table.before(count)
        again = baffe.load(self._ground)  # not from the beginning: these rules might lead elsewhere from there
        for n in range(self.floor, count):
            again.play(self.table.word(n), self.table.speaker(n))
        return again

    def undo_to(self, seats: list[int], free: bool, number: int) -> int:
        """How many choices are left when somebody who holds these seats takes its last one back.

        With `free`, for who plays alone, it may cross bots and dice: the same dice fall again.
        """
        table = self.table
        count = table.count
        if table.ending is not None:
            raise Denied("cannot_undo", "", "the game is over")
        if number != self.number:
            raise Denied("old_question", "number", f"question {number} is not open")
        if len(table.view(None)["decisions"]) > 1:
            raise Denied("cannot_undo", "", "several are asked at the same time")
        mine = [n for n in range(self.floor, count) if table.speaker(n) in seats]
        if not mine:
            raise Denied("cannot_undo", "", "nothing of yours was chosen yet")
        if free:
            return mine[-1]
        if mine[-1] != count - 1:
            raise Denied("cannot_undo", "", "somebody else has spoken since")
        if self._ground is None:
            table.copy().undo(table.speaker(count - 1))
        else:
            before = self.before(count - 1)
            if before.chance.mark() != table.chance.mark() or len(before.decisions) > 1:
                raise Denied("cannot_undo", "", "chance or somebody else has spoken since")
        return count - 1

    def snapshot(self, table: Table, number: int) -> Snapshot:
        return Snapshot(number, table.rules, table.state_hash(), table.save())

    # -- what is told --

    def view(self, seat: int | None) -> dict[str, Any]:
        view = self.table.view(seat)
        for question in view["decisions"]:
            question["number"] += self.offset
        return view

    def events(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What happened from number `since` of the stream on, as that seat may know it."""
        first = bisect_left(self.seqs, since)
        missed = [back for back in self.backs if back.seq >= since]
        told: list[dict[str, Any]] = []
        if missed:  # what was told and taken back in between is not told at all
            first = min([back.to for back in missed])
            told.append({"seq": missed[-1].seq, "n": first, "type": "back", "seat": None, "rule": None, "to": first})
        for event in self.table.events(seat, first):
            event["seq"] = self.seqs[event["n"]]
            told.append(event)
        return told


def folded(game: str, beginning: Beginning, entries: list[Entry], snapshots: list[Snapshot], rules: int) -> Course:
    """The course that a record tells of. Raises Diverged when the record cannot be followed to its end."""
    course = Course(game, beginning, rules)
    by_number = {snapshot.number: snapshot for snapshot in snapshots}
    last_resume = max([i for i, entry in enumerate(entries) if entry.kind == "resume"], default=-1)
    if last_resume >= 0:
        entry = entries[last_resume]
        if entry.to:
            if entry.to not in by_number:
                raise Diverged(f"snapshot {entry.to} is missing")
            course.resume(by_number[entry.to], entry.number)
        else:  # no snapshot was there yet: from the beginning
            course.last = entry.number
            course.offset = entry.number + 1
    for i, entry in enumerate(entries):
        if i <= last_resume:
            if entry.client:
                course.clients[entry.client] = entry.number
            continue
        try:
            course.fold(entry)
        except (Refused, Denied) as refused:
            raise Diverged(f"entry {entry.number}: {refused}") from refused
        snapshot = by_number.get(entry.number + 1)
        if snapshot is not None:
            course.check(snapshot)
    return course
