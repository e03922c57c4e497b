"""A turn from its start to the next one. The steps in between are in rolling, resolving, attack and shop."""

from typing import Final

from baffe.games.tokyo import facts
from baffe.games.tokyo.attack import strike
from baffe.games.tokyo.table import GOAL, TokyoStep, TokyoTable
from baffe.kernel.fact import NOBODY
from baffe.kernel.game import STALLED_AFTER


class OpenMarket(TokyoStep):
    """The last thing before the first turn: three cards are revealed."""

    name = "open_market"

    def run(self, table: TokyoTable) -> None:
        table.fill_market()
        table.fresh = ()


class StartTurn(TokyoStep):
    """S1: the turn begins, and with it the effects of its start."""

    name = "start_turn"

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
    forget_turn(table)
    table.turns += 1
    table.tell(facts.TURN_STARTED, table.active, "tokyo/R8", table.turns)


def forget_turn(table: TokyoTable) -> None:
    """Everything that was of the last turn."""
    table.phase = "start"
    table.hand = 0
    table.rolls_left = 0
    table.smashes = 0
    table.spare_threes = 0
    table.held_back = ()
    table.fled_city = NOBODY
    table.fled_bay = NOBODY
    table.used = ()
    table.fresh = ()
    table.again = False
    for monster in table.monsters:
        monster.new_turn()


class BeforeRolling(TokyoStep):
    """S2: what printed cards do before the first Roll."""

    name = "before_rolling"

    def run(self, table: TokyoTable) -> None:
        for it in table.monsters[table.active].cards:
            it.card.before_rolling(table, it)


class EndTurn(TokyoStep):
    """S18: end-of-turn effects; poison comes last."""

    name = "end_turn"

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
            strike(table, NOBODY, [me], monster.poison, "tokyo/R82")


class TurnOver(TokyoStep):
    """S19: what ends with anybody's turn, then the victory check."""

    name = "turn_over"

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
    alive = tuple([seat for seat in range(len(table.monsters)) if not table.monsters[seat].out])
    at_goal = tuple([seat for seat in alive if table.monsters[seat].stars >= GOAL])
    if at_goal:
        finish(table, at_goal, "stars", "tokyo/R101")
    elif not alive:
        finish(table, (), "all_dead", "tokyo/R98")
    elif len(alive) == 1:
        finish(table, alive, "last_standing", "tokyo/R101")
    else:
        finish(table, (), "stalled", "tokyo/R100")


def finish(table: TokyoTable, winners: tuple[int, ...], reason: str, rule: str) -> None:
    table.phase = "over"
    table.tell(facts.GAME_OVER, winners[0] if len(winners) == 1 else NOBODY, rule, 0, NOBODY, reason)
    table.end(winners, ranking(table, winners), reason)


def ranking(table: TokyoTable, winners: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Winners, then survivors by stars, then the eliminated, the last first; equals share a group."""
    worth: dict[int, tuple[int, int]] = {}
    for seat, monster in enumerate(table.monsters):
        if seat in winners:
            worth[seat] = (2, 0)
        elif not monster.out:
            worth[seat] = (1, monster.stars)
        else:
            worth[seat] = (0, monster.fell)
    groups = sorted(set(worth.values()), reverse=True)
    return tuple([tuple([seat for seat in range(len(worth)) if worth[seat] == group]) for group in groups])


class NextTurn(TokyoStep):
    """Extra turns first: Freeze Time's, then those owed to the active monster, then those owed to others."""

    name = "next_turn"

    def run(self, table: TokyoTable) -> None:
        me = table.active
        owed = [seat for seat in table.encores if not table.monsters[seat].out] if table.encores else []
        if table.again and not table.monsters[me].out:
            table.dice_fewer += 1
            table.tell(facts.EXTRA_TURN, me, "tokyo/R86")
        else:
            table.dice_fewer = 0
            if owed:
                table.active = me if me in owed else owed[0]
                owed.remove(table.active)
                table.tell(facts.EXTRA_TURN, table.active, "tokyo/R88")
            else:
                table.anchor = table.active = next_alive(table, table.anchor)
        table.encores = tuple(owed)
        table.then_all(table.book.turn)


def next_alive(table: TokyoTable, seat: int) -> int:
    for other in table.after(seat):
        if not table.monsters[other].out:
            return other
    return seat


NEXT_TURN: Final = NextTurn()
