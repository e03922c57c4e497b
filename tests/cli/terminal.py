"""A person at a terminal: starts the real program on a pseudo-terminal, types, and reads what appears."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Final

import baffe

PROGRAM: Final = (sys.executable, "-P", "-c", "from baffe.cli import main; main()")
PROMPT: Final = "> "
PATIENCE: Final = 30.0
CODES: Final = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def environment(**more: str) -> dict[str, str]:
    """Nothing of the tester's own language or colours."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME", "VIRTUAL_ENV") if key in os.environ}
    source = str(Path(baffe.__file__).parents[1])
    return {**kept, "PYTHONPATH": source, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "PYTHONUTF8": "1", **more}


def run(*arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """The program without a terminal."""
    return subprocess.run(
        [*PROGRAM, *arguments],
        env=environment(**more),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


class Terminal:
    """80 columns wide."""

    def __init__(self, *arguments: str, **more: str) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.program: Final = subprocess.Popen(
            [*PROGRAM, *arguments],
            env=environment(**more),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(theirs)
        self.screen: Final = ours
        self.raw = ""
        self.ended = False

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait()
        os.close(self.screen)

    def read(self) -> str:
        """What appears until the program asks for something or ends, without colours."""
        data = b""
        patience = time.monotonic() + PATIENCE
        while not self.ended:
            ready, _, _ = select.select([self.screen], [], [], 0.2)
            assert time.monotonic() < patience, f"the program neither asks nor ends: {data.decode()!r}"
            if not ready:
                continue
            try:
                got = os.read(self.screen, 65536)
            except OSError:  # the other side is closed
                got = b""
            self.ended = not got
            data += got
            if CODES.sub("", data.decode(errors="replace")).replace("\r", "").endswith("\n" + PROMPT):
                break
        self.raw += data.decode()
        return CODES.sub("", data.decode()).replace("\r", "")

    def type(self, words: str) -> str:
        """Type a line; what appears after it."""
        os.write(self.screen, f"{words}\n".encode())
        return self.read()

    def press(self, key: str) -> str:
        """ "C" for Ctrl-C, "D" for the end of input. As people do, once more if nothing happens.

        Python forgets a Ctrl-C that comes in the very moment between showing a prompt and waiting for the answer.
        """
        for _ in range(10):
            os.write(self.screen, bytes([ord(key) - 64]))
            echo = b"^C" if key == "C" else b""
            ready, _, _ = select.select([self.screen], [], [], 1.0)
            if ready and echo:
                os.read(self.screen, len(echo))
                ready, _, _ = select.select([self.screen], [], [], 1.0)
            if ready:
                break
        return self.read()

    def leave(self) -> int:
        """Wait for the end; the exit code."""
        while not self.ended:
            self.read()
        return self.program.wait(PATIENCE)
