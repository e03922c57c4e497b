"""Cards that add smashes, and cards that aim them."""

from typing import Any

import pytest

from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    ONE_SMASH,
    asked,
    copy_of,
    eliminated,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    places,
    play,
    poison,
    result,
    shop,
    shrink,
    stars,
    tokyo,
)


def smashes(attacker: dict[str, Any], dice: str) -> int:
    """How many smashes the attacker's result has."""
    table = result(dice, attacker, {}, {})
    return sum([fact["smashes"] for fact in facts(table, "smashed", 0)])


# -- Acid Attack --


@pytest.mark.parametrize(("dice", "count"), [(NOTHING, 1), (ONE_SMASH, 2)])
def test_acid_attack_adds_a_smash_to_any_result(dice: str, count: int) -> None:
    """tokyo/card/acid_attack, tokyo/R29"""
    assert smashes({"cards": ["acid_attack"]}, dice) == count


def test_acid_attack_alone_is_an_attack() -> None:
    """tokyo/card/acid_attack#1: it hits, lets the wounded flee, pleases Alpha Monster and sets off fire."""
    table = result(NOTHING, {"cards": ["acid_attack", "alpha_monster", "fire_breathing"]}, {}, IN_CITY, {})
    assert asked(table) == (2, "flee", ("flee", "stay"))
    assert hearts(table) == [10, 9, 9, 9]
    assert stars(table)[0] == 1


def test_acid_attack_stands_in_for_the_smash_of_complete_destruction() -> None:
    """tokyo/card/acid_attack#2, tokyo/card/complete_destruction#2"""
    table = result("1 2 3 heart energy energy", in_city("acid_attack", "complete_destruction"), {}, {}, market=[])
    assert stars(table)[0] == 9


@pytest.mark.parametrize("card", ["spiked_tail", "urbavore"])
def test_acid_attack_is_a_smash_for_cards_that_need_one(card: str) -> None:
    """tokyo/card/acid_attack#3, tokyo/R29"""
    assert smashes(in_city(card), NOTHING) == 0
    assert smashes(in_city(card, "acid_attack"), NOTHING) == 2


def test_a_copy_of_acid_attack_adds_one_more() -> None:
    """tokyo/card/acid_attack#4, tokyo/R117"""
    assert smashes({"cards": ["acid_attack", copy_of("acid_attack", 0)]}, NOTHING) == 2


# -- Burrowing --


def test_burrowing_adds_a_smash_in_tokyo_only() -> None:
    """tokyo/card/burrowing"""
    assert smashes(in_city("burrowing"), ONE_SMASH) == 2
    assert smashes({"cards": ["burrowing"]}, ONE_SMASH) == 1


def test_burrowing_bites_whoever_takes_its_owners_place() -> None:
    """tokyo/card/burrowing, tokyo/R61"""
    table = result(ONE_SMASH, {}, in_city("burrowing"), {})
    play(table, "flee")
    assert hearts(table) == [9, 9, 10]
    assert places(table)[0] == "city"


def test_burrowing_does_not_bite_for_an_owner_that_stays() -> None:
    """tokyo/card/burrowing, tokyo/R61"""
    table = result(ONE_SMASH, {}, in_city("burrowing"), {})
    play(table, "stay")
    assert hearts(table) == [10, 9, 10]


@pytest.mark.parametrize("card", ["spiked_tail", "urbavore"])
def test_burrowing_needs_no_smash_and_is_one_for_cards_that_do(card: str) -> None:
    """tokyo/card/burrowing#1, tokyo/R29"""
    assert smashes(in_city("burrowing"), NOTHING) == 1
    assert smashes(in_city("burrowing", card), NOTHING) == 2


def test_the_bite_is_no_smash_and_comes_from_the_monster_that_fled() -> None:
    """tokyo/card/burrowing#2: it brings no token, and the attacker can answer it."""
    table = result(ONE_SMASH, {"cards": ["camouflage"]}, in_city("burrowing", "poison_spit"), {})
    play(table, "flee")
    assert table.view(0)["decisions"][0]["about"] == {"hearts": 1, "by": 1, "smash": False}
    assert places(table)[0] == "outside"
    play(table, "take")
    assert facts(table, "hurt", 0)[0]["by"] == 1
    assert poison(table)[0] == 0
    assert places(table)[0] == "city"


def test_an_attacker_bitten_to_death_does_not_enter() -> None:
    """tokyo/card/burrowing#2, tokyo/R67: Tokyo stays empty."""
    table = result(ONE_SMASH, {"hearts": 1}, in_city("burrowing"), {})
    play(table, "flee")
    assert eliminated(table)[0]
    assert places(table) == ["outside", "outside", "outside"]
    assert facts(table, "entered") == []


def test_burrowing_does_not_bite_when_its_owner_is_thrown_out() -> None:
    """tokyo/card/burrowing#3: Death From Above."""
    table = shop(["death_from_above"], {"energy": 5}, in_city("burrowing"), {})
    play(table, "buy:death_from_above")
    assert places(table)[0] == "city"
    assert hearts(table) == [10, 10, 10]


def test_burrowing_does_not_bite_when_its_owner_falls() -> None:
    """tokyo/card/burrowing#3: elimination."""
    table = result(ONE_SMASH, {}, in_city("burrowing", hearts=1), {})
    assert places(table)[0] == "city"
    assert hearts(table) == [10, 0, 10]


def test_burrowing_does_not_bite_when_the_bay_closes() -> None:
    """tokyo/card/burrowing#3: its owner is moved out of the Bay, and the attacker takes the City that another one
    fled."""
    table = result(
        ONE_SMASH, {"cards": ["fire_breathing"]}, IN_CITY, {"place": "bay", "cards": ["burrowing"]}, {}, {"hearts": 1}
    )
    assert places(table)[2] == "outside"
    play(table, "flee")
    assert places(table)[0] == "city"
    assert hearts(table) == [10, 8, 9, 10, 0]


def test_burrowing_does_not_bite_an_attacker_that_already_is_in_tokyo() -> None:
    """tokyo/card/burrowing#4, tokyo/R61, tokyo/card/nova_breath#1: Nova Breath from the City drives the owner out of
    the Bay."""
    table = result(ONE_SMASH, in_city("nova_breath"), {"place": "bay", "cards": ["burrowing"]}, {}, {}, {})
    play(table, "flee")
    assert hearts(table) == [10, 9, 9, 9, 9]
    assert places(table)[:2] == ["city", "outside"]


def test_burrowing_bites_from_the_bay_too() -> None:
    """tokyo/card/burrowing, tokyo/R61"""
    table = result(ONE_SMASH, {}, IN_CITY, {"place": "bay", "cards": ["burrowing"]}, {}, {})
    table.play("stay", seat=1)
    table.play("flee", seat=2)
    assert hearts(table) == [9, 9, 9, 10, 10]
    assert places(table)[:3] == ["bay", "city", "outside"]


def test_card_and_copy_bite_separately() -> None:
    """tokyo/card/burrowing#5, tokyo/R52: two hearts, and yet no loss of two at once."""
    table = result(
        ONE_SMASH, {"cards": ["were_only_making_it_stronger"]}, in_city("burrowing", copy_of("burrowing", 1)), {}
    )
    play(table, "flee")
    assert hearts(table) == [8, 9, 10]
    assert energy(table)[0] == 0


@pytest.mark.parametrize(
    ("city", "bay", "left"), [("burrowing", "mimic", 9), ("mimic", "burrowing", 9), ("", "burrowing", 10)]
)
def test_of_two_that_flee_only_the_one_whose_place_is_taken_bites(city: str, bay: str, left: int) -> None:
    """tokyo/card/burrowing#5, tokyo/R61: the City's; the Bay's place stays empty."""
    held: dict[str, list[Any]] = {
        "": [],
        "burrowing": ["burrowing"],
        "mimic": [copy_of("burrowing", 1 if city == "burrowing" else 2)],
    }
    table = result(ONE_SMASH, {}, in_city(*held[city]), {"place": "bay", "cards": held[bay]}, {}, {})
    table.play("flee", seat=1)
    table.play("flee", seat=2)
    assert places(table) == ["city", "outside", "outside", "outside", "outside"]
    assert hearts(table)[0] == left


# -- Fire Breathing --


def test_fire_breathing_burns_both_neighbours() -> None:
    """tokyo/card/fire_breathing, tokyo/R37"""
    table = result(ONE_SMASH, {"cards": ["fire_breathing"]}, {}, {}, {})
    assert hearts(table) == [10, 9, 10, 9]


def test_fire_breathing_needs_a_smash() -> None:
    """tokyo/card/fire_breathing, tokyo/R37"""
    table = result(NOTHING, {"cards": ["fire_breathing"]}, {}, {}, {})
    assert hearts(table) == [10, 10, 10, 10]


def test_fire_reaches_the_nearest_living_monsters_even_in_the_same_place() -> None:
    """tokyo/card/fire_breathing#1, tokyo/R37, tokyo/R94: past the eliminated, and from the City into the Bay."""
    table = result(ONE_SMASH, in_city("fire_breathing"), {"hearts": 0}, {"place": "bay"}, {}, {}, {})
    assert hearts(table) == [10, 0, 9, 9, 9, 8]


@pytest.mark.parametrize(("seats", "left"), [([{}], [10, 9]), ([{"hearts": 0}, {}], [10, 0, 9])])
def test_an_only_opponent_burns_once(seats: list[dict[str, Any]], left: list[int]) -> None:
    """tokyo/card/fire_breathing#2, tokyo/R37, two/V9: in a game of two, and with two survivors."""
    table = result(ONE_SMASH, {"cards": ["fire_breathing"]}, *seats)
    assert hearts(table) == left


def test_an_only_opponent_burns_once_for_the_card_and_once_for_its_copy() -> None:
    """tokyo/card/fire_breathing#4, tokyo/R37, tokyo/R117"""
    table = result(ONE_SMASH, {"cards": ["fire_breathing", copy_of("fire_breathing", 0)]}, {})
    assert hearts(table) == [10, 8]


def test_fire_joins_the_smashes_on_a_neighbour() -> None:
    """tokyo/card/fire_breathing#3, tokyo/R38: one loss of two hearts, as We're Only Making It Stronger counts."""
    table = result(ONE_SMASH, {"cards": ["fire_breathing"]}, in_city("were_only_making_it_stronger"), {})
    assert [fact["hearts"] for fact in facts(table, "hurt", 1)] == [2]
    assert energy(table)[1] == 1


def test_fire_alone_is_no_smash() -> None:
    """tokyo/card/fire_breathing#3, tokyo/card/shrink_ray#3, tokyo/R38: no fleeing, no tokens."""
    table = result(ONE_SMASH, in_city("fire_breathing", "poison_spit", "shrink_ray"), {"place": "bay"}, {}, {}, {})
    assert kind(table) == "roll"
    assert hearts(table) == [10, 9, 9, 9, 8]
    assert poison(table) == [0, 0, 1, 1, 1]
    assert shrink(table) == [0, 0, 1, 1, 1]


def test_a_smash_from_a_card_sets_off_fire_and_a_copy_doubles_it() -> None:
    """tokyo/card/fire_breathing#4, tokyo/R117"""
    table = result(NOTHING, {"cards": ["acid_attack", "fire_breathing", copy_of("fire_breathing", 0)]}, {}, {}, {})
    assert hearts(table) == [10, 8, 10, 8]


# -- Nova Breath --


def test_nova_breath_from_tokyo_hits_the_other_place_too() -> None:
    """tokyo/card/nova_breath#1, tokyo/R36: the monster in the Bay may flee, and the attacker does not move."""
    table = result(ONE_SMASH, in_city("nova_breath"), {"place": "bay"}, {}, {}, {})
    assert hearts(table) == [10, 9, 9, 9, 9]
    assert asked(table) == (1, "flee", ("flee", "stay"))
    play(table, "flee")
    assert places(table)[:2] == ["city", "outside"]
    assert facts(table, "entered") == []


def test_nova_breath_from_outside_lets_only_tokyo_flee() -> None:
    """tokyo/card/nova_breath, tokyo/R36: outsiders are hit as well."""
    table = result(ONE_SMASH, {"cards": ["nova_breath"]}, {}, IN_CITY)
    assert hearts(table) == [10, 9, 9]
    assert asked(table) == (2, "flee", ("flee", "stay"))


def test_a_copy_of_nova_breath_hits_nobody_twice() -> None:
    """tokyo/card/nova_breath, tokyo/R117"""
    table = result(ONE_SMASH, {"cards": ["nova_breath", copy_of("nova_breath", 0)]}, {}, {})
    assert hearts(table) == [10, 9, 9]


# -- Poison Quills --


@pytest.mark.parametrize(
    ("dice", "count"), [("2 2 1 1 3 3", 0), ("2 2 2 1 1 3", 2), ("2 2 2 2 2 2", 2), ("2 2 2 smash 1 1", 3)]
)
def test_three_twos_bring_two_smashes_with_poison_quills(dice: str, count: int) -> None:
    """tokyo/card/poison_quills, tokyo/card/poison_quills#1, tokyo/R29: once, however many 2s there are."""
    assert smashes({"cards": ["poison_quills"]}, dice) == count


def test_quills_please_every_card_that_wants_a_smash() -> None:
    """tokyo/card/poison_quills#1, tokyo/card/spiked_tail#1: two and two more, a star, and fire."""
    cards = ["poison_quills", "spiked_tail", "urbavore", "alpha_monster", "fire_breathing"]
    table = result("2 2 2 1 1 3", in_city(*cards), {}, {}, {})
    assert hearts(table) == [10, 5, 6, 5]
    assert stars(table)[0] == 2 + 1


def test_a_copy_of_poison_quills_adds_two_more() -> None:
    """tokyo/card/poison_quills, tokyo/R117"""
    assert smashes({"cards": ["poison_quills", copy_of("poison_quills", 0)]}, "2 2 2 1 1 3") == 4


# -- Spiked Tail --


@pytest.mark.parametrize(("dice", "count"), [(NOTHING, 0), (ONE_SMASH, 2), ("smash smash 1 1 2 2", 3)])
def test_spiked_tail_adds_a_smash_where_there_is_one(dice: str, count: int) -> None:
    """tokyo/card/spiked_tail, tokyo/R29"""
    assert smashes({"cards": ["spiked_tail"]}, dice) == count


def test_smashes_from_quills_wag_the_spiked_tail() -> None:
    """tokyo/card/spiked_tail#1"""
    assert smashes({"cards": ["spiked_tail", "poison_quills"]}, "2 2 2 1 1 3") == 3


def test_a_copy_of_spiked_tail_adds_one_more() -> None:
    """tokyo/card/spiked_tail, tokyo/R117"""
    assert smashes({"cards": ["spiked_tail", copy_of("spiked_tail", 0)]}, ONE_SMASH) == 3


# -- Urbavore --


def test_urbavore_scores_and_smashes_more_in_tokyo() -> None:
    """tokyo/card/urbavore"""
    table = tokyo(in_city("urbavore"), {}, {}, step="start", dice=ONE_SMASH)
    assert stars(table)[0] == 3
    play(table, "stop")
    assert hearts(table) == [10, 8, 8]


def test_urbavore_is_idle_outside_tokyo() -> None:
    """tokyo/card/urbavore"""
    table = tokyo({"cards": ["urbavore"]}, IN_CITY, {}, step="start", dice=ONE_SMASH)
    assert stars(table)[0] == 0
    play(table, "stop")
    assert hearts(table)[1] == 9


def test_urbavore_scores_its_star_in_a_game_of_two() -> None:
    """tokyo/card/urbavore#1, two/V7: Tokyo pays energy, Urbavore a star."""
    table = tokyo(in_city("urbavore"), {}, step="start")
    assert (stars(table)[0], energy(table)[0]) == (1, 1)


@pytest.mark.parametrize(("dice", "count"), [(NOTHING, 0), (ONE_SMASH, 3)])
def test_urbavore_and_spiked_tail_add_up(dice: str, count: int) -> None:
    """tokyo/card/urbavore#2"""
    assert smashes(in_city("urbavore", "spiked_tail"), dice) == count


def test_a_copy_of_urbavore_doubles_star_and_smash() -> None:
    """tokyo/card/urbavore, tokyo/R117"""
    attacker = in_city("urbavore", copy_of("urbavore", 0))
    assert smashes(attacker, ONE_SMASH) == 3
    assert stars(tokyo(attacker, {}, {}, step="start"))[0] == 2 + 2
