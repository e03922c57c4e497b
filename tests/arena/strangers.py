"""Bots of somebody else, good and bad ones, as the arena meets them: plain classes, and this file as a program."""

import json
import os
import sys
import time
from typing import Any


class First:
    """Always the first word. It inherits from nothing of ours."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, decision: Any, eyes: Any) -> str:
        assert eyes.view()["decisions"]
        return str(decision.options[0])


class Liar(First):
    def choose(self, decision: Any, eyes: Any) -> str:
        return "win"


class Clumsy(First):
    def choose(self, decision: Any, eyes: Any) -> str:
        raise RuntimeError("oh")


class Sleeper(First):
    def choose(self, decision: Any, eyes: Any) -> str:
        time.sleep(30)
        return super().choose(decision, eyes)


class Suicide(First):
    """Takes its process with it."""

    def choose(self, decision: Any, eyes: Any) -> str:
        os._exit(7)


def main(how: str) -> None:
    """As a program: JSON lines, one word for each question."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "question":
            if how == "dies":
                return
            options = message["question"]["options"]
            assert message["view"]["decisions"][0]["options"] == options
            print(json.dumps({"word": options[0] if how == "first" else "win"}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
