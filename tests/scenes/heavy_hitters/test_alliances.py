"""Two against two: fixed teams, and alliances that are made anew in every round."""

from typing import Any

import pytest

import baffe
from baffe.games.heavy_hitters.notation import every_word
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.refusal import BadOption
from tests.scenes.heavy_hitters.scenes import (
    asked,
    at,
    facts,
    hh,
    kind,
    options,
    orders,
    play,
    seat_of,
    until,
)
from tests.scenes.heavy_hitters.sides import CORNERS, allied
from tests.scenes.heavy_hitters.worn import end, to_the_end, worn

NONE = "commit:none"


def teams(*seats: dict[str, Any], **scene: Any) -> HeavyTable:
    """Seats 0 and 2 against 1 and 3."""
    return allied("fixed", *seats, **scene)


# -- which modes go together --


@pytest.mark.parametrize(
    ("seats", "told", "field"),
    [
        (3, {"alliances": "fixed"}, "alliances"),
        (2, {"alliances": "shifting"}, "alliances"),
        (4, {"alliances": "fixed", "solo": "normal"}, "alliances"),
        (4, {"alliances": "shifting", "solo": "normal"}, "alliances"),
        (2, {"solo": "normal", "paths": True}, "paths"),
        (4, {"alliances": "other"}, "alliances"),
    ],
)
def test_modes_that_cannot_be_played_together_are_refused(seats: int, told: dict[str, Any], field: str) -> None:
    """gkr/X120, gkr/X20"""
    with pytest.raises(BadOption) as refused:
        baffe.deal("heavy_hitters", seats=seats, seed=1, options=told)
    assert refused.value.field == field


@pytest.mark.parametrize(("mode", "seats"), [("fixed", 4), ("shifting", 4), ("shifting", 3)])
def test_both_variants_go_with_zones_and_paths(mode: str, seats: int) -> None:
    """gkr/X120, gkr/X20, gkr/X50"""
    told = {"alliances": mode, "board": "alternative", "paths": True}
    assert baffe.deal("heavy_hitters", seats=seats, seed=1, options=told).view(None)["options"]["alliances"] == mode


# -- what allies do and do not do to each other --


@pytest.mark.parametrize("mode", ["fixed", "shifting"])
def test_nobody_fires_at_an_ally(mode: str) -> None:
    """gkr/X21, gkr/X121"""
    shooter: dict[str, Any] = {"units": hh("g6", "n"), "hand": ["db_p2"]}
    others = [{"units": hh("h4")}, {"units": hh("g4", recon="g5")}]
    table = allied(mode, shooter, *others, phase="combat", allies=[[0, 2]])
    orders(table, "commit:db_p2", NONE, NONE, NONE)
    until(table, "attack", 0)
    assert options(table) == ("fire:hh@1", "hold")


@pytest.mark.parametrize(("die", "back"), [(2, False), (3, True)])
def test_a_repair_unit_may_repair_an_ally_who_chooses_the_card(die: int, back: bool) -> None:
    """gkr/X22, gkr/X23"""
    patient = {"units": hh("g4"), "damage": ["th_p2", "u_orbital"]}
    table = teams({"units": hh("a1", repair="g5")}, {"units": hh("g6")}, patient, phase="combat", dice=str(die))
    orders(table, NONE, NONE, NONE, NONE)
    assert asked(table) == (0, "attack", ("fire:hh@1", "repair@2", "hold"))
    play(table, "repair@2")
    assert (asked(table) == (2, "mend", ("mend:th_p2", "mend:u_orbital"))) is back
    if back:
        play(table, "mend:u_orbital")
    assert seat_of(table, 2)["discard"] == (["u_orbital"] if back else [])


def test_an_ally_who_is_not_adjacent_or_not_damaged_is_not_repaired() -> None:
    """gkr/X23, gkr/G130"""
    for patient in ({"units": hh("g3"), "damage": ["th_p2"]}, {"units": hh("g4")}):
        table = teams({"units": hh("a1", repair="g5")}, {"units": hh("g6")}, patient, phase="combat")
        orders(table, NONE, NONE, NONE, NONE)
        assert options(table) == ("fire:hh@1", "hold")


def test_splash_spares_allies_but_not_ones_own_units() -> None:
    """gkr/X26, gkr/X121"""
    units = [hh("g6", "n", repair="f2"), hh("a11", combat="h2"), hh("g2", recon="g4"), hh("g3")]
    hands: list[list[str]] = [["th_p1"], [], [], []]
    told = {"decks": ["th_siege", "kw_balanced", "db_balanced", "hs_balanced"]}
    factions = ("thunderhappy", "kingwolf", "diamondback", "hammerstrike")
    seats = [{"units": units[n], "hand": hands[n], "faction": factions[n]} for n in range(4)]
    table = teams(*seats, told=told, phase="combat", dice="6 6 6 6 6 6 6 1 1")
    orders(table, "commit:th_p1", NONE, NONE, NONE)
    until(table, "attack", 0)
    play(table, "fire:hh@3")
    until(table, "tag")
    assert [(e["seat"], e["unit"]) for e in facts(table, "saves")] == [(3, "hh"), (0, "repair"), (1, "combat")]


def test_units_pass_through_those_of_an_ally() -> None:
    """gkr/X27, gkr/G80: between two buildings stands a Repair unit."""
    for seat, ends in ((2, True), (1, False)):
        blocker = {"units": hh(CORNERS[seat], repair="g5")}
        seats: list[dict[str, Any]] = [
            {"units": hh("a1", combat="g6")},
            *[blocker if n == seat else {} for n in (1, 2, 3)],
        ]
        table = teams(*seats, phase="movement", buildings=["f5", "f4", "h5", "h4", "f6", "h6"])
        until(table, "move_unit", 0)
        assert ("move:g4" in options(table)) is ends and "move:g5" not in options(table)


def test_an_allied_heavy_hitter_displaces_as_any_other() -> None:
    """gkr/X27, gkr/G76: the owner chooses the hex."""
    table = teams({"units": hh("g6")}, {}, {"units": hh("m11", recon="g5")}, phase="movement")
    play(table, "move:g5")
    assert table.decision is not None and (table.decision.seat, kind(table)) == (2, "shift")
    play(table, "shift:g4")
    assert (at(table, 0), at(table, 2, "recon")) == ("g5", "g4")


def test_mags_brannigan_spares_the_units_of_an_ally() -> None:
    """gkr/X26, gkr/X27, gkr/pilot/p_kw2"""
    table = teams({}, {"units": hh("g6"), "pilot": "p_kw2"}, {}, {"units": hh("a11", recon="g5")}, phase="movement")
    until(table, "move", 1)
    play(table, "move:g5")
    assert kind(table) == "shift" and not facts(table, "hurt")


def test_hacks_are_not_played_on_allies() -> None:
    """gkr/X28, gkr/X121"""
    hacker = {"sponsors": ["s_leglock", "s_hijack"], "units": hh("g6")}
    table = teams(hacker, phase="movement")
    assert asked(table) == (0, "hack", ("s_leglock@1", "s_leglock@3", "pass", "pass:round"))
    table = teams(hacker, {"tags": {"g5": 1}}, {"tags": {"g5": 1}}, phase="tag", buildings=["g5"])
    assert [word for word in options(table) if word.startswith("s_")] == ["s_hijack:g5@1"]


def test_a_blast_spares_allies() -> None:
    """gkr/X26, gkr/X121, gkr/pilot/p_hs4"""
    dorn = {"units": hh("g6"), "pilot": "p_hs4", "tags": {"g5": 3}}
    seats: list[dict[str, Any]] = [{"units": hh("a1", recon="h4")}, {"units": hh("m1", recon="g4")}, {}, dorn]
    table = teams(*seats, phase="tag", buildings=["g5"], glory_hound=3, dice="6 6")
    play(table, "tag:hh>g5", "p_hs4")
    assert [(event["seat"], event["unit"]) for event in facts(table, "saves")] == [(0, "recon")]


def test_allies_keep_their_cards_and_their_energy_to_themselves() -> None:
    """gkr/X25, gkr/X29: a hand is hidden from an ally, and no word gives anything away."""
    table = teams({"hand": ["db_p2"], "sponsors": ["s_pit"]})
    ally = seat_of(table, 0, 2)
    assert (ally["hand_count"], ally["sponsor_count"]) == (1, 1) and "hand" not in ally and "sponsors" not in ally
    naming = {word.partition("@")[0].partition(":")[0] for word in every_word() if "@" in word}
    assert naming == {"fire", "repair", "ally", "s_leglock", "s_hijack"}


# -- fixed alliances --


@pytest.mark.parametrize("seed", range(4))
def test_allies_start_in_opposite_corners_and_turns_alternate(seed: int) -> None:
    """gkr/X30, gkr/X31, gkr/X32, gkr/X118: whoever holds the Glory Hound."""
    decks = ["db_balanced", "kw_balanced", "th_balanced", "hs_balanced"]
    pilots = ["p_db1", "p_kw1", "p_th1", "p_hs1"]
    told = {"alliances": "fixed", "scenario": "ring_road", "decks": decks, "pilots": pilots}
    table = baffe.deal("heavy_hitters", seats=4, seed=seed, options=told)
    assert table.view(None)["allies"] == [[0, 2], [1, 3]]
    pairs = [{str(at(table, 0)), str(at(table, 2))}, {str(at(table, 1)), str(at(table, 3))}]
    assert {"a1", "m11"} in pairs and {"m1", "a11"} in pairs
    until(table, "deploy")
    turns = []
    while kind(table) == "deploy":
        turns.append(table.decisions[0].seat)
        play(table, "done")
    assert [seat % 2 for seat in turns] in ([0, 1, 0, 1], [1, 0, 1, 0])


def shoot(table: HeavyTable) -> HeavyTable:
    """Seat 0 fires at the Heavy Hitter of seat 1."""
    orders(table, "commit:db_p2", NONE, NONE, NONE)
    until(table, "attack", 0)
    play(table, "fire:hh@1")
    return table


def test_a_team_wins_with_the_first_enemy_heavy_hitter_that_it_destroys() -> None:
    """gkr/X33, gkr/X118, gkr/X116: Y4."""
    shooter = {"units": hh("g6", "n"), "hand": ["db_p2"]}
    table = shoot(teams(shooter, worn("kingwolf", 1, "g4"), phase="combat", dice="6 6 1"))
    assert end(table) == ([0, 2], [[0, 2], [1, 3]], "team_kill")


def test_a_heavy_hitter_lost_to_its_zone_is_a_win_for_the_other_team() -> None:
    """gkr/X117, gkr/X33"""
    table = teams(worn("diamondback", 2, "g6"), phase="reset", told={"board": "alternative"})
    assert to_the_end(table) == ([1, 3], [[1, 3], [0, 2]], "team_kill")


def test_three_tags_and_one_of_an_ally_demolish_for_the_team() -> None:
    """gkr/X35, gkr/X36, gkr/X118: Y5; the spaces are for whoever placed the last tag."""
    seats = [{"tags": {"g5": 3}}, {}, {"units": hh("g6")}]
    table = teams(*seats, phase="tag", buildings=["g5"], glory_hound=2)
    play(table, "tag:hh>g5", "upgrade:g_servo")
    assert table.view(None)["rubble"] == {"g5": 2} and [seat["tags"] for seat in table.view(None)["seats"]] == [{}] * 4
    assert [seat["fame"] for seat in table.view(None)["seats"]] == [0, 0, 3, 0], "a first tag and a building"


def test_tags_of_both_teams_do_not_add_up() -> None:
    """gkr/X35"""
    table = teams({"units": hh("g6"), "tags": {"g5": 1}}, {"tags": {"g5": 3}}, {"tags": {"g5": 1}},
                  phase="tag", buildings=["g5"])  # fmt: skip
    play(table, "tag:hh>g5")
    assert not table.view(None)["rubble"]


def test_each_faction_of_a_team_may_tag_a_building_in_a_round() -> None:
    """gkr/X37"""
    seats = [{"units": hh("g6", combat="f5")}, {}, {"units": hh("g4")}]
    table = teams(*seats, phase="tag", buildings=["g5"])
    play(table, "tag:hh>g5")
    assert options(table) == ("done",)
    play(table, "done", "done", "tag:hh>g5")
    assert [seat["tags"] for seat in table.view(None)["seats"]] == [{"g5": 1}, {}, {"g5": 1}, {}]


@pytest.mark.parametrize(("mine", "other", "wins"), [(4, 1, True), (3, 2, True), (4, 0, False), (3, 1, False)])
def test_a_team_wins_with_six_buildings_and_nobody_with_four(mine: int, other: int, wins: bool) -> None:
    """gkr/X34, gkr/X116, gkr/X36"""
    places = ["a3", "a5", "a7", "c3", "c5"]
    rubble = {place: 0 if n < mine else 2 for n, place in enumerate(places[: mine + other])}
    seats = [{"units": hh("g6"), "tags": {"g5": 3}}]
    table = teams(*seats, phase="tag", buildings=["g5"], rubble=rubble)
    play(table, "tag:hh>g5")
    assert (table.outcome is not None) is wins
    if wins:
        assert end(table) == ([0, 2], [[0, 2], [1, 3]], "team_demolition")


@pytest.mark.parametrize(
    ("told", "rubble", "winners"),
    [
        ([{}, {"tags": {"a5": 3}}, {}, {}], {"a3": 2}, [0, 2]),
        ([{"tags": {"a5": 2}}, {"tags": {"a5": 3}}, {"tags": {"a7": 2}}, {}], {}, [0, 2]),
        ([{}, {}, {}, {}], {"a3": 0, "c3": 0, "c5": 2, "c7": 2, "e3": 1, "e5": 1, "e9": 1}, [0, 2]),
        ([{}, {}, {}, {}], {"a3": 0, "c3": 0, "c5": 0, "e3": 3, "e5": 3}, [0, 2]),
        ([{}, {}, {}, {}], {}, [1, 3]),
    ],
    ids=["buildings", "tags", "four of two against three of one", "buildings of whoever falls", "turn order"],
)
def test_when_both_teams_lose_one_at_once_what_the_teams_have_is_added_up(
    told: list[dict[str, Any]], rubble: dict[str, int], winners: list[int]
) -> None:
    """gkr/X38, gkr/X133, gkr/G174: the token has passed to seat 1."""
    dying = [worn("diamondback", 1, "g6"), worn("kingwolf", 1, "g5"), {}, {}]
    seats = [dying[n] | told[n] for n in range(4)]
    scene = {"phase": "reset", "buildings": ["a5", "a7"], "rubble": rubble}
    table = teams(*seats, told={"board": "alternative"}, **scene)
    assert to_the_end(table)[0] == winners


@pytest.mark.parametrize(
    ("told", "rubble", "winners"),
    [
        ([{}, {}, {"damage": ["th_p2"] * 3}, {}], {"a3": 2, "c3": 0, "c5": 1}, [0, 2]),
        ([{"damage": ["db_p2"]}, {}, {}, {"damage": ["hs_p1"] * 2}], {}, [0, 2]),
        ([{"tags": {"a5": 1}}, {}, {"tags": {"a7": 2}}, {"tags": {"a5": 2}}], {}, [0, 2]),
        ([{}, {}, {}, {}], {}, [1, 3]),
    ],
    ids=["buildings", "life", "tags", "turn order"],
)
def test_after_the_last_round_what_the_teams_have_is_added_up(
    told: list[dict[str, Any]], rubble: dict[str, int], winners: list[int]
) -> None:
    """gkr/X133, gkr/G175, gkr/X118"""
    table = teams(*told, phase="reset", round=20, buildings=["a5", "a7"], rubble=rubble)
    losers = [seat for seat in range(4) if seat not in winners]
    assert to_the_end(table) == (winners, [winners, losers], "round_cap")
