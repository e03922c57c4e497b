"""Files with games: records and saves."""

import os
from pathlib import Path
from typing import Final

import baffe
from baffe import Table

OURS: Final = ("baffe record ", '{"baffe":')


def is_record(data: str) -> bool:
    return not data.lstrip().startswith("{")


def read_table(data: str) -> Table:
    """The table of a record or of a save."""
    return baffe.replay(data) if is_record(data) else baffe.load(data)


def check_writable(path: Path) -> None:
    """Refuse a file that is not a game, so that nothing else is ever lost."""
    if path.exists():
        with path.open(encoding="utf-8", errors="replace") as file:
            start = file.read(16)
        if start and not start.startswith(OURS):
            raise FileExistsError(17, "not a game", str(path))
    elif not path.absolute().parent.is_dir():
        raise FileNotFoundError(2, "no such folder", str(path))


def write(path: Path, data: str) -> None:
    """All of it or nothing."""
    check_writable(path)
    part = path.with_name(path.name + ".part")
    part.write_text(data, encoding="utf-8")
    os.replace(part, path)
