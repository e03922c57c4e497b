"""Which test shows a rule, a card or a ruling, and where docs/rulings.md answers what no test can show.

What there is to show stands in tests/facts. A test names what it shows in its docstring: rules by their space, as
tokyo/R41, two/V2, cultists/C5, duel/D36, autobot/A9, gkr/G50; cards, monsters and other components by their game, as
tokyo/card/jets, duel/monster/alienoid, gkr/weapon/db_p1, gkr/column/deploy-1; tokyo/card/jets#2 is the second ruling
about a card. Rows of the tables in docs/rulings.md begin with the same names.
The exit code is 1 when something has neither, or when something is cited that does not exist.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
KINDS = ("card", "monster", "weapon", "keyword", "pilot", "upgrade", "map", "path", "column")  # of components
CITATION = re.compile(rf"\b[a-z_]+/(?:(?:{'|'.join(KINDS)})/[a-z0-9_]+(?:-\d)?(?:#\d+)?|[A-Z]\d+)\b")
# Where the components of Heavy Hitters stand: file, list in it, kind.
COMPONENTS = (
    ("components", "weapons", "weapon"),
    ("components", "keywords", "keyword"),
    ("components", "utility_cards", "card"),
    ("components", "sponsor_cards", "card"),
    ("components", "pilots", "pilot"),
    ("components", "upgrade_tiles", "upgrade"),
    ("components", "alternative_paths", "path"),
    ("scenarios", "scenarios", "map"),
)
COLUMNS = ("deploy", "hh", "combat", "repair", "recon", "reveal")  # tables of solo opponents, with six columns each
WIDTH = 120


@dataclass
class Item:
    """Something to show: a rule, a card, a monster or one ruling about a card."""

    id: str
    title: str
    tests: list[str] = field(default_factory=list)  # path::name
    answers: list[str] = field(default_factory=list)  # path:line

    @property
    def is_missing(self) -> bool:
        return not self.tests and not self.answers


@dataclass
class Report:
    items: list[Item]
    unknown: list[tuple[str, str]]  # citation, where

    @property
    def missing(self) -> list[Item]:
        return [item for item in self.items if item.is_missing]

    @property
    def is_good(self) -> bool:
        return not self.missing and not self.unknown

    def summary(self) -> str:
        kinds = dict.fromkeys(("rule", "ruling", *KINDS), 0)
        for item in self.items:
            kinds[kind_of(item.id)] += 1
        shown = sum(1 for item in self.items if item.tests)
        told = sum(1 for item in self.items if item.answers and not item.tests)
        others = "".join([f"{kinds[kind]} {kind}s, " for kind in KINDS if kind != "card" and kinds[kind]])
        return (
            f"{kinds['rule']} rules, {kinds['card']} cards, {others}{kinds['ruling']} rulings: "
            f"{shown} shown by tests, "
            f"{told} answered in docs/rulings.md only, {len(self.missing)} missing, {len(self.unknown)} unknown"
        )


def kind_of(citation: str) -> str:
    if "#" in citation:
        return "ruling"
    kind = citation.split("/")[1]
    return kind if kind in KINDS else "rule"


def facts(folder: Path, pattern: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Files of facts, each with the game that its name begins with."""
    for path in sorted(folder.glob(pattern)):
        yield path.name.partition("_")[0], yaml.safe_load(path.read_text(encoding="utf-8"))


def everything(folder: Path) -> dict[str, Item]:
    """All there is to show, by its name: rules in their order, then cards, each followed by its rulings, monsters."""
    found: dict[str, Item] = {}
    for pattern in ("*_rules.yaml", "*_defects.yaml"):
        for _, spaces in facts(folder, pattern):
            for space, rules in spaces.items():
                for number, title in rules.items():
                    name = f"{space}/{number}"
                    found[name] = Item(name, title)
    for game, deck in facts(folder, "*_cards.yaml"):
        for card in deck["cards"]:
            name = f"{game}/card/{card['id']}"
            found[name] = Item(name, card["name_en"])
            titles = card.get("rulings", [])
            for n in range(1, card["rulings_count"] + 1):
                title = titles[n - 1] if titles else f"ruling {n}"
                found[f"{name}#{n}"] = Item(f"{name}#{n}", f"{card['name_en']}, {title}")
        for monster in deck.get("monsters", []):
            name = f"{game}/monster/{monster['id']}"
            found[name] = Item(name, monster["name"])
    return found | components(folder)


def components(folder: Path) -> dict[str, Item]:
    """What the box of Heavy Hitters holds."""
    found: dict[str, Item] = {}
    for file, key, kind in COMPONENTS:
        for game, lists in facts(folder, f"*_{file}.yaml"):
            for row in lists[key]:
                name = f"{game}/{kind}/{row['id']}"
                found[name] = Item(name, row.get("name", row["id"]))
    for game, _ in facts(folder, "*_solo_tables.yaml"):
        for table in COLUMNS:
            for die in range(1, 7):
                name = f"{game}/column/{table}-{die}"
                found[name] = Item(name, f"{table}, die {die}")
    return found


def cited(text: str) -> list[str]:
    """Every name that a text cites, once, in the order of the text."""
    return list(dict.fromkeys(CITATION.findall(text)))


def cited_by_tests(root: Path) -> Iterator[tuple[str, str]]:
    """Every citation in the docstring of a test function, with the test's name."""
    for path in sorted((root / "tests").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                for name in cited(ast.get_docstring(node) or ""):
                    yield name, f"{path.relative_to(root).as_posix()}::{node.name}"


def cited_by_answers(root: Path) -> Iterator[tuple[str, str]]:
    """Every citation in the first cell of a table row of docs/rulings.md, with its line."""
    path = root / "docs" / "rulings.md"
    if not path.is_file():
        return
    for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("|"):
            for name in cited(line.split("|")[1]):
                yield name, f"{path.relative_to(root).as_posix()}:{n}"


def examine(root: Path) -> Report:
    """What is shown, answered, missing and unknown in a repository."""
    items = everything(root / "tests" / "facts")
    unknown: list[tuple[str, str]] = []
    for name, where in cited_by_tests(root):
        if name in items:
            items[name].tests.append(where)
        else:
            unknown.append((name, where))
    for name, where in cited_by_answers(root):
        if name in items:
            items[name].answers.append(where)
        else:
            unknown.append((name, where))
    return Report(list(items.values()), unknown)


def fit(line: str) -> str:
    return line if len(line) <= WIDTH else line[: WIDTH - 1] + "…"


def listing(report: Report) -> Iterator[str]:
    """Every item with its tests, grouped by file, and its answers."""
    for item in report.items:
        yield fit(f"{item.id}  {item.title}" + ("  MISSING" if item.is_missing else ""))
        file = ""
        for test in item.tests:
            path, _, name = test.partition("::")
            if path != file:
                file = path
                yield fit(f"    {path}")
            yield fit(f"        {name}")
        for answer in item.answers:
            yield fit(f"    {answer}")


def complaints(report: Report) -> Iterator[str]:
    if report.missing:
        yield "Neither shown by a test nor answered in docs/rulings.md:"
        for item in report.missing:
            yield fit(f"    {item.id}  {item.title}")
    if report.unknown:
        yield "Cited but unknown:"
        for name, where in report.unknown:
            yield fit(f"    {name}  in {where}")


def plain(report: Report, missing_only: bool) -> dict[str, Any]:
    items = report.missing if missing_only else report.items
    return {
        "items": [{"id": i.id, "title": i.title, "tests": i.tests, "answers": i.answers} for i in items],
        "missing": [item.id for item in report.missing],
        "unknown": [{"id": name, "where": where} for name, where in report.unknown],
        "summary": report.summary(),
    }


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(
        description="List every rule, card, monster and ruling with the tests that show it."
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--missing", action="store_true", help="only what is missing or unknown")
    wishes = parser.parse_args(arguments)
    report = examine(root)
    if wishes.json:
        print(json.dumps(plain(report, wishes.missing), ensure_ascii=False, indent=1))
    else:
        lines = [] if wishes.missing else list(listing(report))
        print("\n".join([*lines, *complaints(report), report.summary()]))
    return 0 if report.is_good else 1


if __name__ == "__main__":
    sys.exit(main())
