"""Solo games: damage to opponents, Tag and Reset, zones, and how a game is won or lost."""

from typing import Any

import pytest

import baffe
from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.scenes import arena, at, dull, hh, life, play, seat_of, until
from tests.scenes.heavy_hitters.scenes import facts as events
from tests.scenes.heavy_hitters.solo import dealt, fought, revealed, shots, solo
from tests.scenes.heavy_hitters.support import facts

HIT = "6 6 "
NEAR: dict[str, Any] = {"units": hh("g4", "s")}
ZONED = {"board": "alternative"}


def shoot(*opponents: dict[str, Any], dice: str, target: int = 1, **scene: Any) -> HeavyTable:
    """The human fires db_p2 (4 damage) at an opposing Heavy Hitter; the next question, or the end, is open."""
    table = solo(*opponents, human=NEAR | {"hand": ["db_p2"]}, phase="combat", dice=dice, **scene)
    play(table, "commit:db_p2")
    until(table, "attack")
    play(table, f"fire:hh@{target}")
    return table


def last_cards(left: int) -> list[str]:
    """All cards of the human's deck but so many: its damage pile."""
    deck = next(deck for deck in facts("decks")["decks"] if deck["id"] == "db_balanced")
    cards = [deck["primary"]] * 5 + [card for card in deck["secondary"] for _ in range(4)]
    cards += [card for card, copies in deck["utility"].items() for _ in range(copies)]
    return cards[: 25 - left]


def outcome(table: baffe.Table) -> tuple[list[int], list[list[int]], str]:
    """Winners, ranking and reason."""
    found = table.outcome
    assert found is not None
    return list(found["winners"]), [list(group) for group in found["ranking"]], found["reason"]


# -- damage --


def test_damage_is_taken_from_the_top_of_the_draw_pile() -> None:
    """gkr/X61: after two cards were revealed the third is lost, and the fourth is revealed next."""
    cards = ["kw_p1", "kw_p1", "kw_s3", "kw_s2", "kw_p2"]
    table = shoot({"units": hh("g6", "n"), "deck": cards}, dice="1 " + HIT + "1 6 6 6")
    assert [event["left"] for event in events(table, "lost_unseen", 1)] == [23]
    until(table, "commit")
    play(table, "commit:none")
    assert revealed(table)[2:4] == ["kw_s2", "kw_p2"]


def test_an_empty_draw_pile_is_renewed_from_the_discard_pile() -> None:
    """gkr/X62: for cards that are revealed and for cards that are lost; the damage pile is never shuffled in."""
    opponent = {"units": hh("m11"), "deck": ["kw_p1"], "discard": 20, "damage": 3}
    table = fought(opponent, dice="1")
    assert [(event["rule"], event["count"]) for event in events(table, "reshuffled", 1)] == [("gkr/X62", 20)]
    assert len(revealed(table)) == 2 and seat_of(table, 1)["damage_count"] == 3
    table = shoot(
        {"units": hh("g6"), "deck": ["kw_p1", "kw_p1"], "discard": 20, "damage": 2}, dice="1 " + HIT + "1 1 6 6"
    )
    assert [(event["rule"], event["count"]) for event in events(table, "reshuffled", 1)] == [("gkr/X62", 21)]
    assert seat_of(table, 1)["damage_count"] == 4


@pytest.mark.parametrize("level, damage", [("normal", 20), ("armed", 24), ("brutal", 24)])
def test_an_opponent_is_destroyed_when_all_its_cards_are_damage(level: str, damage: int) -> None:
    """Y15, gkr/X59, gkr/X102: 24 of 24, or 28 of 28; with one card left it stands."""
    for saved, over in (("1", True), ("6", False)):
        opponent = {"units": hh("g6"), "damage": damage, "deck": ["kw_p1", "kw_p1", "kw_s1", "kw_s1"]}
        earlier = "" if level == "normal" else "1 1 "  # a third card, kw_s1, fires before the human and misses
        table = shoot(opponent, level=level, dice=f"1 {earlier}{HIT}1 1 1 {saved}")
        assert (table.outcome is not None) == over
        if over:
            assert outcome(table) == ([0], [[0], [1]], "solo_won") and at(table, 1) is None
        else:
            assert life(table)[1] == 1


# -- Tag and Reset --


def test_an_opponent_does_nothing_in_the_tag_and_reset_phases() -> None:
    """gkr/X66, gkr/X53: although it stands beside buildings with all its units."""
    opponent = {"units": hh("g6", combat="f6", repair="h7", recon="g8"), "damage": 4, "discard": 4}
    table = solo(opponent, buildings=["g7", "f5", "h6"], phase="tag")
    before = seat_of(table, 1)
    until(table, "deploy")
    assert not [event for event in table.events(None) if event["seat"] == 1 and event["type"] != "placed"]
    assert seat_of(table, 1) == before


def test_the_turns_of_the_human_follow_the_base_rules() -> None:
    """gkr/X67: the questions of a whole round, in their order."""
    table = solo(human={"units": hh("a1", recon="a3")}, phase="deploy")
    kinds = []
    while table.decision is not None and table.view(None)["round"] == 1:
        kinds.append(table.decision.kind)
        table.play(dull(table.decision.options))
    asked = [kind for kind in kinds if kind in ("deploy", "move", "face", "move_unit", "commit", "tag", "reset")]
    assert asked == ["deploy", "move", "face", "move_unit", "commit", "tag", "reset"]


# -- zones --


def test_zone_damage_strikes_opponents_too() -> None:
    """gkr/X128: a Heavy Hitter loses 2 cards from the top of its draw pile, unseen; a Recon unit is destroyed."""
    table = solo({"units": hh("g6", recon="g7", combat="g9")}, options=ZONED, phase="reset")
    play(table, "done")
    assert [(event["rule"], event["left"]) for event in events(table, "lost_unseen", 1)] == [
        ("gkr/X10", 23),
        ("gkr/X10", 22),
    ]
    assert at(table, 1, "recon") is None and seat_of(table, 1)["units"]["combat"]["hits"] == 1
    assert not events(table, "saves")


def test_zone_damage_takes_the_top_of_the_draw_pile_and_no_discards() -> None:
    """gkr/X128, gkr/X61: the two cards on top are gone, and the next two are revealed in the round that follows."""
    cards = ["kw_p1", "kw_p2", "kw_s1", "kw_s2"]
    table = solo({"units": hh("g6"), "deck": cards, "discard": 5}, options=ZONED, phase="reset")
    play(table, "done")
    seen = seat_of(table, 1)
    assert (seen["deck_count"], seen["discard_count"], seen["damage_count"]) == (17, 5, 2)
    until(table, "commit")
    play(table, "commit:none")
    assert revealed(table)[:2] == ["kw_s1", "kw_s2"]


def test_zone_damage_belongs_to_the_round_that_ends() -> None:
    """gkr/X139, gkr/X128: while the human names cards it is still Reset of round 3."""
    table = solo({"units": hh("g7")}, human={"units": hh("g6")}, options=ZONED, phase="reset", round=3)
    play(table, "done")
    assert table.decisions[0].kind == "lose"
    assert (table.view(None)["phase"], table.view(None)["round"]) == ("reset", 3)
    until(table, "deploy")
    assert (table.view(None)["phase"], table.view(None)["round"]) == ("deploy", 4)


def test_an_opponent_fires_harder_from_an_inner_zone() -> None:
    """gkr/X132, gkr/X131: the zoned board goes with solo; 3 damage and 2 more from zone 4."""
    table = fought({"units": hh("g6"), "deck": ["kw_s3", "kw_s3"]}, human=NEAR, options=ZONED, dice="1 1 1")
    assert shots(table) == ["kw_s3>hh"] and events(table, "fired", 1)[0]["damage"] == 5


def test_the_splash_of_an_opponent_gets_no_zone_bonus() -> None:
    """gkr/X9, gkr/X132: 4 damage and 2 more from zone 4, but 1 for the Recon unit beside the target."""
    human = {"units": hh("g4", recon="g3")}
    table = fought(
        {"units": hh("g6"), "deck": ["u_orbital"] * 2}, human=human, options=ZONED, dice="1 " + HIT + "6 " * 7
    )
    assert [(event["unit"], len(event["dice"])) for event in events(table, "saves", 0)] == [("hh", 6), ("recon", 1)]


def test_if_the_zone_destroys_both_the_human_wins() -> None:
    """gkr/X138, gkr/X134: nobody is left, so G174 decides; the human is first in turn order."""
    human = {"units": hh("g6"), "damage": last_cards(2)}
    table = solo({"units": hh("g7"), "damage": 22}, human=human, options=ZONED, phase="reset")
    while table.decision is not None:
        table.play(dull(table.decision.options))
    assert outcome(table) == ([0], [[0], [1]], "solo_won")


# -- won --


def test_every_opponent_must_be_destroyed() -> None:
    """gkr/X105, gkr/X102, gkr/X138: after the first the game goes on; the last one destroyed ranks before it."""
    first = {"units": hh("g6"), "damage": 22, "deck": ["kw_p1", "kw_p1"]}
    second = {"faction": "thunderhappy", "units": hh("m11"), "deck": ["th_p2", "th_p2"]}
    table = shoot(first, second, dice="1 1 " + HIT + "1 1 1 1")
    assert (
        table.outcome is None
        and at(table, 1) is None
        and [event["seat"] for event in events(table, "eliminated")] == [1]
    )
    dead = {"faction": "thunderhappy", "damage": 24}
    table = shoot(first, dead, dice="1 " + HIT + "1 1 1 1")
    assert outcome(table) == ([0], [[0], [1], [2]], "solo_won")


def test_an_opponent_that_is_out_throws_no_more_dice() -> None:
    """gkr/X105, gkr/X131"""
    table = solo({"damage": 24}, {"faction": "thunderhappy", "units": hh("m11")}, phase="deploy")
    until(table, "tag")
    assert {event["seat"] for event in events(table, "die")} == {2}


def test_the_fourth_building_wins() -> None:
    """gkr/X102, gkr/X138: the reason is the same as for a win by destruction."""
    human = {"units": hh("g6"), "tags": {"g5": 3}, "energy": 5}
    rubble = {"c3": 0, "c9": 0, "k3": 0}
    table = solo({"units": hh("m11")}, human=human, buildings=["g5"], rubble=rubble, phase="tag")
    play(table, "tag:hh>g5")
    assert outcome(table) == ([0], [[0], [1]], "solo_won")
    assert [(event["seat"], event["rule"]) for event in events(table, "game_over")] == [(0, "gkr/X102")]


# -- lost --


@pytest.mark.parametrize("others, ranking", [(1, [[1], [0]]), (2, [[1, 2], [0]]), (3, [[1, 2], [3], [0]])])
def test_the_human_loses_when_the_own_heavy_hitter_is_destroyed(others: int, ranking: list[list[int]]) -> None:
    """gkr/X103, gkr/X138: the opponents that are left win together; the human is last, behind one that is out."""
    opponents: list[dict[str, Any]] = [
        {"units": hh("g6"), "deck": ["kw_s3", "kw_s3"]},
        {"units": hh("m11"), "faction": "thunderhappy", "deck": ["th_p2", "th_p2"]},
        {"damage": 24},
    ]
    table = solo(*opponents[:others], human=NEAR | {"damage": last_cards(2)}, phase="combat", dice=last_dice(others))
    play(table, "commit:none")
    assert outcome(table) == (ranking[0], ranking, "solo_lost")
    assert not events(table, "glory_hound"), "there is no token to pass"
    assert {event["rule"] for event in events(table, "game_over")} == {"gkr/X103"}


def last_dice(others: int) -> str:
    """One Combat die for each opponent that is left, a hit, and three failed saves."""
    return "1 " * min(others, 2) + HIT + "1 1 1"


@pytest.mark.parametrize("cap, last, reason", [(3, 3, "round_cap"), (0, 1000, "stalled")])
def test_the_last_round_is_a_loss(cap: int, last: int, reason: str) -> None:
    """gkr/X136, gkr/X138: whoever has more life, tags or buildings."""
    opponents: list[dict[str, Any]] = [{"units": hh("m11"), "damage": 20}, {"units": hh("m1")}]
    human = {"units": hh("a1"), "tags": {"g5": 3}}
    scene: dict[str, Any] = {"buildings": ["g5"], "rubble": {"c3": 0}, "options": {"round_cap": cap}}
    table = solo(*opponents, human=human, phase="reset", round=last, **scene)
    play(table, "done")
    assert outcome(table) == ([1, 2], [[1, 2], [0]], reason)
    assert {event["rule"] for event in events(table, "game_over")} == {"gkr/X136"}


@pytest.mark.parametrize("board", ["standard", "alternative"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_end_as_the_rules_say(seats: int, board: str) -> None:
    """gkr/X52, gkr/X102, gkr/X103, gkr/X136: with any answers, at every level, and nobody else is ever asked."""
    for seed, level in enumerate(("normal", "armed", "hard", "brutal")):
        options = {"solo": level, "pack": "extended" if seed % 2 else "core", "board": board}
        table = dealt(seats, seed, scenario="three_wells" if seats == 3 else "canyon_row", **options)
        turn = 0
        while table.decision is not None:
            assert table.decision.seat == 0
            turn += 7
            table.play(table.decision.options[turn % len(table.decision.options)])
        winners, ranking, reason = outcome(table)
        assert reason in ("solo_won", "solo_lost", "round_cap")
        assert (winners == [0]) == (reason == "solo_won") and sorted(sum(ranking, [])) == list(range(seats))
        assert ranking[0] == winners and (reason == "solo_won" or ranking[-1] == [0])


# -- teams --


def test_the_last_round_adds_up_what_teams_have() -> None:
    """gkr/X133: buildings of both players, then life, then tags, then the team of the first player."""
    options = {"alliances": "fixed", "round_cap": 1}
    scene: dict[str, Any] = {"phase": "reset", "options": options, "buildings": ["g5"]}
    cases: list[tuple[dict[str, int], list[dict[str, Any]], int, list[int]]] = [
        ({}, [{}, {}, {}, {}], 1, [0, 2]),  # the token has passed to seat 2 by then (G149)
        ({}, [{}, {}, {}, {}], 2, [1, 3]),
        ({}, [{}, {"tags": {"g5": 1}}, {}, {"tags": {"g5": 1}}], 1, [1, 3]),
        ({}, [{"tags": {"g5": 2}}, {}, {"damage": ["u_deploy"]}, {}], 1, [1, 3]),
        ({"c3": 0, "c9": 1, "k3": 3}, [{}, {"damage": ["u_deploy"]}, {}, {}], 1, [1, 3]),
    ]
    for rubble, seats, token, winners in cases:
        table = arena(*seats, rubble=rubble, glory_hound=token, **scene)
        while table.decision is not None:
            table.play(dull(table.decision.options))
        assert outcome(table)[0] == winners
