"""Cards about dice, throws and the Roll."""

from typing import Any

import pytest

from baffe.games.duel.table import DuelTable
from tests.scenes.duel.support import asked, duel, facts, kind, options, play

QUIET = ("fame", "fame", "destruction", "destruction", "heart", "heart")  # does nothing to an unhurt monster
STRAIGHT = "smash heart energy fame destruction special"
FULL = {"monster": "space_penguin", "tokens": 2}  # specials do nothing for it


def hearts(table: DuelTable) -> list[int]:
    return [side.hearts for side in table.sides]


def cards(table: DuelTable, seat: int) -> list[str]:
    return [card.id for card in table.cards_of(seat)]


def places(table: DuelTable) -> tuple[float, float]:
    view = table.view(None)
    return view["fame"], view["destruction"]


def final(dice: str, *held: str, me: dict[str, Any] | None = None, **scene: Any) -> DuelTable:
    """Seat 0 has made that Roll and holds these cards; nothing is for sale unless the scene says so."""
    rival = scene.pop("rival", {})
    side = {"monster": "gigazaur", "cards": list(held), **(me or {})}
    return duel(side, rival, **{"step": "resolve", "dice": dice, "row": [], "deck_exact": True, **scene})


def rolling(*held: str, me: dict[str, Any] | None = None, **scene: Any) -> DuelTable:
    """Seat 0 is about to throw."""
    side = {"monster": "gigazaur", "cards": list(held), **(me or {})}
    return duel(side, scene.pop("rival", {}), **{"row": [], "deck_exact": True, **scene})


def throws(table: DuelTable) -> list[list[str]]:
    """The dice of each throw of seat 0."""
    return [fact["dice"] for fact in facts(table, "rolled", 0)]


def causes(table: DuelTable, *types: str) -> list[tuple[str, str]]:
    """What cards and monsters did, in its order, with facts of these types."""
    return [(fact["type"], fact["cause"]) for fact in table.events(None) if fact["type"] in types and "cause" in fact]


def quiet(*first: str) -> str:
    """These dice, and enough to make six of them."""
    return " ".join([*first, *QUIET[len(first) :]])


# -- Acid Attack --


@pytest.mark.parametrize("smashes", [0, 1, 4])
def test_acid_attack_adds_a_smash_to_every_roll(smashes: int) -> None:
    """duelcard/acid_attack, duel/D23"""
    assert hearts(final(quiet(*["smash"] * smashes), "acid_attack"))[1] == 14 - smashes - 1


def test_the_smash_of_acid_attack_counts_in_every_check_of_the_roll() -> None:
    """duelcard/acid_attack#1, duel/D23: as the fifth of a face and as the sixth face."""
    table = final(quiet("smash", "smash", "smash", "smash"), "acid_attack", "antimatter_pellets")
    assert ("hurt", "antimatter_pellets") in causes(table, "hurt")
    table = final("heart heart energy fame destruction special", "acid_attack", "utter_destruction")
    assert ("hurt", "utter_destruction") in causes(table, "hurt")


def test_operation_media_counts_the_smash_of_acid_attack() -> None:
    """duelcard/acid_attack#1"""
    table = final(quiet("smash"), "acid_attack", me={"energy": 9}, row=["operation_media"])
    play(table, "buy:operation_media", "place:fame:5")
    assert places(table)[0] == -2


def test_meka_dragon_multiplies_the_smash_of_acid_attack() -> None:
    """duelcard/acid_attack#1, duelmonster/meka_dragon"""
    table = final(quiet("smash", "special", "special", "special"), "acid_attack", me={"monster": "meka_dragon"})
    play(table, "special:smash")
    assert hearts(table)[1] == 14 - 2 * 3


def test_acid_attack_makes_gentle_giant_impossible() -> None:
    """duelcard/acid_attack#1, duelcard/gentle_giant#1"""
    assert places(final(quiet(), "acid_attack", "gentle_giant")) == (0, 0)


def test_acid_attack_is_idle_on_the_turn_of_the_rival() -> None:
    """duelcard/acid_attack#2"""
    table = final(quiet("smash"), rival={"cards": ["acid_attack"]})
    assert hearts(table) == [14, 13]


# -- Adrenaline Augment --


@pytest.mark.parametrize(
    ("fame", "destruction", "hits"), [(0, 0, 0), (-3, 0, 1), (0, 5, 1), (-4, 4, 2), (3, -5, 2), (6, -2, 0), (-6, 2, 0)]
)
def test_adrenaline_augment_adds_a_smash_for_each_marker_in_any_spotlight_zone(
    fame: int, destruction: int, hits: int
) -> None:
    """duelcard/adrenaline_augment, duelcard/adrenaline_augment#1"""
    table = final(quiet(), "adrenaline_augment", fame=fame, destruction=destruction)
    assert hearts(table)[1] == 14 - hits


@pytest.mark.parametrize(("first", "left"), [("group:smash", 12), ("group:fame", 13)])
def test_adrenaline_augment_is_read_when_the_smashes_are_resolved(first: str, left: int) -> None:
    """duelcard/adrenaline_augment#2, duel/D33: Fame leaves the zone before them or after them."""
    table = final("smash fame fame fame heart heart", "adrenaline_augment", fame=-5)
    play(table, first)
    assert places(table)[0] == -6
    assert hearts(table)[1] == left


def test_a_marker_that_enters_a_zone_opens_a_group_of_smashes() -> None:
    """duelcard/adrenaline_augment#2"""
    table = final("fame fame fame destruction heart heart", "adrenaline_augment", fame=-2)
    assert places(table)[0] == -3
    assert hearts(table)[1] == 13


def test_smashes_that_were_resolved_do_not_grow_any_more() -> None:
    """duelcard/adrenaline_augment#3, duel/D33: Operation Media counts the one that was resolved."""
    me = {"energy": 5}
    table = final("smash fame fame fame heart heart", "adrenaline_augment", me=me, fame=-2, row=["operation_media"])
    play(table, "group:smash", "buy:operation_media", "place:fame:5")
    assert hearts(table)[1] == 13
    assert places(table)[0] == -4


# -- Antimatter Pellets --


@pytest.mark.parametrize("face", ["smash", "heart", "energy", "fame", "destruction", "special"])
def test_antimatter_pellets_are_set_off_by_five_of_any_face(face: str) -> None:
    """duelcard/antimatter_pellets, duelcard/antimatter_pellets#1: before any die is resolved."""
    other = "energy" if face == "heart" else "heart"
    table = final(f"{face} {face} {face} {face} {face} {other}", "antimatter_pellets", me=FULL)
    told = [fact for fact in table.events(None) if fact["type"] in ("hurt", "pulled", "resolved")]
    assert [fact.get("cause") for fact in told][:2] == ["antimatter_pellets", "antimatter_pellets"]
    assert (told[0]["hearts"], told[1]["track"], told[1]["steps"]) == (4, "destruction", 2)


def test_antimatter_pellets_need_five() -> None:
    """duelcard/antimatter_pellets"""
    table = final("heart heart heart heart fame fame", "antimatter_pellets")
    assert hearts(table)[1] == 14
    assert places(table) == (0, 0)


def test_a_face_that_alienoid_adds_counts_for_antimatter_pellets() -> None:
    """duelcard/antimatter_pellets#2, duel/D22, duel/D23, duelmonster/alienoid"""
    table = final("special special heart heart heart heart", "antimatter_pellets", me={"monster": "alienoid"})
    assert causes(table, "hurt") == []
    play(table, "special:heart")
    assert causes(table, "hurt") == [("hurt", "antimatter_pellets")]


def test_smashes_of_adrenaline_augment_count_for_antimatter_pellets() -> None:
    """duelcard/antimatter_pellets#2, duel/D23"""
    dice = quiet("smash", "smash", "smash", "smash")
    assert causes(final(dice, "antimatter_pellets", "adrenaline_augment"), "hurt") == []
    table = final(dice, "antimatter_pellets", "adrenaline_augment", fame=3)
    assert causes(table, "hurt") == [("hurt", "antimatter_pellets")]


def test_antimatter_pellets_are_set_off_once_a_turn() -> None:
    """duelcard/antimatter_pellets#3"""
    table = final("heart heart heart heart heart heart", "antimatter_pellets")
    assert hearts(table)[1] == 10
    assert places(table) == (0, -2)


def test_antimatter_pellets_hit_before_they_pull() -> None:
    """duelcard/antimatter_pellets#3, duel/D57: who falls has lost before the marker moves."""
    table = final("heart heart heart heart heart heart", "antimatter_pellets", rival={"hearts": 4}, destruction=-5)
    assert table.outcome is not None
    assert table.outcome["reason"] == "knock_out"
    assert places(table) == (0, -5)


def test_after_antimatter_pellets_come_rebooting_natural_selection_and_the_dice() -> None:
    """duelcard/antimatter_pellets#4, duel/D22"""
    held = ("antimatter_pellets", "rebooting", "natural_selection", "titanic_batteries")
    table = final("energy energy energy energy energy fame fame", *held)
    assert hearts(table) == [14, 10]
    assert asked(table) == (0, "skip", ("rebooting", "no"))
    play(table, "no")
    assert hearts(table) == [4, 10]
    assert kind(table) == "batteries"
    assert table.sides[0].energy == 0


def test_cards_that_read_the_roll_act_in_the_order_the_player_likes() -> None:
    """duel/P9, duel/D22"""
    dice = "special special special special special heart"
    for first, second in (("antimatter_pellets", "signature_move"), ("signature_move", "antimatter_pellets")):
        table = final(dice, "antimatter_pellets", "signature_move", me=FULL)
        assert asked(table) == (0, "final", ("antimatter_pellets", "signature_move"))
        play(table, first)
        pulls = [cause for _, cause in causes(table, "pulled")]
        assert pulls == [first, second]


# -- Extra Head --


def test_extra_head_brings_a_white_die_by_itself() -> None:
    """duelcard/extra_head, duelcard/extra_head#1, duel/D15"""
    assert len(throws(rolling("extra_head"))[0]) == 7


def test_extra_head_and_natural_selection_use_both_white_dice() -> None:
    """duelcard/extra_head#1, duelcard/natural_selection, duel/D16"""
    assert len(throws(rolling("extra_head", "natural_selection"))[0]) == 8


@pytest.mark.parametrize(
    ("held", "spendable"), [((), 2), (("extra_head",), 1), (("extra_head", "natural_selection"), 0)]
)
def test_no_token_is_spent_without_a_free_white_die(held: tuple[str, ...], spendable: int) -> None:
    """duelcard/extra_head#2, duel/D14, duel/D16"""
    table = rolling(*held, me={"tokens": 2})
    for _ in range(spendable):
        assert asked(table) == (0, "spend", ("spend", "throw"))
        play(table, "spend")
    assert kind(table) == "roll"
    assert table.sides[0].tokens == 2 - spendable
    assert len(throws(table)[0]) == 8


# -- Eye of the Storm --


@pytest.mark.parametrize(("held", "allowed"), [((), 3), (("giant_brain",), 4)])
@pytest.mark.parametrize("made", [1, 2, 3])
def test_eye_of_the_storm_pays_for_each_throw_that_was_not_made(held: tuple[str, ...], allowed: int, made: int) -> None:
    """duelcard/eye_of_the_storm, duelcard/eye_of_the_storm#1, duelcard/giant_brain#1"""
    table = rolling("eye_of_the_storm", *held, dice=[*QUIET] * 3)
    for _ in range(made - 1):
        play(table, "keep:none")
    if made < allowed:
        play(table, "stop")
    paid = [fact["energy"] for fact in facts(table, "energy_gained", 0) if fact.get("cause") == "eye_of_the_storm"]
    assert sum(paid) == allowed - made


def test_eye_of_the_storm_pays_before_the_dice_are_resolved() -> None:
    """duelcard/eye_of_the_storm#1, duel/D22"""
    table = rolling("eye_of_the_storm", dice=quiet("smash"))
    play(table, "stop")
    told = [fact["type"] for fact in table.events(None) if fact["type"] in ("energy_gained", "resolved")]
    assert told[:2] == ["energy_gained", "resolved"]


def test_superconductor_does_not_hear_of_eye_of_the_storm() -> None:
    """duelcard/eye_of_the_storm#2, duelcard/eye_of_the_storm#3"""
    table = rolling("eye_of_the_storm", dice=quiet(), rival={"cards": ["superconductor"]})
    play(table, "stop")
    assert (table.active, kind(table)) == (1, "roll")
    assert table.sides[1].energy == 0


def test_an_empty_roll_has_used_no_throw() -> None:
    """duelcard/eye_of_the_storm#3, duel/D19"""
    table = rolling("eye_of_the_storm", me={"fewer": 6})
    assert throws(table) == []
    assert facts(table, "energy_gained", 0)[0]["energy"] == 3


def test_throws_of_in_the_shadows_cost_eye_of_the_storm_nothing_more() -> None:
    """duelcard/eye_of_the_storm#1, duelcard/in_the_shadows#1: never less than nothing is paid."""
    dice = [*QUIET, "fame", "fame", "heart"]
    table = rolling("eye_of_the_storm", "in_the_shadows", dice=dice, throws_left=0)
    play(table, "keep:heart,heart,destruction,destruction", "stop")
    assert [fact.get("cause") for fact in facts(table, "energy_gained", 0)] == [None]
    assert table.sides[0].energy == 1


@pytest.mark.parametrize(
    "held", [("antimatter_pellets", "eye_of_the_storm"), ("eye_of_the_storm", "antimatter_pellets")]
)
def test_eye_of_the_storm_pays_first_and_nobody_is_asked_for_an_order(held: tuple[str, str]) -> None:
    """duelcard/eye_of_the_storm, duel/P9: so that its energy is there for what the others bring."""
    table = rolling(*held, "in_shape", dice="heart heart heart heart heart energy")
    play(table, "stop")
    assert asked(table) == (0, "in_shape", ("in_shape", "no"))
    assert table.sides[0].energy == 2


# -- Gentle Giant --


@pytest.mark.parametrize(("dice", "fame"), [(quiet(), -1), (quiet("smash"), 0), (quiet("smash", "smash"), 0)])
def test_gentle_giant_pulls_fame_after_a_roll_without_a_smash(dice: str, fame: int) -> None:
    """duelcard/gentle_giant, duel/D34"""
    assert places(final(dice, "gentle_giant"))[0] == fame


def test_gentle_giant_comes_when_all_dice_are_resolved() -> None:
    """duelcard/gentle_giant, duel/D34"""
    table = final("energy energy fame fame destruction heart", "gentle_giant")
    told = [fact["type"] for fact in table.events(None) if fact["type"] in ("pulled", "resolved")]
    assert told == ["resolved", "pulled"]


def test_added_smashes_are_smashes_for_gentle_giant() -> None:
    """duelcard/gentle_giant#1, duel/D23: a marker in a zone, or a face of Alienoid."""
    assert places(final(quiet(), "gentle_giant", "adrenaline_augment", destruction=4))[0] == 0
    table = final(quiet("special", "special"), "gentle_giant", me={"monster": "alienoid"})
    play(table, "special:smash")
    assert places(table)[0] == 0


def test_a_smash_that_was_resolved_and_is_gone_counts_for_gentle_giant() -> None:
    """duelcard/gentle_giant#1: Fame leaves the zone that Adrenaline Augment had looked at."""
    table = final("fame fame fame destruction heart heart", "gentle_giant", "adrenaline_augment", fame=-5)
    play(table, "group:smash")
    assert hearts(table)[1] == 13
    assert places(table)[0] == -6


def test_smashes_put_aside_do_not_count_for_gentle_giant() -> None:
    """duelcard/gentle_giant#2, duel/D25"""
    table = final(quiet("smash", "smash"), "gentle_giant", "titanic_batteries")
    play(table, "batteries:smash,smash")
    assert hearts(table)[1] == 14
    assert places(table)[0] == -1


def test_gentle_giant_is_not_checked_after_rebooting() -> None:
    """duelcard/gentle_giant#2, duel/D24"""
    table = final(quiet(), "gentle_giant", "rebooting")
    play(table, "rebooting")
    assert table.active == 1
    assert places(table)[0] == 0


def test_an_empty_roll_pleases_gentle_giant() -> None:
    """duelcard/gentle_giant, duel/D19"""
    assert places(rolling("gentle_giant", me={"fewer": 6}))[0] == -1


# -- Giant Brain --


def test_giant_brain_allows_a_fourth_throw() -> None:
    """duelcard/giant_brain, duel/D18"""
    table = rolling("giant_brain", dice=[*QUIET] * 4)
    play(table, "keep:none", "keep:none")
    assert (table.active, kind(table)) == (0, "roll")
    play(table, "keep:none")
    assert len(throws(table)) == 4
    assert table.active == 1


def test_without_giant_brain_there_are_three_throws() -> None:
    """duel/D18"""
    table = rolling(dice=[*QUIET] * 3)
    play(table, "keep:none", "keep:none")
    assert len(throws(table)) == 3
    assert table.active == 1


def test_the_throw_of_giant_brain_need_not_be_used() -> None:
    """duelcard/giant_brain#1"""
    table = rolling("giant_brain", dice=[*QUIET] * 3)
    play(table, "keep:none", "keep:none", "stop")
    assert table.active == 1


# -- In the Shadows --


def test_in_the_shadows_throws_fame_dice_again_after_the_last_throw() -> None:
    """duelcard/in_the_shadows, duelcard/in_the_shadows#1, duel/D20, duel/P7: only those, some or all of them."""
    table = rolling("in_the_shadows", dice=[*QUIET, "energy"], throws_left=0)
    assert options(table) == (
        "stop",
        "keep:heart,heart,fame,destruction,destruction",
        "keep:heart,heart,destruction,destruction",
    )
    play(table, "keep:heart,heart,fame,destruction,destruction")
    assert throws(table)[-1] == ["energy"]
    assert table.view(0)["throws_left"] == 0


def test_in_the_shadows_has_no_limit() -> None:
    """duelcard/in_the_shadows#1, duel/D20: it ends when no die shows Fame."""
    table = rolling("in_the_shadows", dice=["fame"] * 6 + ["fame"] * 30 + ["heart"] * 6, throws_left=0)
    for _ in range(6):
        assert (table.active, kind(table)) == (0, "roll")
        play(table, "keep:none")
    assert table.active == 1
    assert len(throws(table)) == 7


def test_before_the_last_throw_in_the_shadows_changes_nothing() -> None:
    """duelcard/in_the_shadows#1: any dice are thrown again, and that uses a throw."""
    table = rolling("in_the_shadows", dice=[*QUIET, *QUIET, *QUIET])
    assert "keep:fame,fame" in options(table)
    play(table, "keep:none")
    assert table.throws_left == 1
    play(table, "keep:none")
    assert options(table)[1:] == (
        "keep:heart,heart,fame,destruction,destruction",
        "keep:heart,heart,destruction,destruction",
    )


def test_without_fame_in_the_shadows_asks_nothing() -> None:
    """duelcard/in_the_shadows#1"""
    table = rolling("in_the_shadows", dice="heart heart heart heart heart heart", throws_left=0)
    assert table.active == 1


# -- Natural Selection --


def test_natural_selection_brings_energy_and_hearts_when_it_is_bought() -> None:
    """duelcard/natural_selection"""
    table = duel({"hearts": 5, "energy": 3}, {}, step="buy", row=["natural_selection"], deck_exact=True)
    play(table, "buy:natural_selection")
    assert hearts(table)[0] == 9
    assert table.sides[0].energy == 4
    assert len(throws(rolling("natural_selection"))[0]) == 7


@pytest.mark.parametrize(
    ("dice", "left"),
    [
        ("fame fame destruction destruction energy energy energy", 14),
        ("heart heart heart heart fame fame destruction", 8),
        ("energy energy energy energy energy energy energy", 4),
    ],
)
def test_four_of_a_face_cost_the_owner_of_natural_selection_ten_hits(dice: str, left: int) -> None:
    """duelcard/natural_selection, duel/D22: before the dice are resolved, so that hearts still help."""
    assert hearts(final(dice, "natural_selection"))[0] == left


def test_two_faces_four_times_are_punished_once() -> None:
    """duelcard/natural_selection#1"""
    dice = "energy energy energy energy heart heart heart heart"
    table = final(dice, "natural_selection", "extra_head")
    assert [fact["hearts"] for fact in facts(table, "hurt", 0)] == [10]


def test_added_faces_count_for_natural_selection() -> None:
    """duelcard/natural_selection#1, duel/D23"""
    dice = "smash smash smash fame fame destruction destruction"
    assert hearts(final(dice, "natural_selection"))[0] == 14
    assert hearts(final(dice, "natural_selection", "acid_attack"))[0] == 4


def test_hits_of_natural_selection_may_be_prevented() -> None:
    """duelcard/natural_selection#1"""
    dice = "energy energy energy energy fame fame destruction" + " heart" * 4 + " smash" * 6
    table = final(dice, "natural_selection", "camouflage")
    play(table, "camouflage")
    assert hearts(table)[0] == 8


def test_natural_selection_may_kill_before_a_die_is_resolved() -> None:
    """duelcard/natural_selection, duel/D63"""
    table = final(
        "smash smash smash smash fame fame heart", "natural_selection", me={"hearts": 10}, rival={"hearts": 1}
    )
    assert table.outcome is not None
    assert (table.outcome["winners"], hearts(table)) == ([1], [0, 1])


def test_rebooting_avoids_the_hits_of_natural_selection() -> None:
    """duelcard/natural_selection#1, duelcard/natural_selection#2, duel/D24"""
    dice = "energy energy energy energy fame fame destruction"
    table = final(dice, "natural_selection", "rebooting")
    play(table, "rebooting")
    assert hearts(table)[0] == 14
    table = final(dice, "natural_selection", "rebooting")
    play(table, "no")
    assert hearts(table)[0] == 4


def test_natural_selection_punishes_also_after_a_card_that_read_the_roll() -> None:
    """duelcard/natural_selection#2, duel/D22"""
    table = rolling("natural_selection", "eye_of_the_storm", dice="energy energy energy energy fame fame destruction")
    play(table, "stop")
    assert ("energy_gained", "eye_of_the_storm") in causes(table, "energy_gained")
    assert hearts(table)[0] == 4


# -- Rebooting --


def test_rebooting_leaves_the_dice_alone_for_tokens_and_energy() -> None:
    """duelcard/rebooting, duelcard/rebooting#1, duel/P10, duel/D24: and the shop opens."""
    table = final(quiet("smash", "smash"), "rebooting", row=["snack_time"])
    assert asked(table) == (0, "skip", ("rebooting", "no"))
    play(table, "rebooting")
    assert asked(table) == (0, "buy", ("buy:snack_time", "refresh", "done"))
    assert (table.sides[0].tokens, table.sides[0].energy) == (2, 2)
    assert cards(table, 0) == []
    assert "rebooting" in table.view(None)["discard"]
    assert hearts(table)[1] == 14


def test_rebooting_fills_up_to_two_tokens() -> None:
    """duelcard/rebooting#1"""
    table = final(quiet(), "rebooting", me={"tokens": 1})
    play(table, "rebooting")
    assert table.sides[0].tokens == 2


def test_rebooting_may_be_declined_and_stays() -> None:
    """duelcard/rebooting#1, duel/P10: asked once in a turn."""
    table = final(quiet("smash", "smash"), "rebooting")
    play(table, "no")
    assert hearts(table)[1] == 12
    assert cards(table, 0) == ["rebooting"]
    assert (table.active, table.sides[0].tokens) == (1, 0)


def test_rebooting_comes_before_natural_selection_and_titanic_batteries() -> None:
    """duelcard/rebooting#1, duel/D22"""
    dice = "energy energy energy energy fame fame destruction"
    table = final(dice, "titanic_batteries", "natural_selection", "rebooting")
    assert (kind(table), hearts(table)[0]) == ("skip", 14)
    play(table, "no")
    assert (kind(table), hearts(table)[0]) == ("batteries", 4)


def test_rebooting_is_offered_after_cards_that_read_the_roll_and_they_apply() -> None:
    """duelcard/rebooting#2, duel/D22"""
    table = final("heart heart heart heart heart heart", "antimatter_pellets", "rebooting")
    assert kind(table) == "skip"
    play(table, "rebooting")
    assert hearts(table)[1] == 10
    assert places(table) == (0, -2)


# -- Signature Move --


@pytest.mark.parametrize(("specials", "fame"), [(2, 0), (3, -1), (5, -1), (6, -2)])
def test_signature_move_pulls_fame_for_every_three_specials(specials: int, fame: int) -> None:
    """duelcard/signature_move, duelcard/signature_move#1"""
    table = final(quiet(*["special"] * specials), "signature_move", me=FULL)
    assert places(table)[0] == fame


def test_specials_of_signature_move_stay_available_for_the_monster() -> None:
    """duelcard/signature_move#1: and it comes before the dice."""
    table = final(quiet("special", "special", "special"), "signature_move")
    assert places(table) == (-1, 0)
    assert options(table) == ("special:fame", "special:destruction", "done")
    play(table, "special:fame")
    assert places(table) == (-2, 0)


# -- Titanic Batteries --


def test_titanic_batteries_make_a_token_of_two_dice() -> None:
    """duelcard/titanic_batteries, duel/P11, duel/D22"""
    table = final("smash smash heart heart heart heart", "titanic_batteries")
    assert asked(table) == (
        0,
        "batteries",
        ("batteries:smash,smash", "batteries:smash,heart", "batteries:heart,heart", "no"),
    )
    play(table, "batteries:smash,heart")
    assert table.sides[0].tokens == 1
    assert hearts(table)[1] == 13


def test_titanic_batteries_may_be_declined() -> None:
    """duelcard/titanic_batteries, duel/P11"""
    table = final("smash smash heart heart heart heart", "titanic_batteries")
    play(table, "no")
    assert table.sides[0].tokens == 0
    assert hearts(table)[1] == 12


def test_titanic_batteries_are_used_once_a_turn() -> None:
    """duelcard/titanic_batteries#1"""
    table = final("energy energy energy fame fame heart", "titanic_batteries")
    play(table, "batteries:energy,energy")
    assert (table.active, table.sides[0].tokens) == (1, 1)
    assert facts(table, "resolved", 0)[0]["count"] == 1


@pytest.mark.parametrize(("tokens", "asks"), [(0, True), (1, True), (2, False)])
def test_titanic_batteries_ask_nobody_who_holds_two_tokens(tokens: int, asks: bool) -> None:
    """duelcard/titanic_batteries#1"""
    table = final("energy energy energy fame fame heart", "titanic_batteries", me={"tokens": tokens})
    assert (kind(table) == "batteries") is asks


@pytest.mark.parametrize(("fewer", "words"), [(4, ("batteries:heart,fame", "no")), (5, None)])
def test_titanic_batteries_need_exactly_two_dice(fewer: int, words: tuple[str, ...] | None) -> None:
    """duelcard/titanic_batteries: the smash of Acid Attack is no die."""
    table = final("heart fame", "titanic_batteries", "acid_attack", me={"fewer": fewer})
    if words is None:
        assert table.active == 1
    else:
        assert options(table) == words


def test_dice_of_titanic_batteries_leave_the_roll() -> None:
    """duelcard/titanic_batteries#1, duel/D25: neither three of a face nor a pair of specials is left."""
    table = final("fame fame fame special special heart", "titanic_batteries")
    play(table, "batteries:fame,special")
    assert table.active == 1
    assert places(table) == (0, 0)


def test_titanic_batteries_come_after_natural_selection() -> None:
    """duelcard/titanic_batteries#1, duel/D22: dice put aside were seen; a white die may be among them."""
    dice = "energy energy energy energy fame fame destruction"
    table = final(dice, "natural_selection", "titanic_batteries")
    assert hearts(table)[0] == 4
    play(table, "batteries:energy,energy")
    assert facts(table, "resolved", 0)[0]["count"] == 2


def test_titanic_batteries_that_a_penalty_brings_are_asked_at_once() -> None:
    """duelcard/titanic_batteries, duelcard/unstable_dna, duel/D22: (e) comes after (d), with the cards held by then."""
    dice = "energy energy energy energy fame destruction"
    table = final(dice, "natural_selection", "unstable_dna", rival={"cards": ["titanic_batteries"]})
    play(table, "swap:titanic_batteries")
    assert kind(table) == "batteries"
    play(table, "batteries:energy,energy")
    assert facts(table, "resolved", 0)[0]["count"] == 2


# -- Utter Destruction --


def test_utter_destruction_needs_all_six_faces() -> None:
    """duelcard/utter_destruction: both markers by 2, 2 hits, and then the dice: one smash more."""
    table = final(STRAIGHT, "utter_destruction")
    assert causes(table, "pulled", "hurt") == [
        ("pulled", "utter_destruction"),
        ("pulled", "utter_destruction"),
        ("hurt", "utter_destruction"),
    ]
    assert [(fact["track"], fact["steps"]) for fact in facts(table, "pulled")] == [("destruction", 2), ("fame", 2)]
    assert hearts(table)[1] == 12
    play(table, "group:smash")
    assert hearts(table)[1] == 11
    assert places(table) == (-2, -2)


def test_five_faces_are_not_enough_for_utter_destruction() -> None:
    """duelcard/utter_destruction"""
    assert places(final("heart heart energy fame destruction special", "utter_destruction")) == (0, 0)


@pytest.mark.parametrize(("word", "pulled"), [("special:smash", (-2, -2)), ("special:heart", (0, 0))])
def test_a_face_that_alienoid_adds_counts_for_utter_destruction(word: str, pulled: tuple[int, int]) -> None:
    """duelcard/utter_destruction#1, duel/D23"""
    table = final("special special heart energy fame destruction", "utter_destruction", me={"monster": "alienoid"})
    play(table, word)
    assert places(table) == pulled


def test_utter_destruction_pulls_destruction_first() -> None:
    """duelcard/utter_destruction#1, duel/D61: it wins before Fame moves and before the hits."""
    table = final(STRAIGHT, "utter_destruction", rival={"hearts": 1}, destruction=-5, fame=-1)
    assert table.outcome is not None
    assert table.outcome["reason"] == "victory_space"
    assert places(table) == (-1, -7)
    assert hearts(table)[1] == 1


def test_utter_destruction_is_read_once_before_the_dice() -> None:
    """duelcard/utter_destruction#1: a smash that Adrenaline Augment finds later does not set it off."""
    dice = "heart energy special fame fame fame destruction"
    table = final(dice, "extra_head", "utter_destruction", "adrenaline_augment", fame=-2)
    play(table, "group:fame")
    assert places(table) == (-3, 0)
    assert options(table) == ("group:smash", "group:energy")
