"""What programs that think ahead need of a game: given dice, cheap answers, the end of a turn, features, a budget.

Everything here is done on tables that a seat imagines (`Table.imagine`, `Eyes.imagine`), never on the true one.
A game brings its own `Search` (see `Game.search`); what stands here works for every game.
"""

from typing import Any, ClassVar, Final

from baffe.kernel.agenda import Decision, Step
from baffe.kernel.chance import Chance
from baffe.kernel.seat import Seat
from baffe.kernel.table import Table


class Budget:
    """How much a search may still do, in nodes: answers that it plays, positions that it values. Never in time."""

    def __init__(self, nodes: int) -> None:
        self.nodes: Final = nodes
        self.spent: int = 0

    def spend(self, nodes: int = 1) -> None:
        self.spent += nodes

    def is_spent(self) -> bool:
        return self.spent >= self.nodes


class Search:
    """One game as a search sees it.

    A LEAF is a position whose value is worth learning: the first question of another turn, the end of a turn where
    the rules move next, or a question at which somebody spends what the dice have brought.
    """

    faces: ClassVar[int] = 0  # of the dice that are rolled again; 0: there are none
    spending: ClassVar[tuple[str, ...]] = ()  # kinds of question that are leaves
    passing: ClassVar[tuple[str, ...]] = ("done", "no", "stop", "take", "stay")  # words that leave all as it is
    next_turn: ClassVar[tuple[type[Step[Any]], ...]] = ()  # steps with which a turn begins that asks nobody

    # -- going on --

    def default(self, table: Table, asked: Decision) -> str:
        """A sensible word at next to no cost: no view is built, nothing is tried."""
        for word in asked.options:
            if word in self.passing:
                return word
        return asked.options[0]

    def within_turn(self, table: Table) -> None:
        """Nothing is due on this table beyond the turn at hand, also where the next seat follows a written rule."""
        if self.next_turn:
            table.leave_out_from(self.next_turn)

    def is_leaf(self, table: Table, turn: int) -> bool:
        """Whether a search that began in that turn stops here."""
        asked = table.decision
        if asked is None or table.turns != turn:
            return True
        return asked.kind in self.spending and asked.seat == table.active

    def run(self, table: Table, turn: int, budget: Budget) -> None:
        """Answer by `default` up to a leaf; the first answer was given by whoever asks for this."""
        while not self.is_leaf(table, turn):
            asked = table.decision
            assert asked is not None
            budget.spend()
            table.play(self.default(table, asked), asked.seat, asked.number)

    def is_lost(self, table: Table, seat: Seat) -> bool:
        """Whether the seat cannot win any more, though the game goes on."""
        return False

    # -- dice --

    def is_roll(self, table: Table, asked: Decision) -> bool:
        """Whether the question is which dice to keep."""
        return False

    def hand(self, table: Table) -> int:
        """The dice as they lie, counted by their faces (see kernel/dice.py)."""
        raise NotImplementedError

    def rolls_left(self, table: Table) -> int:
        raise NotImplementedError

    def keep_word(self, hand: int) -> str:
        """The word that keeps these dice and rolls all others again."""
        raise NotImplementedError

    def stopped_with(self, table: Table, hand: int) -> Table:
        """A copy on which the seat asked for its dice has stopped with this hand."""
        raise NotImplementedError

    def reads_dice(self, table: Table) -> bool:
        """Whether anything beside the printed meaning of the faces may look at the dice of this turn."""
        return True

    def alike(self, table: Table, hand: int) -> int:
        """Hands with the same number resolve alike on this table; ask `reads_dice` first."""
        return hand

    # -- what a value is learned from --

    def modes(self) -> tuple[str, ...]:
        """Every mode for which values can be learned."""
        return ()

    def deal_for(self, mode: str, chance: Chance) -> tuple[int, dict[str, Any]]:
        """Seats and options of a table of that mode, as varied as those at which people play."""
        raise NotImplementedError

    def mode(self, table: Table) -> str:
        """Tables of one mode share their features, and the weights learned for them: "tokyo-4"."""
        raise NotImplementedError

    def feature_names(self, mode: str) -> list[str]:
        """A word for each feature of a mode, in their order: weights are good for this list only."""
        raise NotImplementedError

    def features(self, table: Table, seat: Seat) -> list[int]:
        """The numbers of the features that hold, as that seat sees the table; no view is built."""
        raise NotImplementedError

    # -- what a learner of somebody else sees --

    def sight_names(self, mode: str) -> list[str]:
        """A word for each number that `sight` may tell."""
        return self.feature_names(mode)

    def sight(self, table: Table, seat: Seat) -> list[int]:
        """All that the seat sees: more than `features` where a value is learned of a part of it."""
        return self.features(table, seat)
