"""What a server keeps, as its guests and its operator meet it: quotas, the bin, `baffe tidy`."""

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
import typer

from baffe.cli.speech import Language
from baffe.cli.tidy import tidy
from baffe.service.settings import ServiceSettings
from tests.web.serving import Serving
from tests.web.test_serve import first_line, serving

GOLDEN = Path(__file__).parents[1] / "service/golden/tables.sql"
SEATS = [{"kind": "me"}, {"kind": "open"}]


def inside(folder: Path, statement: str, values: Iterable[Any] = ()) -> list[tuple[Any, ...]]:
    """Ask the database behind the server's back."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        found = database.execute(statement, tuple(values)).fetchall()
    database.close()
    return found


def test_an_address_that_has_its_tables_is_refused_by_name_and_stored_as_a_hash_only(tmp_path: Path) -> None:
    openers: list[tuple[Any, ...]] = []
    for folder in (tmp_path / "one", tmp_path / "other"):
        with Serving(folder, service=ServiceSettings(bot_workers=1, tables_kept=2)) as server:
            for _ in range(2):
                with server.guest() as somebody:
                    somebody.open("me", "open")
            with server.guest() as somebody:
                answer = somebody.ask("POST", "/tables", {"game": "duel", "seats": SEATS})
                assert (answer.status_code, answer.json()["code"]) == (409, "too_many_tables")
        openers += inside(folder, "SELECT DISTINCT opener FROM tables")
        assert b"127.0.0.1" not in (folder / "tables.sqlite").read_bytes()
    assert len({*openers}) == 2, "each server has its own key"


def test_a_table_that_was_put_away_says_so_and_comes_back_for_its_host(tmp_path: Path) -> None:
    with Serving(tmp_path) as server, server.guest() as lea:
        code = lea.open("me", "open")
        cookies = lea.http.cookies
    inside(tmp_path, "UPDATE tables SET binned_on = 0")
    with Serving(tmp_path) as server, server.guest() as lea, server.guest() as stranger:
        stranger.told("GET", "/server")
        answer = stranger.ask("GET", f"/tables/{code}")
        assert (answer.status_code, answer.json()["code"]) == (410, "put_away")
        assert answer.headers["cache-control"] == "no-store"
        with stranger.sit(code) as line:
            assert line.next("error")["code"] == "put_away"
            assert line.code_of_end() == 4410
        lea.http.cookies = cookies
        assert lea.told("GET", f"/tables/{code}")["table"]["code"] == code
        assert stranger.told("GET", f"/tables/{code}")["table"]["code"] == code
    assert inside(tmp_path, "SELECT binned_on FROM tables") == [(None,)]


def test_how_long_tables_are_kept_is_a_setting_that_is_logged(tmp_path: Path) -> None:
    with serving("--quiet", "--port", "0", "--data", str(tmp_path), "--keep-days", "0", "--log", "json") as program:
        first_line(program)
        program.terminate()
        errors = program.communicate(timeout=30)[1]
    assert '"unused_days": "for ever"' in errors and '"event": "tables are kept"' in errors


def tidied(capsys: pytest.CaptureFixture[str], folder: Path, *restore: str, lang: str = "en") -> tuple[int, str]:
    """What `baffe tidy` returns and says."""
    try:
        tidy(folder, restore=list(restore), lang=Language(lang))
        code = 0
    except typer.Exit as done:
        code = done.exit_code
    return code, "".join(capsys.readouterr())


def test_an_operator_tidies_and_brings_tables_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tidied(capsys, tmp_path) == (1, f"baffe: There is no database in {tmp_path}.\n")
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.executescript(GOLDEN.read_text("utf-8"))
    database.close()
    done, told = tidied(capsys, tmp_path)
    assert done == 0 and told.startswith("One finished game packed.\nThe database had 0.")
    [code], *_ = inside(tmp_path, "SELECT code FROM tables")
    inside(tmp_path, "UPDATE tables SET binned_on = 0")
    done, told = tidied(capsys, tmp_path, code.lower(), "NONE", lang="fr")
    assert done == 1 and f": {code}\n" in told and "pas de table NONE" in told
    assert inside(tmp_path, "SELECT code FROM tables WHERE binned_on IS NULL") == [(code,)]
    with Serving(tmp_path):
        done, told = tidied(capsys, tmp_path)
        assert done == 1 and "another server" in told
