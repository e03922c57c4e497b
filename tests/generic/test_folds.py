"""Events are complete: whoever folds them over a first view has the public numbers of all later views."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baffe.kernel.chance import seeded
from tests.generic.folding import check_folds
from tests.generic.games import CROWDED, MOODS, SOME_CASES, crowd, deal

STEADY = settings(derandomize=True, deadline=None, database=None, max_examples=30)
some_games = pytest.mark.parametrize(("name", "seats"), SOME_CASES)


@some_games
def test_folding_the_events_of_a_deal_gives_every_later_view(name: str, seats: int) -> None:
    for seed in range(3):
        check_folds(deal(name, seats, 100 + seed), seed, MOODS[seed % 3], 150)


@STEADY
@given(
    name=st.sampled_from(CROWDED),
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**64),
    mood=st.sampled_from(MOODS),
)
def test_folding_the_events_of_a_crowded_scene_gives_every_later_view(
    name: str, seats: int, seed: int, mood: str
) -> None:
    check_folds(crowd(name, seeded(seed), seats), seed, mood, 40)
