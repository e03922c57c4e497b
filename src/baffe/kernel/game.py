"""What every game offers, how a table begins and how it ends."""

from typing import TYPE_CHECKING, Any, Final

from baffe.kernel.agenda import Step
from baffe.kernel.chance import LARGEST_SEED, seeded, told
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


class Switch:
    """An option of a deal that is on or off, for a lobby to offer."""

    def __init__(self, name: str, usual: bool = False, seats: int = 0) -> None:
        self.name: Final = name
        self.usual: Final = usual  # what it is when nobody says
        self.seats: Final = seats  # only at tables of so many; 0: at all


class Rival:
    """An opponent that nobody plays: with these options the seat follows a written rule and is never asked."""

    def __init__(self, name: str, seat: int, options: dict[str, Any]) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.options: Final = options


class Game:
    """What every game offers to the kernel."""

    name: str = ""
    rules: int = 0  # version of the rules: saves and records carry it
    fewest: int = 2
    most: int = 2
    figure_option: str = "monsters"  # the option of a deal that names whom each seat plays

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

    def switches(self) -> tuple[Switch, ...]:
        """Options that are on or off."""
        return ()

    def rivals(self) -> tuple[Rival, ...]:
        """Opponents that nobody plays, the easiest first."""
        return ()

    def rule_driven(self, options: dict[str, Any]) -> dict[int, str]:
        """Seats that follow a written rule under these options, and which rival each is; raises BadOption."""
        return {
            rival.seat: rival.name
            for rival in self.rivals()
            if all([options.get(key) == value for key, value in rival.options.items()])
        }

    def with_figures(self, options: dict[str, Any], figures: list[str | None]) -> dict[str, Any]:
        """The options of a deal in which the seats play these figures (None: drawn)."""
        return {**options, self.figure_option: figures} if any([figure is not None for figure in figures]) else options

    def lesson(self) -> dict[str, Any] | None:
        """A scene for somebody's first game: seat 0 learns."""
        return None

    def scene_seed(self, scene: dict[str, Any]) -> int:
        return 0


def checked_seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < LARGEST_SEED:
        raise BadOption("seed", f"{seed!r} is not a whole number from 0 to 2^256 - 1")
    return seed


def checked_first(options: dict[str, Any], seats: int) -> int:
    """The seat that begins, as the option `first` says; -1 where the dice decide."""
    first = options.get("first")
    if first is None:
        return -1
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < seats:
        raise BadOption("first", f"{first!r} is not a seat")
    return first


def blank(game: Game, start: Start, loud: bool, results: tuple[int, ...] | None = None) -> "Table":
    """A table with the kernel's part at its start; with results, a real one on which they fall."""
    table = game.new_table()
    table.game = game
    table.start = start
    table._due = None
    table._at_work = None
    table._base = None
    table._added = None
    table.chance = seeded(start.seed) if results is None else told(start.seed, results)
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


def begin(game: Game, start: Start, loud: bool, results: tuple[int, ...] | None = None) -> "Table":
    """Deal or set up, and settle to the first question. A real table raises Wanted when its results run out."""
    table = blank(game, start, loud, results)
    set_out(table, start)
    return table


def set_out(table: "Table", start: Start) -> None:
    """From a blank table to its first question."""
    game = table.game
    if start.scene is not None:
        game.set_scene(table, start.scene)
    else:
        if not game.fewest <= start.seats <= game.most:
            raise BadOption("seats", f"{game.name} is for {game.fewest} to {game.most} seats, not {start.seats}")
        game.deal(table, start.seats, start.options)
    table.settle()
