"""Cards that give dice and Rolls, roll dice again, or set them."""

from typing import Any

from baffe.games.tokyo.hand import text
from baffe.games.tokyo.table import TokyoTable
from tests.support import asked, facts, kind, options, play, tokyo

IN_CITY: dict[str, Any] = {"place": "city"}


def cards_of(table: TokyoTable, seat: int) -> list[str]:
    return [it.card.id for it in table.monsters[seat].cards]


def tokens_of(table: TokyoTable, seat: int, card: str) -> int:
    return next(it.tokens for it in table.monsters[seat].cards if it.card.id == card)


def copy_of(card: str, seat: int) -> dict[str, Any]:
    return {"id": "mimic", "copies": card, "of": seat}


# -- Background Dweller --


def test_background_dweller_rolls_a_three_again_without_spending_a_roll() -> None:
    """card/background_dweller, tokyo/R19: one 3 is thrown again, the Rolls left stay."""
    table = tokyo({"cards": ["background_dweller"]}, IN_CITY, {}, dice="3 3 1 2 heart energy smash", rolls_left=1)
    play(table, "background_dweller")
    assert text(table.hand) == "1,2,3,heart,energy,smash"
    assert table.rolls_left == 1
    assert "keep:1,2" in options(table)


def test_background_dweller_goes_on_after_the_last_roll_as_long_as_threes_come() -> None:
    """card/background_dweller#1, tokyo/R19: one die at a time, also with no Roll left, until no 3 is left or wanted."""
    table = tokyo({"cards": ["background_dweller"]}, IN_CITY, {}, dice="3 3 1 2 heart energy 3 1 2", rolls_left=0)
    for threes in (2, 2, 1):
        assert text(table.hand).count("3") == threes
        assert asked(table) == (0, "roll", ("stop", "background_dweller"))
        play(table, "background_dweller")
    assert [fact["faces"] for fact in facts(table, "die_rerolled", 0)] == [["3", "3"], ["3", "1"], ["3", "2"]]
    assert table.active == 1


def test_background_dweller_is_silent_without_a_three() -> None:
    """card/background_dweller: no other face can be rolled again."""
    table = tokyo({"cards": ["background_dweller"]}, IN_CITY, {}, dice="1 1 2 2 heart energy", rolls_left=0)
    assert table.active == 1


def test_a_three_made_by_a_probe_may_be_rolled_again_before_resolving() -> None:
    """card/background_dweller#2, card/psychic_probe#4, tokyo/R20: also repeatedly, as long as it is a 3."""
    table = tokyo(
        {"cards": ["background_dweller"]},
        {"place": "city", "cards": ["psychic_probe"]},
        {},
        dice="1 2 2 heart energy energy 3 3 smash",
        rolls_left=0,
    )
    play(table, "probe:1")
    assert asked(table) == (0, "change", ("done", "background_dweller"))
    play(table, "background_dweller")
    assert asked(table) == (0, "change", ("done", "background_dweller"))
    play(table, "background_dweller")
    assert facts(table, "smashed", 0)[0]["smashes"] == 1


def test_a_three_kept_when_rolling_ended_is_not_rolled_again_later() -> None:
    """tokyo/R19, tokyo/R20: after S4 only as many 3s as others have thrown may be rolled again."""
    table = tokyo(
        {"cards": ["background_dweller"]},
        {"place": "city", "cards": ["psychic_probe"]},
        {},
        dice="3 2 2 heart energy energy 3 1",
        rolls_left=0,
        market=[],
    )
    play(table, "stop", "probe:2")
    assert text(table.hand).count("3") == 2
    play(table, "background_dweller")
    assert facts(table, "die_rerolled", 0)[0]["faces"] == ["3", "1"]
    assert table.active == 1 and kind(table) == "roll"


def test_a_three_set_by_a_card_is_not_rolled_again() -> None:
    """card/background_dweller#3"""
    table = tokyo(
        {"cards": ["background_dweller", "stretchy"], "energy": 4},
        IN_CITY,
        {},
        dice="1 1 2 2 heart energy",
        rolls_left=0,
    )
    play(table, "stretchy:heart>3")
    assert kind(table) == "change"
    assert "background_dweller" not in options(table)


def test_a_three_set_by_a_card_does_not_stand_in_for_a_probed_one() -> None:
    """card/background_dweller#3: once the probed 3 has been turned away, a 3 set afterwards stays."""
    for away in ("stretchy:3>smash", "herd_culler:3"):
        table = tokyo(
            {"cards": ["background_dweller", "stretchy", "herd_culler"], "energy": 6},
            {"place": "city", "cards": ["psychic_probe"]},
            {},
            dice="1 1 2 2 heart energy 3",
            rolls_left=0,
        )
        play(table, "probe:2")
        assert "background_dweller" in options(table)
        play(table, away)
        assert "background_dweller" not in options(table)
        play(table, "stretchy:heart>3")
        assert kind(table) == "change"
        assert "background_dweller" not in options(table)


def test_a_three_that_a_second_probe_took_away_is_forgotten() -> None:
    """card/background_dweller#3: the second probe rolls the 3 of the first again, and no 3 is spare."""
    table = tokyo(
        {"cards": ["background_dweller", "stretchy"], "energy": 4},
        {"place": "city", "cards": ["psychic_probe"]},
        {"cards": [copy_of("psychic_probe", 1)]},
        dice="1 1 2 2 heart energy 3 smash",
        rolls_left=0,
    )
    play(table, "probe:2", "probe:3", "stretchy:heart>3")
    assert kind(table) == "change"
    assert "background_dweller" not in options(table)


def test_the_threes_of_two_probes_may_both_be_rolled_again() -> None:
    """card/background_dweller#2"""
    table = tokyo(
        {"cards": ["background_dweller"]},
        {"place": "city", "cards": ["psychic_probe"]},
        {"cards": [copy_of("psychic_probe", 1)]},
        dice="1 1 2 2 heart heart 3 3 smash smash",
        rolls_left=0,
    )
    play(table, "probe:1", "probe:2", "background_dweller", "background_dweller")
    assert facts(table, "smashed", 0)[0]["smashes"] == 2


def test_one_die_that_two_probes_made_a_three_counts_once() -> None:
    """card/background_dweller#3: it is rolled again, and the 3 that a card set stays."""
    table = tokyo(
        {"cards": ["background_dweller", "stretchy"], "energy": 4},
        {"place": "city", "cards": ["psychic_probe"]},
        {"cards": [copy_of("psychic_probe", 1)]},
        dice="1 1 2 2 heart energy 3 3 smash",
        rolls_left=0,
    )
    play(table, "probe:2", "probe:3", "stretchy:heart>3", "background_dweller")
    assert text(table.hand) == "1,1,2,3,energy,smash"
    assert "background_dweller" not in options(table)


def test_background_dweller_rolls_the_threes_of_camouflage_again() -> None:
    """card/background_dweller#4, tokyo/R42"""
    table = tokyo(
        {},
        {"place": "city", "cards": ["camouflage", "background_dweller"]},
        {},
        dice="smash smash smash 1 2 2 3 heart 1 heart",
        rolls_left=0,
    )
    play(table, "camouflage")
    assert asked(table) == (1, "reroll", ("background_dweller", "no"))
    play(table, "background_dweller")
    assert table.monsters[1].hearts == 9


def test_background_dweller_rolls_the_three_of_ones_own_probe_again() -> None:
    """card/background_dweller#4, card/psychic_probe#4: the prober goes on until it is no 3; the last face counts."""
    table = tokyo(
        {},
        {"place": "city", "cards": ["psychic_probe", "background_dweller"]},
        {},
        dice="smash smash 1 1 2 2 3 3 heart",
        rolls_left=0,
    )
    play(table, "probe:smash")
    for _ in range(2):
        assert asked(table) == (1, "reroll", ("background_dweller", "no"))
        play(table, "background_dweller")
    assert table.monsters[1].hearts == 9
    assert cards_of(table, 1) == ["background_dweller"]


def test_a_copied_background_dweller_rolls_threes_again() -> None:
    """card/background_dweller, tokyo/R110: the copy works for its own owner."""
    table = tokyo(
        {"cards": [copy_of("background_dweller", 1)]},
        {"place": "city", "cards": ["background_dweller"]},
        {},
        dice="3 1 1 2 2 heart energy",
        rolls_left=0,
    )
    assert asked(table) == (0, "roll", ("stop", "background_dweller"))
    play(table, "background_dweller")
    assert table.monsters[0].energy == 1


# -- Energy Drink --


def test_energy_drink_buys_rolls_as_long_as_there_is_energy() -> None:
    """card/energy_drink#1, tokyo/R18: 1 energy for each Roll, again and again, also after the last Roll."""
    table = tokyo(
        {"cards": ["energy_drink"], "energy": 2},
        IN_CITY,
        {},
        dice="1 1 2 2 heart heart 3 3 smash smash",
        rolls_left=0,
    )
    assert asked(table) == (0, "roll", ("stop", "energy_drink"))
    play(table, "energy_drink")
    assert (table.monsters[0].energy, table.rolls_left) == (1, 1)
    play(table, "keep:1,1,2,2")
    assert text(table.hand) == "1,1,2,2,3,3"
    assert asked(table) == (0, "roll", ("stop", "energy_drink"))
    play(table, "energy_drink", "keep:1,1,2,2")
    assert table.monsters[0].energy == 0
    assert facts(table, "smashed", 0)[0]["smashes"] == 2, "with no energy left, rolling ended by itself"


def test_energy_drink_may_be_taken_before_the_last_roll_too() -> None:
    """card/energy_drink, tokyo/R18: the Roll is added to those that are left."""
    table = tokyo({"cards": ["energy_drink"], "energy": 1}, IN_CITY, {}, dice="1 1 2 2 heart heart")
    play(table, "energy_drink")
    assert table.rolls_left == 3
    assert "energy_drink" not in options(table)


# -- Extra Head --


def test_an_extra_head_rolls_seven_dice() -> None:
    """card/extra_head, tokyo/R17"""
    table = tokyo({"cards": ["extra_head"]}, IN_CITY, {}, dice="1 1 2 2 3 3 smash")
    assert text(table.hand) == "1,1,2,2,3,3,smash"


def test_an_extra_head_bought_now_rolls_from_the_next_roll_phase_on() -> None:
    """card/extra_head#1, tokyo/R17"""
    table = tokyo(
        {"energy": 7},
        IN_CITY,
        {},
        dice="1 1 2 2 3 3" + 2 * " 1 1 2 2 heart heart" + " 1 2 3 1 2 3 smash",
        rolls_left=0,
        market=["extra_head"],
    )
    play(table, "buy:extra_head")
    assert [len(fact["dice"]) for fact in facts(table, "rolled", 0)] == [6], "no die is thrown later in this turn"
    play(table, "stop", "stop")
    assert asked(table) is not None and table.active == 0
    assert text(table.hand) == "1,1,2,2,3,3,smash"


def test_two_extra_heads_and_a_copy_make_nine_dice() -> None:
    """card/extra_head#2, tokyo/R117, tokyo/R7"""
    heads = ["extra_head", "extra_head", copy_of("extra_head", 0)]
    table = tokyo({"cards": heads}, IN_CITY, {}, dice="1 1 2 2 3 3 smash smash smash")
    assert text(table.hand) == "1,1,2,2,3,3,smash,smash,smash"


# -- Giant Brain --


def test_a_giant_brain_has_four_rolls() -> None:
    """card/giant_brain, tokyo/R18"""
    table = tokyo({"cards": ["giant_brain"]}, IN_CITY, {}, dice=4 * "1 1 2 2 3 3 ")
    for left in (3, 2, 1):
        assert table.rolls_left == left
        play(table, "keep:none")
    assert table.active == 1, "the fourth Roll was the last"
    assert len(facts(table, "rolled", 0)) == 4


def test_a_copied_giant_brain_adds_another_roll() -> None:
    """card/giant_brain#1, tokyo/R117, tokyo/R18"""
    table = tokyo({"cards": ["giant_brain", copy_of("giant_brain", 0)]}, IN_CITY, {}, dice="1 1 2 2 3 3")
    assert table.rolls_left == 4


# -- Herd Culler --


def test_herd_culler_sets_one_die_to_one() -> None:
    """card/herd_culler, tokyo/R21: the third 1 scores, and the card is used up for the turn."""
    table = tokyo({"cards": ["herd_culler"]}, IN_CITY, {}, dice="1 1 2 heart smash smash", rolls_left=0)
    assert asked(table) == (0, "change", ("done", "herd_culler:2", "herd_culler:heart", "herd_culler:smash"))
    play(table, "herd_culler:smash")
    assert table.monsters[0].stars == 1
    assert facts(table, "smashed", 0)[0]["smashes"] == 1
    assert kind(table) == "flee"
    assert cards_of(table, 0) == ["herd_culler"]


def test_herd_culler_may_be_left_unused() -> None:
    """card/herd_culler: an option, not a duty."""
    table = tokyo({"cards": ["herd_culler"]}, IN_CITY, {}, dice="1 1 2 2 heart heart", rolls_left=0)
    play(table, "done")
    assert table.monsters[0].stars == 0
    assert table.active == 1


def test_herd_culler_comes_after_the_rolls_and_after_probes() -> None:
    """card/herd_culler#1, card/psychic_probe#1, tokyo/R21"""
    table = tokyo(
        {"cards": ["herd_culler"]},
        {"place": "city", "cards": ["psychic_probe"]},
        {},
        dice="1 1 2 2 heart heart 3",
        rolls_left=1,
    )
    assert "herd_culler:2" not in options(table)
    play(table, "stop")
    assert asked(table) == (1, "probe", ("probe:1", "probe:2", "probe:heart", "no"))
    play(table, "probe:1")
    assert asked(table) == (0, "change", ("done", "herd_culler:2", "herd_culler:3", "herd_culler:heart"))
    play(table, "herd_culler:3")
    assert (table.active, kind(table)) == (1, "roll"), "nobody answers a changed die"


def test_a_copied_herd_culler_is_used_a_second_time() -> None:
    """card/herd_culler#1, tokyo/R115"""
    table = tokyo(
        {"cards": ["herd_culler", copy_of("herd_culler", 0)]}, IN_CITY, {}, dice="1 2 2 2 heart heart", rolls_left=0
    )
    play(table, "herd_culler:2", "herd_culler:2")
    assert table.monsters[0].stars == 1
    assert table.active == 1, "there is no third use"


def test_herd_culler_is_fresh_again_in_the_next_turn() -> None:
    """card/herd_culler, tokyo/R21: once in each turn."""
    table = tokyo(
        {"cards": ["herd_culler"]}, IN_CITY, dice="1 2 2 3 3 heart 1 1 2 2 heart heart 1 2 2 3 3 heart", rolls_left=0,
        market=[],
    )  # fmt: skip
    play(table, "herd_culler:2", "stop", "stop")
    assert (table.active, kind(table)) == (0, "change")
    assert "herd_culler:2" in options(table)


# -- Plot Twist --


def test_plot_twist_sets_a_die_to_any_face_and_is_gone() -> None:
    """card/plot_twist, card/plot_twist#1: one use."""
    table = tokyo({"cards": ["plot_twist"]}, IN_CITY, {}, dice="1 1 2 2 heart heart", rolls_left=0)
    assert len(options(table)) == 1 + 3 * 5
    play(table, "plot_twist:heart>smash")
    assert kind(table) == "flee"
    assert table.monsters[1].hearts == 9
    assert cards_of(table, 0) == []
    assert table.view(None)["discard"] == ["plot_twist"]


def test_plot_twist_may_be_saved_for_later() -> None:
    """card/plot_twist: an option, not a duty."""
    table = tokyo({"cards": ["plot_twist"]}, IN_CITY, {}, dice="1 1 2 2 heart heart", rolls_left=0)
    play(table, "done")
    assert table.active == 1
    assert cards_of(table, 0) == ["plot_twist"]


def test_plot_twist_comes_after_probes() -> None:
    """card/plot_twist#1, card/psychic_probe#1, tokyo/R21"""
    table = tokyo(
        {"cards": ["plot_twist"]},
        {"place": "city", "cards": ["psychic_probe"]},
        {},
        dice="1 1 2 2 heart heart 3",
        rolls_left=0,
    )
    assert (asked(table) or ())[:2] == (1, "probe")
    play(table, "probe:1")
    assert "plot_twist:3>1" in options(table)
    play(table, "plot_twist:3>energy")
    assert table.monsters[0].energy == 1
    assert (table.active, kind(table)) == (1, "roll"), "nobody answers a changed die"


def test_plot_twist_used_through_mimic_discards_mimic() -> None:
    """card/plot_twist#1, card/mimic#7, tokyo/R116: the card that was copied stays with its owner."""
    table = tokyo(
        {"cards": [copy_of("plot_twist", 1)]},
        {"place": "city", "cards": ["plot_twist"]},
        {},
        dice="1 1 2 2 heart heart",
        rolls_left=0,
    )
    play(table, "plot_twist:2>1")
    assert table.monsters[0].stars == 1
    assert cards_of(table, 0) == []
    assert cards_of(table, 1) == ["plot_twist"]


# -- Psychic Probe --


def test_a_probe_rolls_one_die_of_a_rival_again() -> None:
    """card/psychic_probe, tokyo/R20: the new face is the rival's result, and the card stays."""
    table = tokyo(
        {},
        {"place": "city", "cards": ["psychic_probe"]},
        {},
        dice="smash 1 1 2 2 heart energy",
        rolls_left=0,
    )
    assert asked(table) == (1, "probe", ("probe:1", "probe:2", "probe:heart", "probe:smash", "no"))
    play(table, "probe:smash")
    assert table.monsters[1].hearts == 10
    assert table.monsters[0].energy == 1
    assert cards_of(table, 1) == ["psychic_probe"]


def test_a_probe_waits_until_its_rival_has_ended_its_rolls() -> None:
    """card/psychic_probe, tokyo/R20: the rival rolls no more afterwards."""
    table = tokyo(
        {"place": "city", "cards": ["psychic_probe"]}, {}, {}, turn=1, dice="1 1 2 2 heart heart 3", rolls_left=2
    )
    assert (asked(table) or ())[:2] == (1, "roll")
    play(table, "stop")
    assert (asked(table) or ())[:2] == (0, "probe")
    play(table, "probe:1")
    assert (table.active, kind(table)) == (2, "roll")


def test_a_probe_works_once_in_the_turn_of_each_rival_and_never_in_ones_own() -> None:
    """card/psychic_probe, tokyo/R20"""
    table = tokyo(
        {},
        {"place": "city", "cards": ["psychic_probe"]},
        {},
        dice="1 1 2 2 energy energy 3" + 2 * " 1 1 2 2 3 heart",
        market=[],
        rolls_left=0,
    )
    play(table, "probe:1")
    assert (asked(table) or ())[:2] == (1, "roll"), "one probe only, and the next turn begins"
    play(table, "stop")
    assert (asked(table) or ())[:2] == (2, "roll"), "its owner is not asked in its own turn"
    play(table, "stop")
    assert (asked(table) or ())[:2] == (1, "probe")


def test_a_heart_discards_the_probe() -> None:
    """card/psychic_probe"""
    table = tokyo(
        {"hearts": 5}, {"place": "city", "cards": ["psychic_probe"]}, {}, dice="1 1 2 2 3 3 heart", rolls_left=0
    )
    play(table, "probe:3")
    assert cards_of(table, 1) == []
    assert table.view(None)["discard"] == ["psychic_probe"]
    assert table.monsters[0].hearts == 6, "the heart counts for the roller"


def test_owners_of_probes_act_in_turn_order_from_the_left_of_the_roller() -> None:
    """card/psychic_probe#1: and before the roller's own die-changing cards."""
    table = tokyo(
        {"cards": ["psychic_probe"]},
        {"cards": ["herd_culler"]},
        {"place": "city"},
        {"cards": [copy_of("psychic_probe", 0)]},
        turn=1,
        dice="1 1 2 2 heart heart smash energy",
        rolls_left=0,
    )
    assert asked(table) == (3, "probe", ("probe:1", "probe:2", "probe:heart", "no"))
    play(table, "probe:heart")
    assert asked(table) == (0, "probe", ("probe:1", "probe:2", "probe:heart", "probe:smash", "no"))
    play(table, "probe:smash")
    assert (asked(table) or ())[:2] == (1, "change")
    assert text(table.hand) == "1,1,2,2,heart,energy"


def test_one_player_probes_once_even_with_a_copy() -> None:
    """card/psychic_probe#2, tokyo/R115"""
    table = tokyo(
        {},
        {"place": "city", "cards": ["psychic_probe", copy_of("psychic_probe", 1)]},
        {},
        dice="1 1 2 2 heart heart energy",
        rolls_left=0,
    )
    play(table, "probe:1")
    assert (asked(table) or ())[:2] == (1, "roll")
    assert len(facts(table, "die_rerolled", 1)) == 1
    assert cards_of(table, 1) == ["psychic_probe", "mimic"]


def test_a_heart_discards_the_probe_and_its_owners_copy_of_it() -> None:
    """card/psychic_probe#2, tokyo/R116"""
    for mine in (["psychic_probe", copy_of("psychic_probe", 1)], [copy_of("psychic_probe", 1), "psychic_probe"]):
        table = tokyo(
            {}, {"place": "city", "cards": mine}, {}, dice="1 1 2 2 energy energy heart", rolls_left=0, market=[]
        )
        play(table, "probe:1")
        assert cards_of(table, 1) == []
        assert sorted(table.view(None)["discard"]) == ["mimic", "psychic_probe"]


def test_the_copy_of_a_discarded_probe_has_no_effect_at_once() -> None:
    """card/psychic_probe#3, tokyo/R112: the owner of the copy is next in line and is not asked any more."""
    table = tokyo(
        {},
        {"place": "city", "cards": ["psychic_probe"]},
        {"cards": [copy_of("psychic_probe", 1)]},
        dice="1 1 2 2 3 3 heart",
        rolls_left=0,
    )
    play(table, "probe:3")
    assert (asked(table) or ())[:2] == (1, "roll")
    assert cards_of(table, 1) == []
    assert table.view(None)["seats"][2]["cards"] == ["mimic"]
    assert [fact["card"] for fact in facts(table, "copy_lost", 2)] == ["psychic_probe"]


def test_a_copied_probe_that_rolls_a_heart_discards_mimic() -> None:
    """card/psychic_probe#3, card/mimic#7, tokyo/R116: the copied card stays and acts in its turn."""
    table = tokyo(
        {},
        {"place": "city", "cards": [copy_of("psychic_probe", 2)]},
        {"cards": ["psychic_probe"]},
        dice="1 1 2 2 3 3 heart",
        rolls_left=0,
    )
    play(table, "probe:3")
    assert cards_of(table, 1) == []
    assert table.view(None)["discard"] == ["mimic"]
    assert (asked(table) or ())[:2] == (2, "probe")


def test_the_prober_decides_about_a_three_before_the_roller_does() -> None:
    """card/psychic_probe#4: both own a way to roll 3s again; the prober lets it stand, the roller does not."""
    table = tokyo(
        {"cards": [copy_of("background_dweller", 1)]},
        {"place": "city", "cards": ["psychic_probe", "background_dweller"]},
        {},
        dice="1 1 2 2 heart heart 3 energy",
        rolls_left=0,
    )
    play(table, "probe:heart")
    assert asked(table) == (1, "reroll", ("background_dweller", "no"))
    play(table, "no")
    assert asked(table) == (0, "change", ("done", "background_dweller"))
    play(table, "background_dweller")
    assert table.monsters[0].energy == 1


def test_a_heart_thrown_by_the_roller_leaves_the_probe_alone() -> None:
    """card/psychic_probe: only the prober's own throw can cost the card."""
    table = tokyo(
        {"cards": ["background_dweller"]},
        {"place": "city", "cards": ["psychic_probe"]},
        {},
        dice="1 1 2 2 energy energy 3 heart",
        rolls_left=0,
        market=[],
    )
    play(table, "probe:1", "background_dweller")
    assert facts(table, "die_rerolled", 0)[0]["faces"] == ["3", "heart"]
    assert cards_of(table, 1) == ["psychic_probe"]


def test_declining_a_probe_takes_nothing_from_the_others() -> None:
    """card/psychic_probe#5: the next owner is asked, and the roller still changes its dice."""
    table = tokyo(
        {"cards": ["herd_culler"]},
        {"place": "city", "cards": ["psychic_probe"]},
        {"cards": [copy_of("psychic_probe", 1)]},
        dice="1 1 2 2 heart heart",
        rolls_left=0,
    )
    play(table, "no")
    assert (asked(table) or ())[:2] == (2, "probe")
    play(table, "no")
    assert (asked(table) or ())[:2] == (0, "change")
    play(table, "herd_culler:2")
    assert table.monsters[0].stars == 1


# -- Smoke Cloud --


def test_smoke_gives_rolls_with_and_without_rolls_left_until_it_is_gone() -> None:
    """card/smoke_cloud, card/smoke_cloud#1, tokyo/R18, tokyo/R109: three tokens, all in one turn if wanted."""
    table = tokyo(
        {"cards": ["smoke_cloud"]}, IN_CITY, {}, dice="1 1 2 2 heart heart 3 3 3 smash", rolls_left=1, market=[]
    )
    assert tokens_of(table, 0, "smoke_cloud") == 3
    play(table, "smoke_cloud")
    assert (table.rolls_left, tokens_of(table, 0, "smoke_cloud")) == (2, 2)
    play(table, "keep:1,1,2,2,heart", "keep:1,1,2,2,heart")
    assert asked(table) == (0, "roll", ("stop", "smoke_cloud"))
    play(table, "smoke_cloud", "keep:1,1,2,2,heart")
    assert asked(table) == (0, "roll", ("stop", "smoke_cloud"))
    play(table, "smoke_cloud")
    assert cards_of(table, 0) == []
    assert table.view(None)["discard"] == ["smoke_cloud"]
    play(table, "keep:1,1,2,2,heart")
    assert asked(table) == (1, "flee", ("flee", "stay")), "the last Roll brought a smash"


def test_smoke_is_for_ones_own_rolls_only() -> None:
    """card/smoke_cloud#1"""
    table = tokyo({}, {"place": "city", "cards": ["smoke_cloud"]}, {}, dice="1 1 2 2 heart heart", rolls_left=1)
    assert table.decision is not None and table.decision.seat == 0
    assert "smoke_cloud" not in options(table)
    play(table, "stop")
    assert (table.active, tokens_of(table, 1, "smoke_cloud")) == (1, 3)


def test_a_smoke_token_is_spent_before_the_dice_are_chosen() -> None:
    """card/smoke_cloud#2: two answers; the token is gone even if the dice are then left as they are."""
    table = tokyo({"cards": ["smoke_cloud"]}, IN_CITY, {}, dice="1 1 2 2 heart heart", rolls_left=0)
    play(table, "smoke_cloud")
    assert tokens_of(table, 0, "smoke_cloud") == 2
    assert text(table.hand) == "1,1,2,2,heart,heart"
    play(table, "stop")
    assert (table.active, tokens_of(table, 0, "smoke_cloud")) == (1, 2)


def test_smoke_cloud_bought_from_its_owner_is_full_again() -> None:
    """card/smoke_cloud#3, tokyo/R77"""
    table = tokyo(
        {"cards": ["parasitic_tentacles"], "energy": 4},
        {"place": "city", "cards": [{"id": "smoke_cloud", "tokens": 1}]},
        {},
        step="buy",
        market=[],
    )
    play(table, "buy:smoke_cloud@1")
    assert cards_of(table, 1) == []
    assert tokens_of(table, 0, "smoke_cloud") == 3


def test_a_copied_smoke_cloud_has_tokens_of_its_own_and_goes_with_the_last() -> None:
    """card/smoke_cloud, card/mimic#7, tokyo/R116, tokyo/R110"""
    table = tokyo(
        {"cards": [copy_of("smoke_cloud", 1)]},
        {"place": "city", "cards": [{"id": "smoke_cloud", "tokens": 1}]},
        {},
        dice="1 1 2 2 heart heart",
        rolls_left=0,
        market=[],
    )
    play(table, "smoke_cloud", "smoke_cloud")
    assert tokens_of(table, 0, "mimic") == 1
    play(table, "smoke_cloud")
    assert cards_of(table, 0) == []
    assert table.view(None)["discard"] == ["mimic"]
    assert tokens_of(table, 1, "smoke_cloud") == 1


# -- Stretchy --


def test_stretchy_sets_dice_as_often_as_it_is_paid() -> None:
    """card/stretchy, card/stretchy#1, tokyo/R21: 2 energy for each die; with less it is not offered."""
    table = tokyo({"cards": ["stretchy"], "energy": 5}, IN_CITY, {}, dice="3 3 1 1 2 heart", rolls_left=0, market=[])
    play(table, "stretchy:heart>3")
    assert table.monsters[0].energy == 3
    play(table, "stretchy:2>3")
    assert table.monsters[0].energy == 1
    assert table.monsters[0].stars == 4
    assert table.active == 1
    assert cards_of(table, 0) == ["stretchy"]


def test_stretchy_comes_after_probes() -> None:
    """card/stretchy#1, card/psychic_probe#1, tokyo/R21"""
    table = tokyo(
        {"cards": ["stretchy"], "energy": 2},
        {"place": "city", "cards": ["psychic_probe"]},
        {},
        dice="1 1 2 2 heart heart 3",
        rolls_left=0,
    )
    assert (asked(table) or ())[:2] == (1, "probe")
    play(table, "probe:2")
    assert "stretchy:3>1" in options(table)
    play(table, "stretchy:3>1")
    assert table.monsters[0].stars == 1
    assert (table.active, kind(table)) == (1, "roll"), "nobody answers a changed die"


def test_die_changing_cards_are_used_in_any_order() -> None:
    """tokyo/R21, tokyo/S6: here a die is culled to 1 and then twisted, or the other way round."""
    mine = {"cards": ["herd_culler", "plot_twist", "stretchy"], "energy": 2}
    for words in (
        ("herd_culler:2", "plot_twist:1>smash", "stretchy:heart>smash"),
        ("stretchy:heart>2", "plot_twist:2>smash", "herd_culler:3"),
    ):
        table = tokyo(mine, IN_CITY, {}, dice="2 2 3 3 heart heart", rolls_left=0)
        play(table, *words)
        assert [fact["cause"] for fact in facts(table, "die_changed", 0)] == [w.partition(":")[0] for w in words]
        assert kind(table) == "flee"
