"""The engine tests of what has changed: `make quick` runs them after format, lint and types, within a minute.

Changed is what differs from the branch `main`, or from HEAD on it, with what is not committed yet. A change of the
kernel touches everything; of that the part is run that finds most for its time, and `make test-plain` runs the rest.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SMOKE = ("tests/kernel", "tests/generic/test_catalogue.py", "tests/perft")
# The folder that has changed, and what is run for it; the first that fits.
CHOSEN: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("src/baffe/games/tokyo/", ("tests/scenes/tokyo", "tests/perft", "tests/saves")),
    ("src/baffe/games/duel/", ("tests/scenes/duel", "tests/saves")),
    ("src/baffe/games/heavy_hitters/", ("tests/scenes/heavy_hitters",)),
    ("src/baffe/kernel/", ("tests/kernel", "tests/perft", "tests/saves", "tests/generic/test_refusals.py")),
    ("src/baffe/texts/", ("tests/texts", "tests/test_rulebook.py")),
    ("src/baffe/bots/", ("tests/arena",)),
    ("src/baffe/arena/", ("tests/arena", "tests/cli/test_simulate.py")),
    ("src/baffe/cli/", ("tests/cli",)),
    ("src/baffe/__", ("tests/cli/test_simulate.py", "tests/test_repository.py")),
    ("docs/rules/", ("tests/test_rulebook.py",)),
    ("docs/house-numbers.md", ("tests/scenes/heavy_hitters/test_tables.py",)),
    ("docs/", ("tests/test_notation.py", "tests/test_notation_duel.py", "tests/test_repository.py")),
    ("tools/rules.py", ("tests/test_rules_tool.py",)),
    ("tools/rulebook.py", ("tests/test_rulebook.py",)),
    ("tools/", ("tests/test_quick.py", "tests/kernel/test_declared.py")),
    ("tests/houses/", ("tests/generic/test_catalogue.py", "tests/generic/test_folds.py")),
)
# They have a make target of their own.
SLOW = ("tests/browser/", "tests/engines/", "tests/service/", "tests/web/", "tests/kills/")


def changed() -> list[str]:
    """Paths of all files that differ, committed or not."""
    base = git("merge-base", "HEAD", "main") or ["HEAD"]
    return sorted({*git("diff", "--name-only", base[0]), *git("ls-files", "--others", "--exclude-standard")})


def git(*words: str) -> list[str]:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()


def chosen_for(paths: Iterable[str]) -> dict[str, str]:
    """The tests to run, each with the change that asks for it."""
    found: dict[str, str] = {}
    for path in paths:
        if path.startswith("tests/") and Path(path).name.startswith("test_") and not path.startswith(SLOW):
            found.setdefault(path, path)
            continue
        for folder, tests in CHOSEN:
            if path.startswith(folder):
                for test in tests:
                    found.setdefault(test, path)
                break
    folders = [test for test in found if not test.endswith(".py")]
    inside = [test for test in found if any([test.startswith(folder + "/") for folder in folders])]
    return {test: why for test, why in found.items() if test not in inside}


def main() -> int:
    chosen = {test: why for test, why in chosen_for(changed()).items() if (ROOT / test).exists()}
    if not chosen:
        chosen = dict.fromkeys(SMOKE, "nothing of the engine has changed")
    for test, why in chosen.items():
        print(f"{test}: {why}")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-x", "-m", "not prove", *chosen]
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    return 0 if code == 5 else code  # 5: all that was chosen is a long proof


if __name__ == "__main__":
    sys.exit(main())
