"""The guided first games: whoever follows the coach meets every lesson and wins in at most six turns."""

from typing import Any

import pytest

import baffe
from baffe import Table
from baffe.bots import SIMPLE, Eyes, make
from baffe.games import GAMES

AUTOBOT: dict[str, Any] = {"autobot": "normal"}
# What the coach wants of seat 0, in its order.
FOLLOWED: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {
    "tokyo": (
        "tokyo", {},
        ("keep:3,3", "stop", "stop", "buy:apartment_building", "keep:smash,smash", "stop", "stay", "flee", "stop",
         "stop"),
    ),
    "duel": (
        "duel", {},
        ("keep:fame,fame", "stop", "group:fame", "stop", "group:heart", "group:smash", "buy:photoshoot",
         "place:fame:-4", "keep:fame,fame,fame", "stop", "group:fame", "stop", "group:fame"),
    ),
    "autobot": (
        "duel", AUTOBOT,
        ("keep:smash,smash", "stop", "group:smash", "destruction", "stop", "group:destruction", "buy:snack_time",
         "keep:smash,smash,smash", "stop", "group:smash"),
    ),
    "heavy_hitters": (
        "heavy_hitters", {},
        ("move:f4", "face:ne", "commit:db_s1", "fire:hh@1", "lose:rest", "tag:hh>g5", "done", "done", "done",
         "pass:round", "stay", "face:ne", "commit:db_s1", "fire:hh@1", "lose:top", "lose:rest", "tag:hh>g5"),
    ),
}  # fmt: skip


def lesson(game: str, options: dict[str, Any], seed: int = 0) -> Table:
    scene = GAMES[game].lesson(options)
    assert scene is not None
    return baffe.scene(game, {**scene, "seed": seed})


def bots_answer(game: str, table: Table) -> None:
    """Until seat 0 is asked, or all is over."""
    while table.outcome is None and table.decisions and table.decisions[0].seat != 0:
        asked = table.decisions[0]
        table.play(make(game, SIMPLE, 1).choose(asked, Eyes(table, asked.seat)), asked.seat)


def follow(name: str, seed: int = 0) -> Table:
    game, options, words = FOLLOWED[name]
    table = lesson(game, options, seed)
    for word in words:
        bots_answer(game, table)
        asked = table.decision
        assert asked is not None and word in asked.options, (word, asked, table.view(0))
        table.play(word, 0)
    return table


@pytest.mark.parametrize("seed", [0, 1, 2])  # what nobody has loaded does not matter
@pytest.mark.parametrize("name", FOLLOWED)
def test_whoever_follows_the_coach_wins_in_six_turns(name: str, seed: int) -> None:
    table = follow(name, seed)
    assert table.outcome is not None and table.outcome["winners"] == [0]
    turns = [event for event in table.events(0, 0) if event["type"] == "turn_started" and event["seat"] == 0]
    assert len(turns) <= 6


def test_the_first_game_of_tokyo_has_every_lesson() -> None:
    table = follow("tokyo")
    mine = {event["type"] for event in table.events(0, 0) if event["seat"] == 0}
    assert {"scored", "healed", "energy_gained", "bought", "smashed", "entered", "stayed", "fled", "hurt"} <= mine
    assert "eliminated" in {event["type"] for event in table.events(0, 0)}


def test_the_first_duel_has_every_lesson() -> None:
    table = follow("duel")
    mine = {event["type"] for event in table.events(0, 0) if event["seat"] == 0}
    assert {"pulled", "healed", "hurt", "energy_gained", "bought", "placed", "bonus"} <= mine
    assert table.outcome is not None and table.outcome["reason"] == "victory_space"


def test_the_first_game_against_the_autobot_shows_its_rule() -> None:
    table = follow("autobot")
    its = {event["type"] for event in table.events(0, 0) if event["seat"] == 1}
    assert {"symbol_fixed", "cubes_gained", "cubes_spent", "threw", "healed", "hurt"} <= its
    assert table.outcome is not None and table.outcome["reason"] == "knock_out"


def test_the_first_game_of_heavy_hitters_has_every_lesson_in_five_rounds() -> None:
    table = follow("heavy_hitters")
    events = table.events(0, 0)
    mine = {event["type"] for event in events if event["seat"] == 0}
    assert {"moved", "faced", "committed", "fired", "hit", "lost", "tagged", "demolished"} <= mine
    assert table.outcome is not None and table.outcome["reason"] == "demolition"
    assert len([event for event in events if event["type"] == "round_started"]) < 5


@pytest.mark.parametrize("name", FOLLOWED)
def test_whoever_does_not_follow_also_comes_to_an_end(name: str) -> None:
    game, options, _ = FOLLOWED[name]
    for seed in range(20):
        table, chance = lesson(game, options, seed), make(game, "random", seed)
        bots_answer(game, table)
        while (asked := table.decision) is not None:
            table.play(chance.choose(asked, Eyes(table, 0)), 0)
            bots_answer(game, table)
        assert table.outcome is not None
