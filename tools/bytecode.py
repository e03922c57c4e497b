"""Bytecode for the page, made by the interpreter that will run it: half of the time of a start is saved.

The build runs this inside Pyodide, where `archive` is the file that tools/archive.py has written. It imports every
module of ours, and so finds out which part of the standard library goes with it.
"""

import ast
import importlib
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import source_hash

LONG_AGO = (1980, 1, 1, 0, 0, 0)


def used_library(archive: str, library: str) -> set[str]:
    """The files of the library that our modules and the interpreter itself have loaded."""
    sys.path.insert(0, archive)
    with zipfile.ZipFile(archive) as ours:
        names = [name.removesuffix(".py").removesuffix("/__init__") for name in ours.namelist()]
    for name in names:
        importlib.import_module(name.replace("/", "."))
    files = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    return {file.removeprefix(library + "/") for file in files if file.startswith(library + "/")}


def bytecode(source: bytes, name: str) -> bytes:
    """Without docstrings: nobody reads them there. Assertions stay."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(
            node, clean=False
        ):
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    code = compile(tree, name, "exec", dont_inherit=True)
    made: bytes = _code_to_hash_pyc(code, source_hash(source), False)  # taken as it is, whatever the source says
    return made


def compile_archive(source: str, target: str, wanted: set[str] | None = None) -> None:
    """The same files as bytecode, or only those that are wanted. Not packed: the page gets them packed as a whole."""
    with zipfile.ZipFile(source) as sources, zipfile.ZipFile(target, "w") as made:
        for name in sorted(sources.namelist()):
            if name.endswith(".py") and (wanted is None or name in wanted):
                made.writestr(zipfile.ZipInfo(name + "c", LONG_AGO), bytecode(sources.read(name), name))
