"""What tools/count.py counts: `python tools/counted.py JOB TIMES`, on the compiled tree that PYTHONPATH names.

Trees of other times run it too, so it uses names that stay; and it imports little, because start-up is counted twice.
Jobs: GAME:quiet and GAME:loud play games, GAME:copy copies a table, GAME:memory weighs tables.
"""

import gc
import sys
import tracemalloc

import baffe
from baffe.arena.match import play_blindly
from baffe.games import GAMES
from baffe.kernel.chance import seeded

SEATS = 4  # at a table, where the game has so many
MIDDLE = 60  # answers after which a game is in its middle


def do(job: str, times: int) -> int:
    """Do a job so many times. The result of games is their number of real choices, of memory the bytes of a table."""
    if not baffe.compiled:
        sys.exit(f"{baffe.__file__} is not part of a compiled tree")
    game, what = job.split(":")
    if what == "copy":
        table = middle(game, 0)
        set_aside()
        for _ in range(times):
            table.copy()
        return 0
    if what == "memory":
        return memory(game, times)
    return play(game, times, what == "loud")


def play(game: str, times: int, loud: bool) -> int:
    """Random games. Each has its own chance, so that a change in one game leaves the others alone."""
    choices = 0
    set_aside()
    for seed in range(times):
        choices += play_blindly(baffe.deal(game, min(SEATS, GAMES[game].most), seed, events=loud), seeded(2**64 + seed))
    return choices


def set_aside() -> None:
    """Take what start-up left behind out of the sight of the collector, whose rounds would fall here or there."""
    gc.collect()
    gc.freeze()


def middle(game: str, seed: int) -> baffe.Table:
    """A table in the middle of its game, and not over, as in baffe.arena.worker."""
    chance = seeded(5)
    while True:
        table = baffe.deal(game, min(SEATS, GAMES[game].most), seed, events=False)
        for _ in range(MIDDLE):
            decision = table.decision
            if decision is None:
                break
            table.play(decision.options[chance.below(len(decision.options))], decision.seat)
        if table.decision is not None:
            return table
        seed += 1000


def memory(game: str, tables: int) -> int:
    """Bytes of a table in the middle of its game, without an event log."""
    middle(game, 0)
    gc.collect()
    tracemalloc.start()
    kept = [middle(game, seed) for seed in range(tables)]
    gc.collect()
    used, _ = tracemalloc.get_traced_memory()
    return used // len(kept)


if __name__ == "__main__":
    sys.stdout.write(f"{do(sys.argv[1], int(sys.argv[2]))}\n")
