"""Keep cards about pulling markers and Buzz tokens."""

from typing import Any

import pytest

from baffe.games.duel.table import DuelTable
from tests.scenes.duel.support import (
    AWAY,
    asked,
    buying,
    duel,
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

GIGAZAUR = {"monster": "gigazaur"}  # 14 hearts
KITTY = {"monster": "cyber_kitty"}  # 13 hearts
ROW = ["acid_attack", "extra_head", "cannonball"]
NOTHING = "smash fame fame destruction destruction special"  # a Roll with one smash


def on(track: str, at: int, **more: Any) -> dict[str, Any]:
    return {"track": track, "at": at, **more}


def owning(*cards: str) -> dict[str, Any]:
    """Seat 0 with these cards."""
    return {**GIGAZAUR, "cards": list(cards)}


def coaster(*cards: str, **scene: Any) -> DuelTable:
    """The owner of these cards pulls Destruction by 3."""
    return buying("monster_coaster", owning(*cards), KITTY, **scene)


# -- Lightning Speed --


def test_lightning_speed_hits_on_both_ends_of_a_lengthening_token() -> None:
    """duelcard/lightning_speed, duelcard/lightning_speed#1, duel/D39: the space between keeps its own bonus."""
    table = coaster("lightning_speed", buzz={"phantom": on("destruction", -2)})
    assert asked(table) == (0, "bonus", ("lightning_speed", "no"))
    assert (places(table), table.view(None)["decisions"][0]["about"]) == ((0, -1), {"bonus": "blank"})
    play(table, "lightning_speed")
    assert places(table) == (0, -2)
    assert [event["bonus"] for event in facts(table, "bonus")] == ["heart"]
    play(table, "lightning_speed")
    assert hurt(table) == [(1, 1), (1, 1)]


def test_lightning_speed_hits_on_both_spaces_of_the_shortening_token() -> None:
    """duelcard/lightning_speed#1, duel/D41: 0, -1, -3, -4."""
    table = coaster("lightning_speed", buzz={"alien": on("destruction", -3)})
    play(table, "lightning_speed", "lightning_speed")
    assert [at for _, at in stepped(table)] == [-1, -3, -4]
    assert hurt(table) == [(1, 1), (1, 1)]


def test_lightning_speed_may_be_declined() -> None:
    """duelcard/lightning_speed#2"""
    table = coaster("lightning_speed", buzz={"alien": on("destruction", -3)})
    play(table, "no", "no")
    assert (places(table), hurt(table)) == ((0, -4), [])


def test_lightning_speed_does_not_take_the_kings_tokens_for_blank() -> None:
    """duelcard/lightning_speed#1: the pull stops there, and nothing is asked."""
    king = {"monster": "the_king"}
    buzz = {"king": [on("destruction", -1)]}
    table = buying("monster_coaster", owning("lightning_speed"), king, buzz=buzz)
    assert (places(table), hurt(table), table.active) == ((0, -1), [], 1)


def test_lightning_speed_does_not_take_spaces_without_a_token_for_blank() -> None:
    """duelcard/lightning_speed"""
    table = coaster("lightning_speed")
    assert (places(table), hurt(table), table.active) == ((0, -3), [], 1)


def test_lightning_speed_does_not_change_bonuses() -> None:
    """duelcard/lightning_speed: the fish keeps its heart without a question."""
    table = coaster("lightning_speed", buzz={"fish": on("destruction", -1)})
    assert [event["bonus"] for event in facts(table, "bonus")] == ["heart"]
    assert (hurt(table), table.active) == ([], 1)


def test_blank_spaces_are_nothing_to_others() -> None:
    """duelcard/lightning_speed, duel/D37: the rival owns the card."""
    rival = {**KITTY, "cards": ["lightning_speed"]}
    table = buying("monster_coaster", GIGAZAUR, rival, buzz={"alien": on("destruction", -3)})
    assert (places(table), hurt(table), facts(table, "bonus")) == ((0, -4), [], [])


def test_lightning_speed_works_on_the_fame_track() -> None:
    """duelcard/lightning_speed"""
    table = buying("photoshoot", owning("lightning_speed"), KITTY, buzz={"penguin": on("fame", -2)})
    play(table, AWAY, "lightning_speed")
    assert (places(table), hearts(table)) == ((-1, 0), [14, 12])


def test_lightning_speed_may_knock_out_in_the_middle_of_a_pull() -> None:
    """duelcard/lightning_speed, duel/D57, duel/D61"""
    rival = {**KITTY, "hearts": 1}
    table = buying("monster_coaster", owning("lightning_speed"), rival, buzz={"alien": on("destruction", -3)})
    play(table, "lightning_speed")
    assert table.outcome == {"winners": [0], "ranking": [[0], [1]], "reason": "knock_out"}
    assert places(table) == (0, -1)


# -- Scrappy --


def test_scrappy_brings_a_dice_token_for_a_marker_that_leaves_a_token() -> None:
    """duelcard/scrappy, duelcard/scrappy#1, duel/D42"""
    table = coaster("scrappy", buzz={"fish": on("destruction", 0)})
    assert (places(table), tokens(table)) == ((0, -3), [1, 0])


def test_scrappy_looks_at_tokens_that_are_only_crossed() -> None:
    """duelcard/scrappy#1: the marker comes to the cat on -1 and leaves it in the same pull."""
    table = coaster("scrappy", buzz={"cat": on("destruction", -1)})
    assert tokens(table) == [1, 0]


def test_scrappy_looks_at_a_step_from_one_token_to_another() -> None:
    """duelcard/scrappy#1: from the cat on -1 to the fish on -2, and from there to a space without one."""
    table = coaster("scrappy", buzz={"cat": on("destruction", -1), "fish": on("destruction", -2)})
    assert tokens(table) == [2, 0]


def test_scrappy_does_not_look_at_steps_within_a_token() -> None:
    """duelcard/scrappy#1: all three steps end on the dragon."""
    table = coaster("scrappy", buzz={"dragon": on("destruction", -3)})
    assert (places(table), tokens(table)) == ((0, -3), [0, 0])


@pytest.mark.parametrize(("token", "at", "second"), [("phantom", -2, -1.5), ("alien", -3, -3)])
def test_scrappy_does_not_look_at_steps_within_a_token_that_changes_the_track(
    token: str, at: int, second: float
) -> None:
    """duelcard/scrappy#1, duel/D41: onto the token on -1, then on to its next space."""
    table = buying("seismic_test", owning("scrappy"), KITTY, buzz={token: on("destruction", at)})
    assert (places(table), tokens(table)) == ((0, second), [0, 0])


def test_scrappy_looks_at_the_kings_tokens() -> None:
    """duelcard/scrappy#1: the marker starts on one of them."""
    buzz = {"king": [on("destruction", 0)]}
    table = buying("monster_coaster", owning("scrappy"), {"monster": "the_king"}, buzz=buzz)
    assert (places(table), tokens(table)) == ((0, -3), [1, 0])


def test_scrappy_does_not_go_beyond_two_dice_tokens() -> None:
    """duelcard/scrappy#1"""
    buzz = {"tiger": on("destruction", 0), "cat": on("destruction", -1), "fish": on("destruction", -2)}
    table = coaster("scrappy", buzz=buzz)
    assert tokens(table) == [2, 0]
    assert len(facts(table, "tokens_gained")) == 2


def test_scrappy_does_not_look_at_the_rivals_pulls() -> None:
    """duelcard/scrappy"""
    rival = {**KITTY, "cards": ["scrappy"]}
    table = buying("monster_coaster", GIGAZAUR, rival, buzz={"fish": on("destruction", 0)})
    assert tokens(table) == [0, 0]


def test_scrappy_looks_at_both_tracks() -> None:
    """duelcard/scrappy"""
    buzz = {"cat": on("destruction", 0), "tiger": on("fame", 0)}
    table = buying("monumental", owning("scrappy"), KITTY, buzz=buzz)
    play(table, AWAY)
    assert tokens(table) == [2, 0]


def test_scrappy_does_not_look_at_a_token_that_is_placed_beside_a_marker() -> None:
    """duelcard/scrappy: a pull that starts on a plain space leaves none."""
    table = buying("photoshoot", owning("scrappy"), KITTY)
    play(table, "place:fame:-1")
    assert tokens(table) == [0, 0]


# -- Spiked Tail --


def test_spiked_tail_hits_for_each_space_of_destruction_in_one_event() -> None:
    """duelcard/spiked_tail, duelcard/spiked_tail#1, duel/D42"""
    table = coaster("spiked_tail")
    assert hurt(table) == [(1, 3)]


def test_spiked_tail_hits_after_the_pull() -> None:
    """duelcard/spiked_tail#1: the cat's hit on the way comes first, by itself."""
    table = coaster("spiked_tail", buzz={"cat": on("destruction", -1)})
    assert hurt(table) == [(1, 1), (1, 3)]
    told = [event["type"] for event in table.events(None) if event["type"] in ("stepped", "hurt")]
    assert told == ["stepped", "hurt", "stepped", "stepped", "hurt"]


def test_spiked_tail_counts_inserted_spaces() -> None:
    """duelcard/spiked_tail#1: 0, -1, -1.5, -2 are three steps."""
    table = coaster("spiked_tail", buzz={"phantom": on("destruction", -2)})
    assert (places(table), hurt(table)) == ((0, -2), [(1, 3)])


def test_spiked_tail_counts_a_jump_as_one_space() -> None:
    """duelcard/spiked_tail#1: 0, -1, -3, -4 are three steps."""
    table = coaster("spiked_tail", buzz={"alien": on("destruction", -3)})
    assert (places(table), hurt(table)) == ((0, -4), [(1, 3)])


def test_spiked_tail_does_not_count_steps_that_the_king_takes_away() -> None:
    """duelcard/spiked_tail#1, duel/D40: spaces travelled, not spaces announced."""
    buzz = {"king": [on("destruction", -2)]}
    table = buying("monster_coaster", owning("spiked_tail"), {"monster": "the_king"}, buzz=buzz)
    assert hurt(table) == [(1, 2)]


def test_spiked_tail_does_not_look_at_fame() -> None:
    """duelcard/spiked_tail"""
    table = buying("photoshoot", owning("spiked_tail"), KITTY)
    play(table, AWAY)
    assert (places(table), hurt(table)) == ((-1, 0), [])


def test_spiked_tail_does_not_look_at_the_rivals_pulls() -> None:
    """duelcard/spiked_tail"""
    table = buying("monster_coaster", GIGAZAUR, {**KITTY, "cards": ["spiked_tail"]})
    assert hurt(table) == []


def test_spiked_tail_hits_before_the_next_effect_of_a_card() -> None:
    """duelcard/spiked_tail#1: Kaijutsu's own hits are another event."""
    table = buying("kaijutsu", owning("spiked_tail"), KITTY)
    play(table, AWAY)
    assert hurt(table) == [(1, 1), (1, 2)]


def test_spiked_tail_hits_with_dice_and_with_a_power() -> None:
    """duelcard/spiked_tail: four Destruction faces are two spaces, two specials of Gigazaur one more."""
    dice = "destruction destruction destruction destruction special special"
    table = duel(owning("spiked_tail"), KITTY, step="resolve", row=ROW, dice=dice)
    play(table, "group:destruction", "special:destruction")
    assert hurt(table) == [(1, 2), (1, 1)]


def test_spiked_tail_hits_nobody_after_a_won_game() -> None:
    """duelcard/spiked_tail, duel/D59"""
    table = coaster("spiked_tail", destruction=-5)
    assert table.outcome == {"winners": [0], "ranking": [[0], [1]], "reason": "victory_space"}
    assert hurt(table) == []


def test_spiked_tail_may_knock_out() -> None:
    """duelcard/spiked_tail, duel/D57"""
    table = buying("monster_coaster", owning("spiked_tail"), {**KITTY, "hearts": 3})
    assert table.outcome == {"winners": [0], "ranking": [[0], [1]], "reason": "knock_out"}


# -- Thunder Stomp --

SMALL = "destruction destruction destruction fame fame special"  # one space of Destruction, nothing else


def rolled(table: DuelTable) -> int:
    """How many dice were thrown last."""
    return len(facts(table, "rolled")[-1]["dice"])


def fewer(table: DuelTable) -> list[int]:
    """Dice that each side will lack."""
    return [seat["fewer"] for seat in table.view(None)["seats"]]


def stomping(dice: str, *cards: str, energy: int = 5, **scene: Any) -> DuelTable:
    """Its owner resolves these dice; it has energy enough to be asked in the shop."""
    me = {**owning("thunder_stomp", *cards), "energy": energy}
    return duel(me, KITTY, **{"step": "resolve", "row": ROW, "dice": dice, **scene})


def test_thunder_stomp_takes_a_die_from_the_rivals_next_turn() -> None:
    """duelcard/thunder_stomp, duel/D17"""
    table = stomping(f"{SMALL} {NOTHING}")
    play(table, "done")
    assert (table.active, rolled(table)) == (1, 5)


def test_thunder_stomp_takes_it_from_one_turn_only() -> None:
    """duelcard/thunder_stomp: five dice, and six again the turn after."""
    five = "smash fame fame destruction destruction"
    table = stomping(f"{SMALL} {five} {NOTHING} {NOTHING}")
    play(table, "done", "stop", "stop", "done")
    assert [len(event["dice"]) for event in facts(table, "rolled", 1)] == [5, 6]


def test_thunder_stomp_takes_one_die_however_far_the_marker_went() -> None:
    """duelcard/thunder_stomp#1: three spaces at once; or one by the dice and one by Gigazaur."""
    assert fewer(stomping("destruction destruction destruction destruction destruction fame")) == [0, 1]
    table = stomping("destruction destruction destruction special special fame")
    play(table, "group:destruction", "special:destruction")
    assert (places(table), fewer(table)) == ((0, -2), [0, 1])


def test_thunder_stomp_looks_at_gigazaurs_power() -> None:
    """duelcard/thunder_stomp#1"""
    table = stomping("smash special special fame fame destruction")
    play(table, "special:destruction")
    assert (kind(table), fewer(table)) == ("buy", [0, 1])


def test_thunder_stomp_does_not_look_at_fame() -> None:
    """duelcard/thunder_stomp"""
    table = stomping("fame fame fame destruction destruction special")
    assert (places(table), fewer(table)) == ((-1, 0), [0, 0])


def test_thunder_stomp_does_not_look_at_purchases() -> None:
    """duelcard/thunder_stomp#1: neither in the shop nor in the lab."""
    table = buying("seismic_test", {**owning("thunder_stomp"), "energy": 9}, KITTY)
    assert (places(table), fewer(table)) == ((0, -2), [0, 0])
    me = {**owning("thunder_stomp", "made_in_a_lab"), "energy": 4}
    table = duel(me, KITTY, step="start", row=["seismic_test", "extra_head", "cannonball"])
    play(table, "buy:seismic_test")
    assert (places(table), fewer(table)) == ((0, -2), [0, 0])


def test_thunder_stomp_does_not_look_at_the_end_of_the_turn() -> None:
    """duelcard/thunder_stomp#3: Electrical Aura pulls, but resolves no dice."""
    table = duel({**owning("thunder_stomp", "electrical_aura"), "energy": 7}, KITTY, step="end")
    assert (places(table), rolled(table)) == ((0, -1), 6)


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("antimatter_pellets", "fame fame fame fame fame smash"),
        ("utter_destruction", "smash heart energy fame destruction special"),
    ],
)
def test_thunder_stomp_does_not_look_at_cards_that_read_the_final_roll(card: str, dice: str) -> None:
    """duelcard/thunder_stomp#2: their pulls come before the dice are resolved."""
    table = stomping(dice, card)
    assert places(table)[1] == -2
    assert fewer(table) == [0, 0]


def test_thunder_stomp_waits_through_a_frenzy_turn_and_adds_up() -> None:
    """duelcard/thunder_stomp#3: a die for the turn and a die for the extra turn."""
    table = stomping(f"{SMALL} {SMALL}", row=["acid_attack", "extra_head", "frenzy"])
    play(table, "buy:frenzy")
    assert (table.active, rolled(table)) == (0, 6)
    play(table, "stop")
    assert (table.active, rolled(table)) == (1, 4)


def test_thunder_stomp_adds_to_dominate() -> None:
    """duelcard/thunder_stomp#3: one die for each, and the card that is discarded costs none."""
    me = {**owning("thunder_stomp"), "energy": 2}
    rival = {**KITTY, "cards": ["regeneration", "unstoppable"]}
    row = ["acid_attack", "extra_head", "dominate"]
    table = duel(me, rival, step="resolve", row=row, dice=SMALL)
    play(table, "buy:dominate", AWAY, "discard:unstoppable", "done")
    assert (table.active, rolled(table)) == (1, 4)


def test_thunder_stomp_is_used_up_by_a_turn_slept_through() -> None:
    """duelcard/thunder_stomp, duel/D10"""
    rival = {**KITTY, "cards": ["hibernation"]}
    table = duel(owning("thunder_stomp"), rival, step="resolve", row=ROW, dice=SMALL)
    play(table, "hibernation:sleep")
    assert (table.active, fewer(table)) == (0, [0, 0])


def test_thunder_stomp_leaves_the_autobot_five_dice() -> None:
    """duelcard/thunder_stomp, autobot/R15"""
    dice = f"{SMALL} smash smash smash smash smash"
    table = duel(owning("thunder_stomp"), KITTY, step="resolve", row=ROW, dice=dice, options={"autobot": "normal"})
    assert [len(event["dice"]) for event in facts(table, "rolled", 1)] == [5]


# -- Unchained --


@pytest.mark.parametrize(("token", "bonus"), [("fish", "heart"), ("tiger", "energy"), ("panda", "dice_token")])
def test_unchained_makes_a_hit_of_any_other_bonus(token: str, bonus: str) -> None:
    """duelcard/unchained, duel/P16"""
    table = coaster("unchained", buzz={token: on("destruction", -1)})
    assert asked(table) == (0, "bonus", ("unchained", "no"))
    assert table.view(None)["decisions"][0]["about"] == {"bonus": bonus}
    play(table, "unchained")
    assert (places(table), hearts(table), tokens(table)) == ((0, -3), [14, 12], [0, 0])
    assert facts(table, "bonus") == []


def test_unchained_lets_the_bonus_be_taken() -> None:
    """duelcard/unchained"""
    table = coaster("unchained", buzz={"panda": on("destruction", -1)})
    play(table, "no")
    assert (hurt(table), tokens(table)) == ([], [1, 0])


def test_unchained_takes_the_place_of_a_bonus_that_would_be_lost() -> None:
    """duelcard/unchained, duel/D39: a heart at full hearts, a third dice token."""
    me = {**owning("unchained"), "tokens": 2}
    table = buying("monster_coaster", me, KITTY, buzz={"fish": on("destruction", -1), "panda": on("destruction", -2)})
    play(table, "unchained", "unchained")
    assert hearts(table) == [14, 11]


def test_unchained_is_not_asked_on_hits() -> None:
    """duelcard/unchained#1: the cat's hit stays a hit."""
    table = coaster("unchained", buzz={"cat": on("destruction", -1)})
    assert (hurt(table), table.active) == ([(1, 1)], 1)


def test_unchained_leaves_the_double_hit_alone() -> None:
    """duelcard/unchained#1, duel/D38: heart, two hits in one event, heart."""
    table = coaster("unchained", buzz={"pumpkin": on("destruction", -3)})
    play(table, "no")
    assert (places(table), hurt(table)) == ((0, -3), [(1, 2)])
    assert kind(table) == "bonus"
    play(table, "unchained")
    assert hurt(table) == [(1, 2), (1, 1)]


def test_unchained_makes_nothing_of_blank_spaces() -> None:
    """duelcard/unchained#1"""
    table = coaster("unchained", buzz={"alien": on("destruction", -3)})
    assert (places(table), hurt(table), table.active) == ((0, -4), [], 1)


def test_unchained_and_lightning_speed_have_their_own_spaces() -> None:
    """duelcard/unchained, duelcard/lightning_speed: blank, inserted heart, blank."""
    table = coaster("unchained", "lightning_speed", buzz={"phantom": on("destruction", -2)})
    seen = []
    for _ in range(3):
        seen.append(options(table))
        play(table, options(table)[0])
    assert seen == [("lightning_speed", "no"), ("unchained", "no"), ("lightning_speed", "no")]
    assert hurt(table) == [(1, 1), (1, 1), (1, 1)]


def test_unchained_is_not_for_the_rivals_pulls() -> None:
    """duelcard/unchained, duel/D37: the puller takes the heart."""
    rival = {**KITTY, "cards": ["unchained"]}
    table = buying("monster_coaster", {**GIGAZAUR, "hearts": 10}, rival, buzz={"fish": on("destruction", -1)})
    assert (hearts(table), table.active) == ([11, 13], 1)


def test_a_hit_instead_of_energy_is_no_energy_for_superconductor() -> None:
    """duelcard/unchained, duelcard/superconductor#1: the gain never came."""
    me = {**owning("unchained"), "energy": 5}
    rival = {**KITTY, "cards": ["superconductor"]}
    table = duel(me, rival, step="resolve", row=ROW, dice=SMALL, buzz={"tiger": on("destruction", -1)})
    play(table, "unchained")
    assert (kind(table), table.active, hearts(table)) == ("buy", 0, [14, 12])
