"""Which decks are legal (G31 to G38), with a named complaint for everything that is wrong about one."""

from typing import TYPE_CHECKING, Any, Final

from baffe.games.heavy_hitters.data.entries import EACH, HOUSE, Deck
from baffe.games.heavy_hitters.kinds import fields, items, whole
from baffe.kernel.refusal import BadOption
from baffe.kernel.state import Value

if TYPE_CHECKING:
    from baffe.games.heavy_hitters.dataset import Data

MOST_COPIES: Final = 99  # that anybody can name; what a deck may hold is said by the cards


class Complaint(Value):
    """One thing that is wrong. `part` says where in a deck: primary, secondary, utility; `card` may be empty."""

    code: str
    part: str
    card: str
    reason: str
    there: int = 0
    wanted: int = 0  # or the most that may be there

    def plain(self) -> dict[str, Any]:
        return {"code": self.code, "part": self.part, "card": self.card, "there": self.there, "wanted": self.wanted}


def cards_of(data: "Data", deck: Deck) -> dict[str, int]:
    """How often each card is in a deck that is written as weapons and utility cards."""
    numbers = data.constants
    cards = {deck.primary: numbers.primary_copies}
    for secondary in deck.secondary:
        cards[secondary] = cards.get(secondary, 0) + numbers.secondary_copies
    for id, count in deck.utility.items():
        if count:
            cards[id] = cards.get(id, 0) + count
    return cards


def complaints(data: "Data", faction: str, pack: str, cards: dict[str, int]) -> list[Complaint]:
    """All that is wrong about a deck with so many of each card; nothing if it is legal."""
    numbers = data.constants
    found: list[Complaint] = []
    types = {"primary": 0, "secondary": 0}
    size = 0
    for id, count in cards.items():
        size += count
        number = data.card_number(id)
        if number < 0:
            found.append(Complaint("unknown_card", "utility", id, f"{id} is not a card"))
            continue
        card = data.card(number)
        part = card.part
        if card.faction not in (EACH, faction):
            found.append(Complaint("other_faction", part, id, f"{id} is not a card of {faction}"))
        elif card.set != "core" and pack == "core":
            found.append(Complaint("not_in_pack", part, id, f"{id} is not in the {pack} pack"))
        if part in types:
            types[part] += 1
            wanted = numbers.primary_copies if part == "primary" else numbers.secondary_copies
            if count != wanted:
                found.append(
                    Complaint(f"{part}_copies", part, id, f"{id} is there {count} times, not {wanted}", count, wanted)
                )
        if card.kind == "deploy" and count > numbers.deploy_cards_max:
            found.append(
                Complaint(
                    "deploy_cards",
                    part,
                    id,
                    f"{count} Deploy, at most {numbers.deploy_cards_max}",
                    count,
                    numbers.deploy_cards_max,
                )
            )
        elif count > card.copies:
            found.append(Complaint("copies", part, id, f"{count} of {id}, there are {card.copies}", count, card.copies))
    if types["primary"] != numbers.primary_types:
        found.append(_types("primary", types["primary"], numbers.primary_types))
    if types["secondary"] != numbers.secondary_types:
        found.append(_types("secondary", types["secondary"], numbers.secondary_types))
    if size != numbers.deck_size:
        found.append(
            Complaint("deck_size", "utility", "", f"{size} cards, not {numbers.deck_size}", size, numbers.deck_size)
        )
    return found


def _types(slot: str, there: int, wanted: int) -> Complaint:
    return Complaint(f"{slot}_types", slot, "", f"{there} {slot} weapons, not {wanted}", there, wanted)


def check_deck(data: "Data", pack: str, deck: Deck, path: str) -> None:
    """Refuses a deck that is not legal, with the part at fault."""
    _check_part(data, "primary", [deck.primary], f"{path}.primary")
    _check_part(data, "secondary", list(deck.secondary), f"{path}.secondary")
    _check_part(data, "utility", list(deck.utility), f"{path}.utility")
    for wrong in complaints(data, deck.faction, pack, cards_of(data, deck)):
        inside = f".{wrong.card}" if wrong.part == "utility" and wrong.card else ""
        raise BadOption(f"{path}.{wrong.part}{inside}", wrong.reason)


def _check_part(data: "Data", part: str, ids: list[str], path: str) -> None:
    """Only cards of that part are named in it."""
    for id in ids:
        number = data.card_number(id)
        if number < 0 or data.card(number).part != part:
            raise BadOption(f"{path}.{id}" if part == "utility" else path, f"{id!r} is not a {part} card")


def plain_deck(deck: Deck) -> dict[str, Any]:
    return {
        "id": deck.id,
        "faction": deck.faction,
        "primary": deck.primary,
        "secondary": list(deck.secondary),
        "utility": dict(deck.utility),
    }


def read_deck(value: Any, faction: str, path: str, source: str = HOUSE) -> Deck:
    """A deck as it is written in options and data. Whether it is legal is another question."""
    held = fields(value, path, ("id", "faction", "primary", "secondary", "utility"))
    for name in ("primary", "secondary", "utility"):
        if name not in held:
            raise BadOption(f"{path}.{name}", "is missing")
    if held.get("faction", faction) != faction:
        raise BadOption(f"{path}.faction", f"{held['faction']!r} is not {faction}")
    for name in ("id", "primary"):
        if not isinstance(held.get(name, ""), str):
            raise BadOption(f"{path}.{name}", f"{held[name]!r} is not a word")
    secondary = items(held["secondary"], f"{path}.secondary")
    for i, one in enumerate(secondary):
        if not isinstance(one, str):
            raise BadOption(f"{path}.secondary[{i}]", f"{one!r} is not a word")
    counts = fields(held["utility"], f"{path}.utility")
    utility = {id: whole(count, 0, MOST_COPIES, f"{path}.utility.{id}") for id, count in counts.items()}
    return Deck(held.get("id", ""), faction, held["primary"], tuple(secondary), utility, source)
