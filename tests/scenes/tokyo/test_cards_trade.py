"""Cards that buy, sell and peek. Mimic has scenes of its own."""

import pytest

from baffe.games.tokyo.table import TokyoTable
from tests.support import asked, facts, kind, options, play, tokyo


def cards_of(table: TokyoTable, seat: int) -> list[str]:
    return [it.card.id for it in table.monsters[seat].cards]


def shelf(table: TokyoTable) -> list[str]:
    market: list[str] = table.view(None)["market"]
    return market


def prices_paid(table: TokyoTable) -> list[tuple[int, str, int]]:
    return [(event["seat"], event["card"], event["price"]) for event in facts(table, "bought")]


# -- Alien Origin --


def test_alien_origin_lowers_the_price_of_market_cards() -> None:
    """card/alien_origin card/alien_origin#1"""
    table = tokyo({"energy": 2, "cards": ["alien_origin"]}, {}, {}, step="buy", market=["corner_store", "tank"])
    assert table.view(0)["prices"] == [2, 3]
    assert options(table) == ("buy:corner_store", "sweep", "done")
    play(table, "buy:corner_store")
    assert table.monsters[0].energy == 0


def test_alien_origin_lowers_the_price_of_the_top_card() -> None:
    """card/alien_origin#1"""
    table = tokyo(
        {"energy": 1, "cards": ["alien_origin", "made_in_a_lab"]}, {}, {},
        step="buy", market=["mimic"], deck=["solar_powered"],
    )  # fmt: skip
    play(table, "buy:top")
    assert prices_paid(table) == [(0, "solar_powered", 1)]


def test_alien_origin_lowers_the_price_for_an_opportunist() -> None:
    """card/alien_origin#1 card/opportunist#5"""
    table = tokyo(
        {"energy": 3}, {"energy": 2, "cards": ["alien_origin", "opportunist"]}, {},
        step="buy", market=["corner_store"], deck=["heal"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:heal")
    assert prices_paid(table) == [(0, "corner_store", 3), (1, "heal", 2)]
    assert table.monsters[1].energy == 0


def test_alien_origin_lowers_what_the_owner_receives_from_parasitic_tentacles() -> None:
    """card/alien_origin#1 card/alien_origin#2 card/parasitic_tentacles#2"""
    table = tokyo(
        {"energy": 4, "cards": ["alien_origin", "parasitic_tentacles"]}, {"cards": ["jets"]}, {},
        step="buy", market=["mimic"],
    )  # fmt: skip
    play(table, "buy:jets@1")
    assert prices_paid(table) == [(0, "jets", 4)]
    assert (table.monsters[0].energy, table.monsters[1].energy) == (0, 4)


def test_alien_origin_does_not_make_sweeping_cheaper() -> None:
    """card/alien_origin#3"""
    table = tokyo({"energy": 2, "cards": ["alien_origin"]}, {}, {}, step="buy", market=["mimic", "energize", "jets"])
    play(table, "sweep")
    assert table.monsters[0].energy == 0


def test_metamorph_refunds_the_printed_price_of_a_card_bought_cheaper() -> None:
    """card/alien_origin#3 card/metamorph#1 tokyo/R80"""
    table = tokyo(
        {"energy": 4, "cards": ["alien_origin", "metamorph"]}, {}, {}, step="buy", market=["jets"], deck=["mimic"]
    )
    play(table, "buy:jets")
    assert table.monsters[0].energy == 0
    assert asked(table) == (0, "sell", ("sell:alien_origin", "sell:metamorph", "sell:jets", "done"))
    play(table, "sell:jets")
    assert table.monsters[0].energy == 5


def test_a_copy_of_alien_origin_brings_the_reduction_to_two() -> None:
    """card/alien_origin#4 tokyo/R117"""
    mine = ["alien_origin", {"id": "mimic", "copies": "alien_origin", "of": 0}]
    table = tokyo({"energy": 2, "cards": mine}, {}, {}, step="buy", market=["commuter_train", "jets"], deck=["tank"])
    assert table.view(0)["prices"] == [2, 3]
    play(table, "buy:commuter_train")
    assert table.monsters[0].energy == 0


def test_alien_origin_gives_its_buyer_no_reduction_on_itself() -> None:
    """card/alien_origin tokyo/R73"""
    table = tokyo({"energy": 3}, {}, {}, step="buy", market=["alien_origin"], deck=["mimic"])
    play(table, "buy:alien_origin")
    assert prices_paid(table) == [(0, "alien_origin", 3)]


# -- Media-Friendly --


def test_media_friendly_scores_a_star_for_every_card_bought() -> None:
    """card/media_friendly"""
    table = tokyo(
        {"energy": 8, "cards": ["media_friendly"]},
        {},
        {},
        step="buy",
        market=["jets", "heal"],
        deck=["mimic", "energize"],
    )
    play(table, "buy:jets", "buy:heal")
    assert table.monsters[0].stars == 2


def test_media_friendly_is_silent_while_others_buy() -> None:
    """card/media_friendly"""
    table = tokyo({"energy": 5}, {"cards": ["media_friendly"]}, {}, step="buy", market=["jets"], deck=["mimic"])
    play(table, "buy:jets")
    assert table.monsters[1].stars == 0


def test_buying_media_friendly_itself_scores_nothing() -> None:
    """card/media_friendly#1"""
    table = tokyo({"energy": 3}, {}, {}, step="buy", market=["media_friendly"], deck=["mimic"])
    play(table, "buy:media_friendly")
    assert table.monsters[0].stars == 0


def test_media_friendly_scores_before_the_bought_card_takes_effect() -> None:
    """card/media_friendly#2"""
    table = tokyo(
        {"energy": 3, "cards": ["media_friendly"]}, {}, {}, step="buy", market=["corner_store"], deck=["mimic"]
    )
    play(table, "buy:corner_store")
    assert [event["cause"] for event in facts(table, "scored", 0)] == ["media_friendly", "corner_store"]


def test_media_friendly_counts_cards_from_the_deck_and_from_other_monsters() -> None:
    """card/media_friendly#3"""
    table = tokyo(
        {"energy": 9, "cards": ["media_friendly", "made_in_a_lab", "parasitic_tentacles"]}, {"cards": ["jets"]}, {},
        step="buy", market=["mimic"], deck=["heal", "energize"],
    )  # fmt: skip
    play(table, "buy:top")
    assert table.monsters[0].stars == 1
    play(table, "buy:jets@1")
    assert table.monsters[0].stars == 2


def test_media_friendly_counts_cards_bought_as_an_opportunist() -> None:
    """card/media_friendly#3 card/opportunist#5"""
    table = tokyo(
        {"energy": 3}, {"energy": 3, "cards": ["media_friendly", "opportunist"]}, {},
        step="buy", market=["corner_store"], deck=["heal"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:heal")
    assert (table.monsters[0].stars, table.monsters[1].stars) == (1, 1)


# -- Made in a Lab --


def test_made_in_a_lab_offers_the_top_card_at_its_price() -> None:
    """card/made_in_a_lab card/made_in_a_lab#1"""
    table = tokyo(
        {"energy": 5, "cards": ["made_in_a_lab"]}, {}, {}, step="buy", market=["mimic"], deck=["jets", "energize"]
    )
    assert asked(table) == (0, "buy", ("buy:top", "sweep", "done"))
    play(table, "buy:top")
    assert cards_of(table, 0) == ["made_in_a_lab", "jets"]
    assert prices_paid(table) == [(0, "jets", 5)]
    assert shelf(table) == ["mimic"]


def test_a_top_card_too_dear_is_not_offered() -> None:
    """card/made_in_a_lab#1"""
    table = tokyo({"energy": 4, "cards": ["made_in_a_lab"]}, {}, {}, step="buy", market=["mimic"], deck=["jets"])
    assert asked(table) == (0, "buy", ("sweep", "done"))


def test_an_action_bought_from_the_top_acts_and_is_discarded() -> None:
    """card/made_in_a_lab tokyo/R72"""
    table = tokyo(
        {"energy": 3, "cards": ["made_in_a_lab"]}, {}, {}, step="buy", market=["mimic"], deck=["corner_store", "jets"]
    )
    play(table, "buy:top")
    assert table.monsters[0].stars == 1
    assert table.view(None)["discard"] == ["corner_store"]


def test_an_unbought_top_card_stays_where_it_was() -> None:
    """card/made_in_a_lab: it is the next card revealed."""
    table = tokyo(
        {"energy": 3, "cards": ["made_in_a_lab"]}, {}, {},
        step="buy", market=["corner_store", "mimic"], deck=["jets", "energize"],
    )  # fmt: skip
    play(table, "buy:corner_store")
    assert shelf(table) == ["jets", "mimic"]


def test_only_the_owner_sees_the_top_card() -> None:
    """card/made_in_a_lab#1"""
    table = tokyo(
        {"energy": 5, "cards": ["made_in_a_lab"]}, {}, {}, step="buy", market=["mimic"], deck=["jets", "tank"]
    )
    assert table.view(0)["deck"] == ["jets"]
    assert [table.view(seat)["deck"] for seat in (1, 2, None)] == [[], [], []]
    peeked = [event for event in table.events(0) if event["type"] == "peeked"]
    assert [event["card"] for event in peeked] == ["jets"]
    for seat in (1, 2, None):
        assert all(["card" not in event for event in table.events(seat) if event["type"] == "peeked"])


def test_the_owner_remembers_the_top_card_in_the_turns_of_others() -> None:
    """card/made_in_a_lab#1: what it saw stays on top, and others still do not know it."""
    table = tokyo({"cards": ["made_in_a_lab"]}, {}, {}, step="buy", market=["mimic"], deck=["jets", "tank"])
    play(table, "done")
    assert table.active == 1
    assert table.view(0)["deck"] == ["jets"]
    assert table.view(1)["deck"] == []


def test_the_top_card_is_not_seen_before_the_buy_phase() -> None:
    """card/made_in_a_lab"""
    table = tokyo({"cards": ["made_in_a_lab"]}, {}, {}, market=["mimic"], deck=["jets"])
    assert kind(table) == "roll"
    assert table.view(0)["deck"] == []


def test_the_peek_is_fresh_after_every_purchase_and_every_sweep() -> None:
    """card/made_in_a_lab#2"""
    table = tokyo(
        {"energy": 20, "cards": ["made_in_a_lab"]}, {}, {},
        step="buy", market=["corner_store"], deck=["heal", "tank", "jets", "wings", "mimic", "energize", "frenzy"],
    )  # fmt: skip
    play(table, "buy:top")
    assert table.view(0)["deck"] == ["tank"]
    play(table, "buy:top")
    assert table.view(0)["deck"] == ["jets"]
    play(table, "buy:corner_store")
    assert (shelf(table), table.view(0)["deck"]) == (["jets"], ["wings"])
    play(table, "sweep")
    assert (shelf(table), table.view(0)["deck"]) == (["wings", "mimic", "energize"], ["frenzy"])
    assert [event["from"] for event in facts(table, "bought", 0)] == [None, None, None]


def test_a_lab_bought_now_shows_the_top_at_once() -> None:
    """card/made_in_a_lab#2"""
    table = tokyo({"energy": 4}, {}, {}, step="buy", market=["made_in_a_lab"], deck=["mimic", "solar_powered"])
    play(table, "buy:made_in_a_lab")
    assert table.view(0)["deck"] == ["solar_powered"]
    assert options(table) == ("buy:top", "sweep", "done")


def test_a_copied_lab_shows_the_two_top_cards() -> None:
    """card/made_in_a_lab#3"""
    mine = ["made_in_a_lab", {"id": "mimic", "copies": "made_in_a_lab", "of": 0}]
    table = tokyo({"energy": 9, "cards": mine}, {}, {}, step="buy", market=["energize"], deck=["jets", "heal", "tank"])
    assert table.view(0)["deck"] == ["jets", "heal"]
    assert table.view(1)["deck"] == []
    assert options(table) == ("buy:energize", "buy:top", "buy:top2", "sweep", "done")
    play(table, "buy:top2")
    assert prices_paid(table) == [(0, "heal", 3)]
    assert table.view(0)["deck"] == ["jets", "tank"]


def test_buying_the_top_card_gives_opportunists_nothing() -> None:
    """card/made_in_a_lab#3 card/opportunist#1"""
    table = tokyo(
        {"energy": 9, "cards": ["made_in_a_lab"]}, {"energy": 9, "cards": ["opportunist"]}, {},
        step="buy", market=["mimic"], deck=["heal", "tank"],
    )  # fmt: skip
    play(table, "buy:top")
    assert asked(table) == (0, "buy", ("buy:top", "sweep", "done"))


TOPS = ["solar_powered", "heal", "jets", "skyscraper", "extra_head", "energize"]


@pytest.mark.parametrize("energy", [0, 1, 2, 5, 9])
@pytest.mark.parametrize("cards", [["made_in_a_lab"], ["made_in_a_lab", {"id": "mimic", "copies": "made_in_a_lab"}]])
def test_the_top_card_tells_others_nothing_by_any_way(energy: int, cards: list[object]) -> None:
    """card/made_in_a_lab#1: views, events, options and whether the owner is asked do not depend on the card."""
    seen: list[object] = []
    for top in TOPS:
        table = tokyo(
            {"energy": energy, "cards": cards}, {"energy": 9, "cards": ["opportunist"]}, {},
            step="buy", market=["apartment_building", "nova_breath", "death_from_above"], deck=[top, "tank"],
            dice="1 1 2 2 3 3",
        )  # fmt: skip
        assert (table.decision is not None) and (table.decision.seat, table.decision.kind) == (0, "buy")
        told: list[object] = [(table.view(seat), table.events(seat)) for seat in (1, 2, None)]
        play(table, "done")
        assert asked(table) is not None and table.active == 1
        told += [(table.view(seat), table.events(seat)) for seat in (1, 2, None)]
        told.append(options(table))
        seen.append(told)
    assert all([one == seen[0] for one in seen])


def test_the_owner_is_asked_even_when_it_can_buy_nothing() -> None:
    """card/made_in_a_lab#1: silence would tell that the top card is too dear."""
    table = tokyo({"cards": ["made_in_a_lab"]}, {}, {}, step="buy", market=["mimic"], deck=["jets"])
    assert asked(table) == (0, "buy", ("done",))


def test_an_empty_deck_has_no_top_to_ask_about() -> None:
    """card/made_in_a_lab"""
    table = tokyo(
        {"cards": ["made_in_a_lab"]}, {}, {}, step="buy", market=["mimic"], deck=[], deck_exact=True, discard=["jets"]
    )
    assert (table.active, kind(table)) == (1, "roll")
    assert facts(table, "peeked") == []


# -- Metamorph --


def test_metamorph_sells_any_number_of_keep_cards_after_the_buy_phase() -> None:
    """card/metamorph tokyo/R80"""
    table = tokyo(
        {"energy": 2, "cards": ["jets", "metamorph", "wings"]}, {}, {}, step="buy", market=["mimic", "jet_fighters"]
    )
    play(table, "done")
    assert asked(table) == (0, "sell", ("sell:jets", "sell:metamorph", "sell:wings", "done"))
    play(table, "sell:wings", "sell:jets")
    assert table.monsters[0].energy == 13
    assert asked(table) == (0, "sell", ("sell:metamorph", "done"))
    play(table, "done")
    assert cards_of(table, 0) == ["metamorph"]
    assert (table.active, kind(table)) == (1, "roll")


def test_a_card_bought_this_very_turn_may_be_sold() -> None:
    """card/metamorph#1 tokyo/R80"""
    table = tokyo({"energy": 5, "cards": ["metamorph"]}, {}, {}, step="buy", market=["jets"], deck=["mimic"])
    play(table, "buy:jets", "sell:jets")
    assert table.monsters[0].energy == 5


def test_metamorph_bought_this_turn_sells_at_once() -> None:
    """card/metamorph tokyo/R80"""
    table = tokyo({"energy": 3, "cards": ["jets"]}, {}, {}, step="buy", market=["metamorph"], deck=["mimic"])
    play(table, "buy:metamorph")
    assert asked(table) == (0, "sell", ("sell:jets", "sell:metamorph", "done"))


def test_a_card_with_few_tokens_left_sells_for_its_full_price() -> None:
    """card/metamorph#1"""
    table = tokyo({"cards": ["metamorph", {"id": "smoke_cloud", "tokens": 1}]}, {}, {}, step="end", market=["mimic"])
    play(table, "sell:smoke_cloud")
    assert table.monsters[0].energy == 4


def test_energy_from_sales_buys_nothing_this_turn() -> None:
    """card/metamorph#2"""
    table = tokyo({"cards": ["metamorph", "wings"]}, {}, {}, step="buy", market=["heal", "corner_store"])
    assert kind(table) == "sell"
    play(table, "sell:wings", "done")
    assert (table.active, kind(table)) == (1, "roll")
    assert table.monsters[0].energy == 6


def test_energy_from_sales_counts_for_energy_hoarder() -> None:
    """card/metamorph#2 card/energy_hoarder#1"""
    table = tokyo({"cards": ["metamorph", "wings", "energy_hoarder"]}, {}, {}, step="end", market=["heal"])
    play(table, "sell:wings", "done")
    assert table.monsters[0].stars == 1


def test_energy_from_sales_cancels_solar_powered() -> None:
    """card/metamorph#2 card/solar_powered#1"""
    table = tokyo({"cards": ["metamorph", "jets", "solar_powered"]}, {}, {}, step="end", market=["heal"])
    play(table, "sell:jets", "done")
    assert table.monsters[0].energy == 5


def test_metamorph_may_sell_itself_and_then_sells_no_more() -> None:
    """card/metamorph#3 tokyo/R80"""
    table = tokyo({"cards": ["metamorph", "jets"]}, {}, {}, step="end", market=["heal"])
    play(table, "sell:metamorph")
    assert table.monsters[0].energy == 3
    assert cards_of(table, 0) == ["jets"]
    assert (table.active, kind(table)) == (1, "roll")


def test_mimic_sells_for_its_own_price_whatever_it_copies() -> None:
    """card/metamorph#3"""
    mine = ["metamorph", {"id": "mimic", "copies": "solar_powered", "of": 1}]
    table = tokyo({"cards": mine}, {"cards": ["solar_powered"]}, {}, step="end", market=["heal"])
    play(table, "sell:mimic")
    assert table.monsters[0].energy == 8


def test_each_sale_is_one_gain_for_friend_of_children() -> None:
    """card/metamorph#4 card/friend_of_children#2"""
    table = tokyo({"cards": ["metamorph", "jets", "wings", "friend_of_children"]}, {}, {}, step="end", market=["heal"])
    play(table, "sell:jets")
    assert table.monsters[0].energy == 6
    play(table, "sell:wings")
    assert table.monsters[0].energy == 13


def test_selling_friend_of_children_itself_brings_no_bonus() -> None:
    """card/metamorph#4: it is discarded first."""
    table = tokyo({"cards": ["metamorph", "friend_of_children"]}, {}, {}, step="end", market=["heal"])
    play(table, "sell:friend_of_children")
    assert table.monsters[0].energy == 3


def test_selling_even_bigger_loses_the_hearts_above_ten() -> None:
    """card/metamorph card/even_bigger#1"""
    table = tokyo({"hearts": 12, "cards": ["metamorph", "even_bigger"]}, {}, {}, step="end", market=["heal"])
    play(table, "sell:even_bigger")
    assert table.monsters[0].hearts == 10


def test_metamorph_and_a_copy_of_it_ask_once() -> None:
    """card/metamorph: who is done is done."""
    mine = ["metamorph", "jets", {"id": "mimic", "copies": "metamorph", "of": 0}]
    table = tokyo({"cards": mine}, {}, {}, step="end", market=["heal"])
    play(table, "done")
    assert (table.active, kind(table)) == (1, "roll")


def test_the_copy_of_metamorph_may_be_sold_before_the_rest() -> None:
    """card/metamorph#3"""
    mine = [{"id": "mimic", "copies": "metamorph", "of": 0}, "metamorph", "jets"]
    table = tokyo({"cards": mine}, {}, {}, step="end", market=["heal"])
    play(table, "sell:mimic")
    assert asked(table) == (0, "sell", ("sell:metamorph", "sell:jets", "done"))


def test_metamorph_sells_only_in_its_owners_turn() -> None:
    """card/metamorph"""
    table = tokyo({}, {"cards": ["metamorph", "jets"]}, {}, step="end", market=["heal"])
    assert (table.active, kind(table)) == (1, "roll")


# -- Opportunist --


def test_an_opportunist_may_buy_what_a_purchase_reveals() -> None:
    """card/opportunist card/opportunist#1 tokyo/R76"""
    table = tokyo(
        {"energy": 3}, {}, {"energy": 5, "cards": ["opportunist"]},
        step="buy", market=["corner_store", "heal"], deck=["jets", "mimic"],
    )  # fmt: skip
    play(table, "buy:corner_store")
    assert asked(table) == (2, "snatch", ("buy:jets", "no"))
    play(table, "buy:jets")
    assert cards_of(table, 2) == ["opportunist", "jets"]
    assert table.monsters[2].energy == 0
    assert shelf(table) == ["mimic", "heal"]


def test_an_opportunist_may_decline() -> None:
    """card/opportunist"""
    table = tokyo(
        {"energy": 3}, {"energy": 5, "cards": ["opportunist"]}, {}, step="buy", market=["corner_store"], deck=["jets"]
    )
    play(table, "buy:corner_store", "no")
    assert shelf(table) == ["jets"]
    assert (table.active, kind(table)) == (1, "roll")


def test_an_opportunist_may_buy_any_card_of_a_swept_market() -> None:
    """card/opportunist#1"""
    table = tokyo(
        {"energy": 2}, {"energy": 6, "cards": ["opportunist"]}, {},
        step="buy", market=["mimic", "energize", "frenzy"], deck=["jets", "extra_head", "heal", "tank"],
    )  # fmt: skip
    play(table, "sweep")
    assert asked(table) == (1, "snatch", ("buy:jets", "buy:heal", "no"))


def test_the_cards_that_lay_there_before_are_no_reveal() -> None:
    """card/opportunist#1: only the card that took the place of the sold one is on offer."""
    table = tokyo(
        {"energy": 3}, {"energy": 9, "cards": ["opportunist"]}, {},
        step="buy", market=["corner_store", "heal", "tank"], deck=["jets"],
    )  # fmt: skip
    assert asked(table) == (0, "buy", ("buy:corner_store", "buy:heal", "sweep", "done"))
    play(table, "buy:corner_store")
    assert asked(table) == (1, "snatch", ("buy:jets", "no"))


def test_what_was_revealed_in_an_earlier_turn_is_no_longer_on_offer() -> None:
    """card/opportunist#1 card/opportunist#4: the access ends with the turn."""
    table = tokyo(
        {"energy": 3}, {"energy": 4}, {"energy": 9, "cards": ["opportunist"]},
        step="buy", market=["corner_store", "commuter_train"], deck=["jets", "wings"], dice="1 1 2 2 3 3",
    )  # fmt: skip
    play(table, "buy:corner_store")
    assert options(table) == ("buy:jets", "no")
    play(table, "no", "stop", "buy:commuter_train")
    assert asked(table) == (2, "snatch", ("buy:wings", "no"))


def test_the_first_opportunist_in_turn_order_chooses_first() -> None:
    """card/opportunist#2 tokyo/R76: seat 2 sits to the left of the buyer, seat 0 after it."""
    copy = {"id": "mimic", "copies": "opportunist", "of": 0}
    table = tokyo(
        {"energy": 9, "cards": ["opportunist"]}, {"energy": 3}, {"energy": 9, "cards": [copy]},
        turn=1, step="buy", market=["corner_store"], deck=["jets", "wings"],
    )  # fmt: skip
    play(table, "buy:corner_store")
    assert asked(table) == (2, "snatch", ("buy:jets", "no"))
    play(table, "no")
    assert asked(table) == (0, "snatch", ("buy:jets", "no"))


def test_after_a_snatch_all_opportunists_are_asked_again() -> None:
    """card/opportunist#2 card/opportunist#3"""
    copy = {"id": "mimic", "copies": "opportunist", "of": 0}
    table = tokyo(
        {"energy": 9, "cards": ["opportunist"]}, {"energy": 3}, {"energy": 9, "cards": [copy]},
        turn=1, step="buy", market=["corner_store"], deck=["jets", "wings"],
    )  # fmt: skip
    play(table, "buy:corner_store", "no", "buy:jets")
    assert cards_of(table, 0) == ["opportunist", "jets"]
    assert asked(table) == (2, "snatch", ("buy:wings", "no"))


def test_a_snatched_card_is_replaced_and_the_opportunist_is_asked_again() -> None:
    """card/opportunist#3"""
    table = tokyo(
        {"energy": 3}, {"energy": 9, "cards": ["opportunist"]}, {},
        step="buy", market=["corner_store"], deck=["heal", "tank", "solar_powered"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:heal")
    assert asked(table) == (1, "snatch", ("buy:tank", "no"))
    play(table, "buy:tank")
    assert asked(table) == (1, "snatch", ("buy:solar_powered", "no"))


def test_every_unsold_card_revealed_this_turn_stays_on_offer() -> None:
    """card/opportunist#4: the rest of a swept market, and what was declined before."""
    table = tokyo(
        {"energy": 5}, {"energy": 20, "cards": ["opportunist"]}, {},
        step="buy", market=["mimic", "energize", "frenzy"], deck=["jets", "heal", "tank", "wings", "solar_powered"],
    )  # fmt: skip
    play(table, "sweep", "buy:jets")
    assert asked(table) == (1, "snatch", ("buy:wings", "buy:heal", "buy:tank", "no"))
    play(table, "no", "buy:heal")
    assert asked(table) == (1, "snatch", ("buy:wings", "buy:solar_powered", "buy:tank", "no"))


def test_an_action_bought_by_an_opportunist_acts_for_the_opportunist() -> None:
    """card/opportunist#5 tokyo/R78"""
    table = tokyo(
        {"energy": 3, "hearts": 9}, {"energy": 6, "hearts": 5, "cards": ["opportunist"]}, {},
        step="buy", market=["corner_store"], deck=["nuclear_power_plant"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:nuclear_power_plant")
    assert (table.monsters[1].stars, table.monsters[1].hearts, table.monsters[1].energy) == (2, 8, 0)
    assert (table.monsters[0].stars, table.monsters[0].hearts) == (1, 9)


def test_damage_of_a_snatched_card_is_dealt_by_the_opportunist() -> None:
    """tokyo/R78 tokyo/R40: it spares the Opportunist and begins with the monster on its left."""
    table = tokyo(
        {"energy": 3}, {"energy": 6, "cards": ["opportunist"]}, {"hearts": 4},
        step="buy", market=["corner_store"], deck=["flame_thrower"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:flame_thrower")
    assert [(event["seat"], event["by"], event["hearts"]) for event in facts(table, "hurt")] == [(2, 1, 2), (0, 1, 2)]


def test_an_active_herbivore_is_not_blamed_for_what_an_opportunist_does() -> None:
    """tokyo/R78"""
    table = tokyo(
        {"energy": 3, "cards": ["herbivore"]}, {"energy": 3, "cards": ["opportunist"]}, {},
        step="buy", market=["corner_store"], deck=["flame_thrower", "mimic"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:flame_thrower")
    assert table.active == 1
    assert table.monsters[0].stars == 2


def test_the_buyer_goes_on_after_an_opportunist() -> None:
    """tokyo/R76"""
    table = tokyo(
        {"energy": 6}, {"energy": 5, "cards": ["opportunist"]}, {},
        step="buy", market=["corner_store", "heal"], deck=["jets", "mimic"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:jets")
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))


def test_opportunist_is_silent_in_its_owners_own_turn() -> None:
    """card/opportunist#6"""
    table = tokyo(
        {"energy": 8, "cards": ["opportunist"]}, {}, {}, step="buy", market=["corner_store"], deck=["heal", "mimic"]
    )
    play(table, "buy:corner_store")
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))


def test_an_opportunist_that_can_pay_for_nothing_is_not_asked() -> None:
    """card/opportunist"""
    table = tokyo(
        {"energy": 8}, {"energy": 2, "cards": ["opportunist"]}, {}, step="buy", market=["corner_store"], deck=["heal"]
    )
    play(table, "buy:corner_store")
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))


def test_an_opportunist_killed_by_the_purchase_is_not_asked() -> None:
    """card/opportunist tokyo/R73: damage comes before the window."""
    table = tokyo(
        {"energy": 8}, {"energy": 9, "hearts": 2, "cards": ["opportunist"]}, {},
        step="buy", market=["flame_thrower"], deck=["heal"],
    )  # fmt: skip
    play(table, "buy:flame_thrower")
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))


def test_a_copied_opportunist_is_not_asked_when_the_purchase_killed_the_original() -> None:
    """card/mimic#3 tokyo/R112 tokyo/R73: the copy is lost before the window opens."""
    copy = {"id": "mimic", "copies": "opportunist", "of": 1}
    table = tokyo(
        {"energy": 8}, {"energy": 9, "hearts": 2, "cards": ["opportunist"]}, {"energy": 9, "cards": [copy]}, {},
        step="buy", market=["flame_thrower"], deck=["heal"],
    )  # fmt: skip
    play(table, "buy:flame_thrower")
    assert table.monsters[1].out
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))


def test_a_copied_opportunist_is_not_asked_when_the_original_killed_itself() -> None:
    """card/mimic#3 tokyo/R112"""
    copy = {"id": "mimic", "copies": "opportunist", "of": 1}
    table = tokyo(
        {"energy": 8}, {"energy": 9, "hearts": 3, "cards": ["opportunist"]}, {"energy": 9, "cards": [copy]}, {},
        step="buy", market=["corner_store"], deck=["tank", "heal"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:tank")
    assert table.monsters[1].out
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))


# -- Parasitic Tentacles --


def test_parasitic_tentacles_buy_keep_cards_of_others_from_their_owners() -> None:
    """card/parasitic_tentacles card/parasitic_tentacles#1 tokyo/R77"""
    table = tokyo(
        {"energy": 12, "cards": ["parasitic_tentacles"]}, {"cards": ["jets"]}, {"cards": ["wings", "nova_breath"]},
        step="buy", market=["mimic"],
    )  # fmt: skip
    assert options(table) == (
        "buy:mimic", "buy:jets@1", "buy:wings@2", "buy:nova_breath@2", "sweep", "done",
    )  # fmt: skip
    play(table, "buy:nova_breath@2")
    assert asked(table) == (0, "buy", ("buy:jets@1", "sweep", "done"))
    assert cards_of(table, 0) == ["parasitic_tentacles", "nova_breath"]
    assert cards_of(table, 2) == ["wings"]
    assert (table.monsters[0].energy, table.monsters[2].energy) == (5, 7)


def test_the_owner_is_not_asked_whether_it_sells() -> None:
    """card/parasitic_tentacles#1"""
    table = tokyo(
        {"energy": 5, "cards": ["parasitic_tentacles"]}, {"energy": 9, "cards": ["jets", "rapid_healing"], "hearts": 2},
        {}, step="buy", market=["mimic"],
    )  # fmt: skip
    play(table, "buy:jets@1")
    assert cards_of(table, 1) == ["rapid_healing"]
    assert (table.active, kind(table)) == (1, "roll")


def test_parasitic_tentacles_do_not_buy_back_their_owners_own_cards() -> None:
    """card/parasitic_tentacles#1"""
    table = tokyo({"energy": 9, "cards": ["parasitic_tentacles", "jets"]}, {}, {}, step="buy", market=["mimic"])
    assert options(table) == ("buy:mimic", "sweep", "done")


def test_parasitic_tentacles_work_in_their_owners_buy_phase_only() -> None:
    """card/parasitic_tentacles"""
    table = tokyo(
        {"energy": 9, "cards": ["jets"]}, {"energy": 9, "cards": ["parasitic_tentacles", "opportunist"]}, {},
        step="buy", market=["corner_store"], deck=["heal"],
    )  # fmt: skip
    play(table, "buy:corner_store")
    assert asked(table) == (1, "snatch", ("buy:heal", "no"))


def test_a_payment_from_tentacles_is_a_gain_for_friend_of_children() -> None:
    """card/parasitic_tentacles#2 card/friend_of_children#2"""
    table = tokyo(
        {"energy": 5, "cards": ["parasitic_tentacles"]}, {"cards": ["jets", "friend_of_children"]}, {},
        step="buy", market=["mimic"],
    )  # fmt: skip
    play(table, "buy:jets@1")
    assert table.monsters[1].energy == 6


def test_a_free_card_is_no_gain_for_its_owner() -> None:
    """card/parasitic_tentacles#2 card/friend_of_children#4"""
    mine = ["parasitic_tentacles", "alien_origin", {"id": "mimic", "copies": "alien_origin", "of": 0}]
    table = tokyo(
        {"cards": mine}, {"cards": ["solar_powered", "friend_of_children"]}, {}, step="buy", market=["energize"]
    )
    play(table, "buy:solar_powered@1")
    assert table.monsters[1].energy == 0
    assert cards_of(table, 0)[-1] == "solar_powered"


def test_tokens_are_refilled_for_the_new_owner() -> None:
    """card/parasitic_tentacles#3 card/battery_monster#3 card/smoke_cloud#3 tokyo/R77"""
    theirs = [{"id": "battery_monster", "tokens": 2}, {"id": "smoke_cloud", "tokens": 1}]
    table = tokyo({"energy": 7, "cards": ["parasitic_tentacles"]}, {"cards": theirs}, {}, step="buy", market=["mimic"])
    play(table, "buy:battery_monster@1", "buy:smoke_cloud@1")
    tokens = {it.card.id: it.tokens for it in table.monsters[0].cards}
    assert tokens == {"parasitic_tentacles": 0, "battery_monster": 6, "smoke_cloud": 3}
    assert table.monsters[1].energy == 7


def test_even_bigger_heals_its_new_owner_and_leaves_the_old_one_with_ten_hearts() -> None:
    """card/parasitic_tentacles#3 card/parasitic_tentacles#4 card/even_bigger#3"""
    table = tokyo(
        {"energy": 4, "hearts": 10, "cards": ["parasitic_tentacles"]}, {"hearts": 12, "cards": ["even_bigger"]}, {},
        step="buy", market=["mimic"],
    )  # fmt: skip
    play(table, "buy:even_bigger@1")
    assert (table.monsters[0].hearts, table.monsters[1].hearts) == (12, 10)


def test_a_mimic_bought_with_tentacles_chooses_anew() -> None:
    """card/parasitic_tentacles#3"""
    copy = {"id": "mimic", "copies": "wings", "of": 1}
    table = tokyo(
        {"energy": 8, "cards": ["parasitic_tentacles"]}, {"cards": [copy, "wings"]}, {"cards": ["jets"]},
        step="buy", market=["energize"],
    )  # fmt: skip
    play(table, "buy:mimic@1")
    assert asked(table) == (0, "copy", ("copy:parasitic_tentacles@0", "copy:wings@1", "copy:jets@2"))
    play(table, "copy:jets@2")
    assert table.view(None)["seats"][0]["cards"][1] == {"id": "mimic", "copies": "jets", "of": 2}
    assert table.monsters[1].energy == 8


def test_the_mimic_token_stays_on_a_card_bought_with_tentacles() -> None:
    """card/parasitic_tentacles#4 card/mimic#4 tokyo/R77 tokyo/R114"""
    copy = {"id": "mimic", "copies": "jets", "of": 1}
    table = tokyo(
        {"energy": 5, "cards": ["parasitic_tentacles"]}, {"cards": ["jets"]}, {"cards": [copy]},
        step="buy", market=["energize"],
    )  # fmt: skip
    play(table, "buy:jets@1")
    assert table.view(None)["seats"][2]["cards"] == [{"id": "mimic", "copies": "jets", "of": 0}]


def test_the_old_owner_loses_the_benefits_at_once() -> None:
    """card/parasitic_tentacles#4: the new owner's next purchase is cheaper, the old owner's is not."""
    table = tokyo(
        {"energy": 5, "cards": ["parasitic_tentacles"]}, {"energy": 3, "cards": ["alien_origin"]}, {},
        step="buy", market=["corner_store"],
    )  # fmt: skip
    assert (table.view(0)["prices"], table.view(1)["prices"]) == ([3], [2])
    play(table, "buy:alien_origin@1")
    assert (table.view(0)["prices"], table.view(1)["prices"]) == ([2], [3])


def test_tentacles_give_opportunists_nothing() -> None:
    """card/parasitic_tentacles#5"""
    table = tokyo(
        {"energy": 9, "cards": ["parasitic_tentacles"]}, {"energy": 9, "cards": ["opportunist", "jets"]}, {},
        step="buy", market=["corner_store"], deck=["heal"],
    )  # fmt: skip
    play(table, "buy:jets@1")
    assert asked(table) == (0, "buy", ("buy:corner_store", "buy:opportunist@1", "sweep", "done"))
    assert shelf(table) == ["corner_store"]
