"""Six people who share a device, and every module: how long the door of the worker takes for their choices and views.

It runs in native Python and in that of the page, after tests/inside/device.py. No bot plays, so no bot's time counts.
"""

from hashlib import sha256
from json import dumps, loads
from time import perf_counter
from typing import Any

from baffe.inside import worker
from tests.inside import device

PEOPLE = [{"kind": "me", "name": "A"}, *[{"kind": "device", "name": name} for name in "BCDEF"]]
WISH = {"game": "tokyo", "seats": PEOPLE, "options": {"modules": ["cultists", "tower", "halloween"]}}
BOTS = [{"kind": "me", "name": "A"}, *[{"kind": "bot", "bot": "simple"}] * 3]


class Door:
    """As the page talks to the worker: text in, text out."""

    spent = 0.0

    def __init__(self) -> None:
        self._due: float | None = None

    def receive(self, message: dict[str, Any], now: float) -> list[dict[str, Any]]:
        text = dumps(message)
        began = perf_counter()
        answer = worker.receive(text, now)
        Door.spent += perf_counter() - began
        told, self._due = loads(answer)
        return list(told)

    def due_in(self, now: float) -> float | None:
        return self._due


def opened(wish: dict[str, Any], seed: int) -> device.Device:
    device.Inside = Door  # type: ignore[attr-defined,assignment]
    return device.Device(wish, f"{seed:x}")


def choices(count: int, first: int) -> str:
    """JSON: the seconds of so many choices, and a digest of all that was told and kept."""
    Door.spent, made, seed, hashed = 0.0, 0, first, sha256()
    while made < count:
        game = opened(WISH, seed)
        while not game.over and made + len(game.entries) < count:
            game.step()
        made += len(game.entries)
        hashed.update(dumps([game.told, game.entries], sort_keys=True).encode())
        seed += 1
    return dumps({"seconds": Door.spent, "choices": made, "digest": hashed.hexdigest()})


def whole_game(seed: int) -> int:
    """With bots and to its end; the number of its entries."""
    return len(opened({"game": "tokyo", "seats": BOTS, "pace": "off"}, seed).play().entries)
