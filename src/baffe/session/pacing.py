"""How long anybody may wait: pure functions of the time that the caller gives."""

from collections.abc import Iterable
from typing import Final

from baffe.session.entries import RecordEntry

TIMERS: Final[dict[str, float]] = {"none": 0.0, "relaxed": 120.0, "normal": 45.0, "fast": 15.0}
"""Seconds to answer one question; 0: no limit."""

PACES: Final[dict[str, float]] = {"slow": 1.6, "normal": 0.8, "fast": 0.25, "off": 0.0}
"""Seconds that a bot waits before it answers, so that people can watch."""

WINDOWS: Final[dict[str, float]] = {"none": 8.0, "relaxed": 12.0, "normal": 8.0, "fast": 5.0}
"""Seconds for which a window is open, by the timer of the table: time to read a card, whether one has it or not."""

PATIENCE: Final = 30.0
"""Seconds left to somebody who is called; everybody sees them run."""

TOO_OFTEN: Final = 2
"""Clocks that run out in a row before a bot takes over the seat."""


def is_solo(kinds: list[str]) -> bool:
    """One person plays against bots and rules: then undo is free. Those who share a device are several."""
    return kinds.count("person") == 1 and "open" not in kinds and "program" not in kinds


class Clock:
    """Since when each open question has been waiting, and who was late."""

    def __init__(self) -> None:
        self._asked_at: dict[int, float] = {}  # by the number of the question
        self._late: Final[dict[int, int]] = {}  # clocks that ran out in a row, by seat
        self._for_bots: set[int] = set()  # questions that a bot is to answer although a person holds the seat
        self._called: dict[int, float] = {}  # until when somebody who was called may answer, by question
        self._sealed: dict[int, RecordEntry] = {}  # answers that wait until their window closes, by question

    def follow(self, numbers: Iterable[int], now: float) -> None:
        """These questions are open now, and no others."""
        self._asked_at = {number: self._asked_at.get(number, now) for number in numbers}
        self._for_bots &= self._asked_at.keys()
        self._called = {number: until for number, until in self._called.items() if number in self._asked_at}
        self._sealed = {number: entry for number, entry in self._sealed.items() if number in self._asked_at}

    def restart(self, now: float) -> None:
        """Nobody is late by a clock that did not run."""
        self._asked_at = dict.fromkeys(self._asked_at, now)
        self._called = dict.fromkeys(self._called, now + PATIENCE)

    def asked_at(self, number: int, now: float) -> float:
        return self._asked_at.get(number, now)

    def time_left(self, number: int, timer: str, now: float) -> float | None:
        """Seconds left to answer; None without a timer, unless somebody was called."""
        ends = [self._called[number]] if number in self._called else []
        if TIMERS[timer]:
            ends.append(self.asked_at(number, now) + TIMERS[timer])
        return min(ends) - now if ends else None

    def deadline(self, numbers: list[int], timer: str, now: float) -> float | None:
        """Seconds left to answer the first of these questions; None without a timer."""
        left = [self.time_left(number, timer, now) for number in numbers]
        seconds = [it for it in left if it is not None]
        return max(min(seconds), 0.0) if seconds else None

    def bot_wait(self, number: int, pace: str, now: float) -> float:
        """Seconds until a bot answers."""
        return self.asked_at(number, now) + PACES[pace] - now

    def absence_left(self, number: int, absent_since: float, patience: float, now: float) -> float:
        """Seconds until a bot stands in for somebody who is not there."""
        return max(self.asked_at(number, now), absent_since) + patience - now

    # -- answers that wait --

    def seal(self, entry: RecordEntry) -> None:
        """This is answered when its window closes, unless its holder changes their mind."""
        self._sealed[entry.number] = entry

    def sealed(self, number: int) -> RecordEntry | None:
        return self._sealed.get(number)

    # -- who was late --

    def call(self, number: int, now: float) -> None:
        """Whoever is asked this question has so much time from now on; calling again gives no more and no less."""
        self._called.setdefault(number, now + PATIENCE)

    def give_to_bot(self, number: int) -> None:
        self._for_bots.add(number)

    def is_for_bot(self, number: int) -> bool:
        return number in self._for_bots

    def is_late_again(self, seat: int) -> bool:
        """A clock has run out; whether that was too often in a row."""
        self._late[seat] = self._late.get(seat, 0) + 1
        return self._late[seat] >= TOO_OFTEN

    def was_answered(self, seat: int) -> None:
        self._late.pop(seat, None)
