"""Looking up cards."""

import unicodedata
from difflib import get_close_matches
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from baffe.cli.terminal.drawing import indented
from baffe.cli.terminal.look import NO_PRICE, Look, PrintedCard
from baffe.texts import LANGUAGES, text


def plain_card(card: PrintedCard, look: Look) -> dict[str, Any]:
    """A card as JSON."""
    return {
        "id": card.id,
        **{f"name_{language}": look.card_text(language, card.id) for language in LANGUAGES},
        "cost": None if card.cost == NO_PRICE else card.cost,
        "type": card.kind,
        "copies": card.copies,
        **look.more_of(card),
        **{f"effect_{language}": look.card_text(language, card.id, "effect") for language in LANGUAGES},
    }


def folded(name: str) -> str:
    """As one types it in a hurry: no capitals, accents or punctuation."""
    apart = unicodedata.normalize("NFKD", name.casefold()).replace("œ", "oe")
    return "".join([sign for sign in apart if sign.isalnum()])


class Finder:
    """Cards whose id or name, in any language, begins with or contains what was typed."""

    def __init__(self, wanted: str, look: Look) -> None:
        self.wanted: Final = wanted
        self.look: Final = look
        key = folded(wanted)
        names = {
            id: {folded(id), *[folded(look.card_text(language, id)) for language in LANGUAGES]} for id in look.cards
        }
        exact = [id for id in names if key in names[id]]
        begins = [id for id in names if any([name.startswith(key) for name in names[id]])]
        holds = [id for id in names if any([key in name for name in names[id]])]
        self.found: Final = (exact or begins or holds) if key else []
        close = get_close_matches(key, [name for all_names in names.values() for name in all_names], 3)
        self.close: Final = [id for id in names if names[id] & set(close)]

    def apology(self, language: str) -> str:
        names = ", ".join([self.look.card_text(language, id) for id in self.close])
        return text(language, "cards-unknown", wanted=self.wanted, close=names or "none")


def card_lines(id: str, language: str, look: Look) -> list[RenderableType]:
    """The full text of a card and what players ask about it."""
    card = look.cards[id]
    head = Text(look.card_text(language, id), style="bold")
    facts = [look.price(card), look.type_text(language, card), look.beside(card, language)]
    head.append("  " + "  ".join([fact for fact in facts if fact]), style="not bold")
    lines: list[RenderableType] = [indented(head, 2), indented(look.card_text(language, id, "effect"), 4)]
    if look.has_card_text(language, id, "notes"):
        lines.append(indented(Text(look.card_text(language, id, "notes"), style="dim"), 4))
    return lines
