"""A person at a terminal: starts the real program on a pseudo-terminal, types, and reads what appears."""

import fcntl
import os
import pty
import re
import select
import signal
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
PATIENCE: Final = 60.0  # for a machine that has much else to do
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
        timeout=PATIENCE,
    )


def _sit_down() -> None:
    """The program hears Ctrl-C too: tests that run in the background may have inherited deafness."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """80 columns wide."""

    def __init__(self, *arguments: str, python: str = sys.executable, **more: str) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.program: Final = subprocess.Popen(
            [python, *PROGRAM[1:], *arguments],
            env=environment(**more),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=_sit_down,
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
        shown, answered = self._watch(PATIENCE)
        assert answered, f"the program neither asks nor ends: {shown!r}"
        return shown

    def _watch(self, seconds: float) -> tuple[str, bool]:
        """What appears within so many seconds, without colours, and whether the program asks or has ended by then."""
        data = b""
        shown = ""
        until = time.monotonic() + seconds
        while not self.ended and not shown.endswith("\n" + PROMPT) and time.monotonic() < until:
            if not select.select([self.screen], [], [], 0.2)[0]:
                continue
            try:
                got = os.read(self.screen, 65536)
            except OSError:  # the other side is closed
                got = b""
            self.ended = not got
            data += got
            shown = CODES.sub("", data.decode(errors="replace")).replace("\r", "")
        self.raw += data.decode()
        return shown, self.ended or shown.endswith("\n" + PROMPT)

    def type(self, words: str) -> str:
        """Type a line; what appears after it."""
        os.write(self.screen, f"{words}\n".encode())
        return self.read()

    def press(self, key: str) -> str:
        """ "C" for Ctrl-C, "D" for the end of input. As people do, once more if nothing happens.

        Python forgets a Ctrl-C that comes in the very moment between showing a prompt and waiting for the answer.
        """
        shown = ""
        for _ in range(6):
            os.write(self.screen, bytes([ord(key) - 64]))
            more, answered = self._watch(5.0)
            shown += more
            if answered:
                return shown
            if shown.replace("^C", "").strip():  # it has understood and is only slow
                break
        return shown + self.read()

    def leave(self) -> int:
        """Wait for the end; the exit code."""
        while not self.ended:
            self.read()
        return self.program.wait(PATIENCE)
