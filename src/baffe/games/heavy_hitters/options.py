"""The options of a deal: how the game is played, and what the seats bring to it."""

from typing import Any, Final

from baffe.games.heavy_hitters.data.entries import OWNER, PACKS, Deck, Scenario
from baffe.games.heavy_hitters.data.ground import SCENARIOS
from baffe.games.heavy_hitters.dataset import Data
from baffe.games.heavy_hitters.deckbuilding import check_deck, read_deck
from baffe.games.heavy_hitters.kinds import fields
from baffe.games.heavy_hitters.overlay import data_of
from baffe.games.heavy_hitters.scenarios import FEWEST_FOR_TEAMS, check_fits, check_scenario, read_scenario
from baffe.kernel.figures import checked_figures
from baffe.kernel.game import Setting, Switch, checked_setting, checked_switch
from baffe.kernel.refusal import BadOption
from baffe.kernel.state import Value

NO: Final = "none"
PACK: Final = Setting("pack", PACKS, "core")
BOARD: Final = Setting("board", ("standard", "alternative"), "standard")
ALLIANCES: Final = Setting("alliances", (NO, "fixed", "shifting"), NO)
SOLO: Final = Setting("solo", (NO, "normal", "armed", "hard", "brutal"), NO)
CATCH_UP: Final = Setting("solo_catch_up", ("put", "walk"), "put", solo=True)
SETTINGS: Final = (PACK, BOARD, ALLIANCES, SOLO, CATCH_UP)
ASKED: Final = "asked"  # the map is chosen at the table
MAP: Final = Setting("scenario", (ASKED, *[row.id for row in SCENARIOS]), ASKED)
DECK_MODE: Final = Setting("decks", ("ready", "built"), "ready")
ZONE_BONUS_ORBITAL: Final = Switch("zone_bonus_orbital", True)
ALLOW_ABSTAIN: Final = Switch("allow_abstain")
LONGEST: Final = 1000  # rounds that a cap may allow

HOUSE_KEYS: Final = (
    "pack", "board", "zone_bonus_orbital", "alliances", "allow_abstain", "solo", "solo_catch_up", "round_cap", "paths",
    "decks", "data",
)  # fmt: skip
SEAT_KEYS: Final = ("factions", "pilots", "scenario")


class House(Value):
    """How the game is played, whoever plays it."""

    pack: str
    zoned: bool
    zone_bonus_orbital: bool
    alliances: str  # none, fixed or shifting
    allow_abstain: bool
    solo: str  # none, or the level
    solo_catch_up: str
    round_cap: int  # 0: none
    paths: bool
    decks: str  # ready, built or given
    data: dict[str, Any]  # laid over ours

    def is_solo(self) -> bool:
        return self.solo != NO

    def plain(self) -> dict[str, Any]:
        """As options, without the data."""
        return {
            "pack": self.pack,
            "board": BOARD.values[self.zoned],
            "zone_bonus_orbital": self.zone_bonus_orbital,
            "alliances": self.alliances,
            "allow_abstain": self.allow_abstain,
            "solo": self.solo,
            "solo_catch_up": self.solo_catch_up,
            "round_cap": self.round_cap,
            "paths": self.paths,
            "decks": self.decks,
        }


class Wishes(Value):
    """What the seats bring: "" where it is asked or drawn."""

    factions: tuple[str, ...]
    drawn: bool  # factions that are not named are drawn, not asked
    pilots: tuple[str, ...]
    paths: tuple[str, ...]
    scenario: Scenario | None
    decks: tuple[Deck | None, ...]


def house_of(options: dict[str, Any], seats: int) -> House:
    """How it is played; what cannot go together is refused (X120)."""
    for key in options:
        if key not in HOUSE_KEYS and key not in SEAT_KEYS:
            raise BadOption(str(key), "is not an option of heavy_hitters")
    data = data_of(options.get("data"))
    alliances = checked_setting(options, ALLIANCES)
    solo = checked_setting(options, SOLO)
    paths = options.get("paths", False)
    if alliances != NO and solo != NO:
        raise BadOption("alliances", "nobody has allies in solo")
    if alliances == "fixed" and seats != 4:
        raise BadOption("alliances", f"fixed alliances need 4 seats, not {seats}")
    if alliances == "shifting" and seats < 3:
        raise BadOption("alliances", f"shifting alliances need 3 seats or more, not {seats}")
    if paths is not False and solo != NO:
        raise BadOption("paths", "there is no progress in solo")
    if not isinstance(paths, (bool, list, tuple)):
        raise BadOption("paths", f"{paths!r} is neither true nor false nor a list of paths")
    return House(
        pack=checked_setting(options, PACK),
        zoned=checked_setting(options, BOARD) == "alternative",
        zone_bonus_orbital=checked_switch(options, ZONE_BONUS_ORBITAL)
        if ZONE_BONUS_ORBITAL.name in options
        else data.constants.zone_bonus_orbital,
        alliances=alliances,
        allow_abstain=checked_switch(options, ALLOW_ABSTAIN),
        solo=solo,
        solo_catch_up=checked_setting(options, CATCH_UP),
        round_cap=_round_cap(options, data),
        paths=paths is not False,
        decks=_deck_mode(options),
        data=data.overlay,
    )


def _round_cap(options: dict[str, Any], data: Data) -> int:
    cap = options.get("round_cap", data.constants.round_cap)
    if isinstance(cap, bool) or not isinstance(cap, int) or not 0 <= cap <= LONGEST:
        raise BadOption("round_cap", f"{cap!r} is not a whole number from 0 to {LONGEST}")
    return cap


def _deck_mode(options: dict[str, Any]) -> str:
    decks = options.get("decks", "ready")
    if isinstance(decks, (list, tuple)):
        return "given"
    if not isinstance(decks, str) or decks not in ("ready", "built", "given"):
        raise BadOption("decks", f"{decks!r} is neither ready nor built nor a list of decks")
    return decks


def wishes_of(options: dict[str, Any], seats: int, house: House) -> Wishes:
    """What the seats bring; a pilot or a deck says the faction where the options do not."""
    data = data_of(house.data)
    known = tuple([row.id for row in data.factions])
    factions = [name or "" for name in checked_figures(options, "factions", seats, known)]
    pilots = _listed(options, "pilots", seats, tuple([pilot.id for pilot in data.pilots]))
    if house.is_solo() and any(pilots):
        raise BadOption("pilots", "there are none in solo")
    for seat, pilot in enumerate(pilots):
        if pilot:
            _imply(factions, seat, data.row("pilots", pilot).faction, f"pilots[{seat}]", pilot)
    decks = _decks(options, seats, data, house, factions)
    paths: list[str] = [""] * seats
    if isinstance(options.get("paths"), (list, tuple)):
        paths = _listed(options, "paths", seats, tuple([path.id for path in data.alternative_paths]))
        _check_unique(paths, "paths")
    _check_unique(pilots, "pilots")
    return Wishes(
        tuple(factions),
        options.get("factions") is not None,
        tuple(pilots),
        tuple(paths),
        _scenario(options, seats, data, house),
        tuple(decks),
    )


def _listed(options: dict[str, Any], field: str, seats: int, known: tuple[str, ...]) -> list[str]:
    """One id for each seat, "" for none."""
    values = options.get(field)
    if values is None:
        return [""] * seats
    if not isinstance(values, (list, tuple)) or len(values) != seats:
        raise BadOption(field, f"must be a list of {seats}, None where it is asked")
    for i, value in enumerate(values):
        if value is not None and (not isinstance(value, str) or value not in known):
            raise BadOption(f"{field}[{i}]", f"{value!r} is none of {', '.join(known)}")
    return [value or "" for value in values]


def _check_unique(values: list[str], field: str) -> None:
    for i, value in enumerate(values):
        if value and value in values[:i]:
            raise BadOption(f"{field}[{i}]", f"{value} is taken already")


def _imply(factions: list[str], seat: int, faction: str, field: str, what: str) -> None:
    """That seat plays that faction, because something it brings belongs to it."""
    if not factions[seat]:
        if faction in factions:
            raise BadOption(field, f"{what} belongs to {faction}, which another seat plays")
        factions[seat] = faction
    elif factions[seat] != faction:
        raise BadOption(field, f"{what} belongs to {faction}, not to {factions[seat]}")


def _decks(options: dict[str, Any], seats: int, data: Data, house: House, factions: list[str]) -> list[Deck | None]:
    given = options.get("decks")
    if not isinstance(given, (list, tuple)):
        if house.decks == "given":  # only a save says so without naming them
            raise BadOption("decks", "names no decks")
        return [None] * seats
    if len(given) != seats:
        raise BadOption("decks", f"must be a list of {seats}, None where it is asked")
    found: list[Deck | None] = []
    for seat, value in enumerate(given):
        field = f"decks[{seat}]"
        deck: Deck | None = None
        if value is not None:
            if house.is_solo() and seat > 0:
                raise BadOption(field, "a solo opponent has its own deck")
            if isinstance(value, str):
                deck = data.row("decks", value)
                if deck is None:
                    raise BadOption(field, f"{value!r} is none of {', '.join([one.id for one in data.decks])}")
            else:
                faction = fields(value, field).get("faction", factions[seat])
                if faction not in [one.id for one in data.factions]:
                    raise BadOption(f"{field}.faction", f"{faction!r} is not a faction")
                deck = read_deck(value, faction, field, OWNER)
            _imply(factions, seat, deck.faction, field, "the deck")
            check_deck(data, house.pack, deck, field)
        found.append(deck)
    return found


def _scenario(options: dict[str, Any], seats: int, data: Data, house: House) -> Scenario | None:
    given = options.get(MAP.name)
    if given is None or given == ASKED:
        if not any([suits(row, seats, house) for row in data.scenarios]):
            raise BadOption("scenario", f"no map is for {seats} seats and this side of the board")
        return None
    scenario: Scenario | None
    if isinstance(given, str):
        scenario = data.row("scenarios", given)
        if scenario is None:
            raise BadOption("scenario", f"{given!r} is none of {', '.join([one.id for one in data.scenarios])}")
    else:
        scenario = read_scenario(data.board, given, "scenario", OWNER)
        check_scenario(data, scenario, "scenario")
    side = BOARD.values[house.zoned]
    check_fits(data, scenario, seats, side, house.alliances == "fixed", "scenario")
    return scenario


def suits(scenario: Scenario, seats: int, house: House) -> bool:
    """Whether a map is for so many seats and this side of the board (G24), and large enough for teams."""
    if house.alliances == "fixed" and len(scenario.buildings) < FEWEST_FOR_TEAMS:
        return False
    return seats in scenario.players and scenario.side in ("any", BOARD.values[house.zoned])
