"""Keep cards about Buzz tokens."""

import pytest

from tests.scenes.duel.support import (
    AWAY,
    GIGAZAUR,
    KING,
    KITTY,
    ONE_STEP,
    ROW,
    about,
    asked,
    buying,
    coaster,
    duel,
    facts,
    hearts,
    hurt,
    kind,
    on,
    options,
    owning,
    places,
    play,
    stepped,
    tokens,
    whose_turn,
    won_by,
)

# -- Lightning Speed --


def test_lightning_speed_hits_on_both_ends_of_a_lengthening_token() -> None:
    """duel/card/lightning_speed, duel/card/lightning_speed#1, duel/D39: the space between keeps its own bonus."""
    table = coaster("lightning_speed", buzz={"phantom": on("destruction", -2)})
    assert asked(table) == (0, "bonus", ("lightning_speed", "no"))
    assert (places(table), about(table)) == ((0, -1), {"bonus": "blank"})
    play(table, "lightning_speed")
    assert places(table) == (0, -2)
    assert [event["bonus"] for event in facts(table, "bonus")] == ["heart"]
    play(table, "lightning_speed")
    assert hurt(table) == [(1, 1), (1, 1)]


def test_lightning_speed_hits_on_both_spaces_of_the_shortening_token() -> None:
    """duel/card/lightning_speed#1, duel/D41: 0, -1, -3, -4."""
    table = coaster("lightning_speed", buzz={"alien": on("destruction", -3)})
    play(table, "lightning_speed", "lightning_speed")
    assert [at for _, at in stepped(table)] == [-1, -3, -4]
    assert hurt(table) == [(1, 1), (1, 1)]


def test_lightning_speed_may_be_declined() -> None:
    """duel/card/lightning_speed#2"""
    table = coaster("lightning_speed", buzz={"alien": on("destruction", -3)})
    play(table, "no", "no")
    assert (places(table), hurt(table)) == ((0, -4), [])


def test_lightning_speed_does_not_take_the_kings_tokens_for_blank() -> None:
    """duel/card/lightning_speed#1: the pull stops there, and nothing is asked."""
    king = KING
    buzz = {"king": [on("destruction", -1)]}
    table = buying("monster_coaster", owning("lightning_speed"), king, buzz=buzz)
    assert (places(table), hurt(table), whose_turn(table)) == ((0, -1), [], 1)


def test_lightning_speed_does_not_take_spaces_without_a_token_for_blank() -> None:
    """duel/card/lightning_speed"""
    table = coaster("lightning_speed")
    assert (places(table), hurt(table), whose_turn(table)) == ((0, -3), [], 1)


def test_lightning_speed_does_not_change_bonuses() -> None:
    """duel/card/lightning_speed: the fish keeps its heart without a question."""
    table = coaster("lightning_speed", buzz={"fish": on("destruction", -1)})
    assert [event["bonus"] for event in facts(table, "bonus")] == ["heart"]
    assert (hurt(table), whose_turn(table)) == ([], 1)


def test_blank_spaces_are_nothing_to_others() -> None:
    """duel/card/lightning_speed, duel/D37: the rival owns the card."""
    rival = {**KITTY, "cards": ["lightning_speed"]}
    table = buying("monster_coaster", GIGAZAUR, rival, buzz={"alien": on("destruction", -3)})
    assert (places(table), hurt(table), facts(table, "bonus")) == ((0, -4), [], [])


def test_lightning_speed_works_on_the_fame_track() -> None:
    """duel/card/lightning_speed"""
    table = buying("photoshoot", owning("lightning_speed"), KITTY, buzz={"penguin": on("fame", -2)})
    play(table, AWAY, "lightning_speed")
    assert (places(table), hearts(table)) == ((-1, 0), [14, 12])


def test_lightning_speed_may_knock_out_in_the_middle_of_a_pull() -> None:
    """duel/card/lightning_speed, duel/D57, duel/D61"""
    rival = {**KITTY, "hearts": 1}
    table = buying("monster_coaster", owning("lightning_speed"), rival, buzz={"alien": on("destruction", -3)})
    play(table, "lightning_speed")
    assert table.outcome == won_by(0, "knock_out")
    assert places(table) == (0, -1)


# -- Scrappy --


def test_scrappy_brings_a_dice_token_for_a_marker_that_leaves_a_token() -> None:
    """duel/card/scrappy, duel/card/scrappy#1, duel/D42"""
    table = coaster("scrappy", buzz={"fish": on("destruction", 0)})
    assert (places(table), tokens(table)) == ((0, -3), [1, 0])


def test_scrappy_looks_at_tokens_that_are_only_crossed() -> None:
    """duel/card/scrappy#1: the marker comes to the cat on -1 and leaves it in the same pull."""
    table = coaster("scrappy", buzz={"cat": on("destruction", -1)})
    assert tokens(table) == [1, 0]


def test_scrappy_looks_at_a_step_from_one_token_to_another() -> None:
    """duel/card/scrappy#1: from the cat on -1 to the fish on -2, and from there to a space without one."""
    table = coaster("scrappy", buzz={"cat": on("destruction", -1), "fish": on("destruction", -2)})
    assert tokens(table) == [2, 0]


def test_scrappy_does_not_look_at_steps_within_a_token() -> None:
    """duel/card/scrappy#1: all three steps end on the dragon."""
    table = coaster("scrappy", buzz={"dragon": on("destruction", -3)})
    assert (places(table), tokens(table)) == ((0, -3), [0, 0])


@pytest.mark.parametrize(("token", "at", "second"), [("phantom", -2, -1.5), ("alien", -3, -3)])
def test_scrappy_does_not_look_at_steps_within_a_token_that_changes_the_track(
    token: str, at: int, second: float
) -> None:
    """duel/card/scrappy#1, duel/D41: onto the token on -1, then on to its next space."""
    table = buying("seismic_test", owning("scrappy"), KITTY, buzz={token: on("destruction", at)})
    assert (places(table), tokens(table)) == ((0, second), [0, 0])


def test_scrappy_looks_at_the_kings_tokens() -> None:
    """duel/card/scrappy#1: the marker starts on one of them."""
    buzz = {"king": [on("destruction", 0)]}
    table = buying("monster_coaster", owning("scrappy"), KING, buzz=buzz)
    assert (places(table), tokens(table)) == ((0, -3), [1, 0])


def test_scrappy_does_not_go_beyond_two_dice_tokens() -> None:
    """duel/card/scrappy#1"""
    buzz = {"tiger": on("destruction", 0), "cat": on("destruction", -1), "fish": on("destruction", -2)}
    table = coaster("scrappy", buzz=buzz)
    assert tokens(table) == [2, 0]
    assert len(facts(table, "tokens_gained")) == 2


def test_scrappy_does_not_look_at_the_rivals_pulls() -> None:
    """duel/card/scrappy"""
    rival = {**KITTY, "cards": ["scrappy"]}
    table = buying("monster_coaster", GIGAZAUR, rival, buzz={"fish": on("destruction", 0)})
    assert tokens(table) == [0, 0]


def test_scrappy_looks_at_both_tracks() -> None:
    """duel/card/scrappy"""
    buzz = {"cat": on("destruction", 0), "tiger": on("fame", 0)}
    table = buying("monumental", owning("scrappy"), KITTY, buzz=buzz)
    play(table, AWAY)
    assert tokens(table) == [2, 0]


def test_scrappy_does_not_look_at_a_token_that_is_placed_beside_a_marker() -> None:
    """duel/card/scrappy: a pull that starts on a plain space leaves none."""
    table = buying("photoshoot", owning("scrappy"), KITTY)
    play(table, "place:fame:-1")
    assert tokens(table) == [0, 0]


# -- Unchained --


@pytest.mark.parametrize(("token", "bonus"), [("fish", "heart"), ("tiger", "energy"), ("panda", "dice_token")])
def test_unchained_makes_a_hit_of_any_other_bonus(token: str, bonus: str) -> None:
    """duel/card/unchained, duel/P16"""
    table = coaster("unchained", buzz={token: on("destruction", -1)})
    assert asked(table) == (0, "bonus", ("unchained", "no"))
    assert about(table) == {"bonus": bonus}
    play(table, "unchained")
    assert (places(table), hearts(table), tokens(table)) == ((0, -3), [14, 12], [0, 0])
    assert facts(table, "bonus") == []


def test_unchained_lets_the_bonus_be_taken() -> None:
    """duel/card/unchained"""
    table = coaster("unchained", buzz={"panda": on("destruction", -1)})
    play(table, "no")
    assert (hurt(table), tokens(table)) == ([], [1, 0])


def test_unchained_takes_the_place_of_a_bonus_that_would_be_lost() -> None:
    """duel/card/unchained, duel/D39: a heart at full hearts, a third dice token."""
    me = {**owning("unchained"), "tokens": 2}
    table = buying("monster_coaster", me, KITTY, buzz={"fish": on("destruction", -1), "panda": on("destruction", -2)})
    play(table, "unchained", "unchained")
    assert hearts(table) == [14, 11]


def test_unchained_is_not_asked_on_hits() -> None:
    """duel/card/unchained#1: the cat's hit stays a hit."""
    table = coaster("unchained", buzz={"cat": on("destruction", -1)})
    assert (hurt(table), whose_turn(table)) == ([(1, 1)], 1)


def test_unchained_leaves_the_double_hit_alone() -> None:
    """duel/card/unchained#1, duel/D38: heart, two hits in one event, heart."""
    table = coaster("unchained", buzz={"pumpkin": on("destruction", -3)})
    play(table, "no")
    assert (places(table), hurt(table)) == ((0, -3), [(1, 2)])
    assert kind(table) == "bonus"
    play(table, "unchained")
    assert hurt(table) == [(1, 2), (1, 1)]


def test_unchained_makes_nothing_of_blank_spaces() -> None:
    """duel/card/unchained#1"""
    table = coaster("unchained", buzz={"alien": on("destruction", -3)})
    assert (places(table), hurt(table), whose_turn(table)) == ((0, -4), [], 1)


def test_unchained_and_lightning_speed_have_their_own_spaces() -> None:
    """duel/card/unchained, duel/card/lightning_speed: blank, inserted heart, blank."""
    table = coaster("unchained", "lightning_speed", buzz={"phantom": on("destruction", -2)})
    seen = []
    for _ in range(3):
        seen.append(options(table))
        play(table, options(table)[0])
    assert seen == [("lightning_speed", "no"), ("unchained", "no"), ("lightning_speed", "no")]
    assert hurt(table) == [(1, 1), (1, 1), (1, 1)]


def test_unchained_is_not_for_the_rivals_pulls() -> None:
    """duel/card/unchained, duel/D37: the puller takes the heart."""
    rival = {**KITTY, "cards": ["unchained"]}
    table = buying("monster_coaster", {**GIGAZAUR, "hearts": 10}, rival, buzz={"fish": on("destruction", -1)})
    assert (hearts(table), whose_turn(table)) == ([11, 13], 1)


def test_a_hit_instead_of_energy_is_no_energy_for_superconductor() -> None:
    """duel/card/unchained, duel/card/superconductor#1: the gain never came."""
    me = {**owning("unchained"), "energy": 5}
    rival = {**KITTY, "cards": ["superconductor"]}
    table = duel(me, rival, step="resolve", row=ROW, dice=ONE_STEP, buzz={"tiger": on("destruction", -1)})
    play(table, "unchained")
    assert (kind(table), whose_turn(table), hearts(table)) == ("buy", 0, [14, 12])
