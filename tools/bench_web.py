"""Measure the server: throughput and latency beside a bare server, and the memory of idle tables. Ratios of one run."""

import argparse
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from msgspec import json
from tools.webbench.crowd import Order, Report

ROOT: Final = Path(__file__).parent.parent
BUSY: Final = 60  # tables that play as fast as they can: so many that no game is over before the measure
CLOCK: Final = os.sysconf("SC_CLK_TCK")


class Process:
    """A server in a process of its own, and what it costs."""

    def __init__(self, form: str, folder: Path, third: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: Final[int] = free.getsockname()[1]
        command = [sys.executable, "-m", f"tools.webbench.{form}", str(folder), str(self.port), third]
        self.process: Final = subprocess.Popen(command, cwd=ROOT, env=environment())
        until = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/healthz", timeout=1, trust_env=False).raise_for_status()
                return
            except httpx.HTTPError:
                if time.monotonic() > until or self.process.poll() is not None:
                    sys.exit(f"The server ({form}) does not start.")
                time.sleep(0.05)

    def cpu(self) -> float:
        """Seconds of processor that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / CLOCK

    def memory(self) -> int:
        """Bytes in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) * 1024

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def environment() -> dict[str, str]:
    """With the compiled engine where it was built."""
    compiled = ROOT / "build/compiled"
    paths = [str(path) for path in (compiled, ROOT / "src", ROOT) if path.exists()]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


@contextmanager
def running(form: str, third: str) -> Iterator[Process]:
    with tempfile.TemporaryDirectory(prefix="baffe-bench-") as folder:
        process = Process(form, Path(folder), third)
        try:
            yield process
        finally:
            process.stop()


@contextmanager
def crowd(order: Order) -> Iterator["subprocess.Popen[bytes]"]:
    """A crowd that sits; it begins with the first line that it is sent."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tools.webbench.crowd"],
        cwd=ROOT, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(json.encode(order) + b"\n")
        process.stdin.flush()
        if not process.stdout.readline():
            sys.exit("The crowd did not find its seats.")
        yield process
    finally:
        process.kill()
        process.communicate()


def measured(
    form: str, tables: int, seconds: float, pause: float, frames: str = "-", samples: int = 0
) -> dict[str, Any]:
    with running(form, frames) as server, crowd(Order(form, server.port, tables, seconds, pause, samples)) as people:
        assert people.stdin is not None and people.stdout is not None
        before = server.cpu()
        people.stdin.write(b"go\n")
        people.stdin.flush()
        report = json.decode(people.stdout.readline(), type=Report)
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
        "p99": 1000 * latencies[int(len(latencies) * 0.99)] if latencies else 0.0,
        "samples": len(latencies),
        "frames": report.frames,
    }


def idle(tables: int) -> dict[str, Any]:
    with running("ours", "-") as server:
        empty = server.memory()
        with crowd(Order("ours", server.port, tables, 0.0)):
            full = server.memory()
    return {"form": "ours", "tables": tables, "sockets": 4 * tables, "megabytes": full / 1e6, "empty": empty / 1e6}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="of each measure")
    parser.add_argument("--rounds", type=int, default=3, help="of throughput and of latency; the median counts")
    parser.add_argument("--idle", type=int, default=1000, help="tables that do nothing")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    rows: list[dict[str, Any]] = []
    pairs: list[float] = []
    with tempfile.NamedTemporaryFile(suffix=".json") as frames:
        for _ in range(wish.rounds):
            ours = measured("ours", BUSY, wish.seconds, 0.0, samples=400)
            Path(frames.name).write_bytes(json.encode(ours.pop("frames")))
            bare = measured("bare", BUSY, wish.seconds, 0.0, frames.name)
            bare.pop("frames")
            rows += [ours, bare]
            pairs.append(ours["choices"] / bare["choices"])
            tell(wish.json, ours, bare)
    late: dict[int, list[float]] = {20: [], 200: []}  # p99 by tables: a neighbour's noise can spoil a single one
    for _ in range(wish.rounds):
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
    if wish.json:
        print(json.encode({"rows": rows, "ratios": ratios}).decode())
        return
    print(f"{quiet['tables']} idle tables, {quiet['sockets']} sockets; an empty server has {quiet['empty']:.0f} MB")
    print(f"throughput: {ratios['web_throughput_vs_bare']:.2f} of the bare server's (to reach: 0.3)")
    print(f"p99 at 200 tables: {ratios['web_p99_200_vs_20']:.2f} times that at 20 (to reach: at most 3)")
    print(f"idle tables: {ratios['web_idle_megabytes']:.0f} MB (to reach: under 1,000)")


def tell(silent: bool, *rows: dict[str, Any]) -> None:
    for row in rows:
        if not silent:
            print(
                f"{row['form']:5} {row['tables']:4} tables, pause {row['pause']} s: {row['choices']:7.0f} choices/s, "
                f"{row['bytes']:6.0f} bytes a choice, server's cpu {row['cpu']:5.1f} s, "
                f"p50 {row['p50']:6.1f} ms, p99 {row['p99']:6.1f} ms ({row['samples']} samples)",
                flush=True,
            )


if __name__ == "__main__":
    main()
