"""Costumes about losses of hearts: Devil, Pirate and Robot."""

from tests.scenes.tokyo.support import (
    HALLOWEEN,
    IN_CITY,
    ONE_SMASH,
    THREE_SMASHES,
    asked,
    copy_of,
    eliminated,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    options,
    play,
    poison,
    result,
    shop,
    tokyo,
    wearing,
)

# -- Devil --


def test_the_devil_adds_a_heart_to_each_loss_in_its_turn() -> None:
    """tokyo/card/devil, tokyo/R44"""
    table = result("smash smash 1 1 2 3", wearing("devil"), IN_CITY, {}, options=HALLOWEEN)
    assert hearts(table) == [10, 7, 10]
    assert facts(table, "hurt", 1)[0]["hearts"] == 3


def test_the_devil_sharpens_cards_too_and_each_victim_pays() -> None:
    """tokyo/card/devil#1: everybody else, not the Devil itself."""
    table = shop(["high_altitude_bombing", "jets", "wings"], wearing("devil", energy=4), {}, {}, options=HALLOWEEN)
    play(table, "buy:high_altitude_bombing")
    assert hearts(table) == [7, 6, 6]


def test_each_packet_of_a_turn_is_sharpened() -> None:
    """tokyo/card/devil#1: smashes and then a card."""
    table = result(
        "smash smash 1 1 2 3", wearing("devil", energy=3), IN_CITY, {},
        options=HALLOWEEN, market=["flame_thrower", "jets", "wings"],
    )  # fmt: skip
    play(table, "stay", "buy:flame_thrower")
    assert hearts(table) == [10, 10 - 3 - 3, 10 - 3]


def test_the_devil_adds_nothing_outside_its_turn() -> None:
    """tokyo/card/devil: it bites in somebody else's turn."""
    table = result(ONE_SMASH, {}, in_city("devil", "burrowing"), {}, options=HALLOWEEN)
    play(table, "flee")
    assert hearts(table) == [9, 9, 10]


def test_the_devil_adds_to_what_protections_have_left() -> None:
    """tokyo/card/devil#2: Camouflage saves one of two, so two are lost; what is stopped gets nothing."""
    table = result("smash smash 1 1 2 3 heart 1", wearing("devil"), in_city("camouflage"), {}, options=HALLOWEEN)
    assert table.view(None)["decisions"][0]["about"]["hearts"] == 3
    play(table, "camouflage")
    assert hearts(table)[1] == 8
    table = result("smash smash 1 1 2 3", wearing("devil"), in_city("wings", energy=2), {}, options=HALLOWEEN)
    play(table, "wings")
    assert hearts(table)[1] == 10


def test_fleeing_with_jets_saves_the_devils_heart_too() -> None:
    """tokyo/card/devil#2: the question says how many would be lost."""
    for answer, left in (("flee", 10), ("stay", 7)):
        table = result("smash smash 1 1 2 3", wearing("devil"), in_city("jets"), {}, options=HALLOWEEN)
        assert table.view(None)["decisions"][0]["about"] == {"by": 0, "waiting": 3}
        play(table, answer)
        assert hearts(table)[1] == left


def test_armor_plating_looks_before_the_devil() -> None:
    """tokyo/card/devil#3, tokyo/card/armor_plating#6: a single smash is ignored all the same."""
    table = result(ONE_SMASH, wearing("devil"), in_city("armor_plating"), {}, options=HALLOWEEN)
    assert hearts(table)[1] == 10


def test_the_devils_heart_may_be_the_last() -> None:
    """tokyo/card/devil"""
    table = result(ONE_SMASH, wearing("devil"), in_city(hearts=2), {}, options=HALLOWEEN)
    assert eliminated(table)[1]


# -- Pirate --


def test_the_pirate_takes_an_energy_from_whoever_it_hurts() -> None:
    """tokyo/card/pirate, tokyo/card/pirate#1: once for each packet, not for each heart."""
    table = result("smash smash 1 1 2 3", wearing("pirate"), in_city(energy=5), {"energy": 5}, options=HALLOWEEN)
    assert energy(table) == [1, 4, 5]
    lost = facts(table, "energy_lost", 1)
    assert [(fact["energy"], fact["by"], fact["cause"]) for fact in lost] == [(1, 0, "pirate")]


def test_the_pirate_robs_the_poor_of_nothing_and_the_dying_too() -> None:
    """tokyo/card/pirate#1"""
    table = result("smash smash 1 1 2 3", wearing("pirate"), IN_CITY, {}, options=HALLOWEEN)
    assert energy(table)[0] == 0
    table = result("smash smash 1 1 2 3", wearing("pirate"), in_city(hearts=1, energy=5), {}, options=HALLOWEEN)
    assert eliminated(table)[1] and energy(table)[0] == 1


def test_the_pirate_robs_in_the_turns_of_others_and_by_cards() -> None:
    """tokyo/card/pirate#1: each bite is a packet."""
    pirate = in_city("pirate", "burrowing", copy_of("burrowing", 1))
    table = result(ONE_SMASH, {"energy": 5}, pirate, {}, options=HALLOWEEN)
    play(table, "flee")
    assert hearts(table)[0] == 8
    assert energy(table)[:2] == [3, 2]
    table = shop(
        ["flame_thrower", "jets", "wings"], wearing("pirate", energy=3), {"energy": 2}, {"energy": 2}, options=HALLOWEEN
    )
    play(table, "buy:flame_thrower")
    assert energy(table) == [2, 1, 1]


def test_a_loss_that_was_stopped_is_not_robbed() -> None:
    """tokyo/card/pirate#1"""
    table = result(ONE_SMASH, wearing("pirate"), in_city("armor_plating", energy=5), {}, options=HALLOWEEN)
    assert energy(table)[1] == 5


def test_friend_of_children_adds_to_the_booty() -> None:
    """tokyo/card/pirate#2"""
    table = result(
        "smash smash 1 1 2 3", wearing("pirate", "friend_of_children"), in_city(energy=5), {}, options=HALLOWEEN
    )
    assert energy(table)[:2] == [2, 4]


def test_the_pirate_does_not_rob_itself() -> None:
    """tokyo/card/pirate#3"""
    table = shop(
        ["tank", "jets", "wings"], wearing("pirate", "friend_of_children", energy=6), {}, {}, options=HALLOWEEN
    )
    play(table, "buy:tank")
    assert energy(table)[0] == 2 and facts(table, "energy_lost") == []


# -- Robot --


def test_the_robot_pays_energy_instead_of_hearts() -> None:
    """tokyo/card/robot, tokyo/card/robot#3: any part of the loss, to the bank."""
    table = result(THREE_SMASHES, {}, in_city("robot", energy=2), {}, options=HALLOWEEN)
    assert asked(table) == (1, "brace", ("robot:1", "robot:2", "take"))
    play(table, "robot:2")
    assert (hearts(table)[1], energy(table)[1], energy(table)[0]) == (9, 0, 0)
    paid = facts(table, "energy_paid", 1)
    assert [(fact["energy"], fact["to"], fact["cause"]) for fact in paid] == [(2, None, "robot")]


def test_the_robot_pays_for_any_loss() -> None:
    """tokyo/card/robot#1: poison, and a card of its own."""
    table = tokyo(wearing("robot", energy=5, poison=2), {}, {}, options=HALLOWEEN, step="end")
    play(table, "robot:2")
    assert hearts(table)[0] == 10
    table = shop(["tank", "jets", "wings"], wearing("robot", energy=7), {}, {}, options=HALLOWEEN)
    play(table, "buy:tank", "robot:3")
    assert (hearts(table)[0], energy(table)[0]) == (10, 0)


def test_the_robot_combines_with_other_answers_in_any_order() -> None:
    """tokyo/card/robot#1, tokyo/card/camouflage#4: payment, dice, wings."""
    victim = in_city("robot", "camouflage", "wings", energy=5)
    table = result("smash smash smash 1 2 3 heart 1", {}, victim, {}, options=HALLOWEEN)
    play(table, "robot:1", "camouflage")
    assert options(table) == ("robot:1", "wings", "take")
    play(table, "robot:1")
    assert (hearts(table)[1], energy(table)[1]) == (10, 3)
    table = result("smash smash smash 1 2 3 heart 1 1", {}, victim, {}, options=HALLOWEEN)
    play(table, "camouflage", "robot:1", "wings")
    assert (hearts(table)[1], energy(table)[1]) == (10, 2)


def test_armor_takes_the_last_heart_after_the_robot() -> None:
    """tokyo/R43, tokyo/card/robot#1"""
    table = result(THREE_SMASHES, {}, in_city("robot", "armor_plating", energy=9), {}, options=HALLOWEEN)
    play(table, "robot:2")
    assert (hearts(table)[1], energy(table)[1]) == (10, 7)


def test_a_robot_that_paid_everything_is_not_wounded() -> None:
    """tokyo/card/robot#2: no fleeing, no token."""
    table = result(THREE_SMASHES, wearing("poison_spit"), in_city("robot", energy=3), {}, options=HALLOWEEN)
    play(table, "robot:3")
    assert (poison(table)[1], kind(table)) == (0, "roll")
    assert facts(table, "stayed") == []


def test_the_robot_may_pay_for_more_than_it_has_words_for() -> None:
    """tokyo/card/robot: a loss of 14, paid in two parts."""
    table = tokyo(wearing("robot", energy=20, poison=14), {}, {}, options=HALLOWEEN, step="end")
    assert options(table)[-2] == "robot:12"
    play(table, "robot:12", "robot:2")
    assert (hearts(table)[0], energy(table)[0]) == (10, 6)
