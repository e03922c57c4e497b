"""Positions as links: what a spectator sees at the beginning of a round, or when orders are given, becomes a scene."""

import random
from typing import Any

import pytest

import baffe

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"board": "alternative", "paths": True}),
    (3, {"solo": "hard"}),
    (4, {"alliances": "shifting"}),
    (4, {"alliances": "fixed", "decks": "built"}),
]
LEFT_OUT = ("options", "decisions")  # decks are given there; whom a pilot lets turn again is asked that first


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_a_position_is_written_as_a_scene_and_is_the_same(seats: int, options: dict[str, Any]) -> None:
    met = set()
    for seed in range(2):
        table, chance = baffe.deal("heavy_hitters", seats, seed, options), random.Random(seed)
        while table.decisions:
            asked, view = table.decisions[0], table.view(None)
            scene = table.game.scene_of(view, None)
            if scene is not None:
                met.add(asked.kind)
                told = baffe.scene("heavy_hitters", scene).view(None)
                assert {key: told[key] for key in told if key not in LEFT_OUT} == {
                    key: view[key] for key in view if key not in LEFT_OUT
                }
                kinds = [(question["kind"], question["seat"]) for question in told["decisions"]]
                assert kinds == [(question["kind"], question["seat"]) for question in view["decisions"]] or (
                    kinds[0][0] == "face"
                )
            table.play(chance.choice(asked.options), asked.seat)
    assert met == {"deploy", "commit"}


def test_what_others_hold_is_not_written_down() -> None:
    table = baffe.deal("heavy_hitters", 2, 3, {"factions": ["kingwolf", "diamondback"]})
    while table.decisions[0].kind != "deploy":
        asked = table.decisions[0]
        table.play(asked.options[0], asked.seat)
    scene, mine = [table.game.scene_of(table.view(seat), None) for seat in (None, 0)]
    assert scene is not None and mine is not None
    assert [seat["hand"] for seat in scene["seats"]] == [seat["hand_count"] for seat in table.view(None)["seats"]]
    assert mine["seats"][0]["hand"] == table.view(0)["seats"][0]["hand"]
    assert mine["seats"][1]["hand"] == scene["seats"][1]["hand"]


def test_a_moment_that_no_scene_can_say_is_none() -> None:
    """Somebody has deployed already: whoever is asked then would be asked behind them."""
    table = baffe.scene("heavy_hitters", {"seats": [{}, {}], "glory_hound": 0})
    assert table.game.scene_of(table.view(None), None) is not None
    table.play("done", 0)
    assert table.game.scene_of(table.view(None), None) is None
