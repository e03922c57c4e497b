"""The position as plain JSON and back: what a save holds and what a hash reads."""

from typing import Any

from baffe.games.duel.board import OFF, SPOTS, TOKENS, VICTORY, covering, spots_for
from baffe.games.duel.hand import MOST_DICE, size
from baffe.games.duel.monsters import MONSTERS
from baffe.games.duel.options import house_of
from baffe.games.duel.rulebook import rulebook
from baffe.games.duel.side import Side
from baffe.games.duel.table import MOST_TOKENS, ROW, DuelTable
from baffe.kernel.codec import Reader
from baffe.kernel.refusal import BadOption, BrokenSave

MANY = 10**6
PHASES = ("start", "roll", "final", "resolve", "buy", "end", "over")


def position_of(table: DuelTable) -> dict[str, Any]:
    return {
        "book": table.book.house.plain(),
        "sides": [side.plain() for side in table.sides],
        "active": table.active,
        "first_turn": table.first_turn,
        "markers": list(table.markers),
        "buzz": list(table.buzz),
        "row": list(table.row),
        "bag": sorted(table.bag),
        "top": list(table.top),
        "discard": list(table.discard),
        "red": table.red,
        "white": table.white,
        "hand": table.hand,
        "added": table.added,
        "allowance": table.allowance,
        "throws_left": table.throws_left,
        "spent": table.spent,
        "closed": table.closed,
        "smashed": table.smashed,
        "used": sorted(table.used),
        "bought": table.bought,
        "encores": table.encores,
        "symbol": table.symbol,
        "phase": table.phase,
    }


def restore(table: DuelTable, position: Any) -> None:
    reader = Reader(position, "position")
    house = reader.get("book")
    if not isinstance(house, dict):
        raise BrokenSave("position.book", "is not an object")
    try:
        table.book = rulebook(house_of(house))
    except BadOption as refused:
        raise BrokenSave(f"position.book.{refused.field}", refused.reason) from refused
    if house != table.book.house.plain():
        raise BrokenSave("position.book", "does not tell all house rules")
    cards = len(table.book.cards) - 1
    sides = reader.items("sides")
    if len(sides) != 2:
        raise BrokenSave("position.sides", "there must be 2")
    table.sides = [_side(table, Reader(data, f"position.sides[{i}]")) for i, data in enumerate(sides)]
    table.active = reader.integer("active", 0, 1)
    table.first_turn = reader.flag("first_turn")
    markers = reader.integers("markers", -VICTORY, VICTORY)
    if len(markers) != 2:
        raise BrokenSave("position.markers", "there must be 2")
    table.markers = (markers[0], markers[1])
    table.buzz = reader.integers("buzz", OFF, SPOTS - 1)
    if len(table.buzz) != len(TOKENS):
        raise BrokenSave("position.buzz", f"there must be {len(TOKENS)}")
    table.row = reader.integers("row", 0, cards)
    table.bag = bytes(reader.integers("bag", 0, cards))
    table.top = reader.integers("top", 0, cards)
    table.discard = bytes(reader.integers("discard", 0, cards))
    table.red = reader.integer("red", 0, 6)
    table.white = reader.integer("white", 0, 2)
    table.hand = reader.integer("hand", 0, 1 << 24)
    table.added = reader.integer("added", 0, 1 << 24)
    if size(table.hand) > MOST_DICE:
        raise BrokenSave("position.hand", "has too many dice")
    table.allowance = reader.integer("allowance", 0, 9)
    table.throws_left = reader.integer("throws_left", 0, 9)
    table.spent = reader.integer("spent", 0, 99)
    table.closed = reader.integer("closed", 0, 63)
    table.smashed = reader.integer("smashed", 0, 99)
    table.used = reader.integers("used", 0, cards)
    table.bought = reader.flag("bought")
    table.encores = reader.integer("encores", 0, MANY)
    table.symbol = reader.integer("symbol", -1, 5)
    table.phase = reader.word("phase")
    if table.phase not in PHASES:
        raise BrokenSave("position.phase", f"{table.phase!r} is none of {', '.join(PHASES)}")
    fault = fault_of(table)
    if fault:
        raise BrokenSave("position", fault)


def _side(table: DuelTable, reader: Reader) -> Side:
    side = Side()
    name = reader.word("monster")
    if name not in MONSTERS:
        raise BrokenSave(f"{reader.path}.monster", f"{name!r} is not a monster we know")
    side.figure = MONSTERS[name]
    side.hearts = reader.integer("hearts", 0, side.figure.hearts)
    side.energy = reader.integer("energy", 0, MANY)
    side.tokens = reader.integer("tokens", 0, MOST_TOKENS)
    side.hold(reader.integers("cards", 0, len(table.book.cards) - 1), table.book.cards)
    side.fewer = reader.integer("fewer", 0, MANY)
    side.dominated = reader.integer("dominated", 0, MANY)
    side.immune = reader.flag("immune")
    side.lost = reader.integer("lost", 0, MANY)
    side.was_hit = reader.flag("was_hit")
    return side


def fault_of(table: DuelTable) -> str:
    """What is impossible about the table, or nothing."""
    numbers = [number for side in table.sides for number in side.cards]
    numbers += list(table.row) + list(table.bag) + list(table.top) + list(table.discard)
    if len(set(numbers)) != len(numbers):
        return "a card is in two places"
    if len(table.row) > ROW:
        return f"the row has {ROW} slots"
    if table.sides[0].monster == table.sides[1].monster:
        return "both sides play the same monster"
    for side in table.sides:
        if not all([table.book.cards[number].keep for number in side.cards]):
            return "a card that cannot be kept lies in front of a monster"
    return board_fault(table)


def board_fault(table: DuelTable) -> str:
    """What is impossible about tokens, or about a marker between them."""
    for i, at in enumerate(table.buzz):
        if at >= 0 and at not in spots_for(table.buzz, i, (1, 1)):
            return f"the token {TOKENS[i].id} does not fit where it lies"
        if at >= 0 and TOKENS[i].id.startswith("king") and "the_king" not in [side.monster for side in table.sides]:
            return "King tokens belong to The King"
    for track, place in enumerate(table.markers):
        on = covering(table.buzz, track, place)
        if between_spaces(table, track):
            return "a marker stands between two spaces"
        if (
            on >= 0
            and TOKENS[on].removes
            and covering(table.buzz, track, place - 2) == on == covering(table.buzz, track, place + 2)
        ):
            return "a marker stands on a space that is gone"
    return ""


def between_spaces(table: DuelTable, track: int) -> bool:
    """Whether a marker stands on a half where no token has put a space."""
    place = table.markers[track]
    on = covering(table.buzz, track, place)
    return place % 2 != 0 and (on < 0 or not TOKENS[on].inserts)
