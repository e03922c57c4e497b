"""Rows of the database, beside the entries and snapshots of a game."""

from dataclasses import dataclass

from baffe.service.wire import TableState


@dataclass(slots=True)
class TableRow:
    """One table. `start` and `lobby` are JSON; `version` counts the changes of the lobby."""

    code: str
    game: str
    rules: int
    start: str
    lobby: str
    version: int
    state: TableState
    opened: float  # seconds since 1970
    touched: float
    join_code: str | None = None  # letters to type, while a seat is free
    opener: str | None = None  # a keyed hash of the address from which it was opened
    binned_on: int | None = None  # the day on which it was put away, as nobody had used it


@dataclass(slots=True)
class ChatRow:
    id: int
    player: str
    name: str
    seat: int | None
    text: str
    emote: str | None
    at: float
