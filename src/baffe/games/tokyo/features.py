"""What values are learned from: the public facts of a table, as the numbers of the features that hold.

The monsters come first, one's own before the others in turn order, each with the same block of features; then the
market, whose turn it is, and the options of the deal.
"""

from typing import Final

from baffe.games.tokyo.monster import GOAL, PLACES, Monster
from baffe.games.tokyo.rulebook import MODULES, rulebook
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.seat import Seat

NEWEST: Final = 2  # version of the rules
MOST_HEARTS: Final = 12
MOST_ENERGY: Final = 15  # more is as good
MOST_TOKENS: Final = 4


def _card_ids() -> list[str]:
    """Every card that any module brings, once."""
    return list(dict.fromkeys([card.id for card in rulebook(False, list(MODULES), NEWEST).cards]))


CARD_IDS: Final[list[str]] = _card_ids()
CARDS: Final[dict[str, int]] = {id: n for n, id in enumerate(CARD_IDS)}

# The block of a monster: where each kind of feature begins.
HEARTS: Final = 0
STARS: Final = HEARTS + MOST_HEARTS + 1
ENERGY: Final = STARS + GOAL + 1
PLACE: Final = ENERGY + MOST_ENERGY + 1
POISON: Final = PLACE + len(PLACES)
SHRINK: Final = POISON + MOST_TOKENS + 1
CULTISTS: Final = SHRINK + MOST_TOKENS + 1
TOWER: Final = CULTISTS + MOST_TOKENS + 1  # levels as bits
OUT: Final = TOWER + 8
HELD: Final = OUT + 1
BLOCK: Final = HELD + len(CARD_IDS)


def feature_names(seats: int) -> list[str]:
    block = [
        *[f"hearts:{n}" for n in range(MOST_HEARTS + 1)],
        *[f"stars:{n}" for n in range(GOAL + 1)],
        *[f"energy:{n}" for n in range(MOST_ENERGY + 1)],
        *[f"place:{place}" for place in PLACES],
        *[f"poison:{n}" for n in range(MOST_TOKENS + 1)],
        *[f"shrink:{n}" for n in range(MOST_TOKENS + 1)],
        *[f"cultists:{n}" for n in range(MOST_TOKENS + 1)],
        *[f"tower:{bits}" for bits in range(8)],
        "out",
        *[f"card:{id}" for id in CARD_IDS],
    ]
    names = [f"{name}@{seat}" for seat in range(seats) for name in block]
    names += [f"market:{id}" for id in CARD_IDS]
    names += [f"turn@{seat}" for seat in range(seats)]
    return [*names, "buying", "two_player_variant", *[f"module:{name}" for name in MODULES]]


def features_of(table: TokyoTable, me: Seat) -> list[int]:
    found: list[int] = []
    seats = len(table.monsters)
    add_monster(found, table.monsters[me], 0)
    at = BLOCK
    for seat in table.after(me):
        add_monster(found, table.monsters[seat], at)
        at += BLOCK
    cards = table.book.cards
    for number in table.market:
        found.append(at + CARDS[cards[number].id])
    at += len(CARDS)
    found.append(at + (table.active - me) % seats)
    at += seats
    if table.phase == "buy":
        found.append(at)
    if table.book.two_player_variant:
        found.append(at + 1)
    at += 2
    for n, name in enumerate(MODULES):
        if name in table.book.modules:
            found.append(at + n)
    return found


def add_monster(found: list[int], monster: Monster, at: int) -> None:
    """One that is out has nothing else."""
    if monster.out:
        found.append(at + OUT)
        return
    found.append(at + HEARTS + monster.hearts)
    found.append(at + STARS + monster.stars)
    found.append(at + ENERGY + min(monster.energy, MOST_ENERGY))
    found.append(at + PLACE + monster.place)
    if monster.poison:
        found.append(at + POISON + min(monster.poison, MOST_TOKENS))
    if monster.shrink:
        found.append(at + SHRINK + min(monster.shrink, MOST_TOKENS))
    for it in monster.cards:
        found.append(at + HELD + CARDS[it.power.id])
    for it in monster.innate:
        if it.power.id == "cultists" and it.tokens:
            found.append(at + CULTISTS + min(it.tokens, MOST_TOKENS))
        elif it.power.id == "tower" and it.tokens:
            found.append(at + TOWER + (it.tokens >> 1))
