"""Baffe: play, study and automate giant-monster board games.

import baffe
table = baffe.deal("tokyo", seats=4, seed=7)
while table.decision:
    table.play(table.decision.options[0])
print(table.outcome)
"""

from secrets import randbits  # noqa: TID251  (a seed nobody can guess, where none is given)
from typing import Any

from baffe.games.registry import COMPILED, GAMES
from baffe.kernel import record as _record
from baffe.kernel import save as _save
from baffe.kernel.agenda import Decision
from baffe.kernel.game import Game, Start, begin, checked_rules, checked_seed
from baffe.kernel.refusal import (
    BadOption,
    BadScene,
    BrokenRecord,
    BrokenSave,
    CannotUndo,
    GameOver,
    NotAnOption,
    OldQuestion,
    Refused,
    UnknownGame,
    WrongSeat,
)
from baffe.kernel.table import Table

__version__ = "0.1.0"

compiled: bool = COMPILED
"""True when the compiled form runs."""


def games() -> tuple[str, ...]:
    """The names of the games, in the order in which they came."""
    return tuple(GAMES)


def _game(name: Any) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame("game", f"{name!r} is none of {', '.join(GAMES)}")
    return GAMES[name]


def deal(
    game: str,
    seats: int,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
    events: bool = True,
    rules: int | None = None,
) -> Table:
    """A new table. Without a seed an unguessable one is drawn; with events off games run faster.

    `rules` names an older version of the rules; left out, it is the newest.
    """
    known = _game(game)
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise BadOption("seats", f"{seats!r} is not a whole number")
    if options is not None and not isinstance(options, dict):
        raise BadOption("options", "is not an object")
    drawn = randbits(128) if seed is None else checked_seed(seed)
    try:
        plain = _plain(options or {})
    except RecursionError:
        raise BadOption("options", "is nested too deeply") from None
    start = Start(seats, drawn, plain, None, checked_rules(known, rules))
    return begin(known, start, bool(events))


def scene(game: str, position: dict[str, Any], events: bool = True, rules: int | None = None) -> Table:
    """Any legal position: for tests, puzzles, bug reports and analysis."""
    known = _game(game)
    if not isinstance(position, dict):
        raise BadScene("scene", "is not an object")
    try:
        plain = _plain(position)
    except RecursionError:
        raise BadScene("scene", "is nested too deeply") from None
    return begin(known, Start(0, 0, {}, plain, checked_rules(known, rules)), bool(events))


def replay(text: str, events: bool = True, count: int | None = None) -> Table:
    """The table that a record tells of, after all its choices or the first `count` of them."""
    return _record.replay(text, GAMES, bool(events), count)


def load(data: str | bytes | dict[str, Any]) -> Table:
    """The table of a save."""
    return _save.load(data, GAMES)


def words(game: str) -> tuple[str, ...]:
    """Every word that the game can ever offer, in a fixed order."""
    return _game(game).words()


def _plain(value: Any) -> Any:
    """A copy of plain data, so that nobody changes it behind the table's back."""
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


__all__ = [
    "BadOption", "BadScene", "BrokenRecord", "BrokenSave", "CannotUndo", "Decision", "Game", "GameOver", "NotAnOption",
    "OldQuestion", "Refused", "Table", "UnknownGame", "WrongSeat", "compiled", "deal", "games", "load", "replay",
    "scene", "words",
]  # fmt: skip
