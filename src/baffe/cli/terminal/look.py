"""How a game looks in the terminal. A game that brings no look of its own is drawn as a listing of its view."""

from typing import Any, Final

from rich.padding import Padding
from rich.text import Text

from baffe import Table, UnknownGame
from baffe.cli.flags import Flag
from baffe.cli.terminal.drawing import indented, marked, seat_names
from baffe.games import plug as plugs
from baffe.games.registry import PLUGS
from baffe.texts import has_text, text
from baffe.texts.wording import Wording

ELSEWHERE: Final = ("game", "seats", "turn", "turns", "phase", "options", "outcome", "decisions")  # said by other lines
NO_PRICE: Final = -1  # of a card that nobody pays for


class PrintedCard:
    """A card as it is looked up."""

    def __init__(self, id: str, cost: int, keep: bool, copies: int, kind: str = "") -> None:
        self.id: Final = id
        self.cost: Final = cost  # or NO_PRICE
        self.keep: Final = keep
        self.copies: Final = copies
        self.kind: Final = kind or ("keep" if keep else "discard")


class Look:
    """One for each game."""

    row: str = ""  # what a view calls the cards for sale
    cards: dict[str, PrintedCard] = {}  # by id, in printed order
    faces: tuple[str, ...] = ()  # of a die; without them the game cannot be played beside the real box
    deck: tuple[str, ...] = ()  # the id of each card by its number
    passing: tuple[str, ...] = ("done", "no")  # answers that Enter gives
    flags: tuple[Flag, ...] = ()  # of `play` and `simulate`, beside those that follow from the rules
    helps: tuple[str, ...] = ("answer", "roll", "cards", "why", "table", "undo", "save", "quit")  # what ? explains
    footnote: str = ""  # the text below a list of cards

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.height = 0  # lines of the screen; 0: no matter how many

    def table_lines(
        self,
        view: dict[str, Any],
        wording: Wording,
        players: dict[int, str],
        question: dict[str, Any] | None = None,
    ) -> list[Text | Padding]:
        """Everything that lies on the table: a line for each seat, then what belongs to nobody.

        `question`: the one that is asked next, where its answers can be shown on the table.
        """
        names = seat_names(wording, players)
        lines: list[Text | Padding] = []
        for seat, shown in enumerate(view["seats"]):
            line = marked(seat, view).append(names[seat], style="bold" if seat in players else "")
            lines.append(line.append("  ").append(self.scores(shown, wording)))
        common = listing({key: value for key, value in view.items() if key not in ELSEWHERE}, wording)
        return [*lines, indented(common, 2)] if common else lines

    def scores(self, seat: dict[str, Any], wording: Wording) -> Text:
        """What a seat has, in a few words; the seat as it stands in a view."""
        return Text(listing(seat, wording))

    def meet(self, table: Table, wording: Wording) -> None:
        """A table is taken up, perhaps in the middle of a game: what its wording must know."""

    # -- asking --

    def moment(self, view: dict[str, Any]) -> Any:
        """The table is drawn anew when this has changed."""
        return view["turns"]

    def above(
        self, view: dict[str, Any], question: dict[str, Any], wording: Wording, drawn: bool
    ) -> list[Text | Padding]:
        """What stands above a question; `drawn`: the table has just been drawn."""
        if drawn or question["kind"] == "roll":
            return []
        seat = question["seat"]
        scores = self.scores(view["seats"][seat], wording)
        return [Text.assemble((wording.names[seat], "bold"), " ", scores)]

    def typed(self, question: dict[str, Any], wording: Wording) -> dict[str, str]:
        """What may be typed for an answer beside its number and its word."""
        return {}

    def is_listed(self, word: str) -> bool:
        """Whether an answer has a line of its own; the others are typed."""
        return True

    def hint(self, question: dict[str, Any], wording: Wording) -> str:
        """How the answers without a line are typed."""
        return ""

    def is_pick(self, question: dict[str, Any]) -> bool:
        """Whether the answers are sets, `verb:one,other`, of which each part has a line."""
        return False

    def explains(self, question: dict[str, Any]) -> bool:
        """Whether the cards among the answers are explained."""
        return True

    def note(self, word: str, question: dict[str, Any], wording: Wording) -> str:
        """What is said below an answer."""
        return ""

    # -- dealing --

    def wanted(self, given: dict[str, str], options: dict[str, Any], seats: int) -> dict[str, Any]:
        """The options of a deal with what was given for the flags of this look; raises BadOption."""
        return options

    def throw_text(self, table: Table) -> str:
        """What asks for the dice that fall at a table in mid-step."""
        return "real-throw"

    def cards_in_play(self, view: dict[str, Any]) -> list[str]:
        """Every card that can be seen on the table."""
        if not self.row:
            return []
        found = [*view[self.row]]
        for seat in view["seats"]:
            found += [card if isinstance(card, str) else card["id"] for card in seat["cards"]]
        return list(dict.fromkeys(found))

    def card_text(self, language: str, id: str, attribute: str = "") -> str:
        return text(language, self._card_id(id, attribute))

    def has_card_text(self, language: str, id: str, attribute: str) -> bool:
        return has_text(language, self._card_id(id, attribute))

    def _card_id(self, id: str, attribute: str) -> str:
        return f"{self.game}-card-{id}" + (f".{attribute}" if attribute else "")

    def price(self, card: PrintedCard) -> str:
        """What a card costs."""
        return "" if card.cost == NO_PRICE else f"{card.cost}⚡"

    def type_text(self, language: str, card: PrintedCard) -> str:
        """What kind of card it is."""
        return text(language, f"{self.game}-type-{card.kind}")

    def more_of(self, card: PrintedCard) -> dict[str, Any]:
        """What JSON tells of a card beyond what all games tell."""
        return {}

    def summary(self, language: str, card: PrintedCard) -> str:
        """What a list of all cards says of one."""
        return self.card_text(language, card.id, "effect")

    def mark(self, card: PrintedCard) -> str:
        """A sign that the footnote explains."""
        return ""

    def beside(self, card: PrintedCard, language: str) -> str:
        """What is said beside a card's price and type."""
        return ""


def listing(entries: dict[str, Any], wording: Wording) -> str:
    """ "stars 2 · hand 1, 6": entries of a view, named by `GAME-key-KEY` where there is such a text."""
    parts = []
    for key, value in entries.items():
        name = wording.ours(f"key-{key}") if wording.has(f"key-{key}") else key.replace("_", " ")
        parts.append(f"{name} {on_one_line(value)}")
    return " · ".join(parts)


def on_one_line(value: Any) -> str:
    """A value of a view on one line."""
    if value is None or value == []:
        return "–"
    if isinstance(value, dict):
        return " ".join([f"{key} {on_one_line(entry)}" for key, entry in value.items()])
    if isinstance(value, list):
        parts = [(isinstance(entry, list | dict), on_one_line(entry)) for entry in value]
        return ", ".join([f"({part})" if nested else part for nested, part in parts])
    return str(value)


def look_of(game: Any) -> Look:
    """How that game looks; a name that no game has is refused."""
    if not isinstance(game, str) or game not in PLUGS:
        raise UnknownGame("game", f"{game!r} is none of {', '.join(PLUGS)}")
    look: Look = plugs.resolve(PLUGS[game].look)(game)
    return look
