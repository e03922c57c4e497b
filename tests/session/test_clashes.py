"""What a lobby greys: asked of the games themselves."""

from itertools import combinations
from typing import Any

import pytest

from baffe.games import GAMES
from baffe.kernel.refusal import BadOption
from baffe.session.clashes import SEATS, Clash, Wish, clashes_of, wishes_of


def is_a_clash(game: str, one: tuple[str, Any], other: tuple[str, Any]) -> bool:
    pair = {Wish(*one), Wish(*other)}
    return any([set(clash) == pair for clash in clashes_of(GAMES[game])])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("alliances", "fixed"), (SEATS, 3)),
        (("alliances", "shifting"), (SEATS, 2)),
        (("alliances", "shifting"), ("solo", "hard")),
        (("paths", True), ("solo", "normal")),
        (("scenario", "three_wells"), (SEATS, 4)),
        (("scenario", "fallout_ring"), ("board", "standard")),
    ],
)
def test_what_heavy_hitters_refuses_together(one: tuple[str, Any], other: tuple[str, Any]) -> None:
    """gkr/X120, gkr/G24."""
    assert is_a_clash("heavy_hitters", one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("alliances", "fixed"), (SEATS, 4)),
        (("alliances", "shifting"), (SEATS, 3)),
        (("scenario", "fallout_ring"), (SEATS, 2)),  # on the board with zones
        (("scenario", "fallout_ring"), ("board", "alternative")),
        (("scenario", "asked"), (SEATS, 3)),
    ],
)
def test_what_it_allows(one: tuple[str, Any], other: tuple[str, Any]) -> None:
    assert not is_a_clash("heavy_hitters", one, other)


def test_the_variant_for_two_is_for_two() -> None:
    clashes = [Clash(Wish(SEATS, size), Wish("two_player_variant", True)) for size in range(3, 7)]
    assert list(clashes_of(GAMES["tokyo"])) == clashes


@pytest.mark.parametrize("name", list(GAMES))
def test_pairs_without_a_clash_can_be_dealt(name: str) -> None:
    """With the usual values of all else, or with one thing changed: whoever may choose both can play."""
    game = GAMES[name]
    for one, other in combinations(wishes_of(game), 2):
        clashing = any([set(clash) == {one, other} for clash in clashes_of(game)])
        if one.option != other.option and SEATS in (one.option, other.option) and not clashing:
            _some_table(name, dict([one, other]))


def _some_table(name: str, wishes: dict[str, Any]) -> None:
    game, seats = GAMES[name], wishes.pop(SEATS)
    for more in [Wish("", None), *wishes_of(game)]:
        if more.option not in (*wishes, SEATS):
            try:
                return game.check({**wishes, **({more.option: more.value} if more.option else {})}, seats)
            except BadOption:
                continue
    raise AssertionError(f"{wishes} at a table of {seats}")
