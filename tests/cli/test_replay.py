"""Telling a game again."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import baffe
from baffe.arena.match import play_out
from baffe.bots import make
from baffe.cli.app import app


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    table = baffe.deal("tokyo", 3, 11)
    play_out(table, [make("tokyo", "random", seat) for seat in range(3)])
    path = tmp_path / "game.txt"
    path.write_text(table.record(), encoding="utf-8")
    return path


def test_a_record_is_told_to_its_end(finished: Path) -> None:
    for language, turn in (("en", "── Turn 1: "), ("fr", "── Tour 1\u202f: ")):
        done = CliRunner().invoke(app, ["replay", str(finished), "--lang", language])
        assert done.exit_code == 0
        assert turn in done.stdout and done.stdout.rstrip().endswith(("!", "."))


def test_a_record_is_told_up_to_a_choice(finished: Path) -> None:
    done = CliRunner().invoke(app, ["replay", str(finished), "--until", "3", "--lang", "en"])
    assert done.exit_code == 0
    assert "The game goes on: " in done.stdout
    assert CliRunner().invoke(app, ["replay", str(finished), "--until", "99999"]).exit_code == 1


def test_events_and_outcome_come_as_json(finished: Path) -> None:
    done = json.loads(CliRunner().invoke(app, ["replay", str(finished), "--json"]).stdout)
    table = baffe.replay(finished.read_text(encoding="utf-8"))
    assert done["outcome"] == table.outcome and done["events"] == table.events(None)


def test_a_save_is_told_too(tmp_path: Path) -> None:
    table = baffe.deal("tokyo", 2, 4)
    assert table.decision is not None
    table.play("stop")
    path = tmp_path / "game.json"
    path.write_text(table.save(), encoding="utf-8")
    done = CliRunner().invoke(app, ["replay", str(path), "--lang", "en"])
    assert done.exit_code == 0 and "── Turn 1: " in done.stdout
    short = CliRunner().invoke(app, ["replay", str(path), "--until", "0", "--lang", "en"])
    assert len(short.stdout) < len(done.stdout)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "broken_record"),
        (b"baffe record 1\ngame chess\nrules 1\nchoices\n", "broken_record"),
        (b"baffe record 1\ngame tokyo\nrules 1\nseats 2\nseed 1\noptions {}\nchoices\n0 0 fly\n", "broken_record"),
        (b"{", "broken_save"),
        (b'{"baffe": 1}', "broken_save"),
        (b"\xff\xfe\x00", "neither a record nor a save"),
    ],
)
def test_a_broken_file_gets_a_named_refusal(data: bytes, code: str, tmp_path: Path) -> None:
    path = tmp_path / "broken"
    path.write_bytes(data)
    done = CliRunner().invoke(app, ["replay", str(path), "--lang", "en"])
    assert done.exit_code == 1 and done.stdout == ""
    assert code in done.stderr and "Traceback" not in done.stderr


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["replay", str(tmp_path / "nothing"), "--lang", "en"])
    assert done.exit_code == 1 and "nothing" in done.stderr
