"""Cards that add smashes, aim them, or make them worse; and the ray that heals for pay."""

from typing import Any

import pytest

from baffe.games.tokyo.monster import PLACES
from baffe.games.tokyo.table import TokyoTable
from tests.support import asked, facts, kind, play, tokyo

NOTHING = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"


def hearts(table: TokyoTable) -> list[int]:
    return [monster.hearts for monster in table.monsters]


def places(table: TokyoTable) -> list[str]:
    return [PLACES[monster.place] for monster in table.monsters]


def copy_of(card: str, seat: int) -> dict[str, Any]:
    return {"id": "mimic", "copies": card, "of": seat}


def smashes(attacker: dict[str, Any], dice: str) -> int:
    """How many smashes the attacker's result has."""
    table = tokyo(attacker, {}, {}, step="resolve", dice=dice)
    return sum([fact["smashes"] for fact in facts(table, "smashed", 0)])


# -- Acid Attack --


@pytest.mark.parametrize(("dice", "count"), [(NOTHING, 1), (ONE_SMASH, 2)])
def test_acid_attack_adds_a_smash_to_any_result(dice: str, count: int) -> None:
    """card/acid_attack, tokyo/R29"""
    assert smashes({"cards": ["acid_attack"]}, dice) == count


def test_acid_attack_alone_is_an_attack() -> None:
    """card/acid_attack#1: it hits, lets the wounded flee, pleases Alpha Monster and sets off fire."""
    table = tokyo(
        {"cards": ["acid_attack", "alpha_monster", "fire_breathing"]},
        {},
        {"place": "city"},
        {},
        step="resolve",
        dice=NOTHING,
    )
    assert asked(table) == (2, "flee", ("flee", "stay"))
    assert hearts(table) == [10, 9, 9, 9]
    assert table.monsters[0].stars == 1


def test_acid_attack_stands_in_for_the_smash_of_complete_destruction() -> None:
    """card/acid_attack#2, card/complete_destruction#2"""
    table = tokyo(
        {"place": "city", "cards": ["acid_attack", "complete_destruction"]},
        {},
        {},
        step="resolve",
        dice="1 2 3 heart energy energy",
        market=[],
    )
    assert table.monsters[0].stars == 9


@pytest.mark.parametrize("card", ["spiked_tail", "urbavore"])
def test_acid_attack_is_a_smash_for_cards_that_need_one(card: str) -> None:
    """card/acid_attack#3, tokyo/R29"""
    assert smashes({"place": "city", "cards": [card]}, NOTHING) == 0
    assert smashes({"place": "city", "cards": [card, "acid_attack"]}, NOTHING) == 2


def test_a_copy_of_acid_attack_adds_one_more() -> None:
    """card/acid_attack#4, tokyo/R117"""
    assert smashes({"cards": ["acid_attack", copy_of("acid_attack", 0)]}, NOTHING) == 2


# -- Burrowing --


def test_burrowing_adds_a_smash_in_tokyo_only() -> None:
    """card/burrowing"""
    assert smashes({"place": "city", "cards": ["burrowing"]}, ONE_SMASH) == 2
    assert smashes({"cards": ["burrowing"]}, ONE_SMASH) == 1


def test_burrowing_bites_whoever_takes_its_owners_place() -> None:
    """card/burrowing, tokyo/R61"""
    table = tokyo({}, {"place": "city", "cards": ["burrowing"]}, {}, step="resolve", dice=ONE_SMASH)
    play(table, "flee")
    assert hearts(table) == [9, 9, 10]
    assert places(table)[0] == "city"


def test_burrowing_does_not_bite_for_an_owner_that_stays() -> None:
    """card/burrowing, tokyo/R61"""
    table = tokyo({}, {"place": "city", "cards": ["burrowing"]}, {}, step="resolve", dice=ONE_SMASH)
    play(table, "stay")
    assert hearts(table) == [10, 9, 10]


@pytest.mark.parametrize("card", ["spiked_tail", "urbavore"])
def test_burrowing_needs_no_smash_and_is_one_for_cards_that_do(card: str) -> None:
    """card/burrowing#1, tokyo/R29"""
    assert smashes({"place": "city", "cards": ["burrowing"]}, NOTHING) == 1
    assert smashes({"place": "city", "cards": ["burrowing", card]}, NOTHING) == 2


def test_the_bite_is_no_smash_and_comes_from_the_monster_that_fled() -> None:
    """card/burrowing#2: it brings no token, and the attacker can answer it."""
    table = tokyo(
        {"cards": ["camouflage"]},
        {"place": "city", "cards": ["burrowing", "poison_spit"]},
        {},
        step="resolve",
        dice=ONE_SMASH,
    )
    play(table, "flee")
    assert table.view(0)["decisions"][0]["about"] == {"hearts": 1, "by": 1, "smash": False}
    assert places(table)[0] == "outside"
    play(table, "take")
    assert facts(table, "hurt", 0)[0]["by"] == 1
    assert table.monsters[0].poison == 0
    assert places(table)[0] == "city"


def test_an_attacker_bitten_to_death_does_not_enter() -> None:
    """card/burrowing#2, tokyo/R67: Tokyo stays empty."""
    table = tokyo({"hearts": 1}, {"place": "city", "cards": ["burrowing"]}, {}, step="resolve", dice=ONE_SMASH)
    play(table, "flee")
    assert table.monsters[0].out
    assert places(table) == ["outside", "outside", "outside"]
    assert facts(table, "entered") == []


def test_burrowing_does_not_bite_when_its_owner_is_thrown_out() -> None:
    """card/burrowing#3: Death From Above."""
    table = tokyo({"energy": 5}, {"place": "city", "cards": ["burrowing"]}, {}, step="buy", market=["death_from_above"])
    play(table, "buy:death_from_above")
    assert places(table)[0] == "city"
    assert hearts(table) == [10, 10, 10]


def test_burrowing_does_not_bite_when_its_owner_falls() -> None:
    """card/burrowing#3: elimination."""
    table = tokyo({}, {"place": "city", "hearts": 1, "cards": ["burrowing"]}, {}, step="resolve", dice=ONE_SMASH)
    assert places(table)[0] == "city"
    assert hearts(table) == [10, 0, 10]


def test_burrowing_does_not_bite_when_the_bay_closes() -> None:
    """card/burrowing#3: its owner is moved out of the Bay, and the attacker takes the City that another one fled."""
    table = tokyo(
        {"cards": ["fire_breathing"]},
        {"place": "city"},
        {"place": "bay", "cards": ["burrowing"]},
        {},
        {"hearts": 1},
        step="resolve",
        dice=ONE_SMASH,
    )
    assert places(table)[2] == "outside"
    play(table, "flee")
    assert places(table)[0] == "city"
    assert hearts(table) == [10, 8, 9, 10, 0]


def test_burrowing_does_not_bite_an_attacker_that_already_is_in_tokyo() -> None:
    """card/burrowing#4, tokyo/R61, card/nova_breath#1: Nova Breath from the City drives the owner out of the Bay."""
    table = tokyo(
        {"place": "city", "cards": ["nova_breath"]},
        {"place": "bay", "cards": ["burrowing"]},
        {},
        {},
        {},
        step="resolve",
        dice=ONE_SMASH,
    )
    play(table, "flee")
    assert hearts(table) == [10, 9, 9, 9, 9]
    assert places(table)[:2] == ["city", "outside"]


def test_burrowing_bites_from_the_bay_too() -> None:
    """card/burrowing, tokyo/R61"""
    table = tokyo(
        {}, {"place": "city"}, {"place": "bay", "cards": ["burrowing"]}, {}, {}, step="resolve", dice=ONE_SMASH
    )
    table.play("stay", seat=1)
    table.play("flee", seat=2)
    assert hearts(table) == [9, 9, 9, 10, 10]
    assert places(table)[:3] == ["bay", "city", "outside"]


def test_card_and_copy_bite_separately() -> None:
    """card/burrowing#5, tokyo/R52: two hearts, and yet no loss of two at once."""
    table = tokyo(
        {"cards": ["were_only_making_it_stronger"]},
        {"place": "city", "cards": ["burrowing", copy_of("burrowing", 1)]},
        {},
        step="resolve",
        dice=ONE_SMASH,
    )
    play(table, "flee")
    assert hearts(table) == [8, 9, 10]
    assert table.monsters[0].energy == 0


@pytest.mark.parametrize(
    ("city", "bay", "left"), [("burrowing", "mimic", 9), ("mimic", "burrowing", 9), ("", "burrowing", 10)]
)
def test_of_two_that_flee_only_the_one_whose_place_is_taken_bites(city: str, bay: str, left: int) -> None:
    """card/burrowing#5, tokyo/R61: the City's; the Bay's place stays empty."""
    held = {"": [], "burrowing": ["burrowing"], "mimic": [copy_of("burrowing", 1 if city == "burrowing" else 2)]}
    table = tokyo(
        {},
        {"place": "city", "cards": held[city]},
        {"place": "bay", "cards": held[bay]},
        {},
        {},
        step="resolve",
        dice=ONE_SMASH,
    )
    table.play("flee", seat=1)
    table.play("flee", seat=2)
    assert places(table) == ["city", "outside", "outside", "outside", "outside"]
    assert hearts(table)[0] == left


# -- Fire Breathing --


def test_fire_breathing_burns_both_neighbours() -> None:
    """card/fire_breathing, tokyo/R37"""
    table = tokyo({"cards": ["fire_breathing"]}, {}, {}, {}, step="resolve", dice=ONE_SMASH)
    assert hearts(table) == [10, 9, 10, 9]


def test_fire_breathing_needs_a_smash() -> None:
    """card/fire_breathing, tokyo/R37"""
    table = tokyo({"cards": ["fire_breathing"]}, {}, {}, {}, step="resolve", dice=NOTHING)
    assert hearts(table) == [10, 10, 10, 10]


def test_fire_reaches_the_nearest_living_monsters_even_in_the_same_place() -> None:
    """card/fire_breathing#1, tokyo/R37, tokyo/R94: past the eliminated, and from the City into the Bay."""
    table = tokyo(
        {"place": "city", "cards": ["fire_breathing"]},
        {"hearts": 0},
        {"place": "bay"},
        {},
        {},
        {},
        step="resolve",
        dice=ONE_SMASH,
    )
    assert hearts(table) == [10, 0, 9, 9, 9, 8]


@pytest.mark.parametrize(("seats", "left"), [([{}], [10, 9]), ([{"hearts": 0}, {}], [10, 0, 9])])
def test_an_only_opponent_burns_once(seats: list[dict[str, Any]], left: list[int]) -> None:
    """card/fire_breathing#2, tokyo/R37, two/V9: in a game of two, and with two survivors."""
    table = tokyo({"cards": ["fire_breathing"]}, *seats, step="resolve", dice=ONE_SMASH)
    assert hearts(table) == left


def test_an_only_opponent_burns_once_for_the_card_and_once_for_its_copy() -> None:
    """card/fire_breathing#4, tokyo/R37, tokyo/R117"""
    table = tokyo({"cards": ["fire_breathing", copy_of("fire_breathing", 0)]}, {}, step="resolve", dice=ONE_SMASH)
    assert hearts(table) == [10, 8]


def test_fire_joins_the_smashes_on_a_neighbour() -> None:
    """card/fire_breathing#3, tokyo/R38: one loss of two hearts, as We're Only Making It Stronger counts."""
    table = tokyo(
        {"cards": ["fire_breathing"]},
        {"place": "city", "cards": ["were_only_making_it_stronger"]},
        {},
        step="resolve",
        dice=ONE_SMASH,
    )
    assert [fact["hearts"] for fact in facts(table, "hurt", 1)] == [2]
    assert table.monsters[1].energy == 1


def test_fire_alone_is_no_smash() -> None:
    """card/fire_breathing#3, card/shrink_ray#3, tokyo/R38: no fleeing, no tokens."""
    table = tokyo(
        {"place": "city", "cards": ["fire_breathing", "poison_spit", "shrink_ray"]},
        {"place": "bay"},
        {},
        {},
        {},
        step="resolve",
        dice=ONE_SMASH,
    )
    assert kind(table) == "roll"
    assert hearts(table) == [10, 9, 9, 9, 8]
    assert [monster.poison for monster in table.monsters] == [0, 0, 1, 1, 1]
    assert [monster.shrink for monster in table.monsters] == [0, 0, 1, 1, 1]


def test_a_smash_from_a_card_sets_off_fire_and_a_copy_doubles_it() -> None:
    """card/fire_breathing#4, tokyo/R117"""
    table = tokyo(
        {"cards": ["acid_attack", "fire_breathing", copy_of("fire_breathing", 0)]},
        {},
        {},
        {},
        step="resolve",
        dice=NOTHING,
    )
    assert hearts(table) == [10, 8, 10, 8]


# -- Healing Ray --


def test_healing_ray_heals_others_for_two_energy_a_heart() -> None:
    """card/healing_ray, tokyo/R27"""
    table = tokyo(
        {"cards": ["healing_ray"]}, {"hearts": 5, "energy": 9}, {}, step="resolve", dice="heart 1 1 2 2 3", market=[]
    )
    assert asked(table) == (0, "heart", ("heart:self", "heart@1"))
    play(table, "heart@1")
    assert (table.monsters[1].hearts, table.monsters[1].energy) == (6, 7)
    assert table.monsters[0].energy == 2


def test_heart_dice_are_shared_out_freely() -> None:
    """card/healing_ray#1, tokyo/R27: for oneself, for a token, for two others."""
    table = tokyo(
        {"hearts": 5, "poison": 1, "shrink": 1, "cards": ["healing_ray"]},
        {"hearts": 5},
        {"hearts": 5},
        step="resolve",
        dice="heart heart heart heart 1",
    )
    assert asked(table) == (0, "heart", ("heart:self", "heart:poison", "heart:shrink", "heart@1", "heart@2"))
    play(table, "heart:self", "heart:poison", "heart@1", "heart@2")
    assert hearts(table) == [6, 6, 6]
    assert (table.monsters[0].poison, table.monsters[0].shrink) == (0, 1)


def test_in_tokyo_the_ray_heals_others_but_not_its_owner() -> None:
    """card/healing_ray#2, tokyo/R27: tokens cannot be removed there either."""
    table = tokyo(
        {"place": "city", "hearts": 5, "shrink": 1, "cards": ["healing_ray"]},
        {"hearts": 5},
        {},
        step="resolve",
        dice="heart heart 1 1 2",
    )
    assert asked(table) == (0, "heart", ("heart@1", "no"))
    play(table, "heart@1", "no")
    assert hearts(table) == [5, 6, 10]
    assert table.monsters[0].shrink == 1


def test_nobody_refuses_the_ray_and_the_healthy_cannot_be_chosen() -> None:
    """card/healing_ray#3: the healed monster is not asked; at its maximum it is no longer offered."""
    table = tokyo(
        {"hearts": 5, "cards": ["healing_ray"]},
        {"hearts": 9, "energy": 2},
        {},
        step="resolve",
        dice="heart heart 1 1 2 3",
        market=[],
    )
    assert asked(table) == (0, "heart", ("heart:self", "heart@1"))
    play(table, "heart@1")
    assert kind(table) == "roll"
    assert hearts(table) == [6, 10, 10]
    assert facts(table, "energy_paid", 1)[0]["energy"] == 2


@pytest.mark.parametrize(("energy", "left"), [(5, 1), (3, 0), (0, 0)])
def test_the_healed_monster_pays_what_it_can(energy: int, left: int) -> None:
    """card/healing_ray#4: two hearts cost four energy, or what there is."""
    table = tokyo(
        {"cards": ["healing_ray"]},
        {"hearts": 5, "energy": energy},
        {},
        step="resolve",
        dice="heart heart 1 1 2 3",
        market=[],
    )
    play(table, "heart@1", "heart@1")
    assert (table.monsters[1].hearts, table.monsters[1].energy) == (7, left)
    assert table.monsters[0].energy == energy - left


def test_several_dice_on_one_monster_are_one_gain_and_one_payment() -> None:
    """card/healing_ray#5: Regeneration and Friend of Children count once for each healed monster."""
    table = tokyo(
        {"cards": ["healing_ray", "friend_of_children"]},
        {"hearts": 2, "energy": 9, "cards": ["regeneration"]},
        {"hearts": 2, "energy": 9},
        step="resolve",
        dice="heart heart heart 1 2 3",
        market=[],
    )
    play(table, "heart@1", "heart@2", "heart@1")
    assert hearts(table) == [10, 5, 3]
    assert [monster.energy for monster in table.monsters] == [(4 + 1) + (2 + 1), 5, 7]


@pytest.mark.parametrize(("first", "fallen"), [("first:heart", False), ("first:smash", True)])
def test_with_the_ray_the_order_of_hearts_and_smashes_is_chosen(first: str, fallen: bool) -> None:
    """card/healing_ray, tokyo/R22: healed first, the monster in Tokyo survives the smash."""
    table = tokyo(
        {"cards": ["healing_ray"]}, {"place": "city", "hearts": 1}, {}, step="resolve", dice="heart smash 1 1 2 3"
    )
    assert asked(table) == (0, "order", ("first:heart", "first:smash"))
    play(table, first)
    if not fallen:
        play(table, "heart@1")
    assert table.monsters[1].out is fallen


def test_the_ray_may_heal_a_wound_that_the_same_dice_have_made() -> None:
    """card/healing_ray, tokyo/R22: nobody is wounded yet, but smashes resolved first open a market for hearts."""
    table = tokyo(
        {"cards": ["healing_ray"]},
        {"place": "city", "energy": 2},
        {},
        step="resolve",
        dice="heart smash smash 1 1 2",
        market=[],
    )
    assert asked(table) == (0, "order", ("first:heart", "first:smash"))
    play(table, "first:smash", "stay")
    assert asked(table) == (0, "heart", ("heart:self", "heart@1"))
    play(table, "heart@1")
    assert (table.monsters[1].hearts, table.monsters[0].energy) == (9, 2)


# -- Nova Breath --


def test_nova_breath_from_tokyo_hits_the_other_place_too() -> None:
    """card/nova_breath#1, tokyo/R36: the monster in the Bay may flee, and the attacker does not move."""
    table = tokyo(
        {"place": "city", "cards": ["nova_breath"]}, {"place": "bay"}, {}, {}, {}, step="resolve", dice=ONE_SMASH
    )
    assert hearts(table) == [10, 9, 9, 9, 9]
    assert asked(table) == (1, "flee", ("flee", "stay"))
    play(table, "flee")
    assert places(table)[:2] == ["city", "outside"]
    assert facts(table, "entered") == []


def test_nova_breath_from_outside_lets_only_tokyo_flee() -> None:
    """card/nova_breath, tokyo/R36: outsiders are hit as well."""
    table = tokyo({"cards": ["nova_breath"]}, {}, {"place": "city"}, step="resolve", dice=ONE_SMASH)
    assert hearts(table) == [10, 9, 9]
    assert asked(table) == (2, "flee", ("flee", "stay"))


def test_a_copy_of_nova_breath_hits_nobody_twice() -> None:
    """card/nova_breath, tokyo/R117"""
    table = tokyo({"cards": ["nova_breath", copy_of("nova_breath", 0)]}, {}, {}, step="resolve", dice=ONE_SMASH)
    assert hearts(table) == [10, 9, 9]


# -- Poison Quills --


@pytest.mark.parametrize(
    ("dice", "count"), [("2 2 1 1 3 3", 0), ("2 2 2 1 1 3", 2), ("2 2 2 2 2 2", 2), ("2 2 2 smash 1 1", 3)]
)
def test_three_twos_bring_two_smashes_with_poison_quills(dice: str, count: int) -> None:
    """card/poison_quills, card/poison_quills#1, tokyo/R29: once, however many 2s there are."""
    assert smashes({"cards": ["poison_quills"]}, dice) == count


def test_quills_please_every_card_that_wants_a_smash() -> None:
    """card/poison_quills#1, card/spiked_tail#1: two and two more, a star, and fire."""
    cards = ["poison_quills", "spiked_tail", "urbavore", "alpha_monster", "fire_breathing"]
    table = tokyo({"place": "city", "cards": cards}, {}, {}, {}, step="resolve", dice="2 2 2 1 1 3")
    assert hearts(table) == [10, 5, 6, 5]
    assert table.monsters[0].stars == 2 + 1


def test_a_copy_of_poison_quills_adds_two_more() -> None:
    """card/poison_quills, tokyo/R117"""
    assert smashes({"cards": ["poison_quills", copy_of("poison_quills", 0)]}, "2 2 2 1 1 3") == 4


# -- Poison Spit --


def test_poison_spit_poisons_whom_it_wounds() -> None:
    """card/poison_spit: a heart is lost at the end of each turn of the victim, as long as the token stays."""
    table = tokyo(
        {"place": "city", "cards": ["poison_spit"]},
        {},
        {"hearts": 0},
        step="resolve",
        dice="smash 1 1 2 2 3 1 1 2 2 3 3",
    )
    assert (table.monsters[1].hearts, table.monsters[1].poison) == (9, 1)
    play(table, "stop")
    assert (table.monsters[1].hearts, table.monsters[1].poison) == (8, 1)


def test_one_attack_brings_one_poison_token() -> None:
    """card/poison_spit#1"""
    table = tokyo({"cards": ["poison_spit"]}, {"place": "city"}, {}, step="resolve", dice="smash smash smash smash 1 1")
    assert table.monsters[1].poison == 1


def test_damage_that_was_prevented_brings_no_poison() -> None:
    """card/poison_spit#1"""
    table = tokyo(
        {"cards": ["poison_spit"]},
        {"place": "city", "energy": 2, "cards": ["wings"]},
        {},
        step="resolve",
        dice="smash smash 1 1 2 2",
    )
    play(table, "wings")
    assert table.monsters[1].poison == 0


def test_whoever_left_with_jets_is_not_poisoned() -> None:
    """card/poison_spit#1"""
    table = tokyo(
        {"cards": ["poison_spit"]}, {"place": "city", "cards": ["jets"]}, {}, step="resolve", dice="smash smash 1 1 2 2"
    )
    play(table, "flee")
    assert table.monsters[1].poison == 0


def test_poison_outlives_the_spit() -> None:
    """card/poison_spit#2, tokyo/R106: the owner sells the card, and the token bites all the same."""
    table = tokyo({"cards": ["poison_spit", "metamorph"]}, {"poison": 1}, {}, step="end", market=[], dice=NOTHING)
    play(table, "sell:poison_spit", "done", "stop")
    assert hearts(table)[1] == 9


def test_poison_cannot_be_cured_in_tokyo() -> None:
    """card/poison_spit#2, tokyo/R26"""
    table = tokyo({"place": "city", "poison": 1}, {}, {}, step="resolve", dice="heart heart 1 1 2 2")
    assert kind(table) == "roll"
    assert (table.monsters[0].hearts, table.monsters[0].poison) == (9, 1)


def test_all_poison_tokens_strike_as_one() -> None:
    """card/poison_spit#3, tokyo/R82: Armor Plating does not stop two, and Wings stop all."""
    table = tokyo({"poison": 2, "energy": 2, "cards": ["armor_plating", "wings"]}, {}, {}, step="end", market=[])
    assert table.view(0)["decisions"][0]["about"] == {"hearts": 2, "by": None, "smash": False}
    play(table, "wings")
    assert hearts(table)[0] == 10


def test_poison_is_the_very_last_effect_of_a_turn() -> None:
    """card/poison_spit#4, tokyo/R82, tokyo/S18: it kills a monster that Herbivore has just brought to 20 stars."""
    table = tokyo({"stars": 19, "hearts": 1, "poison": 1, "cards": ["herbivore"]}, {}, {}, step="end")
    assert facts(table, "scored", 0)[0]["stars"] == 1
    assert table.monsters[0].out
    assert kind(table) == "roll"


def test_the_poisoned_monster_chooses_between_healing_and_cure() -> None:
    """card/poison_spit#5, tokyo/R26"""
    table = tokyo({"hearts": 5, "poison": 1}, {}, {}, step="resolve", dice="heart heart 1 1 2 2")
    assert asked(table) == (0, "heart", ("heart:self", "heart:poison"))
    play(table, "heart:self", "heart:poison")
    assert (table.monsters[0].hearts, table.monsters[0].poison) == (6, 0)


def test_the_heart_of_regeneration_cures_no_poison() -> None:
    """card/poison_spit#5: one die heals two hearts, and both tokens strike."""
    table = tokyo({"hearts": 5, "poison": 2, "cards": ["regeneration"]}, {}, {}, step="resolve", dice="heart 1 1 2 2 3")
    play(table, "heart:self")
    assert (table.monsters[0].hearts, table.monsters[0].poison) == (5, 2)


@pytest.mark.parametrize("card", ["poison_spit", "shrink_ray"])
def test_a_copy_gives_a_second_token(card: str) -> None:
    """card/poison_spit, card/shrink_ray, tokyo/R117, tokyo/R46"""
    table = tokyo({"cards": [card, copy_of(card, 0)]}, {"place": "city"}, {}, step="resolve", dice=ONE_SMASH)
    assert table.monsters[1].poison + table.monsters[1].shrink == 2


# -- Shrink Ray --


def test_shrink_ray_takes_a_die_from_whom_it_wounds() -> None:
    """card/shrink_ray"""
    table = tokyo(
        {"place": "city", "cards": ["shrink_ray"]},
        {},
        {},
        step="resolve",
        dice="smash smash 1 1 2 2 1 1 2 2 3 3",
    )
    assert table.monsters[1].shrink == 1
    assert len(table.view(None)["dice"]) == 5


def test_the_shrunk_are_marked_only_if_they_were_wounded() -> None:
    """card/shrink_ray#1: one token for an attack, none for the armoured."""
    table = tokyo(
        {"place": "city", "cards": ["shrink_ray"]}, {}, {"cards": ["armor_plating"]}, step="resolve", dice=ONE_SMASH
    )
    assert [monster.shrink for monster in table.monsters] == [0, 1, 0]
    table = tokyo(
        {"place": "city", "cards": ["shrink_ray"]}, {}, {}, step="resolve", dice="smash smash smash smash 1 1"
    )
    assert [monster.shrink for monster in table.monsters] == [0, 1, 1]


def test_shrinking_outlives_the_ray_and_is_not_cured_in_tokyo() -> None:
    """card/shrink_ray#1, tokyo/R106"""
    table = tokyo(
        {"cards": ["shrink_ray", "metamorph"]},
        {"place": "city", "shrink": 1},
        {},
        step="end",
        market=[],
        dice="heart heart 1 1 2",
    )
    play(table, "sell:shrink_ray", "done")
    assert table.view(None)["dice"] == ["1", "1", "2", "heart", "heart"]
    play(table, "stop")
    assert kind(table) == "roll"
    assert table.monsters[1].shrink == 1


def test_a_removed_shrink_token_helps_from_the_next_turn_on() -> None:
    """card/shrink_ray#2, tokyo/R17: five dice are rolled again and again in this turn, six in the next."""
    table = tokyo(
        {"shrink": 1},
        {},
        dice="heart 1 1 2 2 3 3 1 1 1 1 2 2 3 3 1 1 2 2 3 3",
    )
    assert len(table.view(None)["dice"]) == 5
    play(table, "stop", "heart:shrink", "stop")
    assert table.active == 0
    assert len(table.view(None)["dice"]) == 6


@pytest.mark.parametrize("tokens", [6, 9])
def test_a_monster_may_shrink_until_it_has_no_dice(tokens: int) -> None:
    """card/shrink_ray#2, tokyo/R17: then it rolls nothing, and its turn goes on."""
    table = tokyo({"shrink": tokens}, {}, {})
    assert facts(table, "rolled", 0)[0]["dice"] == []
    assert places(table)[0] == "city"
    assert table.active == 1


# -- Spiked Tail --


@pytest.mark.parametrize(("dice", "count"), [(NOTHING, 0), (ONE_SMASH, 2), ("smash smash 1 1 2 2", 3)])
def test_spiked_tail_adds_a_smash_where_there_is_one(dice: str, count: int) -> None:
    """card/spiked_tail, tokyo/R29"""
    assert smashes({"cards": ["spiked_tail"]}, dice) == count


def test_smashes_from_quills_wag_the_spiked_tail() -> None:
    """card/spiked_tail#1"""
    assert smashes({"cards": ["spiked_tail", "poison_quills"]}, "2 2 2 1 1 3") == 3


def test_a_copy_of_spiked_tail_adds_one_more() -> None:
    """card/spiked_tail, tokyo/R117"""
    assert smashes({"cards": ["spiked_tail", copy_of("spiked_tail", 0)]}, ONE_SMASH) == 3


# -- Urbavore --


def test_urbavore_scores_and_smashes_more_in_tokyo() -> None:
    """card/urbavore"""
    table = tokyo({"place": "city", "cards": ["urbavore"]}, {}, {}, step="start", dice=ONE_SMASH)
    assert table.monsters[0].stars == 3
    play(table, "stop")
    assert hearts(table) == [10, 8, 8]


def test_urbavore_is_idle_outside_tokyo() -> None:
    """card/urbavore"""
    table = tokyo({"cards": ["urbavore"]}, {"place": "city"}, {}, step="start", dice=ONE_SMASH)
    assert table.monsters[0].stars == 0
    play(table, "stop")
    assert hearts(table)[1] == 9


def test_urbavore_scores_its_star_in_a_game_of_two() -> None:
    """card/urbavore#1, two/V7: Tokyo pays energy, Urbavore a star."""
    table = tokyo({"place": "city", "cards": ["urbavore"]}, {}, step="start")
    assert (table.monsters[0].stars, table.monsters[0].energy) == (1, 1)


@pytest.mark.parametrize(("dice", "count"), [(NOTHING, 0), (ONE_SMASH, 3)])
def test_urbavore_and_spiked_tail_add_up(dice: str, count: int) -> None:
    """card/urbavore#2"""
    assert smashes({"place": "city", "cards": ["urbavore", "spiked_tail"]}, dice) == count


def test_a_copy_of_urbavore_doubles_star_and_smash() -> None:
    """card/urbavore, tokyo/R117"""
    attacker = {"place": "city", "cards": ["urbavore", copy_of("urbavore", 0)]}
    assert smashes(attacker, ONE_SMASH) == 3
    assert tokyo(attacker, {}, {}, step="start").monsters[0].stars == 2 + 2
