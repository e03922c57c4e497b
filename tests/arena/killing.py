"""What must hold of every crew when one of its workers is killed in the middle of a job."""

import os
import signal
from pathlib import Path
from threading import Thread
from time import sleep

from baffe.arena.crew import Crew
from tests.arena.working import deadly, noted

JOBS = 6


def kill_the_victim(folder: Path) -> None:
    while not (folder / "victim").exists():
        sleep(0.02)
    os.kill(int((folder / "victim").read_text(encoding="utf-8")), signal.SIGKILL)


def check_that_a_killed_worker_costs_its_job_only(crew: Crew, folder: Path) -> None:
    results: dict[int, int | None] = {}
    killer = Thread(target=kill_the_victim, args=(folder,), daemon=True)
    killer.start()
    crew.work(noted, [(str(folder), number) for number in range(JOBS)], results.__setitem__, tries=2)
    killer.join()
    assert results == {number: number * number for number in range(JOBS)}
    runs = {number: len((folder / f"runs-{number}").read_text(encoding="utf-8").splitlines()) for number in range(JOBS)}
    assert runs == {**dict.fromkeys(range(JOBS), 1), 1: 2}


def check_that_a_deadly_job_is_given_up(crew: Crew) -> None:
    results: dict[int, int | None] = {}
    crew.work(deadly, [(1,), (2,)], results.__setitem__, tries=2)
    assert results == {0: None, 1: None}
