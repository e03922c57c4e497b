"""Shifting alliances: chosen in secret at the end of every round, and gone at the end of the next."""

from typing import Any

import pytest

import baffe
from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.scenes import answer, asked, at, facts, hh, kind, life, options, orders, play, until
from tests.scenes.heavy_hitters.sides import allied
from tests.scenes.heavy_hitters.worn import end, fallen, to_the_end, worn

NONE = "commit:none"
OUT: dict[str, Any] = {**fallen("hammerstrike"), "units": {}}


def choosing(*seats: dict[str, Any], **scene: Any) -> HeavyTable:
    """The end of Reset: everybody is about to choose."""
    table = allied("shifting", *seats, **{"phase": "reset", **scene})
    until(table, "ally")
    return table


def choose(table: HeavyTable, *picks: int | None) -> None:
    """Seats 0, 1, … put down their cards; None is the blank one."""
    for seat, pick in enumerate(picks):
        answer(table, seat, "ally:none" if pick is None else f"ally@{pick}")


def allies(table: HeavyTable) -> list[list[int]]:
    found: list[list[int]] = table.view(None)["allies"]
    return found


# -- choosing --


def test_each_player_has_a_card_of_every_other_faction() -> None:
    """gkr/X40, gkr/X41, gkr/X47: and must put one down."""
    table = choosing()
    words = [(decision.seat, decision.options) for decision in table.decisions]
    assert words == [
        (0, ("ally@1", "ally@2", "ally@3")),
        (1, ("ally@0", "ally@2", "ally@3")),
        (2, ("ally@0", "ally@1", "ally@3")),
        (3, ("ally@0", "ally@1", "ally@2")),
    ]


def test_choices_are_secret_until_all_are_revealed_together() -> None:
    """gkr/X41"""
    one, other = choosing(), choosing()
    answer(one, 1, "ally@0")
    answer(other, 1, "ally@3")
    for seat in (0, 2, 3, None):
        assert one.view(seat) == other.view(seat) and one.events(seat) == other.events(seat)
    for seat, word in ((0, "ally@1"), (3, "ally@1"), (2, "ally@0")):
        assert not facts(one, "ally_picked")
        answer(one, seat, word)
    assert [(event["seat"], event["of"]) for event in facts(one, "ally_picked")] == [(0, 1), (1, 0), (2, 0), (3, 1)]


def test_the_choice_ends_every_reset_phase_and_the_same_card_may_be_put_down_again() -> None:
    """gkr/X41, gkr/X44: in each round anew, when hands and Energy are full and the token has passed."""
    table = allied("shifting", {"energy": 0}, phase="reset")
    for number in (1, 2, 3):
        until(table, "ally")
        view = table.view(None)
        assert (view["phase"], view["round"], view["glory_hound"]) == ("reset", number, number)
        assert [(seat["hand_count"], seat["energy"]) for seat in view["seats"]] == [(6, 5)] * 4
        assert [len(decision.options) for decision in table.decisions] == [3] * 4
        choose(table, 1, 0, 3, 2)
        assert kind(table) == "deploy" and allies(table) == [[0, 1], [2, 3]]


def test_two_who_chose_each_other_are_allies_at_once() -> None:
    """gkr/X42, gkr/X43: Y6."""
    table = choosing()
    choose(table, 1, 0, 0, 2)
    assert allies(table) == [[0, 1]] and kind(table) == "deploy"


@pytest.mark.parametrize(
    ("picks", "pairs"), [((1, 2, 3, 0), []), ((2, 3, 0, 1), [[0, 2], [1, 3]]), ((3, 3, 3, 2), [[2, 3]])]
)
def test_a_choice_that_is_not_returned_has_no_effect(picks: tuple[int, ...], pairs: list[list[int]]) -> None:
    """gkr/X43, gkr/X42"""
    table = choosing()
    choose(table, *picks)
    assert allies(table) == pairs


def test_a_blank_card_is_an_option() -> None:
    """gkr/X47"""
    table = choosing(told={"allow_abstain": True})
    assert table.decisions[0].options == ("ally@1", "ally@2", "ally@3", "ally:none")
    choose(table, None, 0, None, None)
    assert allies(table) == []


def test_an_alliance_lasts_to_the_end_of_the_next_reset() -> None:
    """gkr/X44: Y7; it may be formed again."""
    for picks, pairs in (((1, 0, 0, 0), [[0, 1]]), ((1, 2, 3, 0), [])):
        table = allied("shifting", phase="reset", round=3, allies=[[0, 1]])
        assert allies(table) == [[0, 1]], "still in Reset"
        until(table, "ally")
        assert [event["rule"] for event in facts(table, "alliances_over")] == ["gkr/X44"]
        choose(table, *picks)
        assert allies(table) == pairs


def test_there_is_no_alliance_in_round_1() -> None:
    """gkr/X45"""
    told = {"scenario": "three_wells", "decks": ["db_balanced", "kw_balanced", "th_balanced"]}
    pilots = {"pilots": ["p_db1", "p_kw1", "p_th1"]}
    table = baffe.deal("heavy_hitters", seats=3, seed=1, options={"alliances": "shifting", **told, **pilots})
    assert isinstance(table, HeavyTable)
    until(table, "deploy")
    assert table.view(None)["round"] == 1 and allies(table) == []


def test_three_players_may_play_it_too() -> None:
    """gkr/X50"""
    table = choosing(count=3)
    choose(table, 2, 0, 0)
    assert allies(table) == [[0, 2]]


def test_the_choice_belongs_to_the_round_that_ends_and_comes_after_zone_damage() -> None:
    """gkr/X139, gkr/X48"""
    table = choosing({"units": hh("g6")}, told={"board": "alternative"}, round=4)
    assert (table.view(None)["phase"], table.view(None)["round"]) == ("reset", 4)
    assert life(table) == [23, 25, 25, 25]
    choose(table, 1, 0, 3, 2)
    assert (table.view(None)["phase"], table.view(None)["round"]) == ("deploy", 5)


def test_cards_of_eliminated_factions_are_removed() -> None:
    """gkr/X49"""
    table = choosing({}, {}, {}, OUT)
    assert [decision.options for decision in table.decisions] == [
        ("ally@1", "ally@2"), ("ally@0", "ally@2"), ("ally@0", "ally@1"),
    ]  # fmt: skip


def test_two_players_form_no_alliance() -> None:
    """gkr/X49"""
    two = [{}, {}, {**fallen("thunderhappy"), "units": {}}]
    table = allied("shifting", *two, count=3, phase="reset")
    until(table, "deploy")
    assert allies(table) == [] and not facts(table, "ally_picked")


# -- what it changes --


def test_tags_are_never_added_up() -> None:
    """gkr/X46"""
    seats: list[dict[str, Any]] = [{"units": hh("g6"), "tags": {"g5": 2}}, {"tags": {"g5": 3}}]
    table = allied("shifting", *seats, phase="tag", buildings=["g5"], allies=[[0, 1]])
    play(table, "tag:hh>g5")
    assert not table.view(None)["rubble"] and table.view(None)["seats"][0]["tags"] == {"g5": 3}


def test_one_player_wins_alone() -> None:
    """gkr/X39, gkr/G14: by four buildings, which an ally's do not add to."""
    seat = {"units": hh("g6"), "tags": {"g5": 3}}
    for mine in (3, 2):
        rubble = {place: 0 if n < mine else 1 for n, place in enumerate(("a3", "a5", "a7"))}
        table = allied("shifting", seat, phase="tag", buildings=["g5"], rubble=rubble, allies=[[0, 1]])
        play(table, "tag:hh>g5")
        assert (table.outcome is not None) is (mine == 3)
        if mine == 3:
            assert end(table)[::2] == ([0], "demolition")


def test_allies_must_still_be_the_last_one_standing() -> None:
    """gkr/X39, gkr/G13: a third player falls, and nobody has won."""
    seats = [{}, {}, worn("thunderhappy", 1, "g6")]
    scene: dict[str, Any] = {"phase": "reset", "told": {"board": "alternative"}, "allies": [[0, 1]], "count": 3}
    table = allied("shifting", *seats, **scene)
    until(table, "deploy")
    assert table.outcome is None and allies(table) == []
    both = [worn("diamondback", 1, "g5"), {}, worn("thunderhappy", 1, "g6")]
    assert to_the_end(allied("shifting", *both, **scene))[::2] == ([1], "last_standing")


def committed(*seats: dict[str, Any], dice: str) -> HeavyTable:
    """Seats 0 and 1 are allies; seat 0 has committed Facet Cutter and Tracker Rockets."""
    first = {"units": hh("g6", "n"), "hand": ["db_p2", "db_s2"]}
    scene: dict[str, Any] = {"phase": "combat", "dice": dice, "allies": [[0, 1]], "count": 1 + len(seats)}
    table = allied("shifting", first, *seats, **scene)
    orders(table, "commit:db_p2,db_s2", *[NONE] * len(seats))
    until(table, "attack", 0)
    return table


def test_with_two_players_left_the_alliance_ends_at_once() -> None:
    """gkr/X119, gkr/X49, gkr/X121: what was committed before may be aimed at the former ally."""
    table = committed({"units": hh("g3")}, worn("thunderhappy", 1, "g4"), dice="6 6 1")
    assert allies(table) == [[0, 1]] and options(table) == ("fire:hh@2", "hold")
    play(table, "fire:hh@2", "upgrade:g_servo")
    assert table.outcome is None and allies(table) == []
    assert [event["rule"] for event in facts(table, "alliances_over")] == ["gkr/X119"]
    assert asked(table) == (0, "attack", ("fire:hh@1", "hold"))


def test_with_three_players_left_the_alliance_goes_on() -> None:
    """gkr/X119, gkr/X44"""
    table = committed({"units": hh("g3")}, worn("thunderhappy", 1, "g4"), {"units": hh("h3")}, dice="6 6 1")
    play(table, "fire:hh@2", "upgrade:g_servo")
    assert allies(table) == [[0, 1]] and asked(table) == (0, "attack", ("fire:hh@3", "hold"))


def test_effects_placed_before_an_alliance_stay() -> None:
    """gkr/X51: who was snared is slow, though the one who did it is an ally now."""
    seats: list[dict[str, Any]] = [{"units": hh("g6", "n"), "hand": ["db_s3"]}, {"units": hh("g4")}]
    decks = {"decks": ["db_sniper", "kw_balanced", "th_balanced", "hs_balanced"]}
    table = allied("shifting", *seats, phase="combat", told=decks, dice="4 4 6")
    orders(table, "commit:db_s3", NONE, NONE, NONE)
    until(table, "attack", 0)
    play(table, "fire:hh@1")
    until(table, "ally")
    choose(table, 1, 0, 3, 2)
    until(table, "move", 1)
    assert allies(table) == [[0, 1], [2, 3]] and at(table, 1) == "g4"
    assert "move:g2" in options(table) and "move:g1" not in options(table)
