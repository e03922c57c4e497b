"""Play random and unfriendly games under every check for a while; keep the first one that breaks something.

Dealt games and crowded scenes with forced cards, all seat counts, with and without modules, players in several moods.
At every decision the cheap checks, now and then the dear ones: copy, save, load, replay, undo, secrets.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from itertools import combinations
from pathlib import Path
from secrets import randbits

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "fuzz"
sys.path.insert(0, str(ROOT))

import baffe  # noqa: E402
from baffe.kernel.chance import Chance, seeded  # noqa: E402
from tests.generic import checks, games  # noqa: E402
from tests.houses import HOUSES, duel, heavy_hitters, tokyo  # noqa: E402

ENDS = (
    "stars", "last_standing", "all_dead", "tower", "astronaut", "knock_out", "spotlight", "victory_space", "draw",
    "demolition", "all_destroyed", "round_cap", "team_kill", "team_demolition", "solo_won", "solo_lost",
)  # fmt: skip
MODULE_SETS = [chosen for size in range(len(tokyo.MODULES) + 1) for chosen in combinations(tokyo.MODULES, size)]
DUELS = ("duel", "duel+normal", "duel+hard")  # two people, and the Autobot in both modes
HEAVY = (*HOUSES["heavy_hitters"].cases(), *HOUSES["heavy_hitters"].special_cases())  # every mode, with its seats
DEAR = 48  # one decision in so many gets the dear checks
PATIENCE = 1500  # choices after which everybody plays at random


class Progress:
    """Counts, shown on a terminal once a second."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.shown = self.began
        self.games = 0
        self.decisions = 0
        self.outcomes: Counter[str] = Counter()
        self.modules: Counter[str] = Counter()

    def seconds(self) -> float:
        return time.monotonic() - self.began

    def show(self) -> None:
        if sys.stderr.isatty() and time.monotonic() - self.shown > 1:
            self.shown = time.monotonic()
            print(f"\r{self.games} games, {self.decisions} decisions ", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if sys.stderr.isatty():
            print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
        form = "compiled" if baffe.compiled else "plain"
        rate = self.games / max(self.seconds(), 1e-9)
        print(f"{self.games} games, {self.decisions} decisions, {rate:.1f} games/s ({form})")
        print(", ".join([f"{reason} {count}" for reason, count in self.outcomes.most_common()]))
        if self.modules:
            print("modules: " + ", ".join([f"{names} {count}" for names, count in self.modules.most_common()]))

    def note(self, table: baffe.Table, reason: str) -> None:
        self.games += 1
        self.outcomes[reason] += 1
        if table.game.name == "tokyo":
            self.modules["+".join(sorted(table.view(None)["options"]["modules"])) or "none"] += 1


class Run:
    """One game under checks. It remembers what was chosen, to tell of it when something breaks."""

    def __init__(self, table: baffe.Table) -> None:
        self.start = table.copy()
        self.choices: list[tuple[int, int, str]] = []  # number, seat, word
        self.sitting = checks.Sitting(table)

    def play(self, number: int, seat: int, word: str, dear: bool) -> None:
        sitting = self.sitting
        table = sitting.table
        self.choices.append((number, seat, word))
        asked = [asked for asked in table.decisions if asked.seat == seat][0]
        if not dear:
            sitting.play(asked, word)
            if not table.loud:  # without events a save is small
                games.house_of(table).check_loaded(games.load(table.save()), table)
            return
        before = table.copy()
        was_whole = sitting.whole
        save = before.save()
        sitting.play(asked, word)
        assert before.save() == save, "playing on changes a copy"
        checks.check_past(table, sitting.whole)
        if was_whole and sitting.whole:
            checks.check_undo(before, table)
        checks.check_secrets(table, number % table.seat_count(), (number, number + 1))
        twin = table.copy()
        save = table.save()
        games.wander(twin, seeded(number), 10)
        assert table.save() == save, "playing on a copy changes its original"

    def record(self) -> str:
        """The record up to the choice that broke something. Answers that wait for others come last."""
        lines = [f"{number} {seat} {word}\n" for number, seat, word in sorted(self.choices)]
        return self.start.record() + "".join(lines)


def new_table(chance: Chance, turn: int) -> baffe.Table:
    """Half of the games are dealt, half are crowded scenes; half tell events; all games are among them.

    Dealt games of King of Tokyo go through all combinations of modules.
    """
    seed = chance.below(2**64)
    loud = chance.below(2) == 0
    kind = chance.below(16)
    if kind == 0:
        name = ("ambush", "hexwalk")[chance.below(2)]
        return games.deal(name, 2 + chance.below(3), seed, loud)
    if kind < 3:
        return games.deal(DUELS[chance.below(len(DUELS))], 2, seed, loud)
    if kind < 5:
        return games.set_up("duel", duel.crowded(seeded(seed)), loud)
    if kind < 7:
        name, seats = HEAVY[chance.below(len(HEAVY))]
        return games.deal(name, seats, seed, loud)
    if kind < 8:
        return games.set_up("heavy_hitters", heavy_hitters.crowded(seeded(seed), 2 + chance.below(3)), loud)
    seats = 2 + chance.below(5)
    if kind < 12:
        return games.deal("+".join(["tokyo", *MODULE_SETS[turn % len(MODULE_SETS)]]), seats, seed, loud)
    return games.set_up("tokyo", tokyo.crowded(seeded(seed), seats), loud)


def fuzz(seconds: float, most: int | None, seed: int, out: Path) -> int:
    progress = Progress()
    print(f"seed {seed}")
    try:
        while progress.seconds() < seconds and (most is None or progress.games < most):
            chance = seeded(seed + progress.games)
            run = Run(new_table(chance, progress.games))
            try:
                one_game(run, chance, progress)
            except Exception:
                progress.close()
                keep(run, out, f"{seed}-{progress.games}")
                return 1
            progress.show()
    except KeyboardInterrupt:
        pass
    progress.close()
    return 0


def one_game(run: Run, chance: Chance, progress: Progress) -> None:
    table = run.sitting.table
    moods = [games.MOODS[chance.below(len(games.MOODS))] for _ in range(table.seat_count())]
    while table.decisions:
        if len(run.choices) > PATIENCE:  # with few cards left one can buy the same ones for ever
            moods = ["any"] * len(moods)
        asked, word = games.pick(table, chance, moods[table.decisions[0].seat])
        run.play(asked.number, asked.seat, word, chance.below(DEAR) == 0)
        progress.decisions += 1
    assert table.outcome is not None
    checks.check_past(table, True)
    progress.note(table, f"{table.game.name}:{table.outcome['reason']}")


def keep(run: Run, out: Path, name: str) -> None:
    traceback.print_exc()
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"failure-{name}.record.txt"
    path.write_text(run.record(), encoding="utf-8")
    print(f"\nA game has failed after {len(run.choices)} choices. Replay it with", file=sys.stderr)
    print(f"    {sys.executable} tools/fuzz.py --replay {path}", file=sys.stderr)


def replay(path: Path) -> int:
    """Play a record again with every check at every decision."""
    text = path.read_text(encoding="utf-8")
    lines = [line for line in text.partition("\nchoices\n")[2].splitlines() if line and not line.startswith("#")]
    run = Run(games.replay(text, 0))
    for line in lines:
        number, seat, word = line.split(" ")
        try:
            run.play(int(number), int(seat), word, True)
        except Exception:
            traceback.print_exc()
            print(f"\nIt fails at choice {line}", file=sys.stderr)
            return 1
    print(f"{len(lines)} choices, nothing fails")
    return 0


def ends(count: int, seed: int, game: str) -> int:
    """Fast random games: every one ends by a rule of the game."""
    progress = Progress()
    print(f"seed {seed}")
    try:
        while progress.games < count:
            n = seed + progress.games
            chance = seeded(2**128 + n)
            if game == "duel":
                table = games.deal(DUELS[n % len(DUELS)], 2, n, loud=False)
            elif game == "heavy_hitters":
                table = games.deal(*HEAVY[n % len(HEAVY)], n, loud=False)
            else:
                table = games.deal("+".join(["tokyo", *MODULE_SETS[n % len(MODULE_SETS)]]), 2 + n % 5, n, loud=False)
            while table.decisions:
                asked = table.decisions[0]
                table.play(asked.options[chance.below(len(asked.options))], asked.seat)
                progress.decisions += 1
            assert table.outcome is not None
            reason = table.outcome["reason"]
            progress.note(table, reason)
            if reason not in ENDS:
                progress.close()
                print(f"the game of seed {n} ends as {reason}", file=sys.stderr)
                return 1
            progress.show()
    except KeyboardInterrupt:
        pass
    progress.close()
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games under every check.")
    parser.add_argument("--seconds", type=float, default=60, help="how long (60)")
    parser.add_argument("--games", type=int, help="stop after so many games")
    parser.add_argument("--seed", type=int, help="where to begin; drawn when left out")
    parser.add_argument(
        "--out", type=Path, default=ROOT / "build" / "fuzz", help="where a failure is kept (build/fuzz)"
    )
    parser.add_argument("--replay", type=Path, metavar="FILE", help="play a kept failure again, with all checks")
    parser.add_argument("--ends", type=int, metavar="N", help="only play N fast games and see that all of them end")
    parser.add_argument(
        "--game", choices=("tokyo", "duel", "heavy_hitters"), default="tokyo", help="the game of --ends (tokyo)"
    )
    chosen = parser.parse_args()
    seed: int = randbits(32) if chosen.seed is None else chosen.seed
    if chosen.replay is not None:
        return replay(chosen.replay)
    if chosen.ends is not None:
        return ends(chosen.ends, seed, chosen.game)
    return fuzz(chosen.seconds, chosen.games, seed, chosen.out)


if __name__ == "__main__":
    sys.exit(main())
