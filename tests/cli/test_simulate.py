"""Counting games."""

import json
import re
from importlib.resources import files

import pytest
from typer.testing import CliRunner

from baffe.arena.simulate import simulate
from baffe.cli.app import app, ended
from baffe.games.tokyo.rulebook import MODULES
from baffe.texts import LANGUAGES, text
from tests.cli.terminal import run

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


def test_a_game_of_duel_has_two_seats_without_being_told() -> None:
    done = CliRunner().invoke(
        app, ["simulate", "duel", "--games", "8", "--seed", "3", "--bots", "simple,random", "--json"]
    )
    assert done.exit_code == 0
    result = json.loads(done.stdout)
    assert result["seats"] == 2 and result["games"] == 8 and len(result["wins"]) == 2
    assert result["turns_per_game"] == result["turns"] / 8 and 0 <= result["first_player_share"] <= 1
    assert sum(result["reasons"].values()) == 8
    assert result["reason_shares"] == {reason: times / 8 for reason, times in result["reasons"].items()}
    assert set(result["reasons"]) <= {"knock_out", "spotlight", "victory_space", "draw"}
    told = CliRunner().invoke(app, ["simulate", "duel", "--games", "8", "--seed", "3", "--lang", "en"])
    assert "8 games with 2 monsters" in told.stdout and "Whoever plays first wins" in told.stdout
    assert "Won by knock-out" in told.stdout


def test_the_seats_of_tokyo_are_four_without_being_told() -> None:
    done = CliRunner().invoke(app, ["simulate", "tokyo", "--games", "2", "--seed", "3", "--json"])
    assert json.loads(done.stdout)["seats"] == 4


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(["--seats", "3"], "duel is for 2 to 2 seats"), (["--module", "tower"], "duel has none")],
)
def test_what_duel_does_not_have_is_refused(arguments: list[str], told: str) -> None:
    done = CliRunner().invoke(app, ["simulate", "duel", *arguments])
    assert done.exit_code == 2 and told in done.stderr


def test_people_get_a_table_in_their_language() -> None:
    english = CliRunner().invoke(app, [*CALL, "--lang", "en"])
    french = CliRunner().invoke(app, [*CALL, "--lang", "fr"])
    assert "6 games with 3 monsters, seed 3" in english.stdout and "simple bot" in english.stdout
    assert "6 parties à 3 monstres, graine 3" in french.stdout and "robot aléatoire" in french.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_end_a_game_has_a_line_of_its_own(language: str) -> None:
    """Games that were called off end alike in all games."""
    for game, some in (("tokyo", {"stars", "tower", "astronaut", "stalled"}), ("duel", {"draw", "stalled"})):
        told = (files("baffe.texts") / "en" / game / "game.ftl").read_text("utf-8")
        reasons = {id.removesuffix("-shared") for id in re.findall(rf"^{game}-outcome-([\w-]+) =", told, re.MULTILINE)}
        assert some <= reasons
        lines = {reason: ended(language, game, reason, 7) for reason in reasons}
        assert len(set(lines.values())) == len(reasons), lines
        assert not [reason for reason in reasons if reason in lines[reason]]


def test_a_bot_that_nobody_knows_is_refused() -> None:
    done = CliRunner().invoke(app, ["simulate", "tokyo", "--bots", "genius"])
    assert done.exit_code == 2 and "bad_option" in done.stderr


def test_modules_are_switched_on_by_name() -> None:
    plain = json.loads(CliRunner().invoke(app, [*CALL, "--json"]).stdout)
    both = CliRunner().invoke(app, [*CALL, "--module", "cultists", "--module", "tower", "--json"])
    assert both.exit_code == 0 and json.loads(both.stdout)["hash"] != plain["hash"]
    same = simulate("tokyo", 3, 6, 3, ["simple", "random"], options={"modules": ["cultists", "tower"]})
    assert json.loads(both.stdout)["hash"] == same["hash"]


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_module_that_nobody_knows_is_refused_by_name(command: str) -> None:
    done = CliRunner().invoke(app, [command, "tokyo", "--module", "tower", "--module", "dragons"])
    assert done.exit_code == 2
    assert "bad_option" in done.stderr and "'dragons' is none of cultists, tower" in done.stderr


def test_a_module_named_twice_is_refused() -> None:
    done = CliRunner().invoke(app, ["simulate", "tokyo", "--module", "tower", "--module", "tower"])
    assert done.exit_code == 2 and "modules" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_the_help_lists_the_modules_with_their_sentence(command: str, language: str) -> None:
    shown = " ".join(run(command, "--help", "--lang", language, COLUMNS="100").stdout.split())
    for module in MODULES:
        assert " ".join(f"{module}: {text(language, f'tokyo-module-{module}.about')}".split()) in shown
