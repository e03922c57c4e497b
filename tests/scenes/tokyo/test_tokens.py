"""Tokens on monsters and on cards: where they come from and when they go."""

import pytest

from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    ONE_SMASH,
    asked,
    cards_shown,
    copy_of,
    dice,
    eliminated,
    energy,
    hearts,
    in_city,
    kind,
    play,
    poison,
    result,
    shop,
    shrink,
    tokyo,
)


def test_tokens_stay_when_their_card_leaves_play() -> None:
    """tokyo/R106: the cards are gone with their owner, and yet a heart is lost and a die is missing."""
    table = result(
        "smash 1 1 2 2 3 1 1 2 2 3", IN_CITY, {"hearts": 1, "cards": ["poison_spit", "shrink_ray"]},
        {"poison": 1, "shrink": 1},
    )  # fmt: skip
    assert eliminated(table)[1]
    assert dice(table) == ["1", "1", "2", "2", "3"]
    play(table, "stop")
    assert hearts(table)[2] == 8
    assert poison(table)[2] == 1


def test_a_heart_die_outside_tokyo_removes_one_token_instead_of_healing() -> None:
    """tokyo/R106, tokyo/R26"""
    table = result("heart heart heart 1 2", {"hearts": 5, "poison": 2, "shrink": 1}, {}, {})
    play(table, "heart:poison")
    assert asked(table) == (0, "heart", ("heart:self", "heart:poison", "heart:shrink"))
    play(table, "heart:poison")
    assert asked(table) == (0, "heart", ("heart:self", "heart:shrink"))
    play(table, "heart:shrink")
    assert (hearts(table)[0], poison(table)[0], shrink(table)[0]) == (5, 0, 0)


def test_heart_dice_remove_no_token_in_tokyo() -> None:
    """tokyo/R106, tokyo/R26: the poison strikes in full."""
    table = result("heart heart 1 1 2 2", in_city(hearts=5, poison=2), {}, {})
    assert kind(table) == "roll"
    assert (hearts(table)[0], poison(table)[0]) == (3, 2)


def test_there_is_no_limit_to_tokens() -> None:
    """tokyo/R107: the twelve of the box are not the end."""
    table = result(ONE_SMASH, in_city("poison_spit", "shrink_ray"), {}, {"poison": 12, "shrink": 12})
    assert (poison(table)[2], shrink(table)[2]) == (13, 13)


def test_tokens_are_for_those_who_really_lost_hearts_to_smashes() -> None:
    """tokyo/R107: not for the armoured, not for a victim of one's card."""
    table = result(
        ONE_SMASH, in_city("poison_spit", energy=3), {"cards": ["armor_plating"]}, {}, market=["flame_thrower"]
    )
    play(table, "buy:flame_thrower")
    assert hearts(table) == [10, 8, 7]
    assert poison(table) == [0, 0, 1]


def test_tokens_stay_on_the_child() -> None:
    """tokyo/R108: the old ones, and those of the attack that made the parent fall."""
    table = result(
        ONE_SMASH, in_city("poison_spit"), {"hearts": 1, "poison": 1, "shrink": 2, "cards": ["it_has_a_child"]}, {}
    )
    assert (hearts(table)[1], poison(table)[1], shrink(table)[1]) == (10, 2, 2)


@pytest.mark.parametrize(("card", "price", "tokens"), [("smoke_cloud", 4, 3), ("battery_monster", 3, 6)])
def test_some_cards_arrive_with_tokens(card: str, price: int, tokens: int) -> None:
    """tokyo/R109"""
    table = shop([card], {"energy": price}, {}, {})
    play(table, f"buy:{card}")
    assert cards_shown(table, 0) == [{"id": card, "tokens": tokens}]
    assert energy(table)[0] == 0


def test_mimic_has_one_token() -> None:
    """tokyo/R109: moved to another card, it is no longer on the first."""
    table = tokyo(
        {"energy": 1, "cards": [copy_of("acid_attack", 1)]}, {"cards": ["acid_attack", "spiked_tail"]}, IN_CITY,
        step="start", dice=NOTHING,
    )  # fmt: skip
    play(table, "copy:spiked_tail@1")
    assert cards_shown(table, 0) == [copy_of("spiked_tail", 1)]
    play(table, "stop")
    assert hearts(table) == [10, 10, 10]
