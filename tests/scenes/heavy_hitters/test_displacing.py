"""A Heavy Hitter ends on a support unit, or drives over it."""

from typing import Any

import pytest

import baffe
from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.scenes import (
    arena,
    asked,
    at,
    facts,
    hh,
    kind,
    life,
    options,
    play,
    rules,
    seat_of,
    until,
)

AROUND = ("g5", "h5", "h6", "g7", "f6", "f5")  # the hexes next to g6, clockwise from the north
BLOCKED = ["g3", "f3", "f4", "h3", "h4"]  # with g5 all hexes around g4


def clash(theirs: dict[str, Any], faction: str = "diamondback", **mine: Any) -> HeavyTable:
    """A faction on g6 whose Heavy Hitter is to move; the enemy, King Wolf or else DiamondBack, has these units."""
    scene: dict[str, Any] = {key: mine.pop(key) for key in ("buildings", "rubble", "options", "dice") if key in mine}
    seat: dict[str, Any] = {"faction": faction, "units": hh("g6"), "hand": []} | mine
    enemy = "kingwolf" if faction != "kingwolf" else "diamondback"
    other = {"faction": enemy, "units": hh("m11") | theirs, "hand": []}
    return arena(seat, other, **{"buildings": [], "phase": "movement", **scene})


def recon(place: str, hits: int = 0) -> dict[str, Any]:
    return {"recon": {"at": place, "hits": hits}}


def combat(place: str, hits: int = 0) -> dict[str, Any]:
    return {"combat": {"at": place, "hits": hits}}


def hits(table: HeavyTable, unit: str, seat: int = 1) -> int:
    return int(seat_of(table, seat)["units"][unit]["hits"])


def steps(table: HeavyTable) -> dict[str, Any]:
    """What each step of a march costs."""
    found: dict[str, Any] = table.view(0)["decisions"][0]["offers"]
    return found


def up(table: HeavyTable) -> tuple[int, str]:
    """Seat and kind of the only open question."""
    (decision,) = table.decisions
    return decision.seat, decision.kind


# -- displaced --


def test_a_unit_on_which_a_heavy_hitter_ends_is_displaced_by_its_owner() -> None:
    """gkr/G76, gkr/G77, gkr/G75: T5, to an adjacent empty hex; rubble is empty."""
    table = clash(recon("g4"), units=hh("g6", combat="h4"), buildings=["g3"], rubble={"f4": 0})
    play(table, "move:g4")
    assert asked(table) == (1, "shift", ("shift:f3", "shift:f4", "shift:g5", "shift:h3"))
    assert table.view(None)["decisions"][0]["about"] == {"unit": "recon"}
    play(table, "shift:f4")
    assert at(table, 0) == "g4" and at(table, 1, "recon") == "f4" and hits(table, "recon") == 0
    assert rules(table, "displaced", 1) == ["gkr/G76"]


def test_an_own_unit_is_displaced_as_well() -> None:
    """gkr/G75, gkr/G76: its owner chooses; Mags Brannigan spares it."""
    table = clash({}, "kingwolf", units=hh("g6", repair="g5"), pilot="p_kw2")
    play(table, "move:g5")
    assert up(table) == (0, "shift") and len(options(table)) == 6
    play(table, "shift:g6")
    assert at(table, 0, "repair") == "g6" and hits(table, "repair", 0) == 0


def test_a_unit_that_is_passed_stays() -> None:
    """gkr/G75, gkr/G76"""
    table = clash(recon("g5"), buildings=["f5", "h5", "f6", "h6", "g7"])
    play(table, "move:g4")
    assert kind(table) == "face" and at(table, 1, "recon") == "g5"


def test_one_empty_hex_is_taken_without_a_question() -> None:
    """gkr/G77: there is nothing to choose."""
    table = clash(recon("g4"), buildings=BLOCKED)
    play(table, "move:g4")
    assert kind(table) == "face" and at(table, 1, "recon") == "g5" and hits(table, "recon") == 0


def test_without_an_empty_hex_it_is_hurt_and_goes_to_the_nearest() -> None:
    """gkr/G77: 1 damage without save; its owner chooses among hexes as near as any."""
    table = clash(combat("g4"), units=hh("g6", recon="g5"), buildings=BLOCKED)
    play(table, "move:g4")
    assert up(table) == (1, "shift") and hits(table, "combat") == 1
    assert [word.partition(":")[2] for word in options(table)] == [
        "e3", "e4", "e5", "f2", "f5", "g2", "g6", "h2", "h5", "i3", "i4", "i5",
    ]  # fmt: skip
    assert facts(table, "saves") == [] and rules(table, "hurt") == ["gkr/G77"]
    play(table, "shift:i5")
    assert at(table, 1, "combat") == "i5"


def test_a_unit_that_finds_no_room_may_be_destroyed() -> None:
    """gkr/G77, gkr/G67: it goes to the reserve, and nothing is asked about it."""
    table = clash(recon("g4", 1), units=hh("g6", recon="g5"), buildings=BLOCKED)
    play(table, "move:g4")
    assert kind(table) == "face" and at(table, 1, "recon") is None
    assert [(event["unit"], event["by"]) for event in facts(table, "unit_destroyed", 1)] == [("recon", 0)]


def test_the_facing_is_chosen_after_displaced_units_have_gone() -> None:
    """gkr/G210, gkr/G71"""
    table = clash(recon("g4"))
    play(table, "move:g4")
    assert kind(table) == "shift" and facts(table, "faced") == []
    play(table, "shift:g3")
    assert up(table) == (0, "face")


def test_a_leap_ends_on_a_support_unit() -> None:
    """gkr/G189, gkr/G200, gkr/card/u_m_leap: which is displaced; never on a Heavy Hitter or a building."""
    utility = {"u_deploy": 4, "u_m_burst": 2, "u_m_leap": 2, "u_m_convoy": 2, "u_r_chaff": 2}
    deck = {"faction": "diamondback", "primary": "db_p2", "secondary": ["db_s1", "db_s2"], "utility": utility}
    table = clash(
        hh("f5") | recon("g3"), hand=["u_m_leap"], buildings=["g4"], options={"pack": "extended", "decks": [deck, None]}
    )
    play(table, "u_m_leap")
    assert "move:g3" in options(table) and not {"move:g4", "move:f5"} & set(options(table))
    play(table, "move:g3")
    assert asked(table) == (1, "shift", ("shift:f2", "shift:f3", "shift:g2", "shift:h2", "shift:h3"))


@pytest.mark.parametrize(("faction", "card"), [("diamondback", "u_m_db"), ("kingwolf", "u_m_kw")])
def test_moves_of_cards_displace_as_well(faction: str, card: str) -> None:
    """gkr/G200, gkr/G76, gkr/card/u_m_db, gkr/card/u_m_kw"""
    table = clash(hh("g2") | recon("g5"), faction, hand=[card])
    until(table, "late" if card == "u_m_db" else "move")
    play(table, card, "move:g5")
    assert up(table) == (1, "shift")


def test_the_dash_of_juno_sable_displaces_as_well() -> None:
    """gkr/pilot/p_kw3, gkr/G200, gkr/G76"""
    table = clash(recon("g5"), "kingwolf", pilot="p_kw3")
    play(table, "stay", "face:n", "p_kw3", "move:g5")
    assert up(table) == (1, "shift")


# -- Mags Brannigan --


def test_mags_brannigan_hurts_whom_she_displaces_before_it_goes() -> None:
    """gkr/pilot/p_kw2, gkr/G202: 1 damage without save."""
    table = clash(combat("g4"), "kingwolf", pilot="p_kw2")
    play(table, "move:g4")
    assert up(table) == (1, "shift") and hits(table, "combat") == 1
    assert facts(table, "saves") == [] and rules(table, "hurt") == ["gkr/G202"]


def test_whom_mags_brannigan_destroys_is_not_displaced() -> None:
    """gkr/pilot/p_kw2, gkr/G202: it is to her credit."""
    table = clash(recon("g4", 1), "kingwolf", pilot="p_kw2")
    play(table, "move:g4")
    assert kind(table) == "face" and at(table, 1, "recon") is None and seat_of(table, 0)["fame"] == 1


def test_mags_brannigan_and_a_lack_of_room_hurt_twice() -> None:
    """gkr/G202, gkr/G77"""
    table = clash(combat("g4"), "kingwolf", pilot="p_kw2", units=hh("g6", recon="g5"), buildings=BLOCKED)
    play(table, "move:g4")
    assert rules(table, "hurt") == ["gkr/G202", "gkr/G77"] and hits(table, "combat") == 2


# -- Bulldoze --


def bulldoze(theirs: dict[str, Any], **changes: Any) -> HeavyTable:
    """HammerStrike has played Bulldoze."""
    table = clash(theirs, "hammerstrike", hand=["u_m_hs"], **changes)
    play(table, "u_m_hs")
    return table


def test_bulldoze_is_walked_and_paid_step_by_step() -> None:
    """gkr/card/u_m_hs, gkr/G187, gkr/G72: up to the maximum move; rubble costs one more of both."""
    table = bulldoze({}, rubble={"g5": 0}, buildings=["h5"])
    assert asked(table) == (0, "march", ("step:n", "step:se", "step:s", "step:sw", "step:nw", "stop"))
    assert seat_of(table, 0)["energy"] == 4
    assert steps(table)["step:n"] == {"price": 2} and steps(table)["step:s"] == {"price": 1}
    play(table, "step:n")
    assert at(table, 0) == "g5" and seat_of(table, 0)["energy"] == 2
    play(table, "step:n", "step:n")
    assert kind(table) == "face" and at(table, 0) == "g3" and seat_of(table, 0)["energy"] == 0


def test_a_march_may_stop_at_once() -> None:
    """gkr/card/u_m_hs"""
    table = bulldoze({})
    play(table, "stop")
    assert kind(table) == "face" and at(table, 0) == "g6" and seat_of(table, 0)["energy"] == 4


def test_a_step_may_be_overspent() -> None:
    """gkr/G187, gkr/G179, gkr/G52: the card is lost before the step; the limit binds the next one."""
    table = bulldoze({}, energy=0, upgrades=["g_servo"], rubble={"g4": 0, "h4": 0})
    assert life(table)[0] == 24 and steps(table)["step:n"] == {"price": 1, "over": 1}
    play(table, "step:n")
    assert life(table)[0] == 23 and steps(table)["step:n"] == {"price": 2, "over": 2}
    play(table, "step:n")
    assert life(table)[0] == 21 and at(table, 0) == "g4"
    assert "step:se" not in options(table) and seat_of(table, 0)["overspent"] == 4  # 2 more would be too many
    play(table, "step:n")
    assert kind(table) == "face" and seat_of(table, 0)["overspent"] == 5


def test_bulldoze_hurts_enemies_on_the_way_who_may_save() -> None:
    """gkr/card/u_m_hs, gkr/G202: a Combat unit on 5 or more; units that are only passed stay where they are."""
    table = bulldoze(combat("g5") | recon("g4"), dice="5 5")
    play(table, "step:n")
    assert [(event["needed"], event["saved"]) for event in facts(table, "saves", 1)] == [(5, 1)]
    play(table, "step:n", "step:n", "stop")
    assert kind(table) == "face" and at(table, 1, "combat") == "g5" and at(table, 1, "recon") == "g4"
    assert hits(table, "combat") == 0 and hits(table, "recon") == 1


def test_bulldoze_hurts_before_a_unit_is_displaced() -> None:
    """gkr/card/u_m_hs, gkr/G202: whom it destroys is not displaced."""
    table = bulldoze(recon("g5"), dice="1")
    play(table, "step:n")
    assert hits(table, "recon") == 1 and kind(table) == "march"
    play(table, "stop")
    assert up(table) == (1, "shift")
    table = bulldoze(recon("g5", 1), dice="1")
    play(table, "step:n", "stop")
    assert kind(table) == "face" and at(table, 1, "recon") is None and seat_of(table, 0)["fame"] == 1


def test_after_bulldoze_too_the_facing_is_chosen_when_the_displaced_unit_has_gone() -> None:
    """gkr/G210, gkr/card/u_m_hs"""
    table = bulldoze(combat("g5"), dice="5")
    play(table, "step:n", "stop")
    assert up(table) == (1, "shift") and facts(table, "faced") == []
    play(table, "shift:g4")
    assert up(table) == (0, "face") and at(table, 1, "combat") == "g4"


def test_bulldoze_hurts_each_unit_once_in_an_activation() -> None:
    """gkr/G202: however often it is driven over; own units are spared."""
    table = bulldoze(combat("g5"), units=hh("g6", recon="g7"), dice="1 1 1")
    play(table, "step:n", "step:s", "step:n")
    assert hits(table, "combat") == 1 and len(facts(table, "saves")) == 1
    table = bulldoze({}, units=hh("g6", recon="g7"), dice="1")
    play(table, "step:s", "stop", "shift:g8")
    assert hits(table, "recon", 0) == 0 and facts(table, "saves") == []


def test_a_march_goes_neither_into_buildings_nor_into_heavy_hitters() -> None:
    """gkr/card/u_m_hs, gkr/G73, gkr/G74: nor farther than a snare allows."""
    table = bulldoze(hh("g7"), buildings=["g5", "h5"], snared=True)
    assert options(table) == ("step:se", "step:sw", "step:nw", "stop")
    play(table, "step:sw", "step:sw")
    assert kind(table) == "face"


@pytest.mark.parametrize("words", [("step:n",), ("step:n", "stop")])
def test_a_game_can_be_saved_while_two_units_share_a_hex(words: tuple[str, ...]) -> None:
    """gkr/G75, gkr/G81: in the middle of a move."""
    table = bulldoze(combat("g5"), dice="1")
    play(table, *words)
    assert at(table, 0) == at(table, 1, "combat") == "g5"
    again = baffe.load(table.save())
    assert again.view(None) == table.view(None)
