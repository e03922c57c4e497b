"""Write docs/rules from the texts: one page for each game, with every numbered rule, its title and what it says.

`--check` only compares, and also fails where a file cites a rule (tokyo/R41) that no page has.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "src/baffe"
PAGES = {
    "tokyo": ("King of Tokyo", ("tokyo", "two", "cultists", "tower", "halloween")),
    "duel": ("King of Tokyo Duel", ("duel", "autobot")),
    "heavy_hitters": ("GKR: Heavy Hitters", ("gkr",)),
}
HEAD = """# Rules of {name}, by number

Every rule that the log, a test or a document cites, in our own words. Doubtful cases are decided in
[rulings](../rulings.md); `make rules` names the tests that show a rule.
★ stars, ♥ hearts, ⚡ energy.

This page is made from the texts of the program by `make rulebook`: do not edit it.
"""
ID = re.compile(r"rule-([a-z]+)-([A-Z]\d+)")
CITATION = re.compile(r"\b[a-z]{3,}/[A-Z]\d+\b")
OURS = " *(house)*"  # behind a rule that is our own completion
HOUSE = """
Rules marked *(house)* are our own completion of what is not public: they may differ from the printed game.
"""
WRITTEN = (".py", ".md", ".ftl", ".ts", ".svelte", ".yaml")  # by hand: all else repeats what these say
MADE_UP = ("tests/test_rules_tool.py", "tests/test_rulebook.py")  # cite rules that do not exist, on purpose


@dataclass
class Rule:
    number: str  # tokyo/R41
    title: str
    text: str
    heading: str
    is_house: bool = False

    @property
    def space(self) -> str:
        return self.number.partition("/")[0]


def words_of(pattern: ast.Pattern | None) -> str:
    if pattern is None:
        return ""
    message = ast.Message(ast.Identifier("x"), pattern)
    return str(FluentSerializer().serialize_entry(message)).removeprefix("x =").strip()


def read(source: str) -> Iterator[Rule]:
    """The rules in a Fluent file, in its order, each with the heading above it."""
    heading = ""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.GroupComment):
            heading = entry.content or ""
        elif isinstance(entry, ast.Message) and (found := ID.fullmatch(entry.id.name)):
            notes = {attribute.id.name: words_of(attribute.value) for attribute in entry.attributes}
            is_house = notes.get("source") == "house"
            yield Rule("/".join(found.groups()), notes.get("title", ""), words_of(entry.value), heading, is_house)


def rules_in(language: str, folder: Path = TEXTS) -> list[Rule]:
    """Every rule that has a text in that language."""
    paths = [path for path in sorted(folder.rglob("*.ftl")) if language in path.relative_to(folder).parts]
    return [rule for path in paths for rule in read(path.read_text("utf-8"))]


def page(name: str, rules: list[Rule]) -> str:
    lines = [HEAD.format(name=name)]
    if any(rule.is_house for rule in rules):
        lines.append(HOUSE)
    heading = ""
    for rule in rules:
        if rule.heading != heading:
            heading = rule.heading
            lines.append(f"\n## {heading}\n\n| Number | Title | What it says |\n|---|---|---|\n")
        anchor = rule.number.replace("/", "-")
        lines.append(
            f'| <a id="{anchor}"></a>`{rule.number}` | {rule.title} | {rule.text}{OURS if rule.is_house else ""} |\n'
        )
    return "".join(lines)


def pages(rules: list[Rule]) -> dict[str, str]:
    """The pages by file name."""
    return {
        f"docs/rules/{game}.md": page(name, [rule for rule in rules if rule.space in spaces])
        for game, (name, spaces) in PAGES.items()
    }


def tracked(root: Path) -> list[str]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.split("\0") if name and (root / name).is_file()]


def unknown(root: Path, names: list[str], known: set[str]) -> list[str]:
    """Citations of rules that no page has, with their places."""
    found = []
    for name in names:
        if name in MADE_UP or not name.endswith(WRITTEN):
            continue
        for n, line in enumerate((root / name).read_text("utf-8").splitlines(), start=1):
            found += [f"{name}:{n}: {cited}" for cited in CITATION.findall(line) if cited not in known]
    return found


def problems(root: Path, rules: list[Rule]) -> list[str]:
    wrong = [f"{rule.number} has no title" for rule in rules if not rule.title]
    paged = {space for _, spaces in PAGES.values() for space in spaces}
    wrong += [f"{rule.number} has no page" for rule in rules if rule.space not in paged]
    for name, text in pages(rules).items():
        path = root / name
        if not path.is_file() or path.read_text("utf-8") != text:
            wrong.append(f"{name} is not up to date; run: make rulebook")
    known = {rule.number for rule in rules}
    return wrong + [f"{place} is not in docs/rules" for place in unknown(root, tracked(root), known)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if a page is old or a cited rule is on none")
    rules = rules_in("en")
    if parser.parse_args().check:
        if wrong := problems(ROOT, rules):
            sys.exit("\n".join(wrong))
        return
    for name, text in pages(rules).items():
        (ROOT / name).parent.mkdir(exist_ok=True)
        (ROOT / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
