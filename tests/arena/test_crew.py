"""Crews: the same results whoever works, and a worker that dies costs the job it was at, no other."""

import os
import signal
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from baffe.arena.crew import Crew, Processes, crew_on
from baffe.arena.meet import entered, matches_of, play_all, summary
from baffe.kernel.refusal import BadOption
from tests.arena.killing import check_that_a_deadly_job_is_given_up, check_that_a_killed_worker_costs_its_job_only
from tests.arena.working import refused, squared
from tests.cli.terminal import run

JOBS = [(number,) for number in range(9)]


@pytest.mark.parametrize("workers", [0, 1, 2, 5])
def test_every_job_is_done_once(workers: int) -> None:
    results: list[tuple[int, int | None]] = []
    with Processes(workers) if workers else Crew() as crew:
        crew.work(squared, JOBS, lambda number, result: results.append((number, result)))
        crew.work(squared, [], lambda number, result: results.append((number, result)))
    assert sorted(results) == [(number, number * number) for number in range(9)]
    assert active_children() == []


def test_what_a_job_raises_is_raised() -> None:
    with Processes(2) as crew, pytest.raises(ValueError, match="not 0"):
        crew.work(refused, [(0,)], lambda number, result: None)
    assert active_children() == []


@pytest.mark.parametrize("workers", [1, 3])
def test_a_killed_process_costs_its_job_only(workers: int, tmp_path: Path) -> None:
    with Processes(workers) as crew:
        check_that_a_killed_worker_costs_its_job_only(crew, tmp_path)


def test_a_job_that_kills_its_process_each_time_is_given_up() -> None:
    with Processes(2) as crew:
        check_that_a_deadly_job_is_given_up(crew)


def test_a_process_that_dies_while_it_waits_costs_nothing() -> None:
    results: dict[int, int | None] = {}
    with Processes(1) as crew:
        crew.work(squared, [(3,)], results.__setitem__)
        victim = active_children()[0]
        victim.kill()
        victim.join()
        crew.work(squared, [(4,)], results.__setitem__)
    assert results == {0: 16}


def test_a_meet_in_which_a_process_is_killed_counts_the_same() -> None:
    entrants = entered("tokyo", ["simple", "random"], 2, 60, {})
    matches = matches_of("tokyo", entrants, 2, {})

    def told(progress: Any = None) -> dict[str, Any]:
        result = summary("tokyo", entrants, matches, play_all(matches, 60, 5, 2, progress=progress), 5)
        return {key: value for key, value in result.items() if key != "times"}

    killed: list[int] = []

    def kill_somebody(done: int, games: int) -> None:
        if not killed and done < games:
            killed.append(active_children()[0].pid or 0)
            os.kill(killed[0], signal.SIGKILL)

    assert told(kill_somebody) == told() and killed


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (["arena", "duel", "simple", "random", "--on", "mars"], "'mars' is neither ray nor ray:ADDRESS"),
        (["train", "duel", "--out", "nowhere", "--on", "mars"], "'mars' is neither ray nor ray:ADDRESS"),
    ],
)
def test_a_place_that_is_none_is_refused(call: list[str], says: str) -> None:
    done = run(*call)
    assert done.returncode == 2 and says in done.stderr and len(done.stderr.strip().splitlines()) == 1
    assert not Path("nowhere").exists()


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baffe.arena.crew.find_spec", lambda name: None)
    with pytest.raises(BadOption, match="install baffe with the extra lab"):
        crew_on("ray", 1)
