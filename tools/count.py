"""Count what the compiled form executes: what a change costs or saves, even on a busy machine.

Callgrind counts the instructions of a process. Start-up and the filling of caches are left out by counting N games and
2 N games of the same seeds and keeping the difference. `--against FOLDER` counts another compiled tree in the same run.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from baffe.games import PLUGS

ROOT = Path(__file__).resolve().parent.parent
OURS = ROOT / "build" / "compiled"
STAMP = "compiled.stamp"
SIZE = "compiled.size"
COUNTED = Path(__file__).resolve().parent / "counted.py"
GAMES = tuple([name for name, plug in PLUGS.items() if plug.bench is not None])
TABLES = 200  # whose memory is measured
UNITS = {
    "quiet": "instructions per game, events off",
    "loud": "instructions per game, events on",
    "copy": "instructions per copy of a table",
    "memory": "bytes of a table",
    "C": "bytes of generated C, white space aside",
}


class Work(NamedTuple):
    """What a child process did: instructions where they were counted, and its own result."""

    instructions: int
    result: int


def fail(sentence: str) -> None:
    sys.exit(f"count: {sentence}")


def run(folder: Path, job: str, times: int, counted: bool) -> Work:
    """A child on the compiled tree in a folder, under callgrind if it is to be counted."""
    counter = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"] if counted else []
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    command = [*counter, sys.executable, str(COUNTED), job, str(times)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or (counted and found is None):
        fail(f"{job} failed in {folder}: {(done.stderr.strip().splitlines() or ['no word'])[-1]}")
    return Work(int(found[1]) if found else 0, int(done.stdout))


def count(folder: Path, games: int, copies: int) -> dict[str, int]:
    """The figures of a tree, and under GAME:choices how many real choices its games had."""
    figures: dict[str, int] = {}
    for game in GAMES:  # first, because a tree's first run may also write bytecode, which is not to be counted
        figures[f"{game}:memory"] = run(folder, f"{game}:memory", TABLES, counted=False).result
    jobs = [
        (f"{game}:{what}", n) for game in GAMES for what, n in (("quiet", games), ("loud", games), ("copy", copies))
    ]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = [[pool.submit(run, folder, job, k * n, counted=True) for k in (1, 2)] for job, n in jobs]
        for (job, n), pair in zip(jobs, runs, strict=True):
            once, twice = [each.result() for each in pair]
            figures[job] = round((twice.instructions - once.instructions) / n)
            if job.endswith(":quiet"):
                figures[job.replace("quiet", "choices")] = twice.result - once.result
    if (folder / SIZE).is_file():
        figures["all:C"] = int((folder / SIZE).read_text(encoding="utf-8"))
    return figures


def kind(folder: Path) -> str:
    """How a tree was built: its numbers can only be compared with those of trees built in the same way."""
    words = (folder / STAMP).read_text(encoding="utf-8").split() if (folder / STAMP).is_file() else []
    return words[1] if len(words) > 1 else "ordinary"


def report(ours: dict[str, int], theirs: dict[str, int] | None) -> list[dict[str, Any]]:
    """One row for each figure; the ratio is ours to theirs, so that less is better."""
    rows: list[dict[str, Any]] = []
    for name, figure in ours.items():
        game, what = name.split(":")
        if what in UNITS:
            row: dict[str, Any] = {"game": game, "what": what, "ours": figure}
            if theirs is not None and name in theirs:
                row |= {"theirs": theirs[name], "ratio": round(figure / theirs[name], 4)}
            rows.append(row)
    return sorted(rows, key=lambda row: list(UNITS).index(row["what"]))


def doubts_about(folders: list[Path], figures: list[dict[str, int]]) -> list[str]:
    """What makes a comparison doubtful."""
    found = []
    kinds = [kind(folder) for folder in folders]
    if len(set(kinds)) > 1:
        found.append(f"the trees are built in different ways: {' and '.join(kinds)}")
    for game in GAMES:
        choices = [each.get(f"{game}:choices", 0) for each in figures]
        if len(set(choices)) > 1:
            found.append(f"the games of {game} differ: {' and '.join([str(n) for n in choices])} choices")
    return found


def show(rows: list[dict[str, Any]], doubts: list[str]) -> None:
    for row in rows:
        line = f"{row['game']:6} {UNITS[row['what']]:40} {row['ours']:>12,}"
        if "ratio" in row:
            line += f" {row['theirs']:>12,} {row['ratio']:>8.4f}"
        print(line)
    for doubt in doubts:
        print(f"Note: {doubt}.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Count the instructions of games and copies in the compiled form.")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another compiled tree to compare with")
    parser.add_argument("--tree", type=Path, default=OURS, metavar="FOLDER", help="ours (build/compiled)")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="count N games and 2 N games (40)")
    parser.add_argument("--copies", type=int, default=2000, metavar="N", help="count N copies and 2 N copies (2000)")
    parser.add_argument("--json", action="store_true", help="JSON instead of a table")
    chosen = parser.parse_args()
    if shutil.which("valgrind") is None:
        fail("valgrind is missing; please install it (on Debian or Ubuntu the package valgrind).")
    folders = [folder.resolve() for folder in (chosen.tree, chosen.against) if folder is not None]
    for folder in folders:
        if not (folder / "baffe").is_dir():
            fail(f"there is no compiled tree in {folder}; `make compile` builds ours.")
    figures = [count(folder, chosen.games, chosen.copies) for folder in folders]
    rows = report(figures[0], figures[1] if len(figures) > 1 else None)
    doubts = doubts_about(folders, figures)
    if chosen.json:
        print(json.dumps({"games": chosen.games, "copies": chosen.copies, "rows": rows, "notes": doubts}, indent=2))
    else:
        show(rows, doubts)


if __name__ == "__main__":
    main()
