"""Ray does what processes do. It comes with the extra lab, which `make prove` installs."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from baffe.arena.crew import crew_on
from baffe.arena.meet import entered, matches_of, play_all, summary
from baffe.games.plug import Course
from baffe.kernel.refusal import BadOption
from baffe.learn.training import Plan, opened, train
from tests.arena.killing import check_that_a_deadly_job_is_given_up, check_that_a_killed_worker_costs_its_job_only

pytestmark = [
    pytest.mark.prove,
    pytest.mark.filterwarnings("default"),  # Ray warns of many things of its own
]
PLAN = Plan("duel", ("duel-autobot",), 3, {"duel-autobot": Course(30, 1, 2, 4, 4, 1)})


def meet(names: list[str], workers: int, on: str) -> dict[str, Any]:
    entrants = entered("tokyo", names, 2, 45, {})
    matches = matches_of("tokyo", entrants, 2, {})
    result = summary("tokyo", entrants, matches, play_all(matches, 45, 5, workers, on=on), 5)
    return {key: value for key, value in result.items() if key != "times"}


@pytest.mark.parametrize("workers", [1, 2])
def test_a_meet_on_ray_counts_what_a_meet_in_processes_counts(workers: int) -> None:
    names = ["simple", "random"]
    assert meet(names, workers, "ray") == meet(names, 1, "")


def test_a_bot_that_kills_its_worker_loses_on_ray_as_elsewhere() -> None:
    names = ["tests.arena.strangers:Suicide", "random"]
    entrants = entered("tokyo", names, 2, 2, {})
    matches = matches_of("tokyo", entrants, 2, {})
    found = [summary("tokyo", entrants, matches, play_all(matches, 2, 5, 1, on=on), 5)["faults"] for on in ("ray", "")]
    assert found[0] == found[1] and found[0][names[0]]["count"] == 2


def test_a_worker_of_ray_that_is_killed_costs_its_job_only(tmp_path: Path) -> None:
    with crew_on("ray", 2) as crew:
        check_that_a_killed_worker_costs_its_job_only(crew, tmp_path)
        check_that_a_deadly_job_is_given_up(crew)


def test_a_training_on_ray_learns_what_one_in_processes_learns(tmp_path: Path) -> None:
    plan = replace(PLAN, courses={"duel-autobot": replace(PLAN.courses["duel-autobot"], games=60)})
    for name, on in (("here", ""), ("there", "ray")):
        opened(tmp_path / name, {tmp_path / name: plan}, False)
        train(plan, tmp_path / name, 2, lambda title, done, total: None, on)
    here, there = [
        {file.name: file.read_bytes() for file in (tmp_path / name).glob("*.weights")} for name in ("here", "there")
    ]
    assert here == there and len(here) == 2


def test_an_existing_cluster_is_found_by_its_address_and_left_alone(tmp_path: Path) -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    try:
        for _ in range(2):  # the first crew has not taken it down
            assert meet(["simple", "random"], 0, f"ray:{cluster.address}") == meet(["simple", "random"], 1, "")
    finally:
        cluster.shutdown()


def test_an_address_where_nobody_answers_is_one_sentence() -> None:
    with pytest.raises(BadOption, match="no Ray cluster answers at 127.0.0.1:1"):
        crew_on("ray:127.0.0.1:1", 1)
