"""ACTION cards: what each does on being bought, and the extra turn of Frenzy."""

from typing import Any

import pytest

from baffe.games.tokyo.monster import CITY, OUTSIDE
from baffe.games.tokyo.table import TokyoTable
from tests.support import asked, facts, kind, options, play, tokyo


def buy(card: str, *seats: dict[str, Any], **scene: Any) -> TokyoTable:
    """Seat 0 (or whose turn it is) buys that card with exactly enough energy, and nothing else is for sale."""
    scene = {"step": "buy", "market": [card], "deck": ["mimic", "energize", "frenzy"], **scene}
    scene["deck"] = [other for other in scene["deck"] if other != card]
    turn = scene.get("turn", 0)
    table = tokyo(*[{"energy": PRICES[card], **seat} if i == turn else seat for i, seat in enumerate(seats)], **scene)
    play(table, "buy:" + card)
    return table


PRICES = {
    "apartment_building": 5,
    "commuter_train": 4,
    "corner_store": 3,
    "death_from_above": 5,
    "energize": 8,
    "evacuation_orders": 7,
    "flame_thrower": 3,
    "frenzy": 7,
    "gas_refinery": 6,
    "heal": 3,
    "high_altitude_bombing": 4,
    "jet_fighters": 5,
    "national_guard": 3,
    "nuclear_power_plant": 6,
    "skyscraper": 6,
    "tank": 4,
    "vast_storm": 6,
}


def hurt(table: TokyoTable) -> list[tuple[int, int]]:
    """Who lost how many hearts, in order."""
    return [(event["seat"], event["hearts"]) for event in facts(table, "hurt")]


def stars(table: TokyoTable) -> list[int]:
    return [monster.stars for monster in table.monsters]


def hearts(table: TokyoTable) -> list[int]:
    return [monster.hearts for monster in table.monsters]


@pytest.mark.parametrize("card", PRICES)
def test_every_action_is_paid_in_full_and_discarded(card: str) -> None:
    """tokyo/R72"""
    table = buy(card, {}, {}, {})
    assert [(event["card"], event["price"]) for event in facts(table, "bought")] == [(card, PRICES[card])]
    assert table.view(None)["discard"] == [card]
    assert table.monsters[0].cards == ()


# -- stars --


def test_apartment_building_scores_three_stars() -> None:
    """card/apartment_building"""
    table = buy("apartment_building", {}, {}, {})
    assert stars(table) == [3, 0, 0]
    assert table.monsters[0].energy == 0


def test_commuter_train_scores_two_stars() -> None:
    """card/commuter_train"""
    assert stars(buy("commuter_train", {}, {}, {})) == [2, 0, 0]


def test_corner_store_scores_one_star() -> None:
    """card/corner_store"""
    assert stars(buy("corner_store", {}, {}, {})) == [1, 0, 0]


def test_skyscraper_scores_four_stars() -> None:
    """card/skyscraper"""
    assert stars(buy("skyscraper", {}, {}, {})) == [4, 0, 0]


# -- Death From Above --


def test_death_from_above_takes_tokyo_for_two_stars_and_the_usual_reward() -> None:
    """card/death_from_above card/death_from_above#1"""
    table = buy("death_from_above", {}, {"place": "city"}, {})
    assert stars(table) == [3, 0, 0]
    assert [monster.place for monster in table.monsters] == [CITY, OUTSIDE, OUTSIDE]


def test_with_two_players_death_from_above_pays_energy_for_entering() -> None:
    """card/death_from_above#1 two/V7 two/V2"""
    table = buy("death_from_above", {}, {"place": "city"})
    assert stars(table) == [2, 0]
    assert table.monsters[0].energy == 1


def test_death_from_above_empties_city_and_bay() -> None:
    """card/death_from_above#2"""
    table = buy("death_from_above", {}, {"place": "city"}, {"place": "bay"}, {}, {})
    assert [monster.place for monster in table.monsters] == [CITY, OUTSIDE, OUTSIDE, OUTSIDE, OUTSIDE]
    assert stars(table)[0] == 3
    assert [(event["seat"], event["place"]) for event in facts(table, "left")] == [(1, "city"), (2, "bay")]


def test_death_from_above_bought_in_the_bay_moves_to_the_city_and_pays_nothing_for_it() -> None:
    """card/death_from_above#2 tokyo/R65"""
    table = buy("death_from_above", {"place": "bay"}, {"place": "city"}, {}, {}, {})
    assert [monster.place for monster in table.monsters] == [CITY, OUTSIDE, OUTSIDE, OUTSIDE, OUTSIDE]
    assert stars(table)[0] == 2
    assert facts(table, "entered") == []


def test_death_from_above_bought_in_the_city_clears_the_bay() -> None:
    """card/death_from_above#2"""
    table = buy("death_from_above", {"place": "city"}, {"place": "bay"}, {}, {}, {})
    assert [monster.place for monster in table.monsters] == [CITY, OUTSIDE, OUTSIDE, OUTSIDE, OUTSIDE]
    assert stars(table)[0] == 2


def test_being_thrown_out_is_not_fleeing() -> None:
    """card/death_from_above#3: nobody is asked, nobody bites, nobody is hurt."""
    table = buy("death_from_above", {}, {"place": "city", "cards": ["burrowing", "jets"]}, {})
    assert (table.active, kind(table)) == (1, "roll")
    assert hearts(table) == [10, 10, 10]
    assert facts(table, "fled") == [] and facts(table, "hurt") == []


def test_death_from_above_works_for_the_opportunist_who_snatches_it() -> None:
    """card/death_from_above#4 tokyo/R78"""
    table = tokyo(
        {"energy": 3, "place": "city"}, {}, {"energy": 5, "cards": ["opportunist"]},
        step="buy", market=["corner_store"], deck=["death_from_above", "mimic"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:death_from_above")
    assert [monster.place for monster in table.monsters] == [OUTSIDE, OUTSIDE, CITY]
    assert stars(table) == [1, 0, 3]


# -- energy --


def test_energize_gives_nine_energy() -> None:
    """card/energize"""
    table = buy("energize", {"energy": 9}, {}, {})
    assert table.monsters[0].energy == 10


def test_friend_of_children_makes_it_ten_and_all_of_it_may_be_spent_at_once() -> None:
    """card/energize#1 card/friend_of_children#1"""
    table = buy("energize", {"cards": ["friend_of_children"]}, {}, {}, deck=["skyscraper", "tank"])
    assert table.monsters[0].energy == 10
    assert options(table) == ("buy:skyscraper", "sweep", "done")
    play(table, "buy:skyscraper", "buy:tank")
    assert table.monsters[0].energy == 0


def test_vast_storm_scores_and_halves_the_energy_of_all_others() -> None:
    """card/vast_storm: the lost half is rounded down."""
    table = buy("vast_storm", {"energy": 9}, {"energy": 7}, {"energy": 8}, {"energy": 1})
    assert stars(table) == [2, 0, 0, 0]
    assert [monster.energy for monster in table.monsters] == [3, 4, 4, 1]


def test_the_storms_energy_goes_to_the_bank_and_spares_battery_monster() -> None:
    """card/vast_storm#1"""
    table = buy("vast_storm", {}, {}, {"energy": 6, "cards": [{"id": "battery_monster", "tokens": 4}]})
    assert [(event["seat"], event["energy"]) for event in facts(table, "energy_lost")] == [(2, 3)]
    assert [monster.energy for monster in table.monsters] == [0, 0, 3]
    assert table.monsters[2].cards[0].tokens == 4


# -- Evacuation Orders --


def test_evacuation_orders_cost_all_others_five_stars_but_never_below_zero() -> None:
    """card/evacuation_orders"""
    table = buy("evacuation_orders", {"stars": 7}, {"stars": 12}, {"stars": 5}, {"stars": 3})
    assert stars(table) == [7, 7, 0, 0]


def test_evacuation_orders_undo_the_twenty_stars_of_this_turn() -> None:
    """card/evacuation_orders#1 tokyo/R102"""
    table = tokyo(
        {"energy": 10}, {"stars": 19, "energy": 3, "cards": ["opportunist"]}, {},
        step="buy", market=["heal", "evacuation_orders"], deck=["corner_store", "mimic", "energize"],
    )  # fmt: skip
    play(table, "buy:heal", "buy:corner_store")
    assert table.monsters[1].stars == 20
    play(table, "buy:evacuation_orders")
    assert table.outcome is None
    assert table.monsters[1].stars == 15


# -- damage --


def test_flame_thrower_costs_all_others_two_hearts() -> None:
    """card/flame_thrower"""
    table = buy("flame_thrower", {"hearts": 5}, {"hearts": 9}, {})
    assert hearts(table) == [5, 7, 8]


def test_flame_thrower_is_no_smash() -> None:
    """card/flame_thrower#1 tokyo/R55: nobody flees, no token is given."""
    table = buy("flame_thrower", {"cards": ["poison_spit", "shrink_ray"]}, {"place": "city", "cards": ["jets"]}, {})
    assert (table.active, kind(table)) == (1, "roll")
    assert hearts(table) == [10, 8, 8]
    assert table.monsters[1].place == CITY
    assert [(monster.poison, monster.shrink) for monster in table.monsters] == [(0, 0), (0, 0), (0, 0)]


def test_flame_thrower_spoils_herbivore() -> None:
    """card/flame_thrower#1 card/herbivore#2"""
    assert stars(buy("flame_thrower", {"cards": ["herbivore"]}, {}, {})) == [0, 0, 0]
    assert stars(buy("corner_store", {"cards": ["herbivore"]}, {}, {})) == [2, 0, 0]


def test_gas_refinery_scores_two_stars_then_costs_all_others_three_hearts() -> None:
    """card/gas_refinery card/gas_refinery#1"""
    table = buy("gas_refinery", {}, {}, {"place": "city"})
    assert (stars(table), hearts(table)) == ([2, 0, 0], [10, 7, 7])
    order = [event["type"] for event in table.events(None) if event.get("cause") == "gas_refinery"]
    assert order == ["scored", "hurt", "hurt"]
    assert (table.active, kind(table)) == (1, "roll")  # no smash: nobody was asked to flee


def test_high_altitude_bombing_costs_everybody_three_hearts() -> None:
    """card/high_altitude_bombing"""
    assert hearts(buy("high_altitude_bombing", {}, {"place": "city"}, {"hearts": 4})) == [7, 7, 1]


def test_the_bombs_fall_from_the_buyers_left_round_to_the_buyer() -> None:
    """card/high_altitude_bombing#1 tokyo/R40 tokyo/R53"""
    table = buy("high_altitude_bombing", {}, {}, {"place": "city"}, {}, turn=1)
    assert hurt(table) == [(2, 3), (3, 3), (0, 3), (1, 3)]
    assert facts(table, "fled") == [] and facts(table, "stayed") == []


def test_when_the_bombs_kill_everybody_everybody_loses() -> None:
    """card/high_altitude_bombing#1 tokyo/R98"""
    table = buy("high_altitude_bombing", {"hearts": 3, "stars": 20}, {"hearts": 1, "stars": 20}, {"hearts": 2})
    assert table.outcome is not None
    assert (table.outcome["winners"], table.outcome["reason"]) == ([], "all_dead")


def test_jet_fighters_score_five_stars_and_cost_four_hearts() -> None:
    """card/jet_fighters"""
    table = buy("jet_fighters", {}, {}, {})
    assert (stars(table), hearts(table)) == ([5, 0, 0], [6, 10, 10])


def test_national_guard_scores_two_stars_and_costs_two_hearts() -> None:
    """card/national_guard"""
    table = buy("national_guard", {}, {}, {})
    assert (stars(table), hearts(table)) == ([2, 0, 0], [8, 10, 10])


def test_tank_scores_four_stars_and_costs_three_hearts() -> None:
    """card/tank"""
    table = buy("tank", {}, {}, {})
    assert (stars(table), hearts(table)) == ([4, 0, 0], [7, 10, 10])


SELF_HARM = [("jet_fighters", 5, 4), ("national_guard", 2, 2), ("tank", 4, 3)]


@pytest.mark.parametrize(("card", "score", "loss"), SELF_HARM)
def test_stars_come_before_the_loss_and_the_loss_may_be_answered(card: str, score: int, loss: int) -> None:
    """card/jet_fighters#1 card/national_guard#1 card/tank#1 tokyo/R53: Wings stop it."""
    table = buy(card, {"energy": PRICES[card] + 2, "cards": ["wings"]}, {}, {})
    assert asked(table) == (0, "brace", ("wings", "take"))
    assert table.monsters[0].stars == score
    play(table, "wings")
    assert hearts(table) == [10, 10, 10]
    assert table.monsters[0].energy == 0


@pytest.mark.parametrize(("card", "score", "loss"), SELF_HARM)
def test_a_self_inflicted_death_cancels_a_win_by_stars(card: str, score: int, loss: int) -> None:
    """card/jet_fighters#1 card/national_guard#1 card/tank#1 tokyo/R98"""
    table = buy(card, {"hearts": loss, "stars": 20 - score}, {}, {})
    assert table.monsters[0].out
    assert table.outcome is None
    table = buy(card, {"hearts": loss + 1, "stars": 20 - score}, {}, {})
    assert table.outcome is not None and table.outcome["winners"] == [0]


def test_a_reduced_loss_is_what_counts() -> None:
    """card/jet_fighters#1: Camouflage saves two of the four hearts."""
    table = buy("jet_fighters", {"cards": ["camouflage"]}, {}, {}, dice="heart 1 heart 2")
    play(table, "camouflage")
    assert hearts(table) == [8, 10, 10]


# -- hearts --


def test_heal_gives_two_hearts() -> None:
    """card/heal"""
    assert hearts(buy("heal", {"hearts": 5}, {"hearts": 5}, {})) == [7, 5, 10]
    assert hearts(buy("heal", {"hearts": 9}, {}, {})) == [10, 10, 10]


def test_heal_works_inside_tokyo_and_regeneration_adds_one() -> None:
    """card/heal#1"""
    assert hearts(buy("heal", {"hearts": 5, "place": "city"}, {}, {})) == [7, 10, 10]
    assert hearts(buy("heal", {"hearts": 5, "cards": ["regeneration"]}, {}, {})) == [8, 10, 10]


def test_nuclear_power_plant_scores_two_stars_and_gives_three_hearts() -> None:
    """card/nuclear_power_plant"""
    table = buy("nuclear_power_plant", {"hearts": 5}, {}, {})
    assert (stars(table), hearts(table)) == ([2, 0, 0], [8, 10, 10])


def test_nuclear_power_plant_heals_inside_tokyo_too() -> None:
    """card/nuclear_power_plant#1"""
    assert hearts(buy("nuclear_power_plant", {"hearts": 5, "place": "city"}, {}, {})) == [8, 10, 10]


# -- Frenzy and extra turns --


def turns(table: TokyoTable) -> list[int]:
    """Whose turns have begun since the scene opened."""
    return [event["seat"] for event in facts(table, "turn_started")][1:]


PLAIN = "1 1 2 2 3 3 "


def test_frenzy_gives_its_buyer_another_turn_and_then_the_order_goes_on() -> None:
    """card/frenzy tokyo/R88"""
    table = buy("frenzy", {}, {"place": "city"}, {}, dice=PLAIN * 2)
    assert turns(table) == [0]
    play(table, "stop")
    assert turns(table) == [0, 1]


def test_the_extra_turn_is_a_full_turn_from_its_start() -> None:
    """card/frenzy#1 tokyo/R88 tokyo/R89: Tokyo's stars, the Mimic move, six dice, three Rolls."""
    mine = [{"id": "mimic", "copies": "jets", "of": 1}]
    table = buy(
        "frenzy", {"energy": 8, "place": "city", "cards": mine}, {"cards": ["jets"]}, {"cards": ["wings"]},
        dice=PLAIN, deck=["energize"],
    )  # fmt: skip
    assert table.monsters[0].stars == 2
    assert asked(table) == (0, "copy", ("copy:wings@2", "no"))
    play(table, "no")
    assert len(table.view(0)["dice"]) == 6 and table.rolls_left == 2


def test_extra_turns_bring_poison_and_reset_what_is_once_a_turn() -> None:
    """tokyo/R89"""
    table = tokyo(
        {"energy": 7, "poison": 2, "cards": ["herd_culler"]}, {"place": "city"}, {},
        dice="1 1 2 2 3 3 " + PLAIN + PLAIN, rolls_left=0, market=["frenzy"], deck=["mimic"],
    )  # fmt: skip
    play(table, "herd_culler:2", "buy:frenzy")
    assert (turns(table), table.monsters[0].hearts, table.monsters[0].stars) == ([0], 8, 1)
    play(table, "stop", "herd_culler:2")
    assert (turns(table), table.monsters[0].hearts, table.monsters[0].stars) == ([0, 1], 6, 2)


def test_buying_goes_on_after_frenzy_and_the_turn_ends_as_usual() -> None:
    """card/frenzy#4"""
    table = buy(
        "frenzy", {"energy": 16, "cards": ["energy_hoarder", "metamorph"]}, {}, {}, deck=["corner_store", "mimic"]
    )
    assert asked(table) == (0, "buy", ("buy:corner_store", "sweep", "done"))
    play(table, "buy:corner_store", "done", "done")
    assert table.monsters[0].stars == 2
    assert turns(table) == [0]


def test_a_finished_game_has_no_extra_turn() -> None:
    """card/frenzy#3 tokyo/R84"""
    table = tokyo(
        {"energy": 10, "stars": 19}, {}, {}, step="buy", market=["frenzy", "corner_store"], deck=["mimic", "energize"]
    )
    play(table, "buy:frenzy", "buy:corner_store")
    assert kind(table) == "over"
    assert table.outcome is not None and table.outcome["winners"] == [0]
    assert turns(table) == []


def test_others_may_win_before_an_extra_turn() -> None:
    """tokyo/R84 tokyo/R104"""
    table = buy("frenzy", {}, {"stars": 20}, {})
    assert table.outcome is not None and table.outcome["winners"] == [1]
    assert turns(table) == []


def test_a_dead_buyer_has_no_extra_turn() -> None:
    """card/frenzy#3 tokyo/R91: poison kills it as its turn ends."""
    table = buy("frenzy", {"hearts": 1, "poison": 1}, {}, {})
    assert table.monsters[0].out
    assert turns(table) == [1]


def test_a_dead_opportunist_has_no_extra_turn() -> None:
    """tokyo/R91: the active monster kills it after it has bought Frenzy."""
    table = tokyo(
        {"energy": 6}, {}, {"energy": 7, "hearts": 2, "cards": ["opportunist"]},
        step="buy", market=["corner_store", "flame_thrower"], deck=["frenzy", "mimic", "energize"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:frenzy", "buy:flame_thrower")
    assert table.monsters[2].out
    assert turns(table) == [1]


def test_freeze_time_comes_before_frenzy() -> None:
    """card/frenzy#3 card/freeze_time#5 tokyo/R85: five dice first, then all six."""
    table = tokyo(
        {"energy": 7, "cards": ["freeze_time"]}, {"place": "city"}, {},
        step="resolve", dice="1 1 1 2 2 3 " + "1 1 2 2 3 " + PLAIN + PLAIN, market=["frenzy"], deck=["mimic"],
    )  # fmt: skip
    play(table, "buy:frenzy")
    assert asked(table) == (0, "again", ("again", "no"))
    play(table, "again")
    assert (turns(table), len(table.view(0)["dice"])) == ([0], 5)
    play(table, "stop")
    assert (turns(table), len(table.view(0)["dice"])) == ([0, 0], 6)
    play(table, "stop")
    assert turns(table) == [0, 0, 1]


def test_declining_freeze_time_leaves_the_turn_of_frenzy() -> None:
    """tokyo/R85"""
    table = tokyo(
        {"energy": 7, "cards": ["freeze_time"]}, {"place": "city"}, {},
        step="resolve", dice="1 1 1 2 2 3 " + PLAIN + PLAIN, market=["frenzy"], deck=["mimic"],
    )  # fmt: skip
    play(table, "buy:frenzy", "no")
    assert (turns(table), len(table.view(0)["dice"])) == ([0], 6)
    play(table, "stop")
    assert turns(table) == [0, 1]


def test_the_turn_of_an_opportunists_frenzy_comes_next_and_the_order_resumes_after_the_interrupted_player() -> None:
    """card/frenzy#2 card/opportunist#5 tokyo/R78 tokyo/R92"""
    table = tokyo(
        {"energy": 3}, {"place": "city"}, {"energy": 7, "cards": ["opportunist"]}, {},
        step="buy", market=["corner_store"], deck=["frenzy", "mimic", "energize"], dice=PLAIN * 4,
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:frenzy")
    assert turns(table) == [2]
    play(table, "stop")
    assert turns(table) == [2, 1]
    play(table, "stop")
    assert turns(table) == [2, 1, 2]


def test_the_left_neighbours_frenzy_turn_does_not_cost_it_its_own() -> None:
    """tokyo/R92"""
    table = tokyo(
        {"energy": 3, "place": "city"}, {"energy": 7, "cards": ["opportunist"]}, {},
        step="buy", market=["corner_store"], deck=["frenzy", "mimic", "energize"], dice=PLAIN * 4,
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:frenzy", "stop", "stop")
    assert turns(table) == [1, 1, 2]


def test_an_opportunists_frenzy_waits_for_the_active_monsters_freeze_time() -> None:
    """tokyo/R92 tokyo/R85"""
    table = tokyo(
        {"energy": 3, "cards": ["freeze_time"]}, {"place": "city"}, {"energy": 7, "cards": ["opportunist"]},
        step="resolve", dice="1 1 1 2 2 3 " + "1 1 2 2 3 " + PLAIN * 2,
        market=["corner_store"], deck=["frenzy", "mimic", "energize"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:frenzy", "again", "stop")
    assert turns(table) == [0, 2]
    assert len(table.view(2)["dice"]) == 6
    play(table, "stop")
    assert turns(table) == [0, 2, 1]


def test_an_opportunists_frenzy_waits_for_the_active_monsters_own() -> None:
    """tokyo/R92: Frenzy comes back from the discard pile and is sold twice in one turn."""
    table = tokyo(
        {"energy": 10}, {"place": "city"}, {"energy": 7, "cards": ["opportunist"]},
        step="buy", market=["frenzy", "corner_store"], deck=["mimic"], deck_exact=True, dice=PLAIN * 4,
    )  # fmt: skip
    play(table, "buy:frenzy", "buy:corner_store")
    assert asked(table) == (2, "snatch", ("buy:frenzy", "no"))
    play(table, "buy:frenzy")
    assert turns(table) == [0]
    play(table, "stop")
    assert turns(table) == [0, 2]
    play(table, "stop")
    assert turns(table) == [0, 2, 1]


def test_the_active_monsters_own_frenzy_comes_first_even_when_bought_last() -> None:
    """tokyo/R92: the Opportunist buys Frenzy, then the active monster buys it when it has come back."""
    table = tokyo(
        {"energy": 13}, {"place": "city"}, {"energy": 7, "cards": ["opportunist"]},
        step="buy", market=["corner_store"], deck=["frenzy"], deck_exact=True, dice=PLAIN * 4,
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:frenzy", "buy:corner_store", "buy:frenzy")
    assert turns(table) == [0]
    play(table, "stop")
    assert turns(table) == [0, 2]
    play(table, "stop")
    assert turns(table) == [0, 2, 1]


def test_the_interrupted_player_may_die_and_the_order_still_resumes_after_it() -> None:
    """tokyo/R92 tokyo/R94"""
    table = tokyo(
        {"energy": 3, "hearts": 1, "place": "city"}, {}, {"energy": 10, "cards": ["opportunist"]}, {},
        step="buy", market=["corner_store"], deck=["frenzy", "flame_thrower", "mimic", "energize"], dice=PLAIN * 4,
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:frenzy", "buy:flame_thrower")
    assert table.monsters[0].out
    assert turns(table) == [2]
    play(table, "stop")
    assert turns(table) == [2, 1]
