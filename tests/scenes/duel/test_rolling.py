"""Phase 1: how many dice, tokens, throws, and what happens when the Roll is final."""

import pytest

import baffe
from tests.scenes.duel.support import (
    ALIENOID,
    GIGAZAUR,
    KING,
    asked,
    cards,
    dice_of,
    dice_thrown,
    duel,
    energy,
    event_types,
    facts,
    hearts,
    kind,
    options,
    owning,
    places,
    play,
    resolving,
    tokens,
)

MIXED = "smash heart energy fame destruction special"


@pytest.mark.parametrize(("first_turn", "dice"), [(True, 5), (False, 6)])
def test_six_dice_and_five_on_the_very_first_turn(first_turn: bool, dice: int) -> None:
    """duel/D13"""
    table = duel(first_turn=first_turn)
    assert len(dice_of(table)) == dice


@pytest.mark.parametrize("card", ["frenzy", ""])
def test_only_one_turn_of_the_game_has_five_dice(card: str) -> None:
    """duel/D13: neither the rival's first turn nor an extra turn of the first player."""
    row = ["extra_head", "jets_scrambled", "frenzy"]
    table = duel({"energy": 5}, {}, first_turn=True, dice="heart heart heart fame destruction", row=row)
    play(table, "stop", "buy:frenzy" if card else "done")
    seen = table.view(None)
    assert seen["turn"] == (0 if card else 1)
    assert len(seen["dice"]) == 6


def test_a_dice_token_becomes_a_white_die_for_this_turn() -> None:
    """duel/D14, duel/P5: before the first throw."""
    table = duel({"tokens": 2}, {})
    assert asked(table) == (0, "spend", ("spend", "throw"))
    assert dice_of(table) == []
    play(table, "spend")
    assert tokens(table) == [1, 0]
    play(table, "throw")
    assert len(dice_of(table)) == 7
    assert kind(table) == "roll"
    assert "spend" not in options(table)


def test_both_tokens_may_be_spent() -> None:
    """duel/D14, duel/D16"""
    table = duel({"tokens": 2}, {})
    play(table, "spend", "spend")
    assert len(dice_of(table)) == 8
    assert tokens(table) == [0, 0]


def test_white_dice_are_there_for_one_turn_only() -> None:
    """duel/D14"""
    table = duel({**GIGAZAUR, "tokens": 1}, ALIENOID, dice=f"{MIXED} heart {MIXED} {MIXED}")
    play(table, "spend", "stop")
    while len(facts(table, "turn_started", 0)) == 0:
        play(table, options(table)[0])
    assert dice_thrown(table, 0) == [7, 6]


@pytest.mark.parametrize(
    ("held", "dice"), [(["extra_head"], 7), (["natural_selection"], 7), (["extra_head", "natural_selection"], 8)]
)
def test_cards_add_their_white_dice_by_themselves(held: list[str], dice: int) -> None:
    """duel/D15"""
    table = duel({"cards": held}, {})
    assert len(dice_of(table)) == dice
    assert kind(table) == "roll"


def test_a_token_cannot_be_spent_without_a_free_white_die() -> None:
    """duel/D16, duel/P5: eight dice at most, whatever they come from."""
    table = duel({"cards": ["extra_head", "natural_selection"], "tokens": 2}, {})
    assert kind(table) == "roll"
    with pytest.raises(baffe.NotAnOption):
        table.play("spend")
    one_free = duel({"cards": ["extra_head"], "tokens": 2}, {})
    play(one_free, "spend")
    assert kind(one_free) == "roll"
    assert len(dice_of(one_free)) == 8
    assert tokens(one_free) == [1, 0]


@pytest.mark.parametrize(("fewer", "first", "red"), [(1, False, 5), (2, True, 3), (9, False, 0)])
def test_penalties_take_red_dice_down_to_none(fewer: int, first: bool, red: int) -> None:
    """duel/D17"""
    table = duel({"fewer": fewer, "cards": ["extra_head"]}, {}, first_turn=first)
    seen = table.view(None)
    assert (seen["red"], seen["white"]) == (red, 1)
    assert len(seen["dice"]) == red + 1
    assert seen["seats"][0]["fewer"] == 0


def test_up_to_three_throws_of_any_dice() -> None:
    """duel/D18, duel/P6: dice kept earlier may be thrown again."""
    table = duel(dice=f"{MIXED} smash smash smash heart heart heart heart heart")
    assert table.view(None)["throws_left"] == 2
    play(table, "keep:smash,heart,energy")
    assert sorted(dice_of(table)) == ["energy", "heart", "smash", "smash", "smash", "smash"]
    play(table, "keep:smash")
    assert facts(table, "stopped", 0)[0]["dice"] == ["smash", "heart", "heart", "heart", "heart", "heart"]
    assert dice_thrown(table, 0) == [6, 3, 5]


def test_giant_brain_allows_a_fourth_throw() -> None:
    """duel/D18"""
    table = duel({"cards": ["giant_brain"]}, {})
    play(table, "keep:none", "keep:none", "keep:none")
    assert len(facts(table, "rolled", 0)) == 4


def test_the_roll_question_offers_every_subset_once() -> None:
    """duel/D18, duel/P6"""
    table = duel(dice="smash smash smash heart heart heart")
    assert len(options(table)) == 4 * 4
    assert len(set(options(table))) == 16
    assert "keep:smash,smash,smash,heart,heart,heart" not in options(table)


def test_one_may_stop_after_any_throw() -> None:
    """duel/D19, duel/D21"""
    table = duel(dice=MIXED)
    play(table, "stop")
    assert len(facts(table, "rolled", 0)) == 1
    assert facts(table, "stopped", 0)[0]["dice"] == MIXED.split()
    assert kind(table) == "resolve"


def test_without_dice_the_roll_is_empty_and_play_goes_on() -> None:
    """duel/D19: no throw is used."""
    table = duel({"fewer": 6, "cards": ["eye_of_the_storm"]}, {}, row=["energize"])
    assert not facts(table, "rolled", 0)
    assert energy(table)[0] == 3
    assert kind(table) == "buy"


def test_without_dice_added_faces_are_the_roll() -> None:
    """duel/D19, duel/D23: a smash of Acid Attack is resolved, and Gentle Giant looks at an empty Roll."""
    acid = duel({"fewer": 6, "cards": ["acid_attack"]}, GIGAZAUR)
    assert hearts(acid)[1] == 13
    giant = duel({"fewer": 6, "cards": ["gentle_giant"]}, GIGAZAUR)
    assert places(giant) == (-1, 0)


def test_fame_dice_are_thrown_again_in_the_shadows() -> None:
    """duel/D20, duel/P7: only those showing Fame, after the last throw, without limit."""
    table = duel(
        {"cards": ["in_the_shadows"]}, {}, throws_left=0, dice="fame fame smash heart heart heart fame smash energy"
    )
    assert options(table) == ("stop", "keep:smash,heart,heart,heart,fame", "keep:smash,heart,heart,heart")
    play(table, "keep:smash,heart,heart,heart")
    assert options(table) == ("stop", "keep:smash,smash,heart,heart,heart")
    play(table, "keep:smash,smash,heart,heart,heart")
    assert kind(table) != "roll"
    assert facts(table, "stopped", 0)[0]["dice"] == ["smash", "smash", "heart", "heart", "heart", "energy"]


def test_the_roll_is_the_dice_as_they_lie_with_added_faces() -> None:
    """duel/D21, duel/D23: a smash is missing among the dice, and Acid Attack adds it."""
    held = ("acid_attack", "utter_destruction")
    table = resolving("heart energy fame destruction special special", *held, rival=KING)
    assert places(table) == (-2, -2)
    assert hearts(table)[1] == 13


def test_alienoid_comes_before_everything_that_reads_the_roll() -> None:
    """duel/D22, duel/D23, duel/P8: the added face completes the set."""
    dice = "heart energy fame destruction special special"
    table = resolving(dice, "utter_destruction", me=ALIENOID, rival=KING)
    assert kind(table) == "alien"
    play(table, "special:smash")
    assert places(table) == (-2, -2)


def test_cards_that_read_the_roll_are_ordered_by_the_player() -> None:
    """duel/D22, duel/P9"""
    dice = "special special special special special special"
    table = duel(owning("signature_move", "antimatter_pellets"), KING, step="resolve", dice=dice)
    assert asked(table) == (0, "final", ("signature_move", "antimatter_pellets"))
    play(table, "antimatter_pellets")
    assert [event["track"] for event in facts(table, "pulled")] == ["destruction", "fame"]
    assert [event["cause"] for event in facts(table, "pulled")] == ["antimatter_pellets", "signature_move"]


@pytest.mark.parametrize(
    "held", [["eye_of_the_storm", "antimatter_pellets"], ["antimatter_pellets", "eye_of_the_storm"]]
)
def test_no_order_is_asked_where_it_changes_nothing(held: list[str]) -> None:
    """duel/P9: energy for unused throws comes first, whichever card was bought first."""
    table = duel({**GIGAZAUR, "cards": held}, KING, dice="heart heart heart heart heart fame")
    play(table, "stop")
    assert kind(table) == "buy"
    told = event_types(table)
    assert told.index("energy_gained") < told.index("hurt")


def test_rebooting_is_asked_after_the_cards_and_before_the_penalty() -> None:
    """duel/D22, duel/P10: whatever fired before."""
    held = ("natural_selection", "rebooting", "antimatter_pellets", "titanic_batteries")
    table = resolving("energy " * 7, *held, me=KING, rival=GIGAZAUR)
    assert hearts(table) == [15, 10]
    assert asked(table) == (0, "skip", ("rebooting", "no"))
    skipped = table.copy()
    play(table, "no")
    assert hearts(table)[0] == 5
    assert kind(table) == "batteries"
    play(skipped, "rebooting")
    assert hearts(skipped)[0] == 15


def test_the_penalty_of_natural_selection_is_due_whatever_fired_before() -> None:
    """duel/D22"""
    dice = "energy energy energy energy fame destruction smash"
    table = duel({**KING, "cards": ["eye_of_the_storm", "natural_selection"]}, {}, dice=dice)
    play(table, "stop")
    assert hearts(table)[0] == 5
    assert energy(table)[0] == 2


def test_rebooting_skips_everything_up_to_the_shop() -> None:
    """duel/D24, duel/P10: no penalty, no batteries, no dice, no look at the resolved dice."""
    held = ("rebooting", "gentle_giant", "titanic_batteries", "natural_selection")
    dice = "energy energy energy energy heart heart fame"
    table = resolving(dice, *held, me={"tokens": 1}, row=["energize"])
    play(table, "rebooting")
    assert kind(table) == "buy"
    assert (energy(table)[0], tokens(table)[0]) == (2, 2)
    assert places(table) == (0, 0)
    assert "rebooting" not in cards(table, 0)


def test_dice_set_aside_leave_the_roll() -> None:
    """duel/D25, duel/P11: without its smashes the Roll is gentle."""
    table = resolving("smash smash energy fame fame destruction", "titanic_batteries", "gentle_giant")
    assert options(table)[0] == "batteries:smash,smash"
    assert len(options(table)) == 2 + 6 + 1
    play(table, "batteries:smash,smash")
    assert tokens(table)[0] == 1
    assert not facts(table, "hurt")
    assert places(table) == (-1, 0)


@pytest.mark.parametrize(("held", "question"), [(0, "batteries"), (1, "batteries"), (2, "resolve")])
def test_batteries_are_asked_below_two_tokens_only(held: int, question: str) -> None:
    """duel/P11"""
    table = resolving("smash smash energy energy fame destruction", "titanic_batteries", me={"tokens": held})
    assert kind(table) == question
    if question == "batteries":
        play(table, "no")
        assert kind(table) == "resolve"
        assert tokens(table)[0] == held
