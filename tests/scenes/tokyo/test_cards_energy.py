"""Cards that bring energy: Battery Monster, Friend of Children and Solar Powered."""

from typing import Any

from tests.scenes.tokyo.support import (
    IN_CITY,
    QUIET,
    cards_of,
    cards_shown,
    copy_of,
    energy,
    facts,
    gains,
    in_city,
    kind,
    now,
    pile,
    play,
    rolled,
    shop,
    tokens_of,
    tokyo,
    whose_turn,
)

# -- Battery Monster --


def test_battery_monster_pays_two_at_the_start_of_the_next_three_turns() -> None:
    """tokyo/card/battery_monster, tokyo/card/battery_monster#1, tokyo/R109: nothing when bought, and nothing is
    asked."""
    table = shop(["battery_monster"], {"energy": 3}, IN_CITY, {}, dice=9 * QUIET, deck_exact=True)
    play(table, "buy:battery_monster")
    assert (energy(table)[0], tokens_of(table, 0, "battery_monster")) == (0, 6)
    for paid in (2, 4):
        play(table, "stop", "stop")
        assert (whose_turn(table), energy(table)[0]) == (0, paid)
        assert tokens_of(table, 0, "battery_monster") == 6 - paid
        play(table, "stop")
    play(table, "stop", "stop")
    assert (whose_turn(table), energy(table)[0]) == (0, 6)
    assert cards_of(table, 0) == [], "it is discarded when empty"
    assert pile(table) == ["battery_monster"]


def test_battery_monster_pays_before_tokyo_does() -> None:
    """tokyo/R13, tokyo/S1: the battery first, then the reward for starting in Tokyo."""
    table = tokyo(in_city("battery_monster"), {}, {}, step="start", dice=QUIET)
    paid, reward = facts(table, "energy_gained", 0), facts(table, "scored", 0)
    assert [fact["cause"] for fact in paid] == ["battery_monster"]
    assert paid[0]["n"] < reward[0]["n"]


def test_what_battery_monster_pays_is_no_gain() -> None:
    """tokyo/card/battery_monster#2, tokyo/card/friend_of_children#3, tokyo/card/friend_of_children#5"""
    table = tokyo({"cards": ["battery_monster", "friend_of_children"]}, IN_CITY, {}, step="start", dice=QUIET)
    assert energy(table)[0] == 2


def test_battery_monster_bought_from_its_owner_is_full_again() -> None:
    """tokyo/card/battery_monster#3, tokyo/R77"""
    table = shop(
        [], {"cards": ["parasitic_tentacles"], "energy": 3}, in_city({"id": "battery_monster", "tokens": 2}), {}
    )
    play(table, "buy:battery_monster@1")
    assert cards_of(table, 1) == []
    assert tokens_of(table, 0, "battery_monster") == 6


def test_energy_on_a_discarded_battery_monster_is_lost() -> None:
    """tokyo/card/battery_monster#4, tokyo/R80: a sale brings the printed price and nothing more."""
    table = tokyo({"cards": ["metamorph", "battery_monster"]}, IN_CITY, {}, step="end", market=[])
    play(table, "sell:battery_monster", "done")
    assert energy(table)[0] == 3


def test_energy_on_battery_monster_can_be_neither_spent_nor_stolen() -> None:
    """tokyo/card/battery_monster#4: its owner buys nothing with it, and a storm takes half of the reserve only."""
    table = rolled(
        3 * QUIET, {"cards": ["battery_monster"]}, IN_CITY, {"energy": 6}, market=["corner_store", "vast_storm", "heal"]
    )
    assert now(table) == (1, "roll"), "seat 0 was not asked what to buy"
    play(table, "stop", "stop", "buy:vast_storm")
    assert facts(table, "energy_lost") == []
    assert tokens_of(table, 0, "battery_monster") == 4, "its owner's turn has begun and taken 2"
    assert energy(table)[0] == 2


def test_a_copied_battery_monster_has_its_own_energy_and_goes_when_empty() -> None:
    """tokyo/card/battery_monster, tokyo/card/mimic#7, tokyo/R110, tokyo/R116"""
    table = tokyo(
        {"cards": [copy_of("battery_monster", 1, tokens=2)]}, in_city("battery_monster"), {}, step="start", dice=QUIET
    )
    assert energy(table)[0] == 2
    assert cards_of(table, 0) == []
    assert pile(table) == ["mimic"]
    assert tokens_of(table, 1, "battery_monster") == 6


def test_a_battery_monster_and_its_copy_pay_together() -> None:
    """tokyo/card/battery_monster, tokyo/R112, tokyo/R117: the emptied card ends the copy, but not before both have
    paid."""
    for mine in (
        [{"id": "battery_monster", "tokens": 2}, copy_of("battery_monster", 0, tokens=4)],
        [copy_of("battery_monster", 0, tokens=4), {"id": "battery_monster", "tokens": 2}],
    ):
        table = tokyo({"cards": mine}, IN_CITY, {}, step="start", dice=QUIET)
        assert energy(table)[0] == 4
        assert cards_shown(table, 0) == ["mimic"], "a Mimic without effect is left"


def test_a_battery_monster_and_its_copy_that_run_empty_together_both_go() -> None:
    """tokyo/card/battery_monster, tokyo/R116: in whatever order they lie."""
    empty_soon = {"id": "battery_monster", "tokens": 2}
    copy = copy_of("battery_monster", 0, tokens=2)
    for mine in ([empty_soon, copy], [copy, empty_soon]):
        table = tokyo({"cards": mine}, IN_CITY, {}, step="start", dice=QUIET)
        assert energy(table)[0] == 4
        assert cards_of(table, 0) == []
        assert sorted(pile(table)) == ["battery_monster", "mimic"]


# -- Friend of Children --


def test_friend_of_children_adds_one_to_every_gain() -> None:
    """tokyo/card/friend_of_children, tokyo/card/friend_of_children#1, tokyo/R31: all energy dice are one gain, a card
    another."""
    table = rolled(
        "energy energy energy 1 1 2", {"cards": ["friend_of_children"], "energy": 5}, IN_CITY, {}, market=["energize"]
    )
    assert energy(table)[0] == 5 + 4
    play(table, "buy:energize")
    assert gains(table, 0) == [4, 10]
    assert energy(table)[0] == 9 - 8 + 10


def test_each_sale_is_a_gain_for_friend_of_children() -> None:
    """tokyo/card/friend_of_children#1, tokyo/card/friend_of_children#2, tokyo/card/friend_of_children#5: jets for 5,
    wings for 6."""
    table = tokyo({"cards": ["metamorph", "friend_of_children", "jets", "wings"]}, IN_CITY, {}, step="end")
    play(table, "sell:jets", "sell:wings", "done")
    assert gains(table, 0) == [6, 7]


def test_selling_friend_of_children_brings_no_bonus() -> None:
    """tokyo/card/friend_of_children#2: it is gone before it is paid."""
    table = tokyo({"cards": ["metamorph", "friend_of_children"]}, IN_CITY, {}, step="end")
    play(table, "sell:friend_of_children", "done")
    assert gains(table, 0) == [3]


def test_being_paid_for_healing_is_a_gain_for_friend_of_children() -> None:
    """tokyo/card/friend_of_children#1, tokyo/card/friend_of_children#2: one payment for each healed monster."""
    table = rolled(
        "heart heart heart 1 1 2", {"cards": ["friend_of_children", "healing_ray"]}, in_city(hearts=5, energy=6),
        {"hearts": 5, "energy": 6}, market=[],
    )  # fmt: skip
    play(table, "heart@1", "heart@1", "heart@2")
    assert gains(table, 0) == [5, 3]
    assert energy(table)[1:3] == [2, 4]


def test_being_paid_for_a_card_is_a_gain_for_friend_of_children() -> None:
    """tokyo/card/friend_of_children#2, tokyo/R77"""
    table = shop(
        [], {"cards": ["parasitic_tentacles"], "energy": 5}, in_city("friend_of_children", "jets"), {}, dice=QUIET
    )
    play(table, "buy:jets@1")
    assert gains(table, 1) == [6]


def test_the_two_player_income_is_a_gain_for_friend_of_children() -> None:
    """tokyo/card/friend_of_children#2, two/V2, two/V3: for entering Tokyo and for starting there."""
    table = rolled(2 * QUIET, {"cards": ["friend_of_children"]}, {}, market=[])
    assert gains(table, 0) == [2]
    play(table, "stop")
    assert (whose_turn(table), gains(table, 0)) == (0, [2, 2])


def test_friend_of_children_adds_nothing_to_no_gain() -> None:
    """tokyo/card/friend_of_children#4: no energy die, and a card bought from its owner for nothing."""
    table = rolled(
        2 * QUIET, {"cards": ["friend_of_children", "made_in_a_lab"]},
        in_city("parasitic_tentacles", "alien_origin", copy_of("alien_origin", 1)), {}, market=[],
    )  # fmt: skip
    play(table, "done")
    assert energy(table)[0] == 0
    play(table, "stop", "buy:made_in_a_lab@0")
    assert "made_in_a_lab" in cards_of(table, 1)
    assert gains(table, 0) == []


def test_a_copied_friend_of_children_adds_again() -> None:
    """tokyo/card/friend_of_children, tokyo/R117"""
    table = rolled(
        "energy 1 1 2 2 heart", {"cards": ["friend_of_children", copy_of("friend_of_children", 0)]}, IN_CITY, {},
        market=[],
    )  # fmt: skip
    assert gains(table, 0) == [3]


# -- Solar Powered --


def test_solar_powered_gives_one_energy_to_an_empty_reserve() -> None:
    """tokyo/card/solar_powered: with energy left it gives nothing."""
    for before, after in ((0, 1), (1, 1)):
        table = tokyo({"cards": ["solar_powered"], "energy": before}, IN_CITY, {}, step="end")
        assert whose_turn(table) == 1
        assert energy(table)[0] == after


def test_solar_powered_looks_after_sales() -> None:
    """tokyo/card/solar_powered#1: what a sale brought is no empty reserve."""
    for word, after in (("sell:jets", 5), ("done", 1)):
        table = tokyo({"cards": ["solar_powered", "metamorph", "jets"]}, IN_CITY, {}, step="end")
        play(table, word)
        if kind(table) == "sell":
            play(table, "done")
        assert (whose_turn(table), energy(table)[0]) == (1, after)


def test_friend_of_children_makes_it_two_with_solar_powered() -> None:
    """tokyo/card/solar_powered#1, tokyo/card/friend_of_children#1"""
    table = tokyo({"cards": ["solar_powered", "friend_of_children"]}, IN_CITY, {}, step="end")
    assert gains(table, 0) == [2]


def test_a_copied_solar_powered_looks_at_the_same_moment_and_gives_again() -> None:
    """tokyo/card/solar_powered, tokyo/R117: the first energy does not cost the copy its own."""
    mine: list[Any] = ["solar_powered", copy_of("solar_powered", 0)]
    table = tokyo({"cards": mine}, IN_CITY, {}, step="end")
    assert gains(table, 0) == [1, 1]
    befriended = tokyo({"cards": [*mine, "friend_of_children"]}, IN_CITY, {}, step="end")
    assert gains(befriended, 0) == [2, 2]
