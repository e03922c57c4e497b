"""The other side of `worker_process.py`: the loop of a process that answers one line with one line."""

import os
import sys
from collections.abc import Callable


def answer_lines(answer: Callable[[bytes], bytes]) -> None:
    """Until the server is gone. `answer` catches its own mistakes, and its lines have no line break inside.

    An empty line asks for nothing: whoever answers it has started.
    """
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what somebody prints is not an answer
    for line in sys.stdin.buffer:
        done = answer(line) if line.strip() else b""
        try:
            answers.write(done + b"\n")
            answers.flush()
        except BrokenPipeError:
            os._exit(0)
