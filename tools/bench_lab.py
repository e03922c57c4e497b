"""How fast learners can step: our environments beside PettingZoo's connect four, masked random answers, in one run.

All are used in the same way (`last`, `sample` with the mask, `step`, a new game when one is over), in turns, each in
a process of its own, so that a noisy machine is noisy for all. Needs the extra lab; `make bench-lab` builds the
compiled form first.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import warnings
from importlib import import_module
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEER = "connect_four"
OURS = ("tokyo", "duel", "heavy_hitters")


def stepped(name: str, seconds: float) -> float:
    """Steps in a second."""
    if name == PEER:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # its names are said to change one day
            env: Any = import_module("pettingzoo.classic.connect_four_v3").env()
    else:
        env = import_module(f"baffe.lab.{name}_v0").env()
    for seed, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed)
    env.reset(seed=1)
    steps = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            steps += 1
        env.reset()
    return steps / (perf_counter() - began)


def measured(name: str, form: str, seconds: float) -> float:
    folder = ROOT / ("build/compiled" if form == "compiled" else "src")
    command = [sys.executable, "-P", __file__, "--one", name, "--seconds", str(seconds)]
    answer = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, text=True, check=False
    )
    if answer.returncode != 0:
        sys.exit(answer.stderr)
    return float(answer.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps of our environments beside PettingZoo's connect four.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measure")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--form", choices=("compiled", "plain"), default="compiled")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        print(stepped(given.one, given.seconds))
        return
    found: dict[str, list[float]] = {name: [] for name in (PEER, *OURS)}
    for _ in range(given.rounds):
        for name in found:
            found[name].append(measured(name, given.form, given.seconds))
    steps = {name: median(rates) for name, rates in found.items()}
    ratios = {
        name: median([ours / theirs for ours, theirs in zip(found[name], found[PEER], strict=True)]) for name in OURS
    }
    if given.json:
        print(json.dumps({"form": given.form, "steps": steps, "ratios": ratios}, indent=2))
        return
    for name, rate in steps.items():
        beside = f"  {ratios[name]:5.2f} times {PEER}" if name in ratios else ""
        print(f"{name:14} {rate:9,.0f} steps/s{beside}")


if __name__ == "__main__":
    main()
