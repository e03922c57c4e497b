"""What values are learned from: the public facts of a table, as the numbers of the features that hold.

One's own side comes first, then the rival's; the board is seen from one's own side, as if everybody pulled towards +7.
"""

from typing import Final

from baffe.games.duel.board import END, OFF, TOKENS, VICTORY, left_of, track_of
from baffe.games.duel.cards import CARDS
from baffe.games.duel.figures import MONSTERS
from baffe.games.duel.monster import BOTH, MOST_TOKENS, RIVAL, Side
from baffe.games.duel.table import ROW, DuelTable
from baffe.kernel.seat import Seat

MOST_HEARTS: Final = 15
MOST_ENERGY: Final = 14  # more is as good
MOST_FEWER: Final = 3
FIGURES: Final[dict[str, int]] = {name: n for n, name in enumerate(MONSTERS)}
PLACES: Final = 2 * VICTORY + 1  # of a marker, in halves
SPACES: Final = 2 * END + 1

# The block of a side: where each kind of feature begins.
HEARTS: Final = 0
ENERGY: Final = HEARTS + MOST_HEARTS + 1
DICE_TOKENS: Final = ENERGY + MOST_ENERGY + 1
FIGURE: Final = DICE_TOKENS + MOST_TOKENS + 1
FEWER: Final = FIGURE + len(MONSTERS)
DOMINATED: Final = FEWER + MOST_FEWER + 1
HELD: Final = DOMINATED + 1
BLOCK: Final = HELD + len(CARDS)

# The board and the row.
MARKERS: Final = 2 * BLOCK
TOGETHER: Final = MARKERS + 2 * PLACES  # both markers, in spaces: the Spotlight wants the two
BUZZ: Final = TOGETHER + SPACES * SPACES
ROW_AT: Final = BUZZ + len(TOKENS) * 2 * SPACES
LAST_SLOT: Final = ROW_AT + len(CARDS)
MINE: Final = LAST_SLOT + len(CARDS)  # the turn that is, or comes next
BUYING: Final = MINE + 1
HARD: Final = BUYING + 1
COUNT: Final = HARD + 1


def feature_names() -> list[str]:
    block = [
        *[f"hearts:{n}" for n in range(MOST_HEARTS + 1)],
        *[f"energy:{n}" for n in range(MOST_ENERGY + 1)],
        *[f"tokens:{n}" for n in range(MOST_TOKENS + 1)],
        *[f"monster:{name}" for name in MONSTERS],
        *[f"fewer:{n}" for n in range(MOST_FEWER + 1)],
        "dominated",
        *[f"card:{card.id}" for card in CARDS],
    ]
    names = [f"{name}@{seat}" for seat in BOTH for name in block]
    names += [f"{track}:{place}" for track in ("fame", "destruction") for place in range(-VICTORY, VICTORY + 1)]
    spaces = range(-END, END + 1)
    names += [f"both:{fame},{destruction}" for fame in spaces for destruction in spaces]
    names += [f"buzz:{t.id}:{track}:{at}" for t in TOKENS for track in ("fame", "destruction") for at in spaces]
    names += [f"row:{card.id}" for card in CARDS] + [f"last:{card.id}" for card in CARDS]
    return [*names, "my_turn", "buying", "hard"]


def features_of(table: DuelTable, me: Seat) -> list[int]:
    found: list[int] = []
    add_side(found, table.sides[me], 0)
    add_side(found, table.sides[RIVAL[me]], BLOCK)
    toward = 1 if me else -1
    fame, destruction = toward * table.markers[0], toward * table.markers[1]
    found.append(MARKERS + fame + VICTORY)
    found.append(MARKERS + PLACES + destruction + VICTORY)
    found.append(TOGETHER + (fame + VICTORY) // 2 * SPACES + (destruction + VICTORY) // 2)
    for token, at in enumerate(table.buzz):
        if at != OFF:
            left = left_of(at)
            if not me:  # seen from the other side its rightmost space is the leftmost
                left = -(left + TOKENS[token].covers - 1)
            found.append(BUZZ + (token * 2 + track_of(at)) * SPACES + left + END)
    for number in table.row:
        found.append(ROW_AT + number)
    if len(table.row) == ROW:
        found.append(LAST_SLOT + table.row[-1])
    buying = table.phase == "buy"
    mover = table.active
    if table.phase == "end" and not table.encores:  # a turn that is over
        mover = RIVAL[mover]
    if mover == me:
        found.append(MINE)
    if buying:
        found.append(BUYING)
    if table.book.house.autobot == "hard":
        found.append(HARD)
    return found


def add_side(found: list[int], side: Side, at: int) -> None:
    found.append(at + HEARTS + min(side.hearts, MOST_HEARTS))
    found.append(at + ENERGY + min(side.energy, MOST_ENERGY))
    found.append(at + DICE_TOKENS + side.tokens)
    found.append(at + FIGURE + FIGURES[side.monster])
    if side.fewer:
        found.append(at + FEWER + min(side.fewer, MOST_FEWER))
    if side.dominated:
        found.append(at + DOMINATED)
    for number in side.cards:
        found.append(at + HELD + number)
