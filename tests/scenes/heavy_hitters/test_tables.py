"""The shipped tables are those of the facts, but for the changes that docs/house-numbers.md lists."""

import json
from pathlib import Path
from typing import Any

from baffe.games.heavy_hitters.data.entries import EACH, HOUSE, RECALL, SOURCED, UNITS, UNSAID, Effect, Weapon
from baffe.games.heavy_hitters.data.ground import TEAM_SEATS
from baffe.games.heavy_hitters.data.windows import ATTACK_TIMETABLE, OUTCOME_REASONS, QUESTIONS
from baffe.games.heavy_hitters.dataset import Data
from baffe.games.heavy_hitters.deckbuilding import plain_deck
from baffe.games.heavy_hitters.hexes import ARCS
from baffe.games.heavy_hitters.kinds import Effects
from baffe.games.heavy_hitters.overlay import data_of
from baffe.games.heavy_hitters.walking import NO_WAY, walks
from tests.scenes.heavy_hitters.support import at, board, facts, ground

HOUSE_NUMBERS = Path(__file__).resolve().parents[3] / "docs" / "house-numbers.md"
LISTED = ("Table", "Entry", "Field", "Old", "New", "Why")
Cells = dict[tuple[str, str, str], Any]


def gun(weapon: Weapon) -> dict[str, Any]:
    keywords = [row.id for row in data_of().keywords if weapon.has(row.bit)]
    return {
        "speed": weapon.speed, "attack": weapon.attack, "damage": weapon.damage, "range": list(weapon.range),
        "arc": ARCS[weapon.arc], "keywords": keywords,
    }  # fmt: skip


def effect(one: Effect) -> dict[str, Any]:
    said = {name: getattr(one, name) for name in Effects.parts if getattr(one, name) != UNSAID}
    return {"op": one.op, **said}


def attributes(row: Any, names: str) -> dict[str, Any]:
    held = {name: getattr(row, name) for name in names.split()}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in held.items()}


def shipped(data: Data) -> dict[str, dict[str, dict[str, Any]]]:
    """Every table as the facts write it."""
    rows = data.rows
    tables: dict[str, dict[str, dict[str, Any]]] = {
        "constants": {row.id: attributes(row, "v source") for row in rows["constants"]},
        "factions": {row.id: {"colour": row.colour, "name_source": row.source} for row in data.factions},
        "keywords": {row.id: attributes(row, "decision source") for row in data.keywords},
        "weapons": {
            row.id: {**attributes(row, "faction set slot copies energy source"), **gun(row)} for row in data.weapons
        },
        "sponsor_cards": {
            row.id: {**attributes(row, "copies sponsor_class window not_in_solo source"), "effect": effect(row.effect)}
            for row in data.sponsor_cards
        },
        "pilots": {
            row.id: {**attributes(row, "faction frequency source"), "effect": effect(row.effect)} for row in data.pilots
        },
        "upgrade_tiles": {
            row.id: {**attributes(row, "tier path source"), "effect": effect(row.effect)} for row in data.upgrade_tiles
        },
        "alternative_paths": {row.id: attributes(row, "order source") for row in data.alternative_paths},
        "levels": {row.id: attributes(row, "cards more_revealed extra_secondary source") for row in data.levels},
        "opponents": {
            row.id: {"faction": row.id, **attributes(row, "primary secondary orbital extra_secondary")}
            for row in data.opponents
        },
        "decks": {row.id: plain_deck(row) for row in data.decks},
        "achievements": {row.id: attributes(row, "fame") for row in data.achievements},
        "utility_cards": {},
        "support_units": {},
    }
    for card in data.utility_cards:
        does = {"op": "attack", **gun(card.weapon)} if card.weapon else effect(card.effect)
        held = attributes(card, "kind faction set copies energy window decision source")
        tables["utility_cards"][card.id] = {**held, "effect": does}
    for unit in data.support_units:
        fires = {name: value for name, value in gun(unit.weapon).items() if name != "keywords"}
        held = attributes(unit, "max_move hit_points armor_save tag_cost source")
        tables["support_units"][unit.id] = {**held, "weapon": {**fires, "energy": unit.weapon.energy}}
    return tables


def told() -> dict[str, dict[str, dict[str, Any]]]:
    """The same tables in the facts."""
    parts, opponents = facts("components"), facts("opponents")
    found: dict[str, dict[str, dict[str, Any]]] = {"constants": parts["constants"]}
    for name in ("factions", "keywords", "weapons", "utility_cards", "sponsor_cards", "pilots", "upgrade_tiles",
                 "alternative_paths", "support_units"):  # fmt: skip
        found[name] = {row["id"]: row for row in parts[name]}
    found["achievements"] = {row["id"]: row for row in parts["achievements"]["events"]}
    found["levels"] = {row["id"]: row for row in opponents["levels"]}
    found["opponents"] = {row["faction"]: row for row in opponents["decks"]}
    found["decks"] = {row["id"]: row for row in facts("decks")["decks"]}
    return found


def cells(tables: dict[str, dict[str, dict[str, Any]]], like: dict[str, dict[str, dict[str, Any]]]) -> Cells:
    """Every field that the shipped tables have."""
    found: Cells = {}
    for table, rows in like.items():
        for id, row in rows.items():
            for field in row:
                value = tables[table][id][field]
                if field == "weapon":
                    value = {name: value[name] for name in row["weapon"]}
                if field == "effect" and "keywords" in value:
                    value = {**value, "keywords": sorted(value["keywords"])}
                found[table, id, field] = value
    return found


def listed() -> dict[tuple[str, str, str], tuple[Any, Any]]:
    """The differences of docs/house-numbers.md, as JSON values."""
    rows = [
        line.strip("| \n").split(" | ")
        for line in HOUSE_NUMBERS.read_text(encoding="utf-8").splitlines()
        if line[:1] == "|"
    ]
    assert tuple(rows[0]) == LISTED
    return {(row[0], row[1], row[2]): (json.loads(row[3]), json.loads(row[4])) for row in rows[2:]}


def test_every_table_is_that_of_the_facts_but_for_the_listed_changes() -> None:
    """gkr/G11, gkr/G167, gkr/X17: ids in their order, every number, and where it comes from."""
    ours, theirs = shipped(data_of()), told()
    assert {name: list(rows) for name, rows in ours.items()} == {name: list(rows) for name, rows in theirs.items()}
    here, there = cells(ours, ours), cells(theirs, ours)
    assert {key: (there[key], here[key]) for key in here if here[key] != there[key]} == listed()


def test_only_house_numbers_are_changed() -> None:
    for table, id, field in listed():
        assert told()[table][id].get(f"{field}_source", told()[table][id].get("source", HOUSE)) == HOUSE


def test_counts_of_the_box() -> None:
    """gkr/G3, gkr/G4, gkr/G7, gkr/G10"""
    data, box = data_of(), facts("components")["physical_counts"]
    assert data.constants.buildings == box["buildings"]["n"]
    assert data.constants.holo_boards_per_faction == box["holo_boards_per_faction"]["n"]
    assert sum([row.copies for row in data.sponsor_cards]) == box["sponsor_cards"]["n"]
    assert (len(data.pilots), len(data.upgrade_tiles)) == (box["pilot_cards"]["n"], box["upgrade_tiles"]["n"])
    for faction in data.factions:
        own = [card for card in data.cards if card.faction in (faction.id, EACH)]
        core = sum([card.copies for card in own if card.set == "core"])
        assert core == box["faction_cards_2017_overviews"]["n"]
        assert sum([card.copies for card in own]) == box["faction_cards_kickstarter"]["n"]


def test_a_heavy_hitter_is_that_of_the_facts() -> None:
    """gkr/G46, gkr/G62, gkr/G69, gkr/G117"""
    data, told_hh = data_of().constants, facts("components")["heavy_hitter"]
    ours = {
        "hit_points": data.deck_size, "energy_per_round": data.energy_max, "armor_save": data.hh_armor,
        "max_move": data.hh_max_move, "move_cost_per_hex": data.move_cost_per_hex, "deploy_range": data.deploy_range,
        "front_arc_hexsides": 3,
    }  # fmt: skip
    assert ours == {name: one["value"] for name, one in told_hh.items()}
    assert list(data_of().thresholds) == facts("components")["achievements"]["thresholds"]
    assert facts("components")["support_units"][1]["special"]["success_on"] == data_of().support_units[1].repair_on
    assert [unit.repair_on for unit in data_of().support_units if unit.id != "repair"] == [0, 0]


def test_pilots_and_upgrades_act_in_their_windows() -> None:
    """gkr/G151, gkr/G168"""
    limits = {"always": None, "round": "once_per_round", "game": "once_per_game"}
    for table, rows in (("pilots", data_of().pilots), ("upgrade_tiles", data_of().upgrade_tiles)):
        theirs = facts("windows")[table]
        assert [row.id for row in rows] == [one["id"] for one in facts("components")[table]]
        for row in rows:
            one = theirs[row.id]
            assert (row.window, row.ask or "never", limits[row.frequency]) == (
                one["window"],
                one["ask"],
                one.get("limit"),
            )


def test_maps_zones_and_starts_are_those_of_the_facts() -> None:
    """gkr/G23, gkr/G25, gkr/X7, gkr/X10, gkr/X30"""
    maps = facts("scenarios")

    def starts(rows: list[dict[str, Any]]) -> list[tuple[str, str, int]]:
        return [(row["seat"].lower(), row["hex"].lower(), row["facing"]) for row in rows]

    for row, one in zip(data_of().scenarios, maps["scenarios"], strict=True):
        assert (row.id, list(row.players), row.side, row.source) == (
            one["id"],
            one["players"],
            one["side"],
            one["source"],
        )
        assert list(row.buildings) == [building["hex"].lower() for building in one["buildings"]]
        assert [(s.seat, s.hex, s.facing) for s in row.starts] == starts(one.get("starts", []))
    for places, one in zip(data_of().starts, maps["starts"], strict=True):
        assert (places.id, [(s.seat, s.hex, s.facing) for s in places.seats]) == (
            str(one["players"]),
            starts(one["seats"]),
        )
    for zone, one in zip(data_of().zones, facts("board")["alternative_zones"]["effects"], strict=True):
        assert {"zone": int(zone.id), **attributes(zone, "deploy damage_bonus reset_damage")} == one
    assert [[seat.upper() for seat in team] for team in TEAM_SEATS] == maps["team_seats"]["fixed_alliances"]


def test_solo_tables_are_those_of_the_facts() -> None:
    """gkr/X68, gkr/X90, gkr/X95, gkr/X108, gkr/X109"""
    data, tables = data_of(), facts("solo_tables")
    theirs = [
        tables["deploy"],
        *[tables[f"{name}_move"]["columns"] for name in ("heavy_hitter", "combat", "repair", "recon")],
    ]
    for columns, told_columns in zip([data.deploy, *data.moves], theirs, strict=True):
        for column, one in zip(columns, told_columns, strict=True):
            assert (column.id, column.plan) == (str(one["die"]), one.get("unit") or one["plan"].replace(" ", "_"))
            assert [list(place) for place in column.letters] == list(one["letters"].values())
            assert list(one["letters"]) == sorted(one["letters"])
    assert [(int(row.id), row.cards) for row in data.combat_cards] == [
        (one["die"], one["cards"]) for one in tables["combat_cards"]
    ]
    for row in data.attack_priority:
        long = {unit: "heavy_hitter" if unit == "hh" else unit for unit in UNITS}
        assert [long[unit] for unit in row.order] == tables["attack_priority"][long[row.id]]
    for unit in data.support_units:
        assert unit.max_move == tables[f"{unit.id}_move"]["max_move"]


def test_the_example_of_the_document_goes_to_c() -> None:
    """gkr/X110, gkr/X111: adjacent to F and H, the unit reaches only C, E, F and H."""
    example = facts("solo_tables")["check_example"]
    (g6,) = at("g6")
    unit = board().placed(g6, 0, *example["unit_offset"])
    (column,) = [one for one in data_of().moves[1] if one.id == str(example["die"])]
    places = {"ABCDEFGH"[i]: board().placed(g6, 0, *place) for i, place in enumerate(column.letters)}
    found = walks(board(), ground(), unit, data_of().support_units[0].max_move)
    reached = [letter for letter, place in places.items() if found[place] != NO_WAY]
    assert reached == example["reachable_letters"] and reached[0] == example["moves_to"]
    assert [letter for letter in reached if found[places[letter]] == 1] == example["adjacent_letters"]


def test_questions_and_the_timetable_of_an_attack_are_those_of_the_facts() -> None:
    """gkr/G181"""
    for moment, one in zip(ATTACK_TIMETABLE, facts("windows")["attack_timetable"], strict=True):
        after = one.get("only_after", "").replace(" ", "_")
        assert (moment.window, moment.asked, moment.kind, moment.only_after) == (
            one["window"],
            one["asked"],
            one.get("kind", ""),
            after,
        )
    asked = [
        (phase, one)
        for phase in ("setup", "deploy", "movement", "combat", "tag", "reset")
        for one in facts("questions")[phase]
    ]
    for question, (phase, one) in zip(QUESTIONS, asked, strict=True):
        always = {True: "always", None: ""}.get(one.get("always"), one.get("always"))
        assert (question.phase, question.kind, question.most, question.always) == (
            phase,
            one["kind"],
            one["most"],
            always,
        )
    assert list(OUTCOME_REASONS) == facts("questions")["outcome_reasons"]


def test_every_entry_says_where_it_comes_from() -> None:
    for rows in data_of().rows.values():
        assert {row.source for row in rows} <= {SOURCED, RECALL, HOUSE}
