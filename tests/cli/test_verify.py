"""`baffe verify`: provable dice."""

import json
from pathlib import Path

import baffe
from baffe.session.fairness import SecretSeed
from tests.cli.terminal import run as run_baffe


def recorded(seed: int, promise: str) -> str:
    table = baffe.deal("tokyo", 2, seed)
    while (asked := table.decision) is not None:
        table.play(asked.options[-1], asked.seat)
    title, _, rest = table.record().partition("\n")
    return f"{title}\n# commitment {promise}\n{rest}"


def test_a_kept_promise_is_confirmed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(recorded(7, SecretSeed(7).commitment), "utf-8")
    done = run_baffe("verify", str(file), "--json")
    found = json.loads(done.stdout)
    assert done.returncode == 0 and found["kept"] and found["seed"] == f"{7:032x}"
    assert "kept" in run_baffe("verify", str(file), "--lang", "en").stdout


def test_a_broken_promise_is_found(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(recorded(8, SecretSeed(7).commitment), "utf-8")
    assert run_baffe("verify", str(file), "--json").returncode == 1
    assert run_baffe("verify", str(file), "--commitment", SecretSeed(8).commitment).returncode == 0


def test_a_record_without_a_promise_proves_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(baffe.deal("tokyo", 2, 7).record(), "utf-8")
    done = run_baffe("verify", str(file), "--json")
    assert done.returncode == 1 and json.loads(done.stdout)["commitment"] is None
    file.write_text("nonsense", "utf-8")
    assert run_baffe("verify", str(file)).returncode == 1
