"""Which games there are: ours, and those of installed packages, whole or not."""

import re
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest

from baffe.bots import bot_class, bots_of, make
from baffe.bots.chaos import RandomBot
from baffe.games import GAMES, PLUGS, Plug, registry
from baffe.games.plug import resolve, texts_in
from baffe.games.registry import LANGUAGES, Plugs
from baffe.texts import has_text
from tests.cli.terminal import run
from tests.tiny.plugs import AMBUSH, HEXWALK

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web/src/games"
NAMELESS = Plug(name="nameless", game="tests.tiny.ambush:Ambush", texts=AMBUSH.texts)
SILENT = Plug(name="ambush", game=AMBUSH.game, texts="tests.tiny:texts/{language}/nowhere")


def packages(tmp_path: Path, **games: str) -> Path:
    """A folder in which a package of that name has registered that game: its path in Python."""
    for package, game in games.items():
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir(exist_ok=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[baffe.games]\n{game}\n", encoding="utf-8")
    return tmp_path


def found(monkeypatch: pytest.MonkeyPatch, *entries: str) -> Plugs:
    """A registry where packages have these entry points, and Hexwalk is ours."""
    parts = [entry.split(" = ") for entry in entries]
    points = EntryPoints([EntryPoint(name, value, registry.GROUP) for name, value in parts])
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    return Plugs(HEXWALK)


def test_a_package_adds_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    plugs = found(monkeypatch, "ambush = tests.tiny.plugs:AMBUSH")
    assert plugs["ambush"] is AMBUSH
    assert list(plugs) == ["hexwalk", "ambush"] and not plugs.left_out()


def test_nobody_looks_for_packages_before_a_game_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(group: str) -> Any:
        raise AssertionError("not needed")

    monkeypatch.setattr(registry, "entry_points", never)
    assert Plugs(HEXWALK)["hexwalk"] is HEXWALK


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("ambush = tests.tiny.nowhere:AMBUSH", "ModuleNotFoundError: No module named 'tests.tiny.nowhere'"),
        ("ambush = tests.tiny.plugs:NOBODY", "AttributeError: module 'tests.tiny.plugs' has no attribute 'NOBODY'"),
        ("ambush = tests.tiny.ambush:Ambush", "TypeError: the entry point names no Plug"),
        ("other = tests.tiny.plugs:AMBUSH", "ValueError: the entry point is called 'other', the game 'ambush'"),
        ("nameless = tests.plug.test_registry:NAMELESS", "TypeError: tests.tiny.ambush:Ambush is not a game called"),
        ("ambush = tests.plug.test_registry:SILENT", "LookupError: there are no texts in 'en'"),
    ],
)
def test_a_broken_game_is_told_in_a_sentence_and_stops_no_other(
    monkeypatch: pytest.MonkeyPatch, entry: str, reason: str
) -> None:
    plugs = found(monkeypatch, entry, "zebra = tests.tiny.plugs:AMBUSH", "ambush2 = x:y")
    assert list(plugs) == ["hexwalk"]
    told = [str(each) for each in plugs.left_out()]
    broken = [each for each in told if reason in each]
    assert len(told) == 3 and len(broken) == 1
    assert re.match(r"the game \w+ of the package tests[\w.]* is left out: ", broken[0]) and "\n" not in broken[0]


def test_a_name_that_is_taken_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    plugs = found(monkeypatch, "hexwalk = tests.tiny.plugs:HEXWALK", "ambush = tests.tiny.plugs:AMBUSH")
    assert list(plugs) == ["hexwalk", "ambush"]
    (only,) = plugs.left_out()
    assert (only.game, only.why) == ("hexwalk", "taken") and "already" in str(only)
    with pytest.raises(ValueError, match="already"):
        plugs.register(AMBUSH)


def test_the_compiled_form_says_that_it_plays_only_what_was_compiled_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "COMPILED", True)
    plugs = found(monkeypatch, "ambush = tests.tiny.plugs:AMBUSH")
    assert list(plugs) == ["hexwalk"]
    assert "the plain form plays this one" in str(plugs.left_out()[0])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "baffe: The game duel of the package greedy is left out: a game of this name is there already."),
        ("fr", "baffe: Le jeu duel du paquet greedy est laissé de côté\u202f: un jeu porte déjà ce nom."),
    ],
)
def test_the_command_line_says_what_is_left_out_and_goes_on(tmp_path: Path, language: str, sentence: str) -> None:
    path = packages(tmp_path, greedy="duel = tests.tiny.plugs:AMBUSH", broken="ambush = nowhere:NOBODY")
    done = run("simulate", "duel", "--games", "1", "--json", "--lang", language, PYTHONPATH=f"{ROOT / 'src'}:{path}")
    assert done.returncode == 0 and done.stdout.startswith("{")
    assert sentence in done.stderr.splitlines() and "broken" in done.stderr
    missing = run("simulate", "ambush", "--games", "1", PYTHONPATH=f"{ROOT / 'src'}:{path}")
    assert missing.returncode == 2 and "unknown_game" in missing.stderr


# -- what is registered --


@pytest.mark.parametrize("name", list(PLUGS))
def test_everything_that_a_plug_names_is_there(name: str) -> None:
    plug = PLUGS[name]
    assert GAMES[name].name == name and GAMES[name] is GAMES[name]
    for reference in filter(None, (plug.wording, plug.look, plug.tally, *plug.bots.values())):
        assert isinstance(resolve(reference), type)
    for language in LANGUAGES:
        assert texts_in(plug.texts, language)
        assert has_text(language, f"{name}-name")
        for figure in GAMES[name].figures():
            assert has_text(language, f"{name}-{plug.figures}-{figure}")
        options = [one.name for one in GAMES[name].switches()] + [one.name for one in GAMES[name].settings()]
        assert [option for option in options if not has_text(language, f"{name}-option-{option}")] == []
        for rival in GAMES[name].rivals():
            assert has_text(language, f"{name}-rival-{rival.name}.plays")
    if plug.bench is not None:
        assert plug.bench.compared in plug.bench.seats


@pytest.mark.parametrize("name", list(PLUGS))
def test_a_plug_tells_the_truth_about_the_page(name: str) -> None:
    plug = PLUGS[name]
    assert plug.page == (PAGE / name / "index.ts").is_file()
    assert bool(plug.companion) == (PAGE / name / "Companion.svelte").is_file()
    assert bool(plug.companion) == has_text("en", f"{name}-real")


def test_every_folder_of_the_page_belongs_to_a_plug() -> None:
    assert {path.parent.name for path in PAGE.glob("*/index.ts")} == {name for name in PLUGS if PLUGS[name].page}


def test_a_game_without_a_simple_bot_is_played_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLUGS._plugs, "hexwalk", HEXWALK)
    monkeypatch.setitem(PLUGS._plugs, "ambush", AMBUSH)
    assert bots_of("hexwalk") == ("random",) and bots_of("ambush") == ("random", "simple")
    assert isinstance(make("hexwalk", "simple", 1), RandomBot)
    assert bot_class("ambush", "simple").__name__ == "BoldBot"
    with pytest.raises(ValueError, match="'genius' is none of random, simple"):
        make("ambush", "genius", 1)
