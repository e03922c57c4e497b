"""A process in which bots think: one line with a question comes in, one line with a word goes out.

It is given the save of a table that the bot's seat imagines, never the true one.
"""

import os
import sys

from msgspec import Struct, json

import baffe
from baffe.bots import Eyes, make


class Thought(Struct):
    """What is asked of a thinker."""

    save: str
    seat: int
    bot: str
    seed: int


class Answer(Struct):
    word: str = ""
    error: str = ""


def think(thought: Thought) -> str:
    table = baffe.load(thought.save)
    decision = next(asked for asked in table.decisions if asked.seat == thought.seat)
    return make(table.game.name, thought.bot, thought.seed).choose(decision, Eyes(table, thought.seat))


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is not an answer
    decoder = json.Decoder(Thought)
    for line in sys.stdin.buffer:
        try:
            answer = Answer(think(decoder.decode(line)))
        except Exception as error:  # a bot's mistake must not end the process; who asked plays something else
            answer = Answer(error=f"{type(error).__name__}: {error}")
        try:
            answers.write(json.encode(answer) + b"\n")
            answers.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(0)


if __name__ == "__main__":
    main()
