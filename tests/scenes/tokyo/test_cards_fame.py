"""Cards that bring stars, energy and turns."""

from typing import Any

from baffe.games.tokyo.table import TokyoTable
from tests.support import asked, facts, kind, play, tokyo

IN_CITY: dict[str, Any] = {"place": "city"}
NOTHING = " 1 1 2 2 heart heart"
"""Dice that bring nothing to a monster with all its hearts."""


def cards_of(table: TokyoTable, seat: int) -> list[str]:
    return [it.card.id for it in table.monsters[seat].cards]


def tokens_of(table: TokyoTable, seat: int, card: str) -> int:
    return next(it.tokens for it in table.monsters[seat].cards if it.card.id == card)


def copy_of(card: str, seat: int, **more: Any) -> dict[str, Any]:
    return {"id": "mimic", "copies": card, "of": seat, **more}


def scored(table: TokyoTable, seat: int, card: str) -> list[int]:
    """What that card has scored for the seat, each time."""
    return [fact["stars"] for fact in facts(table, "scored", seat) if fact.get("cause") == card]


def gains(table: TokyoTable, seat: int) -> list[int]:
    """Every gain of energy of the seat."""
    return [fact["energy"] for fact in facts(table, "energy_gained", seat)]


def dice_thrown(table: TokyoTable, seat: int) -> list[int]:
    """How many dice each throw of the seat had."""
    return [len(fact["dice"]) for fact in facts(table, "rolled", seat)]


# -- Alpha Monster --


def test_alpha_monster_scores_once_however_many_smashes_and_before_they_hurt() -> None:
    """card/alpha_monster, card/alpha_monster#2, tokyo/R32"""
    table = tokyo({"cards": ["alpha_monster"]}, IN_CITY, {}, dice="smash smash smash 1 1 2", rolls_left=0)
    assert scored(table, 0, "alpha_monster") == [1]
    assert facts(table, "scored", 0)[0]["n"] < facts(table, "hurt", 1)[0]["n"]
    assert table.monsters[1].hearts == 7


def test_alpha_monster_scores_for_a_smash_that_a_card_added_and_that_hits_nobody() -> None:
    """card/alpha_monster#1, tokyo/R32: Tokyo is empty and no die shows a smash."""
    table = tokyo({"cards": ["alpha_monster", "acid_attack"]}, {}, {}, dice=NOTHING, rolls_left=0)
    assert scored(table, 0, "alpha_monster") == [1]
    assert facts(table, "hurt") == []


def test_alpha_monster_scores_nothing_without_a_smash() -> None:
    """card/alpha_monster"""
    table = tokyo({"cards": ["alpha_monster"]}, IN_CITY, {}, dice=NOTHING, rolls_left=0)
    assert (table.active, table.monsters[0].stars) == (1, 0)


def test_a_copied_alpha_monster_scores_again() -> None:
    """card/alpha_monster, tokyo/R117"""
    table = tokyo(
        {"cards": ["alpha_monster", copy_of("alpha_monster", 0)]}, {}, {}, dice="smash 1 1 2 2 3", rolls_left=0
    )
    assert scored(table, 0, "alpha_monster") == [1, 1]


# -- Battery Monster --


def test_battery_monster_pays_two_at_the_start_of_the_next_three_turns() -> None:
    """card/battery_monster, card/battery_monster#1, tokyo/R109: nothing when bought, and nothing is asked."""
    table = tokyo({"energy": 3}, IN_CITY, {}, step="buy", dice=9 * NOTHING, market=["battery_monster"], deck_exact=True)
    play(table, "buy:battery_monster")
    assert (table.monsters[0].energy, tokens_of(table, 0, "battery_monster")) == (0, 6)
    for energy in (2, 4):
        play(table, "stop", "stop")
        assert (table.active, table.monsters[0].energy) == (0, energy)
        assert tokens_of(table, 0, "battery_monster") == 6 - energy
        play(table, "stop")
    play(table, "stop", "stop")
    assert (table.active, table.monsters[0].energy) == (0, 6)
    assert cards_of(table, 0) == [], "it is discarded when empty"
    assert table.view(None)["discard"] == ["battery_monster"]


def test_battery_monster_pays_before_tokyo_does() -> None:
    """tokyo/R13, tokyo/S1: the battery first, then the reward for starting in Tokyo."""
    table = tokyo({"place": "city", "cards": ["battery_monster"]}, {}, {}, step="start", dice=NOTHING)
    paid, reward = facts(table, "energy_gained", 0), facts(table, "scored", 0)
    assert [fact["cause"] for fact in paid] == ["battery_monster"]
    assert paid[0]["n"] < reward[0]["n"]


def test_what_battery_monster_pays_is_no_gain() -> None:
    """card/battery_monster#2, card/friend_of_children#3, card/friend_of_children#5"""
    table = tokyo({"cards": ["battery_monster", "friend_of_children"]}, IN_CITY, {}, step="start", dice=NOTHING)
    assert table.monsters[0].energy == 2


def test_battery_monster_bought_from_its_owner_is_full_again() -> None:
    """card/battery_monster#3, tokyo/R77"""
    table = tokyo(
        {"cards": ["parasitic_tentacles"], "energy": 3},
        {"place": "city", "cards": [{"id": "battery_monster", "tokens": 2}]},
        {},
        step="buy",
        market=[],
    )
    play(table, "buy:battery_monster@1")
    assert cards_of(table, 1) == []
    assert tokens_of(table, 0, "battery_monster") == 6


def test_energy_on_a_discarded_battery_monster_is_lost() -> None:
    """card/battery_monster#4, tokyo/R80: a sale brings the printed price and nothing more."""
    table = tokyo({"cards": ["metamorph", "battery_monster"]}, IN_CITY, {}, step="end", market=[])
    play(table, "sell:battery_monster", "done")
    assert table.monsters[0].energy == 3


def test_energy_on_battery_monster_can_be_neither_spent_nor_stolen() -> None:
    """card/battery_monster#4: its owner buys nothing with it, and a storm takes half of the reserve only."""
    table = tokyo(
        {"cards": ["battery_monster"]}, IN_CITY, {"energy": 6}, dice=3 * NOTHING, rolls_left=0,
        market=["corner_store", "vast_storm", "heal"],
    )  # fmt: skip
    assert (asked(table) or ())[:2] == (1, "roll"), "seat 0 was not asked what to buy"
    play(table, "stop", "stop", "buy:vast_storm")
    assert facts(table, "energy_lost") == []
    assert tokens_of(table, 0, "battery_monster") == 4, "its owner's turn has begun and taken 2"
    assert table.monsters[0].energy == 2


def test_a_copied_battery_monster_has_its_own_energy_and_goes_when_empty() -> None:
    """card/battery_monster, card/mimic#7, tokyo/R110, tokyo/R116"""
    table = tokyo(
        {"cards": [copy_of("battery_monster", 1, tokens=2)]},
        {"place": "city", "cards": ["battery_monster"]},
        {},
        step="start",
        dice=NOTHING,
    )
    assert table.monsters[0].energy == 2
    assert cards_of(table, 0) == []
    assert table.view(None)["discard"] == ["mimic"]
    assert tokens_of(table, 1, "battery_monster") == 6


def test_a_battery_monster_and_its_copy_pay_together() -> None:
    """card/battery_monster, tokyo/R112, tokyo/R117: the emptied card ends the copy, but not before both have paid."""
    for mine in (
        [{"id": "battery_monster", "tokens": 2}, copy_of("battery_monster", 0, tokens=4)],
        [copy_of("battery_monster", 0, tokens=4), {"id": "battery_monster", "tokens": 2}],
    ):
        table = tokyo({"cards": mine}, IN_CITY, {}, step="start", dice=NOTHING)
        assert table.monsters[0].energy == 4
        assert table.view(None)["seats"][0]["cards"] == ["mimic"], "a Mimic without effect is left"


def test_a_battery_monster_and_its_copy_that_run_empty_together_both_go() -> None:
    """card/battery_monster, tokyo/R116: in whatever order they lie."""
    empty_soon = {"id": "battery_monster", "tokens": 2}
    copy = copy_of("battery_monster", 0, tokens=2)
    for mine in ([empty_soon, copy], [copy, empty_soon]):
        table = tokyo({"cards": mine}, IN_CITY, {}, step="start", dice=NOTHING)
        assert table.monsters[0].energy == 4
        assert cards_of(table, 0) == []
        assert sorted(table.view(None)["discard"]) == ["battery_monster", "mimic"]


# -- Complete Destruction --


def test_complete_destruction_scores_nine_and_the_dice_still_count() -> None:
    """card/complete_destruction: the smash hits and the energy is gained."""
    table = tokyo({"cards": ["complete_destruction"]}, IN_CITY, {}, dice="1 2 3 heart energy smash", rolls_left=0)
    assert scored(table, 0, "complete_destruction") == [9]
    assert table.monsters[1].hearts == 9
    assert table.monsters[0].energy == 1


def test_complete_destruction_needs_every_face() -> None:
    """card/complete_destruction"""
    faces = ["1", "2", "3", "heart", "energy", "smash"]
    for i in range(6):
        dice = [*faces[:i], *faces[i + 1 :], faces[i - 1]]
        table = tokyo({"cards": ["complete_destruction"]}, {}, {}, dice=dice, rolls_left=0, market=[])
        assert table.active == 1
        assert scored(table, 0, "complete_destruction") == []


def test_complete_destruction_with_more_dice_needs_one_of_each_face() -> None:
    """card/complete_destruction#1: two further dice show something else."""
    table = tokyo(
        {"cards": ["complete_destruction", "extra_head", "extra_head"]},
        IN_CITY,
        {},
        dice="1 1 2 3 heart energy energy smash",
        rolls_left=0,
    )
    assert scored(table, 0, "complete_destruction") == [9]


def test_a_smash_added_by_a_card_completes_the_destruction() -> None:
    """card/complete_destruction#2, tokyo/R28"""
    table = tokyo(
        {"cards": ["complete_destruction", "acid_attack"]}, IN_CITY, {}, dice="1 2 3 heart energy energy", rolls_left=0
    )
    assert scored(table, 0, "complete_destruction") == [9]


def test_only_the_smash_of_complete_destruction_may_come_from_a_card() -> None:
    """card/complete_destruction#2: an added smash does not stand in for a missing heart."""
    table = tokyo(
        {"cards": ["complete_destruction", "acid_attack"]}, {}, {}, dice="1 2 3 energy energy smash", rolls_left=0,
        market=[],
    )  # fmt: skip
    assert scored(table, 0, "complete_destruction") == []


def test_complete_destruction_works_in_tokyo_and_together_with_detritivore() -> None:
    """card/complete_destruction#3: the heart heals nothing there."""
    table = tokyo(
        {"place": "city", "hearts": 5, "cards": ["complete_destruction", "detritivore"]},
        {},
        {},
        dice="1 2 3 heart energy smash",
        rolls_left=0,
    )
    assert table.monsters[0].stars == 11
    assert table.monsters[0].hearts == 5


def test_a_copied_complete_destruction_scores_again() -> None:
    """card/complete_destruction, tokyo/R117"""
    table = tokyo(
        {"cards": ["complete_destruction", copy_of("complete_destruction", 0)]},
        IN_CITY,
        {},
        dice="1 2 3 heart energy smash",
        rolls_left=0,
    )
    assert scored(table, 0, "complete_destruction") == [9, 9]


# -- Detritivore --


def test_detritivore_scores_two_and_the_dice_still_count() -> None:
    """card/detritivore, tokyo/R28: before the three 1s score."""
    table = tokyo({"cards": ["detritivore"]}, IN_CITY, {}, dice="1 1 1 2 3 heart", rolls_left=0)
    assert [fact["stars"] for fact in facts(table, "scored", 0)] == [2, 1]


def test_detritivore_needs_all_three_numbers() -> None:
    """card/detritivore"""
    for missing in ("2 2 3 3 heart heart", "1 1 3 3 heart heart", "1 1 2 2 heart heart"):
        table = tokyo({"cards": ["detritivore"]}, IN_CITY, {}, dice=missing, rolls_left=0)
        assert (table.active, table.monsters[0].stars) == (1, 0)


def test_detritivore_scores_once_with_two_full_sets() -> None:
    """card/detritivore#1"""
    table = tokyo({"cards": ["detritivore"]}, IN_CITY, {}, dice="1 1 2 2 3 3", rolls_left=0)
    assert table.monsters[0].stars == 2


def test_a_copied_detritivore_scores_again() -> None:
    """card/detritivore, tokyo/R117"""
    table = tokyo(
        {"cards": ["detritivore", copy_of("detritivore", 0)]}, IN_CITY, {}, dice="1 2 3 heart heart 1", rolls_left=0
    )
    assert scored(table, 0, "detritivore") == [2, 2]


# -- Eater of the Dead --


def test_eater_of_the_dead_scores_for_every_fall_in_anyones_turn() -> None:
    """card/eater_of_the_dead, card/eater_of_the_dead#1, tokyo/R49: two monsters fall to somebody else's smashes."""
    table = tokyo(
        {"place": "city"},
        {"cards": ["eater_of_the_dead"]},
        {"hearts": 1},
        {"hearts": 2},
        dice="smash smash 1 1 2 2",
        rolls_left=0,
    )
    assert scored(table, 1, "eater_of_the_dead") == [3, 3]


def test_eater_of_the_dead_scores_for_a_fall_that_nobody_caused() -> None:
    """card/eater_of_the_dead#1: poison at the end of another monster's turn."""
    table = tokyo(
        {"hearts": 1, "poison": 1}, {"place": "city", "cards": ["eater_of_the_dead"]}, {}, dice=NOTHING[1:], step="end"
    )
    assert table.monsters[0].out
    assert scored(table, 1, "eater_of_the_dead") == [3]


def test_eater_of_the_dead_scores_when_the_fallen_has_a_child() -> None:
    """card/eater_of_the_dead#2, tokyo/R49: the monster lives on, and its fall is paid."""
    table = tokyo(
        {"cards": ["eater_of_the_dead"]},
        {"place": "city", "hearts": 1, "cards": ["it_has_a_child"]},
        {},
        dice="smash 1 1 2 2 3",
        rolls_left=0,
    )
    assert table.monsters[1].hearts == 10
    assert scored(table, 0, "eater_of_the_dead") == [3]


def test_eater_of_the_dead_gets_nothing_for_its_own_fall() -> None:
    """card/eater_of_the_dead#3, tokyo/R49"""
    table = tokyo(
        {},
        {"place": "city", "hearts": 1, "cards": ["eater_of_the_dead"]},
        {},
        dice="smash 1 1 2 2 3",
        rolls_left=0,
    )
    assert table.monsters[1].out
    assert facts(table, "scored", 1) == []


def test_eater_of_the_dead_gets_nothing_for_its_own_fall_even_with_a_child() -> None:
    """card/eater_of_the_dead#3: the card is discarded with the others before it could score."""
    table = tokyo(
        {},
        {"place": "city", "hearts": 1, "cards": ["eater_of_the_dead", "it_has_a_child"]},
        {},
        dice="smash 1 1 2 2 3",
        rolls_left=0,
    )
    assert table.monsters[1].hearts == 10
    assert table.monsters[1].stars == 0
    assert facts(table, "scored", 1) == []


def test_a_copied_eater_of_the_dead_scores_again() -> None:
    """card/eater_of_the_dead, tokyo/R117"""
    table = tokyo(
        {"cards": ["eater_of_the_dead", copy_of("eater_of_the_dead", 0)]},
        {"place": "city", "hearts": 1},
        {},
        dice="smash 1 1 2 2 3",
        rolls_left=0,
    )
    assert scored(table, 0, "eater_of_the_dead") == [3, 3]


def test_eater_of_the_dead_can_win_in_the_turn_of_another() -> None:
    """card/eater_of_the_dead#1, tokyo/R104"""
    table = tokyo(
        {},
        {"place": "city", "hearts": 1},
        {"stars": 17, "cards": ["eater_of_the_dead"]},
        {},
        dice="smash 1 1 2 2 3",
        rolls_left=0,
    )
    assert table.outcome is not None
    assert (table.outcome["winners"], table.outcome["reason"]) == ([2], "stars")


# -- Energy Hoarder --


def test_energy_hoarder_scores_for_every_full_six_and_spends_nothing() -> None:
    """card/energy_hoarder"""
    for energy, stars in ((5, []), (6, [1]), (11, [1]), (12, [2]), (18, [3])):
        table = tokyo({"cards": ["energy_hoarder"], "energy": energy}, IN_CITY, {}, step="end")
        assert scored(table, 0, "energy_hoarder") == stars
        assert table.monsters[0].energy == energy


def test_energy_hoarder_counts_after_buying() -> None:
    """card/energy_hoarder#1: of 8 energy 5 are left."""
    table = tokyo({"cards": ["energy_hoarder"], "energy": 8}, IN_CITY, {}, step="buy", market=["corner_store"])
    play(table, "buy:corner_store", "done")
    assert (table.active, table.monsters[0].energy) == (1, 5)
    assert scored(table, 0, "energy_hoarder") == []


def test_energy_hoarder_counts_after_sales() -> None:
    """card/energy_hoarder#1: 5 energy and the price of a card."""
    table = tokyo({"cards": ["energy_hoarder", "metamorph", "jets"], "energy": 1}, IN_CITY, {}, step="end")
    play(table, "sell:jets", "done")
    assert scored(table, 0, "energy_hoarder") == [1]


def test_a_copied_energy_hoarder_scores_again() -> None:
    """card/energy_hoarder, tokyo/R117"""
    table = tokyo({"cards": ["energy_hoarder", copy_of("energy_hoarder", 0)], "energy": 13}, IN_CITY, {}, step="end")
    assert scored(table, 0, "energy_hoarder") == [2, 2]


# -- Freeze Time --


def test_freeze_time_offers_another_turn_with_one_die_fewer() -> None:
    """card/freeze_time, card/freeze_time#1, tokyo/R86, tokyo/R90: it is asked, as the turn ends."""
    table = tokyo({"cards": ["freeze_time"]}, IN_CITY, {}, dice="1 1 1 2 2 heart", rolls_left=0)
    assert asked(table) == (0, "again", ("again", "no"))
    play(table, "again")
    assert (asked(table) or ())[:2] == (0, "roll")
    assert dice_thrown(table, 0) == [6, 5]


def test_freeze_time_may_be_declined() -> None:
    """card/freeze_time#1, tokyo/R90"""
    table = tokyo({"cards": ["freeze_time"]}, IN_CITY, {}, dice="1 1 1 2 2 heart", rolls_left=0)
    play(table, "no")
    assert (asked(table) or ())[:2] == (1, "roll")
    assert dice_thrown(table, 1) == [6]


def test_freeze_time_needs_three_ones() -> None:
    """card/freeze_time: two are not enough."""
    table = tokyo({"cards": ["freeze_time"]}, IN_CITY, {}, dice="1 1 2 2 2 heart", rolls_left=0)
    assert (asked(table) or ())[:2] == (1, "roll")


def test_frozen_turns_follow_each_other_with_fewer_and_fewer_dice() -> None:
    """card/freeze_time#2, tokyo/R86: six, five, four; when the chain has ended the penalty is gone."""
    table = tokyo(
        {"cards": ["freeze_time"]},
        IN_CITY,
        {},
        dice="1 1 1 2 2 heart" + " 1 1 1 2 2" + " 2 2 3 3" + 3 * NOTHING,
        rolls_left=0,
    )
    play(table, "again", "stop", "again")
    assert dice_thrown(table, 0) == [6, 5, 4]
    play(table, "stop")
    assert (table.active, dice_thrown(table, 1)) == (1, [6])
    play(table, "stop", "stop")
    assert (table.active, dice_thrown(table, 0)) == (0, [6, 5, 4, 6])


def test_freeze_time_bought_in_the_turn_with_three_ones_acts_at_once() -> None:
    """card/freeze_time#3, tokyo/R87"""
    table = tokyo({"energy": 5}, IN_CITY, {}, dice="1 1 1 2 2 heart", rolls_left=0, market=["freeze_time"])
    play(table, "buy:freeze_time")
    assert asked(table) == (0, "again", ("again", "no"))


def test_freeze_time_bought_in_the_turn_of_another_does_nothing_yet() -> None:
    """card/freeze_time#3: the three 1s are the active monster's."""
    table = tokyo(
        {"energy": 3},
        {"place": "city"},
        {"cards": ["opportunist"], "energy": 5},
        dice="1 1 1 2 2 heart",
        rolls_left=0,
        market=["corner_store"],
        deck=["freeze_time"],
    )
    play(table, "buy:corner_store", "buy:freeze_time")
    assert cards_of(table, 2) == ["opportunist", "freeze_time"]
    assert (asked(table) or ())[:2] == (1, "roll")
    assert facts(table, "extra_turn") == []


def test_a_copied_freeze_time_gives_no_second_turn() -> None:
    """card/freeze_time#4, tokyo/R87, tokyo/R117: one question, one turn, one die fewer."""
    mine = {"cards": ["freeze_time", copy_of("freeze_time", 0)]}
    table = tokyo(mine, IN_CITY, {}, dice="1 1 1 2 2 heart" + " 2 2 3 3 heart", rolls_left=0)
    play(table, "again")
    assert (table.active, dice_thrown(table, 0)) == (0, [6, 5])
    play(table, "stop")
    assert (asked(table) or ())[:2] == (1, "roll")
    declined = tokyo(mine, IN_CITY, {}, dice="1 1 1 2 2 heart", rolls_left=0)
    play(declined, "no")
    assert (asked(declined) or ())[:2] == (1, "roll")


def test_a_copy_of_freeze_time_alone_works_like_the_card() -> None:
    """card/freeze_time, tokyo/R110"""
    table = tokyo(
        {"cards": [copy_of("freeze_time", 1)]}, {"place": "city", "cards": ["freeze_time"]}, {}, dice="1 1 1 2 2 heart",
        rolls_left=0,
    )  # fmt: skip
    assert asked(table) == (0, "again", ("again", "no"))


def test_the_frozen_turn_comes_before_the_turn_of_a_frenzy() -> None:
    """card/freeze_time#5, tokyo/R85, tokyo/R88: five dice first, then six, then the next monster."""
    table = tokyo(
        {"cards": ["freeze_time"], "energy": 7},
        IN_CITY,
        {},
        dice="1 1 1 2 2 heart" + " 2 2 3 3 heart" + NOTHING,
        rolls_left=0,
        market=["frenzy"],
    )
    play(table, "buy:frenzy", "again")
    assert dice_thrown(table, 0) == [6, 5]
    play(table, "stop")
    assert (table.active, dice_thrown(table, 0)) == (0, [6, 5, 6])
    play(table, "stop")
    assert table.active == 1
    assert [fact["rule"] for fact in facts(table, "extra_turn", 0)] == ["tokyo/R86", "tokyo/R88"]


def test_freeze_time_sold_before_the_turn_ends_gives_no_turn() -> None:
    """card/freeze_time#1: the card must still be there when its question is due."""
    table = tokyo({"cards": ["freeze_time", "metamorph"]}, IN_CITY, {}, dice="1 1 1 2 2 heart", rolls_left=0)
    play(table, "sell:freeze_time", "done")
    assert (asked(table) or ())[:2] == (1, "roll")


def test_a_frozen_turn_is_a_real_turn() -> None:
    """tokyo/R89: it starts in Tokyo, and earns for it."""
    table = tokyo({"place": "city", "cards": ["freeze_time"]}, {}, {}, dice="1 1 1 2 2 heart", rolls_left=0)
    assert table.monsters[0].stars == 1
    play(table, "again")
    assert table.monsters[0].stars == 3


def test_no_frozen_turn_after_the_end_of_the_game() -> None:
    """tokyo/R84: three 1s bring the twentieth star, and nothing is asked."""
    table = tokyo({"stars": 19, "cards": ["freeze_time"]}, IN_CITY, {}, dice="1 1 1 2 2 heart", rolls_left=0)
    assert kind(table) == "over"


# -- Friend of Children --


def test_friend_of_children_adds_one_to_every_gain() -> None:
    """card/friend_of_children, card/friend_of_children#1, tokyo/R31: all energy dice are one gain, a card another."""
    table = tokyo(
        {"cards": ["friend_of_children"], "energy": 5}, IN_CITY, {}, dice="energy energy energy 1 1 2", rolls_left=0,
        market=["energize"],
    )  # fmt: skip
    assert table.monsters[0].energy == 5 + 4
    play(table, "buy:energize")
    assert gains(table, 0) == [4, 10]
    assert table.monsters[0].energy == 9 - 8 + 10


def test_each_sale_is_a_gain_for_friend_of_children() -> None:
    """card/friend_of_children#1, card/friend_of_children#2, card/friend_of_children#5: jets for 5, wings for 6."""
    table = tokyo({"cards": ["metamorph", "friend_of_children", "jets", "wings"]}, IN_CITY, {}, step="end")
    play(table, "sell:jets", "sell:wings", "done")
    assert gains(table, 0) == [6, 7]


def test_selling_friend_of_children_brings_no_bonus() -> None:
    """card/friend_of_children#2: it is gone before it is paid."""
    table = tokyo({"cards": ["metamorph", "friend_of_children"]}, IN_CITY, {}, step="end")
    play(table, "sell:friend_of_children", "done")
    assert gains(table, 0) == [3]


def test_being_paid_for_healing_is_a_gain_for_friend_of_children() -> None:
    """card/friend_of_children#1, card/friend_of_children#2: one payment for each healed monster."""
    table = tokyo(
        {"cards": ["friend_of_children", "healing_ray"]},
        {"place": "city", "hearts": 5, "energy": 6},
        {"hearts": 5, "energy": 6},
        dice="heart heart heart 1 1 2",
        rolls_left=0,
        market=[],
    )
    play(table, "heart@1", "heart@1", "heart@2")
    assert gains(table, 0) == [5, 3]
    assert (table.monsters[1].energy, table.monsters[2].energy) == (2, 4)


def test_being_paid_for_a_card_is_a_gain_for_friend_of_children() -> None:
    """card/friend_of_children#2, tokyo/R77"""
    table = tokyo(
        {"cards": ["parasitic_tentacles"], "energy": 5},
        {"place": "city", "cards": ["friend_of_children", "jets"]},
        {},
        step="buy",
        market=[],
        dice=NOTHING,
    )
    play(table, "buy:jets@1")
    assert gains(table, 1) == [6]


def test_the_two_player_income_is_a_gain_for_friend_of_children() -> None:
    """card/friend_of_children#2, two/V2, two/V3: for entering Tokyo and for starting there."""
    table = tokyo({"cards": ["friend_of_children"]}, {}, dice=2 * NOTHING, rolls_left=0, market=[])
    assert gains(table, 0) == [2]
    play(table, "stop")
    assert (table.active, gains(table, 0)) == (0, [2, 2])


def test_friend_of_children_adds_nothing_to_no_gain() -> None:
    """card/friend_of_children#4: no energy die, and a card bought from its owner for nothing."""
    table = tokyo(
        {"cards": ["friend_of_children", "made_in_a_lab"]},
        {"place": "city", "cards": ["parasitic_tentacles", "alien_origin", copy_of("alien_origin", 1)]},
        {},
        dice=2 * NOTHING,
        rolls_left=0,
        market=[],
    )
    play(table, "done")
    assert table.monsters[0].energy == 0
    play(table, "stop", "buy:made_in_a_lab@0")
    assert "made_in_a_lab" in cards_of(table, 1)
    assert gains(table, 0) == []


def test_a_copied_friend_of_children_adds_again() -> None:
    """card/friend_of_children, tokyo/R117"""
    table = tokyo(
        {"cards": ["friend_of_children", copy_of("friend_of_children", 0)]}, IN_CITY, {}, dice="energy 1 1 2 2 heart",
        rolls_left=0, market=[],
    )  # fmt: skip
    assert gains(table, 0) == [3]


# -- Gourmet --


def test_gourmet_scores_two_on_top_of_three_ones() -> None:
    """card/gourmet, tokyo/R30: after the points of the dice."""
    table = tokyo({"cards": ["gourmet"]}, IN_CITY, {}, dice="1 1 1 2 2 heart", rolls_left=0)
    assert [fact["stars"] for fact in facts(table, "scored", 0)] == [1, 2]


def test_gourmet_scores_once_with_six_ones() -> None:
    """card/gourmet#1"""
    table = tokyo({"cards": ["gourmet"]}, IN_CITY, {}, dice="1 1 1 1 1 1", rolls_left=0)
    assert [fact["stars"] for fact in facts(table, "scored", 0)] == [4, 2]


def test_gourmet_needs_three_ones() -> None:
    """card/gourmet: two 1s, or three of another number, are nothing to it."""
    table = tokyo({"cards": ["gourmet"]}, IN_CITY, {}, dice="1 1 2 2 2 heart", rolls_left=0)
    assert scored(table, 0, "gourmet") == []


def test_a_copied_gourmet_scores_again() -> None:
    """card/gourmet, tokyo/R117"""
    table = tokyo({"cards": ["gourmet", copy_of("gourmet", 0)]}, IN_CITY, {}, dice="1 1 1 2 2 heart", rolls_left=0)
    assert scored(table, 0, "gourmet") == [2, 2]


# -- Herbivore --


def test_herbivore_scores_for_a_turn_that_hurt_nobody() -> None:
    """card/herbivore"""
    table = tokyo({"cards": ["herbivore"]}, IN_CITY, {}, dice=NOTHING, rolls_left=0)
    assert scored(table, 0, "herbivore") == [1]


def test_herbivore_scores_nothing_after_a_smash_that_hurt() -> None:
    """card/herbivore"""
    table = tokyo({"cards": ["herbivore"]}, IN_CITY, {}, dice="smash 1 1 2 2 heart", rolls_left=0)
    play(table, "stay")
    assert table.active == 1
    assert scored(table, 0, "herbivore") == []


def test_damage_that_was_prevented_leaves_herbivore_its_star() -> None:
    """card/herbivore#1: armour takes the only smash."""
    table = tokyo(
        {"cards": ["herbivore"]}, {"place": "city", "cards": ["armor_plating"]}, {}, dice="smash 1 1 2 2 heart",
        rolls_left=0,
    )  # fmt: skip
    assert facts(table, "unhurt", 1) != []
    assert scored(table, 0, "herbivore") == [1]


def test_losses_from_ones_own_cards_cost_herbivore_its_star() -> None:
    """card/herbivore#2, tokyo/R53: a Tank hurts its buyer, a Flame Thrower everybody else."""
    for card, price in (("tank", 4), ("flame_thrower", 3)):
        table = tokyo({"cards": ["herbivore"], "energy": price}, IN_CITY, {}, step="buy", market=[card])
        play(table, "buy:" + card)
        assert facts(table, "hurt")[0]["by"] == 0
        assert table.active == 1
        assert scored(table, 0, "herbivore") == []


def test_herbivore_keeps_its_star_when_others_hurt_it_in_its_turn() -> None:
    """card/herbivore: Burrowing bites the monster that takes the place; the smash itself was dodged."""
    table = tokyo(
        {"cards": ["herbivore"]}, {"place": "city", "cards": ["jets", "burrowing"]}, {}, dice="smash 1 1 2 2 3",
        rolls_left=0,
    )  # fmt: skip
    play(table, "flee")
    assert [fact["by"] for fact in facts(table, "hurt", 0)] == [1]
    assert scored(table, 0, "herbivore") == [1]


def test_poison_is_nobodys_doing_for_herbivore() -> None:
    """card/herbivore#3, tokyo/R54, tokyo/R81: a poisoned herbivore scores, then loses its heart to nobody."""
    table = tokyo({"cards": ["herbivore"], "poison": 1}, {"cards": ["poison_spit"]}, {}, step="end")
    assert scored(table, 0, "herbivore") == [1]
    assert [fact["by"] for fact in facts(table, "hurt", 0)] == [None]
    assert facts(table, "scored", 0)[0]["n"] < facts(table, "hurt", 0)[0]["n"]


def test_a_copied_herbivore_scores_again() -> None:
    """card/herbivore, tokyo/R117"""
    table = tokyo({"cards": ["herbivore", copy_of("herbivore", 0)]}, IN_CITY, {}, step="end")
    assert scored(table, 0, "herbivore") == [1, 1]


# -- Rooting for the Underdog --


def test_the_underdog_scores_when_it_alone_has_the_fewest_stars() -> None:
    """card/rooting_for_the_underdog"""
    table = tokyo({"cards": ["rooting_for_the_underdog"], "stars": 2}, {"stars": 3}, {"stars": 9}, step="end")
    assert scored(table, 0, "rooting_for_the_underdog") == [1]


def test_a_tie_for_last_gives_the_underdog_nothing() -> None:
    """card/rooting_for_the_underdog#1"""
    table = tokyo({"cards": ["rooting_for_the_underdog"], "stars": 2}, {"stars": 2}, {"stars": 9}, step="end")
    assert table.active == 1
    assert scored(table, 0, "rooting_for_the_underdog") == []


def test_the_underdog_is_compared_with_living_monsters_only() -> None:
    """card/rooting_for_the_underdog#1: an eliminated monster has no stars."""
    table = tokyo(
        {"cards": ["rooting_for_the_underdog"], "stars": 2}, {"stars": 3}, {"stars": 9}, {"hearts": 0}, step="end"
    )
    assert scored(table, 0, "rooting_for_the_underdog") == [1]


def test_the_underdog_is_first_of_the_end_of_turn_effects() -> None:
    """card/rooting_for_the_underdog#2, tokyo/R81: it looks before others bring its owner out of the last place."""
    table = tokyo(
        {"cards": ["herbivore", "energy_hoarder", "rooting_for_the_underdog"], "energy": 6},
        {"stars": 1},
        {"stars": 1},
        step="end",
    )
    assert [fact["cause"] for fact in facts(table, "scored", 0)][0] == "rooting_for_the_underdog"
    assert table.monsters[0].stars == 3


def test_a_copied_underdog_looks_at_the_same_moment_and_scores_again() -> None:
    """card/rooting_for_the_underdog, tokyo/R117: the first star does not cost the copy its own."""
    table = tokyo(
        {"cards": ["rooting_for_the_underdog", copy_of("rooting_for_the_underdog", 0)]},
        {"stars": 1},
        {"stars": 1},
        step="end",
    )
    assert table.monsters[0].stars == 2


# -- Solar Powered --


def test_solar_powered_gives_one_energy_to_an_empty_reserve() -> None:
    """card/solar_powered: with energy left it gives nothing."""
    for energy, after in ((0, 1), (1, 1)):
        table = tokyo({"cards": ["solar_powered"], "energy": energy}, IN_CITY, {}, step="end")
        assert table.active == 1
        assert table.monsters[0].energy == after


def test_solar_powered_looks_after_sales() -> None:
    """card/solar_powered#1: what a sale brought is no empty reserve."""
    for word, energy in (("sell:jets", 5), ("done", 1)):
        table = tokyo({"cards": ["solar_powered", "metamorph", "jets"]}, IN_CITY, {}, step="end")
        play(table, word)
        if kind(table) == "sell":
            play(table, "done")
        assert (table.active, table.monsters[0].energy) == (1, energy)


def test_friend_of_children_makes_it_two_with_solar_powered() -> None:
    """card/solar_powered#1, card/friend_of_children#1"""
    table = tokyo({"cards": ["solar_powered", "friend_of_children"]}, IN_CITY, {}, step="end")
    assert gains(table, 0) == [2]


def test_a_copied_solar_powered_looks_at_the_same_moment_and_gives_again() -> None:
    """card/solar_powered, tokyo/R117: the first energy does not cost the copy its own."""
    mine: list[Any] = ["solar_powered", copy_of("solar_powered", 0)]
    table = tokyo({"cards": mine}, IN_CITY, {}, step="end")
    assert gains(table, 0) == [1, 1]
    befriended = tokyo({"cards": [*mine, "friend_of_children"]}, IN_CITY, {}, step="end")
    assert gains(befriended, 0) == [2, 2]
