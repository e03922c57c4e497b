"""Whole games as readable text: what changes in rules, log lines or words shows as a difference that people can read.

After a wanted change `python -m tests.playthroughs.test_playthroughs` writes them anew, with names only those;
read the difference first.
"""

import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import baffe
from baffe.arena.match import play_out
from baffe.bots import make
from baffe.cli.app import app

HERE = Path(__file__).parent
GAMES: dict[str, tuple[str, int, int, str, dict[str, Any]]] = {  # game, seats, seed, bots, options
    "two_seats": ("tokyo", 2, 4, "simple", {}),
    "three_seats": ("tokyo", 3, 21, "simple", {}),
    "six_seats": ("tokyo", 6, 8, "random", {}),
    "halloween": ("tokyo", 3, 8, "random", {"modules": ["halloween"]}),
    "heavy_hitters": ("heavy_hitters", 2, 5, "simple", {}),
    "heavy_hitters_teams": ("heavy_hitters", 4, 6, "simple", {"alliances": "fixed", "board": "alternative"}),
    "heavy_hitters_solo": ("heavy_hitters", 2, 7, "simple", {"solo": "normal"}),
}
LANGUAGES = ("en", "fr")


def told(record: Path, language: str) -> str:
    result = CliRunner().invoke(
        app, ["replay", str(record), "--lang", language], env={"NO_COLOR": "1", "COLUMNS": "100"}
    )
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("name", GAMES)
def test_the_record_is_the_game_that_the_bots_play(name: str) -> None:
    assert played(name) == (HERE / f"{name}.record.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_in_these_words(name: str, language: str) -> None:
    assert told(HERE / f"{name}.record.txt", language) == (HERE / f"{name}.{language}.txt").read_text(encoding="utf-8")


def played(name: str) -> str:
    game, seats, seed, bot, options = GAMES[name]
    table = baffe.deal(game, seats, seed, options)
    play_out(table, [make(game, bot, seat) for seat in range(seats)])
    return table.record()


def regenerate(names: list[str]) -> None:
    for name in names or GAMES:
        record = HERE / f"{name}.record.txt"
        record.write_text(played(name), encoding="utf-8")
        for language in LANGUAGES:
            (HERE / f"{name}.{language}.txt").write_text(told(record, language), encoding="utf-8")


if __name__ == "__main__":
    regenerate(sys.argv[1:])
