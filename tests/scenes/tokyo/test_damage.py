"""Damage on its way: whom smashes hit, and how a loss of hearts is answered."""

import pytest

from tests.scenes.tokyo.support import (
    IN_CITY,
    ONE_SMASH,
    THREE_SMASHES,
    asked,
    copy_of,
    eliminated,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    places,
    play,
    poison,
    result,
    shop,
    shrink,
    stars,
    tokyo,
)

# -- whom smashes hit --


def test_smashes_from_outside_hit_everybody_in_tokyo() -> None:
    """tokyo/R33: each smash costs the City and the Bay one heart, and nobody outside."""
    table = result("smash smash 1 1 2 3", {}, IN_CITY, {}, {"place": "bay"}, {})
    assert hearts(table) == [10, 8, 10, 8, 10]


def test_smashes_from_tokyo_hit_everybody_outside() -> None:
    """tokyo/R33"""
    table = result(THREE_SMASHES, {}, IN_CITY, {}, turn=1)
    assert hearts(table) == [7, 10, 7]


@pytest.mark.parametrize("attacker", [0, 1])
def test_city_and_bay_never_smash_each_other(attacker: int) -> None:
    """tokyo/R34"""
    seats = [{"place": "city"}, {"place": "bay"}, {}, {}, {}]
    table = result("smash smash 1 1 2 3", *seats, turn=attacker)
    assert hearts(table) == [10, 10, 8, 8, 8]


def test_smashes_hurt_nobody_while_tokyo_is_empty() -> None:
    """tokyo/R35: the smashes are there, nobody loses a heart, and the attacker walks in."""
    table = result(THREE_SMASHES, {}, {}, {})
    assert facts(table, "smashed", 0)[0]["smashes"] == 3
    assert hearts(table) == [10, 10, 10]
    assert places(table) == ["city", "outside", "outside"]


def test_nova_breath_hits_every_other_monster() -> None:
    """tokyo/R36"""
    table = result("smash smash 1 1 2 3", {"cards": ["nova_breath"]}, IN_CITY, {}, {"place": "bay"}, {})
    assert hearts(table) == [10, 8, 8, 8, 8]


def test_neighbours_are_those_of_the_moment_of_the_attack() -> None:
    """tokyo/R39: the fall of the left neighbour does not make the next monster a neighbour."""
    table = result(ONE_SMASH, in_city("fire_breathing"), {"hearts": 2}, {}, {}, {})
    assert hearts(table) == [10, 0, 9, 9, 8]


def test_a_monster_thrown_out_of_the_bay_still_takes_the_smashes() -> None:
    """tokyo/R39: the first packet closes the Bay, the second one strikes its former occupant all the same."""
    table = result("smash smash 1 1 2 3", {"cards": ["fire_breathing"]}, {"hearts": 1}, IN_CITY, {}, {"place": "bay"})
    assert hearts(table) == [10, 0, 8, 10, 7]
    assert places(table)[4] == "outside"
    assert asked(table) == (2, "flee", ("flee", "stay"))


def test_victims_are_struck_in_turn_order_from_the_attackers_left() -> None:
    """tokyo/R40, tokyo/S9: one victim has answered and lost its hearts before the next is asked."""
    table = result(
        "smash smash 1 1 2 3", {"cards": ["camouflage"]}, {}, IN_CITY, {"cards": [copy_of("camouflage", 0)]}, turn=2
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
    table = shop(["high_altitude_bombing"], {}, {"energy": 4}, {}, turn=1)
    play(table, "buy:high_altitude_bombing")
    assert [fact["seat"] for fact in facts(table, "hurt")] == [2, 0, 1]


# -- one packet --


def test_armor_stops_a_single_heart_before_anything_is_asked() -> None:
    """tokyo/R41"""
    table = result(ONE_SMASH, {}, in_city("armor_plating", "camouflage", "wings", energy=4), {})
    assert kind(table) == "roll"
    assert hearts(table)[1] == 10


def test_wings_once_spread_stop_later_hits_without_a_question() -> None:
    """tokyo/R41"""
    table = result("smash smash 1 1 2 3", {"energy": 3}, in_city("wings", energy=4), {}, market=["flame_thrower"])
    play(table, "wings", "buy:flame_thrower")
    assert kind(table) == "roll"
    assert hearts(table) == [10, 10, 8]
    assert energy(table)[1] == 2


def test_the_victim_answers_as_often_and_in_the_order_it_wants() -> None:
    """tokyo/R42: Camouflage and its copy roll one after the other on what is left, then Wings end it."""
    table = result(
        "smash smash smash smash 1 2 heart 1 1 1 heart 2 2", {},
        in_city("wings", "camouflage", copy_of("camouflage", 1), energy=2), {},
    )  # fmt: skip
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
    table = result("smash smash smash 1 1 2", {}, in_city("camouflage"), {})
    play(table, "take")
    assert hearts(table)[1] == 7
    assert facts(table, "threw") == []


def test_background_dweller_rolls_threes_of_camouflage_again() -> None:
    """tokyo/R42, tokyo/card/background_dweller#4"""
    table = result("smash smash 1 1 2 2 3 1 3 heart", {}, in_city("camouflage", "background_dweller"), {})
    play(table, "camouflage")
    assert asked(table) == (1, "reroll", ("background_dweller", "no"))
    play(table, "background_dweller")
    assert asked(table) == (1, "reroll", ("background_dweller", "no"))
    play(table, "background_dweller")
    assert hearts(table)[1] == 9


def test_healing_in_the_face_of_death_comes_before_the_loss() -> None:
    """tokyo/R42: two uses together save a monster that one use would not."""
    table = result("smash smash smash 1 1 2", {}, in_city("rapid_healing", hearts=2, energy=4), {})
    play(table, "rapid_healing", "rapid_healing")
    assert asked(table) == (1, "flee", ("flee", "stay"))
    assert hearts(table)[1] == 1


def test_armor_looks_again_at_what_camouflage_has_left() -> None:
    """tokyo/R43"""
    table = result("smash smash 1 1 2 2 heart 1", {}, in_city("armor_plating", "camouflage"), {})
    play(table, "camouflage")
    assert kind(table) == "roll"
    assert hearts(table)[1] == 10


def test_hearts_never_go_below_zero() -> None:
    """tokyo/R45: only the two hearts that were there are lost."""
    table = result("smash smash smash smash smash 1", {}, in_city(hearts=2), {})
    assert facts(table, "hurt", 1)[0]["hearts"] == 2
    assert hearts(table)[1] == 0


def test_tokens_come_with_smashes_and_with_nothing_else() -> None:
    """tokyo/R46: one per copy for the smashed monster, none for the one that was only burnt."""
    table = result(
        "smash smash 1 1 2 2", {"cards": ["fire_breathing", "poison_spit", "shrink_ray", copy_of("poison_spit", 0)]},
        {}, IN_CITY,
    )  # fmt: skip
    assert (poison(table), shrink(table)) == ([0, 0, 2], [0, 0, 1])
    assert hearts(table) == [10, 9, 7]


@pytest.mark.parametrize(("cards", "score"), [([], 0), (["armor_plating"], 1)])
def test_a_loss_is_remembered_until_the_turn_ends(cards: list[str], score: int) -> None:
    """tokyo/R47, tokyo/R51: Herbivore scores only if no heart was really lost."""
    attacker = in_city("herbivore")
    table = result(ONE_SMASH, attacker, {"cards": cards}, {"hearts": 0})
    assert stars(table)[0] == score


def test_at_zero_hearts_a_monster_is_eliminated_unless_it_has_a_child() -> None:
    """tokyo/R48"""
    table = result(
        ONE_SMASH, IN_CITY, {"hearts": 1, "stars": 7, "cards": ["it_has_a_child"]}, {"hearts": 1, "stars": 7}
    )
    assert hearts(table) == [10, 10, 0]
    assert eliminated(table) == [False, False, True]


def test_eaters_of_the_dead_score_for_every_fall() -> None:
    """tokyo/R49: for the saved and for the eliminated, but not for an owner that is out itself."""
    table = result(
        ONE_SMASH, in_city(copy_of("eater_of_the_dead", 3)), {"hearts": 1, "cards": ["it_has_a_child"]}, {"hearts": 1},
        {"cards": ["eater_of_the_dead"]},
    )  # fmt: skip
    assert stars(table) == [6, 0, 0, 6]


@pytest.mark.parametrize(
    ("dice", "gained"), [("smash 1 1 2 2 3", 0), ("smash smash 1 1 2 2", 1), ("smash smash smash smash 1 1", 1)]
)
def test_a_loss_of_two_hearts_or_more_feeds_the_survivor(dice: str, gained: int) -> None:
    """tokyo/R50"""
    table = result(dice, IN_CITY, {"cards": ["were_only_making_it_stronger"]}, {})
    assert energy(table)[1] == gained


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
    table = result(dice, {"cards": ["poison_spit", "shrink_ray"]}, in_city(*cards, energy=2), {})
    play(table, *answers)
    assert kind(table) == "roll"
    assert hearts(table)[1] == 10
    assert (poison(table)[1], shrink(table)[1]) == (0, 0)
    assert places(table)[1] == "city"


BITTEN_TWICE = [in_city("burrowing", copy_of("burrowing", 1)), {}]


def test_two_packets_share_one_window_of_reactions() -> None:
    """tokyo/R52: one throw of Camouflage for both bites."""
    table = result("smash 1 1 2 2 3 heart 1", {"cards": ["camouflage"]}, *BITTEN_TWICE)
    play(table, "flee")
    assert asked(table) == (0, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert kind(table) == "roll"
    assert [fact["dice"] for fact in facts(table, "threw", 0)] == [["1", "heart"]]
    assert hearts(table)[0] == 9


def test_two_packets_meet_armor_one_by_one() -> None:
    """tokyo/R52: two bites of one heart each are both ignored."""
    table = result(ONE_SMASH, {"cards": ["armor_plating"]}, *BITTEN_TWICE)
    play(table, "flee")
    assert hearts(table)[0] == 10
    assert places(table)[0] == "city"


def test_two_packets_are_no_loss_of_two_at_once() -> None:
    """tokyo/R52"""
    table = result(ONE_SMASH, {"cards": ["were_only_making_it_stronger"]}, *BITTEN_TWICE)
    play(table, "flee")
    assert hearts(table)[0] == 8
    assert energy(table)[0] == 0


def test_ones_own_card_hurts_like_any_other_source() -> None:
    """tokyo/R53: the buyer of Tank may answer, is fed by a great loss, and is itself the dealer."""
    table = shop(
        ["tank"], {"energy": 4, "cards": ["camouflage", "were_only_making_it_stronger"]}, {}, {}, dice="heart 1 1"
    )
    play(table, "buy:tank")
    assert asked(table) == (0, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert (hearts(table)[0], energy(table)[0], stars(table)[0]) == (8, 1, 4)
    assert facts(table, "hurt", 0)[0]["by"] == 0


def test_poison_hurts_in_nobodys_name() -> None:
    """tokyo/R54: the owner of Poison Spit is not the dealer."""
    table = tokyo({"poison": 2}, {"cards": ["poison_spit"]}, {}, step="end")
    assert [(fact["hearts"], fact["by"]) for fact in facts(table, "hurt", 0)] == [(2, None)]


def test_hearts_lost_to_a_card_never_allow_fleeing() -> None:
    """tokyo/R55"""
    table = shop(["flame_thrower"], {"energy": 3}, IN_CITY, {})
    play(table, "buy:flame_thrower")
    assert kind(table) == "roll"
    assert hearts(table)[1] == 8
    assert places(table)[1] == "city"


def test_smashes_on_jets_wait_for_the_decision_to_flee() -> None:
    """tokyo/R56: nothing is lost while the owner is asked, and the question tells what waits."""
    table = result("smash smash 1 1 2 3", {}, in_city("jets"), {})
    assert asked(table) == (1, "flee", ("flee", "stay"))
    assert hearts(table)[1] == 10
    assert table.view(1)["decisions"][0]["about"] == {"by": 0, "waiting": 2}
