"""The process that plays stored games again: replays, records and positions, as bytes that are ready to be sent.

It knows what is stored and nothing else, and it works when nobody else needs the machine: players come first.
"""

from typing import Any, Final, Literal

from msgspec import Struct, field, json

from baffe import Table
from baffe.games import GAMES
from baffe.service import wire
from baffe.service.worker_lines import answer_lines
from baffe.session import GameSetup, RecordEntry, Snapshot
from baffe.session.replays import PastGame, record_text

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


def answer(request: ArchiveRequest) -> bytes:
    entries = [RecordEntry(*stored, "", "", 0.0) for stored in request.entries]
    past = PastGame(GAMES[request.game], request.setup, request.rules, entries, request.snapshots)

    def record(table: Table) -> str:
        return record_text(table, request.code, request.commitment, entries)

    match request.what:
        case "replay":  # the members of an object that has the table too
            steps, table = past.steps(request.everything)
            return json.encode({"steps": steps, "record": record(table)})
        case "record":
            return json.encode(record(past.end()))
        case "position":
            found = past.position(request.at)
            if found is None:
                raise Refusal("no_scene", "no scene can say this position")
            return json.encode(wire.Position(request.game, *found))


def answered(line: bytes) -> bytes:
    try:
        request = json.decode(line, type=ArchiveRequest)
        return GIVEN + answer(request)
    except Refusal as refusal:
        told: list[Any] = list(refusal.args)
    except Exception as error:  # a game that cannot be played again must not end the process
        told = ["internal", f"{type(error).__name__}: {error}"]
    return REFUSED + json.encode(told)


def main() -> None:
    answer_lines(answered)


if __name__ == "__main__":
    main()
