"""Solo opponents fight: cards from the top of their deck, targets by priority, repairs before attacks."""

from typing import Any

import pytest

from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.scenes import at, hh, life, options, play, seat_of, until
from tests.scenes.heavy_hitters.scenes import facts as events
from tests.scenes.heavy_hitters.solo import around, dice, fought, revealed, shots, solo
from tests.scenes.heavy_hitters.support import facts

MISS = "1 1 "
HIT = "6 6 "
NEAR = {"units": hh("g4", "s")}  # the human, 2 hexes ahead of g6
AWAY = hh("m11")  # an opposing Heavy Hitter whose weapons reach nobody
DULL = ["kw_p1", "kw_p1"]  # cards that reach nobody from there


def armed(*cards: str, **units: str) -> dict[str, Any]:
    """An opponent on g6 that faces north, with these cards on top."""
    return {"units": hh("g6", "n", **units), "deck": list(cards)}


def duel(
    opponent: dict[str, Any], weapon: str, dice: str, human: dict[str, Any] | None = None, **scene: Any
) -> HeavyTable:
    """The human fires a weapon at the opposing Heavy Hitter as soon as it may; the Combat phase goes to its end."""
    squad = NEAR | {"hand": [weapon]} | (human or {})
    table = solo(opponent, human=squad, phase="combat", dice=dice, **scene)
    play(table, f"commit:{weapon}")
    until(table, "attack")
    play(table, "fire:hh@1")
    until(table, "tag")
    return table


# -- cards --


def test_cards_are_revealed_after_the_human_has_declared() -> None:
    """gkr/X90: one die and the top cards, in their order; no Energy is paid for them (X92)."""
    table = solo(armed("kw_s2", "kw_p1", "kw_s3"), human=NEAR | {"hand": ["db_s1"]}, phase="combat", dice="3")
    assert not events(table, "die") and not events(table, "revealed")
    play(table, "commit:db_s1")
    order = [event["type"] for event in table.events(None) if event["type"] in ("committed", "die", "revealed")]
    assert order == ["committed", "die", "revealed"] and dice(table, "reveal") == [3]
    assert revealed(table) == ["kw_s2", "kw_p1", "kw_s3"]


def test_energy_values_on_its_cards_are_ignored() -> None:
    """gkr/X92: it has none, fires all it reveals and loses nothing by it."""
    table = fought(armed("kw_p2", "kw_s3"), human=NEAR, dice="1 " + MISS * 2)
    assert len(shots(table)) == 2 and not events(table, "paid", 1) and not events(table, "overspent", 1)
    assert life(table)[1] == 24


def test_of_two_cards_of_one_name_one_is_discarded_and_the_others_act_by_speed() -> None:
    """Y12, gkr/X91, gkr/X122, gkr/X100: duplicates at once, the others when the phase is over."""
    table = solo(
        armed("kw_s2", "kw_s2", "kw_s3", "u_orbital"), human={"units": hh("g4", "s", combat="h5")},
        phase="combat", dice="6 " + MISS * 4,
    )  # fmt: skip
    play(table, "commit:none")
    assert [event["card"] for event in events(table, "duplicate", 1)] == ["kw_s2"]
    seen = seat_of(table, 1)
    assert table.decisions[0].kind == "attack", "the human's Combat unit comes between them"
    assert (seen["discard_count"], seen["in_play"]) == (1, ["kw_s2", "kw_s3", "u_orbital"])
    play(table, "hold")
    assert shots(table) == ["kw_s3>hh", "kw_s2>hh", "u_orbital>hh"]
    assert seat_of(table, 1)["discard_count"] == 4 and seat_of(table, 1)["in_play"] == []


def test_two_orbital_strikes_are_duplicates_too() -> None:
    """gkr/X122"""
    table = fought(armed("u_orbital", "u_orbital"), human=NEAR, dice="1 " + MISS)
    assert shots(table) == ["u_orbital>hh"]
    assert [(event["card"], event["rule"]) for event in events(table, "duplicate", 1)] == [("u_orbital", "gkr/X91")]


# -- order --


def test_at_equal_speed_the_human_comes_first_then_opponents_by_seat() -> None:
    """gkr/X65, gkr/X131: three weapons of speed 6; one Combat die for each opponent."""
    others = [armed("kw_s2", "kw_s2"), {"faction": "thunderhappy", "units": hh("g2", "s"), "deck": ["th_p2", "th_p2"]}]
    human = NEAR | {"hand": ["db_p2"]}
    table = solo(*others, human=human, phase="combat", dice="1 1 " + MISS * 3)
    play(table, "commit:db_p2")
    until(table, "attack")
    assert not events(table, "fired") and dice(table, "reveal") == dice(table, "reveal", 2) == [1]
    play(table, "fire:hh@1")
    until(table, "tag")
    assert [(event["seat"], event["weapon"]) for event in events(table, "fired")] == [
        (0, "db_p2"), (1, "kw_s2"), (2, "th_p2"),
    ]  # fmt: skip


@pytest.mark.parametrize("cards", [["kw_s1", "kw_p2"], ["kw_p2", "kw_s1"]])
def test_cards_of_equal_speed_act_in_the_order_revealed(cards: list[str]) -> None:
    """gkr/X65: both have speed 7."""
    table = fought(armed(*cards), human=NEAR, dice="1 " + MISS * 2)
    assert shots(table) == [f"{card}>hh" for card in cards]


def test_its_cards_come_before_its_units_of_equal_speed() -> None:
    """gkr/X65: both have speed 5."""
    opponent = {"faction": "thunderhappy", "units": hh("g6", combat="g5"), "deck": ["th_s1", "th_s1"]}
    table = fought(opponent, human=NEAR, dice="1 " + MISS * 2)
    assert shots(table) == ["th_s1>hh", "combat>hh"]


# -- targets --

PRIORITIES = {
    "hh": ["hh", "combat", "repair", "recon"],
    "combat": ["combat", "repair", "recon", "hh"],
    "repair": ["recon", "repair", "combat", "hh"],
    "recon": ["repair", "recon", "combat", "hh"],
}


@pytest.mark.parametrize("unit", PRIORITIES)
def test_the_first_kind_of_unit_in_its_list_is_attacked(unit: str) -> None:
    """gkr/X95, gkr/X96: whatever stands first in the list is taken away, until only the last is left."""
    told = facts("solo_tables")["attack_priority"]["heavy_hitter" if unit == "hh" else unit]
    assert [name.replace("heavy_hitter", "hh") for name in told] == PRIORITIES[unit]
    places = dict(zip(("hh", "combat", "repair", "recon"), around("g6"), strict=False))
    for gone in range(4):
        left = PRIORITIES[unit][gone:]
        human = {
            "units": hh("a1" if "hh" not in left else places["hh"]) | {u: {"at": places[u]} for u in left if u != "hh"}
        }
        opponent = armed("kw_s3", "kw_s3") if unit == "hh" else {"units": AWAY | {unit: {"at": "g6"}}, "deck": DULL}
        table = fought(opponent, human=human, dice="1 " + MISS)
        weapon = "kw_s3" if unit == "hh" else unit
        assert shots(table)[:1] == [f"{weapon}>{left[0]}"]
        assert events(table, "fired", 1)[0]["rule"] == "gkr/X96"


def test_a_combat_unit_attacks_repair_if_combat_is_out_of_range() -> None:
    """Y13, gkr/X95: its Heavy Hitter, Repair and Recon units are in range too."""
    human = {"units": hh("g5", combat="g2", repair="h6", recon="f6")}
    table = fought({"units": AWAY | {"combat": {"at": "g6"}}, "deck": DULL}, human=human, dice="1 " + MISS)
    assert shots(table) == ["combat>repair"]


def test_in_range_means_range_arc_and_sight() -> None:
    """gkr/X135: a Combat unit behind a building is no target, nor a Heavy Hitter out of the arc."""
    human = {"units": hh("a1", combat="g4", repair="h7")}
    opponent = {"units": AWAY | {"combat": {"at": "g6"}}, "deck": DULL}
    assert shots(fought(opponent, human=human, buildings=["g5"], dice="1 " + MISS)) == ["combat>repair"]
    human = {"units": hh("g8", combat="g4")}
    assert shots(fought(armed("kw_s2", "kw_s2"), human=human, dice="1 " + MISS)) == ["kw_s2>combat"]


def test_without_a_legal_target_nothing_fires_and_the_weapon_is_discarded() -> None:
    """gkr/X97: neither a weapon nor a support unit; both are told."""
    table = fought(armed("kw_p1", "kw_p2", combat="g7"), dice="1")
    assert not shots(table)
    idle = [(event["weapon"], event["rule"]) for event in events(table, "no_target", 1)]
    assert idle == [("kw_p1", "gkr/X97"), ("kw_p2", "gkr/X97"), ("combat", "gkr/X97")]
    assert seat_of(table, 1)["discard_count"] == 2 and seat_of(table, 1)["deck_count"] == 22


def test_an_orbital_strike_is_aimed_at_the_heavy_hitter_however_far() -> None:
    """gkr/X101: although a Recon unit stands beside it."""
    table = fought(armed("u_orbital", "u_orbital"), human={"units": hh("a1", recon="g5")}, dice="1 " + MISS)
    assert shots(table) == ["u_orbital>hh"]
    assert events(table, "fired", 1)[0]["distance"] == 8


@pytest.mark.parametrize("place, walls", [("g9", []), ("h7", []), ("g3", ["g5"]), ("g9", ["g7", "g8"])])
def test_an_orbital_strike_needs_neither_arc_nor_sight(place: str, walls: list[str]) -> None:
    """gkr/X101, gkr/G153: its Heavy Hitter faces north; the human is behind it, behind a building, or both."""
    table = fought(armed("u_orbital", "u_orbital"), human={"units": hh(place)}, buildings=walls, dice="1 " + MISS)
    assert shots(table) == ["u_orbital>hh"] and not events(table, "no_target")


def test_units_of_other_opponents_do_not_hide_the_human() -> None:
    """gkr/X131: between g6 and g4 stands another opponent."""
    table = fought(armed("kw_s3", "kw_s3"), {"units": hh("g5")}, human=NEAR, dice="1 1 " + MISS)
    assert shots(table)[0] == "kw_s3>hh" and events(table, "fired", 1)[0]["sight"] == "clear"


def test_opponents_never_attack_each_other() -> None:
    """gkr/X105, gkr/X132: two of them side by side, the human far away."""
    table = fought(armed("kw_s3", "kw_p1", combat="g7"), {"units": hh("g5", recon="h5")}, dice="1 1")
    assert all(event["on"] == 0 for event in events(table, "fired"))
    assert "kw_s3" in [event["weapon"] for event in events(table, "no_target", 1)]


def test_splash_of_an_opponent_spares_other_opponents() -> None:
    """gkr/X132, gkr/X105: its own unit and the human's beside the target suffer."""
    opponent = {"units": hh("m11", combat="g3"), "deck": ["u_orbital", "u_orbital"]}
    other = {"faction": "thunderhappy", "units": hh("f4", recon="h4"), "deck": ["th_s3", "th_s3"]}
    human = {"units": hh("g4", recon="f3")}
    table = fought(opponent, other, human=human, dice="1 1 " + MISS * 2 + HIT + "6 6 6 6 6 6")
    assert shots(table) == ["combat>recon", "u_orbital>hh"] and shots(table, 2) == ["recon>recon"]
    splashed = [event for event in events(table, "saves") if event.get("cause") == "splash"]
    assert [(event["seat"], event["unit"]) for event in splashed] == [(0, "recon"), (1, "combat")]


# -- dice and abilities --


def test_attack_and_armor_dice_of_the_opponent_are_thrown_for_it() -> None:
    """gkr/X94, gkr/X61: nobody is asked; two of four white dice fail."""
    table = duel(armed("kw_p1", "kw_p1"), "db_p2", "1 " + HIT + "5 6 1 4")
    saves = events(table, "saves", 1)[0]
    assert (saves["dice"], saves["needed"], saves["saved"]) == (["5", "6", "1", "4"], 5, 2)
    assert [event["left"] for event in events(table, "lost_unseen", 1)] == [23, 22]


def test_abilities_that_need_a_decision_are_ignored() -> None:
    """gkr/X93, gkr/keyword/advance: its Heavy Hitter stays, and nobody is asked."""
    data = {"weapons": {"kw_s3": {"keywords": ["advance"]}}}
    table = fought(armed("kw_s3", "kw_s3"), human=NEAR, options={"data": data}, dice="1 " + MISS)
    assert shots(table) == ["kw_s3>hh"] and at(table, 1) == "g6" and not events(table, "moved", 1)


@pytest.mark.parametrize("decision", [False, True])
def test_the_data_say_which_abilities_need_a_decision(decision: bool) -> None:
    """gkr/X93: splash works by itself, unless the owner of a box marks it."""
    data = {"keywords": {"splash": {"decision": decision}}}
    human = {"units": hh("g4", recon="g3")}
    table = fought(armed("u_orbital", "u_orbital"), human=human, options={"data": data}, dice="1 " + HIT + "6 6 6 6 6")
    assert len([event for event in events(table, "saves", 0) if event.get("cause") == "splash"]) == (not decision)


def test_abilities_without_a_decision_work() -> None:
    """gkr/X93, gkr/keyword/reel: on the border of two directions the opponent takes the lower index (G186)."""
    table = fought(armed("kw_s2", "kw_s2"), human={"units": hh("h4")}, dice="1 " + HIT + "6 6")
    assert [(event["to"], event.get("cause")) for event in events(table, "pushed", 0)] == [("h5", "reel")]


# -- repairs --


@pytest.mark.parametrize("die, mended", [(2, 0), (3, 1), (6, 1)])
def test_a_repair_unit_repairs_instead_of_attacking(die: int, mended: int) -> None:
    """Y14, gkr/X98, gkr/X99: a Recon unit is in range; from 3 on a damage card becomes a discard, unseen."""
    opponent = {"units": hh("m11", repair="m10"), "deck": DULL, "damage": 4}
    table = fought(opponent, human={"units": hh("a1", recon="m9")}, dice=f"1 {die}")
    assert [(event["die"], event["rule"]) for event in events(table, "repair_tried", 1)] == [(str(die), "gkr/X98")]
    seen = seat_of(table, 1)
    assert (seen["damage_count"], seen["discard_count"]) == (4 - mended, 2 + mended)
    assert len(events(table, "mended_unseen", 1)) == mended and not shots(table)


@pytest.mark.parametrize("place, damage", [("m9", 4), ("m10", 0)])
def test_a_repair_unit_that_cannot_repair_attacks(place: str, damage: int) -> None:
    """gkr/X99: it is not adjacent, or nothing is damaged."""
    opponent = {"units": hh("m11", repair=place), "deck": DULL, "damage": damage}
    table = fought(opponent, human={"units": hh("a1", recon="l8")}, dice="1 " + MISS)
    assert shots(table) == ["repair>recon"] and not events(table, "repair_tried")


def test_a_repair_unit_does_not_repair_another_opponent() -> None:
    """gkr/X99, gkr/X105: only its own Heavy Hitter."""
    opponent = {"units": hh("m11", repair="g6"), "deck": DULL, "damage": 4}
    table = fought(opponent, {"units": hh("g7"), "damage": 4}, human={"units": hh("a1", recon="g5")})
    assert "repair>recon" in shots(table) and not events(table, "repair_tried")


# -- damage in the middle of the phase --


def test_the_last_cards_in_play_are_lost_from_the_slowest_on() -> None:
    """gkr/X100: draw and discard pile are empty; kw_s2 is lost before its speed comes up and does not fire."""
    table = duel(armed("kw_s3", "kw_s2") | {"damage": 22}, "db_s1", "1 " + MISS + HIT + "1 6")
    assert [(event["card"], event["from"]) for event in events(table, "lost", 1)] == [("kw_s2", "play")]
    assert shots(table) == ["kw_s3>hh"] and life(table)[1] == 1


def test_cards_in_play_are_not_lost_while_there_are_others() -> None:
    """gkr/X100, gkr/X62: the discard pile becomes the draw pile first."""
    table = duel(armed("kw_s3", "kw_s2") | {"damage": 20, "discard": 2}, "db_s1", "1 " + MISS + HIT + "1 6 " + MISS)
    assert shots(table) == ["kw_s3>hh", "kw_s2>hh"] and not events(table, "lost", 1)
    assert [(event["rule"], event["count"]) for event in events(table, "reshuffled", 1)] == [("gkr/X62", 2)]


# -- effects of the human's cards --


@pytest.mark.parametrize("cards, left", [(2, 1), (1, 1)])
def test_a_nauseous_opponent_reveals_a_card_fewer_but_one_at_least(cards: int, left: int) -> None:
    """gkr/X127, gkr/keyword/nausea: once, in its next Combat phase."""
    data = {
        "combat_cards": {str(die): {"cards": cards} for die in range(1, 7)},
        "weapons": {"db_s1": {"keywords": ["nausea"]}},
    }
    table = duel(armed("kw_p1", "kw_p1"), "db_s1", "1 " + HIT + "6 6", options={"data": data})
    assert len(events(table, "nauseous", 1)) == 1
    for _ in range(2):
        until(table, "commit")
        play(table, "commit:none")
        until(table, "tag")
    assert [event["count"] for event in events(table, "revealed", 1)] == [cards, left, cards]


def test_a_dazzled_opponent_needs_2_more_with_later_attacks_of_the_phase() -> None:
    """gkr/X127, gkr/keyword/dazzle"""
    data = {"weapons": {"db_s1": {"keywords": ["dazzle"]}}}
    table = duel(armed("kw_s3", "kw_p2"), "db_s1", "1 " + MISS + HIT + "6 6 " + MISS, options={"data": data})
    assert [(event["weapon"], event["number"]) for event in events(table, "fired", 1)] == [("kw_s3", 7), ("kw_p2", 9)]


def test_a_snare_holds_an_opponent_in_its_next_movement_phase() -> None:
    """gkr/X127, gkr/keyword/snare"""
    dice_ = "1 " + HIT + "6 1 5"  # then a 1 for Deploy and a charge
    table = duel(armed("kw_p1", "kw_p1"), "db_s3", dice_, options={"decks": ["db_sniper", None]})
    assert events(table, "snared", 1) and seat_of(table, 1)["snared_next"]
    until(table, "commit")
    assert dice(table, "hh") == [5] and seat_of(table, 1)["snared"]
    assert [event["reason"] for event in events(table, "letter_skipped", 1)][:3] == ["held_back"] * 3
    until(table, "reset")
    until(table, "deploy")
    assert "snared" not in seat_of(table, 1), "for one round"


@pytest.mark.parametrize("keyword, start, place", [("shove", "g6", "g7"), ("reel", "g7", "g6")])
def test_shove_and_reel_move_an_opponent_as_usual(keyword: str, start: str, place: str) -> None:
    """gkr/X127, gkr/keyword/shove, gkr/keyword/reel"""
    data = {"weapons": {"db_s1": {"keywords": [keyword]}}}
    opponent = {"units": hh(start), "deck": DULL}
    table = duel(opponent, "db_s1", "1 " + HIT + "6 6", options={"data": data})
    assert at(table, 1) == place and events(table, "pushed", 1)[0].get("cause") == keyword


def test_bite_back_takes_cards_from_the_top_of_its_draw_pile() -> None:
    """gkr/X127, gkr/card/u_r_kw: armor saves are thrown for it."""
    human = {"faction": "kingwolf", "units": hh("g4", "s"), "hand": ["u_r_kw"], "energy": 5}
    opponent = {"faction": "thunderhappy", "units": hh("g6"), "deck": ["th_p2", "th_p2"]}
    table = solo(opponent, human=human, phase="combat", dice="1 " + HIT + "1 6 6 6  1 5")
    play(table, "commit:none")
    until(table, "brace")
    play(table, "u_r_kw")
    until(table, "tag")
    assert events(table, "saves", 1)[0]["dice"] == ["1", "5"] and len(events(table, "lost_unseen", 1)) == 1


def test_targeting_scramble_works_and_cannot_be_countered() -> None:
    """gkr/X127, gkr/card/s_scramble"""
    table = solo(armed("kw_s3", "kw_s3"), human=NEAR | {"sponsors": ["s_scramble"]}, phase="combat", dice="1 6 2")
    play(table, "commit:none")
    assert "s_scramble" in options(table)
    play(table, "s_scramble")
    until(table, "tag")
    assert events(table, "rolled", 1)[0]["needed"] == 9 and events(table, "missed", 1)
