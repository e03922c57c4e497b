"""Cards that bring stars."""

from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    ONE_SMASH,
    QUIET,
    copy_of,
    eliminated,
    energy,
    facts,
    hearts,
    in_city,
    outcome,
    play,
    rolled,
    scored,
    shop,
    stars,
    tokyo,
    whose_turn,
)

# -- Alpha Monster --


def test_alpha_monster_scores_once_however_many_smashes_and_before_they_hurt() -> None:
    """tokyo/card/alpha_monster, tokyo/card/alpha_monster#2, tokyo/R32"""
    table = rolled("smash smash smash 1 1 2", {"cards": ["alpha_monster"]}, IN_CITY, {})
    assert scored(table, 0, "alpha_monster") == [1]
    assert facts(table, "scored", 0)[0]["n"] < facts(table, "hurt", 1)[0]["n"]
    assert hearts(table)[1] == 7


def test_alpha_monster_scores_for_a_smash_that_a_card_added_and_that_hits_nobody() -> None:
    """tokyo/card/alpha_monster#1, tokyo/R32: Tokyo is empty and no die shows a smash."""
    table = rolled(QUIET, {"cards": ["alpha_monster", "acid_attack"]}, {}, {})
    assert scored(table, 0, "alpha_monster") == [1]
    assert facts(table, "hurt") == []


def test_alpha_monster_scores_nothing_without_a_smash() -> None:
    """tokyo/card/alpha_monster"""
    table = rolled(QUIET, {"cards": ["alpha_monster"]}, IN_CITY, {})
    assert (whose_turn(table), stars(table)[0]) == (1, 0)


def test_a_copied_alpha_monster_scores_again() -> None:
    """tokyo/card/alpha_monster, tokyo/R117"""
    table = rolled(ONE_SMASH, {"cards": ["alpha_monster", copy_of("alpha_monster", 0)]}, {}, {})
    assert scored(table, 0, "alpha_monster") == [1, 1]


# -- Complete Destruction --


def test_complete_destruction_scores_nine_and_the_dice_still_count() -> None:
    """tokyo/card/complete_destruction: the smash hits and the energy is gained."""
    table = rolled("1 2 3 heart energy smash", {"cards": ["complete_destruction"]}, IN_CITY, {})
    assert scored(table, 0, "complete_destruction") == [9]
    assert hearts(table)[1] == 9
    assert energy(table)[0] == 1


def test_complete_destruction_needs_every_face() -> None:
    """tokyo/card/complete_destruction"""
    faces = ["1", "2", "3", "heart", "energy", "smash"]
    for i in range(6):
        dice = [*faces[:i], *faces[i + 1 :], faces[i - 1]]
        table = rolled(dice, {"cards": ["complete_destruction"]}, {}, {}, market=[])
        assert whose_turn(table) == 1
        assert scored(table, 0, "complete_destruction") == []


def test_complete_destruction_with_more_dice_needs_one_of_each_face() -> None:
    """tokyo/card/complete_destruction#1: two further dice show something else."""
    table = rolled(
        "1 1 2 3 heart energy energy smash", {"cards": ["complete_destruction", "extra_head", "extra_head"]}, IN_CITY,
        {},
    )  # fmt: skip
    assert scored(table, 0, "complete_destruction") == [9]


def test_a_smash_added_by_a_card_completes_the_destruction() -> None:
    """tokyo/card/complete_destruction#2, tokyo/R28"""
    table = rolled("1 2 3 heart energy energy", {"cards": ["complete_destruction", "acid_attack"]}, IN_CITY, {})
    assert scored(table, 0, "complete_destruction") == [9]


def test_only_the_smash_of_complete_destruction_may_come_from_a_card() -> None:
    """tokyo/card/complete_destruction#2: an added smash does not stand in for a missing heart."""
    table = rolled("1 2 3 energy energy smash", {"cards": ["complete_destruction", "acid_attack"]}, {}, {}, market=[])
    assert scored(table, 0, "complete_destruction") == []


def test_complete_destruction_works_in_tokyo_and_together_with_detritivore() -> None:
    """tokyo/card/complete_destruction#3: the heart heals nothing there."""
    table = rolled("1 2 3 heart energy smash", in_city("complete_destruction", "detritivore", hearts=5), {}, {})
    assert stars(table)[0] == 11
    assert hearts(table)[0] == 5


def test_a_copied_complete_destruction_scores_again() -> None:
    """tokyo/card/complete_destruction, tokyo/R117"""
    table = rolled(
        "1 2 3 heart energy smash", {"cards": ["complete_destruction", copy_of("complete_destruction", 0)]}, IN_CITY, {}
    )
    assert scored(table, 0, "complete_destruction") == [9, 9]


# -- Detritivore --


def test_detritivore_scores_two_and_the_dice_still_count() -> None:
    """tokyo/card/detritivore, tokyo/R28: before the three 1s score."""
    table = rolled("1 1 1 2 3 heart", {"cards": ["detritivore"]}, IN_CITY, {})
    assert scored(table, 0) == [2, 1]


def test_detritivore_needs_all_three_numbers() -> None:
    """tokyo/card/detritivore"""
    for missing in ("2 2 3 3 heart heart", "1 1 3 3 heart heart", "1 1 2 2 heart heart"):
        table = rolled(missing, {"cards": ["detritivore"]}, IN_CITY, {})
        assert (whose_turn(table), stars(table)[0]) == (1, 0)


def test_detritivore_scores_once_with_two_full_sets() -> None:
    """tokyo/card/detritivore#1"""
    table = rolled(NOTHING, {"cards": ["detritivore"]}, IN_CITY, {})
    assert stars(table)[0] == 2


def test_a_copied_detritivore_scores_again() -> None:
    """tokyo/card/detritivore, tokyo/R117"""
    table = rolled("1 2 3 heart heart 1", {"cards": ["detritivore", copy_of("detritivore", 0)]}, IN_CITY, {})
    assert scored(table, 0, "detritivore") == [2, 2]


# -- Eater of the Dead --


def test_eater_of_the_dead_scores_for_every_fall_in_anyones_turn() -> None:
    """tokyo/card/eater_of_the_dead, tokyo/card/eater_of_the_dead#1, tokyo/R49: two monsters fall to somebody else's
    smashes."""
    table = rolled("smash smash 1 1 2 2", IN_CITY, {"cards": ["eater_of_the_dead"]}, {"hearts": 1}, {"hearts": 2})
    assert scored(table, 1, "eater_of_the_dead") == [3, 3]


def test_eater_of_the_dead_scores_for_a_fall_that_nobody_caused() -> None:
    """tokyo/card/eater_of_the_dead#1: poison at the end of another monster's turn."""
    table = tokyo({"hearts": 1, "poison": 1}, in_city("eater_of_the_dead"), {}, dice=QUIET[1:], step="end")
    assert eliminated(table)[0]
    assert scored(table, 1, "eater_of_the_dead") == [3]


def test_eater_of_the_dead_scores_when_the_fallen_has_a_child() -> None:
    """tokyo/card/eater_of_the_dead#2, tokyo/R49: the monster lives on, and its fall is paid."""
    table = rolled(ONE_SMASH, {"cards": ["eater_of_the_dead"]}, in_city("it_has_a_child", hearts=1), {})
    assert hearts(table)[1] == 10
    assert scored(table, 0, "eater_of_the_dead") == [3]


def test_eater_of_the_dead_gets_nothing_for_its_own_fall() -> None:
    """tokyo/card/eater_of_the_dead#3, tokyo/R49"""
    table = rolled(ONE_SMASH, {}, in_city("eater_of_the_dead", hearts=1), {})
    assert eliminated(table)[1]
    assert facts(table, "scored", 1) == []


def test_eater_of_the_dead_gets_nothing_for_its_own_fall_even_with_a_child() -> None:
    """tokyo/card/eater_of_the_dead#3: the card is discarded with the others before it could score."""
    table = rolled(ONE_SMASH, {}, in_city("eater_of_the_dead", "it_has_a_child", hearts=1), {})
    assert hearts(table)[1] == 10
    assert stars(table)[1] == 0
    assert facts(table, "scored", 1) == []


def test_a_copied_eater_of_the_dead_scores_again() -> None:
    """tokyo/card/eater_of_the_dead, tokyo/R117"""
    table = rolled(ONE_SMASH, {"cards": ["eater_of_the_dead", copy_of("eater_of_the_dead", 0)]}, in_city(hearts=1), {})
    assert scored(table, 0, "eater_of_the_dead") == [3, 3]


def test_eater_of_the_dead_can_win_in_the_turn_of_another() -> None:
    """tokyo/card/eater_of_the_dead#1, tokyo/R104"""
    table = rolled(ONE_SMASH, {}, in_city(hearts=1), {"stars": 17, "cards": ["eater_of_the_dead"]}, {})
    assert (outcome(table)["winners"], outcome(table)["reason"]) == ([2], "stars")


# -- Energy Hoarder --


def test_energy_hoarder_scores_for_every_full_six_and_spends_nothing() -> None:
    """tokyo/card/energy_hoarder"""
    for reserve, scores in ((5, []), (6, [1]), (11, [1]), (12, [2]), (18, [3])):
        table = tokyo({"cards": ["energy_hoarder"], "energy": reserve}, IN_CITY, {}, step="end")
        assert scored(table, 0, "energy_hoarder") == scores
        assert energy(table)[0] == reserve


def test_energy_hoarder_counts_after_buying() -> None:
    """tokyo/card/energy_hoarder#1: of 8 energy 5 are left."""
    table = shop(["corner_store"], {"cards": ["energy_hoarder"], "energy": 8}, IN_CITY, {})
    play(table, "buy:corner_store", "done")
    assert (whose_turn(table), energy(table)[0]) == (1, 5)
    assert scored(table, 0, "energy_hoarder") == []


def test_energy_hoarder_counts_after_sales() -> None:
    """tokyo/card/energy_hoarder#1: 5 energy and the price of a card."""
    table = tokyo({"cards": ["energy_hoarder", "metamorph", "jets"], "energy": 1}, IN_CITY, {}, step="end")
    play(table, "sell:jets", "done")
    assert scored(table, 0, "energy_hoarder") == [1]


def test_a_copied_energy_hoarder_scores_again() -> None:
    """tokyo/card/energy_hoarder, tokyo/R117"""
    table = tokyo({"cards": ["energy_hoarder", copy_of("energy_hoarder", 0)], "energy": 13}, IN_CITY, {}, step="end")
    assert scored(table, 0, "energy_hoarder") == [2, 2]


# -- Gourmet --


def test_gourmet_scores_two_on_top_of_three_ones() -> None:
    """tokyo/card/gourmet, tokyo/R30: after the points of the dice."""
    table = rolled("1 1 1 2 2 heart", {"cards": ["gourmet"]}, IN_CITY, {})
    assert scored(table, 0) == [1, 2]


def test_gourmet_scores_once_with_six_ones() -> None:
    """tokyo/card/gourmet#1"""
    table = rolled("1 1 1 1 1 1", {"cards": ["gourmet"]}, IN_CITY, {})
    assert scored(table, 0) == [4, 2]


def test_gourmet_needs_three_ones() -> None:
    """tokyo/card/gourmet: two 1s, or three of another number, are nothing to it."""
    table = rolled("1 1 2 2 2 heart", {"cards": ["gourmet"]}, IN_CITY, {})
    assert scored(table, 0, "gourmet") == []


def test_a_copied_gourmet_scores_again() -> None:
    """tokyo/card/gourmet, tokyo/R117"""
    table = rolled("1 1 1 2 2 heart", {"cards": ["gourmet", copy_of("gourmet", 0)]}, IN_CITY, {})
    assert scored(table, 0, "gourmet") == [2, 2]


# -- Herbivore --


def test_herbivore_scores_for_a_turn_that_hurt_nobody() -> None:
    """tokyo/card/herbivore"""
    table = rolled(QUIET, {"cards": ["herbivore"]}, IN_CITY, {})
    assert scored(table, 0, "herbivore") == [1]


def test_herbivore_scores_nothing_after_a_smash_that_hurt() -> None:
    """tokyo/card/herbivore"""
    table = rolled("smash 1 1 2 2 heart", {"cards": ["herbivore"]}, IN_CITY, {})
    play(table, "stay")
    assert whose_turn(table) == 1
    assert scored(table, 0, "herbivore") == []


def test_damage_that_was_prevented_leaves_herbivore_its_star() -> None:
    """tokyo/card/herbivore#1: armour takes the only smash."""
    table = rolled("smash 1 1 2 2 heart", {"cards": ["herbivore"]}, in_city("armor_plating"), {})
    assert facts(table, "unhurt", 1) != []
    assert scored(table, 0, "herbivore") == [1]


def test_losses_from_ones_own_cards_cost_herbivore_its_star() -> None:
    """tokyo/card/herbivore#2, tokyo/R53: a Tank hurts its buyer, a Flame Thrower everybody else."""
    for card, price in (("tank", 4), ("flame_thrower", 3)):
        table = shop([card], {"cards": ["herbivore"], "energy": price}, IN_CITY, {})
        play(table, "buy:" + card)
        assert facts(table, "hurt")[0]["by"] == 0
        assert whose_turn(table) == 1
        assert scored(table, 0, "herbivore") == []


def test_herbivore_keeps_its_star_when_others_hurt_it_in_its_turn() -> None:
    """tokyo/card/herbivore: Burrowing bites the monster that takes the place; the smash itself was dodged."""
    table = rolled(ONE_SMASH, {"cards": ["herbivore"]}, in_city("jets", "burrowing"), {})
    play(table, "flee")
    assert [fact["by"] for fact in facts(table, "hurt", 0)] == [1]
    assert scored(table, 0, "herbivore") == [1]


def test_poison_is_nobodys_doing_for_herbivore() -> None:
    """tokyo/card/herbivore#3, tokyo/R54, tokyo/R81: a poisoned herbivore scores, then loses its heart to nobody."""
    table = tokyo({"cards": ["herbivore"], "poison": 1}, {"cards": ["poison_spit"]}, {}, step="end")
    assert scored(table, 0, "herbivore") == [1]
    assert [fact["by"] for fact in facts(table, "hurt", 0)] == [None]
    assert facts(table, "scored", 0)[0]["n"] < facts(table, "hurt", 0)[0]["n"]


def test_a_copied_herbivore_scores_again() -> None:
    """tokyo/card/herbivore, tokyo/R117"""
    table = tokyo({"cards": ["herbivore", copy_of("herbivore", 0)]}, IN_CITY, {}, step="end")
    assert scored(table, 0, "herbivore") == [1, 1]


# -- Rooting for the Underdog --


def test_the_underdog_scores_when_it_alone_has_the_fewest_stars() -> None:
    """tokyo/card/rooting_for_the_underdog"""
    table = tokyo({"cards": ["rooting_for_the_underdog"], "stars": 2}, {"stars": 3}, {"stars": 9}, step="end")
    assert scored(table, 0, "rooting_for_the_underdog") == [1]


def test_a_tie_for_last_gives_the_underdog_nothing() -> None:
    """tokyo/card/rooting_for_the_underdog#1"""
    table = tokyo({"cards": ["rooting_for_the_underdog"], "stars": 2}, {"stars": 2}, {"stars": 9}, step="end")
    assert whose_turn(table) == 1
    assert scored(table, 0, "rooting_for_the_underdog") == []


def test_the_underdog_is_compared_with_living_monsters_only() -> None:
    """tokyo/card/rooting_for_the_underdog#1: an eliminated monster has no stars."""
    table = tokyo(
        {"cards": ["rooting_for_the_underdog"], "stars": 2}, {"stars": 3}, {"stars": 9}, {"hearts": 0}, step="end"
    )
    assert scored(table, 0, "rooting_for_the_underdog") == [1]


def test_the_underdog_is_first_of_the_end_of_turn_effects() -> None:
    """tokyo/card/rooting_for_the_underdog#2, tokyo/R81: it looks before others bring its owner out of the last
    place."""
    table = tokyo(
        {"cards": ["herbivore", "energy_hoarder", "rooting_for_the_underdog"], "energy": 6}, {"stars": 1}, {"stars": 1},
        step="end",
    )  # fmt: skip
    assert [fact["cause"] for fact in facts(table, "scored", 0)][0] == "rooting_for_the_underdog"
    assert stars(table)[0] == 3


def test_a_copied_underdog_looks_at_the_same_moment_and_scores_again() -> None:
    """tokyo/card/rooting_for_the_underdog, tokyo/R117: the first star does not cost the copy its own."""
    table = tokyo(
        {"cards": ["rooting_for_the_underdog", copy_of("rooting_for_the_underdog", 0)]}, {"stars": 1}, {"stars": 1},
        step="end",
    )  # fmt: skip
    assert stars(table)[0] == 2
