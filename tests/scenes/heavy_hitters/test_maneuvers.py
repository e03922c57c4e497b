"""Maneuvers, Juno Sable's dash, and hacks before anybody moves."""

from typing import Any

import pytest

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
    orders,
    play,
    seat_of,
    until,
)

UTILITY = {"u_deploy": 4, "u_m_burst": 2, "u_m_leap": 2, "u_m_convoy": 2, "u_r_chaff": 2}
WEAPONS = {"diamondback": ("db_p2", "db_s1", "db_s2"), "kingwolf": ("kw_p2", "kw_s1", "kw_s2")}


def stage(faction: str, *hand: str, theirs: dict[str, Any] | None = None, **mine: Any) -> HeavyTable:
    """A faction on g6 in the Movement phase, alone on a board without buildings but for an enemy in a corner."""
    scene: dict[str, Any] = {
        key: mine.pop(key) for key in ("buildings", "rubble", "options", "dice", "phase") if key in mine
    }
    seat: dict[str, Any] = {"faction": faction, "units": hh("g6"), "hand": list(hand)} | mine
    enemy = "hammerstrike" if faction != "hammerstrike" else "kingwolf"
    other: dict[str, Any] = {"faction": enemy, "units": hh("m11"), "hand": []} | (theirs or {})
    return arena(seat, other, **{"buildings": [], "phase": "movement", **scene})


def extended(faction: str, *hand: str, **changes: Any) -> HeavyTable:
    """The same with a deck from the extended pack."""
    primary, *secondary = WEAPONS[faction]
    deck = {"faction": faction, "primary": primary, "secondary": secondary, "utility": UTILITY}
    return stage(faction, *hand, options={"pack": "extended", "decks": [deck, None]}, **changes)


def ends(table: HeavyTable) -> set[str]:
    return {word.partition(":")[2] for word in options(table) if word.startswith("move:")}


def offers(table: HeavyTable) -> dict[str, Any]:
    found: dict[str, Any] = table.view(0)["decisions"][0]["offers"]
    return {word.partition(":")[2]: offer for word, offer in found.items()}


def prices(table: HeavyTable, *names: str) -> list[int]:
    return [offers(table)[name]["price"] for name in names]


def up(table: HeavyTable) -> tuple[int, str]:
    """Seat and kind of the only open question."""
    (decision,) = table.decisions
    return decision.seat, decision.kind


# -- at most one, in its window --


def test_a_maneuver_is_played_before_the_heavy_hitter_moves() -> None:
    """gkr/G82, gkr/card/u_m_burst, gkr/card/u_m_leap, gkr/card/u_m_convoy: each is a word of the same question."""
    table = extended("diamondback", "u_m_burst", "u_m_leap", "u_m_convoy", units=hh("g6", recon="g7"))
    assert options(table)[-3:] == ("u_m_burst", "u_m_leap", "u_m_convoy")
    play(table, "move:g5")
    assert kind(table) == "face"
    play(table, "face:n")
    assert up(table) == (1, "move")


def test_at_most_one_maneuver_is_played_in_a_round() -> None:
    """gkr/G82: the next round allows one again."""
    table = stage("diamondback", "u_m_burst", "u_m_burst", "u_m_db")
    play(table, "u_m_burst")
    assert "u_m_burst" not in options(table) and seat_of(table, 0)["maneuvered"]
    until(table, "deploy")
    until(table, "move", 0)
    assert options(table)[-1] == "u_m_burst"


def test_after_one_maneuver_the_late_window_is_closed() -> None:
    """gkr/G82, gkr/card/u_m_db: by public facts; without one it is open, whatever is in hand."""
    for word, open_ in (("u_m_burst", False), ("stay", True)):
        table = stage("diamondback", "u_m_burst", "u_m_db")
        play(table, word)
        until(table, "move", 1)
        play(table, "stay", "face:n")
        assert (table.decisions[0].kind == "late") == open_


# -- each of them --


def test_thruster_burst_gives_two_free_hexes_and_two_more() -> None:
    """gkr/card/u_m_burst, gkr/G199: free hexes are counted where they save most."""
    table = stage("diamondback", "u_m_burst", rubble={"g3": 0, "g9": 0, "g10": 1})
    play(table, "u_m_burst")
    assert prices(table, "g5", "g4", "g3", "g2", "g8") == [0, 0, 1, 2, 0]
    assert prices(table, "g9", "g10") == [1, 2]  # 3 hexes, 1 of them rubble; 4 hexes, 2 of them rubble
    assert {len(offer) for offer in offers(table).values()} == {1}
    play(table, "move:g2")
    assert seat_of(table, 0)["energy"] == 5 - 1 - 2 and seat_of(table, 0)["discard"] == ["u_m_burst"]


def test_thruster_burst_reaches_six_hexes() -> None:
    """gkr/card/u_m_burst, gkr/G198: from a corner, with a snare four."""
    table = stage("diamondback", "u_m_burst", units=hh("g11"))
    play(table, "u_m_burst")
    assert prices(table, "g5") == [4] and "g4" not in ends(table)
    table = stage("diamondback", "u_m_burst", units=hh("g11"), snared=True)
    play(table, "u_m_burst")
    assert prices(table, "g7") == [2] and "g6" not in ends(table)


def test_thruster_burst_and_oona_pike_go_together() -> None:
    """gkr/G199, gkr/pilot/p_db3: her hex is the first, the two others where they save most."""
    table = stage("diamondback", "u_m_burst", pilot="p_db3", rubble={"g3": 0}, buildings=["f3", "h3", "f4", "h4"])
    play(table, "u_m_burst")
    assert prices(table, "g5", "g4", "g3", "g2") == [0, 0, 0, 1]


def test_skyhook_leap_goes_three_hexes_in_a_straight_line_over_anything() -> None:
    """gkr/card/u_m_leap, gkr/G200: neither rubble nor a snare matters; only the end must be free."""
    table = extended(
        "diamondback", "u_m_leap", snared=True, buildings=["g5", "g3"], rubble={"g8": 0}, theirs={"units": hh("h5")}
    )
    play(table, "u_m_leap")
    assert {name for name in ends(table) if name[0] in "gh"} == {"g4", "g7", "g8", "g9", "h6"}
    assert len(ends(table)) == 18 - 3 and set(prices(table, *ends(table))) == {0}
    play(table, "move:g4")
    assert at(table, 0) == "g4" and seat_of(table, 0)["energy"] == 3


def test_a_leap_replaces_the_normal_move() -> None:
    """gkr/G201, gkr/card/u_m_leap: staying ends the move as well, and the card is spent."""
    table = extended("diamondback", "u_m_leap")
    play(table, "u_m_leap", "stay")
    assert kind(table) == "face" and at(table, 0) == "g6"
    assert seat_of(table, 0)["energy"] == 3 and seat_of(table, 0)["discard"] == ["u_m_leap"]


def test_convoy_order_moves_each_support_unit_one_hex_more() -> None:
    """gkr/card/u_m_convoy, gkr/G200, gkr/G80: at once, rubble or not; then the Heavy Hitter moves."""
    table = extended(
        "diamondback", "u_m_convoy", units=hh("g6", combat="g7", recon="c3"), rubble={"g8": 0}, buildings=["f7"],
        theirs={"units": hh("m11", recon="h7")},
    )  # fmt: skip
    play(table, "u_m_convoy")
    assert table.view(None)["decisions"][0]["about"] == {"unit": "combat"}
    assert asked(table) == (0, "move_unit", ("stay", "move:f6", "move:g8", "move:h6"))
    play(table, "move:g8")
    assert len(options(table)) == 1 + 6 and table.view(None)["decisions"][0]["about"] == {"unit": "recon"}
    play(table, "stay")
    assert kind(table) == "move" and len(ends(table)) > 50 and seat_of(table, 0)["energy"] == 5
    until(table, "move_unit")
    play(table, "move:g10")
    assert at(table, 0, "combat") == "g10"


def test_convoy_order_is_not_offered_without_a_support_unit() -> None:
    """gkr/card/u_m_convoy, gkr/G212"""
    assert "u_m_convoy" not in options(extended("diamondback", "u_m_convoy"))


def test_slither_step_comes_after_all_heavy_hitters() -> None:
    """gkr/card/u_m_db, gkr/G200: one hex for nothing, then the facing again; no snare binds it, no rubble costs."""
    table = stage("diamondback", "u_m_db", snared=True, rubble={"g5": 0}, energy=0, theirs={"units": hh("h5")})
    play(table, "stay", "face:n", "stay", "face:n")
    assert asked(table) == (0, "late", ("u_m_db", "pass", "pass:round"))
    play(table, "u_m_db")
    assert ends(table) == {"g5", "h6", "g7", "f6", "f5"} and set(prices(table, *ends(table))) == {0}
    play(table, "move:g5", "face:se")
    assert seat_of(table, 0)["units"]["hh"] == {"at": "g5", "facing": "se"} and life(table)[0] == 25
    assert seat_of(table, 0)["discard"] == ["u_m_db"]


def test_the_late_window_is_asked_of_whoever_might_hold_the_card() -> None:
    """gkr/card/u_m_db: of DiamondBack with any hand, of nobody else; pass:round closes it."""
    table = stage("diamondback", "db_p2")
    until(table, "late")
    assert asked(table) == (0, "late", ("pass", "pass:round"))
    play(table, "pass:round")
    assert seat_of(table, 0)["passed"] and {decision.kind for decision in table.decisions} == {"commit"}
    table = stage("kingwolf", "kw_p2")
    until(table, "move", 1)
    play(table, "stay", "face:n")
    assert {decision.kind for decision in table.decisions} == {"commit"}


def test_pounce_comes_nearer_to_an_enemy_heavy_hitter_for_nothing() -> None:
    """gkr/card/u_m_kw, gkr/G200, gkr/G201: three hexes, whatever the ground and the maximum move."""
    table = stage("kingwolf", "u_m_kw", snared=True, rubble={"g5": 0, "g4": 0}, theirs={"units": hh("g2")})
    play(table, "u_m_kw")
    assert ends(table) == {"g5", "g4", "g3"} and set(prices(table, *ends(table))) == {0}
    play(table, "move:g3", "face:n")
    assert seat_of(table, 0)["energy"] == 4 and up(table) == (1, "move")


@pytest.mark.parametrize(
    ("words", "number"), [(("u_m_kw", "move:g4"), 7), (("u_m_kw", "move:g3"), 6), (("move:g3",), 7)]
)
def test_after_a_pounce_next_to_an_enemy_the_first_attack_at_range_1_is_easier(
    words: tuple[str, ...], number: int
) -> None:
    """gkr/card/u_m_kw: the second weapon of the round has its own number again; whoever walks there gains nothing."""
    table = stage("kingwolf", "u_m_kw", "kw_p2", "kw_s1", theirs={"units": hh("g2")}, energy=9, dice="1 1 1 1")
    play(table, *words, "face:n")
    until(table, "commit")
    orders(table, "commit:kw_p2,kw_s1", "commit:none")
    play(table, "next:kw_p2", "fire:hh@1")
    until(table, "attack")
    play(table, "fire:hh@1")
    until(table, "tag")
    assert [event["needed"] for event in facts(table, "rolled")] == [number, 6]


def test_dosage_rush_makes_three_hexes_free_and_hurts() -> None:
    """gkr/card/u_m_th, gkr/G199: the maximum move stays 4; one damage without save follows, then the facing."""
    table = stage("thunderhappy", "u_m_th", "th_p2", rubble={"g5": 0})
    play(table, "u_m_th")
    assert prices(table, "g5", "g4", "g3", "g7", "g10") == [0, 0, 0, 0, 1] and "g2" not in ends(table)
    play(table, "move:g3")
    assert at(table, 0) == "g3" and asked(table) == (0, "lose", ("lose:top", "lose:th_p2"))
    play(table, "lose:th_p2")
    assert kind(table) == "face" and life(table)[0] == 24 and seat_of(table, 0)["energy"] == 5
    assert facts(table, "saves") == [] and seat_of(table, 0)["damage"] == ["th_p2"]


def test_dosage_rush_can_be_the_last_thing_a_heavy_hitter_does() -> None:
    """gkr/card/u_m_th: its damage is not overspent Energy, so no life need be left."""
    deck = "th_p2 " * 5 + "th_s1 th_s2 u_deploy " * 4 + "u_orbital u_m_burst u_r_chaff " * 2 + "u_r_th"
    table = stage("thunderhappy", "u_m_th", damage=deck.split())
    play(table, "u_m_th", "stay")
    assert kind(table) == "over" and table.view(None)["outcome"]["winners"] == [1]


def test_juno_sable_moves_on_once_a_game() -> None:
    """gkr/pilot/p_kw3, gkr/G200: after the facing, two hexes for nothing, then the facing again."""
    table = stage("kingwolf", pilot="p_kw3", snared=True, rubble={"g3": 0, "g2": 0})
    play(table, "move:g4", "face:n")
    assert asked(table) == (0, "dash", ("p_kw3", "done"))
    play(table, "p_kw3")
    assert len(ends(table)) == 18 and set(prices(table, *ends(table))) == {0}
    play(table, "move:g2", "face:s")
    assert seat_of(table, 0)["units"]["hh"] == {"at": "g2", "facing": "s"}
    assert seat_of(table, 0)["energy"] == 3 and seat_of(table, 0)["used"] == ["p_kw3"]
    until(table, "deploy")
    until(table, "move", 0)
    play(table, "stay", "face:n")
    assert table.decisions[0].kind == "commit"


def test_juno_sable_may_wait() -> None:
    """gkr/pilot/p_kw3: whoever says done is asked again next round; a spent pilot is not asked at all."""
    table = stage("kingwolf", pilot="p_kw3")
    play(table, "stay", "face:n", "done")
    assert up(table) == (1, "move")
    until(table, "dash")
    assert table.view(None)["round"] == 2
    table = stage("kingwolf", pilot="p_kw3", pilot_spent=True)
    play(table, "stay", "face:n")
    assert up(table) == (1, "move")


# -- hacks --


def test_leg_lock_takes_two_off_the_maximum_move_for_a_round() -> None:
    """gkr/card/s_leglock, gkr/G203: it is played before anybody moves."""
    table = stage("diamondback", theirs={"sponsors": ["s_leglock"]})
    assert asked(table) == (1, "hack", ("s_leglock@0", "pass", "pass:round"))
    play(table, "s_leglock@0")
    assert up(table) == (0, "move") and len(ends(table)) == 18
    assert [event["hexes"] for event in facts(table, "leg_locked", 0)] == [2]
    assert table.view(None)["sponsor_discard"] == ["s_leglock"]
    until(table, "deploy")
    until(table, "move", 0)
    assert len(ends(table)) == 60


def test_hacks_are_asked_in_turn_order_until_each_passes() -> None:
    """gkr/G203: of whoever holds a sponsor card, whichever it is; each enemy can be named."""
    seats = [{"hand": [], "sponsors": cards} for cards in (["s_pit"], [], ["s_leglock", "s_leglock", "s_pit"])]
    table = arena(*seats, phase="movement")
    assert asked(table) == (0, "hack", ("pass", "pass:round"))
    play(table, "pass")
    assert asked(table) == (2, "hack", ("s_leglock@0", "s_leglock@1", "pass", "pass:round"))
    play(table, "s_leglock@1", "s_leglock@0")
    assert up(table) == (0, "counter")
    play(table, "pass")
    assert asked(table) == (2, "hack", ("pass", "pass:round"))
    play(table, "pass")
    assert up(table) == (0, "move") and [seat_of(table, seat)["leg_lock"] for seat in (0, 1)] == [2, 2]


def test_a_firewall_cancels_a_hack_at_once() -> None:
    """gkr/card/s_firewall, gkr/card/s_leglock, gkr/G203: both cards are gone, and nothing has happened."""
    table = stage("diamondback", sponsors=["s_firewall"], theirs={"sponsors": ["s_leglock", "s_leglock", "s_firewall"]})
    play(table, "pass", "s_leglock@0")
    assert asked(table) == (0, "counter", ("s_firewall", "pass"))
    play(table, "s_firewall")
    assert up(table) == (1, "hack")
    assert sorted(table.view(None)["sponsor_discard"]) == ["s_firewall", "s_leglock"]
    assert [(event["by"], event["card"]) for event in facts(table, "countered")] == [(0, "s_leglock")]
    play(table, "pass")
    assert kind(table) == "move" and len(ends(table)) == 60


def test_the_counter_window_is_asked_of_any_seat_with_a_sponsor_card() -> None:
    """gkr/G203, gkr/card/s_firewall: by public facts; not of one that has passed for the round."""
    table = stage("diamondback", sponsors=["s_pit"], theirs={"sponsors": ["s_leglock"]})
    play(table, "pass", "s_leglock@0")
    assert asked(table) == (0, "counter", ("pass",))
    play(table, "pass")
    assert len(ends(table)) == 18
    table = stage("diamondback", sponsors=["s_firewall"], theirs={"sponsors": ["s_leglock"]})
    play(table, "pass:round", "s_leglock@0")
    assert kind(table) == "move" and len(ends(table)) == 18
