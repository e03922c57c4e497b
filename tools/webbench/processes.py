"""Servers and clients in processes of their own, and what they cost."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
from msgspec import json

ROOT: Final = Path(__file__).parent.parent.parent
CLOCK: Final = os.sysconf("SC_CLK_TCK")
T = TypeVar("T")


class Process:
    """A server in a process of its own, and what it costs."""

    def __init__(self, form: str, folder: Path, *more: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: Final[int] = free.getsockname()[1]
        command = [sys.executable, "-m", f"tools.webbench.{form}", str(folder), str(self.port), *more]
        with (folder / "server.log").open("w") as log:
            self.process: Final = subprocess.Popen(command, cwd=ROOT, env=environment(), stderr=log)
        until = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/healthz", timeout=1, trust_env=False).raise_for_status()
                return
            except httpx.HTTPError:
                if time.monotonic() > until or self.process.poll() is not None:
                    sys.exit(f"The server ({form}) does not start.\n{(folder / 'server.log').read_text()}")
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
        """At once: nobody needs what it has stored."""
        self.process.kill()
        self.process.wait()


class Clients:
    """People in a process of their own: it reads an order, says when all is ready, begins when told, and reports."""

    def __init__(self, form: str) -> None:
        self._process: Final = subprocess.Popen(
            [sys.executable, "-m", f"tools.webbench.{form}"],
            cwd=ROOT, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def prepare(self, order: Any) -> None:
        """Until everybody is in place."""
        self._send(json.encode(order))
        self._line()

    def begin(self) -> None:
        self._send(b"go")

    def report(self, kind: type[T]) -> T:
        return json.decode(self._line(), type=kind)

    def end(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _send(self, line: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()

    def _line(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("The clients did not find their places.")
        return line


def environment() -> dict[str, str]:
    """With the compiled engine where it was built."""
    compiled = ROOT / "build/compiled"
    paths = [str(path) for path in (compiled, ROOT / "src", ROOT) if path.exists()]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


@contextmanager
def running(form: str, *more: str, past: Path | None = None) -> Iterator[Process]:
    """A server on a folder of its own, empty or a copy of another."""
    with tempfile.TemporaryDirectory(prefix="baffe-bench-") as folder:
        if past is not None:
            shutil.copytree(past, folder, dirs_exist_ok=True)
        process = Process(form, Path(folder), *more)
        try:
            yield process
        finally:
            process.stop()


@contextmanager
def clients(form: str) -> Iterator[Clients]:
    people = Clients(form)
    try:
        yield people
    finally:
        people.end()
