"""What every game offers, how a table begins and how it ends."""

from typing import TYPE_CHECKING, Any, Final

from baffe.kernel.agenda import Step
from baffe.kernel.chance import LARGEST_SEED, seeded, told
from baffe.kernel.fact import Fact
from baffe.kernel.refusal import BadOption
from baffe.kernel.seat import NOBODY, Seat
from baffe.kernel.state import Value

if TYPE_CHECKING:
    from baffe.kernel.forecast import Forecast
    from baffe.kernel.search import Search
    from baffe.kernel.table import Table

STALLED_AFTER: Final = 1000
"""Turns after which a game that the rules allow to go on for ever is called off."""

DATA: Final = "data"
"""The option with numbers of somebody's own box, and what is asked about them apart from any table."""


class Start(Value):
    """How a table began: dealt from a seed, or set up as a scene; and by which version of the rules."""

    seats: int
    seed: int
    options: dict[str, Any]
    scene: dict[str, Any] | None
    rules: int


class Outcome(Value):
    """The end: who won (nobody, one or several), groups of seats from best to last, why it ended, and any teams."""

    winners: tuple[Seat, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    reason: str
    teams: tuple[tuple[Seat, ...], ...] = ()

    def plain(self) -> dict[str, Any]:
        plain: dict[str, Any] = {
            "winners": list(self.winners),
            "ranking": [list(group) for group in self.ranking],
            "reason": self.reason,
        }
        if self.teams:
            plain["teams"] = [list(team) for team in self.teams]
        return plain


class Switch(Value):
    """An option of a deal that is on or off, for a lobby to offer."""

    name: str
    usual: bool = False  # what it is when nobody says


class Setting(Value):
    """An option of a deal that is one of several named values, for a lobby to offer."""

    name: str
    values: tuple[str, ...]
    usual: str  # what it is when nobody says
    solo: bool = False  # only against an opponent that follows a rule


class SeatChoice(Value):
    """What each seat may choose before the deal beside its figure: a faction, a pilot, a deck."""

    name: str  # also of the option of a deal that lists it, one value or None for each seat
    values: tuple[str, ...]
    unique: bool = False  # no two seats may have the same


class Rival(Value):
    """An opponent that nobody plays: with these options its seats follow a written rule and are never asked."""

    name: str
    seats: tuple[Seat, ...]
    options: dict[str, Any]


class Game:
    """What every game offers to the kernel."""

    name: str = ""
    rules: int = 0  # the newest version of the rules: saves and records carry theirs
    oldest_rules: int = 1  # versions from this one on are still played
    fewest: int = 2
    most: int = 2
    figure_option: str = "monsters"  # the option of a deal that names whom each seat plays
    largest_data: int = 0  # bytes of JSON with numbers of somebody's own box (option DATA); 0: there are none

    def __init__(self, steps: tuple[type[Step[Any]], ...], facts: tuple[Fact, ...]) -> None:
        self._steps: Final = steps
        self._facts: Final = facts

    def deal(self, table: "Table", seats: int, options: dict[str, Any]) -> None:
        """Set up a fresh table; raises BadOption."""
        raise NotImplementedError

    def set_scene(self, table: "Table", scene: dict[str, Any]) -> None:
        """Set up any legal position; raises BadScene."""
        raise NotImplementedError

    def scene_of(self, view: dict[str, Any], earlier: dict[str, Any] | None) -> dict[str, Any] | None:
        """The position of a view as a scene, or the last one before it that a scene can say; None: there is none.

        `earlier` is the last view before it of which there is one. Only views are asked: a scene tells no secret.
        """
        return None

    def new_table(self) -> "Table":
        raise NotImplementedError

    def steps(self) -> tuple[type[Step[Any]], ...]:
        """Every step class that can stand on this game's agenda."""
        return self._steps

    def facts(self) -> tuple[Fact, ...]:
        """Every kind of event this game can tell."""
        return self._facts

    def words(self) -> tuple[str, ...]:
        """Every word this game can ever offer, in a fixed order."""
        raise NotImplementedError

    # What saves write otherwise than the table holds it.

    def saved_agenda(self, agenda: list[Step[Any]]) -> list[Step[Any]]:
        """The agenda as saves write it, the next step last; without what follows from the rest of it."""
        return agenda

    def read_agenda(self, table: "Table", agenda: list[Step[Any]]) -> list[Step[Any]]:
        """The inverse of `saved_agenda`."""
        return agenda

    def windows(self) -> dict[str, tuple[str, ...]]:
        """Kinds of question by which a seat may react out of a hidden hand, asked whether it can or not, with the words
        that decline; the first of them is for whoever says nothing. What time such an answer takes may tell nothing."""
        return {}

    def forecast(self) -> "Forecast | None":
        """How to look ahead from a question; None: this game does not."""
        return None

    def search(self) -> "Search":
        """What programs that think ahead need of this game."""
        from baffe.kernel.search import Search

        return Search()

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

    def settings(self) -> tuple[Setting, ...]:
        """Options that are one of several named values."""
        return ()

    def lobby_settings(self) -> tuple[Setting, ...]:
        """The settings, and what else a lobby may decide in the place of a question at the table."""
        return self.settings()

    def check(self, options: dict[str, Any], seats: int) -> None:
        """Whether a table could be dealt like this; raises BadOption."""
        begin(self, Start(seats, 0, options, None, self.rules), False)

    def rivals(self) -> tuple[Rival, ...]:
        """Opponents that nobody plays, the easiest first."""
        return ()

    def rule_driven(self, options: dict[str, Any], seats: int = 0) -> dict[Seat, str]:
        """Seats that follow a written rule under these options, and which rival each is; raises BadOption.

        Of a table with so many seats; 0: of the largest one.
        """
        return {
            seat: rival.name
            for rival in self.rivals()
            for seat in rival.seats
            if seat < (seats or self.most) and all([options.get(key) == value for key, value in rival.options.items()])
        }

    def fewest_seats(self, options: dict[str, Any]) -> int:
        """How many a table needs under these options; raises BadOption."""
        return max([self.fewest, *[seat + 1 for seat in self.rule_driven(options)]])

    def with_figures(self, options: dict[str, Any], figures: list[str | None]) -> dict[str, Any]:
        """The options of a deal in which the seats play these figures (None: drawn)."""
        return {**options, self.figure_option: figures} if any([figure is not None for figure in figures]) else options

    def seat_choices(self) -> tuple[SeatChoice, ...]:
        """What each seat may choose beside its figure."""
        return ()

    def with_choices(self, options: dict[str, Any], chosen: list[dict[str, str]]) -> dict[str, Any]:
        """The options of a deal in which the seats have chosen this; what a seat leaves out is the game's to decide."""
        named = {choice.name: [seat.get(choice.name) for seat in chosen] for choice in self.seat_choices()}
        return {**options, **{name: values for name, values in named.items() if any(values)}}

    def consult(self, what: str, asked: dict[str, Any]) -> dict[str, Any]:
        """What a screen apart from any table asks the rules, such as whether a deck may be played; raises BadOption."""
        raise BadOption("what", f"{what!r} is nothing that {self.name} tells")

    def lesson(self, options: dict[str, Any]) -> dict[str, Any] | None:
        """A scene for somebody's first game under these options, if there is one: seat 0 learns."""
        return None


def checked_seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < LARGEST_SEED:
        raise BadOption("seed", f"{seed!r} is not a whole number from 0 to 2^256 - 1")
    return seed


def is_played(game: Game, rules: Any) -> bool:
    """Whether that is a version of the game's rules that tables are still played by."""
    return isinstance(rules, int) and not isinstance(rules, bool) and game.oldest_rules <= rules <= game.rules


def checked_rules(game: Game, rules: Any) -> int:
    """The version of the rules that is asked for; the newest for None."""
    if rules is None:
        return game.rules
    if not is_played(game, rules):
        raise BadOption("rules", f"{rules!r} is no version of the rules of {game.name} that is still played")
    return int(rules)


def checked_first(options: dict[str, Any], seats: int) -> Seat:
    """The seat that begins, as the option `first` says; NOBODY where the dice decide."""
    first = options.get("first")
    if first is None:
        return NOBODY
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < seats:
        raise BadOption("first", f"{first!r} is not a seat")
    return Seat(first)


def checked_setting(options: dict[str, Any], setting: Setting) -> str:
    """The value that the options name, or the usual one."""
    value = options.get(setting.name)
    if value is None:
        return setting.usual
    if not isinstance(value, str) or value not in setting.values:
        raise BadOption(setting.name, f"{value!r} is none of {', '.join(setting.values)}")
    return value


def checked_switch(options: dict[str, Any], switch: Switch) -> bool:
    """Whether it is on."""
    value = options.get(switch.name, switch.usual)
    if not isinstance(value, bool):
        raise BadOption(switch.name, f"{value!r} is neither true nor false")
    return value


def checked_choices(options: dict[str, Any], choice: SeatChoice, seats: int) -> list[str | None]:
    """What each seat has chosen; None where the game decides."""
    values = options.get(choice.name)
    if values is None:
        return [None] * seats
    if not isinstance(values, (list, tuple)) or len(values) != seats:
        raise BadOption(choice.name, f"must be a list of {seats} values, None where the game decides")
    chosen = [value for value in values if value is not None]
    for value in chosen:
        if value not in choice.values:
            raise BadOption(choice.name, f"{value!r} is none of {', '.join(choice.values)}")
        if choice.unique and chosen.count(value) > 1:
            raise BadOption(choice.name, f"{value} is chosen twice")
    return list(values)


def blank(game: Game, start: Start, loud: bool, results: tuple[int, ...] | None = None) -> "Table":
    """A table with everything at its start; with results, a real one on which they fall."""
    table = game.new_table()
    table.start()
    table.game = game
    table.rules = start.rules
    table.origin = start
    table.chance = seeded(start.seed) if results is None else told(start.seed, results)
    table.loud = loud
    table._words = []
    table._speakers = []
    table._events = []
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
