"""The Movement phase: who moves when, how far, for how much, and where it looks afterwards."""

from typing import Any

import pytest

from baffe.games.heavy_hitters.hexes import DIRECTIONS
from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.scenes import (
    arena,
    asked,
    at,
    dull,
    facts,
    hh,
    kind,
    life,
    options,
    orders,
    play,
    rules,
    seat_of,
    until,
)

AROUND = ("g5", "h5", "h6", "g7", "f6", "f5")  # the hexes next to g6, clockwise from the north
FACES = tuple([f"face:{name}" for name in DIRECTIONS])


def field(theirs: dict[str, Any] | None = None, phase: str = "movement", dice: str = "", **mine: Any) -> HeavyTable:
    """DiamondBack on g6 against King Wolf in a corner, on a board without buildings; hands are empty unless told."""
    scene = {key: mine.pop(key) for key in ("buildings", "rubble", "options", "glory_hound") if key in mine}
    seat: dict[str, Any] = {"faction": "diamondback", "units": hh("g6"), "hand": []} | mine
    other: dict[str, Any] = {"faction": "kingwolf", "units": hh("m11"), "hand": []} | (theirs or {})
    return arena(seat, other, phase=phase, dice=dice, **({"buildings": []} | scene))


def ends(table: HeavyTable) -> set[str]:
    """Hexes to which the unit that is asked about may go."""
    return {word.partition(":")[2] for word in options(table) if word.startswith("move:")}


def offers(table: HeavyTable) -> dict[str, Any]:
    found: dict[str, Any] = table.view(0)["decisions"][0]["offers"]
    return {word.partition(":")[2]: offer for word, offer in found.items()}


def prices(table: HeavyTable) -> dict[str, int]:
    return {name: offer["price"] for name, offer in offers(table).items()}


def up(table: HeavyTable) -> tuple[int, str]:
    """Seat and kind of the only open question."""
    (decision,) = table.decisions
    return decision.seat, decision.kind


# -- who --


@pytest.mark.parametrize("first", [0, 1])
def test_heavy_hitters_move_first_then_units_kind_by_kind(first: int) -> None:
    """gkr/G58, gkr/G56: T3, within each step in turn order."""
    units = {"combat": "c3", "repair": "e3", "recon": "c6"}
    table = field(
        {"units": hh("m11", combat="k9", repair="i9", recon="k6")}, units=hh("g6", **units), glory_hound=first
    )
    found: list[tuple[int, str]] = []
    while table.phase == "movement":
        (decision,) = table.decisions
        if decision.kind in ("move", "move_unit"):
            found.append((decision.seat, table.view(None)["decisions"][0]["about"]["unit"]))
        table.play(dull(decision.options))
    other = 1 - first
    assert found == [(seat, unit) for unit in ("hh", "combat", "repair", "recon") for seat in (first, other)]


def test_only_units_on_the_board_move() -> None:
    """gkr/G58, gkr/G26: those in reserve are not asked about."""
    table = field(units=hh("g6", repair="g7"))
    until(table, "move_unit")
    assert table.view(None)["decisions"][0]["about"] == {"unit": "repair"}
    play(table, "stay")
    assert kind_is_commit(table)


def kind_is_commit(table: HeavyTable) -> bool:
    return {decision.kind for decision in table.decisions} == {"commit"}


# -- how far a Heavy Hitter goes, and for how much --


def test_a_heavy_hitter_moves_up_to_four_hexes_for_one_energy_each() -> None:
    """gkr/G69, gkr/G187: the word names the end hex, and the offer its price."""
    table = field()
    assert up(table) == (0, "move") and options(table)[0] == "stay"
    assert len(ends(table)) == 60 and ends(table) == set(prices(table))
    assert [prices(table)[name] for name in ("g5", "g4", "g3", "g2", "i4")] == [1, 2, 3, 4, 3]
    assert "g1" not in ends(table) and "g6" not in ends(table)
    play(table, "move:i4")
    assert at(table, 0) == "i4" and seat_of(table, 0)["energy"] == 2
    assert [(event["to"], event["price"]) for event in facts(table, "moved", 0)] == [("i4", 3)]


def test_prices_are_for_whoever_moves_only() -> None:
    """gkr/G187: others see that it is asked, not what is offered."""
    table = field()
    assert "offers" not in table.view(1)["decisions"][0] and "options" not in table.view(None)["decisions"][0]


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_it_moves_in_any_direction_whatever_it_faces(facing: str) -> None:
    """gkr/G70"""
    table = field(units=hh("g6", facing))
    assert [prices(table)[name] for name in AROUND] == [1] * 6 and prices(table)["g10"] == 4
    play(table, "move:g10")
    assert seat_of(table, 0)["units"]["hh"] == {"at": "g10", "facing": facing}


def test_moved_or_not_the_facing_is_chosen_freely() -> None:
    """gkr/G71, gkr/G83: T20, one of six hexsides for 0 Energy."""
    for word, where in (("stay", "g6"), ("move:g5", "g5")):
        table = field()
        play(table, word)
        energy = seat_of(table, 0)["energy"]
        assert asked(table) == (0, "face", FACES)
        play(table, "face:sw")
        assert seat_of(table, 0)["units"]["hh"] == {"at": where, "facing": "sw"}
        assert seat_of(table, 0)["energy"] == energy and rules(table, "faced", 0) == ["gkr/G71"]


def test_rubble_costs_one_more_energy_and_one_more_movement() -> None:
    """gkr/G72: for a Heavy Hitter with rubble on three sides."""
    table = field(rubble=dict.fromkeys(AROUND[:3], 0))
    assert [prices(table)[name] for name in AROUND] == [2, 2, 2, 1, 1, 1]
    assert prices(table)["g4"] == 3 and prices(table)["g3"] == 4 and "g2" not in prices(table)
    play(table, "move:g5")
    assert seat_of(table, 0)["energy"] == 3


def test_rubble_costs_a_support_unit_one_more_movement() -> None:
    """gkr/G72, gkr/G79: no Energy."""
    table = field(units=hh("a1", combat="g6"), rubble={"g5": 0, "h5": 0, "f5": 0})
    until(table, "move_unit")
    assert "g5" in ends(table) and "g4" not in ends(table) and "g8" in ends(table)
    play(table, "move:g5")
    assert seat_of(table, 0)["energy"] == 5


def test_the_way_is_a_cheapest_one() -> None:
    """gkr/G187, gkr/G72, gkr/G73: around buildings, and around rubble where that is cheaper."""
    table = field(buildings=["g5", "h5"])
    assert prices(table)["g4"] == 3
    table = field(buildings=["f5"], rubble={"g5": 0, "h5": 1})
    assert prices(table)["g4"] == 3  # over rubble; around it would cost 4
    table = field(rubble={"g5": 0})
    assert prices(table)["h4"] == 2 and prices(table)["g4"] == 3


def test_nobody_enters_a_standing_building_or_leaves_the_board() -> None:
    """gkr/G73: neither Heavy Hitters nor support units."""
    table = field(units=hh("a1", recon="g6"), buildings=["a2", "b1"])
    assert asked(table) == (0, "move", ("stay",))  # asked although there is only one answer
    table = field(units=hh("a1", recon="m1"), buildings=["m2", "k1"])
    assert ends(table) and not ends(table) & {"m2", "k1"}
    until(table, "move_unit")
    assert not ends(table) & {"m2", "k1", "m1"} and "l1" in ends(table)


def test_a_heavy_hitter_does_not_enter_the_hex_of_another() -> None:
    """gkr/G74: it goes around it."""
    table = field({"units": hh("g5")}, buildings=["h5"])
    assert "g5" not in ends(table) and prices(table)["g4"] == 3


def test_a_heavy_hitter_passes_support_units_and_may_end_on_them() -> None:
    """gkr/G75: its own and those of others."""
    table = field({"units": hh("m11", combat="g5")}, units=hh("g6", recon="h5"), buildings=["f5", "f6", "h6", "g7"])
    assert prices(table)["g5"] == 1 and prices(table)["h5"] == 1
    assert prices(table)["g4"] == 2 and prices(table)["i5"] == 2
    play(table, "move:g4")
    assert kind(table) == "face" and at(table, 1, "combat") == "g5"


def test_an_offer_says_how_much_of_a_price_is_overspent() -> None:
    """gkr/G187, gkr/G50: and what cannot be paid is not offered."""
    table = field(energy=2)
    assert [offers(table)[name] for name in ("g4", "g3", "g2")] == [
        {"price": 2, "way": ["g5"]}, {"price": 3, "over": 1, "way": ["g5", "g4"]},
        {"price": 4, "over": 2, "way": ["g5", "g4", "g3"]},
    ]  # fmt: skip
    play(table, "move:g2")
    assert life(table)[0] == 23
    table = field(phase="deploy", energy=0, upgrades=["g_servo"], hand=["u_deploy"])
    play(table, "deploy:recon", "place:f5", "done", "done")
    assert offers(table)["g2"] == {"price": 4, "over": 4, "way": ["g5", "g4", "g3"]} and "g1" not in ends(table)


def test_oona_pike_does_not_pay_for_her_first_hex() -> None:
    """gkr/pilot/p_db3, gkr/G199: rubble on it is free as well, rubble behind it is not."""
    table = field(pilot="p_db3", rubble={"g5": 0, "g8": 0})
    assert [prices(table)[name] for name in ("g5", "g4", "g7", "g8", "g9")] == [0, 1, 0, 2, 3]
    assert "g2" not in ends(table)  # a free hex counts for the maximum move
    play(table, "move:g5")
    assert seat_of(table, 0)["energy"] == 5


def test_a_servo_tune_up_lets_it_move_five_hexes() -> None:
    """gkr/upgrade/g_servo: it pays for each."""
    table = field(upgrades=["g_servo"])
    assert prices(table)["g1"] == 5 and "g11" in ends(table) and len(ends(table)) > 60
    play(table, "move:g1")
    assert seat_of(table, 0)["energy"] == 0


# -- support units --


@pytest.mark.parametrize(("unit", "hexes"), [("combat", 18), ("repair", 18), ("recon", 60)])
def test_support_units_move_two_hexes_and_recon_units_four(unit: str, hexes: int) -> None:
    """gkr/G78, gkr/G79: for no Energy."""
    table = field(units=hh("a11", **{unit: "g6"}), energy=0)
    until(table, "move_unit")
    assert options(table)[0] == "stay" and len(ends(table)) == hexes
    told = table.view(0)["decisions"][0]["offers"]  # how it goes to hexes that are not next to it, and no price
    assert len(told) == hexes - 6 and told["move:g4"] == {"way": ["g5"]}
    play(table, "move:g4")
    assert at(table, 0, unit) == "g4" and life(table)[0] == 25
    assert [(event["unit"], event["price"]) for event in facts(table, "moved")] == [(unit, 0)]


def test_a_support_unit_passes_its_own_side_but_no_enemy() -> None:
    """gkr/G80, gkr/G81: and ends in an empty hex; rubble is empty."""
    table = field(
        {"units": hh("m11", recon="g7")}, units=hh("g5", combat="g6", repair="h5"), buildings=["f5", "f6"],
        rubble={"h6": 0},
    )  # fmt: skip
    until(table, "move_unit")
    assert ends(table) == {"g4", "f4", "h4", "i5", "i6", "h6"}


def test_a_recon_unit_does_not_pass_an_enemy_heavy_hitter() -> None:
    """gkr/G80"""
    table = field({"units": hh("b1")}, units=hh("g6", recon="a1"), buildings=["a2"])
    until(table, "move", 1)
    play(table, "stay", "face:n")
    assert kind_is_commit(table)  # there is nowhere to go, so nothing is asked


# -- arcs --


@pytest.mark.parametrize("place", AROUND)
def test_support_units_fire_all_around(place: str) -> None:
    """gkr/G85: they have no facing."""
    table = field({"units": hh(place)}, "combat", units=hh("a1", combat="g6"))
    assert "facing" not in seat_of(table, 0)["units"]["combat"]
    until(table, "attack")
    assert options(table) == ("fire:hh@1", "hold")


@pytest.mark.parametrize(("turn", "seen"), [(0, 1), (1, 1), (2, 0), (3, 0), (4, 0), (5, 1)])
def test_the_front_arc_spans_three_hexsides(turn: int, seen: int) -> None:
    """gkr/G83, gkr/G84, gkr/G87: T6, the faced one and its neighbours, whichever is faced."""
    for facing, direction in enumerate(DIRECTIONS):
        place = AROUND[(facing + turn) % 6]
        table = field({"units": hh(place)}, "combat", units=hh("g6", direction), hand=["db_s1"])
        orders(table, "commit:db_s1", "commit:none")
        assert len(facts(table, "no_target")) == 1 - seen
        assert (kind(table) == "attack") == bool(seen)


@pytest.mark.parametrize(("facing", "place", "seen"), [("n", "g3", 1), ("n", "i4", 0), ("ne", "i4", 1), ("n", "h3", 1)])
def test_a_narrow_arc_is_the_faced_sextant(facing: str, place: str, seen: int) -> None:
    """gkr/G86, gkr/G87: T6"""
    sniper = {"decks": ["db_sniper", None]}
    table = field({"units": hh(place)}, "combat", units=hh("g6", facing), hand=["db_p1"], options=sniper)
    orders(table, "commit:db_p1", "commit:none")
    assert len(facts(table, "no_target")) == 1 - seen


def test_being_hit_from_behind_has_no_extra_effect() -> None:
    """gkr/G88: the same number, the same dice, the same damage from every side."""
    found = []
    for facing in DIRECTIONS:
        table = field({"units": hh("g4", facing)}, "combat", "4 3 5 5 1 1", units=hh("g6"), hand=["db_p2"])
        orders(table, "commit:db_p2", "commit:none")
        play(table, "fire:hh@1")
        until(table, "tag")
        found.append((facts(table, "fired")[0]["number"], facts(table, "saves")[0]["needed"], life(table)[1]))
    assert found == [(7, 5, 23)] * 6
