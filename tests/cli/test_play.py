"""Playing in a terminal, with the real program."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import baffe
from tests.cli.terminal import Terminal, run

RAW_ID = re.compile(
    r"\b(event|word|ask|card|cause|place|token|monster|refused|play)-[a-z_]+|\b(keep|buy|heart|first|copy|sell):"
)


def scene_file(folder: Path, *seats: dict[str, Any], **scene: Any) -> str:
    path = folder / "scene.txt"
    path.write_text(baffe.scene("tokyo", {"seats": list(seats), **scene}).record(), encoding="utf-8")
    return str(path)


def choices(path: Path) -> list[str]:
    """The words of a record."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split()[2] for line in lines[lines.index("choices") + 1 :]]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_is_played_to_its_end(language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    with Terminal("play", "tokyo", "--seed", "5", "--lang", language, "--record", str(record)) as terminal:
        shown = terminal.read()
        everything = shown
        while not terminal.ended:
            shown = terminal.type("")
            if "not a choice" in shown or "pas un choix" in shown:
                shown = terminal.type("1")
            everything += shown
        assert terminal.leave() == 0
    outcome = baffe.replay(record.read_text(encoding="utf-8")).outcome
    assert outcome is not None
    assert ("wins!" if language == "en" else "gagne\u202f!") in everything
    assert RAW_ID.search(everything) is None
    lines = [line for line in everything.splitlines() if not line.startswith("baffe:")]  # those name a long file
    assert [line for line in lines if cell_len(line) > 80] == []


def test_numbers_of_dice_roll_them_again(tmp_path: Path) -> None:
    file = scene_file(tmp_path, {}, {}, dice=["1", "2", "3", "heart", "energy", "smash"])
    for typed, word in (
        ("2 5", "keep:1,3,heart,smash"),
        ("25", "keep:1,3,heart,smash"),
        ("k 1 6", "keep:1,smash"),
        ("123456", "keep:none"),
        ("keep:2,heart", "keep:2,heart"),
        ("", "stop"),
    ):
        record = tmp_path / "record.txt"
        with Terminal("play", "--load", file, "--record", str(record)) as terminal:
            terminal.read()
            terminal.type(typed)
            terminal.type("q")
            assert terminal.leave() == 0
        assert choices(record)[0] == word, typed


@pytest.mark.parametrize("typed", ["7", "0", "1 7", "nonsense", "k", "keep:smash,smash", "buy:jets", "²"])
def test_bad_input_is_explained_and_asked_again(typed: str, tmp_path: Path) -> None:
    file = scene_file(tmp_path, {}, {}, dice=["1", "2", "3", "heart", "energy", "smash"])
    record = tmp_path / "record.txt"
    with Terminal("play", "--load", file, "--record", str(record)) as terminal:
        terminal.read()
        assert f"“{typed}” is not a choice here" in terminal.type(typed)
        terminal.type("q")
        assert terminal.leave() == 0
    assert choices(record) == []


def test_a_roll_shows_numbered_dice_and_no_list_of_words(tmp_path: Path) -> None:
    file = scene_file(
        tmp_path, {"energy": 1, "cards": ["energy_drink"]}, {}, dice=["1", "1", "2", "3", "heart", "smash"]
    )
    with Terminal("play", "--load", file) as terminal:
        shown = terminal.read()
        assert re.search(r"die +1 +2 +3 +4 +5 +6", shown)
        assert re.search(r"shows +1 +1 +2 +3 +♥ +smash", shown)
        assert "2 rolls left" in shown and "a  Energy Drink" in shown
        assert shown.count("Enter") == 1 and "keep:" not in shown
        assert "3 rolls left" in terminal.type("a")


def test_a_die_is_changed_in_steps_and_one_can_go_back(tmp_path: Path) -> None:
    file = scene_file(
        tmp_path,
        {"energy": 2, "cards": ["stretchy"]},
        {},
        dice=["1", "2", "3", "heart", "energy", "smash"],
        rolls_left=0,
    )
    with Terminal("play", "--load", file) as terminal:
        assert "Will you change your dice" in terminal.read()
        assert "Which die?" in terminal.type("1")
        assert "Which face?" in terminal.type("4")
        assert "Which die?" in terminal.type("")
        terminal.type("4")
        assert "turns ♥ into smash" in terminal.type("5")


def test_a_person_can_look_things_up(tmp_path: Path) -> None:
    file = scene_file(tmp_path, {"cards": ["jets"]}, {"place": "city"}, market=["mimic", "skyscraper", "heal"])
    with Terminal("play", "--load", file) as terminal:
        shown = terminal.read()
        assert "Mimic 8⚡ · Skyscraper 6⚡ · Heal 3⚡" in shown
        assert "s FILE" in terminal.type("?")
        assert re.search(r"4  Jets", terminal.type("c"))
        assert "Score 4★" in terminal.type("c 2")
        assert "you lose none" in terminal.type("c JETS")
        assert "you lose none" in terminal.type("c reacteurs")
        assert "Perhaps: Jets" in terminal.type("c jetz")
        assert "tokyo/R14" in terminal.type("w 1")
        assert "is not a number" in terminal.type("w x")
        assert "Tokyo City" in terminal.type("t")


def test_a_price_is_shown_after_reductions(tmp_path: Path) -> None:
    file = scene_file(
        tmp_path,
        {"energy": 5, "cards": ["alien_origin"]},
        {},
        market=["skyscraper", "mimic", "heal"],
        step="buy",
    )
    with Terminal("play", "--load", file) as terminal:
        shown = terminal.read()
        assert "Skyscraper 5⚡ instead of 6⚡" in shown
        assert "Buy Skyscraper for 5⚡" in shown and "Buy Mimic" not in shown


def test_the_last_choice_can_be_taken_back_while_chance_is_silent(tmp_path: Path) -> None:
    file = scene_file(
        tmp_path,
        {"cards": ["healing_ray"]},
        {"hearts": 5},
        {"place": "city"},
        dice=["heart", "heart", "1", "1", "2", "smash"],
        step="resolve",
    )
    with Terminal("play", "--load", file) as terminal:
        assert "will you resolve first" in terminal.read()
        assert "2 heart dice" in terminal.type("1")
        assert "will you resolve first" in terminal.type("u")
        assert "heart dice" in terminal.type("1")
    file = scene_file(tmp_path, {}, {})
    with Terminal("play", "--load", file) as terminal:
        terminal.read()
        terminal.type("1")
        assert "cannot be undone" in terminal.type("u")


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    save, record = tmp_path / "game.json", tmp_path / "record.txt"
    with Terminal("play", "--seed", "5", "--monster", "gigazaur") as terminal:
        terminal.read()
        assert "Saved in" in terminal.type(f"s {save}").replace("\n", " ")
        terminal.type("q")
        assert terminal.leave() == 0
    with Terminal("play", "--load", str(save), "--record", str(record)) as terminal:
        assert "Gigazaur (you)" in terminal.read()
        terminal.type("q")
        assert terminal.leave() == 0
    again = baffe.replay(record.read_text(encoding="utf-8"))
    assert again.state_hash() == baffe.load(save.read_text(encoding="utf-8")).state_hash()


def test_a_file_that_is_no_game_is_never_overwritten(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary", encoding="utf-8")
    with Terminal("play", "--seed", "5") as terminal:
        terminal.read()
        assert "choose another name" in terminal.type(f"s {diary}").replace("\n", " ")
    assert run("play", "--seed", "5", "--record", str(diary)).returncode == 1
    assert diary.read_text(encoding="utf-8") == "Dear diary"


def test_leaving_without_a_record_offers_to_save(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    with Terminal("play", "--seed", "5") as terminal:
        terminal.read()
        assert "to leave without saving" in " ".join(terminal.type("q").split())
        terminal.type(str(save))
        assert terminal.leave() == 0
    assert baffe.load(save.read_text(encoding="utf-8")).decision is not None


@pytest.mark.parametrize("key", ["C", "D"])
def test_the_record_survives_a_sudden_end(key: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    with Terminal("play", "--seed", "5", "--record", str(record)) as terminal:
        terminal.read()
        shown = terminal.press(key)
        assert terminal.leave() == 0
    assert "Traceback" not in shown
    assert baffe.replay(record.read_text(encoding="utf-8")).decision is not None


def test_several_people_pass_the_keyboard(tmp_path: Path) -> None:
    file = scene_file(
        tmp_path, {"energy": 3, "cards": ["made_in_a_lab"], "monster": "gigazaur"}, {}, deck=["skyscraper"], step="buy"
    )
    with Terminal("play", "--load", file, "--humans", "2") as terminal:
        shown = terminal.read()
        assert "Gigazaur looks at a card of the deck" in shown
        assert "deck: Skyscraper" not in shown  # the screen is for everybody
        shown = terminal.type("")
        assert "Pass the keyboard to" in shown and "Which dice" not in shown
        assert "Which dice" in terminal.type("")


def test_without_a_terminal_bots_play() -> None:
    done = run("play", "tokyo", "--seed", "3", "--seats", "5", "--bots", "simple,random", "--lang", "fr")
    assert done.returncode == 0 and done.stderr == ""
    assert "── Tour 1\u202f: " in done.stdout
    assert "gagne\u202f!" in done.stdout or "personne ne gagne" in done.stdout
    assert RAW_ID.search(done.stdout) is None
    assert done.stdout == run("play", "--seed", "3", "--seats", "5", "--bots", "simple,random", "--lang", "fr").stdout


def test_colours_can_be_switched_off() -> None:
    colour = re.compile(r"\x1b\[[0-9;]*3[0-9]m")
    with Terminal("play", "--seed", "5") as terminal:
        terminal.read()
        assert colour.search(terminal.raw)
    with Terminal("play", "--seed", "5", NO_COLOR="1") as terminal:
        terminal.read()
        assert colour.search(terminal.raw) is None
    assert "\x1b" not in run("play", "--seed", "5").stdout


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"LC_ALL": "fr_FR.UTF-8"}, "Tour"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_BE", "LANG": "en_GB"}, "Tour"),
        ({"LC_ALL": "", "LANG": "fr"}, "Tour"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "fr"}, "Turn"),
        ({"LC_ALL": ""}, "Turn"),
    ],
)
def test_the_language_is_that_of_the_environment(variables: dict[str, str], word: str) -> None:
    assert f"── {word} 1" in run("play", "--seed", "5", **variables).stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "chess"),
        ("play", "tokyo", "--seats", "7"),
        ("play", "tokyo", "--bots", "genius"),
        ("play", "tokyo", "--monster", "godzilla"),
        ("play", "tokyo", "--lang", "de"),
        ("play", "tokyo", "--sauce"),
        ("dance",),
    ],
)
def test_a_wrong_call_is_refused_with_2(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2 and done.stdout == "" and done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "cards", "bench"])
def test_help_speaks_both_languages_and_gives_examples(command: str) -> None:
    english, french = run(command, "--help"), run(command, "--help", LC_ALL="fr_FR.UTF-8")
    assert english.returncode == french.returncode == 0
    assert f"Examples:\n    baffe {command}" in english.stdout
    assert f"Exemples\u202f:\n    baffe {command}" in french.stdout


def test_the_version_is_told() -> None:
    assert run("--version").stdout == f"baffe {baffe.__version__}\n"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_with_modules_is_played_to_its_end(language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    call = ("play", "tokyo", "--module", "cultists", "--module", "tower", "--seed", "3", "--lang", language)
    done = run(*call, "--seats", "3", "--bots", "random", "--record", str(record))
    assert done.returncode == 0, done.stderr
    greeting = {"en": "With the extras Cultists and Tokyo Tower.", "fr": "les suppléments Cultistes et Tour de Tokyo."}
    assert greeting[language] in done.stdout
    assert "Cultist" in done.stdout and RAW_ID.search(done.stdout) is None
    again = baffe.replay(record.read_text(encoding="utf-8"))
    assert again.outcome is not None and again.view(None)["options"]["modules"] == ["cultists", "tower"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_of_halloween_is_played_to_its_end(language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    call = ("play", "tokyo", "--module", "halloween", "--monster", "pumpkin jack", "--seed", "5", "--lang", language)
    done = run(*call, "--seats", "3", "--bots", "random", "--record", str(record))
    assert done.returncode == 0, done.stderr
    assert "Pumpkin Jack" in done.stdout and RAW_ID.search(done.stdout) is None
    shown = {"en": "is shown two costumes: ", "fr": "voit deux costumes\u202f: "}
    assert done.stdout.count(shown[language]) == 3
    assert baffe.replay(record.read_text(encoding="utf-8")).outcome is not None
    assert run("play", "tokyo", "--monster", "pumpkin jack").returncode == 2


def test_a_costume_is_chosen_and_stolen_at_the_keyboard(tmp_path: Path) -> None:
    with Terminal("play", "tokyo", "--seats", "2", "--seed", "3", "--module", "halloween", "--lang", "en") as terminal:
        shown = terminal.read()
        assert "Which costume will you wear?" in shown and "1  Wear " in shown
        assert " wears " in terminal.type("1")
    seats: list[dict[str, Any]] = [{"energy": 9, "place": "city"}, {"cards": ["ghost"]}]
    dice = ["smash", "smash", "smash", "1", "2", "3"]
    file = scene_file(tmp_path, *seats, dice=dice, step="resolve", options={"modules": ["halloween"]})
    with Terminal("play", "--load", file, "--lang", "en") as terminal:
        assert re.search(r"1  Steal Ghost from .+ for 4⚡", terminal.read())
        assert re.search(r"steals Ghost from .+ for 4⚡", terminal.type("1"))
        assert "halloween/H11" in terminal.type("w 1")


def test_a_cultist_is_traded_at_the_keyboard_and_its_rule_is_told(tmp_path: Path) -> None:
    seats: list[dict[str, Any]] = [{"hearts": 5, "cultists": 2, "tower": [1]}, {}]
    dice = ["1", "2", "3", "heart", "energy", "smash"]
    file = scene_file(tmp_path, *seats, dice=dice, options={"modules": ["cultists", "tower"]})
    with Terminal("play", "--load", file, "--lang", "en") as terminal:
        shown = terminal.read()
        assert "2 Cultists, Tower level 1" in shown
        assert "a  Cultist: discard one for one more roll" in shown
        shown = terminal.type("cultist:heart")
        assert "gains 1♥ (for a Cultist)" in shown
        shown = terminal.type("w 1")
        assert "cultists/C5" in shown and "you may discard a Cultist" in shown
        assert "1 Cultist," in terminal.type("t")


@pytest.mark.parametrize(
    ("language", "line"), [("en", "As they are: 2★, 1 smash on "), ("fr", "Tels quels\u202f: 2★, 1 baffe sur ")]
)
def test_what_the_dice_bring_stands_below_them(language: str, line: str, tmp_path: Path) -> None:
    dice = ["2", "2", "2", "1", "3", "smash"]
    file = scene_file(tmp_path, {}, {"place": "city"}, dice=dice)
    with Terminal("play", "--load", file, "--lang", language) as terminal:
        assert line in terminal.read()
