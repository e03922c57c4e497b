"""The measure of decisions: what counts, and what is too long."""

import pytest
from tools.bench_bots import LIMITS, TABLES, Row, measured, row_of

from baffe.bots import bots_of
from baffe.games import GAMES


def test_every_level_of_every_game_is_measured() -> None:
    assert {row[1] for row in TABLES} == set(GAMES)
    assert all([set(LIMITS) == set(bots_of(game)) - {"random", "simple"} for game in GAMES])


@pytest.mark.parametrize(
    ("level", "times", "late"),
    [
        ("brawler", [0.2, 0.4], []),
        ("brawler", [0.2, 2.4], ["mean"]),
        ("tactician", [9.0, 9.0, 59.0], []),
        ("tactician", [11.0, 11.0, 61.0], ["median", "longest"]),
        ("titan", [1.0, 90.0, 1.0, 1.0, 1.0], []),
        ("titan", [50.0, 101.0], ["mean", "longest"]),
    ],
)
def test_a_level_may_take_so_long(level: str, times: list[float], late: list[str]) -> None:
    assert row_of("a table", level, times).too_long() == late


def test_questions_with_a_choice_are_counted() -> None:
    row = measured("tokyo-2", "tokyo", 2, {}, "rookie", 10)
    assert isinstance(row, Row) and row.decisions >= 10 and 0 <= row.median <= row.longest
