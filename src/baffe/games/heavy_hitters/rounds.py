"""A round on one page: its five phases, each of which lays out its own steps in turn order (G55 to G60)."""

from typing import Any, Final

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.alliances import AskAllies
from baffe.games.heavy_hitters.combat import CombatOver, Commit, Fight, Overclock, PayCommitted, Reface
from baffe.games.heavy_hitters.deploying import Deploy
from baffe.games.heavy_hitters.mending import Refit
from baffe.games.heavy_hitters.moving import WALK, HackWindow, LateWindow, Move, MoveUnit
from baffe.games.heavy_hitters.opponents import DeployByTable, MoveByTable, Reveal
from baffe.games.heavy_hitters.resetting import Fallout, Restock, RoundCap, Tidy
from baffe.games.heavy_hitters.squad import HH, SUPPORT
from baffe.games.heavy_hitters.table import HeavyStep, HeavyTable
from baffe.games.heavy_hitters.tagging import Tag
from baffe.kernel.agenda import Due, Step, laid_out, together
from baffe.kernel.seat import NOBODY, SEATS, Seat

# Steps never change, so every table uses the same ones; one for each seat.
FOUR: Final[tuple[Seat, ...]] = SEATS[4]
HACKS: Final = tuple([HackWindow(seat) for seat in FOUR])
MOVES: Final = tuple([Move(seat, WALK, 0, 0, 0) for seat in FOUR])
LATE: Final = tuple([LateWindow(seat) for seat in FOUR])
UNITS: Final = tuple([tuple([MoveUnit(seat, unit) for unit in (HH, *SUPPORT)]) for seat in FOUR])


class StartRound(HeavyStep):
    """The Deploy phase: everybody in turn order; solo opponents after the human (X64)."""

    def run(self, table: HeavyTable) -> None:
        table.round += 1
        table.turns = table.round
        table.tell(facts.ROUND_STARTED, NOBODY, "gkr/G55", table.round)
        enter(table, "deploy")
        for seat in table.order():
            table.then(DeployByTable(seat) if table.squads[seat].automatic else Deploy(seat))


def enter(table: HeavyTable, phase: str) -> None:
    table.phase = phase
    table.tell(facts.PHASE_STARTED, NOBODY, "gkr/G55", word=phase)


class StartMovement(HeavyStep):
    """G58: all Heavy Hitters, then all Combat, Repair and Recon units."""

    def run(self, table: HeavyTable) -> None:
        enter(table, "movement")
        order = table.order()
        for seat in order:
            table.then(HACKS[seat])
        for seat in order:
            table.then(MoveByTable(seat, HH) if table.squads[seat].automatic else MOVES[seat])
        for seat in order:
            table.then(LATE[seat])
        for unit in SUPPORT:
            for seat in order:
                table.then(MoveByTable(seat, unit) if table.squads[seat].automatic else UNITS[seat][unit])


class StartCombat(HeavyStep):
    """G98 to G101: orders in secret, revealed together, paid in turn order."""

    def run(self, table: HeavyTable) -> None:
        enter(table, "combat")
        players, order = table.players(), table.order()
        for seat in players:
            table.then(Reface(seat))
        table.then(together([Commit(seat) for seat in players]))
        for seat in order:
            if table.squads[seat].automatic:
                table.then(Reveal(seat))
        for seat in players:
            table.then(PayCommitted(seat))
        for seat in players:
            table.then(Overclock(seat))
        table.then(Fight())
        table.then(CombatOver())


class StartTag(HeavyStep):
    """G60: each player finishes before the next."""

    def run(self, table: HeavyTable) -> None:
        enter(table, "tag")
        for seat in table.players():
            table.then(Tag(seat))


class StartReset(HeavyStep):
    """G145: each player in turn order; then what happens to all."""

    def run(self, table: HeavyTable) -> None:
        enter(table, "reset")
        for seat in table.players():
            table.then(Refit(seat))
            table.then(Tidy(seat))


class NextRound(HeavyStep):
    def run(self, table: HeavyTable) -> None:
        table.then_all(ROUND_DUE)


# The timetable of a round, first step first.
ROUND: Final[tuple[Step[Any], ...]] = (
    StartRound(),
    StartMovement(),
    StartCombat(),
    StartTag(),
    StartReset(),
    Restock(),
    Fallout(),
    RoundCap(),
    AskAllies(),
    NextRound(),
)


def round_from(name: str) -> Due:
    """The rest of a round, from the step of that name on."""
    names = [step.name for step in ROUND]
    due = laid_out(list(ROUND[names.index(name) :]))
    assert due is not None
    return due


ROUND_DUE: Final[Due] = round_from("start_round")
STEPS: Final = (StartRound, StartMovement, StartCombat, StartTag, StartReset, NextRound)
