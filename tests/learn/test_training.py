"""From nothing to weights: the same every time, and going on where it stopped."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import baffe
from baffe.arena.crew import Crew
from baffe.bots.search.chance import ONE
from baffe.bots.search.weights import Weights, inputs_of, read
from baffe.games import GAMES
from baffe.games.plug import Course
from baffe.kernel.chance import seeded
from baffe.learn.field import PlanningPupil, Pupil, pupil_of
from baffe.learn.fitting import Model, Positions, fit, scales_in
from baffe.learn.judging import corrected, judged, set_right
from baffe.learn.lineup import harvest, kinds
from baffe.learn.numeric import numpy
from baffe.learn.training import Plan, _ModeTraining, opened, train

PLAN = Plan("duel", ("duel-autobot",), 3, {"duel-autobot": Course(30, 1, 2, 4, 4, 1)})


def nobody(title: str, done: int, total: int) -> None:
    """Watches."""


def carried_out(plan: Plan, folder: Path, resume: bool = False) -> dict[str, Any]:
    opened(folder, {folder: plan}, resume)
    return train(plan, folder, 1, nobody)


def weights_in(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.glob("*.weights"))}


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    folder = tmp_path_factory.mktemp("training") / "out"
    return folder, carried_out(PLAN, folder)


def test_a_training_ends_with_weights_that_can_be_read(trained: tuple[Path, dict[str, Any]]) -> None:
    folder, report = trained
    files = weights_in(folder)
    assert list(files) == ["tactician-duel-autobot.weights", "titan-duel-autobot.weights"]
    names = inputs_of(GAMES["duel"].search(), "duel-autobot")
    for data in files.values():
        assert len(read(data, "duel-autobot", names).first) == len(names)
    assert report["levels"]["titan"]["positions"] == report["modes"]["duel-autobot"]["titan"]["positions"]
    told = report["modes"]["duel-autobot"]
    assert [(row["level"], row["round"]) for row in told["rounds"]] == [("titan", 0), ("titan", 1), ("tactician", 1)]
    assert told["titan"]["positions"] == sum([row["positions"] for row in told["titan"]["tenths"]])


def test_a_training_that_was_interrupted_goes_on_and_learns_the_same(
    trained: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    folder, report = trained
    again = tmp_path / "again"
    carried_out(
        replace(PLAN, courses={"duel-autobot": replace(PLAN.courses["duel-autobot"], rounds=0)}), again
    )  # as far as it came
    (again / "plan.json").write_bytes((folder / "plan.json").read_bytes())
    for file in [again / "report.json", *again.glob("*.weights"), *(again / "duel-autobot").glob("round-[89]/*")]:
        file.unlink()
    (again / "duel-autobot" / "round-0" / "games-000025.npz").unlink()
    assert carried_out(PLAN, again, resume=True) == report
    assert weights_in(again) == weights_in(folder)


def test_a_folder_with_something_in_it_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(baffe.BadOption, match="not empty"):
        opened(tmp_path, {tmp_path: PLAN}, False)
    with pytest.raises(baffe.BadOption, match="no training"):
        opened(tmp_path, {tmp_path: PLAN}, True)
    assert [file.name for file in tmp_path.iterdir()] == ["diary.txt"]


def test_a_training_by_another_plan_does_not_go_on(tmp_path: Path) -> None:
    opened(tmp_path, {tmp_path: PLAN}, False)
    with pytest.raises(baffe.BadOption, match="another plan"):
        opened(tmp_path, {tmp_path: replace(PLAN, seed=4)}, True)


def test_games_follow_from_the_seed_and_their_number_alone() -> None:
    whole = harvest("tokyo", "tokyo-2", 5, 0, 4, False)
    half = harvest("tokyo", "tokyo-2", 5, 2, 2, False)
    assert whole.features[-len(half.features) :] == half.features and whole.won[-len(half.won) :] == half.won
    assert 0.3 < sum(whole.won) / len(whole.won) < 0.7  # two seats look, one of them wins


def test_a_pupil_always_sits_at_the_table_once_there_are_pupils() -> None:
    chance = seeded(1)
    tables = [kinds("tokyo", chance, 4, True) for _ in range(200)]
    assert all(["pupil" in table for table in tables])
    assert any([len(set(table)) == 1 for table in tables]) and any([table.count("all_stars") == 3 for table in tables])
    assert not any(["pupil" in kinds("tokyo", chance, 4, False) for _ in range(50)])


def test_whoever_learns_a_game_thinks_as_its_levels_do() -> None:
    assert isinstance(pupil_of("tokyo", 1), Pupil)
    assert isinstance(pupil_of("heavy_hitters", 1), PlanningPupil) and PlanningPupil.name == Pupil.name


def test_heavy_hitters_is_learned_from_the_first_questions_of_its_rounds(tmp_path: Path) -> None:
    mode = "heavy_hitters-solo-2"
    told = carried_out(Plan("heavy_hitters", (mode,), 3, {mode: Course(12, 1, 1, 1, 1, 1)}), tmp_path / "out")["modes"][
        mode
    ]
    assert told["titan"]["positions"] == told["tactician"]["positions"] > 0
    found = harvest("heavy_hitters", mode, 3, 0, 2, False)
    names = GAMES["heavy_hitters"].search().feature_names(mode)
    rounds = [names[number] for number in found.features if names[number].startswith("round:")]
    assert len(rounds) == len(found.won) and "round:0" not in rounds and rounds.count("round:1") == 2


def test_numbers_in_a_row_are_learned_as_steps() -> None:
    names = ["hearts:0@0", "hearts:1@0", "hearts:2@0", "place:city@0", "hearts:0@1", "hearts:1@1", "buying"]
    assert scales_in(names) == [(0, 3), (4, 6)]
    np = numpy()
    positions = Positions(np.array([1, 4, 2, 3]), np.array([0, 2, 4]), np.array([1, 0]), names)
    both = np.arange(2)
    assert positions.dense(both).tolist() == [[0, 1, 0, 0, 1, 0, 0], [0, 0, 1, 1, 0, 0, 0]]
    assert positions.graded(both).tolist() == [[1, 1, 0, 0, 1, 0, 0], [1, 1, 1, 1, 0, 0, 0]]
    assert positions.unseen().tolist() == [True, False, False, False, False, True, True]


def test_a_net_in_whole_numbers_says_what_it_said_while_it_learned() -> None:
    """Hearts decide; features that nobody has seen mean nothing."""
    np = numpy()
    names = [*[f"hearts:{n}@0" for n in range(11)], "never"]
    hearts = np.arange(4000) % 11
    won = ((np.arange(4000) // 11 % 11) < hearts).astype(np.uint8)
    positions = Positions(hearts, np.arange(4001), won, names)
    model = fit(positions, 8, 4, 250, 1024, 1)
    weights = corrected(model, positions)
    net = weights.net()
    said = [net.value([n]) / (1 << 30) for n in range(11)]
    assert said == sorted(said) and said[0] < 0.1 and said[10] > 0.8
    assert all([abs(value - n / 11) < 0.08 for n, value in enumerate(said)])
    assert weights.first[11] == [0] * 8 and net.value([5, 11]) == net.value([5])
    assert judged(weights, positions)["worst"] < 0.08


def test_a_short_lesson_is_enough_where_hardly_anybody_wins() -> None:
    """Four facts of sixty decide, and one position in ten is won: from even odds a net would learn nothing else."""
    np = numpy()
    random = np.random.default_rng(0)
    held = random.random((12_000, 60)) < 0.5
    won = (random.random(12_000) < 1 / (1 + np.exp(5 - 1.2 * held[:, :4].sum(axis=1)))).astype(np.uint8)
    begins = np.concatenate(([0], np.cumsum(held.sum(axis=1))))
    positions = Positions(np.nonzero(held)[1], begins, won, [f"fact:x{n}" for n in range(60)])
    assert judged(fit(positions, 24, 12, 3, 1024, 0).weights(), positions)["auc"] > 0.65


def test_odds_are_set_right_by_games_with_the_last_learners() -> None:
    """Weights that say too little of what they know say it clearly, and rank positions as before."""
    np = numpy()
    names = [f"hearts:{n}@0" for n in range(11)]
    hearts = np.arange(4000) % 11
    won = ((np.arange(4000) // 11 % 11) < hearts).astype(np.uint8)
    positions = Positions(hearts, np.arange(4001), won, names)
    shy = fit(positions, 8, 4, 250, 1024, 1).weights(0.3, 0.8)
    right = set_right(shy, positions)
    assert judged(shy, positions)["worst"] > 0.2
    assert judged(right, positions)["worst"] < 0.08
    assert judged(right, positions)["auc"] == pytest.approx(judged(shy, positions)["auc"], abs=0.002)


def test_odds_are_right_for_every_kind_of_seat() -> None:
    """Half of the seats win less often than their hearts say: no stretch and no shift for all alike can tell."""
    np = numpy()
    names = [*[f"hearts:{n}@0" for n in range(11)], "outthought"]
    chance = seeded(3)
    rows, won = [], []
    for n in range(8000):
        hearts, outthought = n % 11, chance.below(2)
        rows.append([hearts, 11] if outthought else [hearts])
        won.append(chance.below(40 if outthought else 14) < hearts)
    begins = np.cumsum([0] + [len(row) for row in rows])
    positions = Positions(np.array([f for row in rows for f in row]), begins, np.array(won, dtype=np.uint8), names)
    hearts_and_kind = [[102 * n, 0] for n in range(11)] + [[0, 512]]
    wrong = Weights(hearts_and_kind, [0, 0], [[256, 0], [0, 256]], [0, 0], [256, 0], -2 * 256 * 256)

    def off(weights: Weights, outthought: bool) -> float:
        """How far a kind of seat is off on the whole."""
        kind = [n for n, row in enumerate(rows) if (11 in row) == outthought]
        said = weights.net().values([rows[n] for n in kind])
        return abs(sum(said) / ONE - sum([won[n] for n in kind])) / len(kind)

    assert max(off(wrong, True), off(wrong, False)) > 0.1
    right = set_right(wrong, positions)
    assert max(off(right, True), off(right, False)) < 0.02


def test_nets_that_only_play_the_next_games_learn_a_little_less_long(trained: tuple[Path, dict[str, Any]]) -> None:
    plan = replace(PLAN, courses={"duel-autobot": Course(30, 1, 2, 4, 4, 3)})
    with Crew() as crew:
        training = _ModeTraining(plan, "duel-autobot", trained[0] / "duel-autobot", crew, nobody)
    assert [training.epochs(number) for number in (0, 1)] == [2, 3]


def test_a_net_is_the_mean_of_what_it_was_during_its_last_epoch(monkeypatch: pytest.MonkeyPatch) -> None:
    np = numpy()
    steps: list[tuple[bool, Any]] = []
    descend = Model._descend

    def watched(model: Model, slopes: list[Any], rate: float, decay: float) -> None:
        descend(model, slopes, rate, decay)
        steps.append((model.averages, model.parts[4].copy()))

    monkeypatch.setattr(Model, "_descend", watched)
    hearts = np.arange(3000) % 11
    positions = Positions(hearts, np.arange(3001), (hearts > 5).astype(np.uint8), [f"hearts:{n}@0" for n in range(11)])
    model = fit(positions, 4, 2, 3, 1024, 1)
    late = [last for averages, last in steps if averages]
    assert len(late) * 3 == len(steps) and np.allclose(model.parts[4], sum(late) / len(late), atol=1e-6)
