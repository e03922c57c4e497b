"""How a table of this device begins: what was wished for becomes a deal and seats, which are kept with the record."""

from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final, Literal

from baffe.bots import SIMPLE, USUAL, bot_class
from baffe.games import GAMES
from baffe.inside.refusal import CannotDo
from baffe.kernel.game import Game, is_played
from baffe.kernel.refusal import BadOption, BadScene, BrokenRecord, UnknownGame
from baffe.session import PACES, GameSession, GameSetup, is_solo
from baffe.session.dealing import scene_setup, seats_for, setup_of

Plain = dict[str, Any]
LONGEST_NAME: Final = 20


@dataclass(slots=True)
class Place:
    """One seat, and who plays there."""

    kind: Literal["person", "bot", "rule"]
    name: str = ""
    bot: str = ""
    figure: str | None = None
    rule: str = ""  # of kind rule: the rival that follows it
    choices: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Start:
    """What is kept of a table beside the entries of its record."""

    game: str
    rules: int
    setup: GameSetup
    places: list[Place]
    options: Plain  # as people chose them
    pace: str = "normal"
    guided: bool = False
    scene: bool = False

    def plain(self) -> Plain:
        return asdict(self)

    def without(self, bots: set[str]) -> "Start":
        """The same table with the usual bot in the place of these."""
        places = [replace(it, bot=USUAL) if it.bot in bots else it for it in self.places]
        return replace(self, places=places)


def read_start(plain: Plain) -> Start:
    """What `plain` has written, of a game that can still be played by its own rules."""
    start = kept_start(plain)
    game = find_game(start.game)
    if not is_played(game, start.rules):
        raise CannotDo("old_rules", "rules", f"version {start.rules} of the rules is no longer played")
    return start


def kept_start(plain: Plain) -> Start:
    """The same of any game, whether these rules can play it or not."""
    try:
        known = {**plain, "setup": GameSetup(**plain["setup"]), "places": [Place(**it) for it in plain["places"]]}
        return Start(**known)
    except (TypeError, KeyError) as error:
        raise BrokenRecord("start", "is not what was kept") from error


def find_game(name: str) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame("game", f"{name!r} is none of {', '.join(GAMES)}")
    return GAMES[name]


def start_of(wish: Plain, seed: int) -> Start:
    """The beginning of a new table. `wish` is as a server gets it: an `Open`, or an `OpenScene` if it has a scene."""
    game, pace = find_game(wish.get("game", "")), wish.get("pace", "normal")
    if pace not in PACES:
        raise BadOption("pace", f"{pace!r} is none of {', '.join(PACES)}")
    if wish.get("guided", False):
        lesson = game.lesson(wish.get("options", {}))
        if lesson is None:
            raise BadOption("guided", f"{game.name} has no guided game with these options")
        # Lessons are made for a rival that never changes.
        return _scene_start(game, {**wish, "scene": lesson, "seat": 0, "bot": SIMPLE}, seed, pace, guided=True)
    if "scene" in wish:
        return _scene_start(game, wish, seed, pace, guided=False)
    return _deal_start(game, wish, seed, pace)


def _deal_start(game: Game, wish: Plain, seed: int, pace: str) -> Start:
    options, wanted = wish.get("options", {}), list(wish.get("seats", []))
    if not isinstance(options, dict) or any([not isinstance(it, dict) for it in wanted]):
        raise BadOption("options", "is not an object")
    count = seats_for(game, options, len(wanted))
    wanted += [{"kind": "open"}] * (count - len(wanted))
    by_rule = {int(seat): rival for seat, rival in game.rule_driven(options, count).items()}
    places = [_place(game, it, by_rule.get(n, ""), str(wish.get("name", ""))) for n, it in enumerate(wanted)]
    setup = setup_of(game, options, [it.figure for it in places], [it.choices for it in places], seed)
    GameSession(game, setup, game.rules)  # what makes no sense is refused before anything is kept
    return Start(game.name, game.rules, setup, places, options, pace)


def _place(game: Game, wanted: Plain, rival: str, name: str) -> Place:
    figure = wanted.get("figure")
    choices = {key: value for key, value in wanted.get("choices", {}).items() if value is not None}
    if rival:
        return Place("rule", rule=rival, figure=figure, choices=choices)
    match wanted.get("kind"):
        case "me":
            return Place("person", clean_name(wanted.get("name") or name), figure=figure, choices=choices)
        case "device":
            return Place("person", clean_name(wanted.get("name", "")), figure=figure, choices=choices)
        case _:  # nobody can come from elsewhere: bots play the seats that are open
            return Place("bot", bot=known_bot(game, wanted.get("bot", "")), figure=figure, choices=choices)


def _scene_start(game: Game, wish: Plain, seed: int, pace: str, guided: bool) -> Start:
    if not isinstance(wish["scene"], dict):
        raise BadScene("scene", "is not an object")
    setup, mine = scene_setup(wish["scene"], seed), wish.get("seat", 0)
    session = GameSession(game, setup, game.rules)
    options: Plain = session.view(None)["options"]  # as they are played, for a rematch too
    count = session.table.seat_count()
    by_rule = {int(seat): rival for seat, rival in game.rule_driven(options, count).items()}
    if mine in by_rule or mine not in range(count):
        raise BadOption("seat", f"nobody can play seat {mine!r} of this scene")
    bot = known_bot(game, wish.get("bot", ""))
    places = [Place("rule", rule=by_rule[n]) if n in by_rule else Place("bot", bot=bot) for n in range(count)]
    places[mine] = Place("person", clean_name(wish.get("name", "")))
    return Start(game.name, game.rules, setup, places, options, pace, guided, not guided)


def clean_name(name: object) -> str:
    return " ".join(str(name).split())[:LONGEST_NAME].strip()


def known_bot(game: Game, name: str) -> str:
    """A bot that this game has; the usual one where none is named."""
    try:
        bot_class(game.name, name or USUAL)
    except ValueError as error:
        raise BadOption("bot", str(error)) from error
    return name or USUAL


class Places:
    """The seats of one device: whoever plays here holds all that people play. It is the running game's `Seating`."""

    timer: Final = "none"

    def __init__(self, places: list[Place], pace: str) -> None:
        self._places: Final = places
        self.pace: Final = pace

    @property
    def held(self) -> list[int]:
        return [n for n, place in enumerate(self._places) if place.kind == "person"]

    @property
    def is_solo(self) -> bool:
        return is_solo([place.kind for place in self._places])

    @property
    def bot_seats(self) -> list[int]:
        return [n for n, place in enumerate(self._places) if place.kind != "person"]

    def sharing(self, seat: int) -> list[int]:
        return self.held if self.person_plays(seat) else []

    def bot_for(self, number: int) -> str:
        return self._places[number].bot

    def person_plays(self, seat: int) -> bool:
        return self._places[seat].kind == "person"

    def hides(self, seat: int) -> bool:
        return False  # everybody is here

    def sat_since(self, seat: int) -> int | None:
        return None
