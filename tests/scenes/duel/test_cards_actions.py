"""Actions: how they are bought, and those that look at both sides or back at the turn."""

from typing import Any

import pytest

from tests.scenes.duel.support import (
    ALIENOID,
    AWAY,
    DRAW,
    GIGAZAUR,
    KITTY,
    about,
    asked,
    board,
    buying,
    cards,
    discards,
    duel,
    energy,
    facts,
    hearts,
    hurt,
    kind,
    on,
    options,
    owning,
    places,
    play,
    stepped,
    tokens,
    won_by,
)

ACTIONS = {
    "cannonball": (7, "anubis"),
    "dominate": (3, "pumpkin"),
    "energize": (10, "lizard"),
    "frenzy": (6, ""),
    "hors_d_oeuvres": (3, "cat"),
    "jets_scrambled": (5, "penguin"),
    "kaijutsu": (5, "pumpkin"),
    "moment_of_respite": (4, "alien"),
    "monster_coaster": (7, ""),
    "monumental": (5, "panda"),
    "operation_media": (6, "anubis"),
    "photoshoot": (2, "fish"),
    "sack_the_stadium": (8, "phantom"),
    "seismic_test": (5, ""),
    "snack_time": (3, ""),
    "tesla_impulse": (6, "penguin"),
    "the_partys_over": (4, "phantom"),
    "thermonuclear_cooking": (7, "panda"),
    "too_cute": (3, "fish"),
}


# -- all of them --


@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_is_paid_in_full_and_ends_in_the_discard_pile(card: str) -> None:
    """duel/D48, duel/D52"""
    cost, token = ACTIONS[card]
    table = buying(card, {}, {})
    if token:
        play(table, AWAY)
    assert [(event["card"], event["price"]) for event in facts(table, "bought")] == [(card, cost)]
    assert discards(table) == [card]
    assert cards(table, 0) == []


@pytest.mark.parametrize("card", [card for card in ACTIONS if ACTIONS[card][1]])
def test_a_buzz_icon_brings_its_token_before_any_effect(card: str) -> None:
    """duel/D52, duel/D55, duel/P23"""
    table = buying(card, {}, {})
    assert kind(table) == "place" and "leave" not in options(table)
    assert about(table) == {"token": ACTIONS[card][1]}
    assert (hearts(table), places(table), tokens(table), energy(table)) == ([14, 13], (0, 0), [0, 0], [0, 0])
    play(table, AWAY)
    assert list(board(table)) == [ACTIONS[card][1]]


@pytest.mark.parametrize("card", [card for card in ACTIONS if not ACTIONS[card][1]])
def test_without_a_buzz_icon_no_token_is_placed(card: str) -> None:
    """duel/D52"""
    table = buying(card, {}, {})
    assert facts(table, "placed") == [] and kind(table) == "roll"


# -- Jets Scrambled and The Party's Over --


def test_jets_scrambled_hit_both_monsters() -> None:
    """duel/card/jets_scrambled"""
    table = buying("jets_scrambled", ALIENOID, KITTY)
    play(table, AWAY)
    assert (hearts(table), hurt(table)) == ([9, 8], [(0, 5), (1, 5)])


def test_jets_scrambled_may_end_in_a_draw() -> None:
    """duel/card/jets_scrambled#2, duel/D62"""
    table = buying("jets_scrambled", {"hearts": 5}, {"hearts": 5})
    play(table, AWAY)
    assert table.outcome == DRAW
    assert hearts(table) == [0, 0]


def test_jets_scrambled_hit_the_buyer_first_in_houses_that_say_so() -> None:
    """duel/card/jets_scrambled#1, duel/D62: the rival is not even hit."""
    for turn in (0, 1):
        table = buying("jets_scrambled", {"hearts": 5}, {"hearts": 5}, turn=turn, options={"first_hit_loses": True})
        play(table, AWAY)
        assert table.outcome == won_by(1 - turn, "knock_out")
        assert hurt(table) == [(turn, 5)]


@pytest.mark.parametrize("fallen", [0, 1])
@pytest.mark.parametrize("first_hit_loses", [False, True])
def test_jets_scrambled_knock_one_monster_out(fallen: int, first_hit_loses: bool) -> None:
    """duel/card/jets_scrambled, duel/D57, duel/D63"""
    seats: list[dict[str, Any]] = [{"hearts": 6}, {"hearts": 6}]
    seats[fallen]["hearts"] = 5
    table = buying("jets_scrambled", *seats, options={"first_hit_loses": first_hit_loses})
    play(table, AWAY)
    assert table.outcome == won_by(1 - fallen, "knock_out")


def test_jets_scrambled_let_both_defend_before_anybody_is_hurt() -> None:
    """duel/card/jets_scrambled#2, duel/D43: Unstoppable saves the buyer, armor works for the rival only."""
    me, rival = {"hearts": 4, "cards": ["unstoppable"]}, {"hearts": 5, "cards": ["armor_plating"]}
    table = buying("jets_scrambled", me, rival)
    play(table, AWAY)
    assert hearts(table) == [1, 1]
    assert table.outcome is None


@pytest.mark.parametrize(
    ("fame", "destruction", "expected"),
    [(-3, 0, [(0, 4)]), (-5, 0, [(0, 4)]), (-6, 0, []), (2, 0, []), (0, 4, [(1, 4)]), (3, -3, [(0, 4), (1, 4)])],
)
def test_the_party_is_over_for_who_stands_under_its_own_spotlights(
    fame: int, destruction: int, expected: list[tuple[int, int]]
) -> None:
    """duel/card/the_partys_over, duel/card/the_partys_over#1"""
    table = buying("the_partys_over", {}, {}, fame=fame, destruction=destruction)
    play(table, "place:destruction:6")
    assert hurt(table) == expected


def test_the_party_counts_a_space_between_two_of_the_zone() -> None:
    """duel/card/the_partys_over, duel/D60: 3.5 lies wholly in the zone, 2.5 does not."""
    for at, expected in ((3, [(1, 4)]), (2, [])):
        buzz = {"penguin": on("fame", at)}
        table = buying("the_partys_over", {}, {}, fame=at + 0.5, buzz=buzz)
        play(table, "place:destruction:6")
        assert hurt(table) == expected


def test_the_party_may_end_in_a_draw() -> None:
    """duel/card/the_partys_over#2, duel/D62"""
    table = buying("the_partys_over", {"hearts": 4}, {"hearts": 4}, fame=3, destruction=-3)
    play(table, "place:destruction:6")
    assert table.outcome == DRAW


@pytest.mark.parametrize("turn", [0, 1])
def test_the_party_hits_the_first_seat_first_in_houses_that_say_so(turn: int) -> None:
    """duel/card/the_partys_over#1, duel/D62: whoever bought it."""
    both, options = [{"hearts": 4}, {"hearts": 4}], {"first_hit_loses": True}
    table = buying("the_partys_over", *both, fame=3, destruction=-3, turn=turn, options=options)
    play(table, "place:destruction:6")
    assert table.outcome == won_by(1, "knock_out")
    assert hurt(table) == [(0, 4)]


def test_the_party_reads_the_tracks_after_breaking_news() -> None:
    """duel/card/the_partys_over, duel/D52: the news pull Fame into the zone before the card looks."""
    table = buying("the_partys_over", {"cards": ["breaking_news"]}, {}, fame=-2)
    play(table, "place:destruction:6")
    assert hurt(table) == [(0, 4)]


# -- Operation Media --

MEDIA = ("acid_attack", "extra_head", "operation_media")  # 5 on the last slot


def test_operation_media_pulls_fame_for_each_smash_resolved() -> None:
    """duel/card/operation_media"""
    me = {**GIGAZAUR, "energy": 5}
    dice = "smash smash smash fame destruction special"
    table = duel(me, KITTY, step="resolve", row=list(MEDIA), dice=dice)
    play(table, "buy:operation_media", AWAY)
    assert places(table) == (-3, 0)


def test_operation_media_counts_added_smashes() -> None:
    """duel/card/operation_media#1: Acid Attack adds one, Adrenaline Augment one for Destruction in a zone."""
    me = owning("acid_attack", "adrenaline_augment", energy=5)
    row = ["giant_brain", "extra_head", "operation_media"]
    table = duel(me, KITTY, step="resolve", row=row, destruction=4, dice="smash fame fame destruction heart special")
    play(table, "buy:operation_media", AWAY)
    assert places(table) == (-3, 4)


def test_operation_media_does_not_count_meka_dragons_product() -> None:
    """duel/card/operation_media#1: two smashes, three specials, six hits, two steps."""
    me = {"monster": "meka_dragon", "energy": 5}
    table = duel(me, KITTY, step="resolve", row=list(MEDIA), dice="smash smash special special special fame")
    play(table, "special:smash", "buy:operation_media", AWAY)
    assert (places(table), hurt(table)) == ((-2, 0), [(1, 6)])


def test_operation_media_without_a_smash_moves_nothing() -> None:
    """duel/card/operation_media#2"""
    me = {**GIGAZAUR, "energy": 5}
    table = duel(me, KITTY, step="resolve", row=list(MEDIA), dice="fame fame destruction destruction heart special")
    play(table, "buy:operation_media", AWAY)
    assert stepped(table) == []


def test_operation_media_counts_nothing_when_the_dice_were_skipped() -> None:
    """duel/card/operation_media#2: Rebooting leaves three smashes alone."""
    me = owning("rebooting", energy=3)
    table = duel(me, KITTY, step="resolve", row=list(MEDIA), dice="smash smash smash fame heart special")
    play(table, "rebooting", "buy:operation_media", AWAY)
    assert stepped(table) == []


def test_operation_media_counts_nothing_before_the_throw() -> None:
    """duel/card/operation_media#2: bought in the lab."""
    table = duel({"energy": 4, "cards": ["made_in_a_lab"]}, {}, step="start", row=list(MEDIA))
    play(table, "buy:operation_media", AWAY)
    assert kind(table) == "roll" and stepped(table) == []


def test_operation_media_does_not_count_dice_put_aside() -> None:
    """duel/card/operation_media#2: Titanic Batteries take two of three smashes away."""
    me = owning("titanic_batteries", energy=5)
    table = duel(me, KITTY, step="resolve", row=list(MEDIA), dice="smash smash smash fame destruction special")
    play(table, "batteries:smash,smash", "buy:operation_media", AWAY)
    assert places(table) == (-1, 0)


def test_operation_media_forgets_the_turn_before_frenzy() -> None:
    """duel/card/operation_media#2, duel/D11: three smashes of the last turn, none of this one."""
    me = {**GIGAZAUR, "energy": 15}
    row = ["frenzy", "extra_head", "operation_media"]
    dice = "smash smash smash fame destruction special heart heart fame fame destruction special"
    table = duel(me, KITTY, step="resolve", row=row, dice=dice)
    play(table, "buy:frenzy", "done", "stop", "buy:operation_media", AWAY)
    assert stepped(table) == []


# -- Tesla Impulse --


def test_tesla_impulse_discards_a_card_of_the_rival_and_brings_2_energy() -> None:
    """duel/card/tesla_impulse, duel/P24"""
    table = buying("tesla_impulse", {}, {"cards": ["unstoppable", "spiked_tail"]})
    play(table, AWAY)
    assert asked(table) == (0, "zap", ("discard:unstoppable", "discard:spiked_tail"))
    play(table, "discard:spiked_tail")
    assert (cards(table, 1), energy(table)) == (["unstoppable"], [2, 0])
    assert discards(table) == ["tesla_impulse", "spiked_tail"]


def test_tesla_impulse_takes_the_only_card_without_asking() -> None:
    """duel/card/tesla_impulse: it is not optional."""
    table = buying("tesla_impulse", {}, {"cards": ["unstoppable"]})
    play(table, AWAY)
    assert (cards(table, 1), energy(table)) == ([], [2, 0])


def test_tesla_impulse_brings_energy_without_a_card_to_discard() -> None:
    """duel/card/tesla_impulse#1: cards of the buyer's own are safe."""
    table = buying("tesla_impulse", {"cards": ["unstoppable"]}, {})
    play(table, AWAY)
    assert (cards(table, 0), energy(table)) == (["unstoppable"], [2, 0])
