"""King of Tokyo Duel in the terminal."""

from typing import Any, Final

from rich.cells import cell_len
from rich.padding import Padding
from rich.text import Text

from baffe import Table
from baffe.cli.terminal.drawing import HEART, cards_below, indented, marked, offers_line, seat_names, with_belongings
from baffe.cli.terminal.look import Look, PrintedCard
from baffe.games.duel.board import END, NOWHERE, TOKENS, TRACKS, bonus_at, left_of, spot, token_of, track_of
from baffe.games.duel.cards import CARDS
from baffe.games.duel.dice import FACES
from baffe.games.duel.table import DuelTable
from baffe.texts import text
from baffe.texts.wording import Wording

STEP: Final = 4  # columns from space to space; an added one lies between
MARKER: Final = "●"
PLAIN: Final = "·"
GONE: Final = "–"
SIGNS: Final = {
    "hit": "✶", "hit_x2": "✶✶", "heart": "♥", "energy": "⚡", "dice_token": "⚄", "blank": "○", "stop": "■",
}  # fmt: skip
BUZZ: Final = {card.id: card.buzz for card in CARDS}


class DuelLook(Look):
    row = "row"
    cards = {card.id: PrintedCard(card.id, card.cost, card.keep, 1) for card in CARDS}
    faces = FACES
    deck = tuple([card.id for card in CARDS])

    def table_lines(
        self,
        view: dict[str, Any],
        wording: Wording,
        players: dict[int, str],
        question: dict[str, Any] | None = None,
    ) -> list[Text | Padding]:
        """Both monsters with what they have; the two tracks; the row."""
        names = seat_names(wording, players)
        lines: list[Text | Padding] = []
        for seat, monster in enumerate(view["seats"]):
            line = marked(seat, view)
            line.append(names[seat], style="bold" if seat in players else "")
            line.append("  ")
            line.append(self.scores(monster, wording))
            lines += with_belongings(line, ", ".join(wording.owned(monster)))
            lines += cards_below(monster, [wording.card(card) for card in monster["cards"]])
        lines += track_lines(view, wording)
        offers = [(card, price, self.cards[card].cost) for card, price in zip(view["row"], view["prices"], strict=True)]
        lines.append(offers_line(offers, wording))
        return lines

    def throw_text(self, table: Table) -> str:
        """The Autobot's power is thrown with the white dice."""
        is_power = isinstance(table, DuelTable) and table.phase == "end"
        return "duel-throw-white" if is_power else super().throw_text(table)

    def scores(self, seat: dict[str, Any], wording: Wording) -> Text:
        """Hearts and energy."""
        line = Text()
        line.append(f"{seat['hearts']:>2}♥", style=HEART)
        line.append(f"  {seat['energy']:>2}⚡")
        return line

    def more_of(self, card: PrintedCard) -> dict[str, Any]:
        return {"buzz": BUZZ[card.id] or None}

    def beside(self, card: PrintedCard, language: str) -> str:
        token = BUZZ[card.id]
        return text(language, "duel-card-buzz", token=text(language, f"duel-token-{token}")) if token else ""


def track_lines(view: dict[str, Any], wording: Wording) -> list[Text | Padding]:
    """The ends by their owners, the spaces by their numbers, what lies on them, and what the signs mean."""
    buzz = buzz_of(view)
    tracks = [wording.ours(f"track-{track}") for track in TRACKS]
    width = max([cell_len(track) for track in tracks]) + 3
    ends = ["← " + wording.names[0], wording.names[1] + " →"]
    gap = " " * (2 * END * STEP + 1 - sum([cell_len(end) for end in ends]))
    lines: list[Text | Padding] = [Text("  " + " " * width + ends[0] + gap + ends[1], style="dim")]
    lines.append(Text("  " + " " * (width - 1) + numbers(), style="dim"))
    for track, name in enumerate(tracks):
        line = Text("  " + name + " " * (width - cell_len(name)))
        line.append(cells(buzz, track, int(2 * view[TRACKS[track]])))
        line.highlight_words([MARKER], "bold")
        lines.append(line)
    lines.append(indented(Text(wording.ours("board-legend"), style="dim"), 2))
    return lines


def buzz_of(view: dict[str, Any]) -> tuple[int, ...]:
    """The tokens of a view as the board counts them."""
    spots = list(NOWHERE)
    for id, lying in view["buzz"].items():
        spots[token_of(id)] = spot(TRACKS.index(lying["track"]), lying["at"], lying["flipped"])
    return tuple(spots)


def numbers() -> str:
    """The spaces, with both Spotlight zones in brackets."""
    shown = ""
    for at in range(-END, END + 1):
        number = f"{abs(at)}]" if at in (-3, 5) else str(abs(at))
        shown += ("[" if at in (-5, 3) else " ") + f"{number:<{STEP - 1}}"
    return shown.rstrip()


def cells(buzz: tuple[int, ...], track: int, marker: int) -> str:
    """A track: a sign for each space, in halves so that added ones have room."""
    shown = ""
    for place in range(-2 * END, 2 * END + 1):
        shown += padded_sign(sign(buzz, track, place, marker))
    return shown.rstrip()


def sign(buzz: tuple[int, ...], track: int, place: int, marker: int) -> str:
    if place == marker:
        return MARKER
    if is_gone(buzz, track, place):
        return GONE
    bonus = bonus_at(buzz, track, place)
    return SIGNS[bonus] if bonus else "" if place % 2 else PLAIN


def is_gone(buzz: tuple[int, ...], track: int, place: int) -> bool:
    """Whether a token has taken that space away."""
    return any(
        [
            TOKENS[i].removes and at >= 0 and track_of(at) == track and place == 2 * left_of(at) + 2
            for i, at in enumerate(buzz)
        ]
    )


def padded_sign(sign: str) -> str:
    return sign + " " * (STEP // 2 - cell_len(sign))
