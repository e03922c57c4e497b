"""What the page gets of our Python: enough for whole games, nothing else, and the same bytes from the same sources."""

import subprocess
import sys
import zipfile
from pathlib import Path

from tools.archive import pack
from tools.bytecode import compile_archive

GAMES = """
import sys
sys.path.insert(0, sys.argv[1])
from json import dumps, loads
from baffe.inside.worker import receive

ME, BOT = {"kind": "me"}, {"kind": "bot"}
for game, seats, options in [("tokyo", [ME, BOT], {}), ("duel", [ME, BOT], {}), ("duel", [ME], {"autobot": "hard"})]:
    wish = {"game": game, "seats": seats, "options": options, "pace": "off"}
    sent, view, now = [{"type": "open", "code": "A", "seed": "7", "wish": wish}], None, 1.0
    while sent:
        told, wait = loads(receive(dumps(sent.pop()), now))
        view = ([it["view"] for it in told if "view" in it] or [view])[-1]
        mine = [it for it in view["decisions"] if "options" in it]
        if [it for it in told if it["type"] == "keep"]:
            sent = [{"type": "kept"}]
        elif mine:
            number = mine[0]["number"]
            sent = [{"type": "choose", "id": str(number), "number": number, "word": mine[0]["options"][-1]}]
        elif not view["outcome"]:
            now += wait
            sent = [{"type": "tick"}]
    print(view["outcome"]["reason"])
import baffe.bots.search.heavy_levels
import baffe.bots.search.levels
foreign = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names) - {"baffe", "__main__"}
assert not foreign, foreign
assert not {"asyncio", "socket", "email"} & set(sys.modules), "what is not needed is not loaded"
"""


def played(archive: Path) -> list[str]:
    """How games end that are played with nothing but Python and this file."""
    command = [sys.executable, "-I", "-S", "-c", GAMES, str(archive)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_archive_plays_whole_games_alone(tmp_path: Path) -> None:
    pack(tmp_path / "one.zip")
    pack(tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    compile_archive(str(tmp_path / "one.zip"), str(tmp_path / "bytecode.zip"))
    ends = played(tmp_path / "one.zip")
    assert len(ends) == 3 and played(tmp_path / "bytecode.zip") == ends


def test_the_archive_holds_rules_bots_and_the_running_game_only(tmp_path: Path) -> None:
    pack(tmp_path / "one.zip")
    names = zipfile.ZipFile(tmp_path / "one.zip").namelist()
    assert {name.split("/")[1] for name in names} == {"__init__.py", "kernel", "session", "games", "bots", "inside"}
    assert [name for name in names if not name.endswith(".py")] == []
