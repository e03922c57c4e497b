"""Drawing a table in lines of 80 columns. Colour only helps: every number has its sign or its word beside it."""

from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from baffe.games.tokyo.cards import CARDS
from baffe.texts.tokyo import Wording

COSTS: Final = {card.id: card.cost for card in CARDS}
HEART: Final = "red"
COLUMNS: Final = 80


def console_for_people() -> Console:
    """The terminal at its width; anything else gets whole lines."""
    console = Console(highlight=False, markup=False, emoji=False)
    return console if console.is_terminal else Console(highlight=False, markup=False, emoji=False, width=1000)


def indented(words: str | Text, indent: int) -> Padding:
    """Long lines go on below their own beginning."""
    return Padding(words if isinstance(words, Text) else Text(words), (0, 0, 0, indent), expand=False)


def padded(words: str, width: int) -> str:
    return words + " " * (width - cell_len(words))


def scores(seat: dict[str, Any]) -> Text:
    """Hearts, stars, energy."""
    line = Text()
    line.append(f"{seat['hearts']:>2}♥", style=HEART)
    line.append(f"  {seat['stars']:>2}★  {seat['energy']:>2}⚡")
    return line


def table_lines(view: dict[str, Any], wording: Wording, players: dict[int, str]) -> list[Text | Padding]:
    """Every monster with its scores, its place, its tokens and its cards; then the market."""
    names = [f"{name} ({players[seat]})" if seat in players else name for seat, name in enumerate(wording.names)]
    width = max([cell_len(name) for name in names])
    lines: list[Text | Padding] = []
    for seat, monster in enumerate(view["seats"]):
        turn = seat == view["turn"] and view["outcome"] is None
        line = Text("▸ " if turn else "  ")
        if monster["eliminated"]:
            line.append(padded(names[seat], width) + "  " + wording.say("table-out"), style="dim")
            lines.append(line)
            continue
        line.append(padded(names[seat], width), style="bold" if seat in players else "")
        line.append("  ")
        line.append(scores(monster))
        place = wording.say(f"place-{monster['place']}")
        line.append(f"  {place}", style="" if monster["place"] == "outside" else "bold")
        owned = ", ".join(wording.owned(monster))
        fits = cell_len(line.plain + owned) + 2 <= COLUMNS
        if owned and fits:
            line.append("  " + owned)
        lines.append(line)
        if owned and not fits:
            lines.append(indented(owned, 6))
        if monster["cards"]:
            lines.append(indented(", ".join([card_in_play(card, wording) for card in monster["cards"]]), 6))
    lines.append(market_line(view, wording))
    return lines


def card_in_play(card: Any, wording: Wording) -> str:
    """A card in front of a monster: what it copies, and the tokens on it."""
    if isinstance(card, str):
        return wording.card(card)
    name = wording.card(card["id"])
    if "copies" in card:
        name += f" = {wording.card(card['copies'])}"
    return f"{name} ({card['tokens']})" if "tokens" in card else name


def market_line(view: dict[str, Any], wording: Wording) -> Padding:
    offers = [
        wording.say(
            "market-card", card=wording.card(card), price=price, cost=COSTS[card], reduced=int(price < COSTS[card])
        )
        for card, price in zip(view["market"], view["prices"], strict=True)
    ]
    line = Text(wording.say("market"), style="bold")
    return indented(Text.assemble(line, "  " + (" · ".join(offers) or "–")), 2)


def dice_lines(faces: list[str], wording: Wording) -> list[Text]:
    """The dice in a row, each with its number above it."""
    label, shown = wording.say("die"), wording.say("die-shows")
    width = max(cell_len(label), cell_len(shown)) + 2
    above, below = Text("  " + padded(label, width), style="dim"), Text("  " + padded(shown, width))
    for number, face in enumerate(faces, 1):
        above.append(f"{number:<7}")
        below.append(padded(wording.face(face), 7), style="bold")
    return [above, below]
