"""What is impossible about a table."""

from baffe.games.tokyo.dice import MOST_DICE, size
from baffe.games.tokyo.monster import BAY, CITY, Monster
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.seat import Seat


def fault_of(table: TokyoTable) -> str:
    """What is impossible about the table, or nothing."""
    numbers = [it.number for monster in table.monsters for it in monster.cards]
    numbers += table.deck.numbers() + table.discard.numbers() + list(table.market)
    if len(set(numbers)) != len(numbers):
        return "a card is in two places"
    if len(table.market) > 3:
        return "the market has three slots"
    if size(table.roll) > MOST_DICE:
        return "there are too many dice"
    if table.living != len([monster for monster in table.monsters if not monster.out]):
        return "the living are miscounted"
    if len({monster.name for monster in table.monsters}) != len(table.monsters):
        return "two seats play the same monster"
    for place in (CITY, BAY):
        if len([monster for monster in table.monsters if monster.place == place]) > 1:
            return "two monsters stand on one place"
    if not table.bay_is_open() and any([monster.place == BAY for monster in table.monsters]):
        return "Tokyo Bay is closed"
    for seat in table.seats():
        fault = _fault_of_monster(table, seat, table.monsters[seat])
        if fault:
            return f"seat {seat} {fault}"
    return _fault_of_innate(table)


def _fault_of_monster(table: TokyoTable, seat: Seat, monster: Monster) -> str:
    if monster.out and (monster.hearts or monster.place or monster.cards or monster.energy or monster.stars):
        return "is eliminated but owns something"
    least = 0 if table.is_undying(seat) else 1
    if not monster.out and not least <= monster.hearts <= table.most_hearts(seat):
        return f"cannot have {monster.hearts} hearts"
    if not all([not it.card.tokens or it.tokens <= it.card.tokens for it in monster.cards]):
        return "has too many tokens on a card"
    return "" if all([it.card.keep for it in monster.cards]) else "holds a card that cannot be kept"


def _fault_of_innate(table: TokyoTable) -> str:
    for i, power in enumerate(table.book.innate):
        tokens = [monster.innate[i].tokens for monster in table.monsters]
        if any([monster.out and monster.innate[i].tokens for monster in table.monsters]):
            return f"an eliminated monster has something of {power.key}"
        if not all([power.makes_sense(some) for some in tokens]):
            return f"somebody cannot have that of {power.key}"
        if not power.shared and any([a & b for j, a in enumerate(tokens) for b in tokens[:j]]):
            return f"two seats have the same of {power.key}"
    return ""
