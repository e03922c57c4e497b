"""`baffe train`: from nothing to weights by one command, told as it goes."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from baffe.cli.app import app
from baffe.texts import text

SMALL = ["--games", "10", "--rounds", "1", "--round-games", "10", "--odds-games", "10", "--unseen-games", "10"]


def trained(out: Path, *more: str) -> Result:
    call = ["train", "duel", "--mode", "duel-autobot", "--out", str(out), *SMALL, "--workers", "1", "--lang", "en"]
    return CliRunner().invoke(app, [*call, *more])


def test_a_training_tells_what_it_does_and_what_came_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a file each piece has a line when it is done. Without the lab only the drawing is missing; that is said."""
    monkeypatch.setitem(sys.modules, "altair", None)
    out = tmp_path / "training"
    done = trained(out)
    assert done.exit_code == 0, done.output
    pieces = [line.strip() for line in done.output.splitlines() if line.startswith("duel-autobot, round")]
    games = [f"duel-autobot, round {number}: games" for number in (0, 1, 8, 9)]
    assert [line for line in pieces if line.endswith("games")] == games
    assert len([line for line in pieces if "learning titan" in line]) > 1 and "learning tactician" in pieces[-3]
    for level in ("tactician", "titan"):
        assert (out / f"{level}-duel-autobot.weights").is_file()
    report = json.loads((out / "report.json").read_text(encoding="utf-8"))
    assert report["modes"]["duel-autobot"]["titan"]["positions"] > 0
    assert text("en", "train-no-lab") in done.stderr and not (out / "report.html").exists()

    before = {file: file.read_bytes() for file in out.rglob("*") if file.is_file()}
    again = trained(out)
    assert again.exit_code == 2 and "is not empty; with --resume a training goes on" in again.output
    assert {file: file.read_bytes() for file in out.rglob("*") if file.is_file()} == before
    resumed = trained(out, "--resume", "--json")
    assert resumed.exit_code == 0 and json.loads(resumed.stdout) == report


@pytest.mark.prove
def test_a_training_that_goes_on_with_the_lab_draws_its_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "training"
    with monkeypatch.context() as bare:
        bare.setitem(sys.modules, "altair", None)
        trained(out)
    done = trained(out, "--resume")
    assert done.exit_code == 0 and not done.stderr
    assert "<svg" in (out / "report.html").read_text(encoding="utf-8")


def test_what_cannot_be_learned_is_named(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["train", "chess", "--out", str(tmp_path / "x"), "--lang", "en"])
    assert done.exit_code == 2 and "'chess' is none of" in done.output and not (tmp_path / "x").exists()
    done = trained(tmp_path / "x", "--mode", "duel-3")
    assert done.exit_code == 2 and "'duel-3' is none of duel, duel-autobot" in done.output
