"""What makes no sense is refused by name, with the field at fault, and by nothing else."""

from typing import Any

import pytest

import baffe
from tests.scenes.heavy_hitters.support import facts

WEAPONS: dict[str, Any] = {"faction": "kingwolf", "primary": "kw_p1", "secondary": ["kw_s1", "kw_s2"]}
UTILITY = {"u_deploy": 5, "u_orbital": 2, "u_m_burst": 2, "u_m_kw": 1, "u_r_chaff": 2}
TOWERS = ["e3", "e9", "i3", "i9"]
FOUR_SEATS: list[dict[str, Any]] = [{}, {}, {}, {}]


def deck(utility: dict[str, int] | None = None, **changes: Any) -> list[Any]:
    """Two decks, the first of which is one's own."""
    return [{**WEAPONS, "utility": {**UTILITY, **(utility or {})}, **changes}, None]


def own(**changes: Any) -> dict[str, Any]:
    return {"players": [2], "buildings": TOWERS, **changes}


def starts(*hexes: str) -> dict[str, Any]:
    return own(starts=[{"hex": hex, "facing": 0} for hex in hexes])


def no_option(seats: Any, options: Any, **deal: Any) -> str:
    """The field that is refused."""
    with pytest.raises(baffe.BadOption) as refused:
        baffe.deal("heavy_hitters", seats=seats, seed=1, options=options, **deal)
    return refused.value.field


def no_scene(scene: Any) -> str:
    with pytest.raises(baffe.BadScene) as refused:
        baffe.scene("heavy_hitters", scene)
    return refused.value.field


BAD_OPTIONS: list[tuple[int, dict[str, Any], str]] = [
    (2, {"colour": "red"}, "colour"),
    (2, {"factions": ["kingwolf", "godzilla"]}, "factions"),
    (2, {"factions": ["kingwolf", "kingwolf"]}, "factions"),
    (2, {"factions": ["kingwolf"]}, "factions"),
    (2, {"factions": [["kingwolf"], {}]}, "factions"),
    (2, {"pilots": ["p_kw9", None]}, "pilots[0]"),
    (2, {"pilots": ["p_kw1", "p_kw2"]}, "pilots[1]"),
    (2, {"pilots": ["p_kw1", None], "factions": ["diamondback", None]}, "pilots[0]"),
    (2, {"pilots": ["p_kw1", None], "factions": [None, "kingwolf"]}, "pilots[0]"),
    (2, {"pilots": ["p_kw1", None], "solo": "normal"}, "pilots"),
    (2, {"paths": "blitz"}, "paths"),
    (2, {"paths": ["sprint", None]}, "paths[0]"),
    (2, {"paths": ["blitz", "blitz"]}, "paths[1]"),
    (2, {"paths": True, "solo": "normal"}, "paths"),
    (2, {"paths": [None, None], "solo": "normal"}, "paths"),
    (2, {"scenario": "main_street"}, "scenario"),
    (3, {"scenario": "ring_road"}, "scenario.players"),
    (2, {"scenario": "fallout_ring"}, "scenario.side"),
    (2, {"decks": "random"}, "decks"),
    (2, {"decks": "given"}, "decks"),
    (2, {"decks": ["kw_balanced"]}, "decks"),
    (2, {"decks": ["kw_pacifist", None]}, "decks[0]"),
    (2, {"decks": ["kw_balanced", "kw_brawler"]}, "decks[1]"),
    (2, {"decks": ["kw_balanced", None], "factions": ["diamondback", None]}, "decks[0]"),
    (2, {"decks": [None, "kw_balanced"], "solo": "normal"}, "decks[1]"),
    (2, {"decks": [7, None]}, "decks[0]"),
    (2, {"pack": "huge"}, "pack"),
    (2, {"board": "alternate"}, "board"),
    (2, {"zone_bonus_orbital": 1}, "zone_bonus_orbital"),
    (2, {"alliances": "fixed"}, "alliances"),
    (3, {"alliances": "fixed"}, "alliances"),
    (2, {"alliances": "shifting"}, "alliances"),
    (4, {"alliances": "fixed", "solo": "hard"}, "alliances"),
    (4, {"alliances": "shifting", "solo": "hard"}, "alliances"),
    (4, {"alliances": "eternal"}, "alliances"),
    (4, {"allow_abstain": "yes"}, "allow_abstain"),
    (2, {"solo": "easy"}, "solo"),
    (2, {"solo_catch_up": "run"}, "solo_catch_up"),
    (2, {"round_cap": -1}, "round_cap"),
    (2, {"round_cap": 1001}, "round_cap"),
    (2, {"round_cap": True}, "round_cap"),
    (2, {"data": "box.json"}, "data"),
    (2, {"data": {"weapons": {"db_p9": {}}}}, "data.weapons.db_p9"),
    (2, {"data": {"weapons": {"db_p1": {"name": "x" * 70_000}}}}, "data"),
]


@pytest.mark.parametrize(("seats", "options", "field"), BAD_OPTIONS)
def test_a_bad_option_is_refused_with_its_field(seats: int, options: dict[str, Any], field: str) -> None:
    """gkr/G18, gkr/G194, gkr/X18, gkr/X50, gkr/X54, gkr/X115, gkr/X120: in a scene as well."""
    assert no_option(seats, options) == field
    if "factions" not in options:  # a scene says them for each seat
        assert no_scene({"seats": [{}] * seats, "options": options}) == f"options.{field}"


def test_every_option_has_a_bad_value() -> None:
    assert {row["id"] for row in facts("questions")["options"]} <= {key for _, bad, _ in BAD_OPTIONS for key in bad}


@pytest.mark.parametrize(
    ("decks", "field"),
    [
        (deck({"u_r_chaff": 1}), "decks[0].utility"),  # 24 cards
        (deck({"u_orbital": 3}), "decks[0].utility"),  # 26
        (deck({"u_deploy": 6, "u_r_chaff": 1}), "decks[0].utility.u_deploy"),
        (deck({"u_deploy": 1}, secondary=["kw_s1", "kw_s2", "kw_s3"]), "decks[0].secondary"),
        (deck(secondary=["kw_s1"]), "decks[0].secondary"),
        (deck(secondary=["kw_s1", "kw_s1"]), "decks[0].secondary"),
        (deck({"u_m_burst": 3, "u_deploy": 4}), "decks[0].utility.u_m_burst"),
        (deck({"u_orbital": 4, "u_deploy": 3}), "decks[0].utility.u_orbital"),
        (deck({"u_m_kw": 0, "u_m_db": 1}), "decks[0].utility.u_m_db"),
        (deck({"u_m_kw": 0, "u_m_leap": 1}), "decks[0].utility.u_m_leap"),  # not in the core pack
        (deck({"u_m_kw": 0, "jets": 1}), "decks[0].utility.jets"),
        (deck({"u_deploy": -1}), "decks[0].utility.u_deploy"),
        (deck(primary="db_p1"), "decks[0].primary"),
        (deck(primary="kw_p3"), "decks[0].primary"),
        (deck(primary=["kw_p1"]), "decks[0].primary"),
        (deck(faction="godzilla"), "decks[0].faction"),
    ],
)
def test_an_illegal_deck_is_refused_with_the_part_at_fault(decks: Any, field: str) -> None:
    """gkr/G31, gkr/G32, gkr/G33, gkr/G34, gkr/G35, gkr/G36: T1."""
    assert no_option(2, {"decks": decks}) == field
    assert no_scene({"seats": [{}, {}], "options": {"decks": decks}}) == f"options.{field}"


def test_six_deploy_are_refused_even_where_there_are_more_copies() -> None:
    """gkr/G34: the limit is its own, not that of the pack."""
    data = {"utility_cards": {"u_deploy": {"copies": 9}}}
    decks = deck({"u_deploy": 6, "u_r_chaff": 1})
    assert no_option(2, {"decks": decks, "data": data}) == "decks[0].utility.u_deploy"


def test_five_four_four_five_deploy_and_seven_others_are_dealt() -> None:
    """gkr/G31, gkr/G34: T1, the legal one."""
    assert baffe.deal("heavy_hitters", seats=2, seed=1, options={"decks": deck()}).decision


@pytest.mark.parametrize(
    ("map_", "field"),
    [
        (7, "scenario"),
        ([], "scenario"),
        ({}, "scenario.players"),
        (own(players=[3]), "scenario.players"),
        (own(players="2"), "scenario.players"),
        (own(side="alternative"), "scenario.side"),
        (own(side=None), "scenario.side"),
        (own(buildings=TOWERS[:3]), "scenario.buildings"),
        (own(buildings=[*TOWERS, *[f"g{n}" for n in range(3, 10)]]), "scenario.buildings"),
        (own(buildings=[*TOWERS, "z9"]), "scenario.buildings[4].hex"),
        (own(buildings=[*TOWERS, "E3"]), "scenario.buildings[4]"),
        (own(buildings=[*TOWERS, {"hex": "h5", "q": True}]), "scenario.buildings[4].q"),
        (own(buildings=[*TOWERS, "a2"]), "scenario.starts[0].hex"),
        (starts("g1"), "scenario.starts"),
        (starts("g1", "g1"), "scenario.starts[1].hex"),
        (starts("g1", "g4"), "scenario.starts[1].hex"),
        (starts("g1", "e3"), "scenario.starts[1].hex"),
        (own(starts=[{"hex": "g1", "facing": 6}, {"hex": "g11", "facing": 0}]), "scenario.starts[0].facing"),
        (own(starts=0), "scenario.starts"),
        (own(starts=""), "scenario.starts"),
        (own(name=5), "scenario.name"),
        (own(note=[]), "scenario.note"),
        (own(source=object()), "scenario.source"),
        (own(name="x" * 500), "scenario.name"),
        (own(buildings=["a9", "b9", "c10", "c11"], starts=[{"hex": "a11", "facing": 0}, {"hex": "m1", "facing": 0}]),
         "scenario.buildings[0]"),  # a11 is walled in
    ],
)  # fmt: skip
def test_a_map_of_ones_own_that_breaks_a_rule_is_refused(map_: Any, field: str) -> None:
    """gkr/X115"""
    assert no_option(2, {"scenario": map_}) == field


def test_teams_need_a_map_with_six_buildings() -> None:
    """gkr/X115"""
    five = {"players": [4], "buildings": [*TOWERS, "g6"]}
    assert no_option(4, {"scenario": five, "alliances": "fixed"}) == "scenario.buildings"
    assert baffe.deal("heavy_hitters", seats=4, seed=1, options={"scenario": five}).decision


def test_data_that_leave_no_map_are_refused() -> None:
    """gkr/G24: unless the options bring one."""
    data = {"scenarios": {"three_wells": {"players": [2], "starts": []}}}
    assert no_option(3, {"data": data}) == "scenario"
    assert no_scene({"seats": [{}, {}, {}], "options": {"data": data}}) == "options.scenario"
    mine = {"players": [3], "buildings": ["e4", "e9", "i4", "i8"]}
    assert baffe.deal("heavy_hitters", seats=3, seed=1, options={"data": data, "scenario": mine}).decision


BAD_SCENES: list[tuple[dict[str, Any], dict[str, Any], str]] = [  # of seat 0, of the scene
    ({"faction": "godzilla"}, {}, "seats[0].faction"),
    ({"pilot": "p_kw1", "faction": "diamondback"}, {}, "seats[0].pilot"),
    ({"path": "blitz"}, {}, "seats[0].path"),
    ({"units": {"hh": {"at": "g6"}, "recon": {"at": "g6"}}}, {}, "seats"),
    ({"units": {"hh": {"at": "g6"}, "recon": {"at": "g6"}}}, {"phase": "combat"}, "seats"),
    ({"units": {"combat": {"at": "g6"}, "recon": {"at": "g6"}}}, {}, "seats[0].units.recon.at"),
    ({"units": {"recon": {"at": "m11"}}}, {}, "seats"),
    ({"units": {"recon": {"at": "d3"}}}, {}, "seats[0].units.recon.at"),
    ({"units": {"hh": {"at": "d3"}}}, {}, "seats[0].units.hh.at"),
    ({"units": {"recon": {"at": "z9"}}}, {}, "seats[0].units.recon.at"),
    ({"units": {"recon": {"hits": 1}}}, {}, "seats[0].units.recon.at"),
    ({"units": {"recon": {"at": "g6", "hits": 2}}}, {}, "seats[0].units.recon.hits"),
    ({"units": {"hh": {"at": "g6", "facing": "up"}}}, {}, "seats[0].units.hh.facing"),
    ({"units": {"hh": {"at": "g6", "hits": 1}}}, {}, "seats[0].units.hh.hits"),
    ({"units": {"tank": {"at": "g6"}}}, {}, "seats[0].units.tank"),
    ({"hand": ["db_p2"] * 6}, {}, "seats[0].hand[5]"),
    ({"hand": ["db_p1"]}, {}, "seats[0].hand[0]"),  # not in the recommended deck
    ({"hand": ["u_deploy"] * 3, "damage": ["u_deploy"] * 2}, {}, "seats[0].damage[1]"),
    ({"hand": ["jets"]}, {}, "seats[0].hand[0]"),
    ({"tags": {"d3": 5}}, {}, "seats[0].tags.d3"),
    ({"tags": {"g6": 1}}, {}, "seats[0].tags.g6"),
    ({"sponsors": ["s_battery"] * 4}, {}, "seats[0].sponsors"),
    ({"sponsors": ["s_surge", "s_surge"]}, {}, "seats[0].sponsors[1]"),
    ({"sponsors": ["s_nothing"]}, {}, "seats[0].sponsors[0]"),
    ({"upgrades": ["g_servo", "g_servo"]}, {}, "seats[0].upgrades[1]"),
    ({"fame": 13}, {}, "seats[0].fame"),
    ({"fame": 1}, {"options": {"solo": "normal"}}, "seats[0].fame"),
    ({"energy": -1}, {}, "seats[0].energy"),
    ({"snared": 1}, {}, "seats[0].snared"),
    ({"colour": 1}, {}, "seats[0].colour"),
    ({}, {"colour": 1}, "colour"),
    ({}, {"buildings": ["e3", "e3"]}, "buildings[1]"),
    ({}, {"buildings": ["e3"], "rubble": {"e3": 0}}, "rubble.e3"),
    ({}, {"rubble": {"d3": 2}}, "rubble.d3"),
    ({}, {"buildings": [], "rubble": {"e3": 0, "e9": 0, "i3": 0, "i9": 0}}, "rubble"),  # somebody has won
    ({}, {"buildings": ["a1"]}, "seats"),
    ({}, {"round": 21}, "round"),
    ({}, {"phase": "lunch"}, "phase"),
    ({}, {"glory_hound": 2}, "glory_hound"),
    ({}, {"glory_hound": 1, "options": {"solo": "normal"}}, "glory_hound"),
    ({}, {"allies": [[0, 1]]}, "allies"),
    ({}, {"dice": [7]}, "dice[0].die"),
    ({}, {"seed": -1}, "seed"),
    ({}, {"options": {"factions": ["kingwolf"]}}, "options.factions"),
]


@pytest.mark.parametrize(("seat", "scene", "field"), BAD_SCENES)
def test_a_scene_that_makes_no_sense_is_refused_with_its_field(seat: Any, scene: Any, field: str) -> None:
    """gkr/G39, gkr/G73, gkr/G81, gkr/G142, gkr/G163, gkr/X54: nothing that could not be on a table."""
    assert no_scene({"seats": [seat, {}], **scene}) == field


@pytest.mark.parametrize(
    ("seats", "scene", "field"),
    [
        ([], {}, "seats"),
        ([{}], {}, "seats"),
        ([*FOUR_SEATS, {}], {}, "seats"),
        ([{"faction": "kingwolf"}, {"faction": "kingwolf"}], {}, "seats[1].faction"),
        ([{"path": "blitz"}, {"path": "blitz"}], {"options": {"paths": True}}, "seats[1].path"),
        ([{}, {"energy": ""}], {"options": {"solo": "hard"}}, "seats[1].energy"),
        ([{}, {"sponsors": 0}], {"options": {"solo": "hard"}}, "seats[1].sponsors"),
        ([{}, {"sponsors": ["s_pit"]}], {"options": {"solo": "hard"}}, "seats[1].sponsors"),
        ([{}, {"tags": {"d3": 1}}], {"options": {"solo": "hard"}}, "seats[1].tags"),
        (FOUR_SEATS, {"options": {"alliances": "fixed"}, "allies": [[0, 1]]}, "allies[0]"),
        (FOUR_SEATS, {"options": {"alliances": "shifting"}, "allies": [[0, 1], [1, 2]]}, "allies[1]"),
        (FOUR_SEATS, {"options": {"alliances": "shifting"}, "allies": [[0, 0]]}, "allies[0]"),
    ],
)
def test_seats_that_do_not_go_together_are_refused(seats: Any, scene: Any, field: str) -> None:
    """gkr/G1, gkr/G18, gkr/X18, gkr/X53, gkr/X56, gkr/X118"""
    assert no_scene({"seats": seats, **scene}) == field


# -- nothing but refusals --

NESTED: list[Any] = []
NESTED.append(NESTED)
VALUES: list[Any] = [
    None, True, False, -1, 0, 3, 10**30, 1.5, float("nan"), "", "x", "g6", "\ud800", b"x", [], {}, (), [None], [[], {}],
    [1, 2], ["x", "x"], {"a": 1}, {1: 2}, {"hh": 5}, {"hh": {"at": []}}, {"hh": {"at": "g6", "facing": {}}},
    {"e3": []}, {"recon": {"at": "g8", "hits": "1"}}, [{}, {}], {1, 2}, object(), 3 + 2j, NESTED,
]  # fmt: skip
OPTIONS = [row["id"] for row in facts("questions")["options"]]
KEYS = ["options", "seed", "seats", "buildings", "rubble", "round", "phase", "glory_hound", "allies", "dice"]
SEAT_KEYS = ["faction", "pilot", "path", "hand", "deck", "discard", "damage", "energy", "sponsors", "units", "tags",
             "fame", "upgrades", "snared", "pilot_spent"]  # fmt: skip


def is_played_or_refused(game: Any) -> None:
    """Whatever is not refused by name can be looked at, saved and played."""
    try:
        table = game()
    except baffe.Refused as refused:
        assert refused.field and isinstance(refused, (baffe.BadOption, baffe.BadScene))
        return
    table.view(0)
    baffe.load(table.save())
    table.play(table.decisions[0].options[0], table.decisions[0].seat)


@pytest.mark.parametrize("option", OPTIONS)
def test_whatever_an_option_holds_only_refusals_come_back(option: str) -> None:
    """gkr/G194"""
    for value in VALUES:
        for options in ({option: value}, {option: [value, None]}, {option: {"id": value}}):
            is_played_or_refused(lambda told=options: baffe.deal("heavy_hitters", 2, 1, told))
            scene: dict[str, Any] = {"seats": [{}, {}], "options": options}
            is_played_or_refused(lambda told=scene: baffe.scene("heavy_hitters", told))


@pytest.mark.parametrize("key", [*KEYS, *[f"seats.{key}" for key in SEAT_KEYS]])
@pytest.mark.parametrize("options", [{}, {"solo": "brutal"}, {"paths": True}], ids=str)
def test_whatever_a_scene_holds_only_refusals_come_back(key: str, options: dict[str, Any]) -> None:
    """gkr/G213"""
    name = key.rpartition(".")[2]
    for value in VALUES:
        for told in (value, [value], {"e3": value}):
            for seats in [[{name: told}, {}], [{}, {name: told}]] if "." in key else [[{}, {}]]:
                scene: dict[str, Any] = {"options": options, "seats": seats} | ({} if "." in key else {name: told})
                is_played_or_refused(lambda told=scene: baffe.scene("heavy_hitters", told))


@pytest.mark.parametrize("value", VALUES)
def test_a_deal_or_a_scene_that_is_no_object_is_refused(value: Any) -> None:
    is_played_or_refused(lambda: baffe.deal("heavy_hitters", value, 1))
    is_played_or_refused(lambda: baffe.deal("heavy_hitters", 2, value))
    is_played_or_refused(lambda: baffe.deal("heavy_hitters", 2, 1, value))
    is_played_or_refused(lambda: baffe.scene("heavy_hitters", value))


def test_options_that_are_nested_without_end_are_refused() -> None:
    deep: Any = {}
    for _ in range(50_000):
        deep = {"a": deep}
    assert no_option(2, {"data": deep}) == no_option(2, {"decks": [NESTED, None]}) == "options"
    assert no_scene({"seats": NESTED}) == "scene"
