"""Pulling markers: single steps, bonuses, stops, and cards that count steps."""

import pytest

from tests.scenes.duel.support import (
    KING,
    asked,
    energy,
    event_types,
    facts,
    hearts,
    hurt,
    kind,
    on,
    places,
    play,
    pulling,
    resolving,
    stepped,
    tokens,
    won_by,
)


@pytest.mark.parametrize(("seat", "way"), [(0, -1), (1, 1)])
def test_a_pull_is_a_number_of_single_steps_towards_the_puller(seat: int, way: int) -> None:
    """duel/D35"""
    table = pulling("fame", 3, seat)
    assert stepped(table)[:3] == [("fame", way), ("fame", 2 * way), ("fame", 3 * way)]
    assert places(table) == (3 * way, 0)
    assert facts(table, "pulled")[0]["steps"] == 3


def test_a_step_brings_its_bonus_before_the_next_one() -> None:
    """duel/D36, duel/D37"""
    table = pulling("fame", 2, buzz={"cat": on("fame", -1)})
    told = event_types(table, "stepped", "bonus", "hurt")
    assert told == ["stepped", "bonus", "hurt", "stepped"]


def test_a_win_comes_before_the_bonus_of_the_space() -> None:
    """duel/D36, duel/D59"""
    table = pulling("fame", 1, fame=-6, buzz={"cat": on("fame", -7)}, theirs=[])
    assert table.outcome == won_by(0, "victory_space")
    assert not facts(table, "bonus") and not hurt(table)


def test_a_win_comes_before_cards_that_look_at_the_step() -> None:
    """duel/D36: Scrappy gives no token for the step that has won."""
    table = pulling("fame", 1, mine=["scrappy"], fame=-6, buzz={"cat": on("fame", -6)})
    assert table.outcome == won_by(0, "victory_space")
    assert tokens(table) == [0, 0]
    assert event_types(table)[-1] == "game_over"


def test_cards_speak_before_the_bonus_and_the_king_stops_last() -> None:
    """duel/D36: Scrappy's token, then that of the space."""
    buzz = {"phantom": on("fame", -2), "panda": on("fame", -3)}
    table = pulling("fame", 1, mine=["scrappy"], fame=-2, buzz=buzz)
    told = event_types(table, "tokens_gained", "bonus")
    assert told == ["tokens_gained", "bonus", "tokens_gained"]
    assert tokens(table) == [2, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_bonus_is_for_either_puller_every_time(seat: int) -> None:
    """duel/D37: whoever placed the token."""
    side = -1 if seat == 0 else 1
    table = pulling("fame", 1, seat, fame=-2 * side, buzz={"tiger": on("fame", -side)})
    assert facts(table, "bonus")[0]["seat"] == seat
    assert [event["energy"] for event in facts(table, "energy_gained", seat)][:1] == [1]


def test_starting_on_a_bonus_gives_nothing() -> None:
    """duel/D37"""
    table = pulling("fame", 1, fame=-1, buzz={"cat": on("fame", -1)})
    assert places(table) == (-2, 0)
    assert not facts(table, "bonus")


@pytest.mark.parametrize(
    ("token", "at", "expected"),
    [
        ("cat", -1, ([9, 8], 0, 0)),
        ("fish", -1, ([10, 9], 0, 0)),
        ("tiger", -1, ([9, 9], 1, 0)),
        ("panda", -1, ([9, 9], 0, 1)),
        ("pumpkin", -2, ([9, 7], 0, 0)),
    ],
)
def test_what_bonuses_are_worth(token: str, at: int, expected: tuple[list[int], int, int]) -> None:
    """duel/D38"""
    fame = 0
    if token == "pumpkin":  # from its right space onto its middle
        fame, at = -1, -3
    table = pulling("fame", 1, fame=fame, buzz={token: on("fame", at)})
    assert (hearts(table), energy(table)[0], tokens(table)[0]) == expected
    if token == "pumpkin":
        assert hurt(table) == [(1, 2)]


def test_a_dice_token_beyond_two_is_lost() -> None:
    """duel/D38"""
    dice = "fame fame fame special destruction destruction"
    table = resolving(dice, me={"tokens": 2}, buzz={"panda": on("fame", -1)})
    assert tokens(table)[0] == 2
    assert facts(table, "bonus")[0]["bonus"] == "dice_token"


def test_unchained_chooses_between_the_bonus_and_a_hit() -> None:
    """duel/D39, duel/P16"""
    table = pulling("fame", 1, mine=["unchained"], buzz={"tiger": on("fame", -1)})
    assert asked(table) == (0, "bonus", ("unchained", "no"))
    bonus = table.copy()
    play(table, "unchained")
    assert hurt(table) == [(1, 1)] and not facts(table, "bonus")
    play(bonus, "no")
    assert facts(bonus, "bonus") and not hurt(bonus)


def test_unchained_is_not_asked_at_a_hit() -> None:
    """duel/D39, duel/P16"""
    table = pulling("fame", 1, mine=["unchained"], fame=-1, buzz={"pumpkin": on("fame", -3)})
    assert hurt(table) == [(1, 2)]
    assert kind(table) != "bonus"


def test_lightning_speed_makes_a_hit_of_a_blank_space() -> None:
    """duel/D39: it may be declined."""
    table = pulling("fame", 1, mine=["lightning_speed"], buzz={"alien": on("fame", -3)})
    assert asked(table) == (0, "bonus", ("lightning_speed", "no"))
    declined = table.copy()
    play(table, "lightning_speed")
    assert hurt(table) == [(1, 1)]
    play(declined, "no")
    assert hurt(declined) == []


STOPS = {"king": [on("fame", -2), on("destruction", 2)]}


def test_a_king_token_stops_the_rivals_pull() -> None:
    """duel/D40: the unused steps are lost."""
    table = pulling("fame", 3, buzz=STOPS)
    assert places(table) == (-2, 0)
    (event,) = facts(table, "stopped_by_king")
    assert (event["seat"], event["lost"], event["rule"]) == (0, 1, "duel/D40")


def test_a_marker_leaves_a_king_token_freely() -> None:
    """duel/D40"""
    table = pulling("fame", 2, fame=-2, buzz=STOPS)
    assert places(table) == (-4, 0)


def test_the_king_is_not_stopped_by_his_own_tokens() -> None:
    """duel/D40"""
    table = pulling("destruction", 3, seat=1, buzz=STOPS)
    assert places(table) == (0, 3)


def test_only_the_rest_of_the_same_effect_is_lost() -> None:
    """duel/D40: the next effect moves the marker on."""
    table = resolving("fame fame fame fame fame special special", "extra_head", rival=KING, buzz=STOPS)
    play(table, "group:fame")
    assert facts(table, "stopped_by_king")[0]["lost"] == 1
    play(table, "special:fame")
    assert places(table) == (-3, 0)


@pytest.mark.parametrize(("seat", "way"), [(0, -1), (1, 1)])
def test_a_lengthening_token_costs_a_step_and_gives_its_bonus(seat: int, way: int) -> None:
    """duel/D41: three steps from 0 end on 2, and 1.5 was on the way."""
    table = pulling("fame", 3, seat, buzz={"phantom": on("fame", 1 if way > 0 else -2)})
    assert stepped(table)[:3] == [("fame", way), ("fame", 1.5 * way), ("fame", 2 * way)]
    assert hearts(table)[seat] == 10


@pytest.mark.parametrize(("seat", "way"), [(0, -1), (1, 1)])
def test_a_shortening_token_saves_a_step(seat: int, way: int) -> None:
    """duel/D41: three steps from 0 end on 4."""
    table = pulling("fame", 3, seat, buzz={"alien": on("fame", 1 if way > 0 else -3)})
    assert stepped(table)[:3] == [("fame", way), ("fame", 3 * way), ("fame", 4 * way)]


def test_a_pull_may_start_on_an_inserted_space() -> None:
    """duel/D41"""
    buzz = {"penguin": on("fame", -2)}
    assert places(pulling("fame", 1, fame=-1.5, buzz=buzz)) == (-2, 0)
    assert places(pulling("fame", 1, seat=1, fame=-1.5, buzz=buzz)) == (-1, 0)


def test_spiked_tail_deals_the_steps_of_destruction_as_one_event_afterwards() -> None:
    """duel/D42: inserted spaces count, a jump counts one."""
    longer = pulling("destruction", 3, mine=["spiked_tail"], buzz={"phantom": on("destruction", -2)})
    assert hurt(longer) == [(1, 3)]
    told = event_types(longer, "stepped", "hurt")
    assert told == ["stepped", "stepped", "stepped", "hurt"]
    jump = pulling("destruction", 2, mine=["spiked_tail"], buzz={"alien": on("destruction", -3)})
    assert (places(jump), hurt(jump)) == ((0, -3), [(1, 2)])
    assert hurt(pulling("fame", 2, mine=["spiked_tail"])) == []


def test_scrappy_counts_steps_that_leave_a_token() -> None:
    """duel/D42: not those from one space of a token to another."""
    buzz = {"lizard": on("fame", -2, flipped=True), "cat": on("fame", -3)}
    within = pulling("fame", 1, mine=["scrappy"], fame=-1, buzz={"pumpkin": on("fame", -3)})
    assert tokens(within)[0] == 0
    onto_another = pulling("fame", 1, mine=["scrappy"], fame=-2, buzz=buzz)
    assert tokens(onto_another)[0] == 1
