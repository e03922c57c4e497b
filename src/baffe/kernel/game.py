"""What every game offers, how a table begins and how it ends."""

from typing import TYPE_CHECKING, Any, Final

from baffe.kernel.agenda import Step
from baffe.kernel.chance import LARGEST_SEED, seeded
from baffe.kernel.fact import Fact
from baffe.kernel.refusal import BadOption

if TYPE_CHECKING:
    from baffe.kernel.table import Table

STALLED_AFTER: Final = 1000
"""Turns after which a game that the rules allow to go on for ever is called off."""


class Start:
    """How a table began: dealt from a seed, or set up as a scene."""

    def __init__(self, seats: int, seed: int, options: dict[str, Any], scene: dict[str, Any] | None) -> None:
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final = options
        self.scene: Final = scene


class Outcome:
    """The end: who won (nobody, one or several), groups of seats from best to last, and why it ended."""

    def __init__(self, winners: tuple[int, ...], ranking: tuple[tuple[int, ...], ...], reason: str) -> None:
        self.winners: Final = winners
        self.ranking: Final = ranking
        self.reason: Final = reason

    def plain(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "ranking": [list(group) for group in self.ranking],
            "reason": self.reason,
        }


class Game:
    """What every game offers to the kernel."""

    name: str = ""
    rules: int = 0  # version of the rules: saves and records carry it
    fewest: int = 2
    most: int = 2

    def deal(self, table: "Table", seats: int, options: dict[str, Any]) -> None:
        """Set up a fresh table; raises BadOption."""
        raise NotImplementedError

    def set_scene(self, table: "Table", scene: dict[str, Any]) -> None:
        """Set up any legal position; raises BadScene."""
        raise NotImplementedError

    def new_table(self) -> "Table":
        raise NotImplementedError

    def steps(self) -> tuple[type[Step[Any]], ...]:
        """Every step class that can stand on this game's agenda."""
        raise NotImplementedError

    def facts(self) -> tuple[Fact, ...]:
        """Every kind of event this game can tell."""
        raise NotImplementedError

    def words(self) -> tuple[str, ...]:
        """Every word this game can ever offer, in a fixed order."""
        raise NotImplementedError

    # What a lobby may offer.

    def figures(self, modules: tuple[str, ...] = ()) -> tuple[str, ...]:
        """Whom one can play with these modules."""
        return ()

    def modules(self) -> tuple[str, ...]:
        """What can be switched on by the option `modules`."""
        return ()

    def with_figures(self, options: dict[str, Any], figures: list[str | None]) -> dict[str, Any]:
        """The options of a deal in which the seats play these figures (None: drawn)."""
        return options

    def lesson(self) -> dict[str, Any] | None:
        """A scene for somebody's first game: seat 0 learns."""
        return None

    def scene_seed(self, scene: dict[str, Any]) -> int:
        return 0


def checked_seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < LARGEST_SEED:
        raise BadOption("seed", f"{seed!r} is not a whole number from 0 to 2^256 - 1")
    return seed


def blank(game: Game, start: Start, loud: bool) -> "Table":
    """A table with the kernel's part at its start."""
    table = game.new_table()
    table.game = game
    table.start = start
    table._due = None
    table._at_work = None
    table._base = None
    table._added = None
    table.chance = seeded(start.seed)
    table.turns = 0
    table.ending = None
    table.loud = loud
    table._question = None
    table._asked = ()
    table._count = 0
    table._words = []
    table._speakers = []
    table._events = []
    table._told = 0
    return table


def begin(game: Game, start: Start, loud: bool) -> "Table":
    """Deal or set up, and settle to the first question."""
    table = blank(game, start, loud)
    if start.scene is not None:
        game.set_scene(table, start.scene)
    else:
        if not game.fewest <= start.seats <= game.most:
            raise BadOption("seats", f"{game.name} is for {game.fewest} to {game.most} seats, not {start.seats}")
        game.deal(table, start.seats, start.options)
    table.settle()
    return table
