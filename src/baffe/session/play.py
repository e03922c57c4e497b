"""A game being played: what is due, what a seat is shown, and which entry a command becomes.

A server and a page that plays by itself both ask here. Who the people are, where entries are kept and how messages
travel is theirs to know.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Protocol

from baffe.kernel.agenda import Decision
from baffe.kernel.refusal import CannotUndo, NotYours
from baffe.session.entries import AGREED, RecordEntry
from baffe.session.pacing import WINDOWS, Clock
from baffe.session.session import GameSession

SILENCE: Final = "service"
"""Whose entry it is when nobody has answered in time, or when there was one answer only."""


class Seating(Protocol):
    """Who sits around the game, as far as it has to know."""

    @property
    def timer(self) -> str: ...

    @property
    def pace(self) -> str: ...

    @property
    def is_solo(self) -> bool:
        """One person plays, and nobody else has in this game: then undo is free."""

    @property
    def bot_seats(self) -> list[int]:
        """Seats that no person plays."""

    def sharing(self, seat: int) -> list[int]:
        """The seats of whoever holds this one."""

    def bot_for(self, number: int) -> str:
        """The bot that answers for that seat now; "" when somebody else must."""

    def person_plays(self, seat: int) -> bool:
        """Whether a person plays there, and no bot in their place."""

    def hides(self, seat: int) -> bool:
        """Whether somebody elsewhere could learn from the time that this seat takes. Whoever shares a device is seen
        by the others anyway, and has to be handed it first."""

    def sat_since(self, seat: int) -> int | None:
        """How many choices had been made when whoever holds it took it over; None: nobody had it before."""


class Shown(NamedTuple):
    """What a seat is told of the game; None is a spectator's seat."""

    seq: int  # number of the last event
    events: list[dict[str, Any]]
    view: dict[str, Any]
    deadline: float | None  # seconds left to those who are awaited; None without a timer
    undo: bool  # whoever sits there may take back their last choice
    secrets: list[int]  # of several seats on one device: those that see what the others must not


class Bounds(NamedTuple):
    """Who undoes and plays again without end must stop somewhere."""

    entries: int = 20_000  # of one table's record: choices and undos
    undos: int = 2_000  # of these; without them the game can still be finished


USUAL: Final = Bounds()


class Play:
    def __init__(
        self,
        session: GameSession,
        clock: Clock,
        seating: Seating,
        bounds: Bounds = USUAL,
        windows: Mapping[str, float] = WINDOWS,
    ) -> None:
        self._session: Final = session
        self._clock: Final = clock
        self._seating: Final = seating
        self._bounds: Final = bounds
        self._windows: Final = windows  # seconds for which they are open, by timer

    @property
    def is_full(self) -> bool:
        """Nothing more can be written down."""
        return self._session.entry_count >= self._bounds.entries

    # -- what is due --

    def deadline(self, now: float) -> float | None:
        """Seconds left to the people who are awaited; None without a timer."""
        open_now = self._session.decisions
        closing = [left for it in open_now if (left := self.closes_in(it, now)) is not None]
        if closing:  # everybody waits for it, whoever is asked
            return max(min(closing), 0.0)
        people = [it.number for it in open_now if not self._seating.bot_for(it.seat)]
        return self._clock.deadline(people, self._seating.timer, now)

    def has_only_answer(self, decision: Decision) -> bool:
        """Whether a person is asked where there is nothing to choose: the engine asks so that nobody learns of it."""
        if not self._seating.person_plays(decision.seat) or self._is_timed(decision):
            return False
        return len(decision.options) == 1 or self.is_idle(decision)

    def is_idle(self, decision: Decision) -> bool:
        """Whether it is a window of a person alone, who can only decline: nobody is there to learn of it."""
        declines = self._session.game.windows().get(decision.kind, ())
        return self._seating.is_solo and all([word in declines for word in decision.options])

    def _is_timed(self, decision: Decision) -> bool:
        return decision.kind in self._session.game.windows() and self._seating.hides(decision.seat)

    def closes_in(self, decision: Decision, now: float) -> float | None:
        """Seconds until a window closes: as many for everybody, whether they can react or not, and however soon they
        have answered. None: it is open until it is answered, or is no window."""
        if not self._is_timed(decision):
            return None
        return self._clock.asked_at(decision.number, now) + self._windows[self._seating.timer] - now

    def closing(self, decision: Decision, at: float) -> RecordEntry:
        """What a window that closes brings: the answer that was sealed, else silence."""
        silence = self._session.game.windows()[decision.kind][0]
        return self._clock.sealed(decision.number) or unasked(decision, silence, SILENCE, at)

    def seals(self, entry: RecordEntry, now: float) -> bool:
        """Whether an answer is kept until its window closes. One that the rules refuse is refused at once."""
        asked = [it for it in self._session.decisions if (it.number, it.seat) == (entry.number, entry.seat)]
        if entry.kind != "choice" or not asked or (self.closes_in(asked[0], now) or 0.0) <= 0:
            return False
        self._session.after(entry)
        self._clock.seal(entry)
        return True

    def answered_in(self, decision: Decision, moment: float, now: float) -> float | None:
        """Seconds until a bot answers, or the only answer is given after a moment; None: a person is awaited."""
        if self._seating.bot_for(decision.seat):
            return self._clock.bot_wait(decision.number, self._seating.pace, now)
        if self.has_only_answer(decision):
            return self._clock.asked_at(decision.number, now) + (0.0 if self.is_idle(decision) else moment) - now
        return None

    # -- what a seat is shown --

    def viewpoint(self, held: list[int]) -> int | None:
        """The seat through which the holder of these sees: one that is asked, or the first."""
        asked = [it.seat for it in self._session.decisions if it.seat in held]
        return [*asked, *held, None][0]

    def shown(self, seat: int | None, since: int, now: float) -> Shown:
        """What is new from event `since` on, and how things stand."""
        session, sat_since = self._session, None if seat is None else self._seating.sat_since(seat)
        events, view = session.events(seat, since, sat_since), session.view(seat, sat_since, ahead=True)
        return Shown(session.seq, events, view, self.deadline(now), self.may_undo(seat), self.secrets(seat))

    def may_undo(self, seat: int | None) -> bool:
        """Whether the holder of this seat may take back their last choice now."""
        if seat is None or not self._has_undos_left:
            return False
        return self._session.may_undo(self._seating.sharing(seat), self._seating.is_solo)

    @property
    def _has_undos_left(self) -> bool:
        return self._session.undo_count < self._bounds.undos and not self.is_full

    def need_undos_left(self) -> None:
        if not self._has_undos_left:
            raise CannotUndo("often", "so much was taken back at this table that nothing more can be")

    def secrets(self, seat: int | None) -> list[int]:
        """Of the seats that share a device with this one: those that see what the others must not."""
        held = [] if seat is None else self._seating.sharing(seat)
        return self._session.secrets(held) if len(held) > 1 else []

    # -- which entry a command becomes; None for a repeat, which is not carried out again --

    def choice(
        self, held: list[int], number: int, word: str, seat: int | None, player: str, client: str, at: float
    ) -> RecordEntry | None:
        """An answer of the holder of these seats; without a seat it is for the one that is asked."""
        if seat is not None and seat not in held:
            raise NotYours("seat", f"seat {seat} is not yours")
        if self._session.number_of_command(client) is not None:
            return None
        asked = [it.seat for it in self._session.decisions if it.number == number and it.seat in held]
        speaker = [*asked, *held][0] if seat is None else seat
        return RecordEntry(number, "choice", speaker, word, 0, player, client, at)

    def undo(self, held: list[int], number: int, player: str, client: str, at: float) -> RecordEntry | None:
        """The last choice of the holder of these seats is taken back, if it may be."""
        if self._session.number_of_command(client) is not None:
            return None
        self.need_undos_left()
        to = self._session.undo_to(held, self._seating.is_solo, number)
        return RecordEntry(number, "undo", held[0], "", to, player, client, at)

    # -- taking back with everybody's consent --

    def asked_undo(self, held: list[int], number: int) -> int:
        """The seat whose last choice the holder of these seats may ask everybody to take back."""
        self.need_undos_left()
        to = self._session.agreed_undo_to(held, self._seating.bot_seats, number)
        return int(self._session.table.speaker(to))

    def may_ask_undo(self, seat: int | None) -> bool:
        """Whether the holder of this seat may ask for it now, because taking back is not theirs alone to decide."""
        held = [] if seat is None else self._seating.sharing(seat)
        if not held or self._seating.is_solo or self.may_undo(seat):
            return False
        try:
            self.asked_undo(held, self._session.number)
        except CannotUndo:
            return False
        return True

    def agreed_undo(self, held: list[int], seat: int, number: int, player: str, at: float) -> RecordEntry:
        """All have agreed. Refused if the game has gone on meanwhile."""
        self.need_undos_left()
        to = self._session.agreed_undo_to(held, self._seating.bot_seats, number)
        return RecordEntry(number, "undo", seat, AGREED, to, player, "", at)


def unasked(decision: Decision, word: str, player: str, at: float) -> RecordEntry:
    """An answer that nobody has sent: a bot's, or the only one there is."""
    return RecordEntry(decision.number, "choice", decision.seat, word, 0, player, "", at)
