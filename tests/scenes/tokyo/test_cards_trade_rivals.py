"""Opportunist and Parasitic Tentacles: buying what rivals uncover, and what lies in front of them."""

from tests.scenes.tokyo.support import (
    NOTHING,
    asked,
    cards_of,
    cards_shown,
    copy_of,
    eliminated,
    energy,
    facts,
    hearts,
    now,
    options,
    play,
    shelf,
    shop,
    stars,
    tokens_of,
    whose_turn,
)

# -- Opportunist --


def test_an_opportunist_may_buy_what_a_purchase_reveals() -> None:
    """tokyo/card/opportunist tokyo/card/opportunist#1 tokyo/R76"""
    table = shop(
        ["corner_store", "heal"], {"energy": 3}, {}, {"energy": 5, "cards": ["opportunist"]}, deck=["jets", "mimic"]
    )
    play(table, "buy:corner_store")
    assert asked(table) == (2, "snatch", ("buy:jets", "no"))
    play(table, "buy:jets")
    assert cards_of(table, 2) == ["opportunist", "jets"]
    assert energy(table)[2] == 0
    assert shelf(table) == ["mimic", "heal"]


def test_an_opportunist_may_decline() -> None:
    """tokyo/card/opportunist"""
    table = shop(["corner_store"], {"energy": 3}, {"energy": 5, "cards": ["opportunist"]}, {}, deck=["jets"])
    play(table, "buy:corner_store", "no")
    assert shelf(table) == ["jets"]
    assert now(table) == (1, "roll")


def test_an_opportunist_may_buy_any_card_of_a_swept_market() -> None:
    """tokyo/card/opportunist#1"""
    table = shop(
        ["mimic", "energize", "frenzy"], {"energy": 2}, {"energy": 6, "cards": ["opportunist"]}, {},
        deck=["jets", "extra_head", "heal", "tank"],
    )  # fmt: skip
    play(table, "sweep")
    assert asked(table) == (1, "snatch", ("buy:jets", "buy:heal", "no"))


def test_the_cards_that_lay_there_before_are_no_reveal() -> None:
    """tokyo/card/opportunist#1: only the card that took the place of the sold one is on offer."""
    table = shop(
        ["corner_store", "heal", "tank"], {"energy": 3}, {"energy": 9, "cards": ["opportunist"]}, {}, deck=["jets"]
    )
    assert asked(table) == (0, "buy", ("buy:corner_store", "buy:heal", "sweep", "done"))
    play(table, "buy:corner_store")
    assert asked(table) == (1, "snatch", ("buy:jets", "no"))


def test_what_was_revealed_in_an_earlier_turn_is_no_longer_on_offer() -> None:
    """tokyo/card/opportunist#1 tokyo/card/opportunist#4: the access ends with the turn."""
    table = shop(
        ["corner_store", "commuter_train"], {"energy": 3}, {"energy": 4}, {"energy": 9, "cards": ["opportunist"]},
        deck=["jets", "wings"], dice=NOTHING,
    )  # fmt: skip
    play(table, "buy:corner_store")
    assert options(table) == ("buy:jets", "no")
    play(table, "no", "stop", "buy:commuter_train")
    assert asked(table) == (2, "snatch", ("buy:wings", "no"))


def test_the_first_opportunist_in_turn_order_chooses_first() -> None:
    """tokyo/card/opportunist#2 tokyo/R76: seat 2 sits to the left of the buyer, seat 0 after it."""
    copy = copy_of("opportunist", 0)
    table = shop(
        ["corner_store"], {"energy": 9, "cards": ["opportunist"]}, {"energy": 3}, {"energy": 9, "cards": [copy]},
        turn=1, deck=["jets", "wings"],
    )  # fmt: skip
    play(table, "buy:corner_store")
    assert asked(table) == (2, "snatch", ("buy:jets", "no"))
    play(table, "no")
    assert asked(table) == (0, "snatch", ("buy:jets", "no"))


def test_after_a_snatch_all_opportunists_are_asked_again() -> None:
    """tokyo/card/opportunist#2 tokyo/card/opportunist#3"""
    copy = copy_of("opportunist", 0)
    table = shop(
        ["corner_store"], {"energy": 9, "cards": ["opportunist"]}, {"energy": 3}, {"energy": 9, "cards": [copy]},
        turn=1, deck=["jets", "wings"],
    )  # fmt: skip
    play(table, "buy:corner_store", "no", "buy:jets")
    assert cards_of(table, 0) == ["opportunist", "jets"]
    assert asked(table) == (2, "snatch", ("buy:wings", "no"))


def test_a_snatched_card_is_replaced_and_the_opportunist_is_asked_again() -> None:
    """tokyo/card/opportunist#3"""
    table = shop(
        ["corner_store"], {"energy": 3}, {"energy": 9, "cards": ["opportunist"]}, {},
        deck=["heal", "tank", "solar_powered"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:heal")
    assert asked(table) == (1, "snatch", ("buy:tank", "no"))
    play(table, "buy:tank")
    assert asked(table) == (1, "snatch", ("buy:solar_powered", "no"))


def test_every_unsold_card_revealed_this_turn_stays_on_offer() -> None:
    """tokyo/card/opportunist#4: the rest of a swept market, and what was declined before."""
    table = shop(
        ["mimic", "energize", "frenzy"], {"energy": 5}, {"energy": 20, "cards": ["opportunist"]}, {},
        deck=["jets", "heal", "tank", "wings", "solar_powered"],
    )  # fmt: skip
    play(table, "sweep", "buy:jets")
    assert asked(table) == (1, "snatch", ("buy:wings", "buy:heal", "buy:tank", "no"))
    play(table, "no", "buy:heal")
    assert asked(table) == (1, "snatch", ("buy:wings", "buy:solar_powered", "buy:tank", "no"))


def test_an_action_bought_by_an_opportunist_acts_for_the_opportunist() -> None:
    """tokyo/card/opportunist#5 tokyo/R78"""
    table = shop(
        ["corner_store"], {"energy": 3, "hearts": 9}, {"energy": 6, "hearts": 5, "cards": ["opportunist"]}, {},
        deck=["nuclear_power_plant"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:nuclear_power_plant")
    assert (stars(table)[1], hearts(table)[1], energy(table)[1]) == (2, 8, 0)
    assert (stars(table)[0], hearts(table)[0]) == (1, 9)


def test_damage_of_a_snatched_card_is_dealt_by_the_opportunist() -> None:
    """tokyo/R78 tokyo/R40: it spares the Opportunist and begins with the monster on its left."""
    table = shop(
        ["corner_store"], {"energy": 3}, {"energy": 6, "cards": ["opportunist"]}, {"hearts": 4}, deck=["flame_thrower"]
    )
    play(table, "buy:corner_store", "buy:flame_thrower")
    assert [(event["seat"], event["by"], event["hearts"]) for event in facts(table, "hurt")] == [(2, 1, 2), (0, 1, 2)]


def test_an_active_herbivore_is_not_blamed_for_what_an_opportunist_does() -> None:
    """tokyo/R78"""
    table = shop(
        ["corner_store"], {"energy": 3, "cards": ["herbivore"]}, {"energy": 3, "cards": ["opportunist"]}, {},
        deck=["flame_thrower", "mimic"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:flame_thrower")
    assert whose_turn(table) == 1
    assert stars(table)[0] == 2


def test_the_buyer_goes_on_after_an_opportunist() -> None:
    """tokyo/R76"""
    table = shop(
        ["corner_store", "heal"], {"energy": 6}, {"energy": 5, "cards": ["opportunist"]}, {}, deck=["jets", "mimic"]
    )
    play(table, "buy:corner_store", "buy:jets")
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))


def test_opportunist_is_silent_in_its_owners_own_turn() -> None:
    """tokyo/card/opportunist#6"""
    table = shop(["corner_store"], {"energy": 8, "cards": ["opportunist"]}, {}, {}, deck=["heal", "mimic"])
    play(table, "buy:corner_store")
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))


def test_an_opportunist_that_can_pay_for_nothing_is_not_asked() -> None:
    """tokyo/card/opportunist"""
    table = shop(["corner_store"], {"energy": 8}, {"energy": 2, "cards": ["opportunist"]}, {}, deck=["heal"])
    play(table, "buy:corner_store")
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))


def test_an_opportunist_killed_by_the_purchase_is_not_asked() -> None:
    """tokyo/card/opportunist tokyo/R73: damage comes before the window."""
    table = shop(
        ["flame_thrower"], {"energy": 8}, {"energy": 9, "hearts": 2, "cards": ["opportunist"]}, {}, deck=["heal"]
    )
    play(table, "buy:flame_thrower")
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))


def test_a_copied_opportunist_is_not_asked_when_the_purchase_killed_the_original() -> None:
    """tokyo/card/mimic#3 tokyo/R112 tokyo/R73: the copy is lost before the window opens."""
    copy = copy_of("opportunist", 1)
    table = shop(
        ["flame_thrower"], {"energy": 8}, {"energy": 9, "hearts": 2, "cards": ["opportunist"]},
        {"energy": 9, "cards": [copy]}, {}, deck=["heal"],
    )  # fmt: skip
    play(table, "buy:flame_thrower")
    assert eliminated(table)[1]
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))


def test_a_copied_opportunist_is_not_asked_when_the_original_killed_itself() -> None:
    """tokyo/card/mimic#3 tokyo/R112"""
    copy = copy_of("opportunist", 1)
    table = shop(
        ["corner_store"], {"energy": 8}, {"energy": 9, "hearts": 3, "cards": ["opportunist"]},
        {"energy": 9, "cards": [copy]}, {}, deck=["tank", "heal"],
    )  # fmt: skip
    play(table, "buy:corner_store", "buy:tank")
    assert eliminated(table)[1]
    assert asked(table) == (0, "buy", ("buy:heal", "sweep", "done"))


# -- Parasitic Tentacles --


def test_parasitic_tentacles_buy_keep_cards_of_others_from_their_owners() -> None:
    """tokyo/card/parasitic_tentacles tokyo/card/parasitic_tentacles#1 tokyo/R77"""
    table = shop(
        ["mimic"], {"energy": 12, "cards": ["parasitic_tentacles"]}, {"cards": ["jets"]},
        {"cards": ["wings", "nova_breath"]},
    )  # fmt: skip
    assert options(table) == (
        "buy:mimic", "buy:jets@1", "buy:wings@2", "buy:nova_breath@2", "sweep", "done",
    )  # fmt: skip
    play(table, "buy:nova_breath@2")
    assert asked(table) == (0, "buy", ("buy:jets@1", "sweep", "done"))
    assert cards_of(table, 0) == ["parasitic_tentacles", "nova_breath"]
    assert cards_of(table, 2) == ["wings"]
    assert (energy(table)[0], energy(table)[2]) == (5, 7)


def test_the_owner_is_not_asked_whether_it_sells() -> None:
    """tokyo/card/parasitic_tentacles#1"""
    table = shop(
        ["mimic"], {"energy": 5, "cards": ["parasitic_tentacles"]},
        {"energy": 9, "cards": ["jets", "rapid_healing"], "hearts": 2}, {},
    )  # fmt: skip
    play(table, "buy:jets@1")
    assert cards_of(table, 1) == ["rapid_healing"]
    assert now(table) == (1, "roll")


def test_parasitic_tentacles_do_not_buy_back_their_owners_own_cards() -> None:
    """tokyo/card/parasitic_tentacles#1"""
    table = shop(["mimic"], {"energy": 9, "cards": ["parasitic_tentacles", "jets"]}, {}, {})
    assert options(table) == ("buy:mimic", "sweep", "done")


def test_parasitic_tentacles_work_in_their_owners_buy_phase_only() -> None:
    """tokyo/card/parasitic_tentacles"""
    table = shop(
        ["corner_store"], {"energy": 9, "cards": ["jets"]},
        {"energy": 9, "cards": ["parasitic_tentacles", "opportunist"]}, {}, deck=["heal"],
    )  # fmt: skip
    play(table, "buy:corner_store")
    assert asked(table) == (1, "snatch", ("buy:heal", "no"))


def test_a_payment_from_tentacles_is_a_gain_for_friend_of_children() -> None:
    """tokyo/card/parasitic_tentacles#2 tokyo/card/friend_of_children#2"""
    table = shop(
        ["mimic"], {"energy": 5, "cards": ["parasitic_tentacles"]}, {"cards": ["jets", "friend_of_children"]}, {}
    )
    play(table, "buy:jets@1")
    assert energy(table)[1] == 6


def test_a_free_card_is_no_gain_for_its_owner() -> None:
    """tokyo/card/parasitic_tentacles#2 tokyo/card/friend_of_children#4"""
    mine = ["parasitic_tentacles", "alien_origin", copy_of("alien_origin", 0)]
    table = shop(["energize"], {"cards": mine}, {"cards": ["solar_powered", "friend_of_children"]}, {})
    play(table, "buy:solar_powered@1")
    assert energy(table)[1] == 0
    assert cards_of(table, 0)[-1] == "solar_powered"


def test_tokens_are_refilled_for_the_new_owner() -> None:
    """tokyo/card/parasitic_tentacles#3 tokyo/card/battery_monster#3 tokyo/card/smoke_cloud#3 tokyo/R77"""
    theirs = [{"id": "battery_monster", "tokens": 2}, {"id": "smoke_cloud", "tokens": 1}]
    table = shop(["mimic"], {"energy": 7, "cards": ["parasitic_tentacles"]}, {"cards": theirs}, {})
    play(table, "buy:battery_monster@1", "buy:smoke_cloud@1")
    assert cards_of(table, 0) == ["parasitic_tentacles", "battery_monster", "smoke_cloud"]
    assert [tokens_of(table, 0, card) for card in cards_of(table, 0)] == [0, 6, 3]
    assert energy(table)[1] == 7


def test_even_bigger_heals_its_new_owner_and_leaves_the_old_one_with_ten_hearts() -> None:
    """tokyo/card/parasitic_tentacles#3 tokyo/card/parasitic_tentacles#4 tokyo/card/even_bigger#3"""
    table = shop(
        ["mimic"], {"energy": 4, "hearts": 10, "cards": ["parasitic_tentacles"]},
        {"hearts": 12, "cards": ["even_bigger"]}, {},
    )  # fmt: skip
    play(table, "buy:even_bigger@1")
    assert hearts(table)[:2] == [12, 10]


def test_a_mimic_bought_with_tentacles_chooses_anew() -> None:
    """tokyo/card/parasitic_tentacles#3"""
    copy = copy_of("wings", 1)
    table = shop(
        ["energize"], {"energy": 8, "cards": ["parasitic_tentacles"]}, {"cards": [copy, "wings"]}, {"cards": ["jets"]}
    )
    play(table, "buy:mimic@1")
    assert asked(table) == (0, "copy", ("copy:parasitic_tentacles@0", "copy:wings@1", "copy:jets@2"))
    play(table, "copy:jets@2")
    assert cards_shown(table, 0)[1] == copy_of("jets", 2)
    assert energy(table)[1] == 8


def test_the_mimic_token_stays_on_a_card_bought_with_tentacles() -> None:
    """tokyo/card/parasitic_tentacles#4 tokyo/card/mimic#4 tokyo/R77 tokyo/R114"""
    copy = copy_of("jets", 1)
    table = shop(["energize"], {"energy": 5, "cards": ["parasitic_tentacles"]}, {"cards": ["jets"]}, {"cards": [copy]})
    play(table, "buy:jets@1")
    assert cards_shown(table, 2) == [copy_of("jets", 0)]


def test_the_old_owner_loses_the_benefits_at_once() -> None:
    """tokyo/card/parasitic_tentacles#4: the new owner's next purchase is cheaper, the old owner's is not."""
    table = shop(
        ["corner_store"], {"energy": 5, "cards": ["parasitic_tentacles"]}, {"energy": 3, "cards": ["alien_origin"]}, {}
    )
    assert (table.view(0)["prices"], table.view(1)["prices"]) == ([3], [2])
    play(table, "buy:alien_origin@1")
    assert (table.view(0)["prices"], table.view(1)["prices"]) == ([2], [3])


def test_tentacles_give_opportunists_nothing() -> None:
    """tokyo/card/parasitic_tentacles#5"""
    table = shop(
        ["corner_store"], {"energy": 9, "cards": ["parasitic_tentacles"]},
        {"energy": 9, "cards": ["opportunist", "jets"]}, {}, deck=["heal"],
    )  # fmt: skip
    play(table, "buy:jets@1")
    assert asked(table) == (0, "buy", ("buy:corner_store", "buy:opportunist@1", "sweep", "done"))
    assert shelf(table) == ["corner_store"]
