"""Cards that act when the Roll is final, before its dice are resolved."""

import pytest

from tests.scenes.duel.support import (
    ALIENOID,
    asked,
    cards,
    causes,
    dice_thrown,
    discards,
    duel,
    energy,
    facts,
    hearts,
    kind,
    options,
    places,
    play,
    quiet,
    resolving,
    rolling,
    tokens,
    whose_turn,
    won_by,
)

STRAIGHT = "smash heart energy fame destruction special"
FULL = {"monster": "space_penguin", "tokens": 2}  # specials do nothing for it


# -- Antimatter Pellets --


@pytest.mark.parametrize("face", ["smash", "heart", "energy", "fame", "destruction", "special"])
def test_antimatter_pellets_are_set_off_by_five_of_any_face(face: str) -> None:
    """duel/card/antimatter_pellets, duel/card/antimatter_pellets#1: before any die is resolved."""
    other = "energy" if face == "heart" else "heart"
    table = resolving(f"{face} {face} {face} {face} {face} {other}", "antimatter_pellets", me=FULL)
    told = [fact for fact in table.events(None) if fact["type"] in ("hurt", "pulled", "resolved")]
    assert [fact.get("cause") for fact in told][:2] == ["antimatter_pellets", "antimatter_pellets"]
    assert (told[0]["hearts"], told[1]["track"], told[1]["steps"]) == (4, "destruction", 2)


def test_antimatter_pellets_need_five() -> None:
    """duel/card/antimatter_pellets"""
    table = resolving("heart heart heart heart fame fame", "antimatter_pellets")
    assert hearts(table)[1] == 14
    assert places(table) == (0, 0)


def test_a_face_that_alienoid_adds_counts_for_antimatter_pellets() -> None:
    """duel/card/antimatter_pellets#2, duel/D22, duel/D23, duel/monster/alienoid"""
    table = resolving("special special heart heart heart heart", "antimatter_pellets", me=ALIENOID)
    assert causes(table, "hurt") == []
    play(table, "special:heart")
    assert causes(table, "hurt") == [("hurt", "antimatter_pellets")]


def test_smashes_of_adrenaline_augment_count_for_antimatter_pellets() -> None:
    """duel/card/antimatter_pellets#2, duel/D23"""
    dice = quiet("smash smash smash smash")
    assert causes(resolving(dice, "antimatter_pellets", "adrenaline_augment"), "hurt") == []
    table = resolving(dice, "antimatter_pellets", "adrenaline_augment", fame=3)
    assert causes(table, "hurt") == [("hurt", "antimatter_pellets")]


def test_antimatter_pellets_are_set_off_once_a_turn() -> None:
    """duel/card/antimatter_pellets#3"""
    table = resolving("heart heart heart heart heart heart", "antimatter_pellets")
    assert hearts(table)[1] == 10
    assert places(table) == (0, -2)


def test_antimatter_pellets_hit_before_they_pull() -> None:
    """duel/card/antimatter_pellets#3, duel/D57: who falls has lost before the marker moves."""
    table = resolving("heart heart heart heart heart heart", "antimatter_pellets", rival={"hearts": 4}, destruction=-5)
    assert table.outcome == won_by(0, "knock_out")
    assert places(table) == (0, -5)


def test_after_antimatter_pellets_come_rebooting_natural_selection_and_the_dice() -> None:
    """duel/card/antimatter_pellets#4, duel/D22"""
    held = ("antimatter_pellets", "rebooting", "natural_selection", "titanic_batteries")
    table = resolving("energy energy energy energy energy fame fame", *held)
    assert hearts(table) == [14, 10]
    assert asked(table) == (0, "skip", ("rebooting", "no"))
    play(table, "no")
    assert hearts(table) == [4, 10]
    assert kind(table) == "batteries"
    assert energy(table)[0] == 0


def test_cards_that_read_the_roll_act_in_the_order_the_player_likes() -> None:
    """duel/P9, duel/D22"""
    dice = "special special special special special heart"
    for first, second in (("antimatter_pellets", "signature_move"), ("signature_move", "antimatter_pellets")):
        table = resolving(dice, "antimatter_pellets", "signature_move", me=FULL)
        assert asked(table) == (0, "final", ("antimatter_pellets", "signature_move"))
        play(table, first)
        pulls = [cause for _, cause in causes(table, "pulled")]
        assert pulls == [first, second]


# -- Natural Selection --


def test_natural_selection_brings_energy_and_hearts_when_it_is_bought() -> None:
    """duel/card/natural_selection"""
    table = duel({"hearts": 5, "energy": 3}, {}, step="buy", row=["natural_selection"], deck_exact=True)
    play(table, "buy:natural_selection")
    assert hearts(table)[0] == 9
    assert energy(table)[0] == 4
    assert dice_thrown(rolling("natural_selection"))[0] == 7


@pytest.mark.parametrize(
    ("dice", "left"),
    [
        ("fame fame destruction destruction energy energy energy", 14),
        ("heart heart heart heart fame fame destruction", 8),
        ("energy energy energy energy energy energy energy", 4),
    ],
)
def test_four_of_a_face_cost_the_owner_of_natural_selection_ten_hits(dice: str, left: int) -> None:
    """duel/card/natural_selection, duel/D22: before the dice are resolved, so that hearts still help."""
    assert hearts(resolving(dice, "natural_selection"))[0] == left


def test_two_faces_four_times_are_punished_once() -> None:
    """duel/card/natural_selection#1"""
    dice = "energy energy energy energy heart heart heart heart"
    table = resolving(dice, "natural_selection", "extra_head")
    assert [fact["hearts"] for fact in facts(table, "hurt", 0)] == [10]


def test_added_faces_count_for_natural_selection() -> None:
    """duel/card/natural_selection#1, duel/D23"""
    dice = "smash smash smash fame fame destruction destruction"
    assert hearts(resolving(dice, "natural_selection"))[0] == 14
    assert hearts(resolving(dice, "natural_selection", "acid_attack"))[0] == 4


def test_hits_of_natural_selection_may_be_prevented() -> None:
    """duel/card/natural_selection#1"""
    dice = "energy energy energy energy fame fame destruction" + " heart" * 4 + " smash" * 6
    table = resolving(dice, "natural_selection", "camouflage")
    play(table, "camouflage")
    assert hearts(table)[0] == 8


def test_natural_selection_may_kill_before_a_die_is_resolved() -> None:
    """duel/card/natural_selection, duel/D63"""
    table = resolving(
        "smash smash smash smash fame fame heart", "natural_selection", me={"hearts": 10}, rival={"hearts": 1}
    )
    assert table.outcome == won_by(1, "knock_out")
    assert hearts(table) == [0, 1]


def test_rebooting_avoids_the_hits_of_natural_selection() -> None:
    """duel/card/natural_selection#1, duel/card/natural_selection#2, duel/D24"""
    dice = "energy energy energy energy fame fame destruction"
    table = resolving(dice, "natural_selection", "rebooting")
    play(table, "rebooting")
    assert hearts(table)[0] == 14
    table = resolving(dice, "natural_selection", "rebooting")
    play(table, "no")
    assert hearts(table)[0] == 4


def test_natural_selection_punishes_also_after_a_card_that_read_the_roll() -> None:
    """duel/card/natural_selection#2, duel/D22"""
    table = rolling("natural_selection", "eye_of_the_storm", dice="energy energy energy energy fame fame destruction")
    play(table, "stop")
    assert ("energy_gained", "eye_of_the_storm") in causes(table, "energy_gained")
    assert hearts(table)[0] == 4


# -- Rebooting --


def test_rebooting_leaves_the_dice_alone_for_tokens_and_energy() -> None:
    """duel/card/rebooting, duel/card/rebooting#1, duel/P10, duel/D24: and the shop opens."""
    table = resolving(quiet("smash smash"), "rebooting", row=["snack_time"])
    assert asked(table) == (0, "skip", ("rebooting", "no"))
    play(table, "rebooting")
    assert asked(table) == (0, "buy", ("buy:snack_time", "refresh", "done"))
    assert (tokens(table)[0], energy(table)[0]) == (2, 2)
    assert cards(table, 0) == []
    assert "rebooting" in discards(table)
    assert hearts(table)[1] == 14


def test_rebooting_fills_up_to_two_tokens() -> None:
    """duel/card/rebooting#1"""
    table = resolving(quiet(), "rebooting", me={"tokens": 1})
    play(table, "rebooting")
    assert tokens(table)[0] == 2


def test_rebooting_may_be_declined_and_stays() -> None:
    """duel/card/rebooting#1, duel/P10: asked once in a turn."""
    table = resolving(quiet("smash smash"), "rebooting")
    play(table, "no")
    assert hearts(table)[1] == 12
    assert cards(table, 0) == ["rebooting"]
    assert (whose_turn(table), tokens(table)[0]) == (1, 0)


def test_rebooting_comes_before_natural_selection_and_titanic_batteries() -> None:
    """duel/card/rebooting#1, duel/D22"""
    dice = "energy energy energy energy fame fame destruction"
    table = resolving(dice, "titanic_batteries", "natural_selection", "rebooting")
    assert (kind(table), hearts(table)[0]) == ("skip", 14)
    play(table, "no")
    assert (kind(table), hearts(table)[0]) == ("batteries", 4)


def test_rebooting_is_offered_after_cards_that_read_the_roll_and_they_apply() -> None:
    """duel/card/rebooting#2, duel/D22"""
    table = resolving("heart heart heart heart heart heart", "antimatter_pellets", "rebooting")
    assert kind(table) == "skip"
    play(table, "rebooting")
    assert hearts(table)[1] == 10
    assert places(table) == (0, -2)


# -- Signature Move --


@pytest.mark.parametrize(("specials", "fame"), [(2, 0), (3, -1), (5, -1), (6, -2)])
def test_signature_move_pulls_fame_for_every_three_specials(specials: int, fame: int) -> None:
    """duel/card/signature_move, duel/card/signature_move#1"""
    table = resolving(quiet("special " * specials), "signature_move", me=FULL)
    assert places(table)[0] == fame


def test_specials_of_signature_move_stay_available_for_the_monster() -> None:
    """duel/card/signature_move#1: and it comes before the dice."""
    table = resolving(quiet("special special special"), "signature_move")
    assert places(table) == (-1, 0)
    assert options(table) == ("special:fame", "special:destruction", "done")
    play(table, "special:fame")
    assert places(table) == (-2, 0)


# -- Titanic Batteries --


def test_titanic_batteries_make_a_token_of_two_dice() -> None:
    """duel/card/titanic_batteries, duel/P11, duel/D22"""
    table = resolving("smash smash heart heart heart heart", "titanic_batteries")
    assert asked(table) == (
        0,
        "batteries",
        ("batteries:smash,smash", "batteries:smash,heart", "batteries:heart,heart", "no"),
    )
    play(table, "batteries:smash,heart")
    assert tokens(table)[0] == 1
    assert hearts(table)[1] == 13


def test_titanic_batteries_may_be_declined() -> None:
    """duel/card/titanic_batteries, duel/P11"""
    table = resolving("smash smash heart heart heart heart", "titanic_batteries")
    play(table, "no")
    assert tokens(table)[0] == 0
    assert hearts(table)[1] == 12


def test_titanic_batteries_are_used_once_a_turn() -> None:
    """duel/card/titanic_batteries#1"""
    table = resolving("energy energy energy fame fame heart", "titanic_batteries")
    play(table, "batteries:energy,energy")
    assert (whose_turn(table), tokens(table)[0]) == (1, 1)
    assert facts(table, "resolved", 0)[0]["count"] == 1


@pytest.mark.parametrize(("tokens", "asks"), [(0, True), (1, True), (2, False)])
def test_titanic_batteries_ask_nobody_who_holds_two_tokens(tokens: int, asks: bool) -> None:
    """duel/card/titanic_batteries#1"""
    table = resolving("energy energy energy fame fame heart", "titanic_batteries", me={"tokens": tokens})
    assert (kind(table) == "batteries") is asks


@pytest.mark.parametrize(("fewer", "words"), [(4, ("batteries:heart,fame", "no")), (5, None)])
def test_titanic_batteries_need_exactly_two_dice(fewer: int, words: tuple[str, ...] | None) -> None:
    """duel/card/titanic_batteries: the smash of Acid Attack is no die."""
    table = resolving("heart fame", "titanic_batteries", "acid_attack", me={"fewer": fewer})
    if words is None:
        assert whose_turn(table) == 1
    else:
        assert options(table) == words


def test_dice_of_titanic_batteries_leave_the_roll() -> None:
    """duel/card/titanic_batteries#1, duel/D25: neither three of a face nor a pair of specials is left."""
    table = resolving("fame fame fame special special heart", "titanic_batteries")
    play(table, "batteries:fame,special")
    assert whose_turn(table) == 1
    assert places(table) == (0, 0)


def test_titanic_batteries_come_after_natural_selection() -> None:
    """duel/card/titanic_batteries#1, duel/D22: dice put aside were seen; a white die may be among them."""
    dice = "energy energy energy energy fame fame destruction"
    table = resolving(dice, "natural_selection", "titanic_batteries")
    assert hearts(table)[0] == 4
    play(table, "batteries:energy,energy")
    assert facts(table, "resolved", 0)[0]["count"] == 2


def test_titanic_batteries_that_a_penalty_brings_are_asked_at_once() -> None:
    """duel/card/titanic_batteries, duel/card/unstable_dna, duel/D22: (e) comes after (d), with the cards held by
    then."""
    dice = "energy energy energy energy fame destruction"
    table = resolving(dice, "natural_selection", "unstable_dna", rival={"cards": ["titanic_batteries"]})
    play(table, "swap:titanic_batteries")
    assert kind(table) == "batteries"
    play(table, "batteries:energy,energy")
    assert facts(table, "resolved", 0)[0]["count"] == 2


# -- Utter Destruction --


def test_utter_destruction_needs_all_six_faces() -> None:
    """duel/card/utter_destruction: both markers by 2, 2 hits, and then the dice: one smash more."""
    table = resolving(STRAIGHT, "utter_destruction")
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
    """duel/card/utter_destruction"""
    assert places(resolving("heart heart energy fame destruction special", "utter_destruction")) == (0, 0)


@pytest.mark.parametrize(("word", "pulled"), [("special:smash", (-2, -2)), ("special:heart", (0, 0))])
def test_a_face_that_alienoid_adds_counts_for_utter_destruction(word: str, pulled: tuple[int, int]) -> None:
    """duel/card/utter_destruction#1, duel/D23"""
    table = resolving("special special heart energy fame destruction", "utter_destruction", me=ALIENOID)
    play(table, word)
    assert places(table) == pulled


def test_utter_destruction_pulls_destruction_first() -> None:
    """duel/card/utter_destruction#1, duel/D61: it wins before Fame moves and before the hits."""
    table = resolving(STRAIGHT, "utter_destruction", rival={"hearts": 1}, destruction=-5, fame=-1)
    assert table.outcome == won_by(0, "victory_space")
    assert places(table) == (-1, -7)
    assert hearts(table)[1] == 1


def test_utter_destruction_is_read_once_before_the_dice() -> None:
    """duel/card/utter_destruction#1: a smash that Adrenaline Augment finds later does not set it off."""
    dice = "heart energy special fame fame fame destruction"
    table = resolving(dice, "extra_head", "utter_destruction", "adrenaline_augment", fame=-2)
    play(table, "group:fame")
    assert places(table) == (-3, 0)
    assert options(table) == ("group:smash", "group:energy")
