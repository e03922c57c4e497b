"""The benchmark's command; what it measures is tested elsewhere."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner

from baffe.arena import bench
from baffe.cli.app import app

RESULT = {
    "compiled": False,
    "rows": [{"form": "plain", "job": "copy", "microseconds": 2.5, "microseconds_spread": [2.0, 3.0]}],
    "ratios": {"tokyo_copy_vs_catanatron": 8.0},
}


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, int]]:
    made: list[tuple[float, int]] = []

    def run(seconds: float, rounds: int, progress: Callable[[int, int], None]) -> dict[str, Any]:
        progress(1, 1)
        made.append((seconds, rounds))
        return RESULT

    monkeypatch.setattr(bench, "run", run)
    return made


def test_json_is_passed_on(calls: list[tuple[float, int]]) -> None:
    done = CliRunner().invoke(app, ["bench", "--json", "--seconds", "0.5", "--rounds", "2"])
    assert done.exit_code == 0 and json.loads(done.stdout) == RESULT
    assert calls == [(0.5, 2)]


def test_people_read_rows_and_ratios(calls: list[tuple[float, int]]) -> None:
    done = CliRunner().invoke(app, ["bench", "--lang", "en"])
    assert "2.5 µs" in done.stdout and "8.00×" in done.stdout


def test_a_failed_measure_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_: object) -> None:
        raise RuntimeError("the job copy failed")

    monkeypatch.setattr(bench, "run", run)
    done = CliRunner().invoke(app, ["bench", "--lang", "en"])
    assert done.exit_code == 1 and done.stdout == ""
    assert done.stderr == "baffe: A measurement failed: the job copy failed\n"
