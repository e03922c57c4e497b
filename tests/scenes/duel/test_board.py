"""The board: its spaces, its zones, and where tokens may lie."""

import pytest

import baffe
from tests.scenes.duel.support import (
    EMPTY,
    TOKENS,
    Board,
    bonus_on,
    covers,
    duel,
    free_spots,
    lying,
    on,
    spotlight,
    token_of,
    victory_spaces,
    walk,
)

SPACES = range(-7, 8)


def shown(buzz: Board, track: str, low: float, high: float) -> list[str]:
    """What lies on every place from low to high, as a marker meets them."""
    met = [low]
    while met[-1] < high:
        met += walk(buzz, track, met[-1], 1, 1)
    return [bonus_on(buzz, track, at) for at in met if at <= high]


def spaces_for(token: str, buzz: Board, fame: float, destruction: float) -> dict[str, list[int]]:
    """The leftmost spaces of a token's free spots on each track, whichever way round it lies."""
    free = free_spots(token, buzz, fame, destruction)
    return {track: sorted({at for on_track, at, _ in free if on_track == track}) for track in ("fame", "destruction")}


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
    assert len(free_spots(id, EMPTY, 0.5, 0.5)) == on_empty_board  # markers that stand in nobody's way
    assert len(free_spots(id, EMPTY, 0, 0)) == at_start
    spaces = spaces_for(id, EMPTY, 0, 0)
    assert len(spaces["fame"]) + len(spaces["destruction"]) == {1: 28, 2: 24, 3: 20}[covers(id)]


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
    for track, other in (("fame", "destruction"), ("destruction", "fame")):
        for left in (-7, -3, 0, 8 - covers(id)):
            buzz = lying(id, track, left)
            assert shown(buzz, track, left, left + covers(id) - 1) == layout
            assert set(shown(buzz, other, -7, 7)) == {""}


@pytest.mark.parametrize("id", ["lizard", "anubis"])
def test_two_different_spaces_lie_either_way_round(id: str) -> None:
    """duel/D55"""
    plain = shown(lying(id, "fame", 2), "fame", 2, 3)
    assert shown(lying(id, "fame", 2, flipped=True), "fame", 2, 3) == plain[::-1]
    assert plain != plain[::-1]


@pytest.mark.parametrize("left", [-7, -4, -1, 0, 3, 5])
def test_the_dragon_lies_as_the_zigzag_allows(left: int) -> None:
    """duel/D55: which way round follows from its leftmost space."""
    plain = ["energy", "hit", "heart"]
    odd = left % 2 == 1
    assert shown(lying("dragon", "fame", left), "fame", left, left + 2) == (plain if odd else plain[::-1])
    turned = shown(lying("dragon", "destruction", left), "destruction", left, left + 2)
    assert turned == (plain[::-1] if odd else plain)


def test_three_spaces_cannot_be_flipped() -> None:
    """duel/D55"""
    for id in ("dragon", "pumpkin", "alien"):
        with pytest.raises(baffe.BadScene):
            duel(buzz={id: on("fame", 2, flipped=True)})


def test_tokens_never_overlap_nor_cover_a_marker_nor_hang_over_the_end() -> None:
    """duel/D55"""
    buzz = lying("pumpkin", "fame", 2)
    free = spaces_for("cat", buzz, 0, -4)
    assert free["fame"] == [at for at in SPACES if at not in (0, 2, 3, 4)]
    assert free["destruction"] == [at for at in SPACES if at != -4]
    pairs = spaces_for("lizard", buzz, 0, -4)
    assert pairs["fame"] == [at for at in SPACES if at not in (-1, 0, 1, 2, 3, 4, 7)]
    threes = spaces_for("dragon", buzz, 0, -4)
    assert max(threes["destruction"]) == 5
    assert threes["fame"] == [-7, -6, -5, -4, -3, 5]


def test_a_token_may_lie_on_victory_spotlight_and_centre_spaces() -> None:
    """duel/D55"""
    free = spaces_for("cat", EMPTY, 1, 1)
    assert {-7, -3, 0, 5, 7} <= set(free["fame"])


def test_a_token_is_lifted_before_it_is_moved() -> None:
    """duel/D56: it may overlap its own old spaces."""
    assert 3 in spaces_for("pumpkin", lying("pumpkin", "fame", 2), 0, 0)["fame"]


def test_plain_steps_go_from_space_to_space() -> None:
    """duel/D35"""
    for at in range(-6, 7):
        assert walk(EMPTY, "fame", at, -1, 1) == [at - 1]
        assert walk(EMPTY, "fame", at, 1, 1) == [at + 1]


@pytest.mark.parametrize("direction", [-1, 1])
@pytest.mark.parametrize("id", ["phantom", "penguin"])
def test_an_inserted_space_is_a_step_of_its_own(id: str, direction: int) -> None:
    """duel/D41, duel/D35: on 1 and 2 a marker goes 1, 1.5, 2, or back."""
    buzz = lying(id, "fame", 1)
    met = walk(buzz, "fame", 0 if direction > 0 else 3, direction, 4)
    assert met == ([1, 1.5, 2, 3] if direction > 0 else [2, 1.5, 1, 0])
    assert walk(buzz, "destruction", 1, 1, 1) == [2]  # the other track is as it was


@pytest.mark.parametrize("direction", [-1, 1])
def test_a_removed_space_is_jumped_over(direction: int) -> None:
    """duel/D41, duel/D35: on 1, 2 and 3 a marker goes from 1 to 3, or back."""
    buzz = lying("alien", "fame", 1)
    met = walk(buzz, "fame", 0 if direction > 0 else 4, direction, 3)
    assert met == ([1, 3, 4] if direction > 0 else [3, 1, 0])


@pytest.mark.parametrize(("seat", "sign"), [(0, -1), (1, 1)])
def test_the_spotlight_is_three_spaces_and_what_lies_wholly_between_them(seat: int, sign: int) -> None:
    """duel/D58, duel/D60: half spaces astride its border are outside, and so is space 6."""
    assert sorted([at * sign for at in spotlight(seat)]) == [3, 3.5, 4, 4.5, 5]


@pytest.mark.parametrize(("seat", "end"), [(0, -7), (1, 7)])
def test_the_victory_space_is_the_last_one(seat: int, end: int) -> None:
    """duel/D59, duel/D2: seven steps from the start."""
    assert victory_spaces(seat) == [end]
    assert walk(EMPTY, "fame", 0, -1 if seat == 0 else 1, 7)[-1] == end


def test_no_token_is_twice_in_the_box() -> None:
    """duel/D4"""
    assert len({token.id for token in TOKENS}) == len(TOKENS)
    assert [token_of(token.id) for token in TOKENS] == list(range(len(TOKENS)))
    assert [covers(token.id) for token in TOKENS] == [1, 1, 1, 1, 2, 2, 3, 3, 3, 2, 2, 1, 1]


@pytest.mark.parametrize(
    ("scene", "field"),
    [
        ({"fame": 1.5}, "fame"),
        ({"destruction": 1.5, "buzz": {"lizard": on("destruction", 1)}}, "destruction"),
        ({"fame": float("nan")}, "fame"),
        ({"destruction": float("inf")}, "destruction"),
        ({"fame": 10**30}, "fame"),
        ({"fame": 7}, "fame"),
        ({"fame": 0.3}, "fame"),
        ({"fame": -3, "destruction": -5}, "destruction"),
        ({"fame": 2, "buzz": {"alien": on("fame", 1)}}, "buzz"),
        ({"buzz": {"cat": on("fame", 8)}}, "buzz.cat.at"),
        ({"buzz": {"lizard": on("fame", 7)}}, "buzz.lizard"),
        ({"buzz": {"cat": on("shame", 1)}}, "buzz.cat.track"),
        ({"buzz": {"dog": on("fame", 1)}}, "buzz.dog"),
        ({"buzz": {"cat": on("fame", 1), "fish": on("fame", 1)}}, "buzz"),
    ],
)
def test_scenes_with_an_impossible_board_are_refused(scene: dict[str, object], field: str) -> None:
    """duel/D55, duel/D58, duel/D59"""
    with pytest.raises(baffe.BadScene) as refused:
        duel(**scene)
    assert refused.value.field == field
