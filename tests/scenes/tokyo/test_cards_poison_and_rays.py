"""Poison Spit, Shrink Ray, and the Healing Ray that heals others for pay."""

import pytest

from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    ONE_SMASH,
    asked,
    copy_of,
    dice,
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
    shrink,
    tokyo,
    whose_turn,
)

# -- Healing Ray --


def test_healing_ray_heals_others_for_two_energy_a_heart() -> None:
    """tokyo/card/healing_ray, tokyo/R27"""
    table = result("heart 1 1 2 2 3", {"cards": ["healing_ray"]}, {"hearts": 5, "energy": 9}, {}, market=[])
    assert asked(table) == (0, "heart", ("heart:self", "heart@1"))
    play(table, "heart@1")
    assert (hearts(table)[1], energy(table)[1]) == (6, 7)
    assert energy(table)[0] == 2


def test_heart_dice_are_shared_out_freely() -> None:
    """tokyo/card/healing_ray#1, tokyo/R27: for oneself, for a token, for two others."""
    table = result(
        "heart heart heart heart 1", {"hearts": 5, "poison": 1, "shrink": 1, "cards": ["healing_ray"]}, {"hearts": 5},
        {"hearts": 5},
    )  # fmt: skip
    assert asked(table) == (0, "heart", ("heart:self", "heart:poison", "heart:shrink", "heart@1", "heart@2"))
    play(table, "heart:self", "heart:poison", "heart@1", "heart@2")
    assert hearts(table) == [6, 6, 6]
    assert (poison(table)[0], shrink(table)[0]) == (0, 1)


def test_in_tokyo_the_ray_heals_others_but_not_its_owner() -> None:
    """tokyo/card/healing_ray#2, tokyo/R27: tokens cannot be removed there either."""
    table = result("heart heart 1 1 2", in_city("healing_ray", hearts=5, shrink=1), {"hearts": 5}, {})
    assert asked(table) == (0, "heart", ("heart@1", "no"))
    play(table, "heart@1", "no")
    assert hearts(table) == [5, 6, 10]
    assert shrink(table)[0] == 1


def test_nobody_refuses_the_ray_and_the_healthy_cannot_be_chosen() -> None:
    """tokyo/card/healing_ray#3: the healed monster is not asked; at its maximum it is no longer offered."""
    table = result(
        "heart heart 1 1 2 3", {"hearts": 5, "cards": ["healing_ray"]}, {"hearts": 9, "energy": 2}, {}, market=[]
    )
    assert asked(table) == (0, "heart", ("heart:self", "heart@1"))
    play(table, "heart@1")
    assert kind(table) == "roll"
    assert hearts(table) == [6, 10, 10]
    assert facts(table, "energy_paid", 1)[0]["energy"] == 2


@pytest.mark.parametrize(("reserve", "left"), [(5, 1), (3, 0), (0, 0)])
def test_the_healed_monster_pays_what_it_can(reserve: int, left: int) -> None:
    """tokyo/card/healing_ray#4: two hearts cost four energy, or what there is."""
    table = result("heart heart 1 1 2 3", {"cards": ["healing_ray"]}, {"hearts": 5, "energy": reserve}, {}, market=[])
    play(table, "heart@1", "heart@1")
    assert (hearts(table)[1], energy(table)[1]) == (7, left)
    assert energy(table)[0] == reserve - left


def test_several_dice_on_one_monster_are_one_gain_and_one_payment() -> None:
    """tokyo/card/healing_ray#5: Regeneration and Friend of Children count once for each healed monster."""
    table = result(
        "heart heart heart 1 2 3", {"cards": ["healing_ray", "friend_of_children"]},
        {"hearts": 2, "energy": 9, "cards": ["regeneration"]}, {"hearts": 2, "energy": 9}, market=[],
    )  # fmt: skip
    play(table, "heart@1", "heart@2", "heart@1")
    assert hearts(table) == [10, 5, 3]
    assert energy(table) == [(4 + 1) + (2 + 1), 5, 7]


@pytest.mark.parametrize(("first", "fallen"), [("first:heart", False), ("first:smash", True)])
def test_with_the_ray_the_order_of_hearts_and_smashes_is_chosen(first: str, fallen: bool) -> None:
    """tokyo/card/healing_ray, tokyo/R22: healed first, the monster in Tokyo survives the smash."""
    table = result("heart smash 1 1 2 3", {"cards": ["healing_ray"]}, in_city(hearts=1), {})
    assert asked(table) == (0, "order", ("first:heart", "first:smash"))
    play(table, first)
    if not fallen:
        play(table, "heart@1")
    assert eliminated(table)[1] is fallen


def test_the_ray_may_heal_a_wound_that_the_same_dice_have_made() -> None:
    """tokyo/card/healing_ray, tokyo/R22: nobody is wounded yet, but smashes resolved first open a market for hearts."""
    table = result("heart smash smash 1 1 2", {"cards": ["healing_ray"]}, in_city(energy=2), {}, market=[])
    assert asked(table) == (0, "order", ("first:heart", "first:smash"))
    play(table, "first:smash", "stay")
    assert asked(table) == (0, "heart", ("heart:self", "heart@1"))
    play(table, "heart@1")
    assert (hearts(table)[1], energy(table)[0]) == (9, 2)


# -- Poison Spit --


def test_poison_spit_poisons_whom_it_wounds() -> None:
    """tokyo/card/poison_spit: a heart is lost at the end of each turn of the victim, as long as the token stays."""
    table = result("smash 1 1 2 2 3 1 1 2 2 3 3", in_city("poison_spit"), {}, {"hearts": 0})
    assert (hearts(table)[1], poison(table)[1]) == (9, 1)
    play(table, "stop")
    assert (hearts(table)[1], poison(table)[1]) == (8, 1)


def test_one_attack_brings_one_poison_token() -> None:
    """tokyo/card/poison_spit#1"""
    table = result("smash smash smash smash 1 1", {"cards": ["poison_spit"]}, IN_CITY, {})
    assert poison(table)[1] == 1


def test_damage_that_was_prevented_brings_no_poison() -> None:
    """tokyo/card/poison_spit#1"""
    table = result("smash smash 1 1 2 2", {"cards": ["poison_spit"]}, in_city("wings", energy=2), {})
    play(table, "wings")
    assert poison(table)[1] == 0


def test_whoever_left_with_jets_is_not_poisoned() -> None:
    """tokyo/card/poison_spit#1"""
    table = result("smash smash 1 1 2 2", {"cards": ["poison_spit"]}, in_city("jets"), {})
    play(table, "flee")
    assert poison(table)[1] == 0


def test_poison_outlives_the_spit() -> None:
    """tokyo/card/poison_spit#2, tokyo/R106: the owner sells the card, and the token bites all the same."""
    table = tokyo({"cards": ["poison_spit", "metamorph"]}, {"poison": 1}, {}, step="end", market=[], dice=NOTHING)
    play(table, "sell:poison_spit", "done", "stop")
    assert hearts(table)[1] == 9


def test_poison_cannot_be_cured_in_tokyo() -> None:
    """tokyo/card/poison_spit#2, tokyo/R26"""
    table = result("heart heart 1 1 2 2", in_city(poison=1), {}, {})
    assert kind(table) == "roll"
    assert (hearts(table)[0], poison(table)[0]) == (9, 1)


def test_all_poison_tokens_strike_as_one() -> None:
    """tokyo/card/poison_spit#3, tokyo/R82: Armor Plating does not stop two, and Wings stop all."""
    table = tokyo({"poison": 2, "energy": 2, "cards": ["armor_plating", "wings"]}, {}, {}, step="end", market=[])
    assert table.view(0)["decisions"][0]["about"] == {"hearts": 2, "by": None, "smash": False}
    play(table, "wings")
    assert hearts(table)[0] == 10


def test_poison_is_the_very_last_effect_of_a_turn() -> None:
    """tokyo/card/poison_spit#4, tokyo/R82, tokyo/S18: it kills a monster that Herbivore has just brought to 20
    stars."""
    table = tokyo({"stars": 19, "hearts": 1, "poison": 1, "cards": ["herbivore"]}, {}, {}, step="end")
    assert facts(table, "scored", 0)[0]["stars"] == 1
    assert eliminated(table)[0]
    assert kind(table) == "roll"


def test_the_poisoned_monster_chooses_between_healing_and_cure() -> None:
    """tokyo/card/poison_spit#5, tokyo/R26"""
    table = result("heart heart 1 1 2 2", {"hearts": 5, "poison": 1}, {}, {})
    assert asked(table) == (0, "heart", ("heart:self", "heart:poison"))
    play(table, "heart:self", "heart:poison")
    assert (hearts(table)[0], poison(table)[0]) == (6, 0)


def test_the_heart_of_regeneration_cures_no_poison() -> None:
    """tokyo/card/poison_spit#5: one die heals two hearts, and both tokens strike."""
    table = result("heart 1 1 2 2 3", {"hearts": 5, "poison": 2, "cards": ["regeneration"]}, {}, {})
    play(table, "heart:self")
    assert (hearts(table)[0], poison(table)[0]) == (5, 2)


@pytest.mark.parametrize("card", ["poison_spit", "shrink_ray"])
def test_a_copy_gives_a_second_token(card: str) -> None:
    """tokyo/card/poison_spit, tokyo/card/shrink_ray, tokyo/R117, tokyo/R46"""
    table = result(ONE_SMASH, {"cards": [card, copy_of(card, 0)]}, IN_CITY, {})
    assert poison(table)[1] + shrink(table)[1] == 2


# -- Shrink Ray --


def test_shrink_ray_takes_a_die_from_whom_it_wounds() -> None:
    """tokyo/card/shrink_ray"""
    table = result("smash smash 1 1 2 2 1 1 2 2 3 3", in_city("shrink_ray"), {}, {})
    assert shrink(table)[1] == 1
    assert len(dice(table)) == 5


def test_the_shrunk_are_marked_only_if_they_were_wounded() -> None:
    """tokyo/card/shrink_ray#1: one token for an attack, none for the armoured."""
    table = result(ONE_SMASH, in_city("shrink_ray"), {}, {"cards": ["armor_plating"]})
    assert shrink(table) == [0, 1, 0]
    table = result("smash smash smash smash 1 1", in_city("shrink_ray"), {}, {})
    assert shrink(table) == [0, 1, 1]


def test_shrinking_outlives_the_ray_and_is_not_cured_in_tokyo() -> None:
    """tokyo/card/shrink_ray#1, tokyo/R106"""
    table = tokyo(
        {"cards": ["shrink_ray", "metamorph"]}, in_city(shrink=1), {}, step="end", market=[], dice="heart heart 1 1 2"
    )
    play(table, "sell:shrink_ray", "done")
    assert dice(table) == ["1", "1", "2", "heart", "heart"]
    play(table, "stop")
    assert kind(table) == "roll"
    assert shrink(table)[1] == 1


def test_a_removed_shrink_token_helps_from_the_next_turn_on() -> None:
    """tokyo/card/shrink_ray#2, tokyo/R17: five dice are rolled again and again in this turn, six in the next."""
    table = tokyo({"shrink": 1}, {}, dice="heart 1 1 2 2 3 3 1 1 1 1 2 2 3 3 1 1 2 2 3 3")
    assert len(dice(table)) == 5
    play(table, "stop", "heart:shrink", "stop")
    assert whose_turn(table) == 0
    assert len(dice(table)) == 6


@pytest.mark.parametrize("tokens", [6, 9])
def test_a_monster_may_shrink_until_it_has_no_dice(tokens: int) -> None:
    """tokyo/card/shrink_ray#2, tokyo/R17: then it rolls nothing, and its turn goes on."""
    table = tokyo({"shrink": tokens}, {}, {})
    assert facts(table, "rolled", 0)[0]["dice"] == []
    assert places(table)[0] == "city"
    assert whose_turn(table) == 1
