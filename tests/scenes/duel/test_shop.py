"""Phase 3: prices, the row, fresh cards, the free energy, and Buzz tokens that come with cards."""

from typing import Any

import pytest

import baffe
from baffe import Table
from tests.scenes.duel.support import (
    AWAY,
    KING,
    ONE_SMASH,
    about,
    asked,
    board,
    cards,
    discards,
    duel,
    energy,
    event_types,
    facts,
    hearts,
    hurt,
    kind,
    on,
    options,
    owning,
    places,
    play,
    row_of,
    whose_turn,
)

PLAIN_ROW = ["giant_brain", "seismic_test", "snack_time"]  # 4, 5 and 3: no tokens


def shop(money: int, row: list[str] | None = None, mine: Any = (), **scene: Any) -> Table:
    """Gigazaur owns these cards and has come to the shop with so much energy."""
    side = owning(*mine, energy=money)
    return duel(side, KING, step="buy", row=PLAIN_ROW if row is None else row, **scene)


def test_a_card_costs_its_price_and_one_less_farthest_from_the_deck() -> None:
    """duel/D48, duel/P21"""
    table = shop(4)
    assert table.view(0)["prices"] == [4, 5, 2]
    assert asked(table) == (0, "buy", ("buy:giant_brain", "buy:snack_time", "refresh", "done"))
    play(table, "buy:snack_time")
    assert energy(table)[0] == 2


def test_any_number_of_cards_may_be_bought() -> None:
    """duel/D48, duel/D53"""
    table = shop(99, deck=["extra_head", "regeneration", "camouflage"])
    play(table, "buy:giant_brain", "buy:extra_head", "buy:regeneration", "buy:camouflage")
    assert cards(table, 0) == ["giant_brain", "extra_head", "regeneration", "camouflage"]


@pytest.mark.parametrize(("row", "prices"), [(["giant_brain", "seismic_test"], [4, 4]), (["giant_brain"], [3])])
def test_the_oldest_card_is_cheaper_even_in_a_short_row(row: list[str], prices: list[int]) -> None:
    """duel/D48, duel/D54"""
    table = shop(5, row, deck_exact=True)
    assert table.view(0)["prices"] == prices


def test_cards_slide_away_from_the_deck_and_a_new_one_comes_to_slot_one() -> None:
    """duel/D49: it can be bought at once."""
    table = shop(20, deck=["regeneration", "camouflage"])
    play(table, "buy:seismic_test")
    assert row_of(table) == ["regeneration", "giant_brain", "snack_time"]
    play(table, "buy:snack_time")
    assert row_of(table) == ["camouflage", "regeneration", "giant_brain"]
    assert "buy:camouflage" in options(table)


def test_two_energy_bring_three_fresh_cards_as_often_as_wanted() -> None:
    """duel/D50, duel/P21: before and after purchases; the first card drawn ends on slot 3."""
    table = shop(9, deck=["camouflage", "regeneration", "frenzy", "extra_head", "thunder_stomp", "spiked_tail"])
    play(table, "refresh")
    assert row_of(table) == ["frenzy", "regeneration", "camouflage"]
    assert sorted(discards(table)) == sorted(PLAIN_ROW)
    assert energy(table)[0] == 7
    play(table, "refresh")
    assert row_of(table) == ["spiked_tail", "thunder_stomp", "extra_head"]
    play(table, "buy:spiked_tail")
    assert energy(table)[0] == 1
    assert "refresh" not in (options(table) if whose_turn(table) == 0 else ())


def test_a_refresh_is_possible_after_a_purchase() -> None:
    """duel/D50"""
    table = shop(4)
    play(table, "buy:snack_time")
    assert "refresh" in options(table)


def test_an_empty_row_cannot_be_refreshed() -> None:
    """duel/D50, duel/D54"""
    table = shop(5, [], deck_exact=True)
    assert whose_turn(table) == 1


def test_who_buys_nothing_gains_one_energy() -> None:
    """duel/D51: a refresh is no purchase."""
    table = shop(5)
    play(table, "refresh", "done")
    assert energy(table)[0] == 4
    assert facts(table, "energy_gained")[0]["rule"] == "duel/D51"


def test_who_buys_a_card_does_not() -> None:
    """duel/D51"""
    table = shop(5)
    play(table, "buy:snack_time", "done")
    assert energy(table)[0] == 3


def test_a_purchase_in_the_lab_is_a_purchase_of_this_turn() -> None:
    """duel/D51, duel/P3"""
    me = owning("made_in_a_lab", energy=1, hearts=5)
    table = duel(me, {}, step="start", row=PLAIN_ROW, dice=ONE_SMASH)
    assert asked(table) == (0, "lab", ("buy:snack_time", "no"))
    play(table, "buy:snack_time", "stop")
    assert energy(table)[0] == 0
    assert whose_turn(table) == 1


def test_a_purchase_is_paid_then_its_token_is_placed_then_breaking_news_then_its_effects() -> None:
    """duel/D52"""
    table = shop(20, ["kaijutsu", "seismic_test", "snack_time"], mine=["breaking_news"])
    play(table, "buy:kaijutsu")
    assert energy(table)[0] == 15
    assert kind(table) == "place" and places(table) == (0, 0)
    play(table, AWAY)
    pulled = [(event["track"], event["cause"]) for event in facts(table, "pulled")]
    assert pulled == [("fame", "breaking_news"), ("destruction", "kaijutsu")]
    order = event_types(table, "energy_paid", "placed", "pulled", "hurt")
    assert order == ["energy_paid", "placed", "pulled", "pulled", "hurt"]
    assert discards(table) == ["kaijutsu"]


def test_a_keep_card_stays_and_works_at_once() -> None:
    """duel/D52, duel/D53: Breaking News hears of the next purchase, not of its own."""
    table = shop(20, ["breaking_news", "seismic_test", "snack_time"])
    play(table, "buy:breaking_news", AWAY)
    assert places(table) == (0, 0) and cards(table, 0) == ["breaking_news"]
    play(table, "buy:snack_time")
    assert places(table) == (-1, 0)


def test_slots_stay_empty_when_the_deck_is_empty() -> None:
    """duel/D54"""
    table = shop(20, deck_exact=True, discard=["frenzy"])
    play(table, "buy:snack_time", "buy:seismic_test")
    assert row_of(table) == ["giant_brain"]
    assert sorted(discards(table)) == ["frenzy", "seismic_test", "snack_time"]


def test_the_discard_pile_is_shuffled_only_as_a_house_rule() -> None:
    """duel/D54"""
    table = shop(20, deck_exact=True, discard=["frenzy"], options={"reshuffle": True})
    play(table, "buy:snack_time")
    assert row_of(table) == ["frenzy", "giant_brain", "seismic_test"]
    assert facts(table, "reshuffled")[0]["count"] == 1


# -- Buzz tokens --


def test_a_card_with_an_icon_asks_where_its_token_goes() -> None:
    """duel/D55, duel/P23: it must be placed."""
    table = shop(9, ["armor_plating", "seismic_test", "snack_time"])
    play(table, "buy:armor_plating")
    assert kind(table) == "place"
    assert about(table) == {"token": "cat"}
    assert len(options(table)) == 28
    assert "leave" not in options(table) and "no" not in options(table)
    play(table, "place:destruction:-7")
    assert board(table) == {"cat": on("destruction", -7, flipped=False)}


@pytest.mark.parametrize(
    ("card", "count"), [("electrical_aura", 48), ("cannonball", 48), ("jets_scrambled", 24), ("dominate", 20)]
)
def test_every_way_round_is_offered(card: str, count: int) -> None:
    """duel/D55, duel/P23"""
    table = shop(20, [card, "seismic_test", "snack_time"])
    play(table, f"buy:{card}")
    assert len(options(table)) == count


def test_a_token_is_placed_either_way_round() -> None:
    """duel/P23, duel/D55: Scrappy's lizard, flipped."""
    table = shop(20, ["scrappy", "seismic_test", "snack_time"])
    play(table, "buy:scrappy", "place:destruction:-2:flipped", "buy:seismic_test")
    assert facts(table, "bonus")[0]["bonus"] == "hit"  # from the right its hit comes first
    plain = shop(20, ["scrappy", "seismic_test", "snack_time"])
    play(plain, "buy:scrappy", "place:destruction:-2", "buy:seismic_test")
    assert [event["bonus"] for event in facts(plain, "bonus")] == ["dice_token", "hit"]


def test_placing_a_token_triggers_nothing() -> None:
    """duel/D56"""
    table = shop(9, ["armor_plating", "seismic_test", "snack_time"])
    play(table, "buy:armor_plating", "place:fame:-1")
    assert not facts(table, "bonus") and hurt(table) == []
    assert hearts(table) == [14, 15]


def test_a_token_on_the_board_may_be_moved_or_left() -> None:
    """duel/D56, duel/P23"""
    buzz = {"cat": on("fame", 2)}
    table = shop(9, ["armor_plating", "seismic_test", "snack_time"], buzz=buzz)
    play(table, "buy:armor_plating")
    assert options(table)[-1] == "leave"
    assert "place:fame:2" not in options(table)
    assert len(options(table)) == 28
    left = table.copy()
    play(left, "leave")
    assert board(left)["cat"]["at"] == 2
    play(table, "place:fame:-3")
    assert board(table)["cat"]["at"] == -3


def test_a_token_under_a_marker_stays() -> None:
    """duel/D56: nothing is asked."""
    buzz = {"penguin": on("fame", 1)}
    table = shop(12, ["unchained", "seismic_test", "snack_time"], buzz=buzz, fame=1.5)
    play(table, "buy:unchained")
    assert kind(table) == "buy"
    assert board(table)["penguin"]["at"] == 1


def test_a_token_without_a_free_spot_is_not_placed() -> None:
    """duel/D55: no three spaces in a row are left for the shortening token."""
    destruction = {"lizard": -7, "anubis": -3, "phantom": 1, "penguin": 5}
    fame = {"dragon": -6, "pumpkin": 3, "cat": -1, "fish": 2}
    buzz = {id: on("destruction", at) for id, at in destruction.items()}
    buzz |= {id: on("fame", at) for id, at in fame.items()}
    row = ["lightning_speed", "seismic_test", "snack_time"]
    crowded = shop(9, row, buzz=buzz)
    play(crowded, "buy:lightning_speed")
    assert kind(crowded) == "buy"
    assert "alien" not in board(crowded)
    del buzz["pumpkin"]
    roomy = shop(9, row, buzz=buzz)
    play(roomy, "buy:lightning_speed")
    assert options(roomy) == ("place:fame:3", AWAY, "place:fame:5")


def test_tesla_impulse_asks_for_a_card_and_pays_in_any_case() -> None:
    """duel/P24"""
    row = ["tesla_impulse", "seismic_test", "snack_time"]
    table = duel({"energy": 9}, {"cards": ["giant_brain", "regeneration"]}, step="buy", row=row)
    play(table, "buy:tesla_impulse", AWAY)
    assert asked(table) == (0, "zap", ("discard:giant_brain", "discard:regeneration"))
    play(table, "discard:giant_brain")
    assert (cards(table, 1), energy(table)[0]) == (["regeneration"], 5)
    alone = duel({"energy": 9}, {}, step="buy", row=row)
    play(alone, "buy:tesla_impulse", AWAY)
    assert energy(alone)[0] == 5


def test_alien_metabolism_throws_away_a_card_of_the_row_once_in_a_turn() -> None:
    """duel/P22, duel/D49: free, while rolling, resolving or buying."""
    table = shop(0, mine=["alien_metabolism"], deck=["regeneration"])
    assert options(table) == ("done", *[f"alien_metabolism:{card}" for card in PLAIN_ROW])
    play(table, "alien_metabolism:snack_time")
    assert row_of(table) == ["regeneration", "giant_brain", "seismic_test"]
    assert discards(table) == ["snack_time"]
    assert whose_turn(table) == 1  # nothing else can be done with no energy
    rolling = duel({"cards": ["alien_metabolism"]}, {}, row=PLAIN_ROW)
    assert "alien_metabolism:giant_brain" in options(rolling)


def test_what_cannot_be_paid_is_not_offered() -> None:
    """duel/D48, duel/P21"""
    table = shop(3)
    with pytest.raises(baffe.NotAnOption):
        table.play("buy:giant_brain")
    assert energy(table)[0] == 3
