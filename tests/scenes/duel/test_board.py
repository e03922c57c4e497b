"""The board: its spaces, its zones, and where tokens may lie."""

import pytest

import baffe
from baffe.games.duel.board import (
    DESTRUCTION,
    FAME,
    NOWHERE,
    TOKENS,
    Buzz,
    bonus_at,
    in_spotlight,
    is_victory,
    next_place,
    plain_place,
    spot,
    spots_for,
    token_of,
)
from tests.scenes.duel.support import duel

SIZES = {1: "cat", 2: "phantom", 3: "pumpkin"}
FAR = (1, 1)  # markers that stand in nobody's way


def lying(id: str, track: int, left: int, flipped: bool = False) -> tuple[int, ...]:
    """A board with one token."""
    token = token_of(id)
    return (*NOWHERE[:token], spot(track, left, flipped), *NOWHERE[token + 1 :])


def shown(buzz: tuple[int, ...], track: int, low: float, high: float) -> list[str]:
    """What lies on every place from low to high, as a marker meets them."""
    found: list[str] = []
    at = int(2 * low)
    while at <= 2 * high:
        found.append(bonus_at(buzz, track, at))
        at = next_place(buzz, track, at, 1)
    return found


def ways(spots: list[int]) -> set[int]:
    """Spots without the way round."""
    return {at // 2 for at in spots}


@pytest.mark.parametrize(
    ("id", "on_empty_board", "at_start"),
    [
        ("cat", 30, 28),
        ("panda", 30, 28),
        ("fish", 30, 28),
        ("tiger", 30, 28),
        ("king1", 30, 28),
        ("king2", 30, 28),
        ("lizard", 56, 48),
        ("anubis", 56, 48),
        ("phantom", 28, 24),
        ("penguin", 28, 24),
        ("dragon", 26, 20),
        ("pumpkin", 26, 20),
        ("alien", 26, 20),
    ],
)
def test_how_many_spots_a_token_has(id: str, on_empty_board: int, at_start: int) -> None:
    """duel/D55: a token with two different spaces lies either way round; three spaces fit one way only."""
    token = token_of(id)
    assert len(spots_for(NOWHERE, token, FAR)) == on_empty_board
    assert len(spots_for(NOWHERE, token, (0, 0))) == at_start
    assert len(ways(spots_for(NOWHERE, token, (0, 0)))) == {1: 28, 2: 24, 3: 20}[TOKENS[token].covers]


@pytest.mark.parametrize(
    ("id", "layout"),
    [
        ("cat", ["hit"]),
        ("panda", ["dice_token"]),
        ("fish", ["heart"]),
        ("tiger", ["energy"]),
        ("lizard", ["hit", "dice_token"]),
        ("anubis", ["energy", "heart"]),
        ("pumpkin", ["heart", "hit_x2", "heart"]),
        ("alien", ["blank", "blank"]),
        ("phantom", ["blank", "heart", "blank"]),
        ("penguin", ["blank", "hit", "blank"]),
        ("king1", ["stop"]),
        ("king2", ["stop"]),
    ],
)
def test_what_a_token_shows(id: str, layout: list[str]) -> None:
    """duel/D38, duel/D41"""
    covers = TOKENS[token_of(id)].covers
    for track in (FAME, DESTRUCTION):
        for left in (-7, -3, 0, 8 - covers):
            board = lying(id, track, left)
            assert shown(board, track, left, left + covers - 1) == layout
            assert set(shown(board, 1 - track, -7, 7)) == {""}


@pytest.mark.parametrize("id", ["lizard", "anubis"])
def test_two_different_spaces_lie_either_way_round(id: str) -> None:
    """duel/D55"""
    plain = shown(lying(id, FAME, 2), FAME, 2, 3)
    assert shown(lying(id, FAME, 2, True), FAME, 2, 3) == plain[::-1]
    assert plain != plain[::-1]


@pytest.mark.parametrize("left", [-7, -4, -1, 0, 3, 5])
def test_the_dragon_lies_as_the_zigzag_allows(left: int) -> None:
    """duel/D55: which way round follows from its leftmost space."""
    plain = ["energy", "hit", "heart"]
    odd = left % 2 == 1
    assert shown(lying("dragon", FAME, left), FAME, left, left + 2) == (plain if odd else plain[::-1])
    assert shown(lying("dragon", DESTRUCTION, left), DESTRUCTION, left, left + 2) == (plain[::-1] if odd else plain)


def test_three_spaces_cannot_be_flipped() -> None:
    """duel/D55"""
    for id in ("dragon", "pumpkin", "alien"):
        with pytest.raises(baffe.BadScene):
            duel(buzz={id: {"track": "fame", "at": 2, "flipped": True}})


def test_tokens_never_overlap_nor_cover_a_marker_nor_hang_over_the_end() -> None:
    """duel/D55"""
    board = lying("pumpkin", FAME, 2)
    free = [(at // 30, at // 2 % 15 - 7) for at in spots_for(board, token_of("cat"), (0, -8))]
    assert not [at for track, at in free if track == FAME and at in (0, 2, 3, 4)]
    assert (DESTRUCTION, -4) not in free and (DESTRUCTION, 0) in free and (FAME, 7) in free and (FAME, -7) in free
    pairs = [(at // 30, at // 2 % 15 - 7) for at in spots_for(board, token_of("lizard"), (0, -8))]
    assert not [at for track, at in pairs if track == FAME and at in (-1, 0, 1, 2, 3, 4, 7)]
    threes = [(at // 30, at // 2 % 15 - 7) for at in spots_for(board, token_of("dragon"), (0, -8))]
    assert max([at for _, at in threes]) == 5
    assert [at for track, at in threes if track == FAME] == [-7, -6, -5, -4, -3, 5]


def test_a_token_may_lie_on_victory_spotlight_and_centre_spaces() -> None:
    """duel/D55"""
    free = [(at // 30, at // 2 % 15 - 7) for at in spots_for(NOWHERE, token_of("cat"), (2, 2))]
    for at in (-7, -3, 0, 5, 7):
        assert (FAME, at) in free


def test_a_token_is_lifted_before_it_is_moved() -> None:
    """duel/D56: it may overlap its own old spaces."""
    board = lying("pumpkin", FAME, 2)
    assert spot(FAME, 3, False) in spots_for(board, token_of("pumpkin"), (0, 0))


def test_plain_steps_go_from_space_to_space() -> None:
    """duel/D35"""
    for at in range(-6, 7):
        assert plain_place(next_place(NOWHERE, FAME, 2 * at, -1)) == at - 1
        assert plain_place(next_place(NOWHERE, FAME, 2 * at, 1)) == at + 1


@pytest.mark.parametrize("direction", [-1, 1])
@pytest.mark.parametrize("id", ["phantom", "penguin"])
def test_an_inserted_space_is_a_step_of_its_own(id: str, direction: int) -> None:
    """duel/D41, duel/D35: on 1 and 2 a marker goes 1, 1.5, 2, or back."""
    board = lying(id, FAME, 1)
    at = 0 if direction > 0 else 6
    walked = []
    for _ in range(4):
        at = next_place(board, FAME, at, direction)
        walked.append(plain_place(at))
    assert walked == ([1, 1.5, 2, 3] if direction > 0 else [2, 1.5, 1, 0])
    assert plain_place(next_place(board, DESTRUCTION, 2, 1)) == 2  # the other track is as it was


@pytest.mark.parametrize("direction", [-1, 1])
def test_a_removed_space_is_jumped_over(direction: int) -> None:
    """duel/D41, duel/D35: on 1, 2 and 3 a marker goes from 1 to 3, or back."""
    board = lying("alien", FAME, 1)
    at = 0 if direction > 0 else 8
    walked = []
    for _ in range(3):
        at = next_place(board, FAME, at, direction)
        walked.append(plain_place(at))
    assert walked == ([1, 3, 4] if direction > 0 else [3, 1, 0])


@pytest.mark.parametrize(("seat", "sign"), [(0, -1), (1, 1)])
def test_the_spotlight_is_three_spaces_and_what_lies_wholly_between_them(seat: int, sign: int) -> None:
    """duel/D58, duel/D60: half spaces astride its border are outside, and so is space 6."""
    inside = [at / 2 for at in range(-14, 15) if in_spotlight(at, seat)]
    assert sorted([at * sign for at in inside]) == [3, 3.5, 4, 4.5, 5]


@pytest.mark.parametrize(("seat", "end"), [(0, -7), (1, 7)])
def test_the_victory_space_is_the_last_one(seat: int, end: int) -> None:
    """duel/D59, duel/D2: seven steps from the start."""
    assert [at / 2 for at in range(-14, 15) if is_victory(at, seat)] == [end]
    at, steps = 0, 0
    while not is_victory(at, seat):
        at = next_place(NOWHERE, FAME, at, -1 if seat == 0 else 1)
        steps += 1
    assert steps == 7


def test_no_token_is_twice_in_the_box() -> None:
    """duel/D4"""
    assert len({token.id for token in TOKENS}) == len(TOKENS)
    assert all(isinstance(token, Buzz) and token_of(token.id) == i for i, token in enumerate(TOKENS))
    assert [token.covers for token in TOKENS] == [1, 1, 1, 1, 2, 2, 3, 3, 3, 2, 2, 1, 1]


@pytest.mark.parametrize(
    ("scene", "field"),
    [
        ({"fame": 1.5}, "fame"),
        ({"destruction": 1.5, "buzz": {"lizard": {"track": "destruction", "at": 1}}}, "destruction"),
        ({"fame": float("nan")}, "fame"),
        ({"destruction": float("inf")}, "destruction"),
        ({"fame": 10**30}, "fame"),
        ({"fame": 7}, "fame"),
        ({"fame": 0.3}, "fame"),
        ({"fame": -3, "destruction": -5}, "destruction"),
        ({"fame": 2, "buzz": {"alien": {"track": "fame", "at": 1}}}, "buzz"),
        ({"buzz": {"cat": {"track": "fame", "at": 8}}}, "buzz.cat.at"),
        ({"buzz": {"lizard": {"track": "fame", "at": 7}}}, "buzz.lizard"),
        ({"buzz": {"cat": {"track": "shame", "at": 1}}}, "buzz.cat.track"),
        ({"buzz": {"dog": {"track": "fame", "at": 1}}}, "buzz.dog"),
        ({"buzz": {"cat": {"track": "fame", "at": 1}, "fish": {"track": "fame", "at": 1}}}, "buzz"),
    ],
)
def test_scenes_with_an_impossible_board_are_refused(scene: dict[str, object], field: str) -> None:
    """duel/D55, duel/D58, duel/D59"""
    with pytest.raises(baffe.BadScene) as refused:
        duel(**scene)
    assert refused.value.field == field
