"""A game session: the record's entries, folded into a table of the engine and a stream of events.

Whoever folds the same entries gets the same table, the same numbers and the same stream. Numbers never go back: a
question's number is that of the entry that will answer it, and taking a choice back is an entry too.
"""

from bisect import bisect_left
from collections.abc import Iterator
from json import loads
from typing import Any, Final, NamedTuple

from baffe.kernel.agenda import Decision
from baffe.kernel.forecast import forecast_of
from baffe.kernel.game import Game, Start, begin, is_played
from baffe.kernel.refusal import CannotUndo, OldQuestion, Refused
from baffe.kernel.save import load
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table
from baffe.session.entries import AGREED, GameSetup, RecordEntry, Snapshot
from baffe.session.working import Working, nobody_waits


class Diverged(Exception):
    """The record no longer leads where it led: the rules have changed."""


class Takeback(NamedTuple):
    """In the stream: everything from event `to` on was taken back."""

    seq: int
    to: int
    seat: int  # of whoever did it
    agreed: bool  # everybody had to agree: the stream tells it as long as the game has not gone back further


class Newcomer(NamedTuple):
    """What somebody who takes over a seat does not get: what its player had been told, and had learnt of piles."""

    told: int  # events
    learnt: list[set[int]]  # for each pile the cards of its top that the seat knew


FIXED: Final = {"": "", "chance": "chance has spoken since", "others": "others have spoken at the same time"}
"""Why a choice stays made among people; "": it need not."""

STRIDE: Final = 16
"""Choices between the positions that are kept: whatever is taken back, at most so many are played again."""


class GameSession:
    def __init__(self, game: Game, setup: GameSetup, rules: int) -> None:
        """By that version of the rules if it is still played, else by the newest."""
        version = rules if is_played(game, rules) else game.rules
        start = Start(setup.seats, int(setup.seed), setup.options, setup.scene, version)
        self.game: Final = game
        self.setup: Final = setup
        self.table: Table = begin(game, start, True)
        self.seq = -1  # of the last event in the stream
        self._seqs: list[int] = []  # of the events that stand, by their number at the table
        self._takebacks: Final[list[Takeback]] = []
        self._offset = 0  # number of a question here, less its number at the engine's table
        self._last = -1  # the highest number of an entry
        self._numbers: Final[set[int]] = set()  # of all entries folded
        self._commands: Final[dict[str, int]] = {}  # commands carried out: client's id -> number
        self.entry_count = 0  # of the whole record, also from before a change of rules
        self.undo_count = 0  # of these: choices taken back
        self._floor = 0  # choices that can no longer be taken back, after a change of rules
        self._fixed: Final[list[str]] = []  # why each choice since the floor stays made
        self._some_answered = False  # some of those who are asked together have answered, others have not
        self._newcomers: Final[dict[tuple[int, int], Newcomer]] = {}  # by seat and the choices made before
        self._kept: Final[list[Table]] = [self.table]  # earlier positions; they share words and events with our table
        self._number_events()

    @classmethod
    def from_record(
        cls,
        game: Game,
        setup: GameSetup,
        rules: int,
        entries: list[RecordEntry],
        snapshots: list[Snapshot],
        working: Working = nobody_waits,
    ) -> "GameSession":
        """Raises Diverged when the record cannot be followed to its end."""
        folding = cls.folding(game, setup, rules, entries, snapshots)
        session = next(folding)
        for _ in folding:
            working()
        return session

    @classmethod
    def folding(
        cls, game: Game, setup: GameSetup, rules: int, entries: list[RecordEntry], snapshots: list[Snapshot]
    ) -> Iterator["GameSession"]:
        """The same entry by entry, for whoever has other things to do in between; the last one is the session."""
        session = cls(game, setup, rules)
        by_number = {snapshot.number: snapshot for snapshot in snapshots}
        last_resume = max([i for i, entry in enumerate(entries) if entry.kind == "resume"], default=-1)
        for entry in entries[: last_resume + 1]:
            session._note(entry)
        if last_resume >= 0:
            session._resume(entries[last_resume], by_number)
        yield session
        for entry in entries[last_resume + 1 :]:
            try:
                session.apply(entry)
            except Refused as refused:
                raise Diverged(f"entry {entry.number}: {refused}") from refused
            snapshot = by_number.get(entry.number + 1)
            if snapshot is not None and session.table.state_hash() != snapshot.hash:
                raise Diverged(f"position {snapshot.number} is not what it was")
            yield session

    # -- folding --

    def after(self, entry: RecordEntry) -> Table:
        """The table once this entry is applied; ours has not changed."""
        if entry.kind == "undo":
            return self._before(entry.to)
        table = self.table.copy()
        table.play(entry.word, entry.seat, entry.number - self._offset)
        return table

    def apply(self, entry: RecordEntry, after: Table | None = None) -> None:
        """Go on by one entry, if it is new; `after` is the table after it, where that is known already."""
        if entry.number in self._numbers:
            return
        before = self.table
        self.table = self.after(entry) if after is None else after
        self._note_fixed(before)
        self._keep(before)
        self._last = max(self._last, entry.number)
        self._numbers.add(entry.number)
        self._note(entry)
        if entry.kind == "undo":
            self.seq += 1
            self._takebacks.append(Takeback(self.seq, self.table.told, entry.seat, entry.word == AGREED))
            del self._seqs[self.table.told :]
            self._newcomers.clear()  # it may go on differently from here
            self._offset = entry.number + 1 - self.table.count
        self._number_events()

    def _note_fixed(self, before: Table) -> None:
        made = self.table.count - before.count
        self._some_answered = made == 0
        if made < 0:
            del self._fixed[self.table.count - self._floor :]
        elif made > 1:
            self._fixed.extend(["others"] * made)
        elif made == 1:
            fell = self.table.chance.mark() != before.chance.mark()
            self._fixed.append("chance" if fell else "")

    def _keep(self, before: Table) -> None:
        while self._kept[-1].count > self.table.count:
            self._kept.pop()
        if self.table.count // STRIDE > before.count // STRIDE:
            self._kept.append(self.table)  # as it is: going on makes a new one

    def _note(self, entry: RecordEntry) -> None:
        self.entry_count += 1
        self.undo_count += entry.kind == "undo"
        if entry.client:
            self._commands[entry.client] = entry.number

    def _number_events(self) -> None:
        for _ in range(len(self._seqs), self.table.told):
            self.seq += 1
            self._seqs.append(self.seq)

    def _resume(self, entry: RecordEntry, snapshots: dict[int, Snapshot]) -> None:
        """Go on from a snapshot, by its own rules if they are still played, else by the newest."""
        if entry.to:  # else there was no snapshot yet: from the beginning
            if entry.to not in snapshots:
                raise Diverged(f"snapshot {entry.to} is missing")
            snapshot = snapshots[entry.to]
            save = loads(snapshot.save)
            if not is_played(self.game, snapshot.rules):
                save["rules"] = self.game.rules
            self.table = load(save, {self.game.name: self.game})
            self._floor = self.table.count
            self._seqs.clear()
            self._number_events()
            self._kept[:] = [self.table]
        self._fixed.clear()
        self._last = entry.number
        self._offset = entry.number + 1 - self._floor

    # -- questions --

    @property
    def decisions(self) -> list[Decision]:
        """Every open question, numbered as clients know it."""
        return [self._numbered(asked) for asked in self.table.decisions]

    def _numbered(self, asked: Decision) -> Decision:
        decision = Decision(asked.seat, asked.kind, asked.options, asked.always)
        decision.number = asked.number + self._offset
        return decision

    @property
    def is_over(self) -> bool:
        return self.table.ending is not None

    @property
    def number(self) -> int:
        """Of the first open question, and of the next undo; at the end that of no question."""
        decision = self.table.decision
        return self._last + 1 if decision is None else decision.number + self._offset

    @property
    def next_number(self) -> int:
        """Entries from this number on may be unknown here."""
        return min(self.number, self._last + 1)

    @property
    def progress(self) -> tuple[int, int]:
        """Another one after every entry, whatever it does: taking a choice back is progress too."""
        return self._last, self.entry_count

    def number_of_command(self, client: str) -> int | None:
        """Of the entry by which that command was carried out; None if it was not."""
        return self._commands.get(client)

    # -- taking back --

    def undo_to(self, seats: list[int], free: bool, number: int) -> int:
        """How many choices are left when the holder of these seats takes back their last one.

        With `free`, for somebody who plays alone, undo may cross bots and dice: the same dice fall again.
        """
        mine, last = self._last_choice(seats, number), self.table.count - 1
        if free:
            return mine
        if mine != last:
            raise CannotUndo("others", "somebody else has chosen since")
        fixed = self._fixed[last - self._floor]
        if fixed:
            raise CannotUndo(fixed, FIXED[fixed])
        return last

    def agreed_undo_to(self, seats: list[int], bots: list[int], number: int) -> int:
        """The same where everybody agrees: across dice and bots, but not across what another person has chosen."""
        mine = self._last_choice(seats, number)
        if {self.table.speaker(n) for n in range(mine + 1, self.table.count)} - {*seats, *bots}:
            raise CannotUndo("others", "somebody else has chosen since")
        return mine

    def _last_choice(self, seats: list[int], number: int) -> int:
        """The number of the last choice that these seats have made, if it could be taken back at all."""
        table = self.table
        if self.is_over:
            raise CannotUndo("nothing", "the game is over")
        if number != self.number:
            raise OldQuestion("number", f"question {number} is not open")
        if self._some_answered or len(table.decisions) > 1:
            raise CannotUndo("others", "several are asked at the same time")
        mine = next((n for n in range(table.count - 1, self._floor - 1, -1) if table.speaker(n) in seats), None)
        if mine is None:
            raise CannotUndo("nothing", "nothing of yours was chosen yet")
        return mine

    def may_undo(self, seats: list[int], free: bool) -> bool:
        """Whether the holder of these seats may take back their last choice now."""
        try:
            self.undo_to(seats, free, self.number)
        except CannotUndo:
            return False
        return True

    def _before(self, count: int) -> Table:
        """The table as it was after its first choices."""
        if count < self._floor:
            raise CannotUndo("nothing", "the rules have changed since")
        table = next(kept for kept in reversed(self._kept) if kept.count <= count).copy()
        for n in range(table.count, count):
            table.play(self.table.word(n), self.table.speaker(n))
        return table

    def snapshot_is_due(self, after: Table, every: int) -> bool:
        return after.count != self.table.count and after.count % every == 0

    def snapshot(self, after: Table, every: int) -> Snapshot | None:
        """The snapshot to be stored with the next choice, if one is due after it."""
        if not self.snapshot_is_due(after, every):
            return None
        return Snapshot(after.count + self._offset, after.rules, after.state_hash(), after.save())

    # -- what a seat sees --

    def view(self, seat: int | None, since: int | None = None, ahead: bool = False) -> dict[str, Any]:
        """`since`: how many choices had been made when whoever holds the seat took it over from somebody else.

        `ahead`: with what the open question brings, for whoever is asked now. It takes as long as all the rest.
        """
        table = self.table if seat is None or since is None else self._seen_by_newcomer(seat, since)
        view = table.view(seat)
        for question in view["decisions"]:
            question["number"] += self._offset
            brings = forecast_of(table, seat) if ahead and "options" in question else None
            if brings is not None:
                question["brings"] = brings
        return view

    def secrets(self, seats: list[int]) -> list[int]:
        """Those of these seats that see what not everybody sees."""
        return [seat for seat in seats if self.table.keeps_secrets(Seat(seat))]

    def events(self, seat: int | None, since: int, sat_since: int | None = None) -> list[dict[str, Any]]:
        """The stream from number `since` on, as that seat may know it; as everybody, before it changed hands."""
        first = bisect_left(self._seqs, since)
        missed = self._takebacks[bisect_left(self._takebacks, since, key=lambda takeback: takeback.seq) :]
        stream: list[dict[str, Any]] = []
        if missed:  # what came and was taken back in between is left out
            first = min([takeback.to for takeback in missed])
            stream.append(told_back(missed[-1].seq, first))
        told = self._newcomer(seat, sat_since).told if seat is not None and sat_since is not None else 0
        public = self.table.events(None, first)[: max(told - first, 0)]
        agreed = still_told(missed)
        for event in [*public, *self.table.events(seat, max(first, told))]:
            event["seq"] = self._seqs[event["n"]]
            stream += [told_back(it.seq, it.to, it.seat) for it in agreed if it.to == event["n"]]
            stream.append(event)
        return stream + [told_back(it.seq, it.to, it.seat) for it in agreed if it.to == self.table.told]

    # -- seats that change hands --

    def _newcomer(self, seat: int, since: int) -> Newcomer:
        since = max(min(since, self.table.count), self._floor)
        known = self._newcomers.get((seat, since))
        if known is None:
            before = self._before(since)
            learnt = [{card for i, card in enumerate(pile.top) if pile.knows(Seat(seat), i)} for pile in before.piles()]
            known = self._newcomers[seat, since] = Newcomer(before.told, learnt)
        return known

    def _seen_by_newcomer(self, seat: int, since: int) -> Table:
        """The table without what the seat's last player knew of face-down cards. What a question rests on is shown."""
        learnt = self._newcomer(seat, since).learnt
        if not any(learnt):
            return self.table
        table = self.table.copy()
        table.put_piles(
            [pile.forgotten_by(Seat(seat), cards) for pile, cards in zip(table.piles(), learnt, strict=True)]
        )
        for asked in self.table.decisions:
            if asked.seat == seat:
                again = table.step_of(asked).question(table)
                if again is None or again.options != asked.options:
                    return self.table
        return table


def told_back(seq: int, to: int, seat: int | None = None) -> dict[str, Any]:
    """As the stream tells that a choice was taken back; with a seat: by whom, as everybody agreed."""
    told = {"seq": seq, "n": to, "type": "back", "seat": seat, "rule": None, "to": to}
    return told if seat is None else {**told, "agreed": True}


def still_told(takebacks: list[Takeback]) -> list[Takeback]:
    """Those that everybody agreed to, unless the game has gone back there or further since."""
    told: list[Takeback] = []
    furthest: int | None = None
    for takeback in reversed(takebacks):
        if takeback.agreed and (furthest is None or takeback.to < furthest):
            told.append(takeback)
        furthest = takeback.to if furthest is None else min(furthest, takeback.to)
    return told[::-1]
