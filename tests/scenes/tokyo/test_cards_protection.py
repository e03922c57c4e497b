"""Cards that keep hearts from being lost: Armor Plating, Camouflage, Jets and Wings."""

import pytest

from tests.scenes.tokyo.support import (
    IN_CITY,
    ONE_SMASH,
    asked,
    attack,
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

# -- Armor Plating --


@pytest.mark.parametrize(("smashes", "left"), [(1, 10), (2, 8), (3, 7)])
def test_armor_plating_ignores_a_loss_of_exactly_one_heart(smashes: int, left: int) -> None:
    """tokyo/card/armor_plating"""
    table = result(["smash"] * smashes + ["1"] * (6 - smashes), IN_CITY, {"cards": ["armor_plating"]}, {"hearts": 0})
    assert hearts(table)[1] == left


def test_a_copy_of_armor_plating_does_not_ignore_two_hearts() -> None:
    """tokyo/card/armor_plating, tokyo/R117"""
    victim = {"cards": ["armor_plating", copy_of("armor_plating", 1)]}
    assert hearts(attack(victim, 2))[1] == 8
    assert hearts(attack(victim, 1))[1] == 10


def test_armor_plating_comes_before_camouflage() -> None:
    """tokyo/card/armor_plating#1, tokyo/card/camouflage#3: against one smash no die is thrown and nothing is asked."""
    table = attack({"cards": ["camouflage", "armor_plating"]}, 1)
    assert kind(table) == "roll"
    assert facts(table, "threw") == []
    assert hearts(table)[1] == 10


def test_armor_plating_looks_at_every_loss_of_a_turn_by_itself() -> None:
    """tokyo/card/armor_plating#1: a bite and a poison token are both ignored, though together they make two."""
    table = attack({"cards": ["burrowing"]}, 2, attacker={"poison": 1, "cards": ["armor_plating"]})
    play(table, "flee")
    assert hearts(table) == [10, 8, 10]


def test_armor_plating_ignores_the_one_heart_that_camouflage_leaves() -> None:
    """tokyo/card/armor_plating#2"""
    table = attack({"cards": ["camouflage", "armor_plating"]}, 2, "heart", "1")
    play(table, "camouflage")
    assert kind(table) == "roll"
    assert hearts(table)[1] == 10


def test_armor_plating_stops_a_single_poison_token_but_not_two() -> None:
    """tokyo/card/armor_plating#3, tokyo/card/poison_spit#3"""
    assert hearts(tokyo({"poison": 1, "cards": ["armor_plating"]}, {}, {}, step="end"))[0] == 10
    assert hearts(tokyo({"poison": 2, "cards": ["armor_plating"]}, {}, {}, step="end"))[0] == 8


def test_armor_plating_stops_the_bite_of_a_burrower() -> None:
    """tokyo/card/armor_plating#3"""
    table = attack({"cards": ["burrowing"]}, 1, attacker={"cards": ["armor_plating"]})
    play(table, "flee")
    assert hearts(table) == [10, 9, 10]


def test_armor_plating_stops_fire_on_a_neighbour_that_was_not_smashed() -> None:
    """tokyo/card/armor_plating#3"""
    table = result(ONE_SMASH, {"cards": ["fire_breathing"]}, {"cards": ["armor_plating"]}, {})
    assert hearts(table) == [10, 10, 9]


def test_whoever_is_saved_by_armor_counts_as_unhurt() -> None:
    """tokyo/card/armor_plating#4: no fleeing, no tokens, and a peaceful attacker."""
    table = attack({"cards": ["armor_plating"]}, 1, attacker={"cards": ["poison_spit", "shrink_ray", "herbivore"]})
    assert kind(table) == "roll"
    assert places(table)[1] == "city"
    assert (poison(table)[1], shrink(table)[1]) == (0, 0)
    assert stars(table)[0] == 1


def test_fire_added_to_a_single_smash_pierces_armor() -> None:
    """tokyo/card/armor_plating#5, tokyo/R38"""
    table = attack({"cards": ["armor_plating"]}, 1, attacker={"cards": ["fire_breathing"]})
    assert asked(table) == (1, "flee", ("flee", "stay"))
    assert hearts(table)[1] == 8


# -- Camouflage --


def test_camouflage_saves_a_heart_for_each_heart_thrown() -> None:
    """tokyo/card/camouflage: three dice for three hearts."""
    table = attack({"cards": ["camouflage"]}, 3, "heart", "1", "heart")
    assert asked(table) == (1, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert facts(table, "threw", 1)[0]["dice"] == ["1", "heart", "heart"]
    assert hearts(table)[1] == 9


def test_camouflage_works_against_poison() -> None:
    """tokyo/card/camouflage#1, tokyo/card/poison_spit#3"""
    table = tokyo({"poison": 3, "cards": ["camouflage"]}, {}, {}, step="end", dice="heart heart 1")
    play(table, "camouflage")
    assert hearts(table)[0] == 9


def test_camouflage_works_against_ones_own_card() -> None:
    """tokyo/card/camouflage#1"""
    table = shop(["jet_fighters"], {"energy": 5, "cards": ["camouflage"]}, {}, {}, dice="heart heart heart 1")
    play(table, "buy:jet_fighters", "camouflage")
    assert hearts(table)[0] == 9


def test_camouflage_rolls_once_for_each_hit() -> None:
    """tokyo/card/camouflage#2: the second hit of a turn may be answered again."""
    table = result(
        "smash smash 1 1 2 2 1 1 heart heart", {"energy": 3}, in_city("camouflage"), {}, market=["flame_thrower"]
    )
    play(table, "camouflage")
    assert asked(table) == (1, "flee", ("flee", "stay"))
    assert hearts(table)[1] == 8
    play(table, "stay", "buy:flame_thrower", "camouflage")
    assert hearts(table) == [10, 8, 8]


def test_a_copy_of_camouflage_rolls_again_on_what_remains() -> None:
    """tokyo/card/camouflage#2, tokyo/R115"""
    table = attack({"cards": ["camouflage", copy_of("camouflage", 1)]}, 3, "heart", "1", "1", "heart", "2")
    play(table, "camouflage")
    assert asked(table) == (1, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert [len(fact["dice"]) for fact in facts(table, "threw", 1)] == [3, 2]
    assert hearts(table)[1] == 9


def test_camouflage_is_not_offered_under_spread_wings() -> None:
    """tokyo/card/camouflage#3"""
    table = attack({"energy": 2, "cards": ["camouflage", "wings"]}, 3, attacker={"energy": 0})
    play(table, "wings")
    assert kind(table) == "roll"
    assert facts(table, "threw") == []
    assert hearts(table)[1] == 10


def test_wings_may_follow_a_disappointing_camouflage() -> None:
    """tokyo/card/camouflage#4, tokyo/card/wings#3"""
    table = attack({"energy": 2, "cards": ["camouflage", "wings"]}, 3, "heart", "1", "1")
    assert asked(table) == (1, "brace", ("camouflage", "wings", "take"))
    play(table, "camouflage")
    assert asked(table) == (1, "brace", ("wings", "take"))
    assert table.view(None)["decisions"][0]["about"]["hearts"] == 2
    play(table, "wings")
    assert hearts(table)[1] == 10
    assert energy(table)[1] == 0


def test_camouflage_may_be_declined() -> None:
    """tokyo/card/camouflage#5: asked like any reaction, for a loss may be wanted: here it brings energy and a way
    out."""
    table = attack({"cards": ["camouflage", "were_only_making_it_stronger"]}, 2)
    play(table, "take")
    assert asked(table) == (1, "flee", ("flee", "stay"))
    assert (hearts(table)[1], energy(table)[1]) == (8, 1)


def test_whoever_hides_completely_counts_as_unhurt() -> None:
    """tokyo/card/camouflage#6: no fleeing and no tokens."""
    table = attack({"cards": ["camouflage"]}, 2, "heart", "heart", attacker={"cards": ["poison_spit", "shrink_ray"]})
    play(table, "camouflage")
    assert kind(table) == "roll"
    assert places(table)[1] == "city"
    assert (poison(table)[1], shrink(table)[1]) == (0, 0)


# -- Jets --


def test_jets_carry_their_owner_out_unhurt() -> None:
    """tokyo/card/jets, tokyo/R56, tokyo/R60"""
    table = attack({"cards": ["jets"]}, 3)
    assert asked(table) == (1, "flee", ("flee", "stay"))
    play(table, "flee")
    assert hearts(table)[1] == 10
    assert places(table) == ["city", "outside", "outside"]


def test_a_copy_of_jets_carries_its_owner_out_too() -> None:
    """tokyo/card/jets, tokyo/R110"""
    table = result("smash smash 1 1 2 2", {"cards": ["jets"]}, in_city(copy_of("jets", 0)), {})
    play(table, "flee")
    assert hearts(table)[1] == 10


def test_staying_with_jets_means_damage_with_reactions_and_no_second_chance() -> None:
    """tokyo/card/jets#1"""
    table = attack({"energy": 2, "cards": ["jets", "wings"]}, 3)
    assert kind(table) == "flee"
    play(table, "stay")
    assert asked(table) == (1, "brace", ("wings", "take"))
    play(table, "take")
    assert kind(table) == "roll"
    assert hearts(table)[1] == 7
    assert places(table)[1] == "city"


def test_staying_with_jets_means_being_smashed() -> None:
    """tokyo/card/jets#1, tokyo/R46: damage that was held back poisons as well."""
    table = attack({"cards": ["jets"]}, 2, attacker={"cards": ["poison_spit"]})
    play(table, "stay")
    assert (hearts(table)[1], poison(table)[1]) == (8, 1)


def test_jets_outrun_fire_and_tokens_as_well() -> None:
    """tokyo/card/jets#2, tokyo/card/poison_spit#1: the neighbour's fire is part of the attack."""
    table = attack({"cards": ["jets"]}, 2, attacker={"cards": ["fire_breathing", "poison_spit", "shrink_ray"]})
    play(table, "flee")
    assert hearts(table)[1] == 10
    assert (poison(table)[1], shrink(table)[1]) == (0, 0)


def test_jets_save_from_certain_death() -> None:
    """tokyo/card/jets#3"""
    table = attack({"hearts": 1, "cards": ["jets"]}, 6)
    play(table, "flee")
    assert hearts(table)[1] == 1
    assert not eliminated(table)[1]


def test_staying_with_jets_may_be_deadly() -> None:
    """tokyo/card/jets#1, tokyo/R69: the attacker then takes the empty place."""
    table = attack({"hearts": 2, "cards": ["jets"]}, 3)
    play(table, "stay")
    assert eliminated(table)[1]
    assert places(table)[0] == "city"


def test_jets_do_not_fly_outside_tokyo() -> None:
    """tokyo/card/jets#4"""
    table = result("smash smash 1 1 2 2", IN_CITY, {"cards": ["jets"]}, {})
    assert kind(table) == "roll"
    assert facts(table, "held_back") == []
    assert hearts(table)[1] == 8


def test_jets_do_not_fly_from_fire_alone() -> None:
    """tokyo/card/jets#4: a neighbour burnt in the Bay was not smashed."""
    table = result(ONE_SMASH, in_city("fire_breathing"), {"place": "bay", "cards": ["jets"]}, {}, {}, {})
    assert kind(table) == "roll"
    assert hearts(table)[1] == 9
    assert places(table)[1] == "bay"


def test_being_thrown_out_later_gives_no_hearts_back() -> None:
    """tokyo/card/jets#4: Death From Above is no flight."""
    table = result("smash smash 1 1 2 2", {"energy": 5}, in_city("jets"), {}, market=["death_from_above"])
    play(table, "stay", "buy:death_from_above")
    assert kind(table) == "roll"
    assert hearts(table)[1] == 8
    assert places(table) == ["city", "outside", "outside"]


# -- Wings --


def test_wings_stop_a_loss_for_two_energy() -> None:
    """tokyo/card/wings"""
    table = attack({"energy": 3, "cards": ["wings"]}, 4)
    assert asked(table) == (1, "brace", ("wings", "take"))
    play(table, "wings")
    assert (hearts(table)[1], energy(table)[1]) == (10, 1)


def test_wings_need_two_energy() -> None:
    """tokyo/card/wings"""
    table = attack({"energy": 1, "cards": ["wings"]}, 4)
    assert kind(table) == "flee"
    assert hearts(table)[1] == 6


def test_a_copy_of_wings_is_no_second_question() -> None:
    """tokyo/card/wings, tokyo/R117: one payment stops everything."""
    table = attack({"energy": 4, "cards": ["wings", copy_of("wings", 1)]}, 4)
    assert asked(table) == (1, "brace", ("wings", "take"))
    play(table, "wings")
    assert (hearts(table)[1], energy(table)[1]) == (10, 2)


def test_wings_cover_the_rest_of_the_turn_without_another_payment() -> None:
    """tokyo/card/wings#1: one's own card, then poison, in one's own turn."""
    table = shop(["tank"], {"energy": 6, "poison": 3, "cards": ["wings"]}, {}, {})
    play(table, "buy:tank", "wings")
    assert kind(table) == "roll"
    assert (hearts(table)[0], energy(table)[0]) == (10, 0)


def test_wings_fold_when_the_turn_ends() -> None:
    """tokyo/card/wings#1: the next monster's smashes must be paid for again."""
    table = result(
        "smash smash 1 1 2 2 1 1 2 2 3 3 smash smash smash 1 1 2", {}, {"hearts": 0}, in_city("wings", energy=2), {}
    )
    play(table, "wings", "stop")
    assert hearts(table)[2] == 10
    play(table, "stop")
    assert hearts(table)[2] == 7


def test_whoever_flew_up_counts_as_unhurt() -> None:
    """tokyo/card/wings#2: no fleeing and no tokens."""
    table = attack({"energy": 2, "cards": ["wings"]}, 2, attacker={"cards": ["poison_spit", "shrink_ray"]})
    play(table, "wings")
    assert kind(table) == "roll"
    assert places(table)[1] == "city"
    assert (poison(table)[1], shrink(table)[1]) == (0, 0)


def test_wings_are_not_offered_where_armor_is_enough() -> None:
    """tokyo/card/wings#3"""
    table = attack({"energy": 4, "cards": ["wings", "armor_plating"]}, 1)
    assert kind(table) == "roll"
    assert (hearts(table)[1], energy(table)[1]) == (10, 4)
