"""What the terminal must know of a game: its words, its cards, and how its table is drawn."""

from typing import Any, Final

from rich.padding import Padding
from rich.text import Text

from baffe import Table
from baffe.texts import text
from baffe.texts.wording import AnyWording


class Printed:
    """A card as it is looked up."""

    def __init__(self, id: str, cost: int, keep: bool, copies: int, kind: str = "") -> None:
        self.id: Final = id
        self.cost: Final = cost
        self.keep: Final = keep
        self.copies: Final = copies
        self.kind: Final = kind or ("keep" if keep else "discard")


class Look:
    """One for each game."""

    name: str = ""
    seats: int = 2  # where nobody says how many
    row: str = ""  # what a view calls the cards for sale
    wording: type[AnyWording]
    cards: dict[str, Printed]  # by id, in printed order
    faces: tuple[str, ...]  # of a die
    deck: tuple[str, ...]  # the id of each card by its number

    def table_lines(self, view: dict[str, Any], wording: AnyWording, players: dict[int, str]) -> list[Text | Padding]:
        """Everything that lies on the table."""
        raise NotImplementedError

    def scores(self, seat: dict[str, Any], wording: AnyWording) -> Text:
        """The scores of a monster, and where it is, in a few signs."""
        raise NotImplementedError

    def throw_text(self, table: Table) -> str:
        """What asks for the dice that fall at a table in mid-step."""
        return "real-throw"

    def cards_in_play(self, view: dict[str, Any]) -> list[str]:
        """Every card that can be seen on the table."""
        found = [*view[self.row]]
        for seat in view["seats"]:
            found += [card if isinstance(card, str) else card["id"] for card in seat["cards"]]
        return list(dict.fromkeys(found))

    def card_text(self, language: str, id: str, attribute: str = "") -> str:
        return text(language, self.card_id(id, attribute))

    def card_id(self, id: str, attribute: str = "") -> str:
        return f"{self.wording.own}card-{id}" + (f".{attribute}" if attribute else "")

    def more_of(self, card: Printed) -> dict[str, Any]:
        """What JSON tells of a card beyond what all games tell."""
        return {}

    def beside(self, card: Printed, language: str) -> str:
        """What is said beside a card's price and type."""
        return ""
