"""Solo games of Heavy Hitters at the engine's table, and somebody who tells a companion what happens there."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import baffe
from baffe.bots import make
from baffe.bots.bot import Eyes
from baffe.games.heavy_hitters.companion.game import Companion
from baffe.games.heavy_hitters.table import HeavyTable

Plain = dict[str, Any]

LEVELS: Final = ("normal", "armed", "hard", "brutal")
FACTIONS: Final = ("diamondback", "kingwolf", "thunderhappy", "hammerstrike")
# What an opponent does, in the order in which it is told.
ACTS: Final = (
    "die", "letter", "letter_skipped", "no_letter", "deployed", "moved", "faced", "tossed", "displaced", "revealed",
    "duplicate", "fired", "rolled", "hit", "missed", "saves", "repair_tried", "mended_unseen", "no_target", "pushed",
    "hurt", "unit_destroyed", "discarded", "dazzled", "snared", "round_started", "phase_started", "round_ended",
)  # fmt: skip
TOLD_BY_HAND: Final = ("hurt", "unit_destroyed", "pushed", "dazzled", "snared")  # outside of opponents' attacks
FALLS: Final = ("die", "tossed", "rolled", "saves", "repair_tried")


def recorded(level: str, opponents: int, seed: int, options: Plain, rounds: int) -> HeavyTable:
    """A solo game against so many opponents; the person answers no attack, since a companion sees no hand."""
    given = {"solo": level, "factions": list(FACTIONS[: opponents + 1]), **options}
    table = baffe.deal("heavy_hitters", opponents + 1, seed, given)
    assert isinstance(table, HeavyTable)
    bot = make("heavy_hitters", "simple", seed)
    while table.decision is not None and table.round <= rounds:
        asked = table.decision
        word = "pass" if "pass" in asked.options else bot.choose(asked, Eyes(table, asked.seat))
        table.play(word, asked.seat)
    return table


def setup_of(table: HeavyTable) -> Plain:
    """How its owner describes it to the companion; with our numbers, which are those of the engine."""
    events = table.events(None)
    placed = [event for event in events if event["type"] == "placed"]
    chosen = [event for event in events if event["type"] == "map_chosen"]
    house = table.book.house
    return {
        "version": 1, "factions": [table.book.data.factions[squad.faction].id for squad in table.squads],
        "level": house.solo, "zoned": house.zoned, "walks": house.solo_catch_up == "walk",
        "extended": house.pack == "extended", "buildings": chosen[0]["buildings"], "ours": True,
        "standing": [{"at": event["at"], "facing": event["facing"]} for event in placed],
    }  # fmt: skip


def acts(events: list[Plain]) -> list[Plain]:
    """What opponents do, and what their attacks do to whom; the person's own acts are told in another way."""
    return [_plain(event) for event, attacker in with_attacker(events) if is_act(event, attacker)]


def is_act(event: Plain, attacker: int) -> bool:
    if event["type"] not in ACTS or attacker == 0:
        return False
    if attacker < 0 and event["type"] in TOLD_BY_HAND:
        return False
    if event["seat"] == 0 and event["type"] == "discarded":  # a card of the person, of which a companion knows nothing
        return False
    return attacker > 0 or event["seat"] != 0 or event["type"] == "displaced"


def _plain(event: Plain) -> Plain:
    return {key: value or "" for key, value in event.items() if key != "n"}


def with_attacker(events: list[Plain]) -> Iterator[tuple[Plain, int]]:
    """Each event with the seat whose attack it belongs to, -1 outside of attacks."""
    attacker = -1
    for event in events:
        if event["type"] == "fired":
            attacker = event["seat"]
        yield event, attacker
        if event["type"] == "attack_over":
            attacker = -1


class Scribe:
    """Tells a companion a game that was played, event by event, and answers what it asks."""

    def __init__(self, table: HeavyTable) -> None:
        events = table.events(None)
        start = [event["n"] for event in events if event["type"] == "round_started"][0]
        self.told: Final = list(with_attacker(events[start:]))
        self.at = 0
        self._passed = 0  # acts of opponents among what was told
        self.companion: Final = Companion(setup_of(table))
        self.moves: Final[list[Plain]] = []

    def follow(self) -> None:
        """To the end of what was played."""
        while self.companion.ask is not None:
            move = self._answer(self.companion.ask)
            if move is None:
                return
            self._play(move)

    def _play(self, move: Plain) -> None:
        self.companion.play(move)
        self.moves.append(move)

    def _answer(self, ask: Plain) -> Plain | None:
        match ask["kind"]:
            case "yours":
                return {"do": "done"} if self._tell_until(self._is_news) else None
            case "dice":
                dice: list[int] = []
                while len(dice) < ask["dice"]:
                    if not self._tell_until(_falls):
                        return None
                    dice += self._fallen()
                    self._go_on()
                return {"do": "dice", "dice": dice}
            case "cards":
                if not self._tell_until(lambda event, _: event["type"] == "revealed"):
                    return None
                return {"do": "cards", "cards": self.told[self.at][0]["cards"]}
            case "damage":
                return {"do": "damage", "taken": ask["damage"]}
            case "choose":
                if not self._tell_until(lambda event, _: event["type"] == "displaced" and event["seat"] == 0):
                    return None
                place = self.told[self.at][0]["to"]
                self._go_on()
                return {"do": "choose", "choice": f"shift:{place}"}
        raise AssertionError(ask)

    def _is_news(self, event: Plain, attacker: int) -> bool:
        """What an opponent does, or what is done when everybody is done, unless the companion has said so already."""
        return is_act(event, attacker) and self._passed >= len(acts(self.companion.log))

    def _go_on(self) -> None:
        self._passed += is_act(*self.told[self.at])
        self.at += 1

    def _fallen(self) -> list[int]:
        event = self.told[self.at][0]
        match event["type"]:
            case "die" | "tossed":
                return [event["die"]]
            case "repair_tried":
                return [int(event["die"])]
            case "rolled" if event.get("cause") == "accurate":  # of the two the lower one was thrown again
                one, other = [int(die) for die in self.told[self.at - 1][0]["dice"]]
                return [int(event["dice"][0 if one <= other else 1])]
        return [int(die) for die in event["dice"]]

    def _tell_until(self, is_it: Callable[[Plain, int], bool]) -> bool:
        """Everything before that event is told; False if there is none any more."""
        while self.at < len(self.told):
            event, attacker = self.told[self.at]
            if is_it(event, attacker):
                return True
            for move in self._told_by_hand(event, attacker):
                self._play(move)
            if self.companion.ask is None:
                return False
            self._go_on()
        return False

    def _told_by_hand(self, event: Plain, attacker: int) -> list[Plain]:
        """What the owner of a box does on the board because of it."""
        seat, by_person = event["seat"], attacker == 0 or not str(event["rule"]).startswith("gkr/")
        match event["type"]:
            case "moved" if seat == 0:
                return [{"do": "put", "seat": 0, "unit": event["unit"], "at": event["to"]}]
            case "pushed" if attacker == 0:
                return [{"do": "put", "seat": seat, "unit": event["unit"], "at": event["to"]}]
            case "deployed" if seat == 0:
                return [{"do": "put", "seat": 0, "unit": event["unit"], "at": event["at"]}]
            case "faced" if seat == 0:
                return [{"do": "face", "seat": 0, "to": event["facing"]}]
            case "hurt" if by_person and attacker <= 0 and seat > 0:
                return [{"do": "hurt", "seat": seat, "unit": event["unit"], "hits": event["hits"]}]
            case "hurt" if by_person and attacker <= 0 and event["left"]:
                left = self.companion.table.most_hits(seat, 1 + ("combat", "repair", "recon").index(event["unit"]))
                return [{"do": "hits", "seat": 0, "unit": event["unit"], "to": left - event["left"]}]
            case "unit_destroyed" if by_person and attacker <= 0 and seat == 0:
                return [{"do": "put", "seat": 0, "unit": event["unit"], "at": None}]
            case "lost_unseen" | "lost" if by_person and attacker <= 0 and seat > 0:
                return [{"do": "hurt", "seat": seat, "unit": "hh", "hits": 1}]
            case "snared" if by_person and attacker <= 0 and seat > 0:
                return [{"do": "mark", "seat": seat, "what": "snared_next", "to": True}]
            case "dazzled" if by_person and attacker <= 0 and seat > 0:
                return [{"do": "mark", "seat": seat, "what": "dazzled", "unit": event["unit"], "to": True}]
            case "nauseous" if by_person and attacker <= 0:
                queasy = self.companion.table.squads[seat].queasy
                return [{"do": "mark", "seat": seat, "what": "queasy", "to": queasy + 1}]
            case "leg_locked" if seat > 0:
                lock = self.companion.table.squads[seat].leg_lock
                return [{"do": "mark", "seat": seat, "what": "leg_lock", "to": lock + event["hexes"]}]
            case "demolished":
                return [{"do": "building", "at": event["at"], "to": "rubble"}]
            case "eliminated" if seat == 0:
                return [{"do": "over", "won": False}]
        return []


def _falls(event: Plain, attacker: int) -> bool:
    return event["type"] in FALLS and attacker != 0
