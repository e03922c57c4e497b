"""A look ahead: what an answer brings by the rules themselves, played on a table that the asked seat imagines.

Nothing is told that the seat could not work out, and nothing that chance has still to decide.
"""

from typing import Any, ClassVar, Final

from baffe.kernel.agenda import Decision, Step
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table

PASS: Final = -2  # with a word that leaves everything as it is, else with the first one
FIRST: Final = 0
LAST: Final = -1
SEED: Final = 0  # any will do: what chance has a part in is not told
LONGEST: Final = 40  # questions on the way; whoever asks more is asked no further


class Forecast:
    """How one game looks ahead. Amounts have names like words of the notation: "stars", "smash@2", "pull:fame"."""

    kind: ClassVar[str] = ""  # the question at which people want to know
    word: ClassVar[str] = ""  # the answer whose outcome is told
    until: ClassVar[tuple[type[Step[Any]], ...]] = ()  # with such a step something else begins
    passing: ClassVar[tuple[str, ...]] = ("no", "done", "take", "stay")  # answers that leave everything as it is
    # Questions to the same seat that fork, and how the words begin that are tried.
    ways: ClassVar[dict[str, tuple[str, ...]]] = {}
    # Questions to others with the word that makes room, and the amount that only comes about where somebody does so.
    making_room: ClassVar[dict[str, str]] = {}
    needs_room: ClassVar[str] = ""

    def shields(self, table: Table, asked: Decision) -> bool:
        """Whether whoever is asked may lose less by another answer."""
        return False

    def amounts(self, table: Table, seat: Seat, events: list[dict[str, Any]]) -> dict[str, int]:
        """What these events have brought to the seat and to others; the table is the one after them."""
        raise NotImplementedError

    def if_room(self, seats: list[Seat], found: dict[str, list[int]]) -> str:
        """What the amount that needs room is called while each of these seats could make it; all else is found."""
        raise NotImplementedError


class _Path:
    """One way through the questions that follow."""

    def __init__(
        self, table: Table, seat: Seat, forecast: Forecast, first: int, then: int, goes: Seat | None = None
    ) -> None:
        """goes: who makes room."""
        self.forks = 0  # so many ways lead on from the first fork
        self.shielded: Final[set[Seat]] = set()  # who may still lose less
        self.could_go: Final[list[Seat]] = []  # who was asked for room
        self._goes: Final = goes
        self._forecast: Final = forecast
        self._seat: Final = seat
        self._first: Final = first
        self._then: Final = then
        self._since: Final = table.told
        self.certain: dict[str, int] | None = None  # what was there before anybody could change it
        table.play(forecast.word, seat)
        for _ in range(LONGEST):
            asked = table.decision
            word = "" if asked is None else self._answer(table, asked)
            if asked is None or not word:
                break
            table.play(word, asked.seat, asked.number)
        self.amounts: Final = self._amounts(table)

    def _amounts(self, table: Table) -> dict[str, int]:
        return self._forecast.amounts(table, self._seat, table.events(self._seat, self._since))

    def least(self, name: str) -> int:
        """Losses of others are their own affair; all else may depend on whether somebody is saved."""
        _, at, seat = name.partition("@")
        if at:
            return 0 if Seat(int(seat)) in self.shielded else self.amounts.get(name, 0)
        return (self.amounts if self.certain is None else self.certain).get(name, 0)

    def _answer(self, table: Table, asked: Decision) -> str:
        """ "" where nobody knows how it goes on."""
        if self._forecast.shields(table, asked):
            self.shielded.add(asked.seat)
            self.certain = self._amounts(table) if self.certain is None else self.certain
        if asked.seat != self._seat and asked.kind in self._forecast.making_room:
            self.could_go.append(asked.seat)
            if asked.seat == self._goes:
                return self._forecast.making_room[asked.kind]
        if asked.seat != self._seat or asked.kind not in self._forecast.ways:
            return self._passing(asked)
        begins = self._forecast.ways[asked.kind]
        ways = [word for word in asked.options if word.startswith(begins) and word not in self._forecast.passing]
        turn = self._then if self.forks else self._first
        self.forks = self.forks or len(ways)
        if turn == PASS or not ways:
            return self._passing(asked) or ways[0]
        return ways[turn]

    def _passing(self, asked: Decision) -> str:
        return next((word for word in asked.options if word in self._forecast.passing), "")


def forecast_of(table: Table, seat: Any) -> dict[str, list[int]] | None:
    """The least and the most of everything that the open question of a seat brings; None where nothing can be told."""
    forecast = table.game.forecast()
    asked = next((it for it in table.decisions if it.seat == seat), None)
    if forecast is None or asked is None or asked.kind != forecast.kind or forecast.word not in asked.options:
        return None
    dream = table.imagine(seat, SEED)
    dream.loud = True
    dream.leave_out_from(forecast.until)
    mark = dream.chance.mark()
    paths: list[_Path] = []
    turns = [(PASS, PASS)]
    while len(paths) < len(turns):
        ahead = dream.copy()
        paths.append(_Path(ahead, asked.seat, forecast, *turns[len(paths)]))
        if ahead.chance.mark() != mark:
            return None
        if len(paths) == 1:
            turns += [(first, then) for first in range(paths[0].forks) for then in (FIRST, LAST)]
    found = _summed_up(paths)
    able = _who_makes_room(dream, asked.seat, forecast, paths[0]) if forecast.needs_room not in found else []
    if able:
        found[forecast.if_room(able, found)] = [0, 1]
    return found


def _who_makes_room(dream: Table, seat: Seat, forecast: Forecast, plain: _Path) -> list[Seat]:
    """Those by whose going alone the seat gets what needs room."""
    tried = [(other, _Path(dream.copy(), seat, forecast, PASS, PASS, other)) for other in plain.could_go]
    return [other for other, path in tried if path.amounts.get(forecast.needs_room, 0)]


def _summed_up(paths: list[_Path]) -> dict[str, list[int]]:
    """Not all ways were tried: where they differ, there may be one that brings nothing."""
    found: dict[str, list[int]] = {}
    for name in dict.fromkeys([name for path in paths for name in path.amounts]):
        most = max([path.amounts.get(name, 0) for path in paths])
        certain = min([path.least(name) for path in paths]) == most
        if most > 0:
            found[name] = [most if certain else 0, most]
    return found
