"""The module Cultists: a tile for four equal faces, spent for a heart, an energy or a Roll."""

from typing import Any

import pytest

import baffe
from baffe.games.tokyo.table import TokyoTable
from tests.support import asked, facts, kind, options, play, tokyo

ON = {"modules": ["cultists"]}
NOTHING = "1 1 2 2 3 3"
WORDS = ("cultist:heart", "cultist:energy", "cultist:roll")


def cultists(table: TokyoTable, seat: int = 0) -> int:
    tiles: int = table.view(None)["seats"][seat]["cultists"]
    return tiles


def result(dice: str, *seats: dict[str, Any], **scene: Any) -> TokyoTable:
    """Those dice are the final result of seat 0, outside an occupied City unless said otherwise."""
    return tokyo(*(seats or ({}, {"place": "city"}, {})), options=ON, step="resolve", dice=dice, **scene)


def test_nobody_begins_with_a_cultist() -> None:
    """cultists/C1"""
    table = baffe.deal("tokyo", seats=4, seed=1, options=ON)
    assert [seat["cultists"] for seat in table.view(None)["seats"]] == [0, 0, 0, 0]
    assert table.view(None)["options"]["modules"] == ["cultists"]


def test_four_equal_faces_bring_a_cultist_and_three_do_not() -> None:
    """cultists/C1"""
    table = result("2 2 2 2 1 heart")
    assert cultists(table) == 1
    given = facts(table, "token_given", seat=0)
    assert [(fact["token"], fact["rule"]) for fact in given] == [("cultist", "cultists/C1")]
    assert cultists(result("2 2 2 1 1 1")) == 0


def test_only_the_roller_gets_it() -> None:
    """cultists/C1"""
    table = result("2 2 2 2 1 heart")
    assert (cultists(table, 1), cultists(table, 2)) == (0, 0)


@pytest.mark.parametrize("face", ["1", "2", "3", "heart", "energy"])
def test_any_face_qualifies(face: str) -> None:
    """cultists/C2"""
    others = [other for other in ("1", "2", "3") if other != face]
    table = result(" ".join([face] * 4 + others[:2]))
    assert cultists(table) == 1


def test_smashes_qualify_too() -> None:
    """cultists/C2"""
    table = result("smash smash smash smash 1 2")
    assert asked(table) == (1, "flee", ("flee", "stay"))
    play(table, "stay")
    assert cultists(table) == 1


def test_six_equal_dice_are_one_cultist() -> None:
    """cultists/C2"""
    assert cultists(result("3 3 3 3 3 3")) == 1


def test_eight_dice_may_give_two() -> None:
    """cultists/C2"""
    heads = {"cards": ["extra_head", "extra_head"]}
    table = result("2 2 2 2 heart heart heart heart", heads, {"place": "city"}, {})
    assert cultists(table) == 2
    assert len(facts(table, "token_given", seat=0)) == 2
    assert cultists(result("2 2 2 2 2 heart heart heart", heads, {"place": "city"}, {})) == 1


def test_a_smash_added_by_acid_attack_is_the_fourth() -> None:
    """cultists/C3"""
    acid = result("smash smash smash 1 2 3", {"cards": ["acid_attack"]}, {"place": "city"}, {})
    play(acid, "stay")
    plain = result("smash smash smash 1 2 3")
    play(plain, "stay")
    assert (cultists(acid), cultists(plain)) == (1, 0)


def test_smash_dice_and_added_smashes_are_one_face() -> None:
    """cultists/C2, cultists/C3"""
    table = result("smash smash smash smash 1 2", {"cards": ["acid_attack"]}, {"place": "city"}, {})
    play(table, "stay")
    assert cultists(table) == 1


def test_the_cultist_comes_after_the_dice_are_resolved() -> None:
    """cultists/C4, tokyo/X3"""
    table = result("smash smash smash smash 1 2")
    assert kind(table) == "flee"
    assert cultists(table) == 0
    play(table, "flee")
    assert cultists(table) == 1
    told = [fact["type"] for fact in table.events(None)]
    assert told.index("hurt") < told.index("fled") < told.index("token_given") < told.index("entered")


def test_a_cultist_is_a_heart() -> None:
    """cultists/C5"""
    table = tokyo({"hearts": 5, "cultists": 2}, {}, {}, options=ON, dice=NOTHING)
    assert set(WORDS) <= set(options(table))
    play(table, "cultist:heart")
    assert (table.monsters[0].hearts, cultists(table)) == (6, 1)
    assert facts(table, "token_removed", seat=0)[0]["token"] == "cultist"
    assert kind(table) == "roll"


def test_a_cultist_is_an_energy() -> None:
    """cultists/C5"""
    table = tokyo({"energy": 3, "cultists": 1}, {}, {}, options=ON, dice=NOTHING)
    play(table, "cultist:energy")
    assert (table.monsters[0].energy, cultists(table)) == (4, 0)
    assert not set(WORDS) & set(options(table))


def test_a_cultist_is_a_roll() -> None:
    """cultists/C5, cultists/C6"""
    table = tokyo({"cultists": 1}, {}, {}, options=ON, rolls_left=0, dice=NOTHING + " heart heart")
    assert asked(table) == (0, "roll", ("stop", "cultist:roll", "cultist:energy"))
    play(table, "cultist:roll")
    assert (table.rolls_left, cultists(table)) == (1, 0)
    play(table, "keep:1,1,2,2")
    assert [fact["dice"] for fact in facts(table, "rolled", seat=0)][1:] == [["heart", "heart"]]


def test_cultists_are_spent_in_the_turns_of_others_too() -> None:
    """cultists/C5: on the owner's question whether to flee."""
    table = result("smash 1 1 2 2 3", {}, {"place": "city", "hearts": 5, "cultists": 2}, {})
    assert asked(table) == (1, "brace", ("cultist:heart", "cultist:energy", "take"))
    play(table, "take")
    assert asked(table) == (1, "flee", ("flee", "stay", "cultist:heart", "cultist:energy"))
    play(table, "cultist:energy", "cultist:heart")
    assert (table.monsters[1].energy, table.monsters[1].hearts, cultists(table, 1)) == (1, 5, 0)
    assert asked(table) == (1, "flee", ("flee", "stay"))


def test_cultists_of_others_are_not_offered() -> None:
    """cultists/C5"""
    table = tokyo({}, {"hearts": 5, "cultists": 3}, {}, options=ON, dice=NOTHING)
    assert asked(table) is not None and not set(WORDS) & set(options(table))


def test_the_roll_is_offered_only_while_rolling() -> None:
    """cultists/C6"""
    market = ["heal", "skyscraper", "tank"]
    table = tokyo({"energy": 9, "cultists": 1}, {}, {}, options=ON, step="buy", market=market)
    assert kind(table) == "buy"
    assert "cultist:energy" in options(table) and "cultist:roll" not in options(table)
    changing = tokyo(
        {"cultists": 1, "cards": ["herd_culler"]}, {}, {}, options=ON, rolls_left=0, dice=NOTHING, market=market
    )
    play(changing, "stop")
    assert kind(changing) == "change"
    assert "cultist:energy" in options(changing) and "cultist:roll" not in options(changing)


def test_the_roll_is_not_offered_in_the_turn_of_another() -> None:
    """cultists/C6"""
    prober = {"cards": ["psychic_probe"], "cultists": 1}
    table = tokyo({}, prober, {}, options=ON, rolls_left=0, dice=NOTHING)
    question = asked(table)
    assert question is not None and question[:2] == (1, "probe")
    assert "cultist:energy" in question[2] and "cultist:roll" not in question[2]


def test_a_heart_is_taken_inside_tokyo() -> None:
    """cultists/C7"""
    table = tokyo({"hearts": 5, "place": "city", "cultists": 1}, {}, {}, options=ON, dice=NOTHING)
    play(table, "cultist:heart")
    assert table.monsters[0].hearts == 6


def test_no_heart_above_the_maximum() -> None:
    """cultists/C7"""
    full = tokyo({"cultists": 1}, {}, {}, options=ON, dice=NOTHING)
    assert "cultist:heart" not in options(full) and "cultist:energy" in options(full)
    bigger = tokyo({"cultists": 3, "cards": ["even_bigger"], "hearts": 11}, {}, {}, options=ON, dice=NOTHING)
    play(bigger, "cultist:heart")
    assert bigger.monsters[0].hearts == 12
    assert "cultist:heart" not in options(bigger)


def test_regeneration_adds_to_the_heart() -> None:
    """cultists/C7, card/regeneration"""
    table = tokyo({"hearts": 5, "cultists": 1, "cards": ["regeneration"]}, {}, {}, options=ON, dice=NOTHING)
    play(table, "cultist:heart")
    assert table.monsters[0].hearts == 7


def test_friend_of_children_adds_to_the_energy() -> None:
    """cultists/C7, card/friend_of_children"""
    table = tokyo({"cultists": 1, "cards": ["friend_of_children"]}, {}, {}, options=ON, dice=NOTHING)
    play(table, "cultist:energy")
    assert table.monsters[0].energy == 2


def test_a_heart_in_reply_to_lethal_damage_saves_its_owner() -> None:
    """cultists/C8"""
    table = result("smash smash 1 1 2 3", {}, {"place": "city", "hearts": 2, "cultists": 1}, {})
    assert asked(table) == (1, "brace", ("cultist:heart", "cultist:energy", "take"))
    play(table, "cultist:heart")
    assert table.monsters[1].hearts == 1 and not table.monsters[1].out
    assert asked(table) == (1, "flee", ("flee", "stay"))


def test_without_a_heart_in_reply_the_owner_falls_and_loses_its_cultists() -> None:
    """cultists/C7, cultists/C8, cultists/C10"""
    table = result("smash smash 1 1 2 3", {}, {"place": "city", "hearts": 2, "cultists": 3}, {})
    play(table, "take")
    assert table.monsters[1].out
    assert cultists(table, 1) == 0
    assert asked(table) is not None and options(table)
    assert not any(decision.seat == 1 for decision in table.decisions)


def test_several_cultists_and_rapid_healing_answer_together() -> None:
    """cultists/C8, card/rapid_healing"""
    victim = {"place": "city", "hearts": 2, "energy": 2, "cultists": 2, "cards": ["rapid_healing"]}
    table = result("smash smash smash smash 1 2", {}, victim, {})
    play(table, "cultist:heart", "rapid_healing", "cultist:heart")
    assert table.monsters[1].hearts == 1
    assert kind(table) == "flee"


def test_a_cultist_pays_for_rapid_healing_in_the_same_window() -> None:
    """cultists/C8, cultists/C9"""
    victim = {"place": "city", "hearts": 1, "energy": 1, "cultists": 1, "cards": ["rapid_healing"]}
    table = result("smash 1 1 2 2 3", {}, victim, {})
    assert "rapid_healing" not in options(table)
    play(table, "cultist:energy")
    assert "rapid_healing" in options(table)


def test_armor_stops_a_single_heart_before_anything_is_asked() -> None:
    """cultists/C8, card/armor_plating: no damage, no window."""
    table = result("smash 1 1 2 2 3", {}, {"place": "city", "hearts": 2, "cultists": 1, "cards": ["armor_plating"]}, {})
    assert table.monsters[1].hearts == 2
    assert facts(table, "unhurt", seat=1)
    assert not facts(table, "hurt", seat=1)


def test_energy_reaches_a_price_in_the_buy_phase() -> None:
    """cultists/C9"""
    market = ["heal", "skyscraper", "tank"]
    table = tokyo({"energy": 2, "cultists": 1}, {}, {}, options=ON, step="buy", market=market)
    assert options(table) == ("sweep", "done", "cultist:energy")
    play(table, "cultist:energy")
    assert "buy:heal" in options(table)


def test_the_buy_phase_is_not_skipped_while_cultists_could_pay() -> None:
    """cultists/C9"""
    market = ["solar_powered", "skyscraper", "tank"]
    table = tokyo({"energy": 1, "cultists": 1}, {}, {}, options=ON, step="buy", market=market)
    assert asked(table) == (0, "buy", ("done", "cultist:energy"))
    play(table, "cultist:energy", "buy:solar_powered")
    assert [it.card.id for it in table.monsters[0].cards] == ["solar_powered"]


def test_friend_of_children_counts_in_what_cultists_could_pay() -> None:
    """cultists/C9, card/friend_of_children"""
    market = ["solar_powered", "skyscraper", "tank"]
    rich = {"cultists": 1, "cards": ["friend_of_children"]}
    table = tokyo(rich, {}, {}, options=ON, step="buy", market=market)
    assert asked(table) == (0, "buy", ("done", "cultist:energy"))


def test_the_buy_phase_is_skipped_when_cultists_would_not_suffice() -> None:
    """cultists/C9, tokyo/R11"""
    market = ["solar_powered", "skyscraper", "tank"]
    table = tokyo({"cultists": 1}, {}, {}, options=ON, step="buy", market=market, dice=NOTHING)
    question = asked(table)
    assert question is not None and question[:2] == (1, "roll")


def test_energy_reaches_the_price_of_changing_a_die() -> None:
    """cultists/C9, card/stretchy"""
    table = tokyo({"energy": 1, "cultists": 1, "cards": ["stretchy"]}, {}, {}, options=ON, rolls_left=0, dice=NOTHING)
    assert kind(table) == "roll"
    play(table, "cultist:energy")
    assert kind(table) == "change"
    assert "stretchy:1>heart" in options(table)


def test_a_cultist_pays_for_changing_a_die_that_somebody_else_has_rolled_again() -> None:
    """cultists/C9, card/stretchy, card/psychic_probe: nobody knows that die before; too little is not asked for."""
    prober = {"cards": ["psychic_probe"]}
    for energy, tiles in ((1, 1), (0, 2), (0, 1)):
        roller = {"energy": energy, "cultists": tiles, "cards": ["stretchy"]}
        table = tokyo(roller, prober, {}, options=ON, rolls_left=0, dice="1 1 1 2 2 3 2", market=[])
        play(table, "stop", "probe:1")
        if energy + tiles < 2:
            assert table.view(0)["turn"] == 1
            continue
        assert asked(table) == (0, "change", ("done", "cultist:energy"))
        play(table, *["cultist:energy"] * (2 - energy), "stretchy:2>1")
        assert table.monsters[0].stars == 1 + 1
        assert (cultists(table), table.monsters[0].energy) == (0, 0)


def test_an_opportunist_is_asked_while_cultists_could_pay() -> None:
    """cultists/C9, card/opportunist: one energy is missing for what was revealed; two would be too many."""
    for energy, tiles in ((3, 1), (2, 1)):
        table = tokyo(
            {"energy": 9}, {"energy": energy, "cultists": tiles, "cards": ["opportunist"]}, {},
            options=ON, step="buy", market=["heal", "skyscraper", "tank"], deck=["urbavore"],
        )  # fmt: skip
        play(table, "buy:heal")
        if energy == 2:
            assert kind(table) == "buy"
            continue
        assert asked(table) == (1, "snatch", ("no", "cultist:energy"))
        play(table, "cultist:energy")
        assert asked(table) == (1, "snatch", ("buy:urbavore", "no"))


def test_a_mimic_is_asked_while_a_cultist_could_pay() -> None:
    """cultists/C9, card/mimic: the token may move for an energy that a tile brings."""
    seats: list[dict[str, Any]] = [{"cultists": 1, "cards": ["mimic"]}, {"cards": ["wings"]}, {}]
    table = tokyo(*seats, options=ON, step="start")
    assert asked(table) == (0, "copy", ("no", "cultist:energy"))
    play(table, "cultist:energy", "copy:wings@1")
    assert table.monsters[0].energy == 0 and table.monsters[0].cards[0].power.id == "wings"
    seats[1] = {}
    assert kind(tokyo(*seats, options=ON, step="start")) == "roll"


def test_any_number_may_be_held() -> None:
    """cultists/C10"""
    table = result("2 2 2 2 1 heart", {"cultists": 40}, {"place": "city"}, {})
    assert cultists(table) == 41


def test_a_child_keeps_the_cultists() -> None:
    """cultists/C10, card/it_has_a_child"""
    victim = {"place": "city", "hearts": 1, "cultists": 2, "cards": ["it_has_a_child"]}
    table = result("smash 1 1 2 2 3", {}, victim, {})
    play(table, "take")
    assert table.monsters[1].hearts == 10 and not table.monsters[1].out
    assert cultists(table, 1) == 2


def test_cultists_are_no_cards() -> None:
    """cultists/C10, card/mimic: they cannot be copied."""
    table = tokyo(
        {"energy": 5, "cultists": 1, "cards": ["mimic"]},
        {"cultists": 2, "cards": ["jets"]},
        {"cultists": 2},
        options=ON,
        step="start",
    )
    assert asked(table) == (0, "copy", ("copy:jets@1", "no", "cultist:energy"))


def test_in_the_two_player_variant_a_cultist_buys_what_tokyo_pays() -> None:
    """cultists/C1, cultists/C9, two/V2: entering pays an energy, and the new Cultist the second one."""
    market = ["solar_powered", "skyscraper", "tank"]
    table = tokyo({}, {}, options=ON, step="resolve", dice="2 2 2 2 1 3", market=market)
    assert (table.monsters[0].energy, cultists(table)) == (1, 1)
    assert asked(table) == (0, "buy", ("done", "cultist:energy"))
    assert table.view(None)["options"] == {"two_player_variant": True, "modules": ["cultists"]}


def test_without_the_module_four_equal_faces_bring_nothing() -> None:
    """cultists/C1"""
    table = tokyo({}, {"place": "city"}, {}, step="resolve", dice="2 2 2 2 1 heart")
    assert not facts(table, "token_given")
    assert "cultists" not in table.view(None)["seats"][0]


@pytest.mark.parametrize(
    ("seat", "modules"),
    [
        ({"cultists": 1}, []),
        ({"cultists": 1}, ["tower"]),
        ({"cultists": -1}, ["cultists"]),
        ({"cultists": 100}, ["cultists"]),
        ({"cultists": True}, ["cultists"]),
        ({"cultists": 1.0}, ["cultists"]),
        ({"cultists": [1]}, ["cultists"]),
        ({"cultists": None}, ["cultists"]),
        ({"cultists": 1, "hearts": 0}, ["cultists"]),
    ],
)
def test_scenes_with_impossible_cultists_are_refused(seat: dict[str, Any], modules: list[str]) -> None:
    with pytest.raises(baffe.BadScene) as refused:
        tokyo({}, seat, {}, options={"modules": modules})
    assert refused.value.field == "seats[1].cultists"


def test_no_cultists_may_be_said_without_the_module() -> None:
    assert kind(tokyo({"cultists": 0, "tower": []}, {}, {}, dice=NOTHING)) == "roll"


@pytest.mark.parametrize("modules", [["cultist"], ["cultists", "cultists"], "cultists", ["cultists", 3], 1])
def test_unknown_and_repeated_modules_are_refused(modules: Any) -> None:
    with pytest.raises(baffe.BadScene) as refused:
        tokyo({}, {}, {}, options={"modules": modules})
    assert refused.value.field == "options.modules"
    with pytest.raises(baffe.BadOption) as denied:
        baffe.deal("tokyo", seats=3, seed=1, options={"modules": modules})
    assert denied.value.field == "modules"
