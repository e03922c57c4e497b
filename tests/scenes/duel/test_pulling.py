"""Pulling markers: single steps, bonuses, stops, and cards that count steps."""

from typing import Any

import pytest

from baffe.games.duel.table import DuelTable
from tests.scenes.duel.support import asked, duel, facts, hearts, hurt, kind, places, play, stepped, tokens

GIGAZAUR = {"monster": "gigazaur", "hearts": 9}
KING = {"monster": "the_king", "hearts": 9}


def pull(count: int, seat: int = 0, track: str = "fame", mine: Any = (), theirs: Any = (), **scene: Any) -> DuelTable:
    """Seat `seat` resolves so many faces of a track: count - 2 steps. Gigazaur sits on seat 0, The King on seat 1."""
    sides: list[dict[str, Any]] = [{**GIGAZAUR}, {**KING}]
    sides[seat]["cards"] = list(mine)
    sides[1 - seat]["cards"] = list(theirs)
    dice = " ".join([track] * count + ["special", "energy", "heart"][: 6 - count])
    table = duel(*sides, turn=seat, step="resolve", dice=dice, **scene)
    if kind(table) == "resolve":
        play(table, f"group:{track}")
    return table


@pytest.mark.parametrize(("seat", "way"), [(0, -1), (1, 1)])
def test_a_pull_is_a_number_of_single_steps_towards_the_puller(seat: int, way: int) -> None:
    """duel/D35"""
    table = pull(5, seat)
    assert stepped(table)[:3] == [("fame", way), ("fame", 2 * way), ("fame", 3 * way)]
    assert places(table) == (3 * way, 0)
    assert facts(table, "pulled")[0]["steps"] == 3


def test_a_step_brings_its_bonus_before_the_next_one() -> None:
    """duel/D36, duel/D37"""
    table = pull(4, buzz={"cat": {"track": "fame", "at": -1}})
    told = [event["type"] for event in table.events(None) if event["type"] in ("stepped", "bonus", "hurt")]
    assert told == ["stepped", "bonus", "hurt", "stepped"]


def test_a_win_comes_before_the_bonus_of_the_space() -> None:
    """duel/D36, duel/D59"""
    table = pull(3, fame=-6, buzz={"cat": {"track": "fame", "at": -7}}, theirs=[])
    assert table.outcome is not None and table.outcome["winners"] == [0]
    assert not facts(table, "bonus") and not hurt(table)


def test_a_win_comes_before_cards_that_look_at_the_step() -> None:
    """duel/D36: Scrappy gives no token for the step that has won."""
    table = pull(3, mine=["scrappy"], fame=-6, buzz={"cat": {"track": "fame", "at": -6}})
    assert table.outcome is not None and table.outcome["reason"] == "victory_space"
    assert tokens(table) == [0, 0]
    assert [event["type"] for event in table.events(None)][-1] == "game_over"


def test_cards_speak_before_the_bonus_and_the_king_stops_last() -> None:
    """duel/D36: Scrappy's token, then that of the space."""
    buzz = {"phantom": {"track": "fame", "at": -2}, "panda": {"track": "fame", "at": -3}}
    table = pull(3, mine=["scrappy"], fame=-2, buzz=buzz)
    told = [event["type"] for event in table.events(None) if event["type"] in ("tokens_gained", "bonus")]
    assert told == ["tokens_gained", "bonus", "tokens_gained"]
    assert tokens(table) == [2, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_bonus_is_for_either_puller_every_time(seat: int) -> None:
    """duel/D37: whoever placed the token."""
    side = -1 if seat == 0 else 1
    table = pull(3, seat, fame=-2 * side, buzz={"tiger": {"track": "fame", "at": -side}})
    assert facts(table, "bonus")[0]["seat"] == seat
    assert [event["energy"] for event in facts(table, "energy_gained", seat)][:1] == [1]


def test_starting_on_a_bonus_gives_nothing() -> None:
    """duel/D37"""
    table = pull(3, fame=-1, buzz={"cat": {"track": "fame", "at": -1}})
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
    sides = [{**GIGAZAUR, "energy": 0}, {**KING}]
    fame = 0
    if token == "pumpkin":  # from its right space onto its middle
        fame, at = -1, -3
    table = duel(
        *sides, fame=fame, buzz={token: {"track": "fame", "at": at}}, step="resolve",
        dice="fame fame fame special destruction destruction", row=["energize"],
    )  # fmt: skip
    assert (hearts(table), sum(e["energy"] for e in facts(table, "energy_gained") if e["rule"] == "duel/D38")) == (
        expected[0],
        expected[1],
    )
    assert tokens(table)[0] == expected[2]
    if token == "pumpkin":
        assert hurt(table) == [(1, 2)]


def test_a_dice_token_beyond_two_is_lost() -> None:
    """duel/D38"""
    table = duel(
        {**GIGAZAUR, "tokens": 2}, KING, buzz={"panda": {"track": "fame", "at": -1}}, step="resolve",
        dice="fame fame fame special destruction destruction",
    )  # fmt: skip
    assert tokens(table)[0] == 2
    assert facts(table, "bonus")[0]["bonus"] == "dice_token"


def test_unchained_chooses_between_the_bonus_and_a_hit() -> None:
    """duel/D39, duel/P16"""
    table = pull(3, mine=["unchained"], buzz={"tiger": {"track": "fame", "at": -1}})
    assert asked(table) == (0, "bonus", ("unchained", "no"))
    bonus = table.copy()
    play(table, "unchained")
    assert hurt(table) == [(1, 1)] and not facts(table, "bonus")
    play(bonus, "no")
    assert facts(bonus, "bonus") and not hurt(bonus)


def test_unchained_is_not_asked_at_a_hit() -> None:
    """duel/D39, duel/P16"""
    table = pull(3, mine=["unchained"], fame=-1, buzz={"pumpkin": {"track": "fame", "at": -3}})
    assert hurt(table) == [(1, 2)]
    assert kind(table) != "bonus"


def test_lightning_speed_makes_a_hit_of_a_blank_space() -> None:
    """duel/D39: it may be declined."""
    table = pull(3, mine=["lightning_speed"], buzz={"alien": {"track": "fame", "at": -3}})
    assert asked(table) == (0, "bonus", ("lightning_speed", "no"))
    declined = table.copy()
    play(table, "lightning_speed")
    assert hurt(table) == [(1, 1)]
    play(declined, "no")
    assert hurt(declined) == []


STOPS = {"king": [{"track": "fame", "at": -2}, {"track": "destruction", "at": 2}]}


def test_a_king_token_stops_the_rivals_pull() -> None:
    """duel/D40: the unused steps are lost."""
    table = pull(5, buzz=STOPS)
    assert places(table) == (-2, 0)
    (event,) = facts(table, "stopped_by_king")
    assert (event["seat"], event["lost"], event["rule"]) == (0, 1, "duel/D40")


def test_a_marker_leaves_a_king_token_freely() -> None:
    """duel/D40"""
    table = pull(4, fame=-2, buzz=STOPS)
    assert places(table) == (-4, 0)


def test_the_king_is_not_stopped_by_his_own_tokens() -> None:
    """duel/D40"""
    table = pull(5, seat=1, track="destruction", buzz=STOPS)
    assert places(table) == (0, 3)


def test_only_the_rest_of_the_same_effect_is_lost() -> None:
    """duel/D40: the next effect moves the marker on."""
    table = duel(
        {"monster": "gigazaur", "cards": ["extra_head"]}, {"monster": "the_king"}, buzz=STOPS, step="resolve",
        dice="fame fame fame fame fame special special",
    )  # fmt: skip
    play(table, "group:fame")
    assert facts(table, "stopped_by_king")[0]["lost"] == 1
    play(table, "special:fame")
    assert places(table) == (-3, 0)


@pytest.mark.parametrize(("seat", "way"), [(0, -1), (1, 1)])
def test_a_lengthening_token_costs_a_step_and_gives_its_bonus(seat: int, way: int) -> None:
    """duel/D41: three steps from 0 end on 2, and 1.5 was on the way."""
    table = pull(5, seat, buzz={"phantom": {"track": "fame", "at": 1 if way > 0 else -2}})
    assert stepped(table)[:3] == [("fame", way), ("fame", 1.5 * way), ("fame", 2 * way)]
    assert hearts(table)[seat] == 10


@pytest.mark.parametrize(("seat", "way"), [(0, -1), (1, 1)])
def test_a_shortening_token_saves_a_step(seat: int, way: int) -> None:
    """duel/D41: three steps from 0 end on 4."""
    table = pull(5, seat, buzz={"alien": {"track": "fame", "at": 1 if way > 0 else -3}})
    assert stepped(table)[:3] == [("fame", way), ("fame", 3 * way), ("fame", 4 * way)]


def test_a_pull_may_start_on_an_inserted_space() -> None:
    """duel/D41"""
    buzz = {"penguin": {"track": "fame", "at": -2}}
    assert places(pull(3, fame=-1.5, buzz=buzz)) == (-2, 0)
    assert places(pull(3, seat=1, fame=-1.5, buzz=buzz)) == (-1, 0)


def test_spiked_tail_deals_the_steps_of_destruction_as_one_event_afterwards() -> None:
    """duel/D42: inserted spaces count, a jump counts one."""
    longer = pull(5, track="destruction", mine=["spiked_tail"], buzz={"phantom": {"track": "destruction", "at": -2}})
    assert hurt(longer) == [(1, 3)]
    told = [event["type"] for event in longer.events(None) if event["type"] in ("stepped", "hurt")]
    assert told == ["stepped", "stepped", "stepped", "hurt"]
    jump = pull(4, track="destruction", mine=["spiked_tail"], buzz={"alien": {"track": "destruction", "at": -3}})
    assert (places(jump), hurt(jump)) == ((0, -3), [(1, 2)])
    assert hurt(pull(4, track="fame", mine=["spiked_tail"])) == []


def test_scrappy_counts_steps_that_leave_a_token() -> None:
    """duel/D42: not those from one space of a token to another."""
    buzz = {"lizard": {"track": "fame", "at": -2, "flipped": True}, "cat": {"track": "fame", "at": -3}}
    within = pull(3, mine=["scrappy"], fame=-1, buzz={"pumpkin": {"track": "fame", "at": -3}})
    assert tokens(within)[0] == 0
    onto_another = pull(3, mine=["scrappy"], fame=-2, buzz=buzz)
    assert tokens(onto_another)[0] == 1
