"""Reactions, sponsor cards, pilots and upgrades that act in an attack."""

from typing import Any

import pytest

from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.fights import aimed, commit, dice_of, fight, offer, shot, squad, target, turn_of
from tests.scenes.heavy_hitters.scenes import asked, at, facts, kind, life, options, play, rules, seat_of

PASS = ("pass", "pass:round")


def under_fire(own: str, hand: str = "", dice: str = "6 6 1 1 1 1", there: str = "g4", **theirs: Any) -> HeavyTable:
    """Four dice of damage have been fired from g6 at a squad of that faction; its first window is open."""
    weapon = "th_p2" if own != "th" else "db_p2"
    scene = {key: theirs.pop(key) for key in ("options", "mine", "rubble") if key in theirs}
    return shot(weapon, "g6", squad(own, there, "n", hand, **theirs), dice=dice, **scene)


def discards(table: HeavyTable, seat: int) -> list[str]:
    found: list[str] = seat_of(table, seat)["discard"]
    return found


# -- reactions --


def test_chaff_cloud_adds_2_to_the_attack_number() -> None:
    """gkr/card/u_r_chaff, gkr/G43: for 1 Energy; the card is discarded."""
    table = under_fire("kw", "u_r_chaff", "5 3")
    play(table, "u_r_chaff")
    assert facts(table, "rolled")[0]["needed"] == 9 and facts(table, "missed")
    assert seat_of(table, 1)["energy"] == 4 and discards(table, 1) == ["u_r_chaff"]


def test_chaff_cloud_protects_support_units_too() -> None:
    """gkr/card/u_r_chaff: any of one's own units."""
    table = aimed("th_p2", "g6", target("m11", repair="g4", hand="u_r_chaff"), dice="5 3")
    play(table, "fire:repair@1", "u_r_chaff")
    assert facts(table, "rolled")[0]["needed"] == 9


def test_an_overspent_reaction_costs_a_card_before_the_roll() -> None:
    """gkr/card/u_r_chaff, gkr/G179: damage by paying comes first."""
    table = under_fire("kw", "u_r_chaff u_deploy", "1 1", energy=0)
    play(table, "u_r_chaff")
    assert kind(table) == "lose" and facts(table, "rolled") == []
    play(table, "lose:u_deploy")
    assert life(table)[1] == 24 and facts(table, "rolled")[0]["needed"] == 9


def test_emergency_purge_takes_2_off_the_unsaved_damage() -> None:
    """gkr/card/u_r_purge: after the saves, never below 0, for 1 Energy."""
    for dice, lost in (("6 6 1 1 1 6", 1), ("6 6 1 6 6 6", 0)):
        table = under_fire("kw", "u_r_purge", dice)
        play(table, "pass")
        assert "u_r_purge" in options(table)
        play(table, "u_r_purge")
        assert life(table)[1] == 25 - lost and seat_of(table, 1)["energy"] == 4


def test_return_ping_brings_energy_after_a_miss_never_above_the_maximum() -> None:
    """gkr/card/u_r_ping"""
    for energy, after in ((2, 3), (5, 5)):
        table = under_fire("kw", "u_r_ping", "1 1", energy=energy)
        play(table, "pass")
        assert asked(table) == (1, "missed", ("u_r_ping", *PASS))
        play(table, "u_r_ping")
        assert seat_of(table, 1)["energy"] == after and discards(table, 1) == ["u_r_ping"]


def test_return_ping_answers_a_miss_on_a_support_unit() -> None:
    """gkr/card/u_r_ping: aimed at one of your units."""
    table = aimed("th_p2", "g6", target("m11", repair="g4", hand="u_r_ping", energy=1), dice="1 1")
    play(table, "fire:repair@1", "pass", "u_r_ping")
    assert seat_of(table, 1)["energy"] == 2


def test_refraction_plates_throw_every_failed_armor_die_again_once() -> None:
    """gkr/card/u_r_db: announced before the saves, 1 Energy."""
    table = under_fire("db", "u_r_db", "6 6 1 5 2 3 6 4 1")
    play(table, "pass")
    assert asked(table) == (1, "shield", ("u_r_db", *PASS)) and dice_of(table) == []
    play(table, "u_r_db")
    assert dice_of(table) == [["1", "5", "2", "3"], ["6", "4", "1"]] and life(table)[1] == 23
    assert seat_of(table, 1)["energy"] == 4 and discards(table, 1) == ["u_r_db"]


def test_dig_in_saves_with_4_or_more() -> None:
    """gkr/card/u_r_hs, gkr/G198: 1 Energy."""
    table = under_fire("hs", "u_r_hs", "6 6 4 4 3 1")
    play(table, "pass", "u_r_hs")
    assert facts(table, "saves")[0]["needed"] == 4 and life(table)[1] == 23 and seat_of(table, 1)["energy"] == 4


def test_dig_in_works_against_this_attack_only() -> None:
    """gkr/card/u_r_hs"""
    table = fight(squad("th", "g6", "n", "th_p2 th_s1"), squad("hs", "g4", "n", "u_r_hs"), dice="6 6 6 6 6 6 6 6 4 4")
    commit(table, "th_p2,th_s1")
    play(table, "fire:hh@1", "pass", "u_r_hs", "fire:hh@1")
    assert [event["needed"] for event in facts(table, "saves")] == [4, 5]


def test_dig_in_is_pierced_like_any_armor() -> None:
    """gkr/card/u_r_hs, gkr/keyword/pierce, gkr/G198: what sets the number comes first, then what adds."""
    table = shot("kw_p3", "g6", squad("hs", "g4", "n", "u_r_hs"), dice="6 6 5 5 5 5 4 4")
    play(table, "pass", "u_r_hs")
    assert facts(table, "saves")[0]["needed"] == 5 and kind(table) in ("lose", "tag")
    assert facts(table, "saves")[0]["saved"] == 4


def test_bite_back_hurts_a_near_attacker_when_the_attack_is_over() -> None:
    """gkr/card/u_r_kw: 2 damage with saves, after all else, for 1 Energy."""
    table = under_fire("kw", "u_r_kw", "6 6 1 6 6 6 1 5")
    play(table, "pass", "u_r_kw")
    assert life(table) == [24, 24] and rules(table, "saves")[1] == "u_r_kw"
    assert [event["seat"] for event in facts(table, "lost")] == [1, 0]
    assert discards(table, 1) == ["u_r_kw"] and seat_of(table, 1)["energy"] == 4


def test_bite_back_hurts_the_unit_that_attacked() -> None:
    """gkr/card/u_r_kw, gkr/G161: a Recon is destroyed by it, which counts for the defender."""
    table = fight(squad("th", "a1", recon="g5"), squad("kw", "g4", "n", "u_r_kw"), dice="6 6 1 1 1")
    commit(table)
    play(table, "fire:hh@1", "pass", "u_r_kw")
    assert at(table, 0, "recon") is None and facts(table, "unit_destroyed")[0]["by"] == 1
    assert [event["seat"] for event in facts(table, "fame")] == [1]


def test_bite_back_counts_the_distance_at_the_end_of_the_attack() -> None:
    """gkr/card/u_r_kw, gkr/G181: keywords come first, so a shove leaves it within 2."""
    table = shot("hs_p2", "g6", squad("kw", "g5", "n", "u_r_kw"), dice="6 6 1 6 6 6 1 1")
    play(table, "pass", "u_r_kw")
    assert at(table, 1) == "g4" and life(table) == [23, 24]


@pytest.mark.parametrize(
    ("keyword", "there", "unit", "bitten"),
    [("shove", "g4", "m1", False), ("reel", "g3", "m1", True), ("reel", "g3", "g4", False)],
)
def test_a_push_decides_whether_bite_back_reaches(keyword: str, there: str, unit: str, bitten: bool) -> None:
    """gkr/card/u_r_kw, gkr/G212: offered within 2 hexes, from 3 where the weapon reels; measured at the end."""
    data = {"data": {"weapons": {"th_p2": {"keywords": [keyword]}}}}
    table = aimed("th_p2", "g6", squad("kw", there, "n", "u_r_kw", repair=unit), dice="6 6 1 6 6 6 1 1", options=data)
    play(table, "fire:hh@1", "pass", "u_r_kw")
    assert life(table) == [23 if bitten else 25, 24] and discards(table, 1) == ["u_r_kw"]


def test_bite_back_opens_no_window_for_the_attacker() -> None:
    """gkr/G184, gkr/card/u_r_kw"""
    mine = {"pilot": "p_hs1", "upgrades": ["g_skin"], "hand": "u_r_hs"}
    table = shot("hs_s1", "g6", squad("kw", "g5", "n", "u_r_kw"), dice="6 6 1 6 1 1", mine=mine)
    play(table, "pass", "u_r_kw")
    assert asked(table) == (0, "lose", ("lose:top", "lose:u_r_hs", "lose:rest"))


def test_a_destroyed_heavy_hitter_bites_back_no_more() -> None:
    """gkr/G204: three play, and the defender loses its last cards, the reaction among them."""
    theirs = squad("kw", "g5", "n", "u_r_kw u_deploy", only=True)
    table = fight(squad("th", "g6", "n", "th_p2"), theirs, target("m11", "db"), dice="6 6 1 1 1 1")
    commit(table, "th_p2")
    play(table, "fire:hh@1", "pass", "u_r_kw")
    assert life(table) == [25, 0, 25] and seat_of(table, 1)["out"] and not rules(table, "saves")[1:]


def test_booster_shot_draws_2_after_a_loss_of_2() -> None:
    """gkr/card/u_r_th: for nothing, when the attack is over."""
    table = under_fire("th", "u_r_th", "6 6 1 1 6 6", energy=0)
    play(table, "pass", "u_r_th")
    seat = seat_of(table, 1)
    assert (seat["life"], seat["hand_count"], seat["discard"], seat["overspent"]) == (23, 2, ["u_r_th"], 0)
    assert facts(table, "drew", 1)[0]["count"] == 2 and kind(table) == "tag"


# -- sponsor cards --


def test_targeting_scramble_adds_2_to_an_enemy_attack() -> None:
    """gkr/card/s_scramble: a hack; nobody can counter it here."""
    table = under_fire("kw", dice="5 3", sponsors=["s_scramble"])
    play(table, "s_scramble")
    assert facts(table, "rolled")[0]["needed"] == 9 and facts(table, "sponsor_played")[0]["on"] == 0
    assert table.view(None)["sponsor_discard"] == ["s_scramble"]


@pytest.mark.parametrize(("word", "needed"), [("s_firewall", 7), ("pass", 9)])
def test_firewall_contract_cancels_a_scramble(word: str, needed: int) -> None:
    """gkr/card/s_firewall, gkr/card/s_scramble, gkr/G156: asked of the attacker at once; both cards are gone."""
    table = under_fire("kw", dice="1 1", sponsors=["s_scramble"], mine={"sponsors": ["s_firewall", "s_pit"]})
    play(table, "s_scramble")
    assert asked(table) == (0, "counter", ("s_firewall", "pass"))
    play(table, word, "pass", "pass")  # aim, reroll
    assert facts(table, "rolled")[0]["needed"] == needed
    gone = table.view(None)["sponsor_discard"]
    assert gone == (["s_scramble", "s_firewall"] if needed == 7 else ["s_scramble"])


def test_a_counter_is_asked_of_whoever_holds_a_sponsor_card() -> None:
    """gkr/G182, gkr/G203, gkr/card/s_firewall: whichever it is."""
    table = under_fire("kw", dice="1 1", sponsors=["s_scramble"], mine={"sponsors": ["s_pit"]})
    play(table, "s_scramble")
    assert asked(table) == (0, "counter", ("pass",))


def test_guided_ammo_takes_2_off_the_attack_number() -> None:
    """gkr/card/s_guided: of one attack, also of a support unit."""
    table = fight(squad("th", "a1", combat="g6", sponsors=["s_guided"]), target("g4"), dice="2 3 6 6")
    commit(table)
    play(table, "fire:hh@1")
    assert asked(table) == (0, "aim", ("s_guided", *PASS))
    play(table, "s_guided")
    assert facts(table, "rolled")[0]["needed"] == 5 and facts(table, "hit")


def test_replay_review_throws_both_attack_dice_again() -> None:
    """gkr/card/s_replay: after a miss; the new roll stands."""
    for again, hit in (("6 1", True), ("5 1", False)):
        table = under_fire("kw", dice=f"1 2 {again} 6 6 6 6", mine={"sponsors": ["s_replay", "s_pit"]})
        play(table, "pass")
        assert asked(table) == (0, "reroll", ("s_replay", "pass"))
        play(table, "s_replay")
        assert dice_of(table, "rolled") == [["1", "2"], again.split()]
        assert bool(facts(table, "hit")) == hit and kind(table) == "tag"


def test_armor_polish_makes_saves_1_better_for_any_unit() -> None:
    """gkr/card/s_polish"""
    table = under_fire("kw", dice="6 6 4 4 3 3", sponsors=["s_polish"])
    play(table, "pass", "s_polish")
    assert facts(table, "saves")[0]["needed"] == 4 and facts(table, "saves")[0]["saved"] == 2
    table = aimed("th_p2", "g6", target("m11", repair="g4", sponsors=["s_polish"]), dice="6 6 5 5 5 5")
    play(table, "fire:repair@1", "pass", "s_polish")
    assert facts(table, "saves")[0]["needed"] == 5 and facts(table, "saves")[0]["saved"] == 4


def test_polished_armor_is_never_better_than_3() -> None:
    """gkr/card/s_polish, gkr/upgrade/g_bulwark, gkr/G198: also where an owner's numbers would make it so."""
    table = under_fire("kw", sponsors=["s_polish"], upgrades=["g_bulwark"], dice="6 6 3 3 2 2")
    play(table, "pass", "s_polish")
    assert facts(table, "saves")[0]["needed"] == 3
    more = {"data": {"sponsor_cards": {"s_polish": {"effect": {"n": 3}}}}}
    table = under_fire("kw", sponsors=["s_polish"], upgrades=["g_bulwark"], options=more)
    play(table, "pass", "s_polish")
    assert facts(table, "saves")[0]["needed"] == 3


# -- pilots --


def test_ines_calloway_aims_better_from_5_hexes_once_a_round() -> None:
    """gkr/pilot/p_db1: one attack of the Heavy Hitter."""
    table = fight(squad("db", "g6", "n", "db_s1 db_s2", pilot="p_db1"), target("g1"), dice="1 1 1 1")
    commit(table, "db_s1,db_s2")
    play(table, "fire:hh@1")
    assert asked(table) == (0, "aim", ("p_db1", *PASS))
    play(table, "p_db1")
    assert facts(table, "rolled")[0]["needed"] == 6 and seat_of(table, 0)["used"] == ["p_db1"]
    play(table, "fire:hh@1")
    assert facts(table, "rolled")[1]["needed"] == 7


def test_ines_calloway_does_not_aim_for_support_units() -> None:
    """gkr/pilot/p_db1: nor from 4 hexes."""
    far = {"data": {"support_units": {"combat": {"weapon": {"range": [1, 6]}}}}}
    table = fight(squad("db", "a1", combat="g6", pilot="p_db1"), target("g1"), options=far, dice="1 1")
    commit(table)
    play(table, "fire:hh@1")
    assert kind(table) == "tag"


def test_rook_halvorsen_hits_harder_at_range_1_once_a_round() -> None:
    """gkr/pilot/p_kw1"""
    table = fight(squad("kw", "g6", "n", "kw_p2 kw_s1", pilot="p_kw1"), target("g5", "th"), dice="6 6 1 1 1 1 1 1 1")
    commit(table, "kw_p2,kw_s1")
    play(table, "next:kw_s1", "fire:hh@1")
    assert asked(table) == (0, "aim", ("p_kw1", *PASS))
    play(table, "p_kw1")
    assert life(table)[1] == 22 and len(dice_of(table)[0]) == 3
    play(table, "fire:hh@1")
    assert len(facts(table, "fired")) == 2  # and no further question


def test_rook_halvorsen_is_of_no_use_at_range_2_or_to_a_support_unit() -> None:
    """gkr/pilot/p_kw1"""
    table = fight(squad("kw", "g6", "n", "kw_s1", recon="g5", pilot="p_kw1"), target("g4", "th"), dice="1 1 1 1")
    commit(table, "kw_s1")
    play(table, "fire:hh@1", "fire:hh@1")
    assert kind(table) == "tag" and len(facts(table, "fired")) == 2


def test_gunda_frost_throws_one_failed_armor_die_again_once_a_round() -> None:
    """gkr/pilot/p_hs1: of the Heavy Hitter, after the saves."""
    for again, lost in (("5", 1), ("4", 2)):
        table = under_fire("hs", dice=f"6 6 6 6 1 1 {again}", pilot="p_hs1")
        assert asked(table) == (1, "save", ("p_hs1", "pass"))
        play(table, "p_hs1")
        assert dice_of(table) == [["6", "6", "1", "1"], [again]] and life(table)[1] == 25 - lost
        assert seat_of(table, 1)["used"] == ["p_hs1"]


def test_gunda_frost_is_asked_only_after_a_failed_die_of_the_heavy_hitter() -> None:
    """gkr/pilot/p_hs1"""
    assert kind(under_fire("hs", dice="6 6 6 6 5 5", pilot="p_hs1")) == "tag"
    table = aimed("th_p2", "g6", target("m11", "hs", repair="g4", pilot="p_hs1"), dice="6 6 1 1 6 6")
    play(table, "fire:repair@1")
    assert asked(table) == (1, "attack", ("fire:hh@0", "hold"))


# -- upgrades --


@pytest.mark.parametrize(("word", "dice"), [("g_scope:1", ["4", "3"]), ("g_scope:2", ["1", "4"])])
def test_scope_suite_throws_one_attack_die_again_after_a_miss(word: str, dice: list[str]) -> None:
    """gkr/upgrade/g_scope: the owner names the die; once a round."""
    table = fight(squad("th", "g6", "n", "th_p2 th_s1", upgrades=["g_scope"]), target("g4"), dice="1 3 4 6 6 6 6 1 1")
    commit(table, "th_p2,th_s1")
    play(table, "fire:hh@1")
    assert asked(table) == (0, "reroll", ("g_scope:1", "g_scope:2", "pass"))
    play(table, word)
    assert dice_of(table, "rolled")[1] == dice and bool(facts(table, "hit")) == (word == "g_scope:1")
    play(table, "fire:hh@1")
    assert kind(table) == "tag"


def test_scope_suite_is_of_no_use_to_support_units() -> None:
    """gkr/upgrade/g_scope"""
    table = fight(squad("th", "a1", combat="g6", upgrades=["g_scope"]), target("g4"), dice="1 1")
    commit(table)
    play(table, "fire:hh@1")
    assert kind(table) == "tag"


def test_ablative_skin_takes_1_off_the_unsaved_damage_once_a_round() -> None:
    """gkr/upgrade/g_skin: of one attack on the Heavy Hitter."""
    table = fight(squad("th", "g6", "n", "th_p2 th_s1"), target("g4", upgrades=["g_skin"]), dice="6 6 1 1 1 6 6 6 1 1")
    commit(table, "th_p2,th_s1")
    play(table, "fire:hh@1")
    assert asked(table) == (1, "brace", ("g_skin", *PASS))
    play(table, "g_skin")
    assert life(table)[1] == 23
    play(table, "fire:hh@1")
    assert life(table)[1] == 21 and kind(table) == "tag"


def test_overcharge_rails_add_1_damage_to_the_primary_weapon_only() -> None:
    """gkr/upgrade/g_rails"""
    table = fight(
        squad("th", "g6", "n", "th_p2 th_s1 u_orbital", combat="g5", upgrades=["g_rails"]), target("g4"), dice="1 1"
    )
    commit(table, "th_p2,th_s1,u_orbital")
    found = {}
    for weapon in ("th_p2", "th_s1", "combat", "u_orbital"):
        turn_of(table, weapon)
        found[weapon] = offer(table, "fire:hh@1")["damage"]
    assert found == {"th_p2": 5, "th_s1": 2, "combat": 2, "u_orbital": 4}


def test_bulwark_plating_saves_with_4_or_more() -> None:
    """gkr/upgrade/g_bulwark: the Heavy Hitter, not its units."""
    table = aimed("th_p2", "g6", target("g4", combat="g3", upgrades=["g_bulwark"]), dice="6 6 4 4 3 3")
    assert [offer(table, f"fire:{unit}@1")["armor"] for unit in ("hh", "combat")] == [4, 5]
    play(table, "fire:hh@1")
    assert facts(table, "saves")[0]["saved"] == 2
