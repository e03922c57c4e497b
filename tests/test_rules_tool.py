"""The list of rules, cards and rulings: everything has a test or an answer, and the tool would notice if not."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools import rules

ROOT = Path(__file__).resolve().parent.parent
KINDS = {
    "rule": 186 + 18 + 142 + 352, "card": 64 + 12 + 50 + 29, "monster": 6, "ruling": 173 + 31 + 84, "weapon": 32,
    "keyword": 13, "pilot": 16, "upgrade": 12, "map": 7, "path": 4, "column": 36,
}  # fmt: skip

RULES = """
tokyo:
  R1: Start of the game
  R2: City and Bay
"""
CARDS = """
cards:
- {id: jets, name_en: Jets, rulings_count: 2}
"""
TEST = '''
def test_jets() -> None:
    """{}"""


def helper() -> None:
    """tokyo/R2 does not count here."""
'''
TABLE = """
| id | question | answer | source |
|---|---|---|---|
| {} | why not? | tokyo/R2 is named here too | rulebook |
"""
ALL = "tokyo/R1, tokyo/card/jets, tokyo/card/jets#1, tokyo/card/jets#2"


DUEL = """
cards:
- {id: frenzy, name_en: Frenzy, rulings_count: 2, rulings: [A whole turn, Penalties wait]}
monsters:
- {id: alienoid, name: Alienoid}
"""


def repository(root: Path, docstring: str, row: str) -> Path:
    """A small repository with one test and one row."""
    (root / "tests" / "facts").mkdir(parents=True)
    (root / "docs").mkdir()
    (root / "tests" / "facts" / "tokyo_rules.yaml").write_text(RULES, encoding="utf-8")
    (root / "tests" / "facts" / "tokyo_cards.yaml").write_text(CARDS, encoding="utf-8")
    (root / "tests" / "test_small.py").write_text(TEST.format(docstring), encoding="utf-8")
    (root / "docs" / "rulings.md").write_text(TABLE.format(row), encoding="utf-8")
    return root


def test_everything_has_a_test_or_an_answer() -> None:
    done = subprocess.run(
        [sys.executable, "tools/rules.py", "--missing"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_only_what_no_test_can_show_is_left_to_the_docs() -> None:
    """Whatever has a row but no test stands in the section that says why."""
    heading = "## What no test shows, and why"
    lines = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8").splitlines()
    within: set[int] = set()
    inside = False
    for n, line in enumerate(lines, start=1):
        if line.startswith("## "):
            inside = line.startswith(heading)
        if inside:
            within.add(n)
    told = [item for item in rules.examine(ROOT).items if item.answers and not item.tests]
    assert [i.id for i in told if not any(int(where.rpartition(":")[2]) in within for where in i.answers)] == []


def test_every_rule_card_and_ruling_is_listed() -> None:
    counts = dict.fromkeys(KINDS, 0)
    for name in rules.everything(ROOT / "tests" / "facts"):
        counts[rules.kind_of(name)] += 1
    assert counts == KINDS


def test_a_complete_repository_is_good(tmp_path: Path) -> None:
    root = repository(tmp_path, ALL, "`tokyo/R2`")
    report = rules.examine(root)
    assert report.is_good
    assert rules.main([], root) == 0
    shown = {item.id: (item.tests, item.answers) for item in report.items}
    assert shown["tokyo/card/jets#2"] == (["tests/test_small.py::test_jets"], [])
    assert shown["tokyo/R2"] == ([], ["docs/rulings.md:4"])


@pytest.mark.parametrize(
    ("docstring", "missing"),
    [
        ("tokyo/card/jets, tokyo/card/jets#1, tokyo/card/jets#2", ["tokyo/R1"]),
        ("tokyo/R1, tokyo/card/jets, tokyo/card/jets#1", ["tokyo/card/jets#2"]),
        ("tokyo/R1, tokyo/card/jets#1, tokyo/card/jets#2", ["tokyo/card/jets"]),
        ("", ["tokyo/R1", "tokyo/card/jets", "tokyo/card/jets#1", "tokyo/card/jets#2"]),
    ],
)
def test_what_nothing_shows_is_missing(tmp_path: Path, docstring: str, missing: list[str]) -> None:
    root = repository(tmp_path, docstring, "`tokyo/R2`")
    report = rules.examine(root)
    assert [item.id for item in report.missing] == missing
    assert rules.main(["--missing"], root) == 1


def test_cards_and_monsters_of_another_game_have_their_own_names(tmp_path: Path) -> None:
    cited = f"{ALL}, duel/card/frenzy: with duel/card/frenzy#2; duel/monster/alienoid."
    root = repository(tmp_path, cited, "`tokyo/R2`")
    (root / "tests" / "facts" / "duel_cards.yaml").write_text(DUEL, encoding="utf-8")
    report = rules.examine(root)
    assert [(item.id, item.title) for item in report.missing] == [("duel/card/frenzy#1", "Frenzy, A whole turn")]
    assert report.unknown == []
    assert "3 rules" not in report.summary() and "2 cards, 1 monsters, 4 rulings" in report.summary()


def test_only_the_first_cell_of_a_row_answers(tmp_path: Path) -> None:
    root = repository(tmp_path, ALL, "`tokyo/card/jets`")
    assert [item.id for item in rules.examine(root).missing] == ["tokyo/R2"]


def test_weapons_maps_and_columns_are_listed_too(tmp_path: Path) -> None:
    cited = f"{ALL}, gkr/weapon/db_p1 and gkr/column/deploy-1, not gkr/column/deploy-7."
    root = repository(tmp_path, cited, "`tokyo/R2`, `gkr/map/ring_road`")
    lists = dict.fromkeys([key for file, key, _ in rules.COMPONENTS if file == "components"], "[]")
    lists["weapons"] = "[{id: db_p1, name: Lance}, {id: db_p2, name: Cutter}]"
    text = "".join([f"{key}: {rows}\n" for key, rows in lists.items()])
    (root / "tests" / "facts" / "gkr_components.yaml").write_text(text, encoding="utf-8")
    maps = "scenarios: [{id: ring_road, name: Ring}]\n"
    (root / "tests" / "facts" / "gkr_scenarios.yaml").write_text(maps, encoding="utf-8")
    (root / "tests" / "facts" / "gkr_solo_tables.yaml").write_text("deploy: []\n", encoding="utf-8")
    report = rules.examine(root)
    missing = [item.id for item in report.missing]
    assert missing[0] == "gkr/weapon/db_p2" and len(missing) == 36
    assert "gkr/column/deploy-1" not in missing and "gkr/map/ring_road" not in missing
    assert [name for name, _ in report.unknown] == ["gkr/column/deploy-7"]


@pytest.mark.parametrize("name", ["tokyo/R3", "tokio/R1", "tokyo/card/jet", "tokyo/card/jets#3", "duel/card/jets"])
def test_a_citation_of_something_unknown_is_reported(tmp_path: Path, name: str) -> None:
    in_test = repository(tmp_path / "a", f"{ALL}, {name}", "`tokyo/R2`")
    in_docs = repository(tmp_path / "b", ALL, f"`tokyo/R2`, `{name}`")
    assert rules.examine(in_test).unknown == [(name, "tests/test_small.py::test_jets")]
    assert rules.examine(in_docs).unknown == [(name, "docs/rulings.md:4")]
    assert rules.main([], in_test) == rules.main([], in_docs) == 1


def test_the_list_fits_the_terminal_and_ends_with_a_summary(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = repository(tmp_path, "tokyo/R1, tokyo/R9", "`tokyo/R2`")
    assert rules.main([], root) == 1
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= 120 for line in lines)
    assert "    tokyo/card/jets#2  Jets, ruling 2" in lines
    assert "    tokyo/R9  in tests/test_small.py::test_jets" in lines
    assert lines[-1] == (
        "2 rules, 1 cards, 2 rulings: 1 shown by tests, 1 answered in docs/rulings.md only, 3 missing, 1 unknown"
    )


def test_the_list_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = repository(tmp_path, "tokyo/R1, tokyo/card/jets", "`tokyo/R2`")
    assert rules.main(["--json"], root) == 1
    read: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert read["missing"] == ["tokyo/card/jets#1", "tokyo/card/jets#2"]
    assert read["items"][0] == {
        "id": "tokyo/R1", "title": "Start of the game", "tests": ["tests/test_small.py::test_jets"], "answers": [],
    }  # fmt: skip
