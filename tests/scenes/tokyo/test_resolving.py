"""Resolving the dice: stars, hearts, energy, and the smashes that cards add."""

from typing import Any

import pytest

import baffe
from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    asked,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    now,
    options,
    play,
    poison,
    result,
    shop,
    shrink,
    stars,
    told,
)


def test_all_dice_are_resolved_in_the_usual_order() -> None:
    """tokyo/R22, tokyo/S8: numbers, hearts, energy, smashes."""
    table = result(
        "smash energy heart 3 3 3 smash energy", {"hearts": 5, "cards": ["extra_head", "extra_head"]}, IN_CITY, {}
    )
    assert told(table, "scored", "healed", "energy_gained", "smashed", "hurt") == [
        "scored tokyo/R23", "healed tokyo/R25", "energy_gained tokyo/R24", "smashed tokyo/R33", "hurt tokyo/R33",
    ]  # fmt: skip
    assert (hearts(table)[0], energy(table)[0], hearts(table)[1]) == (6, 2, 8)


def test_the_order_is_asked_where_healing_others_makes_it_matter() -> None:
    """tokyo/R22, tokyo/X2: with Healing Ray a victim can be healed before the smashes, or after them."""

    def healer() -> baffe.Table:
        return result("heart heart smash smash 1 1", in_city("healing_ray"), {"hearts": 9, "energy": 9}, {"hearts": 9})

    before, after = healer(), healer()
    assert asked(before) == (0, "order", ("first:heart", "first:smash"))
    play(before, "first:heart", "heart@1", "no")
    play(after, "first:smash", "heart@1", "heart@1")
    assert (hearts(before)[1], hearts(after)[1]) == (8, 9)
    assert (energy(before)[0], energy(after)[0]) == (2, 4)


def test_the_order_is_not_asked_where_it_cannot_matter() -> None:
    """tokyo/R22"""
    cases: list[tuple[dict[str, Any], str]] = [
        ({"cards": []}, "heart heart smash smash 1 1"),
        ({"cards": ["healing_ray"]}, "heart heart energy 2 1 1"),
        ({"cards": ["healing_ray"]}, "smash smash energy 2 1 1"),
    ]
    for owned, dice in cases:
        table = result(dice, {"hearts": 5, **owned}, in_city(hearts=5), {})
        while kind(table) != "roll":
            assert kind(table) != "order"
            play(table, options(table)[0])


def test_the_order_is_not_asked_when_the_smashes_reach_nobody() -> None:
    """tokyo/R22: Tokyo is empty."""
    table = result("heart smash smash 1 1 2", {"cards": ["healing_ray"]}, {"hearts": 5}, {})
    assert asked(table) == (0, "heart", ("heart:self", "heart@1"))


@pytest.mark.parametrize(
    ("dice", "score"),
    [
        ("1 1 2 2 3 3", 0),
        ("1 1 1 2 2 3", 1),
        ("1 1 1 1 2 3", 2),
        ("1 1 1 1 1 1", 4),
        ("2 2 2 1 1 3", 2),
        ("2 2 2 2 2 3", 4),
        ("3 3 3 1 1 2", 3),
        ("3 3 3 3 3 3", 6),
        ("1 1 1 2 2 2", 3),
        ("2 2 2 3 3 3", 5),
    ],
)
def test_three_equal_numbers_score_and_each_further_one_adds_a_star(dice: str, score: int) -> None:
    """tokyo/R23"""
    assert stars(result(dice, IN_CITY, {}, {}))[0] == score


@pytest.mark.parametrize(("dice", "gained"), [("1 1 2 2 3 3", 0), ("energy 1 2 2 3 3", 1), ("energy " * 6, 6)])
def test_each_energy_die_gives_one_energy(dice: str, gained: int) -> None:
    """tokyo/R24"""
    assert energy(result(dice, in_city(energy=3), {}, {}, market=[]))[0] == 3 + gained


def test_the_bank_never_runs_out_of_energy() -> None:
    """tokyo/R24"""
    assert energy(result("energy " * 6, in_city(energy=500), {}, {}))[0] == 506


@pytest.mark.parametrize(
    ("owned", "healed"),
    [
        ({"hearts": 5}, 8),
        ({"hearts": 8}, 10),
        ({"hearts": 10}, 10),
        ({"hearts": 10, "cards": ["even_bigger"]}, 12),
        (in_city(hearts=5), 5),
    ],
)
def test_heart_dice_heal_outside_tokyo_up_to_the_maximum(owned: dict[str, Any], healed: int) -> None:
    """tokyo/R25"""
    assert hearts(result("heart heart heart 1 1 2", owned, {}, {}))[0] == healed


def test_heart_dice_heal_without_a_question() -> None:
    """tokyo/R25, tokyo/X5: refusing hearts is never of use in the base game."""
    table = result("heart heart 1 1 2 2", {"hearts": 5}, IN_CITY, {})
    assert now(table) == (1, "roll")
    assert hearts(table)[0] == 7


def test_heart_dice_heal_nothing_in_the_bay() -> None:
    """tokyo/R25"""
    table = result("heart 1 1 2 2 3", {"place": "bay", "hearts": 5}, IN_CITY, {}, {}, {})
    assert hearts(table)[0] == 5


def test_cards_heal_in_tokyo() -> None:
    """tokyo/R25"""
    table = shop(["heal"], in_city(hearts=5, energy=3), {}, {})
    play(table, "buy:heal")
    assert hearts(table)[0] == 7


def test_a_heart_die_removes_a_token_instead_of_healing() -> None:
    """tokyo/R26, tokyo/R27, tokyo/S8: each die is given out by itself."""
    table = result("heart heart heart 1 1", {"hearts": 5, "poison": 1, "shrink": 1}, {}, {})
    assert asked(table) == (0, "heart", ("heart:self", "heart:poison", "heart:shrink"))
    play(table, "heart:poison")
    assert asked(table) == (0, "heart", ("heart:self", "heart:shrink"))
    play(table, "heart:shrink")
    assert (hearts(table)[0], poison(table)[0], shrink(table)[0]) == (6, 0, 0)


def test_one_die_removes_one_token() -> None:
    """tokyo/R26"""
    table = result("heart heart 1 1 2 2", {"hearts": 10, "poison": 3}, {}, {})
    play(table, "heart:poison", "heart:poison")
    assert poison(table)[0] == 1


def test_heart_dice_may_heal_although_there_are_tokens() -> None:
    """tokyo/R27"""
    table = result("heart heart 1 1 2 2", {"hearts": 5, "poison": 1}, {}, {})
    play(table, "heart:self", "heart:self")
    assert (hearts(table)[0], poison(table)[0]) == (5 + 2 - 1, 1)


def test_heart_dice_remove_no_tokens_in_tokyo() -> None:
    """tokyo/R26"""
    table = result("heart heart 1 1 2", in_city(poison=1, shrink=1), {}, {})
    assert kind(table) == "roll"
    assert (poison(table)[0], shrink(table)[0]) == (1, 1)


def test_heart_dice_may_heal_others_even_from_tokyo() -> None:
    """tokyo/R27: each die by itself; from Tokyo a die may also be lost."""
    table = result(
        "heart heart heart 1 1 2", in_city("healing_ray", hearts=5), {"hearts": 7, "energy": 2}, {"hearts": 9}
    )
    assert asked(table) == (0, "heart", ("heart@1", "heart@2", "no"))
    play(table, "heart@2")
    assert asked(table) == (0, "heart", ("heart@1", "no"))
    play(table, "heart@1", "no")
    assert hearts(table) == [5, 8, 10]


def test_heart_dice_are_shared_out_between_oneself_and_others_outside() -> None:
    """tokyo/R27"""
    table = result(
        "heart heart heart 1 1 2", {"hearts": 5, "poison": 1, "cards": ["healing_ray"]}, in_city(hearts=7), {}
    )
    assert asked(table) == (0, "heart", ("heart:self", "heart:poison", "heart@1"))
    play(table, "heart:self", "heart:poison", "heart@1")
    assert (hearts(table)[0], poison(table)[0], hearts(table)[1]) == (6, 0, 8)


def test_cards_that_read_the_result_come_before_the_faces() -> None:
    """tokyo/R28: added smashes, Detritivore, Complete Destruction, then numbers, hearts, energy and smashes."""
    cards = ["detritivore", "complete_destruction", "acid_attack", "extra_head", "extra_head"]
    table = result("1 2 3 heart energy smash 1 1", {"hearts": 5, "cards": cards}, IN_CITY, {})
    kinds = ("smashes_added", "scored", "healed", "energy_gained", "smashed", "hurt")
    assert told(table, *kinds) == [
        "smashes_added tokyo/R29", "scored detritivore", "scored complete_destruction", "scored tokyo/R23",
        "healed tokyo/R25", "energy_gained tokyo/R24", "smashed tokyo/R33", "hurt tokyo/R33",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("place", "cards", "dice", "smashes"),
    [
        ("outside", ["acid_attack"], "1 1 3 3 heart heart", 1),
        ("outside", ["burrowing"], "1 1 3 3 heart heart", 0),
        ("city", ["burrowing"], "1 1 3 3 heart heart", 1),
        ("outside", ["poison_quills"], "2 2 2 1 1 3", 2),
        ("outside", ["poison_quills"], "2 2 1 1 3 3", 0),
        ("outside", ["spiked_tail"], "1 1 3 3 heart heart", 0),
        ("outside", ["spiked_tail"], "smash 1 1 3 3 heart", 2),
        ("city", ["urbavore"], "1 1 3 3 heart heart", 0),
        ("city", ["urbavore"], "smash 1 1 3 3 heart", 2),
        ("outside", ["urbavore"], "smash 1 1 3 3 heart", 1),
        ("outside", ["spiked_tail", "acid_attack"], "1 1 3 3 heart heart", 2),
        ("outside", ["spiked_tail", "poison_quills"], "2 2 2 1 1 3", 3),
        ("city", ["urbavore", "spiked_tail", "burrowing"], "1 1 3 3 heart heart", 3),
        ("city", ["urbavore", "spiked_tail", "burrowing", "acid_attack", "poison_quills"], "2 2 2 2 smash 1", 7),
    ],
)
def test_cards_add_smashes_and_some_need_one(place: str, cards: list[str], dice: str, smashes: int) -> None:
    """tokyo/R29, tokyo/X9: whatever the order in which the cards came."""
    rival = {"place": "outside" if place == "city" else "city"}
    table = result(dice, {"place": place, "cards": cards}, rival, {})
    assert sum(e["smashes"] for e in facts(table, "smashed")) == smashes
    assert hearts(table)[1] == 10 - smashes


def test_three_ones_bring_points_then_gourmet_then_freeze_time() -> None:
    """tokyo/R30"""
    table = result("1 1 1 2 2 3", in_city("freeze_time", "gourmet"), {}, {})
    assert [(e["stars"], e.get("cause")) for e in facts(table, "scored")] == [(1, None), (2, "gourmet")]
    assert kind(table) == "again"


def test_two_ones_bring_nothing() -> None:
    """tokyo/R30"""
    table = result(NOTHING, in_city("freeze_time", "gourmet"), {}, {})
    assert facts(table, "scored") == []
    assert kind(table) == "roll"


def test_all_energy_dice_are_one_gain() -> None:
    """tokyo/R31: Friend of Children adds 1 to three energy dice."""
    table = result("energy energy energy 1 1 2", in_city("friend_of_children"), {}, {}, market=[])
    assert energy(table)[0] == 4


def test_all_heart_dice_kept_for_oneself_are_one_gain() -> None:
    """tokyo/R31: Regeneration adds 1 to three heart dice."""
    assert hearts(result("heart heart heart 1 1 2", {"hearts": 3, "cards": ["regeneration"]}, {}, {}))[0] == 7


@pytest.mark.parametrize(("dice", "stars"), [("smash smash 1 1 2 2", 1), ("3 3 1 1 2 2", 0)])
def test_alpha_monster_scores_for_smashes_that_hit_nobody(dice: str, stars: int) -> None:
    """tokyo/R32: Tokyo is empty."""
    table = result(dice, {"cards": ["alpha_monster"]}, {}, {})
    assert facts(table, "hurt") == []
    assert sum(e["stars"] for e in facts(table, "scored") if e.get("cause") == "alpha_monster") == stars
