"""What the page's twin of Duel's texts is compared with, and the Buzz tokens as they lie."""

from typing import Any, Final

import baffe
from baffe.cli.chronicle import lines_of
from baffe.games.duel.board import KING, NOWHERE, TOKENS, TRACKS, bonus_at, spot
from baffe.games.duel.cards import CARDS
from baffe.texts import LANGUAGES
from baffe.texts.duel import DuelWording
from tests.texts.page_twin import Twin

KEEPS: Final = [card.id for card in CARDS if card.keep and card.id != "hibernation"]
PAIRS: Final = [
    ("alienoid", "the_king"),
    ("gigazaur", "meka_dragon"),
    ("the_king", "cyber_kitty"),
    ("space_penguin", "alienoid"),
]


def rich(seed: int) -> Any:
    """All Keep cards are dealt out, so that every question is asked."""
    hands = [KEEPS[seed % 2 :: 2], KEEPS[1 - seed % 2 :: 2]]
    hands[0] = [*hands[0], "hibernation"]
    seats = [
        {"monster": monster, "cards": hands[i], "energy": 9, "tokens": 1 + i, "dominated": 1}
        for i, monster in enumerate(PAIRS[seed % 4])
    ]
    buzz = {id: {"track": TRACKS[seed % 2], "at": at} for id, at in (("fish", -1), ("alien", 1), ("phantom", -3))}
    options = {"reshuffle": seed % 2 == 0, "first_hit_loses": seed % 3 == 0}
    return baffe.scene("duel", {"seats": seats, "seed": seed, "step": "start", "buzz": buzz, "options": options})


def staged(*words: str, **scene: Any) -> Any:
    """A position after these words."""
    dice = {"dice": scene.pop("dice").split()} if "dice" in scene else {}
    table = baffe.scene("duel", {"seats": [{}, {}], "seed": 1, **scene, **dice})
    for word in words:
        table.play(word)
    return table


def solo(seed: int, level: str, **options: Any) -> Any:
    monsters = [PAIRS[seed % 4][0], PAIRS[seed % 4][1]]
    return baffe.deal("duel", 2, seed, {"autobot": level, "monsters": monsters, **options})


class DuelTwin(Twin):
    game = "duel"
    wording = DuelWording
    telling = ("hearts", "tokens", "bonus", "reason", "count", "left", "lost")
    shown = ("turn", "throws_left")
    board = ("fame", "destruction", "buzz", "row", "dice", "red", "white", "specials_spent", "resolved", "deck_count")
    cards = {card.id: [card.cost, card.keep, card.buzz] for card in CARDS}

    def games(self) -> list[dict[str, Any]]:
        games = [
            self.play(baffe.deal("duel", 2, 11), ["simple"], 1, 1000),
            self.play(rich(0), ["random"], 2, 40),
            self.play(rich(3), ["random"], 3, 40),
            self.play(solo(0, "hard"), ["simple"], 4, 40),
            self.play(solo(1, "normal", autobot_token_bonus="cube"), ["random"], 5, 40),
        ]
        for seed in range(8):
            self.play(rich(20 + seed), ["random", "simple"], seed, 0)
        for scene in self._scenes():
            self.play(scene, ["random"], 1, 0)
        return games

    def _scenes(self) -> list[Any]:
        """Moments that chance does not bring soon."""
        six = " ".join(["special"] * 6)
        eager = [{"monster": "gigazaur", "cards": ["antimatter_pellets", "signature_move"]}, {}]
        poor = [{"hearts": 3, "energy": 9}, {"hearts": 3}]
        jets = ["jets_scrambled", "frenzy", "camouflage"]
        saved = [poor[0], {**poor[1], "cards": ["unstoppable"]}]
        zapped = [{"energy": 9}, {"cards": ["scrappy", "unchained"]}]
        again = {"row": ["photoshoot", *jets[1:]], "buzz": {"fish": {"track": "fame", "at": 4}}}
        royal = {"seats": [{}, {"monster": "the_king"}], "buzz": {"king": [{"track": "fame", "at": -1}]}}
        return [
            staged(seats=[{"fewer": 6}, {}], step="start"),
            staged(seats=eager, dice=six, step="resolve"),
            staged("special:king", seats=[{"monster": "the_king"}, {}], dice=six, step="resolve"),
            staged("buy:jets_scrambled", "place:fame:2", seats=poor, row=jets, step="buy"),
            staged("buy:jets_scrambled", "place:fame:2", seats=saved, row=jets, step="buy"),
            staged("buy:tesla_impulse", "place:fame:2", seats=zapped, row=["tesla_impulse", *jets[1:]], step="buy"),
            staged("buy:photoshoot", "leave", seats=[{"energy": 9}, {}], **again, step="buy"),
            staged(**royal, dice="fame fame fame fame heart heart", step="resolve"),
            staged(**royal, dice="fame fame fame fame fame heart", step="resolve"),
            staged(turn=1, dice="fame destruction smash smash smash smash", options={"autobot": "hard"}),
        ]

    def kind_of(self, word: str, question: dict[str, Any]) -> Any:
        verb, _, what = word.partition(":")
        if verb == "place" or verb.startswith("king"):
            token = question["about"].get("token", verb)
            track, at, *flipped = what.split(":")
            return "placing", token, track, at in ("0", "-1", "-2", "2"), len(flipped)
        which = what if verb in ("group", "special", "hibernation") else what == "none"
        return verb, which

    def case_of(self, question: dict[str, Any], view: dict[str, Any]) -> Any:
        if question["kind"] == "spend":
            return view["seats"][question["seat"]]["tokens"]
        return view["throws_left"] if question["kind"] == "roll" else 0

    def _about(self, value: Any, question: dict[str, Any]) -> Any:
        return value if isinstance(value, str) else super()._about(value, question)

    def ask(self, wordings: Any, monsters: list[str], question: dict[str, Any], view: dict[str, Any]) -> None:
        """Of the seats, a question needs the dice tokens only."""
        seats = [{"tokens": seat["tokens"]} for seat in view["seats"]]
        before = len(self.asked)
        super().ask(wordings, monsters, question, view)
        for example in list(self.asked.values())[before:]:
            if example:
                example["view"] = {**example["view"], "seats": seats}

    def has(self, seat: dict[str, Any]) -> list[Any]:
        return [seat[key] for key in ("hearts", "energy", "tokens", "cards", "fewer", "dominated", "immune")]

    def more(self) -> dict[str, Any]:
        """How each token lies on a few spots, and lines that say two things."""
        lying: list[Any] = []
        for number, token in enumerate(TOKENS):
            for line in range(2):
                for left, flipped in ((-3, False), (-2, False), (-3, True)):
                    buzz = (*NOWHERE[:number], spot(line, left, flipped), *NOWHERE[number + 1 :])
                    spaces = range(left, left + token.covers)
                    found = [bonus_at(buzz, line, 2 * at) for at in spaces]
                    if not flipped or token.turns or number in KING:
                        lying.append([token.id, TRACKS[line], left, flipped, found])
        return {"lying": lying, "logs": [self._log(solo(0, "normal"))]}

    def _log(self, table: Any) -> dict[str, Any]:
        """A whole log, in which some events are one line and some are none."""
        self.play(table, ["simple"], 7, 0)
        events = table.events(None)[:60]
        monsters = [seat["monster"] for seat in table.view(None)["seats"]]
        lines = [[line.words for line in lines_of(events, DuelWording(each, monsters))] for each in LANGUAGES]
        return {"monsters": monsters, "events": events, "lines": lines}
