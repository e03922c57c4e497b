"""What a seat may know, as a whitelist by place; and tables that it may imagine."""

from typing import Any

from baffe.games.tokyo.card import Held
from baffe.games.tokyo.hand import names
from baffe.games.tokyo.monster import PLACES, Monster
from baffe.games.tokyo.table import TokyoTable


def seen_by(table: TokyoTable, seat: int | None) -> dict[str, Any]:
    cards = table.book.cards
    buyer = table.active if seat is None else seat
    return {
        "game": table.game.name,
        "options": {"two_player_variant": table.book.two_player_variant, "modules": list(table.book.modules)},
        "seats": [_seen_monster(monster, table) for monster in table.monsters],
        "turn": table.active,
        "turns": table.turns,
        "phase": table.phase,
        "dice": names(table.hand),
        "rolls_left": table.rolls_left,
        "market": [cards[number].id for number in table.market],
        "prices": [table.price(buyer, number) for number in table.market],
        "deck": _known_top(table, seat),
        "deck_count": table.deck_count(),
        "discard": [cards[number].id for number in table.discard],
    }


def _seen_monster(monster: Monster, table: TokyoTable) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "monster": monster.name,
        "hearts": monster.hearts,
        "stars": monster.stars,
        "energy": monster.energy,
        "place": PLACES[monster.place],
        "poison": monster.poison,
        "shrink": monster.shrink,
        "cards": [_seen_card(it, table) for it in monster.cards],
        "eliminated": monster.out,
    }
    for power, it in zip(table.book.innate, monster.innate, strict=True):
        seen[power.key] = power.seen(it.tokens)
    return seen


def _seen_card(it: Held, table: TokyoTable) -> Any:
    """As in a scene: a bare id, or an object where there is more to say."""
    if it.target < 0 and not it.card.tokens:
        return it.card.id
    seen: dict[str, Any] = {"id": it.card.id}
    if it.target >= 0:
        target = table.held(it.target)
        seen["copies"] = it.power.id
        seen["of"] = None if target is None else target.seat
    if it.power.tokens:
        seen["tokens"] = it.tokens
    return seen


def _known_top(table: TokyoTable, seat: int | None) -> list[str | None]:
    """The top of the deck as far down as the seat knows a card; None for one that it does not know."""
    known: list[str | None] = []
    for i, number in enumerate(table.top):
        mine = seat is not None and table.seen_top[i] >> seat & 1
        known.append(table.book.cards[number].id if mine else None)
    while known and known[-1] is None:
        known.pop()
    return known


def dream(table: TokyoTable, seat: int) -> None:
    """Cards on top of the deck that the seat has not seen are drawn anew; those nobody saw go back into the bag."""
    unseen = [number for i, number in enumerate(table.top) if not table.seen_top[i] >> seat & 1]
    bag = sorted(list(table.bag) + unseen)
    top: list[int] = []
    for i, number in enumerate(table.top):
        if not table.seen_top[i] >> seat & 1:
            number = bag.pop(table.chance.below(len(bag)))
        top.append(number)
    while top and table.seen_top[len(top) - 1] == 0:
        bag.append(top.pop())
    table.top = tuple(top)
    table.seen_top = table.seen_top[: len(top)]
    table.bag = bytes(sorted(bag))
