"""The timetable of a turn, and the steps with which it begins and ends."""

from typing import Any, Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.damage import strike
from baffe.games.tokyo.monster import GOAL
from baffe.games.tokyo.places import Enter
from baffe.games.tokyo.resolving import Resolve
from baffe.games.tokyo.rolling import ChangeDice, DiceSet, FirstRoll, OthersRolls, Rolls
from baffe.games.tokyo.shop import OpenShop, ShopClosed
from baffe.games.tokyo.table import TokyoStep, TokyoTable
from baffe.kernel.agenda import Step
from baffe.kernel.game import STALLED_AFTER
from baffe.kernel.seat import NOBODY, Seat


class OpenMarket(TokyoStep):
    """The last thing before the first turn: three cards are revealed."""

    def run(self, table: TokyoTable) -> None:
        table.fill_market()
        table.fresh = ()


class StartTurn(TokyoStep):
    """S1: the turn begins, and with it the effects of its start."""

    def run(self, table: TokyoTable) -> None:
        open_turn(table)
        me = table.active
        for it in table.monsters[me].powers:
            it.power.turn_started(table, it)
        if table.in_tokyo(me):
            table.book.rewards.started(table, me)
            for it in table.monsters[me].powers:
                it.power.turn_started_in_tokyo(table, it)


def open_turn(table: TokyoTable) -> None:
    """What was of the last turn only is forgotten."""
    table.forget()
    table.turns += 1
    table.tell(facts.TURN_STARTED, table.active, "tokyo/R8", table.turns)


class BeforeRolling(TokyoStep):
    """S2: what printed cards do before the first Roll."""

    def run(self, table: TokyoTable) -> None:
        for it in table.monsters[table.active].cards:
            it.card.before_rolling(table, it)


class EndTurn(TokyoStep):
    """S18: end-of-turn effects; poison comes last."""

    def run(self, table: TokyoTable) -> None:
        table.phase = "end"
        me = table.active
        monster = table.monsters[me]
        if monster.out:
            return
        for it in monster.powers:
            it.power.turn_ending(table, it)
        for it in monster.powers:
            it.power.turn_ended(table, it)
        if monster.poison > 0:
            strike(table, [me], monster.poison, "tokyo/R82")


class TurnOver(TokyoStep):
    """S19: what ends with anybody's turn, then the victory check."""

    def run(self, table: TokyoTable) -> None:
        at_goal = False
        for monster in table.monsters:
            for it in monster.powers:
                it.power.anyones_turn_ended(table, it)
            if monster.stars >= GOAL:
                at_goal = True
        if at_goal or table.living < 2 or table.turns >= STALLED_AFTER:
            end_game(table)
        else:
            for it in table.monsters[table.active].powers:
                it.power.next_turn_due(table, it)
            table.then(NEXT_TURN)


def end_game(table: TokyoTable) -> None:
    """A living monster at 20 stars, one monster left, or none; else time is up."""
    alive = tuple([seat for seat in table.seats() if not table.monsters[seat].out])
    at_goal = tuple([seat for seat in alive if table.monsters[seat].stars >= GOAL])
    if at_goal:
        finish(table, at_goal, "stars", "tokyo/R101")
    elif not alive:
        finish(table, (), "all_dead", "tokyo/R98")
    elif len(alive) == 1:
        finish(table, alive, "last_standing", "tokyo/R101")
    else:
        finish(table, (), "stalled", "tokyo/R100")


def finish(table: TokyoTable, winners: tuple[Seat, ...], reason: str, rule: str) -> None:
    table.phase = "over"
    table.tell(facts.GAME_OVER, winners[0] if len(winners) == 1 else NOBODY, rule, 0, NOBODY, reason)
    table.end(winners, ranking(table, winners), reason)


def ranking(table: TokyoTable, winners: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Winners, then survivors by stars, then the eliminated, the last first; equals share a group."""
    worth: list[tuple[int, int]] = []
    for seat in table.seats():
        monster = table.monsters[seat]
        if seat in winners:
            worth.append((2, 0))
        else:
            worth.append((0, monster.fell) if monster.out else (1, monster.stars))
    groups = sorted(set(worth), reverse=True)
    return tuple([tuple([seat for seat in table.seats() if worth[seat] == group]) for group in groups])


class NextTurn(TokyoStep):
    """Extra turns first: the one just taken again, then one owed to the active monster, then those owed to others."""

    def run(self, table: TokyoTable) -> None:
        owed = [seat for seat in table.encores if not table.monsters[seat].out] if table.encores else []
        if not table.again:
            table.dice_fewer = 0
            if owed:
                table.active = table.active if table.active in owed else owed[0]
                owed.remove(table.active)
                table.tell(facts.EXTRA_TURN, table.active, "tokyo/R88")
            else:
                table.anchor = table.active = next_alive(table, table.anchor)
        table.encores = tuple(owed)
        table.then_all(table.book.turn)


def next_alive(table: TokyoTable, seat: Seat) -> Seat:
    for other in table.after(seat):
        if not table.monsters[other].out:
            return other
    return seat


NEXT_TURN: Final = NextTurn()

# A turn on one page, first step first. Modules put their own steps in between.
TURN: Final[tuple[Step[Any], ...]] = (
    StartTurn(),
    BeforeRolling(),
    FirstRoll(),
    Rolls(),
    OthersRolls(),
    ChangeDice(),
    DiceSet(),
    Resolve(),
    Enter(),
    OpenShop(),
    ShopClosed(),
    EndTurn(),
    TurnOver(),
)
