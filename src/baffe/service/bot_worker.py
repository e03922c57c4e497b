"""A worker process of the bot pool: one line with a question comes in, one line with a word goes out.

It is given the save of a table that the bot's seat imagines, never the true one.
"""

from msgspec import Struct, json

import baffe
from baffe.bots import thinking
from baffe.service.worker_lines import answer_lines


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
    return thinking.answer(baffe.load(request.save), request.seat, request.bot, request.seed)


def answered(line: bytes) -> bytes:
    try:
        done = BotAnswer(answer(json.decode(line, type=BotRequest)))
    except Exception as error:  # a bot's mistake must not end the process; the pool plays something else
        done = BotAnswer(error=f"{type(error).__name__}: {error}")
    return json.encode(done)


def main() -> None:
    answer_lines(answered)


if __name__ == "__main__":
    main()
