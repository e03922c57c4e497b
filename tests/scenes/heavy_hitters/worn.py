"""What scenes near the end of a game are written with: Heavy Hitters that have lost most of their cards."""

from typing import Any

import baffe
from baffe.games.heavy_hitters.deckbuilding import cards_of
from baffe.games.heavy_hitters.overlay import data_of
from tests.scenes.heavy_hitters.scenes import dull, hh


def all_cards(faction: str) -> list[str]:
    """The 25 cards of the recommended deck."""
    data = data_of()
    return [id for id, copies in cards_of(data, data.recommended_deck(faction)).items() for _ in range(copies)]


def worn(faction: str, life: int, at: str, hand: tuple[str, ...] = (), **seat: Any) -> dict[str, Any]:
    """A seat with so many cards left: those of its hand, the others in its draw pile."""
    cards = all_cards(faction)
    for card in hand:
        cards.remove(card)
    damage = cards[life - len(hand) :]
    return {"faction": faction, "hand": list(hand), "damage": damage, "units": hh(at), **seat}


def fallen(faction: str) -> dict[str, Any]:
    """A seat whose Heavy Hitter is destroyed."""
    return {"faction": faction, "hand": [], "damage": all_cards(faction)}


def end(table: baffe.Table) -> tuple[list[int], list[list[int]], str]:
    """Winners, ranking and reason."""
    assert table.outcome is not None, "the game goes on"
    return table.outcome["winners"], table.outcome["ranking"], table.outcome["reason"]


def to_the_end(table: baffe.Table) -> tuple[list[int], list[list[int]], str]:
    """Winners, ranking and reason after the dullest answers."""
    for _ in range(100):
        decision = table.decision
        if decision is None:
            return end(table)
        table.play(dull(decision.options), decision.seat, decision.number)
    raise AssertionError("the game does not end")
