"""Costumes that bring stars, hearts and life: Astronaut, Ghost, Vampire, Princess and Zombie."""

from pathlib import Path

import pytest
import yaml

import baffe
from baffe.games.tokyo.modules.halloween.costumes import COSTUMES
from tests.scenes.tokyo.support import (
    HALLOWEEN,
    IN_CITY,
    NOTHING,
    ONE_SMASH,
    THREE_SMASHES,
    asked,
    eliminated,
    energy,
    facts,
    hearts,
    in_city,
    kind,
    now,
    outcome,
    play,
    poison,
    result,
    seen,
    shop,
    stars,
    tokyo,
    wearing,
)

ROOT = Path(__file__).resolve().parents[3]


def test_costumes_are_those_of_the_facts() -> None:
    """tokyo/card/astronaut, tokyo/card/ghost, tokyo/card/vampire, tokyo/card/witch, tokyo/card/devil,
    tokyo/card/pirate, tokyo/card/princess, tokyo/card/zombie, tokyo/card/cheerleader, tokyo/card/robot,
    tokyo/card/statue_of_liberty, tokyo/card/clown: names of ids, prices, one copy each."""
    text = (ROOT / "tests" / "facts" / "tokyo_costume_cards.yaml").read_text(encoding="utf-8")
    printed = [(card["id"], card["cost"], card["copies"]) for card in yaml.safe_load(text)["cards"]]
    assert [(card.id, card.cost, card.copies) for card in COSTUMES] == printed
    assert not any([card.copyable or card.tradable or card.sellable for card in COSTUMES])


# -- Astronaut --


@pytest.mark.parametrize(("stars", "won"), [(15, False), (16, True)])
def test_the_astronaut_wins_with_17_stars_as_the_turn_ends(stars: int, won: bool) -> None:
    """tokyo/card/astronaut, tokyo/card/astronaut#1"""
    table = shop(
        ["corner_store", "jets", "wings"], wearing("astronaut", stars=stars, energy=3), {}, {}, options=HALLOWEEN
    )
    play(table, "buy:corner_store")
    assert (table.outcome is not None) is won
    if won:
        assert outcome(table) == {"winners": [0], "ranking": [[0], [1, 2]], "reason": "astronaut"}
        assert facts(table, "win_certain", 0)[0]["cause"] == "astronaut"
        assert facts(table, "game_over")[0]["reason"] == "astronaut"


def test_without_the_costume_17_stars_win_nothing() -> None:
    """tokyo/card/astronaut"""
    table = tokyo({"stars": 18}, {}, {}, options=HALLOWEEN, step="end")
    assert table.outcome is None


def test_the_astronaut_bought_at_17_stars_wins() -> None:
    """tokyo/card/astronaut#1"""
    table = shop(["astronaut"], {"stars": 17, "energy": 4}, {}, options=HALLOWEEN)
    play(table, "buy:astronaut")
    assert outcome(table)["winners"] == [0]


def test_the_astronaut_wins_in_the_turns_of_others_too() -> None:
    """tokyo/card/astronaut#1: it eats the dead in somebody else's turn."""
    table = result(
        THREE_SMASHES, {}, in_city(hearts=1), wearing("astronaut", "eater_of_the_dead", stars=14), options=HALLOWEEN
    )
    assert outcome(table) == {"winners": [2], "ranking": [[2], [0], [1]], "reason": "astronaut"}


def test_17_stars_once_reached_stay_reached() -> None:
    """tokyo/card/astronaut#2: an Opportunist takes the stars away again, and the win with them does not go."""
    table = shop(
        ["corner_store", "jets", "wings"], wearing("astronaut", stars=16, energy=3), wearing("opportunist", energy=9),
        {}, options=HALLOWEEN, deck=["evacuation_orders"],
    )  # fmt: skip
    play(table, "buy:corner_store")
    assert seen(table, 0)["astronaut"] is True
    assert table.outcome is None
    play(table, "buy:evacuation_orders")
    assert stars(table)[0] == 12
    assert outcome(table)["winners"] == [0]


def test_an_astronaut_must_live_until_the_turn_ends() -> None:
    """tokyo/card/astronaut#2: poison comes first."""
    table = shop(
        ["corner_store", "jets", "wings"], wearing("astronaut", stars=16, energy=3, hearts=1, poison=1), {}, {},
        options=HALLOWEEN,
    )  # fmt: skip
    play(table, "buy:corner_store")
    assert eliminated(table)[0] and table.outcome is None
    assert seen(table, 0)["astronaut"] is False


def test_an_astronaut_whose_costume_is_stolen_afterwards_still_wins() -> None:
    """tokyo/card/astronaut#2: seat 2 ate in the thief's turn; both win if the thief has 17 stars too."""
    for before, winners in ((0, [2]), (17, [0, 2])):
        table = result(
            THREE_SMASHES, wearing("nova_breath", stars=before, energy=4), {"hearts": 1},
            wearing("eater_of_the_dead", "astronaut", stars=14), IN_CITY, options=HALLOWEEN,
        )  # fmt: skip
        play(table, "stay", "steal:astronaut@2")
        assert (outcome(table)["winners"], outcome(table)["reason"]) == (winners, "astronaut")


def test_an_astronaut_shares_with_whoever_has_20_stars() -> None:
    """tokyo/card/astronaut#2"""
    table = shop(
        ["corner_store", "jets", "wings"], wearing("astronaut", stars=16, energy=3), {"stars": 20}, {},
        options=HALLOWEEN,
    )  # fmt: skip
    play(table, "buy:corner_store")
    assert (outcome(table)["winners"], outcome(table)["reason"]) == ([0, 1], "astronaut")


def test_a_scene_with_stars_enough_is_won_as_the_turn_ends() -> None:
    """tokyo/card/astronaut"""
    table = tokyo(wearing("astronaut", stars=17), {}, {}, options=HALLOWEEN, step="end")
    assert (outcome(table)["winners"], outcome(table)["reason"]) == ([0], "astronaut")


def test_an_astronaut_with_20_stars_wins_as_everybody_does() -> None:
    """tokyo/card/astronaut"""
    table = shop(["corner_store"], wearing("astronaut", stars=19, energy=3), {}, options=HALLOWEEN)
    play(table, "buy:corner_store")
    assert outcome(table)["reason"] == "stars"


def test_a_scene_may_say_that_an_astronaut_has_had_its_stars() -> None:
    """tokyo/card/astronaut#2"""
    table = tokyo({"astronaut": True}, {}, {}, options=HALLOWEEN, step="end")
    assert outcome(table)["winners"] == [0]
    for value in (1, "yes", None):
        with pytest.raises(baffe.BadScene) as refused:
            tokyo({"astronaut": value}, {}, options=HALLOWEEN)
        assert refused.value.field == "seats[0].astronaut"
    with pytest.raises(baffe.BadScene) as refused:
        tokyo({"astronaut": True}, {})
    assert refused.value.field == "seats[0].astronaut"


# -- Ghost and Vampire --


def test_the_ghost_gets_a_heart_back_after_a_turn_that_cost_it_some() -> None:
    """tokyo/card/ghost, tokyo/card/ghost#2: one only, inside Tokyo too."""
    table = result(THREE_SMASHES, {}, in_city("ghost"), {}, options=HALLOWEEN)
    play(table, "stay")
    assert hearts(table) == [10, 8, 10]
    assert facts(table, "healed", 1)[0]["cause"] == "ghost"


def test_the_ghost_gets_nothing_after_a_quiet_turn() -> None:
    """tokyo/card/ghost"""
    table = result(NOTHING, {}, in_city("ghost", hearts=5), {}, options=HALLOWEEN)
    assert hearts(table)[1] == 5


def test_poison_in_its_own_turn_feeds_the_ghost() -> None:
    """tokyo/card/ghost#1"""
    table = tokyo(wearing("ghost", hearts=5, poison=2), {}, {}, options=HALLOWEEN, step="end")
    assert hearts(table)[0] == 4


def test_regeneration_adds_to_the_ghost() -> None:
    """tokyo/card/ghost#2"""
    table = tokyo(wearing("ghost", "regeneration", hearts=5, poison=1), {}, {}, options=HALLOWEEN, step="end")
    assert hearts(table)[0] == 6


def test_ghost_and_vampire_act_also_when_the_active_monster_has_fallen() -> None:
    """tokyo/card/ghost#3, tokyo/card/vampire#2, tokyo/B6: seat 1 flees and bites the attacker to death."""
    table = result(
        "smash smash 1 1 2 3", {"hearts": 1}, in_city("burrowing", "ghost", "vampire", hearts=9), {},
        options=HALLOWEEN,
    )  # fmt: skip
    play(table, "flee")
    assert eliminated(table)[0]
    assert hearts(table)[1] == 9 - 2 + 1 + 1


def test_the_vampire_drinks_after_a_turn_in_which_it_hurt_others() -> None:
    """tokyo/card/vampire"""
    table = result(ONE_SMASH, wearing("vampire", hearts=5), IN_CITY, {}, options=HALLOWEEN)
    play(table, "stay")
    assert hearts(table) == [6, 9, 10]


def test_the_vampire_drinks_in_the_turns_of_others_too() -> None:
    """tokyo/card/vampire#1: it bites whoever takes its place."""
    table = result(ONE_SMASH, {}, in_city("vampire", "burrowing", hearts=5), {}, options=HALLOWEEN)
    play(table, "flee")
    assert hearts(table) == [9, 5, 10]


def test_losses_of_its_own_do_not_feed_the_vampire() -> None:
    """tokyo/card/vampire#2"""
    table = shop(["tank", "jets", "wings"], wearing("vampire", energy=4), {}, {}, options=HALLOWEEN)
    play(table, "buy:tank")
    assert hearts(table)[0] == 7


# -- Princess --


def test_the_princess_scores_as_her_turn_starts() -> None:
    """tokyo/card/princess"""
    table = tokyo(wearing("princess"), {}, {}, options=HALLOWEEN, step="start")
    assert stars(table) == [1, 0, 0]


def test_the_princess_scores_in_extra_turns_too() -> None:
    """tokyo/card/princess#1"""
    table = result("1 1 1 2 2 3", wearing("princess", "freeze_time"), {}, {}, options=HALLOWEEN)
    while kind(table) != "again":
        play(table, "done")
    before = stars(table)[0]
    play(table, "again")
    in_tokyo = 2  # for starting the turn there
    assert stars(table)[0] == before + 1 + in_tokyo


def test_the_princess_comes_before_the_tower() -> None:
    """tower/T7, tokyo/card/princess"""
    table = tokyo(
        in_city("princess", tower=[1], hearts=5), {}, {}, options={"modules": ["halloween", "tower"]}, step="start"
    )
    told = [(fact["type"], fact.get("cause") or fact["rule"]) for fact in table.events(None)]
    wanted = [("scored", "princess"), ("healed", "tower/T5"), ("scored", "tokyo/R12")]
    assert [one for one in told if one in wanted] == wanted


# -- Zombie --


def test_a_zombie_plays_on_without_hearts() -> None:
    """tokyo/card/zombie, tokyo/card/zombie#1: it lives, may flee, and heals again."""
    table = result(THREE_SMASHES, {}, in_city("zombie", hearts=2), {}, options=HALLOWEEN)
    assert asked(table) == (1, "flee", ("flee", "stay"))
    assert not eliminated(table)[1] and facts(table, "eliminated") == []
    play(table, "stay")
    assert now(table) == (1, "roll")
    assert eliminated(table)[1] is False
    table = result("heart heart 1 1 2 3", wearing("zombie", hearts=0), IN_CITY, {}, options=HALLOWEEN)
    assert hearts(table)[0] == 2


def test_a_zombie_without_hearts_loses_no_more() -> None:
    """tokyo/card/zombie, tokyo/B8: nothing is noted: no Ghost, no fleeing, no theft, no tokens."""
    table = result(
        THREE_SMASHES, wearing("poison_spit", "pirate", energy=9),
        in_city("zombie", "ghost", hearts=0, energy=3), {}, options=HALLOWEEN,
    )  # fmt: skip
    assert kind(table) == "buy"
    assert (hearts(table)[1], poison(table)[1], energy(table)[1]) == (0, 0, 3)
    assert facts(table, "unhurt", 1)[0]["cause"] == "zombie"
    play(table, "done")
    assert hearts(table)[1] == 0


def test_a_zombie_may_heal_and_fall_again() -> None:
    """tokyo/card/zombie#1, tokyo/card/zombie#3: Eater of the Dead scores at each fall, its own included."""
    table = result(ONE_SMASH, wearing("eater_of_the_dead"), in_city("zombie", hearts=1), {}, options=HALLOWEEN)
    assert stars(table)[0] == 3
    table = tokyo(wearing("zombie", "eater_of_the_dead", hearts=2, poison=3), {}, {}, options=HALLOWEEN, step="end")
    assert (hearts(table)[0], stars(table)[0], eliminated(table)[0]) == (0, 3, False)


def test_eater_of_the_dead_is_fed_once_by_a_zombie() -> None:
    """tokyo/card/eater_of_the_dead#2: at 0 hearts it falls no further."""
    table = result(ONE_SMASH, wearing("eater_of_the_dead"), in_city("zombie", hearts=0), {}, options=HALLOWEEN)
    assert stars(table)[0] == 0


@pytest.mark.parametrize("cards", [["zombie", "it_has_a_child"], ["it_has_a_child", "zombie"]])
def test_a_child_comes_before_the_zombie(cards: list[str]) -> None:
    """tokyo/card/zombie#4: all cards go, the Zombie too, and 10 hearts come."""
    table = result(THREE_SMASHES, {}, in_city(*cards, hearts=2, stars=5), {}, options=HALLOWEEN)
    monster = seen(table, 1)
    assert (monster["hearts"], monster["stars"], monster["cards"], monster["eliminated"]) == (10, 0, [], False)


def test_a_zombie_that_is_hurt_badly_grows_stronger() -> None:
    """tokyo/R50, tokyo/card/zombie#1: it survives the loss of two hearts or more."""
    table = result(
        THREE_SMASHES, {}, in_city("zombie", "were_only_making_it_stronger", hearts=2), {},
        options=HALLOWEEN,
    )  # fmt: skip
    assert energy(table)[1] == 1


def test_a_zombie_without_hearts_may_be_the_last_one_standing() -> None:
    """tokyo/card/zombie#1"""
    table = result(ONE_SMASH, wearing("zombie", hearts=0), in_city(hearts=1), options=HALLOWEEN)
    while table.outcome is None:
        play(table, "done")
    assert outcome(table)["reason"] == "last_standing"


def test_a_scene_without_hearts_is_an_eliminated_monster_unless_it_is_a_zombie() -> None:
    """tokyo/card/zombie"""
    table = tokyo(wearing("zombie", hearts=0), {"hearts": 0}, {}, options=HALLOWEEN)
    assert eliminated(table) == [False, True, False]
    with pytest.raises(baffe.BadScene):
        tokyo(wearing("ghost", hearts=0), {}, {}, options=HALLOWEEN)
    assert baffe.load(table.save()).save() == table.save()
