"""When a bot answers a question: at once for its own seat, later for somebody who is late or not there."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from baffe import Decision
from baffe.service.lobby import Lobby
from baffe.service.lobby_seat import STAND_IN
from baffe.service.presence import Presence
from baffe.service.running_game import RunningGame, now
from baffe.service.stored_table import StoredTable


class Due(NamedTuple):
    """A question that a bot is to answer in so many seconds, unless something changes."""

    decision: Decision
    seconds: float


class StandIns:
    def __init__(
        self,
        stored: StoredTable,
        game: RunningGame,
        presence: Presence,
        absence: float,
        change: Callable[[Callable[[Lobby], None]], Awaitable[Any]],
    ) -> None:
        self._stored: Final = stored
        self._game: Final = game
        self._presence: Final = presence
        self._absence: Final = absence
        self._change: Final = change

    def due(self) -> list[Due]:
        waits = [(decision, self._wait(decision)) for decision in self._game.decisions]
        return [Due(decision, seconds) for decision, seconds in waits if seconds is not None]

    def _wait(self, decision: Decision) -> float | None:
        """Seconds until a bot answers this question; None: never, as long as nothing changes."""
        clock, lobby, number = self._game.clock, self._stored.lobby, decision.number
        if clock.is_for_bot(number):
            return 0.0
        if lobby.bot_for(decision.seat):
            return clock.bot_wait(number, lobby.pace, now())
        if not self._presence.has_company:
            return None
        waits = [clock.time_left(number, lobby.timer, now())]
        absent_since = self._presence.absent_since(decision.seat)
        if absent_since is not None:
            waits.append(clock.absence_left(number, absent_since, self._absence, now()))
        return min([seconds for seconds in waits if seconds is not None], default=None)

    async def bot_for(self, decision: Decision) -> str:
        """The bot that answers a question that is due; "" if its owner is asked once more whether they are there."""
        clock, lobby, seat = self._game.clock, self._stored.lobby, decision.seat
        bot = lobby.bot_for(seat)
        if bot:
            return bot
        if not clock.is_for_bot(decision.number):
            left = clock.time_left(decision.number, lobby.timer, now())
            if self._presence.is_elsewhere(seat) and (left is None or left > 0):
                await self.call(seat)
                return ""
            await self.is_late(seat)
        return lobby.seats[seat].bot or STAND_IN

    async def call(self, seat: int) -> None:
        """Is somebody still here of whom another process said so? If that process lives, it says so again."""
        guest = self._stored.lobby.seats[seat].guest
        self._presence.note_absence(guest)
        await self._change(lambda lobby: lobby.call(seat, guest))

    async def is_late(self, seat: int) -> None:
        """A clock ran out, or nobody is there. After the second time in a row a bot stays until they are back."""
        if self._game.clock.is_late_again(seat) or not self._presence.is_here(seat):
            self._game.clock.was_answered(seat)
            await self.replace(seat)

    async def replace(self, seat: int) -> None:
        """A bot stands in until its owner comes back."""
        await self._change(lambda lobby: lobby.stand_in(seat))
