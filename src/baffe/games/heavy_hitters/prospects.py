"""What decides who wins, as the numbers of the features that hold at the start of a round: a value is learned of them.

The squads come first, one's own before the others in the order of seats, each with the same block; then what lies
between them, the house, and one's own cards. Hexes are told by what they are good for: a building beside a unit, the
way between two Heavy Hitters. All of it is public, or one's own.
"""

from typing import Final

from baffe.games.heavy_hitters.data.cards import SPONSOR_CARDS
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.data.ground import SCENARIOS
from baffe.games.heavy_hitters.data.pilots import ALTERNATIVE_PATHS, FACTIONS, PILOTS, UPGRADE_TILES
from baffe.games.heavy_hitters.features import (
    MOST_DEMOLISHED,
    MOST_FAME,
    MOST_HITS,
    MOST_LIFE,
    MOST_ROUNDS,
    MOST_SPONSORS,
    add_bits,
)
from baffe.games.heavy_hitters.options import ALLIANCES, SOLO
from baffe.games.heavy_hitters.squad import ALL_UNITS, HH, NONE, RESERVE, SUPPORT, Squad
from baffe.games.heavy_hitters.table import NO_MAP, STANDING, HeavyTable
from baffe.kernel.seat import Seat

# More of these is told as the most.
MOST_NEEDED: Final = 24  # tags; also where buildings cannot win it any more
MOST_LEANING: Final = 4
MOST_BESIDE: Final = 4
MOST_AWAY: Final = 12
MOST_LEAD: Final = 12
MOST_ARMS: Final = 20
MOST_HELD: Final = 5
KINDS: Final[tuple[str, ...]] = ("weapon", "deploy", "maneuver", "reaction")

# The block of a squad: where each kind of feature begins.
FACTION: Final = 0
PILOT: Final = FACTION + len(FACTIONS)
PATH: Final = PILOT + len(PILOTS)
LIFE: Final = PATH + len(ALTERNATIVE_PATHS)
FAME: Final = LIFE + MOST_LIFE + 1
DEMOLISHED: Final = FAME + MOST_FAME + 1
NEEDED: Final = DEMOLISHED + MOST_DEMOLISHED + 1
LEANING: Final = NEEDED + MOST_NEEDED + 1
BESIDE: Final = LEANING + MOST_LEANING + 1
AWAY: Final = BESIDE + MOST_BESIDE + 1
SPONSORS: Final = AWAY + MOST_AWAY + 1
UNIT: Final = SPONSORS + MOST_SPONSORS + 1
HITS: Final = UNIT + len(UNITS)
UPGRADES: Final = HITS + len(UNITS) * MOST_HITS
GLORY: Final = UPGRADES + len(UPGRADE_TILES)
SNARED: Final = GLORY + 1
OUT: Final = SNARED + 1
ALLY: Final = OUT + 1
BLOCK: Final = ALLY + 1


def feature_names(seats: int) -> list[str]:
    block = [
        *[f"faction:{row.id}" for row in FACTIONS],
        *[f"pilot:{row.id}" for row in PILOTS],
        *[f"path:{row.id}" for row in ALTERNATIVE_PATHS],
        *[f"life:{n}" for n in range(MOST_LIFE + 1)],
        *[f"fame:{n}" for n in range(MOST_FAME + 1)],
        *[f"demolished:{n}" for n in range(MOST_DEMOLISHED + 1)],
        *[f"needed:{n}" for n in range(MOST_NEEDED + 1)],
        *[f"leaning:{n}" for n in range(MOST_LEANING + 1)],
        *[f"beside:{n}" for n in range(MOST_BESIDE + 1)],
        *[f"away:{n}" for n in range(MOST_AWAY + 1)],
        *[f"sponsors:{n}" for n in range(MOST_SPONSORS + 1)],
        *[f"unit:{unit}" for unit in UNITS],
        *[f"hits:{unit}>{n}" for unit in UNITS for n in range(1, MOST_HITS + 1)],
        *[f"upgrade:{row.id}" for row in UPGRADE_TILES],
        *["glory_hound", "snared", "out", "ally"],
    ]
    names = [f"{name}@{seat}" for seat in range(seats) for name in block]
    names += [f"lead:{n}" for n in range(-MOST_LEAD, MOST_LEAD + 1)]
    names += [f"life_lead:{n}" for n in range(-MOST_LEAD, MOST_LEAD + 1)]
    names += [f"round:{n}" for n in range(MOST_ROUNDS + 1)]
    names += [f"map:{row.id}" for row in SCENARIOS] + ["zones"]
    names += [f"alliances:{name}" for name in ALLIANCES.values] + [f"solo:{name}" for name in SOLO.values]
    names += [f"arms:{n}" for n in range(MOST_ARMS + 1)]
    for kind in KINDS:
        names += [f"{kind}:{n}" for n in range(MOST_HELD + 1)]
    return names + [f"sponsor:{row.id}" for row in SPONSOR_CARDS]


def features_of(table: HeavyTable, me: Seat) -> list[int]:
    found: list[int] = []
    seats = len(table.squads)
    needed = [tags_needed(table, Seat(seat)) for seat in range(seats)]
    at = 0
    for away in range(seats):
        seat = Seat((me + away) % seats)
        add_squad(found, table, me, seat, needed[seat], at)
        at += BLOCK
    enemies = table.enemies(me)
    squad = table.squads[me]
    if enemies:
        lead = min([needed[enemy] for enemy in enemies]) - needed[me]
        found.append(at + MOST_LEAD + max(min(lead, MOST_LEAD), -MOST_LEAD))
        lead = squad.life() - max([table.squads[enemy].life() for enemy in enemies])
        found.append(at + 3 * MOST_LEAD + 1 + max(min(lead, MOST_LEAD), -MOST_LEAD))
    at += 4 * MOST_LEAD + 2
    found.append(at + min(table.round, MOST_ROUNDS))
    at += MOST_ROUNDS + 1
    if table.map != NO_MAP and table.map < len(SCENARIOS):
        found.append(at + table.map)
    at += len(SCENARIOS)
    house = table.book.house
    if house.zoned:
        found.append(at)
    found.append(at + 1 + ALLIANCES.values.index(house.alliances))
    at += 1 + len(ALLIANCES.values)
    found.append(at + SOLO.values.index(house.solo))
    at += len(SOLO.values)
    add_cards(found, table, squad, at)
    return found


def add_squad(found: list[int], table: HeavyTable, me: Seat, seat: Seat, needed: int, at: int) -> None:
    squad = table.squads[seat]
    if squad.faction != NONE:
        found.append(at + FACTION + squad.faction)
    if squad.pilot != NONE:
        found.append(at + PILOT + squad.pilot)
    if squad.fell:
        found.append(at + OUT)
        return
    if squad.path != NONE:
        found.append(at + PATH + squad.path)
    found.append(at + LIFE + min(squad.life(), MOST_LIFE))
    found.append(at + FAME + min(squad.fame, MOST_FAME))
    found.append(at + DEMOLISHED + min(squad.demolished, MOST_DEMOLISHED))
    found.append(at + NEEDED + needed)
    found.append(at + SPONSORS + min(squad.sponsors.count() + squad.drawn.count(), MOST_SPONSORS))
    add_places(found, table, me, seat, squad, at)
    for unit in SUPPORT:
        if squad.at[unit] != RESERVE:
            found.append(at + UNIT + unit)
            if squad.hits[unit]:
                found.append(at + HITS + unit * MOST_HITS + min(squad.hits[unit], MOST_HITS) - 1)
    add_bits(found, squad.upgrades, len(UPGRADE_TILES), at + UPGRADES)
    if table.glory == seat and not table.book.house.is_solo():
        found.append(at + GLORY)
    if squad.snared:
        found.append(at + SNARED)
    if seat != me and table.sides and not table.is_enemy(me, seat):
        found.append(at + ALLY)


def add_places(found: list[int], table: HeavyTable, me: Seat, seat: Seat, squad: Squad, at: int) -> None:
    """Buildings that lean, units beside buildings, and how far away it is: from me, or I from the nearest enemy."""
    board = table.board
    to_demolish = table.book.data.constants.tags_to_demolish
    leaning = beside = 0
    for building, credit in enumerate(table.credits):
        if credit == STANDING and building < len(squad.tags):
            if tags_on(table, seat, building) + 1 >= to_demolish:
                leaning += 1
    for unit in ALL_UNITS:
        place = squad.at[unit]
        if place != RESERVE:
            for building, credit in enumerate(table.credits):
                if credit == STANDING and board.distance(place, table.hexes[building]) <= 1:
                    beside += 1
                    break
    found.append(at + LEANING + min(leaning, MOST_LEANING))
    found.append(at + BESIDE + min(beside, MOST_BESIDE))
    here = table.squads[me].at[HH]
    away = MOST_AWAY
    if here != RESERVE:
        for other in table.enemies(me) if seat == me else [seat]:
            there = table.squads[other].at[HH]
            if there != RESERVE:
                away = min(away, board.distance(here, there))
    found.append(at + AWAY + away)


def add_cards(found: list[int], table: HeavyTable, squad: Squad, at: int) -> None:
    """One's own: weapons that are no damage yet, what the hand is made of, sponsor cards."""
    book = table.book
    arms = 0
    for card in (*squad.hand.numbers(), *squad.deck.numbers(), *squad.discard.numbers(), *squad.in_play):
        if book.is_weapon[card]:
            arms += 1
    found.append(at + min(arms, MOST_ARMS))
    at += MOST_ARMS + 1
    held = [book.data.cards[card].kind for card in squad.hand.numbers()]
    for kind in KINDS:
        found.append(at + min(held.count(kind), MOST_HELD))
        at += MOST_HELD + 1
    for card in [*squad.sponsors.numbers(), *squad.drawn.numbers()]:
        found.append(at + card)


# -- how near anybody is to a victory --


def tags_on(table: HeavyTable, owner: Seat, building: int) -> int:
    """Tags that count for that seat: in fixed alliances those of its team."""
    if table.book.house.alliances != "fixed":
        return table.squads[owner].tags[building]
    side = table.sides[owner]
    return sum([squad.tags[building] for seat, squad in enumerate(table.squads) if table.sides[seat] == side])


def demolitions_left(table: HeavyTable, owner: Seat) -> int:
    numbers = table.book.data.constants
    if table.book.house.alliances != "fixed":
        return numbers.demolitions_to_win - table.squads[owner].demolished
    side = table.sides[owner]
    done = sum([squad.demolished for seat, squad in enumerate(table.squads) if table.sides[seat] == side])
    return numbers.team_demolitions_to_win - done


def tags_needed(table: HeavyTable, owner: Seat) -> int:
    """Tags that still lie between a seat and a victory by demolition, up to MOST_NEEDED: it may be out of reach."""
    squad = table.squads[owner]
    standing = table.standing_buildings()
    left = demolitions_left(table, owner)
    if squad.automatic or squad.fell or left > len(standing) or len(squad.tags) < len(table.credits):
        return MOST_NEEDED
    to_demolish = table.book.data.constants.tags_to_demolish
    missing = sorted([to_demolish - tags_on(table, owner, building) for building in standing])
    return max(min(sum(missing[:left]), MOST_NEEDED), 0)
