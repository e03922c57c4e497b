"""When windows are asked in an attack: by public facts only, and then always; the timetable; passing for a round."""

from typing import Any

import pytest

from baffe.games.heavy_hitters.table import HeavyTable
from tests.scenes.heavy_hitters.fights import about, aimed, commit, fight, shot, squad, target, turn_of
from tests.scenes.heavy_hitters.scenes import asked, dull, facts, kind, life, options, play, seat_of, until

WIDE = {"pack": "extended"}
HIT = "6 6 1 1 1 1"


def met(table: HeavyTable) -> list[tuple[int, str]]:
    """Who is asked what until the phase is over, if everybody gives the dullest answer."""
    found: list[tuple[int, str]] = []
    while kind(table) not in ("tag", "over"):
        question = asked(table)
        assert question is not None
        found.append(question[:2])
        play(table, dull(question[2]))
    return found


# -- the timetable --


def rich(dice: str, **more: Any) -> HeavyTable:
    """Both sides have something for every window."""
    mine = {"pilot": "p_db1", "sponsors": ["s_guided"], "upgrades": ["g_scope"]}
    theirs = squad("hs", "g1", "n", "u_deploy", pilot="p_hs1", sponsors=["s_polish"], upgrades=["g_skin"])
    return shot("db_s1", "g6", theirs, dice=dice, mine=mine, options=WIDE, **more)


def test_windows_of_a_hit_come_in_the_order_of_the_timetable() -> None:
    """gkr/G181, gkr/G111, gkr/G118, gkr/G152: dodge, aim, roll, shield, saves, save, brace, damage; each once."""
    assert met(rich("6 6 1 1")) == [
        (1, "dodge"), (0, "aim"), (1, "shield"), (1, "save"), (1, "brace"), (1, "lose"), (1, "lose"),
    ]  # fmt: skip


def test_windows_of_a_miss_come_in_the_order_of_the_timetable() -> None:
    """gkr/G181, gkr/G114: after the roll the attacker may throw again, then the defender may profit."""
    assert met(rich("1 1")) == [(1, "dodge"), (0, "aim"), (0, "reroll"), (1, "missed")]


def test_a_miss_that_is_thrown_again_and_hits_is_a_hit() -> None:
    """gkr/G181: the defender's window for misses is not asked then."""
    table = rich("1 6 1 1 1")
    play(table, "pass", "p_db1")  # 7 becomes 6
    assert kind(table) == "shield"
    table = rich("1 1 6 1 1 1")
    play(table, "pass", "pass", "g_scope:1")
    assert [event["needed"] for event in facts(table, "rolled")] == [7, 7] and kind(table) == "shield"


def test_after_saved_damage_nothing_more_is_asked() -> None:
    """gkr/G181: save and brace need a die that has failed."""
    assert met(rich("6 6 5 6")) == [(1, "dodge"), (0, "aim"), (1, "shield")]


def test_the_words_of_every_window() -> None:
    """gkr/G181, gkr/G182: what can be used, then pass, then pass:round where the table has it."""
    table = rich("1 1 1 6 6 1 1")
    seen: dict[str, tuple[str, ...]] = {}
    for word in ("pass", "pass", "g_scope:2", "pass"):
        seen[kind(table)] = options(table)
        play(table, word)
    assert seen == {
        "dodge": ("pass", "pass:round"),
        "aim": ("s_guided", "p_db1", "pass", "pass:round"),
        "reroll": ("g_scope:1", "g_scope:2", "pass"),
        "missed": ("pass", "pass:round"),
    }
    table = rich("6 6 1 1")
    for word in ("pass", "pass", "pass", "pass", "g_skin"):
        seen[kind(table)] = options(table)
        play(table, word)
    assert seen["shield"] == ("s_polish", "pass", "pass:round")
    assert seen["save"] == ("p_hs1", "pass") and seen["brace"] == ("g_skin", "pass", "pass:round")
    assert asked(table) == (1, "lose", ("lose:top", "lose:u_deploy"))


def test_the_question_of_braced_damage_says_how_much() -> None:
    """gkr/G181"""
    table = rich("6 6 1 5")
    play(table, "pass", "pass", "pass", "pass")
    assert kind(table) == "brace" and about(table) == {"damage": 1}


# -- the gate --


def defended(hand: str = "", dice: str = HIT, **theirs: Any) -> HeavyTable:
    """Needle Storm has been fired at King Wolf; who holds cards is up to the scene."""
    options = theirs.pop("options", None)
    return shot("th_p2", "g6", target("g4", theirs.pop("own", "kw"), hand=hand, **theirs), dice=dice, options=options)


def test_a_window_is_asked_even_of_a_hand_that_cannot_use_it() -> None:
    """gkr/G182: a hand card is enough; the attacker sees no difference."""
    tables = [defended(hand, deck="kw_s1 kw_s1 kw_s1 kw_s1") for hand in ("u_r_chaff", "u_deploy")]
    assert [options(table) for table in tables] == [("u_r_chaff", "pass", "pass:round"), ("pass", "pass:round")]
    for table in tables:
        play(table, "pass", "pass", "lose:top", "lose:rest")
    assert tables[0].events(0) == tables[1].events(0) and tables[0].view(0) == tables[1].view(0)


def test_without_a_card_nothing_is_asked() -> None:
    """gkr/G182"""
    assert met(defended()) == []


@pytest.mark.parametrize(
    ("own", "options", "wanted"),
    [
        ("kw", {}, "dodge brace"),
        ("db", {}, "dodge shield"),
        ("hs", {}, "dodge shield"),
        ("db", WIDE, "dodge shield brace"),
        ("kw", WIDE, "dodge brace"),
    ],
)
def test_only_what_is_in_the_pack_opens_a_window(own: str, options: dict[str, Any], wanted: str) -> None:
    """gkr/G182: reactions of the core packs; Emergency Purge comes with the extended ones."""
    found = met(defended("u_deploy", own=own, options=options))
    assert " ".join([name for _, name in found if name != "lose"]) == wanted


def test_the_window_after_a_miss_belongs_to_the_extended_pack() -> None:
    """gkr/G182, gkr/card/u_r_ping"""
    assert met(defended("u_deploy", "1 1")) == [(1, "dodge")]
    assert met(defended("u_deploy", "1 1", options=WIDE)) == [(1, "dodge"), (1, "missed")]


def test_a_sponsor_card_opens_the_windows_that_sponsor_cards_have() -> None:
    """gkr/G182, gkr/G196: any one of them, since others see their number only."""
    found = met(defended(sponsors=["s_pit"]))
    assert found == [(1, "dodge"), (1, "shield")]
    table = aimed("th_p2", "g6", "g4", dice="1 1", mine={"sponsors": ["s_pit"]})
    play(table, "fire:hh@1")
    assert met(table) == [(0, "aim"), (0, "reroll")]


def test_battery_endorsement_is_a_word_on_windows_and_opens_none() -> None:
    """gkr/G180, gkr/G181: after it the same question is asked again."""
    table = defended("u_deploy", sponsors=["s_battery"], energy=0)
    assert options(table) == ("pass", "pass:round", "s_battery")
    play(table, "s_battery")
    assert asked(table) == (1, "dodge", ("pass", "pass:round")) and seat_of(table, 1)["energy"] == 2


def test_a_window_for_heavy_hitters_is_not_asked_for_support_units() -> None:
    """gkr/G182: Dig In, Bite Back and Ablative Skin do not fit; Chaff Cloud and Armor Polish do."""
    for sponsors, wanted in (([], ["dodge"]), (["s_pit"], ["dodge", "shield"])):
        theirs = target(
            "m11", "hs", repair="g4", hand="u_deploy", upgrades=["g_skin"], sponsors=sponsors, pilot="p_hs1"
        )
        table = aimed("th_p2", "g6", theirs, dice="6 6 1 1 6 6", options=WIDE)
        play(table, "fire:repair@1")
        assert [name for _, name in met(table)][: len(wanted) + 1] == [*wanted, "attack"]


def test_a_window_is_asked_only_while_its_cheapest_card_can_be_paid() -> None:
    """gkr/G182, gkr/G52, gkr/G53: Chaff Cloud costs 1."""
    theirs = squad("kw", "g4", "s", "kw_p2 u_orbital u_deploy", energy=0)
    table = fight(squad("th", "g6", "n", "th_p2"), theirs, dice="1 1")
    commit(table, "th_p2", "kw_p2,u_orbital")
    play(table, "lose:rest")
    turn_of(table, "th_p2")
    play(table, "fire:hh@1")
    assert (
        kind(table) == "attack" and seat_of(table, 1)["overspent"] == 5
    )  # the roll is made, an Orbital Strike follows
    last = defended("u_r_chaff", energy=0, only=True)
    assert kind(last) == "over"
    rich_enough = defended("u_r_chaff", energy=1, only=True)
    assert kind(rich_enough) == "dodge"


def test_what_costs_nothing_opens_its_window_without_energy() -> None:
    """gkr/G182, gkr/card/u_r_th: Booster Shot costs 0."""
    theirs = squad("th", "g4", "n", "u_deploy", energy=0, only=True, deck="u_deploy u_deploy u_deploy u_deploy")
    table = shot("db_p2", "g6", theirs, dice="6 6 1 6 6 6")
    assert [name for _, name in met(table)] == ["dodge", "brace", "lose"]


def test_a_pilot_or_an_upgrade_opens_its_window_by_itself() -> None:
    """gkr/G209: without any card, as long as it fits and is not used up."""
    assert met(shot("db_s1", "g6", "g1", dice="1 1", mine={"pilot": "p_db1"})) == [(0, "aim")]
    assert met(shot("db_s1", "g6", "g2", dice="1 1", mine={"pilot": "p_db1"})) == []
    assert met(shot("db_s1", "g6", "g2", dice="1 1", mine={"upgrades": ["g_scope"]})) == [(0, "reroll")]
    assert met(defended(upgrades=["g_skin"])) == [(1, "brace")]
    assert met(defended(own="hs", pilot="p_hs1")) == [(1, "save")]
    used = fight(squad("db", "g6", "n", "db_s1 db_s2", pilot="p_db1"), target("g1"), dice="1 1 1 1")
    commit(used, "db_s1,db_s2")
    play(used, "fire:hh@1", "p_db1", "fire:hh@1")
    assert kind(used) == "tag"


def test_what_would_do_nothing_is_not_offered_but_the_window_is_asked() -> None:
    """gkr/G212: Booster Shot with 1 unsaved damage, Bite Back from afar."""
    for dice, offered in (("6 6 1 6 6 6", False), ("6 6 1 1 6 6", True)):
        table = shot("db_p2", "g6", squad("th", "g4", hand="u_r_th"), dice=dice)
        play(table, "pass")
        assert asked(table) == (1, "brace", (("u_r_th",) if offered else ()) + ("pass", "pass:round"))
    for there, offered in (("g3", False), ("g4", True)):
        table = shot("db_p2", "g6", squad("kw", there, hand="u_r_kw"), dice=HIT)
        play(table, "pass")
        assert ("u_r_kw" in options(table)) == offered


def test_pit_crew_and_wreck_bounty_are_not_offered_in_vain() -> None:
    """gkr/G212: without a damage card, without a wreck this round."""
    for damage, wanted in (("", ("done",)), ("kw_p2", ("s_pit", "done"))):
        seat = squad("kw", "g6", sponsors=["s_pit", "s_bounty"], damage=damage)
        table = fight(seat, target("g4", "th"), phase="reset")
        assert asked(table) == (0, "reset", wanted)


# -- one reaction; passing --


def test_a_player_plays_at_most_one_reaction_in_an_attack() -> None:
    """gkr/G119, gkr/G182: after Chaff Cloud no window is asked for hand cards, but for sponsor cards it is."""
    table = defended("u_r_chaff u_r_hs", own="hs")
    play(table, "u_r_chaff")
    assert kind(table) == "lose"
    table = defended("u_r_chaff u_r_hs", own="hs", sponsors=["s_polish"])
    play(table, "u_r_chaff")
    assert asked(table) == (1, "shield", ("s_polish", "pass", "pass:round"))


def test_one_card_is_played_on_a_question() -> None:
    """gkr/G181: Targeting Scramble and Chaff Cloud would both suit the same one."""
    table = defended("u_r_chaff", "5 3", sponsors=["s_scramble"])
    assert options(table) == ("u_r_chaff", "s_scramble", "pass", "pass:round")
    play(table, "s_scramble")
    assert facts(table, "rolled")[0]["needed"] == 9 and kind(table) == "tag"


def two_shots(dice: str, **theirs: Any) -> HeavyTable:
    table = fight(squad("th", "g6", "n", "th_p2 th_s1"), squad("hs", "g4", "n", "u_deploy", **theirs), dice=dice)
    commit(table, "th_p2,th_s1")
    play(table, "fire:hh@1")
    return table


def test_whoever_passes_for_the_round_is_not_asked_again_until_reset() -> None:
    """gkr/G183: it is said openly; all gated windows, those of pilot and upgrade too."""
    table = two_shots("6 6 1 6 6 6 6 6 1 6", pilot="p_hs1", upgrades=["g_skin"])
    play(table, "pass:round")
    assert facts(table, "passed")[0]["seat"] == 1 and seat_of(table, 1)["passed"]
    play(table, "lose:top", "fire:hh@1", "lose:top")
    assert kind(table) == "tag"
    until(table, "deploy")
    assert not seat_of(table, 1)["passed"]


def test_passing_once_is_for_one_question() -> None:
    """gkr/G183"""
    table = two_shots("1 1 1 1")
    play(table, "pass", "fire:hh@1")
    assert asked(table) == (1, "dodge", ("pass", "pass:round"))


def test_what_works_by_itself_goes_on_after_passing() -> None:
    """gkr/G183, gkr/upgrade/g_bulwark"""
    table = two_shots("6 6 4 4 4 3", upgrades=["g_bulwark"])
    play(table, "pass:round")
    assert facts(table, "saves")[0]["saved"] == 3


# -- outside an attack --


def test_hacks_are_asked_in_turn_order_until_each_passes() -> None:
    """gkr/G203: at the start of the Movement phase; the one who is named may counter at once."""
    hacker, hacked = squad("kw", "g6", sponsors=["s_leglock", "s_leglock"]), squad("th", "a1", sponsors=["s_firewall"])
    table = fight(hacker, hacked, squad("db", "m11"), phase="movement", glory_hound=1)
    assert asked(table) == (1, "hack", ("pass", "pass:round"))
    play(table, "pass")
    assert asked(table) == (0, "hack", ("s_leglock@1", "s_leglock@2", "pass", "pass:round"))
    play(table, "s_leglock@1")
    assert asked(table) == (1, "counter", ("s_firewall", "pass"))
    play(table, "s_firewall", "s_leglock@2")  # seat 2 has no sponsor card and is not asked
    assert kind(table) == "move"  # nobody who has not passed holds a sponsor card any more
    assert "leg_lock" not in seat_of(table, 1) and seat_of(table, 2)["leg_lock"] == 2
    assert life(table) == [25, 25, 25]
