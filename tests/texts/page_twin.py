"""Writes what the page's twins of these texts are compared with: `python -m tests.texts.page_twin`.

Games are played by bots; of everything that is told, asked or offered, one example of each kind is kept with its
sentences in both languages, and of some games all events with what every monster has after them.
"""

import json
from pathlib import Path
from typing import Any, ClassVar, Final

from baffe.bots import Eyes, make
from baffe.kernel.forecast import forecast_of
from baffe.texts import LANGUAGES
from baffe.texts.wording import SEATS, Wording, taken_apart

PAGE: Final = Path(__file__).parents[2] / "web/src/games"


class Twin:
    """One example of each kind, of one game. Games say what makes a kind and what the page must know."""

    game: ClassVar[str]
    wording: ClassVar[type[Wording]]
    telling: ClassVar[tuple[str, ...]]  # entries of an event that change its sentence
    shown: ClassVar[tuple[str, ...]]  # what questions need of a view
    board: ClassVar[tuple[str, ...]]  # what the page must know beside the seats
    cards: ClassVar[dict[str, Any]]

    def __init__(self) -> None:
        self.told: dict[Any, dict[str, Any]] = {}
        self.asked: dict[Any, dict[str, Any]] = {}
        self.brought: dict[Any, dict[str, Any]] = {}
        self.ended: dict[str, dict[str, Any]] = {}
        self.explained: set[Any] = set()

    def games(self) -> list[dict[str, Any]]:
        """Play them all; those that the page's test follows event by event."""
        raise NotImplementedError

    def kind_of(self, word: str, question: dict[str, Any]) -> Any:
        """Words of one kind have one text."""
        raise NotImplementedError

    def case_of(self, question: dict[str, Any], view: dict[str, Any]) -> Any:
        """What changes the sentence of a question beside what it is about."""
        raise NotImplementedError

    def has(self, seat: dict[str, Any]) -> list[Any]:
        """What the page must know of a seat after the events it has shown."""
        raise NotImplementedError

    def figures(self, view: dict[str, Any]) -> list[str]:
        """Whom the seats play."""
        return [seat["monster"] for seat in view["seats"]]

    def wordings(self, view: dict[str, Any]) -> list[Wording]:
        """One for each language."""
        return [self.wording(language, self.figures(view)) for language in LANGUAGES]

    def few(self, event: dict[str, Any]) -> list[Any]:
        """What of an event changes its sentence."""
        return [event.get(key) for key in self.telling]

    def tell(self, wordings: list[Wording], monsters: list[str], event: dict[str, Any]) -> None:
        others = [event.get(key, "") for key in SEATS]
        roles = ["none" if it is None else "self" if it == event["seat"] else it != "" for it in others]
        few = self.few(event)
        why = event["rule"] or event.get("cause")
        parts = [part.rpartition(":")[0] for part in event.get("parts", ())]
        key = (event["type"], why, *roles, *[one if isinstance(one, str) else one == 1 for one in few], *parts)
        if key not in self.told:
            self.told[key] = {"monsters": monsters, "event": event, "lines": [each.event(event) for each in wordings]}
            if why not in self.explained:
                self.explained.add(why)
                self.told[key]["why"] = [each.why(event) for each in wordings]

    def ask(self, wordings: list[Wording], monsters: list[str], question: dict[str, Any], view: dict[str, Any]) -> None:
        about = {key: self._about(value, question) for key, value in question["about"].items()}
        buys = any([word.startswith("buy:") for word in question["options"]])
        key = (question["kind"], str(about), self.case_of(question, view), buys)
        answers: dict[str, list[str]] = {}
        for word in question["options"]:
            sign = (*self.kind_of(word, question), question["kind"])
            if sign not in self.asked:
                self.asked[sign] = {}
                answers[word] = [each.answer(word, question, view) for each in wordings]
        if key in self.asked and not answers:
            return
        lean = {key: question[key] for key in ("number", "seat", "kind", "about")}
        if question["kind"] == "buy":
            lean["options"] = question["options"]
        if "offers" in question:
            lean["offers"] = {word: offer for word, offer in question["offers"].items() if word in answers}
        self.asked[key, len(self.asked)] = {
            "monsters": monsters,
            "question": lean,
            "view": {key: view[key] for key in self.shown},
            "lines": [each.question(question, view) for each in wordings],
            "answers": answers,
        }
        self.asked.setdefault(key, {})

    def bring(self, wordings: list[Wording], monsters: list[str], forecast: dict[str, list[int]], me: int) -> None:
        """One example for each new amount: of one or several, certain or not, mine or others'."""
        known = len(self.brought)
        for name, (least, most) in forecast.items() or {"nothing": (0, 0)}.items():
            verb, what, _, seat = taken_apart(name)
            self.brought.setdefault((verb, what, seat == me, least == most, most == 1), {})
        if len(self.brought) > known:
            lines = [each.brings(forecast, me) for each in wordings]
            question = {"number": 0, "seat": me, "kind": "roll", "about": {}, "brings": forecast}
            self.brought[known] = {"monsters": monsters, "question": question, "lines": lines}

    def end(self, wordings: list[Wording], monsters: list[str], outcome: dict[str, Any]) -> None:
        lines = [each.outcome(outcome) for each in wordings]
        key = f"{outcome['reason']} {len(outcome['winners'])}"
        self.ended.setdefault(key, {"monsters": monsters, "outcome": outcome, "lines": lines})

    def _about(self, value: Any, question: dict[str, Any]) -> Any:
        return value is None or value == question["seat"] or value == 1

    def known(self, view: dict[str, Any]) -> dict[str, Any]:
        seats = {str(i): self.has(seat) for i, seat in enumerate(view["seats"])}
        return {**seats, **{key: view[key] for key in self.board}}

    def play(self, table: Any, bots: list[str], seed: int, updates: int, viewer: int | None = None) -> dict[str, Any]:
        """To the end; the first `updates` updates are kept as they are, for a spectator or somebody at the table."""
        view = table.view(viewer)
        players = [make(self.game, bots[seat % len(bots)], seed + seat) for seat in range(len(view["seats"]))]
        monsters = self.figures(view)
        wordings = self.wordings(view)
        kept: list[dict[str, Any]] = []
        start = {**view, "decisions": []}
        known = self.known(view)
        told = len(table.events(viewer))
        for event in table.events(viewer):
            self.tell(wordings, monsters, event)
        while (decision := table.decision) is not None:
            seen = table.view(decision.seat)
            question = next(each for each in seen["decisions"] if each["seat"] == decision.seat)
            self.ask(wordings, monsters, question, seen)
            forecast = forecast_of(table, decision.seat)
            if forecast is not None:
                self.bring(wordings, monsters, forecast, decision.seat)
            word = players[decision.seat].choose(decision, Eyes(table, decision.seat))
            table.play(word, seat=decision.seat)
            events = table.events(viewer, told)
            told += len(events)
            for event in events:
                self.tell(wordings, monsters, event)
            if events and len(kept) < updates:
                now = self.known(table.view(viewer))
                kept.append({"events": events, "changed": changed(now, known)})
                known = now
        outcome = table.outcome
        self.end(wordings, monsters, outcome)
        return {"start": start, "updates": kept}

    @property
    def path(self) -> Path:
        return PAGE / self.game / "testdata/wording.json"

    def written(self) -> str:
        games = self.games()
        data = {
            "cards": self.cards,
            "told": list(self.told.values()),
            "asked": [example for example in self.asked.values() if example],
            "brought": [example for example in self.brought.values() if example],
            "ended": list(self.ended.values()),
            **self.more(),
            "games": games,
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"

    def more(self) -> dict[str, Any]:
        """What only this game has to compare."""
        return {}


def changed(now: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in now.items() if before.get(key) != value}


def main() -> None:
    from tests.texts.page_twin_duel import DuelTwin
    from tests.texts.page_twin_heavy import HeavyTwin
    from tests.texts.page_twin_tokyo import TokyoTwin

    for twin in (TokyoTwin(), DuelTwin(), HeavyTwin()):
        twin.path.parent.mkdir(parents=True, exist_ok=True)
        twin.path.write_text(twin.written(), encoding="utf-8")


if __name__ == "__main__":
    main()
