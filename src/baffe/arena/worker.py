"""One measurement in one process: `python -m baffe.arena.worker JOB SECONDS`, one line of JSON on standard output.

Jobs: GAME:SEATS:quiet, GAME:SEATS:loud, GAME:copy, GAME:imagine, GAME:save, GAME:load, GAME:memory, catanatron,
catanatron:copy.
"""

import gc
import sys
import tracemalloc
from collections.abc import Callable
from json import dumps
from time import perf_counter
from typing import Any

import baffe
from baffe.arena.match import play_blindly
from baffe.games import GAMES
from baffe.kernel.chance import Chance, seeded
from baffe.kernel.table import Table

WARM_UP = 0.3  # of the time: menus are found, caches are filled


def measure(job: str, seconds: float) -> dict[str, Any]:
    match job.split(":"):
        case ["catanatron", *details]:
            from baffe.arena import peer

            return peer.copies(seconds) if details else peer.games(seconds)
        case [game, "copy"]:
            return _repeated(_middle(0, game).copy, seconds)
        case [game, "imagine"]:
            table = _middle(0, game)
            return _repeated(lambda: table.imagine(0, 5), seconds)
        case [game, "save"]:
            return _repeated(_middle(0, game).save, seconds)
        case [game, "load"]:
            data = _middle(0, game).save()
            return _repeated(lambda: baffe.load(data), seconds)
        case [game, "memory"]:
            return {"bytes": _memory(200, game)}
        case [game, seats, log]:
            return _games(game, int(seats), log == "loud", seconds)
    raise ValueError(f"{job!r} is not a job")


def _games(game: str, seats: int, loud: bool, seconds: float) -> dict[str, Any]:
    chance = seeded(99)
    _play_for(game, seats, loud, seconds * WARM_UP, chance, 10**9)
    return _play_for(game, seats, loud, seconds, chance, 0)


def _play_for(game: str, seats: int, loud: bool, seconds: float, chance: Chance, seed: int) -> dict[str, Any]:
    games = decisions = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        for _ in range(5):
            decisions += play_blindly(baffe.deal(game, seats, seed + games, events=loud), chance)
            games += 1
    took = perf_counter() - began
    return {"games": games / took, "decisions": decisions / took}


def _middle(seed: int, game: str) -> Table:
    """A table in the middle of its game: 60 answers old, and not over; of four seats where the game has so many."""
    chance = seeded(5)
    while True:
        table = baffe.deal(game, min(4, GAMES[game].most), seed, events=False)
        for _ in range(60):
            decision = table.decision
            if decision is None:
                break
            table.play(decision.options[chance.below(len(decision.options))], decision.seat)
        if table.decision is not None:
            return table
        seed += 1000


def _repeated(action: Callable[[], Any], seconds: float) -> dict[str, Any]:
    for _ in range(100):
        action()
    times = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        for _ in range(100):
            action()
        times += 100
    return {"microseconds": (perf_counter() - began) / times * 1e6}


def _memory(tables: int, game: str) -> int:
    """Bytes of a table in the middle of its game, without an event log."""
    _middle(0, game)
    gc.collect()
    tracemalloc.start()
    kept = [_middle(seed, game) for seed in range(tables)]
    gc.collect()
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used // len(kept)


if __name__ == "__main__":
    sys.stdout.write(dumps({"compiled": baffe.compiled, **measure(sys.argv[1], float(sys.argv[2]))}) + "\n")
