"""The same games in the page's Python as in ours: every message with its views and events, every entry.

Both sides print a line for each game: a digest, how many messages were told, how many entries were kept.
"""

import subprocess
from json import dumps
from pathlib import Path
from typing import Final

import pytest

from tests.inside import device
from tests.inside.device import Plain
from tests.inside.test_levels import TACTICIAN, TITAN
from tests.inside.test_local_table import BOT, ME, MODES

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "src/baffe/web/page"
GAMES: Final = 200
PARTS: Final = 4  # of the games of a kind, so that all cores have something to do
ALONE: Final = ("cultists", "tower", "halloween")
KINDS: Final[dict[str, Plain]] = {
    **MODES,
    "tokyo with levels that think ahead": {"game": "tokyo", "seats": [ME, TITAN, TACTICIAN]},
    "duel with a titan": {"game": "duel", "seats": [ME, TITAN]},
    **{f"tokyo with {it}": {"game": "tokyo", "seats": [ME, BOT, BOT], "options": {"modules": [it]}} for it in ALONE},
}


@pytest.mark.prove
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", KINDS)
def test_the_page_plays_as_we_do(kind: str, part: int) -> None:
    games = [(KINDS[kind], f"{number:x}") for number in range(part, GAMES, PARTS)]
    command = [str(ROOT / "tools/node.sh"), "node", str(Path(__file__).with_name("page_python.mjs"))]
    done = subprocess.run(
        [*command, str(PAGE), device.__file__], input=dumps(games), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    there, here = done.stdout.splitlines(), [device.digest(dumps(wish), seed) for wish, seed in games]
    assert len(here) == GAMES // PARTS and there == here
    messages, entries = [sum([int(line.split()[place]) for line in here]) for place in (1, 2)]
    assert messages > entries > 10 * len(here), "whole games"
    print(f"{kind}: {len(here)} games, {messages} messages, {entries} entries are equal")
