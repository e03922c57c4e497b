"""Cards that change dice after rolling: those that set them, and the Psychic Probe of a rival."""

from tests.scenes.tokyo.support import (
    IN_CITY,
    asked,
    cards_of,
    cards_shown,
    copy_of,
    dice,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    now,
    options,
    pile,
    play,
    rolled,
    stars,
    tokyo,
    whose_turn,
)

# -- Herd Culler --


def test_herd_culler_sets_one_die_to_one() -> None:
    """tokyo/card/herd_culler, tokyo/R21: the third 1 scores, and the card is used up for the turn."""
    table = rolled("1 1 2 heart smash smash", {"cards": ["herd_culler"]}, IN_CITY, {})
    assert asked(table) == (0, "change", ("done", "herd_culler:2", "herd_culler:heart", "herd_culler:smash"))
    play(table, "herd_culler:smash")
    assert stars(table)[0] == 1
    assert facts(table, "smashed", 0)[0]["smashes"] == 1
    assert kind(table) == "flee"
    assert cards_of(table, 0) == ["herd_culler"]


def test_herd_culler_may_be_left_unused() -> None:
    """tokyo/card/herd_culler: an option, not a duty."""
    table = rolled("1 1 2 2 heart heart", {"cards": ["herd_culler"]}, IN_CITY, {})
    play(table, "done")
    assert stars(table)[0] == 0
    assert whose_turn(table) == 1


def test_herd_culler_comes_after_the_rolls_and_after_probes() -> None:
    """tokyo/card/herd_culler#1, tokyo/card/psychic_probe#1, tokyo/R21"""
    table = tokyo({"cards": ["herd_culler"]}, in_city("psychic_probe"), {}, dice="1 1 2 2 heart heart 3", rolls_left=1)
    assert "herd_culler:2" not in options(table)
    play(table, "stop")
    assert asked(table) == (1, "probe", ("probe:1", "probe:2", "probe:heart", "no"))
    play(table, "probe:1")
    assert asked(table) == (0, "change", ("done", "herd_culler:2", "herd_culler:3", "herd_culler:heart"))
    play(table, "herd_culler:3")
    assert now(table) == (1, "roll"), "nobody answers a changed die"


def test_a_copied_herd_culler_is_used_a_second_time() -> None:
    """tokyo/card/herd_culler#1, tokyo/R115"""
    table = rolled("1 2 2 2 heart heart", {"cards": ["herd_culler", copy_of("herd_culler", 0)]}, IN_CITY, {})
    play(table, "herd_culler:2", "herd_culler:2")
    assert stars(table)[0] == 1
    assert whose_turn(table) == 1, "there is no third use"


def test_herd_culler_is_fresh_again_in_the_next_turn() -> None:
    """tokyo/card/herd_culler, tokyo/R21: once in each turn."""
    table = rolled(
        "1 2 2 3 3 heart 1 1 2 2 heart heart 1 2 2 3 3 heart", {"cards": ["herd_culler"]}, IN_CITY, market=[]
    )
    play(table, "herd_culler:2", "stop", "stop")
    assert now(table) == (0, "change")
    assert "herd_culler:2" in options(table)


# -- Plot Twist --


def test_plot_twist_sets_a_die_to_any_face_and_is_gone() -> None:
    """tokyo/card/plot_twist, tokyo/card/plot_twist#1: one use."""
    table = rolled("1 1 2 2 heart heart", {"cards": ["plot_twist"]}, IN_CITY, {})
    assert len(options(table)) == 1 + 3 * 5
    play(table, "plot_twist:heart>smash")
    assert kind(table) == "flee"
    assert hearts(table)[1] == 9
    assert cards_of(table, 0) == []
    assert pile(table) == ["plot_twist"]


def test_plot_twist_may_be_saved_for_later() -> None:
    """tokyo/card/plot_twist: an option, not a duty."""
    table = rolled("1 1 2 2 heart heart", {"cards": ["plot_twist"]}, IN_CITY, {})
    play(table, "done")
    assert whose_turn(table) == 1
    assert cards_of(table, 0) == ["plot_twist"]


def test_plot_twist_comes_after_probes() -> None:
    """tokyo/card/plot_twist#1, tokyo/card/psychic_probe#1, tokyo/R21"""
    table = rolled("1 1 2 2 heart heart 3", {"cards": ["plot_twist"]}, in_city("psychic_probe"), {})
    assert now(table) == (1, "probe")
    play(table, "probe:1")
    assert "plot_twist:3>1" in options(table)
    play(table, "plot_twist:3>energy")
    assert energy(table)[0] == 1
    assert now(table) == (1, "roll"), "nobody answers a changed die"


def test_plot_twist_used_through_mimic_discards_mimic() -> None:
    """tokyo/card/plot_twist#1, tokyo/card/mimic#7, tokyo/R116: the card that was copied stays with its owner."""
    table = rolled("1 1 2 2 heart heart", {"cards": [copy_of("plot_twist", 1)]}, in_city("plot_twist"), {})
    play(table, "plot_twist:2>1")
    assert stars(table)[0] == 1
    assert cards_of(table, 0) == []
    assert cards_of(table, 1) == ["plot_twist"]


# -- Psychic Probe --


def test_a_probe_rolls_one_die_of_a_rival_again() -> None:
    """tokyo/card/psychic_probe, tokyo/R20: the new face is the rival's result, and the card stays."""
    table = rolled("smash 1 1 2 2 heart energy", {}, in_city("psychic_probe"), {})
    assert asked(table) == (1, "probe", ("probe:1", "probe:2", "probe:heart", "probe:smash", "no"))
    play(table, "probe:smash")
    assert hearts(table)[1] == 10
    assert energy(table)[0] == 1
    assert cards_of(table, 1) == ["psychic_probe"]


def test_a_probe_waits_until_its_rival_has_ended_its_rolls() -> None:
    """tokyo/card/psychic_probe, tokyo/R20: the rival rolls no more afterwards."""
    table = tokyo(in_city("psychic_probe"), {}, {}, turn=1, dice="1 1 2 2 heart heart 3", rolls_left=2)
    assert now(table) == (1, "roll")
    play(table, "stop")
    assert now(table) == (0, "probe")
    play(table, "probe:1")
    assert now(table) == (2, "roll")


def test_a_probe_works_once_in_the_turn_of_each_rival_and_never_in_ones_own() -> None:
    """tokyo/card/psychic_probe, tokyo/R20"""
    table = rolled("1 1 2 2 energy energy 3" + 2 * " 1 1 2 2 3 heart", {}, in_city("psychic_probe"), {}, market=[])
    play(table, "probe:1")
    assert now(table) == (1, "roll"), "one probe only, and the next turn begins"
    play(table, "stop")
    assert now(table) == (2, "roll"), "its owner is not asked in its own turn"
    play(table, "stop")
    assert now(table) == (1, "probe")


def test_a_heart_discards_the_probe() -> None:
    """tokyo/card/psychic_probe"""
    table = rolled("1 1 2 2 3 3 heart", {"hearts": 5}, in_city("psychic_probe"), {})
    play(table, "probe:3")
    assert cards_of(table, 1) == []
    assert pile(table) == ["psychic_probe"]
    assert hearts(table)[0] == 6, "the heart counts for the roller"


def test_owners_of_probes_act_in_turn_order_from_the_left_of_the_roller() -> None:
    """tokyo/card/psychic_probe#1: and before the roller's own die-changing cards."""
    table = rolled(
        "1 1 2 2 heart heart smash energy", {"cards": ["psychic_probe"]}, {"cards": ["herd_culler"]}, IN_CITY,
        {"cards": [copy_of("psychic_probe", 0)]}, turn=1,
    )  # fmt: skip
    assert asked(table) == (3, "probe", ("probe:1", "probe:2", "probe:heart", "no"))
    play(table, "probe:heart")
    assert asked(table) == (0, "probe", ("probe:1", "probe:2", "probe:heart", "probe:smash", "no"))
    play(table, "probe:smash")
    assert now(table) == (1, "change")
    assert dice(table) == ["1", "1", "2", "2", "heart", "energy"]


def test_one_player_probes_once_even_with_a_copy() -> None:
    """tokyo/card/psychic_probe#2, tokyo/R115"""
    table = rolled("1 1 2 2 heart heart energy", {}, in_city("psychic_probe", copy_of("psychic_probe", 1)), {})
    play(table, "probe:1")
    assert now(table) == (1, "roll")
    assert len(facts(table, "die_rerolled", 1)) == 1
    assert cards_of(table, 1) == ["psychic_probe", "mimic"]


def test_a_heart_discards_the_probe_and_its_owners_copy_of_it() -> None:
    """tokyo/card/psychic_probe#2, tokyo/R116"""
    for mine in (["psychic_probe", copy_of("psychic_probe", 1)], [copy_of("psychic_probe", 1), "psychic_probe"]):
        table = rolled("1 1 2 2 energy energy heart", {}, in_city(*mine), {}, market=[])
        play(table, "probe:1")
        assert cards_of(table, 1) == []
        assert sorted(pile(table)) == ["mimic", "psychic_probe"]


def test_the_copy_of_a_discarded_probe_has_no_effect_at_once() -> None:
    """tokyo/card/psychic_probe#3, tokyo/R112: the owner of the copy is next in line and is not asked any more."""
    table = rolled("1 1 2 2 3 3 heart", {}, in_city("psychic_probe"), {"cards": [copy_of("psychic_probe", 1)]})
    play(table, "probe:3")
    assert now(table) == (1, "roll")
    assert cards_of(table, 1) == []
    assert cards_shown(table, 2) == ["mimic"]
    assert [fact["card"] for fact in facts(table, "copy_lost", 2)] == ["psychic_probe"]


def test_a_copied_probe_that_rolls_a_heart_discards_mimic() -> None:
    """tokyo/card/psychic_probe#3, tokyo/card/mimic#7, tokyo/R116: the copied card stays and acts in its turn."""
    table = rolled("1 1 2 2 3 3 heart", {}, in_city(copy_of("psychic_probe", 2)), {"cards": ["psychic_probe"]})
    play(table, "probe:3")
    assert cards_of(table, 1) == []
    assert pile(table) == ["mimic"]
    assert now(table) == (2, "probe")


def test_the_prober_decides_about_a_three_before_the_roller_does() -> None:
    """tokyo/card/psychic_probe#4: both own a way to roll 3s again; the prober lets it stand, the roller does not."""
    table = rolled(
        "1 1 2 2 heart heart 3 energy", {"cards": [copy_of("background_dweller", 1)]},
        in_city("psychic_probe", "background_dweller"), {},
    )  # fmt: skip
    play(table, "probe:heart")
    assert asked(table) == (1, "reroll", ("background_dweller", "no"))
    play(table, "no")
    assert asked(table) == (0, "change", ("done", "background_dweller"))
    play(table, "background_dweller")
    assert energy(table)[0] == 1


def test_a_heart_thrown_by_the_roller_leaves_the_probe_alone() -> None:
    """tokyo/card/psychic_probe: only the prober's own throw can cost the card."""
    table = rolled(
        "1 1 2 2 energy energy 3 heart", {"cards": ["background_dweller"]}, in_city("psychic_probe"), {}, market=[]
    )
    play(table, "probe:1", "background_dweller")
    assert facts(table, "die_rerolled", 0)[0]["faces"] == ["3", "heart"]
    assert cards_of(table, 1) == ["psychic_probe"]


def test_declining_a_probe_takes_nothing_from_the_others() -> None:
    """tokyo/card/psychic_probe#5: the next owner is asked, and the roller still changes its dice."""
    table = rolled(
        "1 1 2 2 heart heart", {"cards": ["herd_culler"]}, in_city("psychic_probe"),
        {"cards": [copy_of("psychic_probe", 1)]},
    )  # fmt: skip
    play(table, "no")
    assert now(table) == (2, "probe")
    play(table, "no")
    assert now(table) == (0, "change")
    play(table, "herd_culler:2")
    assert stars(table)[0] == 1


# -- Stretchy --


def test_stretchy_sets_dice_as_often_as_it_is_paid() -> None:
    """tokyo/card/stretchy, tokyo/card/stretchy#1, tokyo/R21: 2 energy for each die; with less it is not offered."""
    table = rolled("3 3 1 1 2 heart", {"cards": ["stretchy"], "energy": 5}, IN_CITY, {}, market=[])
    play(table, "stretchy:heart>3")
    assert energy(table)[0] == 3
    play(table, "stretchy:2>3")
    assert energy(table)[0] == 1
    assert stars(table)[0] == 4
    assert whose_turn(table) == 1
    assert cards_of(table, 0) == ["stretchy"]


def test_stretchy_comes_after_probes() -> None:
    """tokyo/card/stretchy#1, tokyo/card/psychic_probe#1, tokyo/R21"""
    table = rolled("1 1 2 2 heart heart 3", {"cards": ["stretchy"], "energy": 2}, in_city("psychic_probe"), {})
    assert now(table) == (1, "probe")
    play(table, "probe:2")
    assert "stretchy:3>1" in options(table)
    play(table, "stretchy:3>1")
    assert stars(table)[0] == 1
    assert now(table) == (1, "roll"), "nobody answers a changed die"


def test_die_changing_cards_are_used_in_any_order() -> None:
    """tokyo/R21, tokyo/S6: here a die is culled to 1 and then twisted, or the other way round."""
    mine = {"cards": ["herd_culler", "plot_twist", "stretchy"], "energy": 2}
    for words in (
        ("herd_culler:2", "plot_twist:1>smash", "stretchy:heart>smash"),
        ("stretchy:heart>2", "plot_twist:2>smash", "herd_culler:3"),
    ):
        table = rolled("2 2 3 3 heart heart", mine, IN_CITY, {})
        play(table, *words)
        assert [fact["cause"] for fact in facts(table, "die_changed", 0)] == [w.partition(":")[0] for w in words]
        assert kind(table) == "flee"
