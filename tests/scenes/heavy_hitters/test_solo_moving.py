"""Solo opponents deploy and move: dice, letters, turning, displacing and catching up."""

from typing import Any

import pytest

from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.scenes import asked, at, hh, options, play, seat_of, until
from tests.scenes.heavy_hitters.scenes import facts as events
from tests.scenes.heavy_hitters.solo import around, deployed, dice, letters, moved, shots, skipped, solo

NORTH = {"units": hh("g1")}  # the human straight ahead of whoever stands in column g
AHEAD = hh("g7")  # with a 1 it steps to g6 and goes on facing north


def escort(at_hex: str, die: int, unit: str = "combat", human: dict[str, Any] = NORTH, **scene: Any) -> HeavyTable:
    """A Heavy Hitter on g6 that faces north; then its unit moves from there by that die."""
    return moved({"units": AHEAD | {unit: {"at": at_hex}}}, human=human, dice=f"1 {die}", **scene)


# -- Deploy --


def test_the_repair_unit_comes_to_letter_b_if_a_is_occupied() -> None:
    """Y8, gkr/X68, gkr/X70: die 6, the hex behind is taken."""
    table = deployed({"units": hh("g6")}, human={"units": hh("a1", recon="g7")}, dice="6")
    assert dice(table, "deploy") == [6]
    assert skipped(table) == ["A:occupied"] and letters(table, "deploy") == ["B"]
    assert at(table, 1, "repair") == "f6"


def test_a_unit_on_the_board_is_not_deployed_again() -> None:
    """gkr/X69: the die is thrown, and nothing else happens."""
    table = deployed({"units": hh("g6", combat="c3")}, dice="1")
    assert at(table, 1, "combat") == "c3" and not events(table, "deployed") and not skipped(table)
    assert [(event["rule"], event["unit"]) for event in events(table, "no_letter", 1)] == [("gkr/X69", "combat")]


def test_without_a_free_hex_no_unit_comes() -> None:
    """gkr/X71, gkr/X72, gkr/X89: standing buildings and the edge of the board are no place; rubble is."""
    table = deployed({"units": hh("a11")}, buildings=["a10", "b10"], dice="2")
    assert skipped(table) == ["A:off_board", "B:building", "C:building", "D:off_board", "E:off_board", "F:off_board"]
    assert [event["rule"] for event in events(table, "no_letter", 1)] == ["gkr/X71"]
    table = deployed({"units": hh("a11")}, buildings=["a10"], rubble={"b10": 0}, dice="2")
    assert at(table, 1, "combat") == "b10"


def test_on_the_zoned_board_units_come_to_zone_1_only() -> None:
    """gkr/X72: at the centre nothing can come; at the edge of zone 1 the first letter in it counts."""
    zoned = {"board": "alternative"}
    table = deployed({"units": hh("g6")}, options=zoned, dice="1")
    assert skipped(table) == [f"{letter}:zone" for letter in "ABCDEF"] and at(table, 1, "combat") is None
    table = deployed({"units": hh("g2", "s")}, options=zoned, dice="1")  # g2 lies in zone 2, g1 behind it in zone 1
    assert skipped(table) == ["A:zone", "B:zone", "C:zone"] and at(table, 1, "combat") == "f1"
    assert [event["rule"] for event in events(table, "letter_skipped")] == ["gkr/X72"] * 3


def test_on_the_zoned_board_too_an_occupied_hex_is_not_free() -> None:
    """gkr/X72: b2 lies in the midst of zone 1; a unit of the human on A, an own one on B, a building on C."""
    opponent, human = {"units": hh("b2", recon="c2")}, {"units": hh("m11", recon="b1")}
    table = deployed(opponent, human=human, buildings=["a2"], options={"board": "alternative"}, dice="1")
    assert skipped(table) == ["A:occupied", "B:occupied", "C:building"] and at(table, 1, "combat") == "c3"


def test_opponents_deploy_after_the_human_one_die_each() -> None:
    """gkr/X64, gkr/X131, gkr/X68: the human's whole Deploy phase comes first."""
    table = solo({"units": hh("g6")}, {}, phase="deploy", human={"hand": ["u_deploy"]}, dice="1 4")
    assert not events(table, "die")
    play(table, "deploy:recon", "place:a2", "done")
    assert [(event["type"], event["seat"]) for event in table.events(None) if event["type"] in ("die", "deployed")] == [
        ("deployed", 0), ("die", 1), ("deployed", 1), ("die", 2), ("deployed", 2),
    ]  # fmt: skip


# -- order --


def test_the_human_moves_first_in_every_step() -> None:
    """gkr/X64, gkr/X74, gkr/X131: Heavy Hitters, Combat, Repair, Recon; opponents by seat, a die for each unit."""
    units = [hh("a1", combat="a4", repair="b4", recon="c4"), hh("g6", combat="g7", repair="g8", recon="g9")]
    units.append(hh("k3", combat="k4", repair="k5", recon="k6"))
    table = solo({"units": units[1]}, {"units": units[2]}, human={"units": units[0], "energy": 5}, phase="movement")
    while table.decision is not None and table.decision.kind != "commit":
        moves = [word for word in options(table) if word.startswith("move:")]
        play(table, (moves or options(table))[-1])
    order = [(event["seat"], event.get("unit") or event["table"]) for event in table.events(None) if is_turn(event)]
    assert order == [(seat, unit) for unit in ("hh", "combat", "repair", "recon") for seat in (0, 1, 2)]


def is_turn(event: dict[str, Any]) -> bool:
    return (event["type"], event["seat"]) in (("die", 1), ("die", 2), ("moved", 0))


def test_no_die_is_thrown_for_a_unit_in_reserve() -> None:
    """gkr/X74"""
    table = moved({"units": hh("g6", repair="g8")})
    assert [event["table"] for event in events(table, "die", 1)] == ["hh", "repair"]


# -- Heavy Hitters --


def test_only_heavy_hitters_buildings_and_the_edge_stop_a_heavy_hitter() -> None:
    """gkr/X75, gkr/X76, gkr/X89: the human's Heavy Hitter on A, a support unit or a building on B, then the edge."""
    human = {"units": hh("a10", recon="b10")}
    table = moved({"units": hh("a11")}, human=human, dice="1")
    assert skipped(table) == ["A:heavy_hitter"] and at(table, 1) == "b10"
    table = moved({"units": hh("a11")}, human={"units": hh("a10")}, buildings=["b10"], dice="1")
    assert skipped(table) == ["A:heavy_hitter", "B:building", *[f"{one}:off_board" for one in "CDEF"]]
    assert [event["rule"] for event in events(table, "letter_skipped", 1)] == ["gkr/X76"] + ["gkr/X89"] * 5
    assert at(table, 1) == "a11" and [event["rule"] for event in events(table, "no_letter", 1)] == ["gkr/X75"]


def test_only_the_end_hex_of_its_move_counts() -> None:
    """gkr/X77: it charges over a ring of buildings, and pays nothing."""
    table = moved({"units": hh("g7")}, buildings=around("g7"), dice="5")
    assert at(table, 1) == "g4" and letters(table, "hh") == ["A"]
    assert events(table, "moved", 1)[0]["price"] == 0 and not events(table, "paid", 1)


SLOW = {"data": {"constants": {"hh_max_move": {"v": 1}}}}


@pytest.mark.parametrize(
    "scene",
    [{"rubble": {"g6": 0, "g5": 0, "g4": 0}}, {"human": {"units": hh("g6")}}, {"options": SLOW}],
    ids=["rubble", "a Heavy Hitter", "the maximum move"],
)
def test_what_makes_the_way_long_does_not_hold_it_back(scene: dict[str, Any]) -> None:
    """gkr/X77: it goes 3 hexes over rubble into rubble, over the human, and with a maximum move of 1."""
    table = moved({"units": hh("g7")}, dice="5", **scene)
    assert at(table, 1) == "g4" and not skipped(table) and not events(table, "displaced")


def test_it_turns_to_the_human_even_if_it_cannot_move() -> None:
    """gkr/X124, gkr/X78, gkr/X79: as directly as possible, by the sextant in which the human stands."""
    table = moved({"units": hh("g6")}, human={"units": hh("h10")}, buildings=around("g6"), dice="1")
    assert at(table, 1) == "g6" and not events(table, "moved", 1)
    assert seat_of(table, 1)["units"]["hh"]["facing"] == "s"


@pytest.mark.parametrize(
    "human, die, facing", [("h4", 3, "n"), ("h4", 4, "ne"), ("f4", 1, "n"), ("f4", 6, "nw"), ("g9", 6, "s")]
)
def test_between_two_facings_a_die_decides(human: str, die: int, facing: str) -> None:
    """Y9, gkr/X78, gkr/X79: on a border 1 to 3 is the lower index (north before north-west), 4 to 6 the other."""
    table = moved({"units": AHEAD}, human={"units": hh(human)}, dice=f"1 {die}")
    assert at(table, 1) == "g6" and seat_of(table, 1)["units"]["hh"]["facing"] == facing
    thrown = [(event["die"], event["chosen"], event["rule"]) for event in events(table, "tossed", 1)]
    assert thrown == ([] if human == "g9" else [(die, facing, "gkr/X78")])
    if thrown:
        assert events(table, "tossed")[0]["among"] == (["n", "ne"] if human == "h4" else ["n", "nw"])


def test_it_turns_to_the_heavy_hitter_although_support_units_are_nearer() -> None:
    """gkr/X78, gkr/X79: without a die, though a unit of the human stands on a border of two sextants."""
    human = {"units": hh("g1", combat="g8", repair="f7", recon="h6")}
    table = moved({"units": AHEAD}, human=human, dice="1")
    assert [event["facing"] for event in events(table, "faced", 1)] == ["n"] and not events(table, "tossed")


# -- displacing --


def test_the_human_chooses_where_an_own_unit_goes_before_the_opponent_turns() -> None:
    """gkr/X80, gkr/X76: the Heavy Hitter comes to g5, on which the human's Recon unit stands."""
    table = solo({"units": hh("g6", "n")}, human={"units": hh("a1", recon="g5")}, phase="movement", dice="1")
    until(table, "shift")
    assert asked(table) == (0, "shift", tuple(sorted(f"shift:{place}" for place in around("g5"))))
    assert not events(table, "faced", 1)
    play(table, "shift:h5")
    assert at(table, 0, "recon") == "h5" and at(table, 1) == "g5" and events(table, "faced", 1)


def test_a_displaced_unit_goes_as_near_to_its_heavy_hitter_as_it_can() -> None:
    """gkr/X81: straight ahead there is one nearest hex, and no die."""
    table = trodden("g2")
    assert at(table, 1, "recon") == "g4" and not events(table, "tossed")
    assert [event["rule"] for event in events(table, "displaced", 1)] == ["gkr/X81"]


def trodden(heavy_hitter: str, dice: str = "", start: str = "g6", **scene: Any) -> HeavyTable:
    """The human's Heavy Hitter has just moved onto g5, where the opponent's Recon unit stood."""
    human = {"units": hh(start) | scene.pop("units", {}), "energy": 5}
    table = solo({"units": hh(heavy_hitter, recon="g5")}, human=human, phase="movement", dice=dice, **scene)
    play(table, "move:g5")
    assert asked(table) is not None and table.decisions[0].kind == "face"
    return table


@pytest.mark.parametrize("die, place", [(1, "g4"), (3, "g4"), (4, "h4"), (6, "h4")])
def test_a_die_decides_between_two_equal_hexes(die: int, place: str) -> None:
    """gkr/X81, gkr/X137: the lower direction index is the first."""
    table = trodden("h3", dice=str(die))
    assert at(table, 1, "recon") == place
    assert [(event["die"], event["among"]) for event in events(table, "tossed", 1)] == [(die, ["g4", "h4"])]


@pytest.mark.parametrize("die, place", [(2, "h5"), (3, "g6"), (4, "g6"), (5, "f5")])
def test_a_die_decides_among_three_equal_hexes(die: int, place: str) -> None:
    """gkr/X125, gkr/X137: 1 and 2, 3 and 4, 5 and 6, in the order of directions."""
    table = trodden("g4", dice=str(die), start="g7", buildings=["f4", "h4"])
    assert at(table, 1, "recon") == place
    assert events(table, "tossed", 1)[0]["among"] == ["h5", "g6", "f5"]


def test_without_an_empty_hex_beside_it_a_unit_is_hurt_and_goes_farther() -> None:
    """gkr/X125: 1 damage without save (G77); of the nearest empty hexes it takes the one nearest to its own."""
    walls = [place for place in around("g5") if place != "g6"]
    table = trodden("g1", start="g7", buildings=walls, units={"combat": {"at": "g6"}})
    assert at(table, 1, "recon") == "g3" and not events(table, "tossed") and not events(table, "saves")
    assert [(event["hits"], event["left"]) for event in events(table, "hurt", 1)] == [(1, 1)]


def test_if_that_hex_is_not_one_alone_the_die_names_one_of_six_at_most() -> None:
    """gkr/X125, gkr/X137, gkr/X82: twelve hexes are equally near; the die names one of the first six."""
    table = moved({"units": hh("g8", recon="g5")}, buildings=around("g5"), dice="5 1")
    tossed = events(table, "tossed", 1)[0]
    assert tossed["among"][0] == tossed["chosen"] == "g3" and len(tossed["among"]) == 6
    assert events(table, "displaced", 1)[0]["to"] == "g3" and events(table, "hurt", 1)[0]["left"] == 1


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_its_own_unit_goes_where_the_die_points(die: int) -> None:
    """gkr/X82, gkr/X137: all six neighbours are equally near, so the die names one."""
    table = moved({"units": hh("g6", recon="g5")}, dice=f"1 {die}")
    displaced = events(table, "displaced", 1)
    assert [(event["rule"], event["to"]) for event in displaced] == [("gkr/X82", around("g5")[die - 1])]
    assert displaced[0]["n"] < events(table, "faced", 1)[-1]["n"]


def test_the_die_of_a_displaced_unit_comes_before_the_die_of_the_facing() -> None:
    """gkr/G210, gkr/X82, gkr/X78: its own Recon unit goes by a 2, then it turns by a 5 on the border of two facings."""
    table = moved({"units": AHEAD | {"recon": {"at": "g6"}}}, human={"units": hh("h4")}, dice="1 2 5")
    assert [(event["die"], event["chosen"]) for event in events(table, "tossed", 1)] == [(2, "h5"), (5, "ne")]


def test_a_number_that_names_no_hex_is_thrown_again() -> None:
    """gkr/X137, gkr/X125: with five hexes a 6 names none; both dice are told."""
    table = moved({"units": hh("g6", recon="g5")}, buildings=["g4"], dice="1 6 2")
    assert [(event["die"], event["chosen"]) for event in events(table, "tossed", 1)] == [(6, ""), (2, "h5")]
    assert events(table, "displaced", 1)[0]["to"] == "h5"


def test_an_opponent_displaces_the_unit_of_another_by_the_same_rule() -> None:
    """gkr/X131, gkr/X81: it goes toward its own Heavy Hitter, and nobody is asked."""
    table = moved({"units": hh("g6")}, {"units": hh("g2", "s", recon="g5")}, dice="1")
    assert events(table, "displaced", 2)[0]["to"] == "g4"


# -- support units --


def test_the_example_of_the_rules_goes_to_c() -> None:
    """gkr/X110, gkr/X111, Y10: beside F and H it reaches only C, E, F and H, and goes to C."""
    reach = {"e4": "C", "f4": "E", "e5": "F", "f6": "H"}
    table = escort("e6", 2)
    assert letters(table, "combat") == ["C"] and at(table, 1, "combat") == "e4"
    assert skipped(table) == ["A:too_far", "B:too_far"] and {"e5", "f6"} <= set(around("e6"))
    for closed in range(4):
        places = list(reach)
        table = escort("e6", 2, buildings=places[:closed])
        assert letters(table, "combat") == [reach[places[closed]]] and at(table, 1, "combat") == places[closed]


def test_the_mirrored_example_goes_to_c() -> None:
    """gkr/X111: column 3 with the unit at (2, -1)."""
    table = escort("i6", 3)
    assert letters(table, "combat") == ["C"] and at(table, 1, "combat") == "i4"


@pytest.mark.parametrize(
    "unit, start, die, place", [("repair", "g9", 1, "g7"), ("repair", "g10", 2, "g8"), ("recon", "g8", 6, "g4")]
)
def test_units_go_as_far_as_their_movement_range(unit: str, start: str, die: int, place: str) -> None:
    """gkr/X84: Repair 2, Recon 4, to the earliest letter in range."""
    table = escort(start, die, unit)
    assert at(table, 1, unit) == place


@pytest.mark.parametrize(
    "blocker, letter", [("own", "C"), ("ally", "C"), ("human", "E"), ("rubble", "E"), ("building", "E")]
)
def test_the_range_is_walking_distance(blocker: str, letter: str) -> None:
    """gkr/X87, gkr/X131: the straight way to C leads over e5: its own side lets it pass, others do not."""
    own = AHEAD | {"combat": {"at": "e6"}} | ({"recon": {"at": "e5"}} if blocker == "own" else {})
    ally = hh("g10", **({"recon": "e5"} if blocker == "ally" else {}))
    human = {"units": hh("g1", **({"recon": "e5"} if blocker == "human" else {}))}
    ground: dict[str, Any] = {"rubble": {"e5": 0}} if blocker == "rubble" else {}
    ground |= {"buildings": ["e5"]} if blocker == "building" else {}
    table = moved({"units": own}, {"units": ally}, human=human, dice="1 1 2", **ground)
    assert letters(table, "combat") == [letter]


def test_a_unit_far_away_is_put_on_the_last_letter() -> None:
    """Y11, gkr/X85, gkr/X126: 9 hexes away and walled in; H, or G, or F where those before are taken."""
    for closed, place in (([], "e8"), (["e8"], "i8"), (["e8", "i8"], "f8")):
        opponent = {"units": hh("g10", combat="m3")}
        table = moved(opponent, human=NORTH, buildings=["m2", "m4", "l2", "l3", *closed], dice="1 4")
        assert at(table, 1) == "g9" and at(table, 1, "combat") == place
        assert [event["rule"] for event in events(table, "letter", 1)] == ["gkr/X75", "gkr/X85"]
        assert not events(table, "displaced")


def test_letters_in_range_that_are_taken_do_not_keep_it_from_going_far() -> None:
    """gkr/X123: C, E, F and H are in range and taken, A, B, D and G out of range: it is put on G."""
    table = escort("e6", 2, buildings=["e4", "f4", "e5", "f6"])
    assert letters(table, "combat") == ["G"] and at(table, 1, "combat") == "i6"
    assert "C:building" in skipped(table) and "D:too_far" in skipped(table)


def test_a_unit_stays_on_the_letter_on_which_it_stands() -> None:
    """gkr/X123, gkr/X87: its own hex is empty for itself."""
    table = escort("g4", 4)
    assert letters(table, "combat") == ["A"] and at(table, 1, "combat") == "g4"
    assert not [event for event in events(table, "moved", 1) if event["unit"] == "combat"]


def test_with_all_letters_occupied_a_unit_does_not_move() -> None:
    """gkr/X86: units and buildings on all six letters of the Repair unit."""
    human = {"units": hh("g1", combat="g7", repair="h6", recon="f6")}
    table = moved({"units": hh("e5", "se", repair="c3")}, human=human, buildings=["g8", "h7", "f7"], dice="2 1")
    assert at(table, 1, "repair") == "c3" and skipped(table)[:3] == ["A:occupied", "B:occupied", "C:occupied"]
    assert [(event["rule"], event["unit"]) for event in events(table, "no_letter", 1)] == [("gkr/X86", "repair")]


def test_letters_off_the_board_are_ignored_by_units_too() -> None:
    """gkr/X89: ahead of a Heavy Hitter on g2 only the last letter of column 5 is on the board, and taken."""
    table = moved({"units": hh("g3", combat="g10")}, human={"units": hh("g1")}, dice="1 5")
    assert at(table, 1) == "g2" and skipped(table) == [f"{letter}:off_board" for letter in "ABCDEFG"] + ["H:occupied"]
    assert at(table, 1, "combat") == "g10"


# -- catching up on foot --


@pytest.mark.parametrize(
    "ground, ally, place",
    [
        ({}, "a11", "l4"),
        ({}, "l4", "m4"),
        ({"buildings": ["m4"]}, "l4", "l3"),
        ({"rubble": {"m4": 0}}, "l4", "l3"),
        ({"rubble": {"m4": 0}, "buildings": ["m2", "l2", "l3"]}, "a11", "m4"),
    ],
)
def test_with_walk_a_unit_goes_its_full_range_toward_the_last_letter(ground: Any, ally: str, place: str) -> None:
    """gkr/X88: of shortest ways the one with the lower index; it stops on the last empty hex; rubble costs 2."""
    opponent = {"units": hh("g10", combat="m3", recon=ally)}
    table = moved(opponent, human=NORTH, options={"solo_catch_up": "walk"}, dice="1 4", **ground)
    assert letters(table, "combat") == ["H"] and at(table, 1, "combat") == place
    assert [event["rule"] for event in events(table, "moved", 1) if event["unit"] == "combat"] == ["gkr/X88"]


def test_with_walk_a_unit_without_a_way_stays() -> None:
    """gkr/X88"""
    opponent = {"units": hh("g10", combat="m3")}
    walls = ["m2", "m4", "l2", "l3"]
    table = moved(opponent, human=NORTH, options={"solo_catch_up": "walk"}, buildings=walls, dice="1 4")
    assert at(table, 1, "combat") == "m3"


# -- effects of the human --


def test_a_snared_opponent_skips_letters_farther_than_2_hexes() -> None:
    """gkr/X127, gkr/keyword/snare: of a charge the letters A to C are too far."""
    table = moved({"units": hh("g6"), "snared": True}, dice="5")
    assert skipped(table) == ["A:held_back", "B:held_back", "C:held_back"] and at(table, 1) == "g4"
    assert [event["rule"] for event in events(table, "letter_skipped", 1)] == ["gkr/X127"] * 3


def test_a_leg_locked_opponent_skips_letters_farther_than_1_hex() -> None:
    """gkr/X127, gkr/card/s_leglock: it cannot be countered; one that is not named moves on as usual."""
    human = {"sponsors": ["s_leglock"]}
    table = solo({"units": hh("g6")}, {"units": hh("k6")}, human=human, phase="movement", dice="2 2")
    assert options(table)[:2] == ("s_leglock@1", "s_leglock@2")
    play(table, "s_leglock@1")
    until(table, "commit")
    assert skipped(table) == ["A:held_back", "B:held_back", "C:held_back"] and letters(table, "hh") == ["D"]
    assert letters(table, "hh", 2) == ["A"] and not shots(table)
