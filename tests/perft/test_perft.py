"""Counting decision paths, as chess programs count moves: the same numbers in both forms, for ever.

After a wanted change `python -m tests.perft.test_perft` writes the numbers anew; look at them before you keep them.
"""

from pathlib import Path
from typing import Any

import pytest
import yaml

import baffe

FILES = {game: Path(__file__).with_name(f"{game}.yaml") for game in ("tokyo", "heavy_hitters")}
CASES: dict[tuple[str, str], dict[str, Any]] = {
    (game, name): case
    for game, path in FILES.items()
    for name, case in yaml.safe_load(path.read_text(encoding="utf-8")).items()
}
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


def counted(game: str, scene: dict[str, Any], levels: int | None = None) -> list[int]:
    tables = [baffe.scene(game, scene, events=False)]
    counts: list[int] = []
    while tables and (len(counts) < levels if levels is not None else True):
        tables = paths(tables)
        if levels is None and (len(tables) > MOST or len(counts) == 6):
            break
        counts.append(len(tables))
    return counts


@pytest.mark.parametrize(("game", "name"), CASES)
def test_the_number_of_paths(game: str, name: str) -> None:
    case = CASES[game, name]
    assert case["paths"], "count them first"
    assert counted(game, case["scene"], len(case["paths"])) == case["paths"]


def regenerate() -> None:
    for game, path in FILES.items():
        lines = path.read_text(encoding="utf-8").splitlines()
        name = ""
        for i, line in enumerate(lines):
            if line.endswith(":") and not line.startswith((" ", "#")):
                name = line[:-1]
            elif line.startswith("  paths:"):
                lines[i] = f"  paths: {counted(game, CASES[game, name]['scene'])}"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    regenerate()
