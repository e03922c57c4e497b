"""What a scene says is what a view shows."""

import random
from typing import Any

import pytest

import baffe
from tests.generic.games import deal


@pytest.mark.parametrize("game", ["tokyo", "duel"])
def test_the_options_of_a_scene_may_name_the_monsters(game: str) -> None:
    options = {"monsters": [None, "alienoid"]}
    seats: list[dict[str, Any]] = [{"monster": "the_king"}, {}]
    seen = baffe.scene(game, {"seats": seats, "options": options}).view(None)
    assert [seat["monster"] for seat in seen["seats"]] == ["the_king", "alienoid"]
    seen = baffe.scene(game, {"seats": [{}, {"monster": "alienoid"}], "options": options}).view(None)
    assert seen["seats"][0]["monster"] != "alienoid" == seen["seats"][1]["monster"]


@pytest.mark.parametrize("game", ["tokyo", "duel"])
def test_rolls_left_is_a_key_of_every_game(game: str) -> None:
    table = baffe.scene(game, {"seats": [{}, {}], "rolls_left": 1})
    assert table.view(None)["rolls_left"] == 1
    table = baffe.scene(game, {"seats": [{}, {}]})
    assert table.view(None)["rolls_left"] == 2
    table.play("keep:none")
    assert table.view(None)["rolls_left"] == 1


def test_the_cubes_of_the_autobot_are_its_energy_under_both_names() -> None:
    for bot in ({"cubes": 3}, {"energy": 3}, {"energy": 0, "cubes": 3}, {"energy": 3, "cubes": 3}):
        table = baffe.scene("duel", {"seats": [{"energy": 2}, bot], "options": {"autobot": "hard"}})
        assert [(seat["energy"], seat["cubes"]) for seat in table.view(0)["seats"]] == [(2, 0), (3, 3)]


def test_nobody_but_the_autobot_loses_energy_by_having_no_cubes() -> None:
    table = baffe.scene("duel", {"seats": [{"energy": 4, "cubes": 0}, {"energy": 5, "cubes": 0}]})
    assert [(seat["energy"], seat["cubes"]) for seat in table.view(None)["seats"]] == [(4, 0), (5, 0)]


def test_the_tokens_of_a_view_are_those_of_a_scene() -> None:
    seats: list[dict[str, Any]] = [{"monster": "the_king"}, {}]
    lizard = {"track": "fame", "at": -3, "flipped": True}
    kings = [{"track": "fame", "at": 2}, {"track": "destruction", "at": -4}]
    first = baffe.scene("duel", {"seats": seats, "fame": -2, "buzz": {"lizard": lizard, "king": kings}})
    seen = first.view(None)["buzz"]
    assert seen["lizard"] == lizard and [seen[name]["at"] for name in ("king1", "king2")] == [2, -4]
    again = baffe.scene("duel", {"seats": seats, "fame": -2, "buzz": seen})
    assert again.state_hash() == first.state_hash()
    alone = baffe.scene("duel", {"seats": seats, "fame": -2, "buzz": {"king2": seen["king2"]}})
    assert list(alone.view(None)["buzz"]) == ["king2"]


EXACT = ("roll", "buy")  # questions that a scene can put as they stood
KEPT = (
    "options",
    "seats",
    "turn",
    "phase",
    "market",
    "row",
    "prices",
    "discard",
    "fame",
    "destruction",
    "buzz",
    "deck",
)


@pytest.mark.parametrize("case", ["tokyo", "tokyo+halloween", "duel", "duel+hard"])
def test_any_position_is_written_as_a_scene_that_can_be_played(case: str) -> None:
    """Where a scene can say the moment it is the same one; else it is the one to which the dice lead back."""
    met = set()
    for seed in range(4):
        table = deal(case, 4 if case.startswith("tokyo") else 2, seed)
        game, chance, earlier = table.game, random.Random(seed), None
        while (asked := table.decision) is not None:
            view = table.view(None)
            scene = game.scene_of(view, earlier)
            if scene is not None:
                again = baffe.scene(game.name, scene)
                told = again.view(None)
                met.add(asked.kind)
                if asked.kind in EXACT and again.decision is not None and again.decision.kind == asked.kind:
                    assert {key: told.get(key) for key in KEPT} == {key: view.get(key) for key in KEPT}
                    assert (again.decision.seat, again.decision.options[:1]) == (asked.seat, asked.options[:1])
            earlier = view if game.scene_of(view, None) is not None else earlier
            table.play(chance.choice(asked.options), asked.seat)
        assert game.scene_of(table.view(None), None) is None, "a game that is over is no position to play"
    assert {"roll", "buy"} < met


def test_a_position_is_written_without_what_others_know() -> None:
    """A card that one seat has seen on the deck is in its own view only, and a scene is made of a view."""
    table = baffe.scene("tokyo", {"seats": [{"cards": ["made_in_a_lab"], "energy": 9}, {}], "step": "buy"})
    assert table.view(0)["deck"] != [] == table.view(None)["deck"]
    mine, public = [table.game.scene_of(table.view(seat), None) for seat in (0, None)]
    assert mine is not None and public is not None
    assert mine["deck"] == table.view(0)["deck"] and public["deck"] == []
