"""Damage on its way: whom smashes hit, how a loss of hearts is answered, who flees, and the tokens that stay."""

import pytest

from baffe.games.tokyo.monster import PLACES
from baffe.games.tokyo.table import TokyoTable
from tests.support import asked, facts, kind, options, play, tokyo


def hearts(table: TokyoTable) -> list[int]:
    return [monster.hearts for monster in table.monsters]


def places(table: TokyoTable) -> list[str]:
    return [PLACES[monster.place] for monster in table.monsters]


# -- whom smashes hit --


def test_smashes_from_outside_hit_everybody_in_tokyo() -> None:
    """tokyo/R33: each smash costs the City and the Bay one heart, and nobody outside."""
    table = tokyo({}, {"place": "city"}, {}, {"place": "bay"}, {}, step="resolve", dice="smash smash 1 1 2 3")
    assert hearts(table) == [10, 8, 10, 8, 10]


def test_smashes_from_tokyo_hit_everybody_outside() -> None:
    """tokyo/R33"""
    table = tokyo({}, {"place": "city"}, {}, turn=1, step="resolve", dice="smash smash smash 1 2 3")
    assert hearts(table) == [7, 10, 7]


@pytest.mark.parametrize("attacker", [0, 1])
def test_city_and_bay_never_smash_each_other(attacker: int) -> None:
    """tokyo/R34"""
    seats = [{"place": "city"}, {"place": "bay"}, {}, {}, {}]
    table = tokyo(*seats, turn=attacker, step="resolve", dice="smash smash 1 1 2 3")
    assert hearts(table) == [10, 10, 8, 8, 8]


def test_smashes_hurt_nobody_while_tokyo_is_empty() -> None:
    """tokyo/R35: the smashes are there, nobody loses a heart, and the attacker walks in."""
    table = tokyo({}, {}, {}, step="resolve", dice="smash smash smash 1 2 3")
    assert facts(table, "smashed", 0)[0]["smashes"] == 3
    assert hearts(table) == [10, 10, 10]
    assert places(table) == ["city", "outside", "outside"]


def test_nova_breath_hits_every_other_monster() -> None:
    """tokyo/R36"""
    table = tokyo(
        {"cards": ["nova_breath"]},
        {"place": "city"},
        {},
        {"place": "bay"},
        {},
        step="resolve",
        dice="smash smash 1 1 2 3",
    )
    assert hearts(table) == [10, 8, 8, 8, 8]


def test_neighbours_are_those_of_the_moment_of_the_attack() -> None:
    """tokyo/R39: the fall of the left neighbour does not make the next monster a neighbour."""
    table = tokyo(
        {"place": "city", "cards": ["fire_breathing"]},
        {"hearts": 2},
        {},
        {},
        {},
        step="resolve",
        dice="smash 1 1 2 2 3",
    )
    assert hearts(table) == [10, 0, 9, 9, 8]


def test_a_monster_thrown_out_of_the_bay_still_takes_the_smashes() -> None:
    """tokyo/R39: the first packet closes the Bay, the second one strikes its former occupant all the same."""
    table = tokyo(
        {"cards": ["fire_breathing"]},
        {"hearts": 1},
        {"place": "city"},
        {},
        {"place": "bay"},
        step="resolve",
        dice="smash smash 1 1 2 3",
    )
    assert hearts(table) == [10, 0, 8, 10, 7]
    assert places(table)[4] == "outside"
    assert asked(table) == (2, "flee", ("flee", "stay"))


def test_victims_are_struck_in_turn_order_from_the_attackers_left() -> None:
    """tokyo/R40, tokyo/S9: one victim has answered and lost its hearts before the next is asked."""
    table = tokyo(
        {"cards": ["camouflage"]},
        {},
        {"place": "city"},
        {"cards": [{"id": "mimic", "copies": "camouflage", "of": 0}]},
        turn=2,
        step="resolve",
        dice="smash smash 1 1 2 3",
    )
    assert asked(table) == (3, "brace", ("camouflage", "take"))
    assert hearts(table) == [10, 10, 10, 10]
    play(table, "take")
    assert asked(table) == (0, "brace", ("camouflage", "take"))
    assert hearts(table) == [10, 10, 10, 8]
    play(table, "take")
    assert hearts(table) == [8, 8, 10, 8]


def test_the_dealer_of_damage_is_struck_last() -> None:
    """tokyo/R40"""
    table = tokyo({}, {"energy": 4}, {}, turn=1, step="buy", market=["high_altitude_bombing"])
    play(table, "buy:high_altitude_bombing")
    assert [fact["seat"] for fact in facts(table, "hurt")] == [2, 0, 1]


# -- one packet --


def test_armor_stops_a_single_heart_before_anything_is_asked() -> None:
    """tokyo/R41"""
    table = tokyo(
        {},
        {"place": "city", "energy": 4, "cards": ["armor_plating", "camouflage", "wings"]},
        {},
        step="resolve",
        dice="smash 1 1 2 2 3",
    )
    assert kind(table) == "roll"
    assert hearts(table)[1] == 10


def test_wings_once_spread_stop_later_hits_without_a_question() -> None:
    """tokyo/R41"""
    table = tokyo(
        {"energy": 3},
        {"place": "city", "energy": 4, "cards": ["wings"]},
        {},
        step="resolve",
        dice="smash smash 1 1 2 3",
        market=["flame_thrower"],
    )
    play(table, "wings", "buy:flame_thrower")
    assert kind(table) == "roll"
    assert hearts(table) == [10, 10, 8]
    assert table.monsters[1].energy == 2


def test_the_victim_answers_as_often_and_in_the_order_it_wants() -> None:
    """tokyo/R42: Camouflage and its copy roll one after the other on what is left, then Wings end it."""
    table = tokyo(
        {},
        {
            "place": "city",
            "energy": 2,
            "cards": ["wings", "camouflage", {"id": "mimic", "copies": "camouflage", "of": 1}],
        },
        {},
        step="resolve",
        dice="smash smash smash smash 1 2 heart 1 1 1 heart 2 2",
    )
    assert asked(table) == (1, "brace", ("wings", "camouflage", "take"))
    play(table, "camouflage")
    assert asked(table) == (1, "brace", ("wings", "camouflage", "take"))
    play(table, "camouflage")
    assert asked(table) == (1, "brace", ("wings", "take"))
    assert [len(fact["dice"]) for fact in facts(table, "threw", 1)] == [4, 3]
    play(table, "wings")
    assert kind(table) == "roll"
    assert hearts(table)[1] == 10


def test_a_reaction_may_be_declined() -> None:
    """tokyo/R42: no die is thrown and all hearts are lost."""
    table = tokyo(
        {},
        {"place": "city", "cards": ["camouflage"]},
        {},
        step="resolve",
        dice="smash smash smash 1 1 2",
    )
    play(table, "take")
    assert hearts(table)[1] == 7
    assert facts(table, "threw") == []


def test_background_dweller_rolls_threes_of_camouflage_again() -> None:
    """tokyo/R42, card/background_dweller#4"""
    table = tokyo(
        {},
        {"place": "city", "cards": ["camouflage", "background_dweller"]},
        {},
        step="resolve",
        dice="smash smash 1 1 2 2 3 1 3 heart",
    )
    play(table, "camouflage")
    assert asked(table) == (1, "reroll", ("background_dweller", "no"))
    play(table, "background_dweller")
    assert asked(table) == (1, "reroll", ("background_dweller", "no"))
    play(table, "background_dweller")
    assert hearts(table)[1] == 9


def test_healing_in_the_face_of_death_comes_before_the_loss() -> None:
    """tokyo/R42: two uses together save a monster that one use would not."""
    table = tokyo(
        {},
        {"place": "city", "hearts": 2, "energy": 4, "cards": ["rapid_healing"]},
        {},
        step="resolve",
        dice="smash smash smash 1 1 2",
    )
    play(table, "rapid_healing", "rapid_healing")
    assert asked(table) == (1, "flee", ("flee", "stay"))
    assert hearts(table)[1] == 1


def test_armor_looks_again_at_what_camouflage_has_left() -> None:
    """tokyo/R43"""
    table = tokyo(
        {},
        {"place": "city", "cards": ["armor_plating", "camouflage"]},
        {},
        step="resolve",
        dice="smash smash 1 1 2 2 heart 1",
    )
    play(table, "camouflage")
    assert kind(table) == "roll"
    assert hearts(table)[1] == 10


def test_hearts_never_go_below_zero() -> None:
    """tokyo/R45: only the two hearts that were there are lost."""
    table = tokyo({}, {"place": "city", "hearts": 2}, {}, step="resolve", dice="smash smash smash smash smash 1")
    assert facts(table, "hurt", 1)[0]["hearts"] == 2
    assert hearts(table)[1] == 0


def test_tokens_come_with_smashes_and_with_nothing_else() -> None:
    """tokyo/R46: one per copy for the smashed monster, none for the one that was only burnt."""
    table = tokyo(
        {
            "cards": [
                "fire_breathing",
                "poison_spit",
                "shrink_ray",
                {"id": "mimic", "copies": "poison_spit", "of": 0},
            ]
        },
        {},
        {"place": "city"},
        step="resolve",
        dice="smash smash 1 1 2 2",
    )
    assert [(monster.poison, monster.shrink) for monster in table.monsters] == [(0, 0), (0, 0), (2, 1)]
    assert hearts(table) == [10, 9, 7]


@pytest.mark.parametrize(("cards", "stars"), [([], 0), (["armor_plating"], 1)])
def test_a_loss_is_remembered_until_the_turn_ends(cards: list[str], stars: int) -> None:
    """tokyo/R47, tokyo/R51: Herbivore scores only if no heart was really lost."""
    attacker = {"place": "city", "cards": ["herbivore"]}
    table = tokyo(attacker, {"cards": cards}, {"hearts": 0}, step="resolve", dice="smash 1 1 2 2 3")
    assert table.monsters[0].stars == stars


def test_at_zero_hearts_a_monster_is_eliminated_unless_it_has_a_child() -> None:
    """tokyo/R48"""
    table = tokyo(
        {"place": "city"},
        {"hearts": 1, "stars": 7, "cards": ["it_has_a_child"]},
        {"hearts": 1, "stars": 7},
        step="resolve",
        dice="smash 1 1 2 2 3",
    )
    assert hearts(table) == [10, 10, 0]
    assert [monster.out for monster in table.monsters] == [False, False, True]


def test_eaters_of_the_dead_score_for_every_fall() -> None:
    """tokyo/R49: for the saved and for the eliminated, but not for an owner that is out itself."""
    table = tokyo(
        {"place": "city", "cards": [{"id": "mimic", "copies": "eater_of_the_dead", "of": 3}]},
        {"hearts": 1, "cards": ["it_has_a_child"]},
        {"hearts": 1},
        {"cards": ["eater_of_the_dead"]},
        step="resolve",
        dice="smash 1 1 2 2 3",
    )
    assert [monster.stars for monster in table.monsters] == [6, 0, 0, 6]


@pytest.mark.parametrize(
    ("dice", "energy"), [("smash 1 1 2 2 3", 0), ("smash smash 1 1 2 2", 1), ("smash smash smash smash 1 1", 1)]
)
def test_a_loss_of_two_hearts_or_more_feeds_the_survivor(dice: str, energy: int) -> None:
    """tokyo/R50"""
    table = tokyo({"place": "city"}, {"cards": ["were_only_making_it_stronger"]}, {}, step="resolve", dice=dice)
    assert table.monsters[1].energy == energy


@pytest.mark.parametrize(
    ("cards", "dice", "answers"),
    [
        (["armor_plating"], "smash 1 1 2 2 3", []),
        (["camouflage"], "smash smash 1 1 2 2 heart heart", ["camouflage"]),
        (["wings"], "smash smash 1 1 2 2", ["wings"]),
    ],
)
def test_damage_that_was_stopped_has_no_effect_at_all(cards: list[str], dice: str, answers: list[str]) -> None:
    """tokyo/R51, tokyo/R59: no tokens and no question whether to flee."""
    table = tokyo(
        {"cards": ["poison_spit", "shrink_ray"]},
        {"place": "city", "energy": 2, "cards": cards},
        {},
        step="resolve",
        dice=dice,
    )
    play(table, *answers)
    assert kind(table) == "roll"
    assert hearts(table)[1] == 10
    assert (table.monsters[1].poison, table.monsters[1].shrink) == (0, 0)
    assert places(table)[1] == "city"


BITTEN_TWICE = [{"place": "city", "cards": ["burrowing", {"id": "mimic", "copies": "burrowing", "of": 1}]}, {}]


def test_two_packets_share_one_window_of_reactions() -> None:
    """tokyo/R52: one throw of Camouflage for both bites."""
    table = tokyo({"cards": ["camouflage"]}, *BITTEN_TWICE, step="resolve", dice="smash 1 1 2 2 3 heart 1")
    play(table, "flee")
    assert asked(table) == (0, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert kind(table) == "roll"
    assert [fact["dice"] for fact in facts(table, "threw", 0)] == [["1", "heart"]]
    assert hearts(table)[0] == 9


def test_two_packets_meet_armor_one_by_one() -> None:
    """tokyo/R52: two bites of one heart each are both ignored."""
    table = tokyo({"cards": ["armor_plating"]}, *BITTEN_TWICE, step="resolve", dice="smash 1 1 2 2 3")
    play(table, "flee")
    assert hearts(table)[0] == 10
    assert places(table)[0] == "city"


def test_two_packets_are_no_loss_of_two_at_once() -> None:
    """tokyo/R52"""
    table = tokyo({"cards": ["were_only_making_it_stronger"]}, *BITTEN_TWICE, step="resolve", dice="smash 1 1 2 2 3")
    play(table, "flee")
    assert hearts(table)[0] == 8
    assert table.monsters[0].energy == 0


def test_ones_own_card_hurts_like_any_other_source() -> None:
    """tokyo/R53: the buyer of Tank may answer, is fed by a great loss, and is itself the dealer."""
    table = tokyo(
        {"energy": 4, "cards": ["camouflage", "were_only_making_it_stronger"]},
        {},
        {},
        step="buy",
        market=["tank"],
        dice="heart 1 1",
    )
    play(table, "buy:tank")
    assert asked(table) == (0, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert (table.monsters[0].hearts, table.monsters[0].energy, table.monsters[0].stars) == (8, 1, 4)
    assert facts(table, "hurt", 0)[0]["by"] == 0


def test_poison_hurts_in_nobodys_name() -> None:
    """tokyo/R54: the owner of Poison Spit is not the dealer."""
    table = tokyo({"poison": 2}, {"cards": ["poison_spit"]}, {}, step="end")
    assert [(fact["hearts"], fact["by"]) for fact in facts(table, "hurt", 0)] == [(2, None)]


def test_hearts_lost_to_a_card_never_allow_fleeing() -> None:
    """tokyo/R55"""
    table = tokyo({"energy": 3}, {"place": "city"}, {}, step="buy", market=["flame_thrower"])
    play(table, "buy:flame_thrower")
    assert kind(table) == "roll"
    assert hearts(table)[1] == 8
    assert places(table)[1] == "city"


def test_smashes_on_jets_wait_for_the_decision_to_flee() -> None:
    """tokyo/R56: nothing is lost while the owner is asked, and the question tells what waits."""
    table = tokyo({}, {"place": "city", "cards": ["jets"]}, {}, step="resolve", dice="smash smash 1 1 2 3")
    assert asked(table) == (1, "flee", ("flee", "stay"))
    assert hearts(table)[1] == 10
    assert table.view(1)["decisions"][0]["about"] == {"by": 0, "waiting": 2}


# -- fleeing --


@pytest.mark.parametrize(("answer", "where"), [("flee", ["city", "outside"]), ("stay", ["outside", "city"])])
def test_whoever_was_smashed_in_tokyo_may_flee_and_keeps_the_loss(answer: str, where: list[str]) -> None:
    """tokyo/R57"""
    table = tokyo({}, {"place": "city"}, {}, step="resolve", dice="smash smash 1 1 2 3")
    assert asked(table) == (1, "flee", ("flee", "stay"))
    play(table, answer)
    assert places(table) == [*where, "outside"]
    assert hearts(table) == [10, 8, 10]


def test_a_monster_smashed_outside_tokyo_has_nothing_to_flee_from() -> None:
    """tokyo/R57"""
    table = tokyo({"place": "city"}, {}, {}, step="resolve", dice="smash smash 1 1 2 3")
    assert kind(table) == "roll"
    assert hearts(table) == [10, 8, 8]


def test_city_and_bay_are_asked_at_the_same_time() -> None:
    """tokyo/R58, tokyo/S10: neither sees the other's answer before both are given."""
    table = tokyo({}, {"place": "city"}, {}, {"place": "bay"}, {}, step="resolve", dice="smash smash 1 1 2 3")
    assert [(asking.seat, asking.kind, asking.options) for asking in table.decisions] == [
        (1, "flee", ("flee", "stay")),
        (3, "flee", ("flee", "stay")),
    ]
    before = table.view(1)
    table.play("flee", seat=3)
    assert table.view(1) == before
    assert places(table)[3] == "bay"
    table.play("stay", seat=1)
    assert places(table) == ["bay", "city", "outside", "outside", "outside"]


def test_answers_to_fleeing_do_not_depend_on_each_other() -> None:
    """tokyo/R58: both may flee; the attacker takes the City."""
    table = tokyo({}, {"place": "city"}, {}, {"place": "bay"}, {}, step="resolve", dice="smash smash 1 1 2 3")
    table.play("flee", seat=1)
    table.play("flee", seat=3)
    assert places(table) == ["city", "outside", "outside", "outside", "outside"]


def test_words_of_any_time_wait_while_several_are_asked_to_flee() -> None:
    """tokyo/R58, tokyo/R10: healing first and answering later would be a way to see the other answer; alone one may."""
    healer = {"energy": 2, "cards": ["rapid_healing"]}
    table = tokyo({}, {"place": "city"}, {"place": "bay", **healer}, {}, {}, step="resolve", dice="smash smash 1 1 2 2")
    assert [(asking.seat, asking.options) for asking in table.decisions] == [
        (1, ("flee", "stay")),
        (2, ("flee", "stay")),
    ]
    table = tokyo({}, {"place": "city", **healer}, {}, step="resolve", dice="smash smash 1 1 2 2")
    assert asked(table) == (1, "flee", ("flee", "stay", "rapid_healing"))


def test_the_dead_are_not_asked_to_flee() -> None:
    """tokyo/R58, tokyo/R69: their place is simply empty."""
    table = tokyo({}, {"place": "city", "hearts": 2}, {}, step="resolve", dice="smash smash 1 1 2 3")
    assert kind(table) == "roll"
    assert places(table)[0] == "city"


def test_damage_that_was_only_reduced_still_allows_fleeing() -> None:
    """tokyo/R59: one heart lost is enough."""
    table = tokyo(
        {}, {"place": "city", "cards": ["camouflage"]}, {}, step="resolve", dice="smash smash 1 1 2 3 heart 1"
    )
    play(table, "camouflage")
    assert asked(table) == (1, "flee", ("flee", "stay"))


def test_a_jets_owner_that_flees_loses_nothing() -> None:
    """tokyo/R60"""
    table = tokyo({}, {"place": "city", "cards": ["jets"]}, {}, step="resolve", dice="smash smash 1 1 2 3")
    play(table, "flee")
    assert hearts(table) == [10, 10, 10]
    assert places(table) == ["city", "outside", "outside"]


def test_a_jets_owner_that_stays_is_struck_with_reactions_and_not_asked_again() -> None:
    """tokyo/R60, tokyo/S11"""
    table = tokyo(
        {}, {"place": "city", "cards": ["jets", "camouflage"]}, {}, step="resolve", dice="smash smash 1 1 2 3 heart 1"
    )
    play(table, "stay")
    assert asked(table) == (1, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert kind(table) == "roll"
    assert hearts(table)[1] == 9
    assert places(table)[1] == "city"


def test_each_jets_owner_hears_of_its_own_waiting_damage() -> None:
    """tokyo/R60: with fire on one of two owners the questions tell different losses."""
    table = tokyo(
        {},
        {"place": "city", "cards": ["jets"]},
        {"place": "bay", "cards": [{"id": "mimic", "copies": "jets", "of": 1}]},
        {"cards": ["fire_breathing"]},
        {},
        turn=3,
        step="resolve",
        dice="smash smash 1 1 2 3",
    )
    told = {seen["seat"]: seen["about"]["waiting"] for seen in table.view(None)["decisions"]}
    assert told == {1: 2, 2: 3}
    table.play("stay", seat=1)
    table.play("stay", seat=2)
    assert hearts(table) == [10, 8, 7, 10, 9]


def test_armor_takes_a_single_smash_before_jets_hold_it_back() -> None:
    """tokyo/R41, tokyo/R56: nothing is asked."""
    table = tokyo({}, {"place": "city", "cards": ["jets", "armor_plating"]}, {}, step="resolve", dice="smash 1 1 2 2 3")
    assert kind(table) == "roll"
    assert hearts(table)[1] == 10
    assert places(table)[1] == "city"


def test_held_back_damage_strikes_a_jets_owner_that_the_closing_of_the_bay_moves_out() -> None:
    """tokyo/R56, tokyo/R95: fire kills an outsider, the Bay closes, and its occupant has no decision left."""
    table = tokyo(
        {"cards": ["fire_breathing"]},
        {"place": "city"},
        {"place": "bay", "cards": ["jets"]},
        {},
        {"hearts": 1},
        step="resolve",
        dice="smash smash 1 1 2 3",
    )
    assert asked(table) == (1, "flee", ("flee", "stay"))
    play(table, "stay")
    assert kind(table) == "roll"
    assert hearts(table) == [10, 7, 8, 10, 0]
    assert places(table) == ["outside", "city", "outside", "outside", "outside"]


def test_a_monster_moved_to_the_city_by_the_closing_of_the_bay_may_flee() -> None:
    """tokyo/R96, tokyo/R57: the City falls, the Bay closes, and the smashed occupant is asked in the City."""
    table = tokyo({}, {"place": "city", "hearts": 1}, {"place": "bay"}, {}, {}, step="resolve", dice="smash 1 1 2 2 3")
    assert places(table)[2] == "city"
    assert asked(table) == (2, "flee", ("flee", "stay"))
    assert table.monsters[2].stars == 0
    play(table, "flee")
    assert places(table)[0] == "city"
    assert hearts(table) == [10, 0, 9, 10, 10]


def test_the_bite_of_a_fled_monster_lands_before_the_attacker_enters() -> None:
    """tokyo/R61, tokyo/S11, tokyo/S12"""
    table = tokyo({}, {"place": "city", "cards": ["burrowing"]}, {}, step="resolve", dice="smash 1 1 2 2 3")
    play(table, "flee")
    told = [fact["type"] for fact in table.events(None) if fact["type"] in ("fled", "hurt", "entered")]
    assert told == ["hurt", "fled", "hurt", "entered"]
    assert hearts(table) == [9, 9, 10]


def test_nobody_flees_in_its_own_turn() -> None:
    """tokyo/R62: neither its own smashes nor its own card make the active monster leave Tokyo."""
    table = tokyo({"place": "city", "energy": 4}, {}, {}, step="resolve", dice="smash 1 1 2 2 3", market=["tank"])
    assert options(table) == ("buy:tank", "sweep", "done")
    play(table, "buy:tank")
    assert kind(table) == "roll"
    assert places(table)[0] == "city"
    assert hearts(table) == [7, 9, 9]


def test_being_burnt_is_no_reason_to_flee() -> None:
    """tokyo/R62, tokyo/R38: fire on a neighbour in the same place asks nothing."""
    table = tokyo(
        {"place": "city", "cards": ["fire_breathing"]},
        {"place": "bay"},
        {},
        {},
        {},
        step="resolve",
        dice="smash 1 1 2 2 3",
    )
    assert kind(table) == "roll"
    assert hearts(table) == [10, 9, 9, 9, 8]
    assert places(table)[1] == "bay"


# -- tokens --


def test_tokens_stay_when_their_card_leaves_play() -> None:
    """tokyo/R106: the cards are gone with their owner, and yet a heart is lost and a die is missing."""
    table = tokyo(
        {"place": "city"},
        {"hearts": 1, "cards": ["poison_spit", "shrink_ray"]},
        {"poison": 1, "shrink": 1},
        step="resolve",
        dice="smash 1 1 2 2 3 1 1 2 2 3",
    )
    assert table.monsters[1].out
    assert table.view(None)["dice"] == ["1", "1", "2", "2", "3"]
    play(table, "stop")
    assert hearts(table)[2] == 8
    assert table.monsters[2].poison == 1


def test_a_heart_die_outside_tokyo_removes_one_token_instead_of_healing() -> None:
    """tokyo/R106, tokyo/R26"""
    table = tokyo({"hearts": 5, "poison": 2, "shrink": 1}, {}, {}, step="resolve", dice="heart heart heart 1 2")
    play(table, "heart:poison")
    assert asked(table) == (0, "heart", ("heart:self", "heart:poison", "heart:shrink"))
    play(table, "heart:poison")
    assert asked(table) == (0, "heart", ("heart:self", "heart:shrink"))
    play(table, "heart:shrink")
    monster = table.monsters[0]
    assert (monster.hearts, monster.poison, monster.shrink) == (5, 0, 0)


def test_heart_dice_remove_no_token_in_tokyo() -> None:
    """tokyo/R106, tokyo/R26: the poison strikes in full."""
    table = tokyo({"place": "city", "hearts": 5, "poison": 2}, {}, {}, step="resolve", dice="heart heart 1 1 2 2")
    assert kind(table) == "roll"
    assert (table.monsters[0].hearts, table.monsters[0].poison) == (3, 2)


def test_there_is_no_limit_to_tokens() -> None:
    """tokyo/R107: the twelve of the box are not the end."""
    table = tokyo(
        {"place": "city", "cards": ["poison_spit", "shrink_ray"]},
        {},
        {"poison": 12, "shrink": 12},
        step="resolve",
        dice="smash 1 1 2 2 3",
    )
    assert (table.monsters[2].poison, table.monsters[2].shrink) == (13, 13)


def test_tokens_are_for_those_who_really_lost_hearts_to_smashes() -> None:
    """tokyo/R107: not for the armoured, not for a victim of one's card."""
    table = tokyo(
        {"place": "city", "energy": 3, "cards": ["poison_spit"]},
        {"cards": ["armor_plating"]},
        {},
        step="resolve",
        dice="smash 1 1 2 2 3",
        market=["flame_thrower"],
    )
    play(table, "buy:flame_thrower")
    assert hearts(table) == [10, 8, 7]
    assert [monster.poison for monster in table.monsters] == [0, 0, 1]


def test_tokens_stay_on_the_child() -> None:
    """tokyo/R108: the old ones, and those of the attack that made the parent fall."""
    table = tokyo(
        {"place": "city", "cards": ["poison_spit"]},
        {"hearts": 1, "poison": 1, "shrink": 2, "cards": ["it_has_a_child"]},
        {},
        step="resolve",
        dice="smash 1 1 2 2 3",
    )
    monster = table.monsters[1]
    assert (monster.hearts, monster.poison, monster.shrink) == (10, 2, 2)


@pytest.mark.parametrize(("card", "price", "tokens"), [("smoke_cloud", 4, 3), ("battery_monster", 3, 6)])
def test_some_cards_arrive_with_tokens(card: str, price: int, tokens: int) -> None:
    """tokyo/R109"""
    table = tokyo({"energy": price}, {}, {}, step="buy", market=[card])
    play(table, f"buy:{card}")
    assert table.view(None)["seats"][0]["cards"] == [{"id": card, "tokens": tokens}]
    assert table.monsters[0].energy == 0


def test_mimic_has_one_token() -> None:
    """tokyo/R109: moved to another card, it is no longer on the first."""
    table = tokyo(
        {"energy": 1, "cards": [{"id": "mimic", "copies": "acid_attack", "of": 1}]},
        {"cards": ["acid_attack", "spiked_tail"]},
        {"place": "city"},
        step="start",
        dice="1 1 2 2 3 3",
    )
    play(table, "copy:spiked_tail@1")
    assert table.view(None)["seats"][0]["cards"] == [{"id": "mimic", "copies": "spiked_tail", "of": 1}]
    play(table, "stop")
    assert hearts(table) == [10, 10, 10]
