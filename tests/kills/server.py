"""A server that can be killed: it runs in a process of its own and has many lives."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import httpx

PATIENCE: Final = 30.0


class Mortal:
    """A server on one port and one folder. What it logs is in a file of the folder, all lives together."""

    def __init__(self, data: Path, database: str = "") -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: Final[int] = free.getsockname()[1]
        self.host: Final = f"127.0.0.1:{self.port}"
        self._log: Final = data / f"{self.port}.log"
        with self._log.open("w") as log:
            self._mother: Final = subprocess.Popen(
                [sys.executable, "-m", "tests.kills.mortal", str(data), str(self.port), *([database] * bool(database))],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True,
            )  # fmt: skip
        self.life = 0

    @property
    def log(self) -> list[str]:
        return self._log.read_text(encoding="utf-8").splitlines()

    def begin(self) -> None:
        """Begin a life; it answers a moment later."""
        assert self._mother.stdin is not None and self._mother.stdout is not None
        self._mother.stdin.write("start\n")
        self._mother.stdin.flush()
        self.life = int(self._mother.stdout.readline())

    def start(self) -> None:
        """Begin a life and wait until it answers."""
        self.begin()
        self.wait_until_healthy()

    def wait_until_healthy(self) -> None:
        until = time.monotonic() + PATIENCE
        while self.health() != 200:
            assert time.monotonic() < until, "the server does not come back"
            time.sleep(0.01)

    def health(self) -> int:
        """What /healthz says; 0: nobody is there."""
        try:
            return httpx.get(f"http://{self.host}/healthz", timeout=PATIENCE, trust_env=False).status_code
        except httpx.HTTPError:
            return 0

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.life, signal.SIGKILL)

    def end(self) -> None:
        self.kill()
        self._mother.communicate(timeout=PATIENCE)
