"""What a screen for building decks asks: which cards there are, and what is still wrong about a deck."""

from typing import Any, Final

from baffe.games.heavy_hitters.data.entries import EACH, PACKS
from baffe.games.heavy_hitters.dataset import Data
from baffe.games.heavy_hitters.deckbuilding import cards_of, complaints
from baffe.games.heavy_hitters.kinds import fields, whole, word
from baffe.games.heavy_hitters.overlay import data_of
from baffe.games.heavy_hitters.packing import most_copies
from baffe.kernel.refusal import BadOption

MOST_NAMED: Final = 99  # copies of a card, or cards, that anybody can ask about


def about_deck(asked: dict[str, Any]) -> dict[str, Any]:
    """Of a deck that may be half built: its size, what may be in it, all that is wrong; raises BadOption."""
    fields(asked, "asked", ("faction", "pack", "data", "cards"))
    data = data_of(asked.get("data"))
    faction = word(asked.get("faction"), tuple([row.id for row in data.factions]), "faction")
    pack = word(asked.get("pack", PACKS[0]), PACKS, "pack")
    cards = _named(asked.get("cards", {}))
    return {
        "size": sum(cards.values()),
        "wanted": data.constants.deck_size,
        "offered": _offered(data, faction, pack),
        "ready": {deck.id: cards_of(data, deck) for deck in data.decks if deck.faction == faction},
        "wrong": [wrong.plain() for wrong in complaints(data, faction, pack, cards)],
    }


def _named(value: Any) -> dict[str, int]:
    named = fields(value, "cards")
    if len(named) > MOST_NAMED:
        raise BadOption("cards", f"names {len(named)} cards, at most {MOST_NAMED}")
    counts = {id: whole(count, 0, MOST_NAMED, f"cards.{id}") for id, count in named.items()}
    return {id: count for id, count in counts.items() if count}


def _offered(data: Data, faction: str, pack: str) -> list[dict[str, Any]]:
    """Cards that this faction may take, with the most of each; of a weapon one takes all its copies or none."""
    copies = {"primary": data.constants.primary_copies, "secondary": data.constants.secondary_copies}
    return [
        {
            "card": card.id,
            "part": card.part,
            "most": copies.get(card.part, most_copies(data, number)),
            "each": copies.get(card.part, 1),
        }
        for number, card in enumerate(data.cards)
        if card.faction in (EACH, faction) and (card.set == "core" or pack == "extended") and card.part
    ]
