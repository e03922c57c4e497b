"""Actions: what each does on being bought, in which order, and what the next turns remember of it."""

from typing import Any

import pytest

from tests.scenes.duel.support import (
    AWAY,
    asked,
    buying,
    cards,
    duel,
    energy,
    facts,
    hearts,
    hurt,
    kind,
    options,
    places,
    play,
    stepped,
    tokens,
)

ACTIONS = {
    "cannonball": (7, "anubis"),
    "dominate": (3, "pumpkin"),
    "energize": (10, "lizard"),
    "frenzy": (6, ""),
    "hors_d_oeuvres": (3, "cat"),
    "jets_scrambled": (5, "penguin"),
    "kaijutsu": (5, "pumpkin"),
    "moment_of_respite": (4, "alien"),
    "monster_coaster": (7, ""),
    "monumental": (5, "panda"),
    "operation_media": (6, "anubis"),
    "photoshoot": (2, "fish"),
    "sack_the_stadium": (8, "phantom"),
    "seismic_test": (5, ""),
    "snack_time": (3, ""),
    "tesla_impulse": (6, "penguin"),
    "the_partys_over": (4, "phantom"),
    "thermonuclear_cooking": (7, "panda"),
    "too_cute": (3, "fish"),
}
ALIENOID = {"monster": "alienoid"}  # 14 hearts
KITTY = {"monster": "cyber_kitty"}  # 13 hearts
NOTHING = "smash fame fame destruction destruction special"  # a Roll with one smash


def types(table: Any) -> list[str]:
    """What happened until the turn was over, in order, single steps and new cards aside."""
    told = [event["type"] for event in table.events(None)]
    if "turn_started" in told:
        told = told[: told.index("turn_started")]
    return [type_ for type_ in told if type_ not in ("stepped", "revealed", "bought", "energy_paid")]


# -- all of them --


@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_is_paid_in_full_and_ends_in_the_discard_pile(card: str) -> None:
    """duel/D48, duel/D52"""
    cost, token = ACTIONS[card]
    table = buying(card, {}, {})
    if token:
        play(table, AWAY)
    assert [(event["card"], event["price"]) for event in facts(table, "bought")] == [(card, cost)]
    assert table.view(None)["discard"] == [card]
    assert cards(table, 0) == []


@pytest.mark.parametrize("card", [card for card in ACTIONS if ACTIONS[card][1]])
def test_a_buzz_icon_brings_its_token_before_any_effect(card: str) -> None:
    """duel/D52, duel/D55, duel/P23"""
    table = buying(card, {}, {})
    assert kind(table) == "place" and "leave" not in options(table)
    assert table.view(None)["decisions"][0]["about"] == {"token": ACTIONS[card][1]}
    assert (hearts(table), places(table), tokens(table), energy(table)) == ([14, 13], (0, 0), [0, 0], [0, 0])
    play(table, AWAY)
    assert list(table.view(None)["buzz"]) == [ACTIONS[card][1]]


@pytest.mark.parametrize("card", [card for card in ACTIONS if not ACTIONS[card][1]])
def test_without_a_buzz_icon_no_token_is_placed(card: str) -> None:
    """duel/D52"""
    table = buying(card, {}, {})
    assert facts(table, "placed") == [] and kind(table) == "roll"


# -- one after the other --


def test_cannonball_pulls_then_hits_then_brings_energy() -> None:
    """duelcard/cannonball, duelcard/cannonball#1"""
    table = buying("cannonball", {}, {})
    play(table, AWAY, "done")
    assert types(table) == ["placed", "pulled", "hurt", "energy_gained"]
    assert (places(table), hurt(table), energy(table)) == ((-1, 0), [(1, 1)], [4, 0])


def test_cannonball_that_wins_by_its_pull_hits_nobody() -> None:
    """duelcard/cannonball#1, duel/D59, duel/D61: neither the hit nor the energy comes."""
    table = buying("cannonball", {}, {"hearts": 1}, fame=-6)
    play(table, AWAY)
    assert table.outcome == {"winners": [0], "ranking": [[0], [1]], "reason": "victory_space"}
    assert (hurt(table), energy(table)) == ([], [0, 0])


def test_cannonball_that_knocks_out_brings_no_energy() -> None:
    """duelcard/cannonball#1, duel/D57, duel/D61"""
    table = buying("cannonball", {}, {"hearts": 1})
    play(table, AWAY)
    assert table.outcome == {"winners": [0], "ranking": [[0], [1]], "reason": "knock_out"}
    assert energy(table) == [0, 0]


def test_cannonballs_energy_buys_the_next_card() -> None:
    """duelcard/cannonball, duel/D48: 4 energy after the purchase, in the same phase."""
    table = buying("cannonball", {}, {}, deck=["snack_time"])
    play(table, AWAY)
    assert options(table) == ("buy:snack_time", "buy:giant_brain", "buy:regeneration", "refresh", "done")


def test_energize_brings_8_energy_and_2_dice_tokens() -> None:
    """duelcard/energize"""
    table = buying("energize", {}, {})
    play(table, AWAY)
    assert (energy(table), tokens(table)) == ([8, 0], [2, 0])


def test_energize_does_not_go_beyond_two_dice_tokens() -> None:
    """duelcard/energize#1"""
    table = buying("energize", {"tokens": 1}, {})
    play(table, AWAY)
    assert tokens(table) == [2, 0]
    assert [event["tokens"] for event in facts(table, "tokens_gained")] == [1]


def test_hors_d_oeuvres_hit_their_buyer_before_the_pull() -> None:
    """duelcard/hors_d_oeuvres, duelcard/hors_d_oeuvres#1"""
    table = buying("hors_d_oeuvres", ALIENOID, KITTY)
    play(table, AWAY)
    assert types(table) == ["placed", "hurt", "pulled"]
    assert (hearts(table), places(table)) == ([11, 13], (0, -2))


def test_hors_d_oeuvres_that_kill_lose_before_a_winning_pull() -> None:
    """duelcard/hors_d_oeuvres#1, duel/D63: the pull would have reached the Victory space."""
    table = buying("hors_d_oeuvres", {"hearts": 3}, {}, destruction=-5)
    play(table, AWAY)
    assert table.outcome == {"winners": [1], "ranking": [[1], [0]], "reason": "knock_out"}
    assert places(table) == (0, -5)


def test_hors_d_oeuvres_may_be_dodged() -> None:
    """duelcard/hors_d_oeuvres#1, duel/P17: Camouflage throws three dice, two show a heart."""
    table = buying("hors_d_oeuvres", {**ALIENOID, "cards": ["camouflage"]}, KITTY, dice="heart smash heart")
    play(table, AWAY)
    assert asked(table) == (0, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert (hearts(table), places(table)) == ([13, 13], (0, -2))


def test_hors_d_oeuvres_do_not_reach_a_hibernating_buyer() -> None:
    """duelcard/hors_d_oeuvres#1, duel/D43: the pull is made all the same."""
    table = buying("hors_d_oeuvres", {**ALIENOID, "cards": ["hibernation"]}, KITTY)
    play(table, AWAY)
    assert (hearts(table), places(table)) == ([14, 13], (0, -2))


def test_hors_d_oeuvres_are_not_stopped_by_armor_on_the_own_turn() -> None:
    """duelcard/hors_d_oeuvres#1, duel/D44"""
    table = buying("hors_d_oeuvres", {**ALIENOID, "cards": ["armor_plating"]}, KITTY)
    play(table, "place:fame:6")
    assert hearts(table) == [11, 13]


def test_kaijutsu_pulls_then_hits_twice() -> None:
    """duelcard/kaijutsu"""
    table = buying("kaijutsu", ALIENOID, KITTY)
    play(table, AWAY)
    assert types(table) == ["placed", "pulled", "hurt"]
    assert (hearts(table), places(table), hurt(table)) == ([14, 11], (0, -1), [(1, 2)])


def test_kaijutsu_wins_by_its_pull_before_it_hits() -> None:
    """duelcard/kaijutsu, duel/D58: both markers under the spotlights."""
    table = buying("kaijutsu", {}, {"hearts": 2}, fame=-4, destruction=-2)
    play(table, AWAY)
    assert table.outcome == {"winners": [0], "ranking": [[0], [1]], "reason": "spotlight"}
    assert hurt(table) == []


def test_moment_of_respite_brings_2_hearts_and_a_dice_token() -> None:
    """duelcard/moment_of_respite"""
    table = buying("moment_of_respite", {**ALIENOID, "hearts": 10}, KITTY)
    play(table, AWAY)
    assert (hearts(table), tokens(table)) == ([12, 13], [1, 0])


def test_moment_of_respite_stops_at_the_starting_hearts() -> None:
    """duelcard/moment_of_respite, duel/D1"""
    table = buying("moment_of_respite", {**ALIENOID, "hearts": 13, "tokens": 2}, KITTY)
    play(table, AWAY)
    assert (hearts(table), tokens(table)) == ([14, 13], [2, 0])


def test_monster_coaster_pulls_destruction_by_3() -> None:
    """duelcard/monster_coaster"""
    assert stepped(buying("monster_coaster")) == [("destruction", -1), ("destruction", -2), ("destruction", -3)]


def test_monster_coaster_wins_on_its_first_step_under_the_spotlights() -> None:
    """duelcard/monster_coaster, duel/D61: the other two steps are not made."""
    table = buying("monster_coaster", fame=-4, destruction=-2)
    assert table.outcome == {"winners": [0], "ranking": [[0], [1]], "reason": "spotlight"}
    assert places(table) == (-4, -3)


def test_seat_1_pulls_the_other_way() -> None:
    """duelcard/monster_coaster, duel/D35"""
    assert places(buying("monster_coaster", turn=1)) == (0, 3)


def test_a_pull_out_of_the_last_space_may_hand_the_win_to_the_rival() -> None:
    """duelcard/seismic_test, duel/D58, duel/D61: Destruction comes back from 6 to 5, where Fame waits in the zone."""
    table = buying("seismic_test", fame=4, destruction=6)
    assert table.outcome == {"winners": [1], "ranking": [[1], [0]], "reason": "spotlight"}


def test_monumental_pulls_destruction_then_fame() -> None:
    """duelcard/monumental, duelcard/monumental#1"""
    table = buying("monumental")
    play(table, AWAY)
    assert stepped(table) == [("destruction", -1), ("fame", -1)]


def test_monumental_wins_with_destruction_before_fame_moves() -> None:
    """duelcard/monumental#1, duel/D61: Fame leaves the zone only after the game is won."""
    table = buying("monumental", fame=-5, destruction=-2)
    play(table, AWAY)
    assert table.outcome == {"winners": [0], "ranking": [[0], [1]], "reason": "spotlight"}
    assert places(table) == (-5, -3)


def test_photoshoot_pulls_fame_by_1() -> None:
    """duelcard/photoshoot"""
    table = buying("photoshoot")
    play(table, AWAY)
    assert stepped(table) == [("fame", -1)]


def test_a_token_may_be_placed_where_the_card_pulls_next() -> None:
    """duelcard/photoshoot, duel/D37, duel/D52: the token comes first, so its heart is for the buyer."""
    table = buying("photoshoot", {**ALIENOID, "hearts": 10}, KITTY)
    play(table, "place:fame:-1")
    assert (hearts(table), places(table)) == ([11, 13], (-1, 0))


def test_a_token_of_another_card_may_be_moved_into_the_way() -> None:
    """duelcard/photoshoot, duel/D56, duel/P23: the fish already lies on the board."""
    table = buying("photoshoot", {**ALIENOID, "hearts": 10}, KITTY, buzz={"fish": {"track": "fame", "at": 6}})
    assert "place:fame:6" not in options(table) and options(table)[-1] == "leave"
    play(table, "place:fame:-1")
    assert (hearts(table)[0], table.view(None)["buzz"]["fish"]["at"]) == (11, -1)


def test_a_token_on_the_board_may_be_left_there() -> None:
    """duelcard/photoshoot, duel/D56"""
    table = buying("photoshoot", {}, {}, buzz={"fish": {"track": "fame", "at": 6}})
    play(table, "leave")
    assert table.view(None)["buzz"]["fish"] == {"track": "fame", "at": 6, "flipped": False}
    assert places(table) == (-1, 0)


def test_a_token_under_a_marker_is_not_asked_about() -> None:
    """duelcard/photoshoot, duel/D56: the effect of the card comes nevertheless."""
    table = buying("photoshoot", {}, {}, buzz={"fish": {"track": "fame", "at": 0}})
    assert facts(table, "placed") == [] and places(table) == (-1, 0)


def test_placing_a_token_triggers_no_bonus() -> None:
    """duelcard/too_cute, duel/D56: no marker moves, nobody gains a heart."""
    table = buying("too_cute", {**ALIENOID, "hearts": 10}, KITTY)
    play(table, "place:fame:-1")
    assert hearts(table) == [10, 11]


def test_sack_the_stadium_pulls_destruction_twice_then_fame_twice() -> None:
    """duelcard/sack_the_stadium, duelcard/sack_the_stadium#1"""
    table = buying("sack_the_stadium")
    play(table, AWAY)
    assert stepped(table) == [("destruction", -1), ("destruction", -2), ("fame", -1), ("fame", -2)]


def test_sack_the_stadium_wins_in_the_middle() -> None:
    """duelcard/sack_the_stadium#1, duel/D61: on the first of four steps."""
    table = buying("sack_the_stadium", fame=-5, destruction=-2)
    play(table, AWAY)
    assert stepped(table) == [("destruction", -3)]
    assert table.outcome == {"winners": [0], "ranking": [[0], [1]], "reason": "spotlight"}


def test_sack_the_stadium_takes_the_heart_of_its_own_token() -> None:
    """duelcard/sack_the_stadium, duel/D41: the space between the two is one step more."""
    table = buying("sack_the_stadium", {**ALIENOID, "hearts": 10}, KITTY)
    play(table, "place:destruction:-2")
    assert stepped(table) == [("destruction", -1), ("destruction", -1.5), ("fame", -1), ("fame", -2)]
    assert hearts(table) == [11, 13]


def test_seismic_test_pulls_destruction_by_2() -> None:
    """duelcard/seismic_test"""
    assert stepped(buying("seismic_test")) == [("destruction", -1), ("destruction", -2)]


def test_snack_time_brings_3_hearts() -> None:
    """duelcard/snack_time"""
    assert hearts(buying("snack_time", {**ALIENOID, "hearts": 5}, KITTY)) == [8, 13]


def test_snack_time_stops_at_the_starting_hearts() -> None:
    """duelcard/snack_time, duel/D1"""
    assert hearts(buying("snack_time", {**ALIENOID, "hearts": 13}, KITTY)) == [14, 13]


def test_thermonuclear_cooking_pulls_heals_and_brings_energy() -> None:
    """duelcard/thermonuclear_cooking"""
    table = buying("thermonuclear_cooking", {**ALIENOID, "hearts": 5}, KITTY)
    play(table, AWAY, "done")
    assert types(table) == ["placed", "pulled", "healed", "energy_gained"]
    assert (places(table), hearts(table), energy(table)) == ((0, -1), [7, 13], [2, 0])


def test_too_cute_hits_the_rival_twice() -> None:
    """duelcard/too_cute"""
    table = buying("too_cute")
    play(table, AWAY)
    assert hurt(table) == [(1, 2)]


def test_too_cute_is_one_event_against_armor() -> None:
    """duelcard/too_cute, duel/D44"""
    table = buying("too_cute", {}, {"cards": ["armor_plating"]})
    play(table, AWAY)
    assert hurt(table) == [(1, 1)]


# -- Dominate --


def rolled(table: Any) -> int:
    """How many dice were thrown last."""
    return len(facts(table, "rolled")[-1]["dice"])


def test_dominate_takes_a_die_for_each_keep_card_of_the_rival() -> None:
    """duelcard/dominate, duel/D17"""
    table = buying("dominate", {}, {"cards": ["regeneration", "trendsetter"]}, row=["dominate", "frenzy", "snack_time"])
    play(table, AWAY)
    assert asked(table) == (1, "dominated", ("discard:regeneration", "discard:trendsetter", "done"))
    play(table, "done")
    assert rolled(table) == 4


def test_dominate_lets_cards_be_discarded_one_by_one_before_it_counts() -> None:
    """duelcard/dominate#1, duel/P4"""
    kept = ["regeneration", "trendsetter", "unstoppable"]
    table = duel({}, {"cards": kept, "dominated": 1}, turn=1, step="start")
    play(table, "discard:trendsetter")
    assert options(table) == ("discard:regeneration", "discard:unstoppable", "done")
    play(table, "discard:regeneration", "done")
    assert (rolled(table), cards(table, 1)) == (5, ["unstoppable"])
    assert table.view(None)["discard"] == ["trendsetter", "regeneration"]


def test_dominate_waits_for_hibernation_and_the_lab() -> None:
    """duelcard/dominate#1, duel/D9: and a card bought in the lab counts."""
    rival = {"cards": ["hibernation", "made_in_a_lab"], "dominated": 1, "energy": 3}
    table = duel({}, rival, turn=1, step="start", row=["giant_brain", "regeneration", "frenzy"])
    assert kind(table) == "wake"
    play(table, "hibernation:discard")
    assert kind(table) == "lab"
    play(table, "buy:giant_brain")
    assert asked(table) == (1, "dominated", ("discard:made_in_a_lab", "discard:giant_brain", "done"))
    play(table, "done")
    assert rolled(table) == 4


def test_dominate_takes_red_dice_only() -> None:
    """duelcard/dominate#2, duelcard/dominate#3: eight cards, no red die, but two white ones."""
    held = [
        "extra_head", "regeneration", "trendsetter", "unstoppable", "spiked_tail", "unchained", "scrappy",
        "giant_brain",
    ]  # fmt: skip
    table = duel({}, {"cards": held, "tokens": 1, "dominated": 1}, turn=1, step="start")
    play(table, "done")
    assert asked(table) == (1, "spend", ("spend", "throw"))
    play(table, "spend")
    assert rolled(table) == 2


def test_dominate_leaves_no_dice_to_who_keeps_six_cards() -> None:
    """duelcard/dominate#3, duel/D19: the Roll is empty and the turn goes on with the cards."""
    held = ["regeneration", "trendsetter", "unstoppable", "spiked_tail", "unchained", "scrappy"]
    table = duel({}, {"cards": held, "dominated": 1, "energy": 2}, turn=1, step="start", row=["acid_attack"])
    play(table, "done")
    assert facts(table, "rolled") == []
    assert table.decision is not None and (table.decision.seat, table.decision.kind) == (1, "buy")


def test_dominate_does_nothing_to_who_keeps_no_card() -> None:
    """duelcard/dominate#2"""
    table = buying("dominate")
    play(table, AWAY)
    assert kind(table) == "roll" and rolled(table) == 6


def test_dominate_lets_the_last_card_go_and_the_turn_goes_on() -> None:
    """duelcard/dominate#3: the turn stays with who discarded it, with all six dice."""
    table = duel({}, {"cards": ["regeneration"], "dominated": 1}, turn=1, step="start")
    play(table, "discard:regeneration")
    assert table.decision is not None and (table.decision.seat, table.decision.kind) == (1, "roll")
    assert rolled(table) == 6


def test_dominate_waits_through_a_frenzy_turn() -> None:
    """duelcard/dominate#3, duelcard/frenzy#2"""
    me = {**ALIENOID, "energy": 9, "cards": ["unstoppable"]}
    table = duel(me, {"cards": ["regeneration"]}, step="buy", row=["dominate", "frenzy", "extra_head"], dice=NOTHING)
    play(table, "buy:dominate", AWAY, "buy:frenzy")
    assert (kind(table), table.active, rolled(table)) == ("roll", 0, 6)
    play(table, "stop")
    assert asked(table) == (1, "dominated", ("discard:regeneration", "done"))
    play(table, "done")
    assert rolled(table) == 5


def test_dominate_is_used_up_by_a_turn_slept_through() -> None:
    """duelcard/dominate#3, duel/D10: with a heart gained and without one."""
    for lost in (0, 3):
        rival = {**KITTY, "hearts": 13 - lost, "cards": ["hibernation"], "dominated": 1}
        table = duel(ALIENOID, rival, turn=1, step="start")
        play(table, "hibernation:sleep")
        assert table.active == 0
        assert table.view(None)["seats"][1]["dominated"] == 0


def test_dominate_lasts_one_turn() -> None:
    """duelcard/dominate"""
    table = duel({}, {"cards": ["regeneration"], "dominated": 1}, turn=1, step="start")
    play(table, "done")
    assert rolled(table) == 5
    side = table.view(None)["seats"][1]
    assert (side["dominated"], side["fewer"]) == (0, 0)


# -- Frenzy --


def test_frenzy_brings_another_full_turn() -> None:
    """duelcard/frenzy, duel/D12"""
    table = buying("frenzy")
    assert [event["seat"] for event in facts(table, "turn_started")] == [0]
    assert table.decision is not None and (table.decision.seat, table.decision.kind) == (0, "roll")


def test_frenzy_lets_the_turn_end_as_usual() -> None:
    """duelcard/frenzy#1, duel/D64: more purchases and the end-of-turn phase come before the extra turn."""
    me = {"energy": 16, "cards": ["electrical_aura"]}
    table = buying("frenzy", me, {}, deck=["snack_time"])
    assert kind(table) == "buy"
    play(table, "buy:regeneration")
    assert places(table) == (0, 0)
    play(table, "done")
    told = [event["type"] for event in table.events(None)]
    assert told.index("bought") < told.index("pulled") < told.index("extra_turn") < told.index("turn_started")
    assert places(table) == (0, -1)


def test_frenzy_gives_one_turn_only() -> None:
    """duelcard/frenzy"""
    table = buying("frenzy", {}, {}, dice=NOTHING)
    play(table, "stop")
    assert table.active == 1
    assert len(facts(table, "extra_turn")) == 1


def test_frenzy_in_the_very_first_turn_gives_six_dice() -> None:
    """duelcard/frenzy, duel/D13: five dice are for one turn."""
    assert rolled(buying("frenzy", first_turn=True)) == 6


def test_frenzy_after_thunder_stomp_costs_its_buyer_no_die() -> None:
    """duelcard/frenzy#2, duelcard/thunder_stomp#3"""
    me = {"monster": "gigazaur", "energy": 5, "cards": ["thunder_stomp"]}
    dice = f"destruction destruction destruction fame fame special {NOTHING}"
    table = duel(me, KITTY, step="resolve", row=["acid_attack", "extra_head", "frenzy"], dice=dice)
    play(table, "buy:frenzy")
    assert (table.active, rolled(table)) == (0, 6)
    play(table, "stop")
    assert (table.active, rolled(table)) == (1, 5)


def test_frenzy_renews_uses_once_in_a_turn() -> None:
    """duelcard/frenzy#2, duel/D11: Alien Metabolism in this turn and in the extra one."""
    me = {"energy": 6, "cards": ["alien_metabolism"]}
    table = duel(me, {}, step="buy", row=["frenzy", "extra_head", "giant_brain"], deck=["seismic_test", "scrappy"])
    play(table, "alien_metabolism:extra_head", "buy:frenzy")
    assert kind(table) == "roll"
    assert "alien_metabolism:giant_brain" in options(table)


def test_frenzy_counts_purchases_of_each_turn_apart() -> None:
    """duelcard/frenzy, duel/D51: nothing bought in the extra turn brings 1 energy, Frenzy itself was bought before."""
    table = buying("frenzy", {}, {}, dice=NOTHING)
    assert energy(table) == [0, 0]
    play(table, "stop")
    assert energy(table) == [1, 0]


# -- Jets Scrambled and The Party's Over --


def test_jets_scrambled_hit_both_monsters() -> None:
    """duelcard/jets_scrambled"""
    table = buying("jets_scrambled", ALIENOID, KITTY)
    play(table, AWAY)
    assert (hearts(table), hurt(table)) == ([9, 8], [(0, 5), (1, 5)])


def test_jets_scrambled_may_end_in_a_draw() -> None:
    """duelcard/jets_scrambled#2, duel/D62"""
    table = buying("jets_scrambled", {"hearts": 5}, {"hearts": 5})
    play(table, AWAY)
    assert table.outcome == {"winners": [], "ranking": [[0, 1]], "reason": "draw"}
    assert hearts(table) == [0, 0]


def test_jets_scrambled_hit_the_buyer_first_in_houses_that_say_so() -> None:
    """duelcard/jets_scrambled#1, duel/D62: the rival is not even hit."""
    for turn in (0, 1):
        table = buying(
            "jets_scrambled", {"hearts": 5}, {"hearts": 5}, turn=turn, options={"first_hit_loses": True}
        )  # fmt: skip
        play(table, AWAY)
        assert table.outcome == {"winners": [1 - turn], "ranking": [[1 - turn], [turn]], "reason": "knock_out"}
        assert hurt(table) == [(turn, 5)]


@pytest.mark.parametrize("fallen", [0, 1])
@pytest.mark.parametrize("first_hit_loses", [False, True])
def test_jets_scrambled_knock_one_monster_out(fallen: int, first_hit_loses: bool) -> None:
    """duelcard/jets_scrambled, duel/D57, duel/D63"""
    seats: list[dict[str, Any]] = [{"hearts": 6}, {"hearts": 6}]
    seats[fallen]["hearts"] = 5
    table = buying("jets_scrambled", *seats, options={"first_hit_loses": first_hit_loses})
    play(table, AWAY)
    assert table.outcome == {"winners": [1 - fallen], "ranking": [[1 - fallen], [fallen]], "reason": "knock_out"}


def test_jets_scrambled_let_both_defend_before_anybody_is_hurt() -> None:
    """duelcard/jets_scrambled#2, duel/D43: Unstoppable saves the buyer, armor works for the rival only."""
    me, rival = {"hearts": 4, "cards": ["unstoppable"]}, {"hearts": 5, "cards": ["armor_plating"]}
    table = buying("jets_scrambled", me, rival)
    play(table, "place:fame:4")
    assert hearts(table) == [1, 1]
    assert table.outcome is None


@pytest.mark.parametrize(
    ("fame", "destruction", "expected"),
    [
        (-3, 0, [(0, 4)]),
        (-5, 0, [(0, 4)]),
        (-6, 0, []),
        (2, 0, []),
        (0, 4, [(1, 4)]),
        (3, -3, [(0, 4), (1, 4)]),
    ],
)
def test_the_party_is_over_for_who_stands_under_its_own_spotlights(
    fame: int, destruction: int, expected: list[tuple[int, int]]
) -> None:
    """duelcard/the_partys_over, duelcard/the_partys_over#1"""
    table = buying("the_partys_over", {}, {}, fame=fame, destruction=destruction)
    play(table, "place:destruction:6")
    assert hurt(table) == expected


def test_the_party_counts_a_space_between_two_of_the_zone() -> None:
    """duelcard/the_partys_over, duel/D60: 3.5 lies wholly in the zone, 2.5 does not."""
    for at, expected in ((3, [(1, 4)]), (2, [])):
        buzz = {"penguin": {"track": "fame", "at": at}}
        table = buying("the_partys_over", {}, {}, fame=at + 0.5, buzz=buzz)
        play(table, "place:destruction:6")
        assert hurt(table) == expected


def test_the_party_may_end_in_a_draw() -> None:
    """duelcard/the_partys_over#2, duel/D62"""
    table = buying("the_partys_over", {"hearts": 4}, {"hearts": 4}, fame=3, destruction=-3)
    play(table, "place:destruction:6")
    assert table.outcome == {"winners": [], "ranking": [[0, 1]], "reason": "draw"}


@pytest.mark.parametrize("turn", [0, 1])
def test_the_party_hits_the_first_seat_first_in_houses_that_say_so(turn: int) -> None:
    """duelcard/the_partys_over#1, duel/D62: whoever bought it."""
    table = buying(
        "the_partys_over", {"hearts": 4}, {"hearts": 4}, fame=3, destruction=-3, turn=turn,
        options={"first_hit_loses": True},
    )  # fmt: skip
    play(table, "place:destruction:6")
    assert table.outcome == {"winners": [1], "ranking": [[1], [0]], "reason": "knock_out"}
    assert hurt(table) == [(0, 4)]


def test_the_party_reads_the_tracks_after_breaking_news() -> None:
    """duelcard/the_partys_over, duel/D52: the news pull Fame into the zone before the card looks."""
    table = buying("the_partys_over", {"cards": ["breaking_news"]}, {}, fame=-2)
    play(table, "place:destruction:6")
    assert hurt(table) == [(0, 4)]


# -- Operation Media --

MEDIA = ("acid_attack", "extra_head", "operation_media")  # 5 on the last slot


def test_operation_media_pulls_fame_for_each_smash_resolved() -> None:
    """duelcard/operation_media"""
    me = {"monster": "gigazaur", "energy": 5}
    dice = "smash smash smash fame destruction special"
    table = duel(me, KITTY, step="resolve", row=list(MEDIA), dice=dice)
    play(table, "buy:operation_media", AWAY)
    assert places(table) == (-3, 0)


def test_operation_media_counts_added_smashes() -> None:
    """duelcard/operation_media#1: Acid Attack adds one, Adrenaline Augment one for Destruction in a zone."""
    me = {"monster": "gigazaur", "energy": 5, "cards": ["acid_attack", "adrenaline_augment"]}
    row = ["giant_brain", "extra_head", "operation_media"]
    table = duel(me, KITTY, step="resolve", row=row, destruction=4, dice="smash fame fame destruction heart special")
    play(table, "buy:operation_media", "place:fame:4")
    assert places(table) == (-3, 4)


def test_operation_media_does_not_count_meka_dragons_product() -> None:
    """duelcard/operation_media#1: two smashes, three specials, six hits, two steps."""
    me = {"monster": "meka_dragon", "energy": 5}
    table = duel(me, KITTY, step="resolve", row=list(MEDIA), dice="smash smash special special special fame")
    play(table, "special:smash", "buy:operation_media", AWAY)
    assert (places(table), hurt(table)) == ((-2, 0), [(1, 6)])


def test_operation_media_without_a_smash_moves_nothing() -> None:
    """duelcard/operation_media#2"""
    me = {"monster": "gigazaur", "energy": 5}
    table = duel(me, KITTY, step="resolve", row=list(MEDIA), dice="fame fame destruction destruction heart special")
    play(table, "buy:operation_media", AWAY)
    assert stepped(table) == []


def test_operation_media_counts_nothing_when_the_dice_were_skipped() -> None:
    """duelcard/operation_media#2: Rebooting leaves three smashes alone."""
    me = {"monster": "gigazaur", "energy": 3, "cards": ["rebooting"]}
    table = duel(me, KITTY, step="resolve", row=list(MEDIA), dice="smash smash smash fame heart special")
    play(table, "rebooting", "buy:operation_media", AWAY)
    assert stepped(table) == []


def test_operation_media_counts_nothing_before_the_throw() -> None:
    """duelcard/operation_media#2: bought in the lab."""
    table = duel({"energy": 4, "cards": ["made_in_a_lab"]}, {}, step="start", row=list(MEDIA))
    play(table, "buy:operation_media", AWAY)
    assert kind(table) == "roll" and stepped(table) == []


def test_operation_media_does_not_count_dice_put_aside() -> None:
    """duelcard/operation_media#2: Titanic Batteries take two of three smashes away."""
    me = {"monster": "gigazaur", "energy": 5, "cards": ["titanic_batteries"]}
    table = duel(me, KITTY, step="resolve", row=list(MEDIA), dice="smash smash smash fame destruction special")
    play(table, "batteries:smash,smash", "buy:operation_media", AWAY)
    assert places(table) == (-1, 0)


def test_operation_media_forgets_the_turn_before_frenzy() -> None:
    """duelcard/operation_media#2, duel/D11: three smashes of the last turn, none of this one."""
    me = {"monster": "gigazaur", "energy": 15}
    row = ["frenzy", "extra_head", "operation_media"]
    dice = "smash smash smash fame destruction special heart heart fame fame destruction special"
    table = duel(me, KITTY, step="resolve", row=row, dice=dice)
    play(table, "buy:frenzy", "done", "stop", "buy:operation_media", AWAY)
    assert stepped(table) == []


# -- Tesla Impulse --


def test_tesla_impulse_discards_a_card_of_the_rival_and_brings_2_energy() -> None:
    """duelcard/tesla_impulse, duel/P24"""
    table = buying("tesla_impulse", {}, {"cards": ["unstoppable", "spiked_tail"]})
    play(table, AWAY)
    assert asked(table) == (0, "zap", ("discard:unstoppable", "discard:spiked_tail"))
    play(table, "discard:spiked_tail")
    assert (cards(table, 1), energy(table)) == (["unstoppable"], [2, 0])
    assert table.view(None)["discard"] == ["tesla_impulse", "spiked_tail"]


def test_tesla_impulse_takes_the_only_card_without_asking() -> None:
    """duelcard/tesla_impulse: it is not optional."""
    table = buying("tesla_impulse", {}, {"cards": ["unstoppable"]})
    play(table, AWAY)
    assert (cards(table, 1), energy(table)) == ([], [2, 0])


def test_tesla_impulse_brings_energy_without_a_card_to_discard() -> None:
    """duelcard/tesla_impulse#1: cards of the buyer's own are safe."""
    table = buying("tesla_impulse", {"cards": ["unstoppable"]}, {})
    play(table, AWAY)
    assert (cards(table, 0), energy(table)) == (["unstoppable"], [2, 0])
