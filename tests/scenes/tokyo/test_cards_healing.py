"""Cards that win hearts back, raise their maximum, or make something of their loss."""

import pytest

from tests.scenes.tokyo.support import (
    NOTHING,
    ONE_SMASH,
    asked,
    attack,
    cards_of,
    copied,
    copy_of,
    eliminated,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    options,
    pile,
    places,
    play,
    poison,
    result,
    shop,
    shrink,
    stars,
    tokyo,
)

# -- Even Bigger --


def test_even_bigger_brings_two_hearts_and_a_maximum_of_twelve() -> None:
    """tokyo/card/even_bigger"""
    table = shop(["even_bigger"], {"energy": 4}, {}, {})
    play(table, "buy:even_bigger")
    assert hearts(table)[0] == 12


def test_with_even_bigger_heart_dice_heal_up_to_twelve() -> None:
    """tokyo/card/even_bigger, tokyo/R25"""
    table = result("heart heart heart 1 2 3", {"hearts": 10, "cards": ["even_bigger"]}, {}, {})
    assert hearts(table)[0] == 12


def test_hearts_above_ten_go_with_even_bigger() -> None:
    """tokyo/card/even_bigger#1: sold, it takes the eleventh and the twelfth heart along, and the maximum is ten
    again."""
    table = tokyo({"hearts": 12, "cards": ["even_bigger", "metamorph", "rapid_healing"]}, {}, {}, step="end", market=[])
    play(table, "sell:even_bigger")
    assert hearts(table)[0] == 10
    assert energy(table)[0] == 4
    assert "rapid_healing" not in options(table)


def test_hearts_above_ten_go_with_the_copied_even_bigger() -> None:
    """tokyo/card/even_bigger#1, tokyo/R112: the card falls with its owner, and its copy elsewhere is worth nothing."""
    table = result(
        ONE_SMASH, in_city(copy_of("even_bigger", 1), hearts=12), {"hearts": 1, "cards": ["even_bigger"]}, {}
    )
    assert hearts(table) == [10, 0, 9]


def test_two_even_bigger_do_not_lift_the_maximum_above_twelve() -> None:
    """tokyo/card/even_bigger#2, tokyo/R117"""
    table = shop(["mimic"], {"energy": 8, "hearts": 12, "cards": ["even_bigger"]}, {}, {}, deck=["heal"])
    play(table, "buy:mimic")
    assert copied(table, 0) == "even_bigger"
    assert hearts(table)[0] == 12


def test_even_bigger_taken_with_tentacles_brings_its_hearts_again() -> None:
    """tokyo/card/even_bigger#3, tokyo/card/even_bigger#1: the buyer gains two, the seller loses what is above ten."""
    table = shop(
        [], {"energy": 4, "hearts": 5, "cards": ["parasitic_tentacles"]}, {"hearts": 11, "cards": ["even_bigger"]}, {}
    )
    play(table, "buy:even_bigger@1")
    assert hearts(table) == [7, 10, 10]


def test_mimic_on_even_bigger_brings_two_hearts() -> None:
    """tokyo/card/even_bigger#3, tokyo/R110, tokyo/R113: on moving the token there."""
    table = tokyo(
        {"energy": 1, "hearts": 9, "cards": [copy_of("wings", 1)]}, {"cards": ["wings", "even_bigger"]}, {},
        step="start",
    )  # fmt: skip
    play(table, "copy:even_bigger@1")
    assert hearts(table)[0] == 11
    assert energy(table)[0] == 0


def test_regeneration_adds_to_the_hearts_of_even_bigger() -> None:
    """tokyo/card/even_bigger#4"""
    table = shop(["even_bigger"], {"energy": 4, "hearts": 5, "cards": ["regeneration"]}, {}, {})
    play(table, "buy:even_bigger")
    assert hearts(table)[0] == 8


# -- It Has a Child --


def test_a_child_goes_on_with_ten_hearts_and_nothing_else() -> None:
    """tokyo/card/it_has_a_child: cards and stars are gone, Tokyo is left."""
    table = attack({"hearts": 2, "stars": 9, "cards": ["it_has_a_child", "wings", "acid_attack"]}, 3)
    assert kind(table) == "roll"
    assert (hearts(table)[1], stars(table)[1], cards_of(table, 1), eliminated(table)[1]) == (10, 0, [], False)
    assert places(table) == ["city", "outside", "outside"]
    assert set(pile(table)) == {"it_has_a_child", "wings", "acid_attack"}


def test_a_child_keeps_energy_and_tokens() -> None:
    """tokyo/card/it_has_a_child#1: nothing is asked either."""
    table = attack({"hearts": 1, "energy": 5, "poison": 1, "shrink": 2, "cards": ["it_has_a_child"]}, 1)
    assert kind(table) == "roll"
    assert (hearts(table)[1], energy(table)[1], poison(table)[1], shrink(table)[1]) == (10, 5, 1, 2)


def test_damage_beyond_the_last_heart_does_not_reach_the_child() -> None:
    """tokyo/card/it_has_a_child#2"""
    table = attack({"hearts": 1, "cards": ["it_has_a_child"]}, 6)
    assert hearts(table)[1] == 10


def test_a_child_still_feeds_the_eaters_of_the_dead() -> None:
    """tokyo/card/it_has_a_child#3: of others; the parent's own is already discarded."""
    table = result(
        ONE_SMASH, {}, in_city("it_has_a_child", copy_of("eater_of_the_dead", 2), hearts=1),
        {"cards": ["eater_of_the_dead"]},
    )  # fmt: skip
    assert stars(table) == [1, 0, 3]


def test_a_child_has_not_fled() -> None:
    """tokyo/card/it_has_a_child#4, tokyo/card/burrowing#3: no question, and no bite for the attacker that enters."""
    table = attack({"hearts": 1, "cards": ["it_has_a_child", "burrowing"]}, 1)
    assert kind(table) == "roll"
    assert hearts(table) == [10, 10, 10]
    assert places(table)[0] == "city"


def test_a_copied_child_is_discarded_with_the_rest() -> None:
    """tokyo/card/it_has_a_child#5: the card itself stays with its owner."""
    table = result(
        ONE_SMASH, {}, in_city("wings", copy_of("it_has_a_child", 2), hearts=1, stars=4), {"cards": ["it_has_a_child"]}
    )
    assert hearts(table)[1] == 10
    assert (cards_of(table, 1), cards_of(table, 2)) == ([], ["it_has_a_child"])


# -- Rapid Healing --


def test_rapid_healing_turns_two_energy_into_a_heart() -> None:
    """tokyo/card/rapid_healing: as often as one can pay, and the question stays open."""
    table = tokyo({"hearts": 5, "energy": 5, "cards": ["rapid_healing"]}, {}, {}, dice=NOTHING)
    assert kind(table) == "roll"
    play(table, "rapid_healing", "rapid_healing")
    assert (hearts(table)[0], energy(table)[0]) == (7, 1)
    assert kind(table) == "roll"
    assert "rapid_healing" not in options(table)


def test_rapid_healing_works_in_tokyo_and_in_the_turns_of_others() -> None:
    """tokyo/card/rapid_healing#1, tokyo/R10: here on the question whether to flee."""
    table = attack({"energy": 2, "cards": ["rapid_healing"]}, 2)
    assert asked(table) == (1, "flee", ("flee", "stay", "rapid_healing"))
    play(table, "rapid_healing")
    assert hearts(table)[1] == 9
    assert asked(table) == (1, "flee", ("flee", "stay"))


def test_rapid_healing_stops_at_the_maximum() -> None:
    """tokyo/card/rapid_healing#1"""
    table = tokyo({"hearts": 9, "energy": 8, "cards": ["rapid_healing"]}, {}, {}, dice=NOTHING)
    play(table, "rapid_healing")
    assert hearts(table)[0] == 10
    assert "rapid_healing" not in options(table)


def test_rapid_healing_does_not_raise_the_dead() -> None:
    """tokyo/card/rapid_healing#1: who declines it at the last moment is out."""
    table = attack({"hearts": 1, "energy": 4, "cards": ["rapid_healing"]}, 1)
    assert asked(table) == (1, "brace", ("rapid_healing", "take"))
    play(table, "take")
    assert kind(table) == "roll"
    assert eliminated(table)[1]


def test_rapid_healing_answers_damage_before_it_is_applied() -> None:
    """tokyo/card/rapid_healing#2, tokyo/R42"""
    table = attack({"hearts": 2, "energy": 2, "cards": ["rapid_healing"]}, 2)
    play(table, "rapid_healing")
    assert hearts(table)[1] == 1
    assert kind(table) == "flee"


@pytest.mark.parametrize(("left", "smashes"), [(8, 1), (2, 6)])
def test_rapid_healing_is_offered_whether_or_not_it_decides_over_life(left: int, smashes: int) -> None:
    """tokyo/card/rapid_healing#2, tokyo/R10: against a scratch, and against a blow that it cannot survive."""
    table = attack({"hearts": left, "energy": 2, "cards": ["rapid_healing"]}, smashes)
    assert asked(table) == (1, "brace", ("rapid_healing", "take"))


def test_a_monster_in_full_health_cannot_heal_against_a_greater_blow() -> None:
    """tokyo/card/rapid_healing#3: ten smashes kill, and no energy helps."""
    table = result(
        "smash smash smash smash smash smash", in_city("acid_attack", "burrowing", "spiked_tail", "urbavore"),
        {"energy": 20, "cards": ["rapid_healing"]}, {"hearts": 0},
    )  # fmt: skip
    assert kind(table) == "over"
    assert eliminated(table)[1]


def test_rapid_healing_with_regeneration_brings_two_hearts() -> None:
    """tokyo/card/rapid_healing#4, tokyo/card/regeneration#1: with each use."""
    table = tokyo({"hearts": 4, "energy": 4, "cards": ["rapid_healing", "regeneration"]}, {}, {}, dice=NOTHING)
    play(table, "rapid_healing", "rapid_healing")
    assert hearts(table)[0] == 8


# -- Regeneration --


def test_regeneration_adds_a_heart_to_a_gain() -> None:
    """tokyo/card/regeneration: within the maximum."""
    table = shop(["heal"], {"energy": 3, "hearts": 5, "cards": ["regeneration"]}, {}, {}, deck=["wings"])
    play(table, "buy:heal")
    assert hearts(table)[0] == 8
    table = result("heart 1 1 2 2 3", {"hearts": 9, "cards": ["regeneration"]}, {}, {})
    assert hearts(table)[0] == 10


def test_all_heart_dice_are_one_gain_for_regeneration() -> None:
    """tokyo/card/regeneration#1, tokyo/R31"""
    table = result("heart heart heart 1 2 3", {"hearts": 3, "cards": ["regeneration"]}, {}, {})
    assert hearts(table)[0] == 7


def test_each_source_of_hearts_is_a_gain_of_its_own_for_regeneration() -> None:
    """tokyo/card/regeneration#1: two dice, then Heal."""
    table = result(
        "heart heart 1 1 2 3", {"energy": 3, "hearts": 2, "cards": ["regeneration"]}, {}, {},
        market=["heal"], deck=["wings"],
    )  # fmt: skip
    play(table, "buy:heal")
    assert hearts(table)[0] == 2 + 3 + 3


def test_a_copy_of_regeneration_adds_another_heart() -> None:
    """tokyo/card/regeneration, tokyo/R117"""
    table = result("heart 1 1 2 2 3", {"hearts": 3, "cards": ["regeneration", copy_of("regeneration", 0)]}, {}, {})
    assert hearts(table)[0] == 6


def test_regeneration_adds_nothing_to_removed_tokens() -> None:
    """tokyo/card/regeneration#2, tokyo/card/poison_spit#5: the second token is not removed by a heart that no die
    shows."""
    table = result("heart 1 1 2", {"hearts": 5, "shrink": 2, "cards": ["regeneration"]}, {}, {})
    play(table, "heart:shrink")
    assert (hearts(table)[0], shrink(table)[0]) == (5, 1)


def test_regeneration_adds_nothing_to_a_child() -> None:
    """tokyo/card/regeneration#2: ten hearts, and Even Bigger of the parent does not count either."""
    table = attack({"hearts": 1, "cards": ["it_has_a_child", "regeneration", "even_bigger"]}, 1)
    assert hearts(table)[1] == 10
    assert facts(table, "healed", 1) == []


def test_regeneration_helps_whoever_is_healed_by_another_monster() -> None:
    """tokyo/card/regeneration#3, tokyo/card/healing_ray#5: and the heart that it adds costs nothing."""
    table = result(
        "heart heart 1 1 2 3", {"cards": ["healing_ray"]}, {"hearts": 5, "energy": 6, "cards": ["regeneration"]}, {},
        market=[],
    )  # fmt: skip
    play(table, "heart@1", "heart@1")
    assert (hearts(table)[1], energy(table)[1]) == (8, 2)
    assert energy(table)[0] == 4


# -- We're Only Making It Stronger --


def test_a_great_loss_makes_it_stronger() -> None:
    """tokyo/card/were_only_making_it_stronger"""
    table = attack({"cards": ["were_only_making_it_stronger"]}, 2)
    assert (hearts(table)[1], energy(table)[1]) == (8, 1)


def test_a_copy_makes_it_stronger_again() -> None:
    """tokyo/card/were_only_making_it_stronger, tokyo/R117"""
    victim = {"cards": ["were_only_making_it_stronger", copy_of("were_only_making_it_stronger", 1)]}
    assert energy(attack(victim, 2))[1] == 2


def test_five_hearts_make_it_no_stronger_than_two() -> None:
    """tokyo/card/were_only_making_it_stronger#1"""
    assert energy(attack({"cards": ["were_only_making_it_stronger"]}, 5))[1] == 1


def test_only_hearts_really_lost_make_it_stronger() -> None:
    """tokyo/card/were_only_making_it_stronger#1: Camouflage leaves one of three."""
    table = attack({"cards": ["were_only_making_it_stronger", "camouflage"]}, 3, "heart", "heart", "1")
    play(table, "camouflage")
    assert (hearts(table)[1], energy(table)[1]) == (9, 0)


def test_two_losses_of_one_heart_make_it_no_stronger() -> None:
    """tokyo/card/were_only_making_it_stronger#1: a bite and the poison of the same turn are two losses."""
    table = attack({"cards": ["burrowing"]}, 1, attacker={"poison": 1, "cards": ["were_only_making_it_stronger"]})
    play(table, "flee")
    assert (hearts(table)[0], energy(table)[0]) == (8, 0)


def test_ones_own_card_and_poison_make_it_stronger() -> None:
    """tokyo/card/were_only_making_it_stronger#2"""
    table = shop(["national_guard"], {"energy": 3, "poison": 2, "cards": ["were_only_making_it_stronger"]}, {}, {})
    play(table, "buy:national_guard")
    assert (hearts(table)[0], energy(table)[0]) == (6, 2)


@pytest.mark.parametrize(("child", "left"), [([], 0), (["it_has_a_child"], 4)])
def test_death_makes_nobody_stronger(child: list[str], left: int) -> None:
    """tokyo/card/were_only_making_it_stronger#2: nor does a birth, for the card is discarded."""
    table = attack({"hearts": 3, "energy": 4, "cards": ["were_only_making_it_stronger", *child]}, 3)
    assert energy(table)[1] == left
