"""Solo tables, column by column: each die is loaded, and letters are closed one after the other, at every facing."""

from typing import Any

import pytest

from baffe.games.heavy_hitters.hexes import DIRECTIONS, length, mirrored
from tests.scenes.heavy_hitters.scenes import at, hh
from tests.scenes.heavy_hitters.scenes import facts as events
from tests.scenes.heavy_hitters.solo import FAR, around, deployed, fought, letters, moved, offset_hex, revealed
from tests.scenes.heavy_hitters.support import board, facts, hex_of

CENTRE = "g6"
SUPPORT = ("combat", "repair", "recon")
DICE = (1, 2, 3, 4, 5, 6)
FREE_WALK = {"data": {"support_units": {unit: {"max_move": 10} for unit in SUPPORT}}}
HAND = ("kw_p1", "kw_p2", "kw_s1", "kw_s2")

Offsets = list[list[int]]


def column(table: str, die: int) -> Offsets:
    """The letters of a column of the facts, A first."""
    rows: Any = facts("solo_tables")[table]
    found = [row for row in (rows if table == "deploy" else rows["columns"]) if row["die"] == die]
    assert len(found) == 1
    return list(found[0]["letters"].values())


def placed(offsets: Offsets, facing: str) -> list[str]:
    return [offset_hex(CENTRE, facing, offset) for offset in offsets]


def facing_for(die: int, closed: int) -> str:
    """Every column meets every facing while its letters are closed one by one."""
    return DIRECTIONS[(die + closed) % 6]


# -- Deploy --


def crowd(places: list[str], unit: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Units of the human and of the opponent on these hexes; the unit that is to come stays in reserve."""
    others = [one for one in SUPPORT if one != unit]
    human = {name: {"at": place} for name, place in zip((*SUPPORT, "hh"), places, strict=False)}
    opponent = {name: {"at": place} for name, place in zip(others, places[4:], strict=False)}
    return {"units": FAR | human}, opponent


@pytest.mark.parametrize("die", DICE)
def test_the_deploy_die_names_unit_and_letters(die: int) -> None:
    """gkr/column/deploy-1, gkr/column/deploy-2, gkr/column/deploy-3, gkr/column/deploy-4, gkr/column/deploy-5,
    gkr/column/deploy-6, gkr/X68, gkr/X70, gkr/X71, gkr/X73, gkr/X108."""
    unit = facts("solo_tables")["deploy"][die - 1]["unit"]
    assert unit == ("combat", "combat", "combat", "recon", "recon", "repair")[die - 1]
    for closed in range(7):
        facing = facing_for(die, closed)
        places = placed(column("deploy", die), facing)
        human, others = crowd(places[:closed], unit)
        table = deployed({"units": hh(CENTRE, facing) | others}, human=human, dice=str(die))
        assert letters(table, "deploy") == ["ABCDEF"[closed]] if closed < 6 else not letters(table, "deploy")
        assert at(table, 1, unit) == (places[closed] if closed < 6 else None)
        reasons = [event["reason"] for event in events(table, "letter_skipped", 1)]
        assert reasons == ["occupied"] * closed


# -- Heavy Hitters --


@pytest.mark.parametrize("die", DICE)
def test_a_heavy_hitter_takes_the_first_free_letter_of_its_column(die: int) -> None:
    """gkr/column/hh-1, gkr/column/hh-2, gkr/column/hh-3, gkr/column/hh-4, gkr/column/hh-5, gkr/column/hh-6, gkr/X75,
    gkr/X89, gkr/X108."""
    for closed in range(7):
        facing = facing_for(die, closed)
        places = placed(column("heavy_hitter_move", die), facing)
        table = moved({"units": hh(CENTRE, facing)}, buildings=places[:closed], dice=str(die))
        assert letters(table, "hh") == (["ABCDEF"[closed]] if closed < 6 else [])
        assert at(table, 1) == (places[closed] if closed < 6 else CENTRE)
        assert [event["at"] for event in events(table, "letter_skipped", 1)] == places[:closed]


# -- support units --


def march(unit: str, die: int, facing: str, places: list[str], closed: int) -> tuple[Any, str]:
    """The Heavy Hitter advances to the centre and turns to the human; then its unit moves from where it waited."""
    buildings = places[:closed]
    ahead = [offset_hex(CENTRE, facing, (0, -n)) for n in range(1, 6)]
    human = next(place for place in reversed(ahead) if place not in places)
    start, turn = next(
        (offset_hex(CENTRE, side, (0, 2)), side)
        for side in DIRECTIONS
        if offset_hex(CENTRE, side, (0, 2)) not in [human, *buildings]
    )
    far = [board().names[h] for h in board().within(hex_of(CENTRE), 4) if board().distance(hex_of(CENTRE), h) > 2]
    waiting = next(place for place in far if place not in [human, start, *places])
    table = moved(
        {"units": hh(start, turn, **{unit: waiting})},
        human={"units": hh(human)}, buildings=buildings, options=FREE_WALK, dice=f"2 {die}",
    )  # fmt: skip
    assert at(table, 1) == CENTRE
    assert events(table, "faced", 1)[-1]["facing"] == facing
    return table, waiting


def check_unit_column(unit: str, die: int) -> None:
    """With a long way to go it takes the first letter that is not closed; with none left it stays (X86)."""
    offsets = column(f"{unit}_move", die)
    for closed in range(len(offsets) + 1):
        facing = facing_for(die, closed)
        places = placed(offsets, facing)
        table, waiting = march(unit, die, facing, places, closed)
        left = closed < len(offsets)
        assert letters(table, unit) == (["ABCDEFGH"[closed]] if left else [])
        assert at(table, 1, unit) == (places[closed] if left else waiting)


@pytest.mark.parametrize("die", DICE)
def test_a_combat_unit_takes_the_letters_of_its_column_in_their_order(die: int) -> None:
    """gkr/column/combat-1, gkr/column/combat-2, gkr/column/combat-3, gkr/column/combat-4, gkr/column/combat-5,
    gkr/column/combat-6, gkr/X83, gkr/X84, gkr/X86, gkr/X108."""
    check_unit_column("combat", die)


@pytest.mark.parametrize("die", DICE)
def test_a_repair_unit_takes_the_letters_of_its_column_in_their_order(die: int) -> None:
    """gkr/column/repair-1, gkr/column/repair-2, gkr/column/repair-3, gkr/column/repair-4, gkr/column/repair-5,
    gkr/column/repair-6, gkr/X83, gkr/X86."""
    check_unit_column("repair", die)


@pytest.mark.parametrize("die", DICE)
def test_a_recon_unit_takes_the_letters_of_its_column_in_their_order(die: int) -> None:
    """gkr/column/recon-1, gkr/column/recon-2, gkr/column/recon-3, gkr/column/recon-4, gkr/column/recon-5,
    gkr/column/recon-6, gkr/X83, gkr/X86."""
    check_unit_column("recon", die)


# -- cards --


@pytest.mark.parametrize("die", DICE)
def test_the_combat_die_says_how_many_cards_are_revealed(die: int) -> None:
    """gkr/column/reveal-1, gkr/column/reveal-2, gkr/column/reveal-3, gkr/column/reveal-4, gkr/column/reveal-5,
    gkr/column/reveal-6, gkr/X90."""
    cards = [row["cards"] for row in facts("solo_tables")["combat_cards"] if row["die"] == die]
    assert cards == [(2, 2, 3, 3, 3, 4)[die - 1]]
    table = fought({"deck": list(HAND)}, dice=str(die))
    assert revealed(table) == list(HAND[: cards[0]])
    assert [event["count"] for event in events(table, "revealed", 1)] == cards


# -- what the tables mean --


def test_every_diagram_is_drawn_with_the_front_arc_ahead() -> None:
    """gkr/X107: the three arrows are the faced hexside and its neighbours, whichever way it faces."""
    arrows = facts("solo_tables")["front_arc"]["offsets"]
    for d, facing in enumerate(DIRECTIONS):
        shown = {offset_hex(CENTRE, facing, arrow) for arrow in arrows}
        assert shown == {around(CENTRE)[(d + turn) % 6] for turn in (-1, 0, 1)}


def test_letters_keep_to_the_intent_of_their_tables() -> None:
    """gkr/X109: Combat goes ahead, Repair stays near and starts in the rear, Recon goes far."""
    front = [(-1, 0), (0, -1), (1, -1)]
    for die in DICE:
        for q, r in column("combat_move", die)[:3]:
            assert r < 0 or (q, r) == (-1, 0), "ahead of the Heavy Hitter"
        near = [tuple(offset) for offset in column("repair_move", die)[:3]]
        assert all(length(q, r) == 1 for q, r in near) and near[0] not in front
        assert all(length(q, r) >= 3 for q, r in column("recon_move", die)[:4])
    assert [column("heavy_hitter_move", die)[0] for die in DICE] == [
        [0, -1],
        [0, -2],
        [2, -2],
        [-2, 0],
        [0, -3],
        [2, -1],
    ]


def test_the_third_combat_column_mirrors_the_second() -> None:
    """gkr/X111: left and right wedge. Letters that stand for the example, and H beside them, are mirrored."""
    left, right = column("combat_move", 2), column("combat_move", 3)
    for letter in "ACFGH":
        place = "ABCDEFGH".index(letter)
        assert list(mirrored(*left[place])) == right[place]
