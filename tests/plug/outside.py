"""A game of somebody else: one of the tiny games in a package, built as a wheel, installed into a fresh environment."""

import shutil
import site
import subprocess
import sys
from pathlib import Path
from typing import Final

TINY: Final = Path(__file__).parents[1] / "tiny"
PROJECT: Final = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{package}"
version = "1.0"

[project.entry-points."baffe.games"]
ambush = "{module}.plugs:AMBUSH"

[tool.setuptools]
packages = ["{module}"]

[tool.setuptools.package-data]
{module} = ["texts/*/*/*.ftl"]
"""


def run(*command: str | Path) -> None:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def project(folder: Path, package: str = "baffe-ambush") -> Path:
    """The sources of the package, as somebody else would have written them."""
    module = package.replace("-", "_")
    shutil.copytree(TINY / "texts", folder / module / "texts", ignore=shutil.ignore_patterns("hexwalk"))
    for name in ("__init__.py", "ambush.py", "bold.py", "plugs.py"):
        source = (TINY / name).read_text(encoding="utf-8")
        (folder / module / name).write_text(source.replace("tests.tiny", module), encoding="utf-8")
    (folder / "pyproject.toml").write_text(PROJECT.format(package=package, module=module), encoding="utf-8")
    return folder


def wheel_of(sources: Path) -> Path:
    """Built with what is installed: nothing is fetched."""
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--no-cache-dir")
    run(*pip, "wheel", *offline, "--wheel-dir", sources / "dist", sources)
    return next((sources / "dist").glob("*.whl"))


def environment_with(wheel: Path, folder: Path) -> Path:
    """A fresh environment in which baffe is as it is here, and the wheel beside it; its Python."""
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    python = folder / "bin/python"
    place = next(folder.glob("lib/python*/site-packages"))
    ours = "; ".join([f"site.addsitedir({path!r})" for path in site.getsitepackages()])
    (place / "ours.pth").write_text(f"import site; {ours}\n", encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", python)
    run(*pip, "install", "--no-index", "--no-deps", wheel)
    return python
