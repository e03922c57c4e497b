"""Which decks are legal, and which maps of one's own can be played."""

from typing import Any

import pytest

import baffe
from baffe.games.heavy_hitters.deckbuilding import cards_of, check_deck, complaints, read_deck
from baffe.games.heavy_hitters.overlay import data_of
from baffe.games.heavy_hitters.scenarios import check_fits, check_scenario, read_scenario
from baffe.kernel.refusal import BadOption
from tests.scenes.heavy_hitters.scenes import until
from tests.scenes.heavy_hitters.support import facts

WEAPONS = {"kw_p1": 5, "kw_s1": 4, "kw_s2": 4}
SEVEN = {"u_orbital": 2, "u_m_burst": 2, "u_m_kw": 1, "u_r_chaff": 2}


def codes(cards: dict[str, int], pack: str = "core") -> list[str]:
    return [wrong.code for wrong in complaints(data_of(), "kingwolf", pack, cards)]


def test_five_four_four_five_deploy_and_seven_others_are_a_deck() -> None:
    """gkr/G31, gkr/G32, gkr/G33, gkr/G34, gkr/G35: T1."""
    assert codes({**WEAPONS, **SEVEN, "u_deploy": 5}) == []


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        ({**WEAPONS, **SEVEN, "u_r_chaff": 1, "u_deploy": 6}, ["deploy_cards"]),
        ({**WEAPONS, "kw_s3": 4, "u_deploy": 5, "u_orbital": 3}, ["secondary_types"]),
        ({"kw_s1": 4, "kw_s2": 4, "kw_p1": 5, "kw_p2": 5, **SEVEN}, ["primary_types"]),
        ({**WEAPONS, **SEVEN, "u_deploy": 4}, ["deck_size"]),
        ({**WEAPONS, **SEVEN, "u_deploy": 5, "u_r_kw": 1}, ["deck_size"]),
        ({**WEAPONS, **SEVEN, "kw_p1": 4, "u_deploy": 5, "u_r_kw": 1}, ["primary_copies"]),
        ({**WEAPONS, **SEVEN, "kw_s2": 3, "u_deploy": 5, "u_r_kw": 1}, ["secondary_copies"]),
        ({"kw_p1": 5, "kw_s1": 8, **SEVEN, "u_deploy": 5}, ["secondary_copies", "copies", "secondary_types"]),
        ({**WEAPONS, **SEVEN, "u_r_chaff": 3, "u_deploy": 4}, ["copies"]),
        ({**WEAPONS, **SEVEN, "u_m_kw": 0, "u_m_db": 1, "u_deploy": 5}, ["other_faction"]),
        ({**WEAPONS, **SEVEN, "u_m_kw": 0, "u_r_ping": 1, "u_deploy": 5}, ["not_in_pack"]),
        ({**WEAPONS, **SEVEN, "u_m_kw": 0, "jets": 1, "u_deploy": 5}, ["unknown_card"]),
    ],
)
def test_everything_wrong_about_a_deck_has_a_name(cards: dict[str, int], wanted: list[str]) -> None:
    """gkr/G31, gkr/G32, gkr/G33, gkr/G34, gkr/G35, gkr/G36: T1."""
    assert codes({id: count for id, count in cards.items() if count}) == wanted


def test_the_extended_pack_has_more_cards() -> None:
    """gkr/G11"""
    cards = {**WEAPONS, **SEVEN, "u_r_ping": 2, "u_deploy": 3}
    assert codes(cards) == ["not_in_pack"] and codes(cards, "extended") == []


def test_every_ready_deck_is_legal_with_the_core_pack() -> None:
    """gkr/G38: three for each faction."""
    data = data_of()
    for deck in data.decks:
        assert complaints(data, deck.faction, "core", cards_of(data, deck)) == []
        assert sum(cards_of(data, deck).values()) == 25
    assert [[deck.faction for deck in data.decks].count(faction.id) for faction in data.factions] == [3, 3, 3, 3]
    best = {faction.id: data.recommended_deck(faction.id).id for faction in data.factions}
    assert best == facts("components")["recommended_decks"]


def deck(**changes: Any) -> dict[str, Any]:
    return {"primary": "kw_p1", "secondary": ["kw_s1", "kw_s2"], "utility": {**SEVEN, "u_deploy": 5}, **changes}


@pytest.mark.parametrize(
    ("value", "field"),
    [
        ([], "decks[1]"),
        ({"primary": "kw_p1"}, "decks[1].secondary"),
        (deck(colour="red"), "decks[1].colour"),
        (deck(faction="diamondback"), "decks[1].faction"),
        (deck(primary=1), "decks[1].primary"),
        (deck(primary="kw_s3"), "decks[1].primary"),
        (deck(secondary=["kw_s1"]), "decks[1].secondary"),
        (deck(secondary=["kw_s1", "kw_s1"]), "decks[1].secondary"),
        (deck(secondary=["kw_s1", []]), "decks[1].secondary[1]"),
        (deck(utility={**SEVEN, "u_deploy": -1}), "decks[1].utility.u_deploy"),
        (deck(utility={**SEVEN, "u_deploy": 6, "u_r_chaff": 1}), "decks[1].utility.u_deploy"),
        (deck(utility={**SEVEN, "u_deploy": 4}), "decks[1].utility"),
        (deck(utility={**SEVEN, "kw_p1": 0}), "decks[1].utility.kw_p1"),
        (deck(utility={**SEVEN, "jets": 5}), "decks[1].utility.jets"),
    ],
)
def test_a_deck_of_ones_own_is_refused_with_the_part_at_fault(value: Any, field: str) -> None:
    """gkr/G31, gkr/G194"""
    with pytest.raises(BadOption) as complaint:
        check_deck(data_of(), "core", read_deck(value, "kingwolf", "decks[1]"), "decks[1]")
    assert complaint.value.field == field


def test_whoever_builds_a_deck_names_two_different_secondaries() -> None:
    """gkr/G33: each pair is offered once."""
    given = {"factions": ["kingwolf", "hammerstrike"], "pilots": ["p_kw1", "p_hs1"], "scenario": "ring_road"}
    table = baffe.deal("heavy_hitters", seats=2, seed=1, options={"decks": "built", **given})
    until(table, "secondary", 0)
    pairs = ("kw_s1,kw_s2", "kw_s1,kw_s3", "kw_s2,kw_s3")
    assert table.decisions[0].options == tuple([f"secondary:{pair}" for pair in pairs])


def test_a_deck_of_ones_own_is_read() -> None:
    """gkr/G22"""
    read = read_deck(deck(), "kingwolf", "decks[1]")
    check_deck(data_of(), "core", read, "decks[1]")
    assert cards_of(data_of(), read) == {**WEAPONS, **SEVEN, "u_deploy": 5}


# -- maps --

FOUR = ["e3", "e9", "i3", "i9"]


def start(hex: str, facing: int = 0) -> dict[str, Any]:
    return {"hex": hex, "facing": facing}


def own(**changes: Any) -> dict[str, Any]:
    return {"players": [2], "side": "any", "buildings": FOUR, **changes}


def read(value: Any) -> None:
    data = data_of()
    scenario = read_scenario(data.board, value, "scenario")
    check_scenario(data, scenario, "scenario")
    check_fits(data, scenario, 2, "standard", False, "scenario")


def test_maps_of_ones_own_are_read() -> None:
    """gkr/X1, gkr/X115: capitals, places and own starts are allowed."""
    read(own())
    read(own(buildings=[{"hex": "E3", "q": -2, "r": -2}, *FOUR[1:]], name="Mine", note="short"))
    read(own(starts=[{"seat": "N", "hex": "G1", "q": 0, "r": -5, "facing": 3, "facing_name": "S"}, start("g11")]))


@pytest.mark.parametrize(
    ("value", "field"),
    [
        ([], "scenario"),
        ({"players": [2]}, "scenario.buildings"),
        (own(roof=1), "scenario.roof"),
        (own(players=2), "scenario.players"),
        (own(players=[]), "scenario.players"),
        (own(players=[5]), "scenario.players[0]"),
        (own(players=[4]), "scenario.players"),
        (own(side="back"), "scenario.side"),
        (own(side="alternative"), "scenario.side"),
        (own(buildings=FOUR[:3]), "scenario.buildings"),
        (own(buildings=[f"g{n}" for n in range(1, 12)]), "scenario.buildings"),
        (own(buildings=[*FOUR, "e3"]), "scenario.buildings[4]"),
        (own(buildings=[*FOUR, "n1"]), "scenario.buildings[4].hex"),
        (own(buildings=[*FOUR, {"hex": "g6", "q": 1}]), "scenario.buildings[4].q"),
        (own(buildings=[*FOUR, "a1"]), "scenario.starts[0].hex"),
        (own(buildings=[*FOUR, "m10"]), "scenario.starts[1].hex"),
        (own(starts=[start("g1")]), "scenario.starts"),
        (own(starts=[start("g1"), start("g4")]), "scenario.starts[1].hex"),
        (own(starts=[start("g1"), start("g1")]), "scenario.starts[1].hex"),
        (own(starts=[start("g1"), start("g11", 6)]), "scenario.starts[1].facing"),
        (own(starts=[start("g1"), {"hex": "g11"}]), "scenario.starts[1].facing"),
        (own(starts=["g1", "g11"]), "scenario.starts[0]"),
        # a11 is walled in, and so is the inside of a ring
        (own(buildings=["a9", "b9", "c10", "c11"], starts=[start("a11"), start("m1")]), "scenario.buildings[0]"),
    ],
)
def test_maps_that_break_a_rule_are_refused_with_the_field(value: Any, field: str) -> None:
    """gkr/X115"""
    with pytest.raises(BadOption) as complaint:
        read(value)
    assert complaint.value.field == field


def test_fixed_alliances_need_six_buildings() -> None:
    """gkr/X34, gkr/X115"""
    data = data_of()
    scenario = read_scenario(data.board, own(players=[4]), "scenario")
    check_fits(data, scenario, 4, "standard", False, "scenario")
    with pytest.raises(BadOption) as complaint:
        check_fits(data, scenario, 4, "standard", True, "scenario")
    assert complaint.value.field == "scenario.buildings"


def test_every_shipped_map_keeps_the_rules_for_ones_own() -> None:
    """gkr/G24"""
    for scenario in data_of().scenarios:
        check_scenario(data_of(), scenario, scenario.id)
        for seats in scenario.players:
            side = "alternative" if scenario.side == "alternative" else "standard"
            check_fits(data_of(), scenario, seats, side, seats == 4, scenario.id)
