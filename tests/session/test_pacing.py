"""Clocks that have no time of their own: every answer follows from the time that the caller gives."""

import pytest

from baffe.session import PACES, TIMERS, Clock, is_solo
from baffe.session.pacing import PATIENCE


def test_a_question_has_its_time_from_the_moment_it_was_asked() -> None:
    clock = Clock()
    clock.follow([4], 100.0)
    clock.follow([4, 5], 110.0)
    assert clock.time_left(4, "fast", 112.0) == TIMERS["fast"] - 12
    assert clock.time_left(5, "fast", 112.0) == TIMERS["fast"] - 2
    assert clock.time_left(4, "none", 112.0) is None
    assert clock.deadline([4, 5], "fast", 112.0) == TIMERS["fast"] - 12
    assert clock.deadline([4, 5], "fast", 1000.0) == 0.0, "nobody owes time"
    assert clock.deadline([4], "none", 112.0) is None and clock.deadline([], "fast", 112.0) is None


def test_a_question_that_comes_again_has_its_time_anew() -> None:
    clock = Clock()
    clock.follow([4], 100.0)
    clock.follow([5], 101.0)
    clock.follow([4], 102.0)
    assert clock.time_left(4, "fast", 102.0) == TIMERS["fast"]


def test_clocks_that_stood_still_begin_again() -> None:
    clock = Clock()
    clock.follow([4], 100.0)
    clock.restart(500.0)
    assert clock.time_left(4, "normal", 500.0) == TIMERS["normal"]


@pytest.mark.parametrize("pace", PACES)
def test_a_bot_waits_so_that_people_can_watch(pace: str) -> None:
    clock = Clock()
    clock.follow([1], 10.0)
    assert clock.bot_wait(1, pace, 10.0) == pytest.approx(PACES[pace])
    assert clock.bot_wait(1, pace, 20.0) <= 0


def test_absence_counts_from_the_question_or_from_leaving_whichever_is_later() -> None:
    clock = Clock()
    clock.follow([1], 100.0)
    assert clock.absence_left(1, 40.0, 60.0, 130.0) == 30.0
    assert clock.absence_left(1, 120.0, 60.0, 130.0) == 50.0


def test_being_late_twice_in_a_row_is_too_often() -> None:
    clock = Clock()
    assert not clock.is_late_again(0) and not clock.is_late_again(1)
    clock.was_answered(0)
    assert not clock.is_late_again(0)
    assert clock.is_late_again(0) and clock.is_late_again(1)


def test_somebody_who_is_called_has_a_while_and_no_more_by_a_second_call() -> None:
    clock = Clock()
    clock.follow([4, 5], 100.0)
    clock.call(4, 110.0)
    clock.call(4, 120.0)
    assert clock.time_left(4, "none", 120.0) == PATIENCE - 10 and clock.time_left(5, "none", 120.0) is None
    assert clock.time_left(4, "fast", 110.0) == TIMERS["fast"] - 10, "a call gives nobody more time"
    clock.restart(200.0)
    assert clock.time_left(4, "none", 200.0) == PATIENCE, "it did not run while nobody was here"
    clock.follow([5], 201.0)
    assert clock.deadline([4, 5], "none", 201.0) is None, "it ends with the question"


def test_a_question_given_to_a_bot_is_forgotten_with_it() -> None:
    clock = Clock()
    clock.follow([1, 2], 0.0)
    clock.give_to_bot(1)
    assert clock.is_for_bot(1) and not clock.is_for_bot(2)
    clock.follow([2], 1.0)
    clock.follow([1], 2.0)
    assert not clock.is_for_bot(1)


@pytest.mark.parametrize(
    ("kinds", "solo"),
    [
        (["person", "bot", "bot"], True),
        (["person", "rule"], True),
        (["person", "person"], False),
        (["person", "open"], False),
        (["person", "program"], False),
        (["bot", "bot"], False),
    ],
)
def test_undo_is_free_for_one_person_alone(kinds: list[str], solo: bool) -> None:
    assert is_solo(kinds) == solo
