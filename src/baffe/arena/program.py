"""A bot that is a program of its own: JSON lines on its standard input and output, as docs/notation.md tells."""

import json
import select
import shlex
import subprocess
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from baffe.bots.bot import Eyes
from baffe.kernel.agenda import Decision

WAIT: Final = 1.0  # seconds that a program has to end by itself
LONGEST_LINE: Final = 10_000


class Program:
    """One seat of one game. It is told `hello`, then a question with the view at a time, and answers with a word."""

    def __init__(self, name: str, game: str, seat: int, seats: int, seed: int, limit: float) -> None:
        self._limit: Final = limit
        self._left = b""  # what came after the last line
        command = shlex.split(name.partition(":")[2])
        self._process: Final = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._tell({"type": "hello", "game": game, "seat": seat, "seats": seats, "seed": seed})

    def choose(self, decision: Decision, eyes: Eyes) -> object:
        """What the program answers; it may be no word at all. Raises TimeoutError, or EOFError where it has ended."""
        question: dict[str, Any] = {
            "number": decision.number,
            "kind": decision.kind,
            "options": list(decision.options),
        }
        self._tell({"type": "question", "question": question, "view": eyes.view()})
        answer = json.loads(self._line(monotonic() + self._limit))
        return answer.get("word") if isinstance(answer, dict) else answer

    def close(self) -> None:
        """The game is over."""
        with suppress(EOFError):
            self._tell({"type": "bye"})
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if stream is not None:
                    stream.close()
        try:
            self._process.wait(WAIT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
            self._process.stdin.flush()
        except OSError as error:
            raise EOFError("the program has ended") from error

    def _line(self, until: float) -> bytes:
        stream = self._process.stdout
        assert stream is not None
        while b"\n" not in self._left:
            ready, _, _ = select.select([stream], [], [], max(until - monotonic(), 0))
            if not ready:
                raise TimeoutError
            piece = stream.read1(65536)  # type: ignore[attr-defined]
            if not piece:
                raise EOFError("the program has ended")
            self._left += piece
            if len(self._left) > LONGEST_LINE:
                raise ValueError("a line without an end")
        line, _, self._left = self._left.partition(b"\n")
        return line
