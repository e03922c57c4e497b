"""From nothing to weights: rounds of games, each with what the last one has learned.

All that is finished lies in a folder, one file for each batch of games and for each net, so training goes on where it
stopped. The same plan gives the same files, however many workers there are, and wherever.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from errno import ECHILD
from io import BytesIO
from json import dumps, loads
from pathlib import Path
from typing import Any, Final

from baffe.arena.crew import Crew, crew_on
from baffe.bots.search.weights import file_name, inputs_of, read, use, written
from baffe.games import GAMES
from baffe.games.plug import Course
from baffe.kernel.refusal import BadOption
from baffe.learn.field import Pupil
from baffe.learn.fitting import Positions, fit
from baffe.learn.judging import LEVELS, corrected, judged, overall, set_right
from baffe.learn.lineup import ONE_JUDGED_IN, harvest
from baffe.learn.numeric import numpy

PLAN: Final = "plan.json"
BATCH: Final = 25  # games of one file
TRIES: Final = 3  # of a batch whose worker dies
KEPT_BACK: Final = 5  # one file in so many
ODDS: Final = 8  # the round whose games only set the odds of the last nets right
UNSEEN: Final = 9  # the round whose games are only for judging
LARGE: Final = "titan"
SMALL: Final = "tactician"

Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Plan:
    """What is learned, and from how much."""

    game: str
    modes: tuple[str, ...]
    seed: int
    courses: dict[str, Course]  # by mode


def opened(out: Path, plans: dict[Path, Plan], resume: bool) -> None:
    """Folders for these plans in one place; one that holds something else is refused, and nothing in it is touched."""
    if not resume and out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise BadOption("out", f"{out} is not empty; with --resume a training goes on")
    for folder, plan in plans.items():
        told = folder / PLAN
        wanted = dumps(asdict(plan), indent=2) + "\n"
        if resume and not told.is_file():
            raise BadOption("out", f"{folder} holds no training that could go on")
        if resume and loads(told.read_text(encoding="utf-8")) != loads(wanted):
            raise BadOption("out", f"{folder} holds a training by another plan")
    for folder, plan in plans.items():
        folder.mkdir(parents=True, exist_ok=True)
        _put(folder / PLAN, (dumps(asdict(plan), indent=2) + "\n").encode())


def train(plan: Plan, folder: Path, workers: int, progress: Progress, on: str = "") -> dict[str, Any]:
    """Carry the plan out, or what is left of it. Returns the report, which also lies in the folder."""
    report: dict[str, Any] = {"plan": asdict(plan), "modes": {}}
    with crew_on(on, workers) as crew:
        for mode in plan.modes:
            report["modes"][mode] = _ModeTraining(plan, mode, folder / mode, crew, progress).run()
    report["levels"] = {level: overall(report["modes"], level) for level in LEVELS}
    _put(folder / "report.json", (dumps(report, indent=2) + "\n").encode())
    return report


class _ModeTraining:
    """The training of one mode."""

    def __init__(self, plan: Plan, mode: str, folder: Path, crew: Crew, progress: Progress) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.plan: Final = plan
        self.course: Final = plan.courses[mode]
        self.mode: Final = mode
        self.folder: Final = folder
        self.crew: Final = crew
        self.progress: Final = progress
        self.inputs: Final = inputs_of(GAMES[plan.game].search(), mode)
        self._learned_from: tuple[list[Path], Positions] | None = None  # both levels learn from the same

    def run(self) -> dict[str, Any]:
        told: dict[str, Any] = {"rounds": []}
        course = self.course
        earlier: list[Path] = []
        newest = self.played(0, course.games, "")
        net = self.learned(0, earlier, newest, LARGE, told)
        for number in range(1, course.rounds + 1):
            earlier += newest
            newest = self.played(number, course.round_games, str(net))
            net = self.learned(number, earlier, newest, LARGE, told)
        small = self.learned(course.rounds, earlier, newest, SMALL, told)
        self._learned_from = None
        odds = self.gathered(self.played(ODDS, course.odds_games, str(net)))
        unseen = self.gathered(self.played(UNSEEN, course.unseen_games, str(net)))
        for level, file in ((LARGE, net), (SMALL, small)):
            data = file.read_bytes()
            weights = set_right(read(data, self.mode, self.inputs), odds)
            about = {**about_of(data), "odds": len(odds)}
            target = self.folder.parent / file_name(level, self.mode)
            _put(target, written(weights, self.mode, level, self.inputs, about))
            told[level] = judged(weights, unseen)
        return told

    def played(self, number: int, games: int, net: str) -> list[Path]:
        """The games of a round in files; those that are there already are not played again."""
        folder = self.folder / f"round-{number}"
        folder.mkdir(exist_ok=True)
        files = [folder / f"games-{first:06}.npz" for first in range(0, games, BATCH)]
        missing = [number for number, file in enumerate(files) if not file.is_file()]
        seed = self.plan.seed * 10 + number
        weights = Path(net).read_bytes() if net else b""
        left = len(missing)
        title = f"{self.mode}, round {number}: games"
        self.progress(title, len(files) - left, len(files))

        def done(job: int, data: bytes | None) -> None:
            nonlocal left
            if data is None:
                raise ChildProcessError(ECHILD, f"{TRIES} workers have died at these games", str(files[missing[job]]))
            _put(files[missing[job]], data)
            left -= 1
            self.progress(title, len(files) - left, len(files))

        one_in = ONE_JUDGED_IN if number in (ODDS, UNSEEN) else 0
        jobs = [(self.plan.game, self.mode, seed, BATCH * one, games, weights, one_in) for one in missing]
        self.crew.work(_play_batch, jobs, done, TRIES)
        return files

    def learned(self, number: int, earlier: list[Path], newest: list[Path], level: str, told: dict[str, Any]) -> Path:
        """The net of a round: some of the newest games are kept back to correct it, for its rivals play as they do."""
        units, more_units = self.course.large if level == LARGE else self.course.small
        target = self.folder / f"{level}-round-{number}.weights"
        if target.is_file():
            told["rounds"].append(about_of(target.read_bytes()))
            return target
        kept_back = newest[::KEPT_BACK]
        learned_from = [*earlier, *[file for n, file in enumerate(newest) if n % KEPT_BACK]]
        positions = self.positions(learned_from or newest)
        losses: list[float] = []

        def learning(epoch: int, epochs: int, loss: float) -> None:
            losses.append(round(loss, 5))
            self.progress(f"{self.mode}, round {number}: learning {level}, loss {loss:.4f}", epoch, epochs)

        model = fit(
            positions,
            units,
            more_units,
            self.epochs(number),
            self.course.batch,
            self.plan.seed * 100 + number,
            learning,
        )
        weights = corrected(model, self.gathered(kept_back))
        about = {"level": level, "round": number, "positions": len(positions), "losses": losses, "seed": self.plan.seed}
        _put(target, written(weights, self.mode, level, self.inputs, about))
        told["rounds"].append(about)
        return target

    def epochs(self, number: int) -> int:
        """Nets that only play the games of the next round learn a little less long."""
        return self.course.epochs if number == self.course.rounds else max(self.course.epochs - 1, 1)

    def positions(self, files: list[Path]) -> Positions:
        """What is learned from; it stays at hand, because both levels of the last round want it."""
        if self._learned_from is None or self._learned_from[0] != files:
            self._learned_from = None  # before the next one comes: both would be a gigabyte each
            self._learned_from = (files, self.gathered(files))
        return self._learned_from[1]

    def gathered(self, files: list[Path]) -> Positions:
        np = numpy()
        parts = [np.load(file) for file in files]
        features = np.concatenate([part["features"] for part in parts])
        starts = np.cumsum([0] + [len(part["features"]) for part in parts])
        begins = [part["begins"][:-1] + start for part, start in zip(parts, starts[:-1], strict=True)]
        won = np.concatenate([part["won"] for part in parts])
        return Positions(features, np.concatenate([*begins, starts[-1:]]), won, self.inputs)


def _play_batch(game: str, mode: str, seed: int, first: int, games: int, weights: bytes, one_in: int) -> bytes:
    """The work of one worker: the games of a batch, and their positions as a file."""
    np = numpy()
    if weights:
        search = GAMES[game].search()
        use(Pupil.name, mode, read(weights, mode, inputs_of(search, mode)).net())
    found = harvest(game, mode, seed, first, min(BATCH, games - first), bool(weights), one_in)
    file = BytesIO()
    np.savez(
        file,
        features=np.array(found.features, dtype=np.uint16),
        begins=np.array(found.begins, dtype=np.int64),
        won=np.array(found.won, dtype=np.uint8),
    )
    return file.getvalue()


def about_of(data: bytes) -> dict[str, Any]:
    """How the weights of a file were learned."""
    about: dict[str, Any] = loads(data.partition(b"\n")[0])["about"]
    return about


def _put(file: Path, data: bytes) -> None:
    """All of it or nothing."""
    half = file.with_name(file.name + ".part")
    half.write_bytes(data)
    half.rename(file)


__all__ = ["Plan", "opened", "train"]
