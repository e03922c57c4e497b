"""Cards that add dice, throws or smashes."""

import pytest

from tests.scenes.duel.support import (
    ALIENOID,
    asked,
    causes,
    dice_thrown,
    energy,
    event_types,
    facts,
    hearts,
    kind,
    options,
    places,
    play,
    question,
    quiet,
    resolving,
    rolling,
    tokens,
    whose_turn,
)

# -- Acid Attack --


@pytest.mark.parametrize("smashes", [0, 1, 4])
def test_acid_attack_adds_a_smash_to_every_roll(smashes: int) -> None:
    """duel/card/acid_attack, duel/D23"""
    assert hearts(resolving(quiet("smash " * smashes), "acid_attack"))[1] == 14 - smashes - 1


def test_the_smash_of_acid_attack_counts_in_every_check_of_the_roll() -> None:
    """duel/card/acid_attack#1, duel/D23: as the fifth of a face and as the sixth face."""
    table = resolving(quiet("smash smash smash smash"), "acid_attack", "antimatter_pellets")
    assert ("hurt", "antimatter_pellets") in causes(table, "hurt")
    table = resolving("heart heart energy fame destruction special", "acid_attack", "utter_destruction")
    assert ("hurt", "utter_destruction") in causes(table, "hurt")


def test_operation_media_counts_the_smash_of_acid_attack() -> None:
    """duel/card/acid_attack#1"""
    table = resolving(quiet("smash"), "acid_attack", me={"energy": 9}, row=["operation_media"])
    play(table, "buy:operation_media", "place:fame:5")
    assert places(table)[0] == -2


def test_meka_dragon_multiplies_the_smash_of_acid_attack() -> None:
    """duel/card/acid_attack#1, duel/monster/meka_dragon"""
    table = resolving(quiet("smash special special special"), "acid_attack", me={"monster": "meka_dragon"})
    play(table, "special:smash")
    assert hearts(table)[1] == 14 - 2 * 3


def test_acid_attack_makes_gentle_giant_impossible() -> None:
    """duel/card/acid_attack#1, duel/card/gentle_giant#1"""
    assert places(resolving(quiet(), "acid_attack", "gentle_giant")) == (0, 0)


def test_acid_attack_is_idle_on_the_turn_of_the_rival() -> None:
    """duel/card/acid_attack#2"""
    table = resolving(quiet("smash"), rival={"cards": ["acid_attack"]})
    assert hearts(table) == [14, 13]


# -- Adrenaline Augment --


@pytest.mark.parametrize(
    ("fame", "destruction", "hits"), [(0, 0, 0), (-3, 0, 1), (0, 5, 1), (-4, 4, 2), (3, -5, 2), (6, -2, 0), (-6, 2, 0)]
)
def test_adrenaline_augment_adds_a_smash_for_each_marker_in_any_spotlight_zone(
    fame: int, destruction: int, hits: int
) -> None:
    """duel/card/adrenaline_augment, duel/card/adrenaline_augment#1"""
    table = resolving(quiet(), "adrenaline_augment", fame=fame, destruction=destruction)
    assert hearts(table)[1] == 14 - hits


@pytest.mark.parametrize(("first", "left"), [("group:smash", 12), ("group:fame", 13)])
def test_adrenaline_augment_is_read_when_the_smashes_are_resolved(first: str, left: int) -> None:
    """duel/card/adrenaline_augment#2, duel/D33: Fame leaves the zone before them or after them."""
    table = resolving("smash fame fame fame heart heart", "adrenaline_augment", fame=-5)
    play(table, first)
    assert places(table)[0] == -6
    assert hearts(table)[1] == left


def test_a_marker_that_enters_a_zone_opens_a_group_of_smashes() -> None:
    """duel/card/adrenaline_augment#2"""
    table = resolving("fame fame fame destruction heart heart", "adrenaline_augment", fame=-2)
    assert places(table)[0] == -3
    assert hearts(table)[1] == 13


def test_smashes_that_were_resolved_do_not_grow_any_more() -> None:
    """duel/card/adrenaline_augment#3, duel/D33: Operation Media counts the one that was resolved."""
    me = {"energy": 5}
    table = resolving("smash fame fame fame heart heart", "adrenaline_augment", me=me, fame=-2, row=["operation_media"])
    play(table, "group:smash", "buy:operation_media", "place:fame:5")
    assert hearts(table)[1] == 13
    assert places(table)[0] == -4


# -- Extra Head --


def test_extra_head_brings_a_white_die_by_itself() -> None:
    """duel/card/extra_head, duel/card/extra_head#1, duel/D15"""
    assert dice_thrown(rolling("extra_head"))[0] == 7


def test_extra_head_and_natural_selection_use_both_white_dice() -> None:
    """duel/card/extra_head#1, duel/card/natural_selection, duel/D16"""
    assert dice_thrown(rolling("extra_head", "natural_selection"))[0] == 8


@pytest.mark.parametrize(
    ("held", "spendable"), [((), 2), (("extra_head",), 1), (("extra_head", "natural_selection"), 0)]
)
def test_no_token_is_spent_without_a_free_white_die(held: tuple[str, ...], spendable: int) -> None:
    """duel/card/extra_head#2, duel/D14, duel/D16"""
    table = rolling(*held, me={"tokens": 2})
    for _ in range(spendable):
        assert asked(table) == (0, "spend", ("spend", "throw"))
        play(table, "spend")
    assert kind(table) == "roll"
    assert tokens(table)[0] == 2 - spendable
    assert dice_thrown(table)[0] == 8


# -- Eye of the Storm --


@pytest.mark.parametrize(("held", "allowed"), [((), 3), (("giant_brain",), 4)])
@pytest.mark.parametrize("made", [1, 2, 3])
def test_eye_of_the_storm_pays_for_each_throw_that_was_not_made(held: tuple[str, ...], allowed: int, made: int) -> None:
    """duel/card/eye_of_the_storm, duel/card/eye_of_the_storm#1, duel/card/giant_brain#1"""
    table = rolling("eye_of_the_storm", *held, dice=" ".join([quiet()] * 3))
    for _ in range(made - 1):
        play(table, "keep:none")
    if made < allowed:
        play(table, "stop")
    paid = [fact["energy"] for fact in facts(table, "energy_gained", 0) if fact.get("cause") == "eye_of_the_storm"]
    assert sum(paid) == allowed - made


def test_eye_of_the_storm_pays_before_the_dice_are_resolved() -> None:
    """duel/card/eye_of_the_storm#1, duel/D22"""
    table = rolling("eye_of_the_storm", dice=quiet("smash"))
    play(table, "stop")
    told = event_types(table, "energy_gained", "resolved")
    assert told[:2] == ["energy_gained", "resolved"]


def test_superconductor_does_not_hear_of_eye_of_the_storm() -> None:
    """duel/card/eye_of_the_storm#2, duel/card/eye_of_the_storm#3"""
    table = rolling("eye_of_the_storm", dice=quiet(), rival={"cards": ["superconductor"]})
    play(table, "stop")
    assert question(table) == (1, "roll")
    assert energy(table)[1] == 0


def test_an_empty_roll_has_used_no_throw() -> None:
    """duel/card/eye_of_the_storm#3, duel/D19"""
    table = rolling("eye_of_the_storm", me={"fewer": 6})
    assert dice_thrown(table, 0) == []
    assert facts(table, "energy_gained", 0)[0]["energy"] == 3


def test_throws_of_in_the_shadows_cost_eye_of_the_storm_nothing_more() -> None:
    """duel/card/eye_of_the_storm#1, duel/card/in_the_shadows#1: never less than nothing is paid."""
    dice = f"{quiet()} fame fame heart"
    table = rolling("eye_of_the_storm", "in_the_shadows", dice=dice, throws_left=0)
    play(table, "keep:heart,heart,destruction,destruction", "stop")
    assert [fact.get("cause") for fact in facts(table, "energy_gained", 0)] == [None]
    assert energy(table)[0] == 1


@pytest.mark.parametrize(
    "held", [("antimatter_pellets", "eye_of_the_storm"), ("eye_of_the_storm", "antimatter_pellets")]
)
def test_eye_of_the_storm_pays_first_and_nobody_is_asked_for_an_order(held: tuple[str, str]) -> None:
    """duel/card/eye_of_the_storm, duel/P9: so that its energy is there for what the others bring."""
    table = rolling(*held, "in_shape", dice="heart heart heart heart heart energy")
    play(table, "stop")
    assert asked(table) == (0, "in_shape", ("in_shape", "no"))
    assert energy(table)[0] == 2


# -- Gentle Giant --


@pytest.mark.parametrize(("dice", "fame"), [(quiet(), -1), (quiet("smash"), 0), (quiet("smash smash"), 0)])
def test_gentle_giant_pulls_fame_after_a_roll_without_a_smash(dice: str, fame: int) -> None:
    """duel/card/gentle_giant, duel/D34"""
    assert places(resolving(dice, "gentle_giant"))[0] == fame


def test_gentle_giant_comes_when_all_dice_are_resolved() -> None:
    """duel/card/gentle_giant, duel/D34"""
    table = resolving("energy energy fame fame destruction heart", "gentle_giant")
    told = event_types(table, "pulled", "resolved")
    assert told == ["resolved", "pulled"]


def test_added_smashes_are_smashes_for_gentle_giant() -> None:
    """duel/card/gentle_giant#1, duel/D23: a marker in a zone, or a face of Alienoid."""
    assert places(resolving(quiet(), "gentle_giant", "adrenaline_augment", destruction=4))[0] == 0
    table = resolving(quiet("special special"), "gentle_giant", me=ALIENOID)
    play(table, "special:smash")
    assert places(table)[0] == 0


def test_a_smash_that_was_resolved_and_is_gone_counts_for_gentle_giant() -> None:
    """duel/card/gentle_giant#1: Fame leaves the zone that Adrenaline Augment had looked at."""
    table = resolving("fame fame fame destruction heart heart", "gentle_giant", "adrenaline_augment", fame=-5)
    play(table, "group:smash")
    assert hearts(table)[1] == 13
    assert places(table)[0] == -6


def test_smashes_put_aside_do_not_count_for_gentle_giant() -> None:
    """duel/card/gentle_giant#2, duel/D25"""
    table = resolving(quiet("smash smash"), "gentle_giant", "titanic_batteries")
    play(table, "batteries:smash,smash")
    assert hearts(table)[1] == 14
    assert places(table)[0] == -1


def test_gentle_giant_is_not_checked_after_rebooting() -> None:
    """duel/card/gentle_giant#2, duel/D24"""
    table = resolving(quiet(), "gentle_giant", "rebooting")
    play(table, "rebooting")
    assert whose_turn(table) == 1
    assert places(table)[0] == 0


def test_an_empty_roll_pleases_gentle_giant() -> None:
    """duel/card/gentle_giant, duel/D19"""
    assert places(rolling("gentle_giant", me={"fewer": 6}))[0] == -1


# -- Giant Brain --


def test_giant_brain_allows_a_fourth_throw() -> None:
    """duel/card/giant_brain, duel/D18"""
    table = rolling("giant_brain", dice=" ".join([quiet()] * 4))
    play(table, "keep:none", "keep:none")
    assert question(table) == (0, "roll")
    play(table, "keep:none")
    assert len(dice_thrown(table, 0)) == 4
    assert whose_turn(table) == 1


def test_without_giant_brain_there_are_three_throws() -> None:
    """duel/D18"""
    table = rolling(dice=" ".join([quiet()] * 3))
    play(table, "keep:none", "keep:none")
    assert len(dice_thrown(table, 0)) == 3
    assert whose_turn(table) == 1


def test_the_throw_of_giant_brain_need_not_be_used() -> None:
    """duel/card/giant_brain#1"""
    table = rolling("giant_brain", dice=" ".join([quiet()] * 3))
    play(table, "keep:none", "keep:none", "stop")
    assert whose_turn(table) == 1


# -- In the Shadows --


def test_in_the_shadows_throws_fame_dice_again_after_the_last_throw() -> None:
    """duel/card/in_the_shadows, duel/card/in_the_shadows#1, duel/D20, duel/P7: only those, some or all of them."""
    table = rolling("in_the_shadows", dice=f"{quiet()} energy", throws_left=0)
    assert options(table) == (
        "stop",
        "keep:heart,heart,fame,destruction,destruction",
        "keep:heart,heart,destruction,destruction",
    )
    play(table, "keep:heart,heart,fame,destruction,destruction")
    assert facts(table, "rolled", 0)[-1]["dice"] == ["energy"]
    assert table.view(0)["throws_left"] == 0


def test_in_the_shadows_has_no_limit() -> None:
    """duel/card/in_the_shadows#1, duel/D20: it ends when no die shows Fame."""
    table = rolling("in_the_shadows", dice=["fame"] * 6 + ["fame"] * 30 + ["heart"] * 6, throws_left=0)
    for _ in range(6):
        assert question(table) == (0, "roll")
        play(table, "keep:none")
    assert whose_turn(table) == 1
    assert len(dice_thrown(table, 0)) == 7


def test_before_the_last_throw_in_the_shadows_changes_nothing() -> None:
    """duel/card/in_the_shadows#1: any dice are thrown again, and that uses a throw."""
    table = rolling("in_the_shadows", dice=" ".join([quiet()] * 3))
    assert "keep:fame,fame" in options(table)
    play(table, "keep:none")
    assert table.view(0)["throws_left"] == 1
    play(table, "keep:none")
    assert options(table)[1:] == (
        "keep:heart,heart,fame,destruction,destruction",
        "keep:heart,heart,destruction,destruction",
    )


def test_without_fame_in_the_shadows_asks_nothing() -> None:
    """duel/card/in_the_shadows#1"""
    table = rolling("in_the_shadows", dice="heart heart heart heart heart heart", throws_left=0)
    assert whose_turn(table) == 1
