"""Damage card by card, hits on support units, destruction and repair."""

from typing import Any

import pytest

from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.fights import about, aimed, commit, fight, shot, squad, target, turn_of
from tests.scenes.heavy_hitters.scenes import asked, at, facts, kind, life, options, play, rules, seat_of, until


def wounded(hand: str, unsaved: int, **theirs: Any) -> HeavyTable:
    """A DiamondBack is to lose so many cards of at most 4, and has passed all windows."""
    dice = "6 6" + " 1" * unsaved + " 6" * (4 - unsaved)
    table = shot("th_p2", "g6", squad("db", "g4", "n", hand, **theirs), dice=dice)
    if kind(table) == "dodge":
        play(table, "pass:round")
    return table


def lost(table: HeavyTable, seat: int = 1) -> list[tuple[str, str]]:
    return [(event["card"], event["from"]) for event in facts(table, "lost", seat)]


# -- cards --


def test_each_damage_is_the_top_card_or_a_card_of_the_hand() -> None:
    """gkr/G121, gkr/G122: asked for each; the cards lie open in the damage pile."""
    table = wounded("db_s1 db_s1 u_deploy", 3, deck="db_p2")
    assert asked(table) == (1, "lose", ("lose:top", "lose:db_s1", "lose:u_deploy", "lose:rest"))
    assert about(table) == {"left": 3}
    play(table, "lose:db_s1", "lose:top")
    assert asked(table) == (1, "lose", ("lose:top", "lose:db_s1", "lose:u_deploy"))
    play(table, "lose:u_deploy")
    assert lost(table) == [("db_s1", "hand"), ("db_p2", "deck"), ("u_deploy", "hand")]
    assert sorted(seat_of(table, 1)["damage"]) == ["db_p2", "db_s1", "u_deploy"] and life(table)[1] == 22


def test_the_rest_may_come_from_the_top_without_further_questions() -> None:
    """gkr/G122, gkr/G181: lose:rest."""
    table = wounded("u_deploy", 4)
    play(table, "lose:top", "lose:rest")
    assert [place for _, place in lost(table)] == ["deck"] * 4 and seat_of(table, 1)["hand_count"] == 1


def test_without_a_hand_nothing_is_asked() -> None:
    """gkr/G122: only the top card can be named."""
    table = wounded("", 2)
    assert kind(table) == "tag" and [place for _, place in lost(table)] == ["deck", "deck"]


def test_an_empty_draw_pile_is_renewed_before_the_owner_chooses() -> None:
    """gkr/G41, gkr/G122, gkr/G123: T12, 2 damage, a hand of 1, a draw pile of 1, 5 discards."""
    piles = {"deck": "db_s2", "discard": "db_s1 db_s1 db_s1 db_s1 u_deploy", "only": True}
    table = wounded("db_p2", 2, **piles)
    play(table, "lose:top")
    assert facts(table, "reshuffled", 1)[0]["count"] == 5 and seat_of(table, 1)["discard"] == []
    assert asked(table) == (1, "lose", ("lose:top", "lose:db_p2"))
    play(table, "lose:db_p2")
    assert lost(table) == [("db_s2", "deck"), ("db_p2", "hand")]
    assert seat_of(table, 1)["deck_count"] == 5 and seat_of(table, 1)["damage_count"] == 20


def test_the_rest_goes_on_through_a_renewed_draw_pile() -> None:
    """gkr/G123"""
    table = wounded("db_p2", 3, deck="db_s2", discard="db_s1 db_s1 db_s1", only=True)
    play(table, "lose:rest")
    assert [place for _, place in lost(table)] == ["deck"] * 3 and len(facts(table, "reshuffled")) == 1
    assert kind(table) == "tag" and seat_of(table, 1)["hand_count"] == 1


def test_with_both_piles_empty_the_card_comes_from_the_hand() -> None:
    """gkr/G123: asked even if all cards are alike, so that silence tells nothing of the hand."""
    table = wounded("db_s1 db_s1 db_s1", 2, only=True)
    assert asked(table) == (1, "lose", ("lose:db_s1",))
    play(table, "lose:db_s1", "lose:db_s1")
    assert lost(table) == [("db_s1", "hand")] * 2 and kind(table) == "tag"


def last_cards(damage: int, **more: Any) -> HeavyTable:
    """T13: the target has one hand card and one unfired weapon in play."""
    theirs = squad("hs", "g4", "s", "u_deploy hs_s1", only=True, **more)
    dice = "6 6" + " 1" * damage + " 6" * (4 - damage)
    table = fight(squad("th", "g6", "n", "th_p2"), theirs, target("m11", "kw"), dice=dice)
    commit(table, "th_p2", "hs_s1")
    play(table, "fire:hh@1", "pass", "pass")  # dodge, shield
    return table


def test_cards_in_play_are_lost_last_and_a_lost_weapon_does_not_fire() -> None:
    """gkr/G124, gkr/G125: T13, with 1 damage the hand card goes, with 2 the Heavy Hitter is destroyed."""
    table = last_cards(1)
    assert lost(table) == [("u_deploy", "hand")]
    assert asked(table) == (1, "attack", ("fire:hh@0", "hold"))
    table = last_cards(2)
    assert lost(table) == [("u_deploy", "hand"), ("hs_s1", "play")] and seat_of(table, 1)["out"]
    assert len(facts(table, "fired")) == 1


def test_the_owner_chooses_which_card_in_play_is_lost() -> None:
    """gkr/G124: two unfired weapons, nothing else."""
    theirs = squad("hs", "g4", "s", "hs_s1 hs_s3", only=True)
    table = fight(squad("th", "g6", "n", "th_p2"), theirs, dice="6 6 1 6 6 6")
    commit(table, "th_p2", "hs_s1,hs_s3")
    play(table, "fire:hh@1")
    assert asked(table) == (1, "lose", ("lose:hs_s1", "lose:hs_s3"))
    play(table, "lose:hs_s3")
    assert about(table)["weapon"] == "hs_s1"
    play(table, "hold")
    assert kind(table) == "tag"


def test_damage_beyond_the_last_card_is_ignored() -> None:
    """gkr/G125: 4 damage for 2 cards."""
    table = last_cards(4)
    assert seat_of(table, 1)["damage_count"] == 25 and len(lost(table)) == 2


@pytest.mark.parametrize(("damage", "left"), [(1, 2), (2, 1), (3, 0)])
def test_discards_keep_a_heavy_hitter_alive(damage: int, left: int) -> None:
    """gkr/G15, gkr/G40: no hand, one card to draw, two discards; it falls with the last of its 25 cards only."""
    table = wounded("", damage, deck="db_s2", discard="db_s1 u_deploy", only=True)
    assert life(table)[1] == left and seat_of(table, 1)["damage_count"] == 25 - left
    assert (table.outcome is None) is (left > 0) and len(facts(table, "eliminated")) == (left == 0)


def test_a_destroyed_heavy_hitter_leaves_the_board_with_all_it_has() -> None:
    """gkr/G15, gkr/G126: units, tags and sponsor cards go; the cards are named."""
    theirs = squad("hs", "g4", "n", "u_deploy", only=True, recon="a1", tags={"c4": 2}, sponsors=["s_pit", "s_surge"])
    table = fight(squad("th", "g6", "n", "th_p2"), theirs, target("m11"), buildings=["c4"], dice="6 6 1 1 1 1")
    commit(table, "th_p2")
    play(table, "fire:hh@1", "pass", "pass")
    seat = seat_of(table, 1)
    assert (seat["units"], seat["tags"], seat["sponsor_count"], seat["out"]) == ({}, {}, 0, True)
    assert sorted(table.view(None)["sponsor_discard"]) == ["s_pit", "s_surge"]
    assert facts(table, "eliminated")[0] | {"n": 0} == {
        "n": 0,
        "type": "eliminated",
        "seat": 1,
        "rule": "gkr/G15",
        "by": 0,
    }


def test_the_last_one_standing_has_won() -> None:
    """gkr/G13, gkr/G125, gkr/G173: the attack is not carried on."""
    table = shot("hs_s4", "g6", squad("db", "g5", "n", deck="db_s1", only=True), dice="6 6 1 1 1", mine={"recon": "g4"})
    assert table.outcome is not None and table.outcome["reason"] == "last_standing" and table.outcome["winners"] == [0]
    assert at(table, 0, "recon") == "g4"


def test_a_bite_may_destroy_the_attacker() -> None:
    """gkr/G204, gkr/G173, gkr/card/u_r_kw: three play; the weapon is gone with it."""
    mine = squad("th", "g6", "n", "th_p2", only=True, deck="th_p2")
    table = fight(mine, squad("kw", "g5", "n", "u_r_kw"), target("m11", "db"), dice="6 6 1 6 6 6 1 1")
    commit(table, "th_p2")
    play(table, "fire:hh@1", "pass", "u_r_kw")
    assert seat_of(table, 0)["out"] and life(table) == [0, 24, 25] and facts(table, "eliminated")[0]["by"] == 1
    assert asked(table) == (1, "upgrade", options(table))  # 3 spaces for a Heavy Hitter


def test_a_draw_from_a_short_pile_renews_it_and_leaves_the_damage() -> None:
    """gkr/G41: T17, a draw pile of 2, 10 discards, 4 cards to draw."""
    discard = "u_deploy " * 4 + "db_s2 " * 4 + "u_r_chaff u_r_chaff"
    seat = squad("db", "g6", "n", "u_orbital u_orbital", deck="db_p2 db_s1", discard=discard, only=True)
    table = fight(seat, target("g4"), phase="reset")
    assert (seat_of(table, 0)["deck_count"], seat_of(table, 0)["damage_count"]) == (2, 11)
    until(table, "deploy")
    now = seat_of(table, 0, 0)
    assert now["hand_count"] == 6 and {"db_p2", "db_s1"} <= set(now["hand"])
    assert (now["deck_count"], now["discard_count"], now["damage_count"]) == (8, 0, 11)
    assert facts(table, "reshuffled", 0)[0]["count"] == 10


# -- support units --


@pytest.mark.parametrize(("unit", "points"), [("combat", 3), ("repair", 3), ("recon", 2)])
def test_support_units_have_hit_points(unit: str, points: int) -> None:
    """gkr/G9, gkr/G127, gkr/G67: each unsaved damage takes 1; at 0 it is back in the reserve, in full."""
    for hits in range(1, 5):
        dice = "6 6" + " 1" * hits + " 6" * (4 - hits)
        table = aimed("th_p2", "g6", target("m11", **{unit: "g4"}), dice=dice)
        turn_of(table, "th_p2")
        play(table, f"fire:{unit}@1")
        if hits < points:
            assert seat_of(table, 1)["units"][unit]["hits"] == hits
            assert facts(table, "hurt")[0]["left"] == points - hits
        else:
            assert at(table, 1, unit) is None and facts(table, "unit_destroyed")[0]["by"] == 0
        assert life(table)[1] == 25


def test_saves_and_damage_of_splash_are_one_application() -> None:
    """gkr/G205, gkr/G173: two Heavy Hitters fall to one splash, and both lose their cards before."""
    table = fight(
        squad("hs", "g6", "n", "hs_s4"),
        squad("kw", "h4", deck="kw_p2", only=True),
        squad("th", "f4", deck="th_p2", only=True),
        squad("db", "g5"),
        dice="6 6 6 6 6 1 1",
    )
    commit(table, "hs_s4")
    play(table, "fire:hh@3")
    types = [event["type"] for event in table.events(None) if event["type"] in ("lost", "eliminated")]
    assert types == ["lost", "lost", "eliminated", "eliminated"]
    assert [event["seat"] for event in facts(table, "eliminated")] == [1, 2]
    assert life(table) == [25, 0, 0, 25]


def test_cards_lost_to_splash_are_chosen_in_turn_order() -> None:
    """gkr/G205"""
    table = fight(
        squad("hs", "g6", "n", "hs_s4"),
        squad("kw", "h4", hand="u_deploy"),
        squad("th", "f4", hand="u_deploy"),
        squad("db", "g5"),
        dice="6 6 6 6 6 1 1",
        glory_hound=2,
    )
    commit(table, "hs_s4")
    play(table, "fire:hh@3")
    assert asked(table) == (2, "lose", ("lose:top", "lose:u_deploy"))
    play(table, "lose:top")
    assert asked(table) == (1, "lose", ("lose:top", "lose:u_deploy"))


# -- repair --


def workshop(dice: str, damage: str = "kw_p2 u_deploy u_deploy", **more: Any) -> HeavyTable:
    """A Repair unit of King Wolf beside its damaged Heavy Hitter, an enemy near by."""
    mine = {"damage": damage, "repair": "g5"} | more
    table = fight(squad("kw", "g6", "n", **mine), target("g3", "th", recon="m1"), dice=dice)
    commit(table)
    return table


@pytest.mark.parametrize(("die", "mended"), [("2", False), ("3", True), ("6", True)])
def test_a_repair_succeeds_on_3_or_more(die: str, mended: bool) -> None:
    """gkr/G128, gkr/G129, gkr/G131: T14, instead of an attack; the owner names the card, which is discarded."""
    table = workshop(die)
    assert asked(table) == (0, "attack", ("fire:hh@1", "repair", "hold"))
    play(table, "repair")
    tried = facts(table, "repair_tried")[0]
    assert (tried["needed"], tried["on"], tried["die"]) == (3, 0, die)
    if mended:
        assert asked(table) == (0, "mend", ("mend:kw_p2", "mend:u_deploy"))
        play(table, "mend:u_deploy")
        assert sorted(seat_of(table, 0)["damage"]) == ["kw_p2", "u_deploy"]
        assert seat_of(table, 0)["discard"] == ["u_deploy"]
    assert kind(table) == "tag" and facts(table, "fired") == [] and life(table)[0] == (23 if mended else 22)


def test_a_repair_is_tried_at_the_speed_of_the_unit() -> None:
    """gkr/G130, gkr/G104: after the Combat unit at 5."""
    table = workshop("3", combat="g4")
    assert about(table)["unit"] == "combat"
    play(table, "hold")
    assert about(table)["unit"] == "repair"


def test_only_a_damaged_adjacent_own_heavy_hitter_is_repaired() -> None:
    """gkr/G130, gkr/G132: not at distance 2, not undamaged, no support unit, no enemy."""
    assert options(workshop("", damage="")) == ("fire:hh@1", "hold")
    assert options(workshop("", repair="g4")) == ("fire:hh@1", "hold")
    units = {"hh": {"at": "g6"}, "repair": {"at": "g4"}, "combat": {"at": "g5", "hits": 1}}
    table = fight(squad("kw", "g6") | {"units": units}, squad("th", "h4", damage="th_p2"), dice="")
    commit(table)
    turn_of(table, "repair")
    assert options(table) == ("fire:hh@1", "hold")


def test_only_the_repair_unit_repairs() -> None:
    """gkr/G128: Combat and Recon do not."""
    table = fight(squad("kw", "g6", damage="kw_p2", combat="f5", recon="g5"), target("g3", "th"))
    commit(table)
    assert options(table) == ("fire:hh@1", "hold")
    play(table, "hold")
    assert options(table) == ("fire:hh@1", "hold")


def test_a_repair_needs_no_target_to_fire_at() -> None:
    """gkr/G128: and a single kind of damage card comes back without a question."""
    table = workshop("3", damage="u_deploy", repair="g7")
    assert asked(table) == (0, "attack", ("repair", "hold"))
    play(table, "repair")
    assert kind(table) == "tag" and life(table)[0] == 25 and rules(table, "mended") == ["gkr/G131"]


def test_lio_marsh_repairs_on_2_or_more() -> None:
    """gkr/pilot/p_th1"""
    for die, mended in (("1", 0), ("2", 1)):
        mine = squad("th", "g6", damage="u_deploy", repair="g5", pilot="p_th1")
        table = fight(mine, target("m11"), dice=die)
        commit(table)
        play(table, "repair")
        assert facts(table, "repair_tried")[0]["needed"] == 2 and len(facts(table, "mended")) == mended
