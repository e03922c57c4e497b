"""What must hold for the repository as a whole."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import textwrap
import tomllib
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

import baffe
from baffe.games.tokyo.cards import fame
from tests.scenes.tokyo import support

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "baffe"
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
README = ROOT / "README.md"
PAGE_LOCK = ROOT / "web" / "package-lock.json"


def files() -> list[Path]:
    """Every file that is tracked, or would be with the next commit."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


@cache
def texts() -> list[tuple[str, str]]:
    found = []
    for path in files():
        content = path.read_bytes()
        if b"\0" not in content:
            found.append((path.relative_to(ROOT).as_posix(), content.decode("utf-8")))
    return found


def strangers() -> list[str]:
    """Words that tie the repository to one machine. They are put together here, so that this file passes too."""
    words = ["../" + "shared", "pypi" + ".org", "pythonhosted" + ".org", "npmjs" + ".org", "npmjs" + ".com"]
    words.append("/" + "root/")
    if len(ROOT.parts) > 2:
        words.append(str(ROOT))
    indexes = ("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "UV_INDEX_URL", "UV_DEFAULT_INDEX", "UV_INDEX")
    for name in (*indexes, "NPM_CONFIG_REGISTRY", "npm_config_registry"):
        for url in os.environ.get(name, "").split():
            words.append(urlsplit(url.rpartition("=")[2]).hostname or url)
    return words


@pytest.mark.parametrize("word", strangers())
def test_no_file_mentions_the_machine_it_was_written_on(word: str) -> None:
    assert [name for name, text in texts() if word in text] == []


# How work was shared out is nothing that a reader of the repository can know.
PROCESS = [
    r"\bissues? #?\d", r"\bissue is (closed|open)", r"\bseed 0\d\d\b", r"\bdocument 0\d\d\b", r"\bclosing note\b",
    r"\b(this|last|previous|next|first|another) (session|assignment|task)\b",
    r"\b(point|item)s? \d+\.\d+\b", r"^\| \d+\.\d+(\.\d+)? ",
]  # fmt: skip
MACHINE = [r"(?<![\w.~-])/(home|Users|work|root|mnt|scratch)/\w", r"(?<![\w.~-])/tmp/\w", r"\b[A-Z]:\\\\?Users\b"]
REGISTRY = [r"\bregistry\.[a-z]+\.[a-z]{2,}", r"\b(artifactory|nexus|devpi|verdaccio)\b", r"--(extra-)?index-url"]
MADE_FILES = ("web/package-lock.json", "tests/test_repository.py")


def places(pattern: str) -> list[str]:
    """Where a pattern is found in what people have written."""
    sought = re.compile(pattern, re.IGNORECASE | re.MULTILINE)
    return [name for name, text in texts() if name not in MADE_FILES and sought.search(text)]


@pytest.mark.parametrize("pattern", PROCESS + MACHINE + REGISTRY)
def test_no_file_speaks_of_what_an_outsider_cannot_know(pattern: str) -> None:
    assert places(pattern) == []


@pytest.mark.parametrize(
    "line",
    [
        "As Issue 9 asks", "before an issue is closed", "seed 003 says", "see document 002", "the last session did it",
        "| 2.1.4 independent fans | README |", "kept in /home/me/baffe", "built in /tmp/copy", "point 3.2",
        "from " + ".".join(["registry", "example", "org"]), "pip install --index-url x", "C:\\Users\\me",
    ],
)  # fmt: skip
def test_words_of_the_process_would_be_noticed(line: str) -> None:
    assert any(re.search(pattern, line, re.IGNORECASE | re.MULTILINE) for pattern in PROCESS + MACHINE + REGISTRY)


def test_the_status_names_only_what_exists() -> None:
    """Files, folders and tests; shortened names and missing ones are caught alike."""
    status = (ROOT / "docs" / "status.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([^`]+)`", status))
    paths = {name for name in named if re.match(r"(src|tests|docs|tools|web|\.ci)/", name)}
    tests = {name for name in named if re.fullmatch(r"test_\w+", name)}
    written = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py"))
    assert len(paths) > 50 and len(tests) > 30
    assert sorted(path for path in paths if not (ROOT / path).exists()) == []
    assert sorted(test for test in tests if f"def {test}(" not in written) == []
    assert [name for name in named if re.fullmatch(r"\w+\.py", name)] == []


def test_the_status_says_what_is_missing() -> None:
    rows = [line for line in (ROOT / "docs" / "status.md").read_text("utf-8").splitlines() if line.startswith("| ")]
    states = {row.split(" | ")[1] for row in rows}
    assert states == {"State", "done", "**missing**"}


def shown_folders() -> list[str]:
    """The folders in the tree of CONTRIBUTING.md, as paths; two more spaces lead one level down."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    tree = text.partition("## Where things are")[2].partition("```text\n")[2].partition("```")[0]
    above: list[str] = []
    found = []
    for line in tree.splitlines():
        spaces, name, about = re.fullmatch(r"( *)([\w.]+/)(?: +(\S.*))?", line).groups()  # type: ignore[union-attr]
        above = [*above[: len(spaces) // 2], name]
        found.append("".join(above))
        assert about or name == "src/" or name == "tests/", line
    return found


def test_the_tree_in_contributing_is_the_tree_of_the_repository() -> None:
    """Three levels, and four below src."""
    real: set[str] = set()
    for path in files():
        parts = path.relative_to(ROOT).parts[:-1]
        for depth in range(1, min(len(parts), 4 if "src" in parts[:1] else 3) + 1):
            real.add("/".join(parts[:depth]) + "/")
    shown = shown_folders()
    assert len(shown) == len(set(shown))
    assert sorted(real - set(shown)) == [], "folders that CONTRIBUTING.md does not show"
    assert sorted(set(shown) - real) == [], "folders in CONTRIBUTING.md that do not exist"


def test_the_first_change_in_contributing_is_green_and_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    code = textwrap.dedent(text.partition("```python\n")[2].partition("```")[0])
    names = dict(vars(support))
    exec(code, names)
    scene = names["test_gourmet_counts_a_one_that_a_card_has_made"]
    scene()
    monkeypatch.setattr(fame.Gourmet, "three_ones", lambda card, table, it: table.score(it.seat, 3, card.id))
    with pytest.raises(AssertionError):
        scene()


def test_there_is_no_lock_with_addresses() -> None:
    assert not (ROOT / "uv.lock").exists()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_requirements_are_exact_and_say_nothing_about_an_index(lock: Path) -> None:
    pin = re.compile(
        r"[a-z0-9-]+==[0-9][0-9a-z.]*( ; [a-z0-9_ '.<>=!()]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?", re.IGNORECASE
    )
    lines = lock.read_text(encoding="utf-8").splitlines()
    assert lines
    assert [line for line in lines if not pin.fullmatch(line)] == []


def test_the_three_locks_agree() -> None:
    play, dev, bench = (
        set((ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines())
        for name in ("play", "dev", "bench")
    )
    assert play <= dev <= bench


@pytest.mark.parametrize("name", ["node", "postgres"])
def test_what_is_fetched_only_where_it_is_missing_agrees_with_the_rest(name: str) -> None:
    def pins(lock: str) -> dict[str, str]:
        lines = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8").splitlines()
        return {package: version for package, _, version in (line.partition("==") for line in lines)}

    ours, theirs = pins("bench"), pins(name)
    assert {package: ours[package] for package in theirs if package in ours}.items() <= theirs.items()


def page_packages() -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads(PAGE_LOCK.read_text(encoding="utf-8"))["packages"]
    return packages


def addresses(value: object) -> list[str]:
    """Every web address in it, except where an author asks for support."""
    if isinstance(value, dict):
        return [found for key, item in value.items() if key != "funding" for found in addresses(item)]
    if isinstance(value, list):
        return [found for item in value for found in addresses(item)]
    return re.findall(r"https?:\S+", value) if isinstance(value, str) else []


def test_the_lock_of_the_page_names_no_registry() -> None:
    packages = page_packages()
    assert len(packages) > 1
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert addresses(packages) == []
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web" / ".npmrc").read_text(encoding="utf-8").splitlines()


def test_the_lock_of_the_page_holds_exact_and_sealed_packages() -> None:
    packages = {name: package for name, package in page_packages().items() if name}
    assert [name for name, package in packages.items() if not package["integrity"].startswith("sha512-")] == []


def test_the_lock_of_the_page_serves_every_platform() -> None:
    """A lock made where some platform's part was missing is refused by `npm ci` elsewhere."""
    packages = page_packages()
    wanted = {part for package in packages.values() for part in package.get("optionalDependencies", {})}
    held = {name.rpartition("node_modules/")[2] for name in packages}
    assert any("darwin" in part for part in wanted) and any("win32" in part for part in wanted)
    assert wanted - held == set()


def test_the_bundler_is_one_that_the_builder_asks_for() -> None:
    packages = page_packages()
    pinned = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["overrides"]["rolldown"]
    assert packages["node_modules/rolldown"]["version"] == pinned
    asked = packages["node_modules/vite"]["dependencies"]["rolldown"]
    assert re.fullmatch(r"~\d+\.\d+\.\d+", asked)
    least, given = ([int(part) for part in text.lstrip("~").split(".")] for text in (asked, pinned))
    assert given[:2] == least[:2] and given[2] >= least[2]


def test_the_integration_server_runs_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert "make test" in script.read_text(encoding="utf-8").splitlines()
    assert os.access(script, os.X_OK)


def test_the_readme_says_that_we_are_independent_and_who_owns_the_games() -> None:
    text = README.read_text(encoding="utf-8")
    assert re.search(r"\bindependent\b", text, re.IGNORECASE)
    for owner in ("IELLO", "Richard Garfield", "Weta Workshop", "Cryptozoic"):
        assert owner in text


def readme_blocks() -> list[str]:
    if not README.exists():
        return []
    return re.findall(r"^```python\n(.*?)^```", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_readme_shows_code() -> None:
    assert readme_blocks()


@pytest.mark.parametrize("code", readme_blocks(), ids=lambda code: code.strip().splitlines()[0][:40])
def test_the_code_of_the_readme_runs(code: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_no_extension_module_lies_in_the_sources() -> None:
    assert [path for kind in ("*.so", "*.pyd") for path in (ROOT / "src").rglob(kind)] == []


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == baffe.__version__
    assert f"## [{baffe.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_public_names_exist_and_are_listed_once() -> None:
    assert [name for name in baffe.__all__ if not hasattr(baffe, name)] == []
    assert len(set(baffe.__all__)) == len(baffe.__all__)


def imported(path: Path) -> set[str]:
    """The top-level names of the modules a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module is not None:
            names.add(node.module.partition(".")[0])
    return names


@pytest.mark.parametrize("part", ["kernel", "games"])
def test_rules_need_nothing_but_the_standard_library(part: str) -> None:
    allowed = {*sys.stdlib_module_names, "baffe"}
    found = {path.relative_to(ROOT).as_posix(): imported(path) - allowed for path in (SOURCE / part).rglob("*.py")}
    assert found
    assert {name: extra for name, extra in found.items() if extra} == {}
