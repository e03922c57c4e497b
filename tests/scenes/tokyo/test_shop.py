"""The buy phase: the market, sweeping, the deck and the discard pile, and who may not buy at all."""

from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    ONE_SMASH,
    asked,
    cards_of,
    cards_shown,
    copy_of,
    eliminated,
    energy,
    facts,
    in_city,
    kind,
    now,
    options,
    outcome,
    pile,
    play,
    result,
    rolled,
    shelf,
    shop,
    stars,
    tokyo,
)

# -- buying --


def test_any_number_of_cards_is_bought_one_at_a_time_for_their_price() -> None:
    """tokyo/R70"""
    table = shop(["corner_store", "commuter_train", "mimic"], {"energy": 10}, {}, {}, deck=["heal", "skyscraper"])
    play(table, "buy:corner_store")
    assert (energy(table)[0], stars(table)[0]) == (7, 1)
    play(table, "buy:commuter_train")
    assert (energy(table)[0], stars(table)[0]) == (3, 3)
    assert kind(table) == "buy"
    assert [(event["card"], event["price"]) for event in facts(table, "bought", 0)] == [
        ("corner_store", 3),
        ("commuter_train", 4),
    ]


def test_a_price_goes_to_the_bank() -> None:
    """tokyo/R70"""
    table = shop(["corner_store"], {"energy": 3}, {}, {}, deck=["mimic"])
    play(table, "buy:corner_store")
    assert facts(table, "energy_paid", 0)[0]["to"] is None
    assert energy(table) == [0, 0, 0]


def test_a_sold_slot_is_refilled_at_once_with_the_top_card_which_may_be_bought() -> None:
    """tokyo/R70"""
    table = shop(["jets", "corner_store", "mimic"], {"energy": 7}, {}, {}, deck=["commuter_train", "energize"])
    play(table, "buy:corner_store")
    assert shelf(table) == ["jets", "commuter_train", "mimic"]
    assert options(table) == ("buy:commuter_train", "sweep", "done")
    play(table, "buy:commuter_train")
    assert stars(table)[0] == 3
    assert shelf(table) == ["jets", "energize", "mimic"]


def test_only_what_can_be_paid_is_offered() -> None:
    """tokyo/R70"""
    table = shop(["commuter_train", "jets", "corner_store"], {"energy": 4}, {}, {})
    assert asked(table) == (0, "buy", ("buy:commuter_train", "buy:corner_store", "sweep", "done"))


def test_without_energy_nobody_is_asked_to_buy() -> None:
    """tokyo/R70 tokyo/R11"""
    table = shop(["solar_powered", "jets", "corner_store"], {"energy": 1}, {}, {})
    assert now(table) == (1, "roll")


def test_buying_may_be_declined() -> None:
    """tokyo/R70"""
    table = shop(["jets", "heal", "mimic"], {"energy": 9}, {}, {})
    play(table, "done")
    assert energy(table)[0] == 9
    assert now(table) == (1, "roll")


def test_sweeping_costs_two_energy_and_reveals_three_new_cards() -> None:
    """tokyo/R71"""
    table = shop(
        ["jets", "mimic", "wings"], {"energy": 3}, {}, {}, deck=["corner_store", "heal", "solar_powered", "tank"]
    )
    play(table, "sweep")
    assert energy(table)[0] == 1
    assert shelf(table) == ["corner_store", "heal", "solar_powered"]
    assert pile(table) == ["jets", "mimic", "wings"]


def test_sweeping_needs_two_energy() -> None:
    """tokyo/R71"""
    table = shop(["solar_powered", "jets", "tank"], {"energy": 1, "cards": ["alien_origin"]}, {}, {})
    assert options(table) == ("buy:solar_powered", "done")


def test_sweeping_may_be_repeated_and_may_alternate_with_buying() -> None:
    """tokyo/R71"""
    deck = ["heal", "wings", "jets", "tank", "corner_store", "mimic", "energize"]
    table = shop(["skyscraper", "frenzy", "extra_head"], {"energy": 10}, {}, {}, deck=deck)
    play(table, "sweep", "sweep")
    assert shelf(table) == ["tank", "corner_store", "mimic"]
    play(table, "buy:corner_store", "sweep")
    assert (energy(table)[0], stars(table)[0]) == (1, 1)
    assert pile(table)[-4:] == ["corner_store", "tank", "energize", "mimic"]


def test_a_keep_card_stays_in_front_of_its_owner_and_acts_from_there() -> None:
    """tokyo/R72"""
    table = shop(["media_friendly", "corner_store"], {"energy": 9}, {}, {}, deck=["jets", "mimic"])
    play(table, "buy:media_friendly")
    assert cards_of(table, 0) == ["media_friendly"]
    assert table.view(1)["seats"][0]["cards"] == ["media_friendly"]
    assert pile(table) == []
    play(table, "buy:corner_store")
    assert stars(table)[0] == 2


def test_an_action_takes_effect_at_once_and_goes_to_the_discard_pile() -> None:
    """tokyo/R72"""
    table = shop(["corner_store"], {"energy": 3}, {}, {}, deck=["mimic"])
    play(table, "buy:corner_store")
    assert stars(table)[0] == 1
    assert cards_of(table, 0) == []
    assert pile(table) == ["corner_store"]


# -- the sequence of a purchase --


def test_a_purchase_runs_in_its_order_from_the_payment_to_the_next_offer() -> None:
    """tokyo/R73: pay, Media-Friendly, refill, stars of the card, its damage, Opportunist, back to the buyer."""
    table = shop(
        ["gas_refinery"], {"energy": 9, "cards": ["media_friendly"]}, {"energy": 9, "cards": ["opportunist"]}, {},
        deck=["heal"],
    )  # fmt: skip
    before = len(table.events(None))
    play(table, "buy:gas_refinery")
    happened = [(event["type"], event["seat"], event.get("cause")) for event in table.events(None, before)]
    assert happened == [
        ("bought", 0, None),
        ("energy_paid", 0, None),
        ("scored", 0, "media_friendly"),
        ("revealed", None, None),
        ("scored", 0, "gas_refinery"),
        ("used_up", 0, None),
        ("hurt", 1, "gas_refinery"),
        ("hurt", 2, "gas_refinery"),
    ]
    assert asked(table) == (1, "snatch", ("buy:heal", "no"))
    play(table, "no")
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))


def test_mimic_chooses_before_opportunists_are_asked() -> None:
    """tokyo/R73"""
    table = shop(["mimic"], {"energy": 11}, {"energy": 9, "cards": ["opportunist"]}, {"cards": ["jets"]}, deck=["heal"])
    play(table, "buy:mimic")
    assert asked(table) == (0, "copy", ("copy:opportunist@1", "copy:jets@2"))
    play(table, "copy:jets@2")
    assert asked(table) == (1, "snatch", ("buy:heal", "no"))
    play(table, "no")
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))


def test_a_bought_card_arrives_with_its_tokens() -> None:
    """tokyo/R73 tokyo/R109"""
    table = shop(["smoke_cloud", "battery_monster"], {"energy": 7}, {}, {}, deck=["jets", "mimic"])
    play(table, "buy:smoke_cloud", "buy:battery_monster")
    assert cards_shown(table, 0) == [{"id": "smoke_cloud", "tokens": 3}, {"id": "battery_monster", "tokens": 6}]


def test_reductions_can_make_a_card_free() -> None:
    """tokyo/R73: nothing is paid, and the card is bought all the same."""
    mine = ["alien_origin", copy_of("alien_origin", 0)]
    table = shop(["solar_powered", "made_in_a_lab"], {"cards": mine}, {}, {}, deck=["jets", "tank"])
    play(table, "buy:solar_powered")
    assert energy(table)[0] == 0
    assert facts(table, "bought")[0]["price"] == 0
    assert facts(table, "energy_paid") == []
    assert cards_of(table, 0)[-1] == "solar_powered"


# -- the deck --


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    """tokyo/R74"""
    table = shop(["corner_store", "mimic"], {"energy": 3}, {}, {}, deck=[], deck_exact=True, discard=["jets", "wings"])
    play(table, "buy:corner_store")
    assert facts(table, "reshuffled")[0]["count"] == 2
    assert shelf(table)[0] in ("jets", "wings")
    assert table.view(None)["deck_count"] == 1
    assert pile(table) == ["corner_store"]


def test_the_last_card_of_the_deck_is_revealed_without_a_shuffle() -> None:
    """tokyo/R74"""
    table = shop(
        ["corner_store", "mimic"], {"energy": 3}, {}, {}, deck=["tank"], deck_exact=True, discard=["jets", "wings"]
    )
    play(table, "buy:corner_store")
    assert shelf(table) == ["tank", "mimic"]
    assert facts(table, "reshuffled") == []
    assert table.view(None)["deck_count"] == 0


def test_without_any_card_left_a_slot_stays_empty() -> None:
    """tokyo/R74"""
    table = shop(["jets", "corner_store", "mimic"], {"energy": 6}, {}, {}, deck=[], deck_exact=True, discard=[])
    play(table, "buy:jets")
    assert shelf(table) == ["corner_store", "mimic"]
    assert facts(table, "revealed") == []
    assert now(table) == (1, "roll")


def test_swept_cards_come_back_when_the_deck_is_empty() -> None:
    """tokyo/R74 tokyo/R75"""
    table = shop(["jets", "wings", "mimic"], {"energy": 2}, {}, {}, deck=[], deck_exact=True, discard=[])
    play(table, "sweep")
    assert sorted(shelf(table)) == ["jets", "mimic", "wings"]
    assert pile(table) == []


def test_used_cards_go_to_the_discard_pile() -> None:
    """tokyo/R75"""
    table = rolled(NOTHING, {"cards": ["plot_twist"]}, IN_CITY, {}, market=["mimic"], discard=["tank"])
    play(table, "plot_twist:2>1")
    assert pile(table) == ["tank", "plot_twist"]


def test_sold_cards_go_to_the_discard_pile() -> None:
    """tokyo/R75"""
    table = tokyo({"cards": ["metamorph", "jets"]}, {}, {}, step="end", market=["mimic"], discard=["tank"])
    play(table, "sell:jets")
    assert pile(table) == ["tank", "jets"]


def test_cards_of_an_eliminated_monster_go_to_the_discard_pile() -> None:
    """tokyo/R75 tokyo/R93"""
    table = result(
        "smash smash 1 1 2 2", {}, in_city("jets", "wings", "spiked_tail", hearts=1, energy=1), {},
        market=["mimic"], discard=["tank"],
    )  # fmt: skip
    play(table, "stay")
    assert eliminated(table)[1]
    assert pile(table) == ["tank", "jets", "wings", "spiked_tail"]


def test_discarded_cards_can_be_bought_again() -> None:
    """tokyo/R75"""
    table = shop(["tank", "corner_store"], {"energy": 12}, {}, {}, deck=[], deck_exact=True)
    play(table, "buy:corner_store")
    assert shelf(table) == ["tank"]
    play(table, "buy:tank")
    assert shelf(table) == ["corner_store"]
    play(table, "buy:corner_store")
    assert stars(table)[0] == 6


def test_an_action_bought_when_nothing_is_left_is_the_next_card_revealed() -> None:
    """tokyo/R74 tokyo/R75"""
    table = shop(["corner_store", "heal"], {"energy": 12}, {}, {}, deck=["energize"], deck_exact=True)
    play(table, "buy:corner_store", "buy:heal")
    assert shelf(table) == ["energize", "corner_store"]


# -- who does not buy --


def test_a_certain_winner_is_not_asked_to_buy() -> None:
    """tokyo/R79: the only monster at 20 stars."""
    table = shop(["jets", "heal", "tank"], {"stars": 20, "energy": 9}, {}, {})
    assert kind(table) == "over"
    assert outcome(table)["winners"] == [0]


def test_the_last_survivor_is_not_asked_to_buy() -> None:
    """tokyo/R79"""
    table = result(ONE_SMASH, {"energy": 9}, in_city(hearts=1), {"hearts": 0}, market=["jets", "heal", "tank"])
    assert kind(table) == "over"
    assert outcome(table)["reason"] == "last_standing"


def test_a_winner_that_poison_would_kill_is_asked_to_buy() -> None:
    """tokyo/R79: its hearts must exceed its poison."""
    table = shop(["heal"], {"stars": 20, "energy": 9, "hearts": 2, "poison": 2}, {}, {}, deck=["jets"])
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))
    play(table, "buy:heal", "done")
    assert outcome(table)["winners"] == [0]


def test_a_last_survivor_that_poison_would_kill_is_asked_to_buy() -> None:
    """tokyo/R79 tokyo/R105"""
    table = result(
        ONE_SMASH, {"energy": 9, "hearts": 1, "poison": 1}, in_city(hearts=1), {"hearts": 0},
        market=["heal"], deck=["jets"],
    )  # fmt: skip
    assert kind(table) == "buy"
    play(table, "done")
    assert outcome(table)["reason"] == "all_dead"


def test_one_of_several_at_twenty_stars_is_asked_to_buy() -> None:
    """tokyo/R79"""
    table = shop(["evacuation_orders"], {"stars": 20, "energy": 9}, {"stars": 20}, {}, deck=["jets"])
    play(table, "buy:evacuation_orders", "done")
    assert outcome(table)["winners"] == [0]


def test_whoever_is_not_at_twenty_stars_buys_against_one_who_is() -> None:
    """tokyo/R79"""
    table = shop(["evacuation_orders"], {"energy": 9}, {"stars": 20}, {}, deck=["jets"])
    play(table, "buy:evacuation_orders", "done")
    assert stars(table)[1] == 15
    assert now(table) == (1, "roll")


def test_reaching_twenty_stars_in_the_buy_phase_does_not_close_it() -> None:
    """tokyo/R79: it is tested once, as the phase opens."""
    table = shop(["commuter_train", "corner_store"], {"stars": 17, "energy": 9}, {}, {}, deck=["jets"])
    play(table, "buy:commuter_train", "buy:corner_store")
    assert stars(table)[0] == 20
    assert asked(table) == (0, "buy", options(table)) and "sweep" in options(table)


def test_a_dead_monster_does_not_buy() -> None:
    """tokyo/R79: the attacker is bitten to death on its way into Tokyo."""
    table = result(ONE_SMASH, {"hearts": 1, "energy": 9}, in_city("burrowing"), {}, market=["jets", "heal", "tank"])
    play(table, "flee")
    assert eliminated(table)[0]
    assert now(table) == (1, "roll")


def test_a_buyer_that_its_own_card_kills_buys_no_more() -> None:
    """tokyo/R79 tokyo/R99"""
    table = shop(["tank", "heal"], {"hearts": 3, "energy": 20}, {}, {}, deck=["jets"])
    play(table, "buy:tank")
    assert eliminated(table)[0]
    assert now(table) == (1, "roll")
