"""The tiny games are whole games: in the terminal by bots and people, and through the service."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from baffe.games import PLUGS
from baffe.service import wire
from baffe.service.service import Service
from tests.cli.terminal import Terminal, run
from tests.plug.test_registry import ROOT, packages
from tests.service.support import FREE, ME, Person, serve
from tests.tiny.plugs import AMBUSH, HEXWALK


@pytest.fixture
def path(tmp_path: Path) -> str:
    """Where Python finds a package that has registered both."""
    found = packages(tmp_path, tiny="ambush = tests.tiny.plugs:AMBUSH\nhexwalk = tests.tiny.plugs:HEXWALK")
    return f"{ROOT / 'src'}:{ROOT}:{found}"


@pytest.mark.parametrize(
    ("game", "language", "end"),
    [
        ("ambush", "en", " the most stars."),
        ("ambush", "fr", " le plus d’étoiles."),
        ("hexwalk", "en", "Night falls: "),
        ("hexwalk", "fr", "La nuit tombe\u202f: "),
    ],
)
def test_bots_play_it_in_the_terminal(path: str, game: str, language: str, end: str) -> None:
    done = run("play", game, "--seed", "3", "--lang", language, PYTHONPATH=path)
    assert done.returncode == 0 and not done.stderr
    assert end in done.stdout.splitlines()[-1] and "⟦" not in done.stdout


def test_somebody_walks_against_a_bear_in_the_terminal(path: str) -> None:
    with Terminal("play", "hexwalk", "--seats", "2", "--solo", "--seed", "2", PYTHONPATH=path) as terminal:
        screen = terminal.read()
        assert "A bear plays Player 2." in screen and "Which way? Steps left:" in screen
        assert "▸ Player 1 (you)  at 0, -2 · berries 0 · traps 2" in screen
        screen += terminal.type("?")
        while not terminal.ended:
            screen += terminal.type("1")
        assert terminal.leave() == 0
    assert "The game is over." in screen


def test_what_the_game_cannot_do_is_refused(path: str) -> None:
    for wish, field in (("--real", "real"), ("--monster=gigazaur", "monster"), ("--module=tower", "module")):
        done = run("play", "hexwalk", wish, PYTHONPATH=path)
        assert done.returncode == 2 and f"[bad_option] {field}" in done.stderr
    cards = run("cards", "hexwalk", PYTHONPATH=path)
    assert cards.returncode == 1


@pytest.mark.parametrize("plug", [AMBUSH, HEXWALK], ids=lambda plug: plug.name)
def test_people_play_it_through_the_service(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, plug: Any) -> None:
    monkeypatch.setitem(PLUGS._plugs, plug.name, plug)

    async def act(service: Service) -> None:
        assert plug.name in [told.name for told in service.games()]
        lea, tom = Person(service), Person(service)
        opened = await service.open(lea.guest, wire.Open(plug.name, [ME, FREE], name="Léa", pace="off"))
        code = opened.table.code
        await service.join(tom.guest, code, wire.Join("Tom"))
        await service.begin(lea.guest, code)
        await lea.sit(code)
        await tom.sit(code)
        await asyncio.gather(lea.play_on(), tom.play_on())
        assert lea.ear.view["outcome"] == tom.ear.view["outcome"] and not lea.ear.errors

    serve(tmp_path, act)
