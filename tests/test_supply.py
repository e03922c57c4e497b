"""Locks name files by their hashes and no address; licences and a bill of materials go with what is shipped."""

import json
import re
from pathlib import Path

import pytest
from tools import supply

ROOT = Path(__file__).parent.parent


def test_the_packages_of_the_page_are_locked_by_hashes_and_no_address() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    packages = {name: about for name, about in lock["packages"].items() if name}
    assert packages
    assert [name for name, about in packages.items() if "integrity" not in about] == []
    assert [name for name, about in packages.items() if "resolved" in about] == []


def test_the_licences_of_all_packages_that_the_server_needs_are_known() -> None:
    packages = supply.of_server()
    pins = re.findall(r"^([\w.-]+==\S+)", (ROOT / "requirements/play.txt").read_text("utf-8"), re.MULTILINE)
    assert [f"{one.name}=={one.version}" for one in packages] == pins
    assert [one.name for one in packages if one.licence == "unknown" or not one.hashes] == []


def test_a_bill_names_every_component_once_with_its_version_and_licence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "packages.json").write_text(json.dumps(["svelte"]), "utf-8")
    shipped = supply.of_page(tmp_path)
    assert {"svelte", "lilita-one", "source-sans-3"} <= {one.name for one in shipped}
    assert all([one.texts for one in shipped])
    monkeypatch.setattr(supply, "of_page", lambda: shipped)
    bill = supply.bill()
    named = [(one["name"], one.get("version")) for one in bill["components"]]
    assert len(named) == len(set(named)) > 40
    assert all([one["licenses"][0]["license"]["name"] for one in bill["components"]])


def test_a_check_that_could_ask_nobody_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    skipped = {"dependencies": [{"name": "one", "skip_reason": "not found"}]}
    monkeypatch.setattr(supply, "_asked", lambda command: skipped if "pip-audit" in command else None)
    assert supply.audit() == 0
    assert capsys.readouterr().out.count("nothing was checked") == 2
    bad = {"dependencies": [{"name": "one", "version": "1", "vulns": [{"id": "CVE-1"}]}]}
    monkeypatch.setattr(supply, "_asked", lambda command: bad if "pip-audit" in command else None)
    assert supply.audit() == 1
    assert "one 1: CVE-1" in capsys.readouterr().out
