"""Whose bot thinks next, when more of them ask than there are processes.

People come first, whoever has had the least time comes next, and nobody wins by asking often:

- Tables that a person looks at come before those that only a television shows, and these before all others.
- Among equals it is the turn of the guest whose bots have thought least, then of that guest's table whose bots have:
  sixty tables of one guest share what one table of another guest has for itself. Counted are seconds of thought, so
  slow bots do not starve quick ones.
- Of several processes one is kept for short questions, and one for others than the guest who has all the rest.
- Tables at which nobody looks think one at a time, and only when nothing else has happened for a moment: about ten
  times a second in all. The bots of one guest give at most a hundred answers a second in the long run. Every answer
  is also written down and told, so without these bounds idle processes would still keep the others waiting.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from math import inf
from typing import Final

from baffe.service.token_buckets import Rate, TokenBuckets

SHORT: Final = 0.1  # seconds: bots that usually take longer leave one process to the others
QUIET: Final = 0.1  # seconds after the last question of a table that is watched, or the last thought of another one
ANSWERS: Final = Rate(100, 200)  # of one guest's bots
COMPANY: Final = 1.0  # seconds for which a guest who has asked is expected to ask again
GUESS: Final = 0.01  # seconds that a bot is thought to take before it was ever asked
MANY: Final = 4096  # accounts, before those that say nothing are thrown away


class Attention(IntEnum):
    """Who looks at a table, the most important first."""

    PERSON = 0
    SCREEN = 1
    NOBODY = 2


@dataclass(frozen=True, slots=True)
class Asker:
    """For which table a bot is to think. Who looks at it may change while it waits."""

    table: str
    host: str
    bot: str  # with its game: bots of one kind take about the same time
    attention: Callable[[], Attention] = lambda: Attention.PERSON


@dataclass(eq=False, slots=True)
class Turn:
    """One thought, waited for or under way."""

    asker: Asker
    go: "asyncio.Future[None]"
    charged: float = 0.0  # seconds, before it is known how many it takes
    unseen: bool = False  # nobody looked when it began


class Accounts:
    """Seconds of thought. Whoever comes begins where the others are: an idle time brings neither credit nor debt."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._level = 0.0  # what the one had who was served last

    def enter(self, name: str) -> None:
        if len(self._had) > MANY:
            self._had = {one: had for one, had in self._had.items() if had > self._level}
        self._had[name] = max(self.had(name), self._level)

    def had(self, name: str) -> float:
        return self._had.get(name, self._level)

    def serve(self, name: str) -> None:
        self._level = max(self._level, self.had(name))

    def charge(self, name: str, seconds: float) -> None:
        self._had[name] = self.had(name) + seconds


class BotSchedule:
    """`begin` returns when it is the asker's turn; `end` gives the place to the next."""

    def __init__(self, places: int) -> None:
        self._places: Final = places
        self._free = places
        self._waiting: Final[list[Turn]] = []  # as they came
        self._unseen = 0  # who thinks now although nobody looks
        self._seen_at = -inf  # when a table that is watched last wanted or had something
        self._unseen_at = -inf  # when one at which nobody looks has last thought
        self._answers: Final = TokenBuckets(ANSWERS, self._now)
        self._usual: Final[dict[str, float]] = {}  # seconds, by bot
        self._thinking: Counter[str] = Counter()  # places taken, by host
        self._last_asked = ("", -inf)  # which host, when
        self._asked_before = -inf  # when somebody other than that one did
        self._hosts: Final = Accounts()
        self._tables: Final = Accounts()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> int:
        return self._places - self._free

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def begin(self, asker: Asker) -> Turn:
        turn = Turn(asker, asyncio.get_running_loop().create_future())
        self._waiting.append(turn)
        self._hosts.enter(asker.host)
        self._tables.enter(asker.table)
        self._note(asker.attention() is Attention.NOBODY)
        if asker.host != self._last_asked[0]:
            self._asked_before = self._last_asked[1]
        self._last_asked = asker.host, self._now()
        self._serve()
        try:
            await turn.go
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            else:  # it had just been given its place
                self.end(turn, None)
            raise
        return turn

    def end(self, turn: Turn, seconds: float | None) -> None:
        """The bot has thought for so long; None: it was not asked after all."""
        self._charge(turn.asker, (seconds or 0.0) - turn.charged)
        if seconds is not None:
            usual = self._usual.get(turn.asker.bot, GUESS)
            share = 1 / 2 if seconds < usual else 1 / 4  # a process that has just begun is slow once
            self._usual[turn.asker.bot] = usual + (seconds - usual) * share
        if turn.unseen:
            self._unseen -= 1
            self._unseen_at = self._now()
        self._thinking[turn.asker.host] -= 1
        self._thinking += Counter()  # those who have none are forgotten
        self._free += 1
        self._note(turn.unseen)
        self._serve()

    def _serve(self) -> None:
        """Give every free place to whoever may have it and comes first."""
        while self._free and self._waiting:
            looks = [(turn.asker.attention(), turn) for turn in self._waiting if not turn.go.cancelled()]
            ready = [(look, turn) for look, turn in looks if self._may_begin(turn.asker, look)]
            if not ready:
                return self._look_again_soon()
            look, turn = min(ready, key=self._order)
            self._waiting.remove(turn)
            self._admit(turn, look)

    def _admit(self, turn: Turn, look: Attention) -> None:
        asker = turn.asker
        turn.unseen = look is Attention.NOBODY
        turn.charged = self._usual.get(asker.bot, GUESS)  # at once, or the same guest would be given the next place too
        self._hosts.serve(asker.host)
        self._tables.serve(asker.table)
        self._charge(asker, turn.charged)
        self._unseen += turn.unseen
        self._thinking[asker.host] += 1
        self._answers.take(asker.host)
        self._free -= 1
        turn.go.set_result(None)

    def _order(self, ready: tuple[Attention, Turn]) -> tuple[int, float, float]:
        look, turn = ready
        return look, self._hosts.had(turn.asker.host), self._tables.had(turn.asker.table)

    def _may_begin(self, asker: Asker, look: Attention) -> bool:
        unseen = look is Attention.NOBODY
        if unseen and (self._unseen or self._now() - max(self._seen_at, self._unseen_at) < QUIET):
            return False
        if not self._answers.has(asker.host):
            return False
        if self._places == 1 or self._free > 1:
            return True
        is_long = self._usual.get(asker.bot, 0.0) > SHORT
        has_the_rest = self._thinking[asker.host] == self._places - 1 and self._has_company(asker.host)
        return not (unseen or is_long or has_the_rest)

    def _has_company(self, host: str) -> bool:
        other = self._asked_before if host == self._last_asked[0] else self._last_asked[1]
        return self._now() - other < COMPANY

    def _look_again_soon(self) -> None:
        """The moment in which nothing happens ends without an event."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(QUIET, self._look_again)

    def _look_again(self) -> None:
        self._timer = None
        self._serve()

    def _charge(self, asker: Asker, seconds: float) -> None:
        self._hosts.charge(asker.host, seconds)
        self._tables.charge(asker.table, seconds)

    def _note(self, unseen: bool) -> None:
        if not unseen:
            self._seen_at = self._now()

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()
