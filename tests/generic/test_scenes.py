"""What a scene says is what a view shows."""

from typing import Any

import pytest

import baffe


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
