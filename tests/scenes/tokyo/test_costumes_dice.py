"""Costumes about dice, Rolls and the result: Witch, Cheerleader, Statue of Liberty and Clown."""

from typing import Any

import pytest

from tests.scenes.tokyo.support import (
    HALLOWEEN,
    IN_CITY,
    NOTHING,
    ONE_SMASH,
    asked,
    cards_shown,
    dice,
    facts,
    hearts,
    in_city,
    kind,
    options,
    play,
    rolled,
    rolls_left,
    smashes_counted,
    stars,
    tokyo,
    wearing,
    whose_turn,
)

ALL_FACES = "1 2 3 heart energy smash"


# -- Witch --


def test_the_witch_rolls_a_die_again_that_is_about_to_wound_her() -> None:
    """tokyo/card/witch, tokyo/card/witch#1, tokyo/card/witch#3: any die, before the roller's own cards, once."""
    table = rolled("smash 1 1 2 2 3 heart", wearing("herd_culler"), in_city("witch"), {}, options=HALLOWEEN)
    assert asked(table) == (1, "probe", ("witch:1", "witch:2", "witch:3", "witch:smash", "no"))
    play(table, "witch:smash")
    assert [fact["faces"] for fact in facts(table, "die_rerolled", 1)] == [["smash", "heart"]]
    assert asked(table) is not None and kind(table) == "change"
    play(table, "done")
    assert hearts(table)[1] == 10


def test_the_witch_stays_when_she_throws_a_heart() -> None:
    """tokyo/card/witch#3"""
    table = rolled("smash smash 1 2 2 3 heart", {}, in_city("witch"), {}, options=HALLOWEEN)
    play(table, "witch:smash")
    assert cards_shown(table, 1) == ["witch"]


def test_the_witch_may_choose_a_die_that_shows_no_smash() -> None:
    """tokyo/card/witch#3"""
    table = rolled("smash 1 1 2 2 3 energy", {}, in_city("witch"), {}, options=HALLOWEEN)
    play(table, "witch:2")
    assert facts(table, "die_rerolled", 1)[0]["faces"] == ["2", "energy"]
    assert hearts(table)[1] == 9


@pytest.mark.parametrize(("dice", "roller", "witch", "threat"), [
    ("smash 1 1 2 2 3", {}, {"place": "city"}, True),
    ("1 1 2 2 3 3", {}, {"place": "city"}, False),
    ("smash 1 1 2 2 3", {}, {}, False),
    ("smash 1 1 2 2 3", {"place": "city"}, {}, True),
    ("smash 1 1 2 2 3", wearing("nova_breath"), {}, True),
    ("1 1 2 2 3 3", wearing("acid_attack"), {"place": "city"}, True),
    ("smash 1 1 2 2 3", {}, in_city("armor_plating"), False),
    ("smash smash 1 2 2 3", {}, in_city("armor_plating"), True),
    ("smash 1 1 2 2 3", wearing("spiked_tail"), in_city("armor_plating"), True),
    ("smash 1 1 2 2 3", wearing("fire_breathing"), {}, False),
])  # fmt: skip
def test_what_is_about_to_wound_the_witch(
    dice: str, roller: dict[str, Any], witch: dict[str, Any], threat: bool
) -> None:
    """tokyo/card/witch#2: smashes of dice and cards, across the line or by Nova Breath, and more than armour takes."""
    witch = {**witch, "cards": ["witch", *witch.get("cards", [])]}
    table = rolled(dice, roller, witch, {"cards": ["made_in_a_lab"]}, options=HALLOWEEN)
    assert (kind(table) == "probe") is threat


def test_the_witch_comes_before_her_own_psychic_probe() -> None:
    """tokyo/card/witch#4: whichever she got first; her first die saves her, and the probe is still asked."""
    for mine in (["witch", "psychic_probe"], ["psychic_probe", "witch"]):
        table = rolled("smash 1 1 2 2 3 energy 1", {}, in_city(*mine), {}, options=HALLOWEEN)
        assert options(table)[-2] == "witch:smash"
        play(table, "witch:smash")
        assert options(table) == ("probe:1", "probe:2", "probe:3", "probe:energy", "no")


def test_a_probe_of_somebody_else_may_make_the_witch_needless() -> None:
    """tokyo/card/witch#1: she is asked when her turn comes, and looks at the dice then."""
    table = rolled("smash 1 1 2 2 3 energy", {}, wearing("psychic_probe"), in_city("witch"), options=HALLOWEEN)
    play(table, "probe:smash")
    assert kind(table) != "probe"


def test_a_3_thrown_by_the_witch_may_be_rolled_again() -> None:
    """tokyo/card/background_dweller#2: by the roller, who did not throw it, and by the witch herself."""
    table = rolled("smash smash 1 2 2 1 3 1", wearing("background_dweller"), in_city("witch"), {}, options=HALLOWEEN)
    play(table, "witch:smash")
    assert asked(table) == (0, "change", ("done", "background_dweller"))
    table = rolled("smash smash 1 2 2 1 3 1", {}, in_city("witch", "background_dweller"), {}, options=HALLOWEEN)
    play(table, "witch:smash")
    assert asked(table) == (1, "reroll", ("background_dweller", "no"))


def test_the_witch_is_asked_once_in_a_turn() -> None:
    """tokyo/card/witch#1"""
    table = rolled(ONE_SMASH, {}, in_city("witch"), {}, options=HALLOWEEN)
    play(table, "no")
    assert kind(table) == "flee"


# -- Cheerleader --


def test_a_cheerleader_may_add_a_smash_to_the_result_of_others() -> None:
    """tokyo/card/cheerleader, tokyo/card/cheerleader#1, tokyo/S7: once, after the dice were changed."""
    table = rolled(ONE_SMASH, wearing("herd_culler"), IN_CITY, wearing("cheerleader"), options=HALLOWEEN)
    assert kind(table) == "change"
    play(table, "done")
    assert asked(table) == (2, "cheer", ("cheerleader", "no"))
    play(table, "cheerleader")
    assert hearts(table)[1] == 8
    assert facts(table, "cheered") == [{**facts(table, "cheered")[0], "seat": 2, "of": 0, "cause": "cheerleader"}]
    assert facts(table, "smashes_added", 0)[0]["smashes"] == 1


def test_a_cheerleader_may_stay_silent_and_is_not_asked_in_its_own_turn() -> None:
    """tokyo/card/cheerleader"""
    table = rolled(ONE_SMASH, {}, IN_CITY, wearing("cheerleader"), options=HALLOWEEN)
    play(table, "no")
    assert hearts(table)[1] == 9
    table = rolled(ONE_SMASH, wearing("cheerleader"), IN_CITY, {}, options=HALLOWEEN)
    assert kind(table) == "flee"


def test_a_cheer_is_gone_with_the_turn() -> None:
    """tokyo/card/cheerleader#1: the next turn begins with no smash."""
    table = rolled(NOTHING + " " + NOTHING, {}, IN_CITY, wearing("cheerleader"), options=HALLOWEEN)
    play(table, "cheerleader")
    assert hearts(table)[1] == 9
    play(table, "stay", "stop")
    assert (whose_turn(table), kind(table)) == (1, "cheer")
    assert smashes_counted(table) == 0


def test_a_cheer_sets_off_what_needs_a_smash() -> None:
    """tokyo/card/cheerleader#2, tokyo/card/spiked_tail#1: no smash on the dice, and the cheerleader is hit itself."""
    roller = in_city("spiked_tail", "alpha_monster", "fire_breathing", "urbavore")
    table = rolled(NOTHING, roller, wearing("cheerleader"), {}, options=HALLOWEEN)
    play(table, "cheerleader")
    assert hearts(table) == [10, 10 - 3 - 1, 10 - 3 - 1]
    assert stars(table)[0] >= 1
    assert facts(table, "scored", 0)[-1]["cause"] == "alpha_monster"


def test_a_cheer_counts_for_a_theft() -> None:
    """halloween/H9, tokyo/card/cheerleader#2"""
    table = rolled("smash smash 1 2 2 3", {"energy": 4}, in_city("ghost"), wearing("cheerleader"), options=HALLOWEEN)
    play(table, "cheerleader", "stay")
    assert kind(table) == "steal"


# -- Statue of Liberty --


def test_the_statue_of_liberty_has_a_roll_more() -> None:
    """tokyo/card/statue_of_liberty, tokyo/card/statue_of_liberty#1: and another one with Giant Brain."""
    assert rolls_left(tokyo(wearing("statue_of_liberty"), {}, options=HALLOWEEN)) == 3
    assert rolls_left(tokyo(wearing("statue_of_liberty", "giant_brain"), {}, options=HALLOWEEN)) == 4


# -- Clown --


def test_the_clown_sets_every_die_after_all_six_faces() -> None:
    """tokyo/card/clown, tokyo/card/clown#1: one after the other, although the first change hides a face."""
    table = rolled(ALL_FACES, wearing("clown"), IN_CITY, {}, options=HALLOWEEN)
    assert kind(table) == "change" and len(options(table)) == 1 + 30
    for face in ("1", "2", "heart", "energy", "smash"):
        play(table, f"clown:{face}>3")
    assert dice(table) == ["3"] * 6
    assert "clown:3>1" in options(table)
    play(table, "done")
    assert stars(table)[0] == 3 + 3


def test_the_clown_changes_as_many_dice_as_there_are() -> None:
    """tokyo/card/clown#1"""
    table = rolled(ALL_FACES, wearing("clown"), IN_CITY, {}, options=HALLOWEEN)
    for _ in range(3):
        play(table, "clown:1>2", "clown:2>1")
    assert kind(table) != "change"


def test_without_all_six_faces_the_clown_does_nothing() -> None:
    """tokyo/card/clown#2"""
    table = rolled("1 2 3 heart energy energy", wearing("clown"), IN_CITY, {}, options=HALLOWEEN)
    assert kind(table) != "change"


def test_a_smash_of_a_card_stands_for_the_sixth_face() -> None:
    """tokyo/card/clown#2"""
    table = rolled("1 2 3 heart energy energy", wearing("clown", "acid_attack"), IN_CITY, {}, options=HALLOWEEN)
    assert kind(table) == "change"


def test_the_clown_looks_after_others_and_other_cards_changed_the_dice() -> None:
    """tokyo/card/clown#2: a probe, or one's own Herd Culler, may complete the faces."""
    table = rolled("2 2 3 heart energy smash 1", wearing("clown"), in_city("psychic_probe"), {}, options=HALLOWEEN)
    play(table, "probe:2")
    assert kind(table) == "change"
    table = rolled("2 2 3 heart energy smash", wearing("clown", "herd_culler"), IN_CITY, {}, options=HALLOWEEN)
    assert not any([word.startswith("clown") for word in options(table)])
    play(table, "herd_culler:2")
    assert any([word.startswith("clown") for word in options(table)])


def test_a_probe_may_take_the_clowns_faces_away() -> None:
    """tokyo/card/clown#2"""
    table = rolled(ALL_FACES + " 2", wearing("clown"), in_city("psychic_probe"), {}, options=HALLOWEEN)
    play(table, "probe:1")
    assert kind(table) != "change"


@pytest.mark.parametrize(("words", "score"), [([], 9), (["clown:1>3"], 0), (["clown:1>3", "clown:3>1"], 9)])
def test_complete_destruction_reads_the_final_dice(words: list[str], score: int) -> None:
    """tokyo/card/clown#3"""
    table = rolled(ALL_FACES, wearing("clown", "complete_destruction"), IN_CITY, {}, options=HALLOWEEN)
    play(table, *words, "done")
    assert stars(table)[0] == score
