"""What the owner of a box lays over the data."""

from typing import Any

import pytest

import baffe
from baffe.games.heavy_hitters.data.entries import OWNER
from baffe.games.heavy_hitters.hexes import ARCS
from baffe.games.heavy_hitters.overlay import HEX_NAMES, LARGEST, data_of
from baffe.games.heavy_hitters.tables import TABLES
from baffe.kernel.refusal import BadOption
from tests.scenes.heavy_hitters.support import facts

# One change for every table.
CHANGES: dict[str, dict[str, dict[str, Any]]] = {
    "constants": {"hand_size": {"v": 7}},
    "heavy_hitter": {"deploy_range": {"v": 3}},
    "counts": {"holo_boards_per_faction": {"v": 18}},
    "thresholds": {"3": {"v": 11}},
    "factions": {"kingwolf": {"name": "Wolves"}},
    "keywords": {"advance": {"decision": False}},
    "weapons": {"db_p2": {"damage": 5, "range": [2, 5], "keywords": ["splash", "pierce"]}},
    "utility_cards": {"u_r_chaff": {"effect": {"n": 3}, "energy": 2}},
    "sponsor_cards": {"s_pit": {"copies": 3}},
    "pilots": {"p_db1": {"effect": {"min_range": 4}}},
    "upgrade_tiles": {"g_bay": {"effect": {"cost": 1}}},
    "alternative_paths": {"blitz": {"order": ["g_skin", "g_core", "g_rails"]}},
    "achievements": {"a_kill": {"fame": 4}},
    "support_units": {"repair": {"repair_on": 4, "weapon": {"damage": 2}}},
    "deploy": {"1": {"plan": "recon"}},
    "heavy_hitter_move": {"1": {"letters": {"A": [0, -2], "B": [1, -2]}}},
    "combat_move": {"6": {"letters": {"A": [0, -2]}}},
    "repair_move": {"2": {"letters": {"A": [0, 1]}}},
    "recon_move": {"3": {"letters": {"A": [0, -5]}}},
    "combat_cards": {"1": {"cards": 1}},
    "attack_priority": {"hh": {"order": ["combat", "hh", "repair", "recon"]}},
    "opponents": {"kingwolf": {"primary": ["kw_p1", "kw_p3"]}},
    "levels": {"hard": {"more_revealed": 2}},
    "zones": {"4": {"reset_damage": 3}},
    "hexes": {"g6": {"alt_zone": 1}},
    "starts": {"2": {"seats": [{"seat": "NW", "hex": "A2", "facing": 2}, {"seat": "SE", "hex": "m10", "facing": 5}]}},
    "scenarios": {"ring_road": {"buildings": ["E3", "e9", {"hex": "i3", "q": 2, "r": -4}, "i9"]}},
    "decks": {"db_balanced": {"primary": "db_p1"}},
}


def refused(overlay: Any) -> str:
    """The field that is named."""
    with pytest.raises(BadOption) as complaint:
        data_of(overlay)
    return complaint.value.field


@pytest.mark.parametrize("table", CHANGES)
def test_every_table_can_be_overlaid(table: str) -> None:
    """The entry changes and is marked as the owner's; all others stay."""
    plain, data = data_of(), data_of({table: CHANGES[table]})
    (id,) = CHANGES[table]
    for before, after in zip(plain.rows[table], data.rows[table], strict=True):
        assert after.id == before.id
        assert (after is not before and after.source == OWNER) if before.id == id else after is before
    for other in data.rows:
        assert other == table or data.rows[other] == plain.rows[other]


def test_no_table_is_left_out() -> None:
    assert {*CHANGES} == {*[table.name for table in TABLES], "starts", "scenarios", "decks"} == {*data_of().rows}


def test_what_is_overlaid_is_what_is_played_by() -> None:
    data = data_of({**CHANGES, "utility_cards": {"u_orbital": {"effect": {"damage": 6, "arc": "front"}, "energy": 2}}})
    assert (data.constants.hand_size, data.constants.deploy_range, data.thresholds[2]) == (7, 3, 11)
    weapon = data.weapons[1]
    assert (weapon.damage, weapon.range, weapon.attack) == (5, (2, 5), data_of().weapons[1].attack)
    assert [row.id for row in data.keywords if weapon.has(row.bit)] == ["pierce", "splash"]
    assert (data.support_units[1].weapon.damage, data.support_units[1].weapon.speed) == (2, 3)
    strike = data.utility_cards[1]
    assert strike.weapon is not None and strike.energy == data.card(data.card_number("u_orbital")).energy == 2
    assert (strike.weapon.damage, ARCS[strike.weapon.arc], strike.weapon.speed) == (6, "front", 1)
    assert data.board.zones[data.board.number("g6")] == 1
    assert data.names == {"kingwolf": ("Wolves", "")}


def test_tables_with_the_same_overlay_share_their_data_and_the_board() -> None:
    one = data_of({"weapons": {"db_p1": {"damage": 5, "speed": 3}}})
    assert data_of({"weapons": {"db_p1": {"speed": 3, "damage": 5}}}) is one
    assert data_of(None) is data_of({}) is not one
    assert one.board is data_of().board
    assert one.overlay == {"weapons": {"db_p1": {"damage": 5, "speed": 3}}}


def test_an_overlay_that_is_changed_later_changes_nothing() -> None:
    overlay = {"weapons": {"db_p1": {"damage": 6}}}
    data = data_of(overlay)
    overlay["weapons"]["db_p1"]["damage"] = 9
    assert data.overlay == {"weapons": {"db_p1": {"damage": 6}}} and data.weapons[0].damage == 6


def own_board(hexes: list[dict[str, Any]]) -> dict[str, Any]:
    return {"hexes": hexes}


SHIPPED = [{key: one[key] for key in ("id", "q", "r", "alt_zone")} for one in facts("board")["hexes"]]


def test_a_whole_board_and_its_zones_can_be_replaced() -> None:
    """gkr/X3: here turned upside down, with two zones."""
    hexes = [
        {"id": one["id"], "q": -one["q"], "r": -one["r"], "alt_zone": 1 + (one["alt_zone"] > 2)} for one in SHIPPED
    ]
    zones = [{"zone": 1, "deploy": True, "damage_bonus": 0, "reset_damage": 0},
             {"zone": 2, "deploy": False, "damage_bonus": 2, "reset_damage": 1}]  # fmt: skip
    data = data_of({"hexes": hexes, "zones": zones})
    assert data.board is not data_of().board and len(data.zones) == 2
    a1, a2 = data.board.number("a1"), data.board.number("a2")
    assert data.board.neighbours[a1][0] == a2
    assert data.board.zones[data.board.number("g6")] == 2
    assert "m11" in HEX_NAMES and "p16" in HEX_NAMES


@pytest.mark.parametrize(
    ("overlay", "field"),
    [
        ([], "data"),
        ("file.json", "data"),
        ({"weapons": {"db_p1": {"damage": float("nan")}}}, "data"),
        ({"weapons": {"db_p1": {"damage": {1, 2}}}}, "data"),
        ({"weapons": {"db_p1": {"name": "x" * LARGEST}}}, "data"),
        ({"guns": {}}, "data.guns"),
        ({"weapons": []}, "data.weapons"),
        ({"weapons": {"db_p9": {}}}, "data.weapons.db_p9"),
        ({"weapons": {"db_p1": 5}}, "data.weapons.db_p1"),
        ({"weapons": {"db_p1": {"colour": 5}}}, "data.weapons.db_p1.colour"),
        ({"weapons": {"db_p1": {"source": "sourced"}}}, "data.weapons.db_p1.source"),
        ({"weapons": {"db_p1": {"faction": "kingwolf"}}}, "data.weapons.db_p1.faction"),
        ({"weapons": {"db_p1": {"damage": "5"}}}, "data.weapons.db_p1.damage"),
        ({"weapons": {"db_p1": {"damage": True}}}, "data.weapons.db_p1.damage"),
        ({"weapons": {"db_p1": {"damage": 5.0}}}, "data.weapons.db_p1.damage"),
        ({"weapons": {"db_p1": {"damage": 13}}}, "data.weapons.db_p1.damage"),
        ({"weapons": {"db_p1": {"range": [4, 3]}}}, "data.weapons.db_p1.range"),
        ({"weapons": {"db_p1": {"range": [4]}}}, "data.weapons.db_p1.range"),
        ({"weapons": {"db_p1": {"arc": "rear"}}}, "data.weapons.db_p1.arc"),
        ({"weapons": {"db_p1": {"keywords": ["accurate", "accurate"]}}}, "data.weapons.db_p1.keywords"),
        ({"weapons": {"db_p1": {"keywords": ["sharp"]}}}, "data.weapons.db_p1.keywords[0]"),
        ({"weapons": {"db_p1": {"name": ""}}}, "data.weapons.db_p1.name"),
        ({"constants": {"zone_bonus_orbital": {"v": 1}}}, "data.constants.zone_bonus_orbital.v"),
        ({"constants": {"hh_armor": {"v": 2}}}, "data.constants.hh_armor.v"),
        ({"constants": {"hh_armor": {"value": 4}}}, "data.constants.hh_armor.value"),
        ({"pilots": {"p_db1": {"effect": {"op": "damage"}}}}, "data.pilots.p_db1.effect.op"),
        ({"pilots": {"p_db1": {"effect": {"max_range": 2}}}}, "data.pilots.p_db1.effect.max_range"),
        ({"pilots": {"p_db1": {"effect": {"n": 6}}}}, "data.pilots.p_db1.effect.n"),
        ({"utility_cards": {"u_orbital": {"effect": {"energy": 1}}}}, "data.utility_cards.u_orbital.effect.energy"),
        ({"deploy": {"1": {"letters": {"A": [0, -2]}}}}, "data.deploy.1.letters.A"),
        ({"combat_move": {"1": {"letters": {"B": [0, -2]}}}}, "data.combat_move.1.letters"),
        ({"combat_move": {"1": {"letters": {"A": [0, 1], "B": [0, 1]}}}}, "data.combat_move.1.letters.B"),
        ({"combat_move": {"7": {"letters": {"A": [0, 1]}}}}, "data.combat_move.7"),
        ({"attack_priority": {"hh": {"order": ["hh", "combat", "repair"]}}}, "data.attack_priority.hh.order"),
        # what cannot be together
        ({"decks": {"db_balanced": {"utility": {"u_deploy": 4}}}}, "data.decks.db_balanced.utility"),
        ({"decks": {"db_balanced": {"primary": "kw_p1"}}}, "data.decks.db_balanced.primary"),
        ({"constants": {"deck_size": {"v": 26}}}, "data.decks.db_balanced.utility"),
        ({"utility_cards": {"u_r_chaff": {"copies": 1}}}, "data.decks.db_balanced.utility.u_r_chaff"),
        ({"thresholds": {"3": {"v": 5}}}, "data.thresholds.3.v"),
        ({"alternative_paths": {"engine": {"order": ["g_skin", "g_ads"]}}}, "data.alternative_paths.engine.order"),
        ({"upgrade_tiles": {"g_servo": {"tier": 2}}}, "data.alternative_paths.engine.order"),
        ({"levels": {"normal": {"cards": 25}}}, "data.levels.normal.cards"),
        ({"opponents": {"kingwolf": {"extra_secondary": "kw_s1"}}}, "data.opponents.kingwolf.extra_secondary"),
        ({"opponents": {"kingwolf": {"extra_secondary": "db_s1"}}}, "data.opponents.kingwolf"),
        ({"scenarios": {"ring_road": {"buildings": ["z9"]}}}, "data.scenarios.ring_road.buildings[0].hex"),
        ({"scenarios": {"my_road": {}}}, "data.scenarios.my_road"),
        ({"scenarios": {"ring_road": {"name": "Mine"}}}, "data.scenarios.ring_road.name"),
        ({"starts": {"2": {"seats": []}}}, "data.starts.2.seats"),
        ({"hexes": {"g6": {"q": 1}}}, "data.hexes.h6"),
        ({"hexes": {"g6": {"alt_zone": 5}}}, "data.hexes.g6.alt_zone"),
        (own_board([]), "data.hexes"),
        (own_board([{"id": "q1", "q": 0, "r": 0}]), "data.hexes[0].id"),
        (own_board([{"id": "a1", "q": 0}]), "data.hexes[0].r"),
        (own_board([one for one in SHIPPED if one["id"] != "D3"]) | {"scenarios": {"crossfire_plaza": {"side": "any"}}},
         "data.scenarios.crossfire_plaza.buildings[0].hex"),
        ({"zones": [{"deploy": True, "damage_bonus": 0}]}, "data.zones[0].reset_damage"),
        ({"zones": {"1": {"deploy": False}}}, "data.zones.1.deploy"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused_with_its_field(overlay: Any, field: str) -> None:
    """gkr/G31, gkr/G36, gkr/X115: table, entry and field are named."""
    assert refused(overlay) == field


def test_data_that_are_nested_without_end_are_refused() -> None:
    deep: Any = {}
    for _ in range(100_000):
        deep = {"a": deep}
    assert refused({"weapons": deep}) == "data"


def test_on_a_board_of_ones_own_there_are_the_maps_that_fit_it() -> None:
    """gkr/X115: the others are left out, and cannot be asked for."""
    every = {row.id for row in data_of({}).scenarios}
    fitting = {row.id for row in data_of(own_board([one for one in SHIPPED if one["id"] != "D3"])).scenarios}
    assert "crossfire_plaza" in every - fitting and fitting
    small = own_board([one for one in SHIPPED if one["id"][0] in "FGH"])
    assert data_of(small).scenarios == ()
    with pytest.raises(BadOption) as refused:
        baffe.deal("heavy_hitters", 2, 1, {"data": small, "scenario": "crossfire_plaza"})
    assert refused.value.field == "scenario"
