"""The twelve costumes of Halloween, each with everything that is known about it."""

from pathlib import Path
from typing import Any

import pytest
import yaml

import baffe
from baffe.games.tokyo.modules.halloween.costumes import COSTUMES
from baffe.games.tokyo.table import TokyoTable
from tests.support import asked, facts, kind, options, play, tokyo

ROOT = Path(__file__).resolve().parents[3]
ON = {"modules": ["halloween"]}
NOTHING = "1 1 2 2 3 3"
ALL_FACES = "1 2 3 heart energy smash"


def scene(*seats: dict[str, Any], **more: Any) -> TokyoTable:
    return tokyo(*seats, options=ON, **more)


def result(dice: str, *seats: dict[str, Any], **more: Any) -> TokyoTable:
    """Those dice are the final result of seat 0."""
    return scene(*seats, step="resolve", dice=dice, **more)


def rolled(dice: str, *seats: dict[str, Any], **more: Any) -> TokyoTable:
    """Seat 0 has thrown these and has no Roll left."""
    return scene(*seats, dice=dice, rolls_left=0, **more)


def hearts(table: TokyoTable) -> list[int]:
    return [monster.hearts for monster in table.monsters]


def wearing(*cards: str, **more: Any) -> dict[str, Any]:
    return {"cards": list(cards), **more}


def test_costumes_are_those_of_the_facts() -> None:
    """card/astronaut, card/ghost, card/vampire, card/witch, card/devil, card/pirate, card/princess, card/zombie,
    card/cheerleader, card/robot, card/statue_of_liberty, card/clown: names of ids, prices, one copy each."""
    text = (ROOT / "tests" / "facts" / "tokyo_costume_cards.yaml").read_text(encoding="utf-8")
    printed = [(card["id"], card["cost"], card["copies"]) for card in yaml.safe_load(text)["cards"]]
    assert [(card.id, card.cost, card.copies) for card in COSTUMES] == printed
    assert not any([card.copyable or card.tradable or card.sellable for card in COSTUMES])


# -- Astronaut --


@pytest.mark.parametrize(("stars", "won"), [(15, False), (16, True)])
def test_the_astronaut_wins_with_17_stars_as_the_turn_ends(stars: int, won: bool) -> None:
    """card/astronaut, card/astronaut#1"""
    table = scene(
        wearing("astronaut", stars=stars, energy=3), {}, {}, step="buy", market=["corner_store", "jets", "wings"]
    )
    play(table, "buy:corner_store")
    assert (table.outcome is not None) is won
    if won:
        assert table.outcome == {"winners": [0], "ranking": [[0], [1, 2]], "reason": "astronaut"}
        assert facts(table, "win_certain", 0)[0]["cause"] == "astronaut"
        assert facts(table, "game_over")[0]["reason"] == "astronaut"


def test_without_the_costume_17_stars_win_nothing() -> None:
    """card/astronaut"""
    table = scene({"stars": 18}, {}, {}, step="end")
    assert table.outcome is None


def test_the_astronaut_bought_at_17_stars_wins() -> None:
    """card/astronaut#1"""
    table = scene({"stars": 17, "energy": 4}, {}, step="buy", market=["astronaut"])
    play(table, "buy:astronaut")
    assert table.outcome is not None and table.outcome["winners"] == [0]


def test_the_astronaut_wins_in_the_turns_of_others_too() -> None:
    """card/astronaut#1: it eats the dead in somebody else's turn."""
    table = result(
        "smash smash smash 1 2 3",
        {}, {"place": "city", "hearts": 1}, wearing("astronaut", "eater_of_the_dead", stars=14),
    )  # fmt: skip
    assert table.outcome == {"winners": [2], "ranking": [[2], [0], [1]], "reason": "astronaut"}


def test_17_stars_once_reached_stay_reached() -> None:
    """card/astronaut#2: an Opportunist takes the stars away again, and the win with them does not go."""
    table = scene(
        wearing("astronaut", stars=16, energy=3), wearing("opportunist", energy=9), {},
        step="buy", market=["corner_store", "jets", "wings"], deck=["evacuation_orders"],
    )  # fmt: skip
    play(table, "buy:corner_store")
    assert table.view(None)["seats"][0]["astronaut"] is True
    assert table.outcome is None
    play(table, "buy:evacuation_orders")
    assert table.monsters[0].stars == 12
    assert table.outcome is not None and table.outcome["winners"] == [0]


def test_an_astronaut_must_live_until_the_turn_ends() -> None:
    """card/astronaut#2: poison comes first."""
    table = scene(
        wearing("astronaut", stars=16, energy=3, hearts=1, poison=1), {}, {},
        step="buy", market=["corner_store", "jets", "wings"],
    )  # fmt: skip
    play(table, "buy:corner_store")
    assert table.monsters[0].out and table.outcome is None
    assert table.view(None)["seats"][0]["astronaut"] is False


def test_an_astronaut_whose_costume_is_stolen_afterwards_still_wins() -> None:
    """card/astronaut#2: seat 2 ate in the thief's turn; both win if the thief has 17 stars too."""
    for stars, winners in ((0, [2]), (17, [0, 2])):
        table = result(
            "smash smash smash 1 2 3",
            wearing("nova_breath", stars=stars, energy=4),
            {"hearts": 1},
            wearing("eater_of_the_dead", "astronaut", stars=14),
            {"place": "city"},
        )  # fmt: skip
        play(table, "stay", "steal:astronaut@2")
        assert table.outcome is not None
        assert (table.outcome["winners"], table.outcome["reason"]) == (winners, "astronaut")


def test_an_astronaut_shares_with_whoever_has_20_stars() -> None:
    """card/astronaut#2"""
    table = scene(
        wearing("astronaut", stars=16, energy=3), {"stars": 20}, {}, step="buy",
        market=["corner_store", "jets", "wings"],
    )  # fmt: skip
    play(table, "buy:corner_store")
    assert table.outcome is not None
    assert (table.outcome["winners"], table.outcome["reason"]) == ([0, 1], "astronaut")


def test_a_scene_with_stars_enough_is_won_as_the_turn_ends() -> None:
    """card/astronaut"""
    table = scene(wearing("astronaut", stars=17), {}, {}, step="end")
    assert table.outcome is not None and (table.outcome["winners"], table.outcome["reason"]) == ([0], "astronaut")


def test_an_astronaut_with_20_stars_wins_as_everybody_does() -> None:
    """card/astronaut"""
    table = scene(wearing("astronaut", stars=19, energy=3), {}, step="buy", market=["corner_store"])
    play(table, "buy:corner_store")
    assert table.outcome is not None and table.outcome["reason"] == "stars"


def test_a_scene_may_say_that_an_astronaut_has_had_its_stars() -> None:
    """card/astronaut#2"""
    table = scene({"astronaut": True}, {}, {}, step="end")
    assert table.outcome is not None and table.outcome["winners"] == [0]
    for value in (1, "yes", None):
        with pytest.raises(baffe.BadScene) as refused:
            scene({"astronaut": value}, {})
        assert refused.value.field == "seats[0].astronaut"
    with pytest.raises(baffe.BadScene) as refused:
        tokyo({"astronaut": True}, {})
    assert refused.value.field == "seats[0].astronaut"


# -- Ghost and Vampire --


def test_the_ghost_gets_a_heart_back_after_a_turn_that_cost_it_some() -> None:
    """card/ghost, card/ghost#2: one only, inside Tokyo too."""
    table = result("smash smash smash 1 2 3", {}, wearing("ghost", place="city"), {})
    play(table, "stay")
    assert hearts(table) == [10, 8, 10]
    assert facts(table, "healed", 1)[0]["cause"] == "ghost"


def test_the_ghost_gets_nothing_after_a_quiet_turn() -> None:
    """card/ghost"""
    table = result(NOTHING, {}, wearing("ghost", hearts=5, place="city"), {})
    assert hearts(table)[1] == 5


def test_poison_in_its_own_turn_feeds_the_ghost() -> None:
    """card/ghost#1"""
    table = scene(wearing("ghost", hearts=5, poison=2), {}, {}, step="end")
    assert hearts(table)[0] == 4


def test_regeneration_adds_to_the_ghost() -> None:
    """card/ghost#2"""
    table = scene(wearing("ghost", "regeneration", hearts=5, poison=1), {}, {}, step="end")
    assert hearts(table)[0] == 6


def test_ghost_and_vampire_act_also_when_the_active_monster_has_fallen() -> None:
    """card/ghost#3, card/vampire#2, tokyo/B6: seat 1 flees and bites the attacker to death."""
    table = result(
        "smash smash 1 1 2 3", {"hearts": 1}, wearing("burrowing", "ghost", "vampire", place="city", hearts=9), {}
    )
    play(table, "flee")
    assert table.monsters[0].out
    assert hearts(table)[1] == 9 - 2 + 1 + 1


def test_the_vampire_drinks_after_a_turn_in_which_it_hurt_others() -> None:
    """card/vampire"""
    table = result("smash 1 1 2 2 3", wearing("vampire", hearts=5), {"place": "city"}, {})
    play(table, "stay")
    assert hearts(table) == [6, 9, 10]


def test_the_vampire_drinks_in_the_turns_of_others_too() -> None:
    """card/vampire#1: it bites whoever takes its place."""
    table = result("smash 1 1 2 2 3", {}, wearing("vampire", "burrowing", place="city", hearts=5), {})
    play(table, "flee")
    assert hearts(table) == [9, 5, 10]


def test_losses_of_its_own_do_not_feed_the_vampire() -> None:
    """card/vampire#2"""
    table = scene(wearing("vampire", energy=4), {}, {}, step="buy", market=["tank", "jets", "wings"])
    play(table, "buy:tank")
    assert hearts(table)[0] == 7


# -- Witch --


def test_the_witch_rolls_a_die_again_that_is_about_to_wound_her() -> None:
    """card/witch, card/witch#1, card/witch#3: any die, before the roller's own cards, once."""
    table = rolled("smash 1 1 2 2 3 heart", wearing("herd_culler"), wearing("witch", place="city"), {})
    assert asked(table) == (1, "probe", ("witch:1", "witch:2", "witch:3", "witch:smash", "no"))
    play(table, "witch:smash")
    assert [fact["faces"] for fact in facts(table, "die_rerolled", 1)] == [["smash", "heart"]]
    assert asked(table) is not None and kind(table) == "change"
    play(table, "done")
    assert hearts(table)[1] == 10


def test_the_witch_stays_when_she_throws_a_heart() -> None:
    """card/witch#3"""
    table = rolled("smash smash 1 2 2 3 heart", {}, wearing("witch", place="city"), {})
    play(table, "witch:smash")
    assert table.view(None)["seats"][1]["cards"] == ["witch"]


def test_the_witch_may_choose_a_die_that_shows_no_smash() -> None:
    """card/witch#3"""
    table = rolled("smash 1 1 2 2 3 energy", {}, wearing("witch", place="city"), {})
    play(table, "witch:2")
    assert facts(table, "die_rerolled", 1)[0]["faces"] == ["2", "energy"]
    assert hearts(table)[1] == 9


@pytest.mark.parametrize(("dice", "roller", "witch", "threat"), [
    ("smash 1 1 2 2 3", {}, {"place": "city"}, True),
    ("1 1 2 2 3 3", {}, {"place": "city"}, False),
    ("smash 1 1 2 2 3", {}, {}, False),
    ("smash 1 1 2 2 3", {"place": "city"}, {}, True),
    ("smash 1 1 2 2 3", wearing("nova_breath"), {}, True),
    ("1 1 2 2 3 3", wearing("acid_attack"), {"place": "city"}, True),
    ("smash 1 1 2 2 3", {}, wearing("armor_plating", place="city"), False),
    ("smash smash 1 2 2 3", {}, wearing("armor_plating", place="city"), True),
    ("smash 1 1 2 2 3", wearing("spiked_tail"), wearing("armor_plating", place="city"), True),
    ("smash 1 1 2 2 3", wearing("fire_breathing"), {}, False),
])  # fmt: skip
def test_what_is_about_to_wound_the_witch(
    dice: str, roller: dict[str, Any], witch: dict[str, Any], threat: bool
) -> None:
    """card/witch#2: smashes of dice and cards, across the line or by Nova Breath, and more than armour takes."""
    witch = {**witch, "cards": ["witch", *witch.get("cards", [])]}
    table = rolled(dice, roller, witch, {"cards": ["made_in_a_lab"]})
    assert (kind(table) == "probe") is threat


def test_the_witch_comes_before_her_own_psychic_probe() -> None:
    """card/witch#4: whichever she got first; her first die saves her, and the probe is still asked."""
    for mine in (["witch", "psychic_probe"], ["psychic_probe", "witch"]):
        table = rolled("smash 1 1 2 2 3 energy 1", {}, wearing(*mine, place="city"), {})
        assert options(table)[-2] == "witch:smash"
        play(table, "witch:smash")
        assert options(table) == ("probe:1", "probe:2", "probe:3", "probe:energy", "no")


def test_a_probe_of_somebody_else_may_make_the_witch_needless() -> None:
    """card/witch#1: she is asked when her turn comes, and looks at the dice then."""
    table = rolled("smash 1 1 2 2 3 energy", {}, wearing("psychic_probe"), wearing("witch", place="city"))
    play(table, "probe:smash")
    assert kind(table) != "probe"


def test_a_3_thrown_by_the_witch_may_be_rolled_again() -> None:
    """card/background_dweller#2: by the roller, who did not throw it, and by the witch herself."""
    table = rolled("smash smash 1 2 2 1 3 1", wearing("background_dweller"), wearing("witch", place="city"), {})
    play(table, "witch:smash")
    assert asked(table) == (0, "change", ("done", "background_dweller"))
    table = rolled("smash smash 1 2 2 1 3 1", {}, wearing("witch", "background_dweller", place="city"), {})
    play(table, "witch:smash")
    assert asked(table) == (1, "reroll", ("background_dweller", "no"))


# -- Devil --


def test_the_devil_adds_a_heart_to_each_loss_in_its_turn() -> None:
    """card/devil, tokyo/R44"""
    table = result("smash smash 1 1 2 3", wearing("devil"), {"place": "city"}, {})
    assert hearts(table) == [10, 7, 10]
    assert facts(table, "hurt", 1)[0]["hearts"] == 3


def test_the_devil_sharpens_cards_too_and_each_victim_pays() -> None:
    """card/devil#1: everybody else, not the Devil itself."""
    table = scene(
        wearing("devil", energy=4), {}, {}, step="buy", market=["high_altitude_bombing", "jets", "wings"],
    )  # fmt: skip
    play(table, "buy:high_altitude_bombing")
    assert hearts(table) == [7, 6, 6]


def test_each_packet_of_a_turn_is_sharpened() -> None:
    """card/devil#1: smashes and then a card."""
    table = result(
        "smash smash 1 1 2 3",
        wearing("devil", energy=3),
        {"place": "city"},
        {},
        market=["flame_thrower", "jets", "wings"],
    )
    play(table, "stay", "buy:flame_thrower")
    assert hearts(table) == [10, 10 - 3 - 3, 10 - 3]


def test_the_devil_adds_nothing_outside_its_turn() -> None:
    """card/devil: it bites in somebody else's turn."""
    table = result("smash 1 1 2 2 3", {}, wearing("devil", "burrowing", place="city"), {})
    play(table, "flee")
    assert hearts(table) == [9, 9, 10]


def test_the_devil_adds_to_what_protections_have_left() -> None:
    """card/devil#2: Camouflage saves one of two, so two are lost; what is stopped gets nothing."""
    table = result("smash smash 1 1 2 3 heart 1", wearing("devil"), wearing("camouflage", place="city"), {})
    assert table.view(None)["decisions"][0]["about"]["hearts"] == 3
    play(table, "camouflage")
    assert hearts(table)[1] == 8
    table = result("smash smash 1 1 2 3", wearing("devil"), wearing("wings", place="city", energy=2), {})
    play(table, "wings")
    assert hearts(table)[1] == 10


def test_fleeing_with_jets_saves_the_devils_heart_too() -> None:
    """card/devil#2: the question says how many would be lost."""
    for answer, left in (("flee", 10), ("stay", 7)):
        table = result("smash smash 1 1 2 3", wearing("devil"), wearing("jets", place="city"), {})
        assert table.view(None)["decisions"][0]["about"] == {"by": 0, "waiting": 3}
        play(table, answer)
        assert hearts(table)[1] == left


def test_armor_plating_looks_before_the_devil() -> None:
    """card/devil#3, card/armor_plating#6: a single smash is ignored all the same."""
    table = result("smash 1 1 2 2 3", wearing("devil"), wearing("armor_plating", place="city"), {})
    assert hearts(table)[1] == 10


def test_the_devils_heart_may_be_the_last() -> None:
    """card/devil"""
    table = result("smash 1 1 2 2 3", wearing("devil"), {"place": "city", "hearts": 2}, {})
    assert table.monsters[1].out


# -- Pirate --


def test_the_pirate_takes_an_energy_from_whoever_it_hurts() -> None:
    """card/pirate, card/pirate#1: once for each packet, not for each heart."""
    table = result("smash smash 1 1 2 3", wearing("pirate"), {"place": "city", "energy": 5}, {"energy": 5})
    assert [monster.energy for monster in table.monsters] == [1, 4, 5]
    lost = facts(table, "energy_lost", 1)
    assert [(fact["energy"], fact["by"], fact["cause"]) for fact in lost] == [(1, 0, "pirate")]


def test_the_pirate_robs_the_poor_of_nothing_and_the_dying_too() -> None:
    """card/pirate#1"""
    table = result("smash smash 1 1 2 3", wearing("pirate"), {"place": "city"}, {})
    assert table.monsters[0].energy == 0
    table = result("smash smash 1 1 2 3", wearing("pirate"), {"place": "city", "hearts": 1, "energy": 5}, {})
    assert table.monsters[1].out and table.monsters[0].energy == 1


def test_the_pirate_robs_in_the_turns_of_others_and_by_cards() -> None:
    """card/pirate#1: each bite is a packet."""
    pirate = {"place": "city", "cards": ["pirate", "burrowing", {"id": "mimic", "copies": "burrowing", "of": 1}]}
    table = result("smash 1 1 2 2 3", {"energy": 5}, pirate, {})
    play(table, "flee")
    assert hearts(table)[0] == 8
    assert [table.monsters[0].energy, table.monsters[1].energy] == [3, 2]
    table = scene(
        wearing("pirate", energy=3), {"energy": 2}, {"energy": 2},
        step="buy", market=["flame_thrower", "jets", "wings"],
    )  # fmt: skip
    play(table, "buy:flame_thrower")
    assert [monster.energy for monster in table.monsters] == [2, 1, 1]


def test_a_loss_that_was_stopped_is_not_robbed() -> None:
    """card/pirate#1"""
    table = result("smash 1 1 2 2 3", wearing("pirate"), wearing("armor_plating", place="city", energy=5), {})
    assert table.monsters[1].energy == 5


def test_friend_of_children_adds_to_the_booty() -> None:
    """card/pirate#2"""
    table = result("smash smash 1 1 2 3", wearing("pirate", "friend_of_children"), {"place": "city", "energy": 5}, {})
    assert [table.monsters[0].energy, table.monsters[1].energy] == [2, 4]


def test_the_pirate_does_not_rob_itself() -> None:
    """card/pirate#3"""
    table = scene(
        wearing("pirate", "friend_of_children", energy=6), {}, {}, step="buy", market=["tank", "jets", "wings"],
    )  # fmt: skip
    play(table, "buy:tank")
    assert table.monsters[0].energy == 2 and facts(table, "energy_lost") == []


# -- Princess --


def test_the_princess_scores_as_her_turn_starts() -> None:
    """card/princess"""
    table = scene(wearing("princess"), {}, {}, step="start")
    assert [monster.stars for monster in table.monsters] == [1, 0, 0]


def test_the_princess_scores_in_extra_turns_too() -> None:
    """card/princess#1"""
    table = scene(wearing("princess", "freeze_time"), {}, {}, step="resolve", dice="1 1 1 2 2 3")
    while kind(table) != "again":
        play(table, "done")
    before = table.monsters[0].stars
    play(table, "again")
    in_tokyo = 2  # for starting the turn there
    assert table.monsters[0].stars == before + 1 + in_tokyo


def test_the_princess_comes_before_the_tower() -> None:
    """tower/T7, card/princess"""
    table = tokyo(
        {"cards": ["princess"], "tower": [1], "hearts": 5, "place": "city"}, {}, {},
        options={"modules": ["halloween", "tower"]}, step="start",
    )  # fmt: skip
    told = [(fact["type"], fact.get("cause") or fact["rule"]) for fact in table.events(None)]
    wanted = [("scored", "princess"), ("healed", "tower/T5"), ("scored", "tokyo/R12")]
    assert [one for one in told if one in wanted] == wanted


# -- Zombie --


def test_a_zombie_plays_on_without_hearts() -> None:
    """card/zombie, card/zombie#1: it lives, may flee, and heals again."""
    table = result("smash smash smash 1 2 3", {}, wearing("zombie", place="city", hearts=2), {})
    assert asked(table) == (1, "flee", ("flee", "stay"))
    assert not table.monsters[1].out and facts(table, "eliminated") == []
    play(table, "stay")
    assert (table.active, kind(table)) == (1, "roll")
    assert table.view(None)["seats"][1]["eliminated"] is False
    table = result("heart heart 1 1 2 3", wearing("zombie", hearts=0), {"place": "city"}, {})
    assert hearts(table)[0] == 2


def test_a_zombie_without_hearts_loses_no_more() -> None:
    """card/zombie, tokyo/B8: nothing is noted: no Ghost, no fleeing, no theft, no tokens."""
    table = result(
        "smash smash smash 1 2 3",
        wearing("poison_spit", "pirate", energy=9), wearing("zombie", "ghost", place="city", hearts=0, energy=3), {},
    )  # fmt: skip
    assert kind(table) == "buy"
    assert (hearts(table)[1], table.monsters[1].poison, table.monsters[1].energy) == (0, 0, 3)
    assert facts(table, "unhurt", 1)[0]["cause"] == "zombie"
    play(table, "done")
    assert hearts(table)[1] == 0


def test_a_zombie_may_heal_and_fall_again() -> None:
    """card/zombie#1, card/zombie#3: Eater of the Dead scores at each fall, its own included."""
    table = result("smash 1 1 2 2 3", wearing("eater_of_the_dead"), wearing("zombie", place="city", hearts=1), {})
    assert table.monsters[0].stars == 3
    table = scene(wearing("zombie", "eater_of_the_dead", hearts=2, poison=3), {}, {}, step="end")
    assert (hearts(table)[0], table.monsters[0].stars, table.monsters[0].out) == (0, 3, False)


def test_eater_of_the_dead_is_fed_once_by_a_zombie() -> None:
    """card/eater_of_the_dead#2: at 0 hearts it falls no further."""
    table = result("smash 1 1 2 2 3", wearing("eater_of_the_dead"), wearing("zombie", place="city", hearts=0), {})
    assert table.monsters[0].stars == 0


@pytest.mark.parametrize("cards", [["zombie", "it_has_a_child"], ["it_has_a_child", "zombie"]])
def test_a_child_comes_before_the_zombie(cards: list[str]) -> None:
    """card/zombie#4: all cards go, the Zombie too, and 10 hearts come."""
    table = result("smash smash smash 1 2 3", {}, wearing(*cards, place="city", hearts=2, stars=5), {})
    monster = table.view(None)["seats"][1]
    assert (monster["hearts"], monster["stars"], monster["cards"], monster["eliminated"]) == (10, 0, [], False)


def test_a_zombie_that_is_hurt_badly_grows_stronger() -> None:
    """tokyo/R50, card/zombie#1: it survives the loss of two hearts or more."""
    table = result(
        "smash smash smash 1 2 3", {}, wearing("zombie", "were_only_making_it_stronger", place="city", hearts=2), {}
    )
    assert table.monsters[1].energy == 1


def test_a_zombie_without_hearts_may_be_the_last_one_standing() -> None:
    """card/zombie#1"""
    table = result("smash 1 1 2 2 3", wearing("zombie", hearts=0), {"place": "city", "hearts": 1})
    while table.outcome is None:
        play(table, "done")
    assert table.outcome["reason"] == "last_standing"


def test_a_scene_without_hearts_is_an_eliminated_monster_unless_it_is_a_zombie() -> None:
    """card/zombie"""
    table = scene(wearing("zombie", hearts=0), {"hearts": 0}, {})
    assert [monster.out for monster in table.monsters] == [False, True, False]
    with pytest.raises(baffe.BadScene):
        scene(wearing("ghost", hearts=0), {}, {})
    assert baffe.load(table.save()).save() == table.save()


# -- Cheerleader --


def test_a_cheerleader_may_add_a_smash_to_the_result_of_others() -> None:
    """card/cheerleader, card/cheerleader#1, tokyo/S7: once, after the dice were changed."""
    table = rolled("smash 1 1 2 2 3", wearing("herd_culler"), {"place": "city"}, wearing("cheerleader"))
    assert kind(table) == "change"
    play(table, "done")
    assert asked(table) == (2, "cheer", ("cheerleader", "no"))
    play(table, "cheerleader")
    assert hearts(table)[1] == 8
    assert facts(table, "cheered") == [{**facts(table, "cheered")[0], "seat": 2, "of": 0, "cause": "cheerleader"}]
    assert facts(table, "smashes_added", 0)[0]["smashes"] == 1


def test_a_cheerleader_may_stay_silent_and_is_not_asked_in_its_own_turn() -> None:
    """card/cheerleader"""
    table = rolled("smash 1 1 2 2 3", {}, {"place": "city"}, wearing("cheerleader"))
    play(table, "no")
    assert hearts(table)[1] == 9
    table = rolled("smash 1 1 2 2 3", wearing("cheerleader"), {"place": "city"}, {})
    assert kind(table) == "flee"


def test_a_cheer_is_gone_with_the_turn() -> None:
    """card/cheerleader#1: the next turn begins with no smash."""
    table = rolled(NOTHING + " " + NOTHING, {}, {"place": "city"}, wearing("cheerleader"))
    play(table, "cheerleader")
    assert hearts(table)[1] == 9
    play(table, "stay", "stop")
    assert (table.active, kind(table)) == (1, "cheer")
    assert table.smashes == 0


def test_a_cheer_sets_off_what_needs_a_smash() -> None:
    """card/cheerleader#2, card/spiked_tail#1: no smash on the dice, and the cheerleader is hit itself."""
    roller = wearing("spiked_tail", "alpha_monster", "fire_breathing", "urbavore", place="city")
    table = rolled(NOTHING, roller, wearing("cheerleader"), {})
    play(table, "cheerleader")
    assert hearts(table) == [10, 10 - 3 - 1, 10 - 3 - 1]
    assert table.monsters[0].stars >= 1
    assert facts(table, "scored", 0)[-1]["cause"] == "alpha_monster"


def test_a_cheer_counts_for_a_theft() -> None:
    """halloween/H9, card/cheerleader#2"""
    table = rolled("smash smash 1 2 2 3", {"energy": 4}, wearing("ghost", place="city"), wearing("cheerleader"))
    play(table, "cheerleader", "stay")
    assert kind(table) == "steal"


# -- Robot --


def test_the_robot_pays_energy_instead_of_hearts() -> None:
    """card/robot, card/robot#3: any part of the loss, to the bank."""
    table = result("smash smash smash 1 2 3", {}, wearing("robot", place="city", energy=2), {})
    assert asked(table) == (1, "brace", ("robot:1", "robot:2", "take"))
    play(table, "robot:2")
    assert (hearts(table)[1], table.monsters[1].energy, table.monsters[0].energy) == (9, 0, 0)
    paid = facts(table, "energy_paid", 1)
    assert [(fact["energy"], fact["to"], fact["cause"]) for fact in paid] == [(2, None, "robot")]


def test_the_robot_pays_for_any_loss() -> None:
    """card/robot#1: poison, and a card of its own."""
    table = scene(wearing("robot", energy=5, poison=2), {}, {}, step="end")
    play(table, "robot:2")
    assert hearts(table)[0] == 10
    table = scene(wearing("robot", energy=7), {}, {}, step="buy", market=["tank", "jets", "wings"])
    play(table, "buy:tank", "robot:3")
    assert (hearts(table)[0], table.monsters[0].energy) == (10, 0)


def test_the_robot_combines_with_other_answers_in_any_order() -> None:
    """card/robot#1, card/camouflage#4: payment, dice, wings."""
    victim = wearing("robot", "camouflage", "wings", place="city", energy=5)
    table = result("smash smash smash 1 2 3 heart 1", {}, victim, {})
    play(table, "robot:1", "camouflage")
    assert options(table) == ("robot:1", "wings", "take")
    play(table, "robot:1")
    assert (hearts(table)[1], table.monsters[1].energy) == (10, 3)
    table = result("smash smash smash 1 2 3 heart 1 1", {}, victim, {})
    play(table, "camouflage", "robot:1", "wings")
    assert (hearts(table)[1], table.monsters[1].energy) == (10, 2)


def test_armor_takes_the_last_heart_after_the_robot() -> None:
    """tokyo/R43, card/robot#1"""
    table = result("smash smash smash 1 2 3", {}, wearing("robot", "armor_plating", place="city", energy=9), {})
    play(table, "robot:2")
    assert (hearts(table)[1], table.monsters[1].energy) == (10, 7)


def test_a_robot_that_paid_everything_is_not_wounded() -> None:
    """card/robot#2: no fleeing, no token."""
    table = result("smash smash smash 1 2 3", wearing("poison_spit"), wearing("robot", place="city", energy=3), {})
    play(table, "robot:3")
    assert (table.monsters[1].poison, kind(table)) == (0, "roll")
    assert facts(table, "stayed") == []


def test_the_robot_may_pay_for_more_than_it_has_words_for() -> None:
    """card/robot: a loss of 14, paid in two parts."""
    table = scene(wearing("robot", energy=20, poison=14), {}, {}, step="end")
    assert options(table)[-2] == "robot:12"
    play(table, "robot:12", "robot:2")
    assert (hearts(table)[0], table.monsters[0].energy) == (10, 6)


# -- Statue of Liberty --


def test_the_statue_of_liberty_has_a_roll_more() -> None:
    """card/statue_of_liberty, card/statue_of_liberty#1: and another one with Giant Brain."""
    assert scene(wearing("statue_of_liberty"), {}).rolls_left == 3
    assert scene(wearing("statue_of_liberty", "giant_brain"), {}).rolls_left == 4


# -- Clown --


def test_the_clown_sets_every_die_after_all_six_faces() -> None:
    """card/clown, card/clown#1: one after the other, although the first change hides a face."""
    table = rolled(ALL_FACES, wearing("clown"), {"place": "city"}, {})
    assert kind(table) == "change" and len(options(table)) == 1 + 30
    for face in ("1", "2", "heart", "energy", "smash"):
        play(table, f"clown:{face}>3")
    assert table.hand == 6 << 8
    assert "clown:3>1" in options(table)
    play(table, "done")
    assert table.monsters[0].stars == 3 + 3


def test_the_clown_changes_as_many_dice_as_there_are() -> None:
    """card/clown#1"""
    table = rolled(ALL_FACES, wearing("clown"), {"place": "city"}, {})
    for _ in range(3):
        play(table, "clown:1>2", "clown:2>1")
    assert kind(table) != "change"


def test_without_all_six_faces_the_clown_does_nothing() -> None:
    """card/clown#2"""
    table = rolled("1 2 3 heart energy energy", wearing("clown"), {"place": "city"}, {})
    assert kind(table) != "change"


def test_a_smash_of_a_card_stands_for_the_sixth_face() -> None:
    """card/clown#2"""
    table = rolled("1 2 3 heart energy energy", wearing("clown", "acid_attack"), {"place": "city"}, {})
    assert kind(table) == "change"


def test_the_clown_looks_after_others_and_other_cards_changed_the_dice() -> None:
    """card/clown#2: a probe, or one's own Herd Culler, may complete the faces."""
    table = rolled("2 2 3 heart energy smash 1", wearing("clown"), wearing("psychic_probe", place="city"), {})
    play(table, "probe:2")
    assert kind(table) == "change"
    table = rolled("2 2 3 heart energy smash", wearing("clown", "herd_culler"), {"place": "city"}, {})
    assert not any([word.startswith("clown") for word in options(table)])
    play(table, "herd_culler:2")
    assert any([word.startswith("clown") for word in options(table)])


def test_a_probe_may_take_the_clowns_faces_away() -> None:
    """card/clown#2"""
    table = rolled(ALL_FACES + " 2", wearing("clown"), wearing("psychic_probe", place="city"), {})
    play(table, "probe:1")
    assert kind(table) != "change"


@pytest.mark.parametrize(("words", "stars"), [([], 9), (["clown:1>3"], 0), (["clown:1>3", "clown:3>1"], 9)])
def test_complete_destruction_reads_the_final_dice(words: list[str], stars: int) -> None:
    """card/clown#3"""
    table = rolled(ALL_FACES, wearing("clown", "complete_destruction"), {"place": "city"}, {})
    play(table, *words, "done")
    assert table.monsters[0].stars == stars


def test_the_witch_is_asked_once_in_a_turn() -> None:
    """card/witch#1"""
    table = rolled("smash 1 1 2 2 3", {}, wearing("witch", place="city"), {})
    play(table, "no")
    assert kind(table) == "flee"
