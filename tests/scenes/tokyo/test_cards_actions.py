"""ACTION cards: what each does on being bought."""

import pytest

from tests.scenes.tokyo.support import (
    ACTION_PRICES,
    IN_CITY,
    asked,
    buying,
    cards_of,
    eliminated,
    energy,
    facts,
    hearts,
    hurt,
    in_city,
    now,
    options,
    outcome,
    pile,
    places,
    play,
    poison,
    shop,
    shrink,
    stars,
    tokens_of,
)


@pytest.mark.parametrize("card", ACTION_PRICES)
def test_every_action_is_paid_in_full_and_discarded(card: str) -> None:
    """tokyo/R72"""
    table = buying(card, {}, {}, {})
    assert [(event["card"], event["price"]) for event in facts(table, "bought")] == [(card, ACTION_PRICES[card])]
    assert pile(table) == [card]
    assert cards_of(table, 0) == []


# -- stars --


def test_apartment_building_scores_three_stars() -> None:
    """tokyo/card/apartment_building"""
    table = buying("apartment_building", {}, {}, {})
    assert stars(table) == [3, 0, 0]
    assert energy(table)[0] == 0


def test_commuter_train_scores_two_stars() -> None:
    """tokyo/card/commuter_train"""
    assert stars(buying("commuter_train", {}, {}, {})) == [2, 0, 0]


def test_corner_store_scores_one_star() -> None:
    """tokyo/card/corner_store"""
    assert stars(buying("corner_store", {}, {}, {})) == [1, 0, 0]


def test_skyscraper_scores_four_stars() -> None:
    """tokyo/card/skyscraper"""
    assert stars(buying("skyscraper", {}, {}, {})) == [4, 0, 0]


# -- Death From Above --


def test_death_from_above_takes_tokyo_for_two_stars_and_the_usual_reward() -> None:
    """tokyo/card/death_from_above tokyo/card/death_from_above#1"""
    table = buying("death_from_above", {}, IN_CITY, {})
    assert stars(table) == [3, 0, 0]
    assert places(table) == ["city", "outside", "outside"]


def test_with_two_players_death_from_above_pays_energy_for_entering() -> None:
    """tokyo/card/death_from_above#1 two/V7 two/V2"""
    table = buying("death_from_above", {}, IN_CITY)
    assert stars(table) == [2, 0]
    assert energy(table)[0] == 1


def test_death_from_above_empties_city_and_bay() -> None:
    """tokyo/card/death_from_above#2"""
    table = buying("death_from_above", {}, IN_CITY, {"place": "bay"}, {}, {})
    assert places(table) == ["city", "outside", "outside", "outside", "outside"]
    assert stars(table)[0] == 3
    assert [(event["seat"], event["place"]) for event in facts(table, "left")] == [(1, "city"), (2, "bay")]


def test_death_from_above_bought_in_the_bay_moves_to_the_city_and_pays_nothing_for_it() -> None:
    """tokyo/card/death_from_above#2 tokyo/R65"""
    table = buying("death_from_above", {"place": "bay"}, IN_CITY, {}, {}, {})
    assert places(table) == ["city", "outside", "outside", "outside", "outside"]
    assert stars(table)[0] == 2
    assert facts(table, "entered") == []


def test_death_from_above_bought_in_the_city_clears_the_bay() -> None:
    """tokyo/card/death_from_above#2"""
    table = buying("death_from_above", IN_CITY, {"place": "bay"}, {}, {}, {})
    assert places(table) == ["city", "outside", "outside", "outside", "outside"]
    assert stars(table)[0] == 2


def test_being_thrown_out_is_not_fleeing() -> None:
    """tokyo/card/death_from_above#3: nobody is asked, nobody bites, nobody is hurt."""
    table = buying("death_from_above", {}, in_city("burrowing", "jets"), {})
    assert now(table) == (1, "roll")
    assert hearts(table) == [10, 10, 10]
    assert facts(table, "fled") == [] and facts(table, "hurt") == []


def test_death_from_above_works_for_the_opportunist_who_snatches_it() -> None:
    """tokyo/card/death_from_above#4 tokyo/R78"""
    table = shop(
        ["corner_store"], in_city(energy=3), {}, {"energy": 5, "cards": ["opportunist"]},
        deck=["death_from_above", "mimic"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:death_from_above")
    assert places(table) == ["outside", "outside", "city"]
    assert stars(table) == [1, 0, 3]


# -- energy --


def test_energize_gives_nine_energy() -> None:
    """tokyo/card/energize"""
    table = buying("energize", {"energy": 9}, {}, {})
    assert energy(table)[0] == 10


def test_friend_of_children_makes_it_ten_and_all_of_it_may_be_spent_at_once() -> None:
    """tokyo/card/energize#1 tokyo/card/friend_of_children#1"""
    table = buying("energize", {"cards": ["friend_of_children"]}, {}, {}, deck=["skyscraper", "tank"])
    assert energy(table)[0] == 10
    assert options(table) == ("buy:skyscraper", "sweep", "done")
    play(table, "buy:skyscraper", "buy:tank")
    assert energy(table)[0] == 0


def test_vast_storm_scores_and_halves_the_energy_of_all_others() -> None:
    """tokyo/card/vast_storm: the lost half is rounded down."""
    table = buying("vast_storm", {"energy": 9}, {"energy": 7}, {"energy": 8}, {"energy": 1})
    assert stars(table) == [2, 0, 0, 0]
    assert energy(table) == [3, 4, 4, 1]


def test_the_storms_energy_goes_to_the_bank_and_spares_battery_monster() -> None:
    """tokyo/card/vast_storm#1"""
    table = buying("vast_storm", {}, {}, {"energy": 6, "cards": [{"id": "battery_monster", "tokens": 4}]})
    assert [(event["seat"], event["energy"]) for event in facts(table, "energy_lost")] == [(2, 3)]
    assert energy(table) == [0, 0, 3]
    assert tokens_of(table, 2, "battery_monster") == 4


# -- Evacuation Orders --


def test_evacuation_orders_cost_all_others_five_stars_but_never_below_zero() -> None:
    """tokyo/card/evacuation_orders"""
    table = buying("evacuation_orders", {"stars": 7}, {"stars": 12}, {"stars": 5}, {"stars": 3})
    assert stars(table) == [7, 7, 0, 0]


def test_evacuation_orders_undo_the_twenty_stars_of_this_turn() -> None:
    """tokyo/card/evacuation_orders#1 tokyo/R102"""
    table = shop(
        ["heal", "evacuation_orders"], {"energy": 10}, {"stars": 19, "energy": 3, "cards": ["opportunist"]}, {},
        deck=["corner_store", "mimic", "energize"],
    )  # fmt: skip
    play(table, "buy:heal", "buy:corner_store")
    assert stars(table)[1] == 20
    play(table, "buy:evacuation_orders")
    assert table.outcome is None
    assert stars(table)[1] == 15


# -- damage --


def test_flame_thrower_costs_all_others_two_hearts() -> None:
    """tokyo/card/flame_thrower"""
    table = buying("flame_thrower", {"hearts": 5}, {"hearts": 9}, {})
    assert hearts(table) == [5, 7, 8]


def test_flame_thrower_is_no_smash() -> None:
    """tokyo/card/flame_thrower#1 tokyo/R55: nobody flees, no token is given."""
    table = buying("flame_thrower", {"cards": ["poison_spit", "shrink_ray"]}, in_city("jets"), {})
    assert now(table) == (1, "roll")
    assert hearts(table) == [10, 8, 8]
    assert places(table)[1] == "city"
    assert poison(table) == shrink(table) == [0, 0, 0]


def test_flame_thrower_spoils_herbivore() -> None:
    """tokyo/card/flame_thrower#1 tokyo/card/herbivore#2"""
    assert stars(buying("flame_thrower", {"cards": ["herbivore"]}, {}, {})) == [0, 0, 0]
    assert stars(buying("corner_store", {"cards": ["herbivore"]}, {}, {})) == [2, 0, 0]


def test_gas_refinery_scores_two_stars_then_costs_all_others_three_hearts() -> None:
    """tokyo/card/gas_refinery tokyo/card/gas_refinery#1"""
    table = buying("gas_refinery", {}, {}, IN_CITY)
    assert (stars(table), hearts(table)) == ([2, 0, 0], [10, 7, 7])
    order = [event["type"] for event in table.events(None) if event.get("cause") == "gas_refinery"]
    assert order == ["scored", "hurt", "hurt"]
    assert now(table) == (1, "roll")  # no smash: nobody was asked to flee


def test_high_altitude_bombing_costs_everybody_three_hearts() -> None:
    """tokyo/card/high_altitude_bombing"""
    assert hearts(buying("high_altitude_bombing", {}, IN_CITY, {"hearts": 4})) == [7, 7, 1]


def test_the_bombs_fall_from_the_buyers_left_round_to_the_buyer() -> None:
    """tokyo/card/high_altitude_bombing#1 tokyo/R40 tokyo/R53"""
    table = buying("high_altitude_bombing", {}, {}, IN_CITY, {}, turn=1)
    assert hurt(table) == [(2, 3), (3, 3), (0, 3), (1, 3)]
    assert facts(table, "fled") == [] and facts(table, "stayed") == []


def test_when_the_bombs_kill_everybody_everybody_loses() -> None:
    """tokyo/card/high_altitude_bombing#1 tokyo/R98"""
    table = buying("high_altitude_bombing", {"hearts": 3, "stars": 20}, {"hearts": 1, "stars": 20}, {"hearts": 2})
    assert (outcome(table)["winners"], outcome(table)["reason"]) == ([], "all_dead")


def test_jet_fighters_score_five_stars_and_cost_four_hearts() -> None:
    """tokyo/card/jet_fighters"""
    table = buying("jet_fighters", {}, {}, {})
    assert (stars(table), hearts(table)) == ([5, 0, 0], [6, 10, 10])


def test_national_guard_scores_two_stars_and_costs_two_hearts() -> None:
    """tokyo/card/national_guard"""
    table = buying("national_guard", {}, {}, {})
    assert (stars(table), hearts(table)) == ([2, 0, 0], [8, 10, 10])


def test_tank_scores_four_stars_and_costs_three_hearts() -> None:
    """tokyo/card/tank"""
    table = buying("tank", {}, {}, {})
    assert (stars(table), hearts(table)) == ([4, 0, 0], [7, 10, 10])


SELF_HARM = [("jet_fighters", 5, 4), ("national_guard", 2, 2), ("tank", 4, 3)]


@pytest.mark.parametrize(("card", "score", "loss"), SELF_HARM)
def test_stars_come_before_the_loss_and_the_loss_may_be_answered(card: str, score: int, loss: int) -> None:
    """tokyo/card/jet_fighters#1 tokyo/card/national_guard#1 tokyo/card/tank#1 tokyo/R53: Wings stop it."""
    table = buying(card, {"energy": ACTION_PRICES[card] + 2, "cards": ["wings"]}, {}, {})
    assert asked(table) == (0, "brace", ("wings", "take"))
    assert stars(table)[0] == score
    play(table, "wings")
    assert hearts(table) == [10, 10, 10]
    assert energy(table)[0] == 0


@pytest.mark.parametrize(("card", "score", "loss"), SELF_HARM)
def test_a_self_inflicted_death_cancels_a_win_by_stars(card: str, score: int, loss: int) -> None:
    """tokyo/card/jet_fighters#1 tokyo/card/national_guard#1 tokyo/card/tank#1 tokyo/R98"""
    table = buying(card, {"hearts": loss, "stars": 20 - score}, {}, {})
    assert eliminated(table)[0]
    assert table.outcome is None
    table = buying(card, {"hearts": loss + 1, "stars": 20 - score}, {}, {})
    assert outcome(table)["winners"] == [0]


def test_a_reduced_loss_is_what_counts() -> None:
    """tokyo/card/jet_fighters#1: Camouflage saves two of the four hearts."""
    table = buying("jet_fighters", {"cards": ["camouflage"]}, {}, {}, dice="heart 1 heart 2")
    play(table, "camouflage")
    assert hearts(table) == [8, 10, 10]


# -- hearts --


def test_heal_gives_two_hearts() -> None:
    """tokyo/card/heal"""
    assert hearts(buying("heal", {"hearts": 5}, {"hearts": 5}, {})) == [7, 5, 10]
    assert hearts(buying("heal", {"hearts": 9}, {}, {})) == [10, 10, 10]


def test_heal_works_inside_tokyo_and_regeneration_adds_one() -> None:
    """tokyo/card/heal#1"""
    assert hearts(buying("heal", in_city(hearts=5), {}, {})) == [7, 10, 10]
    assert hearts(buying("heal", {"hearts": 5, "cards": ["regeneration"]}, {}, {})) == [8, 10, 10]


def test_nuclear_power_plant_scores_two_stars_and_gives_three_hearts() -> None:
    """tokyo/card/nuclear_power_plant"""
    table = buying("nuclear_power_plant", {"hearts": 5}, {}, {})
    assert (stars(table), hearts(table)) == ([2, 0, 0], [8, 10, 10])


def test_nuclear_power_plant_heals_inside_tokyo_too() -> None:
    """tokyo/card/nuclear_power_plant#1"""
    assert hearts(buying("nuclear_power_plant", in_city(hearts=5), {}, {})) == [8, 10, 10]
