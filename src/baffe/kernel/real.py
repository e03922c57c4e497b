"""A game beside the real box: people throw and draw, and tell the table what fell.

A word is tried on a copy of the table. Whatever falls is asked of the teller, and the word is tried again with what is
known by then, until it has been played to its end; only then does the table itself go on.
"""

from collections.abc import Callable
from typing import Final

from baffe.kernel.chance import Wanted
from baffe.kernel.game import Game, Start, blank, set_out
from baffe.kernel.record import fallen
from baffe.kernel.refusal import BrokenRecord, CannotUndo
from baffe.kernel.table import Table

Teller = Callable[[Wanted, Table], tuple[int, ...]]
"""Says what fell, given what is wanted and the table in mid-step, which is good for its events and little else."""


class GoBack(Exception):
    """Raised by a teller: what was said last was wrong."""


class Fallen:
    """What somebody has told, and whether anything else was possible."""

    def __init__(self, results: tuple[int, ...], is_free: bool) -> None:
        self.results: Final = results
        self.is_free: Final = is_free


class Move:
    """The deal, or an answer at the table before it; and what fell because of it."""

    def __init__(self, before: Table | None, word: str, seat: int, number: int, by_person: bool) -> None:
        self.before: Final = before
        self.word: Final = word
        self.seat: Final = seat
        self.number: Final = number
        self.by_person: Final = by_person
        self.fell: Final[list[Fallen]] = []

    def results(self) -> tuple[int, ...]:
        every: tuple[int, ...] = ()
        for told in self.fell:
            every += told.results
        return every

    def forget_last(self) -> bool:
        """Whether there was something that can be told anew; it is forgotten with all that had to follow."""
        while self.fell:
            if self.fell.pop().is_free:
                return True
        return False


class RealGame:
    """A real table and its past, in which one can go back to everything that was said."""

    def __init__(self, game: Game, start: Start, teller: Teller) -> None:
        self.game: Final = game
        self.start: Final = start
        self.teller: Teller = teller
        self._past: Final[list[Move]] = []
        deal = Move(None, "", 0, 0, False)
        self.table: Final[Table] = self._tried(deal)
        self._past.append(deal)

    def play(self, word: str, seat: int, number: int, by_person: bool = True) -> None:
        """Play a word to its end. A teller who goes back behind all that fell is at the question again."""
        self._go_on(Move(self.table.copy(), word, seat, number, by_person))

    def undo(self) -> None:
        """Back to what a person said last: an answer is asked again, what fell is told anew."""
        while self._past:
            move = self._past.pop()
            if move.before is not None:
                self.table.become(move.before)
                if move.forget_last():
                    self._go_on(move)
                    return
                if move.by_person:
                    return
            elif move.forget_last():
                self._go_on(move)
                return
            else:
                self._past.append(move)
                break
        raise CannotUndo("", "nothing was said yet")

    def _go_on(self, move: Move) -> None:
        try:
            played = self._tried(move)
        except GoBack:
            if not move.by_person:
                self.undo()
            return
        self._past.append(move)
        self.table.become(played)

    def _tried(self, move: Move) -> Table:
        """The table after a move, whatever must be asked for it."""
        while True:
            before = move.before
            trial = blank(self.game, self.start, True, ()) if before is None else before.copy()
            trial.chance.load(move.results())
            try:
                if before is None:
                    set_out(trial, self.start)
                else:
                    trial.play(move.word, move.seat, move.number)
                return trial
            except Wanted as wanted:
                self._ask(move, wanted, trial)

    def _ask(self, move: Move, wanted: Wanted, trial: Table) -> None:
        try:
            results = self.teller(wanted, trial)
        except GoBack:
            if not move.forget_last() and move.before is not None:
                raise
            return
        if len(results) != wanted.count or not all([result in wanted.choices for result in results]):
            raise ValueError(f"{results} cannot fall: {wanted}")
        move.fell.append(Fallen(results, len(wanted.choices) > 1))


class _Memory:
    """A teller that knows it all already."""

    def __init__(self, results: tuple[int, ...]) -> None:
        self.results: tuple[int, ...] = results

    def tell(self, wanted: Wanted, trial: Table) -> tuple[int, ...]:
        told = self.results[: wanted.count]
        self.results = self.results[wanted.count :]
        return told


def resumed(table: Table, people: list[int], teller: Teller) -> RealGame:
    """A real table goes on; only the answers of these seats are a person's."""
    results = fallen(table)
    if results is None or table.origin is None:
        raise BrokenRecord("real", "the dice and cards of this game come from a seed")
    memory = _Memory(results)
    real = RealGame(table.game, table.origin, memory.tell)
    for n in range(table.count):
        seat = table.speaker(n)
        real.play(table._words[n], seat, _number(real.table, seat), seat in people)
    real.teller = teller
    return real


def _number(table: Table, seat: int) -> int:
    """Of the question that this seat is asked."""
    for asked in table.decisions:
        if asked.seat == seat:
            return asked.number
    raise BrokenRecord("real", f"seat {seat} is not asked")
