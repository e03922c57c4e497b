"""The position as plain JSON and back: what a save holds and what a hash reads."""

from typing import Any

from baffe.games.tokyo.card import Card, Held
from baffe.games.tokyo.hand import MOST_DICE, size
from baffe.games.tokyo.monster import BAY, CITY, Monster
from baffe.games.tokyo.rulebook import innate_powers, rulebook_named
from baffe.games.tokyo.table import GOAL, TokyoTable
from baffe.kernel.codec import Reader
from baffe.kernel.refusal import BrokenSave

MANY = 10**6


def position_of(table: TokyoTable) -> dict[str, Any]:
    monsters = [monster.plain() for monster in table.monsters]
    # only the order of falls matters, not how many blows there were
    falls = sorted({monster.fell for monster in table.monsters if monster.out})
    for plain in monsters:
        plain["fell"] = falls.index(plain["fell"]) + 1 if plain["out"] else 0
    return {
        "book": table.book.name,
        "monsters": monsters,
        "living": table.living,
        "active": table.active,
        "anchor": table.anchor,
        "hand": table.hand,
        "rolls_left": table.rolls_left,
        "dice_fewer": table.dice_fewer,
        "smashes": table.smashes,
        "spare_threes": table.spare_threes,
        "held_back": list(table.held_back),
        "fled_city": table.fled_city,
        "fled_bay": table.fled_bay,
        "used": sorted(table.used),
        "bag": sorted(table.bag),
        "top": list(table.top),
        "seen_top": list(table.seen_top),
        "market": list(table.market),
        "fresh": sorted(set(table.fresh)),
        "discard": list(table.discard),
        "again": table.again,
        "encores": list(table.encores),
        "blow": falls.index(table.blow) + 1 if table.blow in falls else len(falls) + 1,
        "phase": table.phase,
    }


def restore(table: TokyoTable, position: Any) -> None:
    reader = Reader(position, "position")
    name = reader.word("book")
    book = rulebook_named(name)
    if book is None:
        raise BrokenSave("position.book", f"{name!r} is not a rulebook we know")
    table.book = book
    monsters = reader.items("monsters")
    if not 2 <= len(monsters) <= 6:
        raise BrokenSave("position.monsters", "there must be 2 to 6")
    last = len(monsters) - 1
    cards = len(table.book.cards) - 1
    table.monsters = [_monster(table, Reader(data, f"position.monsters[{i}]"), i) for i, data in enumerate(monsters)]
    _link_copies(table)
    table.living = sum([not monster.out for monster in table.monsters])
    if reader.integer("living", 0, 6) != table.living:
        raise BrokenSave("position.living", "does not fit the monsters")
    table.active = reader.integer("active", 0, last)
    table.anchor = reader.integer("anchor", 0, last)
    table.hand = reader.integer("hand", 0, 1 << 24)
    if size(table.hand) > MOST_DICE:
        raise BrokenSave("position.hand", "has too many dice")
    table.rolls_left = reader.integer("rolls_left", 0, MANY)
    table.dice_fewer = reader.integer("dice_fewer", 0, MANY)
    table.smashes = reader.integer("smashes", 0, 99)
    table.spare_threes = reader.integer("spare_threes", 0, 99)
    table.held_back = reader.integers("held_back", 0, 99)
    table.fled_city = reader.integer("fled_city", -1, last)
    table.fled_bay = reader.integer("fled_bay", -1, last)
    powers = [it.number for monster in table.monsters for it in monster.innate]
    table.used = reader.integers("used", 0, max([cards, *powers]))
    table.bag = bytes(reader.integers("bag", 0, cards))
    table.top = reader.integers("top", 0, cards)
    table.seen_top = reader.integers("seen_top", 0, 63)
    table.market = reader.integers("market", 0, cards)
    table.fresh = reader.integers("fresh", 0, cards)
    table.discard = bytes(reader.integers("discard", 0, cards))
    table.again = reader.flag("again")
    table.encores = reader.integers("encores", 0, last)
    table.blow = reader.integer("blow", 0, 99)
    table.phase = reader.word("phase")
    fault = fault_of(table)
    if fault:
        raise BrokenSave("position", fault)


def _monster(table: TokyoTable, reader: Reader, seat: int) -> Monster:
    monster = Monster()
    monster.name = reader.word("monster")
    if monster.name not in table.book.monsters:
        raise BrokenSave(f"{reader.path}.monster", f"{monster.name!r} is not a monster we know")
    monster.hearts = reader.integer("hearts", 0, 12)
    monster.stars = reader.integer("stars", 0, GOAL)
    monster.energy = reader.integer("energy", 0, MANY)
    monster.place = reader.integer("place", 0, 2)
    monster.poison = reader.integer("poison", 0, MANY)
    monster.shrink = reader.integer("shrink", 0, MANY)
    monster.out = reader.flag("out")
    monster.fell = reader.integer("fell", 0, 6)
    monster.smashed = reader.flag("smashed")
    monster.lost = reader.integer("lost", 0, MANY)
    monster.hurt_others = reader.integer("hurt_others", 0, MANY)
    monster.hurt_itself = reader.integer("hurt_itself", 0, MANY)
    monster.untouchable = reader.flag("untouchable")
    held: list[Held] = []
    last = len(table.book.cards) - 1
    for data in reader.items("cards"):
        match data:
            case [int(number), int(tokens), int(target)] if (
                0 <= number <= last and 0 <= tokens <= 99 and -1 <= target <= last
            ):
                card = table.book.cards[number]
                held.append(Held(number, seat, card, card, tokens, target))
            case _:
                raise BrokenSave(f"{reader.path}.cards", f"{data!r} is not a card")
    monster.innate = innate_powers(table, seat, _innate_tokens(table, reader))
    monster.hold(tuple(held))
    return monster


def _innate_tokens(table: TokyoTable, reader: Reader) -> tuple[int, ...]:
    """What innate powers hold; saves from before a power existed have nothing to say about it."""
    powers = table.book.innate
    tokens = reader.integers("innate", 0, MANY) if "innate" in reader.data else (0,) * len(powers)
    if len(tokens) != len(powers):
        raise BrokenSave(f"{reader.path}.innate", f"there must be {len(powers)}")
    return tokens


def _link_copies(table: TokyoTable) -> None:
    """Cards that copy others get their power once all cards are known."""
    for monster in table.monsters:
        monster.hold(tuple([_linked(table, it) for it in monster.cards]))


def _linked(table: TokyoTable, it: Held) -> Held:
    if it.target < 0:
        return it
    target = table.held(it.target)
    if target is None or not target.card.copyable or not it.card.copies_others:
        raise BrokenSave("position.monsters", f"card {it.number} cannot copy card {it.target}")
    power: Card = target.card
    return Held(it.number, it.seat, it.card, power, it.tokens, it.target)


def fault_of(table: TokyoTable) -> str:
    """What is impossible about the table, or nothing."""
    numbers = [it.number for monster in table.monsters for it in monster.cards]
    numbers += list(table.bag) + list(table.top) + list(table.market) + list(table.discard)
    if len(set(numbers)) != len(numbers):
        return "a card is in two places"
    if len(table.top) != len(table.seen_top) or len(table.market) > 3 or len(table.held_back) % 2:
        return "the deck, the market or the hits held back do not fit"
    for place in (CITY, BAY):
        if len([monster for monster in table.monsters if monster.place == place]) > 1:
            return "two monsters stand on one place"
    if not table.bay_is_open() and any([monster.place == BAY for monster in table.monsters]):
        return "Tokyo Bay is closed"
    for seat, monster in enumerate(table.monsters):
        if monster.out and (monster.hearts or monster.place or monster.cards or monster.energy or monster.stars):
            return f"seat {seat} is eliminated but owns something"
        least = 0 if table.is_undying(seat) else 1
        if not monster.out and not least <= monster.hearts <= table.most_hearts(seat):
            return f"seat {seat} cannot have {monster.hearts} hearts"
        if not all([not it.card.tokens or it.tokens <= it.card.tokens for it in monster.cards]):
            return f"seat {seat} has too many tokens on a card"
        if not all([it.card.keep for it in monster.cards]):
            return f"seat {seat} holds a card that cannot be kept"
    for i, power in enumerate(table.book.innate):
        bits = [monster.innate[i].tokens for monster in table.monsters]
        if any([monster.out and monster.innate[i].tokens for monster in table.monsters]):
            return f"an eliminated monster has something of {power.key}"
        if not all([power.makes_sense(tokens) for tokens in bits]):
            return f"somebody cannot have that of {power.key}"
        if not power.shared and any([a & b for j, a in enumerate(bits) for b in bits[:j]]):
            return f"two seats have the same of {power.key}"
    if len({monster.name for monster in table.monsters}) != len(table.monsters):
        return "two seats play the same monster"
    return ""
