"""Measure the server, in ratios of one run: its speed beside a bare one and the memory of idle tables; what it costs
that nothing acknowledged is lost in a power cut; how much one guest can slow down the others."""

import argparse
import os
import resource
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from msgspec import json, to_builtins
from tools.webbench.crowd import Order, Report
from tools.webbench.processes import clients, running
from tools.webbench.verdict import MOST, judge, table

BUSY: Final = 60  # tables that play as fast as they can: so many that no game is over before the measure
PARTS: Final = ("speed", "durability", "worst")


def measured(
    form: str, tables: int, seconds: float, pause: float, frames: str = "-", samples: int = 0
) -> dict[str, Any]:
    with running(form, frames) as server, clients("crowd") as people:
        people.prepare(Order(form if form == "bare" else "ours", server.port, tables, seconds, pause, samples))
        before = server.cpu()
        people.begin()
        report = people.report(Report)
        used = server.cpu() - before
    latencies = sorted(report.latencies)
    return {
        "form": form,
        "tables": tables,
        "pause": pause,
        "choices": report.choices / report.seconds,
        "bytes": report.bytes / max(report.choices, 1),
        "cpu": used,
        "p50": 1000 * statistics.median(latencies) if latencies else 0.0,
        "p95": 1000 * latencies[int(len(latencies) * 0.95)] if latencies else 0.0,
        "p99": 1000 * latencies[int(len(latencies) * 0.99)] if latencies else 0.0,
        "samples": len(latencies),
        "frames": report.frames,
    }


def idle(tables: int) -> dict[str, Any]:
    with running("ours", "-") as server, clients("crowd") as people:
        empty = server.memory()
        people.prepare(Order("ours", server.port, tables, 0.0))
        full = server.memory()
    return {"form": "ours", "tables": tables, "sockets": 4 * tables, "megabytes": full / 1e6, "empty": empty / 1e6}


def speed(wish: argparse.Namespace) -> dict[str, Any]:
    rows: list[dict[str, Any]] = []
    pairs: list[float] = []
    with tempfile.NamedTemporaryFile(suffix=".json") as frames:
        for _ in range(wish.rounds or 3):
            ours = measured("ours", BUSY, wish.seconds, 0.0, samples=400)
            Path(frames.name).write_bytes(json.encode(ours.pop("frames")))
            bare = measured("bare", BUSY, wish.seconds, 0.0, frames.name)
            bare.pop("frames")
            rows += [ours, bare]
            pairs.append(ours["choices"] / bare["choices"])
            tell(wish.json, ours, bare)
    late: dict[int, list[float]] = {20: [], 200: []}  # p99 by tables: a neighbour's noise can spoil a single one
    for _ in range(wish.rounds or 3):
        for tables, seconds in ((20, 3 * wish.seconds), (200, wish.seconds)):
            row = measured("ours", tables, seconds, 0.5)
            row.pop("frames")
            rows.append(row)
            late[tables].append(row["p99"])
            tell(wish.json, row)
    quiet = idle(wish.idle)
    rows.append(quiet)
    ratios = {
        "web_throughput_vs_bare": statistics.median(pairs),
        "web_p99_200_vs_20": statistics.median(late[200]) / statistics.median(late[20]),
        "web_idle_megabytes": quiet["megabytes"],
    }
    if not wish.json:
        print(f"{quiet['tables']} idle tables, {quiet['sockets']} sockets; an empty server has {quiet['empty']:.0f} MB")
        print(f"throughput: {ratios['web_throughput_vs_bare']:.2f} of the bare server's (to reach: 0.3)")
        print(f"p99 at 200 tables: {ratios['web_p99_200_vs_20']:.2f} times that at 20 (to reach: at most 3)")
        print(f"idle tables: {ratios['web_idle_megabytes']:.0f} MB (to reach: under 1,000)")
    return {"rows": rows, "ratios": ratios}


def durability(wish: argparse.Namespace) -> dict[str, Any]:
    """SQLite with synchronous=FULL, as we run it, beside NORMAL, in turns."""
    rows: list[dict[str, Any]] = []
    for _ in range(wish.rounds or 3):
        for form in ("ours", "lax"):
            rows.append(measured(form, BUSY, wish.seconds, 0.0))
            rows[-1].pop("frames")
            tell(wish.json, rows[-1])

    def ratio(what: str) -> float:
        full, normal = [[row[what] for row in rows if row["form"] == form] for form in ("ours", "lax")]
        return float(statistics.median([one / other for one, other in zip(full, normal, strict=True)]))

    ratios = {"full_vs_normal_choices": ratio("choices"), "full_vs_normal_p95": ratio("p95")}
    if not wish.json:
        print(
            f"synchronous=FULL: {ratios['full_vs_normal_choices']:.2f} of the choices a second of NORMAL, "
            f"p95 {ratios['full_vs_normal_p95']:.2f} times as long"
        )
    return {"durability": rows, "ratios": ratios}


def worst(wish: argparse.Namespace) -> dict[str, Any]:
    rows = judge(wish.rounds or 5, wish.seconds, wish.pairs, wish.deed, wish.json)
    if not wish.json:
        print(table(rows))
        print(
            f"to reach: at most {MOST:g} times; the smallest number of samples was {min([row.samples for row in rows])}"
        )
    return {
        "worst": [{**to_builtins(row), "fine": row.is_fine} for row in rows],
        "ratios": {f"worst_{row.deed.replace(' ', '_')}": row.ratio for row in rows},
    }


def tell(silent: bool, *rows: dict[str, Any]) -> None:
    for row in rows:
        if not silent:
            print(
                f"{row['form']:5} {row['tables']:4} tables, pause {row['pause']} s: {row['choices']:7.0f} choices/s, "
                f"{row['bytes']:6.0f} bytes a choice, server's cpu {row['cpu']:5.1f} s, p50 {row['p50']:6.1f} ms, "
                f"p95 {row['p95']:6.1f} ms, p99 {row['p99']:6.1f} ms ({row['samples']} samples)",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="of each measure")
    parser.add_argument("--rounds", type=int, help="of which the median counts: 3, of the worst guest 5")
    parser.add_argument("--idle", type=int, default=1000, help="tables that do nothing")
    parser.add_argument("--pairs", type=int, default=600, help="choices that the worst guest has taken back before")
    parser.add_argument("--only", choices=PARTS, action="append", help="one part instead of all; may be repeated")
    parser.add_argument("--deed", action="append", default=[], help="one deed of the worst guest; may be repeated")
    parser.add_argument("--strict", action="store_true", help="fail when one guest slows down the others too much")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if os.getloadavg()[0] > (os.cpu_count() or 1):
        print("The machine is busy with something else: these figures will say little.", file=sys.stderr)
    parts = {"speed": speed, "durability": durability, "worst": worst}
    found: dict[str, Any] = {"ratios": {}}
    for name in wish.only or PARTS:
        part = parts[name](wish)
        ratios = {**found["ratios"], **part.pop("ratios")}
        found = {**found, **part, "ratios": ratios}
    if wish.json:
        print(json.encode(found).decode())
    if wish.strict and not all([row["fine"] for row in found.get("worst", [])]):
        sys.exit(1)


if __name__ == "__main__":
    main()
