"""Actions that do one thing after the other as soon as they are bought."""

from baffe import Table
from tests.scenes.duel.support import (
    ALIENOID,
    AWAY,
    KITTY,
    asked,
    board,
    buying,
    energy,
    event_types,
    facts,
    hearts,
    hurt,
    on,
    options,
    places,
    play,
    stepped,
    tokens,
    won_by,
)


def effects(table: Table) -> list[str]:
    """What happened until the turn was over, in order, single steps and new cards aside."""
    told = event_types(table)
    if "turn_started" in told:
        told = told[: told.index("turn_started")]
    return [type_ for type_ in told if type_ not in ("stepped", "revealed", "bought", "energy_paid", "used_up")]


def test_cannonball_pulls_then_hits_then_brings_energy() -> None:
    """duel/card/cannonball, duel/card/cannonball#1"""
    table = buying("cannonball", {}, {})
    play(table, AWAY, "done")
    assert effects(table) == ["placed", "pulled", "hurt", "energy_gained"]
    assert (places(table), hurt(table), energy(table)) == ((-1, 0), [(1, 1)], [4, 0])


def test_cannonball_that_wins_by_its_pull_hits_nobody() -> None:
    """duel/card/cannonball#1, duel/D59, duel/D61: neither the hit nor the energy comes."""
    table = buying("cannonball", {}, {"hearts": 1}, fame=-6)
    play(table, AWAY)
    assert table.outcome == won_by(0, "victory_space")
    assert (hurt(table), energy(table)) == ([], [0, 0])


def test_cannonball_that_knocks_out_brings_no_energy() -> None:
    """duel/card/cannonball#1, duel/D57, duel/D61"""
    table = buying("cannonball", {}, {"hearts": 1})
    play(table, AWAY)
    assert table.outcome == won_by(0, "knock_out")
    assert energy(table) == [0, 0]


def test_cannonballs_energy_buys_the_next_card() -> None:
    """duel/card/cannonball, duel/D48: 4 energy after the purchase, in the same phase."""
    table = buying("cannonball", {}, {}, deck=["snack_time"])
    play(table, AWAY)
    assert options(table) == ("buy:snack_time", "buy:giant_brain", "buy:regeneration", "refresh", "done")


def test_energize_brings_8_energy_and_2_dice_tokens() -> None:
    """duel/card/energize"""
    table = buying("energize", {}, {})
    play(table, AWAY)
    assert (energy(table), tokens(table)) == ([8, 0], [2, 0])


def test_energize_does_not_go_beyond_two_dice_tokens() -> None:
    """duel/card/energize#1"""
    table = buying("energize", {"tokens": 1}, {})
    play(table, AWAY)
    assert tokens(table) == [2, 0]
    assert [event["tokens"] for event in facts(table, "tokens_gained")] == [1]


def test_hors_d_oeuvres_hit_their_buyer_before_the_pull() -> None:
    """duel/card/hors_d_oeuvres, duel/card/hors_d_oeuvres#1"""
    table = buying("hors_d_oeuvres", ALIENOID, KITTY)
    play(table, AWAY)
    assert effects(table) == ["placed", "hurt", "pulled"]
    assert (hearts(table), places(table)) == ([11, 13], (0, -2))


def test_hors_d_oeuvres_that_kill_lose_before_a_winning_pull() -> None:
    """duel/card/hors_d_oeuvres#1, duel/D63: the pull would have reached the Victory space."""
    table = buying("hors_d_oeuvres", {"hearts": 3}, {}, destruction=-5)
    play(table, AWAY)
    assert table.outcome == won_by(1, "knock_out")
    assert places(table) == (0, -5)


def test_hors_d_oeuvres_may_be_dodged() -> None:
    """duel/card/hors_d_oeuvres#1, duel/P17: Camouflage throws three dice, two show a heart."""
    table = buying("hors_d_oeuvres", {**ALIENOID, "cards": ["camouflage"]}, KITTY, dice="heart smash heart")
    play(table, AWAY)
    assert asked(table) == (0, "brace", ("camouflage", "take"))
    play(table, "camouflage")
    assert (hearts(table), places(table)) == ([13, 13], (0, -2))


def test_hors_d_oeuvres_do_not_reach_a_hibernating_buyer() -> None:
    """duel/card/hors_d_oeuvres#1, duel/D43: the pull is made all the same."""
    table = buying("hors_d_oeuvres", {**ALIENOID, "cards": ["hibernation"]}, KITTY)
    play(table, AWAY)
    assert (hearts(table), places(table)) == ([14, 13], (0, -2))


def test_hors_d_oeuvres_are_not_stopped_by_armor_on_the_own_turn() -> None:
    """duel/card/hors_d_oeuvres#1, duel/D44"""
    table = buying("hors_d_oeuvres", {**ALIENOID, "cards": ["armor_plating"]}, KITTY)
    play(table, "place:fame:6")
    assert hearts(table) == [11, 13]


def test_kaijutsu_pulls_then_hits_twice() -> None:
    """duel/card/kaijutsu"""
    table = buying("kaijutsu", ALIENOID, KITTY)
    play(table, AWAY)
    assert effects(table) == ["placed", "pulled", "hurt"]
    assert (hearts(table), places(table), hurt(table)) == ([14, 11], (0, -1), [(1, 2)])


def test_kaijutsu_wins_by_its_pull_before_it_hits() -> None:
    """duel/card/kaijutsu, duel/D58: both markers under the spotlights."""
    table = buying("kaijutsu", {}, {"hearts": 2}, fame=-4, destruction=-2)
    play(table, AWAY)
    assert table.outcome == won_by(0, "spotlight")
    assert hurt(table) == []


def test_moment_of_respite_brings_2_hearts_and_a_dice_token() -> None:
    """duel/card/moment_of_respite"""
    table = buying("moment_of_respite", {**ALIENOID, "hearts": 10}, KITTY)
    play(table, AWAY)
    assert (hearts(table), tokens(table)) == ([12, 13], [1, 0])


def test_moment_of_respite_stops_at_the_starting_hearts() -> None:
    """duel/card/moment_of_respite, duel/D1"""
    table = buying("moment_of_respite", {**ALIENOID, "hearts": 13, "tokens": 2}, KITTY)
    play(table, AWAY)
    assert (hearts(table), tokens(table)) == ([14, 13], [2, 0])


def test_monster_coaster_pulls_destruction_by_3() -> None:
    """duel/card/monster_coaster"""
    assert stepped(buying("monster_coaster")) == [("destruction", -1), ("destruction", -2), ("destruction", -3)]


def test_monster_coaster_wins_on_its_first_step_under_the_spotlights() -> None:
    """duel/card/monster_coaster, duel/D61: the other two steps are not made."""
    table = buying("monster_coaster", fame=-4, destruction=-2)
    assert table.outcome == won_by(0, "spotlight")
    assert places(table) == (-4, -3)


def test_seat_1_pulls_the_other_way() -> None:
    """duel/card/monster_coaster, duel/D35"""
    assert places(buying("monster_coaster", turn=1)) == (0, 3)


def test_a_pull_out_of_the_last_space_may_hand_the_win_to_the_rival() -> None:
    """duel/card/seismic_test, duel/D58, duel/D61: Destruction comes back from 6 to 5, where Fame waits in the zone."""
    table = buying("seismic_test", fame=4, destruction=6)
    assert table.outcome == won_by(1, "spotlight")


def test_monumental_pulls_destruction_then_fame() -> None:
    """duel/card/monumental, duel/card/monumental#1"""
    table = buying("monumental")
    play(table, AWAY)
    assert stepped(table) == [("destruction", -1), ("fame", -1)]


def test_monumental_wins_with_destruction_before_fame_moves() -> None:
    """duel/card/monumental#1, duel/D61: Fame leaves the zone only after the game is won."""
    table = buying("monumental", fame=-5, destruction=-2)
    play(table, AWAY)
    assert table.outcome == won_by(0, "spotlight")
    assert places(table) == (-5, -3)


def test_photoshoot_pulls_fame_by_1() -> None:
    """duel/card/photoshoot"""
    table = buying("photoshoot")
    play(table, AWAY)
    assert stepped(table) == [("fame", -1)]


def test_a_token_may_be_placed_where_the_card_pulls_next() -> None:
    """duel/card/photoshoot, duel/D37, duel/D52: the token comes first, so its heart is for the buyer."""
    table = buying("photoshoot", {**ALIENOID, "hearts": 10}, KITTY)
    play(table, "place:fame:-1")
    assert (hearts(table), places(table)) == ([11, 13], (-1, 0))


def test_a_token_of_another_card_may_be_moved_into_the_way() -> None:
    """duel/card/photoshoot, duel/D56, duel/P23: the fish already lies on the board."""
    table = buying("photoshoot", {**ALIENOID, "hearts": 10}, KITTY, buzz={"fish": on("fame", 6)})
    assert "place:fame:6" not in options(table) and options(table)[-1] == "leave"
    play(table, "place:fame:-1")
    assert (hearts(table)[0], board(table)["fish"]["at"]) == (11, -1)


def test_a_token_on_the_board_may_be_left_there() -> None:
    """duel/card/photoshoot, duel/D56"""
    table = buying("photoshoot", {}, {}, buzz={"fish": on("fame", 6)})
    play(table, "leave")
    assert board(table)["fish"] == on("fame", 6, flipped=False)
    assert places(table) == (-1, 0)


def test_a_token_under_a_marker_is_not_asked_about() -> None:
    """duel/card/photoshoot, duel/D56: the effect of the card comes nevertheless."""
    table = buying("photoshoot", {}, {}, buzz={"fish": on("fame", 0)})
    assert facts(table, "placed") == [] and places(table) == (-1, 0)


def test_placing_a_token_triggers_no_bonus() -> None:
    """duel/card/too_cute, duel/D56: no marker moves, nobody gains a heart."""
    table = buying("too_cute", {**ALIENOID, "hearts": 10}, KITTY)
    play(table, "place:fame:-1")
    assert hearts(table) == [10, 11]


def test_sack_the_stadium_pulls_destruction_twice_then_fame_twice() -> None:
    """duel/card/sack_the_stadium, duel/card/sack_the_stadium#1"""
    table = buying("sack_the_stadium")
    play(table, AWAY)
    assert stepped(table) == [("destruction", -1), ("destruction", -2), ("fame", -1), ("fame", -2)]


def test_sack_the_stadium_wins_in_the_middle() -> None:
    """duel/card/sack_the_stadium#1, duel/D61: on the first of four steps."""
    table = buying("sack_the_stadium", fame=-5, destruction=-2)
    play(table, AWAY)
    assert stepped(table) == [("destruction", -3)]
    assert table.outcome == won_by(0, "spotlight")


def test_sack_the_stadium_takes_the_heart_of_its_own_token() -> None:
    """duel/card/sack_the_stadium, duel/D41: the space between the two is one step more."""
    table = buying("sack_the_stadium", {**ALIENOID, "hearts": 10}, KITTY)
    play(table, "place:destruction:-2")
    assert stepped(table) == [("destruction", -1), ("destruction", -1.5), ("fame", -1), ("fame", -2)]
    assert hearts(table) == [11, 13]


def test_seismic_test_pulls_destruction_by_2() -> None:
    """duel/card/seismic_test"""
    assert stepped(buying("seismic_test")) == [("destruction", -1), ("destruction", -2)]


def test_snack_time_brings_3_hearts() -> None:
    """duel/card/snack_time"""
    assert hearts(buying("snack_time", {**ALIENOID, "hearts": 5}, KITTY)) == [8, 13]


def test_snack_time_stops_at_the_starting_hearts() -> None:
    """duel/card/snack_time, duel/D1"""
    assert hearts(buying("snack_time", {**ALIENOID, "hearts": 13}, KITTY)) == [14, 13]


def test_thermonuclear_cooking_pulls_heals_and_brings_energy() -> None:
    """duel/card/thermonuclear_cooking"""
    table = buying("thermonuclear_cooking", {**ALIENOID, "hearts": 5}, KITTY)
    play(table, AWAY, "done")
    assert effects(table) == ["placed", "pulled", "healed", "energy_gained"]
    assert (places(table), hearts(table), energy(table)) == ((0, -1), [7, 13], [2, 0])


def test_too_cute_hits_the_rival_twice() -> None:
    """duel/card/too_cute"""
    table = buying("too_cute")
    play(table, AWAY)
    assert hurt(table) == [(1, 2)]


def test_too_cute_is_one_event_against_armor() -> None:
    """duel/card/too_cute, duel/D44"""
    table = buying("too_cute", {}, {"cards": ["armor_plating"]})
    play(table, AWAY)
    assert hurt(table) == [(1, 1)]
