"""How a game is won: by a knock-out, in the Spotlight, on the Victory space; and draws."""

import pytest

from baffe import Table
from tests.scenes.duel.support import (
    AWAY,
    DRAW,
    GIGAZAUR,
    KING,
    asked,
    buying,
    duel,
    facts,
    hearts,
    is_nothing_due,
    kind,
    on,
    places,
    play,
    pulling,
    resolving,
    stepped,
    tokens,
    won_by,
)


def test_a_rival_without_hearts_has_lost_at_once() -> None:
    """duel/D57"""
    table = duel(GIGAZAUR, {**KING, "hearts": 2}, step="resolve", dice="smash smash energy energy fame heart")
    play(table, "group:smash")
    assert table.outcome == won_by(0, "knock_out")
    assert not facts(table, "energy_gained")
    assert facts(table, "game_over")[0]["rule"] == "duel/D57"


@pytest.mark.parametrize(("seat", "side"), [(0, -1), (1, 1)])
@pytest.mark.parametrize("other", [3, 4, 5])
def test_both_markers_in_the_spotlight_of_one_side_win(seat: int, side: int, other: int) -> None:
    """duel/D58"""
    table = pulling("fame", 1, seat, fame=2 * side, destruction=other * side)
    assert table.outcome == won_by(seat, "spotlight")


@pytest.mark.parametrize("other", [-6, -2, 3, 4])
def test_one_marker_outside_wins_nothing(other: int) -> None:
    """duel/D58: space 6 is outside, and so is the rival's zone."""
    table = pulling("fame", 1, fame=-2, destruction=other)
    assert places(table)[0] == -3
    assert table.outcome is None


def test_moving_past_the_zone_leaves_it() -> None:
    """duel/D58"""
    table = pulling("fame", 1, fame=-5, destruction=-2)
    assert places(table) == (-6, -2)
    assert table.outcome is None


@pytest.mark.parametrize(("seat", "side"), [(0, -1), (1, 1)])
@pytest.mark.parametrize("track", ["fame", "destruction"])
def test_a_marker_on_the_victory_space_wins(seat: int, side: int, track: str) -> None:
    """duel/D59"""
    table = pulling(track, 1, seat, **{track: 6 * side})
    assert table.outcome == won_by(seat, "victory_space")


@pytest.mark.parametrize(
    ("token", "start", "steps"),
    [("pumpkin", -6, 1), ("cat", -6, 1), ("phantom", -6, 2), ("alien", -5, 1), ("king", -6, 1)],
)
def test_a_token_over_the_victory_space_changes_nothing(token: str, start: int, steps: int) -> None:
    """duel/D59: the win comes before any bonus and before a stop; the way there may be longer or shorter."""
    place = on("fame", -7)
    buzz = {token: [place] if token == "king" else place}
    table = pulling("fame", steps, buzz=buzz, fame=start)
    assert table.outcome == won_by(0, "victory_space")
    assert len(stepped(table)) == steps
    assert places(table)[0] == -7
    assert len(facts(table, "bonus")) == (1 if token == "phantom" else 0)  # on the inserted space only


@pytest.mark.parametrize(("at", "won"), [(-3, False), (-4, True), (-5, True), (-6, False)])
def test_an_inserted_space_counts_when_it_lies_wholly_in_the_zone(at: int, won: bool) -> None:
    """duel/D60: a lengthening token at -4 has its space at -3.5; at -3 it is -2.5, at -6 it is -5.5."""
    table = pulling("fame", 1, fame=at + 1, destruction=2, buzz={"phantom": on("fame", at)})
    assert places(table)[0] == at + 0.5
    again = pulling("destruction", 1, fame=at + 0.5, destruction=-2, buzz={"phantom": on("fame", at)})
    assert again.outcome == (won_by(0, "spotlight") if won else None)


def test_a_win_in_the_middle_of_a_pull_ends_it() -> None:
    """duel/D61: with Fame on -4, Destruction pulled by 3 from -2 wins on -3."""
    table = pulling("destruction", 3, fame=-4, destruction=-2)
    assert places(table) == (-4, -3)
    assert table.outcome == won_by(0, "spotlight")
    assert stepped(table) == [("destruction", -3)]


def test_a_win_in_the_middle_of_a_card_ends_it() -> None:
    """duel/D61: Destruction is pulled first, and Fame no more."""
    table = buying("sack_the_stadium", GIGAZAUR, KING, fame=-3, destruction=-2)
    play(table, AWAY)
    assert table.outcome == won_by(0, "spotlight")
    assert places(table) == (-3, -3)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_step_may_hand_the_win_to_the_rival(seat: int) -> None:
    """duel/D61, duel/D58: a marker leaves space 6 for 5 while the other one stands in the rival's zone."""
    away = 1 if seat == 0 else -1
    table = pulling("fame", 1, seat, fame=6 * away, destruction=4 * away)
    assert places(table)[0] == 5 * away
    assert table.outcome == won_by(1 - seat, "spotlight")


def jets(*, first_hit_loses: bool, mine: int, theirs: int) -> Table:
    """Both monsters are hit five times."""
    me, rival = {**GIGAZAUR, "hearts": mine}, {**KING, "hearts": theirs}
    table = buying("jets_scrambled", me, rival, options={"first_hit_loses": first_hit_loses})
    play(table, AWAY)
    return table


def test_both_at_zero_in_one_event_is_a_draw() -> None:
    """duel/D62"""
    table = jets(first_hit_loses=False, mine=5, theirs=3)
    assert hearts(table) == [0, 0]
    assert table.outcome == DRAW
    assert facts(table, "game_over")[0]["rule"] == "duel/D62"


def test_as_a_house_rule_the_first_one_hit_loses() -> None:
    """duel/D62: the buyer, who is hit first."""
    table = jets(first_hit_loses=True, mine=5, theirs=3)
    assert table.outcome == won_by(1, "knock_out")
    assert hearts(table) == [0, 3]


@pytest.mark.parametrize("house", [False, True])
def test_one_of_them_left_standing_has_won(house: bool) -> None:
    """duel/D62, duel/D57"""
    assert jets(first_hit_loses=house, mine=6, theirs=3).outcome == won_by(0, "knock_out")
    assert jets(first_hit_loses=house, mine=5, theirs=6).outcome == won_by(1, "knock_out")


def test_the_party_ends_for_both_at_the_same_time() -> None:
    """duel/D62"""
    table = buying("the_partys_over", {**GIGAZAUR, "hearts": 4}, {**KING, "hearts": 4}, fame=-3, destruction=5)
    play(table, AWAY)
    assert table.outcome == DRAW


def test_beaten_by_ones_own_card_before_its_second_part() -> None:
    """duel/D63: three hits, and Destruction is not pulled any more, although it would have won."""
    table = buying("hors_d_oeuvres", {**GIGAZAUR, "hearts": 3}, KING, destruction=-6)
    play(table, AWAY)
    assert table.outcome == won_by(1, "knock_out")
    assert places(table) == (0, -6)


def test_a_knock_out_by_a_bonus_comes_between_two_steps() -> None:
    """duel/D61, duel/D57"""
    rival = {**KING, "hearts": 1}
    table = resolving("fame fame fame fame fame heart", rival=rival, buzz={"cat": on("fame", -1)})
    assert table.outcome == won_by(0, "knock_out")
    assert places(table) == (-1, 0)


def test_nothing_is_asked_when_it_is_over() -> None:
    """duel/D57"""
    table = pulling("fame", 1, fame=-6)
    assert kind(table) == "over"
    assert table.view(None)["phase"] == "over"


def test_nothing_is_resolved_after_a_knock_out_that_the_victim_chose_to_take() -> None:
    """duel/D57: the game ends within an answer, and the specials that are left bring nothing."""
    me, rival = {"monster": "space_penguin"}, {**GIGAZAUR, "hearts": 1, "cards": ["camouflage"]}
    table = duel(me, rival, step="resolve", dice="smash smash special special fame fame")
    play(table, "group:smash")
    assert asked(table) == (1, "brace", ("camouflage", "take"))
    play(table, "take")
    assert table.outcome == won_by(0, "knock_out")
    assert tokens(table) == [0, 0]
    assert is_nothing_due(table)
