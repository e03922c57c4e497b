"""Drives one table: bots answer, clocks run out, bots stand in for who is away. One process at a time does it."""

import asyncio
from typing import Final

import structlog

from baffe import Decision
from baffe.service.audience import now
from baffe.service.course import Course
from baffe.service.denied import Denied
from baffe.service.lobby import STAND_IN
from baffe.service.room import Room
from baffe.service.settings import PACES, TIMERS
from baffe.service.store import StoreFailed
from baffe.service.thinkers import Thinkers, seed_of

log = structlog.get_logger("driver")

AFTER_TROUBLE: Final = 1.0  # seconds until the next try when the database did not answer
OFTEN: Final = 2  # clocks that run out before a bot takes over altogether


class Driver:
    def __init__(self, room: Room, thinkers: Thinkers, holder: str) -> None:
        self.room: Final = room
        self.thinkers: Final = thinkers
        self.holder: Final = holder
        self._leased_until = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        room = self.room
        while not room.over:
            room.changed.clear()
            try:
                wait = await self._move()
            except (StoreFailed, Denied) as trouble:
                log.warning("cannot go on", code=room.code, trouble=str(trouble))
                wait = AFTER_TROUBLE
            except Exception:  # our own mistake: the table must not stand still for ever because of it
                log.exception("cannot go on", code=room.code)
                wait = AFTER_TROUBLE
            if wait is None or wait > 0:
                try:
                    async with asyncio.timeout(wait):
                        await room.changed.wait()
                except TimeoutError:
                    pass

    async def _move(self) -> float | None:
        """Do what is due. Returns the seconds until something may be due again; None: when something changes."""
        course = self.room.course
        if course is None or course.over:
            return None
        waits: list[float] = []
        for decision in course.decisions:
            wait = self._due_in(course, decision)
            if wait is None:
                continue
            if wait > 0:
                waits.append(wait)
            elif await self._is_mine():
                await self._answer(course, decision)
                return 0.0
            else:
                waits.append(self.room.settings.lease_seconds / 2)
        return min(waits, default=None)

    async def _is_mine(self) -> bool:
        """Whether this process drives the table. Alone on its database it always does."""
        settings = self.room.settings
        if not settings.several:
            return True
        if self._leased_until - now() > settings.lease_seconds / 3:
            return True
        if await self.room.store.lease(self.room.code, self.holder, settings.lease_seconds):
            self._leased_until = now() + settings.lease_seconds
            return True
        return False

    def _due_in(self, course: Course, decision: Decision) -> float | None:
        """Seconds until this question is ours to answer; None: never, as long as nothing changes."""
        room = self.room
        number = course.number_of(decision)
        asked_at = room.asked_at.get(number, now())
        if number in room.stand_ins:
            return 0.0
        if room.lobby.plays_itself(decision.seat):
            return asked_at + PACES[room.lobby.pace] - now()
        if not room.has_company:
            return None
        waits: list[float] = []
        if TIMERS[room.lobby.timer]:
            waits.append(self._clock(number))
        place = room.lobby.seats[decision.seat]
        since = max(asked_at, room.left_at.get(place.guest, room.loaded_at))
        if not room.is_here(decision.seat) or room.is_said_to_be_here(decision.seat):
            waits.append(since + room.settings.absence - now())
        return min(waits, default=None)

    def _clock(self, number: int) -> float:
        """Seconds left on the table's clock."""
        return self.room.asked_at.get(number, now()) + TIMERS[self.room.lobby.timer] - now()

    async def _answer(self, course: Course, decision: Decision) -> None:
        room = self.room
        seat = decision.seat
        number = course.number_of(decision)
        bot = room.lobby.plays_itself(seat)
        if not bot:
            bot = room.lobby.seats[seat].bot or STAND_IN
            if number not in room.stand_ins:
                if room.is_said_to_be_here(seat) and not (TIMERS[room.lobby.timer] and self._clock(number) <= 0):
                    await room.call(seat)
                    return
                await self._is_late(seat)
        word = await self.thinkers.choose(course.table, decision, bot, seed_of(room.code, number))
        await room.answer(seat, word, number, f"bot:{bot}")

    async def _is_late(self, seat: int) -> None:
        """A clock ran out, or nobody is there. After the second time in a row a bot stays until the person is back."""
        late = self.room.too_late
        late[seat] = late.get(seat, 0) + 1
        if late[seat] >= OFTEN or not self.room.is_here(seat):
            late[seat] = 0
            await self.room.replace(seat)
