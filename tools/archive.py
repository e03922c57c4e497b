"""Pack the Python that runs inside the page: rules, bots, running game. `python tools/archive.py FILE` writes it.

Standard library only, so it needs nothing beside the interpreter. The same sources give the same bytes: the file is
named by a hash of them, and browsers keep it for as long as nothing has changed.
"""

import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PARTS = ("kernel", "session", "games", "bots", "inside")
# a game beside the real box; lists for the page
NOT_PLAYED = ("kernel/real.py", "games/*/printed.py")
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the first date that such a file can say


def packed_files() -> list[Path]:
    """Every file of the archive, in a fixed order."""
    package = SOURCE / "baffe"
    left_out = {path for pattern in NOT_PLAYED for path in package.glob(pattern)}
    files = [path for part in PARTS for path in (package / part).rglob("*.py")]
    return [package / "__init__.py", *sorted([path for path in files if path not in left_out])]


def pack(target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in packed_files():
            name = path.relative_to(SOURCE).as_posix()
            info = zipfile.ZipInfo(name, LONG_AGO)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes())


if __name__ == "__main__":
    pack(Path(sys.argv[1]))
