"""A game of another package: its wheel is installed into a fresh environment and played in the terminal."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import PATIENCE, Terminal

SERVED = "from baffe.cli import main; main()"


def baffe(python: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """The program of that environment, without a terminal: bots play."""
    command = [str(python), "-P", "-c", SERVED, *arguments]
    environment = {"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "PYTHONUTF8": "1"}
    return subprocess.run(
        command, stdin=subprocess.DEVNULL, env=environment, capture_output=True, text=True, timeout=PATIENCE
    )


def test_the_game_is_there_and_here_it_is_not(python: Path) -> None:
    told = "import baffe; print(*baffe.games())"
    there = subprocess.run([str(python), "-P", "-c", told], capture_output=True, text=True, check=True)
    assert there.stdout.split() == ["tokyo", "duel", "heavy_hitters", "ambush"]
    import baffe as ours

    assert ours.games() == ("tokyo", "duel", "heavy_hitters")


@pytest.mark.parametrize(
    ("language", "end"), [("en", "Won with the most stars: 10"), ("fr", "Victoires aux étoiles : 10")]
)
def test_it_is_simulated(python: Path, language: str, end: str) -> None:
    done = baffe(python, "simulate", "ambush", "--games", "10", "--seed", "1", "--lang", language)
    assert done.returncode == 0 and not done.stderr
    assert end in done.stdout.replace("\u202f", " ")
    counted = baffe(python, "simulate", "ambush", "--games", "10", "--seed", "1", "--bots", "simple,random", "--json")
    result = json.loads(counted.stdout)
    assert (result["seats"], result["games"], result["first_player_share"]) == (3, 10, None)
    assert result["bots"] == ["simple", "random", "random"] and result["reasons"] == {"stars": 10}


def test_bots_play_it_to_its_end(python: Path) -> None:
    done = baffe(python, "play", "ambush", "--seed", "3", "--lang", "fr")
    assert done.returncode == 0 and not done.stderr
    assert "Le robot simple joue" in done.stdout and "── Manche 1 ──" in done.stdout
    assert "gagne avec le plus d’étoiles." in done.stdout


def test_a_person_plays_it_to_its_end(python: Path) -> None:
    with Terminal("play", "ambush", "--seed", "3", "--seats", "2", python=str(python)) as terminal:
        screen = terminal.read()
        assert "Which card do you lay?" in screen and re.search(r"\(you\).* hand \d, \d", screen)
        asked = 0
        while not terminal.ended:
            asked += 1
            screen += terminal.type("1")
        assert terminal.leave() == 0
    assert asked >= 3
    assert "The game is over." in screen
    assert "wins with the most stars." in screen or "share the most stars." in screen
