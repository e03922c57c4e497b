"""One game of the arena, from the deal to its end or to the fault of a bot."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final, NamedTuple

import baffe
from baffe.arena.entrants import SOLO, Entrant, Player, rivals_of, seat_player
from baffe.arena.program import Program
from baffe.bots.bot import Eyes
from baffe.games import GAMES
from baffe.kernel.agenda import Decision
from baffe.kernel.table import Table

OURS: Final = ("bot", "specialist")
LONGEST: Final = 80  # characters of what a bot said, or of the reason why it failed


class Match(NamedTuple):
    """One bot against a table of another: at two seats a duel, at four one against three."""

    game: str
    one: Entrant
    many: Entrant
    seats: int
    options: dict[str, Any]

    def deal_options(self) -> dict[str, Any]:
        if self.many.kind != "solo":
            return self.options
        return {**self.options, **rivals_of(self.game)[self.many.name.removeprefix(SOLO)]}

    def played(self) -> list[int]:
        """The seats that somebody plays: not those that follow a written rule."""
        ruled = GAMES[self.game].rule_driven(self.deal_options(), self.seats)
        return [seat for seat in range(self.seats) if seat not in ruled]


class Fault(NamedTuple):
    """What a bot did that lost it the game."""

    entrant: str
    what: str  # "illegal", "crash" or "slow"
    reason: str


class Played(NamedTuple):
    """One game."""

    seat: int  # where `one` sat
    won: bool  # by `one`
    lost: bool  # some other seat has won and `one` has not
    turns: int
    reason: str
    hash: str
    fault: Fault | None
    answers: dict[str, int]  # by entrant
    seconds: dict[str, float]


class TooSlow(Exception):
    """A bot has thought longer than it may."""


class Broken(Exception):
    """A bot is at fault."""

    def __init__(self, what: str, reason: str) -> None:
        super().__init__(reason)
        self.what: Final = what
        self.reason: Final = reason.strip().splitlines()[0][:LONGEST] if reason.strip() else what


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Interrupts what takes longer; the main thread of a process only."""

    def ring(number: int, frame: object) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def contest(match: Match, number: int, seed: int, limit: float) -> Played:
    """Game `number` of a match: each deal is played once from every seat before the next one is dealt."""
    played = match.played()
    deal = seed + number // len(played)
    home = played[number % len(played)]
    table = baffe.deal(match.game, match.seats, deal, match.deal_options(), events=False)
    sides = {seat: match.one if seat == home else match.many for seat in played}
    answers = {match.one.name: 0, match.many.name: 0}
    seconds = {match.one.name: 0.0, match.many.name: 0.0}
    players: dict[int, Player | Program] = {}
    fault: Fault | None = None
    try:
        for seat, side in sides.items():
            fault = fault or _sit_down(match, seat, side, deal * 64 + seat, players, limit)
        while fault is None and (decision := table.decision) is not None:
            side = sides[decision.seat]
            began = perf_counter()
            try:
                word = _word(table, decision, players[decision.seat], side, limit)
                table.play(word, decision.seat, decision.number)
            except Broken as broken:
                fault = Fault(side.name, broken.what, broken.reason)
            seconds[side.name] += perf_counter() - began
            answers[side.name] += 1
    finally:
        for player in players.values():
            if isinstance(player, Program):
                player.close()
    if fault is not None:
        won = fault.entrant != match.one.name
        return Played(home, won, not won, table.turns, fault.what, "", fault, answers, seconds)
    outcome = table.outcome
    assert outcome is not None
    won = home in outcome["winners"]
    lost = not won and bool(outcome["winners"] or match.many.kind == "solo")
    return Played(home, won, lost, table.turns, outcome["reason"], table.state_hash(), None, answers, seconds)


def _sit_down(
    match: Match, seat: int, side: Entrant, seed: int, players: dict[int, Player | Program], limit: float
) -> Fault | None:
    """Put a bot on a seat. One of somebody else may fail already here."""
    try:
        if side.kind == "program":
            players[seat] = Program(side.name, match.game, seat, match.seats, seed, limit)
        else:
            players[seat] = seat_player(match.game, side, seed)
    except Exception as error:
        return Fault(side.name, "crash", f"{type(error).__name__}: {error}"[:LONGEST])
    return None


def _word(table: Table, decision: Decision, player: Player | Program, side: Entrant, limit: float) -> str:
    """What the bot answers, if it is an answer."""
    try:
        if isinstance(player, Program):
            word: object = player.choose(decision, Eyes(table, decision.seat))
        elif side.kind in OURS:
            return player.choose(decision, Eyes(table, decision.seat))  # it is fast, and the rules check its words
        else:
            with at_most(limit):
                word = player.choose(decision, Eyes(table, decision.seat))
    except (TooSlow, TimeoutError):
        raise Broken("slow", f"more than {limit:g} s for {decision.kind}") from None
    except Exception as error:
        raise Broken("crash", f"{type(error).__name__}: {error}") from error
    if not isinstance(word, str) or word not in decision.options:
        raise Broken("illegal", f"{word!r} for {decision.kind}")
    return word
