"""How fast we are: plain, compiled and the peer in turns within one run, so that a noisy machine is noisy for all."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from json import loads
from pathlib import Path
from statistics import median
from typing import Any

import baffe
from baffe.games import PLUGS, Bench
from baffe.games.registry import FIRST

Job = tuple[str, str]  # a form of the engine, and what is measured
PEER = "catanatron"


Results = dict[Job, list[dict[str, Any]]]


def measured() -> dict[str, Bench]:
    """The games that are measured, and how."""
    return {name: plug.bench for name, plug in PLUGS.items() if plug.bench is not None}


def compared() -> list[tuple[str, str, Job, Job]]:
    """Name of the ratio, what is measured, ours, theirs; more is better, but for microseconds."""
    found: list[tuple[str, str, Job, Job]] = []
    peer, peer_copy = ("peer", PEER), ("peer", f"{PEER}:copy")
    for game, bench in measured().items():
        quiet, loud, copy = f"{game}:{bench.compared}:quiet", f"{game}:{bench.compared}:loud", f"{game}:copy"
        found += [
            (f"{game}_decisions_vs_catanatron", "decisions", ("compiled", quiet), peer),
            (f"{game}_compiled_vs_plain", "decisions", ("compiled", quiet), ("plain", quiet)),
            (f"{game}_plain_decisions_vs_catanatron", "decisions", ("plain", quiet), peer),
            (f"{game}_copy_vs_catanatron", "microseconds", ("compiled", copy), peer_copy),
            (f"{game}_quiet_vs_loud", "decisions", ("compiled", quiet), ("compiled", loud)),
        ]
        if game != FIRST:  # and beside our own first game
            first = measured()[FIRST].compared
            found += [
                (
                    f"{game}_decisions_vs_{FIRST}",
                    "decisions",
                    ("compiled", quiet),
                    ("compiled", f"{FIRST}:{first}:quiet"),
                ),
                (f"{game}_copy_vs_{FIRST}", "microseconds", ("compiled", copy), ("compiled", f"{FIRST}:copy")),
                (
                    f"{game}_imagine_vs_{FIRST}",
                    "microseconds",
                    ("compiled", f"{game}:imagine"),
                    ("compiled", f"{FIRST}:imagine"),
                ),
            ]
    return found


def run(seconds: float = 1.0, rounds: int = 7, progress: Callable[[int, int], None] | None = None) -> dict[str, Any]:
    """Measure every job once a round; what is compared is measured right after one another."""
    forms = _forms()
    jobs = _jobs(list(forms))
    results: Results = {job: [] for job in jobs}
    done = 0
    for _ in range(rounds):
        for form, job in jobs:
            results[form, job].append(_measure(forms.get(form, ""), job, seconds))
            done += 1
            if progress is not None:
                progress(done, len(jobs) * rounds)
    rows = [_row(form, job, results[form, job]) for form, job in sorted(jobs)]
    for form, game in [(form, game) for form in forms for game in measured()]:
        job = f"{game}:memory"
        rows.append({"form": form, "job": job, "bytes": _measure(forms[form], job, 0)["bytes"]})
    return {"compiled": baffe.compiled, "rounds": rounds, "seconds": seconds, "rows": rows, "ratios": _ratios(results)}


def _jobs(forms: list[str]) -> list[Job]:
    """All that can be measured here, the two sides of a ratio side by side."""
    jobs = [
        f"{game}:{what}"
        for game, bench in measured().items()
        for what in (
            *[f"{n}:{log}" for n in bench.seats for log in ("quiet", "loud")],
            "copy",
            "imagine",
            "save",
            "load",
        )
    ]
    possible = [(form, job) for form in forms for job in jobs]
    if find_spec(PEER) is not None:
        possible += [("peer", PEER), ("peer", f"{PEER}:copy")]
    wanted = [job for _, _, ours, theirs in compared() for job in (ours, theirs) if job in possible]
    return list(dict.fromkeys(wanted + possible))


def _forms() -> dict[str, str]:
    """The forms of the engine within reach, and the folders they are imported from."""
    here = Path(baffe.__file__).resolve().parent.parent
    root = here.parent.parent if baffe.compiled else here.parent
    forms: dict[str, str] = {}
    for form, folder in (("plain", root / "src"), ("compiled", root / "build" / "compiled")):
        if (folder / "baffe").is_dir():
            forms[form] = str(folder)
    return forms or {"compiled" if baffe.compiled else "plain": str(here)}


def _measure(folder: str, job: str, seconds: float) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": folder} if folder else dict(os.environ)
    command = [sys.executable, "-m", "baffe.arena.worker", job, str(seconds)]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        raise RuntimeError(f"the job {job} failed: {answer.stderr.strip().splitlines()[-1:]}")
    measured: dict[str, Any] = loads(answer.stdout)
    return measured


def _row(form: str, job: str, results: list[dict[str, Any]]) -> dict[str, Any]:
    row: dict[str, Any] = {"form": form, "job": job}
    for key in ("games", "decisions", "microseconds"):
        if key in results[0]:
            row[key] = median([result[key] for result in results])
            row[key + "_spread"] = [min(r[key] for r in results), max(r[key] for r in results)]
    return row


def _ratios(results: Results) -> dict[str, float]:
    """The median over the rounds, of what was measured on both sides."""
    ratios: dict[str, float] = {}
    for name, key, ours, theirs in compared():
        if ours in results and theirs in results:
            pairs = [(a[key], b[key]) for a, b in zip(results[ours], results[theirs], strict=True)]
            ratios[name] = median([b / a if key == "microseconds" else a / b for a, b in pairs])
    return ratios
