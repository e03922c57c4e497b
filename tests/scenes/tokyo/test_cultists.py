"""The module Cultists: a tile for four equal faces, and how long it is kept."""

from typing import Any

import pytest

import baffe
from tests.scenes.tokyo.support import (
    CULTISTS,
    IN_CITY,
    NOTHING,
    ONE_SMASH,
    THREE_SMASHES,
    asked,
    cultist_result,
    cultists,
    eliminated,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    play,
    result,
    seen,
    tokyo,
)


def test_nobody_begins_with_a_cultist() -> None:
    """cultists/C1"""
    table = baffe.deal("tokyo", seats=4, seed=1, options=CULTISTS)
    assert [seat["cultists"] for seat in table.view(None)["seats"]] == [0, 0, 0, 0]
    assert table.view(None)["options"]["modules"] == ["cultists"]


def test_four_equal_faces_bring_a_cultist_and_three_do_not() -> None:
    """cultists/C1"""
    table = cultist_result("2 2 2 2 1 heart")
    assert cultists(table) == 1
    given = facts(table, "token_given", seat=0)
    assert [(fact["token"], fact["rule"]) for fact in given] == [("cultist", "cultists/C1")]
    assert cultists(cultist_result("2 2 2 1 1 1")) == 0


def test_only_the_roller_gets_it() -> None:
    """cultists/C1"""
    table = cultist_result("2 2 2 2 1 heart")
    assert (cultists(table, 1), cultists(table, 2)) == (0, 0)


@pytest.mark.parametrize("face", ["1", "2", "3", "heart", "energy"])
def test_any_face_qualifies(face: str) -> None:
    """cultists/C2"""
    others = [other for other in ("1", "2", "3") if other != face]
    table = cultist_result(" ".join([face] * 4 + others[:2]))
    assert cultists(table) == 1


def test_smashes_qualify_too() -> None:
    """cultists/C2"""
    table = cultist_result("smash smash smash smash 1 2")
    assert asked(table) == (1, "flee", ("flee", "stay"))
    play(table, "stay")
    assert cultists(table) == 1


def test_six_equal_dice_are_one_cultist() -> None:
    """cultists/C2"""
    assert cultists(cultist_result("3 3 3 3 3 3")) == 1


def test_eight_dice_may_give_two() -> None:
    """cultists/C2"""
    heads = {"cards": ["extra_head", "extra_head"]}
    table = cultist_result("2 2 2 2 heart heart heart heart", heads, IN_CITY, {})
    assert cultists(table) == 2
    assert len(facts(table, "token_given", seat=0)) == 2
    assert cultists(cultist_result("2 2 2 2 2 heart heart heart", heads, IN_CITY, {})) == 1


def test_a_smash_added_by_acid_attack_is_the_fourth() -> None:
    """cultists/C3"""
    acid = cultist_result(THREE_SMASHES, {"cards": ["acid_attack"]}, IN_CITY, {})
    play(acid, "stay")
    plain = cultist_result(THREE_SMASHES)
    play(plain, "stay")
    assert (cultists(acid), cultists(plain)) == (1, 0)


def test_smash_dice_and_added_smashes_are_one_face() -> None:
    """cultists/C2, cultists/C3"""
    table = cultist_result("smash smash smash smash 1 2", {"cards": ["acid_attack"]}, IN_CITY, {})
    play(table, "stay")
    assert cultists(table) == 1


def test_the_cultist_comes_after_the_dice_are_resolved() -> None:
    """cultists/C4, tokyo/X3"""
    table = cultist_result("smash smash smash smash 1 2")
    assert kind(table) == "flee"
    assert cultists(table) == 0
    play(table, "flee")
    assert cultists(table) == 1
    told = [fact["type"] for fact in table.events(None)]
    assert told.index("hurt") < told.index("fled") < told.index("token_given") < told.index("entered")


def test_any_number_may_be_held() -> None:
    """cultists/C10"""
    table = cultist_result("2 2 2 2 1 heart", {"cultists": 40}, IN_CITY, {})
    assert cultists(table) == 41


def test_a_child_keeps_the_cultists() -> None:
    """cultists/C10, tokyo/card/it_has_a_child"""
    victim = in_city("it_has_a_child", hearts=1, cultists=2)
    table = cultist_result(ONE_SMASH, {}, victim, {})
    play(table, "take")
    assert hearts(table)[1] == 10 and not eliminated(table)[1]
    assert cultists(table, 1) == 2


def test_cultists_are_no_cards() -> None:
    """cultists/C10, tokyo/card/mimic: they cannot be copied."""
    table = tokyo(
        {"energy": 5, "cultists": 1, "cards": ["mimic"]}, {"cultists": 2, "cards": ["jets"]}, {"cultists": 2},
        options=CULTISTS, step="start",
    )  # fmt: skip
    assert asked(table) == (0, "copy", ("copy:jets@1", "no", "cultist:energy"))


def test_in_the_two_player_variant_a_cultist_buys_what_tokyo_pays() -> None:
    """cultists/C1, cultists/C9, two/V2: entering pays an energy, and the new Cultist the second one."""
    market = ["solar_powered", "skyscraper", "tank"]
    table = result("2 2 2 2 1 3", {}, {}, options=CULTISTS, market=market)
    assert (energy(table)[0], cultists(table)) == (1, 1)
    assert asked(table) == (0, "buy", ("done", "cultist:energy"))
    assert table.view(None)["options"] == {"two_player_variant": True, "modules": ["cultists"]}


def test_without_the_module_four_equal_faces_bring_nothing() -> None:
    """cultists/C1"""
    table = result("2 2 2 2 1 heart", {}, IN_CITY, {})
    assert not facts(table, "token_given")
    assert "cultists" not in seen(table, 0)


@pytest.mark.parametrize(
    ("seat", "modules"),
    [
        ({"cultists": 1}, []),
        ({"cultists": 1}, ["tower"]),
        ({"cultists": -1}, ["cultists"]),
        ({"cultists": 100}, ["cultists"]),
        ({"cultists": True}, ["cultists"]),
        ({"cultists": 1.0}, ["cultists"]),
        ({"cultists": [1]}, ["cultists"]),
        ({"cultists": None}, ["cultists"]),
        ({"cultists": 1, "hearts": 0}, ["cultists"]),
    ],
)
def test_scenes_with_impossible_cultists_are_refused(seat: dict[str, Any], modules: list[str]) -> None:
    with pytest.raises(baffe.BadScene) as refused:
        tokyo({}, seat, {}, options={"modules": modules})
    assert refused.value.field == "seats[1].cultists"


def test_no_cultists_may_be_said_without_the_module() -> None:
    assert kind(tokyo({"cultists": 0, "tower": []}, {}, {}, dice=NOTHING)) == "roll"


@pytest.mark.parametrize("modules", [["cultist"], ["cultists", "cultists"], "cultists", ["cultists", 3], 1])
def test_unknown_and_repeated_modules_are_refused(modules: Any) -> None:
    with pytest.raises(baffe.BadScene) as refused:
        tokyo({}, {}, {}, options={"modules": modules})
    assert refused.value.field == "options.modules"
    with pytest.raises(baffe.BadOption) as denied:
        baffe.deal("tokyo", seats=3, seed=1, options={"modules": modules})
    assert denied.value.field == "modules"
