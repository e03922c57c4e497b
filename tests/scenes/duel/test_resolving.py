"""Phase 2: groups of dice, powers of monsters, hits and hearts."""

import pytest

from baffe.games.duel.table import DuelTable
from tests.scenes.duel.support import (
    asked,
    cards,
    duel,
    energy,
    facts,
    hearts,
    hurt,
    kind,
    options,
    places,
    play,
    tokens,
)

GIGAZAUR = {"monster": "gigazaur"}
KING = {"monster": "the_king"}


def test_groups_are_resolved_in_any_order() -> None:
    """duel/D26, duel/P12"""
    table = duel(
        {"monster": "gigazaur", "hearts": 9}, KING, step="resolve", dice="smash smash heart energy energy special"
    )
    assert asked(table) == (0, "resolve", ("group:smash", "group:heart", "group:energy"))
    play(table, "group:energy")
    assert (energy(table)[0], hearts(table)) == (2, [9, 15])
    assert options(table) == ("group:smash", "group:heart")
    play(table, "group:heart")
    assert [event["face"] for event in facts(table, "resolved")] == ["energy", "heart", "smash"]
    assert hearts(table) == [10, 13]


def test_all_dice_of_a_face_are_one_group() -> None:
    """duel/D26: a group cannot be split."""
    table = duel({"monster": "gigazaur", "hearts": 1}, KING, step="resolve", dice="heart heart heart smash smash smash")
    assert options(table) == ("group:smash", "group:heart")
    play(table, "group:heart")
    assert hearts(table)[0] == 4


def test_specials_may_be_used_between_groups() -> None:
    """duel/D26, duel/D31, duel/P12, duel/P13"""
    table = duel(GIGAZAUR, KING, step="resolve", dice="smash smash special special special special")
    assert options(table) == ("group:smash", "special:fame", "special:destruction")
    play(table, "special:fame", "group:smash", "special:destruction")
    assert places(table) == (-1, -1)
    assert hearts(table)[1] == 13


@pytest.mark.parametrize("smashes", [1, 3, 5])
def test_smashes_hit_the_rival_in_one_event(smashes: int) -> None:
    """duel/D27"""
    dice = " ".join(["smash"] * smashes + ["special"] * (6 - smashes))
    table = duel({"monster": "cyber_kitty"}, KING, step="resolve", dice=dice)
    if kind(table) == "resolve":
        play(table, "group:smash")
    assert hurt(table) == [(1, smashes)]
    assert facts(table, "hurt")[0]["rule"] == "duel/D27"


def test_hearts_are_capped_and_the_surplus_is_lost() -> None:
    """duel/D28"""
    table = duel(
        {"monster": "gigazaur", "hearts": 12}, KING, step="resolve", dice="heart heart heart heart smash smash"
    )
    play(table, "group:heart")
    assert hearts(table)[0] == 14
    assert facts(table, "healed")[0]["hearts"] == 2


def test_hearts_that_cannot_be_gained_are_skipped() -> None:
    """duel/D28"""
    table = duel(GIGAZAUR, KING, step="resolve", dice="heart heart heart heart smash smash")
    assert [event["face"] for event in facts(table, "resolved", 0)] == ["smash"]


def test_energy_dice_bring_energy() -> None:
    """duel/D29"""
    table = duel(
        GIGAZAUR, KING, step="resolve", dice="energy energy energy fame fame special", row=["energize"], deck_exact=True
    )
    assert facts(table, "energy_gained")[0]["energy"] == 3
    assert facts(table, "energy_gained")[0]["rule"] == "duel/D29"


@pytest.mark.parametrize("face", ["fame", "destruction"])
@pytest.mark.parametrize(("count", "steps"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (8, 6)])
def test_three_equal_track_faces_pull_one_space_and_each_further_one_more(face: str, count: int, steps: int) -> None:
    """duel/D30, duel/D32"""
    white = ["extra_head", "natural_selection"] if count > 6 else []
    filler = ["smash", "heart", "energy", "smash", "special"]
    dice = " ".join([face] * count + filler[: max(6 - count, 0)])
    rival = {"monster": "the_king"}
    mine = {"monster": "meka_dragon", "cards": [*white, "hibernation"] if white else []}
    table = duel(mine, rival, step="resolve", dice=dice)
    while f"group:{face}" in (options(table) if table.decision else ()):
        play(table, f"group:{face}")
    moved = [event for event in facts(table, "stepped", 0) if event["track"] == face]
    assert len(moved) == steps


def test_left_over_specials_and_small_groups_do_nothing() -> None:
    """duel/D32, duel/D30"""
    table = duel(GIGAZAUR, KING, step="resolve", dice="fame fame destruction destruction special heart")
    assert not facts(table, "resolved", 0) and not facts(table, "pulled", 0)
    assert kind(table) in ("roll", "buy")


@pytest.mark.parametrize(("specials", "gained"), [(1, 0), (2, 2), (3, 4), (4, 4), (5, 6), (6, 8)])
def test_each_special_is_spent_once_and_a_plus_line_once_a_wave(specials: int, gained: int) -> None:
    """duel/D31: Cyber Kitty's energy."""
    filler = ["heart", "fame", "destruction", "heart", "heart"]
    table = duel(
        {"monster": "cyber_kitty"}, KING, step="resolve",
        dice=" ".join(["special"] * specials + filler[: 6 - specials]), row=["energize"], deck_exact=True,
    )  # fmt: skip
    while kind(table) == "resolve":
        play(table, "special:energy")
    powered = [event["energy"] for event in facts(table, "energy_gained", 0) if event.get("cause") == "cyber_kitty"]
    assert sum(powered) == gained


def test_a_power_that_may_do_harm_can_be_declined() -> None:
    """duel/P13, duel/P15, duel/D26"""
    gigazaur = duel(GIGAZAUR, KING, step="resolve", dice="special special heart heart fame destruction")
    assert options(gigazaur) == ("special:fame", "special:destruction", "done")
    play(gigazaur, "done")
    assert places(gigazaur) == (0, 0)
    king = duel(KING, GIGAZAUR, step="resolve", dice="special special heart heart fame destruction")
    assert options(king) == ("special:king", "done")
    play(king, "special:king")
    assert "no" in options(king)
    play(king, "no")
    assert king.view(None)["buzz"] == {}
    assert king.view(None)["turn"] == 1


def test_the_king_chooses_token_and_space_and_may_move_one() -> None:
    """duel/P15"""
    table = duel(
        KING, GIGAZAUR, step="resolve", dice="special special special special fame destruction",
        buzz={"king": [{"track": "fame", "at": 2}]},
    )  # fmt: skip
    play(table, "special:king")
    assert "king1:fame:2" not in options(table) and "king2:fame:2" not in options(table)
    assert "king1:fame:0" not in options(table)  # the marker stands there
    assert len([word for word in options(table) if word.startswith("king1")]) == 27  # its own space is no move
    assert len([word for word in options(table) if word.startswith("king2")]) == 27
    play(table, "king1:destruction:-7", "special:king", "king2:fame:2")
    seen = table.view(None)["buzz"]
    assert (seen["king1"]["track"], seen["king1"]["at"]) == ("destruction", -7)
    assert (seen["king2"]["track"], seen["king2"]["at"]) == ("fame", 2)


@pytest.mark.parametrize(("word", "hits"), [("group:smash", 3), ("special:smash", 6)])
def test_smashes_are_plain_or_multiplied(word: str, hits: int) -> None:
    """duel/P14"""
    table = duel({"monster": "meka_dragon"}, KING, step="resolve", dice="smash smash smash special special heart")
    assert options(table) == ("group:smash", "special:smash")
    play(table, word)
    assert hurt(table) == [(1, hits)]


def test_a_group_is_read_when_it_is_resolved_and_then_closed() -> None:
    """duel/D33: Adrenaline Augment counts markers as they stand when smashes are resolved, once."""
    mine = {"monster": "gigazaur", "cards": ["adrenaline_augment"]}
    dice = "smash destruction destruction destruction fame heart"
    early = duel(mine, KING, destruction=-2, step="resolve", dice=dice)
    play(early, "group:smash")
    assert hurt(early) == [(1, 1)]
    late = duel(mine, KING, destruction=-2, step="resolve", dice=dice)
    play(late, "group:destruction")
    assert hurt(late) == [(1, 2)]


def test_a_smash_group_opens_when_a_marker_comes_into_a_zone() -> None:
    """duel/D33, duel/D23: no die shows a smash."""
    table = duel(
        {"monster": "gigazaur", "cards": ["adrenaline_augment"]}, KING, destruction=-2, step="resolve",
        dice="heart destruction destruction destruction fame heart",
    )  # fmt: skip
    assert places(table) == (0, -3)
    assert hurt(table) == [(1, 1)]


def test_after_the_dice_come_the_cards_that_look_back() -> None:
    """duel/D34"""
    table = duel(
        {"monster": "gigazaur", "cards": ["gentle_giant"]}, KING, step="resolve",
        dice="energy energy energy fame fame special", row=["energize"],
    )  # fmt: skip
    told = [event["type"] for event in table.events(None)]
    assert told.index("resolved") < told.index("pulled")
    assert kind(table) == "buy"
    assert places(table) == (-1, 0)


def test_energy_that_a_card_brings_after_the_dice_is_not_energy_of_dice() -> None:
    """duel/D34, duel/P20: the rival's Superconductor is not asked."""
    table = duel(
        {"monster": "gigazaur", "cards": ["gentle_giant"]}, {"monster": "the_king", "cards": ["superconductor"]},
        step="resolve", dice="heart heart destruction fame fame special", row=["energize"],
        buzz={"tiger": {"track": "fame", "at": -1}},
    )  # fmt: skip
    assert facts(table, "bonus", 0)[0]["bonus"] == "energy"
    assert cards(table, 1) == ["superconductor"] and kind(table) != "conduct"


# -- hits and hearts --


def smashed(cards: list[str], smashes: int, dice: str = "", **scene: object) -> DuelTable:
    """The rival owns these cards and is about to take so many smashes; further dice are Camouflage's."""
    roll = " ".join(["smash"] * smashes + ["heart"] * (6 - smashes))
    rival = {"monster": "the_king", "cards": cards}
    return duel(GIGAZAUR, rival, step="resolve", dice=f"{roll} {dice}", **scene)


def test_full_immunity_comes_before_everything() -> None:
    """duel/D43: nothing is asked, nothing is used up."""
    table = smashed(["camouflage", "armor_plating", "hibernation"], 3)
    assert hurt(table) == [] and not facts(table, "prevented")
    assert facts(table, "unhurt", 1)[0]["hearts"] == 3


def test_camouflage_comes_first_and_may_be_declined() -> None:
    """duel/D43, duel/P17: one die for each hit; the others stop what remains."""
    table = smashed(["armor_plating", "camouflage"], 4, "heart smash heart energy")
    assert asked(table) == (1, "brace", ("camouflage", "take"))
    declined = table.copy()
    play(table, "camouflage")
    assert [(event["cause"], event["hearts"]) for event in facts(table, "prevented")] == [
        ("camouflage", 2),
        ("armor_plating", 1),
    ]
    assert hurt(table) == [(1, 1)]
    play(declined, "take")
    assert hurt(declined) == [(1, 3)]


@pytest.mark.parametrize("held", [["armor_plating", "trendsetter"], ["trendsetter", "armor_plating"]])
def test_trendsetter_comes_before_armor_plating(held: list[str]) -> None:
    """duel/D43, duel/P17: no order is asked, because the armour is worth more later."""
    table = smashed(held, 1, fame=2, buzz={"cat": {"track": "fame", "at": 2}})
    assert [event["cause"] for event in facts(table, "prevented")] == ["trendsetter"]


def test_armor_plating_and_trendsetter_add_up() -> None:
    """duel/D44"""
    table = smashed(["armor_plating", "trendsetter"], 4, fame=2, buzz={"cat": {"track": "fame", "at": 2}})
    assert hurt(table) == [(1, 2)]


def test_they_do_not_protect_on_the_owners_own_turn() -> None:
    """duel/D44"""
    table = duel(
        {"cards": ["armor_plating", "trendsetter"], "energy": 3, "monster": "gigazaur"}, KING, step="buy", fame=2,
        buzz={"cat": {"track": "fame", "at": 2}}, row=["hors_d_oeuvres", "energize", "frenzy"],
    )  # fmt: skip
    play(table, "buy:hors_d_oeuvres")
    assert hurt(table) == [(0, 3)]


def test_each_of_them_stops_one_hit_in_a_rival_turn() -> None:
    """duel/D44: a second event of the same turn is not stopped."""
    table = duel(
        {"monster": "gigazaur", "energy": 3}, {"monster": "the_king", "cards": ["armor_plating"]}, step="resolve",
        dice="smash smash heart heart fame special", row=["too_cute", "energize", "frenzy"],
    )  # fmt: skip
    assert hurt(table) == [(1, 1)]
    play(table, "buy:too_cute", "place:fame:4")
    assert hurt(table) == [(1, 1), (1, 2)]


def test_hearts_do_not_go_below_zero() -> None:
    """duel/D45, duel/D57"""
    table = duel(
        GIGAZAUR, {"monster": "the_king", "hearts": 2}, step="resolve", dice="smash smash smash smash fame heart"
    )
    assert hurt(table) == [(1, 2)]
    assert hearts(table)[1] == 0


def test_unstable_dna_looks_at_one_event() -> None:
    """duel/D45, duel/P18: three hearts at once; the victim may swap or not."""
    rival = {"monster": "the_king", "cards": ["unstable_dna"]}
    mine = {"monster": "gigazaur", "cards": ["giant_brain", "regeneration"]}
    few = duel(mine, rival, step="resolve", dice="smash smash heart heart fame special")
    assert not facts(few, "swapped") and kind(few) != "swap"
    table = duel(mine, rival, step="resolve", dice="smash smash smash heart fame special")
    assert asked(table) == (1, "swap", ("swap:giant_brain", "swap:regeneration", "no"))
    play(table, "swap:regeneration")
    assert (cards(table, 0), cards(table, 1)) == (["giant_brain", "unstable_dna"], ["regeneration"])


def test_in_shape_adds_up_the_hearts_of_a_turn() -> None:
    """duel/D45, duel/P19: from the fourth one on, 1 energy for 1 Fame, as often as wanted."""
    table = duel(
        {"monster": "gigazaur", "cards": ["in_shape"], "energy": 5}, KING, step="resolve",
        dice="smash smash smash smash smash heart", row=["energize"],
    )  # fmt: skip
    assert asked(table) == (0, "in_shape", ("in_shape", "no"))
    play(table, "in_shape")
    assert (places(table), energy(table)[0]) == ((-1, 0), 4)
    play(table, "no")
    assert kind(table) == "buy"


def test_unstoppable_stays_at_one_heart_until_the_turn_ends() -> None:
    """duel/D46"""
    table = duel(
        {"monster": "gigazaur", "energy": 3}, {"monster": "the_king", "hearts": 2, "cards": ["unstoppable"]},
        step="resolve", dice="smash smash smash heart fame special", row=["too_cute", "energize", "frenzy"],
    )  # fmt: skip
    assert hearts(table)[1] == 1
    assert cards(table, 1) == [] and "unstoppable" in table.view(None)["discard"]
    play(table, "buy:too_cute", "place:fame:4")
    assert hearts(table)[1] == 1
    assert table.outcome is None
    assert table.view(None)["turn"] == 1
    assert not table.view(None)["seats"][1]["immune"]


def test_unstoppable_on_ones_own_turn_ends_with_that_turn() -> None:
    """duel/D46: the immunity does not last through the rival's turn."""
    table = duel(
        {"monster": "gigazaur", "hearts": 3, "energy": 3, "cards": ["unstoppable"]}, KING, step="buy",
        row=["hors_d_oeuvres", "energize", "frenzy"], dice="smash heart heart heart fame special",
    )  # fmt: skip
    play(table, "buy:hors_d_oeuvres", "place:fame:4", "stop")
    assert table.outcome is not None and table.outcome["reason"] == "knock_out"


def test_regeneration_adds_one_heart_to_the_first_gain_that_counts() -> None:
    """duel/D47: within the limit."""
    mine = {"monster": "gigazaur", "cards": ["regeneration"]}
    dice = "heart heart smash smash fame special"
    one_more = duel({**mine, "hearts": 9}, KING, step="resolve", dice=dice)
    play(one_more, "group:heart")
    assert hearts(one_more)[0] == 12
    capped = duel({**mine, "hearts": 12}, KING, step="resolve", dice=dice)
    play(capped, "group:heart")
    assert hearts(capped)[0] == 14
    twice = duel(
        {**mine, "hearts": 2, "energy": 3}, KING, step="resolve", dice=dice, row=["snack_time", "frenzy", "energize"]
    )
    play(twice, "group:heart", "buy:snack_time")
    assert hearts(twice)[0] == 2 + 3 + 3


def test_superconductor_is_asked_of_the_rival_for_energy_of_dice_only() -> None:
    """duel/P20: neither for unused throws nor for the free energy."""
    table = duel(
        {"monster": "gigazaur", "cards": ["eye_of_the_storm"]}, {"monster": "the_king", "cards": ["superconductor"]},
        dice="energy energy energy heart fame special", row=["energize"],
    )  # fmt: skip
    play(table, "stop")
    assert facts(table, "energy_gained", 0)[0]["cause"] == "eye_of_the_storm"
    assert asked(table) == (1, "conduct", ("superconductor", "no"))
    kept = table.copy()
    play(table, "superconductor")
    assert energy(table) == [5, 3]
    assert cards(table, 1) == []
    play(kept, "no")
    assert kind(kept) == "buy"
    play(kept, "done")
    assert cards(kept, 1) == ["superconductor"] and kept.view(None)["turn"] == 1


def test_space_penguins_tokens_stop_at_two() -> None:
    """duel/D31"""
    table = duel(
        {"monster": "space_penguin", "tokens": 1},
        KING,
        step="resolve",
        dice="special special special fame heart energy",
    )
    play(table, "special:token")
    assert tokens(table)[0] == 2
    assert "special:token" not in (options(table) if table.view(None)["turn"] == 0 else ())
