"""Counting games."""

import json

from typer.testing import CliRunner

from baffe.cli.app import app

CALL = ["simulate", "tokyo", "--seats", "3", "--games", "6", "--seed", "3", "--bots", "simple,random"]


def test_json_tells_games_wins_turns_and_a_hash() -> None:
    first, second = [CliRunner().invoke(app, [*CALL, "--json"]) for _ in range(2)]
    assert first.exit_code == 0
    result = json.loads(first.stdout)
    assert result["games"] == 6 and len(result["wins"]) == 3
    assert {"turns", "decisions", "seconds", "hash"} <= set(result)
    assert result["hash"] == json.loads(second.stdout)["hash"]
    other = json.loads(CliRunner().invoke(app, [*CALL[:-4], "--seed", "4", "--bots", "simple,random", "--json"]).stdout)
    assert result["hash"] != other["hash"]


def test_people_get_a_table_in_their_language() -> None:
    english = CliRunner().invoke(app, [*CALL, "--lang", "en"])
    french = CliRunner().invoke(app, [*CALL, "--lang", "fr"])
    assert "6 games with 3 monsters, seed 3" in english.stdout and "simple bot" in english.stdout
    assert "6 parties à 3 monstres, graine 3" in french.stdout and "robot au hasard" in french.stdout


def test_a_bot_that_nobody_knows_is_refused() -> None:
    done = CliRunner().invoke(app, ["simulate", "tokyo", "--bots", "genius"])
    assert done.exit_code == 2 and "bad_option" in done.stderr
