"""What a seat may know, as a whitelist by place."""

from typing import Any

from baffe.games.tokyo.card import Held
from baffe.games.tokyo.dice import DICE
from baffe.games.tokyo.monster import PLACES, Monster
from baffe.games.tokyo.table import TokyoTable
from baffe.kernel.pile import NO_CARD
from baffe.kernel.seat import Seat


def seen_by(table: TokyoTable, seat: Seat | None) -> dict[str, Any]:
    cards = table.book.cards
    buyer = table.active if seat is None else seat
    return {
        "game": table.game.name,
        "options": {"two_player_variant": table.book.two_player_variant, "modules": list(table.book.modules)},
        "seats": [_seen_monster(monster, table) for monster in table.monsters],
        "turn": table.active,
        "turns": table.turns,
        "phase": table.phase,
        "dice": DICE.names(table.roll),
        "rolls_left": table.rolls_left,
        "market": [cards[number].id for number in table.market],
        "prices": [table.price(buyer, number) for number in table.market],
        "deck": [None if number == NO_CARD else cards[number].id for number in table.deck.top_known_to(seat)],
        "deck_count": table.deck.count(),
        "discard": [cards[number].id for number in table.discard.numbers()],
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
    if it.target == NO_CARD and not it.card.tokens:
        return it.card.id
    seen: dict[str, Any] = {"id": it.card.id}
    if it.target != NO_CARD:
        target = table.held(it.target)
        seen["copies"] = it.power.id
        seen["of"] = None if target is None else target.seat
    if it.power.tokens:
        seen["tokens"] = it.tokens
    return seen
