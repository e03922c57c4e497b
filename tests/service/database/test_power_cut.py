"""A power cut leaves what the disk had confirmed: every acknowledged entry is in it.

The files as of each completed fsync are kept beside the database by a small library (power.c). After every
acknowledgement they are set aside as the machine would find them, and opened again at the end.
"""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Engine, event
from tools.compile import compiler

from baffe.service.database import open_store
from tests.service.database.support import entry, snapshot, table

ENTRIES = 40
LONG = "x" * 110_000  # so that the log is moved into the file once


def play(file: Path, ledger: Path, found: Path) -> None:
    """What the process does whose power is cut."""

    async def story() -> None:
        store = open_store(f"sqlite:///{file}")
        await store.start()
        await store.create(table())
        for number in range(ENTRIES):
            await store.append("AAAA", entry(number), snapshot(number, LONG))
            shutil.copytree(ledger, found / str(number))
        os._exit(0)  # nothing is closed in peace

    asyncio.run(story())


def be_hasty() -> None:
    """Commits do not wait for the disk."""
    event.listen(Engine, "begin", lambda connection: connection.exec_driver_sql("PRAGMA synchronous = NORMAL"))
    event.listen(Engine, "connect", lambda plain, _: plain.execute("PRAGMA synchronous = NORMAL"))


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("power") / "power.so"
    source = Path(__file__).with_name("power.c")
    subprocess.run([*compiler(), "-shared", "-fPIC", "-o", str(made), str(source), "-ldl"], check=True)
    return made


def lost_after_cuts(library: Path, folder: Path, how: str) -> list[int]:
    """The entries that were acknowledged and are not in what the disk had by then."""
    ledger, found = folder / "ledger", folder / "found"
    ledger.mkdir()
    found.mkdir()
    environment = {**os.environ, "LD_PRELOAD": str(library), "BAFFE_LEDGER": str(ledger)}
    environment["PYTHONPATH"] = os.pathsep.join([path for path in sys.path if path])
    script = (
        "import sys; from pathlib import Path; from tests.service.database import test_power_cut as it\n"
        "if sys.argv[1] == 'hasty': it.be_hasty()\n"
        "it.play(*[Path(one) for one in sys.argv[2:]])"
    )
    command = [sys.executable, "-c", script, how, str(folder / "baffe.db"), str(ledger), str(found)]
    subprocess.run(command, env=environment, check=True, timeout=120)
    return [number for number in range(ENTRIES) if number not in entries_in(found / str(number) / "baffe.db")]


def entries_in(file: Path) -> set[int]:
    database = sqlite3.connect(file)
    try:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        if not database.execute("SELECT name FROM sqlite_master WHERE name = 'entries'").fetchall():
            return set()  # not even its tables had reached the disk
        return {number for (number,) in database.execute("SELECT number FROM entries")}
    finally:
        database.close()


@pytest.mark.slow
def test_what_was_acknowledged_survives_a_power_cut_at_any_moment(library: Path, tmp_path: Path) -> None:
    assert lost_after_cuts(library, tmp_path, "careful") == []


@pytest.mark.slow
def test_commits_that_do_not_wait_for_the_disk_would_be_noticed(library: Path, tmp_path: Path) -> None:
    assert lost_after_cuts(library, tmp_path, "hasty") != []
