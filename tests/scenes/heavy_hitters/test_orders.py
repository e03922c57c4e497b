"""Secret orders, their price, and who acts when: from the highest speed to the lowest."""

import pytest

import baffe
from tests.scenes.heavy_hitters.fights import about, commit, fight, fires, squad, target, told, turn_of
from tests.scenes.heavy_hitters.scenes import (
    answer,
    asked,
    at,
    facts,
    kind,
    life,
    options,
    orders,
    play,
    rules,
    seat_of,
    until,
)

# -- commit --


def test_any_number_of_weapons_may_be_committed_in_the_order_of_the_table() -> None:
    """gkr/G99"""
    table = fight(squad("th", "g6", hand="u_orbital th_s1 th_p2 u_r_chaff"), target("g4"))
    assert table.decisions[0].options == (
        "commit:none", "commit:th_p2", "commit:th_s1", "commit:th_p2,th_s1", "commit:u_orbital",
        "commit:th_p2,u_orbital", "commit:th_s1,u_orbital", "commit:th_p2,th_s1,u_orbital",
    )  # fmt: skip


def test_a_weapon_name_is_committed_once_and_so_is_an_orbital_strike() -> None:
    """gkr/G99, gkr/G100, gkr/card/u_orbital: T8, two Needle Storms and two Orbital Strikes in hand."""
    table = fight(squad("th", "g6", hand="th_p2 th_p2 u_orbital u_orbital"), target("g4"))
    assert table.decisions[0].options == ("commit:none", "commit:th_p2", "commit:u_orbital", "commit:th_p2,u_orbital")
    with pytest.raises(baffe.Refused) as refused:
        answer(table, 0, "commit:th_p2,th_p2")
    assert refused.value.code == "not_an_option"


def test_orders_are_asked_of_everybody_even_without_a_weapon() -> None:
    """gkr/G98: an empty hand is asked too, so that silence tells nothing."""
    table = fight(squad("th", "g6", hand="u_r_chaff"), target("g4"), target("m6", "db"))
    assert [(d.seat, d.kind, d.options) for d in table.decisions] == [
        (seat, "commit", ("commit:none",)) for seat in (0, 1, 2)
    ]


def test_orders_stay_secret_until_all_are_given() -> None:
    """gkr/G98, gkr/G99: views and events of the other change with the last answer only."""
    table = fight(squad("th", "g6", hand="th_p2 th_s1"), squad("kw", "g4", "s", "kw_p2"))
    before = table.view(1), table.events(1), table.view(None)
    answer(table, 0, "commit:th_p2")
    assert (table.view(1), table.events(1), table.view(None)) == before
    answer(table, 1, "commit:kw_p2")
    assert [event["cards"] for event in facts(table, "committed")] == [["th_p2"], ["kw_p2"]]
    assert seat_of(table, 0)["in_play"] == ["th_p2"] and seat_of(table, 0)["hand_count"] == 1


# -- the price --


@pytest.mark.parametrize(
    ("energy", "dearest"),
    [(0, 5), (1, 6), (3, 6)],
)
def test_only_what_can_be_paid_may_be_committed(energy: int, dearest: int) -> None:
    """gkr/G177: the whole cost counts; Needle Storm 2, Lozenge Launcher 1, Orbital Strike 3, 5 may be overspent."""
    table = fight(squad("th", "g6", hand="th_p2 th_s1 u_orbital", energy=energy), target("g4"))
    price = {"none": 0, "th_p2": 2, "th_s1": 1, "u_orbital": 3}
    words = [word.removeprefix("commit:").split(",") for word in table.decisions[0].options]
    prices = [sum([price[card] for card in cards]) for cards in words]
    assert max(prices) == dearest and len(prices) == (8 if dearest == 6 else 7)


def test_committed_cards_count_as_life_when_they_are_paid() -> None:
    """gkr/G177, gkr/G124: two cards are left; one of them may pay for the other, not for both."""
    table = fight(squad("db", "g6", "n", "db_s1 db_s2", energy=0, only=True), target("g4"))
    assert table.decisions[0].options == ("commit:none", "commit:db_s1")
    commit(table, "db_s1")
    assert life(table)[0] == 1 and seat_of(table, 0)["in_play"] == ["db_s1"]  # the hand goes first
    assert asked(table) == (0, "attack", ("fire:hh@1", "hold"))


def test_everybody_pays_in_turn_order_before_the_first_shot() -> None:
    """gkr/G101: the Glory Hound pays first; overspent Energy is lost card by card then."""
    table = fight(squad("th", "g6", "n", "th_p2"), squad("kw", "g4", "s", "kw_p2 kw_s1", energy=2), glory_hound=1)
    commit(table, "th_p2", "kw_p2,kw_s1")
    assert [(event["seat"], event["energy"]) for event in facts(table, "paid")] == [(1, 2), (0, 2)]
    assert [event["energy"] for event in facts(table, "overspent", 1)] == [1]
    assert life(table) == [25, 24] and kind(table) == "order"
    assert told(table, "committed", "paid", "overspent", "lost") == [
        "committed", "committed", "paid", "overspent", "lost", "paid",
    ]  # fmt: skip


def test_energy_of_a_weapon_without_a_target_is_not_returned() -> None:
    """gkr/G109"""
    table = fight(squad("kw", "g6", "n", "kw_s1"), target("g3", "th"))
    commit(table, "kw_s1")
    assert kind(table) == "tag" and seat_of(table, 0)["energy"] == 4
    assert facts(table, "no_target")[0]["weapon"] == "kw_s1" and rules(table, "discarded") == ["gkr/G109"]
    assert seat_of(table, 0)["discard"] == ["kw_s1"] and seat_of(table, 0)["in_play"] == []


def test_a_player_may_hold_the_fire_of_a_weapon_and_of_a_unit() -> None:
    """gkr/G120: the card is discarded, its Energy is gone."""
    table = fight(squad("th", "g6", "n", "th_p2", combat="g5"), target("g4"))
    commit(table, "th_p2")
    play(table, "hold")
    assert seat_of(table, 0)["discard"] == ["th_p2"] and seat_of(table, 0)["energy"] == 3
    assert about(table) == {"unit": "combat", "weapon": "combat"}
    play(table, "hold")
    assert kind(table) == "tag" and told(table, "fired", "held_fire") == ["held_fire"] * 2
    assert rules(table, "discarded") == ["gkr/G120"]


# -- speed --


def actors(table: baffe.Table) -> list[str]:
    """Everybody holds; in which order they are asked: seat, then weapon or unit."""
    found: list[str] = []
    while kind(table) in ("attack", "order"):
        question = table.view(None)["decisions"][0]
        if question["kind"] == "attack":
            found.append(f"{question['seat']} {question['about']['weapon']}")
            play(table, "hold")
        else:
            play(table, options(table)[0])
    return found


@pytest.mark.parametrize(("first", "wanted"), [(0, "0 kw_p2, 1 db_p3, 0 kw_s5"), (1, "1 db_p3, 0 kw_p2, 0 kw_s5")])
def test_the_highest_speed_comes_first_and_equal_ones_in_turn_order(first: int, wanted: str) -> None:
    """gkr/G103, gkr/G105: T9, speeds 7, 7 and 4."""
    speeds = {"data": {"weapons": {"kw_s5": {"speed": 4}}}}
    table = fight(
        squad("kw", "g6", "n", "kw_p2 kw_s5"), squad("db", "g5", "s", "db_p3"), glory_hound=first, options=speeds
    )
    commit(table, "kw_p2,kw_s5", "db_p3")
    assert ", ".join(actors(table)) == wanted


def test_support_units_act_in_the_same_count_down() -> None:
    """gkr/G59, gkr/G104: Recon 7, Needle Storm 6, Combat 5, Repair 3, Orbital Strike 1."""
    table = fight(
        squad("th", "g6", "n", "th_p2 u_orbital", combat="f6", repair="g5", recon="h6"),
        squad("kw", "g4", "s", "kw_s3", repair="f5"),
    )
    commit(table, "th_p2,u_orbital", "kw_s3")
    assert actors(table) == [
        "1 kw_s3", "0 recon", "0 th_p2", "0 combat", "0 repair", "1 repair", "0 u_orbital",
    ]  # fmt: skip


def test_at_one_speed_a_heavy_hitter_comes_before_its_own_units_only() -> None:
    """gkr/G105: speed 7 of seat 0's Recon is before that of seat 1's Heavy Hitter."""
    table = fight(squad("db", "g6", "n", "db_p3", recon="g5"), squad("kw", "g4", "s", "kw_p2", recon="h4"))
    commit(table, "db_p3", "kw_p2")
    assert actors(table) == ["0 db_p3", "0 recon", "1 kw_p2", "1 recon"]


def test_the_owner_orders_weapons_of_one_speed() -> None:
    """gkr/G105"""
    table = fight(squad("kw", "g6", "n", "kw_p2 kw_s1", recon="h6"), target("g5", "th"))
    commit(table, "kw_p2,kw_s1")
    assert asked(table) == (0, "order", ("next:kw_p2", "next:kw_s1"))
    play(table, "next:kw_s1")
    assert actors(table) == ["0 kw_s1", "0 kw_p2", "0 recon"]


def test_the_owner_orders_units_of_one_speed() -> None:
    """gkr/G105: an owner's numbers may give two units one speed."""
    data = {"data": {"support_units": {"repair": {"weapon": {"speed": 5}}}}}
    table = fight(squad("kw", "g6", combat="g5", repair="f5"), target("g4", "th"), options=data)
    commit(table)
    assert asked(table) == (0, "order", ("next:combat", "next:repair"))
    play(table, "next:repair")
    assert actors(table) == ["0 repair", "0 combat"]


def test_support_units_fire_without_energy_and_without_a_card() -> None:
    """gkr/G106, gkr/G85: all around, with nothing left to pay."""
    table = fight(squad("kw", "a1", combat="g6", energy=0), target("g7", "th", recon="g5"), dice="6 6 1 1")
    commit(table)
    turn_of(table, "combat")
    assert asked(table) == (0, "attack", ("fire:hh@1", "fire:recon@1", "hold"))
    play(table, "fire:hh@1")
    assert life(table) == [25, 23] and facts(table, "overspent") == []


@pytest.mark.parametrize("unit", ["combat", "repair", "recon"])
def test_the_shot_of_a_support_unit_leaves_energy_hand_and_piles_as_they_are(unit: str) -> None:
    """gkr/G106: it takes neither Energy nor a card, be it of the hand or of the draw pile."""
    mine = squad("kw", "a1", hand="kw_p2 u_deploy", discard="kw_s1", energy=3, **{unit: "g6"})
    table = fight(mine, target("g7", "th"), dice="6 6 6 6 6 6")
    commit(table)
    before = seat_of(table, 0, 0)
    play(table, "fire:hh@1")
    until(table, "tag")
    after = seat_of(table, 0, 0)
    for key in ("energy", "hand", "deck_count", "discard", "damage", "in_play"):
        assert after[key] == before[key], key
    assert facts(table, "attack_over", 0) and not facts(table, "paid") and not facts(table, "discarded")


def test_a_fired_weapon_is_a_discard_before_the_next_one_acts() -> None:
    """gkr/G43: hit or missed; the weapon that is still to fire stays in play."""
    for dice in ("1 1", "6 6 6 6 6 6"):
        table = fight(squad("th", "g6", "n", "th_p2 th_s1"), target("g4"), dice=dice)
        commit(table, "th_p2,th_s1")
        play(table, "fire:hh@1")
        assert about(table)["weapon"] == "th_s1"
        assert (seat_of(table, 0)["in_play"], seat_of(table, 0)["discard"]) == (["th_s1"], ["th_p2"])


def test_a_unit_destroyed_before_its_speed_does_not_act() -> None:
    """gkr/G107: Recon fires at speed 7, the Combat unit would at 5."""
    wounded = target("m11", "th") | {"units": {"hh": {"at": "m11"}, "combat": {"at": "g5", "hits": 2}}}
    table = fight(squad("kw", "a1", recon="g6"), wounded, dice="6 6 1")
    commit(table)
    play(table, "fire:combat@1")
    assert at(table, 1, "combat") is None and kind(table) == "tag"
    assert len(facts(table, "fired")) == 1


def test_orders_of_a_destroyed_heavy_hitter_are_lost_with_its_units() -> None:
    """gkr/G107, gkr/G16, gkr/G57: three play; the second falls at speed 9 and never fires at 7 and 5."""
    table = fight(
        squad("kw", "g6", "n", "kw_s3"),
        squad("th", "g5", "s", "th_s2", combat="f5", only=True),
        squad("db", "g4", "s", "db_s1"),
        dice="6 6 1 1 1",
    )
    commit(table, "kw_s3", "th_s2", "db_s1")
    play(table, "fire:hh@1", "upgrade:g_servo")
    assert seat_of(table, 1)["out"] and at(table, 1, "combat") is None
    assert actors(table) == ["2 db_s1"]
    assert kind(table) == "tag"


# -- targets --


def test_only_enemy_units_in_range_in_arc_and_in_sight_may_be_named() -> None:
    """gkr/G90, gkr/G91, gkr/G108, gkr/G110: own units and buildings never."""
    table = fight(
        squad("th", "g6", "n", "th_p2", combat="g5"),
        squad("kw", "g1", combat="f5", repair="g7", recon="g3"),
        squad("db", "e6", combat="h4", repair="i5", recon="f3"),
        buildings=["g4", "f4"],
    )
    commit(table, "th_p2")
    turn_of(table, "th_p2")
    # g1 is out of range, g7 behind, g3 hidden by g4, f3 by f4; e6 lies on the border of nw and sw
    assert fires(table) == ("fire:combat@1", "fire:hh@2", "fire:combat@2", "fire:repair@2")


def test_an_orbital_strike_may_name_any_enemy_unit_on_the_board() -> None:
    """gkr/G153, gkr/G185, gkr/card/u_orbital: 3 Energy, speed 1, attack 8, damage 4; no arc, no sight, no empty hex."""
    table = fight(
        squad("th", "g6", "n", "u_orbital"),
        target("g11", combat="g7", recon="a1", repair="f6"),
        buildings=["g8"],
        dice="4 4 1 1 1 1",
    )
    commit(table, "u_orbital")
    assert seat_of(table, 0)["energy"] == 2
    turn_of(table, "u_orbital")
    assert options(table) == ("fire:hh@1", "fire:combat@1", "fire:repair@1", "fire:recon@1", "hold")
    play(table, "fire:hh@1")
    fired = facts(table, "fired")[0]
    assert (fired["number"], fired["damage"], fired["distance"]) == (8, 4, 5)
    assert life(table)[1] == 21


# -- pilots --


def test_dex_marrow_turns_before_weapons_are_committed() -> None:
    """gkr/pilot/p_db2: asked once, in the Combat phase; the weapon then fires behind its old back."""
    table = fight(squad("db", "g6", "n", "db_p2", pilot="p_db2"), target("g8"))
    assert asked(table) == (0, "face", tuple(f"face:{way}" for way in ("n", "ne", "se", "s", "sw", "nw")))
    play(table, "face:s")
    commit(table, "db_p2")
    assert fires(table) == ("fire:hh@1",)
    assert seat_of(table, 0)["units"]["hh"]["facing"] == "s" and seat_of(table, 0)["used"] == ["p_db2"]


def test_dex_marrow_may_keep_the_facing_and_is_asked_again_next_round() -> None:
    """gkr/pilot/p_db2: the present facing is "no"."""
    table = fight(squad("db", "a1", "n", pilot="p_db2"), target("m11"))
    play(table, "face:n")
    assert seat_of(table, 0)["used"] == [] and facts(table, "faced") == []
    orders(table, "commit:none", "commit:none")
    until(table, "commit")
    assert len(facts(table, "phase_started")) >= 5


def test_tobias_vane_lets_one_weapon_resolve_at_speed_10() -> None:
    """gkr/pilot/p_db4, gkr/G101: after the payment, never an Orbital Strike."""
    table = fight(
        squad("db", "g6", "n", "db_s2 db_s1 u_orbital", pilot="p_db4", energy=6), squad("kw", "g3", "s", "kw_s3")
    )
    commit(table, "db_s1,db_s2,u_orbital", "kw_s3")
    assert seat_of(table, 0)["energy"] == 0 and seat_of(table, 1)["energy"] == 3
    assert asked(table) == (0, "overclock", ("overclock:db_s1", "overclock:db_s2", "no"))
    play(table, "overclock:db_s2")
    assert facts(table, "overclocked")[0]["speed"] == 10
    assert actors(table) == ["0 db_s2", "1 kw_s3", "0 db_s1", "0 u_orbital"]


def test_tobias_vane_works_once_a_game_and_needs_a_weapon() -> None:
    """gkr/pilot/p_db4, gkr/G168: "no" keeps it; an Orbital Strike alone is not asked about."""
    mine = squad("db", "g6", "n", "db_s1 u_orbital", pilot="p_db4")
    table = fight(mine | {"pilot_spent": True}, target("g3"))
    commit(table, "db_s1")
    assert kind(table) == "attack"
    table = fight(mine, target("g3"))
    commit(table, "u_orbital")
    assert kind(table) == "attack"
    table = fight(mine, target("g3"))
    commit(table, "db_s1")
    play(table, "no")
    assert actors(table) == ["0 db_s1"] and seat_of(table, 0)["used"] == []
