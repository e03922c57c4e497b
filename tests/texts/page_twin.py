"""Writes what the page's twin of these texts is compared with: `python tests/texts/page_twin.py`.

Games are played by bots; of everything that is told, asked or offered, one example of each kind is kept with its
sentences in both languages, and of some games all events with what every monster has after them.
"""

import json
from pathlib import Path
from typing import Any, Final

import baffe
from baffe.bots import Eyes, make
from baffe.games.tokyo.cards import CARDS
from baffe.games.tokyo.modules.halloween.costumes import COSTUMES
from baffe.texts import LANGUAGES
from baffe.texts.tokyo import Wording, taken_apart

PATH: Final = Path(__file__).parents[2] / "web/src/games/tokyo/testdata/wording.json"
RICH: Final = [
    ["extra_head", "wings", "rapid_healing", "alien_origin", "made_in_a_lab"],
    ["energy_drink", "jets", "herd_culler", "even_bigger", "metamorph"],
    ["freeze_time", "camouflage", "poison_quills", "stretchy", "healing_ray"],
    ["battery_monster", "poison_spit", "psychic_probe", "it_has_a_child", "mimic"],
    ["shrink_ray", "fire_breathing", "smoke_cloud", "plot_twist", "opportunist"],
    ["parasitic_tentacles", "background_dweller", "burrowing", "nova_breath", "detritivore"],
]


def scene(seed: int, modules: bool) -> Any:
    seats = [{"energy": 30 - 3 * i, "hearts": 10 - i, "stars": i, "cards": cards} for i, cards in enumerate(RICH)]
    seats[1] |= {"place": "city", "poison": 2, "shrink": 1}
    seats[2] |= {"place": "bay"}
    if modules:
        seats = [{**seat, "cultists": 2} for seat in seats]
        seats[3] |= {"tower": [1]}
        seats[1] |= {"tower": [2]}
    options = {"modules": ["cultists", "tower"] if modules else []}
    position = {"seats": seats, "seed": seed, "step": "start", "options": options}
    if modules:
        position |= {"turn": 1, "dice": ["1"] * 6}
    return baffe.scene("tokyo", position)


def halloween(seed: int) -> Any:
    """All costumes are worn, and there are smashes enough to steal them."""
    worn = [card.id for card in COSTUMES]
    turned = worn[seed % 12 :] + worn[: seed % 12]
    seats = [{"energy": 12, "stars": 12, "hearts": 6, "cards": turned[3 * i : 3 * i + 3]} for i in range(4)]
    seats[1] |= {"place": "city"}
    dice = [["1", "2", "3", "heart", "energy", "smash"], ["smash"] * 6][seed % 2]
    if seed == 10:
        seats = [{"cards": ["clown"]}, {"place": "city", "cards": ["ghost"]}]
    position = {"seats": seats, "seed": seed, "dice": dice, "rolls_left": 0, "options": {"modules": ["halloween"]}}
    return baffe.scene("tokyo", position)


def have(view: dict[str, Any]) -> dict[str, list[Any]]:
    """What the page must know of each seat after the events it has shown."""
    found: dict[str, list[Any]] = {}
    for i, seat in enumerate(view["seats"]):
        cards = [card if isinstance(card, str) else card["id"] for card in seat["cards"]]
        found[str(i)] = [*[seat[key] for key in ("hearts", "stars", "energy", "place", "poison", "shrink")], cards]
    return found


def changed(now: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in now.items() if before.get(key) != value}


class Collector:
    """One example of each kind."""

    def __init__(self) -> None:
        self.told: dict[Any, dict[str, Any]] = {}
        self.asked: dict[Any, dict[str, Any]] = {}
        self.ended: dict[str, dict[str, Any]] = {}
        self.explained: set[Any] = set()

    def tell(self, wordings: list[Wording], monsters: list[str], event: dict[str, Any]) -> None:
        others = [event.get(key, "") for key in ("by", "from", "to", "of")]
        roles = ["none" if it is None else "self" if it == event["seat"] else it != "" for it in others]
        few = [event.get(key) for key in ("hearts", "stars", "smashes", "token", "place", "reason", "count")]
        why = event["rule"] or event.get("cause")
        key = (event["type"], why, *roles, *[one if isinstance(one, str) else one == 1 for one in few])
        if key not in self.told:
            self.told[key] = {"monsters": monsters, "event": event, "lines": [each.event(event) for each in wordings]}
            if why not in self.explained:
                self.explained.add(why)
                self.told[key]["why"] = [each.why(event) for each in wordings]

    def ask(self, wordings: list[Wording], monsters: list[str], question: dict[str, Any], view: dict[str, Any]) -> None:
        about = {
            key: value is None or value == question["seat"] or value == 1 for key, value in question["about"].items()
        }
        key = (question["kind"], str(about), view["rolls_left"] if question["kind"] == "roll" else 0)
        answers: dict[str, list[str]] = {}
        for word in question["options"]:
            verb, what, to, seat = taken_apart(word)
            kind = (
                verb,
                what if verb in ("heart", "first", "cultist") else what == "none" or what.isdigit(),
                to != "",
                seat is None,
                seat == question["seat"],
            )
            sign = (*kind, question["kind"])
            if sign not in self.asked:
                self.asked[sign] = {}
                answers[word] = [each.answer(word, question, view) for each in wordings]
        if key in self.asked and not answers:
            return
        lean = {key: question[key] for key in ("number", "seat", "kind", "about")}
        if "offers" in question:
            lean["offers"] = {word: offer for word, offer in question["offers"].items() if word in answers}
        self.asked[key, len(self.asked)] = {
            "monsters": monsters,
            "question": lean,
            "view": {key: view[key] for key in ("turn", "rolls_left")},
            "lines": [each.question(question, view) for each in wordings],
            "answers": answers,
        }
        self.asked.setdefault(key, {})


def play(table: Any, bots: list[str], seed: int, collector: Collector, updates: int) -> dict[str, Any]:
    """To the end; the first `updates` updates are kept as they are."""
    players = [make(bots[seat % len(bots)], seed + seat) for seat in range(len(table.view(None)["seats"]))]
    view = table.view(None)
    monsters = [seat["monster"] for seat in view["seats"]]
    wordings = [Wording(language, monsters) for language in LANGUAGES]
    kept: list[dict[str, Any]] = []
    start = {**view, "decisions": []}
    known: dict[str, Any] = {**have(view), "market": view["market"], "dice": view["dice"]}
    told = len(table.events(None))
    for event in table.events(None):
        collector.tell(wordings, monsters, event)
    while (decision := table.decision) is not None:
        seen = table.view(decision.seat)
        question = next(each for each in seen["decisions"] if each["seat"] == decision.seat)
        collector.ask(wordings, monsters, question, seen)
        word = players[decision.seat].choose(decision, Eyes(table, decision.seat))
        table.play(word, seat=decision.seat)
        events = table.events(None, told)
        told += len(events)
        for event in events:
            collector.tell(wordings, monsters, event)
        if events and len(kept) < updates:
            view = table.view(None)
            now = {**have(view), "market": view["market"], "dice": view["dice"]}
            kept.append({"events": events, "changed": changed(now, known)})
            known = now
    outcome = table.outcome
    collector.ended.setdefault(
        f"{outcome['reason']} {len(outcome['winners'])}",
        {"monsters": monsters, "outcome": outcome, "lines": [each.outcome(outcome) for each in wordings]},
    )
    return {"start": start, "updates": kept}


def twin() -> str:
    collector = Collector()
    games = [
        play(baffe.deal("tokyo", 4, 11), ["simple"], 1, collector, 40),
        play(scene(5, modules=False), ["random"], 2, collector, 50),
        play(scene(6, modules=True), ["random"], 3, collector, 40),
        play(baffe.deal("tokyo", 2, 3), ["simple"], 4, collector, 15),
    ]
    for seed in range(8):
        play(scene(20 + seed, modules=seed % 2 == 0), ["random", "simple"], seed, collector, 0)
    games.append(play(baffe.deal("tokyo", 3, 7, {"modules": ["halloween"]}), ["random"], 5, collector, 25))
    games.append(play(halloween(1), ["random", "simple"], 6, collector, 12))
    for seed in range(2, 11):
        play(halloween(seed), ["random", "simple"], seed, collector, 0)
    asked = [example for example in collector.asked.values() if example]
    cards = {card.id: [card.cost, card.keep] for card in (*CARDS, *COSTUMES)}
    data = {
        "cards": cards,
        "told": list(collector.told.values()),
        "asked": asked,
        "ended": list(collector.ended.values()),
        "games": games,
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PATH.parent.mkdir(parents=True, exist_ok=True)
    PATH.write_text(twin(), encoding="utf-8")
