"""What the options of a deal change, what is in the box, and what a scene leaves out."""

from typing import Any

import pytest

import baffe
from baffe.games.heavy_hitters.deckbuilding import cards_of, read_deck
from baffe.games.heavy_hitters.overlay import data_of
from tests.scenes.heavy_hitters import support
from tests.scenes.heavy_hitters.scenes import arena, at, dull, facts, hh, kind, orders, play, seat_of, until

FACTIONS = ["diamondback", "kingwolf", "thunderhappy", "hammerstrike"]
QUESTIONS = {row["id"]: row for row in support.facts("questions")["options"]}
OWN_DECK = {
    "primary": "kw_p1", "secondary": ["kw_s1", "kw_s3"],
    "utility": {"u_deploy": 5, "u_orbital": 1, "u_m_burst": 2, "u_r_chaff": 2, "u_m_kw": 2},
}  # fmt: skip
OWN_MAP = {"players": [2, 4], "buildings": ["E3", "e9", "i3", "i9", "g4", "g8"]}
OPEN: dict[str, Any] = {"buildings": ["c3"]}


def deal(seats: int = 2, seed: int = 1, **options: Any) -> baffe.Table:
    return baffe.deal("heavy_hitters", seats=seats, seed=seed, options=options)


def started(seats: int = 2, seed: int = 1, **options: Any) -> baffe.Table:
    """After the set-up, with the dullest answers."""
    table = deal(seats, seed, **options)
    while table.view(None)["phase"] == "setup":
        for one in table.decisions:
            table.play(dull(one.options), one.seat, one.number)
    return table


# -- every option --

GOOD: list[tuple[str, Any, int]] = [
    ("factions", ["kingwolf", None], 2),
    ("pilots", ["p_kw2", None], 2),
    ("paths", True, 2),
    ("paths", False, 2),
    ("paths", ["engine", None, "blitz"], 3),
    ("scenario", "double_row", 4),
    ("scenario", OWN_MAP, 2),
    ("decks", "ready", 2),
    ("decks", "built", 3),
    ("decks", ["kw_brawler", None], 2),
    ("decks", [{"faction": "kingwolf", **OWN_DECK}, "db_tagger"], 2),
    *[("pack", value, 2) for value in ("core", "extended")],
    *[("board", value, 2) for value in ("standard", "alternative")],
    *[("zone_bonus_orbital", value, 2) for value in (True, False)],
    ("alliances", "none", 2),
    ("alliances", "fixed", 4),
    ("alliances", "shifting", 4),
    *[("allow_abstain", value, 4) for value in (True, False)],
    *[("solo", value, 2) for value in ("none", "normal", "armed", "hard", "brutal")],
    *[("solo_catch_up", value, 2) for value in ("put", "walk")],
    *[("round_cap", value, 2) for value in (0, 1, 20, 1000)],
    ("data", {"weapons": {"db_p2": {"damage": 5}}}, 2),
]


def test_every_option_of_the_list_is_tried() -> None:
    assert {name for name, _, _ in GOOD} == {*QUESTIONS}


@pytest.mark.parametrize(("name", "value", "seats"), GOOD)
def test_every_good_value_of_an_option_is_played(name: str, value: Any, seats: int) -> None:
    """gkr/G194: also in a scene, and after a save and a record."""
    table = started(seats, 1, **{name: value})
    assert table.view(None)["phase"] == "deploy"
    assert baffe.load(table.save()).state_hash() == baffe.replay(table.record()).state_hash() == table.state_hash()
    baffe.scene("heavy_hitters", {"seats": [{}] * seats, "options": {name: value}})


@pytest.mark.parametrize("name", ["pack", "board", "zone_bonus_orbital", "alliances", "allow_abstain", "solo",
                                  "solo_catch_up", "round_cap", "paths", "decks"])  # fmt: skip
def test_what_is_not_said_has_its_usual_value(name: str) -> None:
    """gkr/G194"""
    assert deal().view(None)["options"][name] == QUESTIONS[name]["usual"]


@pytest.mark.parametrize(
    ("option", "wanted"),
    [
        ({"pilots": ["p_kw1", None]}, ["kingwolf", None]),
        ({"decks": [None, "th_siege"]}, [None, "thunderhappy"]),
        ({"decks": [{"faction": "kingwolf", **OWN_DECK}, None]}, ["kingwolf", None]),
    ],
)
def test_a_pilot_or_a_deck_says_which_faction_a_seat_plays(option: Any, wanted: list[str | None]) -> None:
    """gkr/G194: in a deal the other seats are asked, in a scene they take what is free."""
    assert [seat["faction"] for seat in deal(**option).view(None)["seats"]] == wanted
    scene = arena(options=option).view(None)["seats"]
    assert all(name in (None, seat["faction"]) for name, seat in zip(wanted, scene, strict=True))
    assert scene[0]["faction"] != scene[1]["faction"]


def test_factions_that_are_null_are_drawn_among_those_left() -> None:
    """gkr/G194: none is asked, and other seeds draw others."""
    drawn: set[str] = set()
    for seed in range(20):
        table = deal(3, seed, factions=[None, "kingwolf", None])
        names = [seat["faction"] for seat in table.view(None)["seats"]]
        assert names[1] == "kingwolf" and len({*names}) == 3
        assert table.decision is not None and table.decision.kind == "pilot"
        drawn.add(names[0])
    assert drawn == {*FACTIONS} - {"kingwolf"}


def test_given_decks_are_open_to_all_and_only_the_others_are_asked() -> None:
    """gkr/G194, gkr/G22, gkr/G38"""
    table = deal(2, 1, decks=[{"faction": "kingwolf", **OWN_DECK}, None])
    until(table, "deck")
    assert [one.seat for one in table.decisions] == [1]
    (shown,) = facts(table, "deck_shown")
    wanted = cards_of(data_of(), read_deck(OWN_DECK, "kingwolf", "deck"))
    assert shown["seat"] == 0 and {id: shown["cards"].count(id) for id in shown["cards"]} == wanted
    table.play("deck:db_sniper" if "deck:db_sniper" in table.decisions[0].options else table.decisions[0].options[0])
    assert {*seat_of(table, 0, 0)["hand"]} <= {*wanted}


def test_the_option_paths_may_name_some_and_ask_for_the_others() -> None:
    """gkr/X15, gkr/X18: what is named is taken."""
    table = deal(3, 1, paths=[None, "fortress", None])
    until(table, "path")
    assert table.decision is not None
    assert table.decision.seat != 1 and "path:fortress" not in table.decision.options


@pytest.mark.parametrize(("cap", "ends"), [(1, True), (2, False), (0, False)])
def test_the_round_cap_is_that_of_the_option(cap: int, ends: bool) -> None:
    """gkr/G192, gkr/G175: 0 is none."""
    table = arena(phase="reset", options={"round_cap": cap})
    while table.decision is not None and table.view(None)["round"] == 1:
        table.play(dull(table.decision.options), table.decision.seat, table.decision.number)
    assert (table.outcome is not None) == ends


def test_data_change_the_numbers_that_are_played_by_and_are_told() -> None:
    """gkr/G29, gkr/G44: a hand of seven, and everybody is told at the beginning."""
    data = {"constants": {"hand_size": {"v": 7}, "energy_max": {"v": 6}}}
    table = started(data=data)
    assert [(seat["hand_count"], seat["energy"]) for seat in table.view(None)["seats"]] == [(7, 6), (7, 6)]
    assert [event["entries"] for event in facts(table, "data")] == [data]


# -- maps of one's own --


@pytest.mark.parametrize("board", ["standard", "alternative"])
def test_a_map_of_ones_own_is_played_on_either_side(board: str) -> None:
    """gkr/X1, gkr/X115, gkr/G24"""
    starts = [{"hex": "g1", "facing": 3}, {"hex": "g11", "facing": 0}]
    table = started(scenario={**OWN_MAP, "players": [2], "starts": starts}, board=board)
    view = table.view(None)
    assert (view["buildings"], view["scenario"]) == (["e3", "e9", "i3", "i9", "g4", "g8"], "own")
    first = facts(table, "glory_hound")[0]["seat"]
    assert [seat_of(table, seat)["units"]["hh"] for seat in (first, 1 - first)] == [
        {"at": "g1", "facing": "s"},
        {"at": "g11", "facing": "n"},
    ]


def test_a_map_that_data_make_too_small_for_teams_is_not_offered_to_them() -> None:
    """gkr/X115, gkr/G24: fixed alliances need six buildings."""
    data = {"scenarios": {"ring_road": {"buildings": ["e3", "e9", "i3", "i9"]}}}
    for alliances, offered in (("none", True), ("fixed", False)):
        table = deal(4, 1, data=data, alliances=alliances)
        until(table, "scenario")
        assert table.decision is not None and ("scenario:ring_road" in table.decision.options) == offered


# -- alliances --


@pytest.mark.parametrize("glory", [0, 1, 2, 3])
def test_teams_are_seats_0_and_2_against_1_and_3_and_take_turns(glory: int) -> None:
    """gkr/X31, gkr/X32, gkr/X118: whoever holds the token."""
    table = arena({}, {}, {}, {}, options={"alliances": "fixed"}, glory_hound=glory)
    assert table.view(None)["allies"] == [[0, 2], [1, 3]]
    order: list[int] = []
    for _ in range(4):
        assert table.decision is not None and table.decision.kind == "deploy"
        order.append(table.decision.seat)
        play(table, "done")
    assert order == [(glory + step) % 4 for step in range(4)]
    assert [seat % 2 for seat in order] == [glory % 2, 1 - glory % 2] * 2


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_allies_start_in_opposite_corners(seed: int) -> None:
    """gkr/X30, gkr/X32"""
    table = started(4, seed, alliances="fixed")
    corners = {"a1": "m11", "m11": "a1", "m1": "a11", "a11": "m1"}
    assert [at(table, (seat + 2) % 4) for seat in range(4)] == [corners[str(at(table, seat))] for seat in range(4)]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("abstain", [False, True])
def test_with_shifting_alliances_everybody_has_a_card_of_every_other_faction(seats: int, abstain: bool) -> None:
    """gkr/X40, gkr/X50, gkr/X47: and none of the own; a blank one only if the option says so."""
    options = {"alliances": "shifting", "allow_abstain": abstain}
    table = arena(*[{}] * seats, phase="reset", options=options)
    assert table.view(None)["allies"] == []
    until(table, "ally")
    for one in table.decisions:
        others = [f"ally@{seat}" for seat in range(seats) if seat != one.seat]
        assert list(one.options) == others + ["ally:none"] * abstain
    assert len(table.decisions) == seats


@pytest.mark.parametrize("options", [{"solo": "hard"}, {"alliances": "fixed"}, {"alliances": "shifting"}, {}])
@pytest.mark.parametrize("board", ["standard", "alternative"])
def test_the_zoned_board_goes_with_every_mode_and_paths_with_every_mode_but_solo(options: Any, board: str) -> None:
    """gkr/X120"""
    paths = "solo" not in options
    assert started(4, 2, board=board, paths=paths, **options).view(None)["phase"] == "deploy"


@pytest.mark.parametrize(
    ("level", "cards"), [(row["id"], row["cards"]) for row in support.facts("opponents")["levels"]]
)
@pytest.mark.parametrize("pack", ["core", "extended"])
def test_only_the_human_is_asked_in_solo_and_opponents_have_the_cards_of_their_level(
    level: str, cards: int, pack: str
) -> None:
    """gkr/X52, gkr/X54, gkr/X55, gkr/X56, gkr/X57, gkr/X58, gkr/X59, gkr/X60, gkr/X63, gkr/X129, gkr/X130, gkr/X134:
    a human keeps 25 cards and sees none of theirs."""
    table = started(3, 1, solo=level, pack=pack)
    view = table.view(None)
    assert [seat["life"] for seat in view["seats"]] == [25, cards, cards]
    assert [(seat["energy"], seat["hand_count"], seat["pilot"]) for seat in view["seats"][1:]] == [(0, 0, None)] * 2
    assert {table.speaker(n) for n in range(table.count)} == {0} and not facts(table, "dice_off")
    assert at(table, 0) == "b3" and view["sponsor_count"] == 18  # X55
    for viewer in (None, 0, 1):
        assert not {"hand", "deck", "discard", "damage"} & {*seat_of(table, 1, viewer)}


# -- in the box --


def test_the_game_is_for_two_to_four_seats_and_one_person_plays_against_an_opponent() -> None:
    """gkr/G1, gkr/X52"""
    for seats in (0, 1, 5, 7):
        with pytest.raises(baffe.BadOption) as refused:
            deal(seats)
        assert refused.value.field == "seats"
    assert all(deal(seats).decision for seats in (2, 3, 4)) and deal(2, solo="normal").decision


def test_there_are_four_factions_with_four_pilots_each() -> None:
    """gkr/G2, gkr/G7"""
    asked = deal().decision
    assert asked is not None and asked.options == tuple([f"faction:{id}" for id in FACTIONS])
    assert len([word for word in baffe.words("heavy_hitters") if word.startswith("pilot:")]) == 16


def test_a_faction_has_three_support_units_and_twenty_tags() -> None:
    """gkr/G3: a scene can lay out twenty, no more."""
    table = arena({"hand": ["u_deploy"]}, {})
    assert table.decision is not None
    assert table.decision.options == ("deploy:combat", "deploy:repair", "deploy:recon", "done")
    towers = ["b4", "c5", "d4", "e5", "f4", "h4", "i5"]
    arena({"tags": dict.fromkeys(towers, 3) | {"i5": 2}}, {}, buildings=towers)
    with pytest.raises(baffe.BadScene) as refused:
        arena({"tags": dict.fromkeys(towers, 3)}, {}, buildings=towers)
    assert refused.value.field == "seats[0].tags"


def test_a_demolished_building_leaves_its_base() -> None:
    """gkr/G4: it can be entered; there are ten buildings."""
    mine = {"units": hh("g6"), "tags": {"g5": 3}}
    table = arena(mine, {}, phase="tag", buildings=["g5", "c3"])
    play(table, "tag:hh>g5")
    view = table.view(None)
    assert view["buildings"] == ["c3"] and view["rubble"] == {"g5": 0}
    until(table, "move", 0)
    assert table.decision is not None and "move:g5" in table.decision.options
    with pytest.raises(baffe.BadScene) as refused:
        arena(buildings=["b4", "c5", "d4", "e5", "f4", "h4", "i5", "j4", "k5", "l4"], rubble={"g8": 0})
    assert refused.value.field == "buildings"


@pytest.mark.parametrize(("board", "lost"), [("standard", 0), ("alternative", 2)])
def test_the_standard_side_has_no_zones(board: str, lost: int) -> None:
    """gkr/G5"""
    table = arena({"units": hh("g6")}, {}, phase="reset", options={"board": board}, **OPEN)
    until(table, "deploy")
    assert seat_of(table, 0)["life"] == 25 - lost


@pytest.mark.parametrize("damage", [4, 12])
def test_two_dice_attack_and_one_die_defends_for_each_damage_even_more_than_eight(damage: int) -> None:
    """gkr/G6, gkr/G12"""
    mine = {"faction": "diamondback", "hand": ["db_p2"], "units": hh("g6")}
    options = {"data": {"weapons": {"db_p2": {"damage": damage}}}}
    dice = "6 6" + " 6" * damage
    table = arena(mine, {"hand": [], "units": hh("g4")}, phase="combat", options=options, dice=dice, **OPEN)
    orders(table, "commit:db_p2", "commit:none")
    play(table, "fire:hh@1")
    until(table, "tag")
    assert [event["dice"] for event in facts(table, "rolled")] == [["6", "6"]]
    assert [event["dice"] for event in facts(table, "saves")] == [["6"] * damage]


def test_everybody_has_energy_and_three_piles_and_every_unit_its_own_hits() -> None:
    """gkr/G8, gkr/G9"""
    mine = {"faction": "diamondback", "discard": ["u_deploy"], "damage": ["db_p2"], "hand": [], "energy": 3}
    mine["units"] = {"combat": {"at": "b2", "hits": 2}, "recon": {"at": "b3", "hits": 1}}
    table = arena(mine, {"units": {"combat": {"at": "l9"}}})
    seat = seat_of(table, 0)
    assert (seat["energy"], seat["deck_count"], seat["discard"], seat["damage"]) == (3, 23, ["u_deploy"], ["db_p2"])
    assert [seat["units"][unit]["hits"] for unit in ("combat", "recon")] == [2, 1]
    assert seat_of(table, 1)["units"]["combat"]["hits"] == 0


# -- scenes --


def test_a_scene_gives_no_pilot_and_no_building_that_it_does_not_name() -> None:
    """gkr/G213: the hex of a building that is left out is free."""
    plain = arena(options={"scenario": "ring_road"}).view(None)
    assert [seat["pilot"] for seat in plain["seats"]] == [None, None] and "g5" in plain["buildings"]
    table = arena({"units": hh("g5")}, {}, options={"scenario": "ring_road"}, buildings=["e3"], rubble={"e9": 1})
    view = table.view(None)
    assert (view["buildings"], view["rubble"], at(table, 0)) == (["e3"], {"e9": 1}, "g5")
    assert view["seats"][1]["demolished"] == 1 and kind(table) == "deploy"
