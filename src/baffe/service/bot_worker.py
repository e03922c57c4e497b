"""A worker process of the bot pool: one line with a question comes in, one line with a word goes out.

It is given the save of a table that the bot's seat imagines, never the true one.
"""

import os
import sys

from msgspec import Struct, json

import baffe
from baffe.bots import Eyes, make


class BotRequest(Struct):
    """What is asked of a worker."""

    save: str
    seat: int
    bot: str
    seed: int


class BotAnswer(Struct):
    word: str = ""
    error: str = ""


def answer(request: BotRequest) -> str:
    table = baffe.load(request.save)
    decision = next(asked for asked in table.decisions if asked.seat == request.seat)
    return make(table.game.name, request.bot, request.seed).choose(decision, Eyes(table, request.seat))


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is not an answer
    decoder = json.Decoder(BotRequest)
    for line in sys.stdin.buffer:
        try:
            done = BotAnswer(answer(decoder.decode(line)))
        except Exception as error:  # a bot's mistake must not end the process; the pool plays something else
            done = BotAnswer(error=f"{type(error).__name__}: {error}")
        try:
            answers.write(json.encode(done) + b"\n")
            answers.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(0)


if __name__ == "__main__":
    main()
