"""The running game needs nothing but Python: a whole game where no other package can be imported."""

import subprocess
import sys
from pathlib import Path

import baffe

GAME = """
import sys
sys.path.insert(0, sys.argv[1])
from baffe.games import GAMES
from baffe.session import Clock, GameSession, RecordEntry, GameSetup

game = GAMES[sys.argv[2]]
session = GameSession(game, GameSetup(2, "7", {}), game.rules)
clock, entries, now = Clock(), [], 0.0
while not session.is_over:
    now += 1.0
    clock.follow([it.number for it in session.decisions], now)
    asked = session.decisions[0]
    assert clock.deadline([asked.number], "fast", now + 1) == 14.0
    entry = RecordEntry(asked.number, "choice", asked.seat, asked.options[-1], 0, "me", "", now)
    session.apply(entry)
    entries.append(entry)
again = GameSession.from_record(game, session.setup, game.rules, entries, [])
assert again.view(0) == session.view(0) and again.events(None, 0) == session.events(None, 0)
foreign = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names) - {"baffe", "__main__"}
assert not foreign, foreign
assert "asyncio" not in sys.modules
print(session.table.outcome["reason"])
"""


def test_a_whole_game_without_any_other_package() -> None:
    source = str(Path(baffe.__file__).parent.parent)
    for game in ("tokyo", "duel"):
        command = [sys.executable, "-I", "-S", "-c", GAME, source, game]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0 and done.stdout.strip(), done.stderr
