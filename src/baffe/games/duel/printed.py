"""What is printed on the components, for clients that draw them: `make wire` writes it down for the page."""

from typing import Any

from baffe.games.duel.autobot import THRESHOLDS
from baffe.games.duel.board import TOKENS, Buzz
from baffe.games.duel.card import Card
from baffe.games.duel.cards import CARDS
from baffe.games.duel.figures import MONSTERS
from baffe.games.duel.options import FIRST_DICE


def printed() -> dict[str, Any]:
    """Prices of cards by kind; the Buzz token on each; what tokens show; hearts; the Autobot's cubes and first dice."""
    return {
        "keep": _prices([card for card in CARDS if card.keep]),
        "action": _prices([card for card in CARDS if not card.keep]),
        "buzz": {card.id: card.buzz for card in CARDS if card.buzz},
        "tokens": {token.id: _token(token) for token in TOKENS},
        "hearts": {monster.id: monster.hearts for monster in MONSTERS.values()},
        "cubes": THRESHOLDS,
        "first_dice": FIRST_DICE,
    }


def _prices(cards: list[Card]) -> dict[str, int]:
    return {card.id: card.cost for card in sorted(cards, key=lambda card: card.id)}


def _token(token: Buzz) -> dict[str, Any]:
    plain: dict[str, Any] = {"layout": list(token.layout)}
    if token.inserts:
        plain["inserts"] = token.inserts
    if token.removes:
        plain["removes"] = True
    return plain
