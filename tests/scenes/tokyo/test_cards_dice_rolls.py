"""Cards that give dice and Rolls, or roll dice again."""

from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    asked,
    cards_of,
    copy_of,
    dice,
    dice_thrown,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    options,
    pile,
    play,
    rolled,
    rolls_left,
    shop,
    tokens_of,
    tokyo,
    whose_turn,
)

# -- Background Dweller --


def test_background_dweller_rolls_a_three_again_without_spending_a_roll() -> None:
    """tokyo/card/background_dweller, tokyo/R19: one 3 is thrown again, the Rolls left stay."""
    table = tokyo({"cards": ["background_dweller"]}, IN_CITY, {}, dice="3 3 1 2 heart energy smash", rolls_left=1)
    play(table, "background_dweller")
    assert dice(table) == ["1", "2", "3", "heart", "energy", "smash"]
    assert rolls_left(table) == 1
    assert "keep:1,2" in options(table)


def test_background_dweller_goes_on_after_the_last_roll_as_long_as_threes_come() -> None:
    """tokyo/card/background_dweller#1, tokyo/R19: one die at a time, also with no Roll left, until no 3 is left or
    wanted."""
    table = rolled("3 3 1 2 heart energy 3 1 2", {"cards": ["background_dweller"]}, IN_CITY, {})
    for threes in (2, 2, 1):
        assert dice(table).count("3") == threes
        assert asked(table) == (0, "roll", ("stop", "background_dweller"))
        play(table, "background_dweller")
    assert [fact["faces"] for fact in facts(table, "die_rerolled", 0)] == [["3", "3"], ["3", "1"], ["3", "2"]]
    assert whose_turn(table) == 1


def test_background_dweller_is_silent_without_a_three() -> None:
    """tokyo/card/background_dweller: no other face can be rolled again."""
    table = rolled("1 1 2 2 heart energy", {"cards": ["background_dweller"]}, IN_CITY, {})
    assert whose_turn(table) == 1


def test_a_three_made_by_a_probe_may_be_rolled_again_before_resolving() -> None:
    """tokyo/card/background_dweller#2, tokyo/card/psychic_probe#4, tokyo/R20: also repeatedly, as long as it is a 3."""
    table = rolled(
        "1 2 2 heart energy energy 3 3 smash", {"cards": ["background_dweller"]}, in_city("psychic_probe"), {}
    )
    play(table, "probe:1")
    assert asked(table) == (0, "change", ("done", "background_dweller"))
    play(table, "background_dweller")
    assert asked(table) == (0, "change", ("done", "background_dweller"))
    play(table, "background_dweller")
    assert facts(table, "smashed", 0)[0]["smashes"] == 1


def test_a_three_kept_when_rolling_ended_is_not_rolled_again_later() -> None:
    """tokyo/R19, tokyo/R20: after S4 only as many 3s as others have thrown may be rolled again."""
    table = rolled(
        "3 2 2 heart energy energy 3 1", {"cards": ["background_dweller"]}, in_city("psychic_probe"), {}, market=[]
    )
    play(table, "stop", "probe:2")
    assert dice(table).count("3") == 2
    play(table, "background_dweller")
    assert facts(table, "die_rerolled", 0)[0]["faces"] == ["3", "1"]
    assert whose_turn(table) == 1 and kind(table) == "roll"


def test_a_three_set_by_a_card_is_not_rolled_again() -> None:
    """tokyo/card/background_dweller#3"""
    table = rolled("1 1 2 2 heart energy", {"cards": ["background_dweller", "stretchy"], "energy": 4}, IN_CITY, {})
    play(table, "stretchy:heart>3")
    assert kind(table) == "change"
    assert "background_dweller" not in options(table)


def test_a_three_set_by_a_card_does_not_stand_in_for_a_probed_one() -> None:
    """tokyo/card/background_dweller#3: once the probed 3 has been turned away, a 3 set afterwards stays."""
    for away in ("stretchy:3>smash", "herd_culler:3"):
        table = rolled(
            "1 1 2 2 heart energy 3", {"cards": ["background_dweller", "stretchy", "herd_culler"], "energy": 6},
            in_city("psychic_probe"), {},
        )  # fmt: skip
        play(table, "probe:2")
        assert "background_dweller" in options(table)
        play(table, away)
        assert "background_dweller" not in options(table)
        play(table, "stretchy:heart>3")
        assert kind(table) == "change"
        assert "background_dweller" not in options(table)


def test_a_three_that_a_second_probe_took_away_is_forgotten() -> None:
    """tokyo/card/background_dweller#3: the second probe rolls the 3 of the first again, and no 3 is spare."""
    table = rolled(
        "1 1 2 2 heart energy 3 smash", {"cards": ["background_dweller", "stretchy"], "energy": 4},
        in_city("psychic_probe"), {"cards": [copy_of("psychic_probe", 1)]},
    )  # fmt: skip
    play(table, "probe:2", "probe:3", "stretchy:heart>3")
    assert kind(table) == "change"
    assert "background_dweller" not in options(table)


def test_the_threes_of_two_probes_may_both_be_rolled_again() -> None:
    """tokyo/card/background_dweller#2"""
    table = rolled(
        "1 1 2 2 heart heart 3 3 smash smash", {"cards": ["background_dweller"]}, in_city("psychic_probe"),
        {"cards": [copy_of("psychic_probe", 1)]},
    )  # fmt: skip
    play(table, "probe:1", "probe:2", "background_dweller", "background_dweller")
    assert facts(table, "smashed", 0)[0]["smashes"] == 2


def test_one_die_that_two_probes_made_a_three_counts_once() -> None:
    """tokyo/card/background_dweller#3: it is rolled again, and the 3 that a card set stays."""
    table = rolled(
        "1 1 2 2 heart energy 3 3 smash", {"cards": ["background_dweller", "stretchy"], "energy": 4},
        in_city("psychic_probe"), {"cards": [copy_of("psychic_probe", 1)]},
    )  # fmt: skip
    play(table, "probe:2", "probe:3", "stretchy:heart>3", "background_dweller")
    assert dice(table) == ["1", "1", "2", "3", "energy", "smash"]
    assert "background_dweller" not in options(table)


def test_background_dweller_rolls_the_threes_of_camouflage_again() -> None:
    """tokyo/card/background_dweller#4, tokyo/R42"""
    table = rolled("smash smash smash 1 2 2 3 heart 1 heart", {}, in_city("camouflage", "background_dweller"), {})
    play(table, "camouflage")
    assert asked(table) == (1, "reroll", ("background_dweller", "no"))
    play(table, "background_dweller")
    assert hearts(table)[1] == 9


def test_background_dweller_rolls_the_three_of_ones_own_probe_again() -> None:
    """tokyo/card/background_dweller#4, tokyo/card/psychic_probe#4: the prober goes on until it is no 3; the last face
    counts."""
    table = rolled("smash smash 1 1 2 2 3 3 heart", {}, in_city("psychic_probe", "background_dweller"), {})
    play(table, "probe:smash")
    for _ in range(2):
        assert asked(table) == (1, "reroll", ("background_dweller", "no"))
        play(table, "background_dweller")
    assert hearts(table)[1] == 9
    assert cards_of(table, 1) == ["background_dweller"]


def test_a_copied_background_dweller_rolls_threes_again() -> None:
    """tokyo/card/background_dweller, tokyo/R110: the copy works for its own owner."""
    table = rolled(
        "3 1 1 2 2 heart energy", {"cards": [copy_of("background_dweller", 1)]}, in_city("background_dweller"), {}
    )
    assert asked(table) == (0, "roll", ("stop", "background_dweller"))
    play(table, "background_dweller")
    assert energy(table)[0] == 1


# -- Energy Drink --


def test_energy_drink_buys_rolls_as_long_as_there_is_energy() -> None:
    """tokyo/card/energy_drink#1, tokyo/R18: 1 energy for each Roll, again and again, also after the last Roll."""
    table = rolled("1 1 2 2 heart heart 3 3 smash smash", {"cards": ["energy_drink"], "energy": 2}, IN_CITY, {})
    assert asked(table) == (0, "roll", ("stop", "energy_drink"))
    play(table, "energy_drink")
    assert (energy(table)[0], rolls_left(table)) == (1, 1)
    play(table, "keep:1,1,2,2")
    assert dice(table) == ["1", "1", "2", "2", "3", "3"]
    assert asked(table) == (0, "roll", ("stop", "energy_drink"))
    play(table, "energy_drink", "keep:1,1,2,2")
    assert energy(table)[0] == 0
    assert facts(table, "smashed", 0)[0]["smashes"] == 2, "with no energy left, rolling ended by itself"


def test_energy_drink_may_be_taken_before_the_last_roll_too() -> None:
    """tokyo/card/energy_drink, tokyo/R18: the Roll is added to those that are left."""
    table = tokyo({"cards": ["energy_drink"], "energy": 1}, IN_CITY, {}, dice="1 1 2 2 heart heart")
    play(table, "energy_drink")
    assert rolls_left(table) == 3
    assert "energy_drink" not in options(table)


# -- Extra Head --


def test_an_extra_head_rolls_seven_dice() -> None:
    """tokyo/card/extra_head, tokyo/R17"""
    table = tokyo({"cards": ["extra_head"]}, IN_CITY, {}, dice="1 1 2 2 3 3 smash")
    assert dice(table) == ["1", "1", "2", "2", "3", "3", "smash"]


def test_an_extra_head_bought_now_rolls_from_the_next_roll_phase_on() -> None:
    """tokyo/card/extra_head#1, tokyo/R17"""
    table = rolled(
        "1 1 2 2 3 3" + 2 * " 1 1 2 2 heart heart" + " 1 2 3 1 2 3 smash", {"energy": 7}, IN_CITY, {},
        market=["extra_head"],
    )  # fmt: skip
    play(table, "buy:extra_head")
    assert dice_thrown(table, 0) == [6], "no die is thrown later in this turn"
    play(table, "stop", "stop")
    assert asked(table) is not None and whose_turn(table) == 0
    assert dice(table) == ["1", "1", "2", "2", "3", "3", "smash"]


def test_two_extra_heads_and_a_copy_make_nine_dice() -> None:
    """tokyo/card/extra_head#2, tokyo/R117, tokyo/R7"""
    heads = ["extra_head", "extra_head", copy_of("extra_head", 0)]
    table = tokyo({"cards": heads}, IN_CITY, {}, dice="1 1 2 2 3 3 smash smash smash")
    assert dice(table) == ["1", "1", "2", "2", "3", "3", "smash", "smash", "smash"]


# -- Giant Brain --


def test_a_giant_brain_has_four_rolls() -> None:
    """tokyo/card/giant_brain, tokyo/R18"""
    table = tokyo({"cards": ["giant_brain"]}, IN_CITY, {}, dice=4 * "1 1 2 2 3 3 ")
    for left in (3, 2, 1):
        assert rolls_left(table) == left
        play(table, "keep:none")
    assert whose_turn(table) == 1, "the fourth Roll was the last"
    assert len(facts(table, "rolled", 0)) == 4


def test_a_copied_giant_brain_adds_another_roll() -> None:
    """tokyo/card/giant_brain#1, tokyo/R117, tokyo/R18"""
    table = tokyo({"cards": ["giant_brain", copy_of("giant_brain", 0)]}, IN_CITY, {}, dice=NOTHING)
    assert rolls_left(table) == 4


# -- Smoke Cloud --


def test_smoke_gives_rolls_with_and_without_rolls_left_until_it_is_gone() -> None:
    """tokyo/card/smoke_cloud, tokyo/card/smoke_cloud#1, tokyo/R18, tokyo/R109: three tokens, all in one turn if
    wanted."""
    table = tokyo(
        {"cards": ["smoke_cloud"]}, IN_CITY, {}, dice="1 1 2 2 heart heart 3 3 3 smash", rolls_left=1, market=[]
    )
    assert tokens_of(table, 0, "smoke_cloud") == 3
    play(table, "smoke_cloud")
    assert (rolls_left(table), tokens_of(table, 0, "smoke_cloud")) == (2, 2)
    play(table, "keep:1,1,2,2,heart", "keep:1,1,2,2,heart")
    assert asked(table) == (0, "roll", ("stop", "smoke_cloud"))
    play(table, "smoke_cloud", "keep:1,1,2,2,heart")
    assert asked(table) == (0, "roll", ("stop", "smoke_cloud"))
    play(table, "smoke_cloud")
    assert cards_of(table, 0) == []
    assert pile(table) == ["smoke_cloud"]
    play(table, "keep:1,1,2,2,heart")
    assert asked(table) == (1, "flee", ("flee", "stay")), "the last Roll brought a smash"


def test_smoke_is_for_ones_own_rolls_only() -> None:
    """tokyo/card/smoke_cloud#1"""
    table = tokyo({}, in_city("smoke_cloud"), {}, dice="1 1 2 2 heart heart", rolls_left=1)
    assert table.decision is not None and table.decision.seat == 0
    assert "smoke_cloud" not in options(table)
    play(table, "stop")
    assert (whose_turn(table), tokens_of(table, 1, "smoke_cloud")) == (1, 3)


def test_a_smoke_token_is_spent_before_the_dice_are_chosen() -> None:
    """tokyo/card/smoke_cloud#2: two answers; the token is gone even if the dice are then left as they are."""
    table = rolled("1 1 2 2 heart heart", {"cards": ["smoke_cloud"]}, IN_CITY, {})
    play(table, "smoke_cloud")
    assert tokens_of(table, 0, "smoke_cloud") == 2
    assert dice(table) == ["1", "1", "2", "2", "heart", "heart"]
    play(table, "stop")
    assert (whose_turn(table), tokens_of(table, 0, "smoke_cloud")) == (1, 2)


def test_smoke_cloud_bought_from_its_owner_is_full_again() -> None:
    """tokyo/card/smoke_cloud#3, tokyo/R77"""
    table = shop([], {"cards": ["parasitic_tentacles"], "energy": 4}, in_city({"id": "smoke_cloud", "tokens": 1}), {})
    play(table, "buy:smoke_cloud@1")
    assert cards_of(table, 1) == []
    assert tokens_of(table, 0, "smoke_cloud") == 3


def test_a_copied_smoke_cloud_has_tokens_of_its_own_and_goes_with_the_last() -> None:
    """tokyo/card/smoke_cloud, tokyo/card/mimic#7, tokyo/R116, tokyo/R110"""
    table = rolled(
        "1 1 2 2 heart heart", {"cards": [copy_of("smoke_cloud", 1)]}, in_city({"id": "smoke_cloud", "tokens": 1}), {},
        market=[],
    )  # fmt: skip
    play(table, "smoke_cloud", "smoke_cloud")
    assert tokens_of(table, 0, "mimic") == 1
    play(table, "smoke_cloud")
    assert cards_of(table, 0) == []
    assert pile(table) == ["mimic"]
    assert tokens_of(table, 1, "smoke_cloud") == 1
