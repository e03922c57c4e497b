"""Cards that save hearts, win them back, or make something of their loss."""

from typing import Any

import pytest

from baffe.games.tokyo.monster import PLACES
from baffe.games.tokyo.table import TokyoTable
from tests.support import asked, facts, kind, options, play, tokyo


def hearts(table: TokyoTable) -> list[int]:
    return [monster.hearts for monster in table.monsters]


def places(table: TokyoTable) -> list[str]:
    return [PLACES[monster.place] for monster in table.monsters]


def cards(table: TokyoTable, seat: int) -> list[str]:
    return [it.card.id for it in table.monsters[seat].cards]


def attack(victim: dict[str, Any], smashes: int, *thrown: str, attacker: dict[str, Any] | None = None) -> TokyoTable:
    """Seat 0 attacks seat 1 in the City; dice for what comes after may follow."""
    dice = ["smash"] * smashes + ["1", "1", "2", "2", "3", "3"][smashes:] + list(thrown)
    return tokyo(attacker or {}, {"place": "city", **victim}, {}, step="resolve", dice=dice)


def copy_of(card: str, seat: int) -> dict[str, Any]:
    return {"id": "mimic", "copies": card, "of": seat}


# -- Armor Plating --


@pytest.mark.parametrize(("smashes", "left"), [(1, 10), (2, 8), (3, 7)])
def test_armor_plating_ignores_a_loss_of_exactly_one_heart(smashes: int, left: int) -> None:
    """card/armor_plating"""
    table = tokyo(
        {"place": "city"},
        {"cards": ["armor_plating"]},
        {"hearts": 0},
        step="resolve",
        dice=["smash"] * smashes + ["1"] * (6 - smashes),
    )
    assert hearts(table)[1] == left


def test_a_copy_of_armor_plating_does_not_ignore_two_hearts() -> None:
    """card/armor_plating, tokyo/R117"""
    victim = {"cards": ["armor_plating", copy_of("armor_plating", 1)]}
    assert hearts(attack(victim, 2))[1] == 8
    assert hearts(attack(victim, 1))[1] == 10


def test_armor_plating_comes_before_camouflage() -> None:
    """card/armor_plating#1, card/camouflage#3: against one smash no die is thrown and nothing is asked."""
    table = attack({"cards": ["camouflage", "armor_plating"]}, 1)
    assert kind(table) == "roll"
    assert facts(table, "threw") == []
    assert hearts(table)[1] == 10


def test_armor_plating_looks_at_every_loss_of_a_turn_by_itself() -> None:
    """card/armor_plating#1: a bite and a poison token are both ignored, though together they make two."""
    table = attack({"cards": ["burrowing"]}, 2, attacker={"poison": 1, "cards": ["armor_plating"]})
    play(table, "flee")
    assert hearts(table) == [10, 8, 10]


def test_armor_plating_ignores_the_one_heart_that_camouflage_leaves() -> None:
    """card/armor_plating#2"""
    table = attack({"cards": ["camouflage", "armor_plating"]}, 2, "heart", "1")
    play(table, "camouflage")
    assert kind(table) == "roll"
    assert hearts(table)[1] == 10


def test_armor_plating_stops_a_single_poison_token_but_not_two() -> None:
    """card/armor_plating#3, card/poison_spit#3"""
    assert hearts(tokyo({"poison": 1, "cards": ["armor_plating"]}, {}, {}, step="end"))[0] == 10
    assert hearts(tokyo({"poison": 2, "cards": ["armor_plating"]}, {}, {}, step="end"))[0] == 8


def test_armor_plating_stops_the_bite_of_a_burrower() -> None:
    """card/armor_plating#3"""
    table = attack({"cards": ["burrowing"]}, 1, attacker={"cards": ["armor_plating"]})
    play(table, "flee")
    assert hearts(table) == [10, 9, 10]


def test_armor_plating_stops_fire_on_a_neighbour_that_was_not_smashed() -> None:
    """card/armor_plating#3"""
    table = tokyo(
        {"cards": ["fire_breathing"]}, {"cards": ["armor_plating"]}, {}, step="resolve", dice="smash 1 1 2 2 3"
    )
    assert hearts(table) == [10, 10, 9]


def test_whoever_is_saved_by_armor_counts_as_unhurt() -> None:
    """card/armor_plating#4: no fleeing, no tokens, and a peaceful attacker."""
    table = attack({"cards": ["armor_plating"]}, 1, attacker={"cards": ["poison_spit", "shrink_ray", "herbivore"]})
    assert kind(table) == "roll"
    assert places(table)[1] == "city"
    assert (table.monsters[1].poison, table.monsters[1].shrink) == (0, 0)
    assert table.monsters[0].stars == 1


def test_fire_added_to_a_single_smash_pierces_armor() -> None:
    """card/armor_plating#5, tokyo/R38"""
    table = attack({"cards": ["armor_plating"]}, 1, attacker={"cards": ["fire_breathing"]})
    assert asked(table) == (1, "flee", ("flee", "stay"))
    assert hearts(table)[1] == 8


# -- Camouflage --


def test_camouflage_saves_a_heart_for_each_heart_thrown() -> None:
    """card/camouflage: three dice for three hearts."""
    table = attack({"cards": ["camouflage"]}, 3, "heart", "1", "heart")
    assert asked(table) == (1, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert facts(table, "threw", 1)[0]["dice"] == ["1", "heart", "heart"]
    assert hearts(table)[1] == 9


def test_camouflage_works_against_poison() -> None:
    """card/camouflage#1, card/poison_spit#3"""
    table = tokyo({"poison": 3, "cards": ["camouflage"]}, {}, {}, step="end", dice="heart heart 1")
    play(table, "camouflage")
    assert hearts(table)[0] == 9


def test_camouflage_works_against_ones_own_card() -> None:
    """card/camouflage#1"""
    table = tokyo(
        {"energy": 5, "cards": ["camouflage"]}, {}, {}, step="buy", market=["jet_fighters"], dice="heart heart heart 1"
    )
    play(table, "buy:jet_fighters", "camouflage")
    assert hearts(table)[0] == 9


def test_camouflage_rolls_once_for_each_hit() -> None:
    """card/camouflage#2: the second hit of a turn may be answered again."""
    table = tokyo(
        {"energy": 3},
        {"place": "city", "cards": ["camouflage"]},
        {},
        step="resolve",
        market=["flame_thrower"],
        dice="smash smash 1 1 2 2 1 1 heart heart",
    )
    play(table, "camouflage")
    assert asked(table) == (1, "flee", ("flee", "stay"))
    assert hearts(table)[1] == 8
    play(table, "stay", "buy:flame_thrower", "camouflage")
    assert hearts(table) == [10, 8, 8]


def test_a_copy_of_camouflage_rolls_again_on_what_remains() -> None:
    """card/camouflage#2, tokyo/R115"""
    table = attack({"cards": ["camouflage", copy_of("camouflage", 1)]}, 3, "heart", "1", "1", "heart", "2")
    play(table, "camouflage")
    assert asked(table) == (1, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert [len(fact["dice"]) for fact in facts(table, "threw", 1)] == [3, 2]
    assert hearts(table)[1] == 9


def test_camouflage_is_not_offered_under_spread_wings() -> None:
    """card/camouflage#3"""
    table = attack({"energy": 2, "cards": ["camouflage", "wings"]}, 3, attacker={"energy": 0})
    play(table, "wings")
    assert kind(table) == "roll"
    assert facts(table, "threw") == []
    assert hearts(table)[1] == 10


def test_wings_may_follow_a_disappointing_camouflage() -> None:
    """card/camouflage#4, card/wings#3"""
    table = attack({"energy": 2, "cards": ["camouflage", "wings"]}, 3, "heart", "1", "1")
    assert asked(table) == (1, "brace", ("camouflage", "wings", "take"))
    play(table, "camouflage")
    assert asked(table) == (1, "brace", ("wings", "take"))
    assert table.view(None)["decisions"][0]["about"]["hearts"] == 2
    play(table, "wings")
    assert hearts(table)[1] == 10
    assert table.monsters[1].energy == 0


def test_camouflage_may_be_declined() -> None:
    """card/camouflage#5: asked like any reaction, for a loss may be wanted: here it brings energy and a way out."""
    table = attack({"cards": ["camouflage", "were_only_making_it_stronger"]}, 2)
    play(table, "take")
    assert asked(table) == (1, "flee", ("flee", "stay"))
    assert (table.monsters[1].hearts, table.monsters[1].energy) == (8, 1)


def test_whoever_hides_completely_counts_as_unhurt() -> None:
    """card/camouflage#6: no fleeing and no tokens."""
    table = attack({"cards": ["camouflage"]}, 2, "heart", "heart", attacker={"cards": ["poison_spit", "shrink_ray"]})
    play(table, "camouflage")
    assert kind(table) == "roll"
    assert places(table)[1] == "city"
    assert (table.monsters[1].poison, table.monsters[1].shrink) == (0, 0)


# -- Even Bigger --


def test_even_bigger_brings_two_hearts_and_a_maximum_of_twelve() -> None:
    """card/even_bigger"""
    table = tokyo({"energy": 4}, {}, {}, step="buy", market=["even_bigger"])
    play(table, "buy:even_bigger")
    assert hearts(table)[0] == 12


def test_with_even_bigger_heart_dice_heal_up_to_twelve() -> None:
    """card/even_bigger, tokyo/R25"""
    table = tokyo({"hearts": 10, "cards": ["even_bigger"]}, {}, {}, step="resolve", dice="heart heart heart 1 2 3")
    assert hearts(table)[0] == 12


def test_hearts_above_ten_go_with_even_bigger() -> None:
    """card/even_bigger#1: sold, it takes the eleventh and the twelfth heart along, and the maximum is ten again."""
    table = tokyo({"hearts": 12, "cards": ["even_bigger", "metamorph", "rapid_healing"]}, {}, {}, step="end", market=[])
    play(table, "sell:even_bigger")
    assert hearts(table)[0] == 10
    assert table.monsters[0].energy == 4
    assert "rapid_healing" not in options(table)


def test_hearts_above_ten_go_with_the_copied_even_bigger() -> None:
    """card/even_bigger#1, tokyo/R112: the card falls with its owner, and its copy elsewhere is worth nothing."""
    table = tokyo(
        {"place": "city", "hearts": 12, "cards": [copy_of("even_bigger", 1)]},
        {"hearts": 1, "cards": ["even_bigger"]},
        {},
        step="resolve",
        dice="smash 1 1 2 2 3",
    )
    assert hearts(table) == [10, 0, 9]


def test_two_even_bigger_do_not_lift_the_maximum_above_twelve() -> None:
    """card/even_bigger#2, tokyo/R117"""
    table = tokyo(
        {"energy": 8, "hearts": 12, "cards": ["even_bigger"]}, {}, {}, step="buy", market=["mimic"], deck=["heal"]
    )
    play(table, "buy:mimic")
    assert table.monsters[0].cards[1].power.id == "even_bigger"
    assert hearts(table)[0] == 12


def test_even_bigger_taken_with_tentacles_brings_its_hearts_again() -> None:
    """card/even_bigger#3, card/even_bigger#1: the buyer gains two, the seller loses what is above ten."""
    table = tokyo(
        {"energy": 4, "hearts": 5, "cards": ["parasitic_tentacles"]},
        {"hearts": 11, "cards": ["even_bigger"]},
        {},
        step="buy",
        market=[],
    )
    play(table, "buy:even_bigger@1")
    assert hearts(table) == [7, 10, 10]


def test_mimic_on_even_bigger_brings_two_hearts() -> None:
    """card/even_bigger#3, tokyo/R110, tokyo/R113: on moving the token there."""
    table = tokyo(
        {"energy": 1, "hearts": 9, "cards": [copy_of("wings", 1)]},
        {"cards": ["wings", "even_bigger"]},
        {},
        step="start",
    )
    play(table, "copy:even_bigger@1")
    assert hearts(table)[0] == 11
    assert table.monsters[0].energy == 0


def test_regeneration_adds_to_the_hearts_of_even_bigger() -> None:
    """card/even_bigger#4"""
    table = tokyo({"energy": 4, "hearts": 5, "cards": ["regeneration"]}, {}, {}, step="buy", market=["even_bigger"])
    play(table, "buy:even_bigger")
    assert hearts(table)[0] == 8


# -- It Has a Child --


def test_a_child_goes_on_with_ten_hearts_and_nothing_else() -> None:
    """card/it_has_a_child: cards and stars are gone, Tokyo is left."""
    table = attack({"hearts": 2, "stars": 9, "cards": ["it_has_a_child", "wings", "acid_attack"]}, 3)
    assert kind(table) == "roll"
    monster = table.monsters[1]
    assert (monster.hearts, monster.stars, monster.cards, monster.out) == (10, 0, (), False)
    assert places(table) == ["city", "outside", "outside"]
    assert set(table.view(None)["discard"]) == {"it_has_a_child", "wings", "acid_attack"}


def test_a_child_keeps_energy_and_tokens() -> None:
    """card/it_has_a_child#1: nothing is asked either."""
    table = attack({"hearts": 1, "energy": 5, "poison": 1, "shrink": 2, "cards": ["it_has_a_child"]}, 1)
    assert kind(table) == "roll"
    monster = table.monsters[1]
    assert (monster.hearts, monster.energy, monster.poison, monster.shrink) == (10, 5, 1, 2)


def test_damage_beyond_the_last_heart_does_not_reach_the_child() -> None:
    """card/it_has_a_child#2"""
    table = attack({"hearts": 1, "cards": ["it_has_a_child"]}, 6)
    assert hearts(table)[1] == 10


def test_a_child_still_feeds_the_eaters_of_the_dead() -> None:
    """card/it_has_a_child#3: of others; the parent's own is already discarded."""
    table = tokyo(
        {},
        {"place": "city", "hearts": 1, "cards": ["it_has_a_child", copy_of("eater_of_the_dead", 2)]},
        {"cards": ["eater_of_the_dead"]},
        step="resolve",
        dice="smash 1 1 2 2 3",
    )
    assert [monster.stars for monster in table.monsters] == [1, 0, 3]


def test_a_child_has_not_fled() -> None:
    """card/it_has_a_child#4, card/burrowing#3: no question, and no bite for the attacker that enters."""
    table = attack({"hearts": 1, "cards": ["it_has_a_child", "burrowing"]}, 1)
    assert kind(table) == "roll"
    assert hearts(table) == [10, 10, 10]
    assert places(table)[0] == "city"


def test_a_copied_child_is_discarded_with_the_rest() -> None:
    """card/it_has_a_child#5: the card itself stays with its owner."""
    table = tokyo(
        {},
        {"place": "city", "hearts": 1, "stars": 4, "cards": ["wings", copy_of("it_has_a_child", 2)]},
        {"cards": ["it_has_a_child"]},
        step="resolve",
        dice="smash 1 1 2 2 3",
    )
    assert hearts(table)[1] == 10
    assert (cards(table, 1), cards(table, 2)) == ([], ["it_has_a_child"])


# -- Jets --


def test_jets_carry_their_owner_out_unhurt() -> None:
    """card/jets, tokyo/R56, tokyo/R60"""
    table = attack({"cards": ["jets"]}, 3)
    assert asked(table) == (1, "flee", ("flee", "stay"))
    play(table, "flee")
    assert hearts(table)[1] == 10
    assert places(table) == ["city", "outside", "outside"]


def test_a_copy_of_jets_carries_its_owner_out_too() -> None:
    """card/jets, tokyo/R110"""
    table = tokyo(
        {"cards": ["jets"]},
        {"place": "city", "cards": [copy_of("jets", 0)]},
        {},
        step="resolve",
        dice="smash smash 1 1 2 2",
    )
    play(table, "flee")
    assert hearts(table)[1] == 10


def test_staying_with_jets_means_damage_with_reactions_and_no_second_chance() -> None:
    """card/jets#1"""
    table = attack({"energy": 2, "cards": ["jets", "wings"]}, 3)
    assert kind(table) == "flee"
    play(table, "stay")
    assert asked(table) == (1, "brace", ("wings", "take"))
    play(table, "take")
    assert kind(table) == "roll"
    assert hearts(table)[1] == 7
    assert places(table)[1] == "city"


def test_staying_with_jets_means_being_smashed() -> None:
    """card/jets#1, tokyo/R46: damage that was held back poisons as well."""
    table = attack({"cards": ["jets"]}, 2, attacker={"cards": ["poison_spit"]})
    play(table, "stay")
    assert (table.monsters[1].hearts, table.monsters[1].poison) == (8, 1)


def test_jets_outrun_fire_and_tokens_as_well() -> None:
    """card/jets#2, card/poison_spit#1: the neighbour's fire is part of the attack."""
    table = attack({"cards": ["jets"]}, 2, attacker={"cards": ["fire_breathing", "poison_spit", "shrink_ray"]})
    play(table, "flee")
    assert hearts(table)[1] == 10
    assert (table.monsters[1].poison, table.monsters[1].shrink) == (0, 0)


def test_jets_save_from_certain_death() -> None:
    """card/jets#3"""
    table = attack({"hearts": 1, "cards": ["jets"]}, 6)
    play(table, "flee")
    assert hearts(table)[1] == 1
    assert not table.monsters[1].out


def test_staying_with_jets_may_be_deadly() -> None:
    """card/jets#1, tokyo/R69: the attacker then takes the empty place."""
    table = attack({"hearts": 2, "cards": ["jets"]}, 3)
    play(table, "stay")
    assert table.monsters[1].out
    assert places(table)[0] == "city"


def test_jets_do_not_fly_outside_tokyo() -> None:
    """card/jets#4"""
    table = tokyo({"place": "city"}, {"cards": ["jets"]}, {}, step="resolve", dice="smash smash 1 1 2 2")
    assert kind(table) == "roll"
    assert facts(table, "held_back") == []
    assert hearts(table)[1] == 8


def test_jets_do_not_fly_from_fire_alone() -> None:
    """card/jets#4: a neighbour burnt in the Bay was not smashed."""
    table = tokyo(
        {"place": "city", "cards": ["fire_breathing"]},
        {"place": "bay", "cards": ["jets"]},
        {},
        {},
        {},
        step="resolve",
        dice="smash 1 1 2 2 3",
    )
    assert kind(table) == "roll"
    assert hearts(table)[1] == 9
    assert places(table)[1] == "bay"


def test_being_thrown_out_later_gives_no_hearts_back() -> None:
    """card/jets#4: Death From Above is no flight."""
    table = tokyo(
        {"energy": 5},
        {"place": "city", "cards": ["jets"]},
        {},
        step="resolve",
        dice="smash smash 1 1 2 2",
        market=["death_from_above"],
    )
    play(table, "stay", "buy:death_from_above")
    assert kind(table) == "roll"
    assert hearts(table)[1] == 8
    assert places(table) == ["city", "outside", "outside"]


# -- Rapid Healing --


def test_rapid_healing_turns_two_energy_into_a_heart() -> None:
    """card/rapid_healing: as often as one can pay, and the question stays open."""
    table = tokyo({"hearts": 5, "energy": 5, "cards": ["rapid_healing"]}, {}, {}, dice="1 1 2 2 3 3")
    assert kind(table) == "roll"
    play(table, "rapid_healing", "rapid_healing")
    assert (table.monsters[0].hearts, table.monsters[0].energy) == (7, 1)
    assert kind(table) == "roll"
    assert "rapid_healing" not in options(table)


def test_rapid_healing_works_in_tokyo_and_in_the_turns_of_others() -> None:
    """card/rapid_healing#1, tokyo/R10: here on the question whether to flee."""
    table = attack({"energy": 2, "cards": ["rapid_healing"]}, 2)
    assert asked(table) == (1, "flee", ("flee", "stay", "rapid_healing"))
    play(table, "rapid_healing")
    assert hearts(table)[1] == 9
    assert asked(table) == (1, "flee", ("flee", "stay"))


def test_rapid_healing_stops_at_the_maximum() -> None:
    """card/rapid_healing#1"""
    table = tokyo({"hearts": 9, "energy": 8, "cards": ["rapid_healing"]}, {}, {}, dice="1 1 2 2 3 3")
    play(table, "rapid_healing")
    assert hearts(table)[0] == 10
    assert "rapid_healing" not in options(table)


def test_rapid_healing_does_not_raise_the_dead() -> None:
    """card/rapid_healing#1: who declines it at the last moment is out."""
    table = attack({"hearts": 1, "energy": 4, "cards": ["rapid_healing"]}, 1)
    assert asked(table) == (1, "brace", ("rapid_healing", "take"))
    play(table, "take")
    assert kind(table) == "roll"
    assert table.monsters[1].out


def test_rapid_healing_answers_damage_before_it_is_applied() -> None:
    """card/rapid_healing#2, tokyo/R42"""
    table = attack({"hearts": 2, "energy": 2, "cards": ["rapid_healing"]}, 2)
    play(table, "rapid_healing")
    assert hearts(table)[1] == 1
    assert kind(table) == "flee"


@pytest.mark.parametrize(("left", "smashes"), [(8, 1), (2, 6)])
def test_rapid_healing_is_offered_whether_or_not_it_decides_over_life(left: int, smashes: int) -> None:
    """card/rapid_healing#2, tokyo/R10: against a scratch, and against a blow that it cannot survive."""
    table = attack({"hearts": left, "energy": 2, "cards": ["rapid_healing"]}, smashes)
    assert asked(table) == (1, "brace", ("rapid_healing", "take"))


def test_a_monster_in_full_health_cannot_heal_against_a_greater_blow() -> None:
    """card/rapid_healing#3: ten smashes kill, and no energy helps."""
    table = tokyo(
        {"place": "city", "cards": ["acid_attack", "burrowing", "spiked_tail", "urbavore"]},
        {"energy": 20, "cards": ["rapid_healing"]},
        {"hearts": 0},
        step="resolve",
        dice="smash smash smash smash smash smash",
    )
    assert kind(table) == "over"
    assert table.monsters[1].out


def test_rapid_healing_with_regeneration_brings_two_hearts() -> None:
    """card/rapid_healing#4, card/regeneration#1: with each use."""
    table = tokyo({"hearts": 4, "energy": 4, "cards": ["rapid_healing", "regeneration"]}, {}, {}, dice="1 1 2 2 3 3")
    play(table, "rapid_healing", "rapid_healing")
    assert hearts(table)[0] == 8


# -- Regeneration --


def test_regeneration_adds_a_heart_to_a_gain() -> None:
    """card/regeneration: within the maximum."""
    table = tokyo(
        {"energy": 3, "hearts": 5, "cards": ["regeneration"]}, {}, {}, step="buy", market=["heal"], deck=["wings"]
    )
    play(table, "buy:heal")
    assert hearts(table)[0] == 8
    table = tokyo({"hearts": 9, "cards": ["regeneration"]}, {}, {}, step="resolve", dice="heart 1 1 2 2 3")
    assert hearts(table)[0] == 10


def test_all_heart_dice_are_one_gain_for_regeneration() -> None:
    """card/regeneration#1, tokyo/R31"""
    table = tokyo({"hearts": 3, "cards": ["regeneration"]}, {}, {}, step="resolve", dice="heart heart heart 1 2 3")
    assert hearts(table)[0] == 7


def test_each_source_of_hearts_is_a_gain_of_its_own_for_regeneration() -> None:
    """card/regeneration#1: two dice, then Heal."""
    table = tokyo(
        {"energy": 3, "hearts": 2, "cards": ["regeneration"]},
        {},
        {},
        step="resolve",
        dice="heart heart 1 1 2 3",
        market=["heal"],
        deck=["wings"],
    )
    play(table, "buy:heal")
    assert hearts(table)[0] == 2 + 3 + 3


def test_a_copy_of_regeneration_adds_another_heart() -> None:
    """card/regeneration, tokyo/R117"""
    table = tokyo(
        {"hearts": 3, "cards": ["regeneration", copy_of("regeneration", 0)]},
        {},
        {},
        step="resolve",
        dice="heart 1 1 2 2 3",
    )
    assert hearts(table)[0] == 6


def test_regeneration_adds_nothing_to_removed_tokens() -> None:
    """card/regeneration#2, card/poison_spit#5: the second token is not removed by a heart that no die shows."""
    table = tokyo({"hearts": 5, "shrink": 2, "cards": ["regeneration"]}, {}, {}, step="resolve", dice="heart 1 1 2")
    play(table, "heart:shrink")
    assert (table.monsters[0].hearts, table.monsters[0].shrink) == (5, 1)


def test_regeneration_adds_nothing_to_a_child() -> None:
    """card/regeneration#2: ten hearts, and Even Bigger of the parent does not count either."""
    table = attack({"hearts": 1, "cards": ["it_has_a_child", "regeneration", "even_bigger"]}, 1)
    assert hearts(table)[1] == 10
    assert facts(table, "healed", 1) == []


def test_regeneration_helps_whoever_is_healed_by_another_monster() -> None:
    """card/regeneration#3, card/healing_ray#5: and the heart that it adds costs nothing."""
    table = tokyo(
        {"cards": ["healing_ray"]},
        {"hearts": 5, "energy": 6, "cards": ["regeneration"]},
        {},
        step="resolve",
        dice="heart heart 1 1 2 3",
        market=[],
    )
    play(table, "heart@1", "heart@1")
    assert (table.monsters[1].hearts, table.monsters[1].energy) == (8, 2)
    assert table.monsters[0].energy == 4


# -- We're Only Making It Stronger --


def test_a_great_loss_makes_it_stronger() -> None:
    """card/were_only_making_it_stronger"""
    table = attack({"cards": ["were_only_making_it_stronger"]}, 2)
    assert (table.monsters[1].hearts, table.monsters[1].energy) == (8, 1)


def test_a_copy_makes_it_stronger_again() -> None:
    """card/were_only_making_it_stronger, tokyo/R117"""
    victim = {"cards": ["were_only_making_it_stronger", copy_of("were_only_making_it_stronger", 1)]}
    assert attack(victim, 2).monsters[1].energy == 2


def test_five_hearts_make_it_no_stronger_than_two() -> None:
    """card/were_only_making_it_stronger#1"""
    assert attack({"cards": ["were_only_making_it_stronger"]}, 5).monsters[1].energy == 1


def test_only_hearts_really_lost_make_it_stronger() -> None:
    """card/were_only_making_it_stronger#1: Camouflage leaves one of three."""
    table = attack({"cards": ["were_only_making_it_stronger", "camouflage"]}, 3, "heart", "heart", "1")
    play(table, "camouflage")
    assert (table.monsters[1].hearts, table.monsters[1].energy) == (9, 0)


def test_two_losses_of_one_heart_make_it_no_stronger() -> None:
    """card/were_only_making_it_stronger#1: a bite and the poison of the same turn are two losses."""
    table = attack({"cards": ["burrowing"]}, 1, attacker={"poison": 1, "cards": ["were_only_making_it_stronger"]})
    play(table, "flee")
    assert (table.monsters[0].hearts, table.monsters[0].energy) == (8, 0)


def test_ones_own_card_and_poison_make_it_stronger() -> None:
    """card/were_only_making_it_stronger#2"""
    table = tokyo(
        {"energy": 3, "poison": 2, "cards": ["were_only_making_it_stronger"]},
        {},
        {},
        step="buy",
        market=["national_guard"],
    )
    play(table, "buy:national_guard")
    assert (table.monsters[0].hearts, table.monsters[0].energy) == (6, 2)


@pytest.mark.parametrize(("child", "energy"), [([], 0), (["it_has_a_child"], 4)])
def test_death_makes_nobody_stronger(child: list[str], energy: int) -> None:
    """card/were_only_making_it_stronger#2: nor does a birth, for the card is discarded."""
    table = attack({"hearts": 3, "energy": 4, "cards": ["were_only_making_it_stronger", *child]}, 3)
    assert table.monsters[1].energy == energy


# -- Wings --


def test_wings_stop_a_loss_for_two_energy() -> None:
    """card/wings"""
    table = attack({"energy": 3, "cards": ["wings"]}, 4)
    assert asked(table) == (1, "brace", ("wings", "take"))
    play(table, "wings")
    assert (table.monsters[1].hearts, table.monsters[1].energy) == (10, 1)


def test_wings_need_two_energy() -> None:
    """card/wings"""
    table = attack({"energy": 1, "cards": ["wings"]}, 4)
    assert kind(table) == "flee"
    assert hearts(table)[1] == 6


def test_a_copy_of_wings_is_no_second_question() -> None:
    """card/wings, tokyo/R117: one payment stops everything."""
    table = attack({"energy": 4, "cards": ["wings", copy_of("wings", 1)]}, 4)
    assert asked(table) == (1, "brace", ("wings", "take"))
    play(table, "wings")
    assert (table.monsters[1].hearts, table.monsters[1].energy) == (10, 2)


def test_wings_cover_the_rest_of_the_turn_without_another_payment() -> None:
    """card/wings#1: one's own card, then poison, in one's own turn."""
    table = tokyo({"energy": 6, "poison": 3, "cards": ["wings"]}, {}, {}, step="buy", market=["tank"])
    play(table, "buy:tank", "wings")
    assert kind(table) == "roll"
    assert (table.monsters[0].hearts, table.monsters[0].energy) == (10, 0)


def test_wings_fold_when_the_turn_ends() -> None:
    """card/wings#1: the next monster's smashes must be paid for again."""
    table = tokyo(
        {},
        {"hearts": 0},
        {"place": "city", "energy": 2, "cards": ["wings"]},
        {},
        step="resolve",
        dice="smash smash 1 1 2 2 1 1 2 2 3 3 smash smash smash 1 1 2",
    )
    play(table, "wings", "stop")
    assert hearts(table)[2] == 10
    play(table, "stop")
    assert hearts(table)[2] == 7


def test_whoever_flew_up_counts_as_unhurt() -> None:
    """card/wings#2: no fleeing and no tokens."""
    table = attack({"energy": 2, "cards": ["wings"]}, 2, attacker={"cards": ["poison_spit", "shrink_ray"]})
    play(table, "wings")
    assert kind(table) == "roll"
    assert places(table)[1] == "city"
    assert (table.monsters[1].poison, table.monsters[1].shrink) == (0, 0)


def test_wings_are_not_offered_where_armor_is_enough() -> None:
    """card/wings#3"""
    table = attack({"energy": 4, "cards": ["wings", "armor_plating"]}, 1)
    assert kind(table) == "roll"
    assert (table.monsters[1].hearts, table.monsters[1].energy) == (10, 4)
