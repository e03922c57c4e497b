"""The process that plays stored games again: replays, records and positions, as bytes that are ready to be sent.

It knows what is stored and nothing else, and it works when nobody else needs the machine: players come first.
"""

import os
from typing import Any, Final, Literal

from msgspec import Struct, field, json

from baffe import Table
from baffe.games import GAMES
from baffe.kernel.game import Game
from baffe.service import wire
from baffe.service.worker_lines import answer_lines
from baffe.session import GameSession, GameSetup, RecordEntry, Snapshot
from baffe.session.replays import is_resumed, last_step, position, record_text, replay_steps, shown

NICE: Final = 10
GIVEN: Final = b"+"  # an answer begins with this, else it is a code and a reason
REFUSED: Final = b"-"

StoredEntry = tuple[int, Literal["choice", "undo", "resume"], int, str, int]
"""Number, kind, seat, word, to: what a game is played from. Who did it, and when, is nobody's business here."""


class ArchiveRequest(Struct):
    """What is asked of a stored game, and all that is stored of it."""

    what: Literal["replay", "record", "position"]
    everything: bool  # of a replay: with all that anybody knew
    at: int | None  # of a position: after how many steps of the replay; None: after the last entry
    code: str
    game: str
    rules: int
    setup: GameSetup
    commitment: str
    snapshots: list[Snapshot] = field(default_factory=list)  # where the game has gone on from one
    entries: list[StoredEntry] = field(default_factory=list)


class Refusal(Exception):
    """There is no answer, and asking again will not help."""


class StoredGame:
    def __init__(self, request: ArchiveRequest) -> None:
        self._request: Final = request
        self._game: Final[Game] = GAMES[request.game]
        self._entries: Final = [RecordEntry(*stored, "", "", 0.0) for stored in request.entries]

    def answer(self) -> bytes:
        match self._request.what:
            case "replay":
                return self._replay()
            case "record":
                return json.encode(self._record(self._end().table))
            case "position":
                return self._position()

    def _replay(self) -> bytes:
        """Steps and record: the members of an object that has the table too."""
        if is_resumed(self._entries):
            session = self._end()
            steps = last_step(session, self._request.everything)
        else:
            session = self._start()
            steps = replay_steps(session, shown(self._entries), self._request.everything)
        return json.encode({"steps": steps, "record": self._record(session.table)})

    def _position(self) -> bytes:
        found = position(self._tables())
        if found is None:
            raise Refusal("no_scene", "no scene can say this position")
        return json.encode(wire.Position(self._game.name, *found))

    def _record(self, table: Table) -> str:
        return record_text(table, self._request.code, self._request.commitment, self._entries)

    def _start(self) -> GameSession:
        return GameSession(self._game, self._request.setup, self._request.rules)

    def _end(self) -> GameSession:
        request = self._request
        return GameSession.from_record(self._game, request.setup, request.rules, self._entries, request.snapshots)

    def _tables(self) -> list[Table]:
        """The table after each step up to the one that is asked for; only the last, where the rules have changed."""
        if is_resumed(self._entries):
            return [self._end().table]
        session, at = self._start(), self._request.at
        tables = [session.table]
        for entry in self._entries if at is None else shown(self._entries)[:at]:
            session.apply(entry)
            tables.append(session.table)
        return tables


def answered(line: bytes) -> bytes:
    try:
        request = json.decode(line, type=ArchiveRequest)
        return GIVEN + StoredGame(request).answer()
    except Refusal as refusal:
        told: list[Any] = list(refusal.args)
    except Exception as error:  # a game that cannot be played again must not end the process
        told = ["internal", f"{type(error).__name__}: {error}"]
    return REFUSED + json.encode(told)


def main() -> None:
    if hasattr(os, "nice"):  # not everywhere
        os.nice(NICE)
    answer_lines(answered)


if __name__ == "__main__":
    main()
