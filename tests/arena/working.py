"""Jobs for crews, in a module of their own so that other processes find them."""

import os
import time
from pathlib import Path


def squared(number: int) -> int:
    return number * number


def refused(number: int) -> int:
    raise ValueError(f"not {number}")


def deadly(number: int) -> int:
    os._exit(number)


def noted(folder: str, number: int) -> int:
    """Each run is noted; the first run of job 1 tells its process and waits for somebody to kill it."""
    runs = Path(folder) / f"runs-{number}"
    with runs.open("a", encoding="utf-8") as file:
        file.write("run\n")
    if number == 1 and len(runs.read_text(encoding="utf-8").splitlines()) == 1:
        half = Path(folder) / "half"
        half.write_text(str(os.getpid()), encoding="utf-8")
        half.rename(Path(folder) / "victim")
        time.sleep(600)
    return number * number
