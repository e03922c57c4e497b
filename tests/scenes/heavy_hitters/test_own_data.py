"""What the numbers of somebody's own box change, entry by entry, and which files are refused."""

from typing import Any

import pytest

import baffe
from baffe.games import GAMES
from baffe.games.heavy_hitters.overlay import LARGEST

GAME = GAMES["heavy_hitters"]
OWN: dict[str, Any] = {
    "weapons": {"db_p2": {"damage": 5, "name": "Great Lance"}, "db_s1": {"energy": 1}},
    "utility_cards": {"u_r_chaff": {"effect": {"n": 3}}, "u_orbital": {"effect": {"arc": "front"}}},
    "support_units": {"recon": {"weapon": {"range": [1, 4]}}},
    "constants": {"tag_cost": {"v": 3}},
    "scenarios": {"ring_road": {"players": [2]}},
}


def told(file: Any) -> dict[str, Any]:
    return GAME.consult("data", {"file": file})


def test_every_difference_is_told_with_our_number_and_theirs() -> None:
    found = [(it["table"], it["entry"], it["field"], it["ours"], it["theirs"]) for it in told(OWN)["differs"]]
    assert found == [
        ("constants", "tag_cost", "v", 4, 3),
        ("weapons", "db_p2", "damage", 4, 5),
        ("utility_cards", "u_orbital", "effect.arc", "all", "front"),
        ("utility_cards", "u_r_chaff", "effect.n", 2, 3),
        ("support_units", "recon", "weapon.range", [1, 3], [1, 4]),
        ("scenarios", "ring_road", "players", [2, 4], [2]),
        ("weapons", "db_p2", "name", "", "Great Lance"),
    ]


def test_what_is_equal_to_ours_is_no_difference() -> None:
    assert told({"weapons": {"db_s1": {"energy": 1}}})["differs"] == []


def test_only_what_is_printed_otherwise_is_told() -> None:
    printed = told(OWN)["printed"]
    assert set(printed) - {"published"} == {"numbers", "weapons", "utility", "units", "maps"}
    assert list(printed["weapons"]) == ["db_p2"] and printed["weapons"]["db_p2"]["damage"] == 5
    assert printed["numbers"] == {"tag_cost": 3}


def test_a_file_may_name_its_game_and_its_version() -> None:
    assert told({"game": "heavy_hitters", "version": 1, "data": OWN}) == told(OWN)
    assert told(OWN)["data"] == OWN
    assert GAME.consult("data", {"data": OWN}) == told(OWN)


@pytest.mark.parametrize(
    ("file", "field"),
    [
        ([], "file"),
        ({"game": "tokyo", "version": 1, "data": {}}, "file.game"),
        ({"version": 2, "data": {}}, "file.version"),
        ({"data": {}}, "file.version"),
        ({"version": 1, "data": {}, "author": "somebody"}, "file.author"),
        ({"wepons": {}}, "data.wepons"),
        ({"weapons": {"db_p9": {}}}, "data.weapons.db_p9"),
        ({"weapons": {"db_p2": {"damage": 99}}}, "data.weapons.db_p2.damage"),
        ({"weapons": {"db_p2": {"text": "x" * LARGEST}}}, "data"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused_with_its_place(file: Any, field: str) -> None:
    with pytest.raises(baffe.Refused) as refused:
        told(file)
    assert refused.value.field == field


def test_games_without_numbers_of_a_box_say_so() -> None:
    assert [name for name in ("tokyo", "duel", "heavy_hitters") if GAMES[name].largest_data] == ["heavy_hitters"]
