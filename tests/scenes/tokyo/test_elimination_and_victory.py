"""Who is out, who wins, and when it is checked."""

import pytest

from tests.scenes.tokyo.support import (
    IN_CITY,
    NOTHING,
    ONE_SMASH,
    asked,
    cards_shown,
    copy_of,
    dice,
    eliminated,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    now,
    outcome,
    pile,
    places,
    play,
    poison,
    result,
    set_turns_played,
    shop,
    shrink,
    stars,
    tokyo,
    whose_turn,
)

# -- elimination --


def test_a_monster_without_hearts_is_out_with_its_cards_and_energy() -> None:
    """tokyo/R93: the cards lie on the discard pile."""
    victim = {"hearts": 2, "energy": 7, "cards": ["jets", "mimic"]}
    table = result("smash smash 1 1 2 2", IN_CITY, victim, {})
    assert eliminated(table)[1]
    assert (hearts(table)[1], energy(table)[1], cards_shown(table, 1)) == (0, 0, [])
    assert pile(table) == ["jets", "mimic"]


def test_a_monster_with_a_heart_left_is_not_out() -> None:
    """tokyo/R93"""
    table = result("smash smash 1 1 2 2", IN_CITY, {"hearts": 3, "energy": 7}, {})
    assert not eliminated(table)[1]
    assert (hearts(table)[1], energy(table)[1]) == (1, 7)


def test_elimination_is_immediate_and_takes_stars_and_place() -> None:
    """tokyo/R94: in the middle of the turn, before the attacker has bought anything."""
    table = result(ONE_SMASH, {"energy": 9}, in_city(hearts=1, stars=12), {})
    assert kind(table) == "buy"
    assert (eliminated(table)[1], stars(table)[1], places(table)[1]) == (True, 0, "outside")


def test_fire_reaches_the_next_living_neighbour() -> None:
    """tokyo/R94: seats 1 and 4 are out, so 2 and 3 sit beside seat 0."""
    table = result(ONE_SMASH, {"cards": ["fire_breathing"]}, {"hearts": 0}, {}, {}, {"hearts": 0})
    assert [e["seat"] for e in facts(table, "hurt")] == [2, 3]


def test_tokens_go_with_the_eliminated_monster() -> None:
    """tokyo/R97"""
    table = result(ONE_SMASH, IN_CITY, {"hearts": 1, "poison": 2, "shrink": 1}, {})
    assert (poison(table)[1], shrink(table)[1]) == (0, 0)


def test_a_copy_of_a_card_of_an_eliminated_monster_loses_its_effect() -> None:
    """tokyo/R97: the Extra Head is gone for its owner and for the Mimic."""
    mimic = copy_of("extra_head", 1)
    table = result(f"smash 1 1 2 2 3 {NOTHING}", IN_CITY, {"hearts": 1, "cards": ["extra_head"]}, {"cards": [mimic]})
    assert cards_shown(table, 2) == ["mimic"]
    assert whose_turn(table) == 2 and len(dice(table)) == 6


def test_twenty_stars_do_not_help_the_dead() -> None:
    """tokyo/R98: Jet Fighters bring the last stars and take the last hearts."""
    table = shop(["jet_fighters"], {"stars": 15, "hearts": 4, "energy": 5}, {}, {})
    play(table, "buy:jet_fighters")
    assert facts(table, "scored", 0)[0]["stars"] == 5
    assert eliminated(table)[0] and table.outcome is None


def test_if_the_last_monsters_fall_together_everybody_loses() -> None:
    """tokyo/R98"""
    table = shop(["high_altitude_bombing"], {"hearts": 3, "energy": 4, "stars": 19}, {"hearts": 2}, {"hearts": 3})
    play(table, "buy:high_altitude_bombing")
    assert outcome(table) == {"winners": [], "ranking": [[0, 1, 2]], "reason": "all_dead"}


def test_the_turn_of_a_monster_that_fell_goes_on_without_it() -> None:
    """tokyo/R99: no purchase, no end-of-turn effect of its own; the next monster plays."""
    table = result(ONE_SMASH, {"hearts": 1, "energy": 9, "poison": 1, "cards": ["herbivore"]}, in_city("burrowing"), {})
    play(table, "flee")
    assert facts(table, "bought") == facts(table, "scored", 0) == []
    assert now(table) == (1, "roll")


def test_victory_is_checked_at_the_end_of_a_turn_whose_monster_fell() -> None:
    """tokyo/R99, tokyo/R104"""
    burrower = in_city("burrowing")
    table = result(ONE_SMASH, {"hearts": 1}, burrower, {"hearts": 0})
    play(table, "flee")
    assert outcome(table) == {"winners": [1], "ranking": [[1], [0], [2]], "reason": "last_standing"}


# -- ranking --


def test_survivors_are_ranked_by_stars_before_the_eliminated() -> None:
    """tokyo/R100"""
    table = tokyo({"stars": 20}, {"stars": 3}, {"hearts": 0}, {"stars": 9}, {"stars": 3}, step="end")
    assert outcome(table)["ranking"] == [[0], [3], [1, 4], [2]]


def test_whoever_fell_later_ranks_higher() -> None:
    """tokyo/R100: seat 1 falls in this turn, seat 2 to its poison in the next one."""
    table = result(
        f"smash 1 1 2 2 3 {NOTHING} {NOTHING} {NOTHING}", in_city(stars=18), {"hearts": 1}, {"hearts": 2, "poison": 1},
        {},
    )  # fmt: skip
    play(table, "stop", "stop", "stop")
    assert outcome(table) == {"winners": [0], "ranking": [[0], [3], [2], [1]], "reason": "stars"}


def test_those_who_fell_by_the_same_blow_share_their_rank() -> None:
    """tokyo/R100: two fall to the same smashes, the last one later to its poison."""
    table = result("smash smash 1 1 2 2", in_city(stars=4, hearts=1, poison=1), {"hearts": 1}, {"hearts": 2}, {})
    assert outcome(table) == {"winners": [3], "ranking": [[3], [0], [1, 2]], "reason": "last_standing"}


# -- victory --


def test_twenty_stars_win_at_the_end_of_the_turn_only() -> None:
    """tokyo/R101: the smashes of the same dice still strike, and their victim is still asked."""
    table = result("1 1 1 smash smash 2", {"stars": 19}, IN_CITY, {})
    assert stars(table)[0] == 20 and hearts(table)[1] == 8
    assert asked(table) == (1, "flee", ("flee", "stay"))
    play(table, "stay")
    assert outcome(table) == {"winners": [0], "ranking": [[0], [1, 2]], "reason": "stars"}


def test_the_last_monster_alive_wins() -> None:
    """tokyo/R101, tokyo/S19"""
    table = result("smash smash 1 1 2 2", IN_CITY, {"hearts": 1}, {"hearts": 2})
    assert outcome(table) == {"winners": [0], "ranking": [[0], [1, 2]], "reason": "last_standing"}


def test_nineteen_stars_and_two_monsters_go_on() -> None:
    """tokyo/R101"""
    table = tokyo(in_city(stars=19), {"stars": 19}, {"hearts": 0}, step="end")
    assert table.outcome is None


def test_stars_win_before_survival_when_both_hold() -> None:
    """tokyo/R101: the reason says stars."""
    table = result(ONE_SMASH, in_city(stars=20), {"hearts": 1})
    assert outcome(table)["reason"] == "stars"


def test_stars_stop_at_twenty() -> None:
    """tokyo/R102: what is scored above is lost, so a later loss counts from 20."""
    table = shop(["skyscraper"], {"stars": 17, "energy": 6}, {}, {})
    play(table, "buy:skyscraper")
    assert stars(table)[0] == 20


def test_stars_never_fall_below_none() -> None:
    """tokyo/R102"""
    table = shop(["evacuation_orders"], {"energy": 7}, {"stars": 3}, {"stars": 5})
    play(table, "buy:evacuation_orders")
    assert stars(table)[1:3] == [0, 0]


def test_twenty_stars_can_be_lost_again_before_the_check() -> None:
    """tokyo/R102: Eater of the Dead brings seat 2 to twenty, Evacuation Orders takes five."""
    table = result(
        ONE_SMASH, in_city(energy=7), {"hearts": 1}, {"stars": 18, "cards": ["eater_of_the_dead"]}, {},
        market=["evacuation_orders"],
    )  # fmt: skip
    assert stars(table)[2] == 20
    play(table, "buy:evacuation_orders")
    assert stars(table)[2] == 15 and table.outcome is None


def test_several_monsters_at_twenty_stars_share_the_victory() -> None:
    """tokyo/R103: the dead have no part in it."""
    table = tokyo({"stars": 20}, {"stars": 19}, {"stars": 20}, {"hearts": 0}, step="end")
    assert outcome(table) == {"winners": [0, 2], "ranking": [[0, 2], [1], [3]], "reason": "stars"}


def test_one_may_win_at_the_end_of_another_turn() -> None:
    """tokyo/R104"""
    table = result(ONE_SMASH, IN_CITY, {"hearts": 1}, {"stars": 17, "cards": ["eater_of_the_dead"]}, {})
    assert outcome(table)["winners"] == [2]


@pytest.mark.parametrize(("hearts", "reason"), [(2, "last_standing"), (1, "all_dead")])
def test_the_last_monster_must_survive_the_end_of_the_turn(hearts: int, reason: str) -> None:
    """tokyo/R105: poison still bites the only survivor."""
    table = result(ONE_SMASH, in_city(hearts=hearts, poison=1), {"hearts": 1}, {"hearts": 0})
    assert outcome(table)["reason"] == reason
    assert outcome(table)["winners"] == ([0] if hearts == 2 else [])


def test_a_game_without_end_is_called_off_and_ranked() -> None:
    """tokyo/R100: after a thousand turns."""
    table = tokyo(in_city(stars=3), {"stars": 8}, {"hearts": 0}, dice=NOTHING)
    set_turns_played(table, 1000)
    play(table, "stop")
    assert outcome(table) == {"winners": [], "ranking": [[1], [0], [2]], "reason": "stalled"}


def test_a_game_just_short_of_a_thousand_turns_goes_on() -> None:
    """tokyo/R100"""
    table = tokyo(in_city(stars=3), {"stars": 8}, {"hearts": 0}, dice=NOTHING)
    set_turns_played(table, 999)
    play(table, "stop")
    assert table.outcome is None
