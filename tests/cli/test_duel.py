"""Duel in a terminal, with the real program: alone, for two, and against the Autobot."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import baffe
from tests.cli.terminal import Terminal, run

RAW_ID = re.compile(r"\b(duel|event|word|ask|rule|refused|play)-[a-z_]+|\b(keep|buy|group|special|place|king1):")


def scene_file(folder: Path, *seats: dict[str, Any], **scene: Any) -> str:
    path = folder / "scene.txt"
    path.write_text(baffe.scene("duel", {"seats": list(seats), **scene}).record(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(("language", "more"), [("en", ("--solo",)), ("fr", ())])
def test_a_game_is_played_to_its_end(language: str, more: tuple[str, ...], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    with Terminal("play", "duel", *more, "--seed", "5", "--lang", language, "--record", str(record)) as terminal:
        everything = terminal.read()
        while not terminal.ended:
            shown = terminal.type("")
            if "not a choice" in shown or "pas un choix" in shown:
                shown = terminal.type("1")
            everything += shown
        assert terminal.leave() == 0
    table = baffe.replay(record.read_text(encoding="utf-8"))
    assert table.outcome is not None and table.view(None)["game"] == "duel"
    assert ("wins!" if language == "en" else "gagne\u202f!") in everything
    assert RAW_ID.search(everything) is None
    lines = [line for line in everything.splitlines() if not line.startswith("baffe:")]  # those name a long file
    assert [line for line in lines if cell_len(line) > 80] == []
    assert bool(re.search(r"\((dice of no other|dés sans autre)\s", everything)) is bool(more)
    assert re.search(r"(rule|règle)s?\s+[AR]\d", everything) is None, "people read reasons, not numbers"


@pytest.mark.parametrize(("call", "level", "greeting"), [((), "normal", "."), (("--hard",), "hard", ", on hard.")])
def test_solo_is_played_against_the_autobot(call: tuple[str, ...], level: str, greeting: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    names = ("--monster", "gigazaur,the_king", "--seed", "3", "--lang", "en")
    done = run("play", "duel", "--solo", *call, *names, "--record", str(record))
    assert done.returncode == 0, done.stderr
    assert f"The Autobot plays The King{greeting}\n" in done.stdout
    assert "The brawler plays Gigazaur.\n" in done.stdout
    assert baffe.replay(record.read_text(encoding="utf-8")).view(None)["options"]["autobot"] == level


def test_two_bots_play_without_a_terminal_and_the_game_is_told_again(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = run("play", "duel", "--seed", "3", "--lang", "fr", "--record", str(record))
    assert done.returncode == 0 and "── Tour 1\u202f: " in done.stdout and RAW_ID.search(done.stdout) is None
    again = run("replay", str(record), "--lang", "fr")
    assert again.returncode == 0 and again.stdout.rstrip().splitlines()[-1] == done.stdout.rstrip().splitlines()[-1]
    short = run("replay", str(record), "--until", "3", "--lang", "en")
    assert "The game goes on: " in short.stdout


def test_the_board_shows_markers_tokens_and_the_row(tmp_path: Path) -> None:
    buzz = {"fish": {"track": "fame", "at": 2}, "penguin": {"track": "destruction", "at": -4}}
    seats: list[dict[str, Any]] = [{"monster": "gigazaur", "tokens": 2}, {"monster": "the_king", "hearts": 9}]
    row = ["acid_attack", "frenzy", "camouflage"]
    file = scene_file(tmp_path, *seats, fame=-2, destruction=1, buzz=buzz, row=row)
    with Terminal("play", "--load", file, "--lang", "en") as terminal:
        shown = terminal.read()
    lines = shown.splitlines()
    numbers, fame, destruction = [
        next(line for line in lines if key in line) for key in ("[5", "Fame   ", "Destruction ")
    ]
    assert " ".join(numbers.split()) == "7 6 [5 4 3] 2 1 0 1 2 [3 4 5] 6 7"
    assert " ".join(fame.split()) == "Fame · · · · · ● · · · ♥ · · · · ·"
    assert " ".join(destruction.split()) == "Destruction · · · ○ ✶ ○ · · · ● · · · · · ·"
    assert fame.index("●") == numbers.index("2") and destruction.index("●") == numbers.rindex("1")
    assert "Gigazaur (you)  14♥   0⚡  2 dice tokens" in shown
    assert "Row  Acid Attack 6⚡ · Frenzy 6⚡ · Camouflage 3⚡ instead of 4⚡" in shown


def test_a_token_is_placed_in_two_steps_and_one_can_go_back(tmp_path: Path) -> None:
    row = ["acid_attack", "frenzy", "camouflage"]
    file = scene_file(tmp_path, {"energy": 6, "monster": "gigazaur"}, {}, row=row, step="buy")
    with Terminal("play", "--load", file, "--lang", "en") as terminal:
        assert "Buy Acid Attack for 6⚡" in terminal.read()
        shown = terminal.type("1")
        assert "Where does the Tiger token go?" in shown and "On the Destruction track" in shown
        assert "Which space?" in terminal.type("1")
        assert "Where does the Tiger token go?" in terminal.type("")
        terminal.type("2")
        assert "places the Tiger token on Destruction: space 7 of Gigazaur" in terminal.type("1")


def test_a_person_can_look_things_up(tmp_path: Path) -> None:
    row = ["acid_attack", "frenzy", "camouflage"]
    file = scene_file(tmp_path, {"cards": ["hibernation"]}, {}, row=row, dice=["special"] * 6)
    with Terminal("play", "--load", file, "--lang", "en") as terminal:
        shown = terminal.read()
        assert re.search(r"shows +special special special special special special", shown) and "2 rolls left" in shown
        assert re.search(r"4  Hibernation", terminal.type("c"))
        assert "Buzz: Tiger" in terminal.type("c acid")
        assert "duel/D18" in terminal.type("w 1")


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "duel", "--seats", "3"),
        ("play", "duel", "--hard"),
        ("play", "tokyo", "--solo"),
        ("play", "duel", "--module", "tower"),
        ("play", "duel", "--monster", "godzilla"),
        ("cards", "chess"),
    ],
)
def test_a_wrong_call_is_refused_with_2(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2 and done.stdout == "" and done.stderr
    assert "Traceback" not in done.stderr
