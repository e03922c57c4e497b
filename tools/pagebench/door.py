"""Six people who share a device, and every module: how long the door of the worker takes for their choices and views.

It runs in native Python and in that of the page, after tests/inside/device.py. No bot plays, so no bot's time counts.
And how long the titan thinks: at four seats with every module, and in Duel.
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
TITAN = {"kind": "bot", "bot": "titan"}
TITANS: dict[str, dict[str, Any]] = {
    "tokyo": {**WISH, "seats": [PEOPLE[0], TITAN, TITAN, TITAN], "pace": "off"},
    "duel": {"game": "duel", "seats": [PEOPLE[0], TITAN], "pace": "off"},
}


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

    def bring(self, name: str, data: bytes, now: float) -> list[dict[str, Any]]:
        told, self._due = loads(worker.bring(name, data, now))
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


def thoughts(game: str, count: int) -> str:
    """JSON: the seconds of so many decisions of titans, the longest time without a sign of life, and a digest."""
    from baffe.bots.search.thinker import Thinker

    choose, seconds, silences, said = Thinker.choose, list[float](), [0.0], [0.0]

    def works(number: int) -> None:
        silences.append(perf_counter() - said[0])
        said[0] = perf_counter()

    def timed(self: Thinker, decision: Any, eyes: Any) -> str:
        said[0] = began = perf_counter()
        word = choose(self, decision, eyes)
        works(0)
        if len(decision.options) > 1:
            seconds.append(perf_counter() - began)
        return word

    def heard(number: int) -> None:
        if said[0]:
            works(number)

    worker.reports_to(heard)
    Thinker.choose = timed  # type: ignore[method-assign]
    hashed, seed = sha256(), 1
    while len(seconds) < count:
        said[0] = 0.0
        table = opened(TITANS[game], seed)
        while not table.over and len(seconds) < count:
            said[0] = 0.0
            table.step()
        hashed.update(dumps([table.told, table.entries], sort_keys=True).encode())
        seed += 1
    Thinker.choose = choose  # type: ignore[method-assign]
    return dumps({"seconds": seconds, "silence": max(silences), "digest": hashed.hexdigest()})


def whole_game(seed: int) -> int:
    """With bots and to its end; the number of its entries."""
    return len(opened({"game": "tokyo", "seats": BOTS, "pace": "off"}, seed).play().entries)
