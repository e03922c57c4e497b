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

SEATS = (2, 4, 6)


def run(seconds: float = 1.0, rounds: int = 5, progress: Callable[[int, int], None] | None = None) -> dict[str, Any]:
    """Measure every job `rounds` times, one after the other, and take the median."""
    forms = _forms()
    jobs: list[tuple[str, str]] = []
    for form in forms:
        jobs += [(form, f"tokyo:{seats}:{log}") for seats in SEATS for log in ("quiet", "loud")]
        jobs += [(form, job) for job in ("copy", "save", "load")]
    if find_spec("catanatron") is not None:
        jobs += [("peer", "catanatron"), ("peer", "catanatron:copy")]
    results: dict[tuple[str, str], list[dict[str, Any]]] = {job: [] for job in jobs}
    done = 0
    for _ in range(rounds):
        for form, job in jobs:
            results[form, job].append(_measure(forms.get(form, ""), job, seconds))
            done += 1
            if progress is not None:
                progress(done, len(jobs) * rounds)
    rows = [_row(form, job, results[form, job]) for form, job in jobs]
    rows += [{"form": form, "job": "memory", "bytes": _measure(forms[form], "memory", 0)["bytes"]} for form in forms]
    return {"compiled": baffe.compiled, "rounds": rounds, "seconds": seconds, "rows": rows, "ratios": _ratios(rows)}


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


def _ratios(rows: list[dict[str, Any]]) -> dict[str, float]:
    """Only what both sides of were measured in this run."""
    value = {(row["form"], row["job"]): row for row in rows}
    ratios: dict[str, float] = {}

    def compare(name: str, key: str, ours: tuple[str, str], theirs: tuple[str, str], less_is_better: bool) -> None:
        if ours in value and theirs in value:
            a, b = value[ours][key], value[theirs][key]
            ratios[name] = b / a if less_is_better else a / b

    fast, plain, peer = ("compiled", "tokyo:4:quiet"), ("plain", "tokyo:4:quiet"), ("peer", "catanatron")
    compare("tokyo_decisions_vs_catanatron", "decisions", fast, peer, False)
    compare("tokyo_plain_decisions_vs_catanatron", "decisions", plain, peer, False)
    compare("tokyo_copy_vs_catanatron", "microseconds", ("compiled", "copy"), ("peer", "catanatron:copy"), True)
    compare("tokyo_compiled_vs_plain", "decisions", fast, plain, False)
    compare("tokyo_quiet_vs_loud", "decisions", fast, ("compiled", "tokyo:4:loud"), False)
    return ratios
