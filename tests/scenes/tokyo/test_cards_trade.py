"""Cards about prices, purchases and sales. Mimic has scenes of its own."""

from tests.scenes.tokyo.support import (
    asked,
    cards_of,
    copy_of,
    energy,
    facts,
    hearts,
    kind,
    now,
    options,
    play,
    prices_paid,
    shop,
    stars,
    tokyo,
)

# -- Alien Origin --


def test_alien_origin_lowers_the_price_of_market_cards() -> None:
    """tokyo/card/alien_origin tokyo/card/alien_origin#1"""
    table = shop(["corner_store", "tank"], {"energy": 2, "cards": ["alien_origin"]}, {}, {})
    assert table.view(0)["prices"] == [2, 3]
    assert options(table) == ("buy:corner_store", "sweep", "done")
    play(table, "buy:corner_store")
    assert energy(table)[0] == 0


def test_alien_origin_lowers_the_price_of_the_top_card() -> None:
    """tokyo/card/alien_origin#1"""
    table = shop(["mimic"], {"energy": 1, "cards": ["alien_origin", "made_in_a_lab"]}, {}, {}, deck=["solar_powered"])
    play(table, "buy:top")
    assert prices_paid(table) == [(0, "solar_powered", 1)]


def test_alien_origin_lowers_the_price_for_an_opportunist() -> None:
    """tokyo/card/alien_origin#1 tokyo/card/opportunist#5"""
    table = shop(
        ["corner_store"], {"energy": 3}, {"energy": 2, "cards": ["alien_origin", "opportunist"]}, {}, deck=["heal"]
    )
    play(table, "buy:corner_store", "buy:heal")
    assert prices_paid(table) == [(0, "corner_store", 3), (1, "heal", 2)]
    assert energy(table)[1] == 0


def test_alien_origin_lowers_what_the_owner_receives_from_parasitic_tentacles() -> None:
    """tokyo/card/alien_origin#1 tokyo/card/alien_origin#2 tokyo/card/parasitic_tentacles#2"""
    table = shop(["mimic"], {"energy": 4, "cards": ["alien_origin", "parasitic_tentacles"]}, {"cards": ["jets"]}, {})
    play(table, "buy:jets@1")
    assert prices_paid(table) == [(0, "jets", 4)]
    assert energy(table)[:2] == [0, 4]


def test_alien_origin_does_not_make_sweeping_cheaper() -> None:
    """tokyo/card/alien_origin#3"""
    table = shop(["mimic", "energize", "jets"], {"energy": 2, "cards": ["alien_origin"]}, {}, {})
    play(table, "sweep")
    assert energy(table)[0] == 0


def test_metamorph_refunds_the_printed_price_of_a_card_bought_cheaper() -> None:
    """tokyo/card/alien_origin#3 tokyo/card/metamorph#1 tokyo/R80"""
    table = shop(["jets"], {"energy": 4, "cards": ["alien_origin", "metamorph"]}, {}, {}, deck=["mimic"])
    play(table, "buy:jets")
    assert energy(table)[0] == 0
    assert asked(table) == (0, "sell", ("sell:alien_origin", "sell:metamorph", "sell:jets", "done"))
    play(table, "sell:jets")
    assert energy(table)[0] == 5


def test_a_copy_of_alien_origin_brings_the_reduction_to_two() -> None:
    """tokyo/card/alien_origin#4 tokyo/R117"""
    mine = ["alien_origin", copy_of("alien_origin", 0)]
    table = shop(["commuter_train", "jets"], {"energy": 2, "cards": mine}, {}, {}, deck=["tank"])
    assert table.view(0)["prices"] == [2, 3]
    play(table, "buy:commuter_train")
    assert energy(table)[0] == 0


def test_alien_origin_gives_its_buyer_no_reduction_on_itself() -> None:
    """tokyo/card/alien_origin tokyo/R73"""
    table = shop(["alien_origin"], {"energy": 3}, {}, {}, deck=["mimic"])
    play(table, "buy:alien_origin")
    assert prices_paid(table) == [(0, "alien_origin", 3)]


# -- Media-Friendly --


def test_media_friendly_scores_a_star_for_every_card_bought() -> None:
    """tokyo/card/media_friendly"""
    table = shop(["jets", "heal"], {"energy": 8, "cards": ["media_friendly"]}, {}, {}, deck=["mimic", "energize"])
    play(table, "buy:jets", "buy:heal")
    assert stars(table)[0] == 2


def test_media_friendly_is_silent_while_others_buy() -> None:
    """tokyo/card/media_friendly"""
    table = shop(["jets"], {"energy": 5}, {"cards": ["media_friendly"]}, {}, deck=["mimic"])
    play(table, "buy:jets")
    assert stars(table)[1] == 0


def test_buying_media_friendly_itself_scores_nothing() -> None:
    """tokyo/card/media_friendly#1"""
    table = shop(["media_friendly"], {"energy": 3}, {}, {}, deck=["mimic"])
    play(table, "buy:media_friendly")
    assert stars(table)[0] == 0


def test_media_friendly_scores_before_the_bought_card_takes_effect() -> None:
    """tokyo/card/media_friendly#2"""
    table = shop(["corner_store"], {"energy": 3, "cards": ["media_friendly"]}, {}, {}, deck=["mimic"])
    play(table, "buy:corner_store")
    assert [event["cause"] for event in facts(table, "scored", 0)] == ["media_friendly", "corner_store"]


def test_media_friendly_counts_cards_from_the_deck_and_from_other_monsters() -> None:
    """tokyo/card/media_friendly#3"""
    table = shop(
        ["mimic"], {"energy": 9, "cards": ["media_friendly", "made_in_a_lab", "parasitic_tentacles"]},
        {"cards": ["jets"]}, {}, deck=["heal", "energize"],
    )  # fmt: skip
    play(table, "buy:top")
    assert stars(table)[0] == 1
    play(table, "buy:jets@1")
    assert stars(table)[0] == 2


def test_media_friendly_counts_cards_bought_as_an_opportunist() -> None:
    """tokyo/card/media_friendly#3 tokyo/card/opportunist#5"""
    table = shop(
        ["corner_store"], {"energy": 3}, {"energy": 3, "cards": ["media_friendly", "opportunist"]}, {}, deck=["heal"]
    )
    play(table, "buy:corner_store", "buy:heal")
    assert stars(table)[:2] == [1, 1]


# -- Metamorph --


def test_metamorph_sells_any_number_of_keep_cards_after_the_buy_phase() -> None:
    """tokyo/card/metamorph tokyo/R80"""
    table = shop(["mimic", "jet_fighters"], {"energy": 2, "cards": ["jets", "metamorph", "wings"]}, {}, {})
    play(table, "done")
    assert asked(table) == (0, "sell", ("sell:jets", "sell:metamorph", "sell:wings", "done"))
    play(table, "sell:wings", "sell:jets")
    assert energy(table)[0] == 13
    assert asked(table) == (0, "sell", ("sell:metamorph", "done"))
    play(table, "done")
    assert cards_of(table, 0) == ["metamorph"]
    assert now(table) == (1, "roll")


def test_a_card_bought_this_very_turn_may_be_sold() -> None:
    """tokyo/card/metamorph#1 tokyo/R80"""
    table = shop(["jets"], {"energy": 5, "cards": ["metamorph"]}, {}, {}, deck=["mimic"])
    play(table, "buy:jets", "sell:jets")
    assert energy(table)[0] == 5


def test_metamorph_bought_this_turn_sells_at_once() -> None:
    """tokyo/card/metamorph tokyo/R80"""
    table = shop(["metamorph"], {"energy": 3, "cards": ["jets"]}, {}, {}, deck=["mimic"])
    play(table, "buy:metamorph")
    assert asked(table) == (0, "sell", ("sell:jets", "sell:metamorph", "done"))


def test_a_card_with_few_tokens_left_sells_for_its_full_price() -> None:
    """tokyo/card/metamorph#1"""
    table = tokyo({"cards": ["metamorph", {"id": "smoke_cloud", "tokens": 1}]}, {}, {}, step="end", market=["mimic"])
    play(table, "sell:smoke_cloud")
    assert energy(table)[0] == 4


def test_energy_from_sales_buys_nothing_this_turn() -> None:
    """tokyo/card/metamorph#2"""
    table = shop(["heal", "corner_store"], {"cards": ["metamorph", "wings"]}, {}, {})
    assert kind(table) == "sell"
    play(table, "sell:wings", "done")
    assert now(table) == (1, "roll")
    assert energy(table)[0] == 6


def test_energy_from_sales_counts_for_energy_hoarder() -> None:
    """tokyo/card/metamorph#2 tokyo/card/energy_hoarder#1"""
    table = tokyo({"cards": ["metamorph", "wings", "energy_hoarder"]}, {}, {}, step="end", market=["heal"])
    play(table, "sell:wings", "done")
    assert stars(table)[0] == 1


def test_energy_from_sales_cancels_solar_powered() -> None:
    """tokyo/card/metamorph#2 tokyo/card/solar_powered#1"""
    table = tokyo({"cards": ["metamorph", "jets", "solar_powered"]}, {}, {}, step="end", market=["heal"])
    play(table, "sell:jets", "done")
    assert energy(table)[0] == 5


def test_metamorph_may_sell_itself_and_then_sells_no_more() -> None:
    """tokyo/card/metamorph#3 tokyo/R80"""
    table = tokyo({"cards": ["metamorph", "jets"]}, {}, {}, step="end", market=["heal"])
    play(table, "sell:metamorph")
    assert energy(table)[0] == 3
    assert cards_of(table, 0) == ["jets"]
    assert now(table) == (1, "roll")


def test_mimic_sells_for_its_own_price_whatever_it_copies() -> None:
    """tokyo/card/metamorph#3"""
    mine = ["metamorph", copy_of("solar_powered", 1)]
    table = tokyo({"cards": mine}, {"cards": ["solar_powered"]}, {}, step="end", market=["heal"])
    play(table, "sell:mimic")
    assert energy(table)[0] == 8


def test_each_sale_is_one_gain_for_friend_of_children() -> None:
    """tokyo/card/metamorph#4 tokyo/card/friend_of_children#2"""
    table = tokyo({"cards": ["metamorph", "jets", "wings", "friend_of_children"]}, {}, {}, step="end", market=["heal"])
    play(table, "sell:jets")
    assert energy(table)[0] == 6
    play(table, "sell:wings")
    assert energy(table)[0] == 13


def test_selling_friend_of_children_itself_brings_no_bonus() -> None:
    """tokyo/card/metamorph#4: it is discarded first."""
    table = tokyo({"cards": ["metamorph", "friend_of_children"]}, {}, {}, step="end", market=["heal"])
    play(table, "sell:friend_of_children")
    assert energy(table)[0] == 3


def test_selling_even_bigger_loses_the_hearts_above_ten() -> None:
    """tokyo/card/metamorph tokyo/card/even_bigger#1"""
    table = tokyo({"hearts": 12, "cards": ["metamorph", "even_bigger"]}, {}, {}, step="end", market=["heal"])
    play(table, "sell:even_bigger")
    assert hearts(table)[0] == 10


def test_metamorph_and_a_copy_of_it_ask_once() -> None:
    """tokyo/card/metamorph: who is done is done."""
    mine = ["metamorph", "jets", copy_of("metamorph", 0)]
    table = tokyo({"cards": mine}, {}, {}, step="end", market=["heal"])
    play(table, "done")
    assert now(table) == (1, "roll")


def test_the_copy_of_metamorph_may_be_sold_before_the_rest() -> None:
    """tokyo/card/metamorph#3"""
    mine = [copy_of("metamorph", 0), "metamorph", "jets"]
    table = tokyo({"cards": mine}, {}, {}, step="end", market=["heal"])
    play(table, "sell:mimic")
    assert asked(table) == (0, "sell", ("sell:metamorph", "sell:jets", "done"))


def test_metamorph_sells_only_in_its_owners_turn() -> None:
    """tokyo/card/metamorph"""
    table = tokyo({}, {"cards": ["metamorph", "jets"]}, {}, step="end", market=["heal"])
    assert now(table) == (1, "roll")
