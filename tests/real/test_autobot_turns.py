"""Beside the real box the Autobot plays what it plays at a table: the same acts by the same rules, turn by turn."""

from random import Random
from typing import Any, Final

import baffe
from baffe.games.duel.board import TOKENS
from baffe.games.duel.companion.game import Companion
from baffe.games.duel.table import DuelTable
from tests.real.positions import drawn, from_games

Plain = dict[str, Any]

ELSEWHERE: Final = ("turn_started", "dice_counted", "no_dice", "removed", "revealed")  # told in another way, or seen


def at_the_table(scene: Plain, random: Random) -> tuple[list[Plain], DuelTable, list[str]]:
    """The Autobot's turn as a table plays it, the table after it, and what the person has chosen for it."""
    table = baffe.scene("duel", scene)
    chosen: list[str] = []
    while table.decision is not None and table.decision.kind == "symbol":
        chosen.append(random.choice(table.decision.options))
        table.play(chosen[-1], 0)
    assert isinstance(table, DuelTable)
    events = table.events(None)
    over = [event["n"] for event in events if event["type"] == "turn_started" and event["seat"] == 0]
    return events[: over[0] if over else None], table, chosen


def beside_the_box(scene: Plain) -> Companion:
    """A companion to whom that position was told, in the person's turn."""
    options = scene["options"]
    monsters = [seat["monster"] for seat in scene["seats"]]
    companion = Companion({"monsters": monsters, "level": options["autobot"]})
    if companion.ask is not None:  # the Autobot begins
        companion.play({"do": "dice", "dice": ["smash"] * 6})
        companion.play({"do": "hits", "taken": 0})
    told = baffe.scene("duel", {**scene, "turn": 0})
    assert isinstance(told, DuelTable)
    companion.table.buzz, companion.table.markers = told.buzz, told.markers
    me, bot = scene["seats"]
    for what, to in (("mine", me["hearts"]), ("bots", bot["hearts"]), ("cubes", bot["cubes"])):
        companion.play({"do": "set", "what": what, "to": to})
    companion.play({"do": "set", "what": "fewer", "to": bot.get("fewer", 0)})
    return companion


def follow(companion: Companion, events: list[Plain], chosen: list[str]) -> None:
    """The same turn, with the dice, the card and the choices of the table."""
    throws = [event["dice"] for event in events if event["type"] in ("rolled", "threw")]
    rows = [event["n"] for event in events if event["type"] == "cubes_spent"]
    companion.play({"do": "over"})
    while companion.ask is not None:
        match companion.ask["kind"]:
            case "throw":
                companion.play({"do": "dice", "dice": throws.pop(0)[::-1]})
            case "symbol":
                companion.play({"do": "symbol", "track": chosen.pop(0)})
            case "hits":
                companion.play({"do": "hits", "taken": companion.ask["hits"]})
            case "card":
                after = events[rows.pop(0) + 1]
                companion.play({"do": "card", "card": None, "empty": after["type"] != "removed"})
            case _:
                companion.play({"do": "next"})
    assert (throws, chosen, rows) == ([], [], [])


def acts(events: list[Plain]) -> list[Plain]:
    """What happens, in the order of the rules; `rules` is what only the companion adds."""
    told = [event for event in events if event["type"] not in ELSEWHERE]
    return [{key: value for key, value in event.items() if key not in ("n", "rules")} for event in told]


def shown(table: DuelTable) -> list[Any]:
    return [*[(side.hearts, side.energy if n else 0) for n, side in enumerate(table.sides)], table.markers, table.buzz]


def check(scenes: list[Plain]) -> list[Plain]:
    random = Random(1)
    every: list[Plain] = []
    for scene in scenes:
        events, table, chosen = at_the_table(scene, random)
        companion = beside_the_box(scene)
        before = len(companion.log)
        follow(companion, events, chosen)
        assert acts(companion.log[before:]) == acts(events), scene
        assert (table.ending is None) == (companion.table.ending is None)
        if table.ending is None:
            assert shown(companion.table) == shown(table)
        every += acts(events)
    return every


def test_the_acts_of_the_engine_out_of_whole_games() -> None:
    scenes = list(from_games(40))
    assert len(scenes) >= 150
    check(scenes)


def test_the_acts_of_the_engine_whatever_happens() -> None:
    scenes = [{**scene, "first_turn": False} for scene in drawn(200)]
    assert {id for scene in scenes for id in scene["buzz"]} == {token.id.rstrip("12") for token in TOKENS}
    events = check(scenes)
    told = {(event["rule"], event["type"]) for event in events}
    wanted = [
        ("A5", "rolled"), ("A9", "symbol_fixed"), ("A7", "kept"), ("A11", "rolled"), ("A12", "stopped"),
        ("A13", "stopped"), ("A14", "hurt"), ("A15", "healed"), ("A16", "pulled"), ("A17", "pulled"),
        ("A18", "cubes_gained"), ("A20", "cubes_spent"), ("A22", "threw"), ("A22", "pulled"), ("A22", "hurt"),
        ("A22", "healed"), ("A22", "cubes_gained"), ("R15", "dice_fewer"), ("R7", "bonus"), ("R9", "bonus"),
    ]  # fmt: skip
    assert [it for it in wanted if (f"autobot/{it[0]}", it[1]) not in told] == []
    assert {event["reason"] for event in events if event["type"] == "game_over"} == {
        "knock_out", "spotlight", "victory_space",
    }  # fmt: skip
    assert {event["cubes"] for event in events if event["type"] == "cubes_spent"} == {3, 4}
    assert ("duel/D40", "stopped_by_king") in told
