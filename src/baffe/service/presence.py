"""Who is at a table: connections, absences, bots that stand in, and the seat through which somebody sees."""

import time
from collections.abc import Callable
from math import inf
from secrets import SystemRandom
from typing import Final

from baffe import Decision
from baffe.service.bot_schedule import Attention
from baffe.service.connection import Connection
from baffe.service.errors import ServiceError
from baffe.service.lobby import STAND_IN, Lobby
from baffe.service.people import Guest
from baffe.service.running_game import RunningGame, now
from baffe.service.settings import ServiceSettings
from baffe.service.stored_table import StoredTable

StandIn = tuple[str, Callable[[Lobby], None] | None]
"""The bot that answers, "" for none yet, and what is to be changed in the lobby first."""

ASKS_EVERY: Final = 10.0
"""Seconds for which a program that asks over HTTP, without a connection, counts as looking on."""


GRACE: Final = 1.0
"""Seconds for which a window is left to the process to which its player is connected."""


class Presence:
    def __init__(self, stored: StoredTable, game: RunningGame, settings: ServiceSettings) -> None:
        self._stored: Final = stored
        self._game: Final = game
        self._settings: Final = settings
        self.connections: Final[set[Connection]] = set()
        self._left_at: Final[dict[str, float]] = {}  # when somebody's last connection closed, by guest
        self._loaded_at: Final = now()
        self._begun_at = -inf  # in this process: whoever has opened a table is about to come
        self._asked_at = -inf  # when somebody last asked over HTTP
        self._moments: dict[int, float] = {}  # for the question that has one answer, by its number

    # -- who is here --

    @property
    def guests(self) -> set[str]:
        """The ids of those who are connected to this process; a television is nobody's presence."""
        return {it.guest.id for it in self.connections if not it.watch}

    @property
    def players(self) -> set[str]:
        """The public ids of those who are connected."""
        elsewhere = [place.player for n, place in enumerate(self._stored.lobby.seats) if self.is_elsewhere(n)]
        return {*[Guest(guest).player for guest in self.guests], *elsewhere}

    @property
    def watchers(self) -> int:
        """How many people look on without a seat; a television is furniture, whoever has switched it on."""
        return len([it for it in self.connections if it.seat is None and not it.watch])

    def is_here(self, seat: int) -> bool:
        return self._stored.lobby.seats[seat].guest in self.guests or self.is_elsewhere(seat)

    def is_elsewhere(self, seat: int) -> bool:
        """Connected to another process, as that process says."""
        place = self._stored.lobby.seats[seat]
        return self._settings.several and place.online and place.guest not in self.guests

    @property
    def has_company(self) -> bool:
        """Somebody is at the table. As long as nobody is, it waits: nobody would see what bots make of the game."""
        if any([not it.watch for it in self.connections]):
            return True
        return self._settings.several and any([self.is_elsewhere(n) for n in range(len(self._stored.lobby.seats))])

    @property
    def attention(self) -> Attention:
        """Who looks at the table now; bots think for those first."""
        if self.has_company or now() - self._asked_at < ASKS_EVERY:
            return Attention.PERSON
        return Attention.SCREEN if self.connections else Attention.NOBODY

    @property
    def is_paused(self) -> bool:
        """Nobody has looked for a while: bots wait, as people's clocks do. A table that was only read from the
        database was not looked at, so a restart wakes no table but those to which people come back."""
        if self.attention is not Attention.NOBODY:
            return False
        return now() - max([self._begun_at, self._asked_at, *self._left_at.values()]) >= self._settings.pause_after

    def begin(self) -> None:
        self._begun_at = now()

    def note_asking(self) -> None:
        """Somebody without a connection wants to know, or to answer."""
        self._asked_at = now()

    def free_in(self, seat: int) -> float | None:
        """Seconds until the seat of somebody who is not here may change hands; None: they are here, or none plays."""
        place = self._stored.lobby.seats[seat]
        if place.kind != "person" or (self.is_here(seat) and not place.left):
            return None
        return 0.0 if place.left else self._gone_in(place.guest)

    def is_free(self, seat: int) -> bool:
        """Whether the host may give this seat to somebody else, or let a bot answer for it, without more ado."""
        return self._stored.lobby.seats[seat].kind != "person" or self.free_in(seat) == 0.0

    def _gone_in(self, guest: str) -> float:
        return max(self._left_at.get(guest, self._loaded_at) + self._settings.absence - now(), 0.0)

    @property
    def host(self) -> str:
        """The host's secret id; while the host is gone, that of the next person who is here."""
        lobby = self._stored.lobby
        held = lobby.held_by(Guest(lobby.host))
        here = lobby.host in self.guests or any([self.is_here(seat) for seat in held])
        if here or self._gone_in(lobby.host) > 0:
            return lobby.host
        heirs = [place.guest for n, place in enumerate(lobby.seats) if place.kind == "person" and self.is_here(n)]
        return [*heirs, lobby.host][0]

    def follow(self, before: Lobby) -> bool:
        """The lobby has changed. Whether somebody's absence begins: they have sat down, or gone, elsewhere."""
        held = {place.guest for place in before.seats}
        online = {place.guest for place in before.seats if place.online}
        absent = {
            place.guest
            for place in self._stored.lobby.seats
            if place.guest not in held or (place.guest in online and not place.online)
        } - {"", *self.guests}
        for guest in absent:
            self.note_absence(guest)
        return bool(absent)

    def note_absence(self, guest: str) -> None:
        """From now on a bot's time to stand in is counted."""
        self._left_at[guest] = now()

    @property
    def idle_seconds(self) -> float:
        """For how long nobody has been connected here, or has asked."""
        return 0.0 if self.connections else now() - max([self._loaded_at, self._asked_at, *self._left_at.values()])

    # -- who sees what --

    def may_watch(self, guest: Guest) -> bool:
        lobby = self._stored.lobby
        return lobby.watching or lobby.is_host(guest) or bool(lobby.held_by(guest))

    def viewpoint(self, guest: Guest, wanted: int | None = None) -> int | None:
        """The seat through which somebody sees: the one wanted, one that is asked, or the first that they hold."""
        held = self._stored.lobby.held_by(guest)
        if wanted is not None:
            if wanted not in held:
                raise ServiceError("not_yours", "seat", f"seat {wanted} is not yours")
            return wanted
        play = self._game.play
        return [*held, None][0] if play is None else play.viewpoint(held)

    # -- who stands in --

    def due(self) -> list[tuple[Decision, float]]:
        """The questions that a bot is to answer, and in how many seconds, unless something changes."""
        if self.is_paused:
            return []
        waits = [(decision, self._bot_answers_in(decision)) for decision in self._game.decisions]
        return [(decision, seconds) for decision, seconds in waits if seconds is not None]

    def _bot_answers_in(self, decision: Decision) -> float | None:
        """Seconds until a bot answers this question; None: never, as long as nothing changes."""
        clock, lobby, number = self._game.clock, self._stored.lobby, decision.number
        closes = self.closes_in(decision)
        if closes is not None and (clock.sealed(number) is not None or not self._answers_by_bot(decision)):
            return max(closes, self._wish_left()) if self.has_company else None
        if clock.is_for_bot(number):
            return 0.0
        if lobby.bot_for(decision.seat):
            return max(clock.bot_wait(number, lobby.pace, now()), self._wish_left())
        if not self.has_company:
            return None
        waits = [clock.time_left(number, lobby.timer, now())]
        if self.has_only_answer(decision):
            idle = self._game.need_play().is_idle(decision)
            moment = clock.bot_wait(number, lobby.pace, now()) if idle else self._moment_left(number)
            waits.append(moment)
        guest = lobby.seats[decision.seat].guest
        if guest not in self.guests:
            since = self._left_at.get(guest, self._loaded_at)
            waits.append(clock.absence_left(number, since, self._settings.absence, now()))
        return min([seconds for seconds in waits if seconds is not None], default=None)

    def has_only_answer(self, decision: Decision) -> bool:
        """Whether a person is asked where there is nothing to choose."""
        return self._game.need_play().has_only_answer(decision)

    def closes_in(self, decision: Decision) -> float | None:
        """Seconds until a window closes for everybody. What another process may have sealed gets there first."""
        closes = self._game.need_play().closes_in(decision, now())
        return closes if closes is None or not self.is_elsewhere(decision.seat) else closes + GRACE

    def _answers_by_bot(self, decision: Decision) -> bool:
        return self._game.clock.is_for_bot(decision.number) or bool(self._stored.lobby.bot_for(decision.seat))

    def _moment_left(self, number: int) -> float:
        return self._game.clock.asked_at(number, now()) + self._moment(number) - now()

    def _moment(self, number: int) -> float:
        """Seconds to look at a question with one answer: drawn, so that others cannot tell it from hesitation."""
        if number not in self._moments:
            self._moments = {number: SystemRandom().uniform(*self._settings.only_answer)}
        return self._moments[number]

    def _wish_left(self) -> float:
        """Bots wait while people are asked whether a choice may be taken back."""
        wish = self._game.open_wish()
        return 0.0 if wish is None or wish.refused else wish.until - time.time()

    def stand_in(self, decision: Decision) -> StandIn:
        """Who answers a question that is due. Whoever another process has seen is called first."""
        clock, lobby, seat = self._game.clock, self._stored.lobby, decision.seat
        guest, bot = lobby.seats[seat].guest, lobby.seats[seat].bot or STAND_IN
        if lobby.bot_for(seat) or clock.is_for_bot(decision.number):
            return bot, None
        left = clock.time_left(decision.number, lobby.timer, now())
        if self.is_elsewhere(seat) and (left is None or left > 0):
            self.note_absence(guest)
            return "", lambda lobby: lobby.call(seat, guest)
        if not clock.is_late_again(seat) and self.is_here(seat):
            return bot, None
        clock.was_answered(seat)
        return bot, lambda lobby: lobby.set_away(seat)
