"""The same games in the page's Python as in ours: every message and every entry, byte by byte."""

import subprocess
from json import dumps
from pathlib import Path

import pytest

from tests.inside import device
from tests.inside.test_local_table import MODES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/baffe/web/page"
GAMES = 20


@pytest.mark.prove
@pytest.mark.parametrize("mode", MODES)
def test_the_page_plays_as_we_do(mode: str) -> None:
    games = [(MODES[mode], f"{number:x}") for number in range(GAMES)]
    command = [str(ROOT / "tools/node.sh"), "node", str(Path(__file__).with_name("page_python.mjs"))]
    done = subprocess.run(
        [*command, str(PAGE), device.__file__], input=dumps(games), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [device.digest(dumps(wish), seed) for wish, seed in games]
