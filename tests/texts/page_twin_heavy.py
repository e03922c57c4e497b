"""What the page's twin of Heavy Hitters' texts is compared with, and games whose views it must arrive at."""

from typing import Any, Final

import baffe
from baffe.cli.chronicle import lines_of
from baffe.games.heavy_hitters.data.cards import SPONSOR_CARDS, UTILITY_CARDS
from baffe.games.heavy_hitters.data.entries import UNITS
from baffe.games.heavy_hitters.data.pilots import PILOTS, UPGRADE_TILES
from baffe.games.heavy_hitters.data.weapons import WEAPONS
from baffe.games.heavy_hitters.data.windows import OUTCOME_REASONS
from baffe.kernel.chance import seeded
from baffe.texts import LANGUAGES
from baffe.texts.heavy_hitters import HeavyWording
from baffe.texts.wording import Wording, taken_apart
from tests.houses.heavy_hitters import crowded
from tests.scenes.heavy_hitters.fights import shot, squad
from tests.scenes.heavy_hitters.scenes import arena, hh, play
from tests.texts.page_twin import Twin

SHOWN: Final = ("none", "top", "rest", "round")  # parts of words that have texts of their own
ATTACKS: Final = ("dodge", "aim", "reroll", "missed", "shield", "save", "brace", "push")
COUNTS: Final = (
    "faction", "pilot", "path", "life", "deck_count", "hand_count", "discard_count", "damage_count", "sponsor_count",
    "energy", "overspent", "units", "tags", "fame", "demolished", "passed", "out",
)  # fmt: skip
PILES: Final = ("in_play", "upgrades", "used", "hand", "discard", "damage", "sponsors", "dazzled")
FLAGS: Final = ("snared", "snared_next", "pounced", "maneuvered", "leg_lock", "queasy", "overclocked")
LIVELY: Final = {"round_cap": 4, "pack": "extended"}


class HeavyTwin(Twin):
    game = "heavy_hitters"
    wording = HeavyWording
    telling = (
        "count", "left", "price", "saved", "tags", "buildings", "spaces", "for", "from", "reason", "table", "unit",
        "hits", "deck", "scenario", "cards",
    )  # fmt: skip
    shown = ("attack",)
    board = (
        "round", "turns", "phase", "glory_hound", "scenario", "buildings", "rubble", "allies", "upgrades",
        "sponsor_count", "attack",
    )  # fmt: skip
    cards = {
        **{row.id: [row.energy, row.slot] for row in WEAPONS},
        **{row.id: [row.energy, row.kind] for row in UTILITY_CARDS},
        **{row.id: [row.copies, row.sponsor_class] for row in SPONSOR_CARDS},
        **{row.id: [row.faction, row.frequency] for row in PILOTS},
        **{row.id: [row.tier, row.frequency] for row in UPGRADE_TILES},
    }
    solo = False

    def games(self) -> list[dict[str, Any]]:
        games = [
            self.begin(2, 3, {}, ["simple"], 70, 0),
            self.begin(4, 5, {"alliances": "shifting", "board": "alternative", **LIVELY}, ["simple", "random"], 60),
            self.begin(4, 7, {"solo": "brutal", "round_cap": 3}, ["simple"], 25),
        ]
        for seed, options in enumerate((
            {"alliances": "fixed", "board": "alternative", "decks": "built", **LIVELY},
            {"alliances": "shifting", "allow_abstain": True, "paths": True, **LIVELY},
            {"solo": "armed", "solo_catch_up": "walk", "round_cap": 5},
            {"solo": "normal", "board": "alternative", "round_cap": 5},
            {"decks": ["db_sniper", None, None, None], "round_cap": 12},
        )):  # fmt: skip
            self.begin(4, 30 + seed, options, ["simple", "random"], 0)
        chance = seeded(7)
        for seed in range(40):
            scene = crowded(chance, 2 + chance.below(3))
            scene["options"]["round_cap"] = scene["round"] + 1
            self.stage(baffe.scene("heavy_hitters", scene), seed)
        for seed, scene in enumerate(self._scenes()):
            self.stage(scene, seed)
        return games

    def _scenes(self) -> list[Any]:
        """Moments that chance does not bring soon: ends of games, and the last resort of a solo opponent."""
        tags = {"tags": {"c3": 3}, "units": hh("c4", "n")}
        dorn = {"faction": "hammerstrike", "pilot": "p_hs4", **tags}
        sick = {"faction": "thunderhappy", "units": hh("g6"), "hand": ["th_s2"]}
        ill = {"faction": "kingwolf", "units": hh("g5", "n"), "deck": ["kw_s2"] * 4}
        rare = {row.id: {"copies": int(row.id == "s_billboard")} for row in SPONSOR_CARDS}
        lone = {**tags, "tags": {}, "sponsors": ["s_billboard"]}
        tables = [
            shot("kw_s2", "g6", "h4", dice="6 6 6 6"),
            shot("th_p2", "g6", squad("hs", "g4", "n", "", pilot="p_hs1"), dice="6 6 6 6 1 1 6"),
            arena(tags, {}, phase="tag", buildings=["c3"], rubble={"e3": 0, "g3": 0, "i3": 0}),
            arena(dorn, {"units": hh("m1", recon="c2")}, phase="tag", buildings=["c3", "g3"]),
            arena(sick, ill, options={"solo": "normal"}, phase="combat", buildings=[], dice="6 6 6 6"),
            arena(lone, {}, phase="tag", buildings=["c3"], options={"data": {"sponsor_cards": rare}}),
        ]
        play(tables[3], "tag:hh>c3")
        play(tables[4], "commit:th_s2", "fire:hh@1")
        play(tables[5], "s_billboard:c3", "done")
        return tables

    def begin(
        self, seats: int, seed: int, options: dict[str, Any], bots: list[str], updates: int, viewer: int | None = None
    ) -> dict[str, Any]:
        self.solo = options.get("solo", "none") != "none"
        return self.play(baffe.deal("heavy_hitters", seats, seed, options), bots, seed, updates, viewer)

    def stage(self, table: Any, seed: int) -> None:
        self.solo = table.view(None)["options"]["solo"] != "none"
        self.play(table, ["random"], seed, 0)

    # -- what is said --

    def figures(self, view: dict[str, Any]) -> list[str]:
        return [seat["faction"] or "" for seat in view["seats"]]

    def wordings(self, view: dict[str, Any]) -> list[Wording]:
        found = super().wordings(view)
        for each in found:
            assert isinstance(each, HeavyWording)
            each.automatic.update(range(1, len(view["seats"])) if self.solo else ())
        return found

    def few(self, event: dict[str, Any]) -> list[Any]:
        """Nothing and one have words of their own; support units fire by their own name."""
        told = [
            0 if value == 0 else len(value) == 0 if isinstance(value, list) else value for value in super().few(event)
        ]
        die = int(event["die"]) >= event["needed"] if event["type"] == "repair_tried" else ""
        return [*told, str(event.get("weapon") in UNITS), str(event.get("chosen") == ""), str(die)]

    def tell(self, wordings: list[Wording], monsters: list[str], event: dict[str, Any]) -> None:
        """What a seat plays may become known in the middle of the game; each example knows what was known then."""
        if event["type"] == "faction_chosen":
            monsters[event["seat"]] = event["faction"]
        for each in wordings:
            assert isinstance(each, HeavyWording)
            each.learn(event)
        before = len(self.told)
        super().tell(wordings, [*monsters], event)
        for example in list(self.told.values())[before:]:
            example |= {"solo": True} if self.solo else {}

    def ask(self, wordings: list[Wording], monsters: list[str], question: dict[str, Any], view: dict[str, Any]) -> None:
        """Of the seats, a question needs the Energy and the facing."""
        seats = [
            {"energy": seat["energy"], "units": {unit: at for unit, at in seat["units"].items() if unit == "hh"}}
            for seat in view["seats"]
        ]
        before = len(self.asked)
        super().ask(wordings, [*monsters], question, view)
        for example in list(self.asked.values())[before:]:
            if example:
                example["view"] = {**example["view"], "seats": seats}
                if question["kind"] == "pack":
                    example["question"]["options"] = question["options"][:1]

    def end(self, wordings: list[Wording], monsters: list[str], outcome: dict[str, Any]) -> None:
        lines = [each.outcome(outcome) for each in wordings]
        example = {"monsters": [*monsters], "solo": self.solo, "outcome": outcome, "lines": lines}
        self.ended.setdefault(f"{outcome['reason']} {len(outcome['winners'])} {self.solo}", example)

    def kind_of(self, word: str, question: dict[str, Any]) -> Any:
        verb, what, _, seat = taken_apart(word)
        offer = question.get("offers", {}).get(word, {})
        reached = [not target[3] for target in offer.get("targets", ())]
        which = what if what in SHOWN else question["about"].get("unit", "") if verb == "hold" else "," in what
        return verb, which, seat is None, "over" in offer, "price" in offer, "chance" in offer, any(reached)

    def case_of(self, question: dict[str, Any], view: dict[str, Any]) -> Any:
        attack = view["attack"] if question["kind"] in ATTACKS else None
        return attack and (attack["unit"], attack["target"], attack["on"] == question["seat"], attack["unsaved"] == 1)

    def _about(self, value: Any, question: dict[str, Any]) -> Any:
        return value if isinstance(value, str) else super()._about(value, question)

    # -- what the page must know --

    def has(self, seat: dict[str, Any]) -> list[Any]:
        counts = [seat[key] for key in COUNTS]
        piles = [sorted(seat[key]) if key in seat else None for key in PILES]
        return [*counts, *piles, *[seat.get(key) for key in FLAGS]]

    def more(self) -> dict[str, Any]:
        """The names of what is compared of a seat, what can be looked up, and a whole log of a solo game."""
        looked = [*self.cards, "blitz", "kingwolf", "ring_road", "kw_brawler", "recon", "splash"]
        wordings = [HeavyWording(each, []) for each in LANGUAGES]
        return {
            "ended": [*self.ended.values(), *self._invented_ends()],
            "keys": [*COUNTS, *PILES, *FLAGS],
            "explained": {id: [each.explained(id) for each in wordings] for id in looked},
            "logs": [self._log(baffe.deal("heavy_hitters", 2, 4, {"solo": "normal", "round_cap": 2}))],
        }

    def _invented_ends(self) -> list[dict[str, Any]]:
        """Every reason, with one winner and with two, with people and with solo opponents."""
        found: list[dict[str, Any]] = []
        for reason in OUTCOME_REASONS:
            for winners in ([0], [1], [1, 2]):
                self.ended = {}
                self.solo = winners != [0]
                monsters = ["kingwolf", "diamondback", "thunderhappy"]
                wordings = self.wordings({"seats": [{"faction": one} for one in monsters]})
                self.end(wordings, monsters, {"reason": reason, "winners": winners, "ranking": []})
                found += self.ended.values()
        return found

    def _log(self, table: Any) -> dict[str, Any]:
        self.solo = True
        self.play(table, ["simple"], 7, 0)
        events = table.events(None)[:150]
        monsters = self.figures(table.view(None))
        lines: list[list[str]] = []
        for each in LANGUAGES:
            wording = HeavyWording(each, monsters)
            wording.automatic.add(1)
            lines.append([line.words for line in lines_of(events, wording)])
        return {"monsters": monsters, "events": events, "lines": lines}
