"""Beside a real box: a game is how it began and what was told since. Any beginning of its moves is a game too: undo."""

from typing import Any, Final, Generic, Protocol, TypeVar

from baffe.kernel.refusal import BadOption, NotAnOption, Refused

Plain = dict[str, Any]

MOST_MOVES: Final = 20_000


class Follower(Protocol):
    """A game that goes on by one move, or refuses it and has not changed."""

    def play(self, move: Plain) -> None: ...


AnyFollower = TypeVar("AnyFollower", bound=Follower)


class Teller(Generic[AnyFollower]):
    """Tells moments of games, each from its beginning. It remembers the last one: a move more costs one move."""

    def __init__(self) -> None:
        self._setup: Plain = {}
        self._moves: list[Any] = []
        self._game: AnyFollower | None = None

    def begin(self, setup: Plain) -> AnyFollower:
        """A game before its first move; raises Refused."""
        raise NotImplementedError

    def told(self, game: AnyFollower) -> Plain:
        """All that a client shows and offers at this moment."""
        raise NotImplementedError

    def moment_of(self, told: Plain) -> Plain:
        """The moment after these moves. What does not follow ends them: `taken` says how many count, `refused` why."""
        match told:
            case {"setup": dict(setup), "moves": [*moves]}:
                if len(moves) > MOST_MOVES:
                    raise BadOption("moves", f"{len(moves)}, at most {MOST_MOVES}")
                game = self._remembered(setup, moves)
            case _:
                raise BadOption("setup", "is not how a game begins")
        refused: Plain | None = None
        for move in moves[len(self._moves) :]:
            try:
                if not isinstance(move, dict):
                    raise NotAnOption("moves", f"{move!r} is not a move")
                game.play(move)
            except Refused as reason:
                refused = {"code": reason.code, "field": reason.field, "reason": reason.reason}
                break
            self._moves.append(move)
        self._game = game
        return {**self.told(game), "taken": len(self._moves), "refused": refused}

    def _remembered(self, setup: Plain, moves: list[Any]) -> AnyFollower:
        game, self._game = self._game, None  # not before all has gone well
        if game is None or setup != self._setup or moves[: len(self._moves)] != self._moves:
            game, self._setup, self._moves = self.begin(setup), setup, []
        return game
