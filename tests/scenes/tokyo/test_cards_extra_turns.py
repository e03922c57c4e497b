"""Frenzy and Freeze Time: who takes an extra turn, when, and with how many dice."""

import baffe
from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    QUIET,
    asked,
    buying,
    cards_of,
    copy_of,
    dice,
    dice_thrown,
    eliminated,
    facts,
    hearts,
    in_city,
    kind,
    now,
    outcome,
    play,
    result,
    rolled,
    rolls_left,
    shop,
    stars,
    whose_turn,
)

PLAIN = NOTHING + " "


def turns(table: baffe.Table) -> list[int]:
    """Whose turns have begun since the scene opened."""
    return [event["seat"] for event in facts(table, "turn_started")][1:]


# -- Frenzy --


def test_frenzy_gives_its_buyer_another_turn_and_then_the_order_goes_on() -> None:
    """tokyo/card/frenzy tokyo/R88"""
    table = buying("frenzy", {}, IN_CITY, {}, dice=PLAIN * 2)
    assert turns(table) == [0]
    play(table, "stop")
    assert turns(table) == [0, 1]


def test_the_extra_turn_is_a_full_turn_from_its_start() -> None:
    """tokyo/card/frenzy#1 tokyo/R88 tokyo/R89: Tokyo's stars, the Mimic move, six dice, three Rolls."""
    buyer = in_city(copy_of("jets", 1), energy=8)
    table = buying("frenzy", buyer, {"cards": ["jets"]}, {"cards": ["wings"]}, dice=PLAIN, deck=["energize"])
    assert stars(table)[0] == 2
    assert asked(table) == (0, "copy", ("copy:wings@2", "no"))
    play(table, "no")
    assert len(dice(table)) == 6 and rolls_left(table) == 2


def test_extra_turns_bring_poison_and_reset_what_is_once_a_turn() -> None:
    """tokyo/R89"""
    table = rolled(
        PLAIN * 3, {"energy": 7, "poison": 2, "cards": ["herd_culler"]}, IN_CITY, {},
        market=["frenzy"], deck=["mimic"],
    )  # fmt: skip
    play(table, "herd_culler:2", "buy:frenzy")
    assert (turns(table), hearts(table)[0], stars(table)[0]) == ([0], 8, 1)
    play(table, "stop", "herd_culler:2")
    assert (turns(table), hearts(table)[0], stars(table)[0]) == ([0, 1], 6, 2)


def test_buying_goes_on_after_frenzy_and_the_turn_ends_as_usual() -> None:
    """tokyo/card/frenzy#4"""
    table = buying(
        "frenzy", {"energy": 16, "cards": ["energy_hoarder", "metamorph"]}, {}, {}, deck=["corner_store", "mimic"]
    )
    assert asked(table) == (0, "buy", ("buy:corner_store", "sweep", "done"))
    play(table, "buy:corner_store", "done", "done")
    assert stars(table)[0] == 2
    assert turns(table) == [0]


def test_a_finished_game_has_no_extra_turn() -> None:
    """tokyo/card/frenzy#3 tokyo/R84"""
    table = shop(["frenzy", "corner_store"], {"energy": 10, "stars": 19}, {}, {}, deck=["mimic", "energize"])
    play(table, "buy:frenzy", "buy:corner_store")
    assert kind(table) == "over"
    assert outcome(table)["winners"] == [0]
    assert turns(table) == []


def test_others_may_win_before_an_extra_turn() -> None:
    """tokyo/R84 tokyo/R104"""
    table = buying("frenzy", {}, {"stars": 20}, {})
    assert outcome(table)["winners"] == [1]
    assert turns(table) == []


def test_a_dead_buyer_has_no_extra_turn() -> None:
    """tokyo/card/frenzy#3 tokyo/R91: poison kills it as its turn ends."""
    table = buying("frenzy", {"hearts": 1, "poison": 1}, {}, {})
    assert eliminated(table)[0]
    assert turns(table) == [1]


def test_a_dead_opportunist_has_no_extra_turn() -> None:
    """tokyo/R91: the active monster kills it after it has bought Frenzy."""
    table = shop(
        ["corner_store", "flame_thrower"], {"energy": 6}, {}, {"energy": 7, "hearts": 2, "cards": ["opportunist"]},
        deck=["frenzy", "mimic", "energize"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:frenzy", "buy:flame_thrower")
    assert eliminated(table)[2]
    assert turns(table) == [1]


def test_freeze_time_comes_before_frenzy() -> None:
    """tokyo/card/frenzy#3 tokyo/card/freeze_time#5 tokyo/R85: five dice first, then all six."""
    table = result(
        "1 1 1 2 2 3 " + "1 1 2 2 3 " + PLAIN + PLAIN, {"energy": 7, "cards": ["freeze_time"]}, IN_CITY, {},
        market=["frenzy"], deck=["mimic"],
    )  # fmt: skip
    play(table, "buy:frenzy")
    assert asked(table) == (0, "again", ("again", "no"))
    play(table, "again")
    assert (turns(table), len(dice(table))) == ([0], 5)
    play(table, "stop")
    assert (turns(table), len(dice(table))) == ([0, 0], 6)
    play(table, "stop")
    assert turns(table) == [0, 0, 1]


def test_declining_freeze_time_leaves_the_turn_of_frenzy() -> None:
    """tokyo/R85"""
    table = result(
        "1 1 1 2 2 3 " + PLAIN + PLAIN, {"energy": 7, "cards": ["freeze_time"]}, IN_CITY, {},
        market=["frenzy"], deck=["mimic"],
    )  # fmt: skip
    play(table, "buy:frenzy", "no")
    assert (turns(table), len(dice(table))) == ([0], 6)
    play(table, "stop")
    assert turns(table) == [0, 1]


def test_the_turn_of_an_opportunists_frenzy_comes_next_and_the_order_resumes_after_the_interrupted_player() -> None:
    """tokyo/card/frenzy#2 tokyo/card/opportunist#5 tokyo/R78 tokyo/R92"""
    table = shop(
        ["corner_store"], {"energy": 3}, IN_CITY, {"energy": 7, "cards": ["opportunist"]}, {},
        deck=["frenzy", "mimic", "energize"], dice=PLAIN * 4,
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:frenzy")
    assert turns(table) == [2]
    play(table, "stop")
    assert turns(table) == [2, 1]
    play(table, "stop")
    assert turns(table) == [2, 1, 2]


def test_the_left_neighbours_frenzy_turn_does_not_cost_it_its_own() -> None:
    """tokyo/R92"""
    table = shop(
        ["corner_store"], in_city(energy=3), {"energy": 7, "cards": ["opportunist"]}, {},
        deck=["frenzy", "mimic", "energize"], dice=PLAIN * 4,
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:frenzy", "stop", "stop")
    assert turns(table) == [1, 1, 2]


def test_an_opportunists_frenzy_waits_for_the_active_monsters_freeze_time() -> None:
    """tokyo/R92 tokyo/R85"""
    table = result(
        "1 1 1 2 2 3 " + "1 1 2 2 3 " + PLAIN * 2, {"energy": 3, "cards": ["freeze_time"]}, IN_CITY,
        {"energy": 7, "cards": ["opportunist"]}, market=["corner_store"], deck=["frenzy", "mimic", "energize"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:frenzy", "again", "stop")
    assert turns(table) == [0, 2]
    assert len(dice(table)) == 6
    play(table, "stop")
    assert turns(table) == [0, 2, 1]


def test_an_opportunists_frenzy_waits_for_the_active_monsters_own() -> None:
    """tokyo/R92: Frenzy comes back from the discard pile and is sold twice in one turn."""
    table = shop(
        ["frenzy", "corner_store"], {"energy": 10}, IN_CITY, {"energy": 7, "cards": ["opportunist"]},
        deck=["mimic"], deck_exact=True, dice=PLAIN * 4,
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
    table = shop(
        ["corner_store"], {"energy": 13}, IN_CITY, {"energy": 7, "cards": ["opportunist"]},
        deck=["frenzy"], deck_exact=True, dice=PLAIN * 4,
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:frenzy", "buy:corner_store", "buy:frenzy")
    assert turns(table) == [0]
    play(table, "stop")
    assert turns(table) == [0, 2]
    play(table, "stop")
    assert turns(table) == [0, 2, 1]


def test_the_interrupted_player_may_die_and_the_order_still_resumes_after_it() -> None:
    """tokyo/R92 tokyo/R94"""
    table = shop(
        ["corner_store"], in_city(energy=3, hearts=1), {}, {"energy": 10, "cards": ["opportunist"]}, {},
        deck=["frenzy", "flame_thrower", "mimic", "energize"], dice=PLAIN * 4,
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:frenzy", "buy:flame_thrower")
    assert eliminated(table)[0]
    assert turns(table) == [2]
    play(table, "stop")
    assert turns(table) == [2, 1]


# -- Freeze Time --


def test_freeze_time_offers_another_turn_with_one_die_fewer() -> None:
    """tokyo/card/freeze_time, tokyo/card/freeze_time#1, tokyo/R86, tokyo/R90: it is asked, as the turn ends."""
    table = rolled("1 1 1 2 2 heart", {"cards": ["freeze_time"]}, IN_CITY, {})
    assert asked(table) == (0, "again", ("again", "no"))
    play(table, "again")
    assert now(table) == (0, "roll")
    assert dice_thrown(table, 0) == [6, 5]


def test_freeze_time_may_be_declined() -> None:
    """tokyo/card/freeze_time#1, tokyo/R90"""
    table = rolled("1 1 1 2 2 heart", {"cards": ["freeze_time"]}, IN_CITY, {})
    play(table, "no")
    assert now(table) == (1, "roll")
    assert dice_thrown(table, 1) == [6]


def test_freeze_time_needs_three_ones() -> None:
    """tokyo/card/freeze_time: two are not enough."""
    table = rolled("1 1 2 2 2 heart", {"cards": ["freeze_time"]}, IN_CITY, {})
    assert now(table) == (1, "roll")


def test_frozen_turns_follow_each_other_with_fewer_and_fewer_dice() -> None:
    """tokyo/card/freeze_time#2, tokyo/R86: six, five, four; when the chain has ended the penalty is gone."""
    table = rolled("1 1 1 2 2 heart" + " 1 1 1 2 2" + " 2 2 3 3" + 3 * QUIET, {"cards": ["freeze_time"]}, IN_CITY, {})
    play(table, "again", "stop", "again")
    assert dice_thrown(table, 0) == [6, 5, 4]
    play(table, "stop")
    assert (whose_turn(table), dice_thrown(table, 1)) == (1, [6])
    play(table, "stop", "stop")
    assert (whose_turn(table), dice_thrown(table, 0)) == (0, [6, 5, 4, 6])


def test_freeze_time_bought_in_the_turn_with_three_ones_acts_at_once() -> None:
    """tokyo/card/freeze_time#3, tokyo/R87"""
    table = rolled("1 1 1 2 2 heart", {"energy": 5}, IN_CITY, {}, market=["freeze_time"])
    play(table, "buy:freeze_time")
    assert asked(table) == (0, "again", ("again", "no"))


def test_freeze_time_bought_in_the_turn_of_another_does_nothing_yet() -> None:
    """tokyo/card/freeze_time#3: the three 1s are the active monster's."""
    table = rolled(
        "1 1 1 2 2 heart", {"energy": 3}, IN_CITY, {"cards": ["opportunist"], "energy": 5},
        market=["corner_store"], deck=["freeze_time"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:freeze_time")
    assert cards_of(table, 2) == ["opportunist", "freeze_time"]
    assert now(table) == (1, "roll")
    assert facts(table, "extra_turn") == []


def test_a_copied_freeze_time_gives_no_second_turn() -> None:
    """tokyo/card/freeze_time#4, tokyo/R87, tokyo/R117: one question, one turn, one die fewer."""
    mine = {"cards": ["freeze_time", copy_of("freeze_time", 0)]}
    table = rolled("1 1 1 2 2 heart" + " 2 2 3 3 heart", mine, IN_CITY, {})
    play(table, "again")
    assert (whose_turn(table), dice_thrown(table, 0)) == (0, [6, 5])
    play(table, "stop")
    assert now(table) == (1, "roll")
    declined = rolled("1 1 1 2 2 heart", mine, IN_CITY, {})
    play(declined, "no")
    assert now(declined) == (1, "roll")


def test_a_copy_of_freeze_time_alone_works_like_the_card() -> None:
    """tokyo/card/freeze_time, tokyo/R110"""
    table = rolled("1 1 1 2 2 heart", {"cards": [copy_of("freeze_time", 1)]}, in_city("freeze_time"), {})
    assert asked(table) == (0, "again", ("again", "no"))


def test_the_frozen_turn_comes_before_the_turn_of_a_frenzy() -> None:
    """tokyo/card/freeze_time#5, tokyo/R85, tokyo/R88: five dice first, then six, then the next monster."""
    table = rolled(
        "1 1 1 2 2 heart" + " 2 2 3 3 heart" + QUIET, {"cards": ["freeze_time"], "energy": 7}, IN_CITY, {},
        market=["frenzy"],
    )  # fmt: skip
    play(table, "buy:frenzy", "again")
    assert dice_thrown(table, 0) == [6, 5]
    play(table, "stop")
    assert (whose_turn(table), dice_thrown(table, 0)) == (0, [6, 5, 6])
    play(table, "stop")
    assert whose_turn(table) == 1
    assert [fact["rule"] for fact in facts(table, "extra_turn", 0)] == ["tokyo/R86", "tokyo/R88"]


def test_freeze_time_sold_before_the_turn_ends_gives_no_turn() -> None:
    """tokyo/card/freeze_time#1: the card must still be there when its question is due."""
    table = rolled("1 1 1 2 2 heart", {"cards": ["freeze_time", "metamorph"]}, IN_CITY, {})
    play(table, "sell:freeze_time", "done")
    assert now(table) == (1, "roll")


def test_a_frozen_turn_is_a_real_turn() -> None:
    """tokyo/R89: it starts in Tokyo, and earns for it."""
    table = rolled("1 1 1 2 2 heart", in_city("freeze_time"), {}, {})
    assert stars(table)[0] == 1
    play(table, "again")
    assert stars(table)[0] == 3


def test_no_frozen_turn_after_the_end_of_the_game() -> None:
    """tokyo/R84: three 1s bring the twentieth star, and nothing is asked."""
    table = rolled("1 1 1 2 2 heart", {"stars": 19, "cards": ["freeze_time"]}, IN_CITY, {})
    assert kind(table) == "over"
