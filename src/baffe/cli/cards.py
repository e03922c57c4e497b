"""Looking up cards."""

import unicodedata
from difflib import get_close_matches
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from baffe.cli.screen import indented
from baffe.games.tokyo.card import Card
from baffe.games.tokyo.cards import CARDS
from baffe.texts import LANGUAGES, has_text, text

BY_ID: Final[dict[str, Card]] = {card.id: card for card in CARDS}


def plain_card(card: Card) -> dict[str, Any]:
    """A card as JSON."""
    return {
        "id": card.id,
        **{f"name_{language}": text(language, f"card-{card.id}") for language in LANGUAGES},
        "cost": card.cost,
        "type": kind(card),
        "copies": card.copies,
        **{f"effect_{language}": text(language, f"card-{card.id}.effect") for language in LANGUAGES},
    }


def kind(card: Card) -> str:
    return "keep" if card.keep else "discard"


def folded(name: str) -> str:
    """As one types it in a hurry: no capitals, accents or punctuation."""
    apart = unicodedata.normalize("NFKD", name.casefold()).replace("œ", "oe")
    return "".join([sign for sign in apart if sign.isalnum()])


class Finder:
    """Cards whose id or name, in any language, begins with or contains what was typed."""

    def __init__(self, wanted: str) -> None:
        self.wanted: Final = wanted
        key = folded(wanted)
        names = {
            card.id: {folded(card.id), *[folded(text(language, f"card-{card.id}")) for language in LANGUAGES]}
            for card in CARDS
        }
        exact = [id for id in names if key in names[id]]
        begins = [id for id in names if any([name.startswith(key) for name in names[id]])]
        holds = [id for id in names if any([key in name for name in names[id]])]
        self.found: Final = (exact or begins or holds) if key else []
        close = get_close_matches(key, [name for all_names in names.values() for name in all_names], 3)
        self.close: Final = [id for id in names if names[id] & set(close)]

    def apology(self, language: str) -> str:
        names = ", ".join([text(language, f"card-{id}") for id in self.close])
        return text(language, "cards-unknown", wanted=self.wanted, close=names or "none")


def card_lines(id: str, language: str) -> list[RenderableType]:
    """The full text of a card and what players ask about it."""
    card = BY_ID[id]
    head = Text(text(language, f"card-{id}"), style="bold")
    head.append(f"  {card.cost}⚡  {text(language, f'card-type-{kind(card)}')}", style="not bold")
    lines: list[RenderableType] = [indented(head, 2), indented(text(language, f"card-{id}.effect"), 4)]
    if has_text(language, f"card-{id}.notes"):
        lines.append(indented(Text(text(language, f"card-{id}.notes"), style="dim"), 4))
    return lines
