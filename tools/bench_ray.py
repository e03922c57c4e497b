"""What Ray costs beside plain processes: the same games in turns, in batches that take about so many seconds.

How many games make such a batch is found first. Told are the work alone, and the work with the start of the crew.
"""

from __future__ import annotations

import argparse
import json
from statistics import median
from time import perf_counter
from typing import Any

from baffe.arena.crew import crew_on
from baffe.arena.meet import LIMIT, entered, matches_of, play_batch

TRIAL = 20  # games


def timed(place: str, workers: int, jobs: list[tuple[Any, ...]]) -> tuple[float, float, list[Any]]:
    """Seconds of the work, seconds with the start and the end of the crew, and the results without their times."""
    results: dict[int, Any] = {}
    began = perf_counter()
    with crew_on(place, workers) as crew:
        started = perf_counter()
        crew.work(play_batch, jobs, results.__setitem__)
        worked = perf_counter() - started
    games = [game for number in sorted(results) for game in results[number]]
    return worked, perf_counter() - began, [game._replace(seconds={}) for game in games]


def main() -> None:
    parser = argparse.ArgumentParser(description="Ray beside plain processes.")
    parser.add_argument("--seconds", type=float, default=60.0, help="of one batch")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--on", default="ray", help="ray or ray:ADDRESS")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    match = matches_of("tokyo", entered("tokyo", ["brawler", "simple"], 2, 1, {}), 2, {})[0]
    trial, _, _ = timed("", 1, [(match, 0, TRIAL, 1, LIMIT)])
    size = max(1, round(TRIAL * given.seconds / trial))
    jobs = [(match, size * n, size * (n + 1), 1, LIMIT) for n in range(given.workers)]
    work: list[float] = []
    whole: list[float] = []
    for _ in range(given.rounds):
        here = timed("", given.workers, jobs)
        there = timed(given.on, given.workers, jobs)
        assert here[2] == there[2], "the results differ"
        work.append(there[0] / here[0] - 1)
        whole.append(there[1] / here[1] - 1)
    told = {
        "games_of_a_batch": size,
        "workers": given.workers,
        "overhead": median(work),
        "overhead_with_start": median(whole),
        "rounds": work,
    }
    if given.json:
        print(json.dumps(told, indent=2))
    else:
        print(f"batches of {size} games, {given.workers} workers: Ray takes {100 * median(work):+.1f} % more time,")
        print(f"{100 * median(whole):+.1f} % with its start. Rounds: " + ", ".join([f"{100 * r:+.1f}" for r in work]))


if __name__ == "__main__":
    main()
