"""From what people say of their table to a table of the engine. What is nobody's to see is a number of cards."""

from typing import Any, Final

from baffe.games.heavy_hitters.book import book_of
from baffe.games.heavy_hitters.companion.ground import ground_of
from baffe.games.heavy_hitters.data.entries import Start
from baffe.games.heavy_hitters.dataset import Data
from baffe.games.heavy_hitters.fault import crowding, opponent_size
from baffe.games.heavy_hitters.game import HeavyHitters
from baffe.games.heavy_hitters.hexes import DIRECTIONS, NOWHERE
from baffe.games.heavy_hitters.kinds import fields, flag, items, whole, word
from baffe.games.heavy_hitters.options import BOARD, CATCH_UP, PACK, SOLO, house_of
from baffe.games.heavy_hitters.packing import weapons_of
from baffe.games.heavy_hitters.rounds import ROUND_DUE
from baffe.games.heavy_hitters.setting_up import lay_out
from baffe.games.heavy_hitters.squad import HH, Squad
from baffe.games.heavy_hitters.table import STANDING, HeavyTable
from baffe.kernel.game import Start as Beginning
from baffe.kernel.game import blank
from baffe.kernel.pile import NOTHING, Pile
from baffe.kernel.refusal import BadOption

Plain = dict[str, Any]

GAME: Final = HeavyHitters()
VERSION: Final = 1
KEYS: Final = (
    "version", "factions", "level", "zoned", "walks", "extended", "board", "map", "buildings", "standing", "ours",
    "data",
)  # fmt: skip
MOST_BUILDINGS: Final = 20
PERSON: Final = 99  # cards of the person, of which we know nothing: as many as a pile may hold, so they never run out


def set_up(setup: Plain) -> HeavyTable:
    """Before the first round. What makes no sense is refused by its name."""
    fields(setup, "setup", KEYS)
    if setup.get("version") != VERSION:
        raise BadOption("version", f"is {setup.get('version')!r}, not {VERSION}")
    factions = items(setup.get("factions"), "factions")
    if not 2 <= len(factions) <= 4:
        raise BadOption("factions", f"{len(factions)}, not 2 to 4")
    options = options_of(setup)
    house = house_of(options, len(factions))
    table = blank(GAME, Beginning(len(factions), 0, {}, None, GAME.rules), True, ())
    assert isinstance(table, HeavyTable)
    table.book = book_of(house)
    lay_out(table, len(factions))
    known = tuple([row.id for row in table.book.data.factions])
    for seat, faction in enumerate(factions):
        name = word(faction, known, f"factions[{seat}]")
        if name in factions[:seat]:
            raise BadOption(f"factions[{seat}]", f"{name} is taken already")
        table.squads[seat].faction = known.index(name)
    _build(table, setup)
    _stand(table, setup)
    table.sponsor_deck = Pile()
    for squad in table.squads:
        size = opponent_size(table) if squad.automatic else PERSON
        squad.deck = unseen(size)
        no_hand(squad)
    table.then_all(ROUND_DUE)
    return table


def options_of(setup: Plain) -> Plain:
    """The options of the engine that these words mean."""
    data = fields(setup.get("data", {}), "data")
    for key in ("hexes", "scenarios", "starts"):
        if key in data:
            raise BadOption(f"data.{key}", "is told as the board")
    return {
        SOLO.name: word(setup.get("level"), SOLO.values[1:], "level"),
        BOARD.name: BOARD.values[flag(setup.get("zoned", False), "zoned")],
        CATCH_UP.name: CATCH_UP.values[flag(setup.get("walks", False), "walks")],
        PACK.name: PACK.values[flag(setup.get("extended", False), "extended")],
        "round_cap": 0,  # whoever plays says when it is over
        "data": {**data, **ground_of(setup.get("board"))},
    }


# -- what nobody sees --


def unseen(count: int) -> Pile:
    """So many cards of which nobody knows any. Which number stands for them never matters: they are counted."""
    return Pile(cards=b"", top=(0,) * count, seen=(0,) * count) if count else Pile()


def count_piles(table: HeavyTable) -> None:
    """What has gone to a pile that nobody may look into is a number of cards again."""
    for squad in table.squads:
        squad.deck, squad.damage = unseen(squad.deck.count()), unseen(squad.damage.count())
        if squad.automatic:
            squad.discard = Pile(cards=bytes(2 * squad.discard.count()))
        squad.known = NOTHING


def no_hand(squad: Squad) -> None:
    """A person's hand is nobody's business, so nothing is ever drawn, and no card can be offered."""
    if not squad.automatic:
        squad.hand_size = 0


# -- the board --


def _build(table: HeavyTable, setup: Plain) -> None:
    data = table.book.data
    named = setup.get("map")
    maps = tuple([row.id for row in data.scenarios])
    scenario = None if named is None else data.row("scenarios", word(named, maps, "map"))
    if scenario is not None and len(table.squads) not in scenario.players:
        raise BadOption("map", f"{named} is not for {len(table.squads)} seats")
    told = setup.get("buildings")
    names = list(scenario.buildings) if told is None and scenario is not None else items(told or [], "buildings")
    if len(names) > MOST_BUILDINGS:
        raise BadOption("buildings", f"{len(names)}, at most {MOST_BUILDINGS}")
    places = [hex_of(table, name, f"buildings[{i}]") for i, name in enumerate(names)]
    if len(set(places)) < len(places):
        raise BadOption("buildings", "one is there twice")
    table.map = len(maps) if scenario is None else maps.index(scenario.id)
    table.hexes, table.credits = tuple(places), (STANDING,) * len(places)
    for squad in table.squads:
        squad.tags = (0,) * len(places)
    table.survey()


def _stand(table: HeavyTable, setup: Plain) -> None:
    """Where each Heavy Hitter stands: as told, or as on the map."""
    told = setup.get("standing")
    if told is None:
        starts = _starts(table.book.data, table.map, len(table.squads))
        told = [{"at": start.hex, "facing": DIRECTIONS[start.facing]} for start in starts]
    rows = items(told, "standing")
    if len(rows) != len(table.squads):
        raise BadOption("standing", f"{len(rows)}, not {len(table.squads)}: nobody has said where everybody stands")
    for seat, row in enumerate(rows):
        held = fields(row, f"standing[{seat}]", ("at", "facing"))
        squad = table.squads[seat]
        squad.put(HH, hex_of(table, held.get("at"), f"standing[{seat}].at"))
        squad.facing = DIRECTIONS.index(word(held.get("facing"), DIRECTIONS, f"standing[{seat}].facing"))
    fault = crowding(table)
    if fault:
        raise BadOption("standing", fault)


def _starts(data: Data, map: int, seats: int) -> tuple[Start, ...]:
    if map < len(data.scenarios):
        return data.starts_of(data.scenarios[map], seats)
    lists = [one.seats for one in data.starts if one.id == str(seats)]
    return lists[0] if lists else ()


def hex_of(table: HeavyTable, name: Any, field: str) -> int:
    place = table.board.number(name) if isinstance(name, str) else NOWHERE
    if place == NOWHERE:
        raise BadOption(field, f"{name!r} is not a hex of the board")
    return place


def whole_number(move: Plain, key: str, least: int, most: int) -> int:
    return whole(move.get(key), least, most, key)


# -- cards --


def cards_of(table: HeavyTable, squad: Squad) -> list[int]:
    """What an opponent of this faction may turn up: its weapons, and Orbital Strikes (X57, X129)."""
    book, data = table.book, table.book.data
    cards = [card for part in ("primary", "secondary") for card in weapons_of(book, squad.faction, part)]
    more = data.card_number(data.row("opponents", data.factions[squad.faction].id).extra_secondary)
    if data.row("levels", book.house.solo).extra_secondary and more not in cards:
        cards.append(more)
    return [*cards, book.orbital[0]]
