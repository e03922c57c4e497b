"""King of Tokyo in the terminal."""

from typing import Any

from rich.padding import Padding
from rich.text import Text

from baffe.cli.terminal.drawing import HEART, cards_below, marked, offers_line, seat_names, with_belongings
from baffe.cli.terminal.look import Look, PrintedCard
from baffe.games.tokyo.cards import BASE_DECK, CARDS
from baffe.games.tokyo.dice import FACES
from baffe.games.tokyo.modules.halloween.costumes import COSTUMES
from baffe.texts.wording import Wording


class TokyoLook(Look):
    row = "market"
    cards = {
        **{card.id: PrintedCard(card.id, card.cost, card.keep, card.copies) for card in CARDS},
        **{card.id: PrintedCard(card.id, card.cost, card.keep, card.copies, "costume") for card in COSTUMES},
    }
    faces = FACES
    deck = tuple([card.id for card in (*BASE_DECK, *COSTUMES)])

    def table_lines(
        self,
        view: dict[str, Any],
        wording: Wording,
        players: dict[int, str],
        question: dict[str, Any] | None = None,
    ) -> list[Text | Padding]:
        """Every monster with its scores, its place, its tokens and its cards; then the market."""
        names = seat_names(wording, players)
        lines: list[Text | Padding] = []
        for seat, monster in enumerate(view["seats"]):
            line = marked(seat, view)
            if monster["eliminated"]:
                line.append(names[seat] + "  " + wording.say("table-out"), style="dim")
                lines.append(line)
                continue
            line.append(names[seat], style="bold" if seat in players else "")
            line.append("  ")
            line.append(self.scores(monster, wording))
            lines += with_belongings(line, ", ".join(wording.owned(monster)))
            lines += cards_below(monster, [card_in_play(card, wording) for card in monster["cards"]])
        offers = [
            (card, price, self.cards[card].cost) for card, price in zip(view["market"], view["prices"], strict=True)
        ]
        lines.append(offers_line(offers, wording))
        return lines

    def scores(self, seat: dict[str, Any], wording: Wording) -> Text:
        """Hearts, stars, energy, place."""
        line = Text()
        line.append(f"{seat['hearts']:>2}♥", style=HEART)
        line.append(f"  {seat['stars']:>2}★  {seat['energy']:>2}⚡")
        line.append(f"  {wording.ours('place-' + seat['place'])}", style="" if seat["place"] == "outside" else "bold")
        return line


def card_in_play(card: Any, wording: Wording) -> str:
    """A card in front of a monster: what it copies, and the tokens on it."""
    if isinstance(card, str):
        return wording.card(card)
    name = wording.card(card["id"])
    if "copies" in card:
        name += f" = {wording.card(card['copies'])}"
    return f"{name} ({card['tokens']})" if "tokens" in card else name
