"""GKR: Heavy Hitters in the terminal."""

import json
import re
from pathlib import Path
from typing import Any, Final

from rich.padding import Padding
from rich.text import Text

from baffe import BadOption, Table
from baffe.cli.flags import Flag
from baffe.cli.terminal.drawing import indented, seat_names
from baffe.cli.terminal.heavy_board import board_lines
from baffe.cli.terminal.heavy_cards import plain_entry, printed, text_kind
from baffe.cli.terminal.heavy_squads import (
    aim_lines,
    allies_of,
    cards_of,
    counts_of,
    headline,
    initials,
    tags_of,
    units_of,
)
from baffe.cli.terminal.look import Look, PrintedCard
from baffe.games.heavy_hitters.data.entries import HOUSE, Scenario, Utility, Weapon
from baffe.games.heavy_hitters.odds import AIM
from baffe.games.heavy_hitters.overlay import data_of
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.texts import has_text, text
from baffe.texts.heavy_hitters import HeavyWording
from baffe.texts.wording import Wording, taken_apart

TO_HEXES: Final = ("move", "place", "shift")  # verbs of answers that are typed as hexes
TO_WAYS: Final = ("face", "step", "push")  # as directions
TO_BUILDINGS: Final = ("tag", "ads", "s_billboard", "s_hijack")
COUNT: Final = "take"  # of which the number of cards is typed
PHASES: Final = {"setup": 0, "deploy": 1, "movement": 1, "combat": 2, "tag": 3, "reset": 3}  # before which to draw
WITH_HAND: Final = ("mulligan", "deploy", "move", "reset")
TALL: Final = 36  # lines of a screen on which hand and cards fit below the board
BELOW: Final = 9  # lines of a screen that a question takes below the board
DECK_MODES: Final = ("ready", "built")


class HeavyLook(Look):
    """The board with all that stands on it; every squad; what each weapon could do."""

    passing = ("done", "no", "pass", "stay", "stop")
    flags = (Flag("map", "NAME"), Flag("round_cap", "N"), Flag("data", "FILE"))
    helps = ("answer", "places", "weapons", "cards", "why", "table", "undo", "save", "quit")
    footnote = "heavy_hitters-house-numbers"

    def __init__(self, game: str) -> None:
        super().__init__(game)
        data = data_of()
        tables = ("weapons", "utility_cards", "sponsor_cards", "pilots", "upgrade_tiles", "scenarios")
        self.rows: Final[dict[str, Any]] = {row.id: row for table in tables for row in data.rows[table]}
        self.cards = {id: printed(row) for id, row in self.rows.items()}

    # -- the table --

    def meet(self, table: Table, wording: Wording) -> None:
        assert isinstance(table, HeavyTable) and isinstance(wording, HeavyWording)
        wording.lay_over(table.book.house.data)
        wording.automatic.update([seat for seat, squad in enumerate(table.squads) if squad.automatic])

    def table_lines(
        self,
        view: dict[str, Any],
        wording: Wording,
        players: dict[int, str],
        question: dict[str, Any] | None = None,
    ) -> list[Text | Padding]:
        """The round, the board, then every squad."""
        assert isinstance(wording, HeavyWording)
        lines: list[Text | Padding] = [indented(Text(headline(view, wording), style="bold"), 0)]
        if view["scenario"] is not None:
            lines += board_lines(view, wording, question, next(iter(players), None) if len(players) == 1 else None)
        for seat, name in enumerate(seat_names(wording, players)):
            lines += self._squad_lines(view, seat, name, wording, seat in players)
        return lines

    def _squad_lines(
        self, view: dict[str, Any], seat: int, name: str, wording: HeavyWording, is_ours: bool
    ) -> list[Text | Padding]:
        squad = view["seats"][seat]
        asked = any([question["seat"] == seat for question in view["decisions"]])
        line = Text("▸ " if asked else "  ")
        line.append(f"{initials(wording)[seat]} {name}", style="bold" if is_ours else "")
        if squad["out"]:
            return [line.append("  " + wording.ours("owned-out"))]
        if seat in wording.automatic:
            line.append("  " + wording.ours("scores-solo", life=squad["life"]))
        elif view["round"]:
            line.append("  ").append(self.scores(squad, wording))
        below = " · ".join([words for words in (units_of(squad, wording), tags_of(squad, wording)) if words])
        owned = " · ".join([*counts_of(squad, wording), *allies_of(view, seat, wording), *wording.owned(squad)])
        return [line, *[indented(words, 4) for words in (below, owned, *cards_of(squad, wording)) if words]]

    def scores(self, seat: dict[str, Any], wording: Wording) -> Text:
        """Life, Energy, fame, demolished buildings."""
        counts = {"life": seat["life"], "energy": seat["energy"], "fame": seat["fame"], "buildings": seat["demolished"]}
        return Text(wording.ours("scores", **counts))

    def cards_in_play(self, view: dict[str, Any]) -> list[str]:
        """Own cards in hand, cards that all can see, pilots and upgrades."""
        found: list[str] = []
        for squad in view["seats"]:
            found += [*squad.get("hand", ()), *squad.get("sponsors", ()), *squad["in_play"]]
            found += [*filter(None, [squad["pilot"]]), *squad["upgrades"]]
        return [id for id in dict.fromkeys(found) if id in self.cards]

    # -- asking --

    def moment(self, view: dict[str, Any]) -> Any:
        """The beginning of a round, its Combat phase, and tagging where there is something to tag."""
        phase = PHASES.get(view["phase"], 0)
        chooses = any([len(question.get("options", ())) > 1 for question in view["decisions"]])
        return view["round"], phase if chooses else min(phase, PHASES["combat"])

    def above(
        self, view: dict[str, Any], question: dict[str, Any], wording: Wording, drawn: bool
    ) -> list[Text | Padding]:
        """The board where a place is chosen; the scores, and the hand where cards may be played or lost."""
        assert isinstance(wording, HeavyWording)
        if drawn:
            return []
        seat = question["seat"]
        lines: list[Text | Padding] = []
        if chooses_hex(question):
            lines += board_lines(view, wording, question, seat, max(self.height - BELOW, 0))
        squad = view["seats"][seat]
        if view["round"]:
            lines.append(Text.assemble((wording.names[seat], "bold"), "  ", self.scores(squad, wording)))
        if question["kind"] in WITH_HAND and self.explains(question):
            lines += [indented(words, 4) for words in cards_of(squad, wording)]
        return lines

    def typed(self, question: dict[str, Any], wording: Wording) -> dict[str, str]:
        """Hexes and directions by their names, cards by their number; a building, where one word alone is about it."""
        found: dict[str, str] = {}
        places: list[tuple[str, str]] = []
        for word in question["options"]:
            verb, what, to, _ = taken_apart(word)
            if verb in TO_HEXES:
                found[what] = word
            elif verb in TO_WAYS:
                found[what] = found[wording.ours(f"direction-{what}.short").lower()] = word
            elif verb == COUNT:
                found[to] = word
            elif verb in TO_BUILDINGS:
                places.append((to or what, word))
        hexes = [place for place, _ in places]
        return found | {place: word for place, word in places if hexes.count(place) == 1}

    def is_listed(self, word: str) -> bool:
        return taken_apart(word)[0] not in (*TO_HEXES, COUNT)

    def hint(self, question: dict[str, Any], wording: Wording) -> str:
        parts = [taken_apart(word) for word in question["options"] if not self.is_listed(word)]
        hexes = [what for verb, what, _, _ in parts if verb in TO_HEXES]
        if parts and not hexes:
            return wording.ours("hint-counts", counts=", ".join([count for _, _, count, _ in parts]))
        if not hexes:
            return ""
        offers = question.get("offers", {})
        over = any(["over" in offer for offer in offers.values()])
        kind = "over" if over else "price" if any(["price" in offer for offer in offers.values()]) else "free"
        return wording.ours("hint-hexes", example=hexes[len(hexes) // 2], kind=kind)

    def is_pick(self, question: dict[str, Any]) -> bool:
        return bool(question["kind"] == "commit")

    def explains(self, question: dict[str, Any]) -> bool:
        """Not where the board would leave a small screen."""
        return not chooses_hex(question) or not 0 < self.height < TALL

    def note(self, word: str, question: dict[str, Any], wording: Wording) -> str:
        """What a shot is worth; of a weapon that may be committed, against every enemy unit."""
        assert isinstance(wording, HeavyWording)
        offer = question.get("offers", {}).get(word, {})
        if "expected" in offer:
            return wording.ours("note-shot", expected=offer["expected"])
        if "targets" not in offer:
            return ""
        numbers = wording.numbers(wording.entry(taken_apart(word)[1]))
        numbers = numbers.partition(" · ")[2]  # the answer itself says the price
        return "\n".join(
            [numbers, *aim_lines([dict(zip(AIM, aim, strict=False)) for aim in offer["targets"]], wording)]
        )

    # -- dealing --

    def wanted(self, given: dict[str, str], options: dict[str, Any], seats: int) -> dict[str, Any]:
        """A map by its name, decks that are built, the last round, and the numbers of somebody's own box."""
        if given.get("deck") in DECK_MODES:
            options = {**options, "decks": given["deck"]}
        if "map" in given:
            options = {**options, "scenario": given["map"].lower().replace(" ", "_").replace("-", "_")}
        if "round_cap" in given:
            number = given["round_cap"]
            options = {**options, "round_cap": int(number) if number.isascii() and number.isdigit() else number}
        if "data" in given:
            options = {**options, "data": data_in(given["data"])}
        return options

    # -- cards --

    def _card_id(self, id: str, attribute: str) -> str:
        kind, about = text_kind(self.rows[id])
        attribute = about if attribute == "effect" else attribute
        return f"{self.game}-{kind}-{id}" + (f".{attribute}" if attribute else "")

    def type_text(self, language: str, card: PrintedCard) -> str:
        ids = (f"{self.game}-type-{card.kind}", f"{self.game}-kind-{card.kind}")
        return text(language, next(id for id in ids if has_text(language, id)))

    def mark(self, card: PrintedCard) -> str:
        return "*" if self.rows[card.id].source == HOUSE else ""

    def summary(self, language: str, card: PrintedCard) -> str:
        """Weapons by their numbers."""
        effect = super().summary(language, card)
        return effect if isinstance(self.rows[card.id], Scenario) else self._numbers(language, card) or effect

    def beside(self, card: PrintedCard, language: str) -> str:
        """Its faction and its id; the numbers of whatever fires and of maps; whose numbers they are."""
        row = self.rows[card.id]
        faction = f"{self.game}-faction-{getattr(row, 'faction', '')}"
        owner = text(language, faction) if has_text(language, faction) else ""
        source = text(language, f"{self.game}-source-{row.source}")
        return "\n".join(
            [part for part in (f"{owner}  {card.id}".strip(), self._numbers(language, card), source) if part]
        )

    def _numbers(self, language: str, card: PrintedCard) -> str:
        row = self.rows[card.id]
        if isinstance(row, Scenario):
            players, buildings = ", ".join([str(number) for number in row.players]), ", ".join(row.buildings)
            return text(language, f"{self.game}-map-numbers", players=players, buildings=buildings)
        fires = isinstance(row, Weapon) or (isinstance(row, Utility) and row.weapon is not None)
        return HeavyWording(language, []).numbers(row).partition(" · ")[2] if fires else ""

    def more_of(self, card: PrintedCard) -> dict[str, Any]:
        return plain_entry(self.rows[card.id])


def chooses_hex(question: dict[str, Any]) -> bool:
    return any([taken_apart(word)[0] in TO_HEXES for word in question["options"]])


# -- the data of an owner --


def data_in(name: str) -> dict[str, Any]:
    """The data in a file; what is wrong is named with its file, line and field."""
    path = Path(name).expanduser()
    words = path.read_text(encoding="utf-8")
    try:
        data = json.loads(words)
    except json.JSONDecodeError as error:
        raise BadOption("data", f"{name}, line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise BadOption("data", f"{name}: is nested too deeply") from None
    if not isinstance(data, dict):
        raise BadOption("data", f"{name}, line 1: is not an object")
    try:
        data_of(data)
    except BadOption as refused:
        where = f"{name}, line {line_of(refused.field, words)}"
        raise BadOption("data", f"{where}, {refused.field}: {refused.reason}") from None
    return data


def line_of(field: str, words: str) -> int:
    """Where a field such as data.weapons.db_p2.damage stands: as far as its keys are found one after the other."""
    at = 0
    for key in re.findall(r"[^.\[\]]+", field)[1:]:
        found = words.find(f'"{key}"', at)
        at = found if found >= 0 else at
    return words.count("\n", 0, at) + 1
