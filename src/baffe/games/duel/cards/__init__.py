"""The 50 cards of Duel, in the order of their ids."""

from typing import Final

from baffe.games.duel.card import Card, moments_of
from baffe.games.duel.cards import actions, body, dice, fame, tracks


def _numbered(cards: list[Card]) -> tuple[Card, ...]:
    by_id = {card.id: card for card in cards}
    ordered = [by_id[id] for id in sorted(by_id)]
    for number, card in enumerate(ordered):
        card.number = number
        card.moments = moments_of(card)
    return tuple(ordered)


CARDS: Final[tuple[Card, ...]] = _numbered([*actions.CARDS, *body.CARDS, *dice.CARDS, *fame.CARDS, *tracks.CARDS])
NUMBERS: Final[dict[str, int]] = {card.id: card.number for card in CARDS}
CARD_STEPS: Final = (*actions.STEPS, *body.STEPS, *dice.STEPS, *fame.STEPS)
