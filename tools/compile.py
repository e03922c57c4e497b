"""Build the compiled form: a copy of the package in build/compiled, with extension modules beside the sources.

Nothing is ever written into src/, because a stale extension beside a source would win silently.
Which modules are compiled is said in pyproject.toml, under [tool.baffe].
"""

from __future__ import annotations

import argparse
import concurrent.futures
import contextlib
import fcntl
import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.expand import expand  # noqa: E402

SOURCE = ROOT / "src" / "baffe"
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
TINY = ROOT / "tests" / "tiny"
TINY_PACKAGE = "baffe_tiny"
STAMP = "compiled.stamp"
SIZE = "compiled.size"  # bytes of C written by mypyc, white space aside; the C itself is removed after the build
PROFILED = "profiled"
QUICK = "quick"  # built for tests: in half the time, a little slower, equal in its results
OPTIMISE = "3"
TRAINING = (  # jobs of the benchmark's worker
    "tokyo:4:quiet", "tokyo:2:quiet", "tokyo:6:loud", "duel:2:quiet", "duel:2:loud",
    "heavy_hitters:4:quiet", "heavy_hitters:2:loud", "tokyo:copy", "duel:copy", "heavy_hitters:copy", "tokyo:load",
)  # fmt: skip
JOBS = max(1, os.cpu_count() or 1)
ZIGLANG = ROOT / "requirements" / "ziglang.txt"  # a C compiler from the package index, for machines without one


def fail(sentence: str) -> None:
    sys.exit(f"compile: {sentence}")


def modules() -> list[str]:
    """The files to compile, relative to the folder that holds the package."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["baffe"]
    chosen = {path for glob in settings["compiled"] for path in SOURCE.glob(glob)}
    plain = {path for glob in settings["plain"] for path in SOURCE.glob(glob)}
    found = sorted(path for path in chosen - plain if path.name not in ("__init__.py", "__main__.py"))
    if not found:
        fail("no module of src/baffe matches [tool.baffe] compiled.")
    tiny = [f"{TINY_PACKAGE}/{path.name}" for path in tiny_games() if path.name != "__init__.py"]
    return [path.relative_to(SOURCE.parent).as_posix() for path in found] + tiny


def sources() -> list[Path]:
    """Everything the package consists of."""
    return sorted(
        path
        for path in SOURCE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".pyc", ".so", ".pyd")
    )


def tiny_games() -> list[Path]:
    """The tiny games of the generic tests: compiled classes can only be extended by compiled ones."""
    return sorted(TINY.glob("*.py"))


def compiler() -> list[str]:
    """The machine's C compiler, else zig's from the package index."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        fail("Python's C headers are missing; please install them (on Debian or Ubuntu the package python3-dev).")
    wish = os.environ.get("CC")
    if wish:
        return shlex.split(wish)
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            return [name]
    zig = [sys.executable, "-m", "ziglang", "cc"]
    if not answers([*zig, "--version"]):
        uv = Path(sys.executable).parent / "uv"
        tool = [str(uv), "pip", "install", "--python", sys.executable] if uv.exists() else []
        subprocess.run(
            [*(tool or [sys.executable, "-m", "pip", "install"]), "--quiet", "-r", str(ZIGLANG)], check=False
        )
    if not answers([*zig, "--version"]):
        fail("there is no C compiler here; please install one (on Debian or Ubuntu the package gcc).")
    return zig


def answers(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def fingerprint(chosen: list[str], cc: list[str]) -> str:
    """What the result depends on: sources, this script, Python, mypy and the compiler."""
    digest = hashlib.sha256()
    asked = subprocess.run([*cc, "--version"], capture_output=True, text=True, check=False).stdout
    about = [sys.version, platform.platform(), version("mypy"), version("setuptools"), asked, OPTIMISE, *cc, *chosen]
    digest.update("\0".join(about).encode())
    for path in (Path(__file__).resolve(), Path(__file__).with_name("expand.py").resolve(), *sources(), *tiny_games()):
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def build(folder: Path, chosen: list[str], cc: list[str], quick: bool) -> None:
    """Copy the package into an empty folder and compile the chosen modules there.

    One file for all lets the compiler see everything; many are quicker, as they share the cores.
    """
    from mypyc.build import mypycify
    from mypyc.common import RUNTIME_C_FILES
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools has no types
        """setuptools compiles the files of one extension one after the other; we have more cores than one."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_all(files: list[str], *args: Any, **options: Any) -> list[str]:
                # The longest first, so that no core is left alone with it at the end.
                order = sorted(files, key=lambda file: -Path(file).stat().st_size)
                with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
                    waiting = [pool.submit(one_by_one, [file], *args, **options) for file in order]
                    done = dict(zip(order, [part.result() for part in waiting], strict=True))
                return [name for file in files for name in done[file]]

            self.compiler.compile = compile_all
            super().build_extensions()

    for path in sources():
        copy = folder / path.relative_to(SOURCE.parent)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    for path in tiny_games():
        copy = folder / TINY_PACKAGE / path.name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    expand(folder, chosen)
    shared = "-bundle -undefined dynamic_lookup" if sys.platform == "darwin" else "-shared"
    os.environ["CC"] = shlex.join(cc)
    os.environ["LDSHARED"] = f"{shlex.join(cc)} {shared}"
    with contextlib.chdir(folder):
        extensions = mypycify(
            ["--config-file=", "--explicit-package-bases", f"--cache-dir={BUILD / 'mypy-cache'}", *chosen],
            opt_level="1" if quick else OPTIMISE,
            debug_level="0",
            multi_file=quick,
            group_name="baffe",
            target_dir=str(folder / "c"),
        )
        distribution = Distribution({"name": "baffe", "ext_modules": extensions})
        command = ParallelBuild(distribution)
        command.build_lib = str(folder)
        command.build_temp = str(folder / "objects")
        command.ensure_finalized()
        command.run()
    written = [path.read_bytes() for path in (folder / "c").rglob("*.[ch]") if path.name not in RUNTIME_C_FILES]
    size = sum([len(b" ".join(code.split())) for code in written])  # four fifths of one big file are indents
    (folder / SIZE).write_text(f"{size}\n", encoding="utf-8")
    shutil.rmtree(folder / "c", ignore_errors=True)
    shutil.rmtree(folder / "objects", ignore_errors=True)


def check(folder: Path, chosen: list[str]) -> None:
    """Import every compiled module and see that it is one."""
    names = [file.removesuffix(".py").replace("/", ".") for file in chosen]
    script = (
        "import importlib, sys\n"
        "wrong = [n for n in sys.argv[1:] if importlib.import_module(n).__file__.endswith('.py')]\n"
        "sys.exit('not compiled: ' + ', '.join(wrong) if wrong else 0)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    if subprocess.run([sys.executable, "-c", script, *names], env=environment, check=False).returncode != 0:
        fail("the compiled form does not import.")


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One build at a time."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "compile.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build_anew(folder: Path, chosen: list[str], cc: list[str], flags: str, quick: bool = False) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    os.environ["CFLAGS"] = flags
    build(folder, chosen, cc, quick)
    check(folder, chosen)


def knows_profiles(cc: list[str]) -> bool:
    """gcc can be told by a first build which ways through the code are taken most."""
    asked = subprocess.run([*cc, "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in asked


def train(folder: Path) -> None:
    """Random games of every size and kind: what a simulation does."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    for job in TRAINING:
        subprocess.run(
            [sys.executable, "-m", "baffe.arena.worker", job, "1"],
            env=environment,
            check=True,
            stdout=subprocess.DEVNULL,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the compiled form of the package into build/compiled.")
    parser.add_argument("--force", action="store_true", help="build even when nothing has changed")
    parser.add_argument("--profile", action="store_true", help="build twice, guided by games played in between (gcc)")
    parser.add_argument("--quick", action="store_true", help="for tests: in half the time, a little slower")
    arguments = parser.parse_args()
    chosen = modules()
    cc = compiler()
    profile: bool = arguments.profile and knows_profiles(cc)
    if arguments.profile and not profile:
        print("This compiler is not gcc: built without a profile.", file=sys.stderr)
    with alone():
        wanted = fingerprint(chosen, cc)
        stamp = TARGET / STAMP
        there = stamp.read_text(encoding="utf-8").split() if stamp.is_file() else []
        enough = (not profile or PROFILED in there) and (arguments.quick or QUICK not in there)
        if not arguments.force and there[:1] == [wanted] and enough:
            check(TARGET, chosen)
            print(f"{len(chosen)} compiled modules are up to date")
            return
        began = time.monotonic()
        fresh = BUILD / "compiling"
        flags = os.environ.get("CFLAGS", "")
        if profile:
            ways = BUILD / "profile"
            shutil.rmtree(ways, ignore_errors=True)
            build_anew(fresh, chosen, cc, f"{flags} -fprofile-generate -fprofile-update=single -fprofile-dir={ways}")
            train(fresh)
            flags += f" -fprofile-use -fprofile-partial-training -fprofile-dir={ways} -Wno-missing-profile"
        quick: bool = arguments.quick and not profile
        build_anew(fresh, chosen, cc, flags, quick)
        (fresh / STAMP).write_text(f"{wanted} {PROFILED if profile else QUICK if quick else ''}", encoding="utf-8")
        shutil.rmtree(TARGET, ignore_errors=True)
        fresh.rename(TARGET)
        print(f"{len(chosen)} modules compiled in {time.monotonic() - began:.1f} s")


if __name__ == "__main__":
    main()
