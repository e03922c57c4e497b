"""Writes out what declared fields stand for, in the copy of the sources that is about to be compiled.

In plain Python a class is completed when it is made (src/baffe/kernel/declared.py). A compiled class has to be whole
before: here its fields become annotations, and the same text of constructors and methods is put into the class.
"""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path
from typing import Any

MARKERS = ("kept", "this_turn", "derived")
ROOTS = {"baffe.kernel.state.Value": "value", "baffe.kernel.state.State": "state"}
STEP = "baffe.kernel.agenda.Step"
HEADER = (
    "from typing import TYPE_CHECKING, Any, Final\n\nif TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr\n"
)
# What is made of older things only is never part of a cycle: no collector needs to look at it.
ACYCLIC = "@mypyc_attr(acyclic=True)"
REUSED = "@mypyc_attr(acyclic=True, free_list_len=1)"
STATE_HEADER = "from baffe.kernel.reader import Reader\n"
SEAT_HEADER = "from baffe.kernel.seat import Seat\n"  # a constructor also names the types of what it inherits
PILE_HEADER = "from baffe.kernel.pile import Pile, read_pile, read_piles, write_piles\n"


def writer() -> Any:
    """The module that writes the methods, taken by itself: it needs nothing else of the package."""
    path = Path(__file__).resolve().parent.parent / "src" / "baffe" / "kernel" / "declared.py"
    spec = importlib.util.spec_from_file_location("declared", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["declared"] = module
    spec.loader.exec_module(module)
    return module


class Found:
    """A class of the sources."""

    def __init__(self, module: str, node: ast.ClassDef, bases: list[str]) -> None:
        self.name = f"{module}.{node.name}"
        self.node = node
        self.bases = bases

    def fields(self) -> list[ast.AnnAssign]:
        """Annotated names of the class body that belong to its objects."""
        return [
            line
            for line in self.node.body
            if isinstance(line, ast.AnnAssign) and not ast.unparse(line.annotation).startswith("ClassVar")
        ]

    def has(self, name: str) -> bool:
        for line in self.node.body:
            if isinstance(line, ast.FunctionDef) and line.name == name:
                return True
            if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == name:
                return True
        return False


def read(folder: Path, files: list[str]) -> dict[str, Found]:
    """Every class of these files, with the full names of its bases."""
    found: dict[str, Found] = {}
    for file in files:
        module = file.removesuffix(".py").replace("/", ".")
        tree = ast.parse((folder / file).read_text(encoding="utf-8"))
        names: dict[str, str] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                names |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                names[node.name] = f"{module}.{node.name}"
                bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
                found[names[node.name]] = Found(module, node, [names.get(base, base) for base in bases])
    return found


def lineage(cls: Found, known: dict[str, Found]) -> list[str]:
    """The classes that it descends from, the nearest first."""
    above: list[str] = []
    for base in cls.bases[:1]:
        above.append(base)
        if base in known:
            above += lineage(known[base], known)
    return above


def kind_of(cls: Found, known: dict[str, Found]) -> str:
    for base in lineage(cls, known):
        if base in ROOTS:
            return ROOTS[base]
    return ""


def parameters(cls: Found, known: dict[str, Found]) -> list[tuple[str, str, str]]:
    """What the constructor of a Value takes, inherited fields first."""
    above = [known[base] for base in cls.bases[:1] if base in known]
    inherited = parameters(above[0], known) if above else []
    return inherited + own_parameters(cls)


def own_parameters(cls: Found) -> list[tuple[str, str, str]]:
    if cls.has("__init__"):
        return []
    return [
        (ast.unparse(line.target), ast.unparse(line.annotation), ast.unparse(line.value) if line.value else "")
        for line in cls.fields()
    ]


def expand(folder: Path, files: list[str]) -> None:
    """Rewrite the files in that folder."""
    write = writer()
    known = read(folder, files)
    for file in files:
        module = file.removesuffix(".py").replace("/", ".")
        path = folder / file
        lines = path.read_text(encoding="utf-8").splitlines()
        classes = [cls for cls in known.values() if cls.name == f"{module}.{cls.node.name}"]
        header = ""
        for cls in sorted(classes, key=lambda cls: -cls.node.lineno):
            kind = kind_of(cls, known)
            if cls.name in ROOTS:
                strip_root(lines, cls)
                header = HEADER
            elif kind == "value":
                if STEP in lineage(cls, known) and not cls.has("name"):
                    lines.insert(cls.node.end_lineno or 0, f"    name = {write.named(cls.node.name)!r}")
                if own_parameters(cls):
                    expand_value(lines, cls, known, write)
                    header = header or HEADER
                    if any([kind == "Seat" for _, kind, _ in parameters(cls, known)]) and SEAT_HEADER not in header:
                        header += SEAT_HEADER if not names_seat(lines) else ""
            elif any([ast.unparse(decorator) == "acyclic" for decorator in cls.node.decorator_list]):
                lines[cls.node.decorator_list[0].lineno - 1] = REUSED
                header = header or HEADER
            elif kind == "state":
                expand_state(lines, cls, known, write)
                piles = any([ast.unparse(line.annotation) in write.PILES for line in cls.fields()])
                header = HEADER + STATE_HEADER + (PILE_HEADER if piles else "")
        if header:
            at = after_imports("\n".join(lines))
            lines[at:at] = header.splitlines()
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def names_seat(lines: list[str]) -> bool:
    """Whether a file imports or makes the type of a seat itself."""
    for node in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(node, ast.ImportFrom) and "Seat" in [alias.name for alias in node.names]:
            return True
    return False


def after_imports(text: str) -> int:
    """The line behind the last import at the top of a file."""
    last = 0
    for node in ast.parse(text).body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            last = node.end_lineno or last
        elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            break
    return last


def blank(lines: list[str], node: ast.stmt) -> None:
    for n in range(node.lineno - 1, node.end_lineno or node.lineno):
        lines[n] = ""


def strip_root(lines: list[str], cls: Found) -> None:
    """The compiled form has nothing to complete when a class is made."""
    for line in cls.node.body:
        if isinstance(line, ast.FunctionDef) and line.name == "__init_subclass__":
            blank(lines, line)
    for decorator in cls.node.decorator_list:
        lines[decorator.lineno - 1] = ""
    if ROOTS[cls.name] == "value":
        lines[cls.node.lineno - 1] = ACYCLIC + "\n" + lines[cls.node.lineno - 1]


def indented(made: list[str]) -> list[str]:
    return ["    " + line for line in made]


def expand_value(lines: list[str], cls: Found, known: dict[str, Found], write: Any) -> None:
    above = [known[base] for base in cls.bases[:1] if base in known]
    inherited = parameters(above[0], known) if above else []
    own = own_parameters(cls)
    made = write.constructor(inherited, own)
    if STEP in lineage(cls, known) and not cls.has("shape"):
        made = [f"shape = {write.shape_of(inherited + own)!r}", *made]
    for field in cls.fields():
        blank(lines, field)
    lines.insert(cls.node.end_lineno or 0, "\n".join(indented(made)))
    if STEP not in lineage(cls, known):  # a step is generic, and most of them live as long as the program
        lines[cls.node.lineno - 1] = REUSED + "\n" + lines[cls.node.lineno - 1]


def expand_state(lines: list[str], cls: Found, known: dict[str, Found], write: Any) -> None:
    fields: list[Any] = []
    for line in cls.fields():
        call = line.value
        if not isinstance(call, ast.Call) or ast.unparse(call.func) not in MARKERS:
            raise SystemExit(f"{cls.name}.{ast.unparse(line.target)} does not say how it is kept")
        arguments = {keyword.arg or "": ast.unparse(keyword.value) for keyword in call.keywords}
        if call.args:
            arguments["start"] = ast.unparse(call.args[0])
        name, annotation = ast.unparse(line.target), ast.unparse(line.annotation)
        fields.append(write.Field(name, annotation.strip("'\""), ast.unparse(call.func), arguments))
        blank(lines, line)
        lines[line.lineno - 1] = f"    {name}: {annotation}"
    base = cls.bases[0] if cls.bases and kind_of(known[cls.bases[0]], known) == "state" else ""
    made = write.state_methods(cls.node.name, base.rpartition(".")[2], fields)
    made = drop_own(made, cls)
    lines.insert(cls.node.end_lineno or 0, "\n".join(indented(made)))


def drop_own(made: list[str], cls: Found) -> list[str]:
    """What a class writes itself stays."""
    kept: list[str] = []
    dropping = False
    for line in made:
        if line.startswith("def "):
            dropping = cls.has(line.removeprefix("def ").partition("(")[0])
        if not dropping:
            kept.append(line)
    return kept
