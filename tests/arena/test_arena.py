"""The arena: the same results however many processes play, intervals, ratings, and bots of somebody else."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from baffe.arena.intervals import wilson
from baffe.arena.meet import entered, matches_of, play_all, summary
from baffe.cli.app import app
from baffe.games import PLUGS
from baffe.texts import text
from tests.cli.terminal import run

STRANGERS = "tests.arena.strangers"
PROGRAM = f"run:{sys.executable} {Path(__file__).parent / 'strangers.py'}"


def meet(game: str, names: list[str], seats: int = 2, games: int = 4, **how: Any) -> dict[str, Any]:
    entrants = entered(game, names, seats, games, {})
    matches = matches_of(game, entrants, seats, {}, how.pop("gauntlet", False))
    return summary(game, entrants, matches, play_all(matches, games, 5, **how), 5)


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key != "times"}


def test_results_do_not_depend_on_how_many_processes_play() -> None:
    names = ["simple", "random", "all_stars"]
    alone, two = [timeless(meet("tokyo", names, games=22, workers=workers)) for workers in (1, 2)]
    assert alone == two and len(alone["matches"]) == 3
    assert [(row["one"], row["against"]) for row in alone["matches"]] == [
        ("simple", "random"), ("simple", "all_stars"), ("random", "all_stars"),
    ]  # fmt: skip


def test_each_deal_is_played_from_every_seat() -> None:
    """Random bots win by chance, and each seat of `one` is counted as often as the others."""
    row = meet("tokyo", ["simple", "random"], seats=3, games=6, workers=1, gauntlet=True)["matches"][0]
    assert row["times"] == 2 and set(row["by_seat"]) == {"0", "1", "2"} and row["fair"] == pytest.approx(1 / 3)


def test_at_more_than_two_seats_each_meets_a_table_of_the_other() -> None:
    rows = meet("tokyo", ["simple", "random"], seats=4, games=4, workers=1)["matches"]
    assert [(row["one"], row["against"], row["times"]) for row in rows] == [
        ("simple", "random", 3), ("random", "simple", 3),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "rival"), [("duel", "solo:autobot-hard"), ("duel", "solo:autobot-normal"), ("heavy_hitters", "solo:hard")]
)
def test_opponents_that_follow_a_rule_enter_by_name(game: str, rival: str) -> None:
    row = meet(game, [rival, "simple"], games=2, workers=1)["matches"][0]
    assert (row["one"], row["against"]) == ("simple", rival)
    assert row["wins"] + row["losses"] == 2 and set(row["by_seat"]) == {"0"}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0)]
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_somebody_elses_class_and_program_play() -> None:
    result = meet("tokyo", [f"{STRANGERS}:First", f"{PROGRAM} first", "random"], games=2, workers=1)
    assert result["faults"] == {} and set(result["times"]) == set(result["entrants"])


@pytest.mark.parametrize(
    ("name", "kind", "reason"),
    [
        (f"{STRANGERS}:Liar", "illegal", "'win' for"),
        (f"{STRANGERS}:Clumsy", "crash", "RuntimeError: oh"),
        (f"{STRANGERS}:Sleeper", "slow", "more than 0.2 s for"),
        (f"{STRANGERS}:Suicide", "crash", "its process has died"),
        (f"{PROGRAM} lies", "illegal", "'win' for"),
        (f"{PROGRAM} dies", "crash", "the program has ended"),
        ("run:/no/such/program", "crash", "FileNotFoundError"),
    ],
)
def test_a_bad_bot_is_named_and_loses_and_the_arena_goes_on(name: str, kind: str, reason: str) -> None:
    result = meet("tokyo", [name, "random", "simple"], games=2, workers=2, limit=0.2 if kind == "slow" else 20)
    bad = [row for row in result["matches"] if row["one"] == name]
    assert [(row["wins"], row["losses"]) for row in bad] == [(0, 2), (0, 2)]
    assert set(result["faults"]) == {name} and result["faults"][name]["kinds"] == {kind: 4}
    assert reason in result["faults"][name]["reasons"][0]
    assert sum([row["games"] for row in result["matches"] if row["one"] != name]) == 2


def test_every_specialist_is_found_by_its_name() -> None:
    found = {game: set(PLUGS[game].specialists) for game in ("tokyo", "duel", "heavy_hitters")}
    assert found == {
        "tokyo": {"all_stars", "all_smashes", "all_energy", "always_flees", "always_stays"},
        "duel": {"smash_only"},
        "heavy_hitters": {"demolition_only", "destruction_only"},
    }
    for game, names in found.items():
        assert [one.name for one in entered(game, sorted(names) + ["random"], 2, 1, {})] == [*sorted(names), "random"]


# -- the command --


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (["tokyo", "simple", "genius"], "'genius' is none of random"),
        (["tokyo", "simple"], "a meet needs two or more"),
        (["tokyo", "simple", "simple"], "nobody can enter twice"),
        (["duel", "simple", "random", "--seats", "3"], "seats"),
        (["duel", "simple", "no.such:Bot"], "no.such:Bot cannot be loaded: ModuleNotFoundError"),
        (["chess", "simple", "random"], "'chess' is none of"),
        (["duel", "simple", "random", "--solo"], "solo:NAME"),
    ],
)
def test_bad_input_is_one_sentence(call: list[str], says: str) -> None:
    done = run("arena", *call)
    assert done.returncode == 2 and says in done.stderr and len(done.stderr.strip().splitlines()) == 1


def test_the_command_shows_a_table_and_writes_json(tmp_path: Path) -> None:
    file = tmp_path / "meet.json"
    call = ["arena", "duel", "simple", "random", "--games", "4", "--seed", "2", "--workers", "1", "--save", str(file)]
    done = CliRunner().invoke(app, [*call, "--lang", "en"])
    assert done.exit_code == 0 and "95 % interval" in done.stdout
    result = json.loads(file.read_text(encoding="utf-8"))
    assert result["seed"] == 2 and result["matches"][0]["one"] == "simple"
    assert f"{100 * result['matches'][0]['share']:.1f}" in done.stdout


def test_without_the_lab_the_report_is_refused_in_one_sentence_and_the_table_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    call = ["arena", "duel", "simple", "random", "--games", "2", "--seed", "2", "--workers", "1", "--lang", "en"]
    done = CliRunner().invoke(app, [*call, "--report", str(tmp_path / "report.html")])
    assert done.exit_code == 1 and text("en", "arena-no-lab") in done.output
    assert "95 % interval" in done.stdout and text("en", "arena-no-ratings") in done.stdout
    assert not (tmp_path / "report.html").exists()
