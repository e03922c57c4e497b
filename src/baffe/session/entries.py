"""What is written down of a game: how it was set up, what was done, and positions to resume from."""

from dataclasses import dataclass
from typing import Any, Final, Literal

AGREED: Final = "agreed"
"""The word of an undo that everybody had to agree to, because it crosses dice."""


@dataclass(slots=True)
class GameSetup:
    """How the game began."""

    seats: int
    seed: str  # decimal: not every reader of JSON takes 128 bits
    options: dict[str, Any]
    scene: dict[str, Any] | None = None


@dataclass(slots=True)
class RecordEntry:
    """One entry of a game's record. Its number is that of the question it answers; no number is used twice."""

    number: int
    kind: Literal["choice", "undo", "resume"]  # resume: the rules changed, the snapshot `to` was loaded
    seat: int
    word: str  # of an undo: AGREED, or nothing
    to: int  # undo, resume: how many choices are left
    player: str  # public id of whoever did it; "bot:simple" for a bot, "service" for an only answer
    client: str  # the client's id of the command, "" for what nobody has sent
    at: float


@dataclass(slots=True)
class Snapshot:
    """The position after all entries below `number`."""

    number: int
    rules: int
    hash: str
    save: str
