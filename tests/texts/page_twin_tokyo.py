"""What the page's twin of King of Tokyo's texts is compared with."""

from typing import Any, Final

import baffe
from baffe.games.tokyo.cards import CARDS
from baffe.games.tokyo.modules.halloween.costumes import COSTUMES
from baffe.texts.tokyo import TokyoWording
from baffe.texts.wording import taken_apart
from tests.texts.page_twin import Twin

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


def large() -> Any:
    """Hearts above the usual maximum are lost with the card that allowed them."""
    seats = [{"hearts": 12, "cards": ["even_bigger", "metamorph"]}, {"place": "city"}]
    table = baffe.scene("tokyo", {"seats": seats, "seed": 1, "step": "buy"})
    table.play("sell:even_bigger")
    return table


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


class TokyoTwin(Twin):
    game = "tokyo"
    wording = TokyoWording
    telling = ("hearts", "stars", "smashes", "token", "place", "reason", "count")
    shown = ("turn", "rolls_left")
    board = ("market", "dice", "deck_count")
    cards = {card.id: [card.cost, card.keep] for card in (*CARDS, *COSTUMES)}

    def games(self) -> list[dict[str, Any]]:
        games = [
            self.play(baffe.deal("tokyo", 4, 11), ["simple"], 1, 40),
            self.play(scene(5, modules=False), ["random"], 2, 50),
            self.play(scene(6, modules=True), ["random"], 3, 40),
            self.play(baffe.deal("tokyo", 2, 3), ["simple"], 4, 15),
        ]
        for seed in range(8):
            self.play(scene(20 + seed, modules=seed % 2 == 0), ["random", "simple"], seed, 0)
        self.play(large(), ["random"], 9, 0)
        games.append(self.play(baffe.deal("tokyo", 3, 7, {"modules": ["halloween"]}), ["random"], 5, 25))
        games.append(self.play(halloween(1), ["random", "simple"], 6, 12))
        for seed in range(2, 11):
            self.play(halloween(seed), ["random", "simple"], seed, 0)
        return games

    def kind_of(self, word: str, question: dict[str, Any]) -> Any:
        verb, what, to, seat = taken_apart(word)
        which = what if verb in ("heart", "first", "cultist") else what == "none" or what.isdigit()
        return verb, which, to != "", seat is None, seat == question["seat"]

    def case_of(self, question: dict[str, Any], view: dict[str, Any]) -> Any:
        return view["rolls_left"] if question["kind"] == "roll" else 0

    def has(self, seat: dict[str, Any]) -> list[Any]:
        held = [{"id": card} if isinstance(card, str) else card for card in seat["cards"]]
        cards = [[card["id"], card.get("tokens", 0)] for card in held]
        return [*[seat[key] for key in ("hearts", "stars", "energy", "place", "poison", "shrink")], cards]
