"""Who is out, who wins, and when it is checked."""

from typing import Any

import pytest

from baffe.games.tokyo.table import TokyoTable
from tests.support import asked, facts, kind, play, tokyo

NOTHING = "1 1 2 2 3 3"


def outcome(table: TokyoTable) -> dict[str, Any]:
    assert table.outcome is not None, f"the game goes on: {table.decisions}"
    return table.outcome


def seen(table: TokyoTable, seat: int) -> dict[str, Any]:
    monster: dict[str, Any] = table.view(None)["seats"][seat]
    return monster


# -- elimination --


def test_a_monster_without_hearts_is_out_with_its_cards_and_energy() -> None:
    """tokyo/R93: the cards lie on the discard pile."""
    victim = {"hearts": 2, "energy": 7, "cards": ["jets", "mimic"]}
    table = tokyo({"place": "city"}, victim, {}, step="resolve", dice="smash smash 1 1 2 2")
    assert seen(table, 1)["eliminated"]
    assert (seen(table, 1)["hearts"], seen(table, 1)["energy"], seen(table, 1)["cards"]) == (0, 0, [])
    assert table.view(None)["discard"] == ["jets", "mimic"]


def test_a_monster_with_a_heart_left_is_not_out() -> None:
    """tokyo/R93"""
    table = tokyo({"place": "city"}, {"hearts": 3, "energy": 7}, {}, step="resolve", dice="smash smash 1 1 2 2")
    assert not seen(table, 1)["eliminated"]
    assert (seen(table, 1)["hearts"], seen(table, 1)["energy"]) == (1, 7)


def test_elimination_is_immediate_and_takes_stars_and_place() -> None:
    """tokyo/R94: in the middle of the turn, before the attacker has bought anything."""
    table = tokyo(
        {"energy": 9}, {"place": "city", "hearts": 1, "stars": 12}, {}, step="resolve", dice="smash 1 1 2 2 3"
    )
    assert kind(table) == "buy"
    assert (seen(table, 1)["eliminated"], seen(table, 1)["stars"], seen(table, 1)["place"]) == (True, 0, "outside")


def test_fire_reaches_the_next_living_neighbour() -> None:
    """tokyo/R94: seats 1 and 4 are out, so 2 and 3 sit beside seat 0."""
    table = tokyo(
        {"cards": ["fire_breathing"]}, {"hearts": 0}, {}, {}, {"hearts": 0}, step="resolve", dice="smash 1 1 2 2 3"
    )
    assert [e["seat"] for e in facts(table, "hurt")] == [2, 3]


def test_tokens_go_with_the_eliminated_monster() -> None:
    """tokyo/R97"""
    table = tokyo(
        {"place": "city"}, {"hearts": 1, "poison": 2, "shrink": 1}, {}, step="resolve", dice="smash 1 1 2 2 3"
    )
    assert (seen(table, 1)["poison"], seen(table, 1)["shrink"]) == (0, 0)


def test_a_copy_of_a_card_of_an_eliminated_monster_loses_its_effect() -> None:
    """tokyo/R97: the Extra Head is gone for its owner and for the Mimic."""
    mimic = {"id": "mimic", "copies": "extra_head", "of": 1}
    table = tokyo(
        {"place": "city"}, {"hearts": 1, "cards": ["extra_head"]}, {"cards": [mimic]},
        step="resolve", dice=f"smash 1 1 2 2 3 {NOTHING}",
    )  # fmt: skip
    assert seen(table, 2)["cards"] == ["mimic"]
    assert table.view(None)["turn"] == 2 and len(table.view(None)["dice"]) == 6


def test_twenty_stars_do_not_help_the_dead() -> None:
    """tokyo/R98: Jet Fighters bring the last stars and take the last hearts."""
    table = tokyo({"stars": 15, "hearts": 4, "energy": 5}, {}, {}, step="buy", market=["jet_fighters"])
    play(table, "buy:jet_fighters")
    assert facts(table, "scored", 0)[0]["stars"] == 5
    assert seen(table, 0)["eliminated"] and table.outcome is None


def test_if_the_last_monsters_fall_together_everybody_loses() -> None:
    """tokyo/R98"""
    table = tokyo(
        {"hearts": 3, "energy": 4, "stars": 19},
        {"hearts": 2},
        {"hearts": 3},
        step="buy",
        market=["high_altitude_bombing"],
    )
    play(table, "buy:high_altitude_bombing")
    assert outcome(table) == {"winners": [], "ranking": [[0, 1, 2]], "reason": "all_dead"}


def test_the_turn_of_a_monster_that_fell_goes_on_without_it() -> None:
    """tokyo/R99: no purchase, no end-of-turn effect of its own; the next monster plays."""
    table = tokyo(
        {"hearts": 1, "energy": 9, "poison": 1, "cards": ["herbivore"]}, {"place": "city", "cards": ["burrowing"]}, {},
        step="resolve", dice="smash 1 1 2 2 3",
    )  # fmt: skip
    play(table, "flee")
    assert facts(table, "bought") == facts(table, "scored", 0) == []
    question = asked(table)
    assert question is not None and question[:2] == (1, "roll")


def test_victory_is_checked_at_the_end_of_a_turn_whose_monster_fell() -> None:
    """tokyo/R99, tokyo/R104"""
    burrower = {"place": "city", "cards": ["burrowing"]}
    table = tokyo({"hearts": 1}, burrower, {"hearts": 0}, step="resolve", dice="smash 1 1 2 2 3")
    play(table, "flee")
    assert outcome(table) == {"winners": [1], "ranking": [[1], [0], [2]], "reason": "last_standing"}


# -- ranking --


def test_survivors_are_ranked_by_stars_before_the_eliminated() -> None:
    """tokyo/R100"""
    table = tokyo({"stars": 20}, {"stars": 3}, {"hearts": 0}, {"stars": 9}, {"stars": 3}, step="end")
    assert outcome(table)["ranking"] == [[0], [3], [1, 4], [2]]


def test_whoever_fell_later_ranks_higher() -> None:
    """tokyo/R100: seat 1 falls in this turn, seat 2 to its poison in the next one."""
    table = tokyo(
        {"place": "city", "stars": 18}, {"hearts": 1}, {"hearts": 2, "poison": 1}, {},
        step="resolve", dice=f"smash 1 1 2 2 3 {NOTHING} {NOTHING} {NOTHING}",
    )  # fmt: skip
    play(table, "stop", "stop", "stop")
    assert outcome(table) == {"winners": [0], "ranking": [[0], [3], [2], [1]], "reason": "stars"}


def test_those_who_fell_by_the_same_blow_share_their_rank() -> None:
    """tokyo/R100: two fall to the same smashes, the last one later to its poison."""
    table = tokyo(
        {"place": "city", "stars": 4, "hearts": 1, "poison": 1}, {"hearts": 1}, {"hearts": 2}, {},
        step="resolve", dice="smash smash 1 1 2 2",
    )  # fmt: skip
    assert outcome(table) == {"winners": [3], "ranking": [[3], [0], [1, 2]], "reason": "last_standing"}


# -- victory --


def test_twenty_stars_win_at_the_end_of_the_turn_only() -> None:
    """tokyo/R101: the smashes of the same dice still strike, and their victim is still asked."""
    table = tokyo({"stars": 19}, {"place": "city"}, {}, step="resolve", dice="1 1 1 smash smash 2")
    assert table.monsters[0].stars == 20 and table.monsters[1].hearts == 8
    assert asked(table) == (1, "flee", ("flee", "stay"))
    play(table, "stay")
    assert outcome(table) == {"winners": [0], "ranking": [[0], [1, 2]], "reason": "stars"}


def test_the_last_monster_alive_wins() -> None:
    """tokyo/R101, tokyo/S19"""
    table = tokyo({"place": "city"}, {"hearts": 1}, {"hearts": 2}, step="resolve", dice="smash smash 1 1 2 2")
    assert outcome(table) == {"winners": [0], "ranking": [[0], [1, 2]], "reason": "last_standing"}


def test_nineteen_stars_and_two_monsters_go_on() -> None:
    """tokyo/R101"""
    table = tokyo({"place": "city", "stars": 19}, {"stars": 19}, {"hearts": 0}, step="end")
    assert table.outcome is None


def test_stars_win_before_survival_when_both_hold() -> None:
    """tokyo/R101: the reason says stars."""
    table = tokyo({"stars": 20, "place": "city"}, {"hearts": 1}, step="resolve", dice="smash 1 1 2 2 3")
    assert outcome(table)["reason"] == "stars"


def test_stars_stop_at_twenty() -> None:
    """tokyo/R102: what is scored above is lost, so a later loss counts from 20."""
    table = tokyo({"stars": 17, "energy": 6}, {}, {}, step="buy", market=["skyscraper"])
    play(table, "buy:skyscraper")
    assert seen(table, 0)["stars"] == 20


def test_stars_never_fall_below_none() -> None:
    """tokyo/R102"""
    table = tokyo({"energy": 7}, {"stars": 3}, {"stars": 5}, step="buy", market=["evacuation_orders"])
    play(table, "buy:evacuation_orders")
    assert (seen(table, 1)["stars"], seen(table, 2)["stars"]) == (0, 0)


def test_twenty_stars_can_be_lost_again_before_the_check() -> None:
    """tokyo/R102: Eater of the Dead brings seat 2 to twenty, Evacuation Orders takes five."""
    table = tokyo(
        {"place": "city", "energy": 7}, {"hearts": 1}, {"stars": 18, "cards": ["eater_of_the_dead"]}, {},
        step="resolve", dice="smash 1 1 2 2 3", market=["evacuation_orders"],
    )  # fmt: skip
    assert seen(table, 2)["stars"] == 20
    play(table, "buy:evacuation_orders")
    assert seen(table, 2)["stars"] == 15 and table.outcome is None


def test_several_monsters_at_twenty_stars_share_the_victory() -> None:
    """tokyo/R103: the dead have no part in it."""
    table = tokyo({"stars": 20}, {"stars": 19}, {"stars": 20}, {"hearts": 0}, step="end")
    assert outcome(table) == {"winners": [0, 2], "ranking": [[0, 2], [1], [3]], "reason": "stars"}


def test_one_may_win_at_the_end_of_another_turn() -> None:
    """tokyo/R104"""
    table = tokyo(
        {"place": "city"}, {"hearts": 1}, {"stars": 17, "cards": ["eater_of_the_dead"]}, {},
        step="resolve", dice="smash 1 1 2 2 3",
    )  # fmt: skip
    assert outcome(table)["winners"] == [2]


@pytest.mark.parametrize(("hearts", "reason"), [(2, "last_standing"), (1, "all_dead")])
def test_the_last_monster_must_survive_the_end_of_the_turn(hearts: int, reason: str) -> None:
    """tokyo/R105: poison still bites the only survivor."""
    table = tokyo(
        {"place": "city", "hearts": hearts, "poison": 1},
        {"hearts": 1},
        {"hearts": 0},
        step="resolve",
        dice="smash 1 1 2 2 3",
    )
    assert outcome(table)["reason"] == reason
    assert outcome(table)["winners"] == ([0] if hearts == 2 else [])


def test_a_game_without_end_is_called_off_and_ranked() -> None:
    """tokyo/R100: after a thousand turns."""
    table = tokyo({"stars": 3, "place": "city"}, {"stars": 8}, {"hearts": 0}, dice=NOTHING)
    table.turns = 1000
    play(table, "stop")
    assert outcome(table) == {"winners": [], "ranking": [[1], [0], [2]], "reason": "stalled"}


def test_a_game_just_short_of_a_thousand_turns_goes_on() -> None:
    """tokyo/R100"""
    table = tokyo({"stars": 3, "place": "city"}, {"stars": 8}, {"hearts": 0}, dice=NOTHING)
    table.turns = 999
    play(table, "stop")
    assert table.outcome is None
