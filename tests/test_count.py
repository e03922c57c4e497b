"""Counting instructions: what is subtracted, compared and doubted. The counting itself needs valgrind."""

from pathlib import Path

import pytest
from tools import count


def tree(place: Path, stamp: str, size: int | None = None) -> Path:
    (place / "baffe").mkdir(parents=True)
    (place / count.STAMP).write_text(stamp, encoding="utf-8")
    if size is not None:
        (place / count.SIZE).write_text(f"{size}\n", encoding="utf-8")
    return place


def test_start_up_is_subtracted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    costs = {"quiet": 100, "loud": 250, "copy": 3}

    def run(folder: Path, job: str, times: int, counted: bool) -> count.Work:
        what = job.partition(":")[2]
        return count.Work(5000 + times * costs[what], 12 * times) if counted else count.Work(0, 4096)

    monkeypatch.setattr(count, "run", run)
    figures = count.count(tree(tmp_path, "seal ", 77), 40, 2000)
    assert [figures[f"duel:{what}"] for what in ("quiet", "loud", "copy", "memory")] == [100, 250, 3, 4096]
    assert figures["tokyo:choices"] == 480 and figures["all:C"] == 77


def test_ratios_are_ours_to_theirs() -> None:
    rows = count.report({"tokyo:copy": 50, "tokyo:quiet": 90, "all:C": 7, "tokyo:choices": 5}, {"tokyo:quiet": 100})
    assert rows == [
        {"game": "tokyo", "what": "quiet", "ours": 90, "theirs": 100, "ratio": 0.9},
        {"game": "tokyo", "what": "copy", "ours": 50},
        {"game": "all", "what": "C", "ours": 7},
    ]


def test_a_comparison_of_unlike_trees_is_doubted(tmp_path: Path) -> None:
    trees = [tree(tmp_path / "ours", "seal quick"), tree(tmp_path / "theirs", "seal ")]
    same = {"tokyo:choices": 5, "duel:choices": 6}
    assert count.doubts_about(trees[:1] * 2, [same, same]) == []
    assert count.doubts_about(trees, [same, {**same, "duel:choices": 7}]) == [
        "the trees are built in different ways: quick and ordinary",
        "the games of duel differ: 6 and 7 choices",
    ]


def test_without_valgrind_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["count"])
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match="^count: valgrind is missing; please install it [^\n]*$"):
        count.main()
