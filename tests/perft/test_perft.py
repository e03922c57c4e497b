"""Counting decision paths, as chess programs count moves: the same numbers in both forms, for ever.

After a wanted change `python -m tests.perft.test_perft` writes the numbers anew; look at them before you keep them.
"""

from pathlib import Path
from typing import Any

import pytest
import yaml

import baffe

FILE = Path(__file__).with_name("tokyo.yaml")
CASES: dict[str, dict[str, Any]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
MOST = 3000  # paths at the deepest level that is counted


def paths(tables: list[baffe.Table]) -> list[baffe.Table]:
    """Every table one answer later. Of several open questions the first is answered."""
    after: list[baffe.Table] = []
    for table in tables:
        decision = table.decision
        if decision is not None:
            for word in decision.options:
                twin = table.copy()
                twin.play(word, decision.seat)
                after.append(twin)
    return after


def counted(scene: dict[str, Any], levels: int | None = None) -> list[int]:
    tables = [baffe.scene("tokyo", scene, events=False)]
    counts: list[int] = []
    while tables and (len(counts) < levels if levels is not None else True):
        tables = paths(tables)
        if levels is None and (len(tables) > MOST or len(counts) == 6):
            break
        counts.append(len(tables))
    return counts


@pytest.mark.parametrize("name", CASES)
def test_the_number_of_paths(name: str) -> None:
    case = CASES[name]
    assert case["paths"], "count them first"
    assert counted(case["scene"], len(case["paths"])) == case["paths"]


def regenerate() -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    name = ""
    for i, line in enumerate(lines):
        if line.endswith(":") and not line.startswith((" ", "#")):
            name = line[:-1]
        elif line.startswith("  paths:"):
            lines[i] = f"  paths: {counted(CASES[name]['scene'])}"
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    regenerate()
