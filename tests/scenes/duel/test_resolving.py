"""Phase 2: groups of dice, and powers of monsters between them."""

import pytest

from tests.scenes.duel.support import (
    GIGAZAUR,
    KING,
    KITTY,
    asked,
    board,
    cards,
    duel,
    energy,
    event_types,
    facts,
    hearts,
    hurt,
    kind,
    on,
    options,
    places,
    play,
    resolving,
    tokens,
    whose_turn,
)


def test_groups_are_resolved_in_any_order() -> None:
    """duel/D26, duel/P12"""
    table = duel({**GIGAZAUR, "hearts": 9}, KING, step="resolve", dice="smash smash heart energy energy special")
    assert asked(table) == (0, "resolve", ("group:smash", "group:heart", "group:energy"))
    play(table, "group:energy")
    assert (energy(table)[0], hearts(table)) == (2, [9, 15])
    assert options(table) == ("group:smash", "group:heart")
    play(table, "group:heart")
    assert [event["face"] for event in facts(table, "resolved")] == ["energy", "heart", "smash"]
    assert hearts(table) == [10, 13]


def test_all_dice_of_a_face_are_one_group() -> None:
    """duel/D26: a group cannot be split."""
    table = duel({**GIGAZAUR, "hearts": 1}, KING, step="resolve", dice="heart heart heart smash smash smash")
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
    table = duel(KITTY, KING, step="resolve", dice=dice)
    if kind(table) == "resolve":
        play(table, "group:smash")
    assert hurt(table) == [(1, smashes)]
    assert facts(table, "hurt")[0]["rule"] == "duel/D27"


def test_hearts_are_capped_and_the_surplus_is_lost() -> None:
    """duel/D28"""
    table = duel({**GIGAZAUR, "hearts": 12}, KING, step="resolve", dice="heart heart heart heart smash smash")
    play(table, "group:heart")
    assert hearts(table)[0] == 14
    assert facts(table, "healed")[0]["hearts"] == 2


def test_hearts_that_cannot_be_gained_are_skipped() -> None:
    """duel/D28"""
    table = duel(GIGAZAUR, KING, step="resolve", dice="heart heart heart heart smash smash")
    assert [event["face"] for event in facts(table, "resolved", 0)] == ["smash"]


def test_energy_dice_bring_energy() -> None:
    """duel/D29"""
    table = resolving("energy energy energy fame fame special", rival=KING)
    assert facts(table, "energy_gained")[0]["energy"] == 3
    assert facts(table, "energy_gained")[0]["rule"] == "duel/D29"


@pytest.mark.parametrize("face", ["fame", "destruction"])
@pytest.mark.parametrize(("count", "steps"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (8, 6)])
def test_three_equal_track_faces_pull_one_space_and_each_further_one_more(face: str, count: int, steps: int) -> None:
    """duel/D30, duel/D32"""
    white = ["extra_head", "natural_selection"] if count > 6 else []
    filler = ["smash", "heart", "energy", "smash", "special"]
    dice = " ".join([face] * count + filler[: max(6 - count, 0)])
    mine = {"monster": "meka_dragon", "cards": [*white, "hibernation"] if white else []}
    table = duel(mine, KING, step="resolve", dice=dice)
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
    dice = " ".join(["special"] * specials + filler[: 6 - specials])
    table = resolving(dice, me=KITTY, rival=KING, row=["energize"])
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
    assert board(king) == {}
    assert whose_turn(king) == 1


def test_the_king_chooses_token_and_space_and_may_move_one() -> None:
    """duel/P15"""
    dice = "special special special special fame destruction"
    table = resolving(dice, me=KING, buzz={"king": [on("fame", 2)]})
    play(table, "special:king")
    assert "king1:fame:2" not in options(table) and "king2:fame:2" not in options(table)
    assert "king1:fame:0" not in options(table)  # the marker stands there
    assert len([word for word in options(table) if word.startswith("king1")]) == 27  # its own space is no move
    assert len([word for word in options(table) if word.startswith("king2")]) == 27
    play(table, "king1:destruction:-7", "special:king", "king2:fame:2")
    assert board(table)["king1"] == on("destruction", -7, flipped=False)
    assert board(table)["king2"] == on("fame", 2, flipped=False)


@pytest.mark.parametrize(("word", "hits"), [("group:smash", 3), ("special:smash", 6)])
def test_smashes_are_plain_or_multiplied(word: str, hits: int) -> None:
    """duel/P14"""
    table = duel({"monster": "meka_dragon"}, KING, step="resolve", dice="smash smash smash special special heart")
    assert options(table) == ("group:smash", "special:smash")
    play(table, word)
    assert hurt(table) == [(1, hits)]


def test_a_group_is_read_when_it_is_resolved_and_then_closed() -> None:
    """duel/D33: Adrenaline Augment counts markers as they stand when smashes are resolved, once."""
    dice = "smash destruction destruction destruction fame heart"
    early = resolving(dice, "adrenaline_augment", rival=KING, destruction=-2)
    late = early.copy()
    play(early, "group:smash")
    assert hurt(early) == [(1, 1)]
    play(late, "group:destruction")
    assert hurt(late) == [(1, 2)]


def test_a_smash_group_opens_when_a_marker_comes_into_a_zone() -> None:
    """duel/D33, duel/D23: no die shows a smash."""
    dice = "heart destruction destruction destruction fame heart"
    table = resolving(dice, "adrenaline_augment", rival=KING, destruction=-2)
    assert places(table) == (0, -3)
    assert hurt(table) == [(1, 1)]


def test_after_the_dice_come_the_cards_that_look_back() -> None:
    """duel/D34"""
    table = resolving("energy energy energy fame fame special", "gentle_giant", rival=KING, row=["energize"])
    told = event_types(table)
    assert told.index("resolved") < told.index("pulled")
    assert kind(table) == "buy"
    assert places(table) == (-1, 0)


def test_energy_that_a_card_brings_after_the_dice_is_not_energy_of_dice() -> None:
    """duel/D34, duel/P20: the rival's Superconductor is not asked."""
    rival = {**KING, "cards": ["superconductor"]}
    dice = "heart heart destruction fame fame special"
    table = resolving(dice, "gentle_giant", rival=rival, row=["energize"], buzz={"tiger": on("fame", -1)})
    assert facts(table, "bonus", 0)[0]["bonus"] == "energy"
    assert cards(table, 1) == ["superconductor"] and kind(table) != "conduct"


def test_space_penguins_tokens_stop_at_two() -> None:
    """duel/D31"""
    me = {"monster": "space_penguin", "tokens": 1}
    table = resolving("special special special fame heart energy", me=me, rival=KING)
    play(table, "special:token")
    assert tokens(table)[0] == 2
    assert whose_turn(table) == 1  # nothing is left to ask about
