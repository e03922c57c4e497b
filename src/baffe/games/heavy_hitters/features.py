"""What a seat sees of a table, as the numbers of the features that hold: nothing that its view does not tell.

The squads come first, one's own before the others in the order of seats, each with the same block of features; then
the buildings, the round, an attack under way, and the cards in one's own hand. A hex is two features: its letter and
its number.
"""

from typing import Final

from baffe.games.heavy_hitters.data.cards import SPONSOR_CARDS
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.data.ground import SCENARIOS
from baffe.games.heavy_hitters.data.pilots import ALTERNATIVE_PATHS, FACTIONS, PILOTS, UPGRADE_TILES
from baffe.games.heavy_hitters.dataset import CARD_IDS
from baffe.games.heavy_hitters.hexes import DIRECTIONS
from baffe.games.heavy_hitters.squad import HH, NONE, RESERVE, Squad
from baffe.games.heavy_hitters.table import NO_MAP, PHASES, STANDING, HeavyTable
from baffe.kernel.seat import NOBODY, Seat

LETTERS: Final = "abcdefghijklmnop"
HEX: Final = len(LETTERS) + 16
# More of these is told as the most.
MOST_LIFE: Final = 30
MOST_HAND: Final = 10
MOST_ENERGY: Final = 12
MOST_FAME: Final = 20
MOST_HITS: Final = 3
MOST_TAGS: Final = 4
MOST_DEMOLISHED: Final = 6
MOST_SPONSORS: Final = 6
MOST_ROUNDS: Final = 20
MOST_COPIES: Final = 4
BUILDINGS: Final = 10  # of a map

# The block of a squad: where each kind of feature begins.
FACTION: Final = 0
PILOT: Final = FACTION + len(FACTIONS)
PATH: Final = PILOT + len(PILOTS)
LIFE: Final = PATH + len(ALTERNATIVE_PATHS)
HAND: Final = LIFE + MOST_LIFE + 1
ENERGY: Final = HAND + MOST_HAND + 1
FAME: Final = ENERGY + MOST_ENERGY + 1
DEMOLISHED: Final = FAME + MOST_FAME + 1
SPONSORS: Final = DEMOLISHED + MOST_DEMOLISHED + 1
UNIT: Final = SPONSORS + MOST_SPONSORS + 1
FACING: Final = UNIT + len(UNITS) * HEX
HITS: Final = FACING + len(DIRECTIONS)
TAGS: Final = HITS + len(UNITS) * MOST_HITS
UPGRADES: Final = TAGS + BUILDINGS * MOST_TAGS
IN_PLAY: Final = UPGRADES + len(UPGRADE_TILES)
PASSED: Final = IN_PLAY + len(CARD_IDS)
OUT: Final = PASSED + 1
ALLY: Final = OUT + 1
BLOCK: Final = ALLY + 1


def hex_names(prefix: str) -> list[str]:
    return [f"{prefix}:{letter}" for letter in LETTERS] + [f"{prefix}:{n}" for n in range(1, 17)]


def feature_names(seats: int) -> list[str]:
    block = [
        *[f"faction:{row.id}" for row in FACTIONS],
        *[f"pilot:{row.id}" for row in PILOTS],
        *[f"path:{row.id}" for row in ALTERNATIVE_PATHS],
        *[f"life:{n}" for n in range(MOST_LIFE + 1)],
        *[f"hand:{n}" for n in range(MOST_HAND + 1)],
        *[f"energy:{n}" for n in range(MOST_ENERGY + 1)],
        *[f"fame:{n}" for n in range(MOST_FAME + 1)],
        *[f"demolished:{n}" for n in range(MOST_DEMOLISHED + 1)],
        *[f"sponsors:{n}" for n in range(MOST_SPONSORS + 1)],
        *[name for unit in UNITS for name in hex_names(unit)],
        *[f"facing:{direction}" for direction in DIRECTIONS],
        *[f"hits:{unit}>{n}" for unit in UNITS for n in range(1, MOST_HITS + 1)],
        *[f"tags:{building}>{n}" for building in range(BUILDINGS) for n in range(1, MOST_TAGS + 1)],
        *[f"upgrade:{row.id}" for row in UPGRADE_TILES],
        *[f"in_play:{id}" for id in CARD_IDS],
        *["passed", "out", "ally"],
    ]
    names = [f"{name}@{seat}" for seat in range(seats) for name in block]
    for building in range(BUILDINGS):
        names += [f"standing:{building}", *hex_names(f"building:{building}")]
    names += [f"phase:{phase}" for phase in PHASES] + [f"round:{n}" for n in range(MOST_ROUNDS + 1)]
    names += [f"map:{row.id}" for row in SCENARIOS] + [f"tile:{row.id}" for row in UPGRADE_TILES]
    for role in ("glory_hound", "turn", "attacks", "attacked"):
        names += [f"{role}@{seat}" for seat in range(seats)]
    names.append("hit")
    names += [f"holds:{id}>{n}" for id in CARD_IDS for n in range(1, MOST_COPIES + 1)]
    return names + [f"sponsor:{row.id}" for row in SPONSOR_CARDS]


def features_of(table: HeavyTable, me: Seat) -> list[int]:
    found: list[int] = []
    seats = len(table.squads)
    at = 0
    for away in range(seats):
        seat = (me + away) % seats
        squad = table.squads[seat]
        add_squad(found, table, squad, at)
        if away and table.sides and table.sides[seat] == table.sides[me] and not squad.fell:
            found.append(at + ALLY)
        at += BLOCK
    for building in range(min(len(table.hexes), BUILDINGS)):
        if table.credits[building] == STANDING:
            found.append(at + building * (HEX + 1))
        add_hex(found, table, table.hexes[building], at + building * (HEX + 1) + 1)
    at += BUILDINGS * (HEX + 1)
    found.append(at + PHASES.index(table.phase))
    at += len(PHASES)
    found.append(at + min(table.round, MOST_ROUNDS))
    at += MOST_ROUNDS + 1
    if table.map != NO_MAP and table.map < len(SCENARIOS):
        found.append(at + table.map)
    at += len(SCENARIOS)
    add_bits(found, table.tiles, len(UPGRADE_TILES), at)
    at += len(UPGRADE_TILES)
    attack = table.attack
    for seat in (table.glory, table.active, attack.seat, attack.target if attack.is_on() else NOBODY):
        if seat != NOBODY:
            found.append(at + (seat - me) % seats)
        at += seats
    if attack.is_on() and attack.hit:
        found.append(at)
    at += 1
    copies: dict[int, int] = {}
    for card in table.squads[me].hand.numbers():
        copies[card] = min(copies.get(card, 0) + 1, MOST_COPIES)
    for card, count in copies.items():
        found.append(at + card * MOST_COPIES + count - 1)
    at += len(CARD_IDS) * MOST_COPIES
    for card in [*table.squads[me].sponsors.numbers(), *table.squads[me].drawn.numbers()]:
        found.append(at + card)
    return found


def add_squad(found: list[int], table: HeavyTable, squad: Squad, at: int) -> None:
    if squad.faction != NONE:
        found.append(at + FACTION + squad.faction)
    if squad.pilot != NONE:
        found.append(at + PILOT + squad.pilot)
    if squad.path != NONE:
        found.append(at + PATH + squad.path)
    if squad.fell:
        found.append(at + OUT)
    if squad.passed:
        found.append(at + PASSED)
    found.append(at + LIFE + min(squad.life(), MOST_LIFE))
    found.append(at + HAND + min(squad.hand.count(), MOST_HAND))
    found.append(at + ENERGY + min(squad.energy, MOST_ENERGY))
    found.append(at + FAME + min(squad.fame, MOST_FAME))
    found.append(at + DEMOLISHED + min(squad.demolished, MOST_DEMOLISHED))
    found.append(at + SPONSORS + min(squad.sponsors.count() + squad.drawn.count(), MOST_SPONSORS))
    for unit in range(len(UNITS)):
        place = squad.at[unit]
        if place != RESERVE:
            add_hex(found, table, place, at + UNIT + unit * HEX)
            if squad.hits[unit]:
                found.append(at + HITS + unit * MOST_HITS + min(squad.hits[unit], MOST_HITS) - 1)
    if squad.at[HH] != RESERVE:
        found.append(at + FACING + squad.facing)
    for building in range(min(len(squad.tags), BUILDINGS)):
        if squad.tags[building]:
            found.append(at + TAGS + building * MOST_TAGS + min(squad.tags[building], MOST_TAGS) - 1)
    add_bits(found, squad.upgrades, len(UPGRADE_TILES), at + UPGRADES)
    for card in squad.in_play:
        found.append(at + IN_PLAY + card)


def add_hex(found: list[int], table: HeavyTable, place: int, at: int) -> None:
    name = table.board.names[place]
    found.append(at + LETTERS.index(name[0]))
    found.append(at + len(LETTERS) + int(name[1:]) - 1)


def add_bits(found: list[int], bits: int, count: int, at: int) -> None:
    for bit in range(count):
        if bits >> bit & 1:
            found.append(at + bit)
