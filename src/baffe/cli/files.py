"""Files with games: records and saves."""

import json
import os
from pathlib import Path
from typing import Final

import baffe
from baffe import Table

TITLE: Final = "baffe record "


def is_record(data: str) -> bool:
    return not data.lstrip().startswith("{")


def read_table(data: str) -> Table:
    """The table of a record or of a save."""
    return baffe.replay(data) if is_record(data) else baffe.load(data)


def is_game(data: str) -> bool:
    """Whether the text is a record or a save, sound or not; an empty file counts."""
    if is_record(data):
        return data.startswith(TITLE) or not data.strip()
    try:
        return "baffe" in json.loads(data)
    except (ValueError, RecursionError):
        return False


def check_writable(path: Path) -> None:
    """Refuse a file that is not a game, so that nothing else is ever lost."""
    if path.exists():
        if not is_game(path.read_text(encoding="utf-8", errors="replace")):
            raise FileExistsError(17, "not a game", str(path))
    elif not path.absolute().parent.is_dir():
        raise FileNotFoundError(2, "no such folder", str(path))


def write(path: Path, data: str) -> None:
    """All of it or nothing."""
    check_writable(path)
    part = path.with_name(path.name + ".part")
    part.write_text(data, encoding="utf-8")
    os.replace(part, path)
