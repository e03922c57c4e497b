"""What the dice bring as they are, as the roller is told before it stops: cards, places and rules are all in it."""

from typing import Any

from baffe.kernel.forecast import forecast_of
from tests.scenes.tokyo.support import IN_CITY, TOWER, in_city, tokyo


def brings(dice: str, *seats: dict[str, Any], **scene: Any) -> dict[str, list[int]] | None:
    return forecast_of(tokyo(*seats, dice=dice, **scene), 0)


def certain(**amounts: int) -> dict[str, list[int]]:
    """Names are written with an underscore in the place of the @ of a seat."""
    return {name.replace("_", "@"): [amount, amount] for name, amount in amounts.items()}


FOLLOW = {"follow:it": [0, 1]}  # who is in Tokyo may flee, and then the roller enters


def test_stars_energy_and_smashes_on_whoever_is_in_tokyo() -> None:
    found = brings("2 2 2 energy smash smash", {}, IN_CITY, {})
    assert found == {**certain(stars=2, energy=1, smash_1=2), **FOLLOW}


def test_who_attacks_tokyo_hears_who_could_make_room() -> None:
    both = [in_city(), {"place": "bay"}]
    assert brings("smash 1 1 2 2 3", {}, *both, {}, {}) == {"smash@1": [1, 1], "smash@2": [1, 1], "follow:any": [0, 1]}
    # a place is free already, nobody else is wounded, or the attacker has its place in Tokyo
    assert brings("smash 1 1 2 2 3", {}, in_city(), {}, {}, {}) == certain(smash_1=1, stars=1, enter=1)
    assert not any([name.startswith("follow") for name in brings("smash 1 1 2 2 3", in_city(), {}, {}) or {}])


def test_from_tokyo_smashes_hit_all_others_and_hearts_do_nothing() -> None:
    found = brings("heart heart energy 1 2 smash", in_city(hearts=5), {}, {"hearts": 1})
    assert found == certain(energy=1, smash_1=1, fall_2=1)


def test_hearts_count_as_far_as_there_is_room() -> None:
    assert brings("heart heart heart 1 2 3", {"hearts": 9}, IN_CITY) == certain(hearts=1)


def test_an_empty_tokyo_is_taken_and_pays() -> None:
    assert brings("1 1 2 2 3 3", {}, {}, {}) == certain(stars=1, enter=1)


def test_dice_that_bring_nothing_say_so() -> None:
    assert brings("1 1 2 2 3 3", {}, IN_CITY, {}) == {}


def test_a_card_that_adds_smashes_is_counted() -> None:
    assert brings("smash 1 1 2 2 3", {"cards": ["spiked_tail"]}, IN_CITY, {}) == {**certain(smash_1=2), **FOLLOW}
    assert brings("1 1 2 2 3 3", {"cards": ["acid_attack"]}, IN_CITY, {}) == {**certain(smash_1=1), **FOLLOW}


def test_a_card_that_gives_stars_for_faces_is_counted() -> None:
    assert brings("1 1 1 2 2 3", {"cards": ["gourmet"]}, IN_CITY) == certain(stars=3)


def test_fire_reaches_neighbours() -> None:
    found = brings("smash 1 1 2 2 3", {"cards": ["fire_breathing"]}, {}, IN_CITY, {})
    assert found == {**certain(loss_1=1, smash_2=1, loss_3=1), "follow@2": [0, 1]}


def test_who_may_still_be_saved_does_not_lose_for_certain() -> None:
    found = brings("smash smash 1 2 3 energy", {}, in_city("wings", energy=2), {})
    assert found == {**certain(energy=1), "smash@1": [0, 2], **FOLLOW}
    found = brings("smash smash 1 2 3 energy", {}, in_city("jets"), {})
    assert found == {**certain(energy=1), "smash@1": [0, 2], **FOLLOW}


def test_nor_is_it_certain_what_would_be_earned_by_that() -> None:
    eater = {"cards": ["eater_of_the_dead"]}
    assert brings("smash 1 1 2 2 3", eater, in_city(hearts=1), {}) == certain(stars=4, fall_1=1, enter=1)
    found = brings("smash 1 1 2 2 3", eater, in_city("wings", hearts=1, energy=2), {})
    assert found == {"stars": [0, 4], "fall@1": [0, 1], "enter": [0, 1]}


def test_armour_that_needs_no_answer_is_counted() -> None:
    assert brings("smash 1 1 2 2 3", {}, in_city("armor_plating"), {}) == {}


def test_hearts_that_may_go_elsewhere_are_not_certain() -> None:
    assert brings("heart heart 1 1 2 2", {"hearts": 5, "poison": 1}, IN_CITY) == {"hearts": [0, 2]}


def test_cards_of_others_that_could_change_a_die_leave_the_dice_as_they_are() -> None:
    found = brings("2 2 2 1 1 energy", {"cards": ["herd_culler"]}, in_city("psychic_probe"))
    assert found == certain(stars=2, energy=1)


def test_the_last_star_and_a_level_of_the_tower() -> None:
    assert brings("3 3 3 1 1 2", {"stars": 18}, IN_CITY) == certain(stars=2, goal=1)
    assert brings("1 1 1 1 2 3", IN_CITY, {}, {}, options=TOWER) == certain(stars=2, level=1)
