"""What is printed on the components, for clients that draw them: `make wire` writes it down for the page."""

from typing import Any

from baffe.games.tokyo.card import Card
from baffe.games.tokyo.cards import CARDS
from baffe.games.tokyo.modules.halloween.costumes import COSTUMES
from baffe.games.tokyo.monster import GOAL


def printed() -> dict[str, Any]:
    """Energy to pay for each card, by kind; stars to win; the most hearts, and cards that allow more."""
    return {
        "goal": GOAL,
        "hearts": Card.most_hearts,
        "keep": _prices([card for card in CARDS if card.keep]),
        "discard": _prices([card for card in CARDS if not card.keep]),
        "costume": _prices(list(COSTUMES)),
        "more_hearts": {card.id: card.most_hearts for card in CARDS if card.most_hearts > Card.most_hearts},
    }


def _prices(cards: list[Card]) -> dict[str, int]:
    return {card.id: card.cost for card in cards}
